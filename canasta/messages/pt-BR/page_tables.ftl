### Encontrar uma mesa.

## Uma mesa nova

page-new-book = Livro de regras
page-new-players = Jogadores
page-new-house = Regras da casa
page-new-house_none = nenhuma: conforme o livro
page-new-options = Opções

## As mesas

page-lobby-title = Mesas
page-lobby-lead = Ocupe um lugar livre, assista, ou abra a sua própria mesa.
page-lobby-your_tables = Suas mesas
page-lobby-public = Abertas a todos
page-lobby-none = Nenhuma mesa aberta no momento. Abra uma, e os outros a encontrarão aqui.
page-lobby-no_players = Ainda não há ninguém.
page-lobby-open = Abrir
page-lobby-watch = Assistir
page-lobby-status-waiting = Esperando jogadores
page-lobby-status-dealing = As cartas estão sendo dadas
page-lobby-status-playing = Em jogo
page-lobby-status-paused = Em pausa
page-lobby-status-over = A partida terminou
page-lobby-status-closed = Fechada

## Uma mesa antes da primeira carta

page-room-free = { $free ->
    [1] 1 lugar livre
   *[other] { $free } lugares livres
  }
page-room-remove = Remover
page-room-remove_who = Remover { $name }
page-room-fair_how = Como se confere

## Várias pessoas num aparelho

page-replay-title = Replay e análise
