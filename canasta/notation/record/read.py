"""Reading a record: the game is replayed, and everything stated is compared with the result.

A record is verified stage by stage; the first error stops it, with its place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from canasta.books.citations import cited
from canasta.cards import KIND_OF_CARD, LETTERS, card_text
from canasta.clauses.rulebook import Rulebook
from canasta.engine import IllegalAction
from canasta.fairness import SEEDED, Withheld
from canasta.match import HandResult, HandStarted, Match, pack_of
from canasta.messages import SIDE_LETTERS, listed, say, text
from canasta.notation.errors import NotationError
from canasta.notation.record.opening import (
    book_of,
    check_commitment,
    check_contributions,
    host_made,
    match_of,
    seed_of,
)
from canasta.notation.record.parse import Record, RecordedStep, RecordedTurn, RecordLine, Token, parse_record
from canasta.notation.record.write import (
    AGREE,
    BECAUSE,
    CALL,
    NOTES,
    REFEREE,
    TAKE_BACK,
    TRY,
    UNDO,
    draw_items,
    draw_key,
    name_items,
    result_items,
    start_items,
    winner_items,
    write_record,
)
from canasta.table.actions import DISCARD, NO, YES, parse_action
from canasta.table.state import PART_ANSWER, PART_OVER

#: The deals of a game: fair, or from a known seed (``SEEDED``).
FAIR: Final = "fair"
# The stages of verification, in the order in which they begin.
FORM: Final = "form"
COMMITMENT: Final = "commitment"
CONTRIBUTIONS: Final = "contributions"
SEATS: Final = "seats"
DEALS: Final = "deals"
ACTIONS: Final = "actions"
SCORES: Final = "scores"
WHOLE: Final = "whole"
STAGES: Final = (FORM, COMMITMENT, CONTRIBUTIONS, SEATS, DEALS, ACTIONS, SCORES, WHOLE)
#: Those of a game that was dealt from a known seed, without commitments.
SEEDED_STAGES: Final = tuple(stage for stage in STAGES if stage not in (COMMITMENT, CONTRIBUTIONS))


def read_record(text: str, houses: Iterable[Rulebook] = ()) -> Match:
    """Replay the game of a record, to look at it, or to play on if it is not over.

    Args:
        text: The record.
        houses: Books by house rules that do not come with the program.

    Raises:
        NotationError: An action is illegal, or something stated (draw, seats, upcards, scores, totals,
            winner) differs from what the seed and the actions give. It says where and why.

    Examples:
        >>> from canasta.books import book
        >>> from canasta.notation import write_record
        >>> match = Match(book("classic"), ["Ana", "Bruno"], bytes(32))
        >>> _ = match.start_hand()
        >>> read_record(write_record(match, with_secret=True)).seat_names() == match.seat_names()
        True
    """
    return _Replay(houses).run(parse_record(text))


class StageResult(NamedTuple):
    """One stage of a verification: True if it holds, False if not, None if it was not reached."""

    what: str  #: one of ``STAGES``
    holds: bool | None


class Verification(NamedTuple):
    """The result of verifying a record: what was proved, and what failed where."""

    shuffle: str  #: ``FAIR``, ``SEEDED``, or empty if the text could not be read
    checks: tuple[StageResult, ...]
    error: NotationError | None
    hands: int  #: hands begun before it stopped
    actions: int  #: actions replayed, undos not counted
    ended: str  #: ``won``, ``abandoned`` or ``unfinished``; empty if something failed
    host_made: tuple[str, ...]  #: players whose contributions came from the host's seed
    withheld: tuple[Withheld, ...] = ()  #: contributions that are missing from earlier starts
    contributors: int = 0  #: if several tables got the same deals: those who contributed, at all of them
    without_part: tuple[str, ...] = ()  #: players of this table who are not among them

    @property
    def ok(self) -> bool:
        """True if everything holds."""
        return self.error is None

    def report(self) -> list[str]:
        """Return the outcome in sentences: one for each check, then the failure or the conclusion."""
        words = {True: "verify.holds", False: "verify.fails", None: "verify.open"}
        lines = [text(f"verify.{self.shuffle}")] if self.shuffle else []
        for check in self.checks:
            seeded = self.shuffle == SEEDED and check.what in (SEATS, DEALS)
            what = text(f"verify.{check.what}{'_seeded' if seeded else ''}")
            lines.append(text(words[check.holds], what=what))
        if self.error is not None:
            return [*lines, str(self.error)]
        if self.host_made:
            lines.append(text("verify.host_made", names=listed(self.host_made)))
        if self.contributors:
            lines.append(text("verify.same_deals", number=self.contributors))
        if self.without_part:
            lines.append(text("verify.without_part", names=listed(self.without_part)))
        for each in self.withheld:
            what = "removed" if each.removed else "withheld_round" if self.contributors else "withheld"
            lines.append(text(f"verify.{what}", name=each.player))
        return [*lines, text(f"verify.{self.ended}", number=self.hands, actions=self.actions)]


def verify_record(text: str, houses: Iterable[Rulebook] = (), promised: str = "") -> Verification:
    """Verify a record: the host's commitment, every deal, all actions and all scores.

    Without a seed nothing can be proved. The digest is also required: it reveals a change that is legal.

    Args:
        text: The record.
        houses: Books by house rules that do not come with the program.
        promised: The commitment that a player noted before the game.

    Returns:
        What holds and what does not; ``ok`` is True if everything holds.

    Examples:
        >>> verify_record("not a record").ok
        False
    """
    replay = _Replay(houses, promised)
    error: NotationError | None = None
    ended = ""
    made: tuple[str, ...] = ()
    withheld: tuple[Withheld, ...] = ()
    contributors: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    try:
        record = parse_record(text)
        match = replay.run(record)
        made, withheld, contributors = host_made(match), match.header.withheld, match.header.contributors
        without = tuple(name for name in match.names if contributors and name not in contributors)
        if record.digest is None:
            raise record.end.error("record.no_digest")
        ended = "won" if match.winner is not None else "abandoned" if match.abandoned else "unfinished"
    except NotationError as found:
        error = found
    checks = _checks(SEEDED_STAGES if replay.shuffle == SEEDED else STAGES, replay.stage, error)
    return Verification(
        replay.shuffle,
        checks,
        error,
        replay.hands,
        replay.actions,
        ended,
        made,
        withheld,
        len(contributors),
        without,
    )


def _checks(stages: Sequence[str], stage: str, error: NotationError | None) -> tuple[StageResult, ...]:
    """Return which stages hold, given the stage that the replay reached."""
    if error is None:
        return tuple(StageResult(what, True) for what in stages)
    reached = stages.index(stage)
    # These three continue hand by hand, so none of them is proved until the last hand is.
    proved = stages.index(DEALS) if stage in (DEALS, ACTIONS, SCORES) else reached
    return tuple(
        StageResult(what, True if place < proved else False if place == reached else None)
        for place, what in enumerate(stages)
    )


class _Replay:
    """The replay of a record; ``stage`` is the stage being proved."""

    def __init__(self, houses: Iterable[Rulebook], promised: str = "") -> None:
        self.houses = houses
        self.promised = promised
        self.shuffle = ""
        self.stage = FORM
        self.hands = 0
        self.actions = 0

    def run(self, record: Record) -> Match:
        seeded = record.method == SEEDED
        self.shuffle = SEEDED if seeded else FAIR
        rules = book_of(record, self.houses)
        self.stage = FORM if seeded else COMMITMENT
        if self.promised and self.promised != record.commitment:
            reason = "record.no_promise" if seeded else "record.other_promise"
            raise (record.commitment or record.method).error(reason, promised=self.promised)
        seed = seed_of(record)
        self.stage = FORM
        match = match_of(record, rules, seed)
        if not seeded:
            self.stage = COMMITMENT
            check_commitment(record, match, self.houses)
            self.stage = CONTRIBUTIONS
            check_contributions(record)
        self.stage = SEATS
        self._seats(record, match)
        for number, hand in enumerate(record.hands):
            self.stage = DEALS
            if match.over or (match.state is not None and match.state.part != PART_OVER):
                raise hand.number.error("record.hand_early", number=match.hand_number)
            _same((hand.number,), [str(number + 1)], hand.number)
            match.start_hand()
            self.hands += 1
            started = match.entries[-1]
            assert isinstance(started, HandStarted)
            _same_lines(hand.start, start_items(match, started), hand.number)
            self.stage = ACTIONS
            for turn in hand.turns:
                self._turn(match, turn)
            self.stage = SCORES
            result = match.entries[-1]
            if isinstance(result, HandResult):
                if not hand.result:
                    raise _after(record, number).error("record.end", expected="ending")
                _same_lines(hand.result, result_items(match, result), hand.number)
            elif hand.result:
                raise hand.result[0].key.error("record.not_over", number=number + 1)
        self.stage = SCORES
        self._end(record, match)
        self.stage = WHOLE
        canonical = write_record(match, with_secret=record.secret)
        expected = canonical.rpartition(": ")[2].strip()
        if record.digest is not None and record.digest != expected:
            raise record.digest.error("record.digest", expected=expected)
        return match

    def _seats(self, record: Record, match: Match) -> None:
        rounds = range(len(match.seat_draw.rounds))
        drawn = [(draw_key(n), draw_items(match, n)) for n in rounds]
        _same_lines(record.draws, drawn, (record.draws or record.sides)[0].key)
        sides = [
            (f"side {SIDE_LETTERS[side]}", name_items(match, members))
            for side, members in enumerate(match.members)
        ]
        _same_lines(record.sides, sides, record.sides[0].key)

    def _turn(self, match: Match, turn: RecordedTurn) -> None:
        state = match.state
        assert state is not None
        if state.part == PART_OVER:
            raise turn.number.error("record.after_end", number=match.hand_number)
        name = match.seat_names()[state.seat]
        if (turn.number, turn.name) != (str(state.turn + 1), name):
            raise turn.number.error("record.turn", number=state.turn + 1, name=name)
        number = state.turn
        for step in turn.steps:
            state = match.state
            assert state is not None
            if state.part == PART_OVER or state.turn != number:
                raise step.text.error("record.turn_over", name=name, found=step.text)
            self._step(match, step)

    def _step(self, match: Match, step: RecordedStep) -> None:
        state = match.state
        assert state is not None
        if step.text.lower() == UNDO and step.name is None:
            if not match.can_undo():
                raise step.text.error("match.no_undo")
            match.undo(match.actor)
            return
        if self._extraordinary(match, step):
            return
        actor = match.seat_names()[state.actor]
        if (step.name or actor) != actor or (step.name is None and state.part == PART_ANSWER):
            raise (step.name or step.text).error("record.actor", name=actor)
        try:
            with step.text.blamed():
                action, card = _read_action(match, step.text)
                if step.name is not None and action not in (YES, NO):
                    raise step.name.error("record.answer", found=step.text)
                match.act(match.actor, action, card)
        except IllegalAction as illegal:
            raise step.text.error(
                "record.illegal",
                name=actor,
                action=step.text,
                sentence=say(illegal.reason.message, illegal.reason.params, match.seat_names()),
                cited=cited(match.setup.book.slug, illegal.reason.paragraph),
            ) from illegal
        self.actions += 1

    def _extraordinary(self, match: Match, step: RecordedStep) -> bool:
        """Replay a ruling, call, agreement or note; return False for an ordinary action."""
        word, _, rest = step.text.partition(" ")
        word = word.lower()
        with step.text.blamed():
            if step.name is None:
                if word != REFEREE:
                    return False
                decision, _, cause = rest.partition(BECAUSE)
                match.referee(decision, cause)
                return True
            said = step.text.lower()
            note = next((why for why, words in NOTES.items() if words == said), "")
            back = said.removeprefix(TAKE_BACK) if said.startswith(TAKE_BACK) else ""
            if word not in (TRY, CALL, AGREE) and not note and not back:
                return False
            names = match.seat_names()
            if step.name not in names:
                raise step.name.error("record.no_player", name=step.name)
            seat = names.index(step.name)
            if note:
                match.note(seat, note)
            elif back:
                match.take_back(seat, int(back) if back.isdecimal() and len(back) < 5 else 0)
            elif word == CALL and not rest:
                match.call(seat)
            elif word == AGREE and not rest:
                match.agree(seat)
            else:
                match.attempt(seat, parse_action(rest))
        return True

    def _end(self, record: Record, match: Match) -> None:
        if match.winners:
            if record.winner is None:
                raise (record.abandoned or record.end).error("record.expected_winner")
            _same(record.winner.items, winner_items(match), record.winner.key)
        elif record.winner is not None:
            raise record.winner.key.error("record.no_winner")
        elif record.abandoned is not None:
            match.abandon()
        if record.seed is not None and record.secret == match.over:
            raise record.seed.error("record.seed_secret" if record.secret else "record.seed_early")


def _read_action(match: Match, text: Token) -> tuple[int, int | None]:
    """Read an action, and the physical card of a discard that names one: ``4S``, ``4S/2`` or only ``4``."""
    verb, _, what = text.partition(" ")
    face, slash, copy = what.upper().partition("/")
    if verb.lower() != "discard":
        return parse_action(text), None
    assert match.state is not None
    assert match.ledger is not None
    hand = match.ledger.hands[match.state.actor]
    alike = [card for card in pack_of(match.setup) if card_text(card) == face]
    # A card without a suit is its own letter: alone, it names the first of the pack if the player holds that.
    if not slash and face in LETTERS and not (alike and alike[0] in hand):
        return parse_action(text), None
    numbers = [str(number + 1) for number in range(len(alike))]
    if not alike or (slash and copy not in numbers):
        raise text.error("record.card", found=what)
    if slash:
        card = alike[numbers.index(copy)]
    else:
        card = next((card for card in alike if card in hand), alike[0])
    return DISCARD + KIND_OF_CARD[card], card


def _same_lines(
    stated: Sequence[RecordLine], expected: Sequence[tuple[str, Sequence[str]]], place: Token
) -> None:
    for line, (key, items) in zip(stated, expected, strict=False):
        if line.key != key:
            raise line.key.error("record.expected", expected=key, found=line.key)
        _same(line.items, items, line.key)
    if len(stated) > len(expected):
        extra = stated[len(expected)].key
        raise extra.error("record.unexpected", found=extra)
    if len(stated) < len(expected):
        raise place.error("record.missing", key=expected[len(stated)][0])


def _same(stated: Sequence[Token], expected: Sequence[str], key: Token) -> None:
    for word, right in zip(stated, expected, strict=False):
        if word != right:
            raise word.error("record.differs", found=word, expected=right)
    if len(stated) > len(expected):
        extra = stated[len(expected)]
        raise extra.error("record.unexpected", found=extra)
    if len(stated) < len(expected):
        raise key.error("record.missing", key=expected[len(stated)])


def _after(record: Record, number: int) -> Token:
    """Return the place of the line after a hand."""
    if number + 1 < len(record.hands):
        return record.hands[number + 1].number
    winner = record.winner.key if record.winner else None
    return winner or record.abandoned or record.seed or record.end
