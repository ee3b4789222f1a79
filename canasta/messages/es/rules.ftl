### Jugadas que no se permiten y renglones del tanteo. Una negativa dice qué habría hecho falta.

refuse-over = La mano ha terminado.
refuse-answer_first = Tu pareja ha preguntado si puede cerrar: contesta primero sí o no.
refuse-no_question = Tu pareja no te ha preguntado nada.
refuse-stock_exhausted = El mazo se ha agotado: toma el pozo o pasa.
refuse-drawn_already = En este turno ya has robado o tomado el pozo: baja cartas o descarta.
refuse-draw_first = Primero roba del mazo o toma el pozo; después baja y descarta.
refuse-pass_in_turn = Un turno empezado se acaba con un descarte, no pasando.
refuse-pass_stock = Solo se puede pasar cuando el mazo está agotado: roba una carta o toma el pozo.
refuse-end = Un turno se acaba con un descarte.
refuse-no_partner = No tienes pareja a quien preguntar: juegas por tu cuenta.
refuse-not_asked = Aquí no se pregunta: quien puede cerrar cierra sin permiso de la pareja.
refuse-asked_already = Ya has preguntado en este turno.
refuse-ask_too_late = Pregunta antes de bajar nada o de tomar el pozo.
refuse-ask_one_card = Si te dijeran que no, no podrías acabar el turno.
refuse-empty_pile = El pozo está vacío.
refuse-top_never = La carta de arriba es { $a_kind }: nunca se puede tomar del pozo.
refuse-other_top = La carta de arriba del pozo es { $a_kind }.
refuse-red_three = Un tres rojo nunca se descarta: queda a la vista sobre la mesa.
refuse-last_three = La última carta del mazo era un tres rojo: baja lo que quieras y termina; no se descarta nada.
refuse-one_set = Tu bando ya tiene un juego de { $kinds }: añade a ese.
refuse-no_set = Tu bando no tiene ningún juego de { $kinds } al que añadir.
refuse-one_wild_set = Tu bando ya tiene un juego de comodines: añade a ese.
refuse-no_wild_set = Tu bando no tiene ningún juego de comodines al que añadir.
refuse-black_three = Los treses negros no se bajan a la mesa.
refuse-threes_shown = Con los treses no se hacen juegos: se enseñan uno a uno, y por cada uno se roba una carta.
refuse-match = La carta de arriba no casa con estas cartas.
refuse-stopped = Arriba hay { $a_kind }: el siguiente jugador no puede tomar el pozo.
refuse-unopened_pair = Tu bando no ha abierto todavía: el pozo solo se toma con dos { $kinds } naturales de tu mano.
refuse-frozen_pair = El pozo está congelado: solo se toma con dos { $kinds } naturales de tu mano.
refuse-last_card_stock = Con una sola carta en la mano no puedes tomar un pozo de una carta mientras quede mazo.
refuse-must_take = El mazo se ha agotado y { $gender ->
        [f] la { $kind }
       *[m] el { $kind }
    } de arriba entra en un juego de tu bando: tienes que tomar el pozo.
refuse-wild_limit =
    { $size ->
        [1] Un juego nuevo no lleva ningún comodín entre sus tres primeras cartas.
       *[other] El juego de { $kinds } tiene { $wild } comodines: con { $size } cartas puede tener { $limit } como mucho, hasta que sea canasta.
    }
refuse-always_frozen = El pozo está siempre congelado: tómalo con dos { $kinds } naturales de tu mano, o añade la carta de arriba a un juego tuyo que todavía no sea canasta.
refuse-fewer_wild =
    { $limit ->
        [one] Siempre debe haber más cartas naturales que comodines: con { $naturals } { $kinds } naturales el juego lleva un comodín como mucho, y llevaría más.
       *[other] Siempre debe haber más cartas naturales que comodines: con { $naturals } { $kinds } naturales el juego lleva { $limit } comodines como mucho, y tiene { $wild }.
    }
refuse-refill_ahead = Tu bando tiene más juegos que otro: ahora no se puede jugar una carta Caliente.
refuse-refill_stock = El mazo se ha agotado: una carta Caliente solo se puede jugar mientras quede.
refuse-refill_now = Una carta Caliente se juega en lugar de robar o tomar el pozo, al empezar el turno.
refuse-refill_once = En un turno solo se juega una carta Caliente.
refuse-refill_none = Este reglamento no tiene ninguna carta Caliente que se pueda jugar.
refuse-quiet = Nadie baja un juego, toma el pozo ni cierra antes de que todos hayan tenido { $number } turnos.
refuse-four_blacks = Los cuatro treses negros solo se bajan como todo lo que queda en la mano, y solo si puedes cerrar.
refuse-way_first = Solo pregunta quien podría cerrar.
refuse-ask_after_draw = Pregunta después de robar.
refuse-dead_rank = El otro bando tiene una canasta de { $kinds }: ya no puedes bajar { $gender ->
        [f] ninguna { $kind } natural
       *[m] ningún { $kind } natural
    }.
refuse-mix_only_first = { $gender ->
        [f] Las { $kinds }
       *[m] Los { $kinds }
    } solo llevan comodines en el turno en que abre tu bando.
refuse-wild_set_first = El juego de comodines de tu bando está abierto: hasta que se cierre, los comodines solo van ahí.
refuse-never_mixed = { $gender ->
        [f] Las { $kinds }
       *[m] Los { $kinds }
    } nunca llevan comodines.
refuse-most_wild = Un juego de { $kinds } lleva { $limit } comodines como mucho.
refuse-closed_set = Este juego está cerrado: no se le añade nada.
refuse-only_opened = Solo toma el pozo un bando que ya ha abierto.
refuse-pair_only = El pozo solo se toma con dos { $kinds } naturales de tu mano.
refuse-within_canasta = Con tres cartas más, el juego de { $kinds } de tu bando pasaría de siete.
refuse-on_empty_pile = A un pozo vacío no se descarta un as, ni un siete, ni una carta de la que haya canasta, mientras tengas otra carta natural.
refuse-first_after_take = El primer descarte después de tomar el pozo no puede ser un as, ni un siete, ni una carta de la que haya canasta, mientras tengas otra carta natural.
refuse-wild_last = Un comodín solo lo descarta quien no tiene otra cosa que descartar.
refuse-show_three = Los treses se muestran al empezar el turno o al robarlos, y solo si el bando aún puede guardarlos.
refuse-show_hand = Una mano especial son catorce cartas que casan, mostradas justo después de robar por un bando que no ha bajado nada.
refuse-three_naturals = Uno de los juegos de la apertura lleva al menos tres cartas naturales.
refuse-asked_in_hand = Ya has preguntado en esta mano: de aquí en adelante decides por tu cuenta.
refuse-last_discard = La última carta se descarta, nunca se baja.
refuse-pass_rebuild = El pozo pasa a ser el mazo: roba una carta.
refuse-take_open = Tu bando tiene abierto un juego de { $kinds }: toma el pozo con tu par, y las cartas se suman a ese juego.
refuse-keep_one = Hasta que tu bando no haya cerrado un juego, nadie juega su última carta.
refuse-bury_instead = Tu bando no tiene abierto ningún juego de { $kinds }: la carta se añade al que está cerrado.
refuse-seven_first = Siete cartas naturales solo se bajan de una vez para abrir.
refuse-take_now = Has bajado cartas antes de robar: completa la apertura y toma el pozo.
refuse-ask_now = Te guardas un tres como último descarte: pregunta a tu pareja, o muestra el tres.
refuse-compulsory = En esta mano no has preguntado nunca: tu pareja tiene que decir que sí antes de que cierres.
refuse-lay_three = Un juego empieza con tres cartas; las demás se añaden una a una.
refuse-no_closed = Tu bando no tiene ningún juego cerrado de { $kinds } al que añadir.
refuse-never_added = A un juego cerrado de { $kinds } no se le añade nada.
refuse-no_reserve = No hay rodilla ni pie que recoger.
refuse-reserve_now = La rodilla se recoge al empezar tu turno, antes de robar, cuando tu bando ya ha cerrado un juego; la rodilla y el pie llegan solos cuando te quedas sin cartas.
refuse-reserve_played = La reserva llega cuando te quedas sin cartas, no antes.
refuse-base = No puedes cerrar: tu bando no ha cerrado todos los juegos de su base. Guárdate una carta después del descarte.
refuse-partner_foot = No puedes cerrar: tu pareja no ha recogido el pie. Guárdate una carta después del descarte.
refuse-yes_first = Nadie cierra sin un sí de su pareja en ese mismo turno. Guárdate una carta después del descarte.
refuse-ask_foot = Solo pregunta quien ya ha recogido el pie, y su pareja también tiene que haberlo recogido.
refuse-ask_own_foot = Solo pregunta quien ya ha recogido el pie.
refuse-ask_reach = Solo pregunta quien podría cerrar en este turno: con la base, y con todas las cartas bajadas menos una.
refuse-count_short = La apertura de tu bando pide { $need } puntos: después de esto no podrías bajarlos y acabar el turno.
refuse-closed_wild = Este juego está cerrado: no admite comodines.
refuse-show_none = En este reglamento no hay nada que se muestre así.
refuse-too_few_taken = El pozo tiene { $have } cartas: se toma a partir de { $number }.
refuse-closed_take = Con el juego de { $kinds } que tu bando tiene abierto, así se pasaría de siete.
refuse-wild_set = Los comodines nunca se bajan solos: un juego lleva al menos dos cartas naturales.
refuse-black_threes_pure = Con los treses negros no va ningún comodín.
refuse-only_going_out = { $gender ->
        [f] Las { $kinds }
       *[m] Los { $kinds }
    } solo se bajan en el turno en que cierras, y desde aquí no podrías cerrar.
refuse-count = La apertura de tu bando pide { $need } puntos; con esto podrías bajar { $most } como mucho.
refuse-count_open = La apertura de tu bando pide { $need } puntos y hay { $have } bajados: baja más primero.
refuse-said_no = Tu pareja ha dicho que no: en este turno no puedes cerrar.
refuse-way_out = Tu pareja ha dicho que sí: tienes que cerrar, y esto te lo impediría.
refuse-way_out_pass = Tu pareja ha dicho que sí, y tomando el pozo puedes cerrar: tienes que tomarlo.
refuse-must_go_out = En este turno tienes que cerrar, y después de esto no podrías.

refuse-hold =
    { $number ->
        [one] Para esto te hace falta { $a_kind } en la mano, y no tienes { $gender ->
            [f] ninguna
           *[m] ninguno
        }.
       *[other] Para esto te hacen falta { $number } { $kinds } en la mano, y { $have ->
            [0] no tienes { $gender ->
                [f] ninguna
               *[m] ninguno
            }
           *[other] tienes { $have }
        }.
    }

refuse-keep_card =
    { $number ->
        [one] No puedes cerrar: tu bando no tiene ninguna canasta. Guárdate una carta después del descarte.
       *[other] No puedes cerrar: hacen falta { $number } canastas, y tu bando { $have ->
            [0] no tiene ninguna
           *[other] tiene { $have }
        }. Guárdate una carta después del descarte.
    }

refuse-keep_last =
    { $number ->
        [one] No puedes cerrar: tu bando no tiene ninguna canasta. Guárdate tu última carta.
       *[other] No puedes cerrar: hacen falta { $number } canastas, y tu bando { $have ->
            [0] no tiene ninguna
           *[other] tiene { $have }
        }. Guárdate tu última carta.
    }

unknown-hand = No se dan las cartas de { $seat }, y la respuesta depende de ellas.
unknown-top = No se da la carta de arriba del pozo, y la respuesta depende de ella. (Un número después de # cuenta cartas tapadas: pile=#7 son siete; seis con un siete encima son pile=#5?7.)
unknown-reserve = No se dan las cartas que { $seat } no ha recogido, y la respuesta depende de ellas.
unknown-pile = No se dan las cartas del pozo, y la respuesta depende de ellas.
unknown-shuffle = Ahora se barajaría el pozo para hacer un mazo nuevo, y no se da su orden.
unknown-stock = No se da la siguiente carta del mazo, y ahora tocaría robarla.

score-out = cerrar
score-concealed = cerrar en mano
score-points_alone = puntos tal como se dieron
score-fines = multa: no cerrar después de un sí
score-base = la base
score-canasta_natural = canasta limpia de { $kinds }
score-canasta_mixed = canasta sucia de { $kinds }
score-canasta_wild = canasta de comodines
score-canasta_twos = canasta de doses
score-open_set = juego de { $kinds } empezado y sin cerrar
score-open_wild = juego de comodines empezado y sin cerrar
score-held_too_many = tres o más { $kinds } en una mano
score-four_blacks = cerrar con los cuatro treses negros
score-small_wild_canasta = una canasta pequeña de comodines
score-big_wild_canasta = una canasta grande de comodines
score-laid_sum = cartas en la mesa
score-laid_no_canasta_sum = cartas en la mesa sin ninguna canasta
score-left_sum = cartas en mano
score-book_cards_sum = cartas en canastas fuera de la base
score-closed_cards_sum = cartas en canastas cerradas
score-open_cards_sum = cartas en juegos abiertos o añadidas a canastas

score-red_threes_no_canasta =
    { $number ->
        [one] 1 tres rojo sin ninguna canasta
       *[other] { $number } treses rojos sin ninguna canasta
    }

score-laid_no_canasta =
    { $number ->
        [one] 1 carta en la mesa sin ninguna canasta
       *[other] { $number } cartas en la mesa sin ninguna canasta
    }

score-black_threes =
    { $number ->
        [one] 1 tres negro
       *[other] { $number } treses negros
    }

score-black_threes_no_canasta =
    { $number ->
        [one] 1 tres negro sin ninguna canasta
       *[other] { $number } treses negros sin ninguna canasta
    }

score-special-pairs = mano especial: siete pares
score-special-pairs_with_twos = mano especial: siete pares, con doses, sietes y ases
score-special-pairs_with_jokers = mano especial: pares con jokers, sietes y ases
score-special-straight = mano especial: la escalera
score-special-garbage = mano especial: la basura
score-special-dream = mano especial: el sueño
score-special-threes = mano especial: cuatro tríos y dos comodines
score-special-fours = mano especial: tres cuartetos y dos comodines
score-special_own = mano especial: { $title }

score-books_natural =
    { $number ->
        [one] 1 canasta limpia
       *[other] { $number } canastas limpias
    }

score-books_mixed =
    { $number ->
        [one] 1 canasta sucia
       *[other] { $number } canastas sucias
    }

score-books_wild =
    { $number ->
        [one] 1 canasta de comodines
       *[other] { $number } canastas de comodines
    }

score-book_cards =
    { $number ->
        [one] 1 carta en canastas fuera de la base
       *[other] { $number } cartas en canastas fuera de la base
    }
score-closed_cards =
    { $number ->
        [one] 1 carta en canastas cerradas
       *[other] { $number } cartas en canastas cerradas
    }

score-open_cards =
    { $number ->
        [one] 1 carta en un juego abierto o añadida a una canasta
       *[other] { $number } cartas en juegos abiertos o añadidas a canastas
    }

score-red_threes_left =
    { $number ->
        [one] 1 tres rojo sin mostrar
       *[other] { $number } treses rojos sin mostrar
    }

score-black_threes_left =
    { $number ->
        [one] 1 tres negro que queda en la mano
       *[other] { $number } treses negros que quedan en la mano
    }

score-caliente_held =
    { $number ->
        [one] otro tanto por una carta Caliente en la mano
       *[other] otro tanto por { $number } cartas Caliente en la mano
    }

score-caliente_played =
    { $number ->
        [one] 1 carta Caliente jugada
       *[other] { $number } cartas Caliente jugadas
    }

score-red_threes =
    { $number ->
        [one] 1 tres rojo
       *[other] { $number } treses rojos
    }

score-red_threes_unopened =
    { $number ->
        [one] 1 tres rojo sin haber abierto
       *[other] { $number } treses rojos sin haber abierto
    }

score-all_red_threes =
    { $number ->
        [one] todos los treses rojos, además
       *[other] los { $number } treses rojos, además
    }

score-all_red_threes_unopened =
    { $number ->
        [one] todos los treses rojos sin haber abierto, además
       *[other] los { $number } treses rojos sin haber abierto, además
    }

score-natural_canastas =
    { $number ->
        [one] 1 canasta limpia
       *[other] { $number } canastas limpias
    }

score-mixed_canastas =
    { $number ->
        [one] 1 canasta sucia
       *[other] { $number } canastas sucias
    }

score-laid =
    { $number ->
        [one] 1 carta en la mesa
       *[other] { $number } cartas en la mesa
    }

score-left =
    { $number ->
        [one] 1 carta en mano
       *[other] { $number } cartas en mano
    }
