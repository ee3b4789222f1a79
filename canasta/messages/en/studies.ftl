### What the server says of what takes a while: replays, hints, reviews; and of what people keep there.

server-many_analyses = You have several requests open, or the server is busy. Wait for an answer first.
server-slow = This took too long and was cancelled.
server-no_coach = This table has no coach.
server-no_review = This review no longer exists. Start it again.
server-no_exercise = This exercise no longer exists. Choose another one.
server-many_reviews = You can have at most { $number } reviews in progress. Wait until one is finished.
server-not_yours = Only its owner may change this.
server-no_setting = This rulebook has no setting '{ $name }'.
server-many_houses = You already have { $number } house rules. Delete one first.
server-no_pad = This score pad does not exist, or you may not see it.
server-pad_changed = The pad has been changed in the meantime. Look at it again first.
server-many_pads = You already have { $number } score pads. Delete one first.
server-many_asking = Too many people are already asking for permission to write on this pad.
server-no_asking = No one of that name is asking for permission to write on this pad.

cli-ratings-short = show the ratings of a server's players
cli-ratings-help =
    Show the server's leaderboards, one per rulebook. A rating is provisional until there are enough games.

    Ratings depend on the games only: --rebuild computes them again from all games in the database. The server may be running.
cli-ratings-example = { $program } ratings --rebuild
cli-ratings-exit_1 = { "" }
cli-ratings-book = { $book }
cli-ratings-line = { "  " }{ $rating }  { $name } ({ $games ->
        [one] one game
       *[other] { $games } games
    })
cli-ratings-provisional = { "  " }{ $rating }  { $name } ({ $games ->
        [one] one game
       *[other] { $games } games
    }, provisional)
cli-ratings-rebuilt = { $number ->
        [0] There are no finished games yet.
        [one] Recomputed from one game.
       *[other] Recomputed from { $number } games.
    }
cli-option-ratings_rebuild = Compute all results and ratings again from the games.
