"""Tampered records: verification fails, and says where."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta.books import book
from canasta.cards import KIND_OF_CARD, card_text
from canasta.engine import action_text, legal_actions
from canasta.fairness import Header, commit_contribution, commit_host
from canasta.match import Acted, Match, Undone, replay
from canasta.notation import parse_record, read_record, verify_record, write_record
from canasta.table.actions import DISCARD
from tests.records.player import GOLDEN, in_play
from tests.records.proof import changed, failure, golden, signed

NAMES = [str(game) for game in GOLDEN]
BY_GOLDEN = pytest.mark.parametrize("name", NAMES)
#: One of every book with all its kinds of lines; the others behave alike.
BY_BOOK = pytest.mark.parametrize("name", ["classic-3", "classic-5", "caliente-4-caliente_cards", "boat-3"])


@BY_BOOK
def test_every_digit_of_the_seed_and_of_the_commitment_matters(name: str) -> None:
    text = golden(name)
    every = 1 if name == "classic-3" else 16  # the digits are hashed alike in all books
    for key in ("\nseed: ", "\ncommitment: "):
        start = text.index(key) + len(key)
        for place in range(start, start + 64, every):
            digit = "0123456789abcdef"[(int(text[place], 16) + 1) % 16]
            check, error = failure(signed(text[:place] + digit + text[place + 1 :]))
            assert (check, error.reason) == ("commitment", "record.commitment")
            assert error.line == text[: text.index("\nseed: ") + 1].count("\n") + 1


@BY_BOOK
def test_contributions_cannot_be_changed(name: str) -> None:
    text = golden(name)
    record = parse_record(text)
    for player, commitment, contribution in zip(
        record.players, record.commitments, record.contributions, strict=True
    ):
        other = text.replace(contribution, bytes(32).hex())
        assert failure(signed(other))[0] == "contributions"
        # With a commitment that matches, the cards do not.
        forged = commit_contribution(bytes(32), str(record.commitment), player)
        assert failure(signed(other.replace(commitment, forged)))[0] in ("seats", "deals")
    without = re.sub(r"contribution .*\n", "", text)
    assert failure(signed(without))[0] == "form"


def numbers_of(text: str, keys: tuple[str, ...]) -> Iterator[tuple[int, int, str]]:
    """Yield line, column and a changed line for every number in the lines with these keys."""
    for number, line in enumerate(text.split("\n"), start=1):
        if line.startswith(keys):
            for found in re.finditer(r"\d+", line):
                other = str(int(found[0]) + 5)
                yield number, found.start() + 1, line[: found.start()] + other + line[found.end() :]


@BY_BOOK
def test_every_number_of_every_score_matters(name: str) -> None:
    text = golden(name)
    places = list(numbers_of(text, ("score ", "points: ", "totals: ")))
    assert len(places) > 10
    for number, _, line in places:
        check, error = failure(signed(changed(text, number, line)))
        assert (check, error.reason, error.line) == ("scores", "record.differs", number)


@BY_BOOK
def test_draw_seats_deals_and_result_cannot_be_changed(name: str) -> None:
    text = golden(name)
    for number, line in enumerate(text.split("\n"), start=1):
        key, _, value = line.partition(": ")
        if key in ("draw", "draw again") or key.startswith("side "):
            expected = "seats"
        elif key in ("dealer", "seats", "sits out", "upcard"):
            expected = "deals"
        elif key in ("ending", "winner"):
            expected = "scores"
        else:
            continue
        for other in (value.replace("Ana", "Eve"), value[1:] + value[0], value + ", Ana"):
            if other != value and other.strip(", "):
                check, error = failure(signed(changed(text, number, f"{key}: {other}")))
                assert check in (expected, "form")
                assert error.line == number


@BY_BOOK
def test_an_action_that_is_not_legal_names_line_action_and_paragraph(name: str) -> None:
    text = golden(name)
    turn = parse_record(text).hands[0].turns[2]
    line = text.split("\n")[turn.number.line - 1]
    head = line.partition(":")[0]
    check, error = failure(signed(changed(text, turn.number.line, f"{head}: draw; pass")))
    assert (check, error.reason, error.line) == ("actions", "record.illegal", turn.number.line)
    assert error.column == len(head) + 9
    assert error.params["action"] == "pass"
    rules = read_record(text).setup.book
    assert "may not play 'pass'" in str(error)
    assert str(error).endswith(f"({rules.slug} {rules.cites['turn']})")


@BY_BOOK
def test_any_other_legal_action_in_its_place_is_noticed(name: str) -> None:
    """Even where the game could have gone on just the same: the digest shows it."""
    text = golden(name)
    turns = [turn for hand in parse_record(text).hands for turn in hand.turns]
    steps = [said.text for turn in turns for said in turn.steps]
    done = 0
    legal: list[int] = []
    for entry, _, match in replay(read_record(text)):
        if isinstance(entry, Acted | Undone):
            said = steps[done]
            if done % (len(steps) // 10) == 0:
                line = text.split("\n")[said.line - 1]
                mine = entry.action if isinstance(entry, Acted) else -1
                for action in [other for other in legal if other != mine][:: max(len(legal) // 2, 1)]:
                    end = said.column - 1 + len(said)
                    mutant = line[: said.column - 1] + action_text(action) + line[end:]
                    failure(changed(text, said.line, mutant))
            done += 1
        legal = legal_actions(match.state) if match.state is not None and in_play(match) else []
    assert done == len(steps)


@BY_BOOK
def test_another_card_of_the_same_kind_is_noticed_by_the_digest(name: str) -> None:
    """Nothing in the rules depends on the suit, so only the digest can show it."""
    text = golden(name)
    turns = [turn for hand in parse_record(text).hands for turn in hand.turns]
    steps = iter([said.text for turn in turns for said in turn.steps])
    found = set()
    hand: list[int] = []
    for entry, _, match in replay(read_record(text)):
        if isinstance(entry, Acted | Undone):
            said = next(steps)
            if isinstance(entry, Acted) and entry.action >= DISCARD:
                kind = entry.action - DISCARD
                faces = {card_text(card) for card in hand if KIND_OF_CARD[card] == kind}
                for face in sorted(faces - {card_text(entry.card)})[:1]:
                    line = text.split("\n")[said.line - 1].removesuffix(said)
                    found.add(failure(changed(text, said.line, f"{line}discard {face}"))[0])
        if match.state is not None and match.ledger is not None:
            hand = list(match.ledger.hands[match.state.actor])
    assert "whole" in found
    assert found <= {"whole", "actions"}


def test_no_line_can_be_left_out_doubled_or_moved() -> None:
    text = golden("classic-3")
    lines = text.split("\n")
    for place, line in enumerate(lines):
        if line:
            failure("\n".join(lines[:place] + lines[place + 1 :]))
            failure("\n".join([*lines[: place + 1], *lines[place:]]))
            if place + 1 < len(lines) and lines[place + 1]:
                failure("\n".join([*lines[:place], lines[place + 1], line, *lines[place + 2 :]]))


PIECES = ["", "draw", "\n", ":", ";", " ", "9", "K", "é", "\x00"]


@given(
    name=st.sampled_from(NAMES),
    edits=st.lists(
        st.tuples(st.integers(0, 10**6), st.sampled_from(PIECES)),
        min_size=1,
        max_size=3,
    ),
)
def test_a_changed_text_is_the_same_game_or_no_proof(name: str, edits: list[tuple[int, str]]) -> None:
    text = golden(name)
    for place, piece in edits:
        place %= len(text)
        text = text[:place] + piece + text[place + 1 :]
    found = verify_record(text)
    if found.ok:
        assert write_record(read_record(text)) == golden(name)
    else:
        assert found.error is not None
        assert 1 <= found.error.line <= text.count("\n") + 1
        assert found.report()[-1]


@pytest.mark.parametrize("number", [1, 3, 40, 400])
def test_withheld_contributions_that_were_made_up_cost_little_to_refuse(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With every subset of forty lines to try, a record of 10 kB took forever."""
    tried = []

    def counted(seed: bytes, header: Header) -> str:
        tried.append(len(header.withheld))
        return commit_host(seed, header)

    text = write_record(Match(book("classic"), ["Ana", "Bruno"], bytes(32)), with_secret=True)
    lines = "".join(f"withheld P{place}: {'0' * 64}, {'1' * 64}\n" for place in range(number))
    monkeypatch.setattr("canasta.notation.record.opening.commit_host", counted)
    # With them, or one of them, left out again, it matches the commitment; nothing else does.
    found = failure(signed(text.replace("shuffle: ", lines + "shuffle: ")))[1]
    assert found.reason == "record.promised_less"
    assert len(tried) < 10_000
    two = signed(text.replace("shuffle: ", lines + "shuffle: ").replace("target: 5000", "target: 7"))
    assert failure(two)[1].reason == "record.commitment"
    assert len(tried) < 20_000
