### La arena: bots contra bots con repartos duplicados.

cli-arena-short = enfrenta bots entre sí con repartos duplicados
cli-arena-help =
    Enfrenta bots entre sí con repartos duplicados: cada reparto se juega una vez en cada disposición de los asientos, así que la suerte es la misma para todos.

    BOT es un bot por su nombre ({ $program } bots los enumera) o uno propio (archivo.py:Clase); champion+expert es un bando de dos compañeros distintos. Todas las cifras llevan intervalos del 95 %. La misma semilla da las mismas partidas, sea cual sea el número de procesos.
cli-arena-example =
    { $program } arena expert club --pairs 50
    { $program } arena club simple --book boat --players 2 --hands --pairs 500
    { $program } arena club+simple simple --results mezcla.jsonl --csv mezcla.csv
cli-arena-exit_1 = un bot eligió algo que no está permitido; el informe dice dónde

cli-option-arena_book = El reglamento o una regla de la casa (su nombre o su archivo); si no se indica, classic.
cli-option-arena_hands = Manos sueltas en lugar de partidas, desde totales repartidos por toda la partida.
cli-option-arena_games = Partidas enteras, hasta la meta; es así si no se indica --hands.
cli-option-arena_think = Cuántas muestras pueden tomar por decisión los bots que buscan (si no se indica, las suyas).
cli-option-arena_seed = Cualquier texto: el mismo texto da las mismas partidas.
cli-option-pairs = Cuántas parejas de partidas; cada una es los mismos repartos en cada disposición de los asientos.
cli-option-minutes = Termina después de tantos minutos, con las parejas acabadas hasta entonces.
cli-option-results = Guarda cada pareja en este archivo; las que ya tiene no se vuelven a jugar.
cli-option-csv = Escribe una fila por mano en este archivo.
cli-option-records = Guarda cada partida como acta en esta carpeta.

arena-entries = Con { $players } jugadores hay { $sides } bandos en esta mesa, y cada participante tiene uno o más: pueden competir como mínimo 2 y como máximo { $sides }, no { $number }.
arena-partners = «{ $entry }» tiene más bots que jugadores un bando: con { $players } jugadores son { $number }.
arena-pairs = Se puede jugar una pareja como mínimo y { $most } como máximo, no { $number }.
arena-modes = Usa --hands o --games, no los dos.
arena-target_of_hands = --target es para partidas enteras y no puede ir con --hands.
arena-records_of_hands = --records guarda partidas enteras y no puede ir con --hands.
arena-other_contest = { $name } contiene los resultados de otra competición. Indica otro archivo, o los mismos bots, reglas y semilla.
arena-unreadable = «{ $name }» no es un archivo de resultados.
arena-endless = Una mano entre { $names } no terminaría nunca.
arena-stopped = Detenido después de { $done } de { $wanted } parejas.

arena-head-games = { $book }, { $players } jugadores, partidas enteras a { $target }, semilla { $seed }
arena-head-number = { $book }, { $players } jugadores, partidas de { $number } manos, semilla { $seed }
arena-head-hands = { $book }, { $players } jugadores, manos sueltas, semilla { $seed }
arena-played-games = { $pairs ->
    [one] 1 pareja: { $games } partidas, { $hands } manos
   *[other] { $pairs } parejas: { $games } partidas, { $hands } manos
    }
arena-played-hands = { $pairs ->
    [one] 1 pareja: { $hands } manos
   *[other] { $pairs } parejas: { $hands } manos
    }
arena-so_far = { $name } { $share } %
arena-percent = { $value } % (de { $low } a { $high })
arena-points = { $value } (de { $low } a { $high })
arena-none = ninguna
arena-column-side = Bando
arena-column-games = Partidas ganadas
arena-column-hands = Manos ganadas
arena-column-points = Puntos por mano
arena-column-lead = Ventaja por mano
arena-column-bot = Bot
arena-column-decisions = Decisiones
arena-column-p50 = La mitad en ms
arena-column-p95 = El 95 % en ms
arena-column-misplays = Elecciones ilegales
arena-level = Entre paréntesis: intervalos del 95 %. Entre iguales cada uno ganaría el { $level } %.
arena-cut = { $number ->
    [one] Una partida se alargó demasiado y fue para quien iba delante.
   *[other] { $number } partidas se alargaron demasiado y fueron para quien iba delante.
    }
arena-misplay = Error de { $bot } en { $position }: { $what }
arena-more_misplays = { $number ->
    [one] Hay un error más que no aparece en la lista.
   *[other] Hay { $number } errores más que no aparecen en la lista.
    }

cli-arena_ladder-short = todos contra todos, con puntuaciones
cli-arena_ladder-help =
    Enfrenta a todos contra todos con los mismos repartos duplicados y los puntúa.

    La puntuación es la del modelo openskill, con lo que da por seguro al 95 %; se empieza con 25.
cli-arena_ladder-example =
    { $program } arena ladder random simple club --pairs 20
    { $program } arena ladder simple club --book knee --hands --results escala
cli-arena_ladder-exit_1 = un bot eligió algo que no está permitido; el informe dice dónde
cli-option-ladder_pairs = Cuántas parejas de partidas por cada dos rivales.
cli-option-ladder_results = Guarda cada pareja en un archivo de esta carpeta; las que ya están no se vuelven a jugar.
arena-commands = Otros comandos
arena-ladder_entries = Una escala necesita dos bots o más, cada uno una sola vez.
arena-ladder_stopped = Detenido en el enfrentamiento { $done } de { $wanted }.
arena-column-other = Contra
arena-column-rating = Puntuación
arena-column-number = Partidas
arena-ratings = Entre paréntesis: intervalos del 95 %; los de las puntuaciones son los del modelo. Las puntuaciones solo se comparan dentro de una misma escala.

cli-arena_league-short = todos contra todos, con el grupo de jugadores de distintas clases
cli-arena_league-help =
    Enfrenta a los bots indicados y al grupo entre sí con los mismos repartos duplicados.

    El grupo tiene jugadores de distintas clases: unos bajan enseguida, otros se guardan las cartas, otros buscan el pozo o lo congelan. De cada jugador se ve su peor rival, según el límite inferior de su parte de las partidas, y su parte en la media de Nash: la mezcla de jugadores a la que ninguna otra gana.
cli-arena_league-example =
    { $program } arena league club expert --pairs 20
    { $program } arena league club expert --book boat --only-bots --results liga --markdown boat.md
cli-arena_league-exit_1 = un bot eligió algo que no está permitido; el informe dice dónde
cli-option-league_only = Sin los enfrentamientos entre miembros del grupo.
cli-option-league_markdown = Escribe la matriz como tablas Markdown en este archivo.
arena-column-worst = Peor rival
arena-column-nash = Parte de Nash
arena-league-about = Entre paréntesis: intervalos del 95 %. Los jugadores están ordenados por el límite inferior de su parte contra su peor rival. Las puntuaciones solo se comparan dentro de una misma liga.

cli-arena_report-short = toda la tabla de fuerza, con un gráfico
cli-arena_report-help =
    Juega toda la tabla de fuerza: cada peldaño de la escala de bots en cada reglamento, con cuatro jugadores y con dos, un campeón con otro compañero, y reglas de la casa con las que no se ajustó nada. Escribe una página en Markdown y su gráfico.

    Las parejas que la carpeta ya tiene no se vuelven a jugar, así que un informe interrumpido se reanuda con las mismas palabras. Con --quick tarda media hora en dos núcleos, y los intervalos son anchos.
cli-arena_report-example =
    { $program } arena report --quick
    { $program } arena report --out cifras --only champion --minutes 600
cli-arena_report-exit_1 = un bot eligió algo que no está permitido; el informe dice dónde
cli-option-report_quick = Media hora, e intervalos anchos.
cli-option-report_out = La carpeta para la página, su gráfico y los resultados.
cli-option-report_pairs = Cuántas parejas de cada enfrentamiento como máximo (300, con --quick 150).
cli-option-report_minutes = Minutos para toda la tabla, repartidos entre sus enfrentamientos (sin límite, con --quick 30).
cli-option-report_only = Juega solo los enfrentamientos que esto nombra: un bot o una mezcla, un reglamento, un número de jugadores, una regla de la casa. Indicado varias veces, deben cumplirse todos.
arena-report_only = Ningún enfrentamiento de la tabla cumple: { $words }.
arena-report_stopped = Detenido. El mismo comando lo reanuda.
arena-report_late = Se acabó el tiempo. Enfrentamientos sin empezar: { $number }. Las mismas palabras los juegan.
arena-report-done = { $title }, { $rules }, { $players } jugadores: { $share }
arena-report-written = Escrito: { $names }
arena-report-title = La fuerza de los bots
arena-report-about = Cada enfrentamiento se juega con [repartos duplicados](arena.md): cada reparto una vez en cada disposición de los asientos. Las cifras son la parte de las partidas que gana el primer bando; un empate cuenta la mitad. Los intervalos del 95 % salen de volver a sacar parejas enteras. *Alcanzado* es lo pedido cuando todo el intervalo está por encima; *no alcanzado*, cuando está por debajo; *abierto*, cuando cae dentro.
arena-report-made = Hecho el { $date } con la versión { $version }, commit { $commit }, { $core }, Python { $python }, { $cores } núcleos, semilla { $seed }.
arena-report-alternative = Las cifras de las tablas de abajo como puntos con sus intervalos, una línea en la mitad y una marca donde se pide cada una
arena-report-contest = { $better } contra { $worse }
arena-report-house = { $better } contra { $worse }, reglas de la casa con las que no se ajustó nada
arena-report-think = { $contest }, { $number } muestras por decisión
arena-report-row = { $rules }, { $players } jugadores
arena-report-plot = Parte de las partidas ganadas, por ciento
arena-report-paces = Cuánto tarda una decisión
arena-report-paces_about = En milisegundos de procesador, en un núcleo.
arena-report-illegal = Elecciones ilegales: { $number } en { $decisions } decisiones.
arena-verdict-reached = alcanzado
arena-verdict-open = abierto
arena-verdict-missed = no alcanzado
arena-column-rules = Reglas
arena-column-players = Jugadores
arena-column-wanted = Objetivo
arena-column-verdict = Resultado
arena-column-pairs = Parejas
