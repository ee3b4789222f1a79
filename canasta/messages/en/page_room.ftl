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

## A new table, and its seats before the first card

page-new-lead = Choose how you want to play. With bots, the game starts at once; with friends, you get a link to send.
page-new-read = read the rules
page-new-target = Play to (default { $usual })
page-new-level = Bots
page-new-style = Playing style
page-new-access_title = Who can join
page-new-access = Access
page-new-access_invite = by invitation
page-new-access_public = open to everyone
page-new-spectators = Allow spectators
page-new-spectators_about = They see what is on the table, never a hand.
page-new-table = At the table
page-new-undo = Undo
page-new-undo_about = Within a turn, back to the last card that was revealed.
page-new-take_back = Take-backs
page-new-take_back_about = Undo more than that if everyone agrees.
page-new-coach = Hints from the coach
page-new-coach_about = On request, based only on what the player can see.
page-new-clock = Time limit
page-new-clock_none = none
page-room-clock = { $turn } seconds per turn, plus { $bank } per game
page-room-clock_day = a day per turn
page-new-referee = Allow irregularities
page-new-referee_about = Mistakes can happen, and a referee rules on them as in a club. Otherwise the table refuses them.
page-new-takeover = If a player leaves, a bot takes over
page-new-takeover_30 = after half a minute
page-new-takeover_60 = after a minute
page-new-takeover_300 = after five minutes
page-new-takeover_0 = never
page-new-summary = <book>{ $book }</book> with { $players } players
page-new-bots = Play with bots
page-new-invite = Invite people
page-style-none = mixed
page-style-cautious = cautious
page-style-cautious-about = Rarely gives the pile away.
page-style-hungry = pile hunter
page-style-hungry-about = Takes the pile more often, even a small one.
page-style-quick = quick closer
page-style-quick-about = Lays early and goes out soon.
page-room-loading = Opening the table…
page-room-tab = Table
page-room-players = { $players } players
page-room-title = { $free ->
    [0] Everyone is here.
    [1] One seat is open.
    [2] Two seats are open.
    [3] Three seats are open.
    [4] Four seats are open.
    [5] Five seats are open.
   *[other] All seats are open.
  }
page-room-lead = Seats and partners are drawn with the cards.
page-room-where_public = open to everyone
page-room-where_invite = by invitation
page-room-empty = Open seat
page-room-invite = Invite
page-room-bot = Bot
page-room-host = host
page-room-ready = here
page-room-away = away
page-room-you = You, { $name }
page-room-closed = This table is closed.
page-room-qr = QR code of the invitation
page-room-scan = Scan it with a phone, or send the link:
page-room-copy = Copy link
page-room-copied = Copied
page-room-share = Share
page-room-renew = Create a new link
page-room-renew_about = Link leaked? A new one replaces it. Players who have joined stay.
page-room-renewed = This is a new link. The old one no longer works.
page-room-here_only = This address works on this computer only. For phones on the same network, start the server with --lan.
page-room-house = Rules
page-room-target = Play to
page-room-yes = yes
page-room-no = no
page-room-fair = Fair shuffle
page-room-fair_about = Every device takes part in the shuffle, so no one can choose the cards, not even the server.
page-room-leave = Leave
page-room-back = Back
page-room-close = Close the table
page-room-fill = Fill with bots and start
page-room-start = Start
page-room-wait = Waiting for the host to start the game.
page-party-title = Several players on this device
page-party-about = Pass the device around. Between turns, a curtain hides the cards.
page-party-names = Other players, separated by commas
page-party-begin = Pass and play
