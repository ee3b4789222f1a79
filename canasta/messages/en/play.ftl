### The terminal game: canasta play.

bot-unknown = Unknown bot '{ $name }'. Available: { $names }. Name your own as file.py:Class or module:Class.
bot-no_file = The bot '{ $name }' cannot be loaded: the file { $path } does not exist.
bot-no_module = The bot '{ $name }' cannot be loaded: neither this folder nor the installed packages contain a module { $module }.
bot-no_class = { $wanted ->
    [none] Which bot of { $place } do you mean? Put its class after a colon. Classes with a choose method: { $names }.
   *[other] { $place } has no '{ $wanted }'. Classes with a choose method: { $names }.
  }
bot-no_choose = '{ $name }' is not a bot: it needs a method choose(view).
bot-broken = The bot '{ $name }' cannot be loaded. { $problem } ({ $where })
bot-raised = The bot '{ $name }' failed with an error when it had to act. { $problem } ({ $where })
bot-no_action = The bot '{ $name }' returned { $answer }, which is not an action. It must choose one of view.legal_actions().
bot-unlawful = The bot '{ $name }' chose '{ $action }', which is not allowed: { $reason }

## What can be typed in another language: each word of the program, and what is said for it. English needs none.

typed-play = { "" }
typed-pad = { "" }
typed-answer = { "" }

play-prompt = Your play (help):
play-you = you
play-you_first = You
play-your_side = { $names } (your side)
play-help_on-head = Type the number of an action in the list, or the action itself:
play-help_on-draw = { "" }  draw · d               draw from the stock
play-help_on-pass = { "" }  pass                   do not take the pile
play-help_on-refill = { "" }  play C                 play a Caliente card
play-help_on-reserve = { "" }  take up                take up your knee
play-help_on-take = { "" }  take · take KK         take the pile; take on K: onto a set
play-help_on-lay = { "" }  lay KKK · lay KK2      lay a set; lay KKKK2 QQX: all of it
play-help_on-wild_sets = { "" }  lay 22X · add 2 to wild: a set of wild cards
play-help_on-four_blacks = { "" }  lay BBBB               lay the four black threes
play-help_on-show = { "" }  show R · show hand     show a three, or a special hand
play-help_on-add = { "" }  add K · add 2 to K     add to a set; add KK5: several
play-help_on-bury = { "" }  bury K                 add to a closed set
play-help_on-discard = { "" }  d7 · d king of hearts  discard, and the turn is over
play-help_on-ask = { "" }  ask                    ask your partner: may I go out?
play-help_on-end = { "" }  end                    end the turn without a discard
play-help_on-cards =
    Cards: 4 5 6 7 8 9 10 J Q K A 2, X a joker, 3 a black three, or their names; h d s c a suit. Several actions: draw; lay 777; d4
play-help_on-words =
    Other words:
      why d7 · why take KK   is it allowed, why or why not
      out                    can I go out, how, what is missing
      hint                   what the coach would play, and why
      rules · rules 33       the rulebook; rules search frozen
      undo                   take back what you have just laid
      last · log             what happened last; the whole hand
      score · table          the game so far, the table again
      referee · record       call the referee; the game file
      quit                   leave; the game is saved
play-help_on-binding = { $name } asks you: may I go out? yes or y: { $name } must go out if possible. no or n: { $name } may not go out in this turn.
play-help_on-no_binds = { $name } asks you: may I go out? yes or y: { $name } may go out. no or n: { $name } may not go out in this turn.

play-help_at-left = These games are not over. Press Enter to resume the one in brackets, or type the number of another. new: start a new game and keep these. delete 2: remove the second one for good. quit: leave.
play-help_at-delete = yes: end the game and remove it from the list. Enter, or anything else, keeps it.
play-help_at-name = Your name at the table. Enter uses the one in brackets. rules: read the rulebooks. quit: leave.
play-help_at-game = Type the name or number of a rulebook; options and the number of players may follow, such as boat 3, or caliente always_frozen 2. For a house rule, type its name or file; houses lists them. shuffle: contribute to the shuffle. teach boat: a first hand with explanations. rules boat: the contents of that rulebook. rules boat 12: one paragraph. Enter uses what is in brackets.
play-help_at-players = The number of players, including you. Bots take the other seats. Enter uses the number in brackets.
play-help_at-shuffle = Type anything: it becomes part of the shuffle, so that no one, not even the program, could know the deals in advance. Press Enter to let the program choose.
play-help_at-cause = Say in a few words what happened. The record keeps them as the reason for the redeal; without a reason the hand is not dealt again.
play-help_at-watch = Enter: show the hand turn by turn. s: skip to its end. score: the game so far. quit: leave; the game is saved.
play-help_at-next = Enter: deal the next hand. score: the game hand by hand. log: everything that happened in this hand. rules 57: a paragraph. record: where the game is saved. quit: leave; the game is saved.
play-help_at-last = The game is over. Enter: show how it ended. score: the game hand by hand. log: everything that happened in this hand.
play-help_at-another = yes: another game with the same rules and players. new: choose another rulebook. Enter: stop.
play-help_at-which = Type the card you want to discard. Enter discards nothing and takes you back to the table.
play-help_at-save = The game waits until it can be saved. Free some disk space or fix the problem, then press Enter. quit: leave; everything before your last play is saved.
play-help_at-call = A player did something irregular. call: report it in time, and the referee decides. Enter: let it pass.
play-help_at-referee = Type the number or the name of what happened, or of an answer. back: previous question. cancel: stop without a ruling. rules 65: a paragraph.

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
play-plain-pass_ends = pass (this ends the hand)
play-plain-pass_on = continue: no card left to draw
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
play-plain-take_reserve = take up your knee

play-group-draw = You may
play-group-answer = Answer
play-group-else = Or
play-group-take = Take pile
play-group-lay = Lay
play-group-add = Add
play-group-discard = Discard

play-menu-may = You may (type the number or the words):
play-menu-line = { $number }: { $action }.
play-menu-take = with { $cards }
play-menu-take_any = take the pile
play-menu-take_on = on the set of { $set }
play-menu-to = { $card } to { $set }
play-menu-bury = { $card } to the closed set
play-menu-discard = { $kind }
play-menu-wild = wild cards

play-begin-title = Casa Canasta
play-begin-welcome = Canasta by the book, against bots. Enter uses what is in brackets; type help or rules at any question.
play-begin-somebody = Player
play-begin-bots = Bruno Carla Dora Emil Fina Gustavo Hanna
play-begin-name = Your name [{ $name }]:
play-begin-game = { $number }  { $book }: { $title }, { $players } players
play-begin-game_options = options: { $options }
play-begin-which_how = Type a name or a number; options and the number of players may follow: boat 3. New to Canasta? Type teach, or teach boat.
play-begin-house_line = { $name }: { $about }
play-begin-which = Which game [{ $book }, { $players } players]:
play-begin-book = Rulebook: { $rules }.
play-begin-trying = The house rule { $name } is new here, so it is tested in a few hundred hands first. One moment.
play-begin-house = You are playing by { $rules }. To see what it changes, type: rules house
play-begin-players = Number of players, { $numbers } [{ $usual }]:
play-begin-players_again = Please type one of these numbers: { $numbers }.
play-begin-shuffle = You will be asked to contribute to the shuffle.
play-begin-promise = The cards come from a secret seed and a contribution from every seat. This is the commitment to seed, rules and players. When the seed is revealed at the end of the game, it proves that nothing was changed.
play-begin-commitment = { $commitment }
play-begin-seed_given = The seed was given at the start: the game can be repeated, and its cards are not secret.
play-begin-contribution = Type anything to mix into the shuffle [chosen for you]:
play-begin-draw = The draw for seats: { $cards }.
play-begin-drew = { $name }: { $card }
play-begin-drew_you = you: { $card }
play-begin-again = Equal cards, so again: { $cards }.
play-begin-side = Side { $letter }: { $names }.
play-begin-leads = First to play: { $name }.
play-begin-three = three
play-begin-numbered = number { $number }
play-begin-target = The game goes to { $number } points.
play-begin-hands = The game has { $number } hands.
play-begin-going_on = Resuming the game in { $path }.
play-about-classic = The game as most people know it: to 5000 points, one canasta to go out.
play-about-caliente = Much like classic, with optional Caliente cards or a pile that is always frozen.
play-about-boat = Quiet first turns, wild canastas worth up to 2000, a stock that is rebuilt.
play-about-american = The strict one: high first melds, two canastas to go out, special hands; to 8500.
play-about-knee = Six packs and four hands: play out your hand, then your knee, then your foot.

play-left-head =
    { $number ->
        [one] You have an unfinished game:
       *[other] You have { $number } unfinished games:
    }
play-left-game = { $number }  { $about }
play-left-about = { $book } · { $sides } · hand { $number } · { $played }
play-left-side = { $names } { $total }
play-left-today = today at { $time }
play-left-yesterday = yesterday at { $time }
play-left-day = on { $date } at { $time }
play-left-broken = cannot be resumed: { $reason }
play-left-more =
    { $number ->
        [one] There is 1 more; type: more
       *[other] There are { $number } more; type: more
    }
play-left-how = Enter or a number: resume a game. new: start a new one. delete 1: delete one.
play-left-new = new
play-left-question = Resume [{ $usual }]:
play-left-again =
    { $last ->
        [one] Please type 1, new or delete 1.
       *[other] Please type a number from 1 to { $last }, new, or delete and a number.
    }
play-left-sure = Delete this game for good? [no]:
play-left-deleted = Deleted.

play-another-question = Another game (yes, new) [no]:
play-another-again = Please type yes for the same again, new for another rulebook, or press Enter.

play-which-head = Number { $number } in the list discards { $a_kind }, but you also hold { $other }.
play-which-question = Discard the { $one } or the { $other } [neither]:
play-which-neither = Nothing was discarded.

play-hand-begins = Hand { $number }
play-hand-ends = End of hand { $number }
play-hand-deals = { $name } deals.
play-hand-you_deal = You deal.
play-hand-sits_out = { $name } sits out this hand.
play-hand-you_sit_out = You sit out this hand. Press Enter to watch it, or type s to skip to its end.
play-hand-watch = Watch [yes]:
play-hand-goes_on = Hand { $number } continues.
play-hand-played = Hand { $number } has been played.
play-hand-last_round = What happened last:
play-hand-next = Enter: next hand (or score, log, rules, quit):
play-hand-last = Enter: end of the game:
play-hand-left = Left in hand:
play-remains-other = { $name } has left in hand: { $cards }.
play-remains-you = You have left in hand: { $cards }.
play-hand-level = The leading sides are tied, so another hand is played.

play-title-hand = Hand { $number }: { $doing }
play-title-draw = your turn, draw or take the pile
play-title-play = your turn, lay and discard
play-title-draw_quiet = your turn, draw
play-title-play_quiet = your turn, discard
play-title-answer = { $name } asks you
play-title-waiting = { $name }'s turn

play-label-stock = Stock
play-label-pile = Pile
play-label-side = Side { $letter }
play-label-players = Players
play-label-hand = Your hand
play-label-note = Note

play-table-empty = empty
play-table-under = , under it { $cards }
play-table-frozen = , frozen: needs a natural pair
play-table-always_frozen = , always frozen: needs a natural pair or a set of up to { $number }
play-table-stopped = , blocked: { $seat } may not take it
play-table-stopped_you = , blocked: you may not take it now
play-table-opened = has melded
play-table-need = first meld needs { $number }
play-table-need_any = any first meld
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
play-table-closed-natural = { $number ->
        [one] NATURAL CANASTA { $ranks }
       *[other] NATURAL CANASTAS { $ranks }
    }
play-table-closed-mixed = { $number ->
        [one] MIXED CANASTA { $ranks }
       *[other] MIXED CANASTAS { $ranks }
    }
play-table-closed-wild = { $number ->
        [one] WILD CANASTA
       *[other] { $number } WILD CANASTAS
    }

play-table-reserves =
    { $number ->
        [one] { $player } and the foot
       *[other] { $player }, knee and foot
    }

play-table-own_reserves =
    { $number ->
        [one] You have not taken up your foot yet
       *[other] You have not taken up your knee and foot yet
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
        [one] { $player } The foot has not been taken up yet.
       *[other] { $player } Knee and foot have not been taken up yet.
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
play-did-pass_on = has no card to draw
play-did-you_pass_on = There is no card to draw.
play-did-refilled_none = has enough cards
play-did-you_undid = You take back your last play.
play-did-undid = { $name } takes back the last play.
play-did-you_drew = You draw { $card }.
play-did-add = adds { $cards } to the { $kinds }
play-did-add_plain = adds { $cards }
play-did-add_wild = adds { $cards } to the wild cards
play-did-lay_wild = lays a set of wild cards, { $cards }
play-did-opened = opens with { $number }
play-did-fined = is fined { $number } for not going out after a yes
play-did-reserve =
    { $number ->
        [one] takes up the knee, { $cards }
       *[other] takes up the foot, { $cards }
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

play-done-asked = { $name } asks you: may I go out?
play-done-record =
    The game is saved after every step, in:
    { $database }
    Its record has just been written:
    { $path }
    Fair deals. The commitment made before the first card:
    { $commitment }

play-why-legal = Allowed now: { $action }.
play-why-refused = Not allowed now: { $action }. { $reason }
play-out-way = You can go out, for example like this:
play-out-step = { "" }  { $action }
play-out-other = Only { $name } can know that: no one else sees those cards. You just answer yes or no.
play-out-none = You cannot go out from here.
play-rules-books = Type rules and a rulebook, such as rules boat, or rules boat 12 for one paragraph.
play-rules-house = The house rule { $name }, version { $version }, changes:
play-rules-house_how = rules house: what the house rule { $name } changes
play-rules-differs = – { $what }: { $house } (in the rulebook: { $book })
play-rules-gone = – does not apply: { $what }
play-rules-new = – new: { $what } ({ $house })
play-rules-entry = { $book } { $id }: { $title }
play-rules-word = Glossary: { $title }
play-rules-nothing = No text contains these words: { $words }
play-rules-read_as = Read as: { $words }
play-rules-unsure = Not sure what this is about. The nearest texts:
play-rules-silent = { $books } has no rule on this. Other books have: { $others }.
play-rules-title = { $title }
play-rules-section = { $first } to { $last }: { $title }
play-rules-section_one = { $first }: { $title }
play-rules-how = Type rules and a number, such as rules 33 or rules 31-40; or rules search and words, such as rules search frozen.
play-rules-related = See also: { $ids }
play-rules-unknown = { $book } has no paragraph or ruling '{ $id }'. Type rules alone for the list.

play-score-for = for
play-score-hand = this hand
play-score-side = { $letter } { $names }
play-score-line = { $what }, { $points } ({ $paragraph })
play-score-sum = { $hand } in this hand, from { $before } to { $total }
play-score-total = Side { $letter }, { $names }: { $before } { $hand } = { $total }
play-score-fair = Fair deals, commitment: { $commitment }
play-score-none_yet = No hand has been finished yet.
play-score-history = Hand { $hand }, side { $letter }: { $points }, total { $total }.
play-score-hand_number = hand
play-score-total_head = total

play-over-title = The game is over
play-over-won = You won! { $totals }.
play-over-won_side = { $names } won! { $totals }.
play-over-shared = { $names } share the win: { $totals }.
play-over-lost = { $names } won: { $totals }.
play-over-lost_side = { $names } won: { $totals }.
play-over-total = { $letter } { $number }
play-over-totals_join = , { "" }
play-over-seed =
    The seed of this game was
    { $seed }
play-over-verified = Verified: the game kept the commitment made at the start.
play-over-not_verified = The record could not be verified: { $reason }
play-over-record =
    The record, for { $program } verify and { $program } replay:
    { $path }

play-leave-saved =
    The game is saved:
    { $path }
    You can resume it the next time you start.
play-leave-nothing = Goodbye.
play-leave-unsaved = Your last play could not be saved; everything before it is saved. { $reason }

play-error-unknown = Cannot understand '{ $text }'. Type a number from the list, an action such as discard 7, or help.
play-error-number = The list has no number { $number }; it ends with { $last }. (To discard a card, type d and the card.)
play-error-card = '{ $text }' is not a card. Cards are 4 5 6 7 8 9 10 J Q K A 2, X for a joker, 3 for a black three.
play-error-not_held = You have no { $kind } of that suit.
play-error-take_what = Say which cards you use to take the pile: take KK, take K2, take KX or take on K.
play-error-lay_what = Say what you lay: lay KKK, lay KK2 or lay KKX.
play-error-add_what = Say what you add: add K, add 2 to K or add X to K.
play-error-bury_what = Say what you add to a closed set: bury K, for example.
play-error-add_where = Say which set to add to: add { $letter } to K, for example.
play-error-show_what = Say what you show: show R, show B or show hand.
play-error-discard_what = Say what you discard: d 7, for example.
play-error-choose = There is more than one way: { $choices }.
play-error-why_what = Say what you want to know about: why discard 7, or why take KK.
play-error-rest = The rest was not played either: { $rest }
play-error-turn_over = The turn was over, so this was not played: { $rest }
play-error-not_now = '{ $text }' is not possible now.
play-error-names = There are { $number } players but { $given } names.
play-error-finished = The game in { $path } is over. For a new game, name another file.
play-error-seeded = The game in { $path } is dealt from a known seed, so its cards are known. It can be replayed, but not played here.
play-error-unreadable = The file { $path } cannot be read: { $reason }
play-error-unsaved = Your last play is not saved yet. { $reason }
play-error-record = The record could not be written to { $path }: { $reason }. The game itself is saved.
play-error-in_use = A game is already being played in another window (process { $process }). Continue there, or leave it first.
play-error-elsewhere = This game was continued in another window, so your last play was not made. Start again to resume it from its current position.
play-save_again = Enter: try to save again. quit: leave.
play-error-house_broken = The game cannot continue by the house rule { $name } ({ $kind }). It is saved; the details are in { $path }. Test the house rule with { $program } rules check.
play-error-dead_end = The house rule { $name } reaches a dead end here: no action is legal, and the hand is not over. The game is saved in { $path }. Test the house rule with { $program } rules check. Position: { $position }
play-error-endless = By the house rule { $name }, this hand has lasted more than { $limit } turns, so it stops here. The game is saved in { $path }. Test the house rule with { $program } rules check.
play-error-broken = The program has an internal error ({ $kind }) and has to stop. The details are in { $path }; please report them.

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
       *[other] and the knee and the foot
    }

play-remains_reserves-you =
    { $number ->
        [one] You did not take up your foot.
       *[other] You did not take up your knee and foot.
    }

play-remains_reserves-other =
    { $number ->
        [one] { $name } did not take up the foot.
       *[other] { $name } did not take up the knee and the foot.
    }
