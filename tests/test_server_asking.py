"""Questions at a table: what exactly these cards could be."""

from __future__ import annotations

from pathlib import Path

from canasta.wire.protocol import AskCards, CardsAnswer
from tests.serving import running, seated, update_of


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
