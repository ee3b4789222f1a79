### What the server says of what takes a while: replays, hints, reviews; and of what people keep there.

server-many_analyses = You have asked for several things at once, or the server is busy. Wait for an answer first.
server-slow = This took too long, and was given up.
server-no_coach = There is no coach at this table.
server-no_review = There is no such review; ask for it anew.
server-no_exercise = There is no such exercise any more; look for another one.
server-many_reviews = At most { $number } reviews are worked out for one player at a time. Wait for one of them.
server-not_yours = Only its owner may change this.
server-no_setting = There is no setting '{ $name }' in this book.
server-many_houses = You have { $number } house rules already. Let go of one first.
server-no_pad = There is no such score pad, or you may not look at it.
server-pad_changed = Somebody else has written on the pad meanwhile. Look at it again first.
server-many_pads = You have { $number } score pads already. Let go of one first.
server-many_asking = Too many people ask to write on this pad already.
server-no_asking = Nobody of that name asks to write on this pad.

cli-ratings-short = the ratings of a server's players
cli-ratings-help =
    The leaderboards of the server, book by book. A rating is provisional until there are enough games.

    Ratings follow from the games alone: with --rebuild they are worked out anew from all games in the database. The server may be running.
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
        [0] There is no finished game yet.
        [one] Worked out anew from one game.
       *[other] Worked out anew from { $number } games.
    }
cli-option-ratings_rebuild = Work all results and ratings out anew from the games.
