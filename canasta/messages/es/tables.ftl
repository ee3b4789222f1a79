### What people agree on, say and report at the tables of a server, and the clock.

cli-reports-short = mostrar las denuncias de los jugadores del servidor
cli-reports-help = Muestra las denuncias del servidor, la más reciente primero: quién denuncia a quién, por qué, y lo que se dijo en la mesa justo antes. El resto de la conversación no se guarda.
cli-reports-example = { $program } reports
cli-reports-exit_1 = { "" }
cli-reports-none = No hay denuncias.
cli-reports-one = { $at }: { $who } denuncia a { $whom }
cli-reports-where = En la mesa { $table }; el identificador de la persona es { $person }.

server-proposal = Contesta primero la propuesta pendiente.
server-not_asked = No se te ha preguntado nada, o ya has contestado.
server-turned_down = En esta mano los demás ya han dicho que no { $number } veces. Sigue jugando; podrás volver a pedirlo en la próxima.
server-no_take_back = En esta mesa no se puede volver atrás después de ver cartas nuevas.
server-no_onlookers = Esta mesa ya no permite espectadores.
server-no_hand = No se está jugando ninguna mano.
server-no_clock = Esta mesa no tiene reloj.
server-out_of_time = Se te ha acabado el tiempo: un bot juega por ti el resto del turno.
server-no_person = Esta persona no está aquí.
server-no_phrase = «{ $phrase }» no es una de las frases que se pueden decir aquí.
server-no_words = El mensaje está vacío.
server-no_chat = En esta mesa solo se pueden usar las frases hechas.
server-chat_later = Durante la mano no se puede escribir. Usa una de las frases, o espera a que termine la mano.
server-talk_fast = Demasiados mensajes en poco tiempo. Espera un momento.
server-many_reports = Hoy ya has denunciado { $number } veces. Espera hasta mañana.
server-no_voice = En esta mesa la voz está desactivada. El anfitrión puede activarla.
server-voice_public = La voz es solo para mesas privadas. Haz privada la mesa primero, o desactiva la voz.
server-voice_socket = La voz necesita un socket suscrito a la mesa. Suscríbete primero.
server-not_in_voice = No estás en el chat de voz. Entra primero.
server-no_voice_member = Este jugador no está en el chat de voz.

talk-hello = ¡Hola!
talk-good_luck = ¡Suerte!
talk-thanks = ¡Gracias!
talk-you_are_welcome = De nada.
talk-well_played = ¡Bien jugado!
talk-sorry = ¡Perdón!
talk-oops = ¡Uy!
talk-one_moment = Un momento, por favor.
talk-i_am_back = Ya estoy aquí.
talk-take_your_time = Sin prisa.
talk-your_turn = Te toca.
talk-good_game = ¡Buena partida!
talk-another_game = ¿Otra partida?
talk-must_go = Tengo que irme.
talk-goodbye = ¡Adiós!
talk-clap = ¡Bravo!
talk-smile = (sonríe)
talk-heart = ¡Me encanta!
talk-thinking = Déjame pensar …

alert-turn = Te toca
alert-turn_body = En la mesa con { $names }.
alert-invited = { $name } te invita a jugar
alert-invited_body = Abre la invitación.
alert-rematch = ¿Otra partida?
alert-rematch_body = { $name } pide la revancha.
server-no_push = No se conoce el servicio de avisos de este navegador. Usa otro navegador, o juega sin avisos.
