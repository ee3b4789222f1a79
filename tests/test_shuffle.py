"""The shuffle against the vectors of its page, a second implementation, openssl, and chance."""

import doctest
import hashlib
import re
import shlex
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta import shuffle as module
from canasta.cards import card_text
from canasta.fairness import METHOD
from canasta.shuffle import SEED_BYTES, SEEDED_METHOD, Orders, check_seed, new_seed, permutation, shuffled

PAGE = (Path(__file__).parent.parent / "docs" / "fair-shuffle.md").read_text(encoding="utf-8")
Row = dict[str, str]


# ------------------------------------------------------------------------------
# Reading the page


def table(heading: str, *columns: str) -> list[Row]:
    """Return the rows of the table with these columns under this heading; backquotes are dropped."""
    section = re.split(r"(?m)^#+ ", PAGE.split(f"\n### {heading}\n", 1)[1])[0]
    lines = section.splitlines()
    start = lines.index("| " + " | ".join(columns) + " |") + 2
    rows: list[Row] = []
    for line in lines[start:]:
        if not line.startswith("|"):
            break
        cells = [cell.strip().strip("`") for cell in line.strip()[1:-1].split("|")]
        rows.append(dict(zip(columns, cells, strict=True)))
    assert rows, f"no rows under {heading!r}"
    return rows


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def joined(order: Sequence[int]) -> bytes:
    return ",".join(str(position) for position in order).encode("ascii")


SEED_ROWS = table("Seeds", "seed", "bytes")
BLOCK_ROWS = table("First blocks", "seed", "hand", "shuffle", "block", "words")
FIVE_ROWS = table("Five cards by hand", "i", "m", "word", "in decimal", "limit", "j", "order")
DROPPED_ROWS = table("A word that is dropped", "i", "m", "word", "in decimal", "limit", "j")
ORDER_ROWS = table(
    "Whole orders of 108 cards",
    *("seed", "hand", "shuffle", "first twelve positions", "SHA-256 of the order"),
)

SEEDS = {row["seed"]: bytes.fromhex(row["bytes"]) for row in SEED_ROWS}
NO_INPUTS = hashlib.sha256(b"").hexdigest()
COMMANDS = re.findall(r"(?m)^\$ (.+)\n([0-9a-f]{64}) \*stdin$", PAGE)


# ------------------------------------------------------------------------------
# The method a second time, slowly: HMAC from two plain hashes, one swap as a renaming, another way to reject


def slow_hmac(key: bytes, message: bytes) -> bytes:
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def slow_block(seed: bytes, hand: int, shuffle: int, block: int) -> list[int]:
    parts = ["casa-canasta shuffle 1", NO_INPUTS, str(hand), str(shuffle), str(block)]
    digits = slow_hmac(seed, "|".join(parts).encode("ascii")).hex()
    return [int("".join(word), 16) for word in zip(*[iter(digits)] * 8, strict=True)]


def slow_permutation(seed: bytes, hand: int, shuffle: int, n: int) -> list[int]:
    block, words = 0, list[int]()
    order = {place: place for place in range(n)}
    for i in reversed(range(1, n)):
        share = 2**32 // (i + 1)  # how many words each of 0 … i has
        while True:
            if not words:
                words = slow_block(seed, hand, shuffle, block)
                block += 1
            times, j = divmod(words.pop(0), i + 1)
            if times < share:
                break
        order |= {i: order[j], j: order[i]}
    return [order[place] for place in range(n)]


# ------------------------------------------------------------------------------
# The page's vectors


def test_the_page_has_the_vectors_it_promises() -> None:
    kinds = {(row["seed"], row["hand"], row["shuffle"]) for row in ORDER_ROWS}
    assert kinds == {(s, h, n) for s in "AB" for h in "01" for n in "01"} | {("C", "1", "0")}
    assert len({row["SHA-256 of the order"] for row in ORDER_ROWS}) == len(ORDER_ROWS)
    assert len(COMMANDS) == PAGE.count("$ printf ") == 9


@pytest.mark.parametrize("row", BLOCK_ROWS, ids=lambda row: "-".join(list(row.values())[:4]))
def test_blocks(row: Row) -> None:
    seed = SEEDS[row["seed"]]
    hand, shuffle, block = int(row["hand"]), int(row["shuffle"]), int(row["block"])
    words = [int(word, 16) for word in row["words"].split()]
    assert slow_block(seed, hand, shuffle, block) == words
    run = module._words(seed, f"{SEEDED_METHOD}|{NO_INPUTS}|{hand}|{shuffle}")
    assert [[next(run) for _ in range(8)] for _ in range(block + 1)][block] == words


def test_five_cards_by_hand() -> None:
    first, *steps = FIVE_ROWS
    order = numbers(first["order"])
    assert order == [0, 1, 2, 3, 4]
    for i, step in zip([4, 3, 2, 1], steps, strict=True):
        check_step(step, i)
        j = int(step["j"])
        order[i], order[j] = order[j], order[i]
        assert order == numbers(step["order"])
    assert [step["word"] for step in steps] == BLOCK_ROWS[0]["words"].split()[:4]
    assert permutation(SEEDS["A"], hand=1, shuffle=0, n=5) == order
    dealt = "".join(shuffled("VWXYZ", SEEDS["A"], hand=1, shuffle=0))
    assert (
        f"as {', '.join('VWXYZ')} from bottom to top, they are dealt in the order {', '.join(dealt)}." in PAGE
    )


def check_step(step: Row, i: int) -> None:
    """Check one line of arithmetic on the page: i, m, the word twice, its limit and the result."""
    word, limit = int(step["word"], 16), int(step["limit"])
    assert (int(step["i"]), int(step["m"]), int(step["in decimal"])) == (i, i + 1, word)
    assert limit == max(range(2**32 - i, 2**32 + 1), key=lambda value: value % (i + 1) == 0)
    assert step["j"] == ("dropped" if word >= limit else str(word % (i + 1)))


def test_a_word_that_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    for i, step in zip([107, 106, 106, 105], DROPPED_ROWS, strict=True):
        check_step(step, i)
    assert [step["j"] == "dropped" for step in DROPPED_ROWS] == [False, True, False, False]
    block = next(row for row in BLOCK_ROWS if row["seed"] == "C")
    assert [step["word"] for step in DROPPED_ROWS] == block["words"].split()[:4]

    taken: list[int] = []
    words = module._words

    def counted(seed: bytes, prefix: str) -> Iterator[int]:
        for word in words(seed, prefix):
            taken.append(word)
            yield word

    monkeypatch.setattr(module, "_words", counted)
    permutation(SEEDS["A"], hand=1, shuffle=0, n=108)
    assert len(taken) == 107
    taken.clear()
    permutation(SEEDS["C"], hand=1, shuffle=0, n=108)
    assert len(taken) == 108


@pytest.mark.parametrize("row", ORDER_ROWS, ids=lambda row: "-".join(list(row.values())[:3]))
def test_whole_orders(row: Row) -> None:
    seed = SEEDS[row["seed"]]
    hand, shuffle = int(row["hand"]), int(row["shuffle"])
    order = permutation(seed, hand, shuffle, 108)
    assert order[:12] == numbers(row["first twelve positions"])
    assert hashlib.sha256(joined(order)).hexdigest() == row["SHA-256 of the order"]
    assert order == slow_permutation(seed, hand, shuffle, 108)


def test_the_order_that_is_printed_in_full() -> None:
    order = joined(permutation(SEEDS["A"], hand=0, shuffle=0, n=108)).decode("ascii")
    assert (
        f"printf '{order}' | openssl dgst -sha256 -r\n{ORDER_ROWS[0]['SHA-256 of the order']} *stdin" in PAGE
    )


@pytest.mark.parametrize("row", table("Lots of equal cards", "step", "card", "face", "lot"), ids=str)
def test_lots_of_equal_cards(row: Row) -> None:
    digest = next(answer for command, answer in COMMANDS if "contribution Dora" in command)
    orders = Orders(SEEDS["A"], digest, METHOD)
    step, card = int(row["step"]), int(row["card"])
    assert orders.lot(step, card).hex() == row["lot"]
    message = f"casa-canasta equal cards 1|{digest}|{step}|{card}"
    assert slow_hmac(SEEDS["A"], message.encode("ascii")).hex() == row["lot"]
    assert row["face"].startswith(card_text(card))


def test_the_card_with_the_smallest_lot_is_named_on_the_page() -> None:
    rows = table("Lots of equal cards", "step", "card", "face", "lot")
    first, later = (
        min((row for row in rows if row["step"] == step), key=lambda row: row["lot"]) for step in "05"
    )
    assert (
        f"In step 0 the first place goes to the {first['face']}, in step 5 the {later['face']} is played."
        in PAGE
    )


@pytest.mark.parametrize(("command", "answer"), COMMANDS)
def test_commands(command: str, answer: str) -> None:
    """Run the page's commands, through openssl where there is one, and always without it."""
    match = re.fullmatch(r"printf '((?:[^'%\\]|\\n)*)' \| (openssl dgst -sha256 -r( .+)?)", command)
    assert match is not None, command
    data, openssl = match[1].replace("\\n", "\n").encode("utf-8"), shlex.split(match[2])
    if match[3]:
        assert openssl[4:-1] == ["-mac", "HMAC", "-macopt"]
        key = bytes.fromhex(openssl[-1].removeprefix("hexkey:"))
        assert slow_hmac(key, data).hex() == answer
    else:
        assert hashlib.sha256(data).hexdigest() == answer
    if program := shutil.which("openssl"):
        done = subprocess.run(
            [program, *openssl[1:]], input=data, capture_output=True, check=True, timeout=60
        )
        assert done.stdout.decode("ascii").split()[0] == answer


def test_docstrings() -> None:
    results = doctest.testmod(module)
    assert results.attempted > 10
    assert results.failed == 0


# ------------------------------------------------------------------------------
# Chance


@pytest.mark.parametrize("what", ["seed", "digest", "hand", "shuffle"])
def test_every_order_comes_equally_often(what: str) -> None:
    """Count the 24 orders of four cards over 12,000 shuffles: chi-square with 23 degrees of freedom.

    The numbers are fixed, so this passes always or never; chance alone exceeds 60 about once in 26,000 times.
    """
    count = 12_000
    seen = Counter(
        tuple(
            Orders(
                k.to_bytes(SEED_BYTES, "big") if what == "seed" else SEEDS["B"],
                hashlib.sha256(str(k).encode()).hexdigest() if what == "digest" else NO_INPUTS,
                SEEDED_METHOD,
            ).permutation(
                hand=k if what == "hand" else 1,
                shuffle=k if what == "shuffle" else 0,
                n=4,
            )
        )
        for k in range(count)
    )
    assert len(seen) == 24
    expected = count / 24
    assert sum((times - expected) ** 2 / expected for times in seen.values()) < 60


def test_the_top_card_is_any_card_equally_often() -> None:
    """108 cards, 107 degrees of freedom: 180 is five standard deviations above the mean."""
    count = 2_160
    top = Counter(permutation(SEEDS["B"], hand=k, shuffle=0, n=108)[0] for k in range(count))
    expected = count / 108
    assert sum((top[card] - expected) ** 2 / expected for card in range(108)) < 180


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 7, 54, 107, 108, 2**31 + 1, 2**32])
def test_the_limit_is_exact(bound: int) -> None:
    limit = 2**32 - 2**32 % bound
    assert module._below(bound, iter([limit - 1])) == bound - 1
    if limit < 2**32:
        assert module._below(bound, iter([limit, 2**32 - 1, limit, 0])) == 0
        with pytest.raises(StopIteration):
            module._below(bound, iter([limit]))


def test_words_that_would_favour_low_numbers_are_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of three cards: 2**32 - 1 is skipped for the first swap, and is as good as any for the second."""
    words = [2**32 - 1, 2, 2**32 - 1]
    monkeypatch.setattr(module, "_words", lambda *_: iter(words))
    assert permutation(bytes(32), hand=0, shuffle=0, n=3) == [0, 1, 2]
    words[:] = [2**32 - 1, 1, 0]
    assert permutation(bytes(32), hand=0, shuffle=0, n=3) == [2, 0, 1]


# ------------------------------------------------------------------------------
# Properties

seeds = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)
digests = st.binary(min_size=32, max_size=32).map(bytes.hex)
small = st.integers(min_value=0, max_value=200)


@given(seeds, small, small, st.integers(min_value=0, max_value=220))
def test_a_permutation_is_one_and_the_second_implementation_agrees(
    seed: bytes, hand: int, shuffle: int, n: int
) -> None:
    order = permutation(seed, hand, shuffle, n)
    assert sorted(order) == list(range(n))
    assert order == slow_permutation(seed, hand, shuffle, n)


@given(seeds, st.tuples(small, small), st.tuples(small, small))
def test_other_numbers_give_another_order(seed: bytes, one: tuple[int, int], other: tuple[int, int]) -> None:
    same = permutation(seed, *one, 108) == permutation(seed, *other, 108)
    assert same == (one == other)


@given(seeds, digests, digests)
def test_other_inputs_give_another_order(seed: bytes, one: str, other: str) -> None:
    orders = [Orders(seed, digest, SEEDED_METHOD).permutation(1, 0, 108) for digest in (one, other)]
    assert (orders[0] == orders[1]) == (one == other)


@given(seeds, digests)
def test_another_method_gives_another_order(seed: bytes, digest: str) -> None:
    orders = [Orders(seed, digest, method).permutation(1, 0, 108) for method in (SEEDED_METHOD, METHOD)]
    assert orders[0] != orders[1]


@given(seeds, seeds)
def test_other_seeds_give_another_order(one: bytes, other: bytes) -> None:
    assert (permutation(one, 1, 0, 108) == permutation(other, 1, 0, 108)) == (one == other)


@given(st.lists(st.integers(), max_size=120), seeds, small, small)
def test_shuffled_follows_the_permutation(items: list[int], seed: bytes, hand: int, shuffle: int) -> None:
    before = list(items)
    result = shuffled(items, seed, hand, shuffle)
    assert result == [items[k] for k in permutation(seed, hand, shuffle, len(items))]
    assert items == before


@given(seeds)
def test_a_seed_survives_being_written(seed: bytes) -> None:
    assert check_seed(seed.hex()) == seed


def test_new_seeds() -> None:
    fresh = {new_seed() for _ in range(50)}
    assert len(fresh) == 50
    assert {len(seed) for seed in fresh} == {SEED_BYTES}


@pytest.mark.parametrize("n", [0, 1])
def test_nothing_to_shuffle(n: int) -> None:
    assert permutation(SEEDS["A"], hand=0, shuffle=0, n=n) == list(range(n))


# ------------------------------------------------------------------------------
# Errors


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a seed is 64 hexadecimal digits, not 0"),
        ("0" * 63, "a seed is 64 hexadecimal digits, not 63"),
        ("0" * 65, "a seed is 64 hexadecimal digits, not 65"),
        ("0" * 10 + "A" + "0" * 53, "digit 11 of the seed is 'A', which is not one of 0123456789abcdef"),
        ("0" * 64 + "\n", r"digit 65 of the seed is '\n', which is not one of 0123456789abcdef"),
        (" " + "0" * 63, "digit 1 of the seed is ' ', which is not one of 0123456789abcdef"),
        ("\u0663" + "0" * 63, "digit 1 of the seed is '\u0663', which is not one of 0123456789abcdef"),
        ("00 " * 32, "digit 3 of the seed is ' ', which is not one of 0123456789abcdef"),
    ],
)
def test_a_seed_badly_written(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        check_seed(text)


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_seed_of_the_wrong_length(length: int) -> None:
    with pytest.raises(ValueError, match=f"^a seed is 32 bytes, not {length}$"):
        permutation(bytes(length), hand=1, shuffle=0, n=5)
    with pytest.raises(ValueError, match=f"^a seed is 32 bytes, not {length}$"):
        shuffled("abc", bytes(length), hand=1, shuffle=0)


def test_a_seed_that_is_not_bytes() -> None:
    with pytest.raises(ValueError, match=r"^a seed is 32 bytes, not str$"):
        permutation("0" * 32, hand=1, shuffle=0, n=5)  # type: ignore[arg-type]


@pytest.mark.parametrize("value", [-1, 1.0, "1", None])
def test_numbers_that_are_none(value: int) -> None:
    seed = SEEDS["A"]
    rest = re.escape(f" must be a whole number, 0 or more, not {value!r}")
    with pytest.raises(ValueError, match=f"^the number of the hand{rest}$"):
        permutation(seed, hand=value, shuffle=0, n=5)
    with pytest.raises(ValueError, match=f"^the number of the shuffle{rest}$"):
        permutation(seed, hand=1, shuffle=value, n=5)
    with pytest.raises(ValueError, match=f"^the number of cards{rest}$"):
        permutation(seed, hand=1, shuffle=0, n=value)


def test_too_many_cards() -> None:
    with pytest.raises(ValueError, match=r"^the number of cards must be at most 4294967296, not 4294967297$"):
        permutation(SEEDS["A"], hand=1, shuffle=0, n=2**32 + 1)
