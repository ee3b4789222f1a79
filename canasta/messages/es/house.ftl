### Reglas de la casa: lo que puede estar mal en un archivo, cómo se llaman sus valores, y cada cláusula en una frase.

house-cited = regla de la casa { $name }
house-cited_short = regla de la casa
house-own_options = La regla de la casa «{ $name }» ya fija sus opciones. Quita las demás.
house-cited_paragraph = { $book } { $id }
house-table = una tabla
house-huge = un número con muchísimas cifras
house-nothing = nada
house-none = –
house-yes = sí
house-no = no
house-file = regla de la casa
house-number_of_players = { $number } jugadores
house-what_clause = { $clause }: { $sentence }
house-what_field = { $clause }: { $field }
house-what_kind = { $field }, { $kind_name }

house-shelf-passed_over = Se omite una regla de la casa guardada: { $problem }
house-shelf-other = { $path }: El contenido no corresponde al nombre del archivo.
house-shelf-unkept = La regla de la casa no se pudo guardar con tus partidas ({ $problem }). Conserva su archivo: la partida lo necesita.

## Lo que puede estar mal en un archivo.

house-error-wrong = Se esperaba { $expected }, y hay { $found }.
house-error-missing = Falta «{ $field }»: { $expected }.
house-error-field = Clave desconocida: «{ $word }». Disponibles aquí: { $names }.
house-error-field_near = Clave desconocida: «{ $word }». ¿Querías decir { $near }?
house-error-word = Palabra desconocida: «{ $word }». Disponibles aquí: { $names }.
house-error-word_near = Palabra desconocida: «{ $word }». ¿Querías decir { $near }?
house-error-seam = Apartado desconocido: «{ $word }». Disponibles: { $names }.
house-error-seam_near = Apartado desconocido: «{ $word }». ¿Querías decir { $near }?
house-error-clause = Cláusula desconocida: «{ $word }». Disponibles aquí: { $names }.
house-error-clause_near = Cláusula desconocida: «{ $word }». ¿Querías decir { $near }?
house-error-clause_elsewhere = { $word } no va aquí. Ponla en { $seam }.
house-error-clause_absent = El reglamento no tiene { $word } en { $seam }. Añádela con add = [{ "{" } clause = "{ $word }" { "}" }] y sus campos.
house-error-book = Reglamento desconocido: «{ $word }». Disponibles: { $names }.
house-error-book_near = Reglamento desconocido: «{ $word }». ¿Querías decir { $near }?
house-error-option = El reglamento no tiene la opción «{ $word }». Disponibles: { $names }.
house-error-option_near = El reglamento no tiene la opción «{ $word }». ¿Querías decir { $near }?
house-error-players = «{ $word }» no es un número de jugadores posible. Disponibles: { $names }.
house-error-players_near = «{ $word }» no es un número de jugadores posible. ¿Querías decir { $near }?
house-error-many_players = { $number } jugadores son demasiados. En una mesa caben { $most } como mucho.
house-error-shipped = Regla de la casa desconocida: «{ $word }». Disponibles: { $names }.
house-error-shipped_near = Regla de la casa desconocida: «{ $word }». ¿Querías decir { $near }?
house-error-rules = «{ $word }» no es un reglamento, ni una regla de la casa, ni un archivo. Reglamentos: { $names }. Reglas de la casa: { $program } rules houses
house-error-rules_near = «{ $word }» no es un reglamento, ni una regla de la casa, ni un archivo. ¿Querías decir { $near }?
house-error-twice = «{ $word }» aparece dos veces.
house-error-touched = «{ $word }» se cambia, se sustituye o se quita dos veces.
house-error-there_already = { $word } ya está. Cambia sus campos, o sustitúyela.
house-error-there_already_so = { $word } ya está, con los mismos campos.
house-error-ascending = Los totales y los puntos tienen que subir: { $total } con { $count } no sigue al par anterior.
house-error-single = { $seam } lleva una sola cláusula, no { $number }. Sustituye la que tiene.
house-error-required = { $seam } necesita su cláusula. Sustitúyela, o cambia sus campos.
house-error-needs_extends = Falta «extends»: el reglamento que cambia la regla de la casa, uno de { $names }.
house-error-needs_name = Falta «name»: letras minúsculas, cifras y guiones, como name = "two-canastas".
house-error-needs_version = Falta «version»: empieza con version = 1 y suma 1 cada vez que cambien las reglas.
house-error-name_taken = «{ $name }» es el nombre de un reglamento. Elige otro.
house-error-said = { $sentence }
house-error-syntax = Esto no es TOML: { $problem }.
house-error-absurd = El archivo no se puede leer: tiene un número desmesurado o demasiados niveles anidados.
house-error-too_long = El archivo es demasiado largo. Se admiten { $most } caracteres como mucho.
house-error-not_text = El archivo no es texto UTF-8.
house-error-unreadable = El archivo no se puede leer: { $problem }.
house-error-unwritable = El archivo no se puede escribir: { $problem }.
house-error-exists = El archivo ya existe y no se ha cambiado.

house-error-idle-hands = Esto no tiene efecto: la partida acaba después de { $hands } manos (hands). Quítalo, o pon hands = 0 para jugar hasta una meta.
house-error-idle-base = Esto no tiene efecto: para cerrar hacen falta los juegos cerrados de la base (Base), sea cual sea el número. Quítalo y cambia los números de Base, o quita Base.
house-error-idle-feet = Esto no tiene efecto: no hay reservas (Reserves). Quítalo.
house-error-idle-fewer = Esto no tiene efecto: se toma el pozo entero de todos modos. Quítalo.
house-error-idle-seven_threes = Esto no tiene efecto: las barajas tienen solo { $threes } treses rojos. Quítalo.
house-error-idle-sits_out = Esto no tiene efecto: ningún bando tiene más miembros que puestos. Quítalo.
house-error-idle-numbered = Esto nombra un número de jugadores que el reglamento no tiene. Disponibles: { $numbers }.
house-error-idle-by_hand = Esto no tiene efecto: los puntos de la apertura dependen de la mano (by_hand). Quítalo, o pon by_hand = [].
house-error-idle-kind = Esto no tiene efecto: las cartas de esta clase ({ $card }) nunca cuentan este valor. Quítalo.
house-error-idle-four_blacks = Esto no tiene efecto: en este reglamento no se bajan los cuatro treses negros (FourBlackThrees). Quítalo, o añade esa cláusula.
house-error-idle-threes_shown = Esto no tiene efecto: los treses rojos repartidos se muestran enseguida (ThreesShownAtDeal), así que no queda ninguno al final. Quítalo.
house-error-idle-partner = Esto no tiene efecto: { $clause } prohíbe tomar el pozo de esta manera. Quítalo, o quita esa cláusula.
house-error-idle-ask_base = Esto no tiene efecto: con una base (Base) o reservas (Reserves), solo pregunta quien puede cerrar. Quítalo.

house-error-check-nobody = No queda ningún número de jugadores.
house-error-check-sides = { $seats } puestos no se pueden repartir por igual entre { $sides } bandos.
house-error-check-seats = { $players } jugadores no caben en { $seats } puestos. Cada jugador necesita uno; solo donde se juega en pareja puede descansar uno de cada bando.
house-error-check-stock = Se reparten { $dealt } de { $cards } cartas, y quedan { $left } para el mazo. Necesita al menos { $need }, para dos rondas.
house-error-check-canastas = Falta «canastas»: cuántas hacen falta para cerrar con este número de jugadores.
house-error-check-every_time = Solo se puede exigir un sí cada vez (every_time) si preguntar es obligatorio.
house-error-check-by_number = CoveredThrees tiene puntos para { $number } treses de un color (by_number), pero las barajas tienen { $threes }.
house-error-check-no_end = Una partida necesita un final: una meta, o un número de manos.
house-error-check-packs = Si los juegos no se cierran, se admiten { $most } barajas como mucho.
house-error-check-base_closes = Base necesita juegos que se cierran. Añade FurtherSets o Closes.
house-error-check-base_empty = La base no tiene ninguna parte. Pon un número en una de ellas, o quita Base.
house-error-check-base_points = Los puntos por la base piden un juego de cada parte en Base. Pon base = 0 para que sus juegos cuenten como los demás.
house-error-check-score_further = BaseScore cuenta juegos cerrados y apartados. Añade FurtherSets, o quita BaseScore.
house-error-check-closes_further = Closes y FurtherSets se excluyen. Quita una de las dos.
house-error-check-partner = { $clause } no encaja con la forma en que aquí se cierran los juegos. Usa { $other }.
house-error-check-reserve_partner = La reserva se recoge antes (partner) solo si hace falta una canasta. Pon canasta_first = true, o partner = false.
house-error-check-excluded = { $clause } no se puede combinar con { $seam }. Quita una de las dos.
house-error-check-base_score = BaseScore cuenta los juegos cerrados, y falta en score.
house-error-check-no_steps = La tabla de la apertura está vacía.
house-error-check-three_naturals = Solo se puede exigir un juego de tres cartas naturales si la apertura pide puntos, y no 0.
house-error-check-late_from = Se roban { $most } cartas de un mazo de más de { $late_from }, que puede quedarse corto.
house-error-check-below = Los puntos que se piden no pueden bajar: por debajo del primer escalón son { $below }, y a partir de él solo { $count }.
house-error-check-threes_twice = Los treses rojos o se guardan (KeptThrees) o se muestran enseguida (DrawnThreeShown, ThreesShownAtEnd y las cláusulas del reparto), pero no las dos cosas.
house-error-check-threes_dealt = Los treses rojos repartidos tienen que llegar a la mesa. Añade DealtThreesShown a first_turn o ThreesShownAtDeal a deal, o KeptThrees a threes.
house-error-check-threes_drawn = Los treses rojos robados tienen que llegar a la mesa. Añade DrawnThreeShown a drawn, o KeptThrees a threes.
house-error-check-talon = Un talón necesita un reglamento en que se puedan guardar los treses (KeptThrees).
house-error-check-groups = Los grupos y los comodines suman { $number } cartas, pero una mano especial tiene { $size }.
house-error-check-group_ranks = Hay { $number } grupos, pero solo { $most } cartas distintas. Pon again = true si una carta puede formar varios.
house-error-check-group_must = Tiene que haber { $number } cartas distintas, pero solo hay { $groups } grupos.
house-error-check-group_jokers = Hay { $number } jokers entre { $wild } comodines.
house-error-check-group_size = Un grupo tiene { $number } cartas, pero de una misma carta solo hay { $cards }.
house-error-check-hands_threes = Las manos especiales necesitan un reglamento en que se puedan guardar los treses (KeptThrees).
house-error-check-hands_points = Las manos especiales necesitan SpecialHandPoints en score.
house-error-check-seven = { $clause } es para canastas de { $number } cartas y no sirve con otro tamaño.
house-error-check-black_threes_wild = Los treses negros admitirían comodines. Añade BlackThreesPure.
house-error-check-wild_sets_black_threes = No se pueden combinar juegos de comodines y treses negros que se bajan al cerrar. Conserva NoWildSets, o quita OnlyGoingOut.
house-error-check-wild_set_first = WildSetFirst trata de juegos de comodines, pero no se puede bajar ninguno.
house-error-check-closes = A un juego cerrado no se le añade nada (Closes), pero los límites admitirían comodines. Añade ClosedMix.
house-error-check-upcard = { $clause } necesita un Upcard delante.
house-error-check-upcards = Solo puede haber una carta vuelta.
house-error-check-until = «until» tiene que incluir todas las clases de «kinds», porque lo que se tapa hay que volver a taparlo.
house-error-check-fines = FineForNotGoingOut necesita Fines en score.
house-error-check-refill = Refill necesita cartas Caliente: «calientes» en players.
house-error-check-calientes = Hay cartas Caliente pero ninguna regla para ellas. Añade Refill, o una cláusula a discarded.

house-at-line = { $file }, línea { $line }: { $sentence }
house-at-file = { $file }: { $sentence }
house-at-line_key = { $file }, línea { $line }, { $key }: { $sentence }
house-at-file_key = { $file }, { $key }: { $sentence }

house-expect-number = un número entero de { $low } a { $high }
house-expect-multiple = un múltiplo de { $step } de { $low } a { $high }
house-expect-flag = true o false
house-expect-choice = una de estas palabras: { $words }
house-expect-kinds = una lista de clases de cartas, como ["two", "joker"]
house-expect-ranks = una lista de valores de cartas, como ["seven", "ace"]
house-expect-hand_name = un nombre de minúsculas, cifras, guiones y guiones bajos, { $most } como mucho
house-expect-title = palabras en una línea, { $most } caracteres como mucho
house-expect-grouped = una lista de cartas, y "two" si los doses forman grupos, como ["two", "seven"]
house-expect-red_three = ["red_three"]
house-expect-players = una lista de números de jugadores, como [5, 6]
house-expect-players_of = uno de los números de jugadores { $numbers }
house-expect-numbers = una lista de { $least } a { $most } valores, cada uno { $each }
house-expect-steps = una lista de pares, cada uno un total y los puntos a partir de ahí, como [[0, 50], [1500, 90]]
house-expect-values = una tabla de clases de cartas con su valor, múltiplos de 5 de 0 a 1000
house-expect-label = el nombre de una cláusula
house-expect-tables = una lista de tablas, como [{ "{" } clause = "MustTake" { "}" }]
house-expect-remove = una lista de nombres de cláusulas, o "all"
house-expect-book = uno de { $names }
house-expect-options = una lista de nombres de opciones, como ["always_frozen"]
house-expect-name = como mucho { $most } letras minúsculas, cifras y guiones, como "two-canastas"
house-expect-about = una línea de { $most } caracteres como mucho

house-template-head =
    Una regla de la casa para { $book }. Tal como está no cambia nada: quita el # delante
    de lo que cambies. Los valores que se ven son los del reglamento.

    { $program } rules check ARCHIVO    revisa el archivo y lo prueba en unos cientos de manos
    { $program } rules diff { $book } ARCHIVO    muestra en qué se diferencia

    En [clauses.APARTADO] también puede haber: remove = ["Clause"], add = [{ "{" } clause = "Clause", field = 1 { "}" }]
    y replace = { "{" } Clause = { "{" } clause = "Other", field = 1 { "}" } { "}" }.
house-template-short =
    Una regla de la casa para { $book }. Así como está no cambia nada: quita el # de
    lo que cambies, y escribe otro valor. Los valores que se ven son los del reglamento.
    Es lo que más se cambia; { $program } rules new --full lo tiene todo.

house-template-absent = Para añadir: { $names }.

house-doc-fields = | Clave | Valor |
house-doc-clauses = | Cláusula | Qué dice | Campos | Reglamentos |

## De qué tratan los apartados.

house-seam_title-numbers = Números de la partida
house-seam_title-players = Según el número de jugadores
house-seam_title-values = Valor de las cartas
house-seam_title-seat_draw = El sorteo de los puestos
house-seam_title-deal = Después de repartir
house-seam_title-first_turn = Al empezar el primer turno de cada jugador
house-seam_title-drawn = Cartas robadas del mazo
house-seam_title-partners = Cartas con que se toma la de arriba
house-seam_title-take = Tomar el pozo
house-seam_title-stock_out = Cuando se agota el mazo
house-seam_title-limits = Comodines en un juego
house-seam_title-first_meld = La apertura
house-seam_title-discard = Descartes permitidos
house-seam_title-discarded = Efectos de un descarte
house-seam_title-turn_ends = Al acabar un turno
house-seam_title-going_out = Cerrar
house-seam_title-only_going_out = Treses negros al cerrar
house-seam_title-asking = Preguntar a la pareja
house-seam_title-concealed = Cerrar en mano
house-seam_title-score = El tanteo
house-seam_title-four_black_threes = Cuatro treses negros
house-seam_title-refill = Jugar una carta Caliente
house-seam_title-rebuild = Un mazo nuevo
house-seam_title-quiet = Turnos tranquilos
house-seam_title-closes = Juegos cerrados
house-seam_title-bars = Cartas vedadas
house-seam_title-threes = Guardar treses
house-seam_title-after_discard = Después del descarte
house-seam_title-special_hands = Manos especiales
house-seam_title-reserves = Reservas
house-seam_title-further_sets = Más juegos de una misma carta
house-seam_title-base = La base
house-seam_title-pile_taken = Cuánto se toma del pozo
house-seam_title-turn_passes = Antes del turno siguiente
house-seam_title-hand_ends = Al terminar la mano
house-seam_title-irregularities = Irregularidades

## Cada cláusula en una frase.

house-clause-DrawForSeats = Cada jugador saca una carta; las cartas deciden los bandos, los puestos y quién reparte primero.
house-clause-Announces = Quien se queda con pocas cartas dice cuántas tiene: hasta este número.
house-clause-NaturalPair = Dos cartas naturales de la mano toman el pozo con su carta de arriba.
house-clause-NaturalAndWild = Una carta natural y un comodín de la mano toman el pozo, si el juego admite el comodín.
house-clause-OwnSet = La carta de arriba se añade a un juego igual que tiene el bando.
house-clause-ClosedSet = Con un par natural, la carta de arriba queda sobre un juego cerrado igual, si no hay ninguno abierto.
house-clause-SkipsNext = Un descarte de estas clases hace que el siguiente jugador pierda un turno.
house-clause-StockEndsHand = La mano acaba después del turno en que el mazo baja a este número de cartas.
house-clause-ThreesShownAtEnd = Los treses rojos de quienes no han tenido turno se muestran al terminar la mano.
house-clause-TakesPile = Con la carta de arriba se toma el pozo entero (0), o este número de cartas si el pozo las tiene; con fewer, un pozo menor se toma entero.
house-clause-Upcard = Se vuelve una carta del mazo para empezar el pozo.
house-clause-CoverUpcard = Una carta vuelta de estas clases congela el pozo y se tapa hasta que salga una que no esté en «until».
house-clause-UpcardStops = Una carta vuelta de estas clases impide tomar el pozo al primer jugador.
house-clause-ThreesShownAtDeal = Los treses rojos que se reparten se muestran y se reponen enseguida.
house-clause-DealtThreesShown = Los treses rojos que se reparten se muestran y se reponen cuando empieza el primer turno del jugador.
house-clause-DrawnThreeShown = Un tres rojo que se roba se muestra y se repone; «last» dice qué pasa si era la última carta del mazo.
house-clause-Stopped = Una carta que bloquea, arriba del pozo, impide tomarlo al siguiente jugador.
house-clause-UnopenedNeedsPair = Antes de abrir, un bando solo toma el pozo con un par natural.
house-clause-FrozenNeedsPair = Un pozo congelado solo se toma con un par natural.
house-clause-LastCardLastDiscard = Con una carta en la mano no se toma un pozo de una carta mientras quede mazo.
house-clause-AlwaysFrozen = El pozo está siempre congelado: se toma con un par natural, o con un juego de la mesa que todavía no sea canasta.
house-clause-OnlyOpened = Solo toma el pozo un bando que ya ha abierto.
house-clause-PairOnly = El pozo solo se toma con un par natural.
house-clause-WithinCanasta = El pozo no se toma si el juego pasaría del tamaño de una canasta.
house-clause-MustTake = Con el mazo agotado hay que tomar el pozo si su carta de arriba entra en un juego del bando.
house-clause-NoWildSets = Los comodines nunca se bajan sin cartas naturales.
house-clause-BlackThreesPure = Con los treses negros no va ningún comodín.
house-clause-WildLimit = Cuántos comodines puede llevar un juego, según su tamaño a partir de tres; una canasta puede llevar los que sean.
house-clause-FewerWild = Un juego lleva siempre más cartas naturales que comodines, y como mucho «most» comodines.
house-clause-ClosedMix = Los juegos se cierran al llegar a canasta; pocos comodines en un juego, ninguno con las cartas de «never»; los comodines solos son un juego.
house-clause-FirstMeld = Los puntos que pide la apertura, según el total del bando: pares de un total y los puntos a partir de ahí.
house-clause-FirstAfterTake = El primer descarte después de tomar el pozo no es de estas cartas ni de una de la que haya canasta, si hay otra; con «empty_pile», vale para todo descarte en un pozo vacío.
house-clause-WildLast = Un comodín solo lo descarta quien no tiene otra cosa que descartar.
house-clause-Freezes = Los descartes de estas clases congelan el pozo.
house-clause-Stops = Los descartes de estas clases bloquean al siguiente jugador.
house-clause-FineForNotGoingOut = Paga una multa el bando que obtuvo un sí y no cerró.
house-clause-GoingOut = Cómo se cierra; el número de canastas que hacen falta está en [players].
house-clause-OnlyGoingOut = Se pueden bajar tres o cuatro treses negros al cerrar; sin esta cláusula, nunca.
house-clause-Asking = Un jugador puede preguntar a su pareja si cierra.
house-clause-Concealed = Cerrar bajando toda la mano en un turno cuenta como cerrar en mano.
house-clause-OutBonus = Puntos por cerrar, y por cerrar con los cuatro treses negros.
house-clause-ConcealedBonus = Más puntos por cerrar en mano.
house-clause-RedThrees = Puntos por los treses rojos, más si están todos; en contra de un bando que no ha abierto.
house-clause-CanastaBonus = Puntos por canastas limpias y sucias.
house-clause-Fines = Las multas se restan.
house-clause-CardsLaid = El valor de las cartas de la mesa.
house-clause-CardsLeft = El valor de las cartas que quedan en la mano, que cuenta en contra.
house-clause-CalientesPlayed = Puntos por cada carta Caliente jugada.
house-clause-WildCanastaBonus = Puntos por una canasta de comodines: con más doses es pequeña, con más jokers grande.
house-clause-RedThreesByCanasta = Puntos por los treses rojos, más por cada uno si están todos; en contra de un bando sin canasta.
house-clause-CardsOnTable = El valor de las cartas de la mesa: suma con una canasta, resta sin ninguna.
house-clause-SpecialHandPoints = Los puntos de una mano especial.
house-clause-RankedCanastas = Puntos por las canastas, según sus cartas.
house-clause-OpenSetsCost = Lo que cuestan los juegos de ases, sietes y comodines empezados y sin cerrar.
house-clause-CoveredThrees = Puntos por los treses de un color, según cuántos son: suman con dos canastas, restan sin ninguna.
house-clause-HeldTooMany = Lo que cuesta quedarse con este número de cartas iguales.
house-clause-FourBlackThrees = Un jugador puede cerrar bajando los cuatro treses negros como últimas cartas de la mano.
house-clause-Refill = Se puede jugar una carta Caliente en lugar de robar, y la mano se rellena.
house-clause-Rebuild = Cuando se agota el mazo, el pozo se baraja y pasa a ser el mazo.
house-clause-QuietTurns = En los primeros turnos de cada jugador no se baja ni se toma nada.
house-clause-Closes = Un juego que llega a canasta se cierra, y no se le puede añadir nada.
house-clause-DeadRanks = Si un bando tiene canasta de una carta, esa carta está muerta para el otro.
house-clause-MixOnlyFirst = Estas cartas solo llevan comodines en el turno de la apertura.
house-clause-WildSetFirst = Mientras el juego de comodines de un bando esté abierto, los comodines no van a ningún otro sitio.
house-clause-KeptThrees = Los treses de los dos colores se muestran y se reponen, y se pueden guardar antes de abrir.
house-clause-Talon = Después del turno de la apertura, el jugador del bando roba cartas del mazo.
house-clause-OpenSetFits = Con estas cartas no se toma el pozo si el juego abierto pasaría del tamaño de una canasta.
house-clause-PairFromHand = El pozo solo se toma con un par natural; las tres cartas se suman a un juego abierto o van sobre uno cerrado.
house-clause-BaseScore = Puntos por la base, por cada otro juego cerrado con sus cartas, y por los juegos abiertos; base = 0: todos los juegos cerrados cuentan igual.
house-clause-RedThreesOfSeven = Puntos por los treses rojos; siete juntos valen más.
house-clause-ThreesLeft = Lo que cuestan los treses que quedan en la mano y en las reservas.
house-clause-Reserves = Cartas que se reparten aparte para cada jugador, y que se recogen una tras otra al quedarse sin mano.
house-clause-FurtherSets = Los juegos se cierran al llegar a canasta y dejan sitio a otro de la misma carta.
house-clause-Base = Para cerrar hacen falta estos números de juegos cerrados: de sietes, de cincos, de comodines, limpios y sucios.
house-clause-Groups = Una mano de catorce cartas que se enseña en vez de jugarse: grupos de cartas iguales, comodines y treses.
house-clause-WrongDealer = Repartió quien no debía.
house-clause-WrongNumberDealt = A un jugador se le repartieron cartas de más o de menos.
house-clause-ImproperDeal = Las cartas no se repartieron como es debido.
house-clause-CardTurnedUp = Se destapó una carta al repartir.
house-clause-FaceUpInStock = Hay una carta boca arriba en el mazo.
house-clause-ForeignCard = Apareció una carta que no es de la baraja.
house-clause-TouchedCard = Un jugador tocó una carta y no la jugó: los rivales pueden exigir que la juegue.
house-clause-SawAnotherCard = Ver otra carta al robar cuesta una multa.
house-clause-DrewEarly = El siguiente jugador robó antes del descarte; el anterior puede entonces no descartar.
house-clause-DrewOutOfTurn = Robar fuera de turno cuesta una multa, y «extra» si la carta entró en la mano.
house-clause-DrewTooMany = Quien robó cartas de más tiene que compensarlo con descartes.
house-clause-TookBeforeShowing = Tomar la carta de arriba antes de mostrar lo que casa con ella cuesta una multa.
house-clause-TopCardInHand = La carta de arriba entró en una mano: si el derecho a ella es dudoso, los rivales pueden hacer que se devuelva el pozo.
house-clause-TookForFirstMeld = Se tomó el pozo para abrir sin puntos suficientes o sin un par natural.
house-clause-TookFrozen = Se tomó un pozo congelado sin un par natural.
house-clause-TooManyWild = Un juego lleva más comodines de los que puede.
house-clause-FirstMeldShort = A una apertura hecha desde la mano le faltan puntos.
house-clause-OtherIllegalSet = Cualquier otro juego contra las reglas.
house-clause-LaidOutOfTurn = Bajar cartas fuera de turno cuesta una multa y las deja penalizadas; si era el turno de la pareja, no se pueden bajar.
house-clause-ToldCount = Recordar a la pareja cuántos puntos pide la apertura cuesta una multa.
house-clause-ExposedCards = Las cartas que se enseñan quedan penalizadas.
house-clause-DiscardedWithoutDrawing = Un jugador descartó sin haber robado: si se ve a tiempo, roba entonces.
house-clause-DiscardedSeveral = Un jugador descartó varias cartas: si se ve a tiempo, vale una y las demás quedan penalizadas.
house-clause-YesNotUsed = Obtener un sí y no cerrar cuesta una multa.
house-clause-HintedWhileAsking = La pareja dijo más que la pregunta y la respuesta: los rivales pueden exigir que el jugador cierre.
house-clause-DemandNotMet = Si un jugador no puede cerrar cuando se le exige, le queda penalizada toda la mano.
house-clause-OutAgainstNo = Un jugador cerró aunque su pareja había dicho que no.
house-clause-OutTooSoon = Un jugador cerró sin las canastas que hacen falta.
house-clause-RedThreeKept = Guardar un tres rojo después del primer descarte le cuesta al jugador una multa.
house-clause-ThreeNotShown = Un tres rojo que no se mostró se puede mostrar tarde; al final, cada uno cuesta una multa.
house-clause-BonusCardNotPlayed = Una carta de premio olvidada se puede mostrar tarde; al final, cada una cuesta una multa.
house-clause-ThreesNotPlayed = Los treses sin jugar al terminar la mano cuestan una multa cada uno.
house-clause-FirstMeldTooLow = Una apertura que se queda corta vuelve a la mano, y el bando necesita más puntos en esta mano: este número.
house-clause-WildDiscarded = Descartó un comodín quien tenía otra carta que descartar.
house-clause-ThreeDiscarded = Se descartó un tres cuando no se podía.
house-clause-NotAnnounced = Un jugador no anunció sus últimas cartas.
house-clause-AskedTwice = Un jugador preguntó a su pareja por segunda vez.

## Lo que sale a la luz cuando se prueban las reglas.

house-part-message = Falta el mensaje { $id }, y { $part ->
    [sentence] toda cláusula necesita uno que la describa
    [score] la hoja de puntos lo necesita
    [pad] la libreta de puntos lo necesita
    [compare] la comparación de reglamentos lo necesita
    [editor] el editor de reglas de la casa lo necesita
    [table] la página lo necesita
   *[coach] el entrenador lo necesita
  }. Añádelo a un archivo de canasta/messages/en.
house-part-failed = { $part ->
    [score] La hoja de puntos no se puede hacer
    [pad] El formulario de la libreta no se puede hacer
    [compare] La comparación con el reglamento no se puede hacer
    [editor] El editor de reglas de la casa no puede abrir estas reglas
    [table] La página no puede mostrar una mesa
   *[other] El entrenador no puede dar consejo
  } por un error: { $problem }.
house-part-sums = La libreta suma { $given } y da { $summed } puntos, y la hoja de puntos da { $counted }. Compara pad_lines y lines de la cláusula.
house-trial-failed = Estas reglas fallan con { $players } jugadores. { $what } Posición: { $position } Las últimas acciones: { $actions }. (Mano { $hand } de la semilla { $seed }.)
house-trial-keys = No ocurre sin estas líneas: { $keys }.
house-trial-dead_end = Un jugador no tiene ninguna acción legal, y la mano no ha terminado.
house-trial-stuck = { $name } se queda sin salida: { $number ->
    [one] no puede jugar la carta que le queda.
   *[other] no puede jugar ninguna de las { $number } cartas que le quedan.
    }
house-trial-endless = Una mano dura más de { $limit } turnos.
house-trial-error = El motor no puede jugar con estas reglas: { $detail }.
house-trial-no_reason = Se rechaza «{ $detail }», pero no se da ningún motivo.
house-trial-wrong = { $fault }

## Los comandos.

house-ask-target = Puntos con que termina la partida (0: termina tras un número de manos).
house-ask-hands = Manos de una partida (0: termina cuando un bando tiene los puntos).
house-ask-hand_size = Cartas que recibe cada jugador, con { $players } jugadores.
house-ask-draw = Cartas que se roban del mazo por turno, con { $players } jugadores.
house-ask-canastas = Canastas que necesita un bando para cerrar, con { $players } jugadores.
house-ask-first_meld =
    { $kind ->
        [pairs] Puntos que debe sumar la apertura a partir de cada total, por ejemplo 0: 50, 1500: 90.
       *[other] Puntos que debe sumar la apertura mano a mano, por ejemplo 50, 90, 120.
    }
house-ask-below = Puntos que debe sumar la apertura con un total por debajo del primero de esos.
house-ask-three_naturals = La apertura necesita un juego con tres cartas naturales.
house-ask-quiet = Número de primeros turnos en que no se baja ni se toma nada (no: ninguno).
house-ask-upcard = Se da vuelta una carta para empezar el pozo; si no, está vacío hasta el primer descarte.
house-ask-only_opened = Solo toma el pozo el bando que ya hizo su apertura.
house-ask-pair_only = El pozo está siempre congelado: solo se toma con un par natural.
house-ask-must_take = Con el mazo agotado, hay que tomar el pozo si la carta de arriba va en un juego del bando.
house-ask-wild_cards = Cuántos comodines puede tener un juego (una lista: en juegos de tres, cuatro, cinco cartas ...).
house-ask-freezes = Descartes que congelan el pozo.
house-ask-wild_last = Solo descarta un comodín quien no tiene otra cosa que descartar.
house-ask-safe_discards = Las cartas vedadas como primer descarte después de tomar el pozo no pueden ir nunca a un pozo vacío.
house-ask-last_discard = La última carta al cerrar es un descarte: optional (como se quiera) o required (obligado).
house-ask-one_to_hold = Quien no cierra se queda con una carta después del descarte.
house-ask-black_threes = Los treses negros se pueden bajar al cerrar.
house-ask-obliges = El sí de la pareja a cerrar obliga.
house-ask-compulsory = Solo se puede cerrar con el sí de la pareja.
house-ask-no_fine = Puntos que pierde un bando que obtiene un sí y no cierra.
house-ask-talon = Cartas del talón para el bando que abre primero.
house-ask-second_talon = Cartas del talón para el bando que abre segundo.
house-ask-special_hands = Se pueden mostrar manos especiales.
house-ask-stock_left = La mano termina cuando queda este número de cartas en el mazo (no: se juega hasta el final).
house-ask-out_bonus = Puntos por cerrar.
house-ask-concealed = Puntos de más por cerrar en mano.
house-ask-natural = Puntos por una canasta limpia.
house-ask-mixed = Puntos por una canasta sucia.
house-ask-canasta_first = Antes de la primera reserva hace falta una canasta.
house-ask-kept_cards = La primera canasta trae la reserva aunque queden cartas en la mano.
house-ask-base_sevens = Canastas de sietes que hacen falta para cerrar.
house-ask-base_fives = Canastas de cincos que hacen falta para cerrar.
house-ask-base_wild = Canastas de comodines que hacen falta para cerrar.
house-ask-base_natural = Canastas limpias que hacen falta para cerrar.
house-ask-base_mixed = Canastas sucias que hacen falta para cerrar.
house-ask-all_feet = Para cerrar, todo el bando tiene que estar en el pie.
house-ask-cards_taken = Cartas que se toman con el pozo, la de arriba incluida (0: el pozo entero).
house-ask-fewer_taken = Un pozo con menos cartas se toma entero.
house-ask-base_points = Puntos por la base (0: sus canastas cuentan como las demás).
house-ask-wild_books = Puntos por una canasta de comodines.
house-ask-red_threes = Puntos por cada tres rojo.
house-ask-threes = Puntos por uno, dos, tres y cuatro treses de un color.
house-ask-black_three_left = Puntos que cuesta un tres negro que queda en la mano.
house-ask-begin = Una regla de la casa para { $book }, pregunta a pregunta. Intro deja lo que está entre corchetes, back vuelve atrás, stop deja lo demás como está.
house-ask-question = { $number } de { $last }: { $sentence } [{ $value }]
house-ask-players = ¿Cuántos jugáis?
house-ask-title = ¿Cómo llamáis a vuestras reglas?
house-ask-about = Descríbela en una línea, si quieres:
house-ask-expected = Se espera: { $expected }.
house-ask-yes_no = sí o no
house-ask-or_no = { $expected }, o no
house-ask-pairs = totales con sus puntos, como 0: 50, 1500: 90
house-ask-words = nombres con comas en medio, como two, joker

house-cli-trying = Se prueba una regla de la casa nueva: { $done } de { $wanted } manos
house-cli-for = Una regla de la casa para { $book }.
house-cli-commands = Comandos de rules
house-cli-wrote =
    { $number ->
        [0] { $file } es una regla de la casa para { $book } que todavía no cambia nada. Edítala, y luego: { $program } rules check { $file }
        [one] { $file } es una regla de la casa para { $book } que cambia una cosa.
       *[other] { $file } es una regla de la casa para { $book } que cambia { $number } cosas.
    }
house-cli-change = { $sentence } (Reglamento: { $book }.)
house-cli-ready = Se han jugado { $hands } manos con ellas, y todo ha ido bien. Para jugar con ellas: { $program } play --book { $file }. Para probarlas más: { $program } rules check { $file }
house-cli-title = { $name }, versión { $version }, para { $book }
house-cli-hash = hash { $hash }
house-cli-tried = { $players } jugadores: { $hands } manos jugadas, { $longest } turnos como mucho
house-cli-fine = No se ha encontrado ningún problema.
house-cli-changed = [Cambiado por la regla de la casa { $name }.]
house-cli-text = Los párrafos del reglamento que cambia:
house-cli-look = Para ver lo que cambia: { $program } rules { $name }
house-cli-same = { $one } y { $other } son las mismas reglas.

cli-option-extends = El reglamento que cambia la regla de la casa; una opción va detrás con un signo más.
cli-option-ask = Pregunta por cada ajuste y escribe las respuestas.
cli-option-full = Incluye todo lo que se puede cambiar, no solo lo que más se cambia.
cli-option-trial_hands = Número de manos que se prueban con cada número de jugadores.

cli-rules_search-short = busca párrafos, criterios y palabras del glosario
cli-rules_search-help =
    Busca párrafos, criterios y palabras del glosario por lo que dicen, primero los mejores, con las palabras encontradas _marcadas_.

    No importan la forma de una palabra (congelar, congelado), ni los acentos, ni las palabras menudas (el, de). También se encuentra cómo llaman otros a algo, como 'levantar la pila'.
cli-rules_search-example =
    { $program } rules search pozo congelado
    { $program } rules search mano especial --book american
cli-rules_search-exit_1 = no se encontró nada

cli-rules_new-short = crea el archivo de una regla de la casa
cli-rules_new-help = Crea el archivo (FILE) de una regla de la casa. Al principio no cambia nada: enumera lo que más se cambia, cada ajuste en una frase con el valor del reglamento, o con --full todos. Con --ask se te pregunta, y el archivo lleva tus respuestas. Un archivo que ya existe no se sobrescribe.
cli-rules_new-example =
    { $program } rules new our-rules.toml
    { $program } rules new our-rules.toml --ask
    { $program } rules new sundays.toml --extends caliente+always_frozen
cli-rules_new-exit_1 = { "" }

cli-rules_check-short = revisa una regla de la casa y la prueba en unos cientos de manos
cli-rules_check-help =
    Revisa una regla de la casa y después juega manos al azar con cada número de jugadores: no se puede perder ninguna carta, nadie puede quedarse sin una acción legal, y todas las manos tienen que llegar a su fin.

    FILE es el archivo de una regla de la casa, o el nombre de una ({ $program } rules houses las enumera).
cli-rules_check-example =
    { $program } rules check our-rules.toml
    { $program } rules check classic-two-canastas --hands 20
cli-rules_check-exit_0 = no se encontró ningún problema
cli-rules_check-exit_1 = las reglas fallan al jugarlas; una línea en stderr muestra la posición
cli-rules_check-exit_2 = el archivo no se puede usar; una línea en stderr dice qué está mal y dónde

cli-rules_compare-short = compara los reglamentos uno al lado del otro
cli-rules_compare-help = Muestra los reglamentos uno al lado del otro, todos o los que nombres. Una opción va detrás de su reglamento con un signo más. RULES también puede ser una regla de la casa.
cli-rules_compare-example =
    { $program } rules compare classic caliente+always_frozen
cli-rules_compare-exit_1 = { "" }

cli-rules_diff-short = compara dos reglas en detalle
cli-rules_diff-help =
    Muestra en qué se diferencian dos reglas, párrafos aparte.

    RULES es un reglamento, un reglamento con opciones (caliente+always_frozen), el nombre de una regla de la casa o su archivo.
cli-rules_diff-example =
    { $program } rules diff classic our-rules.toml
    { $program } rules diff caliente caliente+always_frozen
cli-rules_diff-exit_0 = son iguales
cli-rules_diff-exit_1 = son distintas

cli-rules_houses-short = enumera las reglas de la casa
cli-rules_houses-help = Enumera las reglas de la casa que vienen con el programa y aquellas con las que has jugado. Puedes usar sus nombres donde se espera el archivo de una regla de la casa.
cli-rules_houses-example = { $program } rules houses
cli-rules_houses-exit_1 = { "" }

## Los ajustes por aquello de lo que tratan, y lo que cambia en palabras sencillas.

house-group-game = La partida
house-group-deal = El reparto y el turno
house-group-first_meld = La apertura
house-group-sets = Juegos y comodines
house-group-pile = El pozo
house-group-stock = El mazo
house-group-going_out = Cerrar
house-group-points = Puntos
house-word-optional = opcional
house-word-required = obligatorio

### Changed settings of a house rule, as the page lists them.

house-now-target =
    { $number ->
        [0] Sin meta: la partida termina tras un número de manos.
       *[other] Partida a { $value } puntos.
    }
house-now-hands =
    { $number ->
        [0] Sin número fijo de manos.
        [one] La partida es de una mano.
       *[other] La partida es de { $value } manos.
    }
house-now-hand_size =
    { $number ->
        [one] Una carta para cada uno, con { $players } jugadores.
       *[other] { $value } cartas para cada uno, con { $players } jugadores.
    }
house-now-draw =
    { $number ->
        [one] Se roba una carta por turno, con { $players } jugadores.
       *[other] Se roban { $value } cartas por turno, con { $players } jugadores.
    }
house-now-canastas =
    { $number ->
        [0] No hace falta ninguna canasta para cerrar, con { $players } jugadores.
        [one] Una canasta para cerrar, con { $players } jugadores.
       *[other] { $value } canastas para cerrar, con { $players } jugadores.
    }
house-now-first_meld = Apertura: { $value }.
house-now-below = Apertura con un total por debajo del primer escalón: { $value }.
house-now-three_naturals =
    { $set ->
        [yes] La apertura necesita un juego con tres cartas naturales.
       *[no] La apertura no necesita un juego con tres cartas naturales.
    }
house-now-quiet =
    { $number ->
        [none] Se puede bajar y tomar desde el primer turno.
        [one] En el primer turno de cada jugador no se baja ni se toma nada.
       *[other] En los primeros { $value } turnos de cada jugador no se baja ni se toma nada.
    }
house-now-upcard =
    { $set ->
        [yes] Se da vuelta una carta para empezar el pozo.
       *[no] El pozo está vacío hasta el primer descarte.
    }
house-now-only_opened =
    { $set ->
        [yes] Solo toma el pozo un bando que ya ha abierto.
       *[no] Un bando puede tomar el pozo para abrir.
    }
house-now-pair_only =
    { $set ->
        [yes] El pozo está siempre congelado: solo se toma con un par natural.
       *[no] El pozo no está siempre congelado.
    }
house-now-must_take =
    { $set ->
        [yes] Con el mazo agotado, hay que tomar el pozo si la carta de arriba va en un juego del bando.
       *[no] Nunca hay que tomar el pozo, ni con el mazo agotado.
    }
house-now-wild_cards = Comodines en un juego: { $value }.
house-now-freezes = Descartes que congelan el pozo: { $value }.
house-now-wild_last =
    { $set ->
        [yes] Solo descarta un comodín quien no tiene otra cosa que descartar.
       *[no] Cualquiera puede descartar un comodín.
    }
house-now-safe_discards =
    { $set ->
        [yes] Las cartas vedadas como primer descarte después de tomar el pozo no pueden ir nunca a un pozo vacío.
       *[no] Los descartes en un pozo vacío solo están limitados después de tomar el pozo.
    }
house-now-last_discard =
    { $set ->
        [required] Al cerrar se acaba con un descarte.
       *[optional] Se puede cerrar con descarte o sin él.
    }
house-now-one_to_hold =
    { $set ->
        [yes] Quien no cierra se queda con una carta después del descarte.
       *[no] No hace falta quedarse con una carta después del descarte.
    }
house-now-black_threes =
    { $set ->
        [yes] Los treses negros se pueden bajar al cerrar.
       *[no] Los treses negros no se bajan nunca.
    }
house-now-obliges =
    { $set ->
        [yes] El sí de la pareja obliga a cerrar.
       *[no] El sí de la pareja no obliga a cerrar.
    }
house-now-compulsory =
    { $set ->
        [yes] Solo se puede cerrar con el sí de la pareja.
       *[no] Se puede cerrar sin preguntar a la pareja.
    }
house-now-no_fine =
    { $number ->
        [0] Obtener un sí y no cerrar no cuesta nada.
       *[other] Obtener un sí y no cerrar cuesta { $value } puntos.
    }
house-now-talon =
    { $number ->
        [0] Ninguna carta del talón para el bando que abre primero.
        [one] Una carta del talón para el bando que abre primero.
       *[other] { $value } cartas del talón para el bando que abre primero.
    }
house-now-second_talon =
    { $number ->
        [0] Ninguna carta del talón para el bando que abre segundo.
        [one] Una carta del talón para el bando que abre segundo.
       *[other] { $value } cartas del talón para el bando que abre segundo.
    }
house-now-special_hands =
    { $set ->
        [yes] Se pueden mostrar manos especiales.
       *[no] Sin manos especiales.
    }
house-now-stock_left =
    { $number ->
        [none] La mano se juega hasta que se agota el mazo.
        [one] La mano termina cuando queda una carta en el mazo.
       *[other] La mano termina cuando quedan { $value } cartas en el mazo.
    }
house-now-out_bonus = Cerrar: { $value } puntos.
house-now-concealed = Cerrar en mano: { $value } puntos más.
house-now-natural = Canasta limpia: { $value } puntos.
house-now-mixed = Canasta sucia: { $value } puntos.
house-now-canasta_first =
    { $set ->
        [yes] La primera reserva pide una canasta.
       *[no] Las reservas se recogen sin canasta.
    }
house-now-kept_cards =
    { $set ->
        [yes] La primera canasta trae la reserva aunque queden cartas en la mano.
       *[no] La reserva se recoge al quedarse sin mano.
    }
house-now-base_sevens = Canastas de sietes para cerrar: { $value }.
house-now-base_fives = Canastas de cincos para cerrar: { $value }.
house-now-base_wild = Canastas de comodines para cerrar: { $value }.
house-now-base_natural = Canastas limpias para cerrar: { $value }.
house-now-base_mixed = Canastas sucias para cerrar: { $value }.
house-now-all_feet =
    { $set ->
        [yes] Para cerrar, todo el bando tiene que estar en el pie.
       *[no] Solo quien cierra tiene que estar en el pie.
    }
house-now-cards_taken =
    { $number ->
        [0] Se toma el pozo entero.
       *[other] Se toman las { $value } cartas de arriba del pozo.
    }
house-now-fewer_taken =
    { $set ->
        [yes] Un pozo con menos cartas se toma entero.
       *[no] Un pozo con menos cartas no se puede tomar.
    }
house-now-base_points =
    { $number ->
        [0] No hay puntos por la base.
       *[other] La base: { $value } puntos.
    }
house-now-wild_books = Canasta de comodines: { $value } puntos.
house-now-red_threes = Cada tres rojo: { $value } puntos.
house-now-threes = Uno, dos, tres y cuatro treses de un color: { $value } puntos.
house-now-black_three_left =
    { $number ->
        [0] Un tres negro que queda en la mano no cuesta nada.
       *[other] Un tres negro que queda en la mano cuesta { $value } puntos.
    }
