"""Pictures of positions: self-contained, in the colours of the page, small, and reproducible."""

from __future__ import annotations

import json
import re
import struct
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from canasta.books import BOOKS
from canasta.jobs import Variant
from canasta.messages import LANGUAGES, catalogue, use_language
from canasta.notation import read_position
from canasta.pictures import draw, png_of
from canasta.pictures.drawing import COLOURS, EDGE
from canasta.wire.examples import NAMES
from tests.positions import VARIANTS, random_hand

ROOT = Path(__file__).resolve().parent.parent
SVG = "{http://www.w3.org/2000/svg}"
PROGRAM = Path(sys.executable).with_name("canasta")
FROZEN = "classic hand1=KQQ27 setsA=555,KKKKKK2 setsB=7777777,99X redB=2 pile=#32K"
#: Every place there is, with as many cards as there can be.
FULL = (
    "knee players=6 turn=1:play hand1=44556677889900JJQQKKAA22XX hand2=#60 hand3=JJJ hand4=QQQ hand5=#40"
    " hand6=- closedA=4444444,5555555,6666666,8888888,9999999 addedA=44 closedB=JJJJJ22,QQQQQXX"
    " setsA=KKK,AAA setsB=TTT setsC=KKK pile=456TK456TK456TK"
).replace("00", "TT")


def whole(svg: str) -> ElementTree.Element:
    """Return the picture after checking that it needs no external resources."""
    root = ElementTree.fromstring(svg)
    ids = [each.get("id") for each in root.iter() if each.get("id")]
    assert len(ids) == len(set(ids))
    used = {each.get("href", "") for each in root.iter() if each.get("href")}
    assert used <= {f"#{id}" for id in ids}
    assert not {each.tag.removeprefix(SVG) for each in root.iter()} & {"text", "image", "style", "script"}
    assert set(re.findall(r"url\((.*?)\)", svg)) <= {f"#{id}" for id in ids}
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert "var(" not in svg
    return root


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_hands_of_every_book_are_drawn_whole(variant: Variant) -> None:
    for number, state in enumerate(random_hand(variant, 3)):
        if number % 40 == 0:
            root = whole(draw(state))
            assert root.get("width") == "960"
            assert float(root.get("height", "0")) < 2400
            assert root.findtext(f"{SVG}title")
            assert NAMES[0] in (root.findtext(f"{SVG}desc") or "")


def test_the_same_position_is_the_same_picture() -> None:
    one, other = read_position(FROZEN), read_position(FROZEN.replace("KQQ27", "72QQK"))
    assert draw(one) == draw(other)
    assert png_of(one) == png_of(other)


def test_the_colours_are_those_of_the_page() -> None:
    tokens = (ROOT / "web" / "src" / "css" / "tokens.css").read_text(encoding="utf-8")
    day = dict(re.findall(r"--([\w-]+):(#[0-9a-f]{6})", tokens.split(":root[data-theme=evening]")[0]))
    assert {name: day[name] for name in COLOURS} == COLOURS
    assert EDGE in (ROOT / "web" / "src" / "css" / "cards.css").read_text(encoding="utf-8")


def test_there_is_an_outline_of_every_letter_that_is_written() -> None:
    known = json.loads((ROOT / "canasta" / "pictures" / "letters.json").read_text(encoding="utf-8"))
    said = ("picture.", "draft.place.", "page.book.", "page.canasta.", "page.seal.", "wording.rules.")
    for language in LANGUAGES:
        texts = [str(text) for name, text in catalogue(language).items() if name.startswith(said)]
        letters = {letter for text in (*texts, *NAMES, *BOOKS) for letter in text if letter.isprintable()}
        for weight in known.values():
            assert letters <= weight.keys()


def test_dots_are_dots() -> None:
    picture = png_of(read_position(FROZEN))
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    wide, high = struct.unpack(">II", picture[16:24])
    height = whole(draw(read_position(FROZEN))).get("height")
    assert (wide, high) == (1920, 2 * round(float(height or 0)))
    assert picture != png_of(read_position(FROZEN.replace("hand1=K", "hand1=A")))


def test_the_fullest_table_is_drawn_in_bounds() -> None:
    state = read_position(FULL)
    before = time.process_time()
    picture, dots = draw(state), png_of(state)
    assert time.process_time() - before < 10
    assert float(whole(picture).get("height", "0")) < 2400
    assert len(picture) < 400_000
    assert len(dots) < 2_000_000


def test_words_are_in_the_language_that_is_wanted() -> None:
    state = read_position(FROZEN)
    with use_language("es"):
        spanish = draw(state)
    assert "Ana va a robar" not in spanish  # letters are outlines
    assert spanish != draw(state)
    assert "Clásica" in (ElementTree.fromstring(spanish).findtext(f"{SVG}title") or "")


def run(*words: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([str(PROGRAM), "picture", *words], capture_output=True)


def test_the_command_writes_what_the_name_says(tmp_path: Path) -> None:
    shown = run(*FROZEN.split())
    assert shown.stdout.decode() == draw(read_position(FROZEN))
    done = run(FROZEN, "-o", str(tmp_path / "a.svg"))
    assert done.returncode == 0
    assert (tmp_path / "a.svg").read_bytes() == shown.stdout
    assert run(FROZEN, "-o", str(tmp_path / "a.png")).returncode == 0
    assert (tmp_path / "a.png").read_bytes() == png_of(read_position(FROZEN))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((FROZEN, "-o", "a.gif"), "ends in .svg or .png"),
        (("classic", "hand1=KZ"), "'Z' is not a card"),
        ((FROZEN, "-o", "nowhere/at/all.svg"), "cannot be written"),
    ],
)
def test_the_command_says_what_is_wrong(words: tuple[str, ...], told: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert told in done.stderr.decode()
    assert "Traceback" not in done.stderr.decode()
