"""Every language is complete and correct: messages, gender, number, lists, typed words."""

import re
from collections.abc import Iterator
from contextvars import copy_context
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from canasta.cards import KINDS, UNKNOWN
from canasta.clauses.base import Reason
from canasta.cli.group import CANASTA
from canasta.explain.plays import Known, read_play
from canasta.messages import (
    ENGLISH,
    LANGUAGES,
    Param,
    catalogue,
    current_language,
    either,
    figure,
    in_english,
    listed,
    progress,
    say,
    text,
    use_language,
)
from canasta.messages.fluent import Messages
from canasta.scorepad.settlement import money
from canasta.table.actions import action_text, parse_action
from canasta.table.events import ACTED, Event
from canasta.wording import cards_words, event_text, number_words, offer_words, reason_text

FOLDER = Path(__file__).parent.parent / "canasta" / "messages"
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
FILES = sorted(path.name for path in (FOLDER / ENGLISH).glob("*.ftl"))
#: The teacher's room is not in Portuguese yet.
UNTRANSLATED = ("page_teaching.ftl",)
#: Files that a language has in full. Of the others it may lack any message.
COMPLETE = {
    "es": FILES,
    "pt-BR": [
        "asking.ftl", "cards.ftl", "live.ftl", "match.ftl",
        *(name for name in FILES if name.startswith("page") and name not in UNTRANSLATED),
        "play.ftl", "reading.ftl", "rules.ftl", "scorepad.ftl", "tables.ftl", "wording.ftl",
    ],
}  # fmt: skip
#: Extra parameters that the program provides for languages that need them, and the parameter each belongs to.
GIVEN_BESIDE = {"kinds": "kind", "Kinds": "kind", "a_kind": "kind", "gender": "kind", "You_do": "you_do"}
#: Passed to every list; see ``canasta.messages.grammar``.
ALWAYS_GIVEN = {"sound"}


def parameters(messages: Messages, message: str) -> set[str]:
    return {GIVEN_BESIDE.get(name, name) for name in messages[message].names()} - ALWAYS_GIVEN


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_files_it_promises_and_nothing_faulty(language: str) -> None:
    assert {path.name for path in (FOLDER / language).glob("*.ftl")} <= set(FILES)
    for name in COMPLETE[language]:
        english = Messages([(FOLDER / ENGLISH / name).read_text(encoding="utf-8")], ENGLISH)
        other = Messages([(FOLDER / language / name).read_text(encoding="utf-8")], language)
        assert set(other) == set(english), name
    assert progress(language).problems.keys() <= {"missing"}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_parameters(language: str) -> None:
    english, other = catalogue(ENGLISH), catalogue(language)
    differing = {
        name: (parameters(english, name), parameters(other, name))
        for name in english
        if parameters(english, name) != parameters(other, name)
    }
    assert differing == {}


def _plausible(names: set[str]) -> Iterator[dict[str, Param]]:
    """Yield all parameters as texts and numbers, and kinds and sides as the program passes them."""
    texts: dict[str, Param] = dict.fromkeys(names, "X")
    if "you_do" in names:
        texts["You_do"] = "X"
    numbers = [{**texts, name: number} for name in names - {"kind", "side"} for number in (0, 1, -1, 2, 5000)]
    for params in [texts, *numbers]:
        if "kind" in names:
            yield from ({**params, "kind": kind} for kind in range(KINDS + 1))
        if "side" in names:
            yield from ({**params, "side": side} for side in range(3))
        yield params


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    english, messages = catalogue(ENGLISH), catalogue(language)
    for name in messages:
        for params in _plausible(parameters(messages, name)):
            if isinstance(params.get("kind"), str) and messages[name].names() & GIVEN_BESIDE.keys():
                continue  # a kind is a number wherever more than its name is said
            words = say(name, params, ["Ana", "Bruno"], language)
            assert not re.search(r"[{}]|\$|None", words) or "{" in say(
                name, params, ["Ana", "Bruno"], ENGLISH
            ), name
            if not name.startswith("typed."):
                assert bool(words) == bool(english[name].parts != ("",)), name


# Typed input, file contents and tags are English in every language.
_QUOTED = re.compile(r"«[^»]*»|'[^']*'|\"[^\"]*\"|\[[^]]*]|[\w-]+=|\b[a-z]+_\w+|--\w+|</?\w+>")


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_in_a_translation(language: str) -> None:
    english = re.compile(r"\b(?:the|of|is|are|and|not|with|cards?|there|hands?|pile|stock|sets?|players?)\b")
    messages = catalogue(language)
    left = {
        name: found[0]
        for name in messages
        if messages[name].messages.language == language
        and not name.startswith("typed.")
        and not name.endswith(".example")
        for found in [english.search(_QUOTED.sub("", messages[name].words(Anything())))]
        if found
    }
    allowed = {
        "action.unknown",  # the notation
        "cli.error.no_action",
        "house.error.check.refill",  # keys of a file
        "house.error.idle.hands",
        "house.template.head",
        "pad.error.csv_part",
        "position.rest_stock",
        "page.rules.example",  # a search in English texts
    }
    assert {name: word for name, word in left.items() if name not in allowed} == {}


class Anything(dict[str, Param]):
    """Parameters of any name."""

    def __missing__(self, name: str) -> Param:
        return "X"


# --- Spanish ------------------------------------------------------------------------------------------

#: Name, plural and gender of every kind, as a card player says them.
SPANISH = [
    ("cuatro", "cuatros", "m"),
    ("cinco", "cincos", "m"),
    ("seis", "seises", "m"),
    ("siete", "sietes", "m"),
    ("ocho", "ochos", "m"),
    ("nueve", "nueves", "m"),
    ("diez", "dieces", "m"),
    ("jota", "jotas", "f"),
    ("reina", "reinas", "f"),
    ("rey", "reyes", "m"),
    ("as", "ases", "m"),
    ("dos", "doses", "m"),
    ("joker", "jokers", "m"),
    ("tres rojo", "treses rojos", "m"),
    ("tres negro", "treses negros", "m"),
    ("carta Caliente", "cartas Caliente", "f"),
    ("carta oculta", "cartas ocultas", "f"),
]


@pytest.mark.parametrize("kind", range(KINDS + 1))
def test_gender_and_number_are_right_in_spanish(kind: int) -> None:
    one, many, gender = SPANISH[kind]
    a, the, The, none, each_the = (
        ("una", "la", "Las", "ninguna", "las") if gender == "f" else ("un", "el", "Los", "ningún", "los")
    )
    with use_language("es"):
        assert text("refuse.other_top", kind=kind) == f"La carta de arriba del pozo es {a} {one}."
        assert text("refuse.never_mixed", kind=kind) == f"{The} {many} nunca llevan comodines."
        assert text("refuse.must_take", kind=kind) == (
            f"El mazo se ha agotado y {the} {one} de arriba entra en un juego de tu bando: "
            "tienes que tomar el pozo."
        )
        assert text("refuse.dead_rank", kind=kind) == (
            f"El otro bando tiene una canasta de {many}: ya no puedes bajar {none} {one} natural."
        )
        empty = "ninguna" if gender == "f" else "ninguno"
        assert text("refuse.hold", kind=kind, number=1, have=0) == (
            f"Para esto te hace falta {a} {one} en la mano, y no tienes {empty}."
        )
        assert text("refuse.hold", kind=kind, number=2, have=1) == (
            f"Para esto te hacen falta 2 {many} en la mano, y tienes 1."
        )
        assert text("play.did.add", kind=kind, cards="un dos") == f"añade un dos a {each_the} {many}"
        assert text("play.suit.H", kind=kind) == f"{the} {one} de corazones"
        assert text("play.error.not_held", kind=kind) == f"No tienes {none} {one} de ese palo."
        assert text("position.set_kind", kind=kind).startswith(f"{a.capitalize()} {one} no es")
        if kind != UNKNOWN:
            assert cards_words([kind]) == f"{a} {one}"
            assert cards_words([kind] * 3) == f"tres {many}"


def test_lists_are_joined_as_they_are_spoken() -> None:
    with use_language("es"):
        assert listed(["Ana", "Bruno", "Carla"]) == "Ana, Bruno y Carla"
        assert listed(["Ana", "Inés"]) == "Ana e Inés"
        assert listed(["agua", "hielo"]) == "agua y hielo"
        assert either(["7", "8"]) == "7 u 8"
        assert number_words([2, 3, 4, 6]) == "2 a 4 o 6"
        assert cards_words([9, 9, 8, 12]) == "dos reyes, una reina y un joker"
    assert listed(["Ana", "Inés"]) == "Ana and Inés"
    assert either(["7", "8"]) == "7 or 8"


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert [figure(1234.5, 1), figure(-12345), money(123456)] == ["1,234.5", "-12,345", "1234.56"]
    with use_language("es"):
        assert [figure(1234.5, 1), figure(-12345), money(123456)] == ["1234,5", "-12\u202f345", "1234,56"]


def test_what_you_may_do_what_you_do_and_what_others_do() -> None:
    action = parse_action("take KK")
    event = Event(ACTED, 0, number=action)
    with use_language("es"):
        assert offer_words(action) == "tomar el pozo con dos reyes"
        assert event_text(event, ["Ana", "Bruno"]) == "Ana toma el pozo con dos reyes."
        assert event_text(event, ["Ana", "Bruno"], you=0) == "Tomas el pozo con dos reyes."


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("robar", ["draw"]),
        ("tomar KK", ["take KK"]),
        ("tomo el pozo con mis reyes", ["take on K"]),
        ("tomar sobre K", ["take on K"]),
        ("bajar QQQ2", ["lay QQQ", "add 2 to Q"]),
        ("bajar reinas", ["lay QQQ"]),
        ("añadir K", ["add K"]),
        ("añadir 2 a K", ["add 2 to K"]),
        ("agregar joker a reyes", ["add X to K"]),
        ("añadir 2 a comodines", ["add 2 to wild"]),
        ("descartar 7", ["discard 7"]),
        ("descartar un tres negro", ["discard B"]),
        ("descarto el as", ["discard A"]),
        ("d jota", ["discard J"]),
        ("preguntar", ["ask"]),
        ("sí", ["yes"]),
        ("SI", ["yes"]),
        ("no", ["no"]),
        ("pasar", ["pass"]),
        ("terminar", ["end"]),
        ("jugar C", ["play C"]),
        ("draw", ["draw"]),
        ("discard king", ["discard K"]),
    ],
)
def test_actions_can_be_typed_in_spanish(typed: str, meant: list[str]) -> None:
    table = Known(hand=(), sets=frozenset({9}), top=-1, legal=())
    with use_language("es"):
        play = read_play(in_english("play", typed), table)
    assert [action_text(action) for action in play.actions] == [
        action_text(parse_action(words)) for words in meant
    ]


def test_two_receivers_are_told_the_same_in_their_own_language() -> None:
    event = Event(ACTED, 1, number=parse_action("discard Q"))
    names = ["Ana", "Bruno"]
    assert event_text(event, names, language="es") == "Bruno descarta una reina."
    assert event_text(event, names, language="en") == "Bruno discards a queen."
    reason = Reason("9", "refuse.empty_pile")
    assert reason_text(reason, "classic", language="es") == "El pozo está vacío. (classic 9)"
    assert current_language() == ENGLISH


def test_a_context_keeps_its_language_to_itself() -> None:
    with use_language("es"):
        spanish = copy_context()
        with use_language("en"):
            assert current_language() == "en"
        with use_language(None):
            assert current_language() == "es"
    assert current_language() == ENGLISH
    assert spanish.run(text, "refuse.over") == "La mano ha terminado."
    with pytest.raises(LookupError, match="xx"):
        use_language("xx")


# --- Portuguese ---------------------------------------------------------------------------------------

#: Name, plural and gender of every kind, as a card player in Brazil says them.
PORTUGUESE = [
    ("quatro", "quatros", "m"),
    ("cinco", "cincos", "m"),
    ("seis", "seis", "m"),
    ("sete", "setes", "m"),
    ("oito", "oitos", "m"),
    ("nove", "noves", "m"),
    ("dez", "dez", "m"),
    ("valete", "valetes", "m"),
    ("dama", "damas", "f"),
    ("rei", "reis", "m"),
    ("ás", "ases", "m"),
    ("dois", "dois", "m"),
    ("joker", "jokers", "m"),
    ("três vermelho", "três vermelhos", "m"),
    ("três preto", "três pretos", "m"),
    ("carta Caliente", "cartas Caliente", "f"),
    ("carta fechada", "cartas fechadas", "f"),
]


@pytest.mark.parametrize("kind", range(KINDS + 1))
def test_gender_and_number_are_right_in_portuguese(kind: int) -> None:
    one, many, gender = PORTUGUESE[kind]
    a, the, The, none, two, to_the = (
        ("uma", "a", "As", "nenhuma", "duas", "às")
        if gender == "f"
        else ("um", "o", "Os", "nenhum", "dois", "aos")
    )
    with use_language("pt-BR"):
        assert text("refuse.other_top", kind=kind) == f"A carta de cima do lixo é {a} {one}."
        assert text("refuse.never_mixed", kind=kind) == f"{The} {many} nunca levam coringas."
        assert f"você não baixa mais {none} {one} natural" in text("refuse.dead_rank", kind=kind)
        assert text("refuse.hold", kind=kind, number=1, have=0) == (
            f"Para isto você precisa de {a} {one} na mão, e não tem {none}."
        )
        assert text("refuse.hold", kind=kind, number=2, have=1) == (
            f"Para isto você precisa de 2 {many} na mão, e tem 1."
        )
        assert text("play.did.add", kind=kind, cards="um dois") == f"junta um dois {to_the} {many}"
        assert text("play.suit.H", kind=kind) == f"{the} {one} de copas"
        assert text("play.error.not_held", kind=kind) == f"Você não tem {none} {one} desse naipe."
        if kind != UNKNOWN:
            assert cards_words([kind]) == f"{a} {one}"
            assert cards_words([kind] * 2) == f"{two} {many}"
            assert cards_words([kind] * 3) == f"três {many}"


def test_zero_is_not_said_as_one_in_portuguese() -> None:
    """Zero is of the category "one" in Portuguese, so messages with a written 1 must ask for [1]."""
    with use_language("pt-BR"):
        assert text("play.table.stock", number=0) == "0 cartas"
        assert text("play.table.stock", number=1) == "1 carta"
        assert text("wording.table.stock", number=0) == "Monte: 0 cartas"
    messages = catalogue("pt-BR")
    for name in messages:
        pattern = messages[name]
        if pattern.messages.language == "pt-BR" and "number" in pattern.names():
            said = [
                pattern.words({**dict.fromkeys(pattern.names(), "X"), "number": number}) for number in (0, 1)
            ]
            assert said[0] != said[1] or "number" not in catalogue(ENGLISH)[name].names(), name


def test_lists_and_numbers_are_written_as_in_brazil() -> None:
    with use_language("pt-BR"):
        assert listed(["Ana", "Inês", "Ivo"]) == "Ana, Inês e Ivo"
        assert either(["7", "8"]) == "7 ou 8"
        assert number_words([2, 3, 4, 6]) == "2 a 4 ou 6"
        assert cards_words([9, 9, 8, 8, 12]) == "dois reis, duas damas e um joker"
        assert [figure(1234.5, 1), figure(-12345), money(123456)] == ["1.234,5", "-12.345", "1234,56"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("comprar", ["draw"]),
        ("pegar KK", ["take KK"]),
        ("pego o lixo com meus reis", ["take on K"]),
        ("pegar sobre K", ["take on K"]),
        ("baixar QQQ2", ["lay QQQ", "add 2 to Q"]),
        ("baixar damas", ["lay QQQ"]),
        ("baixar as rainhas", ["lay QQQ"]),
        ("juntar K", ["add K"]),
        ("juntar 2 a K", ["add 2 to K"]),
        ("juntar joker aos reis", ["add X to K"]),
        ("juntar 2 aos coringas", ["add 2 to wild"]),
        ("descartar 7", ["discard 7"]),
        ("descartar um três preto", ["discard B"]),
        ("descarto o ás", ["discard A"]),
        ("descartar as", ["discard A"]),
        ("d valete", ["discard J"]),
        ("perguntar", ["ask"]),
        ("sim", ["yes"]),
        ("não", ["no"]),
        ("passar", ["pass"]),
        ("terminar", ["end"]),
        ("jogar C", ["play C"]),
        ("draw", ["draw"]),
        ("discard king", ["discard K"]),
    ],
)
def test_actions_can_be_typed_in_portuguese(typed: str, meant: list[str]) -> None:
    table = Known(hand=(), sets=frozenset({9}), top=-1, legal=())
    with use_language("pt-BR"):
        play = read_play(in_english("play", typed), table)
    assert [action_text(action) for action in play.actions] == [
        action_text(parse_action(words)) for words in meant
    ]


def test_a_sentence_that_portuguese_lacks_is_english_as_a_whole() -> None:
    """The verdict of a command is not translated, so the action in it is not either."""
    result = run("--language", "pt", *WHY)
    assert "Refused: Seat 1 may not take the pile with a king and a two." in result.output
    assert "O lixo está congelado: só se pega com dois reis naturais da sua mão." in result.output


# --- Commands -----------------------------------------------------------------------------------------


def run(*words: str, **environment: str | None) -> Result:
    return CliRunner(env={"CANASTA_LANGUAGE": None, **environment}).invoke(CANASTA, list(words))


WHY = ("why", "classic", "hand1=K2Q75", "setsA=555", "pile=2K", "take", "K2")


@pytest.mark.parametrize(
    ("words", "environment", "said"),
    [
        (WHY, {"LANG": "C"}, "Refused: Seat 1 may not take the pile with a king and a two."),
        (WHY, {"LANG": "es_ES.UTF-8"}, "Jugador 1 no puede tomar el pozo con un rey y un dos."),
        (WHY, {"LANG": "en_GB", "LC_ALL": "es_MX"}, "No se permite"),
        (WHY, {"LANG": "es_ES", "CANASTA_LANGUAGE": "en"}, "Refused"),
        (WHY, {"LANG": "pt_BR.UTF-8"}, "O lixo está congelado"),
        (WHY, {"LANG": "pt_PT"}, "O lixo está congelado"),
        (WHY, {"LANG": "en_GB", "CANASTA_LANGUAGE": "pt_BR"}, "O lixo está congelado"),
        (("--language=pt-br", "scorepad", "--help"), {}, "Anota os pontos de uma partida"),
        (("--language", "es", *WHY), {"CANASTA_LANGUAGE": "en"}, "No se permite"),
        (("--language=es", "--help"), {}, "Uso: canasta"),
        (("--language=es", "--help"), {}, "juega en la terminal"),
        (("--language", "es", "simulate", "--help"), {}, "[por omisión: 1000]"),
        (("--language", "es", "simulate", "--help"), {}, "Muestra esta ayuda y termina."),
        (("simulate", "--help"), {}, "[default: 1000]"),
        (("--language", "es", "scorepad", "--help"), {}, "Comandos para programas"),
        (("--language", "es", "rules", "compare", "classic", "boat"), {}, "Jugadores 2 a 6"),
        (("--language", "es", "score", "classic", "hand1=7", "hand2=K", "hand3=44", "hand4=A"), {}, "Bando"),
    ],
)  # fmt: skip
def test_commands_speak_the_language_that_is_wanted(
    words: tuple[str, ...], environment: dict[str, str], said: str
) -> None:
    result = run(*words, **environment)
    assert result.exit_code == 0, result.output
    assert said in " ".join(result.output.split())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--language", "xx", "deal"], "Unknown language 'xx'. Available: en, es, pt-BR."),
        (["--language", "es", "dael"], "Comando desconocido: «dael». ¿Querías decir «deal»?"),
        (["--language", "es", "deal", "--plyers"], "No hay ninguna opción «--plyers»."),
        (["--language", "es", "deal", "--players", "x"], "para '--players': se espera un número entero"),
        (["--language", "es", "deal", "--players"], "La opción «--players» necesita un valor."),
        (["--language", "es", "deal", "--json=1"], "La opción «--json» no lleva ningún valor."),
        (["--language", "es", "legal"], "Falta el argumento 'POSITION [ACTION]'. (ver: canasta legal"),
        (["--language", "es", "verify", "a", "b"], "Sobran argumentos (b)."),
        (["--language", "es", "legal", "classic", "hand1=KZ"], "«Z» no es una carta"),
        (["--language"], "Option '--language' requires an argument."),
    ],
)  # fmt: skip
def test_complaints_speak_it_too(words: list[str], said: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert said in result.stderr
