### Los comandos: ayuda, encabezados, y lo que puede estar mal en lo que se escribe.

cli-version = Casa Canasta { $version } ({ $build })
cli-compiled = núcleo compilado
cli-interpreted = núcleo interpretado

cli-help-usage = Uso:
cli-help-options = Opciones
cli-help-default = por omisión
cli-help-example = Ejemplo
cli-help-exit = Códigos de salida
cli-help-positions = Posiciones

cli-exit-0 = correcto
cli-exit-1 = la respuesta es no: se rechaza, no se verifica, o no hay nada que hacer
cli-exit-2 = entrada no válida; una línea en stderr dice qué está mal y dónde

cli-where-position = posición
cli-where-stdin = entrada estándar
cli-where-line = { $where }, línea { $line }

cli-error-line = canasta: { $problem }
cli-error-usage = { $problem } (ver: { $command } --help)
cli-error-at = { $where }, columna { $place }: { $sentence }
cli-error-command = Comando desconocido: «{ $name }». Disponibles: { $names }.
cli-error-command_near = Comando desconocido: «{ $name }». ¿Querías decir «{ $near }»?
cli-error-after_position = «{ $text }» no puede ir detrás de la posición. Una posición es un reglamento y palabras con «=».
cli-error-no_action = Falta la acción. Da una detrás de la posición, como «draw» o «discard K».
cli-error-large = { $name } es demasiado grande. Los archivos del programa tienen { $number } MB como mucho.
cli-error-typed = Esa línea es demasiado larga. Se admiten { $most } caracteres como mucho.
cli-error-not_text = { $name } no es texto UTF-8.
cli-error-memory = No queda memoria. Puede que una parte se haya hecho: compruébalo antes de repetirlo.
cli-error-system = No ha funcionado: { $problem }.
cli-error-file = { $name } no se puede leer: { $problem }.
cli-error-book = Reglamento desconocido: «{ $book }». Disponibles: { $books }, y reglas de la casa ({ $program } rules houses).
cli-error-paragraph = { $book } no tiene ningún párrafo ni criterio «{ $id }». Usa de { $first } a { $last }.
cli-error-ruling = Criterio desconocido: «{ $id }». Hay criterios en: { $books }.
cli-error-which_book = ¿{ $id } de qué reglamento? Está en: { $books }.
cli-error-dealer = El puesto { $dealer } no puede repartir: los puestos van del 1 al { $seats }.
cli-error-hand = Este registro no tiene ninguna mano { $hand }, solo { $number }.
cli-error-final = --final solo muestra el final de cada mano, así que no se puede combinar con --step ni con --tables.

cli-usage-no_option = No hay ninguna opción «{ $option }».
cli-usage-near = { $problem } ¿Querías decir { $near }?
cli-usage-missing = Falta el argumento { $name }.
cli-usage-value = La opción «{ $option }» necesita un valor.
cli-usage-no_value = La opción «{ $option }» no lleva ningún valor.
cli-usage-wrong = Valor no válido para { $name }: se espera { $expected }.
cli-usage-extra = Sobran argumentos ({ $words }).
cli-usage-whole = un número entero
cli-usage-number = un número
cli-usage-least = un número entero, { $least } o más
cli-usage-choice = uno de { $names }

cli-option-help = Muestra esta ayuda y termina.
cli-option-language = El idioma: { $languages }. Si no se da, lo dice CANASTA_LANGUAGE, o tu sistema.
cli-option-version = Muestra la versión.
cli-option-teach_from = El paso por el que empezar; su número se muestra al dejar una lección.
cli-option-teach_answer = Una respuesta a ese paso; la contestación se escribe como JSON.
cli-option-translations = Enumera los mensajes que le faltan a cada idioma.
cli-option-json = Contesta en JSON, para programas.
cli-option-book = El reglamento, o una regla de la casa: su nombre o su archivo.
cli-option-house = El archivo de una regla de la casa nombrada en la entrada; se puede dar varias veces.
cli-option-option = Una opción del reglamento; se puede dar varias veces ({ $program } rules las enumera).
cli-option-players = Número de jugadores (por omisión 4, si el reglamento lo permite).
cli-option-promised = El compromiso que se te enseñó antes de la primera carta. El registro tiene que corresponder a él.
cli-option-seed = Un texto cualquiera: el mismo texto da las mismas cartas. Sin él las cartas son al azar, y la semilla se escribe en stderr.
cli-option-dealer = El puesto que reparte (por omisión, el último).
cli-option-quiet = Escribe solo la posición nueva.
cli-option-play_book = El reglamento o una regla de la casa (su nombre o su archivo); se pregunta si no se da ni esto ni el número de jugadores.
cli-option-play_players = Número de jugadores, contigo.
cli-option-play_seed = Un texto cualquiera: el mismo texto reparte las mismas cartas. Sin él las cartas son al azar y secretas.
cli-option-name = Tu nombre; si se repite, los nombres de los demás por orden.
cli-option-target = El total que gana (por omisión, el del reglamento).
cli-option-record = El archivo donde se guarda la partida; si contiene una sin terminar, se sigue con ella.
cli-option-bot = Los bots de los demás puestos: { $levels }, un bot club o expert con un estilo (club:cautious) o un bot propio (archivo.py:Clase, módulo:Clase). Ver { $program } bots. Si se da varias veces, los bots ocupan los puestos por turno alrededor de la mesa.
cli-option-think = Muestras por decisión de los bots que miran hacia delante: con más juegan mejor y más despacio.
cli-option-explained = Cuando preguntas si cerrar, tu compañero dice el motivo en el acto. Los reglamentos solo permiten sí o no, así que por omisión el motivo se dice después de la mano.
cli-option-irregularities = Cómo se tratan los actos irregulares: refused (se rechazan), o referee (se pueden intentar y reclamar).
cli-option-speed = Segundos de pausa después del turno de un bot.
cli-option-shuffle = Primero se te enseña el hash de la semilla secreta, y se te pregunta qué mezclar al barajar.
cli-option-plain = Solo palabras, línea a línea, para lectores de pantalla y terminales sencillas.
cli-option-hand = Muestra solo esta mano.
cli-option-step = Muestra la mesa después de cada turno y espera a Intro.
cli-option-tables = Muestra la mesa después de cada turno.
cli-option-final = Muestra solo cómo acabó cada mano, con su tanteo.
cli-option-hands = Número de manos.
cli-option-simulate_seed = Un texto cualquiera: el mismo texto da las mismas manos.
cli-option-simulate_bot = Un bot que juega, por su nombre ({ $program } bots los enumera) o uno propio (archivo.py:Clase). Si se da varias veces, los bots ocupan los puestos por turno. Sin esto todos juegan al azar.
cli-option-processes = Número de procesos (por omisión, el número de núcleos).
cli-option-cluster = Usa las máquinas de un clúster de Ray: auto, host:port, ray://host:port, o local para poner uno en marcha aquí.
cli-option-code = De un párrafo o criterio: muestra su sitio en el programa y los escenarios que lo prueban.
cli-option-no_pager = Escríbelo todo de una vez. Si no, una respuesta larga en un terminal pasa por PAGER o less.
cli-option-search_book = Busca solo en este reglamento y en los criterios comunes; se puede dar varias veces.
cli-option-most = Muestra como mucho este número.
cli-option-database = El archivo de la libreta (por omisión, CANASTA_DATABASE o un archivo de tu carpeta de datos).
cli-option-pad_game = Sigue con esta partida.
cli-option-pad_house = Una regla de la casa, por su nombre o su archivo.
cli-option-pad_side = Los nombres de un bando, separados por comas; una vez por bando.
cli-option-pad_dealer = El puesto que reparte primero; los puestos alternan entre los bandos.
cli-option-pad_total = Totales que vienen del papel; una vez por bando.
cli-option-pad_played = Manos ya jugadas en el papel.
cli-option-pad_stake = La apuesta en céntimos, como JSON: per_thousand, minimum, hand_per_thousand, canastas.
cli-option-pad_title = Un título para la hoja.
cli-option-pad_points = Los puntos de cada bando, separados por comas; las cartas no se cuentan.
cli-option-pad_name = Un nombre nuevo para alguien; una vez por cada uno.
cli-option-pad_new_stake = La apuesta desde ahora, como JSON; null si ninguna.
cli-option-pad_raise = Puntos de más que el bando necesita para abrir en la mano siguiente (10 si no se da un número, 0 si ninguno).
cli-option-pad_correct = Sustituye esta mano.
cli-option-pad_plot = Los totales, mano a mano, como dibujo.
cli-option-pad_to = Deja anotar a una persona: una cuenta del servidor, o alguien que lo pide. Se puede dar varias veces.
cli-option-pad_stop = Deja de compartir: la partida ya no se puede abrir en las páginas del servidor.
cli-option-pad_form = El formato, si no lo dice el nombre del archivo.
cli-option-check = Comprueba en cada paso que no se pierdan cartas ni haya callejones sin salida; más lento.

cli-canasta-help =
    Casa Canasta: juega a la canasta según el reglamento, consulta una regla, zanja una discusión. Permita o rechace una jugada, siempre dice en qué párrafo está escrito.

    Cada comando cuenta más con --help.
cli-canasta-positions = Una POSITION es una línea de texto, como 'classic hand1=KKQ72 pile=5K'. Escríbela directamente, o usa @FILE para el texto de un archivo, o - para la entrada estándar.

cli-play-short = juega en la terminal, con bots en los demás puestos
cli-play-help =
    Siéntate a la mesa de la terminal. Los demás puestos son de los bots; lo que no se da aquí se pregunta.

    Cada acción se guarda en cuanto se hace, así que puedes dejar una partida en cualquier momento y seguir con ella después.
cli-play-example =
    { $program } play
    { $program } play --name Ana --players 4 --target 2000
    { $program } play --book caliente --option always_frozen --players 3
    { $program } play --plain --speed 0
cli-play-exit_0 = jugada hasta el final, o dejada y guardada
cli-play-exit_1 = algo ha fallado, o la partida no se pudo guardar

cli-replay-short = vuelve a jugar una partida registrada, paso a paso
cli-replay-help =
    Vuelve a jugar una partida registrada y la cuenta turno a turno, con el tanteo de cada mano.

    RECORD es un archivo, o - para la entrada estándar. Tiene que llevar su semilla: una partida terminada la lleva.
cli-replay-example =
    { $program } replay game.txt
    { $program } replay game.txt --hand 2 --step
    { $program } replay game.txt --final
cli-replay-exit_1 = { "" }
cli-replay-head = { $book } (versión { $version }), a { $target } puntos
cli-replay-head_hands = { $book } (versión { $version }), { $number } manos
cli-replay-side = Bando { $side }: { $names }
cli-replay-hand = Mano { $hand }: reparte { $dealer }
cli-replay-sits_out = Descansa: { $names }
cli-replay-turn = Turno { $turn }: { $name }
cli-replay-undone = { $name } deshace su última acción.
cli-replay-taken_back =
    { $number ->
        [one] Todos están de acuerdo: se deshace la última acción a petición de { $name }.
       *[other] Todos están de acuerdo: se deshacen las últimas { $number } acciones a petición de { $name }.
    }
cli-replay-unfinished = La mano no se terminó. La mesa en ese momento:
cli-replay-go_on = Intro sigue, Ctrl-C para { "" }
cli-replay-total = { $side } { $total }
cli-replay-won = Ha ganado el bando { $side }: { $totals }.
cli-replay-shared = Los bandos { $sides } comparten la victoria: { $totals }.
cli-replay-abandoned = La partida se interrumpió: { $totals }.
cli-replay-open = La partida no ha terminado: { $totals }.

cli-verify-short = verifica un registro: jugadas legales, repartos de la semilla
cli-verify-help =
    Comprueba un registro: la semilla es la que se prometió, cada reparto sale de ella, cada acción es legal, cada tanteo está bien, y no se ha cambiado nada.

    RECORD es un archivo, o - para la entrada estándar.
cli-verify-example = { $program } verify game.txt
cli-verify-exit_0 = todo está en orden
cli-verify-exit_1 = algo no está en orden; una línea en stderr dice qué y dónde
cli-verify-exit_2 = el archivo no se puede leer
cli-verify-ok = Verificado: todo está en orden.
cli-verify-failed = No verificado.

cli-simulate-short = juega muchas manos y escribe estadísticas
cli-simulate-help =
    Juega muchas manos, al azar o con bots, en todos los núcleos, y suma lo que pasa.

    La misma semilla da las mismas manos, sea cual sea el número de procesos.
cli-simulate-example =
    { $program } simulate --players 2 --hands 500 --seed 7
    { $program } simulate --book caliente --option extra_deck --option caliente_cards
cli-simulate-exit_1 = el motor falló en una mano; el informe dice en cuál
cli-simulate-head = Juego al azar, { $book }, { $players } jugadores, semilla { $seed }
cli-simulate-head_bots = { $bots }, { $book }, { $players } jugadores, semilla { $seed }
cli-simulate-progress = { $done } de { $wanted } manos
cli-simulate-stopped = Interrumpido después de { $done } de { $wanted } manos. Resultados hasta ahora:

cli-teach-short = aprende un reglamento en diez minutos con una primera mano guiada
cli-teach-help =
    Juega una primera mano guiada en la terminal, a tu ritmo. Cada paso dice qué hacer, las propias reglas comprueban lo que
    juegas, y puedes volver atrás, saltar, pedir la regla, dejarlo y seguir otro día.
cli-teach-example =
    { $program } teach
    { $program } teach knee
    { $program } teach classic --from 12
cli-teach-exit_0 = terminada, o dejada
cli-teach-exit_1 = { "" }
cli-teach-which = ¿Qué reglamento? Nombra uno, por ejemplo 'classic'.

cli-rules-short = lee los reglamentos, busca en ellos y compáralos; escribe reglas de la casa
cli-rules-help =
    Lee un reglamento, o algunos de sus párrafos y criterios con los que van con ellos.

    RULES es un reglamento, 'general' o 'project' para los criterios que valen en todos, o una regla de la casa (su nombre o su archivo): entonces se cuenta en qué se diferencia de su reglamento. PARAGRAPH es un número como 33, un criterio como C9 o G1, varios como 31-40 o 31,33,C2, o el nombre de una opción. Un criterio se puede buscar sin su reglamento.
cli-rules-example =
    { $program } rules
    { $program } rules classic 33
    { $program } rules classic 31-40
    { $program } rules search pozo congelado
    { $program } rules caliente always_frozen
    { $program } rules classic-two-canastas
    { $program } rules G1
cli-rules-players = { $players } jugadores
cli-rules-options = opciones: { $options }
cli-rules-option = { $name } ({ $paragraph })
cli-rules-cited = { $book } { $id }
cli-rules-glossary = glosario
cli-rules-heading = { $cited }  { $title }
cli-rules-book = { $book }  { $title }
cli-rules-paragraphs = párrafos { $first } a { $last }
cli-rules-rulings = criterios { $first } a { $last }
cli-rules-how = Para leer uno: { $program } rules BOOK. Párrafos suyos: { $program } rules BOOK 33, o 31-40. Por lo que dicen: { $program } rules search WORDS. Uno al lado de otro: { $program } rules compare. Reglas de la casa: { $program } rules houses.
cli-rules-related_all = Van con:
cli-rules-search-more =
    Los { $shown } mejores de { $number }; --most { $number } los muestra todos.
cli-rules-search-nothing = No se ha encontrado nada para: { $words }
cli-rules-search-read_as = Leído como: { $words }
cli-rules-search-unsure = No está claro de qué se trata. Estos textos son los más cercanos:
cli-rules-search-silent = { $books } no tiene regla sobre esto. Otros reglamentos sí: { $others }.
cli-rules-search-nearest = Los textos más cercanos para { $books }:
cli-rules-see = Véase también: { $ids }
cli-rules-code-book = En el reglamento:
cli-rules-code-program = En el programa:
cli-rules-code-scenarios = Lo prueban:
cli-rules-code-clause = { $field }: { $clause } ({ $written })
cli-rules-code-field = { $field }
cli-rules-code-definition = Una definición: { $why }.
cli-rules-code-procedure = Fuera del motor: { $why }.
cli-rules-code-line = { $file }:{ $line }  { $words }

cli-rules-related =
    { $number ->
        [one] Va con:
       *[other] Va con estos { $number }:
    }

cli-deal-short = reparte una mano y escribe la posición
cli-deal-help = Reparte una mano y la escribe como posición: todas las cartas, también las ocultas, en una línea de texto.
cli-deal-example =
    { $program } deal --players 2 --seed tuesday
    { $program } deal --book caliente --option always_frozen
    { $program } deal | { $program } legal -
cli-deal-seed = Semilla: { $seed }. Para repartir las mismas cartas: --seed { $seed }

cli-legal-short = enumera las acciones legales en una posición
cli-legal-help =
    Enumera lo que puede hacer en una posición el jugador que tiene el turno. Con una ACTION solo dice si es legal.

    Hay que dar la mano de ese jugador y la carta de arriba del pozo; todo lo demás puede estar oculto.
cli-legal-example =
    { $program } legal classic hand1=KKQ72 pile=5K
    { $program } legal classic hand1=KKQ72 pile=5K take KK
cli-legal-exit_0 = hay una acción legal, o la acción es legal
cli-legal-exit_1 = la mano ha terminado, o la acción se rechaza
cli-legal-may = { $name } puede:
cli-legal-over = La mano ha terminado: no queda nada que hacer.
cli-legal-action = { $action } ({ $ids })
cli-legal-how = Entre paréntesis: los párrafos que lo permiten. Para leerlos: { $program } why POSITION ACTION
cli-legal-dead_end = Aquí no hay nada legal, y la mano no ha terminado: con estas reglas no se puede jugar.
cli-legal-yes = legal
cli-legal-no = se rechaza: { $reason }

cli-why-short = explica por qué una jugada es legal o se rechaza, con los párrafos
cli-why-help =
    Dice si una jugada es legal en una posición y por qué, con los párrafos del reglamento que lo deciden.

    Se puede proponer cualquier jugada, posible o no, de una acción o de varias: lay 99922X, take KKK, take back 2 from K. También vale una frase: puedo tomar el pozo con mis dos reyes.
cli-why-example =
    { $program } why classic hand1=K2Q75 setsA=555 pile=2K take K2
    { $program } why classic turn=1:play hand1=KKKKKKKQ5 setsA=777 lay KKKKKKK
cli-why-exit_0 = explicado, tanto si la jugada es legal como si se rechaza
cli-why-exit_1 = { "" }
cli-why-legal = Legal: { $name } puede { $do }.
cli-why-refused = No se permite: { $name } no puede { $do }.
cli-why-refused_play = No se permite: { $name } no puede hacer esto: { $play }.
cli-why-no_play = Esto no es una jugada. Las reglas dicen:

cli-out-short = averigua si puede cerrar el jugador que tiene el turno, y cómo
cli-out-help =
    Dice si el jugador que tiene el turno puede cerrar: una manera de hacerlo, acción por acción, o lo que falta, con los
    párrafos. Si hace falta el sí de la pareja, se supone.
cli-out-example = { $program } out classic turn=1:play hand1=KKK7Q setsA=7777777 pile=9
cli-out-exit_0 = el jugador puede cerrar
cli-out-exit_1 = el jugador no puede cerrar
cli-out-yes = Sí: { $name } puede cerrar desde aquí.
cli-out-no = No: { $name } no puede cerrar desde aquí.

cli-apply-short = juega acciones y escribe la posición nueva
cli-apply-help =
    Hace una acción o varias, una tras otra, y escribe lo que pasó y la posición que queda.

    Si una acción se rechaza, la línea en stderr dice cuál y por qué, y no se escribe ninguna posición.
cli-apply-example =
    { $program } apply classic hand1=KKQ72 setsA=555 pile=5K take KK discard Q
    { $program } deal --seed tuesday | { $program } apply --quiet - draw
cli-apply-exit_0 = se jugaron todas las acciones
cli-apply-exit_1 = se rechazó una acción
cli-apply-refused = la acción { $place }, «{ $action }», se rechaza: { $reason }
cli-apply-unknown = acción { $place }, «{ $action }»: { $sentence }
cli-apply-position = La posición ahora:

cli-score-short = escribe el tanteo de una posición
cli-score-help =
    Cuenta una posición: los renglones de cada bando, cada uno con su párrafo, y los totales.

    Hay que dar todas las manos. Una mano todavía en juego se cuenta como si acabara ahora, sin cerrar.
cli-score-example = { $program } score classic hand1=7 hand2=K hand3=44 hand4=A setsA=KKKKKK2
cli-score-exit_1 = { "" }
cli-score-over = La mano ha terminado.
cli-score-in_play = La mano está todavía en juego. Este sería el tanteo si acabara ahora.

cli-sheet-side = Bando
cli-sheet-for = Por
cli-sheet-points = Puntos
cli-sheet-paragraph = Párrafo
cli-sheet-hand = esta mano
cli-sheet-before = total anterior
cli-sheet-total = total ahora
