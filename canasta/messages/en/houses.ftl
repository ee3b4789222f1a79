### The house rules that come with the program, as their files describe them (canasta/books/houses).

house-about-american-empty-pile = No aces, sevens or dead cards on an empty pile, not even as the first discard of the hand.
house-about-american-for-few = For two or three players without partners.
house-about-american-no-special-hands = No special hands.
house-about-boat-no-quiet-turns = No quiet turns: lay and take from the first turn on.
house-about-boat-one-to-hold = A player who does not go out keeps a card after the discard.
house-about-boat-to-5000 = To 5000 points, with first melds to match.
house-about-caliente-always-frozen = The pile is always frozen.
house-about-caliente-hot = Caliente cards, a pile that is always frozen, two canastas to go out.
house-about-classic-black-threes = A black three left in hand costs 100 points.
house-about-classic-easy-asking = A partner's yes is not binding.
house-about-classic-few-wild = Sets always have more natural than wild cards, and at most three wild cards.
house-about-classic-joker-skips = A discarded joker makes the next player miss a turn.
house-about-classic-last-discard = Going out ends with a discard; it is not possible to go out concealed.
house-about-classic-pair-only = The pile is always frozen: only a natural pair takes it.
house-about-classic-ten-left = The hand ends when ten cards are left in the stock.
house-about-classic-thirteen = Thirteen cards each; two players draw two cards a turn.
house-about-classic-to-8500 = To 8500 points; a first meld needs 150 from 5000 on and 180 from 7000 on.
house-about-classic-two-canastas = Partners need two canastas to go out.
house-about-classic-wild-canastas = Wild cards alone make sets and canastas; black threes are never laid.
house-about-knee-elevens = Eleven cards in hand, knee and foot; two hands make a game.
