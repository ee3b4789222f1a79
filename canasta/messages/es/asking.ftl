### Respuestas a «¿quién tiene razón?»: jugadas que nunca pueden ser, y lo que hace falta saber además del veredicto.

refuse-laid_stays = Lo bajado se queda en su juego: ninguna carta se retira ni pasa a otro juego.
refuse-one_rank = Un juego tiene cartas de un mismo valor, y comodines.
refuse-wild_set_pure = Ninguna carta natural se añade a un juego de comodines.
refuse-three_cards = Un juego empieza con tres cartas por lo menos.
refuse-few_naturals = Con estas cartas no hay juego: muy pocas son naturales.
refuse-red_three_laid = Un tres rojo nunca forma parte de un juego: queda a la vista sobre la mesa.
refuse-caliente_laid = Una carta Caliente nunca forma parte de un juego: se juega en lugar de robar, o se descarta.
refuse-discard_one = En un turno se descarta una sola carta.
refuse-no_rebuild = El mazo se ha agotado y no se ha bajado nada desde que el pozo pasó a ser el mazo: no se hace otro. Toma el pozo o pasa.
refuse-no_card = Ni el mazo ni el pozo tienen cartas: sigue sin robar.
refuse-closed_rank = Tu bando ya ha cerrado su juego de { $kinds }: no empieza otro igual.

note-last_three = Era la última carta del mazo, un tres rojo: baja lo que quieras; no hay descarte, y luego termina la mano.
note-last_three_over = La última carta del mazo es un tres rojo: se enseña, y la mano termina en el acto.
note-must_go_out = Después de esto hay que cerrar en este mismo turno.
note-special = Esta mano especial vale { $number } puntos. Se enseña entera, sin descarte, y la mano termina.
note-take_after = Se baja antes de robar: la apertura se completa con la mano sola, y después se toma el pozo.
note-under_top = Del pozo solo cuenta para la primera bajada la carta de arriba; las de debajo no.
note-stop_covered = Cubierto por otra carta, { $a_kind } no cierra el pozo a nadie: solo lo cierra, y al jugador siguiente, cuando está encima.
note-early_meld = Antes de robar solo se baja una apertura completa, y la baja quien después toma el pozo con una pareja natural.
note-open_from_hand = La pareja de cartas y la carta de arriba no ayudan a abrir: la primera bajada sale solo de la mano. Cuando está completa, el pozo puede tomarse en el mismo turno.
note-after_take = El primer descarte después no es un as, ni un siete, ni una carta de la que alguien tenga canasta.
note-after_take_else = Solo quien no tiene otra carta natural puede descartar una de esas de todos modos.
note-no_talon = No hay talón para quien toma el pozo en el turno de la primera bajada.
note-no_count = Tu bando no necesita puntos para su primera bajada.
note-seven = Siete cartas naturales del mismo valor abren sin importar los puntos.
note-count_reached = Primera bajada: hay { $have } puntos bajados y hacen falta { $need }.
note-count_so_far = Primera bajada: hay { $have } puntos bajados hasta ahora y hacen falta { $need } antes del descarte.
note-goes_out = Con esto el jugador cierra, y la mano termina.
note-concealed = Cierra en mano: todas las cartas se bajan en un solo turno.
note-not_concealed_discard = No cierra en mano: la última carta se descartó, no se bajó.
note-not_concealed_earlier = No cierra en mano: el jugador había bajado cartas en un turno anterior.
note-not_concealed_added = No cierra en mano: se añadió una carta a un juego que el bando ya tenía.
note-not_concealed_canasta = No cierra en mano: no hay canasta entre los juegos bajados en este turno.
note-fined = Un sí y no cerrar: cuesta { $number } puntos.
note-talon_later = El talón llega solo después del descarte, así que aquí no sirve: tiene que quedar una carta en la mano.
note-joins = Tu bando ya tiene un juego de { $kinds }: estas cartas se unen a él.
note-pile_three =
    { $number ->
        [one] El tres del pozo se muestra, y no se repone.
       *[other] Los { $number } treses del pozo se muestran, y no se reponen.
    }
note-talon =
    { $number ->
        [1] Después del descarte de este turno se roba un talón de una carta.
        [3] Después del descarte de este turno se roba un talón de tres cartas.
        [4] Después del descarte de este turno se roba un talón de cuatro cartas.
       *[other] Después del descarte de este turno se roba un talón de { $number } cartas.
    }

out-draw = Antes de robar solo se puede cerrar tomando el pozo, y aquí no sirve.
out-cards = Estas cartas no pueden bajarse todas como hace falta para cerrar.
out-permission = Tu pareja tiene que decir antes que sí, y ahora no puedes preguntar.
out-canastas =
    { $number ->
        [one] Para cerrar hace falta una canasta, y tu bando no tiene ninguna.
       *[other] Para cerrar hacen falta { $number } canastas, y tu bando { $have ->
            [0] no tiene ninguna
           *[other] tiene { $have }
        }.
    }
out-base_sevens = A la base de tu bando le falta la canasta de sietes.
out-base_fives = A la base de tu bando le falta la canasta de cincos.
out-base_wild = A la base de tu bando le falta la canasta de comodines.
out-base_natural =
    { $number ->
        [one] A tu bando le falta una canasta limpia para cerrar.
       *[other] A tu bando le faltan { $number } canastas limpias para cerrar.
    }
out-base_mixed =
    { $number ->
        [one] A tu bando le falta una canasta sucia para cerrar.
       *[other] A tu bando le faltan { $number } canastas sucias para cerrar.
    }
out-reserve = Todavía no has recogido tu pie.
out-feet = Tu pareja todavía no ha recogido el pie.
out-count = La primera bajada de tu bando necesita { $need } puntos, y con estas cartas se bajan { $most } como mucho.
out-stuck =
    { $number ->
        [one] Una carta de tu mano no tiene dónde ir: { $kind }.
       *[other] { $number } cartas de tu mano no tienen dónde ir: { $kinds }.
    }
