### Teach me: a first hand, explained as it goes. The texts of the lessons are in files of their own.

lesson-you = You
lesson-yes = Right.
lesson-other = That is allowed, but the lesson goes another way here.
lesson-so_far = Good. There is more to do.
lesson-which = Please choose one of the answers, 1 to { $last }.
lesson-no_book = There is no lesson for '{ $book }'; there is: { $books }.
lesson-no_step = There is no step { $number }: this lesson has { $last }.

## Steps that several lessons share.

lesson-any-welcome =
    Welcome. You sit down at a table of four. { $partner }, opposite you, is your partner; { $left }, on your left, and { $right }, on your right, play against the two of you.
    You and { $partner } have one score together. The side that comes to { $target } points first has won.

lesson-any-deal =
    Everybody has been dealt { $cards } cards. The others lie face down: that is the stock. One card was turned up next to it, and that is where the pile begins.
    Have a look at the table: the stock, the pile, the two sides, and your own cards, sorted by rank. What is said there of a first meld you may pass over for now.

lesson-any-aim =
    This is what it is all about: collect cards of the same rank and lay them on the table, at least three at a time.
    What lies on the table at the end brings points, and long rows bring a great many. What is still in your hand costs points.

lesson-any-turn =
    A turn has three parts. You draw a card; then you may lay cards, if you like; and last you put one card face up on the pile.
    You are the first to play.
lesson-any-turn-do = Draw a card from the stock.
lesson-any-turn-other = That comes later. A turn begins with a card from the stock.

lesson-any-top =
    At the moment nobody could take it anyway, since there is a wild card on top, and wild cards have no rank to match.
lesson-any-top-do = So draw.
lesson-any-top-other = Draw first, please.

lesson-any-anyway = So the stock has to do.
lesson-any-anyway-do = Draw.
lesson-any-anyway-other = There is nothing else to do first: draw.

lesson-any-again = It is your turn.
lesson-any-again-do = Draw.
lesson-any-again-other = Draw first.

lesson-any-last = One more card, and perhaps you are there.
lesson-any-last-do = Draw.
lesson-any-last-other = Draw first.

## At the terminal.

teach-title = Teach me: { $title }, step { $number } of { $last }
teach-enter = Enter to go on (help):
teach-play = Your play (help):
teach-choose = Your answer, 1 to { $last } (help):
teach-choice = { "" }  { $number }  { $answer }
teach-type = Type: { $play }
teach-hint = You are asked for this: { $play }
teach-hint_choice = The answer is { $number }.
teach-hint_read = There is nothing to do but to read. Enter goes on.
teach-unknown = '{ $text }' is not understood. Type hint to see what is asked for, or help.
teach-task = → { $task }
teach-help =
    Type a play as the task says, or the number of an answer; Enter goes on where there is only to read.
      hint                   what is asked for
      ?                      the rule that this step teaches
      skip                   let it be done for you, and go on
      back                   one step back
      table                  show the table again
      why d7                 whether a play is allowed, and why or why not
      rules · rules 33       the rulebook
      quit                   leave; you can resume at this step
teach-done = That was the lesson. Play a game of it: { $program } play --book { $game }
teach-left = You can resume at this step: { $program } teach { $book } --from { $number }
teach-which = Which book shall it be [{ $book }]:
teach-welcome = A lesson takes about ten minutes. Nobody waits for you, and you can leave at any time.
teach-first = This is the first step.
