### Teach me: a first hand, explained as it goes. The texts of the lessons are in files of their own.

lesson-you = You
lesson-yes = Right.
lesson-other = That is allowed, but the lesson goes another way here.
lesson-so_far = Good. There is more to do.
lesson-which = Please choose one of the answers, 1 to { $last }.
lesson-no_book = There is no lesson for '{ $book }'; there is: { $books }.
lesson-no_step = There is no step { $number }: this lesson has { $last }.

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
teach-done = That was the lesson. Play a game of it: { $program } play --book { $book }
teach-left = You can resume at this step: { $program } teach { $book } --from { $number }
teach-which = Which book shall it be [{ $book }]:
teach-welcome = A lesson takes about ten minutes. Nobody waits for you, and you can leave at any time.
teach-first = This is the first step.
