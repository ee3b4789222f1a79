"""Penalty cards, owed discards and the referee's word, in words."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.messages import Param, catalogue, say, text
from canasta.table.events import CALLED, EXPOSED, LAPSED, PENALISED, RULED, TRIED, Event
from canasta.table.penalty import debt_of, groups_of
from canasta.table.state import State
from canasta.wording.actions import action_words, cards_words, offer_words


def penalty_lines(state: State, names: Sequence[str] = (), you: int | None = None) -> list[str]:
    """What lies on the players: penalty cards group by group, and discards that are owed."""
    lines = []
    for seat in range(state.setup.seats):
        message = "wording.you" if seat == you else "wording.penalty"
        name = names[seat] if 0 <= seat < len(names) else text("wording.seat", number=seat + 1)
        groups = [
            text(
                "wording.penalty.group" if group.meldable else "wording.penalty.never",
                cards=cards_words(group.cards),
            )
            for group in groups_of(state, seat)
        ]
        if groups:
            cards = text("wording.penalty.then").join(groups)
            lines.append(text(f"{message}.penalty_cards", name=name, cards=cards))
        debt = debt_of(state, seat)
        if debt:
            lines.append(say(f"{message}.owed", {"name": name, "number": debt}))
    return lines


def ruled_params(event: Event) -> dict[str, Param]:
    """What the words of a referee's event say."""
    if event.what == PENALISED:
        message, _, paragraph = event.words.partition(" ")
        return {"what": text(message), "paragraph": paragraph}
    if event.what in (RULED, TRIED, CALLED, LAPSED):
        name = event.words.partition(" ")[0]
        title = f"referee.title.{name}"
        what = text(title) if title in catalogue() else event.words
        if event.what == TRIED:
            action = event.action
            return {"what": what, "does": action_words(action), "do": offer_words(action)}
        return {"what": what}
    return {}


def exposed_message(event: Event) -> str:
    """Which sentence tells that cards were exposed."""
    assert event.what == EXPOSED
    return "exposed" if event.meldable else "exposed_never"
