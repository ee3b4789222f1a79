"""The rules in other languages match the English ones, and are shown and searched in those languages."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest
from click.testing import CliRunner

from canasta.books.glossary import glossary
from canasta.books.lookup import GLOSSARY, TEXTS, named_entries, shown_title
from canasta.books.search import ask, search
from canasta.books.texts import Entry, find, load, parse
from canasta.cli.group import CANASTA
from canasta.messages import ENGLISH, LANGUAGES, use_language
from canasta.speech.stems import stem

#: Languages that have the rules. In the others they are English.
OTHERS = [language for language in LANGUAGES if files("canasta.books.texts").joinpath(language).is_dir()]
TRANSLATED = [(language, slug) for language in OTHERS for slug in TEXTS]
#: A booklet's names for things, commands and notation: what need not be Spanish.
QUOTED = re.compile(r"`[^`]*`|\*[^*\s][^*]*\*|\b[a-z]+_[a-z_]+\b|\bcanasta [a-z]+( [A-Za-z]+)?|docs/\S+")
ENGLISH_WORDS = re.compile(
    r"\b(?:the|of|and|are|you|your|with|cards?|hands?|pile|stock|sets?|side|draws?|discards?|lays?|takes?|points?"
    r"|goes|shows|may|not|score|is|it|this|that|when|if|paragraphs?|rulings?|partner|player|wild|meld|first|each"
    r"|before|after|must|only|for|to|by|from|there|their|all|than|going|out)\b",
    re.IGNORECASE,
)


def shape(words: str) -> list[tuple[str, int]]:
    """Return the kind of each line: empty, part of a paragraph, a list item, a row with a number of bars."""
    lines = words.splitlines()
    return [
        (re.sub(r"^(- \([a-z]\)|- |\d\. |\||).*", r"\1", line) if line else "-", line.count("|"))
        for line in lines
    ]


def figures(words: str) -> Counter[str]:
    """Return the numbers in digits, however the language writes large ones and fractions."""
    return Counter(re.findall(r"\d+", re.sub(r"(?<=\d)[,.\N{NARROW NO-BREAK SPACE}](?=\d)", "", words)))


def english_in(words: str) -> list[str]:
    """Return words that give away an English sentence."""
    return ENGLISH_WORDS.findall(QUOTED.sub("", words))


def own_names() -> set[str]:
    """Return what the Spanish texts quote from the booklets, without the quotation marks."""
    texts = [load(slug, "es") for slug in TEXTS]
    entries = [*(entry for text in texts for entry in text.entries), *glossary("es")]
    words = [*(text.intro for text in texts), *(entry.text for entry in entries)]
    return {name for each in words for name in re.findall(r"(?<!\*)\*([^*|]+)\*", each)}


# --- The texts ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_there_in_every_language(language: str) -> None:
    folder = files("canasta.books.texts").joinpath(language)
    assert {file.name for file in folder.iterdir()} == {f"{slug}.md" for slug in (*TEXTS, GLOSSARY)}


@pytest.mark.parametrize(("language", "slug"), TRANSLATED)
def test_a_text_says_what_the_english_one_says(language: str, slug: str) -> None:
    english, other = load(slug, ENGLISH), load(slug, language)
    assert (english.language, other.language) == (ENGLISH, language)
    assert [entry.id for entry in other.entries] == [entry.id for entry in english.entries]
    sections: dict[str, str] = {}
    for one, theirs in zip(english.entries, other.entries, strict=True):
        assert theirs.related == one.related, one.id
        assert shape(theirs.text) == shape(one.text), one.id
        assert figures(theirs.text) == figures(one.text), one.id
        assert theirs.text.count("**") == one.text.count("**"), one.id
        assert re.findall("`[^`]*`", theirs.text) == re.findall("`[^`]*`", one.text), one.id
        assert sections.setdefault(one.section, theirs.section) == theirs.section, one.id
        assert theirs.text != one.text
    assert len(set(sections.values())) == len(sections)


@pytest.mark.parametrize("slug", TEXTS)
def test_no_english_is_left_in_a_spanish_text(slug: str) -> None:
    text = load(slug, "es")
    parts = [
        text.title,
        text.intro,
        *(f"{entry.section}. {entry.title}. {entry.text}" for entry in text.entries),
    ]
    assert [found for part in parts for found in english_in(part)] == []


def test_the_language_of_the_context_is_read() -> None:
    assert load("classic").entry("33").title == "Frozen pile"
    with use_language("es"):
        found = find("classic", "33")
        assert found is not None
        assert (found[1].title, found[1].language) == ("Pozo congelado", "es")
        assert named_entries("classic", ["33"])[0][1] == found[1]
        assert load("classic", ENGLISH).entry("33").title == "Frozen pile"


def test_what_a_language_lacks_is_english_and_says_so() -> None:
    missing = load("classic", "xx")
    assert missing == load("classic", ENGLISH)
    assert shown_title(missing.entry("33")) == "Frozen pile"
    with use_language("es"):
        assert shown_title(missing.entry("33")) == "Frozen pile (en inglés)"
        assert shown_title(load("classic").entry("33")) == "Pozo congelado"


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {*OTHERS, ENGLISH}))
def test_rules_that_a_language_lacks_are_read_and_searched_in_english(language: str) -> None:
    with use_language(language):
        assert shown_title(load("classic").entry("33")) != "Frozen pile"  # says that it is English
        assert "Frozen pile" in shown_title(load("classic").entry("33"))
        assert {match.entry.language for match in search("frozen piles")} == {ENGLISH}
        assert (search("frozen piles")[0].book, search("frozen piles")[0].entry.id) == ("classic", "33")
        assert ask("frozen piles").question.corrected == ()
        assert ask("frozzen").question.corrected == ("frozen",)
        assert glossary() == glossary(ENGLISH)


def test_the_last_line_of_an_entry_is_in_the_language_of_the_text() -> None:
    source = "# Juego\n\nIntroducción.\n\n### 1 Una\n\nTexto.\n\nCriterios: C2, G7\n"
    entry = Entry("1", "Una", "", "Texto.", ("C2", "G7"), "es")
    assert parse(source, "es/small.md", "es").entries == (entry,)
    with pytest.raises(ValueError, match=r"^es/small\.md:9: 'Criterios' must list ids"):
        parse(source.replace(", G7", "; G7"), "es/small.md", "es")


# --- Searching ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "forms",
    [
        "congelar congela congelado congelados congelada Congelan",
        "bajar baja bajas bajado bajarlo bajarlas",
        "cerrar cierra cierras cerrado cierre",
        "tomar toma tomas tomarlo tomado",
        "descarte descartes descartar descarta descartado",
        "abrir abre abierto apertura",
        "comodín comodines comodin",
        "tres treses 3",
        "dos doses 2",
        "diez dieces 10",
        "rey reyes",
        "as ases",
        "rojo rojos roja",
        "canasta canastas",
        "par pares",
        "primer primera primero",
        "jugar juega jugado",
    ],
)
def test_forms_of_a_spanish_word_are_the_same(forms: str) -> None:
    assert len({stem(word, "es") for word in forms.split()}) == 1, [
        stem(word, "es") for word in forms.split()
    ]


@pytest.mark.parametrize(
    ("one", "other"),
    [("juego", "jugar"), ("par", "pareja"), ("partida", "parte"), ("pozo", "poner"), ("mazo", "mano")],
)
def test_other_spanish_words_are_not(one: str, other: str) -> None:
    assert stem(one, "es") != stem(other, "es")


@pytest.mark.parametrize(
    ("asked", "book", "id"),
    [
        ("tres rojo", "classic", "10"),
        ("treses rojos", "boat", "10"),
        ("congelado", "classic", "33"),
        ("¿puedo tomar un pozo congelado?", "caliente", "37"),
        ("comodines descartados", "american", "37"),
        ("cerrar en mano", "classic", "53"),
        ("cuántas canastas para cerrar", "classic", "45"),
        ("manos especiales", "american", "73"),
        ("recoger la rodilla", "knee", "23"),
        ("Prize pile", "caliente", "26"),
    ],
)
def test_a_spanish_question_finds_its_paragraph(asked: str, book: str, id: str) -> None:
    with use_language("es"):
        found = [hit.entry.id for hit in search(asked, [book]) if hit.book == book]
    assert id in found[:5], found[:5]


@pytest.mark.parametrize("slug", TEXTS[:5])
def test_a_spanish_title_finds_its_paragraph(slug: str) -> None:
    with use_language("es"):
        for entry in load(slug).entries:
            found = [hit.entry.title for hit in search(entry.title, [slug]) if hit.book == slug]
            assert entry.title in found[:5], entry.id


def test_a_slip_of_the_pen_is_seen_in_spanish() -> None:
    with use_language("es"):
        assert ask("pozo conjelado").question.corrected == ("congelado",)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("asked", ["frozen pile", "pozo congelado", "lixo trancado"])
def test_a_question_is_read_in_its_own_language(language: str, asked: str) -> None:
    """The texts are in the language of the context, whatever the question is in."""
    with use_language(language):
        found = search(asked, ["classic"])
        assert "33" in [hit.entry.id for hit in found[:3]]
        assert {hit.entry.language for hit in found} == {language}


def test_the_words_of_spanish_players_are_found() -> None:
    with use_language("es"):
        for entry in glossary():
            assert entry.language == "es"
            assert english_in(entry.text) == [], entry.title
            hits = [hit for hit in search(entry.title) if hit.book == GLOSSARY]
            assert any(hit.entry == entry for hit in hits[:3]), entry.title
        assert "33" in [hit.entry.id for hit in search("pila congelada", ["classic"])][:3]


# --- On the screen --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        "rules",
        *(f"rules {slug}" for slug in TEXTS),
        "rules classic 33",
        "rules caliente always_frozen",
        "rules C1-C17",
        "rules compare",
        "rules compare classic boat",
        "rules diff classic classic-two-canastas",
        "rules classic-two-canastas",
        "rules search tres rojo",
        "rules search pozo congelado --most 100",
        "rules search tre rojjo",
        "why classic hand1=K2Q75 setsA=555 pile=2K take K2",
        "referee american --list",
        "referee classic exposed_cards offender=2 cards=KQ",
    ],
)
def test_what_is_shown_of_the_rules_is_all_spanish(words: str) -> None:
    result = CliRunner().invoke(CANASTA, ["--language", "es", *words.split()])
    assert result.exit_code in (0, 1), result.output
    shown = " ".join(result.stdout.replace("_", "").split())
    for name in sorted(own_names(), key=len, reverse=True):
        shown = re.sub(rf"\b{re.escape(name)}\b", "", shown)
    assert english_in(shown) == []
    assert "(en inglés)" not in result.stdout.replace("docs/rules/README.md (en inglés)", "")
    assert max(map(len, result.stdout.splitlines())) <= 80
