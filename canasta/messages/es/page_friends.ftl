### Amistades, invitaciones y el asiento rápido.

page-friends-title = Amistades
page-friends-none = Cuando hayas jugado con otras personas, podrás añadirlas aquí a tus amistades.
page-friends-requests = Solicitudes de amistad
page-friends-asked = A la espera de respuesta
page-friends-recent = Con quienes has jugado hace poco
page-friends-recent_one = habéis jugado hace poco
page-friends-muted = Silenciadas
page-friends-online = en línea
page-friends-offline = sin conexión
page-friends-add = Añadir
page-friends-accept = Aceptar
page-friends-decline = Rechazar
page-friends-remove = Quitar
page-friends-withdraw = Retirar
page-friends-unmute = No silenciar
page-friends-invite_title = Invita a quien conoces
page-friends-invite = Invitar
page-friends-invite_who = Invitar a { $name }
page-friends-invited = Invitación enviada
page-friends-invited_who = { $name } tiene tu invitación
page-friends-invitations = Invitaciones
page-friends-invites = { $name } te invita a jugar

page-quick-title = Jugar con gente ahora
page-quick-lead = Te sentamos con personas que quieren la misma partida.
page-quick-pace = Ritmo
page-quick-pace_fast = 30 segundos por turno
page-quick-pace_normal = un minuto por turno
page-quick-pace_days = un día por turno
page-quick-waiting = { $people ->
    [one] 1 persona espera
   *[other] { $people } personas esperan
  }
page-quick-wait = Si quedan asientos libres, se sientan bots
page-quick-wait_30 = a los 30 segundos
page-quick-wait_60 = al minuto
page-quick-wait_180 = a los 3 minutos
page-quick-wait_0 = nunca
page-quick-about = La partida empieza en cuanto todos los asientos están ocupados. Si cierras la página mientras esperas, dejas la mesa.
page-quick-find = Buscar mesa
page-quick-until = { $free ->
    [one] Falta una persona.
   *[other] Faltan { $free } personas.
  } Los bots se sientan en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
  }.
page-quick-until_full = { $free ->
    [one] Falta una persona.
   *[other] Faltan { $free } personas.
  } La partida empieza cuando todos los asientos estén ocupados.

page-turns-title = Tus turnos
page-turns-yours = Te toca: { $rules }
page-turns-with = Con { $names }, hasta el { $until }
page-turns-play = Jugar
