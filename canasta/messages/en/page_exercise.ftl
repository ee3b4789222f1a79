### Exercises: of the day, and from one’s own games.

page-exercise-title = Exercises
page-exercise-lead = One play is clearly best. You choose; the coach says what each comes to, and why.
page-exercise-which = Which exercises
page-exercise-day = Exercise of the day
page-exercise-own = From your games
page-exercise-book = Book
page-exercise-searching = The coach looks for a position with a clear answer. Looked at: { $number }.
page-exercise-table = The table
page-exercise-question = The question
page-exercise-right = Right.
page-exercise-rather = Rather: { $play }.
page-exercise-cost = Yours costs { $cost } in a hundred games.
page-exercise-best = the best
page-exercise-yours = your choice
page-exercise-played = played in the game
page-exercise-tab_yours = yours
page-exercise-tab_best = best
page-exercise-none = There are none yet: let the coach review a game of yours, and the positions where another play was clearly better are here.
page-exercise-to_games = To your games
page-exercise-before = Exercise before
page-exercise-next = Next exercise
page-exercise-of = { $number } of { $of }
page-exercise-solved = solved
page-exercise-in_game = Look at it in the game
