### Lo que puede estar mal en un texto de nuestras notaciones: en general, y en una posición. Véase docs/notation.md.

notation-at = línea { $line }, columna { $column }: { $sentence }

position-empty = La posición está vacía. Empieza con el nombre de un reglamento.
position-lines = Una posición tiene que ser una sola línea.
position-no_equals = «{ $word }» no tiene «=». Detrás del reglamento, escribe palabras de la forma clave=valor.
position-unknown_key = Clave desconocida: «{ $key }».
position-key_unused = «{ $key }» no se usa en { $slug } con estas opciones.
position-house = Regla de la casa desconocida de { $slug }: «{ $word }». Disponibles: { $known }. Usa --house FILE para la de un archivo.
position-house_options = La regla de la casa «{ $word }» ya fija sus opciones. Quita las demás.
position-option = { $slug } no tiene la opción «{ $word }». Disponibles: { $known }.
position-no_options = { $slug } no tiene la opción «{ $word }»: no tiene opciones.
position-no_seat = «{ $key }» nombra un puesto que no existe. Usa los puestos del 1 al { $last }.
position-no_side = «{ $key }» nombra un bando que no existe. Usa uno de { $sides }.
position-key_twice = «{ $key }» se da dos veces.
position-no_value = «{ $key }» no tiene valor. Escribe «-» si no hay nada.
position-number = «{ $word }» no es un número válido para «{ $key }».
position-numbers = «{ $key }» necesita { $number } números, uno por bando, pero tiene { $given }.
position-seat = «{ $word }» no es un puesto. Usa del 1 al { $last }.
position-side = «{ $word }» no es un bando. Usa uno de { $sides }.
position-word = «{ $key }» no puede ser «{ $word }». Usa uno de { $words }.
position-twice = «{ $word }» está dos veces en esta lista.
position-card = «{ $letter }» no es una carta. Usa 4 5 6 7 8 9 T J Q K A 2, X para un joker, R y B para un tres rojo o negro, C para una carta Caliente.
position-hidden_here = Aquí no se permite una carta oculta: «{ $key }» nombra sus cartas.
position-rest_twice = «#» sin un número quiere decir todas las cartas que faltan, así que solo se puede usar una vez.
position-rest_stock = «#» sin un número quiere decir todas las cartas que faltan, así que hay que dar «stock».
position-hidden_most = «#{ $word }» serían { $word } cartas ocultas, pero toda la baraja tiene { $most }. Si sigue una carta que se escribe con una cifra, usa «?» para la última carta oculta: #3?4 son cuatro cartas ocultas y un cuatro.
position-set_size = «{ $word }» no es un juego. Un juego tiene al menos tres cartas.
position-set_kind = { $gender ->
        [f] Una { $kind } no es
       *[m] Un { $kind } no es
    } de ningún juego.
position-set_ranks = «{ $word }» no es un juego. Mezcla dos cartas distintas.
position-set_naturals = «{ $word }» no es un juego. Necesita al menos { $number } cartas naturales.
position-set_wild_alone = «{ $word }» no es un juego. Los comodines nunca se bajan solos.
position-set_pure = «{ $word }» no es un juego: con { $gender ->
        [f] las { $kinds }
       *[m] los { $kinds }
    } no va ningún comodín.
position-set_twice = El bando { $side } ya tiene un juego de { $kinds }. Un bando tiene un solo juego de cada carta.
position-set_wild_twice = El bando { $side } ya tiene un juego de comodines. Un bando tiene uno solo.
position-set_open = «{ $word }» tiene { $number } cartas o más, así que está cerrado. Ponlo en «closed».
position-closed_size = «{ $word }» no es un juego cerrado, que tiene { $number } cartas. Pon las demás en «added».
position-added = El bando { $side } no tiene ningún juego cerrado al que se le pueda añadir { $a_kind }.
position-reserve_size = «{ $key }» tiene que tener { $number } cartas, o ninguna («-») si ya se recogió, y no { $given }.
position-reserve_order = «{ $key }» solo se recoge después de la reserva anterior.
position-wild_none = El bando { $side } no tiene ninguna canasta de comodines.
position-wild_cards = La canasta de comodines del bando { $side } no tiene cartas para eso: es { $word }.
position-turns = Estos turnos no cuadran: si repartió el puesto { $dealer } y tiene el turno el puesto { $player }, antes de este se jugaron { $least } turnos, o { $next }, y así sucesivamente.
position-nobody_to_ask = Aquí ningún jugador tiene pareja, así que nadie puede preguntar ni contestar.
position-did_part = «{ $word }» no puede haber pasado donde el turno está en «{ $part }».
position-did_never = «{ $word }» no pasa nunca en { $slug } con estas opciones.
position-did_begun = Un turno empieza de una sola manera: se robó una carta, se tomó el pozo, se jugó una carta Caliente, o no había nada que robar.
position-did_both = La pareja dijo sí o dijo no, no las dos cosas.
position-no_answer = «asked» necesita la respuesta, yes o no, salvo que el turno esté en «answer».
position-count_lay = «count» necesita «laid» en «did»: en este turno no se ha bajado nada.
position-before_missing = En este turno se han bajado cartas: «before» tiene que decir qué juegos tenía el bando al empezar el turno («-» si ninguno).
position-before_rank = «{ $word }» no es la carta de un juego. Usa 4 5 6 7 8 9 T J Q K A, B para treses negros, o 2 para comodines solos, si los tiene el reglamento.
position-before_no_wild = El bando que tiene el turno no tiene ningún juego de comodines, así que no lo tenía al empezar el turno.
position-before_no_set = El bando que tiene el turno no tiene ningún juego de { $kinds }, así que no lo tenía al empezar el turno.
position-not_in_hand = En «{ $key }» hay { $number } { $kinds }, pero entre las cartas dadas de esa mano hay { $have }.
position-stopped_pile = El pozo está vacío, así que su carta de arriba no puede bloquear a nadie.
position-aside_take = Solo hay cartas aparte cuando se ha tomado el pozo en este turno: «took» en «did».
position-aside_opened = Solo hay cartas aparte hasta la apertura, y el bando { $side } ya ha abierto.
position-ending_missing = La mano ha terminado: «ending» tiene que decir cómo (out, exhausted, last-three o stuck).
position-ending_part = «{ $key }» es solo para una mano terminada: turn={ $player }:over.
position-out_exhausted = Con este final no cerró nadie.
position-out_nobody = Con este final cerró un jugador.
position-out_turn = Solo puede cerrar quien tiene el turno: el puesto { $player }.
position-out_hand = El puesto { $player } cerró y no puede tener { $number } cartas.
position-concealed_out = «concealed» necesita un jugador que haya cerrado.
position-special_out = Una mano especial necesita un jugador que haya cerrado con ella.
position-three_held = «three» es una carta recién robada, y el puesto { $player } no tiene { $gender ->
        [f] ninguna { $kind }
       *[m] ningún { $kind }
    }.
position-three_opened = El bando del puesto { $player } ya ha abierto, así que sus treses están sobre la mesa: solo se puede retener uno robado en este turno.
position-three_after_no = Después de un no, el tres se muestra enseguida, así que no se puede guardar para el último descarte.
position-three_none = «holds-three» necesita un tres en la mano del puesto { $player }.
position-must_go_out = «must-go-out» necesita treses negros bajados en este turno.
position-count_reached = El bando { $side } necesita { $need } puntos. Con estos ya ha abierto, así que ponlo en «opened».
position-count_out_of_reach = En este turno se han bajado cartas, pero el puesto { $player } ya no puede llegar a los puntos de la apertura: ninguna jugada lleva hasta aquí.
position-no_way_out = El puesto { $player } está obligado a cerrar en este turno y no puede: ninguna jugada lleva hasta aquí.
position-set_closed = «{ $word }» tiene más de { $number } cartas, pero un juego de { $number } está cerrado y no se le puede añadir nada.
position-four_blacks_out = «four-blacks» necesita un jugador que haya cerrado con ellos.

position-too_many =
    { $number ->
        [one] Hay 1 { $kind }, pero { $packs } barajas tienen { $most }.
       *[other] Hay { $number } { $kinds }, pero { $packs } barajas tienen { $most }.
    }

position-cards_missing =
    { $number ->
        [one] Falta 1 carta: la baraja tiene { $most } y la posición { $given }.
       *[other] Faltan { $number } cartas: la baraja tiene { $most } y la posición { $given }.
    }

position-cards_extra =
    { $number ->
        [one] Sobra 1 carta: la baraja tiene { $most } y la posición { $given }.
       *[other] Sobran { $number } cartas: la baraja tiene { $most } y la posición { $given }.
    }
