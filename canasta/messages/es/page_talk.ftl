### La conversación en la mesa.

page-talk-title = Conversación
page-talk-lines = Últimos mensajes
page-talk-none = Todavía nadie ha dicho nada.
page-talk-reactions = Reacciones
page-talk-phrases = Frases
page-talk-line = Mensaje
page-talk-send = Enviar
page-talk-later = Puedes escribir entre mano y mano; los compañeros no pueden hablar de sus cartas.
page-talk-no_text = En esta mesa solo hay reacciones y frases.
page-talk-mute = Silenciar
page-talk-mute_who = Silenciar a { $name }
page-voice-title = Voz
page-voice-allow = Voz en esta mesa
