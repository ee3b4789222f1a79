### Finding a table.

## A new table

page-new-book = Rulebook
page-new-players = Players
page-new-house = House rules
page-new-house_none = none: by the book
page-new-options = Options

## The lobby

page-lobby-title = Tables
page-lobby-lead = Take an open seat, watch a game, or open your own table.
page-lobby-your_tables = Your tables
page-lobby-public = Open to everyone
page-lobby-none = No open tables right now. Open one, and others will find it here.
page-lobby-no_players = No players yet.
page-lobby-open = Open
page-lobby-watch = Watch
page-lobby-status-waiting = Waiting for players
page-lobby-status-dealing = Dealing the cards
page-lobby-status-playing = In play
page-lobby-status-paused = Paused
page-lobby-status-over = Game over
page-lobby-status-closed = Closed

## A table before its first card

page-room-free = { $free ->
    [one] 1 open seat
   *[other] { $free } open seats
  }
page-room-remove = Remove
page-room-remove_who = Remove { $name }
page-room-fair_how = How to verify it

## Several people at one device

page-replay-title = Replay and review
