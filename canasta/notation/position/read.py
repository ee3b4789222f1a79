"""Reading a position word by word; every error has its column and reason."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from canasta.books import book
from canasta.books.house.errors import HouseError
from canasta.books.house.shelf import books_named, names_for
from canasta.cards import LETTERS, RANKS, TWO
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup, setup_for
from canasta.match.start_position import Start, left_over, put_hidden
from canasta.messages import SIDE_LETTERS, UserError
from canasta.notation.errors import NotationError
from canasta.notation.position import keys
from canasta.notation.position.cards import Tokens, put_cards
from canasta.notation.position.check import check_sound
from canasta.notation.position.flags import default_flags, opened_now, read_flags
from canasta.notation.position.penalty import read_penalties
from canasta.notation.position.tokens import (
    Piece,
    Token,
    chosen,
    fail,
    number,
    numbers,
    one_of,
    seat_number,
    side_letters,
    split_tokens,
)
from canasta.table.packing import BIT, RANKLESS
from canasta.table.state import (
    CANASTAS,
    DID_LAY,
    DID_TAKE,
    ENDED_EXHAUSTED,
    ENDED_OUT,
    ENDED_STUCK,
    FOUR_BLACKS,
    NOT_ENDED,
    PART_ANSWER,
    PART_OVER,
    State,
)

_YES_NO: Final = {"yes": 1, "no": 0}
_RANKS: Final = {LETTERS[rank]: rank for rank in range(RANKS)}


def read_position(text: str, houses: Iterable[Rulebook] = ()) -> State:
    """Return the state of a position.

    Args:
        text: The position, as one line; what is left out has its usual value.
        houses: Books by house rules that do not come with the program; the first of a name counts.

    Raises:
        NotationError: If the text is not a position. The message says where and why.

    Examples:
        >>> state = read_position("classic hand1=KKA27 setsB=QQQ2 pile=5K")
        >>> state.size(0), state.size(1), state.stock_size()
        (5, 11, 64)
    """
    name, words = split_tokens(text)
    state = State()
    state.setup = setup_told(name, words, houses)
    _check_keys(words, state.setup)
    # The order matters: each step relies on the ones before it, especially the defaults.
    _read_totals(state, words)
    _read_turn(state, words)
    did = words.get("did")
    state.flags = read_flags(did, state) if did else default_flags(state.part)
    put_cards(state, words, name)
    _read_pile(state, words)
    _read_laid(state, words)
    _read_sides(state, words)
    _read_end(state, words)
    read_penalties(state, words)
    check_sound(state, words, name)
    return state


def read_start(text: str, rules: Rulebook, players: int) -> Start:
    """Return the position that a game by these rules begins at, or raise a ``UserError``."""
    state = read_position(text, [rules])
    if state.setup.book != rules or state.setup.players != players:
        raise UserError("match.start_rules")
    if state.part == PART_OVER:
        raise UserError("match.start_over")
    if state.partial:  # whether the hidden cards can be dealt does not depend on their order
        put_hidden(state.copy(), left_over(state))
    return Start(" ".join(text.split()), state)


def setup_told(name: Piece, words: Tokens, houses: Iterable[Rulebook] = ()) -> Setup:
    """Return the setup of a position: book, options, house rule and number of players."""
    players, options = words.get("players"), words.get("options")
    many = number(players) if players else None
    if many == 0 and players:
        raise players.error("number", word=players.value.text, key=players.key.text)
    slug = name.text.lower()
    try:
        if "house" in words:
            rules = _house(slug, words["house"], options, houses)
            return setup_for(rules, many or keys.default_players(rules))
        return keys.setup_of(slug, many or 0, _options(slug, options) if options else ())
    except (NotationError, HouseError):  # a faulty house rule names the line in its own file
        raise
    except UserError as wrong:
        word = {"book.players": players, "book.options": options}.get(wrong.message)
        at = word.value if word else name
        raise NotationError(wrong.message, 1, at.column, **wrong.params) from None


def _house(slug: str, word: Token, options: Token | None, houses: Iterable[Rulebook]) -> Rulebook:
    """Return the book by a house rule, which has its own options."""
    name, base = word.value.text.lower(), book(slug).slug
    for rules in books_named(houses, name):
        if rules.slug == base:
            if options:
                raise options.error("house_options", word=word.value.text)
            return rules
    raise word.error("house", word=word.value.text, slug=slug, known=names_for(houses, base))


def _options(slug: str, word: Token) -> tuple[str, ...]:
    known = [option.name for option in book(slug).options]
    numbers = {name: number for number, name in enumerate(known)}
    wrong = "option" if known else "no_options"
    found = sorted(number for _, number in chosen(word, numbers, wrong, slug=slug, known=", ".join(known)))
    return tuple(known[number] for number in found)


def _check_keys(words: Tokens, setup: Setup) -> None:
    unused = keys.unused_keys(setup)
    for key, word in words.items():
        name, which = key[:-1], key[-1:]
        if key in unused or (name in unused and name in (*keys.SEAT_KEYS, *keys.SIDE_KEYS)):
            raise fail("key_unused", word.key, key=word.key.text, slug=setup.book.slug)
        if key in keys.PLAIN_KEYS:
            continue
        if name in keys.SEAT_KEYS and which in "123456789":
            if int(which) > setup.seats:
                raise fail("no_seat", word.key, key=word.key.text, last=setup.seats)
        elif name in keys.SIDE_KEYS and "a" <= which <= "z":
            if which.upper() not in SIDE_LETTERS[: setup.sides]:
                raise fail("no_side", word.key, key=word.key.text, sides=side_letters(setup))
        else:
            raise fail("unknown_key", word.key, key=word.key.text)


def _read_totals(state: State, words: Tokens) -> None:
    sides = state.setup.sides
    scores, needs, fines = words.get("scores"), words.get("needs"), words.get("fines")
    state.scores = numbers(scores, sides, negative=True) if scores else (0,) * sides
    state.needs = numbers(needs, sides) if needs else keys.default_needs(state.setup, state.scores)
    state.fines = numbers(fines, sides) if fines else (0,) * sides


def _read_turn(state: State, words: Tokens) -> None:
    setup = state.setup
    dealer, turn, turns = words.get("dealer"), words.get("turn"), words.get("turns")
    state.dealer = seat_number(dealer, setup) if dealer else setup.seats - 1
    state.turn = number(turns) if turns else 0
    state.seat = (state.dealer + 1 + state.turn) % setup.seats
    if turn:
        text, colon, part = turn.value.text.partition(":")
        state.seat = seat_number(turn, setup, Piece(text, turn.value.column))
        if colon:
            state.part = one_of(turn, keys.PARTS, Piece(part, turn.value.column + len(text) + 1))
        if state.part == PART_ANSWER and not setup.asks:
            raise turn.error("nobody_to_ask")
    default = keys.default_turns(setup, state.dealer, state.seat)
    if turns is None:
        state.turn = default
    elif (state.turn - default) % setup.seats:
        least = default % setup.seats
        dealer_name, player = state.dealer + 1, state.seat + 1
        raise turns.error("turns", dealer=dealer_name, player=player, least=least, next=least + setup.seats)
    # The state counts the last turn as soon as it is over.
    state.turn += state.part == PART_OVER
    state.actor = setup.partner_of(state.seat) if state.part == PART_ANSWER else state.seat


def _read_pile(state: State, words: Tokens) -> None:
    frozen, stopped = words.get("frozen"), words.get("stopped")
    state.frozen = bool(one_of(frozen, _YES_NO)) if frozen else keys.default_frozen(state)
    state.stopped = bool(one_of(stopped, _YES_NO)) if stopped else keys.default_stopped(state)
    if stopped and state.stopped and not state.pile:
        raise stopped.error("stopped_pile")


def _read_laid(state: State, words: Tokens) -> None:
    """Read what has been laid in this turn, and since the stock was made."""
    did, count, before = words.get("did"), words.get("count"), words.get("before")
    shuffles, since, idle = words.get("shuffles"), words.get("since"), words.get("idle")
    three = words.get("three")
    state.count = number(count) if count else 0
    if count and state.count and not state.flags & DID_LAY:
        raise count.error("count_lay")
    state.sets_before = there = keys.default_before(state)
    if state.closed:  # a set from then may be closed by now
        there |= state.laid[CANASTAS + state.setup.side_of(state.seat)]
    if before:
        state.sets_before = 0
        for piece, kind in chosen(before, _set_letters(state.setup), "before_rank"):
            bit = BIT[kind if kind < RANKS else RANKLESS]
            if not there & bit:
                raise before.error("before_no_wild" if kind == TWO else "before_no_set", piece, kind=kind)
            state.sets_before |= bit
    elif did and keys.before_is_needed(state):
        raise did.error("before_missing")
    if three:
        state.drawn_three = one_of(three, keys.THREES)
    state.shuffles = number(shuffles) if shuffles else 0
    state.laid_since = bool(one_of(since, _YES_NO)) if since else keys.default_since(state)
    state.idle = number(idle) if idle else 0
    if idle and state.idle > state.setup.seats - (state.part != PART_OVER):
        raise idle.error("number", word=idle.value.text, key=idle.key.text)


def _set_letters(setup: Setup) -> dict[str, int]:
    """Return the sets that a book has, by letter: ranks, black threes, wild cards alone."""
    return {LETTERS[kind]: kind for kind in setup.set_kinds}


def _read_sides(state: State, words: Tokens) -> None:
    """Read which sides have opened, which seats have laid or asked, and what lies aside for a first meld."""
    setup = state.setup
    opened, melded, aside = words.get("opened"), words.get("melded"), words.get("aside")
    asked, cleared = words.get("asked"), words.get("cleared")
    state.opened = keys.default_opened(state)
    if opened:
        sides = {SIDE_LETTERS[side]: 1 << side for side in range(setup.sides)}
        state.opened = sum(bit for _, bit in chosen(opened, sides, "side", sides=side_letters(setup)))
    state.flags |= opened_now(state)
    state.melded = _seats(melded, setup) if melded else 0
    state.asked = _seats(asked, setup) if asked else keys.default_asked(state)
    state.cleared = _seats(cleared, setup) if cleared else keys.default_cleared(state)
    if aside and state.aside:
        side = setup.side_of(state.seat)
        if not state.flags & DID_TAKE:
            raise aside.error("aside_take")
        if state.opened >> side & 1:
            raise aside.error("aside_opened", side=side)


def _seats(word: Token, setup: Setup) -> int:
    """Read a list of seats as a bit mask."""
    seats = {str(seat + 1): 1 << seat for seat in range(setup.seats)}
    return sum(bit for _, bit in chosen(word, seats, "seat", last=setup.seats))


def _read_end(state: State, words: Tokens) -> None:
    ending, out, concealed = words.get("ending"), words.get("out"), words.get("concealed")
    special = words.get("special")
    if special:
        hands = {hand.name: number for number, hand in enumerate(state.setup.book.special_hands)}
        state.special = one_of(special, {keys.NOTHING: -1, **hands})
    if ending and ending.value.text != keys.NOTHING:
        state.ending = one_of(ending, keys.ENDINGS)
    state.out = keys.default_out(state)
    if out:
        state.out = -1 if out.value.text == keys.NOTHING else seat_number(out, state.setup)
    if concealed:
        state.concealed = bool(one_of(concealed, _YES_NO))
    if state.part != PART_OVER:
        said = (
            (ending, state.ending != NOT_ENDED),
            (out, state.out >= 0),
            (concealed, state.concealed),
            (special, state.special >= 0),
        )
        for word, says in said:
            if word and says:
                raise fail("ending_part", word.key, key=word.key.text, player=state.seat + 1)
        return
    _check_end(state, words)


def _check_end(state: State, words: Tokens) -> None:
    """Check that the facts about the end of a hand agree."""
    ending, out, concealed = words.get("ending"), words.get("out"), words.get("concealed")
    special = words.get("special")
    player = state.seat + 1
    if state.ending == NOT_ENDED:
        raise (ending or words["turn"]).error("ending_missing")
    if out and state.out >= 0 and state.ending in (ENDED_EXHAUSTED, ENDED_STUCK):
        raise out.error("out_exhausted")
    if out and state.out < 0 and state.ending == ENDED_OUT:
        raise out.error("out_nobody")
    if out and state.out not in (-1, state.seat):
        raise out.error("out_turn", player=player)
    at = out or ending
    if at and state.out >= 0 and state.size(state.out) and state.special < 0:
        raise at.error("out_hand", player=player, number=state.size(state.out))
    if concealed and state.concealed and state.out < 0:
        raise concealed.error("concealed_out")
    if special and state.special >= 0 and state.out < 0:
        raise special.error("special_out")
    if state.flags & FOUR_BLACKS and state.out < 0:
        raise words["did"].error("four_blacks_out")
