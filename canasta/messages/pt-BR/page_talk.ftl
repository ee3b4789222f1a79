### A conversa na mesa.

page-talk-title = Conversa
page-talk-lines = Últimas mensagens
page-talk-none = Ninguém disse nada ainda.
page-talk-reactions = Reações
page-talk-phrases = Frases
page-talk-line = Mensagem
page-talk-send = Enviar
page-talk-later = Você pode escrever entre as rodadas; parceiros não podem falar de suas cartas.
page-talk-no_text = Nesta mesa há só reações e frases.
page-talk-mute = Silenciar
page-talk-mute_who = Silenciar { $name }
page-voice-title = Voz
page-voice-allow = Voz nesta mesa
