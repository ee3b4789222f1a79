### Encontrar una mesa.

## Una mesa nueva

page-new-book = Reglamento
page-new-players = Jugadores
page-new-house = Reglas de la casa
page-new-house_none = ninguna: según el reglamento
page-new-options = Opciones

## Las mesas

page-lobby-title = Mesas
page-lobby-lead = Ocupa un asiento libre, mira una partida o abre tu propia mesa.
page-lobby-your_tables = Tus mesas
page-lobby-public = Abiertas a todos
page-lobby-none = Ahora mismo no hay ninguna mesa abierta. Abre una, y otros la encontrarán aquí.
page-lobby-no_players = Todavía no hay jugadores.
page-lobby-open = Abrir
page-lobby-watch = Mirar
page-lobby-status-waiting = Esperando jugadores
page-lobby-status-dealing = Repartiendo las cartas
page-lobby-status-playing = En juego
page-lobby-status-paused = En pausa
page-lobby-status-over = Partida terminada
page-lobby-status-closed = Cerrada

## Una mesa antes de la primera carta

page-room-free = { $free ->
    [one] 1 asiento libre
   *[other] { $free } asientos libres
  }
page-room-remove = Quitar
page-room-remove_who = Quitar a { $name }
page-room-fair_how = Cómo comprobarlo

## Varias personas en un dispositivo

page-replay-title = Repetición y análisis
