"""An unfinished or damaged language: what it lacks is English, and it never stops the program."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from canasta.messages import ENGLISH, in_one_language, listed, text, use_language
from canasta.messages.fluent import Messages
from canasta.messages.translation import Progress, Translation, unknown_parameters

ROOT = Path(__file__).parent.parent
#: An invented language with the page's messages only.
LANGUAGE = "xx"

Run = Callable[..., str]


def shouted(source: str) -> str:
    """Return Fluent messages with plain texts in capitals, to distinguish them from English."""
    return re.sub(r"(?m)^([\w-]+ = )([^{}\n]+)$", lambda found: found[1] + found[2].upper(), source)


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a copy of the package, by links, which has one more language."""
    root = tmp_path_factory.mktemp("partial")
    messages = root / "canasta" / "messages"
    messages.mkdir(parents=True)
    for path in (ROOT / "canasta").iterdir():
        if path.name != "messages":
            (root / "canasta" / path.name).symlink_to(path)
    for path in (ROOT / "canasta" / "messages").iterdir():
        (messages / path.name).symlink_to(path)
    (root / "tests").symlink_to(ROOT / "tests")
    (messages / LANGUAGE).mkdir()
    for path in (ROOT / "canasta" / "messages" / ENGLISH).glob("page*.ftl"):
        (messages / LANGUAGE / path.name).write_text(
            shouted(path.read_text(encoding="utf-8")), encoding="utf-8"
        )
    return root


@pytest.fixture
def run(package: Path, tmp_path: Path) -> Run:
    """Run a command as a user with the system language does."""

    def run(*words: str, typed: str = "", language: str = f"{LANGUAGE}_XX.UTF-8") -> str:
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("LC_", "CANASTA"))},
            "LANG": language,
            "PYTHONPATH": str(package),
            "PYTHONIOENCODING": "utf-8",
            "CANASTA_CORE": "interpreted",
            "XDG_DATA_HOME": str(tmp_path),
        }
        done = subprocess.run(
            [sys.executable, "-m", "canasta", *words],
            cwd=package,
            env=environment,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
        )
        assert "Traceback" not in done.stderr, done.stderr
        assert done.returncode in (0, 1), done.stderr
        return done.stdout

    return run


def test_a_game_at_the_terminal_is_english(run: Run, tmp_path: Path) -> None:
    records = str(tmp_path / "game.canasta")
    asked = ("play", "--book", "classic", "--players", "4", "--plain", "--record", records)
    shown = run(*asked, typed="help\nhistory\nd\n1\nquit\n")
    assert "Your play (help)" in shown
    assert re.search(r"You hold|Your hand", shown)


def test_every_command_answers_in_english(run: Run) -> None:
    assert "Usage: canasta" in run("--help")
    why = run("why", "classic", "hand1=K2Q75", "setsA=555", "pile=2K", "take", "K2")
    assert "Refused: Seat 1 may not take the pile with a king and a two." in why
    assert "2 to 6" in run("rules", "compare", "classic", "boat")
    assert "draw a card" in run("legal", "classic", "hand1=K2Q75", "pile=2K")
    assert "frozen" in run("rules", "search", "frozen pile")
    pad = run(
        "scorepad",
        "--plain",
        "--database",
        "pad.db",
        typed="classic 4\nAna, Ben, Cy, Di\n\n\n\n\nhelp\nquit\n",
    )
    assert "Ana" in pad


def test_the_doctor_says_how_much_of_it_there_is(run: Run) -> None:
    messages = sum(
        len(Messages([path.read_text(encoding="utf-8")], ENGLISH))
        for path in (ROOT / "canasta" / "messages" / ENGLISH).glob("page*.ftl")
    )
    found = json.loads(run("doctor", "--translations", "--json"))["languages"]
    assert found[LANGUAGE]["translated"] == messages
    assert "wording.comma" in found[LANGUAGE]["problems"]["missing"]
    assert f"{LANGUAGE} {messages} of " in " ".join(run("doctor").split())
    assert re.search(r"Missing: \d+\n(?:  .*\n)*  wording.comma\n", run("doctor", "--translations"))


_ASK_SERVER = """
import json, sys, tempfile, urllib.request
from pathlib import Path
from canasta.client import Client
from canasta.messages import use_language
from tests.serving import running
with running(Path(tempfile.mkdtemp())) as server, use_language(sys.argv[1]):
    def get(path):
        asked = urllib.request.Request(server.address + path, headers={"Accept-Language": sys.argv[1]})
        try:
            with urllib.request.urlopen(asked) as answer:
                return answer.read().decode()
        except urllib.error.HTTPError as answer:
            return answer.read().decode()
    client = Client(server.address, name="Ana")
    found = [get("/"), get("/api/nothing"), get("/api/rules/search?words=frozen"), get("/api/choices")]
print(json.dumps(found))
"""


def test_the_server_answers_its_speakers_in_english(package: Path) -> None:
    """The bundle that is built does not have it yet, and the page is served all the same."""
    done = subprocess.run(
        [sys.executable, "-c", _ASK_SERVER, LANGUAGE],
        cwd=package,
        env={**os.environ, "PYTHONPATH": str(package), "CANASTA_CORE": "interpreted"},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    page, problem, hits, choices = json.loads(done.stdout)
    assert '<link rel="modulepreload" href="/assets/' in page
    assert json.loads(problem)["error"] == "server.no_page"
    assert "frozen" in hits
    assert LANGUAGE in json.loads(choices)["languages"]


_COMPILE = """
import { compiled, languages } from "./messages.mjs";
const [language, folder] = process.argv.slice(1);
console.log(JSON.stringify([languages(folder), compiled(language, "core", folder)]));
"""


def compiled(language: str, folder: Path) -> tuple[list[str], dict[str, object], str]:
    """Compile the messages of the table as the page's build does; also return its warnings."""
    done = subprocess.run(
        ["node", "--input-type=module", "-e", _COMPILE, language, f"{folder}/"],
        cwd=ROOT / "web",
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    languages, messages = json.loads(done.stdout)
    return languages, messages, done.stderr


def test_the_page_offers_it_and_lacks_nothing(package: Path, tmp_path: Path) -> None:
    messages = package / "canasta" / "messages"
    languages, whole, warnings = compiled(LANGUAGE, messages)
    assert LANGUAGE in languages
    assert not warnings
    shutil.copytree(messages / ENGLISH, tmp_path / ENGLISH)
    (tmp_path / LANGUAGE).mkdir()
    (tmp_path / LANGUAGE / "page.ftl").write_text(
        "page-hand-title = MY HAND\n"
        "page-rack-count = { $numer } OF { $of }\n"
        "page-set-label = { $names\n"
        "page-nonsense = ZZ\n",
        encoding="utf-8",
    )
    english = compiled(ENGLISH, tmp_path)[1]
    _, part, warnings = compiled(LANGUAGE, tmp_path)
    assert whole.keys() == part.keys() == english.keys()
    assert part["rack.count"] == english["rack.count"]
    assert "numer" in warnings
    assert "page.ftl" in warnings


# --- Damaged translations -------------------------------------------------------------------------------

BASE = Messages(
    [
        "plain = Plain\nnamed = Hello { $name }\nkings = { $kinds }\nlist = { $first } and { $last }\n"
        "kind-0 = four\n    .plural = fours\nquoting = { plain }!\n"
    ],
    ENGLISH,
)


@pytest.mark.parametrize(
    ("source", "message", "problem"),
    [
        ("plain = Einfach", "plain", ""),
        ("named = Hallo", "named", ""),
        ("named = Hallo { $name } von { $program }", "named", ""),
        ("kings = { $gender ->\n    [f] die\n   *[m] der\n    } { $a_kind }", "kings", ""),
        ("list = { $first } { $sound } { $last }", "list", ""),
        ("kind-0 = vier\n    .plural = vieren\n    .gender = f", "kind.0", ""),
        ("plain = Einfach\nquoting = { plain }", "quoting", ""),
        ("", "plain", "missing"),
        ("other = Anderes", "other", "unknown"),
        ("plain = Ein { $", "plain", "syntax"),
        ("plain = Ein { NUMBER($x) }", "plain", "syntax"),
        ("named = Hallo { $nam }", "named", "parameters"),
        ("named = { $nam ->\n    [a] b\n   *[c] d\n    }", "named", "parameters"),
        ("plain = { $kind }", "plain", "parameters"),
        ("kind-0 = vier", "kind.0", "forms"),
        ("quoting = { plain }", "quoting", "reference"),
        ("quoting = { quoting }", "quoting", "reference"),
        ("quoting = { plain.a }\nplain = Einfach", "quoting", "reference"),
        ("quoting = { plain }\nplain = { quoting }", "plain", "reference"),
    ],
)
def test_a_message_that_cannot_be_used_is_english(source: str, message: str, problem: str) -> None:
    translation = Translation([source], "de", BASE)
    assert translation.problem(message) == problem
    if message in BASE:
        assert (translation[message] is BASE[message]) is bool(problem)
    assert set(translation) == set(BASE)


def test_progress_counts_what_can_be_used() -> None:
    translation = Translation(["plain = Einfach\nother = Anderes\nnamed = { $nam }"], "de", BASE)
    found = translation.progress()
    assert found == Progress(
        1,
        len(BASE),
        {
            "missing": ("kind.0", "kings", "list", "quoting"),
            "parameters": ("named",),
            "unknown": ("other",),
        },
    )


def test_parameters_that_the_program_adds_are_known() -> None:
    assert unknown_parameters({"gender", "kinds", "program"}, {"a_kind"}) == set()
    assert unknown_parameters({"gender", "sound"}, {"name"}) == {"gender", "sound"}


# --- Sentences of several messages ----------------------------------------------------------------------


@pytest.fixture
def no_comma(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let Spanish lack the comma of lists."""
    from canasta.messages import catalogue

    spanish = catalogue("es")
    assert isinstance(spanish, Translation)
    monkeypatch.setitem(spanish._problems, "wording.comma", "missing")
    with use_language("es"):
        yield


@pytest.mark.usefixtures("no_comma")
def test_a_sentence_with_a_missing_part_is_english_as_a_whole() -> None:
    @in_one_language
    def list_of(number: int) -> str:
        return listed([text("wording.many.cards", number=2, count="2", kind=9)] * number)

    @in_one_language
    def sentence(number: int) -> str:
        return text("wording.do.lay", cards=list_of(number))

    assert sentence(1) == "bajar 2 reyes"
    assert sentence(2) == "lay 2 kings and 2 kings"
    assert text("wording.do.pass") == "pasar"
