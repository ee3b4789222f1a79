"""Reading a position: word by word, every fault with its column and reason."""

from __future__ import annotations

from typing import Final

from canasta.cards import BLACK_THREE, JOKER, LETTERS, RANKS, RED_THREE, TWO, UNKNOWN
from canasta.clauses.meld import BlackThreesPure, NoWildSets, WildLimit
from canasta.clauses.setup import Setup
from canasta.messages import SIDE_LETTERS, Complaint
from canasta.notation.errors import NotationError
from canasta.notation.position_keys import (
    DEFAULT_PLAYERS,
    ENDINGS,
    FLAG_WORDS,
    FLAGS,
    PART_WORDS,
    PARTS,
    PLAIN_KEYS,
    SEAT_KEYS,
    SIDE_KEYS,
    before_is_needed,
    default_before,
    default_flags,
    default_frozen,
    default_needs,
    default_opened,
    default_out,
    default_stopped,
    default_turns,
    setup_of,
)
from canasta.notation.position_words import (
    Card,
    Piece,
    Word,
    cards,
    fail,
    listed,
    mask,
    number,
    numbers,
    one_of,
    seat,
    side_letters,
    split_words,
)
from canasta.table.moves import put_down
from canasta.table.state import (
    DID_ADD,
    DID_ASK,
    DID_DRAW,
    DID_LAY,
    DID_TAKE,
    ENDED_EXHAUSTED,
    ENDED_OUT,
    KNOWN_NATURALS,
    KNOWN_SPECIALS,
    LAST_THREE,
    MUST_GO_OUT,
    NATURALS,
    PART_ANSWER,
    PART_DRAW,
    PART_OVER,
    PART_PLAY,
    RED_THREES,
    SAID_NO,
    SAID_YES,
    SPECIALS,
    State,
)
from canasta.table.words import BIT, RANKLESS, SPECIAL_FIELDS, mask_ranks, natural_word, special_word

_YES_NO: Final = {"yes": 1, "no": 0}
#: What cannot have happened before the part of the turn; books may let cards be laid before drawing (G14).
_NOT_IN: Final = {PART_DRAW: DID_DRAW | DID_TAKE, PART_ANSWER: SAID_YES | SAID_NO | DID_TAKE | DID_LAY}
#: What one thing says of another.
_IMPLIED: Final = (
    (DID_TAKE, DID_DRAW),
    (SAID_YES | SAID_NO, DID_ASK),
    (DID_ADD | MUST_GO_OUT, DID_LAY),
)
_RANKS: Final = {LETTERS[rank]: BIT[rank] for rank in range(RANKS)} | {LETTERS[BLACK_THREE]: BIT[RANKLESS]}


def read_position(text: str) -> State:
    """The state a position tells; a text that is none raises ``NotationError``.

    >>> state = read_position("classic hand1=KKA27 setsB=QQQ2 pile=5K")
    >>> state.size(0), state.size(1), state.stock_size()
    (5, 11, 64)
    """
    book, words = split_words(text)
    return _Reader(book, words).state


class _Reader:
    """One position on its way to a state. Later parts rely on earlier ones, so the order matters."""

    def __init__(self, book: Piece, words: list[Word]) -> None:
        self.book = book
        self.words = {word.key.text.lower(): word for word in words}
        self.seen: list[Card] = []  #: every card given, hidden ones too
        self.state = State()
        self.state.setup = self.setup = self._setup()
        self._check_keys()
        self._totals()
        self._turn()
        self._hands()
        self._sets()
        self._pile()
        self._happened()
        self._stock()
        self._end()
        state = self.state
        state.partial = any(card.kind == UNKNOWN for card in self.seen) or UNKNOWN in state.stock

    def _setup(self) -> Setup:
        word = self.words.get("players")
        players = DEFAULT_PLAYERS if word is None else number(word)
        slug = self.book.text.lower()
        try:
            return setup_of(slug, players)
        except Complaint as wrong:
            of_players = word is not None and wrong.message == "book.players"
            column = word.value.column if word is not None and of_players else self.book.column
            raise NotationError(wrong.message, 1, column, **wrong.params) from None

    def _check_keys(self) -> None:
        for key, word in self.words.items():
            if key in PLAIN_KEYS:
                continue
            name, which, given = key[:-1], key[-1:], word.key.text
            if name in SEAT_KEYS and which in "123456789":
                if int(which) > self.setup.seats:
                    raise fail("no_seat", word.key, key=given, last=self.setup.seats)
            elif name in SIDE_KEYS and "a" <= which <= "z":
                if which.upper() not in SIDE_LETTERS[: self.setup.sides]:
                    raise fail("no_side", word.key, key=given, sides=side_letters(self.setup))
            else:
                raise fail("unknown_key", word.key, key=given)

    def _totals(self) -> None:
        state, sides = self.state, self.setup.sides
        scores, needs, fines = (self.words.get(key) for key in ("scores", "needs", "fines"))
        state.scores = numbers(scores, sides, -999_999) if scores else (0,) * sides
        state.needs = numbers(needs, sides) if needs else default_needs(self.setup, state.scores)
        state.fines = numbers(fines, sides) if fines else (0,) * sides

    def _turn(self) -> None:
        state, setup = self.state, self.setup
        dealer, turn, turns = (self.words.get(key) for key in ("dealer", "turn", "turns"))
        state.dealer = seat(dealer, setup) if dealer else setup.seats - 1
        state.turn = number(turns) if turns else 0
        state.seat = (state.dealer + 1 + state.turn) % setup.seats
        if turn:
            text, colon, part = turn.value.text.partition(":")
            state.seat = seat(turn, setup, Piece(text, turn.value.column))
            if colon:
                state.part = one_of(turn, PARTS, Piece(part, turn.value.column + len(text) + 1))
        default = default_turns(setup, state.dealer, state.seat)
        if turns is None:
            state.turn = default
        elif (state.turn - default) % setup.seats:
            least = default - setup.seats
            raise turns.error(
                "turns", dealer=state.dealer + 1, player=state.seat + 1,
                number=least, next=default, seats=setup.seats,
            )  # fmt: skip
        if state.part == PART_ANSWER and not setup.asks and turn:
            raise turn.error("nobody_to_ask")
        # The state counts the last turn as soon as it is over.
        state.turn += state.part == PART_OVER
        state.actor = setup.partner_of(state.seat) if state.part == PART_ANSWER else state.seat

    def _hands(self) -> None:
        state, setup = self.state, self.setup
        penalty = []
        for place in range(setup.seats):
            hand = self.words.get(f"hand{place + 1}")
            kinds = [UNKNOWN] * setup.hand_size
            if hand:
                found = cards(hand, setup, hidden=True)
                self.seen += found
                kinds = [card.kind for card in found]
            else:
                self.seen += [Card(UNKNOWN, self.book.column)] * setup.hand_size
            _check_kinds(self.seen, setup)
            state.held[NATURALS + place] = natural_word(kinds)
            state.held[SPECIALS + place] = special_word(kinds)
            known = self._among(f"known{place + 1}", kinds)
            state.held[KNOWN_NATURALS + place] = natural_word(known)
            state.held[KNOWN_SPECIALS + place] = special_word(known) & SPECIAL_FIELDS
            penalty.append(bytes(self._among(f"penalty{place + 1}", kinds)))
        state.penalty = tuple(penalty) if any(penalty) else ()

    def _among(self, key: str, hand: list[int]) -> list[int]:
        """Cards that must be among the given cards of a hand."""
        word = self.words.get(key)
        if word is None:
            return []
        kinds: list[int] = []
        for card in cards(word, self.setup):
            kinds.append(card.kind)
            many, have = kinds.count(card.kind), hand.count(card.kind)
            if many > have:
                raise word.error(
                    "not_in_hand", card, kind=card.kind, number=many, have=have, key=word.key.text
                )
        return kinds

    def _sets(self) -> None:
        state, setup = self.state, self.setup
        state.opened = (1 << setup.sides) - 1  # so that nothing counts towards a first meld here
        for side in range(setup.sides):
            word = self.words.get(f"sets{SIDE_LETTERS[side].lower()}")
            there: set[int] = set()
            for piece in listed(word) if word else ():
                assert word is not None
                found = cards(word, setup, piece)
                self.seen += found
                _check_kinds(self.seen, setup)
                place = _check_set(piece, found, setup)
                kinds = [card.kind for card in found]
                twos, jokers = kinds.count(TWO), kinds.count(JOKER)
                naturals = len(kinds) - twos - jokers
                if place in there:
                    raise fail("set_twice", piece, side=side, kind=_kind_of_set(place, naturals))
                there.add(place)
                put_down(state, side, place, naturals, twos, jokers, None)
            red = self.words.get(f"red{SIDE_LETTERS[side].lower()}")
            if red:
                state.laid[RED_THREES + side] = number(red)
                self.seen += [Card(RED_THREE, red.value.column)] * min(number(red), len(setup.deck))
                _check_kinds(self.seen, setup)

    def _pile(self) -> None:
        state, setup = self.state, self.setup
        for key in ("pile", "aside"):
            word = self.words.get(key)
            if word:
                found = cards(word, setup, hidden=True)
                self.seen += found
                setattr(state, key, bytes(card.kind for card in found))
        _check_kinds(self.seen, setup)
        frozen, stopped = self.words.get("frozen"), self.words.get("stopped")
        state.frozen = bool(one_of(frozen, _YES_NO)) if frozen else default_frozen(state)
        state.stopped = bool(one_of(stopped, _YES_NO)) if stopped else default_stopped(state)
        if stopped and state.stopped and not state.pile:
            raise stopped.error("stopped_pile")

    def _happened(self) -> None:
        """What has happened in this turn and in earlier ones."""
        state, setup = self.state, self.setup
        did, count, before = (self.words.get(key) for key in ("did", "count", "before"))
        state.flags = self._flags(did) if did else default_flags(state.part)
        state.count = number(count) if count else 0
        if count and state.count and not state.flags & DID_LAY:
            raise count.error("count_lay")
        state.sets_before = default_before(state)
        if before:
            state.sets_before = mask(before, _RANKS, "before_rank")
            for place in mask_ranks(state.sets_before & ~default_before(state)):
                raise before.error("before_no_set", kind=_kind_of_set(place, 1))
        elif did and before_is_needed(state):
            raise did.error("before_missing")
        opened, melded, aside = (self.words.get(key) for key in ("opened", "melded", "aside"))
        state.opened = default_opened(state)
        if opened:
            sides = {SIDE_LETTERS[side]: 1 << side for side in range(setup.sides)}
            state.opened = mask(opened, sides, "side", sides=side_letters(setup))
        if melded:
            seats = {str(place + 1): 1 << place for place in range(setup.seats)}
            state.melded = mask(melded, seats, "seat", last=setup.seats)
        if aside and state.aside:
            side = setup.side_of(state.seat)
            if not state.flags & DID_TAKE:
                raise aside.error("aside_take")
            if state.opened >> side & 1:
                raise aside.error("aside_opened", side=side)

    def _flags(self, word: Word) -> int:
        flags = mask(word, FLAGS, "word", key=word.key.text, words=", ".join(FLAGS))
        part = self.state.part
        for flag in FLAG_WORDS:
            if flags & flag & _NOT_IN.get(part, 0):
                raise word.error("did_part", word=FLAG_WORDS[flag], part=PART_WORDS[part])
        if part == PART_ANSWER:
            flags |= DID_ASK
        elif part == PART_PLAY and not flags & LAST_THREE:
            flags |= DID_DRAW
        for cause, effect in _IMPLIED:
            if flags & cause:
                flags |= effect
        if flags & DID_ASK and not self.setup.asks:
            raise word.error("nobody_to_ask")
        if flags & SAID_YES and flags & SAID_NO:
            raise word.error("did_both")
        if flags & DID_ASK and part != PART_ANSWER and not flags & (SAID_YES | SAID_NO):
            raise word.error("no_answer")
        return flags

    def _stock(self) -> None:
        state, setup = self.state, self.setup
        word = self.words.get("stock")
        most = len(setup.deck)
        if word:
            found = cards(word, setup, hidden=True)
            self.seen += found
            _check_kinds(self.seen, setup)
            state.stock = bytes(card.kind for card in found)
            missing = most - len(self.seen)
            if missing > 0:
                raise word.error("cards_missing", number=missing, most=most, given=len(self.seen))
        else:
            missing = most - len(self.seen)
            state.stock = bytes((UNKNOWN,)) * missing
        if missing < 0:
            at = word.value if word else self.book
            raise fail("cards_extra", at, number=-missing, most=most, given=len(self.seen))

    def _end(self) -> None:
        state = self.state
        ending, out, concealed = (self.words.get(key) for key in ("ending", "out", "concealed"))
        player = state.seat + 1
        if state.part != PART_OVER:
            for word in (ending, out, concealed):
                if word:
                    raise fail("ending_part", word.key, key=word.key.text, player=player)
            return
        if ending is None:
            raise self.words["turn"].error("ending_missing")
        state.ending = one_of(ending, ENDINGS)
        state.out = default_out(state)
        if out:
            state.out = -1 if out.value.text == "-" else seat(out, self.setup)
            if state.out >= 0 and state.ending == ENDED_EXHAUSTED:
                raise out.error("out_ending")
            if state.out < 0 and state.ending == ENDED_OUT:
                raise out.error("out_nobody")
            if state.out not in (-1, state.seat):
                raise out.error("out_turn", player=player)
        if state.out >= 0 and state.size(state.out):
            raise (out or ending).error("out_hand", player=player, number=state.size(state.out))
        if concealed:
            state.concealed = bool(one_of(concealed, _YES_NO))
            if state.concealed and state.out < 0:
                raise concealed.error("concealed_out")


def _check_kinds(seen: list[Card], setup: Setup) -> None:
    """No kind may be there more often than in the packs; the error is at the first card too many."""
    counts: dict[int, int] = {}
    for card in sorted(seen, key=lambda card: card.column):
        if card.kind == UNKNOWN:
            continue
        counts[card.kind] = counts.get(card.kind, 0) + 1
        most = setup.deck.count(card.kind)
        if counts[card.kind] > most:
            number = sum(other.kind == card.kind for other in seen)
            raise fail("too_many", card, number=number, kind=card.kind, packs=setup.packs, most=most)


def _check_set(piece: Piece, found: list[Card], setup: Setup) -> int:
    """The place of a set among a side's sets; what can be no set at all in the book is an error.

    How many wild cards a set may have depends on how it grew, so that is not asked.
    """
    meld = setup.book.meld
    naturals = [card for card in found if card.kind not in (TWO, JOKER)]
    for card in naturals:
        if card.kind >= RANKS and card.kind != BLACK_THREE:
            raise fail("set_kind", card, kind=card.kind)
        if card.kind != naturals[0].kind:
            raise fail("set_ranks", card, word=piece.text)
    if len(found) < 3:
        raise fail("set_size", piece, word=piece.text)
    if not naturals:
        if any(isinstance(clause, NoWildSets) for clause in meld):
            raise fail("set_wild_alone", piece, word=piece.text)
        return RANKLESS
    if naturals[0].kind == BLACK_THREE:
        if len(found) > len(naturals) and any(isinstance(clause, BlackThreesPure) for clause in meld):
            raise fail("set_black_threes", piece, word=piece.text)
        return RANKLESS
    least = max((clause.naturals_at_least for clause in meld if isinstance(clause, WildLimit)), default=0)
    if len(naturals) < least:
        raise fail("set_naturals", piece, word=piece.text, number=least)
    return naturals[0].kind


def _kind_of_set(place: int, naturals: int) -> int:
    if place < RANKS:
        return place
    return BLACK_THREE if naturals else TWO
