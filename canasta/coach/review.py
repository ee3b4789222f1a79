"""Game reviews: every play compared with the best one, and the chance to win turn by turn.

A play is judged by what its player could know. One set of deals finds the best play. A second, independent
set measures the cost of the actual play, so that luck in the search is not counted as a mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from canasta.clauses.base import Reason
from canasta.coach.deals import SURE, Figure, figure, played_to, samples_or_default, try_plays
from canasta.coach.hint import Advice, advice_on
from canasta.coach.plays import Play, after, alike, candidates
from canasta.coach.reasons import Aftermath, reasons
from canasta.engine.random_play import Dice
from canasta.engine.view import View
from canasta.jobs.cores import in_order
from canasta.match import Acted, HandResult, HandStarted, Match, TakenBack, Undone, steps
from canasta.policy.chance import chances
from canasta.policy.rollout import points_of
from canasta.table.actions import ASK
from canasta.table.state import PART_OVER, State

#: Hands played out for the review of one hand, for a pack of this size, and the minimum for each play.
COMPILED: Final = 20_000
INTERPRETED: Final = 2_000
PACK: Final = 108
LEAST: Final = 24
#: The share of them used for the chance to win at every turn, and the maximum for one turn.
CURVE: Final = 0.2
MOST_FOR_TURN: Final = 400
#: Standard errors beyond which a cost counts; hardly one in a hundred faultless plays is blamed.
BLAMED: Final = 2.6
#: Thresholds, as a share of games lost, above which a cost is called "some" or "much".
SOME: Final = 0.01
MUCH: Final = 0.03
#: Number of alternative plays to measure after a costly play.
OTHERS: Final = 3
#: Maximum number of turning points, and the smallest change in the chance to win for one.
TURNING: Final = 5
TURNS_BY: Final = 0.02

#: Number of pieces of work that a process gets at a time.
PARCEL: Final = 6

Label = Literal["same", "unclear", "little", "some", "much"]
Progress = Callable[[int, int], None]


class Moment(NamedTuple):
    """A play of a record with the state before it."""

    hand: int
    turn: int  #: within the hand, from 1
    seat: int
    names: list[str]  #: by seat
    state: State
    actions: Play
    move: int = 0  #: number of earlier moves in the hand: its position in a replay
    until: int = 0  #: the same, including this play

    @property
    def name(self) -> str:
        """The name of the player."""
        return self.names[self.seat]


class ReviewedPlay(NamedTuple):
    """A play compared with the best one. ``label`` is same, unclear, little, some or much."""

    moment: Moment
    best: Play
    points: Figure  #: lead over the other sides, with the actual play
    chance: Figure
    best_points: Figure
    best_chance: Figure
    lost: Figure  #: points
    cost: Figure  #: chance to win
    label: Label
    reasons: list[Reason]  #: about the actual play, if it was costly
    best_reasons: list[Reason]
    others: Sequence[Advice] = ()  #: alternatives, if it was costly

    @property
    def costly(self) -> bool:
        """True if it cost more than the error."""
        return self.label not in ("same", "unclear")

    @property
    def error(self) -> float:
        """The margin of error beyond which a play is blamed: half the width of a 99 % interval."""
        return self.cost.half * BLAMED / SURE


class CurvePoint(NamedTuple):
    """The chance of each side to win, at the start of a turn or at the end of a hand (``seat`` -1)."""

    hand: int
    turn: int
    seat: int
    name: str
    chances: list[Figure]
    did: list[int]  #: the actions of the turn
    move: int = 0  #: number of earlier moves in the hand


class TurningPoint(NamedTuple):
    """A turn in which the chance to win changed a lot."""

    place: CurvePoint
    before: Figure
    now: Figure


class PlayerReview(NamedTuple):
    """Summary of a player's plays."""

    name: str
    plays: int
    costly: int
    cost: Figure  #: average per play
    lost: Figure  #: points, average per play


class Review(NamedTuple):
    """The judged plays, the chance to win turn by turn, its turning points, and the accounts."""

    match: Match
    side: int  #: the side whose chance is shown
    samples: int  #: hands played out for each hand of the game
    judged: list[ReviewedPlay]
    curve: list[CurvePoint]
    turning: list[TurningPoint]
    accounts: list[PlayerReview]


# --- Reading a record -----------------------------------------------------------------------------


class _RecordedAction(NamedTuple):
    """An action of a record with the table before it."""

    state: State
    seat: int
    action: int
    move: int  #: number of earlier moves in the hand


class _Hand(NamedTuple):
    """A hand of a record, action by action."""

    number: int
    names: list[str]
    done: list[_RecordedAction]
    end: list[tuple[State, int]]  #: with the number of moves


def hands_of(match: Match) -> Iterator[_Hand]:
    """Yield the hands of a record, without moves that were taken back."""
    hand: _Hand | None = None
    before: State | None = None
    move = 0  #: of the hand; a deal does not count
    for step, again in steps(match):
        entry = step.entries[0]
        move += 1
        if isinstance(entry, HandStarted):
            if hand is not None:
                yield hand
            hand = _Hand(again.hand_number, again.seat_names(), [], [])
            move = 0
        elif hand is not None and isinstance(entry, Acted) and before is not None:
            hand.done.append(_RecordedAction(before, entry.seat, entry.action, move - 1))
        elif hand is not None and isinstance(entry, Undone) and hand.done:
            hand.done.pop()
        elif hand is not None and isinstance(entry, TakenBack):
            del hand.done[-entry.actions :]
        before = played_to(again.state.copy(), match.target) if again.state is not None else None
        if hand is not None and isinstance(step.entries[-1], HandResult) and before is not None:
            hand.end.append((before, move))
    if hand is not None:
        yield hand


def moments(hand: _Hand) -> Iterator[Moment]:
    """Yield the plays of a hand in which the player had a choice."""
    place = 0
    while place < len(hand.done):
        state, seat, action, move = hand.done[place]
        view = View(state, seat)
        free = [each for each in view.legal_actions() if each != ASK or action == ASK]
        play = [action]
        place += 1
        here = after(view, action)
        while here is not None and place < len(hand.done) and hand.done[place].seat == seat:
            action = hand.done[place].action
            play.append(action)
            place += 1
            here = after(here, action)
        if len(free) > 1 and here is None:
            until = hand.done[place - 1].move + 1
            yield Moment(hand.number, state.turn + 1, seat, hand.names, state, tuple(play), move, until)


# --- Judging --------------------------------------------------------------------------------------


class ReviewTask(NamedTuple):
    """A unit of work: a play to judge, or a turn whose chances are estimated."""

    state: State
    seat: int  #: the seat whose view is used; -1 for a spectator
    played: Play
    samples: int
    seed: str


def label_of(cost: Figure) -> Label:
    """Classify the cost of a play, if it exceeds the error.

    >>> [label_of(Figure(mean, 0.005)) for mean in (-0.1, 0.005, 0.008, 0.02, 0.05)]
    ['unclear', 'unclear', 'little', 'some', 'much']
    """
    if cost.mean <= 0 or cost.mean * SURE <= cost.half * BLAMED:
        return "unclear"
    return "little" if cost.mean < SOME else "some" if cost.mean < MUCH else "much"


def judge(piece: ReviewTask) -> tuple[object, ...]:
    """Judge a play; return the fields of the result after the moment."""
    view = View(piece.state, piece.seat)
    best, *further = candidates(view, piece.samples // 2, Dice(f"{piece.seed}/look"))
    same = alike(best, piece.played)
    plays = [piece.played] if same else [piece.played, best]
    seen = [Aftermath() for _ in plays]
    side = piece.seat % view.setup.sides
    deals = max(LEAST, piece.samples // 2 // len(plays))

    def note(place: int, state: State) -> None:
        seen[place].note(state, side)

    tried = try_plays(view, plays, deals, Dice(f"{piece.seed}/measure"), note)
    played, other = tried[0], tried[-1]
    cost = played.behind_chance(other)
    label = "same" if same else label_of(cost)
    told = label not in ("same", "unclear")
    others: list[Advice] = []
    if told:
        plays += [play for play in further if not alike(play, piece.played)][:OTHERS]
        seen = [Aftermath() for _ in plays]
        tried = try_plays(view, plays, deals, Dice(f"{piece.seed}/measure"), note)
        others = [advice_on(view, tried[n], tried[1], seen[n]) for n in range(2, len(plays))]
    return (
        best,
        figure(played.points),
        figure(played.chance),
        figure(other.points),
        figure(other.chance),
        played.behind(other),
        cost,
        label,
        reasons(view, piece.played, seen[0]) if told else [],
        reasons(view, best, seen[1]) if told else [],
        others,
    )


def chances_at(piece: ReviewTask) -> tuple[object, ...]:
    """Estimate the chance of each side to win, as seen from a seat or by a spectator."""
    state = piece.state
    if state.part == PART_OVER:
        return tuple(Figure(chance, 0.0) for chance in chances(state, points_of(state)))
    (tried,) = try_plays(View(state, piece.seat), [()], piece.samples, Dice(piece.seed))
    return tuple(figure([won[side] for won in tried.won]) for side in range(state.setup.sides))


def work_on(piece: ReviewTask) -> tuple[object, ...]:
    """Judge a play or estimate chances, depending on the piece."""
    return judge(piece) if piece.played else chances_at(piece)


def work_on_all(pieces: list[ReviewTask]) -> list[tuple[object, ...]]:
    """Work on several pieces."""
    return [work_on(piece) for piece in pieces]


def samples_for(match: Match, wanted: int | None) -> int:
    """Return how many hands to play out for a hand of this game: fewer if they take longer."""
    if wanted is not None:
        return samples_or_default(wanted)
    setup = match.setup
    size = len(setup.deck) / PACK * max(1, 3 * len(setup.reserve_sizes))
    return int(samples_or_default(None, COMPILED, INTERPRETED) / size)


class _Work(NamedTuple):
    """The work for one hand: its plays, its turns, and the pieces for both in this order."""

    plays: list[Moment]
    places: list[CurvePoint]
    pieces: list[ReviewTask]


def review(
    match: Match,
    player: int | None = None,
    hand: int | None = None,
    samples: int | None = None,
    seed: str = "0",
    processes: int | None = None,
    progress: Progress | None = None,
    so_far: Callable[[Review], None] | None = None,
) -> Review:
    """Review a game, hand by hand.

    Args:
        match: The game.
        player: Only judge the plays of this player; by default, of all players.
        hand: Only review this hand; by default, all hands.
        samples: The number of hands to play out for each hand.
        seed: The seed of the random deals.
        processes: The number of processes; by default one per core.
        progress: Called with the number of finished pieces of work and the total.
        so_far: Called with the review of the finished hands whenever another one is finished.
    """
    samples = samples_for(match, samples)
    works = [
        _work(match, each, player, samples, seed) for each in hands_of(match) if hand in (None, each.number)
    ]
    found = _worked([piece for work in works for piece in work.pieces], processes, progress)
    side = _side_of(match, player)
    judged: list[ReviewedPlay] = []
    curve: list[CurvePoint] = []
    for work in works:
        judged += [ReviewedPlay(moment, *next(found)) for moment in work.plays]  # type: ignore[arg-type]
        curve += [place._replace(chances=list(next(found))) for place in work.places]  # type: ignore[arg-type]
        if so_far is not None and work is not works[-1]:
            so_far(_review(match, side, samples, judged.copy(), curve.copy()))
    return _review(match, side, samples, judged, curve)


def _review(
    match: Match, side: int, samples: int, judged: list[ReviewedPlay], curve: list[CurvePoint]
) -> Review:
    return Review(match, side, samples, judged, curve, turning_points(curve, side), accounts(judged))


def _work(match: Match, hand: _Hand, player: int | None, samples: int, seed: str) -> _Work:
    """Prepare the work for a hand."""
    name = None if player is None else match.names[player]
    reader = hand.names.index(name) if name in hand.names else -1
    plays = [moment for moment in moments(hand) if player is None or moment.seat == reader]
    here = _places(hand)
    share = int(samples * (1 - CURVE) / max(1, len(plays)))
    for_turn = min(MOST_FOR_TURN, max(LEAST, int(samples * CURVE / max(1, len(here)))))
    key = f"{seed}/{hand.number}"
    pieces = [
        ReviewTask(moment.state, moment.seat, moment.actions, share, f"{key}/{number}")
        for number, moment in enumerate(plays)
    ]
    pieces += [ReviewTask(state, reader, (), for_turn, f"{key}/turn/{place.turn}") for place, state in here]
    return _Work(plays, [place for place, _ in here], pieces)


def _worked(
    pieces: Sequence[ReviewTask], processes: int | None, progress: Progress | None
) -> Iterator[tuple[object, ...]]:
    # Pieces in the same parcel share their book and everything computed from it.
    parcels = [list(pieces[first : first + PARCEL]) for first in range(0, len(pieces), PARCEL)]
    done = 0
    for results in in_order(work_on_all, parcels, processes):
        done += len(results)
        if progress is not None:
            progress(done, len(pieces))
        yield from results


def _side_of(match: Match, player: int | None) -> int:
    """Return the side of a player; the first side if no player is given."""
    return next((side for side, members in enumerate(match.members) if player in members), 0)


def _places(hand: _Hand) -> list[tuple[CurvePoint, State]]:
    """Return the start of every turn of a hand, and its end."""
    found: list[tuple[CurvePoint, State]] = []
    for state, _, action, move in hand.done:
        if not found or found[-1][0].turn != state.turn + 1:
            place = CurvePoint(hand.number, state.turn + 1, state.seat, hand.names[state.seat], [], [], move)
            found.append((place, state))
        found[-1][0].did.append(action)
    for state, move in hand.end:
        found.append((CurvePoint(hand.number, state.turn + 1, -1, "", [], [], move), state))
    return found


def turning_points(curve: Sequence[CurvePoint], side: int) -> list[TurningPoint]:
    """Return the turns in which a side's chance changed most, beyond the error, in the order of play."""
    found = []
    for place, following in pairwise(curve):
        before, now = place.chances[side], following.chances[side]
        change = abs(now.mean - before.mean)
        if place.hand == following.hand and change > max(TURNS_BY, (before.half**2 + now.half**2) ** 0.5):
            found.append(TurningPoint(place, before, now))
    most = sorted(found, key=lambda turning: -abs(turning.now.mean - turning.before.mean))[:TURNING]
    return [turning for turning in found if turning in most]


def accounts(judged: Sequence[ReviewedPlay]) -> list[PlayerReview]:
    """Summarise each player's plays; the means are unbiased because the costs come from fresh deals."""
    found = []
    for name in dict.fromkeys(each.moment.name for each in judged):
        own = [each for each in judged if each.moment.name == name]
        found.append(
            PlayerReview(
                name,
                len(own),
                sum(each.costly for each in own),
                _mean([each.cost for each in own]),
                _mean([each.lost for each in own]),
            )
        )
    return found


def _mean(figures: Sequence[Figure]) -> Figure:
    number = len(figures)
    half = sum(each.half**2 for each in figures) ** 0.5
    return Figure(sum(each.mean for each in figures) / number, half / number)
