### Preguntar al reglamento: se monta una posición, y se pregunta sobre ella.

page-ask-title = Preguntar al reglamento
page-ask-question = Pregunta
page-ask-may_do = ¿Puede <who></who> <what></what>?
page-ask-may_cards = ¿Puede <who></who> <what></what> <cards></cards>?
page-ask-may_take = ¿Puede <who></who> <what></what> con <cards></cards>?
page-ask-may_add = ¿Puede <who></who> <what></what> <cards></cards> <set></set>?
page-ask-who = Jugador
page-ask-what = Acción
page-ask-with_cards = Cartas de la pregunta
page-ask-to = Juego
page-ask-to_any = a cualquier juego
page-ask-to_set = al juego de { $names }
page-ask-in_words = O con tus propias palabras
page-ask-in_words_example = ¿puedo tomar el pozo con dos reyes?
page-ask-ask = Preguntar
page-ask-answer = Respuesta
page-ask-rules_say = Lo que dicen las reglas
page-ask-yes = Sí, { $name } puede.
page-ask-no = No, { $name } no puede.
page-ask-loading = Consultando el reglamento…
page-ask-no_question = Elige una acción y sus cartas.
page-ask-impossible = Todavía no hay respuesta: la mesa no puede estar así. Corrige lo marcado.
page-ask-also = { $number ->
    [one] Un párrafo más
   *[other] { $number } párrafos más
  }
page-ask-allowed = Lo que { $name } puede hacer aquí
page-ask-over = La mano ha terminado.
page-ask-score = ¿Cuánto vale?
page-ask-score_now = Si la mano terminara ahora:
page-ask-score_over = La mano ha terminado:
page-ask-score_side = Bando { $side }: { $points } puntos, { $total } en total
page-ask-hint = ¿Qué haría el entrenador?
page-ask-coach = El entrenador jugaría así: { $play }.
page-ask-text = Posición en texto
page-ask-copy = Copiar
page-ask-link = Compartir enlace
page-ask-picture = Imagen:
page-ask-column = En la letra { $column }:
page-ask-clear = Vaciar la mesa
page-ask-all_places = Mostrar todos los sitios
page-ask-fewer_places = Mostrar menos sitios
page-ask-rules = Reglas:
page-ask-players = { $number } jugadores
page-ask-house = Regla de la casa
page-ask-no_house = ninguna: según el reglamento
page-ask-scores = Puntos
page-ask-more = Más sobre esta mano
page-ask-group-turn = El turno
page-ask-group-pile = El pozo
page-ask-group-sides = Los bandos
page-ask-group-players = Los jugadores
page-ask-group-end = El final de la mano
page-ask-group-text = Solo como texto
page-ask-default = Valor habitual
page-ask-default_of = { $fact }: valor habitual
page-ask-default_value = valor habitual
page-ask-remove = Quitar
page-ask-cards_for = Teclas de cartas
page-ask-keys = Toca cartas para: { $place }
page-ask-keys_play = Toca cartas para la pregunta
page-ask-free = { $names } que quedan en la baraja: { $number }
page-ask-empty_place = Vaciar este sitio
page-ask-hidden_key = Una carta oculta
page-ask-remove_card = Quitar: { $card }
page-ask-remove_hidden = Quitar una carta oculta
page-ask-remove_from_set = Quitar una carta: { $names }, { $number }
page-ask-choose_set = Elegir el juego de { $names }
page-ask-rest = el resto de la baraja, { $number ->
    [one] 1 carta
   *[other] { $number } cartas
  }
page-ask-hidden = { $number ->
    [one] 1 carta oculta
   *[other] { $number } cartas ocultas
  }
page-ask-some_hidden = { $number } cartas, { $hidden } de ellas ocultas
page-ask-cards = { $number ->
    [one] 1 carta
   *[other] { $number } cartas
  }
page-ask-none = nada
page-ask-play = Jugar desde aquí
page-ask-play_how = Juegas como { $name }. Los bots ocupan los demás asientos y las cartas ocultas se reparten al azar.
page-ask-correct_first = Corrige primero lo marcado.
page-ask-play_over = La mano ha terminado: no hay nada que jugar.
