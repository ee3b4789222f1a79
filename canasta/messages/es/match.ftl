### Una partida entera: quién juega, qué se puede hacer con ella, y las cartas físicas.

match-name_empty = Cada jugador necesita un nombre.
match-name_long = El nombre «{ $name }» es demasiado largo: puede tener { $number } caracteres.
match-name_letter = El nombre «{ $name }» no puede llevar { $letter }, ni espacios en los extremos, ni dos espacios seguidos.
match-name_twice = Hay dos jugadores que se llaman «{ $name }»: los nombres deben distinguirse en algo más que las mayúsculas.
match-contributions = Hay { $number } jugadores y { $given } aportaciones: da una por jugador (puede estar vacía), o ninguna.
match-contribution_text = La aportación de { $name } no se puede escribir como texto UTF-8.
match-target = La meta debe ser un número entero del 1 al { $most }, no { $target }.
match-contribution_long = Lo que { $name } aporta al barajado tiene como mucho { $number } letras.
match-target_hands = Una partida de { $slug } tiene { $number } manos, y ninguna meta.
match-date = Una fecha se escribe año-mes-día, como 2025-03-01, no «{ $date }».
match-no_hand = Todavía no se ha repartido ninguna mano.
match-hand_in_play = La mano { $number } todavía se está jugando.
match-hand_over = La mano { $number } ha terminado: reparte la siguiente.
match-over = La partida ha terminado.
match-abandoned = La partida se interrumpió.
match-secret = La semilla es secreta hasta que termine la partida.
match-not_acting = Ahora le toca a { $seat }, no al puesto { $number }.
match-act_of_another = { $seat } no puede hacer un acto de otro puesto.
match-no_undo = No se puede deshacer nada: después se vio algo nuevo, o en este turno no se ha hecho nada.
match-card_discard = Solo para un descarte se puede nombrar una carta concreta.
match-card_kind = { $card } no es { $a_kind }.
match-card_held = { $seat } no tiene esa carta: { $card }.
match-log = Lo que se guardó de esta partida no encaja: la anotación { $number } de su historia no puede seguir a lo que hay antes.
match-log_entry = Una anotación de la clase «{ $kind }» no se puede leer.
