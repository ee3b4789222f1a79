### The pages around the table: the lobby, a new table, and a table before its first card.

## A new table

page-new-title = New table
page-new-lead = Choose how you want to play. With bots, the game starts at once; with friends, you get a link to send.
page-new-book = Rulebook
page-new-read = read the rules
page-new-players = Players
page-new-house = House rules
page-new-house_none = none: by the book
page-new-options = Options
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

page-level-beginner = Beginner
page-level-beginner-about = Friendly and forgetful.
page-level-club = Club player
page-level-club-about = Fights for the pile and counts cards.
page-level-expert = Expert
page-level-expert-about = A club player with better judgement.
page-level-champion = Champion
page-level-champion-about = Thinks ahead, and takes a moment for it.
page-style-none = mixed
page-style-cautious = cautious
page-style-cautious-about = Rarely gives the pile away.
page-style-hungry = pile hunter
page-style-hungry-about = Takes the pile more often, even a small one.
page-style-quick = quick closer
page-style-quick-about = Lays early and goes out soon.

page-option-caliente_cards = Two Caliente cards
page-option-always_frozen = The pile is always frozen
page-option-extra_deck = An extra pack
page-option-extra_deck_three_sides = An extra pack, three sides

page-house-american-empty-pile = No aces, sevens or dead cards on an empty pile
page-house-american-for-few = For two or three players, without partners
page-house-american-no-special-hands = No special hands
page-house-boat-no-quiet-turns = Lay cards and take the pile from the first turn
page-house-boat-one-to-hold = Keep a card after discarding
page-house-boat-to-5000 = To 5,000 points, with matching first melds
page-house-caliente-always-frozen = The pile is always frozen
page-house-caliente-hot = Hot: Caliente cards, always frozen, two canastas to go out
page-house-classic-black-threes = A black three left in hand costs 100
page-house-classic-easy-asking = A partner’s yes does not oblige you to go out
page-house-classic-few-wild = More natural than wild cards, with at most three wild
page-house-classic-joker-skips = A discarded joker skips the next player
page-house-classic-last-discard = You must discard to go out
page-house-classic-natural-opening = No wild card in the first meld
page-house-classic-one-natural = Two canastas, one of them natural, to go out
page-house-classic-pair-only = Only a natural pair takes the pile
page-house-classic-ten-left = The hand ends with ten cards in the stock
page-house-classic-thirteen = Thirteen cards each; with two players, draw two
page-house-classic-threes-by-number = Red threes count by their number, with a canasta
page-house-classic-to-8500 = To 8,500 points, with matching first melds
page-house-classic-two-canastas = Partners need two canastas to go out
page-house-classic-wild-canastas = Canastas of wild cards
page-house-knee-elevens = Eleven cards in hand, knee and foot; two hands

## The lobby

page-lobby-title = Tables
page-lobby-lead = Take an open seat, watch a game, or open your own table.
page-lobby-your_tables = Your tables
page-lobby-public = Open to everyone
page-lobby-none = No open tables right now. Open one, and others will find it here.
page-lobby-no_players = No players yet.
page-lobby-resume = Resume
page-lobby-open = Open
page-lobby-watch = Watch
page-lobby-status-waiting = Waiting for players
page-lobby-status-dealing = Dealing the cards
page-lobby-status-playing = In play
page-lobby-status-paused = Paused
page-lobby-status-over = Game over
page-lobby-status-closed = Closed

## A table before its first card

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
page-room-free = { $free ->
    [one] 1 open seat
   *[other] { $free } open seats
  }
page-room-empty = Open seat
page-room-invite = Invite
page-room-bot = Bot
page-room-host = host
page-room-ready = here
page-room-away = away
page-room-you = You, { $name }
page-room-remove = Remove
page-room-remove_who = Remove { $name }
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
page-room-fair_how = How to verify it
page-room-leave = Leave
page-room-back = Back
page-room-close = Close the table
page-room-fill = Fill with bots and start
page-room-start = Start
page-room-wait = Waiting for the host to start the game.

## Several people at one device

page-party-title = Several players on this device
page-party-about = Pass the device around. Between turns, a curtain hides the cards.
page-party-names = Other players, separated by commas
page-party-begin = Pass and play
page-party-turn = { $name }’s turn
page-party-look_away = Pass the device on. { $names }: please look away.
page-party-open = I am { $name }: show my cards
page-party-closed = This table was being played in another tab, which has been closed.
page-replay-title = Replay and review
