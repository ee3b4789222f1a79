### Ejercicios: el del día y los de las propias partidas.

page-exercise-title = Ejercicios
page-exercise-lead = En cada posición hay una jugada claramente mejor. Elige una; el entrenador dice después cuánto vale cada jugada y por qué.
page-exercise-source = Qué ejercicios
page-exercise-day = Ejercicio del día
page-exercise-your_games = De tus partidas
page-exercise-book = Reglamento
page-exercise-searching = Buscando una posición con una respuesta clara… Posiciones revisadas: { $number }
page-exercise-table = Mesa
page-exercise-question = Pregunta
page-exercise-right = ¡Correcto!
page-exercise-better = Mejor: { $play }.
page-exercise-cost = Tu elección cuesta { $cost } victorias en 100 partidas.
page-exercise-best = la mejor
page-exercise-yours = tu elección
page-exercise-played = jugada en la partida
page-exercise-tab_yours = tuya
page-exercise-tab_best = mejor
page-exercise-none = Todavía no hay ejercicios. Deja que el entrenador analice una de tus partidas: aquí aparecerán las posiciones en las que otra jugada era claramente mejor.
page-exercise-to_games = Ir a tus partidas
page-exercise-previous = Ejercicio anterior
page-exercise-next = Ejercicio siguiente
page-exercise-of = { $number } de { $of }
page-exercise-solved = resuelto
page-exercise-in_game = Ver en la partida
