"""Parts of the page that need no browser, built like the page and run by Node."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from canasta.messages import LANGUAGES, figure, listed, use_language
from tests.page.conftest import ROOT

_RUN = """
import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { compiled } from "./messages.mjs";
const { modules, script, given } = JSON.parse(readFileSync(0, "utf8"));
const contents = modules.map((each) => `export * from ${JSON.stringify(each)};`).join("");
const made = await build({ stdin: { contents, resolveDir: "src", loader: "ts" }, bundle: true, write: false,
    minify: true, format: "esm", target: ["es2022"] });
const page = await import("data:text/javascript," + encodeURIComponent(made.outputFiles[0].text));
console.log(JSON.stringify(await new Function("page", "given", "compiled", script)(page, given, compiled)));
"""


def evaluated(modules: list[str], script: str, given: object) -> Any:
    """Return the result of a script on modules of the page and some input."""
    told = json.dumps({"modules": modules, "script": script, "given": given})
    command = ["node", "--input-type=module", "-e", _RUN]
    done = subprocess.run(
        command, cwd=ROOT / "web", input=told, capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


# --- The fair deal ----------------------------------------------------------------------------------

VECTORS = (ROOT / "docs" / "fair-shuffle.md").read_text(encoding="utf-8")
_BY_HAND = re.compile(
    r"^\$ printf '(.*)' \| openssl dgst -sha256 -r"
    r"(?: -mac HMAC -macopt hexkey:(\w+))?\n(\w{64}) ",
    re.MULTILINE,
)
_PLAYER = re.compile(r"^\| (\w+) \| `(\w{64})` \| `(\w{64})` \|$", re.MULTILINE)


def test_the_pages_own_hash_gives_the_vectors_of_the_fair_shuffle() -> None:
    vectors = [{"text": text.replace("\\n", "\n"), "key": key} for text, key, _ in _BY_HAND.findall(VECTORS)]
    assert len(vectors) >= 8
    found = evaluated(
        ["./net/sha256"],
        "return given.map(({ text, key }) => key ? page.mac(page.unhex(key), text) : page.digest(text));",
        vectors,
    )
    assert found == [digest for *_, digest in _BY_HAND.findall(VECTORS)]


def test_the_pages_own_hash_of_texts_around_the_ends_of_blocks() -> None:
    texts = ["í" * (n // 2) + "x" * (n % 2) for n in (0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 5000)]
    found = evaluated(["./net/sha256"], "return given.map(page.digest);", texts)
    assert found == [hashlib.sha256(text.encode()).hexdigest() for text in texts]


def test_the_pages_part_in_a_deal_gives_the_vectors_of_the_fair_shuffle() -> None:
    fair, _ = VECTORS.split("\n## The seeded shuffle\n")
    header, opening = re.findall(
        r"^```text\n(.*?)^```", fair.split("\n## Vectors")[1], re.DOTALL | re.MULTILINE
    )
    players = {name: (secret, bound) for name, secret, bound in _PLAYER.findall(fair)}
    secret, bound = players["María"]
    host, digest = (
        re.search(rf"^(\w{{64}}) \*stdin\n```\n\n{after}", fair, re.MULTILINE)
        for after in ("### Commitments of the players", "To extract the same lines")
    )
    assert host
    assert digest
    seed = bytes(range(32)).hex()
    given = {
        "secret": secret,
        "told": {"you": "María", "header": header, "commitment": host[1], "commitments": {}},
        "all": {name: each for name, (_, each) in players.items()},
        "opening": opening,
        "swapped": opening.replace(players["Ana"][0], players["Dora"][0]),
        "record": f"canasta record\ndate: 2026-01-02\n{opening}\n1: draw\n\nseed: {seed}\n",
        "seed": seed,
        # Another start: with a reason, without one, and with an invented one or that of another start.
        "anew": [
            header.replace("shuffle:", f"{how} {name}: {start}, {promise}\nshuffle:")
            for how, name, start, promise in (
                ("withheld", "Ana", host[1], players["Ana"][1]),
                ("removed", "Ana", host[1], players["Ana"][1]),
                ("withheld", "Ana", host[1], players["Dora"][1]),
                ("removed", "Zoe", host[1], players["Ana"][1]),
                ("withheld", "Ana", seed, players["Ana"][1]),
                ("praised", "Ana", host[1], players["Ana"][1]),
            )
        ]
        + [header],
    }
    found = evaluated(
        ["./net/sha256", "./net/fair"],
        """const { secret, told, all, opening, swapped, record, seed } = given;
        const kept = new Map();
        globalThis.localStorage = {
            getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text),
        };
        crypto.getRandomValues = (bytes) => (bytes.set(page.unhex(secret)), bytes);
        const early = page.answerDealing({ ...told, commitments: all });
        return {
            early,
            commits: page.answerDealing(told),
            false_to_us: page.answerDealing({ ...told, commitments: { ...all, "María": all.Ana } }),
            reveals: page.answerDealing({ ...told, commitments: all }),
            swapped: page.checkOpening(told.commitment, swapped),
            opened: page.checkOpening(told.commitment, opening),
            record: page.checkRecord(told.commitment, record),
            other_seed: page.checkRecord(told.commitment, record.replace(seed, secret)),
            other_header: page.checkRecord(told.commitment, record.replace("target: 5000", "target: 3000")),
            anew: given.anew.map((header) => page.givesReason(told.commitment, header)),
        };""",
        given,
    )
    assert found == {
        "early": None,
        "commits": {"do": "commit", "commitment": bound},
        "false_to_us": None,
        "reveals": {"do": "reveal", "contribution": secret},
        "swapped": {"checked": False},
        "opened": {"checked": True, "digest": digest[1], "commitment": host[1]},
        "record": True,
        "other_seed": False,
        "other_header": False,
        "anew": [True, True, False, False, False, False, False],
    }


# --- Words ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_writes_numbers_and_lists_as_the_server_does(language: str) -> None:
    random = Random(3)
    numbers = [0, 999, 1000, 9999, 10_000, -10_000, 1_234_567, 0.5, -2.25, 1234.126]
    numbers += [random.randint(-(10**6), 10**6) for _ in range(200)]
    lists = [
        ["Ana"],
        ["Ana", "Bruno"],
        ["Ana", "Inés"],
        ["7", "Bruno", "Hilda"],
        ["Ana", "hielo"],
        ["8", "11"],
    ]
    found = evaluated(
        ["./messages/format"],
        """const language = { messages: [compiled(given.language, "core")], plurals: null };
        return [given.numbers.map((each) => page.numberIn(each, language)),
            given.numbers.map((each) => page.numberIn(each, language, 2)),
            given.lists.map((each) => page.listIn(each, language))];""",
        {"language": language, "numbers": numbers, "lists": lists},
    )
    with use_language(language):
        written = [figure(each, len(str(each).partition(".")[2])) for each in numbers]
        fixed = [figure(each, 2) for each in numbers]
    assert found[0] == [each.replace("-", "−") for each in written]
    assert found[1] == [each.replace("-", "−") for each in fixed]
    assert found[2] == [listed(each, language) for each in lists]


# --- The hand ---------------------------------------------------------------------------------------


def test_every_hand_of_forty_cards_has_its_place_on_a_phone() -> None:
    random = Random(40)
    hands = []
    for number in range(400):
        kinds = random.sample("456789TJQKA2XBCR", random.randint(1, 16))
        counts = Counter(random.choices(kinds, k=38 + number % 3))
        hands.append([(kind, counts[kind]) for kind in "456789TJQKA2XCBR" if counts[kind]])
    width, height = 344, 228  # what is left of 360 x 740
    shapes = evaluated(
        ["./ui/cards/hand-layout"],
        """return given.hands.map((hand) => [page.layHand(hand, given.width, given.height, page.PHONE),
            page.rackPlaces(2, hand.map(([kind]) => kind))]);""",
        {"hands": hands, "width": width, "height": height},
    )
    assert sum(shape["kind"] == "rack" for shape, _ in shapes) > 100
    for hand, (shape, places) in zip(hands, shapes, strict=True):
        held = dict(hand)
        if shape["kind"] == "fan":
            rows = [[place for group in row["x"] for place in group] for row in shape["rows"]]
            assert sum(map(len, rows)) == sum(held.values())
            for row, found in zip(shape["rows"], rows, strict=True):
                assert -0.01 <= found[0] <= found[-1] + row["w"] <= width + 0.01
                assert all(after - before >= 24 for before, after in pairwise(found))
            continue
        assert set(held) <= {kind for row in places for kind in row}
        longest = [max([1, *(held.get(kind, 0) for kind in row)]) for row in places]
        tall = [shape["front"] + shape["step"] * (most - 1) for most in longest]
        assert sum(tall) + 4 * (len(tall) - 1) <= height + 0.01
        assert shape["front"] >= 24
        assert all((width - 4 * (len(row) - 1)) / len(row) >= 24 for row in places)
