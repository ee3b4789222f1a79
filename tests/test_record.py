"""Records: one file per game, read back to the same game, and verified against every change."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta.books import BOOKS
from canasta.books.house import read_house, shipped_house
from canasta.cards import card_text
from canasta.fairness import METHOD, SEEDED
from canasta.jobs import Variant
from canasta.match import Match, replay
from canasta.messages import UserError
from canasta.notation import NotationError, parse_record, read_record, verify_record, write_record
from canasta.notation.record.read import FAIR, SEEDED_STAGES, STAGES, Verification
from tests.records.player import (
    GOLDEN,
    NAMES,
    VARIANTS,
    Choices,
    Golden,
    finish_hand,
    in_play,
    new_match,
    step,
)
from tests.records.proof import failure, golden, signed

BY_GOLDEN = pytest.mark.parametrize("game", GOLDEN, ids=str)


# --- Golden records -------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", sorted({variant.book for variant in VARIANTS}))
def test_there_is_a_golden_record_for_every_number_of_players_and_every_option(slug: str) -> None:
    variants = [game.variant for game in GOLDEN if game.variant.book == slug]
    numbers = [seating.players for seating in BOOKS[slug].seatings]
    assert sorted(variant.players for variant in variants if not variant.options) == sorted(numbers)
    assert {name for variant in variants for name in variant.options} == {
        option.name for option in BOOKS[slug].options
    }
    files = [path.name for path in GOLDEN[0].path.parent.glob(f"{slug}-*.txt")]
    assert sorted(files) == sorted(f"{variant}.txt" for variant in variants)


@BY_GOLDEN
def test_a_golden_record_is_read_and_written_exactly(game: Golden) -> None:
    text = golden(str(game))
    match = read_record(text)
    assert write_record(match) == text
    assert match.winner is not None
    assert match.target == (0 if match.setup.book.hands else game.target)
    assert match.setup.book.chosen == game.variant.options
    assert len(match.names) == game.variant.players
    assert match.hand_number == len(match.history)


@BY_GOLDEN
def test_a_golden_record_is_proved(game: Golden) -> None:
    text = golden(str(game))
    found = verify_record(text)
    assert found.ok
    assert found.error is None
    assert found.shuffle == FAIR
    assert [check.what for check in found.checks] == list(STAGES)
    assert all(check.holds for check in found.checks)
    assert found.ended == "won"
    assert found.hands == text.count("\nhand ")
    assert found.report()[-1].startswith("The game was played to its end")


@pytest.mark.parametrize(
    ("slug", "pieces"),
    [
        (
            "classic",
            "draw again: |sits out: |; undo|; ask; |: yes|: no|; take on |: take |lay | to |ending: out"
            "|ending: last-three|fines|canastas",
        ),
        (
            "caliente",
            "options: caliente_cards\n|options: always_frozen\n|draw again: |sits out: |; undo|: yes|: no"
            "|lay BBB|play C|discard C|caliente played|caliente held|pass|ending: out|ending: exhausted"
            "|side C",
        ),
        ("boat", "lay 222|to wild|lay BBBB|four blacks|laid no canasta|; end|ending: out|: no"),
        (
            "knee",
            "hands: 4|take reserve|bury |to wild|take on |side C|ending: exhausted|ending: out|: yes|: no"
            "|; undo",
        ),
        ("american", "sits out: |lay 22X|to wild|: yes|: no|ending: exhausted|ending: out"),
    ],
)
def test_the_golden_records_have_everything_in_them(slug: str, pieces: str) -> None:
    together = "".join(golden(str(game)) for game in GOLDEN if game.variant.book == slug)
    for piece in pieces.split("|"):
        assert piece in together, piece
    assert re.search(r"discard \w+/[2-4]", together)


def test_the_golden_records_of_boat_have_new_stocks() -> None:
    """So that verifying them verifies shuffles within a hand."""
    for players in (2, 3, 4):
        shuffles = [
            match.state.shuffles
            for _, _, match in replay(read_record(golden(f"boat-{players}")))
            if match.state is not None
        ]
        assert max(shuffles) > 0


@BY_GOLDEN
def test_a_record_can_be_parsed_for_reading_alone(game: Golden) -> None:
    text = golden(str(game))
    record = parse_record(text)
    assert record.players == NAMES[: game.variant.players]
    assert (record.book, record.book_version) == (game.variant.book, "1")
    assert record.target == (0 if record.game_hands else game.target)
    assert record.options == game.variant.options
    assert len(record.hands) == text.count("\nhand ")
    first = record.hands[0].turns[0]
    seats = record.hands[0].start[1].items
    dealer = seats.index(record.hands[0].start[0].items[0])
    assert (first.number, first.name) == ("1", seats[(dealer + 1) % len(seats)])
    lines = text.split("\n")
    for hand in record.hands:
        for turn in hand.turns:
            for said in turn.steps:
                at = lines[said.text.line - 1][said.text.column - 1 :]
                assert at.startswith(said.text)


def test_the_record_in_the_documentation_is_true() -> None:
    page = (Path(__file__).parent.parent / "docs" / "notation.md").read_text(encoding="utf-8")
    texts = re.findall(r"(?ms)^```record\n(.*?)^```$", page)
    assert [read_record(text).header.seeded for text in texts] == [False, False]
    for text in texts:
        assert write_record(read_record(text)) == text
        assert verify_record(text).ok


# --- Tolerated variations -------------------------------------------------------------------------


@BY_GOLDEN
def test_blank_lines_comments_blanks_and_line_ends_do_not_matter(game: Golden) -> None:
    text = golden(str(game))
    lines = [line for line in text.split("\n") if line]
    airy = "\ufeff# a comment\r\n\r\n" + "\r\n\r\n  # between\r\n".join(f"  {line} " for line in lines)
    assert write_record(read_record(airy)) == text
    bare = "\n".join(lines).replace("; ", " ;").replace(", ", ",")
    assert write_record(read_record(bare)) == text
    assert verify_record(airy).ok


@BY_GOLDEN
def test_a_discard_may_be_given_by_kind_or_in_small_letters(game: Golden) -> None:
    text = golden(str(game))
    small = re.sub(r"discard \w+", lambda found: found[0].lower(), text).replace(" lay ", " LAY ")
    assert write_record(read_record(small)) == text
    # By kind alone it is the first card of the pack (P5), which may not be the one that was discarded.
    body = text[: text.rindex("digest: ")]
    by_kind = re.sub(r"discard (\w+)(?:/\d)?\b", lambda found: f"discard {kind_of(found[1])}", body)
    match = read_record(by_kind)
    assert match.totals == read_record(text).totals
    assert verify_record(write_record(match)).ok


def kind_of(face: str) -> str:
    """Return the letter of a card's kind in a position."""
    return {"3S": "B", "3C": "B", "3H": "R", "3D": "R"}.get(face, face[0])


def test_options_may_be_named_in_any_order() -> None:
    variant = Variant("caliente", 4, ("caliente_cards", "always_frozen"))
    text = write_record(new_match(variant, "order"), with_secret=True)
    named = "options: caliente_cards, always_frozen\n"
    assert named in text
    other = text.replace(named, "options: always_frozen,caliente_cards\n")
    assert write_record(read_record(other), with_secret=True) == text
    assert verify_record(other).ok


def test_a_record_names_its_house_rule() -> None:
    rules = shipped_house("classic-wild-canastas").book
    text = write_record(Match(rules, NAMES[:2], bytes(32)), with_secret=True)
    assert rules.house is not None
    assert f"\nhouse: classic-wild-canastas 1 {rules.house.hash}\n" in text
    assert read_record(text).setup.book == rules
    assert verify_record(text).ok
    assert parse_record(text).house == ("classic-wild-canastas", "1", rules.house.hash)


def test_a_house_rule_of_ones_own_must_be_given() -> None:
    source = 'extends = "caliente"\noptions = ["always_frozen"]\nname = "ours"\nversion = 3\ntarget = 3000\n'
    rules = read_house(source).book
    match = Match(rules, NAMES[:2], bytes(32))
    text = write_record(match, with_secret=True)
    assert "\noptions: always_frozen\n" in text
    assert write_record(read_record(text, [BOOKS["boat"], rules]), with_secret=True) == text
    assert verify_record(text, [rules]).ok
    changed = read_house(source.replace("3000", "3005")).book
    for houses, reason in (([], "record.house"), ([changed], "record.house_differs")):
        found = verify_record(text, houses)
        assert found.error is not None
        assert found.error.reason == reason
        assert "--house FILE" in str(found.error)
        assert "version 3 of the house rule 'ours' of caliente" in str(found.error)
        with pytest.raises(NotationError):
            read_record(text, houses)
    for wrong in ("house: ours 3", "house: ours three " + "0" * 64):
        bad = re.sub("house: .*", wrong, text)
        assert failure(bad)[1].reason in ("record.house_form", "record.house")


def test_without_its_digest_a_record_is_read_but_not_proved() -> None:
    text = golden("classic-2")
    body = text[: text.rindex("digest: ")]
    assert write_record(read_record(body)) == text
    assert failure(body)[0] == "whole"
    assert failure(body)[1].reason == "record.no_digest"


# --- Unfinished and abandoned games ---------------------------------------------------------------


def unfinished(variant: Variant | int, steps: int) -> tuple[Match, Choices]:
    match = new_match(variant, f"unfinished {variant}", target=2000)
    choices = Choices(f"unfinished {variant}", slow=steps % 2 > 0)
    for _ in range(steps):
        if not in_play(match):
            if match.over:
                break
            match.start_hand()
        else:
            step(match, choices)
    return match, choices


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_game_is_saved_and_taken_up_again_at_any_moment(variant: Variant) -> None:
    for steps in (0, 1, 2, 17, 50, 111, 250):
        match, choices = unfinished(variant, steps)
        if match.over:
            break
        text = write_record(match, with_secret=True)
        again = read_record(text)
        assert write_record(again, with_secret=True) == text
        assert again.can_undo() == match.can_undo()
        found = verify_record(text)
        assert found.ok
        assert found.ended == "unfinished"
        # Both go on alike, at least to the end of the hand.
        other = Choices(choices.name, choices.slow)
        other.drawn = choices.drawn
        for going, chosen in ((match, choices), (again, other)):
            if not in_play(going):
                going.start_hand()
            while in_play(going):
                step(going, chosen)
        assert write_record(again, with_secret=True) == write_record(match, with_secret=True)


@given(
    variant=st.sampled_from(VARIANTS),
    number=st.integers(0, 10**6),
    steps=st.integers(0, 400),
    slow=st.booleans(),
)
def test_any_game_at_any_moment_comes_back_to_the_letter(
    variant: Variant, number: int, steps: int, slow: bool
) -> None:
    match = new_match(variant, f"moment {number}", target=500)
    choices = Choices(f"moment {number}", slow)
    for _ in range(steps):
        if in_play(match):
            step(match, choices)
        elif not match.over:
            match.start_hand()
    text = write_record(match, with_secret=True)
    again = read_record(text)
    assert write_record(again, with_secret=True) == text
    assert again.entries == match.entries
    if match.state is not None:
        assert again.state is not None
        assert all(again.view(seat) == match.view(seat) for seat in range(-1, match.setup.seats))
    assert verify_record(text).ok


def test_a_joker_that_a_player_named_is_read_back() -> None:
    """The first joker of the pack is written without a number, as if any joker had been discarded."""
    variant = next(
        variant for variant in VARIANTS if str(variant) == "caliente-2-caliente_cards-always_frozen"
    )
    match, choices = new_match(variant, "moment 721079", target=500), Choices("moment 721079", slow=True)
    for _ in range(200):
        if in_play(match):
            step(match, choices)
        else:
            match.start_hand()
    text = write_record(match, with_secret=True)
    assert "; discard X\n" in text
    assert read_record(text).entries == match.entries


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_without_its_seed_a_game_cannot_be_replayed(variant: Variant) -> None:
    match, _ = unfinished(variant, 60)
    text = write_record(match)
    assert match.secret().hex() not in text
    assert parse_record(text).seed is None
    assert len(parse_record(text).hands) == match.hand_number
    with pytest.raises(NotationError, match="has no seed"):
        read_record(text)
    assert failure(text)[0] == "commitment"


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_record_tells_nothing_that_is_hidden(variant: Variant) -> None:
    """The open record of a game in play names no card that has not been seen."""
    match = new_match(variant, "hidden")
    match.start_hand()
    text = write_record(match)
    assert match.ledger is not None
    assert ("\nupcard: " in text) == bool(match.ledger.pile)
    shown = re.findall(r"(?<!side )\b(?:[2-9TJQKA][SHDC]|X|C)\b", text)
    drawn = [card_text(card) for turned in match.seat_draw.rounds for draw in turned for card in draw.cards]
    assert shown == drawn + [card_text(card) for card in match.ledger.pile]


def test_an_abandoned_game_is_revealed() -> None:
    match, _ = unfinished(5, 40)
    match.abandon()
    text = write_record(match)
    assert "\nabandoned\nseed: " in text
    again = read_record(text)
    assert again.abandoned
    assert write_record(again) == text
    assert verify_record(text).ended == "abandoned"
    assert verify_record(text).report()[-1].startswith("The game was ended")


def test_a_seed_is_marked_as_what_it_is() -> None:
    match, _ = unfinished(4, 40)
    early = signed(write_record(match, with_secret=True).replace("secret seed: ", "seed: "))
    assert failure(early)[1].reason == "record.seed_early"
    late = signed(golden("classic-4").replace("\nseed: ", "\nsecret seed: "))
    assert failure(late)[1].reason == "record.seed_secret"


# --- Clear words ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "reason", "words"),
    [
        ("casa-canasta record 2", "casa-canasta record 1", "record.format", "has format 1; this"),
        ("casa-canasta record 2", "casa-canasta record 2: 2", "record.title", "not a record"),
        ("casa-canasta record 2", "a letter", "record.title", "not a record"),
        ("book: classic 1", "book: classic 2", "record.book_version", "this is version 1"),
        ("book: classic 1", "book: calssic 1", "book.unknown", "Unknown rulebook 'calssic'"),
        ("book: classic 1", "book: classic", "record.book", "does not name a book"),
        ("book: classic 1", "book: classic one", "record.number", "'one' is not a whole number"),
        ("book: classic 1", "book classic 1", "record.expected", "Expected a line 'book'"),
        ("book: classic 1", "book: classic 1\noptions: always_frozen", "book.option", "no option"),
        ("book: classic 1", "book: caliente 1\noptions: hot", "book.option", "'hot'"),
        (
            "book: classic 1",
            "book: caliente 1\noptions: always_frozen, always_frozen",
            "record.option_twice",
            "named twice",
        ),
        ("book: classic 1", "book: caliente 1\noptions: extra_deck", "book.players", "6 players"),
        (
            "book: classic 1",
            "book: caliente 1\noptions: extra_deck, extra_deck_three_sides",
            "book.options",
            "cannot combine the options",
        ),
        ("players: Ana, Bruno", "players: Ana, ", "record.value", "'players' has no value"),
        ("players: Ana, Bruno", "players: Ana, ana", "record.expected", "commitment ana"),
        ("target: 500", "target: 0", "match.target", "from 1 to"),
        ("target: 500", "target: five", "record.number", "'five'"),
        ("target: 500", "hands: 4", "record.hands", "classic cannot have 4 hands"),
        ("date: 2025-03-01", "date: 1 March", "match.date", "year-month-day"),
        (
            "casa-canasta shuffle 2",
            "casa-canasta shuffle 1",
            "record.method",
            "'casa-canasta shuffle 1', which this program does not know. It reads 'casa-canasta shuffle 2'",
        ),
        ("casa-canasta shuffle 2", "seeded", "record.expected", "Expected a line 'draw', found 'commitment'"),
        ("commitment: ", "commitment: 0", "record.hex", "64 hexadecimal digits"),
        ("contribution Ana: ", "contribution Ana: my words ", "record.hex", "64 hexadecimal digits"),
        ("hand 1", "hand 01", "record.number", "not a whole number"),
        ("hand 1", "hand 7", "record.differs", "Expected: '1'"),
        ("2 Bruno: draw", "2 Ana: draw", "record.turn", "turn 2 belongs to Bruno"),
        ("2 Bruno: draw", "3 Bruno: draw", "record.turn", "turn 2 belongs to Bruno"),
        ("2 Bruno: draw", "2 Bruno draw", "record.colon", "colon"),
        ("2 Bruno: draw;", "2 Bruno: draw;;", "record.step", "An action is missing"),
        ("2 Bruno: draw;", "2 Bruno: undo;", "match.no_undo", "nothing to undo"),
        ("2 Bruno: draw;", "2 Bruno: drew;", "action.unknown", "'drew' is not an action"),
        ("2 Bruno: draw;", "2 Bruno: Ana: draw;", "record.actor", "Bruno must act"),
        ("2 Bruno: draw;", "2 Bruno: Bruno: draw;", "record.answer", "not an answer"),
        ("discard 8D", "discard 8D/3", "record.card", "'8D/3' is not a card"),
        ("discard 8D", "discard 8Z", "record.card", "'8Z' is not a card"),
        ("discard 8D", "discard 8D; draw", "record.turn_over", "turn of Ana is over"),
        ("ending: last-three", "ending: out", "record.differs", "Expected: 'last-three'"),
        ("winner: A", "winner: B", "record.differs", "Expected: 'A'"),
        ("winner: A", "abandoned", "record.expected_winner", "a line 'winner' is needed"),
        ("winner: A", "# nobody", "record.expected_winner", "a line 'winner' is needed"),
        ("digest: ", "hello\ndigest: ", "record.unexpected", "'hello'"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_in_words(old: str, new: str, reason: str, words: str) -> None:
    text = golden("classic-2").replace(old, new, 1)
    assert text != golden("classic-2")
    _, error = failure(text)
    assert error.reason == reason
    assert words in str(error)
    with pytest.raises(NotationError) as found:
        read_record(text)
    assert str(found.value) == str(error)


def test_a_card_that_is_not_in_the_hand_is_said() -> None:
    match = new_match(2, "held")
    match.start_hand()
    assert match.state is not None
    match.act(match.actor, 0)
    assert match.ledger is not None
    hand = {card_text(card) for card in match.ledger.hands[match.state.actor]}
    held = next(face for face in sorted(hand) if face[-1] in "SHDC" and face[0] in "456789TJQKA")
    other = next(held[0] + suit for suit in "SHDC" if held[0] + suit not in hand)
    text = write_record(match, with_secret=True).replace(": draw\n", f": draw; discard {other}\n")
    _, error = failure(text)
    assert error.reason == "match.card_held"
    assert other in str(error)


def test_nothing_is_no_record() -> None:
    for text in ("", "\n\n", "# only a comment\n"):
        assert failure(text)[1].reason == "record.empty"


def test_a_hand_that_is_over_needs_its_result() -> None:
    text = golden("classic-2")
    start = text.index("ending: ")
    cut = re.sub(r"(?s)^ending: .*?\n\n", "", text[start:], count=1)
    _, error = failure(text[:start] + cut)
    assert (error.reason, error.params["expected"]) == ("record.end", "ending")


def test_a_result_before_the_end_is_refused() -> None:
    text = golden("classic-2")
    lines = text.split("\n")
    last = next(number for number, line in enumerate(lines) if line.startswith("ending: ")) - 1
    _, error = failure("\n".join(lines[:last] + lines[last + 1 :]))
    assert error.reason == "record.not_over"


def test_a_verification_is_a_plain_value() -> None:
    found = verify_record(golden("classic-3"))
    assert found == Verification(*found)
    match = read_record(golden("classic-3"))
    assert sum(1 for _ in replay(match)) == len(match.entries)


# --- Deals from a known seed ----------------------------------------------------------------------


def seeded(names: tuple[str, ...] = NAMES[:2]) -> Match:
    """Return a game that was dealt from a known seed, and abandoned in its second hand."""
    match = Match(BOOKS["classic"], names, bytes(range(32)), date="2025-03-01", seeded=True)
    finish_hand(match)
    match.start_hand()
    match.abandon()
    return match


def test_a_record_says_that_the_seed_was_known() -> None:
    text = write_record(seeded())
    assert "\nshuffle: seeded\n\ndraw: " in text
    assert "commitment" not in text
    assert "contribution" not in text
    again = read_record(text)
    assert write_record(again) == text
    assert (again.header.seeded, again.commitment, again.opening) == (True, "", "")
    found = verify_record(text)
    assert found.ok
    assert found.shuffle == SEEDED
    assert [check.what for check in found.checks] == list(SEEDED_STAGES)
    said = found.report()
    assert said[0].startswith("Deals from a known seed, ")
    assert said[0].endswith("nothing was promised before the first card.")
    assert "holds: every deal comes from the seed, and every redeal was agreed or has a cause" in said
    assert not found.host_made


def test_equal_seeds_give_equal_cards_whoever_plays() -> None:
    hands = []
    for names in (NAMES[:2], NAMES[2:4]):
        match = Match(BOOKS["classic"], names, bytes(range(32)), seeded=True)
        match.start_hand()
        assert match.ledger is not None
        hands.append(match.ledger.hands)
    assert hands[0] == hands[1]


def test_changes_to_a_record_from_a_known_seed_are_found() -> None:
    text = write_record(seeded())
    assert failure(text.replace(f"seed: {bytes(range(32)).hex()}", f"seed: {bytes(32).hex()}"))[0] == "seats"
    upcard = re.search(r"upcard: (\w+)\n", text)
    assert upcard is not None
    other = "4S" if upcard[1] != "4S" else "5S"
    assert failure(signed(text.replace(upcard[0], f"upcard: {other}\n")))[0] == "deals"
    assert failure(signed(text.replace("points: A ", "points: A 1")))[0] == "scores"
    assert failure(text.replace("2025-03-01", "2025-03-02"))[0] == "whole"
    assert failure(re.sub("seed: .*\n", "", text))[1].reason == "record.no_seed"
    # It cannot be passed off as a fair deal, nor as the game of a commitment.
    assert failure(text.replace("seeded", METHOD))[1].reason == "record.expected"
    found = verify_record(text, promised="00" * 32)
    assert found.error is not None
    assert (found.error.reason, found.error.line) == ("record.no_promise", 6)
    start = f"{'00' * 32}, {'11' * 32}"
    withheld = failure(text.replace("shuffle: ", f"withheld Eva: {start}\nshuffle: "))[1]
    assert (withheld.reason, withheld.line) == ("fair.seeded", 6)


def test_a_known_seed_takes_no_contributions() -> None:
    with pytest.raises(UserError, match="has no contributions"):
        Match(BOOKS["classic"], NAMES[:2], bytes(32), ["00" * 32] * 2, seeded=True)
