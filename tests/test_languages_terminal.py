"""Whole sessions in Spanish and Portuguese: game, score pad and referee, with no English in them."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.cells import cell_len

from canasta.cli.group import CANASTA
from canasta.messages import use_language
from canasta.tui.saved_games import VARIABLE
from tests.persons import Person, sit_down

ENGLISH = re.compile(
    r"\b(?:the|of|and|are|you|your|with|cards?|hands?|pile|stock|sets?|side|draws?|discards?|lays?|takes?|points?"
    r"|goes|shows|may|not|score)\b",
    re.IGNORECASE,
)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "records"))
    return tmp_path / "records"


#: Words typed in a game, and words shown at the end of its first hand and in the reader's turn.
TYPED = {
    "es": (["ayuda", "tanteo", "historia", "último", "zz", "d", "mesa"], "Final de la mano 1", "te toca"),
    "pt-BR": (
        ["ajuda", "placar", "histórico", "último", "zz", "d", "mesa", "bater"],
        "O fim da rodada 1",
        "sua vez",
    ),
}


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
@pytest.mark.parametrize("book", ["classic", "boat", "american", "knee", "caliente"])
@pytest.mark.parametrize("language", TYPED)
def test_a_game_is_told_in_the_language(language: str, book: str, plain: bool) -> None:
    typed, end, turn = TYPED[language]
    person = Person(typed, width=100)
    person.leave = lambda shown: end in shown
    with use_language(language):
        sit_down(person, book=book, plain=plain, target=None)
    shown = re.sub(r"escribe \d+ o [^.]*\.", "", person.shown)  # the notation of an action
    shown = re.sub(r"/\S+|\b[\w-]+_\w+|'canasta \w+'|canasta \w+", "", shown)
    # Paragraphs of the rules are English in a language that lacks them.
    shown = re.sub(r"(?ms)^\w+ \S+: [^\n]*\(em inglês\)$.*?(?=^Sua jogada)", "", shown)
    assert turn in shown
    assert ENGLISH.findall(shown) == []


def test_a_game_is_played_to_its_end() -> None:
    person = Person()
    with use_language("es"):
        assert sit_down(person) == 0
    assert "La partida ha terminado" in person.shown
    assert "Verificado: se cumplió el compromiso del comienzo" in person.shown


@pytest.mark.parametrize("width", [60, 80])
def test_no_line_is_wider_than_the_terminal(width: int, folder: Path) -> None:
    person = Person(["ayuda", "reglas 57", "reglas", "tanteo"], width=width)
    person.leave = lambda shown: "Mano 2" in shown
    with use_language("es"):
        sit_down(person, target=None)
    whole = re.compile(r"[0-9a-f]{64}|" + re.escape(str(folder)))
    wide = [line for line in person.shown.splitlines() if cell_len(line.rstrip()) > width]
    assert [line for line in wide if not whole.search(line)] == []
    # The columns of the help are not broken.
    assert "\n  robar · d              robar del mazo" in person.shown


def test_a_terminal_without_accents_gets_letters_without_them() -> None:
    person = Person(["ayuda"], encoding="ascii")
    person.leave = lambda shown: "Tu jugada" in shown
    with use_language("es"):
        sit_down(person)
    assert "ultimo" in person.shown
    assert "?" not in person.shown


def run(words: list[str], *typed: str, language: str = "es") -> str:
    result = CliRunner().invoke(CANASTA, ["--language", language, *words], input="\n".join([*typed, ""]))
    assert result.exit_code == 0, result.output
    return result.output


#: A game on the pad in each language: the commands, and what it answers.
PADS = {
    "es": (
        ["mano", "100 mirar"],
        ["ver", "v 1", "gráfico", "liquidar", "ayuda", "corregir 1", "cancelar", "tachar 1", "sí", "salir"],
        [
            "Apuntado. Totales: A 885, B -110.",
            "Bando A: 100, cerrar en mano classic 55",
            "La mano 1 queda tachada.",
        ],
    ),
    "pt-BR": (
        ["rodada", "100 olhar"],
        ["ver", "v 1", "gráfico", "acertar", "ajuda", "corrigir 1", "cancelar", "riscar 1", "sim", "sair"],
        [
            "Anotado. Totais: A 885, B -110.",
            "Lado A: 100, bater na mão classic 55",
            "A rodada 1 foi riscada.",
        ],
    ),
}


@pytest.mark.parametrize("language", PADS)
def test_the_score_pad_is_kept_in(language: str, tmp_path: Path) -> None:
    (enter, look), commands, answers = PADS[language]
    game = ["classic 4", "Ana, Inés, Óscar, Dora", "", "", "", ""]
    first_side = ["Óscar", "s", "310", "1", "", "", "1", "25", ""]
    second_side = ["KKKK 777", "", "45", "2x10"]
    hand = [enter, *first_side, *second_side, look, "", "s"]
    words = ["scorepad", "--plain", "--database", str(tmp_path / "pad.db")]
    shown = run(words, *game, *hand, *commands, language=language)
    for answer in answers:
        assert answer in shown
    told = re.sub(r"/\S+|Hand, Knee and Foot", "", shown)  # a path, and the title of a rulebook
    assert ENGLISH.findall(told) == []


def test_the_referee_asks_and_rules_in_spanish() -> None:
    shown = run(
        ["referee", "classic"], "Ana, Inés, Óscar, Dora", "congelado", "inés", "atrás", "2", "1", "no", "KQ"
    )
    assert "¿Quién tomó el pozo?" in shown
    assert "Fallo: Se tomó un pozo congelado sin un par natural" in shown
    assert "Inés tiene 2 cartas penalizadas: un rey y una reina." in shown
    assert ENGLISH.findall(shown.split("Para pedir otra vez el mismo fallo")[0]) == []
