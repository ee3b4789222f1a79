"""The runner is strict: whatever cannot be parsed or does not hold is an error with file and line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.rules.__main__ import main
from tests.rules.cases import CASE_CHECKS
from tests.rules.games import GAME_CHECKS
from tests.rules.runner import CHECKS, run
from tests.rules.scenarios import ROOT, ScenarioError, parse_not_modelled, parse_scenarios

GIVEN = "scenario 33: a title\ngiven classic turn=1:play hand1=KKQ98 hand2=- hand3=- hand4=- setsA=777\n"


def play(source: str, name: str = "classic/33-test.txt") -> None:
    for scenario in parse_scenarios(source, name):
        run(scenario)


def test_a_scenario_that_holds() -> None:
    play(GIVEN + "when discard Q\n  # a remark\n\nthen position \\\n  pile=Q turn=2:draw\n")


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("", ":1: there is no scenario in this file"),
        ("then legal draw\n", ":1: a file begins with 'scenario <ids>: <title>'"),
        ("scenario 33\ngiven classic\nthen legal draw\n", ":1: a scenario is 'scenario <ids>: <title>'"),
        ("scenario 33:\ngiven classic\nthen legal draw\n", ":1: a scenario is 'scenario <ids>: <title>'"),
        ("scenario 75: a\ngiven classic\nthen legal draw\n", ":1: there is no paragraph or ruling '75'"),
        ("scenario G99: a\ngiven classic\nthen legal draw\n", ":1: there is no paragraph or ruling 'G99'"),
        ("scenario P99: a\ngiven classic\nthen legal draw\n", ":1: there is no paragraph or ruling 'P99'"),
        ("scenario 33, 33: a\ngiven classic\nthen legal draw\n", ":1: '33' is cited twice"),
        ("scenario 33: a\nthen legal draw\n", ":1: a scenario begins with 'given'"),
        ("scenario 33: a\ngiven classic\n", ":2: a scenario ends with 'then'"),
        ("scenario 33: a\ngiven classic\nthen legal draw\nwhen draw\n", ":4: a scenario ends with 'then'"),
        (GIVEN + "given classic\nthen legal draw\n", ":3: a scenario has one 'given'"),
        (GIVEN + "therefore legal draw\n", ":3: 'therefore' is none of scenario, given, when, then"),
        (GIVEN + "then\n", ":3: 'then' says nothing"),
        (GIVEN + "then legal draw\\\n", ":3: the last line ends in \\"),
        (GIVEN + "then legal \\\n\nthen legal draw\n", ":4: the line before ends in \\ and nothing follows"),
        (GIVEN + "then legal ask\n" + GIVEN + "then legal ask\n", ":4: the scenario of line 1 has the same"),
    ],
)
def test_a_file_that_is_not_well_formed(source: str, message: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        parse_scenarios(source, "classic/33-test.txt")
    assert str(caught.value).startswith("classic/33-test.txt" + message)


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("then wonder\n", ":3: 'then wonder' is not known"),
        ("then seats 1,2\n", ":3: 'then seats' is for a scenario that begins with 'given match'"),
        ("then legal draw\n", ":3: draw: You have drawn or taken already"),
        ("then legal discard Q;\n", ":3: there is nothing between two semicolons"),
        ("then legal jump\n", ":3: 'jump' is not an action"),
        ("then only discard Q\n", ":3: legal are: ask; discard 8;"),
        ("then refused discard Q by 9 hold\n", ":3: discard Q is legal"),
        ("then refused draw by 10 drawn_already\n", ":3: draw is refused by 9 refuse.drawn_already: You"),
        ("then refused draw by 9 hold\n", ":3: draw is refused by 9 refuse.drawn_already: You"),
        ("then refused draw by 9 no_such_message\n", ":3: there is no message refuse.no_such_message"),
        ("then refused draw\n", ":3: it is 'then refused <actions> by <paragraph> <message>'"),
        ("then position\n", ":3: no key is given"),
        ("then position pile\n", ":3: 'pile' is not key=value"),
        ("then position pile=K\n", ":3: pile=K is not so"),
        ("then position pike=K\n", ":3: pike=K cannot be: "),
        ("then position hand1=KKQ9\n", ":3: hand1=KKQ9 is not so"),
        ("then view 2 hand1=KKQ98\n", ":3: hand1=KKQ98 is not so"),
        ("then view 5 hand1=#5\n", ":3: there is no seat 5"),
        ("then view hand1=#5\n", ":3: 'hand1=#5' is no number"),
        ("then score A 16\n", ":3: side A has -35: 15 laid 56; -50 left 18"),
        ("then score C 0\n", ":3: 'C' is no side here"),
        ("then score A much\n", ":3: 'much' is no number"),
        ("then line A 15 laid 57\n", ":3: side A has: 15 laid 56; -50 left 18"),
        ("then lines A 15 laid 56\n", ":3: side A has: 15 laid 56; -50 left 18"),
        ("then lines A none\n", ":3: side A has: 15 laid 56; -50 left 18"),
        ("then over out\n", ":3: the ending is: not over"),
        ("then acts 2\n", ":3: seat 1 acts"),
        ("then over soon\n", ":3: 'soon' is no ending"),
        ("when discard Q\nthen over not over\nthen events none\n", ":5: told was: turn 2"),
        ("when discard Q\nthen told 2 turn 3\n", ":4: told was: turn 2"),
        ("when discard A\nthen legal draw\n", ":3: discard A: You need an ace"),
        ("when jump\nthen legal draw\n", ":4: nobody expected: 'jump' is not an action"),
        ("when jump; discard Q\nthen error action.unknown\n", ":3: nobody expected: 'jump' is not an action"),
        ("then error action.unknown\n", ":3: there was no error"),
        ("when jump\nthen error action.number\n", ":4: the error is action.unknown"),
        ("when jump\nthen error no.such\n", ":4: there is no message no.such"),
    ],
)
def test_a_line_that_does_not_hold(lines: str, message: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        play(GIVEN + lines)
    assert str(caught.value).startswith("classic/33-test.txt" + message)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("classic hand1=KKZ", ":3: nobody expected: line 1, column"),
        ("classic hand=KK", ":3: nobody expected: line 1, column"),
        ("whist hand1=KK", ":3: nobody expected: line 1, column"),
        ("deal classic hand1=KK turn=1:draw", ":2: 'turn=1:draw' does not belong here"),
        ("deal classic hand1=KK hand1=KK", ":2: 'hand1=KK' does not belong here"),
        ("deal classic hand5=KK", ":2: there is no hand5 here"),
        ("deal classic hand1=KKKKKKKKK", ":2: the pack has no further K"),
        ("deal classic players=2 hand1=4567894567894567", ":2: 4, 5, 6, 7, 8, 9, 4, 5, 6, 7, 8, 9, 4, 5"),
        ("deal classic order=44 hand1=KK", ":2: a deal has either an order, or hands and a stock"),
        ("deal classic players=four", ":2: 'four' is no number"),
        ("match classic draw=KK", ":2: the pack has no further KK"),
        ("match classic totals=0,0,0", ":2: there are 2 sides"),
        ("match classic luck=good", ":2: 'luck=good' does not belong here"),
    ],
)
def test_a_given_that_cannot_be(given: str, message: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        play(f"scenario 33: a title\ngiven {given}\nthen legal draw\n")
    assert str(caught.value).startswith("classic/33-test.txt" + message)


CASE = "scenario 64: a title\ngiven case classic touched_card offender=2 place=stock\n"


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("then effects stands by 64\n", ":3: it is: "),
        ("then choice none\n", ":3: it is: 1,3 play, waive by 64"),
        ("then choice 1,3 play by 64\n", ":3: it is: 1,3 play, waive by 64"),
        ("then chosen draw: stands by 64\n", ":3: 'draw' cannot be chosen"),
        ("then chosen play\n", ":3: it is 'then chosen <option>: <effects>'"),
        ("then chosen play: stands by 64\n", ":3: it is: draws_top_card 2 by 64"),
        ("then onward next 3\n", ":3: it is: turn 2"),
        ("then legal draw\n", ":3: 'then legal' is not for a case; known are: effects,"),
        ("when draw\nthen onward turn 2\n", ":3: nothing is played in a case of the referee"),
        ("then error referee.wrong\n", ":3: there was no error"),
    ],
)
def test_a_case_that_does_not_hold(lines: str, message: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        play(CASE + lines, "classic/64-test.txt")
    assert str(caught.value).startswith("classic/64-test.txt" + message)


def test_a_case_belongs_to_given_case() -> None:
    with pytest.raises(ScenarioError, match="'then onward' is for a scenario that begins with 'given case'"):
        play(GIVEN + "then onward turn 2\n")
    with pytest.raises(ScenarioError, match="'luck=1' does not belong here"):
        play("scenario 64: a\ngiven case classic luck=1 drew_early offender=1\nthen onward next 1\n")


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("33 no sentence.\n", ":1: an entry is 'id: sentence.'"),
        ("33: no full stop\n", ":1: an entry is 'id: sentence.'"),
        ("75: Why.\n", ":1: there is no paragraph or ruling '75'"),
        ("part of 75: Why.\n", ":1: there is no paragraph or ruling '75'"),
        ("# a remark\n33: Why.\npart of 33: Why.\n", ":3: 'part of 33' has an entry already"),
    ],
)
def test_a_sentence_that_is_not_well_formed(source: str, message: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        parse_not_modelled(source, "classic/not-modelled.txt")
    assert str(caught.value).startswith("classic/not-modelled.txt" + message)


def test_sentences() -> None:
    whole, part = parse_not_modelled("62: Why.\npart of 57: Why not.\n", "classic/not-modelled.txt")
    assert (whole.reference, whole.part, whole.why) == (("classic", "62"), False, "Why.")
    assert (part.reference, part.part) == (("classic", "57"), True)


def test_ids_of_the_general_folder_name_their_book() -> None:
    source = "scenario G7, classic 36, P1: a title\ngiven classic\nthen legal draw\n"
    (scenario,) = parse_scenarios(source, "general/G7-test.txt")
    assert scenario.proves == (("general", "G7"), ("classic", "36"), ("project", "P1"))
    with pytest.raises(ScenarioError, match="there is no paragraph or ruling '36'"):
        parse_scenarios("scenario 36: a\ngiven classic\nthen legal draw\n", "general/G7-test.txt")


def test_the_examples_of_the_documentation_hold() -> None:
    page = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```\n(scenario .*?)^```", page, re.MULTILINE | re.DOTALL)
    assert len(examples) == 4
    for example in examples:
        book = re.search(r"^given (?:match |case )?(\w+)", example, re.MULTILINE)
        assert book is not None
        (scenario,) = parse_scenarios(example, f"{book[1]}/{re.split('[ ,:]', example)[1]}-example.txt")
        run(scenario)


def test_the_documentation_tells_every_word_that_can_follow_then() -> None:
    page = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    told = {
        word
        for cell in re.findall(r"^\| (`.*?) \| ", page, re.MULTILINE)
        for word in re.findall(r"`(\w+)", cell)
    }
    assert {*CHECKS, *GAME_CHECKS, *CASE_CHECKS} <= told


def test_files_are_run_by_path_or_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["classic/33-frozen"]) == 0
    assert re.fullmatch(r"(\d+) of \1 scenarios hold \(.*s\)\.\n", capsys.readouterr().out)
    file = tmp_path / "classic" / "33-wrong.txt"
    file.parent.mkdir()
    file.write_text(GIVEN + "then refused discard Q by 33 frozen_pair\n", encoding="utf-8")
    assert main([str(file)]) == 1
    out = capsys.readouterr().out
    assert out.startswith("classic/33-wrong.txt:3: discard Q is legal\n0 of 1 scenarios hold")
    assert main(["no-such-file"]) == main([]) == 2
