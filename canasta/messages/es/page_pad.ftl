### La libreta: libretas, una mano que se apunta, la hoja.

page-pad-title = Libreta
page-pad-lead = Para cartas de verdad: tú cuentas, la libreta puntúa según el reglamento y lleva la hoja. También sin conexión.
page-pad-all = Todas las libretas
page-pad-new = Nueva libreta
page-pad-new_lead = Bastan los nombres y un reglamento; lo demás tiene su valor habitual.
page-pad-import = Traer un archivo
page-pad-none_yet = Todavía no hay libretas.
page-pad-hands_played = { $number ->
    [0] ninguna mano todavía
    [one] 1 mano
   *[other] { $number } manos
  }
page-pad-drop = Descartar
page-pad-drop_name = Descartar { $name }
page-pad-unreachable = Esta libreta no está en este aparato y el servidor no responde.
page-pad-no_hand = En esta libreta no hay tal mano.
page-pad-players = { $number } jugadores
page-pad-to = a { $points } puntos

page-pad-who = Quién juega
page-pad-who_about = Los bandos, cada uno en el orden en que se sientan.
page-pad-side = Bando { $side }
page-pad-player = Jugador { $number }
page-pad-evening = Título, si quieres
page-pad-new_more = Quién reparte, puntos de antes, apuesta y más
page-pad-dealer = Quién reparte primero
page-pad-dealer_usual = lo habitual: { $name }
page-pad-target = Meta, en puntos
page-pad-target_usual = Lo habitual: { $points }.
page-pad-from_paper = Puntos hasta ahora, bando { $side }
page-pad-played = Manos ya jugadas en papel
page-pad-stake = Apuesta: céntimos por cada mil puntos
page-pad-stake_about = Vacío: como dice el reglamento. 0: sin dinero.
page-pad-own_house = Regla de la casa propia, como texto
page-pad-begin = Empezar

page-pad-hand = Mano { $hand }
page-pad-deals = Reparte { $name }.
page-pad-deals_out = { $number ->
    [one] Reparte { $name }. Descansa { $others }.
   *[other] Reparte { $name }. Descansan { $others }.
  }
page-pad-first_meld = apertura { $number }
page-pad-enter = Apuntar la mano { $hand }
page-pad-go_on = Seguir con la mano { $hand }
page-pad-half = La mano { $hand } está a medias.
page-pad-only_points = Solo los puntos
page-pad-won = { $number ->
    [one] Han ganado { $names }.
   *[other] Han ganado juntos { $names }.
  }
page-pad-again = Otra partida, los mismos
page-pad-captain = { $name } es capitán y juega en todas las manos.
page-pad-no_hands = Todavía no hay ninguna mano apuntada.
page-pad-hands = Manos de la partida
page-pad-col_hand = Mano
page-pad-col_dealt = Repartió
page-pad-col_out = Descansó
page-pad-col_total = total
page-pad-col_lines = Renglones
page-pad-lines_of = Renglones de la mano { $hand }
page-pad-unsent = sin enviar
page-pad-sent_first = Se podrá corregir en cuanto se haya enviado.
page-pad-not_counted = después del final
page-pad-given = puntos tal cual
page-pad-correct = Corregir la mano { $hand }
page-pad-strike = Tacharla
page-pad-anew = Todo lo que sigue se calcula de nuevo.
page-pad-was = Corregida; era { $points }.
page-pad-struck = La mano { $hand } se tachó: { $points }.
page-pad-totals_to = Totales · a { $points }
page-pad-the_game = la partida
page-pad-from_here = desde aquí la apertura pide { $number }
page-pad-from_here_short = desde aquí { $number }
page-pad-settlement = Cuentas
page-pad-pays_to = { $from } paga a { $to }
page-pad-pays = { $from } paga a { $to } { $money }
page-pad-even = Nadie debe nada a nadie.
page-pad-together = Todo junto, con los menos pagos posibles.
page-pad-together_so_far = Todo junto, con los menos pagos posibles. La partida no ha terminado.
page-pad-by_hand = Mano por mano
page-pad-after_game = Después de la partida
page-pad-share = Compartir
page-pad-share_about = Quien tenga el enlace puede mirar. Para apuntar, te lo piden.
page-pad-make_link = Crear un enlace
page-pad-copy = Copiar el enlace
page-pad-copied = El enlace está copiado.
page-pad-unlink = Que no mire nadie
page-pad-print = Imprimir
page-pad-asks = { $name } pide apuntar.
page-pad-writes = { $name } puede apuntar.
page-pad-let = Permitir
page-pad-no_more = Ya no
page-pad-looking = Estás mirando.
page-pad-asked = Has pedido apuntar. El dueño tiene que decir que sí.
page-pad-ask_write = Pedir apuntar
page-pad-changes = Nombres, apuesta, una apertura más alta
page-pad-rename = El nombre de
page-pad-new_name = Nombre nuevo
page-pad-rename_do = Cambiar el nombre
page-pad-stake_do = Cambiar la apuesta
page-pad-raise = En la próxima mano, 10 más para la apertura
page-pad-raise_side = Bando { $side }

page-pad-offline = Sin conexión. Todo lo que apuntes queda en este aparato.
page-pad-sending = Enviando.
page-pad-waiting = { $number ->
    [one] 1 apunte espera para enviarse.
   *[other] { $number } apuntes esperan para enviarse.
  }
page-pad-try = Intentar ahora
page-pad-not_taken = La mano { $hand } no se aceptó
page-pad-conflict-hand = Entretanto se ha apuntado la mano { $hand }
page-pad-conflict-correct = Entretanto se ha cambiado la mano { $hand }
page-pad-conflict-strike = Entretanto se ha cambiado la mano { $hand }
page-pad-conflict_about = Alguien la ha apuntado en otro aparato. ¿Cuál vale?
page-pad-theirs = En la libreta
page-pad-mine = En este aparato
page-pad-take_theirs = Dejar lo que hay
page-pad-take_mine = Poner lo de este aparato
page-pad-take_both = Las dos: son dos manos
page-pad-struck_out = tachada
page-pad-not_there = ya no está

page-pad-tab-out = Cierre
page-pad-tab-check = Repaso
page-pad-tab-points = Puntos
page-pad-ask-out = ¿Quién ha cerrado?
page-pad-ask-points = Los puntos de esta mano
page-pad-ask-check = ¿Está bien?
page-pad-part-count = canastas y treses
page-pad-part-table = en la mesa
page-pad-part-left = en la mano
page-pad-go-count = Canastas
page-pad-go-table = En la mesa
page-pad-go-left = En la mano
page-pad-go-check = Repasar
page-pad-hand_deals = Mano { $hand } · reparte { $name }
page-pad-correcting = Corriges la mano { $hand }; las siguientes se calculan de nuevo.
page-pad-leave = Salir; lo apuntado se guarda
page-pad-later = Dejarlo para luego
page-pad-steps = Pasos de la mano { $hand }
page-pad-out = ¿Quién ha cerrado?
page-pad-nobody = Nadie
page-pad-stock_out = se acabó el mazo
page-pad-say_out = Di primero quién ha cerrado, o nadie.
page-pad-went_out = { $name } ha cerrado
page-pad-is_out = ha cerrado
page-pad-none = ninguna
page-pad-no = No
page-pad-yes = Sí
page-pad-more_counts = Más cosas que cuentan
page-pad-found = se ve en las cartas
page-pad-ways = Cómo se cuentan las cartas
page-pad-way-sum = Suma
page-pad-way-value = Por valor
page-pad-way-card = Por carta
page-pad-keys = Teclas de números
page-pad-minus = Más o menos
page-pad-erase = Borrar la última cifra
page-pad-cards = Cartas
page-pad-key = { $card }, { $number } dichas
page-pad-take_back = Quitar la última
page-pad-line_count = { $number ->
    [one] { $number } renglón
   *[other] { $number } renglones
  }
page-pad-fined = multa { $side } { $points }
page-pad-fine_where = Una multa de { $points } puntos para { $names }: ¿en qué libreta se apunta?
page-pad-fine_nowhere = Una multa de { $points } puntos para { $names }. No hay ninguna libreta en marcha de una partida de { $book }; empieza una y apunta la multa donde se comprueba la mano.
page-pad-most = Hay { $number } como mucho.
page-pad-pack = La baraja tiene { $number } { $kinds }.
page-pad-fewer = { $name }: uno menos
page-pad-more = { $name }: uno más
page-pad-ok = De acuerdo
page-pad-sets = Juegos
page-pad-set = Seguir con { $cards }
page-pad-sets_about = Toca las cartas, juego por juego.
page-pad-next_set = Otro juego
page-pad-tap_cards = Toca cada carta que tiene { $name }
page-pad-cards_told = { $number ->
    [one] 1 carta
   *[other] { $number } cartas
  }
page-pad-whose = De quién es la mano
page-pad-nothing_left = { $name } ha cerrado; no queda nada.
page-pad-told = contado
page-pad-not_told = sin contar
page-pad-points_about = Los puntos se toman tal cual; no se cuenta nada. La mano queda marcada en la hoja.
page-pad-so_far = hasta aquí
page-pad-sum_told = { $points } hasta aquí
page-pad-lines = Renglones
page-pad-this_hand = Esta mano
page-pad-total = Total
page-pad-close = Cerrar
page-pad-back = Atrás
page-pad-write = Apuntarla
page-pad-answer_first = Responde primero a la pregunta.
page-pad-unchecked = Sin conexión los puntos se suman aquí. Al reglamento se le pregunta en cuanto la haya.
page-pad-fine = Multas
page-pad-fine_points = Puntos
page-pad-fine_for = Por qué
page-pad-fine_more = Añadir una multa
page-pad-cannot_be = Esto no puede ser
page-pad-is_so = ¿Es así?
page-pad-was_so = Fue así
page-pad-correct_it = Corregir
page-pad-short-natural = Limpias
page-pad-short-mixed = Sucias
page-pad-short-red_threes = Treses rojos
page-pad-short-black_threes = Treses negros
page-pad-short-laid = Todo lo bajado
page-pad-drop_sure = ¿Descartar de verdad?
page-pad-no_cards = A { $name } no le quedan cartas
page-pad-uncounted = Sin contar todavía
page-pad-uncounted_of = { $number ->
    [one] No se han contado las cartas que quedan en la mano de { $names }.
   *[other] No se han contado las cartas que quedan en las manos de { $names }.
  }
page-pad-count_them = Contarlas
page-pad-were_empty = No quedaban cartas
page-pad-count_instead = Contar las cartas
page-pad-paid_for = En esta partida se pagan canastas: ¿cuántas tiene este bando?
page-pad-doubted = ¿Es correcta la mano { $hand }?
page-pad-qr = Un código que lleva a esta hoja cuando lo lee un teléfono
page-pad-refuse = Rechazar
page-pad-was_refused = El dueño no te ha dejado escribir.
page-pad-ask_name = Tu nombre
page-pad-ask_name_first = Escribe primero tu nombre, para que el dueño sepa quién lo pide.
page-pad-short-open = Solo cartas en juegos abiertos o añadidas a canastas
page-pad-save-json = Guardar como JSON
page-pad-save-csv = Guardar como CSV
page-pad-save-html = Guardar como HTML
