### Simulaciones y la medida de la velocidad.

jobs-hands = Se puede jugar desde una mano hasta { $most }, no { $number }.
jobs-processes = Hace falta al menos un proceso, no { $number }.
jobs-worker_lost = Los procesos que trabajan se han acabado { $number } veces sin dar resultado. Quizá falte memoria: prueba con menos procesos.
jobs-none = ninguno
jobs-turns = { $mean } de media, de { $least } a { $most }
jobs-actions = { $mean } de media, { $sum } en total
jobs-short_turns = el { $share } de los turnos empieza con una carta o ninguna
jobs-all_feet = la levantan todos los bandos en el { $share } de las manos
jobs-longest = la mano { $number } de la semilla { $seed }
jobs-side = gana { $wins }, cierra { $out }, abre { $opened }; puntos { $mean } ± { $spread }, de { $lowest } a { $highest }; por mano: { $canastas } canastas ({ $natural } limpias), { $red_threes } treses rojos
jobs-fault_told = { $what } Posición: { $position } Después de: { $actions }. Para volver a verlo: semilla { $seed }, mano { $number }.
jobs-fault_at_once = { $what } Posición: { $position } Para reproducirlo: semilla { $seed }, mano { $number }.

jobs-cluster-address = «{ $address }» no es la dirección de un clúster. Es auto, local, host:port o ray://host:port.
jobs-cluster-nobody = En esta máquina no hay ningún clúster de Ray. «ray start --head» pone uno en marcha; --cluster local, uno solo para este trabajo.
jobs-cluster-unreachable = En { $address } no contesta ningún clúster de Ray.
jobs-cluster-token = El clúster de { $address } pide un token que no se dio. Con RAY_AUTH_MODE=token en el entorno, Ray envía el tuyo.
jobs-cluster-versions = El clúster de { $address } tiene { $theirs }; aquí hay { $ours }. Tienen que ser iguales.
jobs-cluster-refused = El clúster de { $address } no se puede usar: { $problem }
jobs-cluster-failed = El clúster ha fallado: { $problem }
jobs-cluster-gone = El clúster de { $address } ya no está: se cayó a mitad del trabajo, o esta máquina lo ha perdido.
jobs-cluster-missing = La máquina { $machine } del clúster no tiene un Casa Canasta que pueda trabajar allí. Instala en ella la versión { $ours }.
jobs-cluster-different = La máquina { $machine } del clúster tiene un Casa Canasta hecho de otras fuentes (versión { $theirs }; aquí { $ours }). Los resultados podrían ser distintos, así que no se ha usado nada.

jobs-row-hands = Manos
jobs-row-turns = Turnos por mano
jobs-row-actions = Acciones por mano
jobs-row-endings = Finales
jobs-row-short_turns = Casi sin cartas
jobs-row-all_feet = Última reserva
jobs-row-concealed = En mano
jobs-row-level = Sin ganador
jobs-row-side = Bando { $side }
jobs-row-longest = Mano más larga
jobs-row-checksum = Suma de control
jobs-row-faults = Fallos
jobs-row-fault = Fallo en la mano { $number }

jobs-ending-out = alguien cerró { $share }
jobs-ending-exhausted = mazo agotado { $share }
jobs-ending-last_three = última carta un tres rojo { $share }
jobs-ending-stuck = bloqueo { $share }

jobs-fault-dead_end = Ninguna acción es legal, y la mano no ha terminado.
jobs-fault-bot = Un bot falló: { $detail }.
jobs-fault-endless = La mano no llega a su fin.
jobs-fault-error = El motor ha fallado: { $detail }.
jobs-fault-lost_card = Las cartas ya no suman una baraja entera.
jobs-fault-wrong_size = Una mano no tiene tantas cartas como dice.
jobs-fault-disorder = Las acciones legales no están en orden, o siguen después del final.
jobs-fault-wrong_end = Se ofrece terminar el turno aunque se puede jugar una carta.
jobs-fault-wrong_pass = Se ofrece pasar aunque hay una carta que robar.
jobs-fault-wrong_draw = Se ofrece robar aunque no hay ninguna carta que robar.

bench-intro = Reglamento { $book }, medianas de { $rounds } rondas, núcleo { $core }. Los segundos son tiempo de CPU de un proceso.
bench-round = Midiendo, ronda { $number } de { $rounds } ...
bench-no_peers = No hay otros motores instalados. Para medir junto a ellos: ./play dev bench --peers
bench-written = Escrito en { $folder }: { $names }.
bench-speed = Juego al azar, desde barajar hasta el tanteo
bench-ratios = Cuántas veces más rápido, el nuestro con { $number } jugadores
bench-goals = Objetivos
bench-memory = Memoria, bytes
bench-what = qué
bench-beside = comparado con
bench-wanted = objetivo
bench-reached = medido
bench-met = cumplido
bench-yes = sí
bench-no = no
bench-least = { $number } o más
bench-most = { $number } o menos
bench-worst_book = la acción más lenta: { $variant }
bench-rate = acciones por segundo de CPU
bench-ratio = junto a { $peer }
bench-ours = el nuestro, { $core }, { $how }, { $number } jugadores
bench-column = { $how }, { $core }
bench-bar = el nuestro, { $series }
bench-plot_speed = Velocidad del juego al azar junto a { $peer } (logarítmica), el nuestro con { $number } jugadores
bench-books = Juego al azar, una acción en cada reglamento
bench-books_wanted = Se quería: { $ratio } × como mucho. Junto a otros tantos en la mesa, o los más que haya.
bench-variant = reglamento
bench-variant_plain = { $book }, { $players } jugadores
bench-variant_options = { $book }, { $players } jugadores, { $options }
bench-microseconds = microsegundos
bench-costs = Pasos sueltos, microsegundos por número de jugadores
bench-sizes = Acciones legales al bajar, microsegundos por número de jugadores
bench-costs_note = Medias de todos los momentos del juego al azar, con las tablas ya hechas. Donde alguien descansa, la mano es de cuatro.
bench-plot_costs = Lo que cuestan los pasos sueltos, en copias de un estado
bench-step_title = paso
bench-with_players = { $number } jugadores
bench-in_copies = copias
bench-growth = { $most } : { $least }

bench-core-compiled = compilado
bench-core-interpreted = interpretado

bench-how-api = paso a paso
bench-how-inside = dentro del núcleo
bench-how-playouts = partidas simuladas
bench-how-observed = con observaciones
bench-how-vector = con observaciones, muchas mesas

bench-peer-rlcard = RLCard gin rummy
bench-peer-rlcard_bare = RLCard gin rummy, sin observaciones
bench-peer-openspiel_gin_rummy = OpenSpiel gin rummy
bench-peer-openspiel_hearts = OpenSpiel hearts
bench-peer-openspiel_rollouts = OpenSpiel hearts, simulaciones en C++
bench-peer-openspiel_hands = OpenSpiel hearts, manos enteras en C++
bench-peer-pettingzoo_texas = PettingZoo Texas hold ’em
bench-peer-pettingzoo_leduc = PettingZoo Leduc hold ’em
bench-peer-chess = python-chess
bench-peer-pokerkit = PokerKit Texas hold ’em

bench-bytes-dealt = un estado recién repartido
bench-bytes-copy = una copia de un estado
bench-bytes-view = una vista

bench-step-copy = copiar un estado
bench-step-legal = acciones legales
bench-step-legal_draw = – antes de robar
bench-step-legal_play = – al bajar y descartar
bench-step-legal_answer = – al contestar
bench-step-step = acción que se sabe legal
bench-step-apply = acción comprobada, con lo que pasa
bench-step-view = vista
bench-step-sample = muestra de una vista
bench-step-deal = reparto
bench-step-score = tanteo de una mano
bench-step-act = acción de una partida
bench-step-send = sus vistas y sucesos, codificados
bench-step-size = acciones legales con { $least } a { $most } cartas
bench-step-size_from = acciones legales con { $least } cartas o más

bench-help-command = Mide la velocidad del juego al azar y lo que cuestan los pasos sueltos.
bench-help-book = El reglamento que se mide, o una regla de la casa.
bench-help-players = Número de jugadores; se puede dar varias veces. Si no se da, todos los que conoce el reglamento.
bench-help-seed = La semilla de las manos que se juegan.
bench-help-rounds = De cuántas rondas se toman las medianas.
bench-help-peers = Mide también otros motores de cartas; se hace si están instalados.
bench-help-folder = Dónde se escriben las cifras: como JSON, como tablas en Markdown y como dibujo.
bench-help-worst = Busca las posiciones que más cuesta juzgar, en cada reglamento y en cada regla de la casa incluida.
bench-help-seconds = Con --worst: cuántos segundos se busca en cada reglamento.
bench-searching = Buscando posiciones costosas en { $name } ...
bench-dear_title = Las posiciones más costosas, en milisegundos, núcleo { $core } (se quiere: { $most } como máximo)
bench-dear_book = reglamento
bench-dear_legal = acciones legales
bench-dear_refusal = rechazo más costoso
bench-dear_out = salida
bench-dear_work = trabajo

## Qué tal va la página en el navegador: ./play dev page --measure, ./play dev page --pictures
bench-page-help = Mira cada página con Lighthouse como la vería un teléfono, la pesa y mide cuánto se tarda en jugar una carta.
bench-page-only = Solo las páginas cuyo nombre coincida.
bench-page-times = Cuántas veces se mide el camino hasta la primera carta.
bench-page-write = Escribir las cifras en docs/page.md.
bench-page-broken = Lighthouse ha abandonado; lo que dijo está arriba.
bench-page-soon = Desde que se abre la página hasta la primera carta jugada: { $own } s (mediana de { $times } visitas; las cartas estaban en la mano a los { $dealt } s; no cuenta lo que tardaron los demás en sus turnos).
bench-page-commit = Medido en el commit { $commit } con `./play dev page --measure --write`.
bench-page-short = { $page } no llega: { $lacking }
bench-page-late = Se tarda más de { $seconds } s hasta la primera carta jugada.
bench-pictures-help = Tomar las imágenes y la grabación del README de la propia página.
bench-pictures-beside = Tomar además las pantallas de un estudio de diseño, cada una junto a la imagen de su nombre en FOLDER, en .bench.
bench-pictures-only = Solo las imágenes cuyo nombre coincida.
