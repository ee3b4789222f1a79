"""Every client has a part in the cards: it commits, reveals, and holds the server to what it promised."""

from __future__ import annotations

from pathlib import Path

import pytest

from canasta.client import ServerError
from canasta.messages import Complaint
from canasta.notation import verify_record, write_record
from canasta.wire import protocol as say
from tests.serving import hear_until, running, seated, update_of


def test_the_cards_follow_from_what_every_client_put_in(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = seated(server, 2)
        with seats[0], seats[1]:
            seats[0].start()
            for seat in seats:
                update_of(seat)
            match = server.hub.tables[seats[0].table]._game.match
            parts = [seat._parts[match.commitment].secret.hex() for seat in seats]
            assert list(match.contributions) == parts
            match = server.hub.tables[seats[0].table]._game.match
            seats[0].do(say.Close(key="c"))
            assert verify_record(write_record(match)).ok


def test_a_client_that_says_nothing_does_not_hold_up_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, dealing=0.2) as server:
        seats = seated(server, 2)
        with seats[0], seats[1]:
            monkeypatch.setattr(seats[1], "_part_in", lambda _told: say.Ping())
            seats[0].start()
            assert update_of(seats[1]).view.hand
            match = server.hub.tables[seats[0].table]._game.match
            assert match.contributions[0] == seats[0]._parts[match.commitment].secret.hex()


def test_who_commits_and_does_not_reveal_is_replaced_and_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, dealing=0.2) as server:
        seats = seated(server, 2)
        with seats[0], seats[1]:
            honest = seats[1]._part_in
            monkeypatch.setattr(
                seats[1], "_part_in", lambda told: say.Ping() if told.commitments else honest(told)
            )
            seats[0].start()
            assert update_of(seats[0]).view.hand
            match = server.hub.tables[seats[0].table]._game.match
            assert [each.player for each in match.header.withheld] == ["Bruno"]
            places = server.hub.tables[seats[0].table].info("").places
            assert [bool(place.bot) for place in places] == [False, True]
            assert hear_until(seats[1], say.GameTold).place == 0  # who looks on now


def test_what_was_promised_cannot_be_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path, dealing=30) as server:
        seats = seated(server, 2)
        with seats[0], seats[1]:
            monkeypatch.setattr(seats[0], "_part_in", lambda _told: say.Ping())
            seats[0].start()
            dealing = hear_until(seats[1], say.DealingTold)
            with pytest.raises(ServerError):  # the other one has not committed yet
                seats[1].do(say.Reveal(key="a", contribution="00" * 32))
            with pytest.raises(ServerError):  # it has committed to something else
                seats[1].do(say.Commit(key="b", commitment="00" * 32))
            room = server.hub.tables[seats[0].table].load()
            assert (room.status, list(room.dealing.commitments)) == ("dealing", ["Bruno"])
            with pytest.raises(ServerError, match="No game"):
                seats[1].do(say.Act(key="c", actions=["draw"]))
            # A server that tells another header for the same commitment is found out.
            other = say.DealingTold(dealing.table, dealing.header + " ", dealing.commitment, {}, "Bruno")
            with pytest.raises(Complaint):
                seats[1]._part_in(other)
