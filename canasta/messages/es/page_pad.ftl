### La libreta: libretas, una mano que se apunta, la hoja.

page-pad-title = Libreta de puntos
page-pad-lead = Para cartas de verdad: tú cuentas; la libreta puntúa según el reglamento y lleva la hoja. También funciona sin conexión.
page-pad-all = Todas las libretas
page-pad-to_table = Volver a la mesa
page-pad-new = Nueva libreta
page-pad-new_lead = Bastan los nombres y un reglamento; lo demás tiene un valor habitual.
page-pad-import = Importar un archivo
page-pad-none_yet = Todavía no hay libretas.
page-pad-hands_played = { $number ->
    [0] ninguna mano todavía
    [one] 1 mano
   *[other] { $number } manos
  }
page-pad-delete = Borrar esta libreta
page-pad-delete_name = Borrar esta libreta: { $name }
page-pad-discard_entry = Descartar este apunte
page-pad-unreachable = Esta libreta no está en este dispositivo y el servidor no responde.
page-pad-no_hand = Esta libreta no tiene esa mano.
page-pad-players = { $number } jugadores
page-pad-to = a { $points } puntos

page-pad-names = Nombres
page-pad-names_about = Escribe los jugadores de cada bando en el orden en que se sientan.
page-pad-side = Bando { $side }
page-pad-player = Jugador { $number }
page-pad-game_title = Título (opcional)
page-pad-new_more = Quién reparte, puntos anteriores, apuesta y más
page-pad-dealer = Quién reparte primero
page-pad-dealer_usual = por defecto: { $name }
page-pad-target = Jugar a
page-pad-target_usual = Por defecto: { $points }
page-pad-total_so_far = Puntos hasta ahora, bando { $side }
page-pad-played = Manos ya jugadas
page-pad-stake = Apuesta: céntimos por cada mil puntos
page-pad-stake_about = Si está vacío: sin apuesta, salvo que el reglamento fije una. 0: sin apuesta.
page-pad-own_house = Tu propia regla de la casa, como texto
page-pad-begin = Empezar

page-pad-hand = Mano { $hand }
page-pad-deals = Reparte { $name }.
page-pad-deals_out = { $number ->
    [one] Reparte { $name }. Descansa { $others }.
   *[other] Reparte { $name }. Descansan { $others }.
  }
page-pad-first_meld = { $number ->
    [0] apertura libre
   *[other] apertura { $number }
  }
page-pad-enter = Apuntar la mano { $hand }
page-pad-continue = Seguir con la mano { $hand }
page-pad-half_entered = La mano { $hand } está a medias.
page-pad-only_points = Solo los puntos
page-pad-won = { $number ->
    [one] ¡Han ganado { $names }!
   *[other] ¡Comparten la victoria { $names }!
  }
page-pad-again = Otra partida con los mismos
page-pad-captain = { $name } es capitán y juega todas las manos.
page-pad-no_hands = Todavía no hay ninguna mano apuntada.
page-pad-hands = Manos de esta partida
page-pad-col_hand = Mano
page-pad-col_dealt = Reparte
page-pad-col_out = Descansa
page-pad-col_total = total
page-pad-col_lines = Detalle
page-pad-lines_of = Detalle de la mano { $hand }
page-pad-unsent = sin enviar
page-pad-sent_first = Podrás corregirla en cuanto se haya enviado.
page-pad-not_counted = después del final de la partida
page-pad-given = solo puntos
page-pad-correct = Corregir la mano { $hand }
page-pad-delete_hand = Borrar esta mano
page-pad-recalculated = Todas las manos siguientes se recalculan.
page-pad-corrected = Corregida; antes, { $points }.
page-pad-hand_deleted = La mano { $hand } se borró: { $points }.
page-pad-totals_to = Totales · a { $points }
page-pad-settlement = Cuentas
page-pad-pays_to = { $from } paga a { $to }
page-pad-pays = { $from } paga a { $to } { $money }
page-pad-even = Todo saldado: no hay pagos.
page-pad-combined = Todas las manos juntas, con los menos pagos posibles.
page-pad-combined_so_far = Todas las manos juntas, con los menos pagos posibles. La partida no ha terminado.
page-pad-by_hand = Mano por mano
page-pad-after_game = Después de la partida
page-pad-share = Compartir
page-pad-share_about = Quien tenga el enlace puede mirar. Para apuntar, tiene que pedírtelo.
page-pad-make_link = Crear un enlace
page-pad-copy = Copiar el enlace
page-pad-copied = Enlace copiado.
page-pad-stop_sharing = Dejar de compartir
page-pad-print = Imprimir
page-pad-asks = { $name } pide permiso para apuntar.
page-pad-writes = { $name } puede apuntar.
page-pad-allow = Permitir
page-pad-revoke = Retirar
page-pad-watching = Estás mirando esta libreta.
page-pad-asked = Has pedido permiso para apuntar. El dueño tiene que aceptarlo.
page-pad-ask_write = Pedir permiso para apuntar
page-pad-changes = Cambiar nombres, apuesta o apertura
page-pad-rename = Jugador
page-pad-new_name = Nombre nuevo
page-pad-rename_do = Cambiar el nombre
page-pad-stake_do = Cambiar la apuesta
page-pad-raise = Subir en 10 la apertura de la próxima mano
page-pad-raise_side = Bando { $side }

page-pad-offline = Sin conexión. Lo que apuntes se guarda en este dispositivo.
page-pad-sending = { $number ->
    [one] Enviando 1 apunte…
   *[other] Enviando { $number } apuntes…
  }
page-pad-decide = { $number ->
    [one] 1 mano necesita tu decisión.
   *[other] { $number } manos necesitan tu decisión.
  }
page-pad-waiting = { $number ->
    [one] 1 apunte espera a ser enviado.
   *[other] { $number } apuntes esperan a ser enviados.
  }
page-pad-try_again = Reintentar
page-pad-not_accepted = La mano { $hand } no se ha aceptado
page-pad-conflict-hand = La mano { $hand } ya se ha apuntado
page-pad-conflict-correct = Entretanto se ha cambiado la mano { $hand }
page-pad-conflict-strike = Entretanto se ha cambiado la mano { $hand }
page-pad-conflict_about = Se ha apuntado en otro dispositivo. ¿Qué versión es la correcta?
page-pad-theirs = En la libreta
page-pad-mine = En este dispositivo
page-pad-keep_theirs = Dejar la de la libreta
page-pad-use_mine = Usar la de este dispositivo
page-pad-keep_both = Guardar las dos: son dos manos
page-pad-deleted = borrada
page-pad-gone = ya no está

page-pad-tab-out = Cierre
page-pad-tab-check = Repaso
page-pad-tab-points = Puntos
page-pad-ask-out = ¿Quién ha cerrado?
page-pad-ask-points = Puntos de esta mano
page-pad-ask-check = ¿Está bien?
page-pad-part-count = canastas y treses
page-pad-part-table = en la mesa
page-pad-part-left = en la mano
page-pad-go-count = Canastas
page-pad-go-table = En la mesa
page-pad-go-left = En la mano
page-pad-go-check = Repasar
page-pad-hand_deals = Mano { $hand } · reparte { $name }
page-pad-correcting = Estás corrigiendo la mano { $hand }; las siguientes se recalculan.
page-pad-leave = Salir; lo apuntado se guarda
page-pad-later = Terminar luego
page-pad-steps = Pasos de la mano { $hand }
page-pad-out = ¿Quién ha cerrado?
page-pad-nobody = Nadie
page-pad-stock_out = se acabó el mazo
page-pad-choose_out = Elige primero quién ha cerrado, o «Nadie».
page-pad-went_out = { $name } ha cerrado
page-pad-is_out = ha cerrado
page-pad-none = ninguna
page-pad-no = No
page-pad-yes = Sí
page-pad-more_counts = Otros conceptos
page-pad-found = deducido de las cartas
page-pad-ways = Cómo se cuentan las cartas
page-pad-way-sum = Suma
page-pad-way-value = Por valor
page-pad-way-card = Por carta
page-pad-keys = Teclas de números
page-pad-minus = Más o menos
page-pad-erase = Borrar la última cifra
page-pad-cards = Cartas
page-pad-key = { $card }, { $number } contadas
page-pad-take_back = Quitar la última carta
page-pad-line_count = { $number ->
    [one] { $number } concepto
   *[other] { $number } conceptos
  }
page-pad-fined = multa { $side } { $points }
page-pad-fine_where = Una multa de { $points } puntos para { $names }. ¿En qué libreta se apunta?
page-pad-fine_nowhere = Una multa de { $points } puntos para { $names }. No hay ninguna partida de { $book } en marcha. Empieza una libreta y apunta la multa al repasar la mano.
page-pad-most = { $number } como mucho.
page-pad-pack = La baraja tiene { $number } { $kinds }.
page-pad-fewer = { $name }: uno menos
page-pad-more = { $name }: uno más
page-pad-ok = Entendido
page-pad-sets = Juegos
page-pad-set = Seguir con { $cards }
page-pad-sets_about = Toca las cartas, juego por juego.
page-pad-next_set = Otro juego
page-pad-tap_cards = Toca cada carta de la mano de { $name }
page-pad-card_count = { $number ->
    [one] 1 carta
   *[other] { $number } cartas
  }
page-pad-choose_player = Jugador
page-pad-nothing_left = { $name } ha cerrado y no le quedan cartas.
page-pad-counted = contado
page-pad-not_counted_yet = sin contar
page-pad-points_about = Los puntos se apuntan sin contar cartas. La hoja marca estas manos.
page-pad-so_far = hasta aquí
page-pad-sum_so_far = { $points } hasta aquí
page-pad-lines = Detalle
page-pad-this_hand = Esta mano
page-pad-total = Total
page-pad-close = Cerrar
page-pad-back = Atrás
page-pad-save_hand = Guardar la mano
page-pad-answer_first = Responde primero a la pregunta.
page-pad-unchecked = Sin conexión, los puntos se suman aquí. El reglamento los comprueba en cuanto haya conexión.
page-pad-fine = Multas
page-pad-fine_points = Puntos
page-pad-fine_for = Motivo
page-pad-fine_more = Añadir una multa
page-pad-impossible = Esto no es posible
page-pad-is_right = ¿Es correcto?
page-pad-yes_right = Sí, es correcto
page-pad-correct_it = Corregirla
page-pad-short-natural = Limpias
page-pad-short-mixed = Sucias
page-pad-short-red_threes = Treses rojos
page-pad-short-black_threes = Treses negros
page-pad-short-laid = Todas las cartas bajadas
page-pad-delete_sure = ¿Borrar de verdad?
page-pad-no_cards = A { $name } no le quedan cartas
page-pad-uncounted = Sin contar todavía
page-pad-uncounted_of = { $number ->
    [one] No se han contado las cartas que quedan en la mano de { $names }.
   *[other] No se han contado las cartas que quedan en las manos de { $names }.
  }
page-pad-count_them = Contarlas
page-pad-were_empty = No quedaban cartas
page-pad-count_instead = Contar las cartas
page-pad-stake_canastas = En esta partida se apuesta por canastas: ¿cuántas tiene este bando?
page-pad-hand_doubted = ¿Es correcta la mano { $hand }?
page-pad-qr = Código QR que abre esta hoja en un teléfono
page-pad-refuse = Rechazar
page-pad-was_refused = El dueño no te ha dado permiso para apuntar.
page-pad-ask_name = Tu nombre
page-pad-ask_name_first = Escribe primero tu nombre, para que el dueño sepa quién lo pide.
page-pad-short-open = Solo cartas en juegos abiertos o añadidas a canastas
page-pad-save-json = Guardar como JSON
page-pad-save-csv = Guardar como CSV
page-pad-save-html = Guardar como HTML
