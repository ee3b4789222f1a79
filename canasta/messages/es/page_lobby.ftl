### Las páginas alrededor de la mesa: las mesas, una mesa nueva y una mesa antes de la primera carta.

## Una mesa nueva

page-new-title = Mesa nueva
page-new-lead = Elige cómo quieres jugar. Con bots se empieza enseguida; con amigos recibes un enlace para enviar.
page-new-book = Reglamento
page-new-read = leerlo
page-new-players = Jugadores
page-new-house = Reglas de la casa
page-new-house_none = ninguna: según el reglamento
page-new-options = Opciones
page-new-target = Puntos para ganar (normalmente { $usual })
page-new-level = Bots
page-new-style = Su estilo
page-new-who = Quién puede venir
page-new-open = La mesa es
page-new-open_invite = por invitación
page-new-open_public = abierta a todos
page-new-onlookers = Otros pueden mirar
page-new-onlookers_about = Ven lo que hay en la mesa, nunca una mano.
page-new-manners = En la mesa
page-new-undo = Deshacer
page-new-undo_about = Dentro de un turno, hasta la última carta que se vio.
page-new-take_back = Volver atrás
page-new-take_back_about = Más que eso, si todos están de acuerdo.
page-new-coach = Consejos del entrenador
page-new-coach_about = Cuando se piden, y solo con lo que sabe quien pregunta.
page-new-clock = Tiempo
page-new-clock_none = sin límite
page-room-clock = { $turn } segundos por turno y { $bank } más para la partida
page-new-referee = Un árbitro
page-new-referee_about = Los descuidos son posibles y se fallan como en un club. Sin árbitro, la mesa los rechaza.
page-new-patience = Si alguien se va, juega un bot
page-new-patience_30 = después de medio minuto
page-new-patience_60 = después de un minuto
page-new-patience_300 = después de cinco minutos
page-new-patience_0 = nunca
page-new-sum = con { $players } jugadores
page-new-bots = Jugar con bots
page-new-invite = Invitar a gente

page-level-beginner = Principiante
page-level-beginner-about = Simpático y olvidadizo.
page-level-club = De club
page-level-club-about = Pelea por el pozo y cuenta las cartas.
page-level-expert = Experto
page-level-expert-about = Como quien juega en un club, con mejor sentido de la medida.
page-level-champion = Campeón
page-level-champion-about = Mira hacia delante. Se toma un momento para pensar.
page-style-none = como quieran
page-style-cautious = prudente
page-style-cautious-about = Rara vez regala el pozo.
page-style-hungry = con hambre de pozo
page-style-hungry-about = Toma el pozo más a menudo, aunque sea pequeño.
page-style-quick = de cierre rápido
page-style-quick-about = Baja pronto y cierra pronto.

page-option-caliente_cards = Dos cartas Caliente
page-option-always_frozen = El pozo siempre está congelado
page-option-extra_deck = Una baraja más
page-option-extra_deck_three_sides = Una baraja más, tres bandos

page-house-american-empty-pile = Ni as, ni siete, ni carta muerta sobre un pozo vacío
page-house-american-for-few = Para dos o tres jugadores sin pareja
page-house-american-no-special-hands = Sin manos especiales
page-house-boat-no-quiet-turns = Bajar y tomar desde el primer turno
page-house-boat-one-to-hold = Guardar una carta tras el descarte
page-house-boat-to-5000 = A 5000 puntos, con aperturas a medida
page-house-caliente-always-frozen = El pozo siempre está congelado
page-house-caliente-hot = Picante: cartas Caliente, siempre congelado, dos canastas para cerrar
page-house-classic-black-threes = Un tres negro en la mano cuesta 100
page-house-classic-easy-asking = El sí de la pareja no obliga a cerrar
page-house-classic-few-wild = Más naturales que comodines, y tres comodines como mucho
page-house-classic-joker-skips = Un joker descartado hace perder un turno al siguiente
page-house-classic-last-discard = Se cierra con un descarte
page-house-classic-pair-only = Solo un par natural toma el pozo
page-house-classic-ten-left = La mano acaba con diez cartas en el mazo
page-house-classic-thirteen = Trece cartas cada uno; dos jugadores roban dos
page-house-classic-to-8500 = A 8500 puntos, con aperturas a medida
page-house-classic-two-canastas = Las parejas necesitan dos canastas para cerrar
page-house-classic-wild-canastas = Canastas de comodines
page-house-knee-elevens = Once cartas en mano, rodilla y pie; dos manos

## Las mesas

page-lobby-title = Mesas
page-lobby-lead = Toma una silla libre, mira, o abre tu propia mesa.
page-lobby-own = Tus mesas
page-lobby-public = Abiertas a todos
page-lobby-none = Ahora mismo no hay ninguna mesa abierta. Abre una, y otros la encontrarán aquí.
page-lobby-nobody = Todavía no hay nadie.
page-lobby-resume = Retomar
page-lobby-enter = Ir allí
page-lobby-look = Mirar
page-lobby-status-waiting = Esperando jugadores
page-lobby-status-dealing = Se reparten las cartas
page-lobby-status-playing = En juego
page-lobby-status-paused = En pausa
page-lobby-status-over = La partida ha terminado
page-lobby-status-closed = Cerrada

## Una mesa antes de la primera carta

page-room-coming = Buscando la mesa
page-room-tab = Mesa
page-room-title = { $free ->
    [0] Ya están todos.
    [1] Hay una silla libre.
    [2] Hay dos sillas libres.
    [3] Hay tres sillas libres.
    [4] Hay cuatro sillas libres.
    [5] Hay cinco sillas libres.
   *[other] Todas las sillas están libres.
  }
page-room-lead = Los puestos y las parejas se sortean con las cartas: nadie los elige.
page-room-swap = Hasta entonces, elige dos sillas para cambiarlas.
page-room-where_public = abierta a todos
page-room-where_invite = por invitación
page-room-free = { $free ->
    [one] 1 silla libre
   *[other] { $free } sillas libres
  }
page-room-empty = Silla vacía
page-room-invite = Invitar
page-room-bot = Bot
page-room-host = anfitrión
page-room-ready = presente
page-room-away = ausente
page-room-you = Tú, { $name }
page-room-remove = Quitar
page-room-remove_who = Quitar a { $name }
page-room-closed = Esta mesa está cerrada.
page-room-qr = Invitación como código para escanear
page-room-scan = Escanea con un teléfono o envía el enlace:
page-room-copy = Copiar enlace
page-room-copied = Copiado
page-room-send = Enviar
page-room-renew = Enlace nuevo
page-room-renew_about = ¿Ha llegado a quien no debía? El viejo deja de valer; quien está sentado se queda.
page-room-renewed = Este enlace es nuevo: el viejo ya no vale.
page-room-here_only = Esta dirección solo funciona en este ordenador. Para los teléfonos de la casa, inicia el servidor con --lan.
page-room-house = La casa
page-room-target = A
page-room-yes = sí
page-room-no = no
page-room-fair = Reparto limpio
page-room-fair_about = Cada dispositivo participa en la mezcla: nadie puede elegir las cartas, ni siquiera el servidor.
page-room-fair_how = Cómo se comprueba
page-room-leave = Irse
page-room-back = Volver
page-room-close = Cerrar la mesa
page-room-fill = Completar con bots y empezar
page-room-start = Empezar
page-room-wait = El anfitrión empieza la partida.

## Varias personas en un dispositivo

page-party-title = Varias personas en este dispositivo
page-party-about = El dispositivo pasa de mano en mano, y un telón oculta las cartas entre turnos.
page-party-names = Los demás, separados por comas
page-party-begin = Pasar y jugar
page-party-turn = Es el turno de { $name }.
page-party-look_away = Pasa el dispositivo. { $names }: no vale mirar.
page-party-open = Soy { $name }: enséñame mis cartas
page-party-gone = Esta mesa se jugaba en otra pestaña, que ya está cerrada.
page-replay-title = Repetición y análisis
