### Enséñame: una primera mano, explicada sobre la marcha. Los textos de las lecciones están en sus propios archivos.

lesson-you = Tú
lesson-yes = Exacto.
lesson-other = Está permitido, pero aquí la lección va por otro camino.
lesson-so_far = Bien. Falta algo más.
lesson-which = Elige una de las respuestas, de 1 a { $last }.
lesson-no_book = No hay lección para «{ $book }». Disponibles: { $books }.
lesson-no_step = El paso { $number } no existe: esta lección tiene { $last } pasos.

## Pasos que comparten varias lecciones.

lesson-any-welcome =
    ¡Hola! Estás en una mesa de cuatro. { $partner }, enfrente de ti, es tu pareja; { $left }, a tu izquierda, y { $right }, a tu derecha, son los rivales.
    { $partner } y tú comparten el tanteo. Gana el primer bando que llega a { $target } puntos.

lesson-any-deal =
    Cada jugador ha recibido { $cards } cartas. Las demás están boca abajo: son el mazo. A su lado se ha vuelto una carta, y con ella empieza el pozo.
    Mira la mesa: el mazo, el pozo, los dos bandos y tus propias cartas, ordenadas por valor. De la apertura no te preocupes todavía.

lesson-any-aim =
    De esto se trata: reúne cartas del mismo valor y bájalas a la mesa, por lo menos de tres en tres.
    Al final, lo que esté en la mesa da puntos, y las filas largas dan muchísimos. Lo que te quede en la mano los quita.

lesson-any-turn =
    Un turno tiene tres partes. Robas una carta; después puedes bajar cartas, si quieres; y al final dejas una carta boca arriba en el pozo.
    Empiezas tú.
lesson-any-turn-do = Roba una carta del mazo.
lesson-any-turn-other = Eso viene después. El turno empieza con una carta del mazo.

lesson-any-top =
    Ahora mismo nadie podría tomarlo de todos modos: arriba hay un comodín, y con un comodín no hace par ninguna carta.
lesson-any-top-do = Así que roba.
lesson-any-top-other = Roba primero, por favor.

lesson-any-anyway = Habrá que conformarse con el mazo.
lesson-any-anyway-do = Roba.
lesson-any-anyway-other = No hay otra cosa que hacer antes: roba.

lesson-any-again = Te toca.
lesson-any-again-do = Roba.
lesson-any-again-other = Primero roba.

lesson-any-last = Una carta más, y a lo mejor ya está.
lesson-any-last-do = Roba.
lesson-any-last-other = Primero roba.

## En la terminal.

teach-title = Enséñame: { $title }, paso { $number } de { $last }
teach-enter = Pulsa Intro para seguir (ayuda):
teach-play = Tu jugada (ayuda):
teach-choose = Tu respuesta, de 1 a { $last } (ayuda):
teach-choice = { "" }  { $number }  { $answer }
teach-type = Escribe: { $play }
teach-hint = Se te pide esto: { $play }
teach-hint_choice = La respuesta es { $number }.
teach-hint_read = Aquí solo hay que leer. Pulsa Intro para seguir.
teach-unknown = No se entiende «{ $text }». Escribe pista para ver lo que se pide, o ayuda.
teach-task = → { $task }
teach-help =
    Escribe la jugada que se te pide, o el número de una respuesta; si no se te pide nada, pulsa Intro para seguir.
      pista                  lo que se te pide
      ?                      la regla que enseña este paso
      saltar                 que se haga por ti, y seguir
      atrás                  un paso atrás
      mesa                   otra vez la mesa
      por qué d7             si una jugada se permite, y por qué o no
      reglas · reglas 33     el reglamento
      salir                  dejarlo; puedes seguir después en este paso
teach-done = Esa ha sido la lección. Ahora juega una partida: { $program } play --book { $game }
teach-left = Para seguir en este paso: { $program } teach { $book } --from { $number }
teach-which = ¿Qué reglamento quieres aprender? [{ $book }]:
teach-welcome = Una lección dura unos diez minutos. Sin prisa: puedes dejarla cuando quieras.
teach-first = Este es el primer paso.
