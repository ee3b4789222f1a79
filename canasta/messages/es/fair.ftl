### Repartos limpios: a qué se comprometen y qué revelan el anfitrión y los jugadores antes del sorteo de los puestos.

fair-no_player = { $name } no es un jugador de esta partida.
fair-method = El anfitrión no reparte según «{ $known }».
fair-seeded = Una partida repartida con una semilla conocida no tiene aportaciones. Quítalas, o reparte limpiamente.
fair-same_deals = Los mismos repartos en varias mesas exigen puestos fijos y ninguna posición. Juega como en la lista, desde el reparto.
fair-committed_twice = { $name } ya se ha comprometido con una aportación y no puede cambiarla.
fair-reveal_early = { $name } no puede revelar todavía su aportación, porque faltan jugadores por comprometerse.
fair-contribution = La aportación que reveló { $name } no corresponde al compromiso: da { $found }, pero se había publicado { $expected }.
fair-waiting = Aún faltan aportaciones de: { $names }
fair-host_twice = El anfitrión ha cambiado una declaración anterior.
fair-own_commitment = El anfitrión no nombra el compromiso que envió { $name }.
fair-hidden = El anfitrión no dice que { $name } se guardó una aportación en un comienzo anterior.
fair-no_reason = El anfitrión empieza de nuevo sin nombrar a nadie que se guardara una aportación o a quien se quitara.
fair-opening = El anfitrión reparte con datos distintos de los que publicó a los jugadores.
fair-withheld_plays = { $name } se guardó una aportación en un comienzo anterior de esta partida, así que no puede jugarla.
fair-removed_plays = El anfitrión de la mesa quitó a { $name } en un comienzo anterior de esta partida, así que no puede jugarla.
