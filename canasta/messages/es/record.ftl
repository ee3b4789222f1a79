### El registro de una partida: lo que puede estar mal en su texto, y lo que dice una verificación.

record-empty = Aquí no hay nada: un registro empieza con la línea «{ $title }».
record-title = Esto no es el registro de una partida: un registro empieza con la línea «{ $title }».
record-format = Este registro es del formato { $given }; esta versión del programa lee los formatos { $known }.
record-expected = Aquí va una línea «{ $expected }», no «{ $found }».
record-unexpected = «{ $found }» no va aquí.
record-missing = Aquí falta «{ $key }».
record-end = El registro se corta donde va una línea «{ $expected }».
record-colon = Detrás de «{ $found }» tiene que haber dos puntos, y después lo que es.
record-value = No hay nada que leer para «{ $key }».
record-no_value = Detrás de «{ $key }» no va nada.
record-number = «{ $found }» no es un número entero de nueve cifras como mucho.
record-hex = «{ $found }» no son 64 de las cifras 0123456789abcdef.
record-quoted = Una aportación va entre comillas dobles, con \" y \\ para esos mismos signos.
record-book = Un reglamento se nombra con su nombre corto y su versión, como «classic 1», no con «{ $found }».
record-book_version = La partida se jugó con la versión { $given } de { $slug }, y esta es la versión { $known }: aquí no se puede volver a jugar el registro.
record-house_form = Una regla de la casa se nombra con su nombre, su versión y su hash, no con «{ $found }».
record-house = La partida se jugó con la versión { $version } de la regla de la casa «{ $name }» de { $slug } (hash { $hash }), y no está aquí. Da su archivo, como era entonces: --house FILE
record-house_differs = La partida se jugó con la versión { $version } de la regla de la casa «{ $name }» de { $slug } (hash { $hash }); aquí hay { $others }. Da el archivo como era entonces: --house FILE
record-house_other = la versión { $version } (hash { $hash })
record-option_twice = La opción «{ $found }» se nombra dos veces.
record-hands = Una partida de { $slug } no es de { $found } manos.
record-method = Las cartas se barajaron con «{ $given }»; esta versión del programa solo conoce «{ $known }».
record-no_seed = El registro no lleva ninguna semilla, así que sus repartos no se pueden rehacer. Se revela cuando termina la partida.
record-commitment = La semilla no cumple la promesa: su hash es { $found }, y el compromiso era { $expected }.
record-commitment_2 = La semilla y la cabecera no cumplen la promesa: su compromiso es { $found }, y se había publicado { $expected }. Se cambió la semilla, o algo en las líneas desde «book» hasta «shuffle».
record-promised = El anfitrión se había comprometido con «{ $expected }», y el registro dice «{ $found }»: se cambió después de la promesa.
record-promised_more = El anfitrión se había comprometido con «{ $expected }», y en el registro no está: se quitó después de la promesa.
record-promised_less = El registro dice «{ $found }», con lo que el anfitrión no se había comprometido: se añadió después de la promesa.
record-other_promise = Este no es el compromiso que te prometieron: era { $promised }
record-withheld = Detrás de «{ $found }» van dos compromisos de un comienzo anterior: el del anfitrión y el del jugador.
record-seed_early = La partida no ha terminado: su semilla todavía es secreta y se marca «secret seed».
record-seed_secret = La partida ha terminado: su semilla ya no es secreta y se marca «seed».
record-differs = «{ $found }» no es lo que sale de la semilla y las acciones: eso es «{ $expected }».
record-hand_early = Aquí no puede empezar la mano siguiente: la mano { $number } era la última, o no está acabada.
record-not_over = La mano { $number } no ha terminado, y todavía no tiene resultado.
record-after_end = La mano { $number } ha terminado antes de este turno.
record-turn = No es quien tiene el turno: el turno { $number } es de { $name }.
record-turn_over = El turno de { $name } ha terminado antes de «{ $found }».
record-step = Aquí no hay ninguna acción.
record-actor = Quien actúa aquí es { $name }.
record-answer = «{ $found }» no es una respuesta: en el turno de otro jugador solo va un yes o un no de su pareja.
record-card = «{ $found }» no es una carta que se pueda descartar: escribe valor y palo, como 4S, y si hace falta cuál de las cartas iguales, como 4S/2.
record-illegal = A { $name } no se le permite «{ $action }»: { $sentence } ({ $cited })
record-expected_winner = Aquí la partida ha terminado: va una línea «winner».
record-no_winner = Todavía no ha ganado nadie.
record-digest = El registro se ha cambiado: su resumen es { $expected }. (Quita la línea si el cambio era a propósito.)
record-no_digest = El registro no tiene resumen, así que un cambio que resulte legal no se notaría.

verify-holds = en orden: { $what }
verify-fails = FALLA: { $what }
verify-open = sin alcanzar: { $what }
verify-form = el texto es un registro que se puede leer
verify-commitment = la semilla es la que se prometió
verify-commitment_2 = el anfitrión cumplió su promesa: semilla, reglas, opciones, meta y jugadores son aquellos con los que se había comprometido
verify-contributions = la aportación de cada jugador es aquella con la que se había comprometido
verify-seats_2 = el sorteo de los puestos sale de la semilla y de las aportaciones de todos
verify-deals_2 = cada reparto sale de la semilla y de las aportaciones de todos, y cada reparto nuevo fue acordado o tiene su causa
verify-seats = el sorteo de los puestos sale de la semilla y las aportaciones
verify-deals = cada reparto sale de la semilla y las aportaciones
verify-actions = cada acción es legal
verify-scores = cada tanteo y cada total está bien, y también quién gana
verify-whole = no se ha cambiado nada desde que se escribió el registro

verify-edition_1 = Repartos limpios, primera edición: antes de la primera carta el anfitrión prometió la semilla y nada más.
verify-edition_2 = Repartos limpios, segunda edición: antes de la primera carta el anfitrión prometió semilla, reglas y jugadores, y cada puesto una aportación.
verify-host_made = La aportación la hizo el anfitrión, con su semilla, por: { $names }.
verify-withheld = En un comienzo anterior { $name } se comprometió a una aportación y no la reveló. La partida empezó de nuevo sin { $name }.
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
