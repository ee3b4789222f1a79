### The terminal game: canasta play.

bot-unknown = There is no bot '{ $name }'; there is: { $names }. One of your own is named as file.py:Class or module:Class.
bot-no_file = The bot '{ $name }' cannot be loaded: there is no file { $path }.
bot-no_module = The bot '{ $name }' cannot be loaded: there is no module { $module } in this folder or among the installed packages.
bot-no_class = { $wanted ->
    [none] Which bot of { $place } is meant? Put its class after a colon; classes with a choose method are: { $names }.
   *[other] { $place } has no '{ $wanted }'. Classes with a choose method are: { $names }.
  }
bot-no_choose = '{ $name }' is no bot: it has no method choose(view).
bot-broken = The bot '{ $name }' cannot be loaded. { $problem } ({ $where })
bot-raised = The bot '{ $name }' stopped with an error when it was to act. { $problem } ({ $where })
bot-no_action = The bot '{ $name }' answered { $answer }, which is no action. It must choose one of view.legal_actions().
bot-unlawful = The bot '{ $name }' chose '{ $action }', which is refused: { $reason }

## What can be typed in another language: each word of the program, and what is said for it. English needs none.

typed-play = { "" }
typed-pad = { "" }
typed-answer = { "" }

play-prompt = Your play (help):
play-you = you
play-you_first = You
play-your_side = { $names } (your side)
play-help =
    Type the number of an action, or the action itself:
      draw                 d
      take the pile        take · take KK · take on K
      lay a set            lay KKK · lay KK2 · lay KKX
      add to a set         add K · add 2 to K · add X to K
    { $more }  discard              discard 7 · d 7 · d 7h
      ask to go out        ask, and your partner answers
      answer               yes · no
    Cards: 4 5 6 7 8 9 10 J Q K A 2, X a joker, 3 a black
    three; h d s c a suit, if it should be a certain card.
    Several at once: lay KKKK2 · add KK · draw; lay 777; d 4
    Other words:
      why ACTION           is it allowed, and if not, why not
      out                  can I go out, and what is missing
      rules 33             a paragraph (rules: what there is)
      rules search frozen  what the rules say of something
      undo                 take back what you laid just now
      referee              call the referee: something went wrong
      score · log · table  the game, this hand, the table
      record               where the game is saved
      quit                 leave; the game is saved

play-help_with-wild_sets = { "" }  a set of wild cards  lay 22X · add 2 to wild
play-help_with-four_blacks = { "" }  four black threes    lay BBBB
play-help_with-refill = { "" }  a Caliente card      play C (C is the card)

play-suit-S = the { $kind } of spades
play-suit-H = the { $kind } of hearts
play-suit-D = the { $kind } of diamonds
play-suit-C = the { $kind } of clubs

play-face-12 = joker
play-face-13 = red 3
play-face-14 = black 3
play-face-15 = Caliente

play-plain-draw = draw
play-plain-draw_more = draw { $number } cards
play-plain-pass = pass
play-plain-pass_ends = pass (the hand is over then)
play-plain-pass_on = go on, there is no card to draw
play-plain-end = end the turn
play-plain-ask = ask to go out
play-plain-ask_yes = ask to go out (a yes binds you)
play-plain-ask_no = ask to go out (a no binds you)
play-plain-yes = yes
play-plain-no = no
play-plain-refill = play a Caliente card
play-plain-refill_up = play a Caliente card and draw up to { $number }
play-plain-four_blacks = the four black threes
play-plain-show_red = show a red three
play-plain-show_black = show a black three
play-plain-show_hand = show your special hand
play-plain-take_reserve = take up your next reserve

play-group-draw = You may
play-group-answer = Answer
play-group-else = Or
play-group-take = Take pile
play-group-lay = Lay
play-group-add = Add
play-group-discard = Discard

play-menu-may = You may:
play-menu-line = { $number }: { $action }; type { $number } or { $typed }.
play-menu-take = with { $cards }
play-menu-take_any = take the pile
play-menu-take_on = on the set of { $set }
play-menu-to = { $card } to { $set }
play-menu-bury = { $card } to the closed set
play-menu-discard = { $kind }
play-menu-wild = wild cards

play-begin-title = Casa Canasta
play-begin-welcome = Canasta by the book, against bots. Enter takes what stands in brackets; help and rules are there at any time.
play-begin-somebody = Player
play-begin-bots = Bruno Carla Dora Emil Fina Gustavo Hanna
play-begin-name = Your name [{ $name }]:
play-begin-game = { $number }  { $book }: { $title }, { $players } players
play-begin-game_options = { "" }   options: { $options }
play-begin-which_how = A name or a number will do. Options and how many play may follow: caliente always_frozen 3
play-begin-which_house = House rules go by their names (houses: which there are) or their files.
play-begin-house_line = { $name }: { $about }
play-begin-which = Which game [{ $book }, { $players } players]:
play-begin-book = The book is { $rules }.
play-begin-house = You play by { $rules }. To see what it changes, type: rules house
play-begin-players = How many players, { $numbers } [{ $usual }]:
play-begin-players_again = Please type one of these numbers: { $numbers }.
play-begin-promise = The cards come from a secret seed. Here is its hash: it proves, when the seed is shown at the end of the game, that nothing was changed.
play-begin-commitment = { $commitment }
play-begin-seed_given = The seed was given at the start: this game can be repeated, and it is no secret.
play-begin-contribution = Type anything to mix into the shuffle [nothing]:
play-begin-draw = The draw for seats: { $cards }.
play-begin-drew = { $name } { $card }
play-begin-drew_you = you { $card }
play-begin-again = Equal cards draw again: { $cards }.
play-begin-side = Side { $letter }: { $names }.
play-begin-leads = First to play: { $name }.
play-begin-three = three
play-begin-numbered = number { $number }
play-begin-target = The game goes to { $number } points.
play-begin-hands = The game has { $number } hands.
play-begin-going_on = Going on with the game in { $path }.
play-begin-left = A game was left: { $book }; players { $names }; hand { $number }, totals { $totals }.
play-begin-totals_join = { "" } to { "" }
play-begin-left_choice = Enter goes on with it; n starts a new game, and this one is kept.
play-begin-left_question = Go on [yes]:
play-begin-left_again = Please type y or n.
play-begin-left_broken = The record of the game that was left cannot be read: { $path }: { $reason }

play-hand-begins = Hand { $number }
play-hand-ends = The end of hand { $number }
play-hand-deals = { $name } deals.
play-hand-you_deal = You deal.
play-hand-sits_out = { $name } sits out this hand.
play-hand-you_sit_out = You sit out this hand. Enter watches it; s skips to its end.
play-hand-watch = Watch [yes]:
play-hand-goes_on = Hand { $number } goes on.
play-hand-next = Enter: the next hand (or score, log, rules, quit):
play-hand-last = Enter: the end of the game:
play-hand-left = Left in hand:
play-hand-left_plain = { $name } has left in hand: { $cards }.
play-hand-level = The leading sides are level, so another hand is played.

play-title-hand = Hand { $number }: { $doing }
play-title-draw = your turn, draw or take the pile
play-title-play = your turn, lay and discard
play-title-draw_quiet = your turn, draw
play-title-play_quiet = your turn, discard
play-title-answer = { $name } asks you
play-title-waiting = { $name } to play

play-label-stock = Stock
play-label-pile = Pile
play-label-side = Side { $letter }
play-label-players = Players
play-label-hand = Your hand
play-label-note = Note

play-table-pile_empty = empty
play-table-under = , under it { $cards }
play-table-frozen = , frozen: only a natural pair takes it
play-table-always_frozen = , always frozen: a natural pair or a set of up to { $number } takes it
play-table-stopped = , stopped: { $seat } may not take it
play-table-stopped_you = , stopped: you may not take it now
play-table-opened = opened
play-table-need = first meld needs { $number }
play-table-need_any = first meld needs no count
play-table-opening = first meld needs { $number }, { $count } laid

play-table-stock =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }

play-table-pile =
    { $number ->
        [one] 1 card, { $top }
       *[other] { $number } cards, { $top } on top
    }

play-table-total =
    { $number ->
        [one] 1 point
       *[other] { $number } points
    }

play-table-player =
    { $number ->
        [one] { $name } 1 card
       *[other] { $name } { $number } cards
    }

play-table-dealer =
    { $number ->
        [one] { $name } 1 card (dealer)
       *[other] { $name } { $number } cards (dealer)
    }

play-table-set-set = { $kinds } { $size }
play-table-set-with_wild = { $kinds } { $size } ({ $wild } wild)
play-table-set-natural = { $kinds } { $size } NATURAL CANASTA
play-table-set-mixed = { $kinds } { $size } ({ $wild } wild) MIXED CANASTA
play-table-set-wild_set = wild cards { $size }
play-table-set-wild = wild cards { $size } WILD CANASTA
play-table-set-small_wild = wild cards { $size } SMALL WILD CANASTA
play-table-set-big_wild = wild cards { $size } BIG WILD CANASTA

play-table-closed-rank = { $kinds }
play-table-closed-times = { "" } ×{ $number }
play-table-closed-added = { "" } +{ $number }
play-table-closed-natural = NATURAL CANASTAS { $ranks }
play-table-closed-mixed = MIXED CANASTAS { $ranks }
play-table-closed-wild = WILD CANASTAS { $ranks }

play-table-reserves =
    { $number ->
        [one] { $player } and the foot
       *[other] { $player }, knee and foot
    }

play-table-own_reserves =
    { $number ->
        [one] Your foot is still to be taken up
       *[other] Your knee and foot are still to be taken up
    }

play-tell-stock = Stock: { $fact }.
play-tell-pile = Pile: { $fact }.
play-tell-side = Side { $letter }: { $names }.
play-tell-fact = Side { $letter }: { $fact }.
play-tell-note = { $fact }.
play-tell-none = none

play-tell-player =
    { $number ->
        [one] { $name } holds 1 card.
       *[other] { $name } holds { $number } cards.
    }

play-tell-dealer =
    { $number ->
        [one] { $name }, the dealer, holds 1 card.
       *[other] { $name }, the dealer, holds { $number } cards.
    }

play-tell-added =
    { $number ->
        [one] { $set }, and 1 card added
       *[other] { $set }, and { $number } cards added
    }

play-tell-reserves =
    { $number ->
        [one] { $player } The foot is still to be taken up.
       *[other] { $player } Knee and foot are still to be taken up.
    }

play-tell-set-set = a set of { $kinds }, { $size } cards
play-tell-set-with_wild = a set of { $kinds }, { $size } cards, { $wild } wild
play-tell-set-natural = a natural canasta of { $kinds }, { $size } cards
play-tell-set-mixed = a mixed canasta of { $kinds }, { $size } cards, { $wild } wild
play-tell-set-wild_set = a set of wild cards, { $size } cards
play-tell-set-wild = a canasta of wild cards, { $size } cards
play-tell-set-small_wild = a small canasta of wild cards, { $size } cards
play-tell-set-big_wild = a big canasta of wild cards, { $size } cards

play-tell-hand =
    { $number ->
        [one] Your hand, 1 card: { $cards }.
       *[other] Your hand, { $number } cards: { $cards }.
    }

play-did-sentence = { $name } { $doings }.
play-did-drew = draws
play-did-drew_more = draws { $cards }
play-did-pass_on = finds no card to draw
play-did-you_pass_on = There is no card to draw.
play-did-refilled_none = has enough cards
play-did-you_drew = You draw { $card }.
play-did-add = adds { $cards } to the { $kinds }
play-did-add_plain = adds { $cards }
play-did-add_wild = adds { $cards } to the wild cards
play-did-lay_wild = lays a set of wild cards, { $cards }
play-did-red_three = shows { $cards }
play-did-opened = opens with { $number }
play-did-canasta = completes a canasta of { $kinds }
play-did-missed = misses this turn
play-did-fined = is fined { $number } for not going out after a yes
play-did-special_hand = shows { $cards }
play-did-reserve = takes up a reserve of { $cards }
play-did-out = goes out
play-did-out_concealed = goes out concealed

play-did-talon =
    { $number ->
        [one] gets a talon of 1 card
       *[other] gets a talon of { $number } cards
    }

play-did-announced =
    { $number ->
        [one] has 1 card left
       *[other] has { $number } cards left
    }

play-did-took =
    { $number ->
        [one] gets 1 more card from the pile
       *[other] gets { $number } more cards from the pile
    }

play-done-undone = Taken back.
play-done-asked = { $name } asks you: shall I go out?
play-done-record =
    The game is kept at every step, in:
    { $database }
    Its record was written just now:
    { $path }
    The hash of its seed:
    { $commitment }

play-why-legal = Allowed now: { $action }.
play-why-refused = Not allowed now: { $action }. { $reason }
play-out-way = A way out: { $actions }.
play-out-none = There is no way out from here.
play-why-more = The whole paragraph: rules { $paragraph }

play-rules-house = The house rule { $name }, version { $version }, changes:
play-rules-house_how = rules house: what the house rule { $name } changes
play-rules-differs = – { $what }: { $house } (in the book: { $book })
play-rules-gone = – not in force: { $what }
play-rules-new = – new: { $what } ({ $house })
play-rules-entry = { $book } { $id }: { $title }
play-rules-word = Glossary: { $title }
play-rules-nothing = No text has any of this: { $words }
play-rules-near = No text has any of this: { $words }. Perhaps you mean: { $near }
play-rules-title = { $title }
play-rules-section = { $first } to { $last }: { $title }
play-rules-section_one = { $first }: { $title }
play-rules-how = Type rules and a number, such as rules 33 or rules 31-40; or rules search and words, such as rules search frozen.
play-rules-related = See also: { $ids }
play-rules-unknown = { $book } has no paragraph or ruling '{ $id }'. Type rules alone for the list.

play-score-for = for
play-score-hand = this hand
play-score-side = { $letter } { $names }
play-score-line = { $side }: { $points } for { $what } ({ $paragraph }).
play-score-sum = { $side }: { $hand } in this hand, from { $before } to { $total }.
play-score-total = { $letter } { $names }: { $before } { $hand } = { $total }
play-score-none_yet = No hand is finished yet.
play-score-history = Hand { $hand }, side { $letter }: { $points }, total { $total }.
play-score-hand_number = hand
play-score-total_head = total
play-score-target = The game goes to { $number } points.
play-score-hands = The game has { $number } hands.

play-over-title = The game is over
play-over-won = You win the game! { $totals }.
play-over-won_side = { $names } win the game! { $totals }.
play-over-shared = { $names } share the victory: { $totals }.
play-over-lost = { $names } wins the game: { $totals }.
play-over-lost_side = { $names } win the game: { $totals }.
play-over-total = { $letter } { $number }
play-over-totals_join = , { "" }
play-over-seed =
    The seed of this game was
    { $seed }
play-over-verified = Checked: its hash is the one shown at the start, and every deal, action and score follows from it.
play-over-not_verified = The record could not be verified: { $reason }
play-over-record =
    The record, for canasta verify and canasta replay:
    { $path }

play-leave-saved =
    The game is saved:
    { $path }
    The next start goes on with it.
play-leave-nothing = Goodbye.
play-leave-unsaved = Your last play could not be saved; everything before it is. { $reason }

play-error-unknown = '{ $text }' is not understood. Type a number from the list, an action such as discard 7, or help.
play-error-number = There is no number { $number } in the list, which ends with { $last }. (To discard a card, type d and the card.)
play-error-card = '{ $text }' is no card. Cards are 4 5 6 7 8 9 10 J Q K A 2, X for a joker, 3 for a black three.
play-error-not_held = You have no { $kind } of that suit.
play-error-take_what = Say with what you take the pile: take KK, take K2, take KX or take on K.
play-error-lay_what = Say what you lay: lay KKK, lay KK2 or lay KKX.
play-error-add_what = Say what you add: add K, add 2 to K or add X to K.
play-error-bury_what = Say what you add to a closed set: bury K, for example.
play-error-add_where = Say to which set: add { $letter } to K, for example.
play-error-show_what = Say what you show: show R, show B or show hand.
play-error-discard_what = Say what you discard: d 7, for example.
play-error-choose = There is more than one way: { $choices }.
play-error-why_what = Say what you want to know about: why discard 7, or why take KK.
play-error-not_now = '{ $text }' is not possible now.
play-error-names = There are { $number } players and { $given } names.
play-error-finished = The game in { $path } is over. Name another file for a new one.
play-error-unreadable = The file { $path } cannot be read: { $reason }
play-error-unsaved = Your last play is not saved yet. { $reason }
play-error-record = The record could not be written to { $path }: { $reason }. The game itself is kept.
play-error-in_use = A game is being played in another window (process { $process }). Go on there, or leave it there first.
play-error-elsewhere = This game has been played on in another window, so your last play was not made. Start again to go on from where it stands now.
play-save_again = Enter tries to save it again, quit leaves:
play-error-house_broken = The house rule { $name } cannot be played on from here ({ $kind }). The game is kept as it is; the details are in { $path }, and canasta rules check tries the house rule out.
play-error-dead_end = The house rule { $name } leads nowhere here: nothing is legal, and the hand is not over. The game is kept in { $path }; canasta rules check tries the house rule out. Position: { $position }
play-error-endless = By the house rule { $name } this hand has gone on for more than { $limit } turns, and it stops here. The game is kept in { $path }; canasta rules check tries the house rule out.
play-error-broken = Something is wrong in the program itself ({ $kind }), and it has to stop here. The details are in { $path }; please send them in.

play-did-replaced =
    { $number ->
        [one] replaces it
       *[other] replaces them
    }

play-did-replacements =
    { $number ->
        [one] draws one replacement
       *[other] draws { $number } replacements
    }

play-hand-left_reserves =
    { $number ->
        [one] and the foot
       *[other] and knee and foot
    }

play-hand-left_reserves_plain =
    { $number ->
        [one] { $name } has not taken up the foot.
       *[other] { $name } has not taken up knee and foot.
    }
