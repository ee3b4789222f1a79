### One's own games: history, figures, ratings, leaderboards, and the sheet of a game.

page-profile-title = Your games
page-profile-stranger = You’re not signed in on this device. Sign in to see the games of your account here.
page-profile-guest = You are playing as { $name }, a guest: your games are on this device only. With an account, you have them on any device and appear on the leaderboards.
page-profile-keep = Create an account
page-profile-none = No finished games yet. Your games, statistics and ratings will appear here.
page-profile-all = All rulebooks
page-profile-no_games = no games yet
page-profile-won_of = { $won } of { $games } won
page-profile-of_hands = { $number } of { $hands } hands

page-profile-games = Games
page-profile-games_in = { $book } games
page-profile-none_in = You have not played { $book } yet.
page-profile-broken_off = Ended early
page-profile-hands = { $number ->
    [one] { $number } hand
   *[other] { $number } hands
  }
page-profile-unrated = not rated
page-profile-replay = Replay and review
page-profile-replay_of = Replay and review: { $game }
page-profile-record = Record
page-profile-record_of = Save the record: { $game }
page-profile-pages = Pages of your games
page-profile-page = Page { $page } of { $pages }
page-profile-page_before = Newer games
page-profile-page_next = Older games

page-profile-rating = Rating
page-profile-no_rating = No rated games with this rulebook yet.
page-profile-what_counts = Everyone starts at 25. A game is rated if it is played to the end by the book and no one asks the coach.
page-profile-provisional = { $games ->
    [one] Based on one game, so still uncertain: ranked after { $enough } games. Most likely between { $low } and { $high }.
   *[other] Based on { $games } games, so still uncertain: ranked after { $enough } games. Most likely between { $low } and { $high }.
  }
page-profile-settled = Based on { $games } games. Most likely between { $low } and { $high }.
page-profile-curve = Your rating after each game

page-profile-figures = Statistics
page-profile-figure-games = Games
page-profile-figure-abandoned = Ended early
page-profile-figure-hands = Hands
page-profile-figure-per_hand = Your side’s points per hand
page-profile-figure-out = Times you went out
page-profile-figure-concealed = concealed
page-profile-figure-special = Special hands shown
page-profile-figure-first_melds = Your side’s first melds
page-profile-figure-meld_round = average round
page-profile-figure-natural = Natural canastas
page-profile-figure-mixed = Mixed canastas
page-profile-figure-wild = Wild canastas
page-profile-figure-piles = Piles you took

page-profile-leaders = Leaderboard
page-profile-leaders_about = Ordered by the lowest likely rating. Players with too few games come last, without a rank.
page-profile-leaders_guest = Players with an account, ordered by the lowest likely rating.
page-profile-leader_pages = Pages of the leaderboard
page-profile-leaders_before = Higher ranks
page-profile-leaders_next = Lower ranks
page-profile-nobody = No one yet: no player with an account has a rated game with this rulebook.
page-profile-rank = Rank
page-profile-name = Name
page-profile-you = you
page-profile-not_ranked = too few games

page-game-title = Score sheet
page-game-all = All your games
page-game-hands = Hand by hand
