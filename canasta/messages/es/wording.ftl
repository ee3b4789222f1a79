### Cartas, acciones y lo que pasa, con las palabras de una mesa.

wording-seat = Jugador { $number }
# Delante de una i se dice «e»: Ana e Inés.
wording-and = { $first } { $sound ->
        [i] e
       *[other] y
    } { $last }
# Delante de una o se dice «u»: 7 u 8.
wording-or = { $first } { $sound ->
        [o] u
       *[other] o
    } { $last }
wording-comma = , { "" }
wording-from_to = { $least } a { $most }
wording-for_players = { $value } para { $players } jugadores
wording-for_number = { $value } para { $players }
# Un motivo y dónde está escrito.
wording-cited = { $sentence } ({ $cited })

## Cartas en palabras: una con su artículo, varias con su número.

wording-many-cards =
    { $number ->
        [one] { $a_kind }
       *[other] { $count } { $kinds }
    }
wording-many-hidden =
    { $number ->
        [one] una carta
       *[other] { $count } cartas
    }
wording-many-wild = comodines

wording-number-2 = dos
wording-number-3 = tres
wording-number-4 = cuatro
wording-number-5 = cinco
wording-number-6 = seis
wording-number-7 = siete
wording-number-8 = ocho
wording-number-9 = nueve
wording-number-10 = diez

## Lo que hace alguien: «Ana toma el pozo con dos reyes».

wording-does-draw = roba una carta
wording-does-pass = pasa
wording-does-end = termina el turno sin descartar
wording-does-ask = pregunta si puede cerrar
wording-does-yes = contesta que sí
wording-does-no = contesta que no
wording-does-refill = juega una carta Caliente
wording-does-four_blacks = baja los cuatro treses negros
wording-does-show_red = muestra un tres rojo
wording-does-show_black = muestra un tres negro
wording-does-show_hand = muestra una mano especial
wording-does-take_reserve = recoge la rodilla
wording-does-take = toma el pozo con { $cards }
wording-does-take_on = toma el pozo con el juego de { $kinds }
wording-does-lay = baja { $cards }
wording-does-add = añade { $cards } al juego
wording-does-add_wild = añade { $cards } al juego de { $kinds }
wording-does-discard = descarta { $cards }
wording-does-bury = añade { $cards } a un juego cerrado
wording-does-missed = pierde este turno
wording-does-drew = roba { $cards }
wording-does-red_three = muestra { $cards }
wording-does-opened = abre por su bando: vale { $number }
wording-does-canasta = completa una canasta de { $kinds }
wording-does-fined = no ha cerrado después de un sí: su bando paga { $number } de multa
wording-does-out = cierra
wording-does-out_concealed = cierra en mano
wording-does-refilled_none = tiene bastantes cartas y no roba ninguna
wording-does-special_hand = muestra { $cards }
wording-does-reserve =
    { $number ->
        [one] recoge la rodilla: { $cards }
       *[other] recoge el pie: { $cards }
    }
wording-does-talon =
    { $number ->
        [one] recibe un talón de 1 carta
       *[other] recibe un talón de { $number } cartas
    }
wording-does-took =
    { $number ->
        [one] recoge 1 más
       *[other] recoge { $number } más
    }
wording-does-took_cards =
    { $number ->
        [one] recoge 1 más: { $cards }
       *[other] recoge { $number } más: { $cards }
    }

## Lo que se puede hacer: «tomar el pozo con dos reyes».

wording-do-draw = robar una carta
wording-do-pass = pasar
wording-do-end = terminar el turno sin descartar
wording-do-ask = preguntar si cerrar
wording-do-yes = contestar que sí
wording-do-no = contestar que no
wording-do-refill = jugar una carta Caliente
wording-do-four_blacks = bajar los cuatro treses negros
wording-do-show_red = mostrar un tres rojo
wording-do-show_black = mostrar un tres negro
wording-do-show_hand = mostrar una mano especial
wording-do-take_reserve = recoger la rodilla
wording-do-draw_more = robar { $cards }
wording-do-pass_on = seguir sin robar: no hay ninguna carta
wording-do-take = tomar el pozo con { $cards }
wording-do-take_on = tomar el pozo con el juego de { $kinds }
wording-do-lay = bajar { $cards }
wording-do-add = añadir { $cards } al juego
wording-do-add_wild = añadir { $cards } al juego de { $kinds }
wording-do-discard = descartar { $cards }
wording-do-add_to_sets = añadir { $cards } a un juego
wording-do-bury = añadir { $cards } a un juego cerrado

## Lo que haces tú: «Tomas el pozo con dos reyes».

wording-you_do-draw = robas una carta
wording-you_do-pass = pasas
wording-you_do-end = terminas el turno sin descartar
wording-you_do-ask = preguntas si puedes cerrar
wording-you_do-yes = contestas que sí
wording-you_do-no = contestas que no
wording-you_do-refill = juegas una carta Caliente
wording-you_do-four_blacks = bajas los cuatro treses negros
wording-you_do-show_red = muestras un tres rojo
wording-you_do-show_black = muestras un tres negro
wording-you_do-show_hand = muestras una mano especial
wording-you_do-take_reserve = recoges la rodilla
wording-you_do-take = tomas el pozo con { $cards }
wording-you_do-take_on = tomas el pozo con el juego de { $kinds }
wording-you_do-lay = bajas { $cards }
wording-you_do-add = añades { $cards } al juego
wording-you_do-add_wild = añades { $cards } al juego de { $kinds }
wording-you_do-discard = descartas { $cards }
wording-you_do-bury = añades { $cards } a un juego cerrado
wording-you_do-missed = pierdes este turno
wording-you_do-drew = robas { $cards }
wording-you_do-red_three = muestras { $cards }
wording-you_do-opened = abres por tu bando: vale { $number }
wording-you_do-canasta = completas una canasta de { $kinds }
wording-you_do-fined = no has cerrado después de un sí: tu bando paga { $number } de multa
wording-you_do-out = cierras
wording-you_do-out_concealed = cierras en mano
wording-you_do-refilled_none = tienes bastantes cartas y no robas ninguna
wording-you_do-special_hand = muestras { $cards }
wording-you_do-reserve =
    { $number ->
        [one] recoges tu rodilla: { $cards }
       *[other] recoges tu pie: { $cards }
    }
wording-you_do-talon =
    { $number ->
        [one] recibes un talón de 1 carta
       *[other] recibes un talón de { $number } cartas
    }
wording-you_do-took =
    { $number ->
        [one] recoges 1 más: { $cards }
       *[other] recoges { $number } más: { $cards }
    }

## Lo que pasa, contado a los demás.

wording-event-acted = { $name } { $does }.
wording-event-dealt = { $name } recibe { $cards }.
wording-event-upcard = La carta vuelta es { $cards }.
wording-event-pile = El pozo, de abajo arriba: { $cards }.
wording-event-turn = Le toca a { $name }.
wording-event-over_out = La mano ha terminado.
wording-event-over_exhausted = El mazo se ha agotado: la mano ha terminado.
wording-event-over_last_three = La última carta del mazo era un tres rojo: la mano ha terminado.
wording-event-over_stuck = Ningún jugador puede seguir: la mano ha terminado.

wording-event-rebuilt =
    { $number ->
        [one] La única carta del pozo pasa a ser el mazo.
       *[other] El pozo se baraja y pasa a ser el mazo: { $number } cartas.
    }

wording-event-announced =
    { $number ->
        [one] A { $name } le queda 1 carta.
       *[other] A { $name } le quedan { $number } cartas.
    }

## Lo mismo, contado a quien le pasa; lo que falta aquí se cuenta como a los demás.

wording-you-acted = { $You_do }.
wording-you-dealt = Recibes { $cards }.
wording-you-turn = Te toca.

wording-you-announced =
    { $number ->
        [one] Te queda 1 carta.
       *[other] Te quedan { $number } cartas.
    }

## Una mesa en texto sencillo.

wording-table-side = Bando { $letter } ({ $players }), total { $total }, { $first }
wording-table-opened = ya ha abierto
wording-table-needs = abre con { $need }
wording-table-needs_none = abre sin mínimo de puntos
wording-table-sets = juegos: { $sets }
wording-table-no_sets = ningún juego
wording-table-beside = { $sets }; { $fact }
wording-table-canasta_natural = { $cards } (canasta limpia)
wording-table-canasta_mixed = { $cards } (canasta sucia)
wording-table-canasta_wild = { $cards } (canasta de comodines)
wording-table-canasta_small_wild = { $cards } (canasta pequeña de comodines)
wording-table-canasta_big_wild = { $cards } (canasta grande de comodines)
wording-table-hand = { $name }: { $cards }
wording-table-no_cards = ninguna carta
wording-table-to_draw = { $hand }; le toca robar
wording-table-to_play = { $hand }; le toca jugar
wording-table-to_answer = { $hand }; le toca contestar
wording-table-pile_empty = Pozo: vacío
wording-table-frozen = { $pile }, congelado
wording-table-always_frozen = { $pile }, siempre congelado
wording-table-stopped = { $pile }, bloqueado para el siguiente jugador

wording-table-quiet = Nadie baja ni toma el pozo antes de que todos hayan tenido { $turns } turnos: este es el turno { $turn }

wording-table-reserves =
    { $number ->
        [one] { $hand }, y el pie
       *[other] { $hand }, rodilla y pie
    }

wording-table-added =
    { $number ->
        [one] { $set } y 1 carta añadida
       *[other] { $set } y { $number } cartas añadidas
    }

wording-table-hidden =
    { $number ->
        [one] 1 carta oculta
       *[other] { $number } cartas ocultas
    }

wording-table-pile =
    { $number ->
        [one] Pozo: { $top }, la única carta
       *[other] Pozo: { $top } encima de { $number } cartas
    }

wording-table-aside =
    { $number ->
        [one] Aparte: 1 carta del pozo, hasta completar la apertura
       *[other] Aparte: { $number } cartas del pozo, hasta completar la apertura
    }

wording-table-stock =
    { $number ->
        [one] Mazo: 1 carta
       *[other] Mazo: { $number } cartas
    }

wording-rules-with = { $book } con { $options }
wording-rules-house = { $name }, una regla de la casa para { $book }
