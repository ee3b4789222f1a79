### El laboratorio de reglas: lo que una regla hace con el juego.

cli-lab-short = mide lo que una regla hace con el juego
cli-lab-help =
    Hace jugar a bots los mismos repartos con reglas distintas y mide lo que hacen las reglas: cuánto duran las manos, cuántas veces se toma el pozo, cómo acaban las manos, cuánto cuenta la habilidad. Todas las cifras llevan intervalos del 95 %, y solo se llama diferencia a lo que los supera.

    RULES es un reglamento, un reglamento con opciones (caliente+always_frozen) o una regla de la casa por su nombre o su archivo. Una regla de la casa se compara con su reglamento; lo demás, con las primeras RULES. Una regla de la casa sola se compara con su reglamento. La misma semilla da las mismas cifras, sea cual sea el número de procesos.
cli-lab-example =
    { $program } lab classic-two-canastas
    { $program } lab classic boat knee --hands 5000 --html reglamentos.html
    { $program } lab ours.toml --results ours --minutes 10

cli-option-lab_hands = Juega al menos tantas manos con cada una de las RULES, en partidas enteras.
cli-option-lab_bot = El bot que juega.
cli-option-lab_rival = Un bot más débil. La parte de la habilidad es lo que el primer bot saca de sus partidas contra este.
cli-option-lab_minutes = No empieza ninguna partida después de tantos minutos.
cli-option-lab_results = Guarda las partidas en esta carpeta; las que ya tiene no se vuelven a jugar.
cli-option-lab_html = Escribe un informe con gráficos como una sola página HTML.
cli-option-lab_markdown = Escribe un informe en Markdown, con los gráficos al lado. En un archivo que ya existe solo se cambia la parte entre las marcas «lab:begin» y «lab:end».
cli-option-lab_shipped = Añade los cinco reglamentos y todas las reglas de la casa que vienen con el programa.

lab-twice = «{ $name }» está dos veces. Da cada una de las RULES una vez, y nombres distintos a archivos distintos.
lab-none = ¿Qué reglas? Da un reglamento o una regla de la casa, o usa --shipped.
lab-hands = Se pueden jugar entre 1 y { $most } manos, no { $number }.
lab-unreadable = «{ $name }» no es un archivo de resultados de este estudio. Elige otra carpeta o borra el archivo.
lab-marks = «{ $name }» ya existe y no tiene las líneas <!-- lab:begin --> y <!-- lab:end -->, entre las que va el informe.
lab-failed = Un bot no pudo seguir con { $rules }, en la partida { $game }: { $problem }. La posición: { $position }
lab-stopped = Detenido: las cifras son de las partidas acabadas hasta entonces.
lab-nothing = No se acabó ninguna partida.
lab-written = Escrito: { $names }

lab-interval = { $value } (de { $low } a { $high })
lab-head = { $rules }, { $players } jugadores: { $games } partidas, { $hands } manos
lab-head_cut = { $rules }, { $players } jugadores: { $games } partidas, { $hands } manos; { $cut ->
    [one] una partida se paró
   *[other] { $cut } partidas se pararon
  } tras { $limit } manos
lab-bots = Bots: { $bot }; para la habilidad, { $bot } contra { $rival }. Semilla { $seed }.
lab-against = Comparado con { $base }, { $paired ->
    [yes] con los mismos repartos
   *[no] con otros repartos, porque los mazos son distintos
  }:
lab-no_difference = En estas manos no se ve ninguna diferencia.
lab-column-figure = Cifra
lab-column-value = Valor
lab-column-rules = Reglas
lab-column-difference = Diferencia
lab-column-base = Frente a
lab-column-verdict = Más que azar
lab-verdict-yes = sí
lab-verdict-no = no
lab-verdict-base = –
lab-explained = Entre paréntesis, intervalos del 95 %. Una diferencia solo se afirma si se mantiene aunque se compararon { $number } cifras (método de Holm: como mucho un 5 % de afirmar algo falso en todo esto). Las diferencias de porcentajes son puntos porcentuales.

lab-group-length = Duración
lab-group-points = Puntos
lab-group-seats = Asientos
lab-group-pile = El pozo
lab-group-canastas = Canastas y manos especiales
lab-group-endings = Cómo acaban las manos
lab-group-games = Partidas enteras
lab-group-skill = Habilidad y suerte

lab-figure-turns = Turnos de una mano
lab-figure-decisions = Decisiones de una mano
lab-figure-minutes = Minutos de una mano (estimados)
lab-figure-hands = Manos de una partida
lab-figure-game_minutes = Minutos de una partida (estimados)
lab-figure-points = Puntos de un bando en una mano
lab-figure-margin = Puntos entre el primero y el segundo en una mano
lab-figure-swing = Vaivén típico de una mano, en puntos
lab-figure-negative = Manos por debajo de cero
lab-figure-opened = Bandos que abren
lab-figure-opening = Vuelta en que se abre
lab-figure-first_won = Manos que gana el bando que juega primero
lab-figure-first_lead = Puntos de ventaja por jugar primero
lab-figure-dealer_lead = Puntos de ventaja por dar
lab-figure-takes = Pozos tomados en una mano
lab-figure-take_turns = Turnos en que se toma el pozo
lab-figure-cards = Cartas de un pozo que se toma
lab-figure-frozen = Turnos con el pozo congelado
lab-figure-frozen_takes = Veces que se toma un pozo congelado
lab-figure-natural = Canastas limpias de un bando en una mano
lab-figure-mixed = Canastas sucias de un bando en una mano
lab-figure-wild = Canastas de comodines de un bando en una mano
lab-figure-concealed = Manos en que alguien cierra en mano
lab-figure-special = Manos que acaban con una mano especial
lab-figure-ended_out = Manos que acaban porque alguien cierra
lab-figure-ended_exhausted = Manos que acaban con el mazo
lab-figure-ended_last_three = Manos que acaban con un tres rojo como última carta
lab-figure-ended_stuck = Manos que acaban porque nadie puede jugar
lab-figure-lead_changes = Cambios de líder en una partida
lab-figure-comeback = Partidas ganadas desde atrás a la mitad
lab-figure-skill_games = Partidas que gana el mejor jugador
lab-figure-skill_hands = Manos que gana el mejor jugador
lab-figure-skill_lead = Puntos de ventaja del mejor jugador en una mano
lab-figure-skill_share = Parte de la habilidad en el resultado de una mano

lab-report-title = Lo que las reglas hacen con el juego
lab-report-made = Jugado el { $date } por Casa Canasta { $version } ({ $commit }), semilla { $seed }.
lab-report-played = Bots del nivel { $bot } juegan los mismos repartos con todas las reglas, partidas enteras. Para la parte de la habilidad, { $bot } juega por turnos en cada bando y { $rival } en los demás, otra vez con los mismos repartos.
lab-report-differences = Lo que cambia cada regla
lab-report-changes = { $rules } en vez de { $base }
lab-report-different_deals = Los mazos son distintos, así que también los repartos.
lab-report-games = { $games } partidas, { $hands } manos
lab-report-figures = Las cifras
lab-report-table = Lo mismo como tabla
lab-report-plot = { $title }: un punto por cada regla, con su intervalo del 95 %
lab-report-key = Un punto lleno se distingue, más que por azar, de aquello con lo que se compara. Un anillo no, o no se compara con nada. La línea es el intervalo del 95 %.
lab-report-contents = Contenido
lab-report-how = Cómo se lee
lab-report-how_minutes = Los minutos se estiman para cartas de verdad: { $hand } minutos para barajar, dar y contar, { $turn } segundos por turno, { $decision } segundos por cada decisión más. Solo dicen algo sus proporciones.
lab-report-how_swing = El vaivén típico es la media cuadrática de la ventaja de un bando en una mano entre jugadores iguales: sobre todo suerte.
lab-report-how_skill = La parte de la habilidad es lo que, de la varianza de una mano, viene de quién juega mejor, si un bando es { $bot } y los demás son { $rival }. El resto es suerte. Una partida de varias manos depende más de la habilidad que una mano.
lab-report-how_comeback = La mitad es cuando un bando tiene por primera vez la mitad del total final del ganador.
lab-report-how_bots = Los bots no son personas. Se ajustaron para los cinco reglamentos; con una regla de la casa juegan bien, pero no siempre lo mejor posible.
