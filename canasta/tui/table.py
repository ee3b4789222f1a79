"""The table as the player sees it: everything that ruling G13 shows to a seat, and nothing else.

``Look`` puts the facts into words; the drawn and the plain style arrange the same words.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

from rich.text import Text

from canasta.cards import KIND_OF_CARD, TWO
from canasta.clauses.tally import SetTally
from canasta.engine.view import View
from canasta.match import Match, SeenCards
from canasta.messages import SIDE_LETTERS, listed, text
from canasta.table.state import PART_ANSWER, PART_DRAW
from canasta.tui.faces import card_drawn, card_face, hand_drawn
from canasta.tui.screen import Screen, Words
from canasta.wording import (
    beside_sets,
    canasta_sort,
    cards_words,
    closed_sets,
    is_always_frozen,
    is_quiet,
    penalty_lines,
    quiet_text,
    reserves_left,
)

_PARTS: Final = {PART_DRAW: "draw", PART_ANSWER: "answer"}


class Look:
    """A player's look at the table; ``seat`` is -1 for a player who sits out."""

    def __init__(self, match: Match, player: int) -> None:
        assert match.ledger is not None
        self.match = match
        self.player = player
        self.seat = seat_of(match, player)
        self.view: View = match.view(self.seat)
        self.seen: SeenCards = match.ledger.seen_by(self.seat)
        self.setup = self.view.setup
        self.state = self.view.position  #: the view as a state, without anything hidden
        self.names = match.seat_names()

    @property
    def sides(self) -> list[int]:
        """The sides, the player's side first."""
        own = next(side for side, members in enumerate(self.match.members) if self.player in members)
        return [(own + number) % self.setup.sides for number in range(self.setup.sides)]

    @property
    def others(self) -> list[int]:
        """The other seats, clockwise from the player's left."""
        return [
            seat
            for number in range(1, self.setup.seats + 1)
            if (seat := (self.seat + number) % self.setup.seats) != self.seat
        ]

    def title(self) -> str:
        """Return the hand number and what the player has to do."""
        view = self.view
        if self.seat < 0 or view.actor != self.seat:
            doing = text("play.title.waiting", name=self.names[view.actor])
        elif view.part == PART_ANSWER:
            doing = text("play.title.answer", name=self.names[view.turn_seat])
        else:
            quiet = "_quiet" if is_quiet(self.state) else ""
            doing = text(f"play.title.{_PARTS.get(view.part, 'play')}{quiet}")
        return text("play.title.hand", number=self.match.hand_number, doing=doing)

    def notes(self) -> list[str]:
        """Return special circumstances: whether it is too early to lay, the player's reserves, penalties."""
        facts = [quiet_text(self.state)] if is_quiet(self.state) else []
        reserves = reserves_left(self.state, self.seat) if self.seat >= 0 else 0
        if reserves:
            facts.append(text("play.table.own_reserves", number=reserves))
        return facts + penalty_lines(self.state, self.names, self.seat)

    def marked(self) -> frozenset[int]:
        """Return the player's penalty cards: of equal cards, those that the table has seen."""
        known = self.seen.known
        found: list[int] = []
        for group in self.view.penalty_cards(self.seat):
            for kind in group.cards:
                alike = [card for card in self.seen.hand if KIND_OF_CARD[card] == kind and card not in found]
                found += sorted(alike, key=lambda card: card not in known)[:1]
        return frozenset(found)

    def side_name(self, side: int) -> str:
        """Return the players of a side, the player as "you"."""
        return side_name(self.match, side, self.player)

    def stock(self) -> str:
        """Describe the size of the stock."""
        size = self.view.stock_size
        return text("play.table.stock", number=size) if size else text("play.table.empty")

    def pile(self, *, plain: bool = False) -> str:
        """Describe the pile; ``{top}`` stands for the top card, which each style shows in its own way."""
        view = self.view
        if not view.pile_size:
            return text("play.table.empty")
        words = text("play.table.pile", number=view.pile_size, top="{top}")
        under = self.seen.pile[-2::-1]
        if under:  # more than the top card is visible
            faces = listed([card_face(card) for card in under])
            kinds = cards_words(KIND_OF_CARD[card] for card in under)
            words += text("play.table.under", cards=kinds if plain else faces)
        if is_always_frozen(self.state):
            words += text("play.table.always_frozen", number=self.setup.canasta_size - 1)
        elif view.frozen:
            words += text("play.table.frozen")
        if view.stopped and view.part == PART_DRAW:
            you = view.turn_seat == self.seat
            name = self.names[view.turn_seat]
            words += text("play.table.stopped_you" if you else "play.table.stopped", seat=name)
        return words

    def standing(self, side: int) -> list[str]:
        """Describe a side's total, its first meld, and its cards next to the sets."""
        view = self.view
        facts = [text("play.table.total", number=view.scores[side])]
        if view.opened(side):
            facts.append(text("play.table.opened"))
        elif view.count and self.setup.side_of(view.turn_seat) == side:
            facts.append(text("play.table.opening", number=view.need(side), count=view.count))
        elif view.need(side):
            facts.append(text("play.table.need", number=view.need(side)))
        else:
            facts.append(text("play.table.need_any"))
        facts += beside_sets(self.state, side)
        return facts

    def is_canasta(self, cards: SetTally) -> bool:
        """Return True if a set is a canasta."""
        return cards.size >= self.setup.canasta_size

    def set_words(self, side: int, cards: SetTally, style: str = "play.table") -> str:
        """Describe a set: its rank, its size, its wild cards, and whether it is a canasta."""
        sort = canasta_sort(self.state, side, cards)
        if not sort:
            sort = "set" if not cards.wild else "with_wild" if cards.naturals else "wild_set"
        return text(f"{style}.set.{sort}", kind=cards.kind, size=cards.size, wild=cards.wild)

    def closed_words(self, side: int) -> list[str]:
        """Describe the sets that a side has closed, by sort because there may be many."""
        ranks: dict[str, dict[int, int]] = {}
        added: dict[int, int] = {}
        for closed in closed_sets(self.state, side):
            sort = ranks.setdefault(canasta_sort(self.state, side, closed.cards), {})
            sort[closed.cards.kind] = sort.get(closed.cards.kind, 0) + 1
            added[closed.cards.kind] = added.get(closed.cards.kind, 0) + closed.added
        phrases = []
        for name, kinds in ranks.items():
            names = []
            for kind, number in kinds.items():
                rank = text("wording.many.wild") if kind == TWO else text("play.table.closed.rank", kind=kind)
                if number > 1:
                    rank += text("play.table.closed.times", number=number)
                extra = added.pop(kind, 0)
                names.append(rank + (text("play.table.closed.added", number=extra) if extra else ""))
            number = sum(kinds.values())
            phrases.append(
                text(f"play.table.closed.{name}", number=number, ranks=text("wording.comma").join(names))
            )
        return phrases

    def holding(self, seat: int, style: str = "play.table") -> str:
        """Describe a player: name, number of cards, and whether they are the dealer."""
        sort = "dealer" if seat == self.view.dealer else "player"
        player = text(f"{style}.{sort}", name=self.names[seat], number=self.view.size(seat))
        reserves = reserves_left(self.state, seat)
        return text(f"{style}.reserves", player=player, number=reserves) if reserves else player


def side_name(match: Match, side: int, human: int) -> str:
    """Return the players of a side who are in this hand, ``human`` first and as "you"."""
    players = [match.seats[seat] for seat in range(side, match.setup.seats, match.setup.sides)]
    players.sort(key=lambda player: player != human)
    names = [text("play.you_first") if player == human else match.names[player] for player in players]
    together = listed(names)
    if human not in players and human in match.members[side]:
        return text("play.your_side", names=together)
    return together


def seat_of(match: Match, player: int) -> int:
    """Return the seat of a player in this hand; -1 for a player who sits out."""
    return match.seats.index(player) if player in match.seats else -1


def draw_table(screen: Screen, look: Look, lit: Container[int | str] = ()) -> None:
    """Draw the whole table: stock, pile, sides, players; parts and cards in ``lit`` are highlighted."""

    def label(part: str, words: str) -> Text:
        return screen.text(words, "reverse" if part in lit else "")

    if screen.plain:
        _show_table(screen, look)
        return
    room = screen.room
    rows: list[tuple[Words, Sequence[Text]]] = [
        (label("stock", text("play.label.stock")), [screen.text(look.stock())]),
        (label("pile", text("play.label.pile")), _pile_drawn(screen, look)),
    ]
    dot = " · "
    for side in look.sides:
        heading = screen.text(look.side_name(side), "bold" if side == look.sides[0] else "")
        lines = screen.flow([heading, *look.standing(side)], room, dot)
        sets = [
            screen.text(look.set_words(side, cards), "bold" if look.is_canasta(cards) else "")
            for cards in look.view.sets(side)
        ]
        sets += [screen.text(words, "bold") for words in look.closed_words(side)]
        letter = SIDE_LETTERS[side]
        name = label(f"side{letter}", text("play.label.side", letter=letter))
        rows.append((name, [*lines, *screen.flow(sets, room, dot)]))
    rows.append((text("play.label.players"), screen.flow(map(look.holding, look.others), room, dot)))
    if look.seat >= 0:
        cards = hand_drawn(screen, look.seen.hand, room, look.marked(), lit)
        rows.append((label("hand", text("play.label.hand")), cards))
    if look.notes():
        rows.append((text("play.label.note"), screen.flow(look.notes(), room, dot)))
    screen.rows(rows)


def _pile_drawn(screen: Screen, look: Look) -> list[Text]:
    before, mark, after = look.pile().partition("{top}")
    if not mark:
        return [screen.text(before)]
    line = Text.assemble(screen.text(before), card_drawn(screen, look.seen.top), screen.text(after))
    return [line]


def _show_table(screen: Screen, look: Look) -> None:
    """Write the table with one fact per line."""
    top = cards_words([look.view.top]) if look.view.pile_size else ""
    screen.say("play.tell.stock", fact=look.stock())
    screen.say("play.tell.pile", fact=look.pile(plain=True).replace("{top}", top))
    for side in look.sides:
        letter = SIDE_LETTERS[side]
        screen.say("play.tell.side", letter=letter, names=look.side_name(side))
        for fact in look.standing(side):
            screen.say("play.tell.fact", letter=letter, fact=fact)
        for cards in look.view.sets(side):
            screen.say("play.tell.fact", letter=letter, fact=look.set_words(side, cards, "play.tell"))
        for closed in closed_sets(look.state, side):
            fact = look.set_words(side, closed.cards, "play.tell")
            if closed.added:
                fact = text("play.tell.added", set=fact, number=closed.added)
            screen.say("play.tell.fact", letter=letter, fact=fact)
    for seat in look.others:
        screen.write(look.holding(seat, "play.tell"))
    for note in look.notes():
        screen.say("play.tell.note", fact=note)
    show_cards(screen, look)


def show_cards(screen: Screen, look: Look) -> None:
    """Describe the player's hand in words."""
    if look.seat >= 0:
        kinds = sorted(KIND_OF_CARD[card] for card in look.seen.hand)
        screen.say("play.tell.hand", number=len(kinds), cards=cards_words(kinds) or text("play.tell.none"))
