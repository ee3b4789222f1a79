### Tables with friends: names, partners, rematches and spectators.

## A name for a guest

page-name-title = What should the others call you?
page-name-about = Players see this name at the table. You can change it in your account.
page-name-save = Save name
page-name-later = Not now
page-name-first = Enter a name above to play with others.

## How partners are found

page-partners-title = Partners
page-partners-lot = Drawn by lot
page-partners-lot_about = Everyone draws a card, as the rulebook says.
page-partners-seated = As players sit
page-partners-seated_about = Everyone chooses a seat. Partners sit opposite each other.
page-partners-host = Set by the host
page-partners-host_about = Only the host moves players between seats.

## Seats before a game

page-seats-lead_seated = Choose your seat: partners sit opposite each other and have the same letter.
page-seats-lead_swap = Drag a player to another seat, or press two seats to swap them. Partners have the same letter.
page-seats-lead_host = The host decides who sits where. Partners have the same letter.
page-seats-move = Move: { $name }
page-seats-swap = Swap { $one } and { $other }
page-seats-move_here = Move here
page-seats-points = { $points } points
page-seats-length = Length
page-seats-no_limit = no time limit
page-seats-pace = Pace

## Another game at the same table

page-rematch-ask = Rematch
page-rematch-agree = Play again
page-rematch-change = Rematch with other seats…
page-rematch-wanted = { $number ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
  }
page-rematch-about = Everyone is asked. Partners stay the same.
page-rematch-no = No, leave the table
page-rematch-in = plays again
page-rematch-undecided = has not answered yet
page-rematch-missing = Waiting for { $names }.
page-rematch-wait = The game starts when everyone has agreed.
page-rematch-free = Free the seat
page-rematch-free_who = Free the seat of { $name }
page-rematch-players = The players can start another game.

## Spectators

page-spectators-count = { $number ->
    [one] 1 spectator
   *[other] { $number } spectators
  }
page-spectators-names = Watching: { $names }
page-spectators-watching = Watching
page-spectators-title = Spectators
page-spectators-hidden = They see the table and the log, never a hand in play.
page-spectators-open = They see the cards of a hand when it is over, because all players agreed.
page-spectators-last = Last hand with open cards

## Teaching tables

page-teaching-title = Teaching table
page-teaching-about = If all players agree, everyone can see the cards of a hand once it is over.
page-teaching-consent = Show my cards after each hand
page-teaching-consent_about = Spectators and players see them only after the hand, and only if all players agree.
page-teaching-all = All players agree.
page-teaching-some = Not all players agree yet.
