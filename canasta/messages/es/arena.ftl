### La arena: bots contra bots con repartos duplicados.

cli-arena-short = enfrenta bots entre sí con repartos duplicados
cli-arena-help =
    Enfrenta bots entre sí con repartos duplicados: cada reparto se juega una vez en cada disposición de los asientos, así que la suerte es la misma para todos.

    BOT es club, simple, random o un bot propio (archivo.py:Clase); champion+expert es un bando de dos compañeros distintos. Todas las cifras llevan intervalos del 95 %. La misma semilla da las mismas partidas, sea cual sea el número de procesos.
cli-arena-example =
    { $program } arena club simple --pairs 50
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

arena-entries = En esta mesa hay { $sides } bandos ({ $players } jugadores), así que pueden competir de 2 a { $sides }, no { $number }.
arena-partners = «{ $entry }» tiene más bots que jugadores un bando: con { $players } jugadores son { $number }.
arena-pairs = Se puede jugar una pareja como mínimo y { $most } como máximo, no { $number }.
arena-modes = --hands y --games no pueden ir juntos.
arena-target_of_hands = --target es para partidas enteras y no puede ir con --hands.
arena-records_of_hands = --records guarda partidas enteras y no puede ir con --hands.
arena-other_contest = { $name } contiene los resultados de otra competición. Indica otro archivo, o los mismos bots, reglas y semilla.
arena-unreadable = { $name } no es un archivo de resultados.
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
arena-misplay = Elección ilegal de { $bot }: { $what } en { $position }

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
