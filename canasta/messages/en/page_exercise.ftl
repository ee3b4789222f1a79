### Exercises: of the day, and from one’s own games.

page-exercise-title = Exercises
page-exercise-lead = In each position one play is clearly best. Choose one; the coach then says what each play is worth, and why.
page-exercise-source = Which exercises
page-exercise-day = Exercise of the day
page-exercise-your_games = From your games
page-exercise-book = Rulebook
page-exercise-searching = Looking for a position with a clear answer… Positions checked: { $number }
page-exercise-table = Table
page-exercise-question = Question
page-exercise-right = Correct!
page-exercise-better = Better: { $play }.
page-exercise-cost = Your choice costs { $cost } wins in 100 games.
page-exercise-best = best
page-exercise-yours = your choice
page-exercise-played = played in the game
page-exercise-tab_yours = yours
page-exercise-tab_best = best
page-exercise-none = No exercises yet. Let the coach review one of your games: positions where another play was clearly better will appear here.
page-exercise-to_games = Go to your games
page-exercise-previous = Previous exercise
page-exercise-next = Next exercise
page-exercise-of = { $number } of { $of }
page-exercise-solved = solved
page-exercise-in_game = See it in the game
