### The pages around the table: the lobby, a new table, and a table before its first card.

## A new table

page-new-title = New table
page-new-lead = Choose how you like to play. With bots it begins at once; with friends you get a link to send.
page-new-book = Book
page-new-read = read it
page-new-players = Players
page-new-house = House rules
page-new-house_none = none: by the book
page-new-options = Options
page-new-target = Points to win (usually { $usual })
page-new-level = Bots
page-new-style = Their style
page-new-who = Who may come
page-new-open = The table is
page-new-open_invite = by invitation
page-new-open_public = open to all
page-new-onlookers = Others may look on
page-new-onlookers_about = They see what lies on the table, never a hand.
page-new-manners = At the table
page-new-undo = Undo
page-new-undo_about = Inside a turn, back to the last card that was seen.
page-new-take_back = Take back
page-new-take_back_about = More than that, when all agree.
page-new-coach = Hints from the coach
page-new-coach_about = On request, and only from what the asker knows.
page-new-clock = Time
page-new-clock_none = no limit
page-room-clock = { $turn } seconds for a turn, { $bank } more for the game
page-new-referee = A referee
page-new-referee_about = Slips are possible, and are ruled on as in a club. Without one the table refuses them.
page-new-patience = Somebody leaves: a bot plays for them
page-new-patience_30 = after half a minute
page-new-patience_60 = after a minute
page-new-patience_300 = after five minutes
page-new-patience_0 = never
page-new-sum = with { $players } players
page-new-bots = Play with bots
page-new-invite = Invite people

page-level-beginner = Beginner
page-level-beginner-about = Friendly and forgetful.
page-level-club = Club player
page-level-club-about = Fights for the pile and counts cards.
page-level-expert = Expert
page-level-expert-about = The club player with a better sense of proportion.
page-level-champion = Champion
page-level-champion-about = Looks ahead. Takes a moment to think.
page-style-none = as they like
page-style-cautious = cautious
page-style-cautious-about = Seldom gives the pile away.
page-style-hungry = pile-hungry
page-style-hungry-about = Takes the pile more often, even a small one.
page-style-quick = quick closer
page-style-quick-about = Lays early and goes out soon.

page-option-caliente_cards = Two Caliente cards
page-option-always_frozen = The pile is always frozen
page-option-extra_deck = An extra pack
page-option-extra_deck_three_sides = An extra pack, three sides

page-house-american-empty-pile = No ace, no seven and no dead card on an empty pile
page-house-american-for-few = For two or three players without partners
page-house-american-no-special-hands = No special hands
page-house-boat-no-quiet-turns = Lay and take from the first turn on
page-house-boat-one-to-hold = Keep a card after the discard
page-house-boat-to-5000 = To 5,000 points, with first melds to match
page-house-caliente-always-frozen = The pile is always frozen
page-house-caliente-hot = Hot: Caliente cards, always frozen, two canastas to go out
page-house-classic-black-threes = A black three left in hand costs 100
page-house-classic-easy-asking = A partner’s yes obliges nobody to go out
page-house-classic-few-wild = More natural than wild cards, three wild ones at most
page-house-classic-joker-skips = A discarded joker skips the next player
page-house-classic-last-discard = Going out ends with a discard
page-house-classic-pair-only = Only a natural pair takes the pile
page-house-classic-ten-left = The hand ends with ten cards in the stock
page-house-classic-thirteen = Thirteen cards each; two players draw two
page-house-classic-to-8500 = To 8,500 points, with first melds to match
page-house-classic-two-canastas = Partners need two canastas to go out
page-house-classic-wild-canastas = Canastas of wild cards
page-house-knee-elevens = Eleven cards in hand, knee and foot; two hands

## The lobby

page-lobby-title = Tables
page-lobby-lead = Take a free chair, look on, or open a table of your own.
page-lobby-own = Your tables
page-lobby-public = Open to all
page-lobby-none = No open table just now. Open one, and others will find it here.
page-lobby-nobody = Nobody sits there yet.
page-lobby-resume = Resume
page-lobby-enter = Go there
page-lobby-look = Look on
page-lobby-status-waiting = Waiting for players
page-lobby-status-dealing = The cards are being dealt
page-lobby-status-playing = In play
page-lobby-status-paused = Paused
page-lobby-status-over = The game is over
page-lobby-status-closed = Closed

## A table before its first card

page-room-coming = Looking for the table
page-room-tab = Table
page-room-title = { $free ->
    [0] Everybody is here.
    [1] One chair is free.
    [2] Two chairs are free.
    [3] Three chairs are free.
    [4] Four chairs are free.
    [5] Five chairs are free.
   *[other] All chairs are free.
  }
page-room-lead = Seats and partners are drawn with the cards, so nobody chooses them.
page-room-swap = Until then, choose two chairs to swap them.
page-room-where_public = open to all
page-room-where_invite = by invitation
page-room-free = { $free ->
    [one] 1 free chair
   *[other] { $free } free chairs
  }
page-room-empty = Empty chair
page-room-invite = Invite
page-room-bot = Bot
page-room-host = host
page-room-ready = ready
page-room-away = away
page-room-you = You, { $name }
page-room-remove = Remove
page-room-remove_who = Remove { $name }
page-room-closed = This table is closed.
page-room-qr = Invitation as a code to scan
page-room-scan = Scan with a phone, or send the link:
page-room-copy = Copy link
page-room-copied = Copied
page-room-send = Send
page-room-renew = New link
page-room-renew_about = In the wrong hands? The old link stops working then; whoever sits here stays.
page-room-renewed = This is a new link: the old one no longer works.
page-room-here_only = This address works on this computer only. For phones in the house, start the server with --lan.
page-room-house = House
page-room-target = To
page-room-yes = yes
page-room-no = no
page-room-fair = Fair shuffle
page-room-fair_about = Every device has a part in the shuffle, so nobody can choose the cards, not even the server.
page-room-fair_how = How it is checked
page-room-leave = Leave
page-room-back = Back
page-room-close = Close the table
page-room-fill = Fill with bots and start
page-room-start = Start
page-room-wait = The host starts the game.

## Several people at one device

page-party-title = Several people at this device
page-party-about = The device is passed on, and a curtain hides the cards between turns.
page-party-names = The others, with commas between them
page-party-begin = Pass and play
page-party-turn = It is { $name }’s turn.
page-party-look_away = Pass the device on. { $names }: look away, please.
page-party-open = I am { $name }: show my cards
page-party-gone = This table was passed around in another tab, which is closed.
page-replay-title = Replay and review
