# Clubs and evenings on a server

server-no_evening = Esta velada no existe, o no puedes verla.
server-sealed = Otras mesas siguen jugando estos repartos. El registro, la repetición y el análisis se verán cuando termine la última.
server-not_member = No estás en la lista de socios. Pide a un director que te añada, o usa el enlace para unirte.
server-no_club = Este club no existe, o no puedes verlo.
server-not_director = Solo pueden hacerlo el dueño y los directores.
server-no_person_here = En este servidor no hay nadie así.
server-evening_changed = La velada ha cambiado entretanto. Mírala otra vez primero.
server-many_evenings = Ya tienes { $number } veladas.
server-many_clubs = Ya perteneces a { $number } clubes.
server-many_members = Un club tiene como máximo { $number } socios.
server-many_club_houses = Un club tiene como máximo { $number } reglas de la casa.
server-many_seasons = Un club tiene como máximo { $number } temporadas.
server-many_directors = Una velada tiene como máximo { $number } directores.
server-evening_device = Mesa { $number }
server-table_not_playing = Esta mesa no juega ahora. Espera a la ronda siguiente.
server-table_online = Esta mesa juega en línea, y el servidor anota su resultado.
server-result_confirmed = El resultado de esta mesa está confirmado. Pide al director que lo corrija.
server-evening_pad = Los nombres vienen de la velada. Pide al director que los cambie.
server-round_hands =
    { $number ->
        [one] La ronda tiene una mano, y está en la libreta.
       *[other] La ronda tiene { $number } manos, y todas están en la libreta.
    }
server-hands_missing = En la libreta hay { $given } de { $number } manos. Jugad antes las otras, o preguntad al director.
server-same_device = Este dispositivo ha entregado el resultado. El otro bando lo confirma en otro dispositivo.
server-other_side = Este dispositivo ha actuado por el otro bando. Usa uno de tu bando.
server-other_points = El resultado es ahora { $first } a { $second }. Míralo otra vez primero.
server-two_results = Ronda { $number }: se entregaron dos resultados distintos, { $entered } y { $found }.
server-other_result = Ronda { $number }: la partida en línea acabó { $found }, pero se anotó { $entered }.
server-fixed_seats = Esta mesa es de una velada: tiene una sola partida con asientos fijos. Usa tu propio enlace.
