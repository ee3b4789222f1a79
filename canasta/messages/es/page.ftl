# La página en el navegador. { $x } se pone tal cual; los números se escriben como en el idioma.

page-loading = Cargando Casa Canasta…
page-guest-name = Invitado
page-header-tables = Mesas
page-header-rules = Reglas
page-header-settings = Ajustes
page-header-sign_in = Iniciar sesión
page-not_found-title = Página no encontrada
page-not_found-lead = No hay nada en esta dirección. Puede tener un error, o la mesa o la partida ya no existe.
page-not_found-home = Volver al inicio
page-key-enter = Intro

page-home-title = Siéntate. ¿Con qué reglamento jugamos?
page-home-about = Canasta según el reglamento: la mesa cita la regla de todo lo que permite o rechaza.
page-home-books = Reglamento
page-home-with = <book>{ $book }</book> con { $bots ->
    [1] un bot
    [2] dos bots
    [3] tres bots
   *[other] { $bots } bots
  }, a { $target } puntos
page-home-with_hands = <book>{ $book }</book> con { $bots ->
    [1] un bot
    [2] dos bots
    [3] tres bots
   *[other] { $bots } bots
  }
page-home-play = Jugar ahora
page-home-tab = Canasta según el reglamento
page-home-change = Cambiar jugadores u opciones
page-home-friends = Jugar con amigos
page-home-quick = Jugar con gente ahora
page-home-unsure = ¿No lo tienes claro? <compare>Compara los cinco reglamentos</compare> o <learn>aprende en diez minutos</learn>. No hace falta cuenta.
page-home-tables = Ver las mesas
page-home-unfinished = Tu partida sin terminar: { $rules }
page-home-real = Para jugar con cartas de verdad:
page-home-pad = libreta de puntos
page-home-referee = árbitro
page-home-ask = preguntar al reglamento
page-home-evenings = veladas de club
page-home-teaching = aula
page-home-house = Reglas de la casa
page-home-games = Tus partidas
page-offline = El servidor no responde. Vuelve a intentarlo en un momento.

page-invite-title = { $name } te invita a jugar
page-invite-title_open = Te invitan a jugar
page-invite-name = Tu nombre
page-invite-there = En la mesa: { $names }.
page-invite-sit_as = Unirme como { $name }
page-invite-sit = Unirme

page-book-classic = Clásica
page-book-classic-players = de 2 a 6 jugadores
page-book-classic-about = El juego que casi todo el mundo aprendió primero. Un comodín en el pozo lo congela.
page-book-caliente = Caliente
page-book-caliente-players = de 2 a 6 jugadores
page-book-caliente-about = Cartas de premio, cartas de bloqueo y, si gusta el picante, dos cartas Caliente.
page-book-boat = Boat
page-book-boat-players = de 2 a 4 jugadores
page-book-boat-about = Catorce cartas por jugador, juegos de comodines y tres turnos antes de poder bajar cartas.
page-book-american = Americana
page-book-american-players = 4 o 5 jugadores
page-book-american-about = Canastas de siete cartas justas, talones, manos especiales, aperturas altas.
page-book-knee = Mano, rodilla y pie
page-book-knee-players = 4 o 6 jugadores
page-book-knee-about = Seis barajas y tres manos por jugador: la mano, la rodilla y el pie.

# --- Cartas

page-card-of = { $rank } de { $suit }
page-card-new = nueva
page-card-off = no se puede jugar ahora
page-card-dead = muerto
page-card-closed = cerrado
page-card-no_more = tu bando ya no puede bajarla
page-card-hint = pista
page-card-hinted = pista del entrenador
page-suit-s = picas
page-suit-h = corazones
page-suit-d = diamantes
page-suit-c = tréboles
page-rank-2 = dos
page-rank-3 = tres
page-rank-4 = cuatro
page-rank-5 = cinco
page-rank-6 = seis
page-rank-7 = siete
page-rank-8 = ocho
page-rank-9 = nueve
page-rank-T = diez
page-rank-J = jota
page-rank-Q = reina
page-rank-K = rey
page-rank-A = as
page-rank-X = joker
page-rank-C = carta Caliente
page-rank-B = tres negro
page-rank-R = tres rojo
page-ranks-2 = doses
page-ranks-4 = cuatros
page-ranks-5 = cincos
page-ranks-6 = seises
page-ranks-7 = sietes
page-ranks-8 = ochos
page-ranks-9 = nueves
page-ranks-T = dieces
page-ranks-J = jotas
page-ranks-Q = reinas
page-ranks-K = reyes
page-ranks-A = ases
page-ranks-X = jokers
page-ranks-C = cartas Caliente
page-ranks-B = treses negros
page-ranks-R = treses rojos
page-ranks-wild = comodines
page-seal-natural = L
page-seal-mixed = S
page-seal-wild = C
page-canasta-natural = limpia
page-canasta-mixed = sucia
page-canasta-wild = de comodines
page-canasta-small_wild = pequeña de comodines
page-canasta-big_wild = grande de comodines

page-hand-label = Tu mano, { $number ->
    [one] 1 carta
   *[other] { $number } cartas
    }
page-hand-card = { $name }, { $place } de { $of }
page-rack-column = { $names }, { $of }
page-rack-chosen = { $names }, { $number } de { $of } elegidas
page-rack-count = { $number } de { $of }

page-set-label = { $names }, { $number ->
    [one] 1 carta
   *[other] { $number } cartas
    }{ $wild ->
    [0] { "" }
    [one] , 1 comodín
   *[other] , { $wild } comodines
    }{ $left ->
    [0] { "" }
    [one] , falta 1 para la canasta
   *[other] , faltan { $left } para la canasta
    }
page-set-canasta = { $names }, canasta { $sort }, { $number } cartas
page-set-no_more = ya no admite cartas naturales
page-set-add_to = Añadir a { $set }

# --- La mesa

page-you = Tú
page-we = Nosotros
page-they = Ellos
page-table-loading = Abriendo la mesa…
page-table-subtitle = { $book } · mano { $hand } { $of ->
    [0] { "" }
   *[other] de { $of }
  }
page-table-label = La mesa
page-header-menu = Menú
page-connection-lost = Se ha perdido la conexión. Reconectando…
page-elsewhere-title = Estás jugando en otra ventana o en otro dispositivo.
page-elsewhere-about = No se pierde nada: la partida sigue allí.
page-elsewhere-here = Jugar aquí

page-zone-label = { $side }
page-zone-sets = Juegos: { $side }
page-zone-opened = { $who ->
    [we] hemos abierto
    [you] has abierto
    [single] ha abierto
   *[other] han abierto
  }
page-zone-not_opened = apertura libre
page-zone-needs = apertura { $number }
page-zone-needs_long = { $number ->
    [0] Apertura libre
   *[other] La apertura pide { $number } puntos
  }
page-zone-made = { $who ->
    [we] Hemos abierto
    [you] Has abierto
    [single] Ha abierto
   *[other] Han abierto
  } · { $made }
page-zone-none_made = sin canasta
page-zone-canastas = { $number ->
    [one] 1 canasta { $word }
   *[other] { $number } canastas { $sort ->
        [natural] limpias
        [mixed] sucias
        [small_wild] pequeñas de comodines
        [big_wild] grandes de comodines
       *[other] { $word }
    }
    }
page-threes-red = { $number ->
    [one] 1 tres rojo
   *[other] { $number } treses rojos
    }
page-threes-red-word = { $number ->
    [one] tres rojo
   *[other] treses rojos
    }
page-threes-black = { $number ->
    [one] 1 tres negro
   *[other] { $number } treses negros
    }
page-threes-black-word = { $number ->
    [one] tres negro
   *[other] treses negros
    }
page-threes-caliente = { $number ->
    [one] 1 carta Caliente
   *[other] { $number } cartas Caliente
    }
page-threes-caliente-word = Caliente
page-base-word = Base
page-base-label = Base, { $done } de { $all }: { $names }
page-base-about = Canastas cerradas que un bando necesita para cerrar
page-base-sevens = sietes
page-base-fives = cincos
page-base-wild = comodines
page-base-natural = limpia
page-base-mixed = sucia
page-base-sevens-short = 7
page-base-fives-short = 5
page-base-wild-short = C
page-base-natural-short = L
page-base-mixed-short = S

page-stock-label = Mazo, { $number ->
    [one] 1 carta
   *[other] { $number } cartas
    }, robar
page-stock-cap = Mazo { $number }
page-stock-last = { $number ->
    [one] última carta
   *[other] últimas { $number }
    }
page-pile-label = Pozo, { $number ->
    [one] 1 carta
   *[other] { $number } cartas
    }, arriba { $top }
page-pile-empty = Pozo 0, vacío
page-pile-cap = Pozo { $number }
page-pile-frozen = Congelado
page-pile-takes = { $kind ->
    [2] Para tomarlo hace falta un par natural en la mano.
    [X] Para tomarlo hace falta un par natural en la mano.
    [B] Para tomarlo hace falta un par natural en la mano.
   *[other] Para tomarlo hacen falta dos { $kinds } naturales en la mano.
    }
page-pile-takes_always = Para tomarlo hace falta un par natural en la mano, o un juego en la mesa de hasta { $number } cartas.
page-pile-fits = Puedes tomarlo con las cartas elegidas.
page-pile-takes_short = { $kind ->
    [2] Pide un par natural
    [X] Pide un par natural
    [B] Pide un par natural
   *[other] Pide dos { $kinds } naturales
    }
page-pile-takes_always_short = Pide un par natural o un juego
page-pile-stopped = Bloqueado
page-pile-quiet = Todavía no se pueden bajar cartas ni tomar el pozo.
page-pile-last = Últimos descartes: { $cards }
page-pile-last_cap = Últimos { $number } descartes
page-reserve-knee = Rodilla { $number }
page-reserve-foot = Pie { $number }
page-penalty-of = Cartas penalizadas: { $name }
page-penalty-owes = { $number ->
    [one] debe un descarte
   *[other] debe { $number } descartes
    }

page-tray-label = Apertura
page-tray-empty = Elige cartas y ponlas aquí.
page-tray-back = Devolver a la mano: { $cards }
page-tray-aside = { $number } aparte
page-tray-short = A tu apertura le faltan { $left } puntos.
page-meld-label = Apertura: { $have } de { $need }
page-meld-first = Apertura
page-meld-of = de { $need }
page-meld-enough = alcanza
page-meld-left = faltan { $left }
page-meld-part = { $names } { $points }
page-meld-laid = en la mesa { $points }

page-seats-label = Jugadores
page-seat-cards = { $number ->
    [one] 1 carta
   *[other] { $number } cartas
    }
page-seat-few = { $number ->
    [one] última carta
   *[other] quedan { $number }
    }
page-seat-out = descansa
page-seat-away = ausente
page-seat-bot = bot
page-seat-stand_in = juega un bot en su lugar
page-seat-dealer = reparte
page-seat-dealer-letter = R
page-seat-reserves = { $number ->
    [one] sin recoger el pie
   *[other] sin recoger la rodilla ni el pie
    }

page-steps-label = Tu turno en tres pasos
page-step-draw = Robar o tomar
page-step-lay = Bajar o añadir
page-step-discard = Descartar
page-turn-hand_over = La mano ha terminado.
page-turn-paused = { $name } ha pausado la partida.
page-turn-paused_you = Has pausado la partida.
page-act-resume = Reanudar
page-turn-other = Turno de { $name }.
page-turn-waiting_answer = Esperando la respuesta de { $name }.
page-turn-asked_out = { $name } pregunta: ¿puedo cerrar?
page-turn-draw = Te toca: roba.
page-turn-draw_or_take = Te toca: roba o toma el pozo.
page-turn-draw_or = Roba, o bien: { $words }.
page-turn-must_take = Te toca: toma el pozo.
page-turn-no_draw = Te toca.
page-turn-or_play = Podrías { $words }.
page-turn-lay = Baja o añade cartas.
page-turn-lay_or_discard = Baja o añade cartas, o descarta una.
page-turn-discard = Elige una carta para descartar.
page-turn-meld_enough = Tu apertura alcanza.
page-turn-meld_short = A tu apertura le faltan { $left } puntos.
page-clock-own = Tu tiempo
page-clock-of = Tiempo de { $name }
page-clock-bank = + { $time }
page-clock-hours = { $hours } h
page-turn-proposes-take_back = { $name } quiere deshacerlo todo desde su última acción. ¿Estás de acuerdo?
page-turn-proposes-redeal = { $name } propone repartir de nuevo esta mano. ¿Estás de acuerdo?
page-turn-proposes-end = { $name } propone terminar la partida. ¿Estás de acuerdo?
page-turn-proposes-time = { $name } pide dos minutos más. ¿Estás de acuerdo?
page-turn-proposal_sent = Esperando la respuesta de los demás.
page-proposal-accepted = Todos están de acuerdo.
page-proposal-declined = No todos están de acuerdo.
page-act-draw = { $number ->
    [one] Robar
   *[other] Robar { $number }
    }
page-act-take = Tomar el pozo
page-act-lay = Bajar
page-act-tray = Añadir a la apertura
page-act-meld = Abrir
page-act-discard = Descartar
page-act-undo = Deshacer
page-act-hint = Pedir consejo
page-act-ask = Preguntar a { $name }: ¿puedo cerrar?
page-act-ask_short = ¿Puedo cerrar?
page-act-yes = Sí
page-act-no = No

page-para = { $book ->
    [classic] Clásica
    [caliente] Caliente
    [boat] Boat
    [american] Americana
    [knee] Rodilla
    [general] Criterio
    [project] Criterio
   *[other] { $book }
  } { $id }
page-para-house = regla de la casa
page-refusal-choose = Elige primero cartas de tu mano.
page-coach-label = Entrenador
page-coach-offer = Pide un consejo al entrenador.
page-log-title = Historial de jugadas
page-log-bot = Bot por { $name }
page-log-bot_own = Un bot por ti: { $you_do }.

page-rail-label = Información de la partida
page-totals-title = Totales
page-totals-to = a { $target } puntos
page-totals-hands = { $number } manos
page-sheet-abandoned = La partida se terminó antes de tiempo.
page-sheet-show = Ver el tanteo
page-sheet-again = Jugar otra vez

page-waiting-dealing = Barajando las cartas…
page-waiting-free = { $number ->
    [0] Ya están todos.
    [one] Queda un asiento libre.
   *[other] Quedan { $number } asientos libres.
    }
page-waiting-empty = Asiento libre
page-waiting-link = Invitación
page-waiting-copy = Copiar el enlace
page-waiting-copied = Copiado
page-waiting-fill = Llenar con bots y empezar
page-waiting-start = Empezar

## Cómo se escriben los números, y varias cosas seguidas.

# Un espacio estrecho que no se parte.
page-number-group = { " " }
page-number-decimal = ,
page-number-least = 10000
page-and = { $first } { $sound ->
        [i] e
       *[other] y
    } { $last }

page-talk-open = { $unread ->
    [0] Conversación
    [one] Conversación, 1 mensaje nuevo
   *[other] Conversación, { $unread } mensajes nuevos
  }
page-title-turn = Te toca · { $where }
