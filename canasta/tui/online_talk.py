"""What people at a table of a server ask each other and say, on the terminal."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from msgspec import UNSET

from canasta.client import Seat, ServerError
from canasta.messages import Complaint, catalogue, in_english, text
from canasta.tui.screen import Screen
from canasta.wire import protocol as say
from canasta.wire.tables import Proposed, TableInfo

#: What is typed, and what it proposes.
PROPOSALS: Final[dict[str, Proposed]] = {
    "take back": "take_back",
    "redeal": "redeal",
    "break off": "end",
    "more time": "time",
}
#: After these the prompt is left, for something is to be heard first.
HEAR_FIRST: Final = ("server.proposal", "server.out_of_time")
_PHRASES: Final = "talk."


def asked(screen: Screen, seat: Seat, table: TableInfo) -> None:
    """Let the player answer a proposal, if it is theirs to answer."""
    if not seat.asked(table) or table.proposal is UNSET:
        return
    name = table.places[table.proposal.place - 1].name
    question = text(f"online.asks.{table.proposal.what}", name=name)
    typed = in_english("answer", screen.ask(f"{question} {text('online.agree')}"))
    with suppress(ServerError):  # it was settled in the meantime
        seat.answer(typed.lower() in ("y", "yes"))


def proposed(seat: Seat, line: str) -> bool:
    """Propose what a line says; False if it proposes nothing."""
    what = PROPOSALS.get(" ".join(line.lower().split()))
    if what is None:
        return False
    seat.propose(what)
    return True


def spoken(screen: Screen, seat: Seat, line: str) -> bool:
    """Say a phrase, or list them; False if a line does neither."""
    word, _, phrase = line.strip().partition(" ")
    if word.lower() != "say":
        return False
    known = {id.removeprefix(_PHRASES): text(id) for id in catalogue() if id.startswith(_PHRASES)}
    meant = phrase.strip().lower().replace(" ", "_")
    if not meant:
        for id, sentence in known.items():
            screen.indent(f"say {id.replace('_', ' ')}: {sentence}")
    elif meant not in known:
        raise Complaint("server.no_phrase", phrase=phrase)
    else:
        seat.speak(meant)
    return True


def heard(screen: Screen, told: say.Said | say.Decided, own: str) -> None:
    """Tell what somebody said, or how a proposal came out."""
    if isinstance(told, say.Decided):
        screen.say("online.agreed" if told.agreed else "online.declined")
    elif told.person != own:
        words = text(_PHRASES + told.phrase) if told.phrase else told.line
        screen.say("online.said", name=told.name, words=words)
