### Veladas de club: lo que dicen varias de sus páginas.

## Listas, veladas nuevas y ajustes

page-evening-list = Veladas de club
page-evening-list_lead = Varias mesas, con cartas o en línea, varias rondas y una persona que dirige.
page-evening-none = Todavía no tienes veladas.
page-evening-new = Nueva velada
page-evening-untitled = Velada { $date }
page-evening-unreadable = Esta velada no se puede leer.
page-evening-finished = terminada
page-evening-entries_number = { $number ->
    [one] 1 inscripción
   *[other] { $number } inscripciones
  }
page-evening-after_of = { $round ->
    [0] { $rounds } rondas, ninguna cerrada
   *[other] Tras la ronda { $round } de { $rounds }
  }
page-evening-before_first = { $rounds } rondas, ninguna sorteada
page-evening-unit-total = Puntos
page-evening-unit-average = Media
page-evening-unit-match_points = Match points, %
page-evening-unit-victory_points = Puntos de victoria

## Rondas y puestos

page-evening-view-standings = Clasificación
page-evening-view-messages = Mensajes
page-evening-waiting = { $number ->
    [one] Sin conexión. 1 entrada se guarda en este dispositivo y se envía después.
   *[other] Sin conexión. { $number } entradas se guardan en este dispositivo y se envían después.
  }
page-evening-offline = Sin conexión. Lo que ves puede no estar al día.
page-evening-try_again = Reintentar
page-evening-round = Ronda { $number }
page-evening-sit_out = { $number ->
    [one] Descansa { $names }.
   *[other] Descansan: { $names }.
  }
page-evening-time_left = por jugar
page-evening-time_paused = por jugar, en pausa
page-evening-time_last_hand = por jugar: última mano
page-evening-time_over = Se acabó el tiempo.
page-evening-table = Mesa { $number }
page-evening-side = Bando { $side }
page-evening-hand = Mano { $number }
page-evening-round_sum = Ronda
page-evening-sheet = Ver la hoja
page-evening-save = Guardar
page-evening-cancel = Cancelar
page-evening-add = Añadir
page-evening-do_rename = Cambiar
page-evening-no_entries = Todavía no hay inscripciones.
page-evening-place = Puesto
page-evening-name = Nombre
page-evening-moved = Cambio
page-evening-wins = Ganadas
page-evening-score = Puntos
page-evening-col_round = R{ $round }
page-evening-withdrawn = retirada
page-evening-bye_short = descanso
page-evening-as_before = como antes
page-evening-up = { $number ->
    [one] sube 1 puesto
   *[other] sube { $number } puestos
  }
page-evening-down = { $number ->
    [one] baja 1 puesto
   *[other] baja { $number } puestos
  }
page-evening-standings_after = { $round ->
    [0] Antes de la primera ronda
   *[other] Clasificación tras la ronda { $round }
  }
page-evening-to_all = Todas las mesas
page-evening-send = Enviar
page-evening-answered_with = Respuesta: { $text }
page-evening-make_link = Crear un enlace
page-evening-projector = Proyector
page-evening-public = Resultados
page-evening-qr_of = Código QR: { $name }
page-evening-renew = Cambiar enlace
page-evening-renew_sure = El enlace anterior dejará de funcionar. ¿Cambiarlo?
page-evening-col_hand = Mano

page-evening-conflict = Sin anotar: { $what }.
page-evening-conflict_again = Enviar otra vez
page-evening-conflict_drop = Descartar
page-evening-command-enter_result = Resultado
page-evening-command-correct_result = Corrección
page-evening-command-confirm_result = Confirmación
page-evening-command-hand_in = Resultado
page-evening-command-confirm = Confirmación
page-evening-command-call = Llamada al árbitro
page-evening-command-announce = Mensaje
page-evening-command-other = Otro cambio
page-club-list = Clubes
