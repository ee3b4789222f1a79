"""Score pad files: stored games with any values changed; what is read is written back the same."""

import json
from functools import cache
from random import Random
from typing import Any

from canasta.books import BOOKS
from canasta.engine import tally
from canasta.jobs import all_variants
from canasta.scorepad import Pad, pad_struct, page, read_csv, read_json, svg, text_plot, write_csv, write_json
from canasta.scorepad.form import form_of, side_sizes
from tests.fuzz.messages import rubbish
from tests.fuzz.target import Target, reads
from tests.keying import MANNERS, key_hand, played, special_name

#: Every seventh variant, which covers all books.
_NUMBERS = range(0, 84, 7)


@cache
def long_pad(seed: int) -> Pad:
    """Return a pad with hands that were really played, each entered in a different way."""
    rng = Random(seed)
    variants = list(all_variants(alike=False))
    variant = variants[seed % len(variants)]
    form = form_of(BOOKS[variant.book].with_options(variant.options), variant.players)
    names = iter(["Ana", "=Bruno", "Carla’s", "Dora & Co", "Émil", "-Fay"])
    sides = [[next(names) for _ in range(size)] for size in side_sizes(form.setup)]
    pad = Pad.new(
        {"book": variant.book, "options": list(variant.options), "sides": sides, "totals": [5] * len(sides)}
    )
    for manner in MANNERS:
        state = played(variant, rng, 0.8)
        entry = {"sides": key_hand(tally(state), variant.book, manner, special_name(state))}
        pad = pad.with_hand(entry, after_end=True)
    return pad


def _document(rng: Random) -> bytes:
    """Generate a pad's file with a few values replaced, or its table."""
    pad = long_pad(rng.choice(_NUMBERS))
    if rng.random() < 0.3:
        return write_csv(pad).encode()
    document: Any = json.loads(write_json(pad))
    for _ in range(rng.choice((0, 1, 1, 2, 3))):
        place, key = some_place(rng, document)
        if place is not None:
            place[key] = rng.choice((rubbish(rng), 0, 1, -5, 10**6, 10**6 + 1, "KKK2", "KKK 777", [], {}))
    return json.dumps(document, ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass")


def some_place(rng: Random, value: Any) -> tuple[Any, Any]:
    """Pick a place in a document: its container and key."""
    place, key = None, None
    while isinstance(value, dict | list) and value and (place is None or rng.random() < 0.85):
        place = value
        key = rng.choice(list(value)) if isinstance(value, dict) else rng.randrange(len(value))
        value = place[key]
    return place, key


def _check(text: str) -> bool:
    found = read_csv(text) if text.startswith("part,") else read_json(text)
    written = write_json(found)
    again = read_json(written)
    assert again == found
    assert write_json(again) == written
    assert read_csv(write_csv(found)) == found
    sheet = found.sheet()
    assert page(sheet)
    assert svg(sheet)
    assert text_plot(sheet) is not None
    assert pad_struct(found) == pad_struct(again)
    return True


PAD = Target(
    "pad",
    _document,
    reads(_check),
    (
        b'"sides":',
        b'"out":',
        b'"fines":',
        b'"groups":',
        b'"stake":',
        b'"house":',
        b'"changes":',
        b"game,",
        b"hand,",
    ),
)
