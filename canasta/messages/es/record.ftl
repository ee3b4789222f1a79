### El registro de una partida: lo que puede estar mal en su texto, y lo que dice una verificación.

record-empty = El registro está vacío. Empieza con la línea «{ $title }».
record-title = Esto no es el registro de una partida. Un registro empieza con la línea «{ $title }».
record-format = Este registro tiene el formato { $given }; esta versión del programa lee el formato { $known }.
record-expected = Se esperaba una línea «{ $expected }», y hay «{ $found }».
record-unexpected = «{ $found }» no va aquí.
record-missing = Aquí falta «{ $key }».
record-end = El registro se corta donde se esperaba una línea «{ $expected }».
record-colon = Detrás de «{ $found }» tiene que haber dos puntos y un valor.
record-value = «{ $key }» no tiene valor.
record-no_value = «{ $key }» no lleva ningún valor.
record-number = «{ $found }» no es un número entero de nueve cifras como mucho.
record-hex = «{ $found }» no son 64 cifras hexadecimales (0123456789abcdef).
record-book = «{ $found }» no nombra un reglamento. Escribe su nombre corto y su versión, como «classic 1».
record-book_version = La partida se jugó con la versión { $given } de { $slug }, pero esta es la versión { $known }, así que aquí no se puede volver a jugar el registro.
record-house_form = «{ $found }» no nombra una regla de la casa. Escribe su nombre, su versión y su hash.
record-house = La partida se jugó con la versión { $version } de la regla de la casa «{ $name }» de { $slug } (hash { $hash }), que no está aquí. Da su archivo de entonces: --house FILE
record-house_differs = La partida se jugó con la versión { $version } de la regla de la casa «{ $name }» de { $slug } (hash { $hash }), pero aquí está { $others }. Da su archivo de entonces: --house FILE
record-house_other = la versión { $version } (hash { $hash })
record-option_twice = La opción «{ $found }» se nombra dos veces.
record-hands = Una partida de { $slug } no puede tener { $found } manos.
record-seating = «{ $found }» no es una forma de sentarse. Escribe «{ $known }», u omite la línea si las parejas se sortearon.
record-method = Las cartas se barajaron con «{ $given }», que este programa no conoce. Lee «{ $known }» (un reparto limpio) y «{ $seeded }» (una semilla conocida).
record-no_seed = El registro no tiene semilla, así que sus repartos no se pueden reproducir. La semilla se revela cuando termina la partida.
record-commitment = La semilla y la cabecera no corresponden al compromiso: el suyo es { $found }, y se publicó { $expected }. Se cambió la semilla, o algo en las líneas desde «book» hasta «shuffle».
record-promised = El anfitrión se comprometió con «{ $expected }», pero el registro dice «{ $found }»: se cambió después.
record-promised_more = El anfitrión se comprometió con «{ $expected }», pero en el registro no está: se quitó después.
record-promised_less = El registro dice «{ $found }», con lo que el anfitrión no se comprometió: se añadió después.
record-other_promise = Este no es el compromiso que te dieron: era { $promised }
record-no_promise = Esta partida se repartió con una semilla conocida, sin compromiso. A ti te dieron uno: { $promised }
record-withheld = Detrás de «{ $found }» tienen que ir dos compromisos de un comienzo anterior: el del anfitrión y el del jugador.
record-seed_early = La partida no ha terminado, así que su semilla todavía es secreta. Márcala «secret seed».
record-seed_secret = La partida ha terminado, así que su semilla es pública. Márcala «seed».
record-differs = «{ $found }» no sale de la semilla y las acciones. Se esperaba: «{ $expected }».
record-hand_early = Aquí no puede empezar la mano siguiente: la mano { $number } era la última, o no está acabada.
record-not_over = La mano { $number } no ha terminado, así que todavía no tiene resultado.
record-after_end = La mano { $number } ha terminado antes de este turno.
record-turn = No es el jugador correcto: el turno { $number } es de { $name }.
record-turn_over = El turno de { $name } ha terminado antes de «{ $found }».
record-step = Aquí falta una acción.
record-actor = Aquí tiene que actuar { $name }.
record-answer = «{ $found }» no es una respuesta. En el turno de otro jugador solo va un yes o un no de su pareja.
record-card = «{ $found }» no es una carta que se pueda descartar. Escribe valor y palo, como 4S, y si hay varias cartas iguales, cuál, como 4S/2.
record-illegal = { $name } no puede jugar «{ $action }»: { $sentence } ({ $cited })
record-expected_winner = Aquí termina la partida, así que hace falta una línea «winner».
record-no_winner = Todavía no ha ganado ningún bando.
record-digest = El registro se ha cambiado: su resumen es { $expected }. (Quita la línea si lo has cambiado a propósito.)
record-no_digest = El registro no tiene resumen, así que un cambio legal no se notaría.

verify-holds = en orden: { $what }
verify-fails = FALLA: { $what }
verify-open = sin comprobar: { $what }
verify-form = el texto es un registro que se puede leer
verify-commitment = el anfitrión cumplió su compromiso: semilla, reglas, opciones, meta y jugadores no han cambiado
verify-contributions = la aportación de cada jugador corresponde a su compromiso
verify-seats = el sorteo de los puestos sale de la semilla y de las aportaciones de todos
verify-deals = cada reparto sale de la semilla y de las aportaciones de todos, y cada reparto nuevo fue acordado o tiene su causa
verify-seats_seeded = el sorteo de los puestos sale de la semilla
verify-deals_seeded = cada reparto sale de la semilla, y cada reparto nuevo fue acordado o tiene su causa
verify-actions = cada acción es legal
verify-scores = cada tanteo y cada total está bien, y también quién gana
verify-whole = el registro no ha cambiado desde que se escribió

verify-seeded = Repartos de una semilla conocida, como los repartos duplicados de la arena: antes de la primera carta no se prometió nada.
verify-fair = Repartos limpios: antes de la primera carta el anfitrión prometió semilla, reglas y jugadores, y cada puesto una aportación.
verify-host_made = El anfitrión hizo la aportación, con su semilla, por: { $names }.
verify-same_deals = Varias mesas tuvieron los mismos repartos. Aquí están las { $number } aportaciones.
verify-without_part = No participó en la mezcla: { $names }.
verify-withheld = En un comienzo anterior { $name } se comprometió a una aportación y no la reveló. La partida empezó de nuevo sin { $name }.
verify-withheld_round = En un comienzo anterior { $name } se comprometió a una aportación y no la reveló. La ronda se mezcló de nuevo sin la aportación de { $name }.
verify-removed = En un comienzo anterior el anfitrión de la mesa quitó a { $name }, que se había comprometido a una aportación, antes de que la revelara. La partida empezó de nuevo sin { $name }.

verify-won =
    { $number ->
        [one] La partida se jugó hasta el final: 1 mano, { $actions } acciones.
       *[other] La partida se jugó hasta el final: { $number } manos, { $actions } acciones.
    }

verify-abandoned =
    { $number ->
        [one] La partida se interrumpió en su primera mano: { $actions } acciones.
       *[other] La partida se interrumpió cuando se habían empezado { $number } manos: { $actions } acciones.
    }

verify-unfinished =
    { $number ->
        [one] La partida no ha terminado: 1 mano, { $actions } acciones hasta ahora.
       *[other] La partida no ha terminado: { $number } manos, { $actions } acciones hasta ahora.
    }
