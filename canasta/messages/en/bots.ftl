### The levels and styles of the bots: canasta bots, --help, completion.

bot-level-random = Plays any legal action at random: the baseline for all others.
bot-level-simple = A few rules of thumb and no plan; the levels are measured against it.
bot-level-beginner = Friendly and forgetful: lays early, spends wild cards freely, remembers only the last discards, and sometimes overlooks a pile or a matching card.
bot-level-club = A club player: fights for the pile, counts cards, discards with care, opens with few wild cards, goes out when it pays.
bot-level-expert = The club player with weights tuned across all rulebooks: better judgement.
bot-level-learned = A neural network trained by imitating the expert and by playing against itself.
bot-level-champion = Thinks ahead: deals the unseen cards many times, plays out each choice, and departs from the expert's play only for a clear gain.
bot-style-cautious = Gives the pile away less often, even at a cost to its own hand.
bot-style-hungry = Takes the pile more often, even a small one.
bot-style-quick = Lays early and goes out sooner and more often.

bot-no_style = '{ $level }' has no styles. These levels have: { $names }.
bot-style_unknown = Unknown style '{ $style }'. Available: { $styles }.
bot-think = '{ $name }' does not use samples, so --think has no effect. Bots that do: { $names }.
bot-few = The core is not compiled here, so { $names } will use fewer samples ({ $samples }). Set the number with --think.
bot-weights_none = There is no file '{ $name }' with weights.
bot-weights_wrong = '{ $name }' does not have the weights of a network: its array '{ $array }' is missing or does not fit. Train it again, or restore the file.
bot-think_number = A bot needs at least 1 sample; { $think } is too few.

cli-bots-short = list the bots: levels, styles, and installed ones
cli-bots-help =
    List the available bots with a sentence on each: the levels from weakest to strongest, the styles, and those from installed packages.

    Give a name to --bot, such as club, or club:cautious for a level with a style.
cli-bots-example =
    { $program } bots
    { $program } play --bot club:hungry
cli-bots-levels = Levels, weakest first
cli-bots-styles = Styles, for { $levels }: put one after a colon, as in { $example }
cli-bots-installed = From installed packages
cli-bots-silent = No description.
cli-bots-own = Your own bot is a class in a file, named as file.py:Class, or in a module, named as module:Class.

## Why a bot says yes or no to its partner.

bot-answer-yes_threat = Yes: { $seat } holds only { $number ->
    [one] one card
   *[other] { $number } cards
  }, and that side may go out.
bot-answer-yes_stock = Yes: the stock is nearly out.
bot-answer-yes_light = Yes: my hand costs us { $points } points, but we can afford that.
bot-answer-no_canasta = No: I still hold { $points } points, and { $number ->
    [0] among them the cards for a canasta of { $kinds }.
   *[other] a canasta of { $kinds } is one card away.
  }
bot-answer-no_heavy = No: I still hold { $points } points.
bot-answer-no_reach = No: our side is still { $number ->
    [one] one canasta
   *[other] { $number } canastas
  } short of going out.
bot-answer-no_unfinished = No: our unfinished sets would cost us { $points } points.
play-answer-reason = { $name }, when you asked: “{ $reason }”
