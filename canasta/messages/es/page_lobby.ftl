### Las páginas alrededor de la mesa: las mesas, una mesa nueva y una mesa antes de la primera carta.

## Una mesa nueva

page-new-title = Mesa nueva
page-new-lead = Elige cómo quieres jugar. Con bots se empieza enseguida; con amigos recibes un enlace para enviar.
page-new-book = Reglamento
page-new-read = leer las reglas
page-new-players = Jugadores
page-new-house = Reglas de la casa
page-new-house_none = ninguna: según el reglamento
page-new-options = Opciones
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

page-level-beginner = Principiante
page-level-beginner-about = Simpático y olvidadizo.
page-level-club = De club
page-level-club-about = Pelea por el pozo y cuenta las cartas.
page-level-expert = Experto
page-level-expert-about = Como un jugador de club, pero con mejor criterio.
page-level-champion = Campeón
page-level-champion-about = Piensa por adelantado y se toma su tiempo.
page-style-none = variado
page-style-cautious = prudente
page-style-cautious-about = Rara vez regala el pozo.
page-style-hungry = amante del pozo
page-style-hungry-about = Toma el pozo más a menudo, aunque sea pequeño.
page-style-quick = de cierre rápido
page-style-quick-about = Baja pronto y cierra pronto.

page-option-caliente_cards = Dos cartas Caliente
page-option-always_frozen = El pozo siempre está congelado
page-option-extra_deck = Una baraja más
page-option-extra_deck_three_sides = Una baraja más, tres bandos

page-house-american-empty-pile = Ni ases, ni sietes, ni cartas muertas sobre un pozo vacío
page-house-american-for-few = Para dos o tres jugadores, sin parejas
page-house-american-no-special-hands = Sin manos especiales
page-house-boat-no-quiet-turns = Bajar cartas y tomar el pozo desde el primer turno
page-house-boat-one-to-hold = Conservar una carta tras el descarte
page-house-boat-to-5000 = A 5000 puntos, con aperturas acordes
page-house-caliente-always-frozen = El pozo siempre está congelado
page-house-caliente-hot = Picante: cartas Caliente, siempre congelado, dos canastas para cerrar
page-house-classic-black-threes = Un tres negro en la mano cuesta 100
page-house-classic-easy-asking = El sí de la pareja no obliga a cerrar
page-house-classic-few-wild = Más naturales que comodines, con tres comodines como mucho
page-house-classic-joker-skips = Un joker descartado hace perder un turno al siguiente
page-house-classic-last-discard = Para cerrar hay que descartar
page-house-classic-natural-opening = Sin comodines en la primera bajada
page-house-classic-one-natural = Dos canastas, una de ellas natural, para cerrar
page-house-classic-pair-only = Solo un par natural toma el pozo
page-house-classic-ten-left = La mano acaba con diez cartas en el mazo
page-house-classic-thirteen = Trece cartas cada uno; entre dos jugadores se roban dos
page-house-classic-threes-by-number = Los treses rojos cuentan según su número, con una canasta
page-house-classic-to-8500 = A 8500 puntos, con aperturas acordes
page-house-classic-two-canastas = Las parejas necesitan dos canastas para cerrar
page-house-classic-wild-canastas = Canastas de comodines
page-house-knee-elevens = Once cartas en mano, rodilla y pie; dos manos

## Las mesas

page-lobby-title = Mesas
page-lobby-lead = Ocupa un asiento libre, mira una partida o abre tu propia mesa.
page-lobby-your_tables = Tus mesas
page-lobby-public = Abiertas a todos
page-lobby-none = Ahora mismo no hay ninguna mesa abierta. Abre una, y otros la encontrarán aquí.
page-lobby-no_players = Todavía no hay jugadores.
page-lobby-resume = Retomar
page-lobby-open = Abrir
page-lobby-watch = Mirar
page-lobby-status-waiting = Esperando jugadores
page-lobby-status-dealing = Repartiendo las cartas
page-lobby-status-playing = En juego
page-lobby-status-paused = En pausa
page-lobby-status-over = Partida terminada
page-lobby-status-closed = Cerrada

## Una mesa antes de la primera carta

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
page-room-free = { $free ->
    [one] 1 asiento libre
   *[other] { $free } asientos libres
  }
page-room-empty = Asiento libre
page-room-invite = Invitar
page-room-bot = Bot
page-room-host = anfitrión
page-room-ready = presente
page-room-away = ausente
page-room-you = Tú, { $name }
page-room-remove = Quitar
page-room-remove_who = Quitar a { $name }
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
page-room-fair_how = Cómo comprobarlo
page-room-leave = Irse
page-room-back = Volver
page-room-close = Cerrar la mesa
page-room-fill = Completar con bots y empezar
page-room-start = Empezar
page-room-wait = Esperando a que el anfitrión empiece la partida.

## Varias personas en un dispositivo

page-party-title = Varios jugadores en este dispositivo
page-party-about = El dispositivo pasa de mano en mano. Entre turnos, un telón oculta las cartas.
page-party-names = Los demás jugadores, separados por comas
page-party-begin = Jugar por turnos
page-party-turn = Turno de { $name }
page-party-look_away = Pasa el dispositivo. { $names }: no miren, por favor.
page-party-open = Soy { $name }: enséñame mis cartas
page-party-closed = Esta mesa se jugaba en otra pestaña, que se ha cerrado.
page-replay-title = Repetición y análisis
