### Veladas de club: la página de quien dirige, las veladas nuevas y el papel.

## Listas, veladas nuevas y ajustes

page-evening-new_lead = Todo tiene un valor habitual. Después vienen las inscripciones.
page-evening-of_club = Para { $name }.
page-evening-create = Crear velada
page-evening-is_finished = La velada ha terminado; la clasificación es definitiva.
page-evening-what = Velada
page-evening-title = Título
page-evening-date = Fecha
page-evening-fixed = Ya hay una ronda sorteada: el reglamento y el tipo de inscripción no cambian.
page-evening-who_plays = Quién se inscribe
page-evening-kind-pairs = Parejas
page-evening-kind-individual = Jugadores que cambian de pareja cada ronda
page-evening-kind-two = Jugadores, mesas de dos
page-evening-rounds = Rondas
page-evening-number_rounds = Número de rondas
page-evening-ends = Una ronda termina por
page-evening-end-hands = Manos
page-evening-end-minutes = Tiempo
page-evening-end-both = Manos o tiempo
page-evening-hands = Manos por ronda
page-evening-minutes = Minutos por ronda
page-evening-last_hand = Minutos antes del final en que se anuncia la última mano
page-evening-unfinished = Una mano sin terminar al final
page-evening-unfinished-ignore = no cuenta
page-evening-unfinished-as_it_stands = cuenta como está
page-evening-unfinished-finish = se termina antes
page-evening-movement = Movimiento
page-evening-movement-howell = Howell
page-evening-movement-howell-about = Cada cual se enfrenta a tantos como sea posible.
page-evening-movement-mitchell = Mitchell
page-evening-movement-mitchell-about = Una mitad se queda sentada; la otra se mueve.
page-evening-movement-swiss = Suizo
page-evening-movement-swiss-about = Se enfrentan los vecinos de la clasificación, sin repetir.
page-evening-movement-random = Al azar
page-evening-movement-random-about = Por sorteo, sin repetir mientras se pueda.
page-evening-scoring = Puntuación
page-evening-scoring-total = Puntos totales
page-evening-scoring-average = Media por ronda
page-evening-scoring-match_points = Match points
page-evening-scoring-victory_points = Puntos de victoria
page-evening-ties = Los empates se deciden por
page-evening-tie_number = { $number }.
page-evening-tie_none = nada
page-evening-tie-difference = diferencia de puntos
page-evening-tie-wins = rondas ganadas
page-evening-tie-head_to_head = enfrentamiento directo
page-evening-tie-opponents = puntuación de los rivales
page-evening-tie-lot = sorteo
page-evening-bye = Descansar una ronda vale
page-evening-bye-average = la media de las otras rondas
page-evening-bye-fixed = puntos fijos
page-evening-bye-share = un porcentaje del máximo
page-evening-bye_value = Puntos o porcentaje
page-evening-tables = Mesas
page-evening-where = Se juega
page-evening-online-none = Con cartas de verdad
page-evening-online-some = Algunas mesas en línea
page-evening-online-all = Todo en línea
page-evening-online_tables = Mesas que juegan en línea
page-evening-online_about = Números, por ejemplo: 1, 4-6
page-evening-duplicate = Los mismos repartos en todas las mesas
page-evening-duplicate_about = Así se comparan las mesas en línea y las que usan listas de reparto.

## La página de quien dirige

page-evening-director = Dirección
page-evening-parts = Partes de la velada
page-evening-view-tables = Mesas
page-evening-view-entries = Inscripciones
page-evening-view-links = Enlaces y papel
page-evening-view-settings = Ajustes
page-evening-view-log = Registro
page-evening-calls_open = { $number ->
    [one] 1 llamada
   *[other] { $number } llamadas
  }
page-evening-nothing_drawn = { $number ->
    [one] 1 inscripción hasta ahora. Todavía no se ha sorteado ninguna ronda.
   *[other] { $number } inscripciones hasta ahora. Todavía no se ha sorteado ninguna ronda.
  }
page-evening-entries_first = Primero inscribe a los jugadores.
page-evening-to_entries = Ir a inscripciones
page-evening-round_of = Ronda { $number } de { $rounds }
page-evening-draw = Sortear la ronda { $number }
page-evening-draw_again = Sortear otra vez
page-evening-no_findings = Nadie se enfrenta dos veces y los asientos están equilibrados.
page-evening-swap_first = Para intercambiar dos inscripciones, elige una y luego la otra.
page-evening-swap_second = Elige con quién cambia de sitio { $name }.
page-evening-byes = Descansan
page-evening-start_round = Empezar la ronda { $number }
page-evening-start_clock = Poner en marcha
page-evening-pause = Pausa
page-evening-five_more = 5 minutos más
page-evening-no_clock = Esta ronda no tiene reloj.
page-evening-open_tables = { $number ->
    [one] La mesa { $tables } no ha terminado.
   *[other] Las mesas { $tables } no han terminado.
  }
page-evening-unconfirmed_tables = { $number ->
    [one] El resultado de la mesa { $tables } no está confirmado.
   *[other] Los resultados de las mesas { $tables } no están confirmados.
  }
page-evening-end_round = Terminar la ronda { $number }
page-evening-end_anyway = Terminar la ronda { $number } de todos modos
page-evening-end_anyway_sure = ¿Terminarla sin esos resultados?
page-evening-reopen = Reabrir la ronda { $number }
page-evening-reopen_sure = ¿Reabrirla?
page-evening-finish = Terminar la velada
page-evening-finish_sure = ¿Terminarla para siempre?
page-evening-calls = llama al árbitro
page-evening-done = terminada, confirmada
page-evening-done_unconfirmed = terminada, sin confirmar
page-evening-to_confirm = { $side } debe confirmar
page-evening-to_confirm_any = por confirmar
page-evening-to_hand_in = debe entregar
page-evening-no_result = sin resultado
page-evening-plays = juega la mano { $number }
page-evening-is_online = en línea
page-evening-waits = { $number ->
    [0] Espera desde hace menos de un minuto.
    [one] Espera desde hace 1 minuto.
   *[other] Espera desde hace { $number } minutos.
  }
page-evening-rule_at = Decidir en la mesa { $number }
page-evening-answer = Respuesta (opcional)
page-evening-answered = Atendida
page-evening-corrected = Corregido: { $reason }
page-evening-confirm = Confirmar
page-evening-enter = Apuntar resultado
page-evening-change_result = Cambiar resultado
page-evening-correct = Corregir resultado
page-evening-watch = Mirar
page-evening-start_with_bots = Empezar con bots
page-evening-result_way = Cómo se apunta el resultado
page-evening-by_hand = Mano a mano
page-evening-totals_only = Totales
page-evening-totals = Total
page-evening-reason = Motivo
page-evening-reason_needed = Indica un motivo.
page-evening-points_wrong = Escribe números enteros para los dos bandos, como 1240 o -35.
page-evening-table_finished = La mesa ha terminado la ronda
page-evening-saved = Guardado.
page-evening-add_entry = Añadir una inscripción
page-evening-player = { $players ->
    [1] Jugador
   *[other] Jugador { $number }
  }
page-evening-names_needed = { $number ->
    [one] Escribe un nombre.
   *[other] Escribe los dos nombres.
  }
page-evening-remote = Juega desde otro sitio
page-evening-remote_about = Solo en mesas en línea.
page-evening-bot = Bots
page-evening-bot_about = Completan las mesas en línea.
page-evening-plays_from = Juega desde
page-evening-next_free = la próxima ronda sin sortear
page-evening-not_playing = no juega
page-evening-until = jugó hasta la ronda { $round }
page-evening-from = juega desde la ronda { $round }
page-evening-guest = de visita
page-evening-is_remote = desde otro sitio
page-evening-is_bot = bots
page-evening-substituted = { $names } desde la ronda { $round }
page-evening-do_substitute = Sustituir
page-evening-do_withdraw = Retirar
page-evening-do_return = Volver
page-evening-withdraw_about = La inscripción no juega más rondas. Sus resultados se quedan.
page-evening-return_about = La inscripción vuelve a jugar desde la próxima ronda sin sortear.
page-evening-csv = Archivo CSV
page-evening-json = Archivo JSON
page-evening-adjust = Ajustar una puntuación
page-evening-for_round = Para
page-evening-whole_evening = toda la velada
page-evening-points = Puntos que se suman
page-evening-announce = Enviar un mensaje
page-evening-to_whom = Para
page-evening-message = Mensaje
page-evening-no_messages = Todavía no hay mensajes.
page-evening-all_calls = Llamadas al árbitro
page-evening-not_answered = en espera
page-evening-was_answered = atendida
page-evening-results_link = Resultados para todo el mundo
page-evening-no_results_link = Un enlace enseña la clasificación y los asientos a todo el mundo, y en el proyector.
page-evening-paper = En papel
page-evening-paper-entries = Lista de inscripciones
page-evening-paper-seating = Asientos
page-evening-paper-cards = Tarjetas de mesa
page-evening-paper-sheets = Hojas en blanco
page-evening-paper-standings = Clasificación
page-evening-table_links = Teléfonos de las mesas
page-evening-table_links_about = El código de una mesa abre su libreta sin cuenta.
page-evening-one_device = Basta un teléfono por mesa
page-evening-one_device_about = El mismo teléfono puede apuntar un resultado y confirmarlo.
page-evening-no_table_links = Los códigos aparecen al sortear la primera ronda.
page-evening-seat_links = Jugadores en línea
page-evening-seat_links_about = Cada enlace lleva a su jugador al asiento correcto en cada ronda.

## Papel

page-evening-no = N.º
page-evening-here = Presente
page-evening-col_table = Mesa
page-evening-card_about = Escanea el código para apuntar puntos, confirmar resultados y llamar al árbitro.
page-evening-signed = Bando { $side }, firma:
page-evening-print = Imprimir
page-evening-back = Volver
page-evening-time = Empieza a las
page-evening-venue = Lugar
page-evening-sign_ups = { $number ->
    [one] 1 socio se ha inscrito
   *[other] { $number } socios se han inscrito
  }
page-evening-no_partner = busca compañero
page-evening-enter_them = Apuntar
page-evening-lists = Listas de reparto para las mesas con cartas
page-evening-lists_about = Cada mano se imprime, y así esas mesas tienen los mismos repartos.
page-evening-paper-rules = Reglas
page-evening-paper-lists = Listas de reparto
page-evening-lists_later = Las listas se pueden imprimir cuando haya empezado la ronda.
page-evening-lists_secret = Las listas enseñan todas las cartas. Quien las abra no juega esta ronda; el registro dice quién fue.
page-evening-open_lists = Abrir las listas de la ronda { $number }
page-evening-list_dealer = Reparte: { $place }. Forma las manos y luego el mazo boca abajo con el resto, en este orden.
page-evening-list_reserve = Montón { $number }:
page-evening-list_rest = Resto, desde arriba
page-evening-list_about = Los puestos A1 y A2 son compañeros, y B1 y B2 también. ★ es un comodín.
page-evening-rule_book = Reglas
page-evening-rule_options = Opciones: { $names }
page-evening-rule_changes = Lo que cambia respecto al reglamento
page-evening-rule_hands = { $number ->
    [one] Una ronda tiene 1 mano.
   *[other] Una ronda tiene { $number } manos.
  }
page-evening-rule_minutes = { $number ->
    [one] Una ronda dura 1 minuto como mucho.
   *[other] Una ronda dura { $number } minutos como mucho.
  }
page-evening-rule_rounds = { $number ->
    [one] 1 ronda
   *[other] { $number } rondas
  }
page-evening-rule_same = Todas las mesas de una ronda tienen los mismos repartos.
