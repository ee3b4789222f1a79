### El árbitro: qué pasó, las preguntas, la decisión.

page-referee-title = El árbitro
page-referee-ruling = La decisión
page-referee-advice = El consejo
page-referee-silent = { $book } no tiene regla para esto. Lo que sigue es un consejo: el fallo de { $advice }, para una mesa que esté de acuerdo.
page-referee-silent_on = { $book } no tiene reglas para lo siguiente. El árbitro da como consejo los fallos de { $advice }.
page-referee-what = ¿Qué pasó?
page-referee-find = Buscar entre lo que puede salir mal
page-referee-letters = Bastan unas letras
page-referee-found = { $number ->
    [0] No se encontró nada. Prueba con otras palabras.
    [one] 1 caso
   *[other] { $number } casos
  }
page-referee-who = Reglamento y jugadores
page-referee-names = Nombres en el orden de juego
page-referee-names_about = { $number } nombres separados por comas, o ninguno.
page-referee-leave = Salir
page-referee-cards = Cartas
page-referee-key = { $names }, { $number }
page-referee-one_back = Quitar la última
page-referee-these = { $number ->
    [0] Elige las cartas
    [one] Esta carta
   *[other] Estas { $number } cartas
  }
page-referee-none = Ninguna carta
page-referee-number = { $number }, seguir
page-referee-before = Pregunta anterior
page-referee-list = Todos los casos
page-referee-unknown = No se sabe
page-referee-count = Pregunta { $number } de { $most } como mucho
page-referee-why = Por qué se pregunta
page-referee-because = De ello depende lo que sigue:
page-referee-change = Cambiar
page-referee-if = Si { $answer }
page-referee-then = Entonces se pregunta: { $question }
page-referee-go_on = Seguir con esta respuesta
page-referee-open = Una cosa no se sabe. De cada respuesta se sigue esto:
page-referee-table = La mesa
page-referee-seat = Asiento { $number }
page-referee-nothing = { $number ->
    [one] no tiene nada que hacer.
   *[other] no tienen nada que hacer.
  }
page-referee-points = Puntos: { $points } menos.
page-referee-no_points = Puntos: ninguno.
page-referee-another = Otro caso
page-referee-most = { $number ->
    [one] Fue una sola carta.
   *[other] Fueron { $number } cartas como máximo.
  }
page-referee-write = Apuntar en la libreta
page-referee-all_right = De acuerdo
page-referee-carry = Aplicarla
page-referee-carried = Aplicada
page-referee-carried_about = Hecho: todos en la mesa lo han oído.
