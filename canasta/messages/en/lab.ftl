### The rule lab: what a rule does to the game.

cli-lab-short = measure what a rule does to the game
cli-lab-help =
    Let bots play the same deals by different rules, and measure what the rules do: how long hands are, how often the pile is taken, how hands end, how much skill counts. All figures come with 95 % intervals, and only what differs beyond them is called a difference.

    RULES is a book, a book with options (caliente+always_frozen), or a house rule by its name or file. A house rule is compared with its book, everything else with the first RULES. A house rule alone is compared with its book. The same seed gives the same figures, whatever the number of processes.
cli-lab-example =
    { $program } lab classic-two-canastas
    { $program } lab classic boat knee --hands 5000 --html books.html
    { $program } lab ours.toml --results ours --minutes 10

cli-option-lab_hands = Play at least this many hands by each of the RULES, in whole games.
cli-option-lab_bot = The bot that plays.
cli-option-lab_rival = A weaker bot. The share of skill is what the first bot makes of its games against this one.
cli-option-lab_minutes = Begin no game after this many minutes.
cli-option-lab_results = Save the games in this folder; games already there are not played again.
cli-option-lab_html = Write a report with plots as one HTML page.
cli-option-lab_markdown = Write a report as Markdown, with plots next to it. In a file that exists, only the part between the marks "lab:begin" and "lab:end" is replaced.
cli-option-lab_shipped = Add the five books and all house rules that come with the program.

lab-twice = '{ $name }' is given twice. Give each of the RULES once, and different names to different files.
lab-none = Which rules? Name a book or a house rule, or use --shipped.
lab-hands = Play between 1 and { $most } hands, not { $number }.
lab-unreadable = '{ $name }' is not a results file of this study. Choose another folder, or delete the file.
lab-marks = '{ $name }' exists and does not have the lines <!-- lab:begin --> and <!-- lab:end --> between which the report goes.
lab-failed = A bot could not go on by { $rules }, in game { $game }: { $problem }. The position: { $position }
lab-stopped = Stopped: the figures are of the games finished until then.
lab-nothing = No game was finished.
lab-written = Written: { $names }

lab-interval = { $value } ({ $low } to { $high })
lab-head = { $rules }, { $players } players: { $games } games, { $hands } hands
lab-head_cut = { $rules }, { $players } players: { $games } games, { $hands } hands; { $cut ->
    [one] one game was
   *[other] { $cut } games were
  } stopped after { $limit } hands
lab-bots = Bots: { $bot }; for skill, { $bot } against { $rival }. Seed { $seed }.
lab-against = Compared with { $base }, { $paired ->
    [yes] on the same deals
   *[no] on different deals, because the packs differ
  }:
lab-no_difference = No difference shows in these hands.
lab-column-figure = Figure
lab-column-value = Value
lab-column-rules = Rules
lab-column-difference = Difference
lab-column-base = Against
lab-column-verdict = Beyond chance
lab-verdict-yes = yes
lab-verdict-no = no
lab-verdict-base = –
lab-explained = In brackets: 95 % intervals. A difference is only claimed if it holds although { $number } figures were compared (Holm's method: at most 5 % for any false claim in all of this). Differences of shares are percentage points.

lab-group-length = Length
lab-group-points = Points
lab-group-seats = Seats
lab-group-pile = The pile
lab-group-canastas = Canastas and special hands
lab-group-endings = How hands end
lab-group-games = Whole games
lab-group-skill = Skill and luck

lab-figure-turns = Turns in a hand
lab-figure-decisions = Decisions in a hand
lab-figure-minutes = Minutes for a hand (estimated)
lab-figure-hands = Hands in a game
lab-figure-game_minutes = Minutes for a game (estimated)
lab-figure-points = Points of a side in a hand
lab-figure-margin = Points between first and second in a hand
lab-figure-swing = Typical swing of a hand in points
lab-figure-negative = Hands below zero
lab-figure-opened = Sides that make their first meld
lab-figure-opening = Round of the first meld
lab-figure-first_won = Hands won by the side that plays first
lab-figure-first_lead = Points ahead for playing first
lab-figure-dealer_lead = Points ahead for dealing
lab-figure-takes = Piles taken in a hand
lab-figure-take_turns = Turns in which the pile is taken
lab-figure-cards = Cards in a pile that is taken
lab-figure-frozen = Turns with a frozen pile
lab-figure-frozen_takes = Takes of a frozen pile
lab-figure-natural = Natural canastas of a side in a hand
lab-figure-mixed = Mixed canastas of a side in a hand
lab-figure-wild = Canastas of wild cards of a side in a hand
lab-figure-concealed = Hands that a player goes out of concealed
lab-figure-special = Hands that end with a special hand
lab-figure-ended_out = Hands that end with a player out
lab-figure-ended_exhausted = Hands that end with the stock
lab-figure-ended_last_three = Hands that end with a red three as the last card
lab-figure-ended_stuck = Hands that end because no player can play
lab-figure-lead_changes = Changes of the lead in a game
lab-figure-comeback = Games won from behind at half-time
lab-figure-skill_games = Games won by the better player
lab-figure-skill_hands = Hands won by the better player
lab-figure-skill_lead = Points ahead in a hand for the better player
lab-figure-skill_share = Share of skill in a hand's result

lab-report-title = What rules do to the game
lab-report-made = Played on { $date } by Casa Canasta { $version } ({ $commit }), seed { $seed }.
lab-report-played = Bots of the level { $bot } play the same deals by all rules, whole games. For the share of skill, each side in turn is played by { $bot }, the others by { $rival }, on the same deals again.
lab-report-differences = What each rule changes
lab-report-changes = { $rules } instead of { $base }
lab-report-different_deals = The packs differ, so the deals do too.
lab-report-games = { $games } games, { $hands } hands
lab-report-figures = The figures
lab-report-table = The same as a table
lab-report-plot = { $title }: a dot for each of the rules, with its 95 % interval
lab-report-key = A full dot differs from what it is compared with, beyond chance. A ring does not, or is compared with nothing. The line is the 95 % interval.
lab-report-contents = Contents
lab-report-how = How to read this
lab-report-how_minutes = Minutes are estimated for real cards: { $hand } minutes for shuffling, dealing and counting, { $turn } seconds for a turn, { $decision } seconds for each further decision. Only their proportions say something.
lab-report-how_swing = The typical swing is the root mean square of a side's lead in one hand between equal players: mostly luck.
lab-report-how_skill = The share of skill is the part of a hand's variance that comes from the stronger side, if one side is { $bot } and the others are { $rival }. The rest is luck. A game of several hands depends on skill more than a hand.
lab-report-how_comeback = Half-time is when a side first has half of the winner's final total.
lab-report-how_bots = Bots are not people. They were tuned for the five books; by a house rule they play well, but not always best.
