"""Questions at a table: which plays exactly these cards could be."""

from __future__ import annotations

from pathlib import Path

import pytest

from canasta.notation import read_position
from canasta.server.tables.questions import answer_about
from canasta.wire.protocol import AskCards, CardsAnswer
from tests.serving import running, seated, update_of

pytestmark = pytest.mark.homes(long=True)


def test_selected_cards_are_meant_exactly(tmp_path: Path) -> None:
    with running(tmp_path, bot_seconds=120.0) as server:
        seats = seated(server, 2, book="classic")
        seats[0].start()
        views = [update_of(seat).view for seat in seats]
        actor = next(number for number, view in enumerate(views) if view.offers)
        hand = views[actor].hand
        answer = seats[actor].ask(AskCards([hand[0]]))
        assert isinstance(answer, CardsAnswer)
        played = [play.action.split() for play in answer.plays]
        assert all(len(words) < 3 and len(words[-1]) == 1 for words in played)  # never more than the one card
        assert [play.legal for play in answer.plays] == sorted(
            (play.legal for play in answer.plays), reverse=True
        )
        assert all(play.refusal is not None for play in answer.plays if not play.legal)
        places = update_of(seats[actor]).view.table.players
        assert sorted(places) == [1, 2]


@pytest.mark.parametrize(
    ("position", "cards", "meant"),
    [
        # A refused play is reported if it uses exactly these cards, or a part of them: the pile taken with no
        # card.
        ("classic turn=1:play hand1=44QK2 setsA=555", "4 4", "take 44, lay 4 4, add 4"),
        ("classic hand1=KQ47 setsA=KKK pile=9K frozen=yes", "K", "take on K, add K, discard K"),
        ("classic hand1=KKQ47 setsA=KKK pile=9K", "K K", "+take KK, add K, discard K K"),
        # A legal play is reported only if it uses exactly these cards: the pile can be taken without this
        # king.
        ("classic hand1=KKQ47 setsA=KKK pile=9K", "K", "add K, discard K"),
    ],
)
def test_what_cards_could_be_meant_for_allowed_or_not(position: str, cards: str, meant: str) -> None:
    answer = answer_about(read_position(position), AskCards(cards.split()))
    assert isinstance(answer, CardsAnswer)
    assert ", ".join("+" * play.legal + play.action for play in answer.plays) == meant
