### Enséñame: una primera mano, explicada sobre la marcha. Los textos de las lecciones están en sus propios archivos.

lesson-you = Tú
lesson-yes = Exacto.
lesson-other = Está permitido, pero aquí la lección va por otro camino.
lesson-so_far = Bien. Falta algo más.
lesson-which = Elige una de las respuestas, de 1 a { $last }.
lesson-no_book = No hay lección para '{ $book }'; hay para: { $books }.
lesson-no_step = No hay paso { $number }: esta lección tiene { $last }.

teach-title = Enséñame: { $title }, paso { $number } de { $last }
teach-enter = Intro para seguir (ayuda):
teach-play = Tu jugada (ayuda):
teach-choose = Tu respuesta, de 1 a { $last } (ayuda):
teach-choice = { "" }  { $number }  { $answer }
teach-type = Escribe: { $play }
teach-hint = Se te pide esto: { $play }
teach-hint_choice = La respuesta es { $number }.
teach-hint_read = Solo hay que leer. Intro para seguir.
teach-unknown = '{ $text }' no se entiende. Escribe pista para ver lo que se pide, o ayuda.
teach-task = → { $task }
teach-help =
    Escribe la jugada que se te pide, o el número de una respuesta; donde solo hay que leer, Intro sigue.
      pista                  lo que se te pide
      ?                      la regla que enseña este paso
      saltar                 que se haga por ti, y seguir
      atrás                  un paso atrás
      mesa                   otra vez la mesa
      por qué d7             si una jugada se permite, y por qué o no
      reglas · reglas 33     el reglamento, en inglés
      salir                  dejarlo; puedes seguir después en este paso
teach-done = Esa ha sido la lección. Juega una partida: { $program } play --book { $book }
teach-left = Puedes seguir en este paso: { $program } teach { $book } --from { $number }
teach-which = ¿Qué reglamento quieres aprender? [{ $book }]:
teach-welcome = Una lección dura unos diez minutos. Nadie te espera, y puedes dejarla cuando quieras.
teach-first = Este es el primer paso.
