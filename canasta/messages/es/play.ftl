### La partida en la terminal: canasta play.

bot-unknown = Bot desconocido: «{ $name }». Disponibles: { $names }. Uno propio se nombra archivo.py:Clase o módulo:Clase.
bot-no_file = El bot «{ $name }» no se puede cargar: no existe el archivo { $path }.
bot-no_module = El bot «{ $name }» no se puede cargar: ni esta carpeta ni los paquetes instalados contienen un módulo { $module }.
bot-no_class = { $wanted ->
    [none] ¿A qué bot de { $place } te refieres? Pon su clase después de dos puntos. Clases con un método choose: { $names }.
   *[other] { $place } no tiene «{ $wanted }». Clases con un método choose: { $names }.
  }
bot-no_choose = «{ $name }» no es un bot: le falta un método choose(view).
bot-broken = El bot «{ $name }» no se puede cargar. { $problem } ({ $where })
bot-raised = El bot «{ $name }» falló con un error cuando le tocaba actuar. { $problem } ({ $where })
bot-no_action = El bot «{ $name }» devolvió { $answer }, que no es una acción. Tiene que elegir una de view.legal_actions().
bot-unlawful = El bot «{ $name }» eligió «{ $action }», que no está permitido: { $reason }

## Lo que se puede escribir: cada palabra del programa, y lo que se dice por ella.

typed-play =
    take back: volver atrás
    redeal: repartir de nuevo
    break off: dejar la partida
    more time: más tiempo
    say: decir
    draw: robar, robo, roba
    card: carta
    caliente card: carta caliente
    cards: cartas
    take: tomar, tomo, toma, llevarse, me llevo, levantar, levanto
    lay: bajar, bajo, baja
    add: añadir, anadir, añado, añade, anade, agregar, agrego
    discard: descartar, descarto, descarta, tirar, tiro, tira, botar, boto
    hint: consejo, pista, entrenador
    ask: preguntar si cerrar, preguntar, pregunto, pregunta
    yes: sí, si
    pass: pasar, paso
    end: terminar, termino
    turn: turno
    without: sin
    answer: contestar que, contestar
    next reserve: siguiente reserva
    reserve: reserva
    play: jugar, juega
    show: mostrar, muestro, muestra
    take up: recoger, recojo
    bury: enterrar
    hand: mano
    the: el, la, los, las, un, una, mi, mis, tu
    queen: dama
    queens: damas
    jack: sota
    jacks: sotas
    spades: picas, pica
    hearts: corazones, corazón, corazon
    diamonds: diamantes, diamante
    clubs: tréboles, trébol, treboles, trebol
    knee: rodilla
    foot: pie
    pile: pozo
    set: juego
    on the set of: con el juego de
    to the set: al juego
    to the closed set: a un juego cerrado
    with: con
    of: de, del
    on: sobre, en
    2 to: 2 a, dos a
    x to: x a, joker a
    wild: comodines
    help: ayuda
    rules: reglas, regla
    house: casa
    search: buscar, busca
    score: tanteo
    log: historia
    table: mesa
    record: registro
    quit: salir
    undo: deshacer
    out: cerrar
    why: por qué, por que, porqué
    referee: árbitro, arbitro
    try: intentar, intento
    call: reclamar, reclamo
    skip: saltar
    back: atrás, atras
    teach: enseñar, enséñame, ensename
    last: último, ultimo
    shuffle: barajar
    houses: reglas de la casa
typed-pad =
    hand: mano, m
    points: puntos
    name: nombre
    stake: apuesta
    raise: subir
    book: reglamento
    correct: corregir
    strike: tachar
    show: ver, hoja, v
    plot: gráfico, grafico, g
    settle: liquidar, cuentas, l
    export: exportar
    games: partidas, p
    new: nueva
    help: ayuda, a
    quit: salir, s
typed-answer =
    yes: sí, si, s
    new: nueva
    same: igual
    delete: borrar
    more: más, mas
    back: atrás, atras
    cancel: cancelar
    quit: salir

play-prompt = Tu jugada (ayuda):
play-you = tú
play-you_first = Tú
play-your_side = { $names } (tu bando)
play-help_on-head = Escribe el número de una acción de la lista, o la acción misma:
play-help_on-draw = { "" }  robar · d              robar del mazo
play-help_on-pass = { "" }  pasar                  no tomar el pozo
play-help_on-refill = { "" }  jugar C                jugar una carta Caliente
play-help_on-reserve = { "" }  recoger                recoger tu rodilla
play-help_on-take = { "" }  tomar · tomar KK       el pozo; tomar sobre K: un juego
play-help_on-lay = { "" }  bajar KKK · bajar KK2  un juego; bajar KKKK2 QQX: todo
play-help_on-wild_sets = { "" }  bajar 22X · añadir 2 a comodines: juego de comodines
play-help_on-four_blacks = { "" }  bajar BBBB             bajar los cuatro treses negros
play-help_on-show = { "" }  mostrar R              un tres; mostrar mano: especial
play-help_on-add = { "" }  añadir K · añadir KK5  a un juego; añadir 2 a K
play-help_on-bury = { "" }  enterrar K             añadir a un juego cerrado
play-help_on-discard = { "" }  d7 · d rey de picas    descartar, y se acaba el turno
play-help_on-ask = { "" }  preguntar              preguntar a tu pareja si puedes cerrar
play-help_on-end = { "" }  terminar               terminar el turno sin descartar
play-help_on-cards =
    Cartas: 4 5 6 7 8 9 10 J Q K A 2, X un joker, 3 un tres negro, o sus nombres; el palo: h corazones, d diamantes, s picas, c tréboles. Varias acciones: robar; bajar 777; d4
play-help_on-words =
    Otras palabras:
      por qué d7             si se permite, y por qué o no
      cerrar                 si puedo cerrar, cómo, o qué falta
      consejo                qué jugaría el entrenador, y por qué
      reglas · reglas 33     el reglamento; reglas buscar pozo
      deshacer               recoge lo que acabas de bajar
      último · historia      lo último; toda la mano
      tanteo · mesa          la partida; otra vez la mesa
      árbitro · registro     algo salió mal; el archivo
      salir                  deja la partida; queda guardada
play-help_on-binding = { $name } te pregunta: ¿puedo cerrar? sí o s: tiene que cerrar si es posible. no o n: no puede cerrar en este turno.
play-help_on-no_binds = { $name } te pregunta: ¿puedo cerrar? sí o s: puede cerrar. no o n: no puede cerrar en este turno.

play-help_at-left = Estas partidas no han terminado. Pulsa Intro para seguir con la que está entre corchetes, o escribe el número de otra. nueva: empezar otra y conservar estas. borrar 2: quitar la segunda para siempre. salir: dejarlo.
play-help_at-delete = sí: terminar la partida y quitarla de la lista. Intro, o cualquier otra cosa, la conserva.
play-help_at-name = Tu nombre en la mesa. Intro usa el que está entre corchetes. reglas: leer los reglamentos. salir: dejarlo.
play-help_at-game = Escribe el nombre o el número de un reglamento; pueden seguir opciones y el número de jugadores, como boat 3 o caliente always_frozen 2. Para una regla de la casa, escribe su nombre o su archivo; casa las enumera. barajar: participar al barajar. enséñame boat: una primera mano con explicaciones. reglas boat: el índice de ese reglamento. reglas boat 12: un párrafo. Intro usa lo que está entre corchetes.
play-help_at-players = El número de jugadores, contándote a ti. Los bots ocupan los demás asientos. Intro usa el número entre corchetes.
play-help_at-shuffle = Escribe cualquier cosa: pasa a formar parte de la mezcla, para que nadie, ni siquiera el programa, pueda conocer los repartos de antemano. Con Intro elige el programa.
play-help_at-cause = Di en pocas palabras qué pasó. Constan en el registro como motivo del nuevo reparto; sin motivo no se reparte de nuevo.
play-help_at-watch = Intro: ver la mano turno a turno. saltar: pasar a su final. tanteo: la partida hasta ahora. salir: dejarla; queda guardada.
play-help_at-next = Intro: repartir la mano siguiente. tanteo: la partida mano a mano. historia: todo lo que pasó en esta mano. reglas 57: un párrafo. registro: dónde se guarda la partida. salir: dejarla; queda guardada.
play-help_at-last = La partida ha terminado. Intro: ver cómo acabó. tanteo: la partida mano a mano. historia: todo lo que pasó en esta mano.
play-help_at-another = sí: otra partida con las mismas reglas y los mismos jugadores. nueva: elegir otro reglamento. Intro: terminar.
play-help_at-which = Escribe la carta que quieres descartar. Con Intro no se descarta nada y vuelves a la mesa.
play-help_at-save = La partida espera hasta que se pueda guardar. Libera espacio en el disco o arregla el problema, y pulsa Intro. salir: dejarla; todo lo anterior a tu última jugada está guardado.
play-help_at-call = Un jugador ha hecho algo irregular. reclamar: decirlo a tiempo, y decide el árbitro. Intro: dejarlo pasar.
play-help_at-referee = Escribe el número o el nombre de lo que pasó, o de una respuesta. atrás: pregunta anterior. cancelar: dejarlo sin decisión. reglas 65: un párrafo.

play-suit-S = { $gender ->
        [f] la { $kind }
       *[m] el { $kind }
    } de picas
play-suit-H = { $gender ->
        [f] la { $kind }
       *[m] el { $kind }
    } de corazones
play-suit-D = { $gender ->
        [f] la { $kind }
       *[m] el { $kind }
    } de diamantes
play-suit-C = { $gender ->
        [f] la { $kind }
       *[m] el { $kind }
    } de tréboles

play-face-12 = joker
play-face-13 = 3 rojo
play-face-14 = 3 negro
play-face-15 = Caliente

play-plain-draw = robar
play-plain-draw_more = robar { $number } cartas
play-plain-pass = pasar
play-plain-pass_ends = pasar (con esto acaba la mano)
play-plain-pass_on = seguir: no queda ninguna carta que robar
play-plain-end = terminar el turno
play-plain-ask = preguntar si cerrar
play-plain-ask_yes = preguntar si cerrar (un sí te obliga)
play-plain-ask_no = preguntar si cerrar (un no te obliga)
play-plain-yes = sí
play-plain-no = no
play-plain-refill = jugar una carta Caliente
play-plain-refill_up = jugar una carta Caliente y robar hasta tener { $number }
play-plain-four_blacks = los cuatro treses negros
play-plain-show_red = mostrar un tres rojo
play-plain-show_black = mostrar un tres negro
play-plain-show_hand = mostrar tu mano especial
play-plain-take_reserve = recoger tu rodilla

play-group-draw = Puedes
play-group-answer = Contesta
play-group-else = O
play-group-take = Tomar pozo
play-group-lay = Bajar
play-group-add = Añadir
play-group-discard = Descartar

play-menu-may = Puedes (escribe el número o las palabras):
play-menu-line = { $number }: { $action }.
play-menu-take = con { $cards }
play-menu-take_any = tomar el pozo
play-menu-take_on = con el juego de { $set }
play-menu-to = { $card } a { $set }
play-menu-bury = { $card } al juego cerrado
play-menu-discard = { $kind }
play-menu-wild = comodines

play-begin-title = Casa Canasta
play-begin-welcome = Canasta según el reglamento, contra bots. Intro usa lo que está entre corchetes; escribe ayuda o reglas en cualquier pregunta.
play-begin-somebody = Jugador
play-begin-bots = Bruno Carla Dora Emil Fina Gustavo Hanna
play-begin-name = Tu nombre [{ $name }]:
play-begin-game = { $number }  { $book }: { $title }, { $players } jugadores
play-begin-game_options = opciones: { $options }
play-begin-which_how = Escribe un nombre o un número; pueden seguir opciones y el número de jugadores: boat 3. ¿No sabes jugar? Escribe enséñame, o enséñame boat.
play-begin-house_line = { $name }: { $about }
play-begin-which = Qué juego [{ $book }, { $players } jugadores]:
play-begin-book = Reglamento: { $rules }.
play-begin-trying = La regla de la casa { $name } es nueva aquí, así que primero se prueba en unos cientos de manos. Un momento.
play-begin-house = Juegas con { $rules }. Para ver lo que cambia, escribe: reglas casa
play-begin-players = Número de jugadores, { $numbers } [{ $usual }]:
play-begin-players_again = Escribe uno de estos números: { $numbers }.
play-begin-shuffle = Se te pedirá que contribuyas a la mezcla.
play-begin-promise = Las cartas salen de una semilla secreta y de una aportación de cada asiento. Este es el compromiso con la semilla, las reglas y los jugadores. Cuando se revele la semilla al final de la partida, demostrará que no se cambió nada.
play-begin-commitment = { $commitment }
play-begin-seed_given = La semilla se dio al empezar: la partida se puede repetir, y sus cartas no son secretas.
play-begin-contribution = Escribe cualquier cosa para mezclarla al barajar [se elige sola]:
play-begin-draw = El sorteo de los puestos: { $cards }.
play-begin-drew = { $name }: { $card }
play-begin-drew_you = tú: { $card }
play-begin-again = Cartas iguales, así que otra vez: { $cards }.
play-begin-side = Bando { $letter }: { $names }.
play-begin-leads = Empieza: { $name }.
play-begin-three = tres
play-begin-numbered = número { $number }
play-begin-target = La partida es a { $number } puntos.
play-begin-hands = La partida tiene { $number } manos.
play-begin-going_on = Sigue la partida de { $path }.
play-about-classic = Como la conoce casi todo el mundo: a 5000 puntos, una canasta para cerrar.
play-about-caliente = Parecida a classic; a elección, con cartas Caliente o el pozo siempre congelado.
play-about-boat = Primeros turnos tranquilos, canastas de comodines de hasta 2000, un mazo que se rehace.
play-about-american = La estricta: aperturas altas, dos canastas para cerrar, manos especiales; a 8500.
play-about-knee = Seis barajas y cuatro manos: se juega la mano, después la rodilla, después el pie.

play-left-head =
    { $number ->
        [one] Tienes una partida a medias:
       *[other] Tienes { $number } partidas a medias:
    }
play-left-game = { $number }  { $about }
play-left-about = { $book } · { $sides } · mano { $number } · { $played }
play-left-side = { $names } { $total }
play-left-today = hoy a las { $time }
play-left-yesterday = ayer a las { $time }
play-left-day = el { $date } a las { $time }
play-left-broken = no se puede seguir: { $reason }
play-left-more =
    { $number ->
        [one] Hay 1 más; escribe: más
       *[other] Hay { $number } más; escribe: más
    }
play-left-how = Intro o un número: seguir con una partida. nueva: empezar otra. borrar 1: borrar una.
play-left-new = nueva
play-left-question = Seguir con [{ $usual }]:
play-left-again =
    { $last ->
        [one] Escribe 1, nueva o borrar 1.
       *[other] Escribe un número del 1 al { $last }, nueva, o borrar y un número.
    }
play-left-sure = ¿Borrar esta partida para siempre? [no]:
play-left-deleted = Borrada.

play-another-question = ¿Otra partida (sí, nueva)? [no]:
play-another-again = Escribe sí para otra igual, nueva para otro reglamento, o pulsa Intro.

play-which-head = El número { $number } de la lista descarta { $a_kind }, pero también tienes { $other }.
play-which-question = Descartar { $one } o { $other } [nada]:
play-which-neither = No se ha descartado nada.

play-hand-begins = Mano { $number }
play-hand-ends = Final de la mano { $number }
play-hand-deals = Reparte { $name }.
play-hand-you_deal = Repartes tú.
play-hand-sits_out = { $name } descansa en esta mano.
play-hand-you_sit_out = En esta mano descansas. Intro para verla; «saltar» pasa a su final.
play-hand-watch = Verla [sí]:
play-hand-goes_on = Sigue la mano { $number }.
play-hand-played = Se ha jugado la mano { $number }.
play-hand-last_round = Lo último que pasó:
play-hand-next = Intro: otra mano (o tanteo, historia, reglas, salir):
play-hand-last = Intro: final de la partida:
play-hand-left = Quedan en la mano:
play-remains-other = { $name } se queda con { $cards }.
play-remains-you = Te quedas con { $cards }.
play-hand-level = Los bandos que van delante están empatados, así que se juega otra mano.

play-title-hand = Mano { $number }: { $doing }
play-title-draw = te toca, roba o toma el pozo
play-title-play = te toca, baja y descarta
play-title-draw_quiet = te toca, roba
play-title-play_quiet = te toca, descarta
play-title-answer = { $name } te pregunta
play-title-waiting = turno de { $name }

play-label-stock = Mazo
play-label-pile = Pozo
play-label-side = Bando { $letter }
play-label-players = Jugadores
play-label-hand = Tu mano
play-label-note = Nota

play-table-empty = vacío
play-table-under = , debajo { $cards }
play-table-frozen = , congelado: pide un par natural
play-table-always_frozen = , siempre congelado: pide un par natural o un juego de hasta { $number }
play-table-stopped = , bloqueado: { $seat } no puede tomarlo
play-table-stopped_you = , bloqueado: ahora no puedes tomarlo
play-table-opened = ya ha abierto
play-table-need = abre con { $number }
play-table-need_any = apertura libre
play-table-opening = abre con { $number }, lleva { $count }

play-table-stock =
    { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }

play-table-pile =
    { $number ->
        [one] 1 carta, { $top }
       *[other] { $number } cartas, arriba { $top }
    }

play-table-total =
    { $number ->
        [one] 1 punto
       *[other] { $number } puntos
    }

play-table-player =
    { $number ->
        [one] { $name } 1 carta
       *[other] { $name } { $number } cartas
    }

play-table-dealer =
    { $number ->
        [one] { $name } 1 carta (reparte)
       *[other] { $name } { $number } cartas (reparte)
    }

play-table-set-set = { $kinds } { $size }
play-table-set-with_wild = { $kinds } { $size } ({ $wild } { $wild ->
        [one] comodín
       *[other] comodines
    })
play-table-set-natural = { $kinds } { $size } CANASTA LIMPIA
play-table-set-mixed = { $kinds } { $size } ({ $wild } { $wild ->
        [one] comodín
       *[other] comodines
    }) CANASTA SUCIA
play-table-set-wild_set = comodines { $size }
play-table-set-wild = comodines { $size } CANASTA DE COMODINES
play-table-set-small_wild = comodines { $size } CANASTA PEQUEÑA DE COMODINES
play-table-set-big_wild = comodines { $size } CANASTA GRANDE DE COMODINES

play-table-closed-rank = { $kinds }
play-table-closed-times = { " " }×{ $number }
play-table-closed-added = { " " }+{ $number }
play-table-closed-natural = { $number ->
        [one] CANASTA LIMPIA { $ranks }
       *[other] CANASTAS LIMPIAS { $ranks }
    }
play-table-closed-mixed = { $number ->
        [one] CANASTA SUCIA { $ranks }
       *[other] CANASTAS SUCIAS { $ranks }
    }
play-table-closed-wild = { $number ->
        [one] CANASTA DE COMODINES
       *[other] { $number } CANASTAS DE COMODINES
    }

play-table-reserves =
    { $number ->
        [one] { $player } y el pie
       *[other] { $player }, rodilla y pie
    }

play-table-own_reserves =
    { $number ->
        [one] Todavía no has recogido el pie
       *[other] Todavía no has recogido la rodilla ni el pie
    }

play-tell-stock = Mazo: { $fact }.
play-tell-pile = Pozo: { $fact }.
play-tell-side = Bando { $letter }: { $names }.
play-tell-fact = Bando { $letter }: { $fact }.
play-tell-note = { $fact }.
play-tell-none = ninguno

play-tell-player =
    { $number ->
        [one] { $name } tiene 1 carta.
       *[other] { $name } tiene { $number } cartas.
    }

play-tell-dealer =
    { $number ->
        [one] { $name }, que reparte, tiene 1 carta.
       *[other] { $name }, que reparte, tiene { $number } cartas.
    }

play-tell-added =
    { $number ->
        [one] { $set }, y 1 carta añadida
       *[other] { $set }, y { $number } cartas añadidas
    }

play-tell-reserves =
    { $number ->
        [one] { $player } Todavía no ha recogido el pie.
       *[other] { $player } Todavía no ha recogido la rodilla ni el pie.
    }

play-tell-set-set = un juego de { $kinds }, { $size } cartas
play-tell-set-with_wild = un juego de { $kinds }, { $size } cartas, { $wild } { $wild ->
        [one] comodín
       *[other] comodines
    }
play-tell-set-natural = una canasta limpia de { $kinds }, { $size } cartas
play-tell-set-mixed = una canasta sucia de { $kinds }, { $size } cartas, { $wild } { $wild ->
        [one] comodín
       *[other] comodines
    }
play-tell-set-wild_set = un juego de comodines, { $size } cartas
play-tell-set-wild = una canasta de comodines, { $size } cartas
play-tell-set-small_wild = una canasta pequeña de comodines, { $size } cartas
play-tell-set-big_wild = una canasta grande de comodines, { $size } cartas

play-tell-hand =
    { $number ->
        [one] Tu mano, 1 carta: { $cards }.
       *[other] Tu mano, { $number } cartas: { $cards }.
    }

play-did-sentence = { $name } { $doings }.
play-did-drew = roba
play-did-pass_on = no tiene ninguna carta que robar
play-did-you_pass_on = No hay ninguna carta que robar.
play-did-refilled_none = tiene bastantes cartas
play-did-you_undid = Deshaces tu última jugada.
play-did-undid = { $name } deshace la última jugada.
play-did-you_drew = Robas { $card }.
play-did-add = añade { $cards } a { $gender ->
        [f] las { $kinds }
       *[m] los { $kinds }
    }
play-did-add_plain = añade { $cards }
play-did-add_wild = añade { $cards } a los comodines
play-did-lay_wild = baja un juego de comodines, { $cards }
play-did-opened = abre con { $number }
play-did-fined = paga { $number } de multa por no cerrar después de un sí
play-did-reserve =
    { $number ->
        [one] recoge la rodilla, { $cards }
       *[other] recoge el pie, { $cards }
    }

play-did-announced =
    { $number ->
        [one] se queda con 1 carta
       *[other] se queda con { $number } cartas
    }

play-did-took =
    { $number ->
        [one] recibe 1 carta más del pozo
       *[other] recibe { $number } cartas más del pozo
    }

play-done-asked = { $name } te pregunta: ¿puedo cerrar?
play-done-record =
    La partida se guarda a cada paso, en:
    { $database }
    Su registro se acaba de escribir:
    { $path }
    Repartos limpios. El compromiso anterior a la primera carta:
    { $commitment }

play-why-legal = Ahora se permite: { $action }.
play-why-refused = Ahora no se permite: { $action }. { $reason }
play-out-way = Puedes cerrar, por ejemplo así:
play-out-step = { "" }  { $action }
play-out-other = Eso solo lo sabe { $name }: nadie más ve esas cartas. Tú solo respondes sí o no.
play-out-none = Desde aquí no puedes cerrar.
play-rules-books = Escribe reglas y un reglamento, como reglas boat, o reglas boat 12 para un párrafo.
play-rules-house = La regla de la casa { $name }, versión { $version }, cambia:
play-rules-house_how = reglas casa: lo que cambia la regla de la casa { $name }
play-rules-differs = – { $what }: { $house } (en el reglamento: { $book })
play-rules-gone = – no se aplica: { $what }
play-rules-new = – nuevo: { $what } ({ $house })
play-rules-entry = { $book } { $id }: { $title }
play-rules-word = Glosario: { $title }
play-rules-nothing = Ningún texto contiene estas palabras: { $words }
play-rules-read_as = Leído como: { $words }
play-rules-unsure = No está claro de qué se trata. Los textos más cercanos:
play-rules-silent = { $books } no tiene regla sobre esto. Otros reglamentos sí: { $others }.
play-rules-title = { $title }
play-rules-section = { $first } a { $last }: { $title }
play-rules-section_one = { $first }: { $title }
play-rules-how = Escribe reglas y un número, como reglas 33 o reglas 31-40; o reglas buscar y unas palabras, como reglas buscar congelado.
play-rules-related = Véase también: { $ids }
play-rules-unknown = { $book } no tiene ningún párrafo ni criterio «{ $id }». Escribe solo reglas para ver la lista.

play-score-for = por
play-score-hand = esta mano
play-score-side = Bando { $letter }, { $names }
play-score-line = { $what }, { $points } ({ $paragraph })
play-score-sum = { $hand } en esta mano, de { $before } a { $total }
play-score-total = Bando { $letter }, { $names }: { $before } { $hand } = { $total }
play-score-fair = Repartos limpios, compromiso: { $commitment }
play-score-none_yet = Todavía no ha terminado ninguna mano.
play-score-history = Mano { $hand }, bando { $letter }: { $points }, total { $total }.
play-score-hand_number = mano
play-score-total_head = total

play-over-title = La partida ha terminado
play-over-won = ¡Has ganado! { $totals }.
play-over-won_side = ¡Han ganado { $names }! { $totals }.
play-over-shared = Comparten la victoria { $names }: { $totals }.
play-over-lost = Ha ganado { $names }: { $totals }.
play-over-lost_side = Han ganado { $names }: { $totals }.
play-over-total = { $letter } { $number }
play-over-totals_join = , { "" }
play-over-seed =
    La semilla de esta partida era
    { $seed }
play-over-verified = Verificado: se cumplió el compromiso del comienzo.
play-over-not_verified = El registro no se pudo verificar: { $reason }
play-over-record =
    El registro, para { $program } verify y { $program } replay:
    { $path }

play-leave-saved =
    La partida está guardada:
    { $path }
    La próxima vez puedes seguir con ella.
play-leave-nothing = Hasta pronto.
play-leave-unsaved = Tu última jugada no se pudo guardar; todo lo anterior está guardado. { $reason }

play-error-unknown = No se entiende «{ $text }». Escribe un número de la lista, una acción como descartar 7, o ayuda.
play-error-number = La lista no tiene ningún número { $number }; acaba en { $last }. (Para descartar una carta, escribe d y la carta.)
play-error-card = «{ $text }» no es una carta. Las cartas son 4 5 6 7 8 9 10 J Q K A 2, X para un joker, 3 para un tres negro.
play-error-not_held = No tienes { $gender ->
        [f] ninguna { $kind }
       *[m] ningún { $kind }
    } de ese palo.
play-error-take_what = Di con qué tomas el pozo: tomar KK, tomar K2, tomar KX o tomar sobre K.
play-error-lay_what = Di qué bajas: bajar KKK, bajar KK2 o bajar KKX.
play-error-add_what = Di qué añades: añadir K, añadir 2 a K o añadir X a K.
play-error-bury_what = Di qué añades a un juego cerrado: enterrar K, por ejemplo.
play-error-add_where = Di a qué juego: añadir { $letter } a K, por ejemplo.
play-error-show_what = Di qué muestras: mostrar R, mostrar B o mostrar mano.
play-error-discard_what = Di qué descartas: d 7, por ejemplo.
play-error-choose = Hay más de una manera: { $choices }.
play-error-why_what = Di sobre qué quieres saber: por qué descartar 7, o por qué tomar KK.
play-error-rest = Tampoco se ha jugado el resto: { $rest }
play-error-turn_over = El turno había terminado, así que esto no se ha jugado: { $rest }
play-error-not_now = «{ $text }» no es posible ahora.
play-error-names = Hay { $number } jugadores, pero { $given } nombres.
play-error-finished = La partida de { $path } ha terminado. Para una nueva, indica otro archivo.
play-error-seeded = La partida de { $path } se reparte con una semilla conocida, así que sus cartas no son secretas. Se puede repasar, pero no jugar aquí.
play-error-unreadable = El archivo { $path } no se puede leer: { $reason }
play-error-unsaved = Tu última jugada todavía no está guardada. { $reason }
play-error-record = El registro no se pudo escribir en { $path }: { $reason }. La partida misma está guardada.
play-error-in_use = Ya se está jugando una partida en otra ventana (proceso { $process }). Sigue allí, o sal antes de ella.
play-error-elsewhere = Esta partida se ha seguido jugando en otra ventana, así que tu última jugada no se ha hecho. Vuelve a entrar para seguir desde su posición actual.
play-save_again = Intro: volver a intentar guardarla. salir: dejarla.
play-error-house_broken = La partida no puede seguir con la regla de la casa { $name } ({ $kind }). Está guardada; los detalles están en { $path }. Prueba la regla de la casa con { $program } rules check.
play-error-dead_end = La regla de la casa { $name } llega aquí a un callejón sin salida: ninguna acción es legal, y la mano no ha terminado. La partida está guardada en { $path }. Prueba la regla de la casa con { $program } rules check. Posición: { $position }
play-error-endless = Con la regla de la casa { $name }, esta mano ha durado más de { $limit } turnos, así que se detiene aquí. La partida está guardada en { $path }. Prueba la regla de la casa con { $program } rules check.
play-error-broken = El programa tiene un error interno ({ $kind }) y tiene que parar. Los detalles están en { $path }; por favor, comunícalos.

play-did-replaced =
    { $number ->
        [one] lo repone
       *[other] los repone
    }

play-did-replacements =
    { $number ->
        [one] roba una carta de reposición
       *[other] roba { $number } cartas de reposición
    }

play-hand-left_reserves =
    { $number ->
        [one] y el pie
       *[other] y la rodilla y el pie
    }

play-remains_reserves-you =
    { $number ->
        [one] No has recogido el pie.
       *[other] No has recogido la rodilla ni el pie.
    }

play-remains_reserves-other =
    { $number ->
        [one] { $name } no ha recogido el pie.
       *[other] { $name } no ha recogido la rodilla ni el pie.
    }
