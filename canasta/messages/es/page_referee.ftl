### El árbitro: qué pasó, las preguntas, la decisión.

page-referee-title = Árbitro
page-referee-ruling = Decisión
page-referee-advice = Consejo
page-referee-silent = { $book } no tiene regla para esto. Lo que sigue es un consejo: la decisión de { $advice }, si la mesa la acepta.
page-referee-silent_on = { $book } no tiene reglas para lo siguiente. El árbitro da como consejo las decisiones de { $advice }.
page-referee-what = ¿Qué pasó?
page-referee-find = Buscar qué salió mal
page-referee-find_example = Bastan unas letras
page-referee-found = { $number ->
    [0] No se encontró nada. Prueba con otras palabras.
    [one] 1 caso
   *[other] { $number } casos
  }
page-referee-who = Reglamento y jugadores
page-referee-names = Nombres en orden de juego
page-referee-names_about = { $number } nombres separados por comas, o ninguno.
page-referee-leave = Salir
page-referee-cards = Cartas
page-referee-key = { $names }, { $number }
page-referee-remove_card = Quitar la última carta
page-referee-these = { $number ->
    [0] Elige las cartas
    [one] Esta carta
   *[other] Estas { $number } cartas
  }
page-referee-none = Ninguna carta
page-referee-number = Seguir con { $number }
page-referee-previous = Pregunta anterior
page-referee-list = Todos los casos
page-referee-unknown = No se sabe
page-referee-count = Pregunta { $number } de { $most } como mucho
page-referee-why = Por qué se pregunta
page-referee-because = De ello depende la decisión:
page-referee-change = Cambiar
page-referee-if = Si: { $answer }
page-referee-then = Siguiente pregunta: { $question }
page-referee-go_on = Seguir con esta respuesta
page-referee-fact_unknown = Falta un dato. Cada respuesta lleva a esto:
page-referee-table = Mesa
page-referee-seat = Asiento { $number }
page-referee-nothing = { $number ->
    [one] <names>{ $names }</names> no tiene que hacer nada.
   *[other] <names>{ $names }</names> no tienen que hacer nada.
  }
page-referee-points = Penalización: { $points } puntos.
page-referee-no_points = Sin puntos de penalización.
page-referee-another = Otro caso
page-referee-most = { $number ->
    [one] Fue una sola carta.
   *[other] Fueron { $number } cartas como máximo.
  }
page-referee-write = Apuntar en la libreta
page-referee-ok = Entendido
page-referee-apply = Aplicar la decisión
page-referee-applied = Decisión aplicada
page-referee-applied_about = Todos los jugadores de la mesa han recibido aviso.
