"""The same deals at several tables: one seed and one opening, and a record for each table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from canasta.books import book
from canasta.fairness import Contributor, Dealing, Header, opening_digest
from canasta.match import Match
from canasta.match.opening import header_of
from canasta.messages import UserError
from canasta.notation import read_record, verify_record, write_record

HERE = ("Ana", "Bruno", "Carla", "Dora")
THERE = ("Eva", "Fito", "Gil", "Hugo")


def header(players: tuple[str, ...] = HERE, contributors: tuple[str, ...] = HERE + THERE) -> Header:
    return header_of(book("classic"), players, as_listed=True, contributors=contributors)


def dealt(contributors: tuple[str, ...] = HERE + THERE) -> tuple[Dealing, list[Contributor]]:
    """Return deals to which all have contributed, and the contributors."""
    dealing = Dealing(header(contributors=contributors), bytes(range(32)))
    clients = [Contributor(name, bytes([number] * 32)) for number, name in enumerate(contributors)]
    for client in clients:
        dealing.commit(client.player, client.commit(dealing.header.text, dealing.commitment))
    for client in clients:
        dealing.reveal(client.player, client.reveal(dealing.commitments))
    return dealing, clients


def table(dealing: Dealing, players: tuple[str, ...]) -> Match:
    own = replace(dealing.header, players=players)
    return Match.dealt(
        book("classic"), Dealing(own, dealing.seed, dealing.commitments, dealing.contributions)
    )


def ended(match: Match) -> str:
    match.start_hand()
    match.abandon()
    return write_record(match)


def test_tables_share_the_text_that_is_hashed_and_with_it_the_cards() -> None:
    dealing, clients = dealt()
    assert header(HERE).text == header(THERE).text
    assert "players:" not in header().text
    assert "contributors: Ana, Bruno, Carla, Dora, Eva, Fito, Gil, Hugo\n" in header().text
    one, other = table(dealing, HERE), table(dealing, THERE)
    for match in (one, other):
        match.start_hand()
    assert one.ledger is not None
    assert other.ledger is not None
    assert one.ledger.hands == other.ledger.hands
    assert one.ledger.stock == other.ledger.stock
    assert one.dealer == other.dealer
    for client in clients:
        assert client.check(one.opening) == opening_digest(dealing.opening)


def test_another_order_of_the_contributors_is_another_shuffle() -> None:
    one, other = dealt()[0], dealt(THERE + HERE)[0]
    assert one.commitment != other.commitment
    assert one.orders.permutation(1, 0, 108) != other.orders.permutation(1, 0, 108)


def test_the_record_of_each_table_is_verified_alone() -> None:
    dealing, _ = dealt()
    for players in (HERE, THERE):
        text = ended(table(dealing, players))
        found = verify_record(text)
        assert found.ok, found.error
        assert (found.contributors, found.without_part, found.host_made) == (8, (), ())
        assert write_record(read_record(text)) == text
        assert any("All 8 contributions" in line for line in found.report())


def test_players_without_a_part_are_named() -> None:
    text = ended(table(dealt()[0], ("Ana", "Bruno", "Zoe", "Dora")))
    found = verify_record(text)
    assert found.ok
    assert found.without_part == ("Zoe",)
    assert any("Zoe" in line for line in found.report())


@pytest.mark.parametrize(
    ("old", "new", "stage"),
    [
        ("contributors: Ana, Bruno", "contributors: Bruno, Ana", "form"),
        ("contributors: Ana, Bruno, Carla, Dora, Eva, Fito, Gil, Hugo\n", "", "form"),
        ("seating: as listed\n", "", "form"),
        ("contribution Eva: 04", "contribution Eva: 05", "contributions"),
        ("target: 5000", "target: 4000", "commitment"),
    ],
)
def test_a_changed_record_is_refused(old: str, new: str, stage: str) -> None:
    text = ended(table(dealt()[0], HERE))
    assert old in text
    found = verify_record(text.replace(old, new, 1))
    assert not found.ok
    assert next(check.what for check in found.checks if check.holds is False) == stage


@pytest.mark.parametrize(
    "wrong", [{"as_listed": False}, {"seeded": True}, {"position": "classic hand1=KKKK"}]
)
def test_shared_deals_need_fixed_seats_and_a_deal(wrong: dict[str, object]) -> None:
    given = {"as_listed": True, "contributors": HERE + THERE, **wrong}
    with pytest.raises(UserError) as problem:
        header_of(book("classic"), HERE, **given)  # type: ignore[arg-type]
    assert problem.value.message == "fair.same_deals"


def test_a_contributor_who_withheld_may_play_but_not_contribute() -> None:
    dealing = Dealing(header())
    for name in HERE + THERE:
        client = Contributor(name)
        dealing.commit(name, client.commit(dealing.header.text, dealing.commitment))
    missing = [each for each in dealing.withheld() if each.player == "Eva"]
    others = tuple(name for name in HERE + THERE if name != "Eva")
    again = header_of(book("classic"), THERE, as_listed=True, contributors=others, withheld=missing)
    assert f"withheld Eva: {dealing.commitment}" in again.text
    with pytest.raises(UserError) as problem:
        header_of(book("classic"), THERE, as_listed=True, contributors=HERE + THERE, withheld=missing)
    assert problem.value.message == "fair.withheld_plays"
