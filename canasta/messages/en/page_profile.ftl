### One's own games: history, figures, ratings, leaderboards, and the sheet of a game.

page-profile-title = Your games
page-profile-signed_out = You’re not signed in on this device. Sign in to see the games of your account here.
page-profile-guest = You are playing as { $name }, a guest: your games are on this device only. With an account, you have them on any device and appear on the leaderboards.
page-profile-sign_up = Create an account
page-profile-none = No finished games yet. Your games, statistics and ratings will appear here.
page-profile-all = All rulebooks
page-profile-no_games = no games yet
page-profile-won_of = { $won } of { $games } won
page-profile-of_hands = { $number } of { $hands } hands

page-profile-games = Games
page-profile-games_in = { $book } games
page-profile-none_in = You have not played { $book } yet.
page-profile-ended_early = Ended early
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
page-profile-page_newer = Newer games
page-profile-page_older = Older games

page-profile-rating = Rating
page-profile-no_rating = No rated games with this rulebook yet.
page-profile-what_counts = Everyone starts at 25. A game is rated if it is played to the end by the book and no one asks the coach.
page-profile-provisional = { $games ->
    [one] Based on one game, so still uncertain: ranked after { $enough } games. Most likely between { $low } and { $high }.
   *[other] Based on { $games } games, so still uncertain: ranked after { $enough } games. Most likely between { $low } and { $high }.
  }
page-profile-settled = Based on { $games } games. Most likely between { $low } and { $high }.
page-profile-curve = Your rating after each game

page-profile-statistics = Statistics
page-profile-statistic-games = Games
page-profile-statistic-abandoned = Ended early
page-profile-statistic-hands = Hands
page-profile-statistic-per_hand = Your side’s points per hand
page-profile-statistic-out = Times you went out
page-profile-statistic-concealed = concealed
page-profile-statistic-special = Special hands shown
page-profile-statistic-first_melds = Your side’s first melds
page-profile-statistic-meld_round = average round
page-profile-statistic-natural = Natural canastas
page-profile-statistic-mixed = Mixed canastas
page-profile-statistic-wild = Wild canastas
page-profile-statistic-piles = Piles you took

page-profile-leaderboard = Leaderboard
page-profile-leaderboard_about = Ordered by the lowest likely rating. Players with too few games come last, without a rank.
page-profile-leaderboard_guest = Players with an account, ordered by the lowest likely rating.
page-profile-leaderboard_pages = Pages of the leaderboard
page-profile-leaderboard_higher = Higher ranks
page-profile-leaderboard_lower = Lower ranks
page-profile-leaderboard_empty = No one yet: no player with an account has a rated game with this rulebook.
page-profile-rank = Rank
page-profile-name = Name
page-profile-you = you
page-profile-not_ranked = too few games

page-game-title = Score sheet
page-game-all = All your games
page-game-hands = Hand by hand

page-unrated-house = Not rated: house rules are another game.
page-unrated-position = Not rated: the game begins from a position that was set up.
page-unrated-short = Not rated: the target is below the rulebook’s usual one.
page-unrated-referee = Not rated: a referee can change the score.
page-unrated-director = Not rated: the director of the evening plays in it.
page-unrated-round = Not rated: the round ended before the game.
page-unrated-no_hand = Not rated: you did not play a whole hand yourself.
page-unrated-help = Not rated: you won with help from the coach, a take-back or a new deal.
page-unrated-absent = Not rated: you won, but a bot played most of your turns.
page-unrated-partner = Not rated: a bot played most of your partner’s turns.
page-unrated-agreed = Not rated: the players agreed to end the game.
page-unrated-host = Not rated: the host ended the game or removed a player.
page-unrated-no = Rated
