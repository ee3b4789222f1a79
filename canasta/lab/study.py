"""What a study of rules compares: sets of rules, the bots that play by them, and the deals."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from canasta.bots import Bot, make_bot, make_bots, thinks
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup
from canasta.jobs import Job
from canasta.match.ledger import pack_of
from canasta.messages import UserError
from canasta.notation.position.keys import default_players

#: The bot that plays, and the weaker one that it plays against to show how much skill counts.
BOT: Final = "expert"
RIVAL: Final = "beginner"


@dataclass(frozen=True)
class RuleSet:
    """A book, a book with options, or a house rule."""

    name: str
    book: str
    options: tuple[str, ...] = ()
    house: str = ""  #: the text of a house rule, which brings its own options
    players: int = 4

    def setup(self) -> Setup:
        """Return the rules for their players, or raise a ``UserError`` if that number is wrong."""
        return Job(self.book, self.players, 0, options=self.options, house=self.house).setup()


def share_deals(one: RuleSet, other: RuleSet) -> bool:
    """Return True if two sets of rules have the same pack, and therefore the same deals."""
    return one.players == other.players and pack_of(one.setup()) == pack_of(other.setup())


def rule_set(rules: Rulebook, source: str = "", players: int = 0) -> RuleSet:
    """Return the set of rules of a book; a house rule needs the text of its file.

    Args:
        rules: The book.
        source: The text of the house rule, if it has one.
        players: The number of players; 0 for four, or else the fewest.

    >>> from canasta.books import book
    >>> rule_set(book("caliente").with_options(["always_frozen"])).name
    'caliente+always_frozen'
    """
    name = rules.house.name if rules.house else "+".join((rules.slug, *rules.chosen))
    return RuleSet(name, rules.slug, rules.chosen, source, players or default_players(rules))


@dataclass(frozen=True)
class Study:
    """Settings of a study, except the number of hands and where they are played."""

    rules: tuple[RuleSet, ...]
    bot: str = BOT
    rival: str = RIVAL
    seed: str = "0"
    think: int = 0  #: samples for bots that search; 0 means their default

    def check(self) -> None:
        """Raise a ``UserError`` if the rules do not fit together or a bot is unknown."""
        names = [rules.name for rules in self.rules]
        for name in names:
            if names.count(name) > 1:
                raise UserError("lab.twice", name=name)
        for rules in self.rules:
            rules.setup()
        for name in dict.fromkeys((self.bot, self.rival)):
            make_bots([name])
        if self.think:
            make_bots([self.bot, self.rival], think=self.think)

    def base_of(self, rules: RuleSet) -> RuleSet | None:
        """Return what a set of rules is compared with: the book of a house rule, else the first rules.

        Rules for different numbers of players are not compared.
        """
        others = [other for other in self.rules if other is not rules and other.players == rules.players]
        books = [other for other in others if rules.house and not other.house and other.book == rules.book]
        same = [other for other in books if other.options == rules.options]
        first = self.rules[:1] if self.rules[0] in others else ()
        return next(iter((*same, *books, *first)), None)

    def deal_seed(self, game: int) -> bytes:
        """Return the seed of the cards of a game, which does not depend on the rules."""
        words = "\n".join(("lab", self.seed, str(game)))
        return hashlib.sha256(words.encode("utf-8", "backslashreplace")).digest()

    def make_bot(self, name: str, seed: int) -> Bot:
        """Make a bot; ``think`` applies only to levels that look ahead."""
        return make_bot(name, seed, (self.think or None) if thinks(name) else None)
