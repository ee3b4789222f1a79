### Veladas de club: lo que se rechaza, lo que una disposición rompe, y el registro.

evening-error-event = El historial tiene una entrada de tipo desconocido, '{ $kind }'. La escribió una versión más nueva, o está dañada.
evening-error-event_form = Una entrada '{ $kind }' del historial está dañada: { $problem }.
evening-error-log = { $stream }, entrada { $number }: { $problem }
evening-error-empty = El historial está vacío: una velada empieza con sus ajustes.
evening-error-created = La velada ya existe.
evening-error-finished = La velada ha terminado: ya no se puede cambiar nada.
evening-error-no_evenings = Todavía no hay veladas. Empieza una con: { $program } evening new
evening-error-no_evening = No hay ninguna velada '{ $evening }'. Disponibles: { $evenings }.
evening-error-entry = No hay ninguna inscripción { $number }: { $last ->
    [0] todavía no hay ninguna.
   *[other] van de la 1 a la { $last }.
    }
evening-error-round = La ronda { $number } no está sorteada: { $last ->
    [0] no lo está ninguna.
    [one] solo lo está la 1.
   *[other] lo están de la 1 a la { $last }.
    }
evening-error-table = La ronda { $number } no tiene mesa { $table }: sus mesas van de la 1 a la { $last }.
evening-error-line = El ajuste '{ $key }' debe ser una sola línea de caracteres visibles.
evening-error-date = '{ $date }' no es una fecha. Escríbela así: 2027-03-19.
evening-error-no_end = Nada terminaría una ronda: indica el número de manos, los minutos, o ambos.
evening-error-movement_individual = El movimiento 'individual' y los jugadores sueltos que cambian de pareja van juntos: indica ambos o ninguno.
evening-error-individual_players = Los jugadores sueltos que cambian de pareja necesitan mesas de cuatro.
evening-error-tie_break_twice = Un desempate aparece dos veces. Indica cada uno una sola vez.
evening-error-sign_up_closed = La velada ha empezado. Pide al director que te inscriba.
evening-error-entered = { $name } ya participa.
evening-error-time = { $time } no es una hora. Escríbela como 19:30.
evening-error-lists_duplicate = Las listas de reparto exigen los mismos repartos en todas las mesas. Actívalos, o prescinde de las listas.
evening-error-no_lists = Esta velada no tiene listas de reparto. Actívalas en los ajustes.
evening-error-victory_steps = Las diferencias de una tabla de puntos de victoria empiezan en 0, y cada una es mayor que la anterior.
evening-error-settings_fixed = El ajuste '{ $key }' ya no puede cambiar: hay una ronda sorteada.
evening-error-settings_entries = El número de jugadores de una inscripción no puede cambiar mientras haya inscripciones.
evening-error-rounds_drawn = { $number ->
    [one] La ronda 1 está sorteada: la velada no puede tener menos rondas.
   *[other] Hay { $number } rondas sorteadas: la velada no puede tener menos.
    }
evening-error-entry_size = { $number ->
        [one] Una inscripción de esta velada es un jugador. Nombres dados: { $given }.
       *[other] Una inscripción de esta velada es una pareja. Nombres dados: { $given }.
    }
evening-error-entry_members = Una inscripción tiene más socios que jugadores.
evening-error-bot_member = Los bots no son ni socios ni invitados.
evening-error-name_taken = '{ $name }' ya juega en la inscripción { $number }. Añade una inicial para distinguirlos.
evening-error-round_started = La ronda { $number } ha empezado. Indica una posterior.
evening-error-no_such_round = La velada tiene { $number } rondas. Indica una de ellas.
evening-error-round_closed = La ronda { $number } está cerrada. Indica la actual o una posterior.
evening-error-withdrawn = La inscripción { $number }, { $name }, ya se ha retirado.
evening-error-not_withdrawn = La inscripción { $number }, { $name }, no se ha retirado antes de esa ronda.
evening-error-not_playing = No se está jugando ninguna ronda. Empieza primero la sorteada.
evening-error-not_drawn = No hay ninguna ronda sorteada por empezar. Sortea una primero.
evening-error-still_playing = Se está jugando la ronda { $number }. Termínala primero.
evening-error-last_round = La velada tiene { $number } rondas, y todas están sorteadas. Cambia los ajustes para añadir más.
evening-error-few_entries = Una ronda necesita al menos { $number } inscripciones, y juegan { $given }.
evening-error-many_tables = Una velada tiene como mucho { $number } mesas.
evening-error-no_plan = El movimiento '{ $movement }' se sortea ronda a ronda: no se puede mostrar por adelantado.
evening-error-not_seated = La inscripción { $number } no tiene sitio en la ronda { $round }.
evening-error-same_entry = La inscripción { $number } no puede cambiar el sitio consigo misma.
evening-error-draw_again = La ronda { $number } no puede empezar: { $problem } Sortéala otra vez.
evening-error-no_clock = La ronda { $number } no tiene reloj: los ajustes no indican minutos.
evening-error-open_tables = { $number ->
    [one] La mesa { $tables } no ha terminado la ronda.
   *[other] Las mesas { $tables } no han terminado la ronda.
    } Anota los resultados, o fuerza el final.
evening-error-unconfirmed = { $number ->
    [one] El resultado de la mesa { $tables } no está confirmado.
   *[other] Los resultados de las mesas { $tables } no están confirmados.
    } Pide la confirmación, o fuerza el final.
evening-error-unfinished = { $number ->
    [one] La mesa { $tables } tiene una mano sin terminar, y hay que terminarla.
   *[other] Las mesas { $tables } tienen manos sin terminar, y hay que terminarlas.
    }
evening-error-none_closed = Todavía no hay ninguna ronda cerrada.
evening-error-not_started = La ronda { $number } no ha empezado.
evening-error-too_many_hands = Una ronda tiene { $number ->
    [one] una mano
   *[other] { $number } manos
    }; se anotaron { $given }.
evening-error-no_points = Un resultado necesita puntos: mano a mano, o los totales.
evening-error-sum = Las manos suman { $first } y { $second }. Corrige las manos, o quita los totales.
evening-error-points = Los puntos llegan como mucho a { $number } por bando.
evening-error-result_closed = La ronda { $number } está cerrada. Corrige el resultado con un motivo, o vuelve a abrir la ronda.
evening-error-result_confirmed = El resultado de la mesa { $table } en la ronda { $number } está confirmado. Corrígelo con un motivo.
evening-error-no_result = La mesa { $table } todavía no tiene resultado en la ronda { $number }.
evening-error-incomplete = La mesa { $table } no ha terminado la ronda { $number }: todavía no hay nada que confirmar.
evening-error-own_result = El bando que anotó un resultado no puede confirmarlo: lo hace el otro.
evening-error-reason = Indica un motivo.
evening-error-text = El texto contiene caracteres que no se pueden mostrar.
evening-error-no_text = El mensaje está vacío.
evening-error-no_adjustment = Un ajuste de 0 no cambia nada.
evening-error-call = No hay ninguna llamada { $id }.
evening-error-csv = { $file }: la primera línea debe tener una columna 'name'; otras posibles: 'partner', 'guest', 'bot', 'remote'.
evening-error-csv_line = { $file }, línea { $line }: { $problem }

evening-finding-met = { $names } ya se han enfrentado (mesa { $table }).
evening-finding-partner = { $names } ya han sido pareja (mesa { $table }).
evening-finding-bye_again = { $names } descansaría otra vez antes de que hayan descansado todos.
evening-finding-unbalanced = { $names } se sentaría demasiadas veces en el mismo lado (mesa { $table }).
evening-finding-table_twice = La mesa { $table } se usa dos veces.
evening-finding-twice = { $names } tendría dos sitios.
evening-finding-missing = { $names } no tendría sitio.
evening-finding-absent = { $names } tendría sitio, pero no juega en esta ronda.
evening-finding-place = { $names } solo puede jugar en línea, y la mesa { $table } tiene cartas de verdad.
evening-finding-size = La mesa { $table } no tiene el número correcto de inscripciones.

evening-log-created = Velada creada.
evening-log-settings = Ajustes cambiados.
evening-log-entry = Inscripción { $number }: { $name }, desde la ronda { $first }.
evening-log-entry_replaced = Inscripción { $number } corregida: { $name }.
evening-log-substitute = La inscripción { $number } juega como { $name } desde la ronda { $first }.
evening-log-withdrawn = La inscripción { $number }, { $name }, se retira desde la ronda { $first }.
evening-log-returned = La inscripción { $number }, { $name }, vuelve a jugar desde la ronda { $first }.
evening-log-signed_up = { $name } se ha inscrito.
evening-log-signed_off = { $name } se ha dado de baja.
evening-log-drawn = { $tables ->
    [one] Ronda { $number } sorteada: una mesa.
   *[other] Ronda { $number } sorteada: { $tables } mesas.
    }
evening-log-swapped = Ronda { $number }: { $first } y { $second } cambian de sitio.
evening-log-started = Empieza la ronda { $number }.
evening-log-clock = Ronda { $number }: reloj en marcha.
evening-log-paused = Ronda { $number }: reloj parado.
evening-log-extended = Ronda { $number }: { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
    } más.
evening-log-result = Ronda { $number }, mesa { $table }: { $first } a { $second }.
evening-log-result_partly = Ronda { $number }, mesa { $table }, hasta ahora: { $first } a { $second }.
evening-log-confirmed = Ronda { $number }, mesa { $table }: resultado confirmado.
evening-log-corrected = Ronda { $number }, mesa { $table }: corregido a { $first } y { $second } ({ $reason }).
evening-log-corrected_from = Ronda { $number }, mesa { $table }: { $old_first } a { $old_second } corregido a { $first } y { $second } ({ $reason }).
evening-log-adjusted = { $name }: { $points } en total ({ $reason }).
evening-log-adjusted_round = { $name }: { $points } en la ronda { $number } ({ $reason }).
evening-log-ended = Ronda { $number } cerrada.
evening-log-ended_missing = Ronda { $number } cerrada sin resultado de { $count ->
    [one] la mesa { $tables }
   *[other] las mesas { $tables }
    }.
evening-log-reopened = Ronda { $number } abierta de nuevo.
evening-log-announced = A todos: { $text }
evening-log-announced_table = A la mesa { $table }: { $text }
evening-log-called = La mesa { $table } llama al árbitro.
evening-log-called_text = La mesa { $table } llama al árbitro: { $text }
evening-log-answered = Llamada { $id } atendida.
evening-log-answered_text = Llamada { $id } atendida: { $text }
evening-log-lists = Listas de reparto de la ronda { $number } abiertas.
evening-log-finished = Velada terminada.

club-error-event = El historial del club tiene una entrada de tipo desconocido, '{ $kind }'. La escribió una versión más nueva, o está dañada.
club-error-event_form = Una entrada '{ $kind }' del historial del club está dañada: { $problem }.
club-error-empty = El historial está vacío: un club empieza con su nombre.
club-error-created = El club ya existe.
club-error-name = El nombre de un club es una línea de 1 a { $most } caracteres visibles.
club-error-no_club = No hay ningún club '{ $name }'. Añade su primer socio con: { $program } evening members "{ $name }" --add NAME
club-error-member = No hay ningún socio { $number }.
club-error-member_taken = '{ $name }' ya es socio. Añade una inicial para distinguirlos.
club-error-account_taken = La cuenta de '{ $name }' ya es de otro socio.
club-error-director = Esa cuenta no es de un director.
club-error-owner = El dueño sigue siendo director.
club-error-house = No hay ninguna regla de la casa '{ $name }' en este club.
club-error-season = No hay ninguna temporada '{ $name }' en este club.
club-error-season_taken = Ya hay una temporada '{ $name }'.
club-error-evening = Esa velada no está en la temporada '{ $name }'.
club-error-evening_taken = Esa velada ya está en la temporada '{ $name }'.
club-error-csv = { $file }: la primera línea debe tener una columna 'name'; otras posibles: 'account', 'number'.
club-error-csv_line = { $file }, línea { $line }: { $problem }
club-error-csv_read = { $file } no es un archivo CSV: { $problem }.
