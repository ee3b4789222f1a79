### What a rule does to the game, in sentences: the forecast of the page and the lab.

lab-amount = { $size ->
    [little] a little
    [tenth] about a tenth
    [fifth] about a fifth
    [quarter] about a quarter
    [third] about a third
    [half] about half
    [two_thirds] about two thirds
    [three_quarters] about three quarters
   *[percent] { $percent } %
  }
lab-percent = { $value } %

lab-more-turns = Hands get { $amount } longer: { $value } turns instead of { $base }.
lab-less-turns = Hands get { $amount } shorter: { $value } turns instead of { $base }.
lab-more-hands = Games take more hands: { $value } instead of { $base }.
lab-less-hands = Games take fewer hands: { $value } instead of { $base }.
lab-more-points = A hand brings a side more points: { $value } instead of { $base }.
lab-less-points = A hand brings a side fewer points: { $value } instead of { $base }.
lab-more-margin = Hands are won by { $amount } more: by { $value } points instead of { $base }.
lab-less-margin = Hands are closer: they are won by { $value } points instead of { $base }.
lab-more-opened = Sides make their first meld more often: in { $value } of their hands instead of { $base }.
lab-less-opened = Sides make their first meld less often: in { $value } of their hands instead of { $base }.
lab-more-opening = First melds come later: in round { $value } instead of { $base }.
lab-less-opening = First melds come earlier: in round { $value } instead of { $base }.
lab-more-first_lead = Playing first is worth more: { $value } points a hand instead of { $base }.
lab-less-first_lead = Playing first is worth less: { $value } points a hand instead of { $base }.
lab-more-take_turns = The pile is taken more often: in { $value } of turns instead of { $base }.
lab-less-take_turns = The pile is taken less often: in { $value } of turns instead of { $base }.
lab-more-cards = The pile is larger when it is taken: { $value } cards instead of { $base }.
lab-less-cards = The pile is smaller when it is taken: { $value } cards instead of { $base }.
lab-more-frozen = The pile is frozen more of the time: in { $value } of turns instead of { $base }.
lab-less-frozen = The pile is frozen less of the time: in { $value } of turns instead of { $base }.
lab-more-natural = There are more natural canastas: { $value } a side and hand instead of { $base }.
lab-less-natural = There are fewer natural canastas: { $value } a side and hand instead of { $base }.
lab-more-mixed = There are more mixed canastas: { $value } a side and hand instead of { $base }.
lab-less-mixed = There are fewer mixed canastas: { $value } a side and hand instead of { $base }.
lab-more-wild = There are more canastas of wild cards: { $value } a side and hand instead of { $base }.
lab-less-wild = There are fewer canastas of wild cards: { $value } a side and hand instead of { $base }.
lab-more-concealed = Players go out concealed more often: in { $value } of hands instead of { $base }.
lab-less-concealed = Players go out concealed less often: in { $value } of hands instead of { $base }.
lab-more-special = Special hands come more often: in { $value } of hands instead of { $base }.
lab-less-special = Special hands come less often: in { $value } of hands instead of { $base }.
lab-more-ended_out = More hands end with a player going out: { $value } instead of { $base }.
lab-less-ended_out = Fewer hands end with a player going out: { $value } instead of { $base }.
lab-more-lead_changes = The lead changes more often: { $value } times a game instead of { $base }.
lab-less-lead_changes = The lead changes less often: { $value } times a game instead of { $base }.
lab-more-comeback = A side that is behind at half-time wins more often: { $value } of games instead of { $base }.
lab-less-comeback = A side that is behind at half-time wins less often: { $value } of games instead of { $base }.
lab-more-skill_hands = The better player wins more hands: { $value } instead of { $base }.
lab-less-skill_hands = The better player wins fewer hands: { $value } instead of { $base }.
lab-more-skill_games = The better player wins more games: { $value } instead of { $base }.
lab-less-skill_games = The better player wins fewer games: { $value } instead of { $base }.
lab-players = { $name } cannot be compared with its book: they have no number of players in common.
