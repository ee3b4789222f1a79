### Mesas con amigos: nombres, parejas, revanchas y espectadores.

## Un nombre para un invitado

page-name-title = ¿Cómo te llaman los demás?
page-name-about = Los jugadores ven este nombre en la mesa. Puedes cambiarlo en tu cuenta.
page-name-save = Guardar nombre
page-name-later = Ahora no
page-name-first = Escribe arriba un nombre para jugar con otros.

## Cómo se forman las parejas

page-partners-title = Parejas
page-partners-lot = Por sorteo
page-partners-lot_about = Cada uno saca una carta, como dice el reglamento.
page-partners-seated = Según el asiento
page-partners-seated_about = Cada uno elige su sitio. Las parejas se sientan enfrente.
page-partners-host = Las decide el anfitrión
page-partners-host_about = Solo el anfitrión cambia a los jugadores de sitio.

## Los sitios antes de una partida

page-seats-lead_seated = Elige tu sitio: las parejas se sientan enfrente y tienen la misma letra.
page-seats-lead_swap = Arrastra a un jugador a otro sitio, o pulsa dos sitios para cambiarlos. Las parejas tienen la misma letra.
page-seats-lead_host = El anfitrión decide quién se sienta dónde. Las parejas tienen la misma letra.
page-seats-move = Mover: { $name }
page-seats-swap = Cambiar { $one } y { $other }
page-seats-move_here = Sentarme aquí
page-seats-points = { $points } puntos
page-seats-length = Duración
page-seats-no_limit = sin límite de tiempo
page-seats-pace = Ritmo

## Otra partida en la misma mesa

page-rematch-ask = Revancha
page-rematch-agree = Jugar otra vez
page-rematch-change = Revancha con otros sitios…
page-rematch-wanted = { $number ->
    [one] { $names } quiere la revancha.
   *[other] { $names } quieren la revancha.
  }
page-rematch-about = Se pregunta a todos. Las parejas siguen igual.
page-rematch-no = No, dejar la mesa
page-rematch-in = juega otra vez
page-rematch-undecided = aún no responde
page-rematch-missing = Esperamos a { $names }.
page-rematch-wait = La partida empieza cuando todos aceptan.
page-rematch-free = Liberar el sitio
page-rematch-free_who = Liberar el sitio de { $name }
page-rematch-players = Los jugadores pueden empezar otra partida.

## Espectadores

page-spectators-count = { $number ->
    [one] 1 espectador
   *[other] { $number } espectadores
  }
page-spectators-names = Mirando: { $names }
page-spectators-watching = Mirando
page-spectators-title = Espectadores
page-spectators-hidden = Ven la mesa y el registro, nunca las cartas de una mano en juego.
page-spectators-open = Ven las cartas de una mano cuando termina, porque todos los jugadores aceptaron.
page-spectators-last = Última mano con las cartas abiertas

## Mesas de aprendizaje

page-teaching-title = Mesa de aprendizaje
page-teaching-about = Si todos los jugadores aceptan, cualquiera puede ver las cartas de una mano cuando termina.
page-teaching-consent = Mostrar mis cartas después de cada mano
page-teaching-consent_about = Espectadores y jugadores las ven solo después de la mano, y solo si todos los jugadores aceptan.
page-teaching-all = Todos los jugadores aceptan.
page-teaching-some = Aún no aceptan todos los jugadores.
