# La página en el navegador. { $x } se pone tal cual; los números se escriben como en el idioma.

page-loading = Casa Canasta se está cargando.
page-you-name = Invitado
page-top-tables = Mesas
page-top-book = El reglamento
page-top-settings = Ajustes
page-none-title = Aquí no hay nada.
page-none-home = Ir al inicio
page-key-enter = Intro

page-home-title = Siéntate. ¿Con qué reglamento jugamos?
page-home-about = Canasta según el reglamento: permita o rechace lo que sea, la mesa cita el párrafo.
page-home-books = Reglamento
page-home-with = con { $bots ->
    [1] un bot
    [2] dos bots
    [3] tres bots
   *[other] { $bots } bots
  }, a { $target } puntos
page-home-with_hands = con { $bots ->
    [1] un bot
    [2] dos bots
    [3] tres bots
   *[other] { $bots } bots
  }
page-home-play = Jugar ahora
page-home-tab = Canasta según el reglamento
page-home-change = Cambiar jugadores u opciones
page-home-friends = Jugar con amigos
page-home-unsure = ¿No lo tienes claro?
page-home-compare = Compara los cinco reglamentos
page-home-or = uno al lado de otro, o
page-home-learn = aprende en diez minutos
page-home-no_account = . No hace falta cuenta.
page-home-tables = Ver las mesas
page-home-resume = Retomar tu partida
page-home-real = En una mesa de cartas de verdad:
page-home-pad = la libreta
page-home-referee = el árbitro
page-home-ask = una pregunta al reglamento
page-home-house = las reglas de la casa
page-home-games = tus partidas
page-offline = El servidor no responde. Prueba otra vez dentro de un momento.

page-invite-title = Te invitan a una mesa.
page-invite-name = Tu nombre
page-invite-there = En la mesa: { $names }.
page-invite-sit_as = Sentarme como { $name }
page-invite-sit = Sentarme

page-book-classic = Clásica
page-book-classic-players = de 2 a 6 jugadores
page-book-classic-about = El juego tal como lo aprendió casi todo el mundo. Un comodín en el pozo lo congela.
page-book-caliente = Caliente
page-book-caliente-players = de 2 a 6 jugadores
page-book-caliente-about = Cartas de premio, cartas de bloqueo y, si gusta el picante, dos cartas Caliente.
page-book-boat = Boat
page-book-boat-players = de 2 a 4 jugadores
page-book-boat-about = Catorce cartas para cada uno, juegos de comodines, tres turnos antes de que nadie baje.
page-book-american = Americana
page-book-american-players = 4 o 5 jugadores
page-book-american-about = Canastas de siete cartas justas, talones, manos especiales, aperturas altas.
page-book-knee = Mano, rodilla y pie
page-book-knee-players = 4 o 6 jugadores
page-book-knee-about = Seis barajas y tres manos que se juegan una tras otra.

# --- Cartas

page-card-of = { $rank } de { $suit }
page-card-new = nueva
page-card-off = no se puede jugar ahora
page-card-dead = muerto
page-card-closed = cerrado
page-card-no_more = tu bando ya no baja más
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
page-table-opening = Abriendo la mesa …
page-table-where = { $book } · mano { $hand } { $of ->
    [0] { "" }
   *[other] de { $of }
  }
page-table-label = La mesa
page-top-menu = Menú
page-line-lost = Se ha perdido la conexión. Volviendo a intentarlo …
page-elsewhere-title = Estás jugando en otro dispositivo o en otra ventana.
page-elsewhere-about = No se pierde nada: la partida sigue allí.
page-elsewhere-here = Jugar aquí

page-zone-label = { $side }
page-zone-sets = Juegos: { $side }
page-zone-opened = ya ha abierto
page-zone-not_opened = sin abrir
page-zone-needs = abre con { $number }
page-zone-needs_long = Abre con { $number } puntos
page-zone-made = Ya ha abierto · { $made }
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
page-base-label = Base, { $done } de 5: { $names }
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
    [2] Solo se toma con un par natural de la mano.
    [X] Solo se toma con un par natural de la mano.
    [B] Solo se toma con un par natural de la mano.
   *[other] Solo se toma con dos { $kinds } naturales de la mano.
    }
page-pile-takes_always = Se toma con un par natural de la mano, o con un juego de la mesa de hasta { $number } cartas.
page-pile-fits = Con lo que has elegido se toma.
page-pile-takes_short = { $kind ->
    [2] se toma con un par natural
    [X] se toma con un par natural
    [B] se toma con un par natural
   *[other] se toma con dos { $kinds } naturales
    }
page-pile-takes_always_short = se toma con un par natural o con un juego
page-pile-stopped = Bloqueado
page-pile-quiet = Todavía no se baja ni se toma nada.
page-pile-last = Las últimas cartas del pozo: { $cards }
page-pile-last_cap = las últimas { $number }
page-reserve-knee = Rodilla { $number }
page-reserve-foot = Pie { $number }
page-penalty-of = Cartas penalizadas: { $name }
page-penalty-owes = { $number ->
    [one] debe un descarte
   *[other] debe { $number } descartes
    }

page-tray-label = Apertura
page-tray-empty = Elige cartas y ponlas aquí.
page-tray-back = De vuelta a la mano: { $cards }
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
    [one] y el pie
   *[other] y { $number } manos
    }

page-steps-label = Tu turno en tres pasos
page-step-draw = Robar o tomar
page-step-lay = Bajar o añadir
page-step-discard = Descartar
page-say-over = La mano ha terminado.
page-say-paused = El anfitrión ha parado la partida un rato.
page-say-waits = Juega { $name }.
page-say-answers = Se ha preguntado a { $name }.
page-say-asked = { $name } pregunta: ¿puedo cerrar?
page-say-draw = Te toca: roba.
page-say-draw_or_take = Te toca: roba o toma el pozo.
page-say-draw_or = Puedes robar o { $words }.
page-say-must_take = Te toca: toma el pozo.
page-say-no_draw = Te toca.
page-say-could = Podrías { $words }.
page-say-lay = Baja o añade cartas.
page-say-lay_or_discard = Baja o añade cartas, o descarta una.
page-say-discard = Elige una carta para descartar.
page-say-meld_enough = Tu apertura alcanza.
page-say-meld_short = A tu apertura le faltan { $left } puntos.
page-clock-own = Tu tiempo
page-clock-of = Tiempo de { $name }
page-clock-bank = y { $time }
page-say-proposes-take_back = { $name } pide deshacerlo todo desde su última acción. ¿Estás de acuerdo?
page-say-proposes-redeal = { $name } pide repartir de nuevo esta mano. ¿Estás de acuerdo?
page-say-proposes-end = { $name } pide dejar la partida. ¿Estás de acuerdo?
page-say-proposes-time = { $name } pide dos minutos más. ¿Estás de acuerdo?
page-say-proposed = Se pregunta a los demás.
page-decided-yes = Todos están de acuerdo.
page-decided-no = No todos están de acuerdo.
page-propose-title = Preguntar a los demás
page-propose-about = Se hace cuando todos están de acuerdo. Los bots siempre lo están. Con una jugada deshecha o un nuevo reparto, ganar no suma en la clasificación. Contra bots solos, interrumpir la partida cuenta como derrota.
page-propose-take_back = Deshacerlo todo desde mi última acción
page-propose-redeal = Repartir de nuevo esta mano
page-propose-end = Dejar la partida
page-propose-time = Dos minutos más para mí
page-act-draw = { $number ->
    [one] Robar
   *[other] Robar { $number }
    }
page-act-take = Tomar el pozo
page-act-lay = Bajar
page-act-tray = A la bandeja
page-act-meld = Abrir
page-act-discard = Descartar
page-act-undo = Deshacer
page-act-hint = Dame un consejo
page-act-ask = Preguntar a { $name } si cierro
page-act-yes = Sí
page-act-no = No
page-act-pause = Parar la partida un rato
page-act-resume = Seguir con la partida
page-act-referee = Llamar al árbitro
page-act-leave = Dejar la mesa
page-more-label = Más: preguntar, deshacer, consejo
page-more-title = ¿Qué más?

page-note-close = De acuerdo
page-para = { $book } { $id }
page-para-house = regla de la casa
page-refusal-title = Así no se puede
page-refusal-choose = Elige antes cartas de tu mano.
page-refusal-open = Párrafo { $id }
page-which-title = ¿Cuál quieres decir?
page-hint-title = El entrenador
page-hint-thinking = El entrenador está pensando …
page-hint-clear = Es claramente mejor que: { $words }.
page-hint-close = Apenas peor: { $words }.
page-hint-do = Hacerlo
page-coach-label = Entrenador
page-coach-offer = El entrenador habla si le preguntas.
page-log-title = Lo que ha pasado
page-fair-part = Sí, hasta donde se puede saber ahora: este dispositivo puso 32 bytes suyos en la mezcla antes de que nadie pudiera conocer las cartas, y con ellos se abrió el reparto.
page-fair-no_part = Este dispositivo no tuvo parte en este reparto: llegó más tarde a la mesa, o solo mira.
page-fair-commitment = Lo que prometió el servidor
page-fair-digest = Resumen de la apertura
page-fair-later = Cuando termine la partida, el servidor dirá su semilla y se podrá volver a calcular cada reparto.
page-fair-check = Comprobar el registro
page-fair-holds = La semilla es la prometida y la apertura es la que comprobó este dispositivo. Cualquiera puede verificar el registro.
page-fair-broken = El registro no es el de esta partida tal como la conoce este dispositivo.

page-rail-label = Junto a la mesa
page-totals-title = Totales
page-totals-to = a { $target } puntos
page-totals-hands = { $number } manos
page-plot-title = Totales tras cada mano
page-plot-from = desde aquí la apertura pide { $points }
page-plot-from_short = desde aquí { $points }
page-plot-game = la partida
page-plot-side = Bando { $side }
page-sheet-you_won = Has ganado.
page-sheet-won = { $number ->
    [one] Gana { $names }.
   *[other] Ganan { $names }.
    }
page-sheet-abandoned = La partida se interrumpió.
page-sheet-you_out = Has cerrado.
page-sheet-out = { $name } ha cerrado.
page-sheet-over = La mano ha terminado.
page-sheet-hand = Mano { $number }
page-sheet-dealt = Mano { $number }, repartida por { $name }.
page-sheet-left = Quedan en la mano: { $names }.
page-sheet-deals = Después reparte { $name }.
page-sheet-you_deal = Después repartes tú.
page-sheet-soon = La mano empieza en cuanto alguien quiera; al cabo de un rato, por sí sola.
page-sheet-needs = La próxima apertura pide { $number }.
page-sheet-for = Por
page-sheet-points = Puntos
page-sheet-paragraph = Párrafo
page-sheet-this = Esta mano
page-sheet-before = Total anterior
page-sheet-total = Total
page-sheet-table = Volver a ver la mesa
page-sheet-show = Ver el tanteo
page-sheet-next = Mano siguiente
page-sheet-again = Jugar otra vez
page-sheet-host = { $name } puede empezar otra partida.
page-sheet-record = Guardar el registro
page-sheet-replay = Ver la partida otra vez

page-waiting-dealing = Se están barajando las cartas.
page-waiting-free = { $number ->
    [0] Ya están todos.
    [one] Queda una silla libre.
   *[other] Quedan { $number } sillas libres.
    }
page-waiting-empty = Silla libre
page-waiting-link = Invitación
page-waiting-copy = Copiar el enlace
page-waiting-copied = Copiado
page-waiting-fill = Llenar con bots y empezar
page-waiting-start = Empezar

page-keys-title = Teclas
page-key-arrows = ← → ↑ ↓
page-key-space = Espacio
page-key-kinds = 4–9 0 J Q K A 2 X 3
page-key-back = Retroceso
page-key-esc = Esc
page-key-d = D
page-key-t = T
page-key-l = L
page-key-u = U
page-key-h = H
page-key-b = B
page-key-o = O
page-key-y = Y, N

## Cómo se escriben los números, y varias cosas seguidas.

# Un espacio estrecho que no se parte.
page-number-group = { " " }
page-number-decimal = ,
page-number-least = 10000
page-and = { $first } { $sound ->
        [i] e
       *[other] y
    } { $last }
