### El árbitro: preguntas, fallos, y lo que puede estar mal en los hechos de un caso.

referee-unknown_near = Irregularidad desconocida en este reglamento: «{ $name }». ¿Querías decir «{ $near }»?
referee-unknown = Irregularidad desconocida en este reglamento: «{ $name }». Disponibles: { $names }.
referee-nothing = Nombra una irregularidad.
referee-form = «{ $given }» no es un hecho. Escribe los hechos así: clave=valor.
referee-unknown_fact = «{ $key }» no es un hecho de { $name }. Usa: { $keys }.
referee-twice = El hecho «{ $key }» se da dos veces.
referee-missing = { $name } necesita el hecho «{ $key }»: { $expected }.
referee-not_asked = { $name } no necesita aquí el hecho «{ $key }». Solo se pregunta después de { $waits }.
referee-wrong = { $key }={ $given } no se puede usar. Se espera: { $expected }.
referee-too_open = Faltan demasiados hechos. Da primero los que sepas.
referee-empty = Esto necesita una respuesta: { $expected }.
referee-too_many = En «{ $key }» hay demasiados { $kinds }: la baraja tiene { $number }.
referee-partners = { $name } solo puede pasar entre parejas, y con { $players } jugadores no las hay.
referee-no_match = Ninguna irregularidad coincide con «{ $given }». Prueba con otras palabras.
referee-several_match = Hay { $number } que coinciden con «{ $given }». Escribe unas letras más.
referee-no_question = Ya no queda nada que contestar.
referee-not_open = Esta pregunta necesita una respuesta; solo una elección se puede dejar abierta.
referee-names =
    { $number ->
        [one] Se dio un nombre para { $seats } puestos.
       *[other] Se dieron { $number } nombres para { $seats } puestos.
    }
referee-name = El nombre «{ $name }» no se puede usar. Cada jugador necesita un nombre distinto.
referee-silent = { $book } no tiene regla para esto. Como consejo, este es el fallo de { $advice }, para una mesa que esté de acuerdo.
referee-silent_on = { $book } no tiene reglas para lo siguiente. El árbitro da como consejo los fallos de { $advice }.
referee-yes = sí
referee-no = no
referee-no_cards = ninguna carta
referee-no_threes = Con red=0 y black=0 no hay nada que decidir. Tiene que faltar al menos un tres.

referee-expect-seat = el número de un puesto: { $seats }
referee-expect-card = una carta por su letra: { $letters }
referee-expect-cards = cartas por sus letras, como KQ2: { $letters } (T un diez, X un joker, B un tres negro)
referee-expect-several = { $least } cartas o más por sus letras, en el orden en que se jugaron: { $letters } (T un diez, X un joker, B un tres negro)
referee-expect-cards_or_none = cartas por sus letras, o - si no hay ninguna: { $letters } (T un diez, X un joker, B un tres negro)
referee-expect-among = una de estas cartas: { $cards }
referee-expect-yes_no = sí o no
referee-expect-word = una de estas palabras: { $words }
referee-expect-number = un número entero de { $least } a { $most }

referee-group-deal = El reparto
referee-group-drawing = Tocar y robar
referee-group-pile = Tomar el pozo
referee-group-laying = Bajar juegos
referee-group-showing = Enseñar cartas
referee-group-discarding = Descartar
referee-group-going_out = Preguntar y cerrar
referee-group-threes = Treses

## Lo que pasó, en un renglón de una lista.

referee-title-wrong_dealer = Repartió quien no debía
referee-title-wrong_number_dealt = A un jugador se le repartieron cartas de más o de menos
referee-title-improper_deal = Las cartas no se repartieron como es debido
referee-title-card_turned_up = Se destapó una carta al repartir
referee-title-face_up_in_stock = Hay una carta boca arriba en el mazo
referee-title-foreign_card = Apareció una carta que no es de la baraja
referee-title-touched_card = Se tocó una carta y ni se tomó ni se jugó
referee-title-saw_another_card = Un jugador vio otra carta al robar
referee-title-drew_early = El siguiente jugador robó antes del descarte
referee-title-drew_out_of_turn = Un jugador robó fuera de turno
referee-title-drew_too_many = Un jugador robó cartas de más
referee-title-took_before_showing = Se tomó la carta de arriba antes de mostrar las que casan
referee-title-top_card_in_hand = La carta de arriba del pozo entró en una mano
referee-title-took_for_first_meld = Se tomó el pozo para abrir sin los puntos o sin el par
referee-title-took_frozen = Se tomó un pozo congelado sin un par natural
referee-title-too_many_wild = Un juego lleva demasiados comodines
referee-title-first_meld_short = A una apertura hecha desde la mano le faltan puntos
referee-title-other_illegal_set = Se bajó otro juego ilegal
referee-title-laid_out_of_turn = Se bajaron cartas fuera de turno
referee-title-told_count = Una pareja habló de los puntos de la apertura
referee-title-exposed_cards = Se enseñaron cartas que no forman un juego válido
referee-title-discarded_without_drawing = Un jugador descartó sin robar
referee-title-discarded_several = Se descartaron varias cartas
referee-title-yes_not_used = La pareja dijo que sí, y el jugador no pudo cerrar
referee-title-hinted_while_asking = Se enseñaron juegos, o se dijo de más, al preguntar si cerrar
referee-title-demand_not_met = A un jugador se le exigió cerrar y no puede
referee-title-out_against_no = Un jugador cerró aunque su pareja dijo que no
referee-title-out_too_soon = Un jugador cerró sin las canastas que hacen falta
referee-title-red_three_kept = Se guardó un tres rojo en una mano
referee-title-red_three_not_shown = No se mostró un tres rojo
referee-title-bonus_card_not_played = No se jugó una carta de premio
referee-title-threes_not_played = No se jugaron los treses
referee-title-first_meld_too_low = Una apertura se quedó corta de puntos
referee-title-wild_discarded = Se descartó un comodín
referee-title-three_discarded = Se descartó un tres
referee-title-not_announced = Un jugador no anunció sus últimas cartas
referee-title-asked_twice = Un jugador preguntó a su pareja por segunda vez

## Las preguntas por su clave; las de ask_of son para una irregularidad.

## Otras palabras con las que se busca.

referee-also-wrong_dealer = mal repartido, repartió otro jugador, no le tocaba repartir, repartió quien no debía, repartió fuera de turno, le tocaba repartir a otro, me tocaba repartir a mí
referee-also-wrong_number_dealt = mal repartido, repetir, faltan cartas, sobran cartas, me tocaron diez cartas, una carta de más al repartir, una carta de menos, tengo doce cartas, repartió mal, repartieron de más, me faltan cartas, tiene una carta menos que los demás
referee-also-improper_deal = mal repartido, repetir, barajar, cortar, nadie barajó, nadie cortó
referee-also-card_turned_up = mal repartido, repetir, carta vista, boca arriba, se volvió una carta al repartir
referee-also-face_up_in_stock = boca arriba, vista, repetir, boca arriba en el mazo, al revés en el mazo
referee-also-foreign_card = otra baraja, repetir, sobran cartas, carta de otra baraja, dorso distinto, hay una carta de otra baraja, carta con otro dorso
referee-also-touched_card = dedo, movió, tocó el mazo, tocó el pozo, tocó una carta, tocó la carta y no la tomó, tocó el mazo y se llevó el pozo
referee-also-saw_another_card = miró, espió, vio la carta siguiente, vio otra carta al robar, vio la siguiente carta, vio otra carta
referee-also-drew_early = antes de tiempo, robó antes de mi descarte, robó antes del descarte, no esperó, robó antes de que yo tirara, robó antes de que tirara, se adelantó, robó sin esperar a que tirara
referee-also-drew_out_of_turn = fuera de turno, cogió, robó fuera de turno, robó sin ser su turno, robó cuando me tocaba a mí, no le tocaba robar, era mi turno y robó
referee-also-drew_too_many = dos cartas, de más, cogió, robó dos cartas, robó una carta de más, robó dos cartas en vez de una, sacó dos cartas del mazo, tomó dos del mazo, se llevó dos del mazo, robó dos
referee-also-took_before_showing = tomó el pozo sin mostrar, tomó la carta de arriba sin mostrar el par, no mostró las cartas
referee-also-top_card_in_hand = pozo a la mano, metió la carta de arriba en la mano, todo el pozo en la mano
referee-also-took_frozen = levantó, cogió el pozo, tomó el pozo congelado con un comodín, pozo congelado sin par, se llevó el pozo congelado con un comodín, levantó el pozo congelado con un joker, tomó el pozo congelado sin par
referee-also-took_for_first_meld = levantó, cogió el pozo, tomó el pozo para abrir sin los puntos, tomó el pozo sin puntos
referee-also-too_many_wild = demasiados comodines, cuatro comodines en un juego, demasiados jokers, puso cuatro comodines, más comodines que naturales
referee-also-first_meld_short = bajada, puntos insuficientes, abrió con pocos puntos, no llegaba para abrir, faltan puntos para abrir, bajó con menos puntos, abrió con 45, no llegaba al mínimo, bajó sin los puntos
referee-also-first_meld_too_low = bajada, puntos insuficientes, abrió con pocos puntos, no llegaba para abrir, faltan puntos para abrir
referee-also-other_illegal_set = bajada, combinación, bajó solo dos cartas, juego de valores distintos, juego mal bajado
referee-also-laid_out_of_turn = bajada, fuera de turno, bajó fuera de turno, bajó en el turno de la pareja, bajó cuando no le tocaba, bajó cartas en mi turno
referee-also-told_count = habló, dijo los puntos, dijo cuántos puntos hacen falta, hablaron de los puntos, le dijo a su compañero cuántos puntos necesitan, necesitamos 90
referee-also-exposed_cards = se cayó, enseñó, se le cayó una carta en la mesa, enseñó una carta, todos vieron las cartas, se le cayeron las cartas, mostró su mano, se me cayó una carta, dejó ver sus cartas
referee-also-discarded_without_drawing = olvidó robar, tiró, tiró sin robar, no robó antes de descartar, tiró antes de robar, se olvidó de robar, no levantó carta, descartó sin robar
referee-also-discarded_several = dos cartas, tiró, tiró dos cartas, descartó dos cartas a la vez, tiró dos cartas juntas, tiró dos, puso dos cartas en el pozo, descartó de más
referee-also-wild_discarded = tiró un joker o un dos, tiró un comodín, descartó un comodín, tiró un joker
referee-also-three_discarded = tiró, tiró un tres
referee-also-not_announced = última carta, no avisó, no dijo que le quedaba una carta, no dijo que le quedaban tres cartas, no avisó de sus últimas cartas
referee-also-asked_twice = puedo cerrar, preguntó otra vez, preguntó dos veces, volvió a preguntar, preguntó de nuevo
referee-also-out_too_soon = se fue sin canasta, cerró sin canasta, faltaba la canasta, salió sin canasta, se fue sin tener canasta, cerró y no tenía canasta
referee-also-out_against_no = se fue aunque, cerró aunque la pareja dijo no, cerró después de un no, cerró aunque le dijeron que no, salió aunque su compañero dijo que no
referee-also-red_three_kept = olvidó, olvidó un tres rojo, tenía un tres rojo en la mano, no mostró el tres rojo, se quedó con un tres rojo, tenía el tres rojo en la mano, no bajó el tres rojo
referee-also-red_three_not_shown = olvidó, guardó, no mostró el tres rojo, se quedó con un tres rojo, tenía el tres rojo en la mano, no bajó el tres rojo
referee-also-bonus_card_not_played = olvidó, guardó, tres rojo, no mostró la carta de premio
referee-also-threes_not_played = olvidó, guardó, tres rojo en el pie, tres negro en la mano
referee-also-yes_not_used = le dijeron que sí y no pudo cerrar, la pareja dijo sí y no cerró
referee-also-hinted_while_asking = mostró juegos al preguntar, dijo demasiado al preguntar
referee-also-demand_not_met = le obligaron a cerrar y no puede, los rivales exigen cerrar

referee-ask-offender = ¿Quién lo hizo?
referee-ask-found = ¿Cuándo se notó?
referee-ask-dealer = ¿A quién le tocaba repartir?
referee-ask-place = ¿Dónde está la carta?
referee-ask-holder = ¿Quién la tiene?
referee-ask-card = ¿Qué carta?
referee-ask-choice = ¿Qué eligen los rivales?
referee-ask-added = ¿Entró la carta en la mano?
referee-ask-extra = ¿Cuántas cartas se robaron de más?
referee-ask-right = ¿Qué daba derecho a la carta?
referee-ask-turn = ¿De quién era el turno?
referee-ask-cards = ¿Qué cartas?
referee-ask-together = ¿Se descartaron a la vez?
referee-ask-discard = ¿Cuál de ellas es el descarte?
referee-ask-possible = ¿Se puede hacer legal la toma con cartas de la mano?
referee-ask-laid = ¿Qué cartas se bajaron ilegalmente?
referee-ask-number = ¿Cuántos?
referee-ask-drawn = ¿Llegaron al repartir la mano o al robar del mazo, y no de la rodilla, el pie o el pozo?
referee-ask-red = ¿Cuántos treses rojos?
referee-ask-black = ¿Cuántos treses negros?
referee-ask-lawful = ¿Era legal, después de todo?

referee-ask_of-touched_card-offender = ¿Quién la tocó?
referee-ask_of-touched_card-place = ¿Qué se tocó primero?
referee-ask_of-touched_card-card = ¿Qué carta de la mano se tocó primero?
referee-ask_of-touched_card-choice = ¿Qué quieren los rivales?

referee-ask_of-saw_another_card-offender = ¿Quién la vio?

referee-ask_of-drew_early-offender = ¿Quién robó antes de tiempo?

referee-ask_of-drew_out_of_turn-offender = ¿Quién robó?

referee-ask_of-drew_too_many-offender = ¿Quién las robó?

referee-ask_of-took_before_showing-offender = ¿Quién tomó la carta?

referee-ask_of-top_card_in_hand-offender = ¿En la mano de quién?
referee-ask_of-top_card_in_hand-choice = ¿Qué deciden los rivales?
referee-ask_of-top_card_in_hand-cards = ¿Qué cartas había antes en esa mano, en lo que estén de acuerdo los rivales?

referee-ask_of-took_for_first_meld-offender = ¿Quién tomó el pozo?
referee-ask_of-took_for_first_meld-cards = ¿Qué cartas de la mesa no pueden formar un juego legal?

referee-ask_of-took_frozen-offender = ¿Quién tomó el pozo?
referee-ask_of-took_frozen-cards = ¿Qué cartas de la mesa no pueden formar un juego legal?

referee-ask_of-too_many_wild-offender = ¿Quién lo bajó?
referee-ask_of-too_many_wild-cards = ¿Qué cartas de la mesa no pueden formar un juego legal?

referee-ask_of-first_meld_short-offender = ¿Quién abrió así?
referee-ask_of-first_meld_short-cards = ¿Qué cartas de la mesa no pueden formar un juego legal?

referee-ask_of-other_illegal_set-offender = ¿Quién lo bajó?
referee-ask_of-other_illegal_set-cards = ¿Qué cartas de la mesa no pueden formar un juego legal?

referee-ask_of-laid_out_of_turn-offender = ¿Quién las bajó?
referee-ask_of-laid_out_of_turn-cards = ¿Qué cartas se bajaron?

referee-ask_of-told_count-offender = ¿Quién lo dijo?

referee-ask_of-exposed_cards-offender = ¿Quién las enseñó?
referee-ask_of-exposed_cards-cards = ¿Qué cartas se enseñaron?

referee-ask_of-discarded_without_drawing-offender = ¿Quién descartó?

referee-ask_of-discarded_several-offender = ¿Quién descartó?
referee-ask_of-discarded_several-cards = ¿Qué cartas, en el orden en que se descartaron?

referee-ask_of-yes_not_used-offender = ¿Quién había preguntado?

referee-ask_of-hinted_while_asking-offender = ¿Quién había preguntado?

referee-ask_of-demand_not_met-offender = ¿Quién no puede cerrar?
referee-ask_of-demand_not_met-cards = ¿Qué cartas quedan en la mano?

referee-ask_of-out_against_no-offender = ¿Quién cerró?
referee-ask_of-out_against_no-cards = ¿Qué cartas, bajadas o descartadas, tienen que volver?

referee-ask_of-out_too_soon-offender = ¿Quién cerró?
referee-ask_of-out_too_soon-cards = ¿Qué cartas, bajadas o descartadas, tienen que volver?

referee-ask_of-red_three_kept-offender = ¿Quién lo guardó?

referee-ask_of-red_three_not_shown-offender = ¿Quién lo tenía?

referee-ask_of-bonus_card_not_played-offender = ¿Quién la tenía?

referee-ask_of-threes_not_played-offender = ¿Quién los tenía?
referee-ask_of-threes_not_played-number = ¿Cuántos treses rojos?

referee-ask_of-first_meld_too_low-offender = ¿Quién abrió así?
referee-ask_of-first_meld_too_low-cards = ¿Qué cartas se bajaron?

referee-ask_of-wild_discarded-offender = ¿Quién lo descartó?
referee-ask_of-wild_discarded-lawful = ¿No tenía el jugador más que comodines para descartar? (Los demás pueden pedir ver la mano.)
referee-ask_of-wild_discarded-card = ¿Qué comodín?

referee-ask_of-three_discarded-offender = ¿Quién lo descartó?
referee-ask_of-three_discarded-lawful = ¿Fue el último descarte al cerrar, o se tiró jugando a una mano especial?
referee-ask_of-three_discarded-card = ¿Qué tres?

referee-ask_of-not_announced-offender = ¿A quién le quedan pocas cartas?

referee-ask_of-asked_twice-offender = ¿Quién preguntó?

## Respuestas que son palabras, por la clave de la pregunta; las de word_of son para una irregularidad.

referee-that_player = ese jugador
referee-next_player = el siguiente

referee-word-found-before_first_draw = antes de que el primer jugador robara o tomara el pozo
referee-word-found-after_first_draw = más tarde
referee-word-found-before_all_turns = antes de que cada jugador acabara un turno
referee-word-found-after_all_turns = cuando cada jugador había acabado un turno
referee-word-found-before_discard = antes de que descartara { $who }
referee-word-found-before_next_drew = después del descarte, antes de que robara { $next }
referee-word-found-after_next_drew = después de que robara { $next }
referee-word-found-before_score = después del último descarte, antes de apuntar la mano
referee-word-found-after_score = cuando la mano ya estaba apuntada
referee-word-found-before_first_discard = antes del primer descarte de { $who }
referee-word-found-in_play = más tarde, con la mano todavía en juego
referee-word-found-at_end = cuando la mano había terminado

referee-word-place-stock = en el mazo
referee-word-place-hand = en una mano

referee-word-right-shown = se habían mostrado las cartas que casan
referee-word-right-fits = entra en un juego que el bando tiene en la mesa
referee-word-right-doubtful = ninguna de las dos cosas: es dudoso

referee-word-choice-play = que se juegue
referee-word-choice-waive = nada
referee-word-choice-replace = que se devuelva el pozo
referee-word-choice-allow = que el jugador se lo quede
referee-word-choice-demand = que el jugador cierre

referee-word_of-touched_card-place-hand = una carta de la mano
referee-word_of-touched_card-place-stock = la carta de arriba del mazo
referee-word_of-touched_card-place-pile = el pozo

referee-word_of-discarded_without_drawing-found-before_next_drew = antes de que robara { $next }

referee-word_of-discarded_several-found-before_next_drew = antes de que robara { $next }

referee-word_of-wild_discarded-found-before_next_drew = antes de que robara { $next }

referee-word_of-three_discarded-found-before_next_drew = antes de que robara { $next }

referee-word_of-out_against_no-found-before_discard = antes del último descarte, o no lo hubo

referee-word_of-out_too_soon-found-before_discard = antes del último descarte, o no lo hubo

referee-word_of-red_three_not_shown-found-in_play = con la mano todavía en juego

referee-word_of-bonus_card_not_played-found-in_play = con la mano todavía en juego

referee-word_of-threes_not_played-found-in_play = con la mano todavía en juego

## Lo que se sigue de ello. Los de effect_of son para una irregularidad.

referee-effect-stands = Lo hecho vale, sin multa.
referee-effect-fine = El bando de { $seat } pierde { $points } puntos: { $what }.
referee-effect-penalty_cards_open = Las cartas que había antes en la mano de { $seat }, en lo que estén de acuerdo los rivales, quedan penalizadas.
referee-effect-draws_top_card = { $seat } se lleva ahora la carta de arriba del mazo.
referee-effect-replaces_pile = El pozo se devuelve, y { $seat } roba del mazo en su lugar.
referee-effect-legalises = { $seat } puede corregirlo de cualquier manera: con más cartas, con menos, o reordenando los juegos.
referee-effect-legalises_all = { $seat } tiene que hacer legal todo lo que se pueda. Un comodín bajado ilegalmente no hace falta volver a bajarlo.
referee-effect-must_play = { $seat } tiene que jugar { $a_kind } en este turno: en un juego o como descarte.
referee-effect-may_discard = { $seat } puede descartar ahora, o terminar el turno sin descartar.
referee-effect-must_go_out = { $seat } tiene que cerrar en este turno. Si no se puede, todas las cartas que queden en la mano quedan penalizadas.
referee-effect-raises_count = Durante el resto de la mano, el bando de { $seat } necesita { $points } puntos más para abrir.
referee-effect-redeal = La misma persona vuelve a repartir la mano.
referee-effect-plays_first = { $seat } juega primero en esta mano.
referee-effect-deals_next = { $seat } reparte la mano siguiente.
referee-effect-stock_reshuffled = La carta se pone boca abajo, y se baraja el mazo.
referee-effect-card_removed = La carta ajena se retira.
referee-effect-card_removed_hand = La carta ajena se retira, y { $seat } roba en su lugar la carta de arriba del mazo.
referee-effect-must_take_pile = { $seat } tiene que tomar el pozo, si es legal.
referee-effect-card_back_on_stock = La carta vuelve encima del mazo, boca abajo.
referee-effect-discard_counts = El descarte es { $a_kind }.
referee-effect-discard_taken_back = { $seat } recoge { $gender ->
        [f] la { $kind }
       *[m] el { $kind }
    } y descarta otra carta.
referee-effect-question_void = La pregunta y cualquier respuesta quedan anuladas. { $seat } decide por su cuenta.
referee-effect-announces_now = { $seat } dice ahora cuántas cartas le quedan, sin multa.

referee-effect-penalty_cards =
    { $number ->
        [one] { $seat } tiene una carta penalizada: { $cards }.
       *[other] { $seat } tiene { $number } cartas penalizadas: { $cards }.
    }

referee-effect-owes_discards =
    { $number ->
        [one] { $seat } debe un descarte.
       *[other] { $seat } debe { $number } descartes.
    }

referee-effect-cards_back =
    { $number ->
        [one] { $seat } recoge una carta en la mano: { $cards }.
       *[other] { $seat } recoge { $number } cartas en la mano: { $cards }.
    }

referee-effect-shows_threes =
    { $number ->
        [one] { $seat } muestra ahora el tres rojo y roba una carta por él. No hay multa.
       *[other] { $seat } muestra ahora los { $number } treses rojos y roba una carta por cada uno. No hay multa.
    }

referee-effect-shows_threes_unreplaced =
    { $number ->
        [one] { $seat } muestra ahora el tres rojo y no roba ninguna carta por él. No hay multa.
       *[other] { $seat } muestra ahora los { $number } treses rojos y no roba ninguna carta por ellos. No hay multa.
    }

referee-effect-shows_threes_void =
    { $number ->
        [one] { $seat } muestra ahora el tres rojo y roba una carta por él. Al final no cuenta nada.
       *[other] { $seat } muestra ahora los { $number } treses rojos y roba una carta por cada uno. Al final no cuentan nada.
    }

referee-effect_of-wrong_dealer-stands = El reparto vale.

referee-effect_of-wrong_number_dealt-stands = El reparto vale.

referee-effect_of-improper_deal-stands = El reparto vale.

referee-effect_of-card_turned_up-stands = El reparto vale.

referee-effect_of-touched_card-stands = { $seat } puede jugar otra carta.

referee-effect_of-took_before_showing-stands = La toma vale; ahora se muestran las cartas que casan y se bajan con la de arriba.

referee-effect_of-top_card_in_hand-stands = La toma vale, y la carta de arriba se baja enseguida.

referee-effect_of-drew_early-may_discard = { $seat } puede descartar ahora, o terminar el turno sin descartar. La carta robada antes de tiempo se queda en la mano, y no hay multa.

referee-effect_of-saw_another_card-card_back_on_stock = La carta que se vio vuelve a su sitio en el mazo, boca abajo.

referee-effect_of-discarded_without_drawing-stands = El descarte vale, sin multa.

referee-effect_of-discarded_several-stands = Los descartes se quedan en el pozo, sin multa.

referee-effect_of-hinted_while_asking-stands = La pareja contesta, y la respuesta obliga como siempre.

referee-effect_of-too_many_wild-stands = Ya es tarde para una penalización.

referee-effect_of-first_meld_short-stands = Ya es tarde para una penalización.

referee-effect_of-other_illegal_set-stands = Ya es tarde para una penalización.

referee-effect_of-took_for_first_meld-replaces_pile = El pozo se devuelve, debajo del descarte si lo ha habido, y { $seat } roba del mazo en su lugar.
referee-effect_of-took_for_first_meld-stands = Ya es tarde para una penalización; el pozo se lo queda quien lo tomó.

referee-effect_of-took_frozen-replaces_pile = El pozo se devuelve, debajo del descarte si lo ha habido, y { $seat } roba del mazo en su lugar.
referee-effect_of-took_frozen-stands = Ya es tarde para una penalización; el pozo se lo queda quien lo tomó.

referee-effect_of-out_against_no-stands = Ya es tarde: el cierre vale.
referee-effect_of-out_against_no-legalises = { $seat } no ha cerrado, se guarda al menos una carta y puede reordenar los juegos de cualquier manera.
referee-effect_of-out_against_no-legalises_all = { $seat } no ha cerrado, recoge al menos una carta y deja en la mesa lo que sea legal.

referee-effect_of-out_too_soon-stands = Ya es tarde: el cierre vale.
referee-effect_of-out_too_soon-legalises = { $seat } no ha cerrado, se guarda al menos una carta y puede reordenar los juegos de cualquier manera.
referee-effect_of-out_too_soon-legalises_all = { $seat } no ha cerrado, recoge al menos una carta y deja en la mesa lo que sea legal.

referee-effect_of-wild_discarded-stands = El descarte vale.

referee-effect_of-three_discarded-stands = El descarte vale.

referee-effect_of-bonus_card_not_played-shows_threes =
    { $number ->
        [one] En el siguiente turno de { $seat } se muestra la carta de premio, y se roba una carta por ella. No hay multa.
       *[other] En el siguiente turno de { $seat } se muestran las { $number } cartas de premio, y se roba una carta por cada una. No hay multa.
    }

referee-effect_of-threes_not_played-shows_threes =
    { $number ->
        [one] En el siguiente turno de { $seat } se muestra el tres rojo, y se roba una carta por él. No hay multa.
       *[other] En el siguiente turno de { $seat } se muestran los { $number } treses rojos, y se roba una carta por cada uno. No hay multa.
    }

referee-effect_of-threes_not_played-shows_threes_unreplaced =
    { $number ->
        [one] En el siguiente turno de { $seat } se muestra el tres rojo; no se roba ninguna carta por él. No hay multa.
       *[other] En el siguiente turno de { $seat } se muestran los { $number } treses rojos; no se roba ninguna carta por ellos. No hay multa.
    }

## Por qué es una multa; también en un renglón del tanteo.

fine-saw_another_card = ver otra carta al robar
fine-drew_out_of_turn = robar una carta fuera de turno
fine-drew_and_added = robar una carta fuera de turno y meterla en la mano
fine-took_before_showing = tomar la carta de arriba antes de mostrar las que casan
fine-laid_out_of_turn = bajar cartas fuera de turno
fine-told_count = recordar a la pareja los puntos de la apertura
fine-yes_not_used = no cerrar después de un sí
fine-red_three_kept = guardar un tres rojo en la mano
fine-red_three_not_shown = no mostrar treses rojos
fine-bonus_card_not_played = no jugar cartas de premio
fine-red_threes_left = no jugar treses rojos
fine-black_threes_left = no jugar treses negros

## Lo que un fallo deja elegir.

referee-choice-opponents = Eligen los rivales, { $names } de común acuerdo
referee-choice-one = Elige { $names }

## Lo que acompaña a algunas consecuencias.

referee-note-penalty_cards = Las cartas penalizadas quedan a la vista sobre la mesa. En cada turno { $seat } descarta una de ellas, quiera o no: primero las que antes se enseñaron, y entre las enseñadas a la vez escoge { $seat }. En un juego válido, también en uno con el que se toma el pozo, vuelven a ser libres; una de ellas puede ser el último descarte al cerrar.
referee-note-penalty_cards_bound = Estas cartas penalizadas quedan a la vista sobre la mesa y solo se pueden descartar, una en cada turno; ni se bajan en un juego ni sirven para tomar el pozo. La última puede ser el último descarte al cerrar.

referee-note-owes_discards =
    { $number ->
        [one] En el siguiente turno { $seat } no roba ni toma el pozo; se puede bajar, y se descarta una carta. Si entonces a { $seat } le queda una sola carta y no puede cerrar, la deuda se perdona y { $seat } roba.
       *[other] En los siguientes { $number } turnos { $seat } no roba ni toma el pozo; se puede bajar, y cada vez se descarta una carta. Si a { $seat } le queda una sola carta y no puede cerrar, la deuda se perdona y { $seat } roba.
    }

## Cómo sigue el juego.

referee-next-turn = Es el turno de { $seat }, que sigue jugando desde ahí.
referee-next-next = Después es el turno de { $seat }.
referee-next-same = Sigue jugando quien tenga el turno.
referee-next-redeal = Se recogen todas las cartas, se barajan y se reparten de nuevo.
referee-next-first = { $seat } empieza la mano.
referee-next-score = Apúntalo en el tanteo de esta mano.

referee-next_of-out_against_no-score = El tanteo no cambia.

referee-next_of-out_too_soon-score = El tanteo no cambia.

referee-what = ¿Qué ha pasado?
referee-how = Escribe un número, o unas palabras para buscar. En cualquier momento «atrás» vuelve un paso, y «{ $word }» termina.
referee-quit = salir
referee-cancel = cancelar
referee-open = Pulsa Intro para dejar la elección abierta.

cli-referee-short = pide un fallo sobre una irregularidad en una mesa con cartas de verdad
cli-referee-help =
    Decide sobre algo que salió mal en una mesa con cartas de verdad: qué cuesta, quién puede elegir qué, y cómo sigue el juego, con los párrafos del reglamento.

    Solo con un reglamento (BOOK) es una entrevista: qué pasó, y después solo las preguntas que importan. Con NAME y los hechos contesta enseguida. BOOK también puede ser una regla de la casa, por su nombre o su archivo.

    Con --json y solo BOOK enumera todas las irregularidades y sus preguntas; con NAME y los hechos da el fallo como datos.

    Con --list enumera por grupos lo que puede salir mal, o lo que pueden querer decir unas palabras: referee classic --list mal repartido.
cli-referee-example =
    { $program } referee classic
    { $program } referee classic --list red three
    { $program } referee classic exposed_cards offender=2 cards=KQ
    { $program } referee american asked_twice offender=1 --json
cli-referee-exit_0 = se dio un fallo
cli-referee-exit_1 = la entrevista se acabó antes de que hubiera un fallo
cli-referee-which = ¿Qué reglamento? Elige uno de { $books }.
cli-referee-head = El árbitro de { $book }
cli-referee-table = ¿Quién está en la mesa? Escribe los nombres en el orden de juego, separados por comas, o el número de jugadores ({ $players }).
cli-referee-table_prompt = Nombres o número [{ $players }]:
cli-referee-names =
    { $number ->
        [one] Un nombre no basta para una mesa. Puestos posibles: { $sizes }.
       *[other] { $number } nombres no encajan en una mesa. Puestos posibles: { $sizes }.
    }
cli-referee-prompt = >
cli-referee-listed = { $title }: { $name } ({ $where })
cli-referee-ruling = Fallo: { $title }
cli-referee-advice = Consejo: { $title }
cli-referee-cited = { $words } ({ $where })
cli-referee-house = regla de la casa { $name }
cli-referee-option = { $number }  { $label }
cli-referee-choose = { $words }:
cli-referee-again =
    Para pedir otra vez el mismo fallo:
      { $command }
cli-referee-command = { $program } referee { $book } { $decision }
cli-referee-command_players = { $command } --players { $players }

cli-option-referee_list = Enumera las irregularidades, o las que coinciden con las palabras tras BOOK.
cli-option-names = Los nombres de los jugadores en el orden de los puestos, separados por comas.
