### What people agree on, say and report at the tables of a server, and the clock.

cli-reports-short = mostrar lo que se ha denunciado en el servidor
cli-reports-help = Mostrar lo que la gente del servidor te ha denunciado a ti, que lo llevas, lo último primero: quién denuncia a quién, por qué, y lo que se dijo en la mesa justo antes. De lo demás que se dice no se guarda nada.
cli-reports-example = { $program } reports
cli-reports-exit_1 = { "" }
cli-reports-none = Nadie ha denunciado nada.
cli-reports-one = { $at }: { $who } denuncia a { $whom }
cli-reports-where = En la mesa { $table }; el identificador de la persona es { $person }.

server-proposal = Hay una propuesta: primero hay que contestarla.
server-not_asked = No se te ha preguntado nada, o ya has contestado.
server-turned_down = En esta mano ya te han dicho que no { $number } veces. Sigue jugando; en la próxima podrás volver a pedirlo.
server-no_take_back = En esta mesa no se vuelve atrás una vez que se ha visto algo nuevo.
server-no_onlookers = En esta mesa ya no se puede mirar.
server-no_hand = No hay ninguna mano en juego.
server-no_clock = En esta mesa no hay reloj.
server-out_of_time = Se te ha acabado el tiempo: un bot juega por ti el resto del turno.
server-no_person = Aquí no hay nadie así.
server-no_phrase = '{ $phrase }' no es una frase que se pueda decir aquí.
server-no_words = Esta línea está vacía.
server-no_chat = En esta mesa solo hay frases hechas.
server-chat_later = Durante la mano no se escribe en la mesa. Usa una de las frases, o espera a que termine la mano.
server-talk_fast = Dices mucho en poco tiempo. Espera un momento.
server-many_reports = Hoy ya has denunciado { $number } veces. Espera hasta mañana.

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
