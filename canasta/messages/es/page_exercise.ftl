### Ejercicios: el del día y los de las propias partidas.

page-exercise-title = Ejercicios
page-exercise-lead = Una jugada es claramente la mejor. Tú eliges; el entrenador dice lo que da cada una, y por qué.
page-exercise-which = Qué ejercicios
page-exercise-day = Ejercicio del día
page-exercise-own = De tus partidas
page-exercise-book = Libro
page-exercise-searching = El entrenador busca una posición con una respuesta clara. Vistas: { $number }.
page-exercise-table = La mesa
page-exercise-question = La pregunta
page-exercise-right = Bien.
page-exercise-rather = Mejor: { $play }.
page-exercise-cost = La tuya cuesta { $cost } en cien partidas.
page-exercise-best = la mejor
page-exercise-yours = tu elección
page-exercise-played = jugada en la partida
page-exercise-tab_yours = tuya
page-exercise-tab_best = mejor
page-exercise-none = Aún no hay ninguno: deja que el entrenador analice una partida tuya, y aquí estarán las posiciones en las que otra jugada era claramente mejor.
page-exercise-to_games = A tus partidas
page-exercise-before = Ejercicio anterior
page-exercise-next = Ejercicio siguiente
page-exercise-of = { $number } de { $of }
page-exercise-solved = resuelto
page-exercise-in_game = Verlo en la partida
