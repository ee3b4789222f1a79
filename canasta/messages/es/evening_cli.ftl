### Veladas de club en la terminal: la orden y sus partes.

cli-evening-short = lleva una velada de club: inscripciones, rondas y resultados
cli-evening-help = Lleva una velada de club: inscribe parejas o jugadores, sortea las rondas, anota los resultados mesa a mesa y mira la clasificación. Las veladas se guardan en el archivo de la libreta.
cli-evening-example =
    { $program } evening new --rounds 5
    { $program } evening add 1 "Ana, Bruno" "Carla, Diego"
    { $program } evening draw 1
cli-evening-exit_1 = { "" }

cli-evening_list-short = lista las veladas
cli-evening_list-help = Lista todas las veladas, primero la última en que se escribió.
cli-evening_list-example = { $program } evening list --json
cli-evening_list-exit_1 = { "" }

cli-evening_new-short = empieza una velada
cli-evening_new-help = Empieza una velada. Todo se puede cambiar hasta que se usa, con { $program } evening change.
cli-evening_new-example =
    { $program } evening new --title "Friday club" --rounds 5 --movement swiss
    { $program } evening new --individual --rounds 6 --scoring match_points
cli-evening_new-exit_1 = { "" }

cli-evening_change-short = cambia los ajustes
cli-evening_change-help = Cambia los ajustes que se indican; los demás quedan como están.
cli-evening_change-example = { $program } evening change 1 --rounds 6 --bye share:60
cli-evening_change-exit_1 = { "" }

cli-evening_show-short = muestra las inscripciones y la ronda actual
cli-evening_show-help = Muestra una velada: sus ajustes, sus inscripciones y la ronda actual, u otra.
cli-evening_show-example =
    { $program } evening show 1
    { $program } evening show 1 --round 2 --json
cli-evening_show-exit_1 = { "" }

cli-evening_add-short = añade inscripciones
cli-evening_add-help = Añade inscripciones: los nombres de una pareja con una coma, o un nombre. Después de la primera ronda, juegan desde la siguiente.
cli-evening_add-example =
    { $program } evening add 1 "Ana, Bruno" "Carla, Diego"
    { $program } evening add 1 "Bots, Rosa" --bot
cli-evening_add-exit_1 = { "" }

cli-evening_import-short = añade las inscripciones de un archivo CSV
cli-evening_import-help = Añade todas las inscripciones de un archivo CSV, o ninguna. Columnas: name, partner, y guest, bot o remote con yes.
cli-evening_import-example = { $program } evening import 1 pairs.csv
cli-evening_import-exit_1 = { "" }

cli-evening_replace-short = corrige una inscripción
cli-evening_replace-help = Corrige los nombres de una inscripción y lo que es.
cli-evening_replace-example = { $program } evening replace 1 3 "Carla, Dora"
cli-evening_replace-exit_1 = { "" }

cli-evening_substitute-short = otros juegan por una inscripción
cli-evening_substitute-help = Otros juegan por una inscripción desde una ronda, por defecto la actual. Los puntos siguen siendo de la inscripción.
cli-evening_substitute-example = { $program } evening substitute 1 3 "Carla, Elena" --from 2
cli-evening_substitute-exit_1 = { "" }

cli-evening_withdraw-short = retira una inscripción
cli-evening_withdraw-help = Retira una inscripción desde una ronda, por defecto la siguiente que no ha empezado.
cli-evening_withdraw-example =
    { $program } evening withdraw 1 5
    { $program } evening withdraw 1 5 --from 3
cli-evening_withdraw-exit_1 = { "" }

cli-evening_return-short = una inscripción retirada vuelve a jugar
cli-evening_return-help = Una inscripción retirada vuelve a jugar desde una ronda, por defecto la siguiente que no ha empezado.
cli-evening_return-example = { $program } evening return 1 5 --from 4
cli-evening_return-exit_1 = { "" }

cli-evening_draw-short = sortea la ronda siguiente
cli-evening_draw-help = Sortea la ronda siguiente y dice lo que en ella no se puede evitar. Una ronda sorteada que no ha empezado se sortea otra vez.
cli-evening_draw-example = { $program } evening draw 1
cli-evening_draw-exit_1 = { "" }

cli-evening_swap-short = dos inscripciones cambian de sitio
cli-evening_swap-help = Dos inscripciones de una ronda sorteada cambian de sitio, y se dice lo que eso rompe. Descansar también es un sitio.
cli-evening_swap-example = { $program } evening swap 1 3 8
cli-evening_swap-exit_1 = { "" }

cli-evening_start-short = empieza la ronda sorteada
cli-evening_start-help = Empieza la ronda sorteada, y su reloj si los ajustes indican minutos.
cli-evening_start-example = { $program } evening start 1
cli-evening_start-exit_1 = { "" }

cli-evening_clock-short = pone en marcha, para o alarga el reloj
cli-evening_clock-help = Pone en marcha el reloj de la ronda tras una pausa, lo para o da más tiempo.
cli-evening_clock-example =
    { $program } evening clock 1 --pause
    { $program } evening clock 1 --more 5
cli-evening_clock-exit_1 = { "" }

cli-evening_result-short = anota el resultado de una mesa
cli-evening_result-help = Anota el resultado de una mesa en la ronda actual, mano a mano o en total. Con --side es el resultado de un bando, que el otro confirma.
cli-evening_result-example =
    { $program } evening result 1 3 --hand 1200,800 --hand -50,1450
    { $program } evening result 1 3 --total 1150,2250 --side 1
cli-evening_result-exit_1 = { "" }

cli-evening_confirm-short = confirma el resultado de una mesa
cli-evening_confirm-help = Confirma el resultado de una mesa: el otro bando con --side, o el director.
cli-evening_confirm-example = { $program } evening confirm 1 3 --side 2
cli-evening_confirm-exit_1 = { "" }

cli-evening_correct-short = corrige un resultado
cli-evening_correct-help = Corrige un resultado, también de una ronda cerrada. El registro guarda el anterior y el motivo.
cli-evening_correct-example = { $program } evening correct 1 3 --total 1150,2350 --round 1 --reason "red threes"
cli-evening_correct-exit_1 = { "" }

cli-evening_adjust-short = suma a una puntuación o resta de ella
cli-evening_adjust-help = Suma a la puntuación de una inscripción o resta de ella, en la unidad de la puntuación. Sin --round es la de la velada.
cli-evening_adjust-example = { $program } evening adjust 1 5 --points -100 --reason "late"
cli-evening_adjust-exit_1 = { "" }

cli-evening_end_round-short = cierra la ronda
cli-evening_end_round-help = Cierra la ronda y muestra la clasificación. Si hay mesas sin resultado confirmado, las nombra, y la ronda sigue abierta.
cli-evening_end_round-example =
    { $program } evening end-round 1
    { $program } evening end-round 1 --force --unfinished as_it_stands
cli-evening_end_round-exit_1 = { "" }

cli-evening_reopen-short = abre otra vez la última ronda cerrada
cli-evening_reopen-help = Abre otra vez la ronda que se cerró la última. Una posterior que solo estaba sorteada se descarta.
cli-evening_reopen-example = { $program } evening reopen 1
cli-evening_reopen-exit_1 = { "" }

cli-evening_finish-short = termina la velada
cli-evening_finish-help = Termina la velada y muestra la clasificación final. Después ya no se puede cambiar nada.
cli-evening_finish-example = { $program } evening finish 1
cli-evening_finish-exit_1 = { "" }

cli-evening_standings-short = muestra la clasificación
cli-evening_standings-help = Muestra la clasificación después de todas las rondas cerradas, o de algunas.
cli-evening_standings-example =
    { $program } evening standings 1
    { $program } evening standings 1 --after 2 --json
cli-evening_standings-exit_1 = { "" }

cli-evening_log-short = muestra lo que ha pasado
cli-evening_log-help = Muestra todo lo que ha pasado en una velada: cuándo, quién lo hizo, y el resultado anterior de una corrección.
cli-evening_log-example = { $program } evening log 1
cli-evening_log-exit_1 = { "" }

cli-evening_movement-short = muestra un movimiento por adelantado
cli-evening_movement-help = Muestra quién juega contra quién en qué mesa y en qué ronda. Quien descansa está en la última columna.
cli-evening_movement-example = { $program } evening movement howell --entries 12 --rounds 7
cli-evening_movement-exit_1 = { "" }

cli-evening_export-short = exporta la clasificación, los resultados o todo
cli-evening_export-help = Exporta a un archivo, o con - a la pantalla: la clasificación o todos los resultados en CSV, o todo en JSON.
cli-evening_export-example =
    { $program } evening export 1 standings.csv
    { $program } evening export 1 evening.json --form json
cli-evening_export-exit_1 = { "" }

cli-evening_season-short = muestra la tabla de varias veladas
cli-evening_season-help = Muestra la tabla de varias veladas. Con --drop, las peores de cada inscripción no cuentan.
cli-evening_season-example = { $program } evening season 1 2 3 4 --drop 1
cli-evening_season-exit_1 = { "" }

cli-evening_members-short = muestra y cambia los socios de un club
cli-evening_members-help = Muestra los socios de un club, añade y quita algunos, y lee o escribe la lista en CSV. Al añadir el primer socio se funda el club.
cli-evening_members-example =
    { $program } evening members "Casa Rosa" --import members.csv
    { $program } evening members "Casa Rosa" --add Ana --export -
cli-evening_members-exit_1 = { "" }

cli-option-evening_by = El nombre que muestra el registro.
cli-option-evening_from = La ronda desde la que vale.
cli-option-evening_round = La ronda (por defecto: la actual).
cli-option-evening_title = El título de la velada.
cli-option-evening_date = La fecha, como 2027-03-19 (por defecto: hoy).
cli-option-evening_players = Jugadores en una mesa.
cli-option-evening_individual = Jugadores sueltos con pareja nueva en cada ronda, o parejas fijas.
cli-option-evening_rounds = Número de rondas.
cli-option-evening_hands = Manos de una ronda; 0: solo la termina el tiempo.
cli-option-evening_minutes = Minutos de una ronda; 0: solo la terminan las manos.
cli-option-evening_movement = Quién juega contra quién.
cli-option-evening_scoring = Puntos de todas las rondas, su media, puntos por comparación en tanto por ciento, o puntos de victoria.
cli-option-evening_tie_break = Un desempate; una vez por cada uno, primero el más importante.
cli-option-evening_bye = Lo que da descansar: la media de las otras rondas, N, o N por ciento del máximo posible.
cli-option-evening_victory_points = Desde qué diferencia cuánto vale ganar, como 0:10-10,100:11-9.
cli-option-evening_online = Mesas que juegan en línea, con comas, o all o none.
cli-option-evening_duplicate = Si todas las mesas en línea de una ronda reciben el mismo reparto.
cli-option-evening_unfinished = Lo que cuenta una mano sin terminar al acabar la ronda: nada, los puntos hasta ahora, o hay que terminarla.
cli-option-evening_seed = Cualquier texto: decide todos los sorteos.
cli-option-evening_guest = Los jugadores son invitados.
cli-option-evening_bot = La inscripción la juegan bots, en línea.
cli-option-evening_remote = Los jugadores están en otro sitio, y solo pueden jugar en línea.
cli-option-evening_pause = Para el reloj.
cli-option-evening_more = Da tantos minutos más.
cli-option-evening_hand = Los puntos de ambos bandos en una mano; una vez por mano.
cli-option-evening_total = Los puntos de ambos bandos en total, sin manos.
cli-option-evening_side = El bando que anota o confirma el resultado, 1 o 2.
cli-option-evening_partly = La mesa todavía no ha terminado la ronda.
cli-option-evening_open_hand = Los puntos hasta ahora de una mano sin terminar.
cli-option-evening_reason = El motivo, para el registro.
cli-option-evening_points = Lo que se suma; menos de 0 para restar.
cli-option-evening_force = Cierra la ronda aunque falten resultados o confirmaciones.
cli-option-evening_after = Después de esta ronda.
cli-option-evening_entries = Número de inscripciones.
cli-option-evening_form = La clasificación o todos los resultados en CSV, o todo en JSON.
cli-option-evening_drop = Cuántas de las peores veladas no cuentan.
cli-option-evening_single = Lista a cada jugador solo, con los puntos de todas sus parejas.
cli-option-evening_members_import = Añade los socios de este archivo CSV, o de - para la entrada estándar.
cli-option-evening_members_export = Escribe la lista de socios en este archivo, o en la pantalla con -.
cli-option-evening_members_add = Añade un socio; se puede repetir.
cli-option-evening_members_remove = Quita el socio con este número; se puede repetir.

evening-cli-commands = Órdenes
evening-cli-unknown = '{ $word }' no es una orden de las veladas. Disponibles: { $names }.
evening-cli-points = '{ $given }' no son los puntos de dos bandos. Escríbelos así: 1200,-50.
evening-cli-names = '{ $given }' no es una inscripción. Escribe un nombre, o dos con una coma: "Ana, Bruno".
evening-cli-setting = Un ajuste está fuera de los límites: { $problem }.
evening-cli-bye = '{ $given }' no es lo que da descansar. Escribe average, fixed:500 o share:60.
evening-cli-victory_points = '{ $given }' no es un escalón de una tabla de puntos de victoria. Escribe los escalones así: 0:10-10,100:11-9.
evening-cli-number = '{ $given }' no es un número que sirva aquí.
evening-cli-tables = '{ $given }' no es una lista de mesas. Escribe 4,5,6, o all, o none.
evening-cli-unreadable = { $id }  no se puede leer
evening-cli-line_open = { $id }  { $title }: inscripciones { $entries }, rondas cerradas { $closed } de { $rounds }
evening-cli-line_finished = { $id }  { $title }: inscripciones { $entries }, terminada tras la ronda { $closed }
evening-cli-begun = Empieza la velada { $id }. Añade inscripciones con: { $program } evening add { $id } "Ana, Bruno"
evening-cli-entry = Inscripción { $number }: { $name }
evening-cli-imported = Inscripciones añadidas: { $number }.
evening-cli-clock_running = El reloj está en marcha. Minutos que quedan: { $minutes }.
evening-cli-clock_paused = El reloj está parado. Minutos que quedan: { $minutes }.
evening-cli-result_confirmed = Ronda { $number }, mesa { $table }: { $first } a { $second }, confirmado.
evening-cli-result_unconfirmed = Ronda { $number }, mesa { $table }: { $first } a { $second }. Falta que lo confirme el otro bando.
evening-cli-result_partly = Ronda { $number }, mesa { $table }: { $first } a { $second } hasta ahora.
evening-cli-shorter = Un movimiento de este tipo solo tiene { $number } rondas. Las siguientes se sortean una a una.
evening-cli-dropped = (entre paréntesis: no cuenta)
evening-cli-club = { $name }: socios { $number }
evening-show-untitled = Velada del club
evening-show-settings = Reglamento: { $book }. Movimiento: { $movement }. Puntuación: { $scoring }. Rondas: { $rounds }.
evening-show-no_entries = Todavía no hay inscripciones.
evening-show-entry = N.º
evening-show-names = Nombres
evening-show-remarks = Notas
evening-show-guest = invitado
evening-show-bot = bot
evening-show-remote = a distancia
evening-show-from = desde la ronda { $round }
evening-show-left = retirada desde la ronda { $round }
evening-show-substitute = desde la ronda { $round }: { $names }
evening-show-round_drawn = Ronda { $number }, sorteada
evening-show-round_playing = Ronda { $number }, en juego
evening-show-round_closed = Ronda { $number }, cerrada
evening-show-table = Mesa
evening-show-table_number = Mesa { $number }
evening-show-side_1 = Bando 1
evening-show-side_2 = Bando 2
evening-show-points = Puntos
evening-show-state = Estado
evening-show-online = en línea
evening-show-partly = hasta ahora
evening-show-confirmed = confirmado
evening-show-unconfirmed = sin confirmar
evening-show-byes = Descansa: { $names }
evening-show-bye = Descansa
evening-show-bye_mark = * descansó
evening-show-standings = Clasificación tras la ronda { $after }
evening-show-place = Puesto
evening-show-out = fuera
evening-show-score_total = Puntos
evening-show-score_average = Media
evening-show-score_match_points = Tanto por ciento
evening-show-score_victory_points = PV
evening-show-season_score = Puntuación
evening-show-wins = Ganadas
evening-show-difference = Diferencia
evening-show-rounds = Rondas
evening-show-round = Ronda
