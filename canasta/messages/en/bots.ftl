### The levels and styles of the bots: canasta bots, --help, completion.

bot-level-random = Any legal action, each as likely as the other: the measure of all others.
bot-level-simple = A few rules of thumb and no plan; it came first, and the levels are measured against it.
bot-level-beginner = Friendly and forgetful: lays early, spends wild cards freely, remembers only the last discards, and now and then overlooks a pile or a card that fits.
bot-level-club = A club player: fights for the pile, counts cards, discards with care, opens for few wild cards, goes out when that gains.
bot-level-expert = The club player with weights tuned across all books: a better sense of proportion.
bot-level-champion = Looks ahead: deals the unseen cards again many times, plays each choice on, and leaves the rule of thumb only for something better beyond doubt.
bot-style-cautious = Gives the pile away less often, at the price of its own cards.
bot-style-hungry = Takes the pile more often, even a small one.
bot-style-quick = Lays early and goes out sooner and more often.

bot-no_style = '{ $level }' has no styles: { $names } have.
bot-style_unknown = There is no style '{ $style }'; there is: { $styles }.
bot-think = '{ $name }' does not think in samples, so --think means nothing to it. Those that do: { $names }.
bot-few = The core is not compiled here, so { $names } will think with fewer samples ({ $samples }); --think sets how many.
bot-think_number = A bot thinks with at least 1 sample; { $think } is too few.

cli-bots-short = list the bots: levels, styles, and your own that are installed
cli-bots-help =
    List the bots that can have a seat, each with a sentence: the levels from weakest to strongest, the styles, and those that installed packages offer.

    Give a name to --bot, such as club, or club:cautious for a level with a style.
cli-bots-example =
    { $program } bots
    { $program } play --bot club:hungry
cli-bots-levels = Levels, weakest first
cli-bots-styles = Styles, for { $levels }: put one after a colon, as in { $example }
cli-bots-installed = Offered by installed packages
cli-bots-silent = It says nothing about itself.
cli-bots-own = A bot of your own is a class in a file, named as file.py:Class, or in a module, named as module:Class.

## Why a bot says yes or no to its partner.

bot-answer-yes_threat = Yes: { $seat } holds only { $number ->
    [one] one card
   *[other] { $number } cards
  } and that side may go out.
bot-answer-yes_stock = Yes: the stock is nearly out.
bot-answer-yes_light = Yes: my hand costs us { $points } points, and we can afford that.
bot-answer-no_canasta = No: I still hold { $points } points, and { $number ->
    [0] the cards for a canasta of { $kinds } among them.
   *[other] a canasta of { $kinds } is one card away.
  }
bot-answer-no_heavy = No: I still hold { $points } points.
play-answer-reason = { $name }, when you asked: “{ $reason }”
