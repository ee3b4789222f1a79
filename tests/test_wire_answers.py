"""The commands' --json output has the documented format."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from canasta.books.house import shipped
from canasta.cli.group import CANASTA
from canasta.wire import answers, arena, coach, decode, lab, pads, rulings, verdicts
from canasta.wire.encoding import encode
from canasta.wire.search import SearchResult

TAKES = "classic hand1=KKQ72 setsA=555 pile=5K"
OVER = "classic turn=1:over ending=out out=1 hand1=- hand2=KQ hand3=44 hand4=A setsA=KKKKKK2,777 setsB=9999"
RECORD = "tests/records/classic-4.txt"
HOUSE = next(iter(shipped()))

ANSWERS: list[tuple[list[str], Any]] = [
    (["legal", TAKES], verdicts.LegalActions),
    (["legal", TAKES, "take K2"], verdicts.Verdict),
    (["legal", TAKES, "take K2"], verdicts.Verdict),
    (["why", TAKES, "discard Q"], verdicts.Explanation),
    (["why", TAKES, "draw"], verdicts.Explanation),
    (["why", TAKES, "what is the pile worth"], SearchResult),
    (["deal", "--seed", "1"], answers.Deal),
    (["deal", "--book", "knee", "--seed", "1"], answers.Deal),
    (["apply", TAKES, "take KK", "discard Q"], answers.ApplyResult),
    (["apply", TAKES, "take KK", "discard A"], answers.ApplyResult),
    (["score", OVER], answers.ScoreSheet),
    (["replay", RECORD], answers.Replay),
    (["replay", RECORD, "--final"], answers.Replay),
    (["verify", RECORD], answers.VerificationResult),
    (["verify", "README.md"], answers.VerificationResult),
    (["rules"], list[answers.BookText]),
    (["rules", "boat"], answers.BookText),
    (["rules", HOUSE], answers.BookText),
    (["rules", "boat", "3"], answers.ParagraphPage),
    (["rules", HOUSE, "3"], answers.ParagraphPage),
    (["rules", "classic", "36", "--code"], answers.ParagraphPage),
    (["rules", "houses"], list[answers.House]),
    (["rules", "diff", "classic", "boat"], answers.RulesDifference),
    (["rules", "check", HOUSE, "--hands", "1", "--processes", "1"], answers.CheckedHouse),
    (["rules", "check", "nowhere.toml"], answers.RefusedHouse),
    (["rules", "compare", "classic", "boat"], answers.Comparison),
    (["doctor"], answers.Doctor),
    (["doctor", "--translations"], answers.Translations),
    (["bots"], answers.Bots),
    (["referee", "classic"], rulings.KnownIrregularities),
    (["referee", "knee"], rulings.KnownIrregularities),
    (["referee", "classic", "exposed_cards", "offender=2", "cards=KQ"], rulings.Ruling),
    (["referee", "classic", "touched_card", "offender=2", "place=stock"], rulings.Ruling),
    (["hint", TAKES, "--think", "30"], coach.Hint),
    (
        ["review", RECORD, "--hand", "1", "--player", "Ana", "--think", "50", "--processes", "1"],
        coach.Review,
    ),
    (["scorepad", "form", "knee"], pads.PadForm),
    (["scorepad", "form", "american"], pads.PadForm),
    (["simulate", "--hands", "2", "--processes", "1"], answers.Simulation),
    (["arena", "simple", "random", "--hands", "--pairs", "2", "--processes", "1"], arena.ArenaResult),
    (
        ["lab", "classic", "boat", "--hands", "2", "--bot", "simple", "--rival", "club", "--jobs", "1"],
        lab.LabResult,
    ),
    (["arena", "ladder", "simple", "random", "--pairs", "2", "--hands", "--jobs", "1"], arena.ArenaLadder),
    (
        ["benchmark", "club", "--track", "hands", "--opponent", "club-1", "--pairs", "2", "--jobs", "1"],
        arena.BenchmarkResult,
    ),
    (
        ["arena", "league", "simple", "--only-bots", "--pairs", "1", "--hands", "--jobs", "1"],
        arena.ArenaLeague,
    ),
    (["simulate", "--bot", "simple", "--hands", "2", "--processes", "1"], answers.Simulation),
]


@pytest.mark.parametrize(("words", "struct"), ANSWERS, ids=[" ".join(words) for words, _ in ANSWERS])
def test_an_answer_is_read_as_its_struct(words: list[str], struct: Any) -> None:
    result = CliRunner().invoke(CANASTA, [*words, "--json"])
    found = decode(result.stdout, struct)
    # The output is complete: it has no field that the struct does not know.
    assert json.loads(encode(found)) == json.loads(result.stdout)


def test_the_answers_of_the_score_pad_are_read_as_their_structs(tmp_path: Path) -> None:
    database = ["--database", str(tmp_path / "pad.db")]
    exported = str(tmp_path / "game.json")
    entry = tmp_path / "entry.json"
    entry.write_text('{"sides": [{"out": true, "laid": 310, "mixed": 1}, {"left": [45, 20]}]}')

    def answer(*words: str, struct: Any) -> None:
        result = CliRunner().invoke(CANASTA, ["scorepad", *words, *database, "--json"])
        found = decode(result.stdout, struct)
        assert json.loads(encode(found)) == json.loads(result.stdout)

    sides = ["--side", "Ana,Carla", "--side", "Bruno,Dora"]
    answer("new", "--book", "american", *sides, struct=pads.PadId)
    answer("hand", "1", str(entry), struct=pads.PadHand)
    answer("show", "1", struct=pads.PadSheet)
    answer("show", "1", "--hand", "1", struct=pads.PadHand)
    answer("settle", "1", struct=pads.Settlement)
    answer("list", struct=list[pads.PadSummary])
    assert CliRunner().invoke(CANASTA, ["scorepad", "export", "1", exported, *database]).exit_code == 0
    found = decode(Path(exported).read_bytes(), pads.PadFile)
    assert json.loads(encode(found)) == json.loads(Path(exported).read_bytes())
    answer("import", exported, struct=pads.PadId)


def test_a_deal_shows_the_very_cards() -> None:
    result = CliRunner().invoke(CANASTA, ["deal", "--seed", "1", "--json"])
    dealt = decode(result.stdout, answers.Deal)
    hands = [event.cards for event in dealt.events if event.seat and hasattr(event, "cards")]
    assert all(len(name) in (2, 3) for cards in hands for name in cards)


def test_bytes_that_are_no_text_make_no_trace() -> None:
    result = CliRunner().invoke(CANASTA, ["deal", "--seed", "\udcff", "--json"])
    assert result.exit_code == 0
    assert decode(result.stdout, answers.Deal).seed == "?"
