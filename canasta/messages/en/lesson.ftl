### Teach me: a first hand, explained as it goes. The texts of the lessons are in files of their own.

lesson-you = You
lesson-yes = Right.
lesson-other = That is allowed, but the lesson takes another path here.
lesson-so_far = Good. There is more to do.
lesson-which = Please choose one of the answers, 1 to { $last }.
lesson-no_book = There is no lesson for '{ $book }'. Available: { $books }.
lesson-no_step = Step { $number } does not exist: this lesson has { $last } steps.

## Steps that several lessons share.

lesson-any-welcome =
    Welcome! You are at a table of four. { $partner }, opposite you, is your partner; { $left }, on your left, and { $right }, on your right, are your opponents.
    You and { $partner } share one score. The first side to reach { $target } points wins.

lesson-any-deal =
    Each player has been dealt { $cards } cards. The rest lie face down: they are the stock. One card was turned up next to it to start the pile.
    Have a look at the table: the stock, the pile, the two sides, and your own cards, sorted by rank. You can ignore the first meld for now.

lesson-any-aim =
    Here is the aim: collect cards of the same rank and lay them on the table, at least three at a time.
    At the end, what is on the table scores points, and long rows score a lot. What is still in your hand costs points.

lesson-any-turn =
    A turn has three parts. You draw a card; then you may lay cards, if you like; and finally you put one card face up on the pile.
    You go first.
lesson-any-turn-do = Draw a card from the stock.
lesson-any-turn-other = That comes later. Start your turn with a card from the stock.

lesson-any-top =
    No one could take it now anyway: there is a wild card on top, and wild cards have no rank to match.
lesson-any-top-do = So draw.
lesson-any-top-other = Draw first, please.

lesson-any-anyway = So the stock will have to do.
lesson-any-anyway-do = Draw.
lesson-any-anyway-other = There is nothing else to do first: draw.

lesson-any-again = It is your turn.
lesson-any-again-do = Draw.
lesson-any-again-other = Draw first.

lesson-any-last = One more card, and you may be there.
lesson-any-last-do = Draw.
lesson-any-last-other = Draw first.

## At the terminal.

teach-title = Teach me: { $title }, step { $number } of { $last }
teach-enter = Press Enter to continue (help):
teach-play = Your play (help):
teach-choose = Your answer, 1 to { $last } (help):
teach-choice = { "" }  { $number }  { $answer }
teach-type = Type: { $play }
teach-hint = The task is: { $play }
teach-hint_choice = The answer is { $number }.
teach-hint_read = There is nothing to do here. Press Enter to continue.
teach-unknown = Cannot understand '{ $text }'. Type hint to see the task, or help.
teach-task = → { $task }
teach-help =
    Type the play that the task asks for, or the number of an answer; without a task, press Enter to continue.
      hint                   the answer to the task
      ?                      the rule that this step teaches
      skip                   do it for me, and continue
      back                   one step back
      table                  show the table again
      why d7                 whether a play is allowed, and why or why not
      rules · rules 33       the rulebook
      quit                   leave; you can resume at this step
teach-done = That was the lesson. Now play a game: { $program } play --book { $game }
teach-left = To resume at this step: { $program } teach { $book } --from { $number }
teach-which = Which rulebook would you like to learn? [{ $book }]:
teach-welcome = A lesson takes about ten minutes. Take your time; you can leave whenever you like.
teach-first = This is the first step.
