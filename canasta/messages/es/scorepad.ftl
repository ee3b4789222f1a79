### La libreta de tanteo: sus campos, lo que rechaza y lo que duda, su hoja, y su sesión en la terminal.

pad-refused = { $problem }
pad-the_file = el archivo
pad-too_long = es demasiado largo
pad-join = ; { "" }
pad-yes = sí
pad-no = no
pad-refused_side = Bando { $side }, { $field }: { $problem }

pad-field-side = anotación
pad-field-sets = juegos en la mesa
pad-field-points = puntos
pad-field-out = cerró
pad-field-four_blacks = con los cuatro treses negros
pad-field-concealed = en mano
pad-field-special = mano especial
pad-field-red_threes = treses rojos en la mesa
pad-field-black_threes = treses negros en la mesa
pad-field-natural = canastas limpias
pad-field-mixed = canastas sucias
pad-field-aces = canastas limpias de ases
pad-field-sevens = canastas de sietes
pad-field-fives = canastas de cincos
pad-field-wild = canastas de comodines
pad-field-twos = canastas solo de doses
pad-field-small_wild = canastas pequeñas de comodines
pad-field-big_wild = canastas grandes de comodines
pad-field-open_aces = ases naturales empezados y sin cerrar
pad-field-open_sevens = sietes empezados y sin cerrar
pad-field-open_wild = comodines empezados y sin cerrar
pad-field-beyond = cartas en canastas fuera de la base
pad-field-closed = cartas en canastas cerradas
pad-field-laid = cartas en la mesa
pad-field-open = cartas en juegos abiertos o añadidas
pad-field-left = cartas que quedan en la mano
pad-field-left_red_threes = treses rojos sin mostrar
pad-field-left_black_threes = treses negros que quedan en la mano
pad-field-held = manos a las que les quedan tres o más { $kinds }
pad-field-calientes = cartas Caliente jugadas
pad-field-fines = multas

pad-refuse-no_mapping = una anotación dice, campo por campo, lo que se contó.
pad-refuse-no_field = campo desconocido. Disponibles: { $names }.
pad-refuse-yes_no = aquí va sí o no (true o false), no { $given }.
pad-refuse-choice = aquí no vale «{ $given }». Disponibles: { $names }.
pad-refuse-whole = se espera un número entero de 0 o más, y hay { $given }.
pad-refuse-most = puede haber { $number } como mucho, no { $given }.
pad-refuse-both = los juegos se dan carta a carta, así que esto sale de ellos. Deja fuera una de las dos cosas.
pad-refuse-points_alone = los puntos de este bando se anotan directamente. Solo se puede añadir quién cerró y las canastas con apuesta.
pad-refuse-points = los puntos son un número entero de -{ $number } a { $number }; { $given } no lo es.
pad-refuse-no_text = las cartas se escriben con letras, como KKK2; { $given } no lo es.
pad-refuse-long = es demasiado largo: { $number } caracteres como mucho.
pad-refuse-card = «{ $letter }» no es una carta. Usa 4 5 6 7 8 9 T J Q K A 2, X para un joker, R y B para los treses.
pad-refuse-no_set = { $set } no es un juego. Un juego son tres o más cartas iguales, con comodines o sin ellos, o solo comodines.
pad-refuse-one_way = da las cartas de una sola manera: { $names }.
pad-refuse-no_calientes = en esta partida no hay cartas Caliente.
pad-refuse-no_groups = las cartas por valor dicen, para cada valor, cuántas cartas son.
pad-refuse-group = aquí ninguna carta vale { $given }; los valores son { $names }.
pad-refuse-hands = tiene que haber una por cada jugador del bando en esta mano ({ $number }), y hay { $given }.
pad-refuse-fine = una multa lleva puntos, por qué es y, si quieres, un párrafo; nada más.
pad-refuse-fine_text = por qué es una multa va en una línea de { $number } caracteres como mucho.
pad-refuse-sides = Una anotación tiene una parte por bando: { $number }, no { $given }.
pad-refuse-needs = eso solo es posible con esto para el mismo bando: { $needed }.
pad-refuse-special_laid = quien muestra una mano especial no ha bajado ningún juego, ni su pareja tampoco.
pad-refuse-never_laid = { $gender ->
        [f] las { $kinds } no se bajan
       *[m] los { $kinds } no se bajan
    } nunca en este reglamento.
pad-refuse-same_rank = un bando tiene un solo juego de { $kinds }. Escríbelo todo junto.
pad-refuse-closed = un juego cerrado de { $kinds } tiene { $number } cartas, y no se le pueden añadir más.
pad-refuse-no_wild_canasta = entre los juegos no hay ninguna canasta de comodines.
pad-refuse-one_set = un bando tiene como mucho un juego de estos.
pad-refuse-ranks = un bando tiene un juego de cada carta, así que hay { $number } canastas como mucho, no { $given }.
pad-refuse-beyond = estas canastas tienen { $number } cartas, no { $given }. (Las de la base no se cuentan aquí.)
pad-refuse-no_beyond = todas las canastas son de la base, así que aquí no se cuentan cartas.
pad-refuse-too_few = las canastas y los juegos que dices necesitan al menos { $number } cartas, y hay { $given }.
pad-refuse-too_little = las canastas y los juegos que dices valen al menos { $number }, y las cartas suman { $given }.
pad-refuse-too_much = estas canastas valen { $number } como mucho, y las cartas suman { $given }.
pad-refuse-natural_cards = hay siete iguales para { $number } canastas limpias como mucho, no para { $given }.
pad-refuse-wild_cards = las canastas que dices necesitan al menos { $number } comodines, y hay { $given } cartas que pueden serlo.
pad-refuse-step = las cartas suman siempre un múltiplo de { $number }, y { $given } no lo es.
pad-refuse-out_holds = a un jugador del bando que cerró no le quedan cartas.
pad-refuse-threes_twice = las manos se dan carta a carta, y los treses con ellas. Deja fuera una de las dos cosas.
pad-refuse-held = solo { $number } manos de este bando tienen bastantes cartas para eso.
pad-refuse-one_side = solo puede cerrar un bando.
pad-refuse-pack = { $given } { $kinds } no caben en la baraja: hay { $number }.
pad-refuse-group_pack = { $given } cartas de { $value } no caben en la baraja: hay { $number }.
pad-refuse-all_sides = con las de los otros bandos son { $given }, y la baraja tiene cartas para { $number } como mucho.
pad-refuse-wild_pack = todas las canastas juntas necesitan al menos { $given } comodines, y la baraja tiene { $number }.
pad-refuse-all_cards = Todo lo que dices suma { $given } cartas, y la baraja tiene { $number }.
pad-refuse-all_points = Todas las cartas que dices suman { $given } puntos, y la baraja entera vale { $number }.

pad-doubt-wild = Bando { $side }: un juego de { $kinds } con { $number } comodines va contra una regla.
pad-doubt-added = Bando { $side }: un juego cerrado de { $kinds } tiene { $number } cartas y no admite ninguna más.
pad-doubt-open_sets = El bando { $side } tiene { $number } juegos abiertos de { $kinds }, y solo puede haber uno abierto de cada valor.
pad-doubt-canastas = El bando { $side } cerró { $given ->
    [0] sin canastas
    [1] con una canasta
   *[other] con { $given } canastas
  }, y { $number ->
    [one] hace falta una
   *[other] hacen falta { $number }
  }.
pad-doubt-points_step = El bando { $side } tiene { $given } puntos, y las cartas siempre suman un múltiplo de { $number }.
pad-doubt-points_most = El bando { $side } tiene { $given } puntos, y ninguna mano pasa de { $number }.
pad-doubt-unpriced = En esta partida se pagan canastas, y no se dice cuáles tiene el bando { $side }.
pad-doubt-threes_twice = Bando { $side }: hay { $kinds } entre las cartas de una mano y también como número. ¿Se contó alguno dos veces?
pad-doubt-with_canastas = El bando { $side } tiene { $given } puntos en cartas abiertas y añadidas además de { $number ->
    [one] una canasta
   *[other] { $number } canastas
  }. Las cartas de las canastas no van aquí: ¿se contaron también?

pad-error-entry = Una mano es { "{" }"sides": [...]{ "}" } con una anotación por bando, y nada más.
pad-error-hands = En una libreta caben { $number } manos.
pad-error-change = Un cambio lleva una de estas cosas: names (los nuevos por los antiguos), stake, o raise (side y points), y después de cuántas manos.
pad-error-over = La partida ha terminado. Corrige una mano, o empieza otra partida.
pad-error-over_before = Con estos totales, o después de tantas manos, la partida ha terminado antes de empezar.
pad-error-no_hand = En la libreta no hay ninguna mano { $number }.
pad-error-game = Una partida es una tabla: book, sides y lo demás.
pad-error-game_key = Una partida no tiene «{ $key }»; tiene: { $names }.
pad-error-game_sides = sides: hace falta una lista con los nombres de los jugadores de cada bando.
pad-error-game_sizes = { $slug } con { $number } jugadores tiene tantos en cada bando: { $sizes }.
pad-error-game_totals = totals: hacen falta { $number } números enteros, uno por bando.
pad-error-game_text = { $key }: hace falta un texto.
pad-error-game_options = options: hace falta una lista de nombres.
pad-error-game_number = { $key }: hace falta un número entero de { $least } a { $most }.
pad-error-game_line = { $key }: hace falta una línea de { $number } caracteres como mucho.
pad-error-house_book = La regla de la casa es de { $house }, no de { $slug }.
pad-error-no_book = Una partida necesita un reglamento. Di cuál.
pad-error-stake = Una apuesta lleva números de céntimos: { $names }.
pad-error-stake_canastas = Se puede apostar sobre estas canastas: { $names }.
pad-error-stake_cents = { $key }: hace falta un número de céntimos de 0 a { $most }.
pad-error-no_game = La libreta no tiene ninguna partida { $game }. Disponibles: { $games }.
pad-error-no_games = En la libreta no hay todavía ninguna partida.
pad-error-moved = Esta partida se guarda en { $file }, y ese archivo no existe.
pad-error-shared_elsewhere = En { $file } hay quien anota en la partida { $game }; quítala antes de las páginas de allí (share --stop).
pad-error-nobody_asks = «{ $name }» no es el nombre de una cuenta ni de una persona que pida anotar.
pad-error-several_ask = Varias personas se llaman { $name }; di cuál por su id: { $ids }.
pad-error-log = Las anotaciones de { $stream } no se entienden (anotación { $number }: { $problem }).
pad-error-json = { $name } no es JSON válido: { $problem }.
pad-error-form = { $name } no lo escribió la libreta, o lo escribió una versión posterior.
pad-error-csv = { $name }, línea { $line }: { $problem }
pad-error-csv_head = la primera línea tiene que nombrar las columnas: { $names }.
pad-error-csv_columns = hay { $given } columnas en lugar de { $number }.
pad-error-csv_part = «{ $part }» no es parte de una partida. Usa game o hand.
pad-error-csv_value = «{ $value }» no es JSON.
pad-error-csv_side = «{ $side }» no es un bando de esta partida.
pad-error-csv_order = la mano { $given } en lugar de la mano { $number }.
pad-error-unwritable = { $name } no se puede escribir: { $problem }.

pad-plot-title = Totales mano a mano
pad-plot-about = Totales después de { $number } manos: { $totals }.
pad-plot-hands = mano
pad-plot-hand = mano
pad-plot-target = meta
pad-plot-label = { $letter }
pad-plot-legend = { $sides }; * donde coinciden varios

pad-page-title = Canasta: { $book }
pad-page-rules = { $rules }, a { $target } puntos
pad-page-rules_hands = { $rules }, { $number } manos
pad-page-captain = Lleva el bando { $side }: { $name }, que juega todas las manos.
pad-page-caption = Puntos y totales, mano a mano. Entre paréntesis: los puntos que cada bando necesitaba para abrir.
pad-page-hand = Mano
pad-page-start = antes
pad-page-points = Puntos
pad-page-total = Total
pad-page-totals = Total
pad-page-first = ({ $number })
pad-page-dealer = reparte { $name }
pad-page-out = descansa { $names }
pad-page-void = Las manos tachadas se jugaron después del final de la partida y no cuentan.
pad-page-points_alone = { $mark } Puntos anotados directamente; no se contaron las cartas.
pad-page-plot = Totales mano a mano
pad-page-settlement = Liquidación
pad-page-paid_together = Todos los pagos juntos
pad-page-paid_game = Después de la partida
pad-page-paid_hand = Después de esta mano
pad-page-payer = Paga
pad-page-payee = A
pad-page-amount = Cantidad
pad-page-hand_title = Mano { $number }
pad-page-lines = De qué se compone la mano { $number }
pad-page-side = Bando
pad-page-for = Por
pad-page-paragraph = Párrafo
pad-page-sum = esta mano

pad-show-side = { $letter }  { $names }: { $total }
pad-show-won = Ha ganado el bando { $sides }: { $names }.
pad-show-next = Mano { $number }: reparte { $dealer }. Apertura: { $needs }.
pad-show-sits_out = Descansa: { $names }.
pad-show-dealer = Reparte
pad-show-points = { $letter }
pad-show-total = total
pad-show-void = -
pad-show-void_about = { $mark }: jugada después del final de la partida, no cuenta.
pad-show-hand_plain = Mano { $number }, repartió { $dealer }.
pad-show-hand_void = Mano { $number }, repartió { $dealer }, después del final de la partida: no cuenta.
pad-show-side_plain = Bando { $letter }: { $points } puntos, total { $total }.
pad-show-line = Bando { $letter }: { $points }, { $what } { $cited }
pad-show-total_now = total ahora
pad-show-doubt = ¿Seguro? { $doubt }
pad-show-no_stake = En esta partida no se juega dinero.
pad-show-stake = Apuesta: { $stake }.
pad-show-paid_hand = Después de la mano { $number }:
pad-show-paid_game = Después de la partida:
pad-show-paid_together = Todo junto:
pad-show-paid_nothing = No hay pagos.
pad-show-not_over = La partida todavía no ha terminado.
pad-show-even = { "" }  todos en paz
pad-show-payment = { "" }  { $payer } paga a { $payee } { $amount }

pad-ask-number = Un número entero, o Intro si no hay; «{ $typed }» no lo es.
pad-ask-yes_no = Escribe s o n; «{ $typed }» no es ninguna de las dos.
pad-ask-cards = «{ $typed }» no se puede contar. Escribe una suma (845), cartas por valor ({ $example }), o cartas por letra: KKK2 777 (c 777 si solo hay cifras).
pad-ask-no_cards = Da la suma de estas, o cartas por valor.
pad-ask-nobody = «{ $typed }» no corresponde a un solo jugador. Nombres: { $names }.
pad-ask-no_choice = «{ $typed }» no corresponde a una sola de estas: { $names }.
pad-ask-no_points = Los puntos son un número entero, como 310 o -65; «{ $typed }» no lo es.
pad-ask-who_out = El bando { $side } cerró. ¿Qué jugador fue? (0 si ninguno.)
pad-ask-too_many = Quedan { $number } de las canastas que dijiste, no { $given }.
pad-ask-rest = De las canastas que dijiste quedan { $number } para esto, no { $given }. Escribe atrás para cambiar el número total.
pad-ask-which_side = Qué bando otra vez ({ $letters }) [{ $usual }]:
pad-ask-no_side = «{ $typed }» no es un bando. Usa uno de { $names }.
pad-ask-seats = Jugadores: { $names }
pad-ask-out = ¿Quién cerró [{ $usual }]?
pad-ask-choice = { "" }  { $number } { $label }
pad-ask-special = ¿Una mano especial [{ $usual }]?
pad-ask-concealed = ¿En mano (s o n) [{ $usual }]?
pad-ask-four_blacks = ¿Con los cuatro treses negros (s o n) [{ $usual }]?
pad-ask-side = Bando { $letter }: { $names }
pad-ask-count_now = Solo se dieron puntos. ¿Contar ahora las cartas (s o n) [{ $usual }]?
pad-ask-points = Puntos en esta mano [{ $usual }]:
pad-ask-laid = Cartas en la mesa (suma, por valor, o juegos) [{ $usual }]:
pad-ask-open = Cartas en juegos abiertos o añadidas (suma, por valor, o todos los juegos) [{ $usual }]:
pad-ask-canastas = Canastas en total [{ $usual }]:
pad-ask-count = { "" }  { $field } [{ $usual }]:
pad-ask-of = { $field }, de { $names }
pad-ask-big_wild = Grande en su séptima carta: ¿la canasta de comodines (s o n) [{ $usual }]?
pad-ask-beyond = Cartas en canastas fuera de la base (suma, o por valor) [{ $usual }]:
pad-ask-left = Quedan en la mano de { $name } (suma, por valor, o cartas) [{ $usual }]:
pad-ask-left_reserves = Quedan en la mano, la rodilla y el pie de { $name } (suma, por valor, o cartas) [{ $usual }]:
pad-ask-left_foot = Quedan en la mano y el pie de { $name } (suma, por valor, o cartas) [{ $usual }]:
pad-ask-calientes = { "" }  Cartas Caliente en la mano de { $name } [{ $usual }]:
pad-ask-fines = Multa (puntos y por qué) [{ $usual }]:
pad-ask-more_fines = Otra multa [{ $usual }]:

pad-usual-none = ninguna
pad-usual-no_totals = ninguno
pad-usual-nobody = nadie
pad-usual-all = todos
pad-usual-book = como en el reglamento

pad-change-name = Antes de la mano { $hand }: { $old } se llama ahora { $new }.
pad-change-stake = Desde la mano { $hand }, apuesta: { $stake }.
pad-change-raise = Mano { $hand }: el bando { $side } necesita { $points } más para abrir.
pad-change-no_raise = Mano { $hand }: el bando { $side } no necesita más de lo normal para abrir.

pad-stake-none = ninguna
pad-stake-per_thousand = { $amount } por cada mil puntos de diferencia
pad-stake-minimum = { $amount } como mínimo
pad-stake-hand_per_thousand = { $amount } por cada mil puntos después de cada mano
pad-stake-canastas = { $amount } por cada una de estas: { $fields }

pad-new-book = { "" }  { $number } { $book }: { $title }, { $players } jugadores
pad-new-options = { "" }      opciones: { $options }
pad-new-how = Un nombre o un número, y después opciones y cuántos juegan, por ejemplo: caliente always_frozen 3. También vale el nombre o el archivo de una regla de la casa.
pad-new-which = ¿Qué juego [{ $usual }]?
pad-new-players = ¿Cuántos juegan ({ $numbers }) [{ $usual }]?
pad-new-names = Los { $number } nombres por orden de asiento, en el sentido del reloj, separados por comas{ $kept }:
pad-new-names_number = Hacen falta { $number } nombres, separados por comas, y hay { $given }.
pad-new-side = Bando { $letter }, { $number } nombres separados por comas{ $kept }:
pad-new-side_out = Bando { $letter }, { $number } nombres separados por comas; el último descansa primero{ $kept }:
pad-new-side_captain = Bando { $letter }, { $number } nombres separados por comas: primero quien lleva el bando, que juega todas las manos; el último descansa primero{ $kept }:
pad-new-dealer = ¿Quién reparte [{ $usual }]?
pad-new-totals = Totales hasta ahora, del papel ({ $letters }) [{ $usual }]:
pad-new-played = Manos jugadas hasta ahora [{ $usual }]:
pad-new-target = ¿A cuántos puntos [{ $usual }]?
pad-new-stake = Apuesta: céntimos por cada mil puntos de diferencia [{ $usual }]:
pad-new-stake_book = Apuesta: céntimos por cada mil puntos, 0 si ninguna [{ $usual }]:

pad-session-title = Libreta de tanteo
pad-session-kept = Cada respuesta se guarda enseguida en { $path }
pad-session-game = { "" }  { $id }: { $about }
pad-session-more = { "" }  y { $number } más
pad-session-about = { $rules }: { $sides }; manos { $number }
pad-session-about_over = { $rules }: { $sides }; manos { $number }, terminada
pad-session-which = ¿Qué partida, n para una nueva, salir para irte [{ $id }]?
pad-session-new = Una partida nueva. Intro toma lo que está entre corchetes, atrás vuelve a la pregunta anterior, cancelar lo deja.
pad-session-new_on = Se empezó una partida nueva y no se acabó. Esto es lo que se escribió:
pad-session-cancelled = Cancelado.
pad-session-game_title = Partida { $id }
pad-session-words = Escribe mano, puntos, corregir, tachar, ver, gráfico, liquidar, nombre, apuesta, subir, exportar, partidas, ayuda o salir.
pad-session-usual-hand = mano
pad-session-usual-show = ver
pad-session-what = ¿Y ahora [{ $usual }]?
pad-session-help =
    mano        anota la mano que se ha jugado
    puntos      anota solo los puntos de cada bando, sin contar nada
    corregir 2  anota otra vez la mano 2, o un bando suyo; todo lo que sigue se
                vuelve a calcular
    tachar 2    tacha la mano 2, como si no se hubiera jugado
    ver         la hoja; ver 2: de qué se compone la mano 2
    gráfico     los totales, mano a mano, como dibujo
    liquidar    quién paga a quién
    nombre      cambia un nombre: nombre Bruno = Benito
    apuesta     juega por otra apuesta desde ahora
    subir A     el bando A necesita 10 más para abrir en esta mano; subir A 0: nada
    exportar F  escribe la partida en un archivo: .html para imprimir, .svg el
                dibujo, .json, .csv
    partidas    otra partida
    salir       deja la libreta; todo queda guardado
    Mientras se pregunta una mano: atrás es la pregunta anterior, cancelar la olvida.
    Las cartas se pueden decir como suma (845), por valor (12x5 20x10 3x20), o por
    letra (KKKKKK2 777): X es un joker, T un diez, R y B son los treses.
    Basta la primera letra de una palabra (x para tachar, s para salir).
pad-session-unknown = Comando desconocido: «{ $typed }». Escribe ayuda.
pad-session-as_it_was = La mano { $number } ahora:
pad-session-no_hands = En la libreta no hay todavía ninguna mano.
pad-session-number = ¿Qué mano ({ $first } a { $last }) [{ $last }]?
pad-session-sure = ¿Tachar la mano { $number } (s o n) [n]?
pad-session-struck = La mano { $number } queda tachada.
pad-session-rename = ¿Qué nombre, y cuál en su lugar ({ $names }), por ejemplo Ana = Anita?
pad-session-rename_how = «{ $typed }» no es un cambio de nombre. Escribe el nombre antiguo, = y el nuevo, por ejemplo Ana = Anita.
pad-session-stake = Céntimos por cada mil puntos de diferencia desde ahora, 0 si ninguno (Intro: sin cambio):
pad-session-stake_book = Céntimos por cada mil puntos desde ahora, 0 si ninguno, reglamento para la apuesta del reglamento (Intro: sin cambio):
pad-session-raise = ¿La apertura de qué bando ({ $letters }), y cuánto más, si no son 10?
pad-session-file = ¿En qué archivo (.html, .svg, .json, .csv)?
pad-session-ending = La terminación del archivo dice qué será: { $endings }.
pad-session-there = { $path } ya existe. ¿Se reemplaza (s o n) [n]?
pad-session-wrote = Escrito: { $path }
pad-session-draft = Esta mano se empezó y no se acabó. Esto es lo que se escribió:
pad-session-hand = Mano { $number }, reparte { $dealer }
pad-session-hand_how = Cartas como suma (845), por valor (12x5 20x10), o por letra (KKK2 777). Intro toma lo que está entre corchetes, 0 es ninguna, atrás vuelve a la pregunta anterior.
pad-session-right = ¿Se apunta (s, o n para la pregunta anterior) [s]?
pad-session-written = Apuntado. Totales: { $totals }.
pad-session-later = Se han vuelto a calcular { $number } manos posteriores.
pad-session-bye = Todo queda guardado en { $path }

pad-cli-commands = Comandos para programas
pad-cli-unknown = Comando desconocido: «{ $word }». Disponibles: { $names }. Sin comando se abre la libreta.
pad-cli-unreadable = (no se puede leer)
pad-cli-game = { $id }  { $about }
pad-cli-begun = La partida { $id } está en la libreta.
pad-cli-hand = Da un archivo o --points, una de las dos cosas.
pad-cli-change = No hay nada que cambiar: da --name, --stake o --raise.
pad-cli-shared =
    La partida { $id } se guarda en { $path }
    Para mirarla, abre esto detrás de la dirección del servidor: { $link }
pad-cli-stopped = La partida { $id } ya no se puede abrir en el servidor.
pad-cli-owner = { $name } la tiene por suya en el servidor ({ $id }).
pad-cli-writer = { $name } puede anotar ({ $id }).
pad-cli-asking = { $name } pide anotar ({ $id }).
pad-cli-form = { $rules }, { $players } jugadores: qué se cuenta de cada bando
pad-cli-form_field = Campo
pad-cli-form_about = Qué
pad-cli-form_points = Puntos
pad-cli-form_most = Máximo
pad-cli-form_paragraph = Párrafo
pad-cli-form_values = Valores, { $field }: { $values }
pad-cli-form_by_hand = Apertura, mano a mano: { $counts }
pad-cli-form_first = Apertura: { $counts }
pad-cli-form_from = { $count } desde { $start }

cli-scorepad-short = lleva el tanteo de una partida con cartas de verdad
cli-scorepad-help = Lleva el tanteo de una partida con cartas de verdad: con cualquier reglamento y cualquier número de jugadores. Cuenta como tengas costumbre; la libreta comprueba lo que anotas, lo puntúa según el reglamento y guarda cada respuesta enseguida.
cli-scorepad-example =
    { $program } scorepad
    { $program } scorepad --plain --database club.db
    { $program } scorepad export 1 evening.html
cli-scorepad-exit_1 = { "" }

cli-scorepad_list-short = las partidas de la libreta
cli-scorepad_list-help = Todas las partidas de la libreta, primero la última en que se escribió.
cli-scorepad_list-example = { $program } scorepad list --json
cli-scorepad_list-exit_1 = { "" }

cli-scorepad_new-short = empieza una partida
cli-scorepad_new-help = Empieza una partida. Los nombres van bando a bando, en el orden de los puestos; el último descansa primero.
cli-scorepad_new-example =
    { $program } scorepad new --side Ana,Carla --side Bruno,Dora
    { $program } scorepad new --book knee --side A,D --side B,E --side C,F
cli-scorepad_new-exit_1 = { "" }

cli-scorepad_hand-short = apunta una mano, o corrige una
cli-scorepad_hand-help = Apunta una mano. FILE es JSON, o - para la entrada estándar: para cada bando, los campos del formulario ({ $program } scorepad form) y lo que se contó. Lo que es cero se puede dejar fuera. Con --points no se cuenta nada: los puntos de cada bando se apuntan tal cual.
cli-scorepad_hand-example =
    echo '{ "{" }"sides": [{ "{" }"out": true, "laid": 310, "mixed": 1{ "}" }, { "{" }{ "}" }]{ "}" }' |
      { $program } scorepad hand 1 -
cli-scorepad_hand-exit_1 = { "" }

cli-scorepad_change-short = cambia nombres, la apuesta o una apertura
cli-scorepad_change-help = Cambia lo acordado antes de una partida, mientras se juega. Un nombre nuevo vale para toda la hoja, una apuesta nueva desde la mano siguiente, una subida solo para la mano siguiente. Todos los cambios quedan en la hoja.
cli-scorepad_change-example =
    { $program } scorepad change 1 --name "Bruno=Benito"
    { $program } scorepad change 1 --raise A
cli-scorepad_change-exit_1 = { "" }

cli-scorepad_show-short = la hoja, o una mano suya
cli-scorepad_show-help = La hoja de una partida: puntos y totales, quién reparte, con cuánto se abre.
cli-scorepad_show-example = { $program } scorepad show 1 --hand 2
cli-scorepad_show-exit_1 = { "" }

cli-scorepad_settle-short = quién paga a quién
cli-scorepad_settle-help = Quién paga a quién y cuánto, después de cada mano y después de la partida.
cli-scorepad_settle-example = { $program } scorepad settle 1
cli-scorepad_settle-exit_1 = { "" }

cli-scorepad_export-short = una partida como archivo: html, svg, json, csv
cli-scorepad_export-help = Escribe una partida en un archivo, o en la salida estándar (-). La terminación dice qué será: .html una hoja para imprimir, .svg el dibujo de los totales, .json y .csv para que los lean programas y { $program } scorepad import.
cli-scorepad_export-example =
    { $program } scorepad export 1 evening.html
    { $program } scorepad export 1 - --form csv
cli-scorepad_export-exit_1 = { "" }

cli-scorepad_import-short = una partida de un archivo JSON o CSV
cli-scorepad_import-help = Pone en la libreta una partida que se exportó como JSON o CSV. FILE puede ser - para la entrada estándar.
cli-scorepad_import-example = { $program } scorepad import evening.json
cli-scorepad_import-exit_1 = { "" }

cli-scorepad_share-short = enseña una partida a la gente de tu servidor
cli-scorepad_share-help = Comparte una partida mediante el servidor de este ordenador. Desde entonces se guarda allí, y en el terminal se sigue con ella como antes. Con el enlace cualquiera puede mirar y pedir permiso para anotar; --to se lo da, por su nombre, a quien lo pidió o a una cuenta. La primera persona que lo recibe es la dueña de la partida en el servidor. Solo con la partida, enumera las peticiones.
cli-scorepad_share-example =
    { $program } scorepad share 1
    { $program } scorepad share 1 --to Bruno
    { $program } scorepad share 1 --stop
cli-scorepad_share-exit_1 = { "" }

cli-scorepad_form-short = qué cuenta un reglamento, campo por campo
cli-scorepad_form-help = El formulario de un reglamento: campos, valores, límites y la tabla de la apertura. BOOK puede llevar opciones (caliente+always_frozen) o ser una regla de la casa.
cli-scorepad_form-example = { $program } scorepad form american --json
cli-scorepad_form-exit_1 = { "" }
