### The pages around the table: the lobby, a new table, and a table before its first card.

## A new table

page-new-title = New table

page-level-beginner = Beginner
page-level-beginner-about = Friendly and forgetful.
page-level-club = Club player
page-level-club-about = Fights for the pile and counts cards.
page-level-expert = Expert
page-level-expert-about = A club player with better judgement.
page-level-champion = Champion
page-level-champion-about = Thinks ahead, and takes a moment for it.

page-option-caliente_cards = Two Caliente cards
page-option-always_frozen = The pile is always frozen
page-option-extra_deck = An extra pack
page-option-extra_deck_three_sides = An extra pack, three sides

page-house-american-aces-first = Aces first: laid with the first meld or not at all
page-house-american-empty-pile = No aces, sevens or dead cards on an empty pile
page-house-american-four-hands = Four special hands only
page-house-american-joker-pairs = Pairs with jokers, too, and special hands after the partner’s meld
page-house-american-six = Six in two teams of three
page-house-american-three-hands = Three hands; first melds of 125, 155 and 180
page-house-american-for-few = For two or three players, without partners
page-house-american-no-special-hands = No special hands
page-house-boat-no-quiet-turns = Lay cards and take the pile from the first turn
page-house-boat-one-to-hold = Keep a card after discarding
page-house-boat-to-5000 = To 5,000 points, with matching first melds
page-house-caliente-always-frozen = The pile is always frozen
page-house-caliente-hot = Hot: Caliente cards, always frozen, two canastas to go out
page-house-classic-black-threes = A black three left in hand costs 100
page-house-classic-cuban = Cuban Canasta: always frozen, sets of seven, wild canastas up to 4,000
page-house-classic-easy-asking = A partner’s yes does not oblige you to go out
page-house-classic-few-wild = More natural than wild cards, with at most three wild
page-house-classic-joker-skips = A discarded joker skips the next player
page-house-classic-last-discard = You must discard to go out
page-house-classic-natural-opening = No wild card in the first meld
page-house-classic-one-natural = Two canastas, one of them natural, to go out
page-house-classic-pair-only = Only a natural pair takes the pile
page-house-classic-ten-left = The hand ends with ten cards in the stock
page-house-classic-thirteen = Thirteen cards each; with two players, draw two
page-house-classic-threes-by-number = Red threes count by their number, with a canasta
page-house-classic-to-8500 = To 8,500 points, with matching first melds
page-house-classic-two-canastas = Partners need two canastas to go out
page-house-classic-wild-canastas = Canastas of wild cards
page-house-knee-elevens = Eleven cards in hand, knee and foot; two hands
page-house-knee-hand-and-foot = Hand and Foot: one foot, two natural and two mixed canastas
page-house-knee-hand-and-foot-club = Hand and Foot of a club: stacks of thirteen, three hands
page-house-knee-hand-and-foot-eight = Hand and Foot for seven or eight players
page-house-knee-hand-and-foot-three = Hand and Foot with three natural and three mixed canastas
page-house-knee-hand-and-foot-wild = Hand and Foot with a canasta of wild cards

## The lobby

page-lobby-resume = Resume

## Several people at one device

page-party-turn = { $name }’s turn
page-party-look_away = Pass the device on. { $names }: please look away.
page-party-open = I am { $name }: show my cards
page-party-closed = This table was being played in another tab, which has been closed.
