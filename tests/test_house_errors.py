"""Errors in house rules: the file, the line, the key, the expected and the actual value."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from canasta.books import BOOKS
from canasta.books.house import HouseError, load_house, read_house, rules_of, shipped_house
from canasta.messages import UserError

HEAD = 'extends = "classic"\nname = "ours"\nversion = 1\n'
AMERICAN = HEAD.replace("classic", "american")

BAD = [
    ("", "traget = 1", 4, "traget", "Unknown key 'traget'. Did you mean: target?"),
    ("", "zzz = 1", 4, "zzz", "Unknown key 'zzz'. Available here: extends, options, name, title, version"),
    ("", "target = 12.5", 4, "target", "Expected a whole number from 0 to 1000000, found 12.5."),
    ("", "target = true", 4, "target", "Expected a whole number from 0 to 1000000, found true."),
    ("", "target = -5", 4, "target", "found -5."),
    ("", "target = 1" + "0" * 99, 4, "target", "found a number with very many digits."),
    ("", "target = 0", 4, "target", "A game needs an end: a target, or a number of hands."),
    ("", "canasta_size = 2", 4, "canasta_size", "Expected a whole number from 4 to 10, found 2."),
    ("", "players = 4", 4, "players", "Expected a table, found 4."),
    (
        "[players]",
        "9.draw = 1",
        5,
        "players.9",
        "9 players are too many. A table seats at most 8.",
    ),
    ("[players]", "8.packs = 8", 5, "players.8.packs", "Expected a whole number from 1 to 7, found 8."),
    (
        "[players.8]",
        "sides = 3\nhand_size = 11",
        5,
        "players.8.sides",
        "8 seats cannot be divided evenly among 3 sides.",
    ),
    ("[players.6]", "sides = 5", 5, "players.6.sides", "a whole number from 2 to 4, found 5."),
    (
        "[players.8]",
        "sides = 5\nhand_size = 11",
        5,
        "players.8.sides",
        "a whole number from 2 to 4, found 5.",
    ),
    (
        "[players.7]",
        "seats = 7\nsides = 2\nhand_size = 11",
        6,
        "players.7.sides",
        "7 seats cannot be divided evenly among 2 sides.",
    ),
    ("[players]", "remove = [7]", 5, "players.remove[1]", "of players 2, 3, 4, 5, 6, found 7."),
    ("[players]", "remove = [2,3,4,5,6]", 4, "players", "No number of players is left."),
    ("[players.4]", "hands = 5", 5, "players.4.hands", "Did you mean: hand_size?"),
    ("[players.4]", "hand_size = 26", 5, "players.4.hand_size", "105 of 108 cards are dealt, which leaves 3"),
    ("[players.4]", "sides = 3", 5, "players.4.sides", "4 seats cannot be divided evenly among 3 sides."),
    ("[players.3]", "seats = 2\nsides = 2", 5, "players.3.seats", "3 players do not fit 2 seats"),
    ("[players.4]", "packs = 6", 5, "players.4.packs", "If sets never close, at most 4 packs are possible."),
    ("[values]", "king = 7", 5, "values.king", "Expected a multiple of 5 from 0 to 1000, found 7."),
    ("[values]", "kind = 5", 5, "values.kind", "Unknown word 'kind'. Did you mean: king?"),
    ("", "values = [1]", 4, "values", "Expected a table of kinds of cards with their values"),
    ("[clauses.tkae]", "", 4, "clauses.tkae", "Unknown seam 'tkae'. Did you mean: take?"),
    ("[clauses]", "take = 1", 5, "clauses.take", "Expected a table, found 1."),
    ("[clauses.take.Stoped]", "", 4, "clauses.take.Stoped", "Did you mean: Stopped"),
    (
        "[clauses.take.MustTake]",
        "",
        4,
        "clauses.take.MustTake",
        "MustTake does not belong here. Move it to stock_out.",
    ),
    (
        "[clauses.take.PairOnly]",
        "",
        4,
        "clauses.take.PairOnly",
        "The book has no PairOnly in take. Add it with add",
    ),
    (
        "[clauses.take]",
        'remove = ["Stopped", "Stopped"]',
        5,
        "clauses.take.remove[2]",
        "changed, replaced or",
    ),
    (
        "[clauses.take]",
        "remove = [1]",
        5,
        "clauses.take.remove[1]",
        "Expected the name of a clause, found 1.",
    ),
    (
        "[clauses.take]",
        'remove = "Stopped"',
        5,
        "clauses.take.remove",
        'names of clauses, or "all", found "Stopped"',
    ),
    ("[clauses.take]", "add = 1", 5, "clauses.take.add", "Expected a list of tables, such as [{ clause ="),
    (
        "[clauses.take]",
        "add = [\n{ }]",
        6,
        "clauses.take.add[1]",
        "'clause' is missing: the name of a clause.",
    ),
    (
        "[clauses.take]",
        'add = [{ clause = "Stopped" }]',
        5,
        "clauses.take.add[1]",
        "is already there. Change",
    ),
    (
        "[clauses.take]",
        'add = [{ clause = "PairOnly", before = "X" }]',
        5,
        "clauses.take.add[1].before",
        "Unknown clause 'X'",
    ),
    (
        "[clauses.quiet]",
        'add = [{ clause = "QuietTurns" }]',
        5,
        "clauses.quiet.add[1]",
        "'turns' is missing: a whole",
    ),
    (
        "[clauses.asking]",
        'add = [{ clause = "Asking" }]',
        5,
        "clauses.asking.add[1]",
        "'obliges' is missing: true",
    ),
    (
        "[clauses.concealed]",
        'add = [{ clause = "Concealed" }]',
        5,
        "clauses.concealed.add[1]",
        "is already there",
    ),
    ("[clauses.going_out]", 'remove = ["GoingOut"]', 4, "clauses.going_out", "needs its clause"),
    ("[clauses.score.OutBonus]", 'points = "200"', 5, "clauses.score.OutBonus.points", 'found "200".'),
    ("[clauses.score.OutBonus]", "point = 200", 5, "clauses.score.OutBonus.point", "Did you mean: points?"),
    (
        "[clauses.score.OutBonus]",
        "paragraph = '1'",
        5,
        "clauses.score.OutBonus.paragraph",
        "Unknown key 'paragraph'",
    ),
    ("[clauses.score.CanastaBonus]", "size = 6", 5, "clauses.score.CanastaBonus.size", "Unknown key 'size'"),
    (
        "[clauses.discarded.Freezes]",
        'kinds = ["wild"]',
        5,
        "clauses.discarded.Freezes.kinds[1]",
        "Unknown word 'wild'",
    ),
    (
        "[clauses.discarded.Freezes]",
        'kinds = ["two", "two"]',
        5,
        "clauses.discarded.Freezes.kinds[2]",
        "appears twice",
    ),
    (
        "[clauses.discarded]",
        'add = [{ clause = "Stops" }]',
        5,
        "clauses.discarded.add[1]",
        "'kinds' is missing",
    ),
    (
        "[clauses.going_out.GoingOut]",
        'last_discard = "maybe"',
        5,
        "clauses.going_out.GoingOut.last_discard",
        "Unknown word 'maybe'. Available here: optional, required.",
    ),
    (
        "[clauses.asking.Asking]",
        'obliges = "72"',
        5,
        "clauses.asking.Asking.obliges",
        "Expected true or false",
    ),
    (
        "[clauses.asking.Asking]",
        "every_time = true",
        5,
        "clauses.asking.Asking.every_time",
        "if asking is compulsory",
    ),
    (
        "[clauses.first_meld.FirstMeld]",
        "steps = [[0, 50], [0, 90]]",
        5,
        "clauses.first_meld.FirstMeld.steps[2]",
        "Totals and points must both rise",
    ),
    (
        "[clauses.first_meld.FirstMeld]",
        "steps = [[0, 50], [500, 40]]",
        5,
        "clauses.first_meld.FirstMeld.steps[2]",
        "500 with 40 does not follow",
    ),
    (
        "[clauses.first_meld.FirstMeld]",
        "steps = [[0, 50, 1]]",
        5,
        "clauses.first_meld.FirstMeld.steps[1]",
        "pairs",
    ),
    (
        "[clauses.first_meld.FirstMeld]",
        "steps = [[0, 52]]",
        5,
        "clauses.first_meld.FirstMeld.steps[1][2]",
        "52",
    ),
    ("[clauses.first_meld.FirstMeld]", "steps = []", 5, "clauses.first_meld.FirstMeld.steps", "is empty"),
    ("[clauses.first_meld.FirstMeld]", "below = 60", 5, "clauses.first_meld.FirstMeld.below", "only 50"),
    (
        "[clauses.first_meld.FirstMeld]",
        "three_naturals = true",
        5,
        "clauses.first_meld.FirstMeld.three_naturals",
        "not 0",
    ),
    (
        "[clauses.limits.WildLimit]",
        "by_size = []",
        5,
        "clauses.limits.WildLimit.by_size",
        "1 to 20 values, each a whole",
    ),
    (
        "[clauses.limits]",
        'remove = ["BlackThreesPure"]',
        4,
        "clauses.limits",
        "Black threes would accept wild cards",
    ),
    (
        "[clauses.limits]",
        'remove = ["NoWildSets"]',
        4,
        "clauses.limits",
        "Keep NoWildSets, or remove OnlyGoingOut",
    ),
    (
        "[clauses.first_turn]",
        'remove = "all"',
        0,
        "clauses.deal",
        "Dealt red threes must reach the table",
    ),
    (
        "[clauses.drawn]",
        'remove = "all"',
        4,
        "clauses.drawn",
        "Drawn red threes must reach the table",
    ),
    (
        "[clauses.threes]",
        'add = [{ clause = "KeptThrees" }]',
        4,
        "clauses.threes",
        "Red threes are either kept",
    ),
    (
        "[clauses.after_discard]",
        'add = [{ clause = "Talon", first = 4, second = 3, late_from = 8 }]',
        4,
        "clauses.after_discard",
        "A talon needs a book in which threes may be kept",
    ),
    ("[clauses.deal]", 'remove = ["Upcard"]', 4, "clauses.deal", "CoverUpcard needs an Upcard before it."),
    (
        "[clauses.deal.CoverUpcard]",
        'until = ["two"]',
        5,
        "clauses.deal.CoverUpcard.until",
        "must include every kind in",
    ),
    ("[clauses.score]", 'remove = ["Fines"]', 4, "clauses.score", "FineForNotGoingOut needs Fines in score."),
    (
        "[clauses.refill]",
        'add = [{ clause = "Refill", up_to = 11 }]',
        4,
        "clauses.refill",
        "needs Caliente cards",
    ),
    ("[players.4]", "calientes = 2", 0, "clauses.refill", "There are Caliente cards but no rule for them"),
    ("[clauses.closes]", 'add = [{ clause = "Closes" }]', 0, "clauses.limits", "Add ClosedMix"),
    ("[clauses.bars]", 'add = [{ clause = "WildSetFirst" }]', 0, "clauses.limits", "none can be laid"),
    ("[clauses.base]", 'add = [{ clause = "Base" }]', 4, "clauses.base", "Base needs sets that close"),
    (
        "[clauses.further_sets]",
        'add = [{ clause = "FurtherSets", never_added = [] }]',
        0,
        "clauses.score",
        "BaseScore counts closed sets",
    ),
    (
        "[clauses.reserves]",
        'add = [{ clause = "Reserves", sizes = [5], partner = true }]',
        4,
        "clauses.reserves.Reserves.partner",
        "only where a canasta comes first",
    ),
    (
        "[clauses.partners]",
        'add = [{ clause = "ClosedSet" }]',
        4,
        "clauses.partners",
        "ClosedSet does not fit the way sets close here. Use OwnSet.",
    ),
    ("[players.4]", "packs = 8", 5, "players.4.packs", "a whole number from 1 to 7"),
]
_EMPTY = "sevens = 0, fives = 0, wild = 0, natural = 0, mixed = 0"
KNEE_BAD = [
    ("clauses.base.Base = { sevens = 0 }", "clauses.score.BaseScore.base", "need one set of each"),
    (
        f"clauses.score.BaseScore.base = 0\nclauses.base.Base = {{ {_EMPTY} }}",
        "clauses.base.Base",
        "The base has no part",
    ),
    ("clauses.base.Base = { natural = 6 }", "clauses.base.Base.natural", "a whole number from 0 to 5"),
    ("clauses.further_sets.FurtherSets = false", "clauses.base", "Base needs sets that close"),
    ("clauses.closes.Closes = true", "clauses.closes", "exclude each other"),
    (
        "clauses.reserves.Reserves.canasta_first = false",
        "clauses.reserves.Reserves.partner",
        "canasta comes first",
    ),
    (
        "clauses.reserves.Reserves = false\nclauses.base.Base.feet = false",
        "clauses.base.Base.feet",
        "no reserves",
    ),
    (
        "clauses.pile_taken.TakesPile = { cards = 0, fewer = true }",
        "clauses.pile_taken.TakesPile.fewer",
        "the whole pile is taken in any case",
    ),
    (
        "players.2 = { sides = 2, hand_size = 11, canastas = 3 }",
        "players.2.canastas",
        "whatever the number",
    ),
]


@pytest.mark.parametrize(("rules", "key", "said"), KNEE_BAD, ids=[bad[1] for bad in KNEE_BAD])
def test_what_is_wrong_with_books_and_reserves_is_said(rules: str, key: str, said: str) -> None:
    with pytest.raises(HouseError) as caught:
        read_house(HEAD.replace("classic", "knee") + rules + "\n", "ours.toml")
    assert said in str(caught.value)
    assert key in str(caught.value)


@pytest.mark.parametrize(
    ("header", "line", "number", "key", "said"), BAD, ids=[f"{b[3]}-{b[1]}" for b in BAD]
)
def test_what_is_wrong_is_said_with_its_line_and_key(
    header: str, line: str, number: int, key: str, said: str
) -> None:
    source = HEAD + "\n".join(filter(None, (header, line))) + "\n"
    with pytest.raises(HouseError) as caught:
        read_house(source, "ours.toml")
    error = caught.value
    assert said in str(error)
    assert error.params["key"] == key
    assert error.params["line"] == number
    where = f"ours.toml, line {number}, {key}: " if number else f"ours.toml, {key}: "
    assert str(error).startswith(where)


AMERICAN_BAD = [
    ("canasta_size = 6", "canasta_size", "FirstMeld is for canastas of 7 cards"),
    ("[clauses.special_hands.dream]\nwild = 5", "clauses.special_hands.dream", "add up to 15 cards"),
    ('[clauses.threes]\nremove = "all"', "clauses.deal", "Dealt red threes"),
    ('[clauses.score]\nremove = ["SpecialHandPoints"]', "clauses.special_hands", "need SpecialHandPoints"),
    ("[clauses.score.HeldTooMany]\npoints = 1", "clauses.score.HeldTooMany", "Did you mean: HeldTooMany-"),
    (
        "[clauses.after_discard.Talon]\nfirst = 10",
        "clauses.after_discard.Talon.late_from",
        "which may be too small",
    ),
    ("[players.4]\npacks = 3", "players.4.packs", "(by_number), but the packs have 6"),
    (
        '[clauses.special_hands]\nadd = [{ clause = "Groups", name = "Our own", points = 1, '
        "groups = [14], wild = 0 }]",
        "clauses.special_hands.add[1].name",
        "a name of small letters",
    ),
    (
        '[clauses.special_hands]\nadd = [{ clause = "Groups", name = "x", title = "a\\nb", points = 1, '
        "groups = [7, 7], wild = 0 }]",
        "clauses.special_hands.add[1].title",
        "words on one line",
    ),
    *(
        (
            f'[clauses.special_hands]\nadd = [{{ clause = "Groups", name = "ours", points = 1, {fields} }}]',
            f"clauses.special_hands.ours{key}",
            said,
        )
        for fields, key, said in (
            ("groups = [2, 2, 2], wild = 2", "", "add up to 8 cards"),
            ("groups = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], wild = 2", ".groups", "but only 11 ranks"),
            ('groups = [7, 7], wild = 0, must = ["two", "ace", "four"]', ".must", "only 2 groups"),
            ("groups = [6, 6], wild = 2, jokers = 3", ".jokers", "3 jokers among 2 wild cards"),
            ("groups = [9, 5], wild = 0", ".groups", "of a rank there are only 8"),
        )
    ),
]


@pytest.mark.parametrize(("rules", "key", "said"), AMERICAN_BAD, ids=[bad[0] for bad in AMERICAN_BAD])
def test_what_american_cannot_have(rules: str, key: str, said: str) -> None:
    with pytest.raises(HouseError, match=re.escape(said)) as caught:
        read_house(AMERICAN + rules + "\n")
    assert caught.value.params["key"] == key


BAD_HEADS = [
    (
        'name = "ours"\nversion = 1\n',
        "'extends' is missing: the book that the house rule changes, one of classic",
    ),
    ('extends = "classic"\nversion = 1\n', "'name' is missing"),
    ('extends = "classic"\nname = "ours"\n', "'version' is missing"),
    (
        HEAD.replace('"classic"', '"clasic"'),
        "line 1, extends: Unknown rulebook 'clasic'. Did you mean: classic?",
    ),
    (HEAD.replace('"classic"', "7"), "line 1, extends: Expected one of classic, caliente"),
    (HEAD.replace('"ours"', '"classic"'), "line 2, name: 'classic' is the name of a book. Choose another."),
    (HEAD.replace('"ours"', '"Our Rules"'), 'lower-case letters, digits and hyphens, such as "two-canastas"'),
    (HEAD.replace("version = 1", "version = 0"), "line 3, version: Expected a whole number from 1 to 9999"),
    (
        HEAD + 'options = ["always_frozen"]',
        "options[1]: The book has no option 'always_frozen'. Available: nothing",
    ),
    (HEAD + "options = 1", "line 4, options: Expected a list of names of options"),
    (HEAD + "options = [1]", "line 4, options[1]: Expected a list of names of options"),
    (HEAD + "about = 1", "line 4, about: Expected one line of at most 300 characters, found 1."),
    (HEAD + "target 5000", "line 4: This is not TOML: Expected '=' after a key in a key/value pair."),
    (HEAD + 'about = "', "This is not TOML"),
    (HEAD + "target = 1\ntarget = 2", "line 5: This is not TOML: Cannot overwrite a value."),
    (HEAD + "target = " + "9" * 5000, "a number that is far too large"),
    (HEAD + "#" * 300_000, "The file is too long. At most 200000 characters are allowed."),
]


@pytest.mark.parametrize(("source", "said"), BAD_HEADS, ids=range(len(BAD_HEADS)))
def test_a_bad_head(source: str, said: str) -> None:
    with pytest.raises(HouseError, match=re.escape(said)):
        read_house(source, "ours.toml")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(HouseError, match="cannot be read"):
        load_house(tmp_path / "none.toml")
    with pytest.raises(HouseError, match="cannot be read"):
        load_house(tmp_path)
    with pytest.raises(HouseError, match="cannot be read"):
        load_house("a\0b")
    (tmp_path / "latin.toml").write_bytes(b'name = "\xe9"')
    with pytest.raises(HouseError, match="not UTF-8"):
        load_house(tmp_path / "latin.toml")
    (tmp_path / "good.toml").write_bytes(HEAD.replace("\n", "\r\n").encode())
    assert load_house(str(tmp_path / "good.toml")).name == "ours"


def test_words_for_rules() -> None:
    assert rules_of("boat") == BOOKS["boat"]
    assert rules_of("caliente+caliente_cards").chosen == ("caliente_cards",)
    assert rules_of("boat-to-5000").target == 5000
    for word in ("bota", "classic-two", "", "no such file", "a\0b", "x" * 5000):
        with pytest.raises(UserError, match="is not a book, a house rule or a file"):
            rules_of(word)
    with pytest.raises(HouseError, match=r"nothere\.toml: The file cannot be read"):
        rules_of("nothere.toml")
    with pytest.raises(HouseError, match="classic-two-canastas"):
        shipped_house("classic-two-canasta")
