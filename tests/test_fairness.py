"""Fair deals: the vectors of its page, the protocol, and attacks by host and players."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta.books import BOOKS
from canasta.books.house import shipped_house
from canasta.fairness import (
    METHOD,
    SEEDED,
    Contributor,
    Dealing,
    Header,
    Withheld,
    commit_contribution,
    commit_host,
    opening_digest,
    own_contribution,
)
from canasta.match import Match, header_of
from canasta.messages import UserError
from canasta.notation import read_record, verify_record, write_record
from canasta.notation.record.read import FAIR
from tests.records.player import Choices, play
from tests.records.proof import failure, signed
from tests.test_shuffle import PAGE, joined, numbers, slow_hmac, table

NAMES = ("Ana", "Bruno", "Carla", "Dora")
CLASSIC = BOOKS["classic"]
SEED = bytes(range(32))


def complaint(doing: Callable[[], object]) -> str:
    with pytest.raises(UserError) as found:
        doing()
    assert str(found.value)
    return found.value.message


def started(header: Header | None = None, seed: bytes = SEED) -> tuple[Dealing, list[Contributor]]:
    """Return a host and its clients, all of whom have committed."""
    header = header or header_of(CLASSIC, NAMES, target=300)
    host = Dealing(header, seed)
    clients = [Contributor(name, hashlib.sha256(name.encode()).digest()) for name in header.players]
    for client in clients:
        host.commit(client.player, client.commit(header.text, host.commitment))
    return host, clients


def opened(header: Header | None = None, seed: bytes = SEED) -> tuple[Dealing, list[Contributor]]:
    """Return a host and its clients, all of whom have revealed."""
    host, clients = started(header, seed)
    for client in clients:
        host.reveal(client.player, client.reveal(host.commitments))
    return host, clients


# --- The vectors of the page ----------------------------------------------------------------------


def texts_of(heading: str) -> str:
    (text,) = re.findall(r"(?ms)^```text\n(.*?)^```$", PAGE.split(f"\n### {heading}\n")[1].split("\n### ")[0])
    assert isinstance(text, str)
    return text


def vectors() -> Dealing:
    """Return the game of the page."""
    rows = table("Commitments of the players", "player", "contribution", "commitment")
    header = Header("classic", 1, tuple(row["player"] for row in rows), target=5000)
    return Dealing(
        header,
        SEED,
        {row["player"]: row["commitment"] for row in rows},
        {row["player"]: row["contribution"] for row in rows},
    )


def test_header_commitments_and_opening_of_the_page() -> None:
    host = vectors()
    assert texts_of("The header") == host.header.text
    assert texts_of("The opening") == host.opening
    assert host.commitment == slow_hmac(SEED, host.header.text.encode()).hex()
    assert f"\n{host.commitment} *stdin\n" in PAGE
    for player, contribution in host.contributions.items():
        message = f"casa-canasta shuffle 2 commitment|{host.commitment}|{player}"
        assert slow_hmac(bytes.fromhex(contribution), message.encode()).hex() == host.commitments[player]
    assert f"\n{hashlib.sha256(host.opening.encode()).hexdigest()} *stdin\n" in PAGE
    assert f"\n{own_contribution(SEED, 'Ana')} *stdin\n" in PAGE


def test_blocks_and_orders_of_the_page() -> None:
    host = vectors()
    digest = hashlib.sha256(host.opening.encode()).hexdigest()
    for row in table("Blocks of the fair deal", "hand", "shuffle", "block", "words"):
        message = f"casa-canasta shuffle 2|{digest}|{row['hand']}|{row['shuffle']}|{row['block']}"
        assert slow_hmac(SEED, message.encode()).hex() == row["words"].replace(" ", "")
    columns = ("hand", "shuffle", "first twelve positions", "SHA-256 of the order")
    rows = table("Orders of the fair deal", *columns)
    assert len(rows) == 4
    for row in rows:
        order = host.orders.permutation(int(row["hand"]), int(row["shuffle"]), 108)
        assert order[:12] == numbers(row["first twelve positions"])
        assert hashlib.sha256(joined(order)).hexdigest() == row["SHA-256 of the order"]


def test_a_game_is_dealt_from_the_opening() -> None:
    host, clients = opened()
    match = Match.dealt(CLASSIC, host, date="2025-03-01")
    assert (match.commitment, match.opening) == (host.commitment, host.opening)
    record = write_record(match, with_secret=True)
    assert f"casa-canasta record 2\ndate: 2025-03-01\n{host.opening}\ndraw: " in record
    for client in clients:
        assert client.check(match.opening) == opening_digest(match.opening)
    assert read_record(record).seat_draw == match.seat_draw


def test_what_the_host_keeps_is_enough_to_go_on() -> None:
    host, _ = opened()
    again = Dealing(host.header, host.seed, host.commitments, host.contributions)
    assert again.opening == host.opening
    half = Dealing(host.header, host.seed, {"Ana": host.commitments["Ana"]})
    assert half.waiting_for == ["Bruno", "Carla", "Dora"]
    assert complaint(lambda: half.opening) == "fair.waiting"


# --- Attacks by a client --------------------------------------------------------------------------


def test_nobody_reveals_before_all_have_committed() -> None:
    host = Dealing(header_of(CLASSIC, NAMES))
    ana = Contributor("Ana")
    host.commit("Ana", ana.commit(host.header.text, host.commitment))
    assert complaint(lambda: host.reveal("Ana", ana.secret.hex())) == "fair.reveal_early"
    assert complaint(lambda: ana.reveal(host.commitments)) == "fair.reveal_early"


def test_a_commitment_is_not_changed() -> None:
    host, clients = started()
    host.commit("Ana", host.commitments["Ana"])  # repeating it is not an error
    other = commit_contribution(bytes(32), host.commitment, "Ana")
    assert complaint(lambda: host.commit("Ana", other)) == "fair.committed_twice"
    assert complaint(lambda: host.commit("Zoe", other)) == "fair.no_player"
    assert complaint(lambda: host.commit("Ana", other.upper())) == "record.hex"
    assert complaint(lambda: clients[0].commit(host.header.text, "0" * 64)) == "fair.host_twice"


def test_nothing_else_than_what_was_committed_to_is_revealed() -> None:
    host, clients = started()
    assert complaint(lambda: host.reveal("Ana", bytes(32).hex())) == "fair.contribution"
    assert complaint(lambda: host.reveal("Ana", "my own words")) == "record.hex"
    assert host.waiting_for == list(NAMES)
    host.reveal("Ana", clients[0].reveal(host.commitments))
    # A contribution copied from another client with its commitment is not valid.
    copied = Dealing(host.header, SEED, {**host.commitments, "Bruno": host.commitments["Ana"]})
    assert complaint(lambda: copied.reveal("Bruno", clients[0].secret.hex())) == "fair.contribution"


def test_who_withholds_is_named_and_does_not_play() -> None:
    host, clients = started()
    for client in clients[:1] + clients[2:]:
        host.reveal(client.player, client.reveal(host.commitments))
    (withheld,) = host.withheld()
    assert withheld == Withheld("Bruno", host.commitment, host.commitments["Bruno"])
    with_bruno = [*NAMES[:1], "bruno", *NAMES[2:]]
    assert complaint(lambda: header_of(CLASSIC, with_bruno, withheld=[withheld])) == "fair.withheld_plays"
    header = header_of(CLASSIC, ["Ana", "Carla", "Dora", "Emil"], withheld=[withheld], target=300)
    again, others = opened(header)
    match = Match.dealt(CLASSIC, again)
    record = write_record(match, with_secret=True)
    assert f"\nwithheld Bruno: {withheld.start}, {withheld.commitment}\nshuffle: " in record
    assert write_record(read_record(record), with_secret=True) == record
    assert verify_record(record).ok
    assert read_record(record).header == header
    ana = Contributor("Ana")
    assert ana.commit(header.text, again.commitment, [withheld])
    hidden = replace(header, withheld=())
    with pytest.raises(UserError, match="does not report that Bruno withheld"):
        Contributor("Ana").commit(hidden.text, again.commitment, [withheld])
    # It cannot be removed from the record, nor the player put back.
    gone = signed(re.sub("withheld .*\n", "", record))
    assert failure(gone)[0] == "commitment"
    back = signed(record.replace("Emil", "Bruno"))
    assert failure(back)[1].reason == "fair.withheld_plays"
    assert others[0].check(match.opening)


def test_who_was_removed_is_named_so_and_does_not_play() -> None:
    host, clients = started()
    for client in clients[:1] + clients[2:]:
        host.reveal(client.player, client.reveal(host.commitments))
    (withheld,) = host.withheld()
    removed = withheld._replace(removed=True)
    others = ["Ana", "Carla", "Dora", "Emil"]
    assert complaint(lambda: header_of(CLASSIC, NAMES, withheld=[removed])) == "fair.removed_plays"
    header = header_of(CLASSIC, others, withheld=[removed], target=300)
    again, _ = opened(header)
    record = write_record(Match.dealt(CLASSIC, again), with_secret=True)
    assert f"\nremoved Bruno: {removed.start}, {removed.commitment}\nshuffle: " in record
    assert write_record(read_record(record), with_secret=True) == record
    assert verify_record(record).ok
    # A client of the failed start knows that Bruno's contribution is missing, but not why: either line will
    # do.
    for each in (removed, withheld):
        text = replace(header, withheld=(each,)).text
        clients[0].check_failed(text)
        assert Contributor("Ana").commit(text, again.commitment, [withheld])
    assert complaint(lambda: clients[0].check_failed(replace(header, withheld=()).text)) == "fair.no_reason"
    # One cannot be turned into the other afterwards.
    changed = signed(record.replace("removed Bruno", "withheld Bruno"))
    assert failure(changed)[0] == "commitment"
    assert "removed Bruno" in str(failure(changed)[1])


def test_who_has_not_committed_has_withheld_nothing() -> None:
    host = Dealing(header_of(CLASSIC, NAMES))
    host.commit("Ana", Contributor("Ana").commit(host.header.text, host.commitment))
    assert host.withheld() == ()


# --- Attacks by the host --------------------------------------------------------------------------


def test_a_client_notices_whatever_the_host_changes() -> None:
    host, clients = opened()
    ana = clients[0]
    assert complaint(lambda: Contributor("Zoe").commit(host.header.text, host.commitment)) == "fair.no_player"
    seeded = replace(host.header, seeded=True)
    assert complaint(lambda: Contributor("Ana").commit(seeded.text, host.commitment)) == "fair.method"
    swapped = {**host.commitments, "Ana": host.commitments["Bruno"]}
    assert complaint(lambda: ana.reveal(swapped)) == "fair.own_commitment"
    other = {**host.commitments, "Bruno": "0" * 64}
    assert complaint(lambda: ana.reveal(other)) == "fair.host_twice"
    lines = host.opening.splitlines()
    for number, line in enumerate(lines):
        changed = [*lines[:number], line[:-1] + ("0" if line[-1] != "0" else "1"), *lines[number + 1 :]]
        with pytest.raises(UserError) as found:
            ana.check("\n".join(changed) + "\n")
        assert found.value.message in ("fair.opening", "fair.contribution")
    assert complaint(lambda: ana.check(host.opening + "more\n")) == "fair.opening"


def finished(header: Header | None = None) -> str:
    """Return the record of a whole game between clients."""
    host, _ = opened(header)
    match = Match.dealt(CLASSIC, host, date="2025-03-01")
    play(match, Choices("fair"))
    return write_record(match)


RECORD = finished()
#: A game before its first hand, and the part of it that is about commitments.
SHORT = write_record(Match.dealt(CLASSIC, opened()[0]), with_secret=True)
OPENING = SHORT.partition("\n\n")[0]
PIECES = ["", "0", "f", "\n", ":", ",", " ", "A", "é", "\x00", "commitment Ana: "]


def made_again(record: str, header: Header) -> Iterator[str]:
    """Yield records for another header with the same seed and contributions: with the old commitment, and a
    new one.
    """
    match = read_record(record)
    given = dict(zip(match.names, match.contributions, strict=True))
    texts = [given.get(name, "00" * 32) for name in header.players]
    rules = CLASSIC if header.house is None else shipped_house(header.house[0]).book
    other = Match(rules, header.players, match.secret(), texts, target=header.target, date=match.date)
    other.abandon()
    text = write_record(other)
    old = text.replace(other.commitment, match.commitment)
    for name in header.players:
        old = re.sub(
            f"commitment {name}: .*",
            f"commitment {name}: {commit_contribution(bytes.fromhex(given[name]), match.commitment, name)}",
            old,
        )
    yield signed(old)
    yield text


def test_the_record_of_a_fair_game_is_proved_step_by_step() -> None:
    found = verify_record(RECORD)
    assert found.ok
    assert found.shuffle == FAIR
    said = found.report()
    assert said[0].startswith("Fair deals: before the first card")
    assert "holds: every player's contribution matches the player's commitment" in said
    assert found.host_made == ()
    assert verify_record(RECORD, promised=read_record(RECORD).commitment).ok


def test_24_orders_of_the_players_are_one_game_only() -> None:
    header = read_record(RECORD).header
    promised = commit_host(SEED, header)
    draws = set()
    for players in permutations(header.players):
        old, new = made_again(RECORD, replace(header, players=players))
        draws.add(read_record(new).seat_draw.order)
        if players == header.players:
            assert verify_record(old, promised=promised).ok
            continue
        check, error = failure(old)
        assert (check, error.reason) == ("commitment", "record.promised")
        assert f"'players: {', '.join(header.players)}'" in str(error)
        assert f"'players: {', '.join(players)}'" in str(error)
        found = verify_record(new, promised=promised)
        assert found.error is not None
        assert found.error.reason == "record.other_promise"


@pytest.mark.parametrize(
    ("changes", "reason", "words"),
    [
        ({"target": 305}, "record.promised", "committed to 'target: 300'"),
        ({"house": "classic-two-canastas"}, "record.promised_less", "'house: classic-two-canastas"),
    ],
)
def test_rules_cannot_be_changed_after_the_promise(
    changes: dict[str, object], reason: str, words: str
) -> None:
    header = read_record(RECORD).header
    if house := changes.pop("house", ""):
        rule = shipped_house(str(house)).book.house
        assert rule is not None
        changes["house"] = (rule.name, rule.version, rule.hash)
    old, _ = made_again(RECORD, replace(header, **changes))  # type: ignore[arg-type]
    check, error = failure(old)
    assert (check, error.reason) == ("commitment", reason)
    assert words in str(error)


def test_a_house_rule_cannot_be_dropped_after_the_promise() -> None:
    rules = shipped_house("classic-two-canastas").book
    match = Match(rules, NAMES, SEED, target=300)
    text = write_record(match, with_secret=True)
    check, error = failure(signed(re.sub("house: .*\n", "", text)))
    assert (check, error.reason) == ("commitment", "record.promised_more")
    assert "'house: classic-two-canastas 1 " in str(error)


def test_options_and_the_referee_belong_to_the_promise() -> None:
    caliente = BOOKS["caliente"].with_options(["always_frozen"])
    text = write_record(Match(caliente, NAMES, SEED, irregularities="referee"), with_secret=True)
    for old, new, reason in (
        ("options: always_frozen\n", "", "record.promised_more"),
        ("always_frozen\n", "caliente_cards\n", "record.promised"),
        ("irregularities: referee\n", "", "record.promised_more"),
    ):
        check, error = failure(signed(text.replace(old, new)))
        assert (check, error.reason) == ("commitment", reason)


def test_another_seed_is_no_other_game() -> None:
    text = RECORD.replace(f"\nseed: {SEED.hex()}", f"\nseed: {bytes(32).hex()}")
    check, error = failure(signed(text))
    assert (check, error.reason) == ("commitment", "record.commitment")


def test_a_contribution_in_the_record_is_the_one_that_was_committed_to() -> None:
    for name in NAMES:
        text = re.sub(f"contribution {name}: .*", f"contribution {name}: {bytes(32).hex()}", RECORD)
        check, error = failure(signed(text))
        assert (check, error.reason) == ("contributions", "fair.contribution")
        assert f"The contribution that {name} revealed does not match" in str(error)
        assert text.split("\n")[error.line - 1].startswith(f"contribution {name}: ")
        for wrong in ("", "seven of hearts", '"quoted"', "ab"):
            bad = re.sub(f"contribution {name}: .*", f"contribution {name}: {wrong}", RECORD)
            assert failure(signed(bad))[1].reason in ("record.hex", "record.value")
        assert (
            failure(signed(re.sub(f"contribution {name}: .*\n", "", RECORD)))[1].reason == "record.expected"
        )


def test_a_fair_record_is_not_made_one_of_a_known_seed() -> None:
    bare = re.sub(r"(?m)^(commitment|contribution)\b.*\n", "", RECORD.replace(METHOD, SEEDED))
    assert failure(signed(bare))[0] == "seats"


def test_what_the_host_contributed_for_others_is_said() -> None:
    made = [own_contribution(SEED, name) for name in NAMES]
    for own, others in ((0, NAMES), (1, NAMES[1:])):
        contributions = [bytes(32).hex()] * own + made[own:]
        found = verify_record(write_record(Match(CLASSIC, NAMES, SEED, contributions), with_secret=True))
        assert found.ok
        assert found.host_made == others
        assert any("The host made the contribution, from its seed, for" in line for line in found.report())


@given(
    edits=st.lists(st.tuples(st.integers(0, len(OPENING)), st.sampled_from(PIECES)), min_size=1, max_size=3)
)
def test_a_changed_opening_is_the_same_game_or_no_proof(edits: list[tuple[int, str]]) -> None:
    text = SHORT
    for place, piece in edits:
        text = text[:place] + piece + text[place + 1 :]
    found = verify_record(text)
    if found.ok:
        assert write_record(read_record(text), with_secret=True) == SHORT
    else:
        assert found.error is not None
        assert 1 <= found.error.line <= text.count("\n") + 1
        assert found.report()[-1]


# --- Redeals --------------------------------------------------------------------------------------

REDEAL = "improper_deal found=before_all_turns"


def redealt(cause: str = "") -> Match:
    match = Match(CLASSIC, NAMES, SEED)
    match.start_hand()
    if not cause:
        for seat in range(4):
            match.agree(seat)
    match.referee(REDEAL, cause)
    return match


def test_a_redeal_is_agreed_to_or_has_its_cause() -> None:
    match = Match(CLASSIC, NAMES, SEED)
    match.start_hand()
    first = match.seat_names()
    assert complaint(lambda: match.referee(REDEAL)) == "match.redeal"
    for seat in (0, 1, 2):
        match.agree(seat)
    with pytest.raises(UserError, match=f"{first[3]} did not agree"):
        match.referee(REDEAL)
    match.act(match.actor, 0)  # the draw: earlier agreements are void
    match.agree(3)
    assert complaint(lambda: match.referee(REDEAL)) == "match.redeal"
    for wrong in ("two  blanks", "a; b", 'say "no"', "x" * 201, "Ana: no"):
        with pytest.raises(UserError, match="reason"):
            match.referee(REDEAL, wrong)


@pytest.mark.parametrize("cause", ["", "Dora's screen, which all could see, showed her cards"])
def test_a_redeal_in_a_record(cause: str) -> None:
    match = redealt(cause)
    text = write_record(match, with_secret=True)
    said = f"referee {REDEAL}" + (f" because {cause}" if cause else "")
    assert said in text
    assert text.count(": agree") == (0 if cause else 4)
    again = read_record(text)
    assert again.entries == match.entries
    assert write_record(again, with_secret=True) == text
    assert verify_record(text).ok
    bare = re.sub(r"\w+: agree; | because [^\n]*", "", text, count=1)
    check, error = failure(signed(bare))
    assert (check, error.reason) == ("actions", "match.redeal")
    assert "A redeal needs the agreement of all players, or a reason" in str(error)


def test_a_redeal_from_a_known_seed_needs_agreement_or_a_cause_too() -> None:
    match = Match(CLASSIC, NAMES, SEED, seeded=True)
    match.start_hand()
    assert complaint(lambda: match.referee(REDEAL)) == "match.redeal"
    match.referee(REDEAL, "a card fell")
    assert verify_record(write_record(match, with_secret=True)).ok
