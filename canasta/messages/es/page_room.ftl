### Mesas con amigos: nombres, parejas, revanchas y espectadores.

## Un nombre para un invitado

page-name-title = ¿Cómo te llaman los demás?
page-name-about = Los jugadores ven este nombre en la mesa. Puedes cambiarlo en tu cuenta.
page-name-save = Guardar nombre
page-name-later = Ahora no
page-name-first = Escribe arriba un nombre para jugar con otros.

## Cómo se forman las parejas

page-partners-title = Parejas
page-partners-lot = Por sorteo
page-partners-lot_about = Cada uno saca una carta, como dice el reglamento.
page-partners-seated = Según el asiento
page-partners-seated_about = Cada uno elige su sitio. Las parejas se sientan enfrente.
page-partners-host = Las decide el anfitrión
page-partners-host_about = Solo el anfitrión cambia a los jugadores de sitio.

## Los sitios antes de una partida

page-seats-lead_seated = Elige tu sitio: las parejas se sientan enfrente y tienen la misma letra.
page-seats-lead_swap = Arrastra a un jugador a otro sitio, o pulsa dos sitios para cambiarlos. Las parejas tienen la misma letra.
page-seats-lead_host = El anfitrión decide quién se sienta dónde. Las parejas tienen la misma letra.
page-seats-move = Mover: { $name }
page-seats-swap = Cambiar { $one } y { $other }
page-seats-move_here = Sentarme aquí
page-seats-points = { $points } puntos
page-seats-length = Duración
page-seats-no_limit = sin límite de tiempo
page-seats-pace = Ritmo

## Otra partida en la misma mesa

page-rematch-ask = Revancha
page-rematch-agree = Jugar otra vez
page-rematch-change = Revancha con otros sitios…
page-rematch-wanted = { $number ->
    [one] { $names } quiere la revancha.
   *[other] { $names } quieren la revancha.
  }
page-rematch-about = Se pregunta a todos. Las parejas siguen igual.
page-rematch-no = No, dejar la mesa
page-rematch-in = juega otra vez
page-rematch-undecided = aún no responde
page-rematch-missing = Esperamos a { $names }.
page-rematch-wait = La partida empieza cuando todos aceptan.
page-rematch-free = Liberar el sitio
page-rematch-free_who = Liberar el sitio de { $name }
page-rematch-players = Los jugadores pueden empezar otra partida.

## Espectadores

page-spectators-count = { $number ->
    [one] 1 espectador
   *[other] { $number } espectadores
  }
page-spectators-names = Mirando: { $names }
page-spectators-watching = Mirando
page-spectators-title = Espectadores
page-spectators-hidden = Ven la mesa y el registro, nunca las cartas de una mano en juego.
page-spectators-open = Ven las cartas de una mano cuando termina, porque todos los jugadores aceptaron.
page-spectators-last = Última mano con las cartas abiertas

## Mesas de aprendizaje

page-teaching-title = Mesa de aprendizaje
page-teaching-about = Si todos los jugadores aceptan, cualquiera puede ver las cartas de una mano cuando termina.
page-teaching-consent = Mostrar mis cartas después de cada mano
page-teaching-consent_about = Espectadores y jugadores las ven solo después de la mano, y solo si todos los jugadores aceptan.
page-teaching-all = Todos los jugadores aceptan.
page-teaching-some = Aún no aceptan todos los jugadores.

## Una mesa nueva, y sus sitios antes de la primera carta

page-new-lead = Elige cómo quieres jugar. Con bots se empieza enseguida; con amigos recibes un enlace para enviar.
page-new-read = leer las reglas
page-new-target = Jugar a (por defecto { $usual })
page-new-level = Bots
page-new-style = Estilo de juego
page-new-access_title = Quién puede unirse
page-new-access = Acceso
page-new-access_invite = por invitación
page-new-access_public = abierta a todos
page-new-spectators = Permitir espectadores
page-new-spectators_about = Ven lo que hay en la mesa, nunca una mano.
page-new-table = En la mesa
page-new-undo = Deshacer
page-new-undo_about = Dentro de un turno, hasta la última carta que se ha visto.
page-new-take_back = Volver atrás
page-new-take_back_about = Deshacer más, si todos están de acuerdo.
page-new-coach = Consejos del entrenador
page-new-coach_about = Cuando se piden, y solo con lo que el jugador puede ver.
page-new-clock = Límite de tiempo
page-new-clock_none = ninguno
page-room-clock = { $turn } segundos por turno, más { $bank } por partida
page-room-clock_day = un día por turno
page-new-referee = Permitir irregularidades
page-new-referee_about = Los errores son posibles y los resuelve un árbitro, como en un club. Si no, la mesa los rechaza.
page-new-takeover = Si un jugador se va, juega un bot
page-new-takeover_30 = después de medio minuto
page-new-takeover_60 = después de un minuto
page-new-takeover_300 = después de cinco minutos
page-new-takeover_0 = nunca
page-new-summary = <book>{ $book }</book> con { $players } jugadores
page-new-bots = Jugar con bots
page-new-invite = Invitar a gente
page-style-none = variado
page-style-cautious = prudente
page-style-cautious-about = Rara vez regala el pozo.
page-style-hungry = amante del pozo
page-style-hungry-about = Toma el pozo más a menudo, aunque sea pequeño.
page-style-quick = de cierre rápido
page-style-quick-about = Baja pronto y cierra pronto.
page-room-loading = Abriendo la mesa…
page-room-tab = Mesa
page-room-players = { $players } jugadores
page-room-title = { $free ->
    [0] Ya están todos.
    [1] Hay un asiento libre.
    [2] Hay dos asientos libres.
    [3] Hay tres asientos libres.
    [4] Hay cuatro asientos libres.
    [5] Hay cinco asientos libres.
   *[other] Todos los asientos están libres.
  }
page-room-lead = Los asientos y las parejas se sortean con las cartas.
page-room-where_public = abierta a todos
page-room-where_invite = por invitación
page-room-empty = Asiento libre
page-room-invite = Invitar
page-room-bot = Bot
page-room-host = anfitrión
page-room-ready = presente
page-room-away = ausente
page-room-you = Tú, { $name }
page-room-closed = Esta mesa está cerrada.
page-room-qr = Código QR de la invitación
page-room-scan = Escanéalo con un teléfono o envía el enlace:
page-room-copy = Copiar enlace
page-room-copied = Copiado
page-room-share = Compartir
page-room-renew = Crear un enlace nuevo
page-room-renew_about = ¿Se ha filtrado el enlace? Uno nuevo lo sustituye. Quienes ya se han unido se quedan.
page-room-renewed = Este enlace es nuevo. El anterior ya no funciona.
page-room-here_only = Esta dirección solo funciona en este ordenador. Para los teléfonos de la misma red, inicia el servidor con --lan.
page-room-house = Reglas
page-room-target = Se juega a
page-room-yes = sí
page-room-no = no
page-room-fair = Reparto limpio
page-room-fair_about = Cada dispositivo participa en la mezcla: nadie puede elegir las cartas, ni siquiera el servidor.
page-room-leave = Irse
page-room-back = Volver
page-room-close = Cerrar la mesa
page-room-fill = Completar con bots y empezar
page-room-start = Empezar
page-room-wait = Esperando a que el anfitrión empiece la partida.
page-party-title = Varios jugadores en este dispositivo
page-party-about = El dispositivo pasa de mano en mano. Entre turnos, un telón oculta las cartas.
page-party-names = Los demás jugadores, separados por comas
page-party-begin = Jugar por turnos
