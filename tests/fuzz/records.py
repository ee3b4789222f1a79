"""Records: games of some turns with everything in them and changed lines; what is read is written back the
same.
"""

from functools import lru_cache
from random import Random

from canasta.books import BOOKS
from canasta.engine import action_text, legal_actions
from canasta.engine.penalties.attempts import irregular_actions
from canasta.jobs import Variant
from canasta.match import Match
from canasta.match.validation import LENIENT, STRICT
from canasta.messages import UserError
from canasta.notation import read_record, verify_record, write_record
from canasta.table.actions import ALL_ACTIONS, DISCARD
from tests.fuzz.target import Target, reads
from tests.positions import VARIANTS

_NAMES = ("Ana", "Bruno", "Carla", "Dora", "Emil", "Félix")
_GAMES = 480


@lru_cache(_GAMES)
def game(number: int) -> str:
    """Play a game of some turns: any book, strict and lenient tables, with actions taken back and rulings."""
    rng = Random(number)
    variant: Variant = VARIANTS[number * 7 % len(VARIANTS)]
    rules = BOOKS[variant.book].with_options(variant.options)
    lenient = number % 3 == 0
    match = Match(
        rules,
        _NAMES[: variant.players],
        rng.randbytes(32),
        target=None if rules.hands else rng.choice([None, 500, 1]),
        irregularities=LENIENT if lenient else STRICT,
    )
    match.start_hand()
    for _ in range(rng.choice([2, 10, 30, 60])):
        if match.over:
            break
        if match.actor < 0:
            match.start_hand()
            continue
        _go_on(rng, match, lenient)
    if number % 11 == 5:
        match.abandon()
    return write_record(match, with_secret=True)


def _go_on(rng: Random, match: Match, lenient: bool) -> None:
    """Do one action, rarely something irregular; skip what is impossible."""
    seat, state = match.actor, match.state
    assert state is not None
    try:
        if lenient and rng.random() < 0.05 and (wrong := irregular_actions(state)):
            match.attempt(seat, rng.choice(wrong))
            match.call((seat + 1) % state.setup.seats)
            return
        if rng.random() < 0.05:
            match.referee(f"exposed_cards offender={seat + 1} cards=4")
            return
        if rng.random() < 0.05 and match.can_undo():
            match.undo(seat)
            return
    except UserError:
        return
    actions = legal_actions(state)
    lays = [action for action in actions if action < DISCARD]
    match.act(seat, rng.choice(lays if lays and rng.random() < 0.6 else actions))


def line_changed(rng: Random, text: str) -> str:
    """Return a record with one or two lines dropped, duplicated, moved, cut or reworded."""
    lines = text.splitlines()
    for _ in range(rng.choice([0, 1, 1, 2])):
        place = rng.randrange(len(lines))
        variant = rng.randrange(7)
        if variant == 0:
            del lines[place]
        elif variant == 1:
            lines.insert(place, lines[rng.randrange(len(lines))])
        elif variant == 2:
            lines = lines[: place + 1]
        elif variant == 3:
            words = lines[place].split(" ")
            words[rng.randrange(len(words))] = rng.choice(lines[rng.randrange(len(lines))].split(" "))
            lines[place] = " ".join(words)
        elif variant == 4:
            steps = lines[place].split("; ")
            steps[rng.randrange(len(steps))] = rng.choice(
                [action_text(rng.choice(ALL_ACTIONS)), "undo", "call"]
            )
            lines[place] = "; ".join(steps)
        elif variant == 5:
            lines[place] = lines[place].replace("secret seed", "seed")
        else:
            lines = [line for line in lines if not line.startswith("digest")]
        lines = lines or [""]
    return "\n".join(lines) + "\n"


def _check(text: str) -> bool:
    verified = verify_record(text)  # which never raises, and reports everything in sentences
    assert all(line.strip() for line in verified.report())
    if verified.error is not None and verified.error.message != "record.no_digest":
        raise verified.error
    match = read_record(text)
    written = write_record(match, with_secret=True)
    assert write_record(read_record(written), with_secret=True) == written
    match.view(-1)
    return True


def _made(rng: Random) -> bytes:
    return line_changed(rng, game(rng.randrange(_GAMES))).encode()


RECORD = Target(
    "record",
    _made,
    reads(_check),
    (
        b"hand ",
        b"score A: ",
        b"points: ",
        b"totals: ",
        b"winner: ",
        b"abandoned",
        b"house: ",
        b"options: ",
        b"referee",
    ),
)
