# The page in the browser. { $x } is put in as it is; numbers are written as the language does.

page-loading = Loading Casa Canasta…
page-guest-name = Guest
page-header-tables = Tables
page-header-rules = Rules
page-header-settings = Settings
page-header-sign_in = Sign in
page-not_found-title = Page not found
page-not_found-lead = There is nothing at this address. It may have a typing error, or the table or game may be gone.
page-not_found-home = Back to home
page-key-enter = Enter

page-home-title = Take a seat. Which rules shall we play by?
page-home-about = Canasta by the book: whatever the table allows or refuses, it cites the rule.
page-home-books = Rulebook
page-home-with = <book>{ $book }</book> with { $bots ->
    [1] one bot
    [2] two bots
    [3] three bots
   *[other] { $bots } bots
  }, to { $target } points
page-home-with_hands = <book>{ $book }</book> with { $bots ->
    [1] one bot
    [2] two bots
    [3] three bots
   *[other] { $bots } bots
  }
page-home-play = Play now
page-home-tab = Canasta by the book
page-home-change = Change players or options
page-home-friends = Play with friends
page-home-quick = Play with people now
page-home-unsure = Not sure? <compare>Compare the five rulebooks</compare> side by side, or <learn>learn in ten minutes</learn>. No account needed.
page-home-tables = See the tables
page-home-unfinished = Your unfinished game: { $rules }
page-home-real = Playing with real cards:
page-home-pad = score pad
page-home-referee = referee
page-home-ask = ask the rules
page-home-evenings = club evenings
page-home-teaching = teacher’s room
page-home-house = House rules
page-home-games = Your games
page-offline = The server is not responding. Try again in a moment.

page-invite-title = { $name } invites you to play
page-invite-title_open = You are invited to play
page-invite-name = Your name
page-invite-there = At the table: { $names }.
page-invite-sit_as = Join as { $name }
page-invite-sit = Join

page-book-classic = Classic
page-book-classic-players = 2 to 6 players
page-book-classic-about = The game most people learned first. A wild card on the pile freezes it.
page-book-caliente = Caliente
page-book-caliente-players = 2 to 6 players
page-book-caliente-about = Bonus cards, stop cards, and two Caliente cards if you like it hot.
page-book-boat = Boat
page-book-boat-players = 2 to 4 players
page-book-boat-about = Fourteen cards each, sets of wild cards, and three turns before anyone may lay cards.
page-book-american = American
page-book-american-players = 4 or 5 players
page-book-american-about = Canastas of exactly seven, talons, special hands, high first melds.
page-book-knee = Hand, Knee and Foot
page-book-knee-players = 4 or 6 players
page-book-knee-about = Six packs, and three hands per player: hand, then knee, then foot.

# --- Cards

page-card-of = { $rank } of { $suit }
page-card-new = new
page-card-off = not playable now
page-card-dead = dead
page-card-closed = closed
page-card-no_more = your side can no longer lay it
page-card-hint = hint
page-card-hinted = coach’s hint
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
page-set-no_more = closed to natural cards
page-set-add_to = Add to { $set }

# --- The table

page-you = You
page-we = We
page-they = They
page-table-loading = Opening the table…
page-table-subtitle = { $book } · hand { $hand } { $of ->
    [0] { "" }
   *[other] of { $of }
  }
page-table-label = The table
page-header-menu = Menu
page-connection-lost = Connection lost. Reconnecting…
page-elsewhere-title = You are playing in another window or on another device.
page-elsewhere-about = Nothing is lost: the game continues there.
page-elsewhere-here = Play here

page-zone-label = { $side }
page-zone-sets = Sets: { $side }
page-zone-opened = { $who ->
    [single] has melded
   *[other] have melded
  }
page-zone-not_opened = any first meld
page-zone-needs = first meld { $number }
page-zone-needs_long = { $number ->
    [0] Any first meld
   *[other] First meld needs { $number }
  }
page-zone-made = { $who ->
    [single] Has melded
   *[other] Have melded
  } · { $made }
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
page-base-label = Base, { $done } of { $all }: { $names }
page-base-about = Closed canastas that a side needs to go out
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
    [2] To take it, you need a natural pair in your hand.
    [X] To take it, you need a natural pair in your hand.
    [B] To take it, you need a natural pair in your hand.
   *[other] To take it, you need two natural { $kinds } in your hand.
    }
page-pile-takes_always = To take it, you need a natural pair in your hand, or a set on the table of up to { $number } cards.
page-pile-fits = You can take it with the chosen cards.
page-pile-takes_short = { $kind ->
    [2] Needs a natural pair
    [X] Needs a natural pair
    [B] Needs a natural pair
   *[other] Needs two natural { $kinds }
    }
page-pile-takes_always_short = Needs a natural pair or a set
page-pile-stopped = Blocked
page-pile-quiet = No laying cards or taking the pile yet.
page-pile-last = Last discards: { $cards }
page-pile-last_cap = Last { $number } discards
page-reserve-knee = Knee { $number }
page-reserve-foot = Foot { $number }
page-penalty-of = Penalty cards: { $name }
page-penalty-owes = { $number ->
    [one] owes a discard
   *[other] owes { $number } discards
    }

page-tray-label = First meld
page-tray-empty = Choose cards and put them here.
page-tray-back = Return to hand: { $cards }
page-tray-aside = { $number } set aside
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
page-seat-stand_in = a bot is standing in
page-seat-dealer = dealer
page-seat-dealer-letter = D
page-seat-reserves = { $number ->
    [one] foot not taken up yet
   *[other] knee and foot not taken up yet
    }

page-steps-label = Your turn in three steps
page-step-draw = Draw or take
page-step-lay = Lay or add
page-step-discard = Discard
page-turn-hand_over = The hand is over.
page-turn-paused = { $name } paused the game.
page-turn-paused_you = You paused the game.
page-act-resume = Resume
page-turn-other = { $name }’s turn.
page-turn-waiting_answer = Waiting for { $name } to answer.
page-turn-asked_out = { $name } asks: may I go out?
page-turn-draw = Your turn: draw.
page-turn-draw_or_take = Your turn: draw, or take the pile.
page-turn-draw_or = Draw, or { $words }.
page-turn-must_take = Your turn: take the pile.
page-turn-no_draw = Your turn.
page-turn-or_play = You could { $words }.
page-turn-lay = Lay or add cards.
page-turn-lay_or_discard = Lay or add cards, or discard one.
page-turn-discard = Choose a card to discard.
page-turn-meld_enough = That is enough for your first meld.
page-turn-meld_short = Your first meld needs { $left } more points.
page-clock-own = Your time
page-clock-of = { $name }’s time
page-clock-bank = + { $time }
page-clock-hours = { $hours } h
page-turn-proposes-take_back = { $name } wants to take back everything since their last action. Do you agree?
page-turn-proposes-redeal = { $name } proposes to deal this hand again. Do you agree?
page-turn-proposes-end = { $name } proposes to end the game. Do you agree?
page-turn-proposes-time = { $name } asks for two more minutes. Do you agree?
page-turn-proposal_sent = Waiting for the others to agree.
page-proposal-accepted = Everyone agreed.
page-proposal-declined = Not everyone agreed.
page-act-draw = { $number ->
    [one] Draw
   *[other] Draw { $number }
    }
page-act-take = Take the pile
page-act-lay = Lay
page-act-tray = Add to first meld
page-act-meld = Lay the first meld
page-act-discard = Discard
page-act-undo = Undo
page-act-hint = Get a hint
page-act-ask = Ask { $name }: may I go out?
page-act-ask_short = May I go out?
page-act-yes = Yes
page-act-no = No

page-para = { $book ->
    [classic] Classic
    [caliente] Caliente
    [boat] Boat
    [american] American
    [knee] Knee
    [general] Ruling
    [project] Ruling
   *[other] { $book }
  } { $id }
page-para-house = house rule
page-refusal-choose = Choose cards from your hand first.
page-coach-label = Coach
page-coach-offer = Ask the coach for a hint.
page-log-title = Move log
page-log-bot = Bot for { $name }
page-log-bot_own = A bot for you: you { $you_do }.

page-rail-label = Game information
page-totals-title = Totals
page-totals-to = playing to { $target }
page-totals-hands = { $number } hands
page-sheet-abandoned = The game was ended early.
page-sheet-show = Show the score sheet
page-sheet-again = Play again

page-waiting-dealing = Shuffling the cards…
page-waiting-free = { $number ->
    [0] Everyone is here.
    [one] One seat is open.
   *[other] { $number } seats are open.
    }
page-waiting-empty = Open seat
page-waiting-link = Invitation
page-waiting-copy = Copy link
page-waiting-copied = Copied
page-waiting-fill = Fill with bots and start
page-waiting-start = Start

## How numbers are written, and several things in a row.

page-number-group = ,
page-number-decimal = .
page-number-least = 1000
page-and = { $first } and { $last }

page-talk-open = { $unread ->
    [0] Talk
    [one] Talk, 1 new message
   *[other] Talk, { $unread } new messages
  }
page-title-turn = Your turn · { $where }
