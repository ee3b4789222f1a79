# The page in the browser. { $x } is put in as it is; numbers are written as the language does.

page-loading = Casa Canasta is loading.
page-you-name = Guest
page-top-tables = Tables
page-top-book = The book
page-top-settings = Settings
page-none-title = There is nothing here.
page-none-home = To the first page
page-key-enter = Enter

page-home-title = Sit down. Which book shall we play by?
page-home-about = Canasta by the book: whatever the table allows or refuses, it names the paragraph.
page-home-books = Rulebook
page-home-with = with { $bots ->
    [1] one bot
    [2] two bots
    [3] three bots
   *[other] { $bots } bots
  }, to { $target } points
page-home-with_hands = with { $bots ->
    [1] one bot
    [2] two bots
    [3] three bots
   *[other] { $bots } bots
  }
page-home-play = Play now
page-home-tab = Canasta by the book
page-home-change = Change players or options
page-home-friends = Play with friends
page-home-unsure = Not sure?
page-home-compare = Compare the five books
page-home-or = side by side, or
page-home-learn = learn in ten minutes
page-home-no_account = . No account needed.
page-home-tables = See the tables
page-home-resume = Resume your game
page-home-real = At a table of real cards:
page-home-pad = the score pad
page-home-referee = the referee
page-home-ask = a question to the rulebook
page-home-house = your house rules
page-home-games = your games
page-offline = The server does not answer. Try again in a moment.

page-invite-title = You are invited to a table.
page-invite-name = Your name
page-invite-there = At the table: { $names }.
page-invite-sit_as = Sit down as { $name }
page-invite-sit = Sit down

page-book-classic = Classic
page-book-classic-players = 2 to 6 players
page-book-classic-about = The game as most people learnt it. A wild card on the pile freezes it.
page-book-caliente = Caliente
page-book-caliente-players = 2 to 6 players
page-book-caliente-about = Bonus cards, stop cards, and two Caliente cards if you like it hot.
page-book-boat = Boat
page-book-boat-players = 2 to 4 players
page-book-boat-about = Fourteen cards each, sets of wild cards, three turns before anyone lays.
page-book-american = American
page-book-american-players = 4 or 5 players
page-book-american-about = Canastas of exactly seven, talons, special hands, high first melds.
page-book-knee = Hand, Knee and Foot
page-book-knee-players = 4 or 6 players
page-book-knee-about = Six packs, and three hands to play out one after another.

# --- Cards

page-card-of = { $rank } of { $suit }
page-card-new = new
page-card-off = not playable now
page-card-dead = dead
page-card-closed = closed
page-card-no_more = your side lays no more of them
page-suit-s = spades
page-suit-h = hearts
page-suit-d = diamonds
page-suit-c = clubs
page-rank-2 = two
page-rank-3 = three
page-rank-4 = four
page-rank-5 = five
page-rank-6 = six
page-rank-7 = seven
page-rank-8 = eight
page-rank-9 = nine
page-rank-T = ten
page-rank-J = jack
page-rank-Q = queen
page-rank-K = king
page-rank-A = ace
page-rank-X = joker
page-rank-C = Caliente card
page-rank-B = black three
page-rank-R = red three
page-ranks-2 = twos
page-ranks-4 = fours
page-ranks-5 = fives
page-ranks-6 = sixes
page-ranks-7 = sevens
page-ranks-8 = eights
page-ranks-9 = nines
page-ranks-T = tens
page-ranks-J = jacks
page-ranks-Q = queens
page-ranks-K = kings
page-ranks-A = aces
page-ranks-X = jokers
page-ranks-C = Caliente cards
page-ranks-B = black threes
page-ranks-R = red threes
page-ranks-wild = wild cards
page-seal-natural = N
page-seal-mixed = M
page-seal-wild = W
page-canasta-natural = natural
page-canasta-mixed = mixed
page-canasta-wild = wild
page-canasta-small_wild = small wild
page-canasta-big_wild = big wild

page-hand-label = Your hand, { $number ->
    [one] 1 card
   *[other] { $number } cards
    }
page-hand-card = { $name }, { $place } of { $of }
page-rack-column = { $names }, { $of }
page-rack-chosen = { $names }, { $number } of { $of } chosen
page-rack-count = { $number } of { $of }

page-set-label = { $names }, { $number ->
    [one] 1 card
   *[other] { $number } cards
    }{ $wild ->
    [0] { "" }
   *[other] , { $wild } wild
    }{ $left ->
    [0] { "" }
   *[other] , { $left } to a canasta
    }
page-set-canasta = { $names }, { $sort } canasta, { $number } cards
page-set-no_more = no natural card joins it any more
page-set-add_to = Add to { $set }

# --- The table

page-you = You
page-we = We
page-they = They
page-table-opening = Opening the table …
page-table-where = { $book } · hand { $hand } { $of ->
    [0] { "" }
   *[other] of { $of }
  }
page-table-label = The table
page-top-menu = Menu
page-line-lost = The connection is lost. Trying again …
page-elsewhere-title = You play this on another device or in another window.
page-elsewhere-about = Nothing is lost: the game goes on there.
page-elsewhere-here = Play here

page-zone-label = { $side }
page-zone-sets = Sets: { $side }
page-zone-opened = opened
page-zone-not_opened = not opened yet
page-zone-needs = { $number } to open
page-zone-needs_long = First meld needs { $number }
page-zone-made = Opened · { $made }
page-zone-none_made = no canasta yet
# The sort is there for languages in which its word has a plural.
page-zone-canastas = { $number ->
    [one] 1 { $word } canasta
   *[other] { $number } { $sort ->
       *[other] { $word }
    } canastas
    }
page-threes-red = { $number ->
    [one] 1 red three
   *[other] { $number } red threes
    }
page-threes-red-word = { $number ->
    [one] red three
   *[other] red threes
    }
page-threes-black = { $number ->
    [one] 1 black three
   *[other] { $number } black threes
    }
page-threes-black-word = { $number ->
    [one] black three
   *[other] black threes
    }
page-threes-caliente = { $number ->
    [one] 1 Caliente card
   *[other] { $number } Caliente cards
    }
page-threes-caliente-word = Caliente
page-base-word = Base
page-base-label = Base, { $done } of 5: { $names }
page-base-sevens = sevens
page-base-fives = fives
page-base-wild = wild
page-base-natural = natural
page-base-mixed = mixed
page-base-sevens-short = 7
page-base-fives-short = 5
page-base-wild-short = W
page-base-natural-short = N
page-base-mixed-short = M

page-stock-label = Stock, { $number ->
    [one] 1 card
   *[other] { $number } cards
    }, draw
page-stock-cap = Stock { $number }
page-stock-last = { $number ->
    [one] last card
   *[other] last { $number }
    }
page-pile-label = Pile, { $number ->
    [one] 1 card
   *[other] { $number } cards
    }, { $top } on top
page-pile-empty = Pile 0, empty
page-pile-cap = Pile { $number }
page-pile-frozen = Frozen
page-pile-takes = { $kind ->
    [2] Only a natural pair from the hand takes it.
    [X] Only a natural pair from the hand takes it.
    [B] Only a natural pair from the hand takes it.
   *[other] Only two natural { $kinds } from the hand take it.
    }
page-pile-takes_always = A natural pair from the hand takes it, or a set on the table of up to { $number } cards.
page-pile-fits = What you have chosen takes it.
page-pile-takes_short = { $kind ->
    [2] a natural pair takes it
    [X] a natural pair takes it
    [B] a natural pair takes it
   *[other] two natural { $kinds } take it
    }
page-pile-takes_always_short = a natural pair or a set takes it
page-pile-stopped = Stopped
page-pile-quiet = Nothing is laid or taken yet.
page-pile-last = The last cards of the pile: { $cards }
page-pile-last_cap = the last { $number }
page-reserve-knee = Knee { $number }
page-reserve-foot = Foot { $number }
page-penalty-of = Penalty cards: { $name }
page-penalty-owes = { $number ->
    [one] owes a discard
   *[other] owes { $number } discards
    }

page-tray-label = First meld
page-tray-empty = Choose cards and put them here.
page-tray-back = Back to the hand: { $cards }
page-tray-aside = { $number } aside
page-tray-short = Your first meld is { $left } points short.
page-meld-label = First meld: { $have } of { $need }
page-meld-first = First meld
page-meld-of = of { $need }
page-meld-enough = enough
page-meld-left = { $left } to go
page-meld-part = { $names } { $points }
page-meld-laid = on the table { $points }

page-seats-label = Players
page-seat-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
    }
page-seat-few = { $number ->
    [one] last card
   *[other] { $number } cards left
    }
page-seat-out = sits out
page-seat-away = away
page-seat-bot = bot
page-seat-stand_in = a bot plays for them
page-seat-dealer = dealer
page-seat-dealer-letter = D
page-seat-reserves = { $number ->
    [one] and the foot
   *[other] and { $number } hands
    }

page-steps-label = Your turn in three steps
page-step-draw = Draw or take
page-step-lay = Lay or add
page-step-discard = Discard
page-say-over = The hand is over.
page-say-paused = The host has stopped the game for a while.
page-say-waits = { $name } plays.
page-say-answers = { $name } is asked.
page-say-asked = { $name } asks: may I go out?
page-say-draw = Your turn: draw.
page-say-draw_or_take = Your turn: draw, or take the pile.
page-say-draw_or = Draw, or { $words }.
page-say-must_take = Your turn: take the pile.
page-say-no_draw = Your turn.
page-say-could = You could { $words }.
page-say-lay = Lay or add cards.
page-say-lay_or_discard = Lay or add cards, or discard one.
page-say-discard = Choose a card to discard.
page-say-meld_enough = That is enough for your first meld.
page-say-meld_short = { $left } more points for your first meld.
page-clock-own = Your time
page-clock-of = Time of { $name }
page-clock-bank = and { $time }
page-say-proposes-take_back = { $name } asks to take back everything since their last action. Do you agree?
page-say-proposes-redeal = { $name } asks to deal this hand again. Do you agree?
page-say-proposes-end = { $name } asks to break the game off. Do you agree?
page-say-proposes-time = { $name } asks for two minutes more. Do you agree?
page-say-proposed = The others are asked.
page-decided-yes = All have agreed.
page-decided-no = Not everybody has agreed.
page-propose-title = Ask the others
page-propose-about = It is done when all agree. Bots always do. A game with a take-back or a new deal cannot win you rating. Against bots alone, breaking a game off counts as a loss.
page-propose-take_back = Take back everything since my last action
page-propose-redeal = Deal this hand again
page-propose-end = Break the game off
page-propose-time = Two minutes more for me
page-act-draw = { $number ->
    [one] Draw
   *[other] Draw { $number }
    }
page-act-take = Take the pile
page-act-lay = Lay
page-act-tray = To the tray
page-act-meld = Lay the first meld
page-act-discard = Discard
page-act-undo = Undo
page-act-hint = Give me a hint
page-act-ask = Ask { $name } to go out
page-act-yes = Yes
page-act-no = No
page-act-pause = Stop the game for a while
page-act-resume = Resume the game
page-act-referee = Call the referee
page-act-leave = Leave the table
page-more-label = More: ask, undo, hint
page-more-title = What else?

page-note-close = All right
page-para = { $book } { $id }
page-para-house = house rule
page-refusal-title = That does not work
page-refusal-choose = Choose cards in your hand first.
page-refusal-open = Paragraph { $id }
page-which-title = Which do you mean?
page-hint-title = The coach
page-hint-thinking = The coach is thinking …
page-hint-clear = It is clearly better than: { $words }.
page-hint-close = Hardly any worse: { $words }.
page-hint-do = Do that
page-coach-label = Coach
page-coach-offer = The coach speaks when you ask.
page-log-title = What happened
page-fair-part = Yes, as far as it can be known now: this device gave 32 bytes of its own to the shuffle before anybody could know the cards, and the deal was opened with them.
page-fair-no_part = This device had no part in this deal: it came to the table later, or looks on.
page-fair-commitment = What the server promised
page-fair-digest = Digest of the opening
page-fair-later = When the game is over the server tells its seed, and every deal can be worked out again.
page-fair-check = Check the record
page-fair-holds = The seed is the one that was promised, and the opening is the one this device has checked. The record can be verified by anybody.
page-fair-broken = The record is not the one of this game as this device knows it.

page-rail-label = Beside the table
page-totals-title = Totals
page-totals-to = playing to { $target }
page-totals-hands = { $number } hands
page-plot-title = Totals after each hand
page-plot-from = from here a first meld needs { $points }
page-plot-from_short = from here { $points }
page-plot-game = the game
page-plot-side = Side { $side }
page-sheet-you_won = You have won.
page-sheet-won = { $number ->
    [one] { $names } has won.
   *[other] { $names } have won.
    }
page-sheet-abandoned = The game was broken off.
page-sheet-you_out = You went out.
page-sheet-out = { $name } went out.
page-sheet-over = The hand is over.
page-sheet-hand = Hand { $number }
page-sheet-dealt = Hand { $number }, dealt by { $name }.
page-sheet-left = Left in hand: { $names }.
page-sheet-deals = { $name } deals next.
page-sheet-you_deal = You deal next.
page-sheet-soon = The hand begins as soon as one of you wants it, after a while by itself.
page-sheet-needs = The next first meld needs { $number }.
page-sheet-for = For
page-sheet-points = Points
page-sheet-paragraph = Paragraph
page-sheet-this = This hand
page-sheet-before = Total before
page-sheet-total = Total
page-sheet-table = See the table again
page-sheet-show = Show the score sheet
page-sheet-next = Next hand
page-sheet-again = Play again
page-sheet-host = { $name } can begin another game.
page-sheet-record = Save the record
page-sheet-replay = Look at it again

page-waiting-dealing = The cards are being shuffled.
page-waiting-free = { $number ->
    [0] Everybody is here.
    [one] One chair is free.
   *[other] { $number } chairs are free.
    }
page-waiting-empty = Empty chair
page-waiting-link = Invitation
page-waiting-copy = Copy link
page-waiting-copied = Copied
page-waiting-fill = Fill with bots and start
page-waiting-start = Start

page-keys-title = Keys
page-key-arrows = ← → ↑ ↓
page-key-space = Space
page-key-kinds = 4–9 0 J Q K A 2 X 3
page-key-back = Backspace
page-key-esc = Esc
page-key-d = D
page-key-t = T
page-key-l = L
page-key-u = U
page-key-h = H
page-key-b = B
page-key-o = O
page-key-y = Y, N

## How numbers are written, and several things in a row.

page-number-group = ,
page-number-decimal = .
page-number-least = 1000
page-and = { $first } and { $last }
