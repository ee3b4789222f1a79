### One's own games: history, figures, ratings, leaderboards, and the sheet of a game.

page-profile-title = Your games
page-profile-stranger = Nobody has come in on this device yet. Games of an account are shown here once you log in.
page-profile-guest = You play as { $name }, a guest: this device alone knows your games. With an account they are there on any device, and you appear on the leaderboards.
page-profile-keep = Keep them with an account
page-profile-none = No game has been played to its end yet. Your games, figures and ratings will be here.
page-profile-all = All books
page-profile-no_games = no game yet
page-profile-won_of = { $won } of { $games } won
page-profile-of_hands = { $number } of { $hands } hands

page-profile-games = Games
page-profile-games_in = Games by { $book }
page-profile-none_in = You have not played by { $book } yet.
page-profile-broken_off = Broken off.
page-profile-hands = { $number ->
    [one] { $number } hand
   *[other] { $number } hands
  }
page-profile-unrated = does not count for the rating
page-profile-replay = Replay and review
page-profile-replay_of = Replay and review: { $game }
page-profile-record = Record
page-profile-record_of = Save the record: { $game }
page-profile-pages = Pages of your games
page-profile-page = Page { $page } of { $pages }
page-profile-page_before = Later ones
page-profile-page_next = Earlier ones

page-profile-rating = Rating
page-profile-no_rating = No game by this book has counted yet.
page-profile-what_counts = Everybody begins at 25. What counts are games played to their end by the book, with nobody asking the coach.
page-profile-provisional = { $games ->
    [one] From one game, so it says little yet: it is ranked from { $enough } games on. Most likely it lies between { $low } and { $high }.
   *[other] From { $games } games, so it says little yet: it is ranked from { $enough } games on. Most likely it lies between { $low } and { $high }.
  }
page-profile-settled = From { $games } games. Most likely it lies between { $low } and { $high }.
page-profile-curve = Your rating after each game

page-profile-figures = Figures
page-profile-figure-games = Games
page-profile-figure-abandoned = Broken off
page-profile-figure-hands = Hands
page-profile-figure-per_hand = Points of your side, a hand
page-profile-figure-out = You went out
page-profile-figure-concealed = of these concealed
page-profile-figure-special = Special hands shown
page-profile-figure-first_melds = First melds of your side
page-profile-figure-meld_round = in which round, on average
page-profile-figure-natural = Natural canastas
page-profile-figure-mixed = Mixed canastas
page-profile-figure-wild = Wild canastas
page-profile-figure-piles = Piles you took

page-profile-leaders = Leaderboard
page-profile-leaders_about = In the order of what each rating is worth at least. Those with too few games come last, without a place.
page-profile-leaders_guest = Players with an account stand here, in the order of what each rating is worth at least.
page-profile-leader_pages = Pages of the leaderboard
page-profile-leaders_before = Higher places
page-profile-leaders_next = Lower places
page-profile-nobody = Nobody is on it yet: no player with an account has played a game by this book that counts.
page-profile-rank = Place
page-profile-name = Name
page-profile-you = you
page-profile-not_ranked = too few games

page-game-title = Score sheet
page-game-all = All your games
page-game-hands = Hand by hand
