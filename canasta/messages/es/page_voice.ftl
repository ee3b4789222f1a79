### Voz en una mesa privada.

page-voice-about = Os oís directamente, de navegador a navegador. No se graba nada. Los compañeros no pueden hablar de sus cartas.
page-voice-not_allowed = En esta mesa la voz está desactivada. El anfitrión puede activarla.
page-voice-members = Jugadores en el chat de voz
page-voice-nobody = Todavía no hay nadie en el chat de voz.
page-voice-open = { $number ->
    [one] Voz, habla un jugador
   *[other] Voz, hablan { $number } jugadores
    }
page-voice-microphone = Micrófono
page-voice-join = Entrar con micrófono
page-voice-leave = Salir de la voz
page-voice-mute_own = Silenciar el micrófono
page-voice-unmute_own = Activar el micrófono
page-voice-unmute = Volver a oír
page-voice-retry = Intentar de nuevo
page-voice-asking = Tu navegador pregunta si puede usar el micrófono. Elige Permitir.
page-voice-refused = El navegador bloquea el micrófono en esta página. Toca el icono junto a la dirección, permite el micrófono e inténtalo de nuevo.
page-voice-no_microphone = No se puede usar ningún micrófono. Conecta uno, o cierra otros programas que lo usen, e inténtalo de nuevo.
page-voice-insecure = Los navegadores solo permiten el micrófono en direcciones https. Pide una a quien administra este servidor.
page-voice-joining = Conectando …
page-voice-connecting = conectando …
page-voice-unblock = Activar el sonido
page-voice-failed = No fue posible una conexión directa con { $name }. Pasa entre redes distintas, como la de casa y la del móvil. Quien administra este servidor puede instalar un servidor TURN, con el que funciona.
page-voice-sign-here = en la voz
page-voice-sign-speaking = habla
page-voice-sign-muted = en silencio
page-voice-sign-failed = sin conexión
