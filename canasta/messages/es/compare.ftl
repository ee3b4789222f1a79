### Los reglamentos uno al lado del otro: canasta rules compare.

cli-compare-how = Un número entre paréntesis es un párrafo de ese reglamento: { $program } rules BOOK NÚMERO.
cli-compare-join = ; { "" }
cli-compare-nothing = –
cli-compare-yes = sí
cli-compare-no = no
cli-compare-house = una regla de la casa
cli-compare-kinds = { $kinds }
cli-compare-alone = cada cual por su cuenta
cli-compare-sides = { $sides } bandos de { $members }
cli-compare-sit_out = con { $players } jugadores juegan { $seats } en cada mano
cli-compare-packs = { $packs }
cli-compare-calientes = y { $number } cartas Caliente
cli-compare-pile_empty = el pozo empieza con el primer descarte
cli-compare-upcard = se vuelve una carta
cli-compare-covered = se tapan { $kinds }
cli-compare-draw_cards = robar { $cards }
cli-compare-quiet = nadie baja ni toma el pozo en los primeros { $number } turnos de cada cual
cli-compare-reserves = y reservas de { $sizes }
cli-compare-reserve-canasta_first = una canasta antes de la primera reserva
cli-compare-reserve-played_out = la reserva se recoge al quedarse sin mano
cli-compare-hands = { $number } manos
cli-compare-refill = o jugar una carta Caliente y robar hasta tener { $number }

cli-compare-row-players = Jugadores
cli-compare-row-sides = Bandos
cli-compare-row-seats = Sorteo de puestos
cli-compare-row-packs = Barajas
cli-compare-row-dealt = Cartas repartidas
cli-compare-row-upcard = Carta vuelta
cli-compare-row-red_threes = Treses rojos
cli-compare-row-black_threes = Treses negros
cli-compare-row-turn = Turno
cli-compare-row-values = Valores
cli-compare-row-first_meld = Apertura
cli-compare-row-wild = Comodines en un juego
cli-compare-row-wild_sets = Juegos de comodines
cli-compare-row-take = Tomar el pozo
cli-compare-row-frozen = Pozo congelado
cli-compare-row-stopped = Bloqueo al siguiente
cli-compare-row-stock_out = Mazo agotado
cli-compare-row-going_out = Cerrar
cli-compare-row-asking = Preguntar a la pareja
cli-compare-row-bonuses = Puntos por cerrar
cli-compare-row-canastas = Puntos por canastas
cli-compare-row-threes = Puntos por treses
cli-compare-row-cards = Puntos por cartas
cli-compare-row-target = Meta
cli-compare-row-options = Opciones
cli-compare-row-also = Además

cli-compare-draw-deals = reparte la carta más alta
cli-compare-draw-left_deals = reparte el vecino de la izquierda de la carta más alta
cli-compare-draw-leads = empieza la carta más alta
cli-compare-draw-no_suits = los palos no cuentan

cli-compare-threes-at_deal = se muestran y se reponen al repartir
cli-compare-threes-first_turn = se muestran y se reponen en el primer turno
cli-compare-threes-kept = se muestran y se reponen, o se guardan antes de abrir
cli-compare-threes-last_ends = si es la última carta del mazo, acaba la mano
cli-compare-threes-last_turn = si es la última carta del mazo, es el último turno
cli-compare-threes-each = treses rojos, { $points } cada uno
cli-compare-threes-extra = los { $number } juntos, { $points } más
cli-compare-threes-each_of_all = si están los { $number }, { $points } cada uno
cli-compare-threes-unopened = en contra si no se ha abierto
cli-compare-threes-no_canasta = en contra sin ninguna canasta
cli-compare-threes-by_number = 1, 2, 3, 4 de un color: { $points }
cli-compare-threes-cover = en contra sin ninguna canasta, nada con una
cli-compare-threes-seven = los siete, { $points }
cli-compare-threes-red_left = los rojos sin mostrar, menos { $points } cada uno
cli-compare-threes-black_left = los negros en la mano, menos { $points } cada uno

cli-compare-blacks-going_out = solo se bajan al cerrar, tres o cuatro
cli-compare-blacks-four = solo se bajan los cuatro, como toda la mano
cli-compare-blacks-never = no se bajan nunca
cli-compare-blacks-shown = se muestran como los rojos

cli-compare-value-joker = joker { $points }
cli-compare-value-two = dos { $points }
cli-compare-value-ace = as { $points }
cli-compare-value-high = de ocho a rey { $points }
cli-compare-value-low = de cuatro a siete { $points }
cli-compare-value-black_three = tres negro { $points }

cli-compare-meld-any = cualquier juego por debajo de { $end }
cli-compare-meld-below = { $count } por debajo de { $end }
cli-compare-meld-from = { $count } desde { $start }
cli-compare-meld-by_hand = { $counts } en las manos 1, 2, 3, etc.

cli-compare-wild-by_size = { $numbers } como mucho en juegos de { $least } a { $most }
cli-compare-wild-unlimited = más en una canasta
cli-compare-wild-never = ninguno con { $kinds }
cli-compare-wild-closes = un juego se cierra con { $size } cartas
cli-compare-wild-closes_again = un juego se cierra con { $size } cartas y se puede empezar otro

cli-compare-way-pair = un par natural
cli-compare-way-wild = una carta natural y un comodín
cli-compare-way-set = un juego en la mesa
cli-compare-way-none = de ninguna manera

cli-compare-take-first = antes de abrir: { $ways }
cli-compare-take-part = solo las { $number } de arriba, si el pozo tiene tantas
cli-compare-take-part_or_all = solo las { $number } de arriba, o el pozo entero si tiene menos

cli-compare-frozen-by = lo congelan { $kinds }
cli-compare-frozen-takes = entonces, solo con { $ways }
cli-compare-frozen-never = da lo mismo: se toma como cualquier otro

cli-compare-stopped-by = por { $kinds }

cli-compare-stock-rebuilt = el pozo se baraja y pasa a ser el mazo
cli-compare-stock-last_turn = el turno en que se roba su última carta es el último
cli-compare-stock-ends_at = el turno en que baja a { $number } cartas es el último
cli-compare-stock-take_or_pass = tomar el pozo o pasar, con lo que acaba la mano

cli-compare-out-base_sevens = una canasta de sietes
cli-compare-out-base_fives = una canasta de cincos
cli-compare-out-base_wild = una canasta de comodines
cli-compare-out-base_natural =
    { $number ->
        [one] 1 canasta limpia
       *[other] { $number } canastas limpias
    }
cli-compare-out-base_mixed =
    { $number ->
        [one] 1 canasta sucia
       *[other] { $number } canastas sucias
    }
cli-compare-out-all_feet = todo el bando en el pie
cli-compare-out-own_foot = solo quien cierra, en el pie
cli-compare-out-canastas = canastas que hacen falta: { $canastas }
cli-compare-out-discard = con un último descarte
cli-compare-out-no_discard = con o sin un último descarte
cli-compare-out-last_card = la última carta que no se puede jugar se guarda

cli-compare-asking-may = se puede
cli-compare-asking-must = hay que hacerlo hasta haber preguntado una vez
cli-compare-asking-always = hay que hacerlo siempre
cli-compare-asking-before = antes o después de robar
cli-compare-asking-after = después de robar
cli-compare-asking-way = solo si se puede cerrar
cli-compare-asking-yes_binds = el sí y el no obligan
cli-compare-asking-no_binds = el no obliga
cli-compare-asking-fine = no cerrar después de un sí cuesta { $points }

cli-compare-bonus-out = { $points }
cli-compare-bonus-four_blacks = { $points } en su lugar con los cuatro treses negros
cli-compare-bonus-concealed = { $points } más en mano
cli-compare-bonus-concealed_canasta = { $points } más en mano, con una canasta
cli-compare-bonus-special = manos especiales, de { $least } a { $most }

cli-compare-canasta-base = la base { $points }
cli-compare-canasta-natural = limpia { $points }
cli-compare-canasta-mixed = sucia { $points }
cli-compare-canasta-small_wild = pequeña de comodines { $points }
cli-compare-canasta-big_wild = grande de comodines { $points }
cli-compare-canasta-aces = limpia de ases { $points }
cli-compare-canasta-sevens = de sietes { $points }
cli-compare-canasta-wild = de comodines { $points }
cli-compare-canasta-twos = solo de doses { $points }

cli-compare-cards-plus = bajadas: a favor
cli-compare-cards-with_canasta = bajadas: a favor con una canasta
cli-compare-cards-without_canasta = en contra sin ninguna
cli-compare-cards-left = en la mano: en contra
cli-compare-cards-left_kind = ahí { $a_kind }, menos { $points }
cli-compare-cards-caliente = una carta Caliente jugada, menos { $points }
cli-compare-cards-caliente_held = guardada, dobla las cartas de la mano
