"""Plays as players say them: ``can I use two kings to take the pile``.

The words are read as everywhere else (``canasta.speech``), in any of the languages; what comes out are plays
as the notation has them, which ``canasta.explain.plays`` parses and the engine judges.

>>> from canasta.notation import read_position
>>> state = read_position("classic hand1=KK7XQ4 setsA=555 pile=97K")
>>> spoken_plays(state, "may I pick up the deck with a king and a joker?")
['take KX']
>>> spoken_plays(state, "could I go out")
['out']
>>> spoken_plays(state, "how much is a joker?")
[]
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from canasta.cards import JOKER, LETTERS, TWO
from canasta.messages import ENGLISH, current_language
from canasta.speech.lexicon import Lexicon, lexicon, term_of
from canasta.speech.reading import COUNT, DEFINITION, SCORE, language_of, read_question, vocabulary_of
from canasta.speech.spelling import nearest
from canasta.speech.stems import Word, stem, words_of
from canasta.table.packing import held_count
from canasta.table.state import NATURALS, PART_DRAW, SPECIALS, State

#: The question whether the player can go out; the notation of plays has no word for it.
OUT: Final = "out"
_TAKE, _LAY, _ADD, _DISCARD, _DRAW, _ASK, _GO_OUT, _FREEZE, _PASS, _SHOW, _END = (
    term_of(word)
    for word in (
        "take",
        "lay",
        "add",
        "discard",
        "draw",
        "ask",
        "go out",
        "frozen",
        "pass",
        "show",
        "end turn",
    )
)
_VERBS: Final = (_TAKE, _LAY, _ADD, _DISCARD, _DRAW, _ASK, _PASS, _SHOW, _FREEZE, _GO_OUT, _END)
(
    _PILE, _TOP, _PAIR, _WILD, _MUST, _CLOSED, _FOOT, _KNEE, _CALIENTE, _SPECIAL, _SET, _NATURAL, _CANASTA,
    _OPEN, _LAST, _UPCARD, _PARTNER,
) = (
    term_of(word)
    for word in (
        "pile", "top card", "natural pair", "wild", "must", "closed", "foot", "knee", "caliente card",
        "special hand", "set", "natural", "canasta", "first meld", "last card", "upcard",
        "partner",
    )
)  # fmt: skip
_PLAIN: Final = {_ASK: "ask", _DRAW: "draw", _PASS: "pass", _END: "end"}
#: Card names as terms, with their letters.
_CARDS: Final = {
    term_of(name): letter
    for name, letter in {
        "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "T",
        "jack": "J", "queen": "Q", "king": "K", "ace": "A", "two": "2", "joker": "X", "black three": "B",
        "red three": "R",
    }.items()
}  # fmt: skip
_NUMBERS: Final = {
    term_of(name): number for number, name in enumerate(("two", "three", "four", "five", "six", "seven"), 2)
}
#: Words between a number and the cards it counts.
_BETWEEN: Final = frozenset({term_of("natural"), "card"})
#: What stands before the cards that are used, and before the set they go to; what begins another play.
_WITH: Final = frozenset(["with", "using", "use", "con", "com", "usar", "usando", "use", "utilizar"])
_ONTO: Final = frozenset(
    [
        "on", "onto", "to", "under", "en", "sobre", "em", "no", "nos", "na", "nas", "aos", "ao", "para",
        "fits", "fit",
    ]
)  # fmt: skip
#: What may be the pile or the stock, and what is a play all the same if no verb is said.
_PILES: Final = frozenset({_PILE, _TOP, _UPCARD, "deck", "pack"})
_DOWN: Final = frozenset(["down", "abajo", "baixo"])
_TABLE: Final = frozenset(["table", "board", "mesa", "already", "ya", "já"])
_THERE: Final = frozenset(["table", "board", "mesa"])
#: What tells a joker and a two apart if both are called wild.
_BIG: Final = frozenset(["big", "large", "grande"])
_LITTLE: Final = frozenset(["little", "small", "chico", "pequeño", "pequeno"])
_COMPLETE: Final = frozenset(["complete", "finish", "completes", "completar", "completo", "terminar"])
_BOTH: Final = frozenset(["both", "couple", "ambos", "ambas"])
_THEN: Final = frozenset(["then", "and", "y", "e", "luego", "entonces", "depois"])
_OUR: Final = frozenset(
    [
        "our",
        "ours",
        "their",
        "nuestro",
        "nuestros",
        "nuestra",
        "nuestras",
        "nosso",
        "nossos",
        "nossa",
        "nossas",
    ]
)
_ORDINAL: Final = re.compile(r"(?!both)(?:third|\w+th|octav[oa]|oitav[oa])")
_LETTERED: Final = re.compile(r"(?:10|[2-9jqkatxb]){2,}|10|[2-9]s?|[jqktxb]|[jqktx]s")
_SUITS: Final = frozenset(
    ["spades", "hearts", "diamonds", "clubs", "spade", "heart", "diamond", "club", "of"]
)


#: Ends a part of a sentence; not a colon, which is followed by the cards.
_PARTS: Final = re.compile(r"[,;.?!¿¡]+(?=\s|$)|^[¿¡]")
#: A pile that is frozen, rather than to freeze one.
_IS_FROZEN: Final = re.compile(r"frozen|\w+[ao]d[ao]s?")


class _Unit(NamedTuple):
    """A word or phrase: what it is read as, and how it was typed."""

    terms: tuple[str, ...]
    form: str
    whole: str  #: as typed, with capitals


def spoken_plays(state: State, said: str) -> list[str]:
    """Return the plays that a player's words mean, in the notation of plays; none if they mean no play."""
    asked = read_question(said, vocabulary_of({}))
    if asked.intent in (SCORE, COUNT, DEFINITION) and not asked.terms.keys() & set(_VERBS[:4]):
        return []
    plays: list[str] = []
    named: list[_Cards] = []
    verb = ""
    parts = [_units(part) for part in _PARTS.split(said) if part.strip()]
    spoken_to = [part for part in parts if {unit.terms[0] for unit in part} == {_PARTNER}]  # "partner, may I"
    for clause in (clause for part in parts for clause in _clauses(part)):
        verb = _verb(clause) or verb or _unsaid(clause, state)
        named.append(_Cards(clause, state, verb or _TAKE))
        play = _play(verb, clause, state) if verb else ""
        if play:
            plays.append(play)
    if spoken_to and plays == [OUT]:
        return ["ask"]
    if OUT in plays and len(plays) > 1:
        plays.remove(OUT)
    if "take" in plays and state.part == PART_DRAW:
        return [_taken_with(named)]
    return plays


def _unsaid(clause: Sequence[_Unit], state: State) -> str:
    """Return the verb that a player leaves out: ``two kings for the pile``, ``joker on the fours``."""
    terms = {term for unit in clause for term in unit.terms}
    forms = {unit.form for unit in clause}
    cards = _Cards(clause, state, _ADD)
    if not (cards.before or cards.used or cards.target):
        return ""
    letters = cards.before + cards.used
    if state.part == PART_DRAW:
        fits = len(letters) > 1 and (cards.top() in letters or {*letters} <= {"2", "X"})
        return _TAKE if terms & _PILES or fits else ""
    if cards.target:
        return _ADD
    many = cards.several and cards.number(cards.several) > 1 and (forms & _THERE or cards.used)
    return _LAY if forms & _DOWN or len(letters) > 2 or many else ""


def _taken_with(named: Sequence[_Cards]) -> str:
    """Write a take whose cards, or whose set, are named in another part of the sentence."""
    for cards in named:
        on_table = cards.target or ((cards.before + cards.used)[:1] if cards.lying else "")
        if on_table and on_table == cards.top():
            return f"take on {on_table}"
    for cards in named:
        letters = cards.before + cards.used
        if {*letters} == {cards.top()} and len(letters) > cards.number(letters[0]):
            return f"take on {letters[0]}"
        if len(letters) > 1:
            return f"take {letters}"
    return "take"


def _units(said: str) -> list[_Unit]:
    """Read words and phrases in order, with the small words that say what goes where."""
    language = language_of(said, current_language())
    known = lexicon(language)
    words = list(words_of(said, language))
    units: list[_Unit] = []
    at = 0
    while at < len(words):
        size, terms = _longest(words, at, known)
        form = said[words[at].start : words[at].end]
        if language == "es" and form.lower() in ("a", "al"):
            units.append(_Unit(("onto",), "onto", form))
        elif size:
            units.append(_Unit(terms, form.lower(), form))
        else:
            units.append(_Unit((_single(form.lower(), words[at].stem, known),), form.lower(), form))
        at += size or 1
    return units


def _longest(words: Sequence[Word], at: int, known: Lexicon) -> tuple[int, tuple[str, ...]]:
    """Return the length and terms of the phrase here; articles inside it are passed over."""
    for phrase in known.phrases.get(words[at].stem, ()):
        place = at + 1
        for wanted in phrase.stems[1:]:
            while place < len(words) and words[place].stem != wanted and words[place].stem in known.articles:
                place += 1
            if place >= len(words) or words[place].stem != wanted:
                break
            place += 1
        else:
            return place - at, phrase.terms
    return 0, ()


def _single(form: str, said: str, known: Lexicon) -> str:
    """Return the term of a single word: of a verb it may mean, or of the word in English or corrected."""
    for meaning in known.perhaps.get(said, ()) if form not in _WITH else ():
        verbs = [term for term in meaning.terms if term in _VERBS]
        if verbs:
            return verbs[0]
    if said in known.stems or len(form) <= 3:
        return said
    for phrase in lexicon(ENGLISH).phrases.get(stem(form), ()):
        if len(phrase.stems) == 1:
            return phrase.terms[0]
    if said in _CARDS or stem(form) in _CARDS:
        return stem(form)
    near = nearest(form, known.forms, _card_forms())
    if not near:
        return said
    for phrase in known.phrases.get(stem(near, known.language), ()):
        if len(phrase.stems) == 1:
            return phrase.terms[0]
    return stem(near)


@cache
def _card_forms() -> dict[str, str]:
    names = [
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "jack",
        "queen",
        "king",
        "ace",
        "two",
        "joker",
    ]
    return {form: term_of(name) for name in names for form in (name, f"{name}s")}


def _clauses(units: Sequence[_Unit]) -> Iterator[list[_Unit]]:
    """Split at ``then``, and at ``and`` before another verb."""
    clause: list[_Unit] = []
    for place, unit in enumerate(units):
        after = units[place + 1 : place + 3]
        if unit.form in _THEN and (
            unit.form in ("then", "luego", "entonces", "depois")
            or any(each.terms[0] in _VERBS or each.form == "then" for each in after[:1])
        ):
            if clause:
                yield clause
            clause = []
        else:
            clause.append(unit)
    if clause:
        yield clause


def _verb(clause: Sequence[_Unit]) -> str:
    """Return the verb of a clause."""
    terms = [term for unit in clause for term in unit.terms]
    verbs = [
        term
        for unit in clause
        for term in unit.terms
        if term in _VERBS and not (term == _FREEZE and _IS_FROZEN.fullmatch(unit.form))
    ]
    if _ASK in verbs:
        without = any(unit.form in ("without", "sin", "sem") for unit in clause)
        return _GO_OUT if without and _GO_OUT in verbs else _ASK
    for verb in (_TAKE, _DISCARD, _ADD, _LAY, _DRAW, _PASS, _SHOW):
        if verb in verbs:
            there = any(unit.form in _THERE for unit in clause)  # "I put three kings on the table"
            if verb == _ADD and _TAKE not in verbs and (_LAY in verbs or there):
                return _LAY
            return verb
    if verbs:
        return _GO_OUT if _GO_OUT in verbs else verbs[0]
    if any(unit.form in _WITH for unit in clause) and {_PILE, _TOP, _UPCARD} & {*terms}:
        return _TAKE
    if _CALIENTE in terms:
        return _CALIENTE
    if any(unit.form in _COMPLETE for unit in clause) and (_SET in terms or _CANASTA in terms):
        return _ADD
    if _OPEN in terms or ({_SET, _CANASTA} & {*terms} and any(unit.form in _WITH for unit in clause)):
        return _LAY
    return ""


def _play(verb: str, clause: Sequence[_Unit], state: State) -> str:
    """Write a clause in the notation of plays; an empty string if something is missing."""
    terms = {term for unit in clause for term in unit.terms}
    if verb == _GO_OUT:
        return OUT
    if verb == _END and (ended := _Cards(clause, state, _DISCARD).first()):
        return f"discard {ended}"  # "a king to end my turn"
    if verb in _PLAIN:
        return _PLAIN[verb]
    if _CALIENTE in terms and verb in (_LAY, _CALIENTE, _TAKE, _ADD):
        return "play c"
    if verb == _SHOW or (_SPECIAL in terms and verb == _LAY):
        return "show hand" if _SPECIAL in terms or "hand" in terms else ""
    cards = _Cards(clause, state, verb)
    if verb == _FREEZE:
        return f"discard {cards.first() if cards.first() in ('2', 'X') else cards.wild()}"
    if verb == _TAKE:
        return _take(terms, cards, state)
    if verb == _DISCARD:
        if cards.target and cards.first() and state.part != PART_DRAW:
            return _lay(_ADD, terms, cards)  # "throw a deuce on our queens"
        card = cards.first() or (cards.only() if _LAST in terms else "")
        return f"discard {card}" if card else ""
    if _onto_pile(clause) and verb in (_LAY, _ADD) and state.part != PART_DRAW:
        return f"discard {cards.first()}" if cards.first() else ""
    if _PILE in terms and cards.target and verb in (_LAY, _ADD):
        return f"take on {cards.target}"
    if _TOP in terms and verb in (_LAY, _ADD) and cards.target:
        return f"take on {cards.target}"
    if verb in (_LAY, _ADD):
        return _lay(verb, terms, cards)
    return ""


def _onto_pile(clause: Sequence[_Unit]) -> bool:
    """Return True for ``put the eight on the pile``."""
    places = [place for place, unit in enumerate(clause) if unit.terms[0] in _PILES]
    return any(
        unit.form in _ONTO or _ADD in unit.terms
        for place in places
        for unit in clause[max(0, place - 2) : place]
    )


def _take(terms: set[str], cards: _Cards, state: State) -> str:
    if terms & {_KNEE, _FOOT} and not terms & {_PILE, _TOP}:
        return "take up"
    if _MUST in terms or "need" in terms:
        return "pass" if not state.stock_size() else "draw"
    if cards.used:
        return f"take {cards.used}"
    if cards.target:
        return f"take on {cards.target}"
    return "take" if "card" not in terms or terms & _PILES or cards.before else "draw"


def _lay(verb: str, terms: set[str], cards: _Cards) -> str:
    twice = cards.used != "" and {*cards.before} == {*cards.used}  # "a set of jacks with my three jacks"
    laid = cards.used if twice else cards.before + cards.used
    if not laid:
        return ""
    if len(cards.groups) > 1 and all(len(group) > 2 for group in cards.groups) and not cards.used:
        return f"lay {' '.join(cards.groups)}"
    if cards.several and len(laid) > 1 and not cards.target and not twice:
        laid = cards.several * (cards.held(cards.several) - 1) + laid
    if cards.target:
        if _CLOSED in terms and laid[0] not in "2X":
            return f"bury {laid[0]}"
        return f"add {laid}" if set(laid) == {cards.target} else f"add {laid} to {cards.target}"
    return f"add {laid}" if verb == _ADD else f"lay {laid}"


class _Cards:
    """The cards of a clause: those named first, those used, and the rank of the set they go to."""

    def __init__(self, clause: Sequence[_Unit], state: State, verb: str) -> None:
        self._state = state
        self._clause = clause
        self._taking = verb == _TAKE
        self._where = "before"
        self._count = 0
        self._waiting = ""  #: a number that may be a card
        self.before = self.used = self.target = ""
        self.groups: list[str] = []
        self.several = ""  #: a card named in the plural without a number
        self.lying = any(unit.form in _DOWN or unit.form in _TABLE for unit in clause)  #: "eights down"
        for place, unit in enumerate(clause):
            term = unit.terms[0]
            if self._waiting and not (term in _CARDS or term in _BETWEEN or term in (_WILD, _PAIR)):
                self._put(self._waiting)
            if unit.form in _WITH:
                self._where = "used"
            elif unit.form in _ONTO or unit.form in _OUR or (term == _ADD and self.before):
                self._turn_to_set(place, unit)
            elif not _ORDINAL.fullmatch(unit.form):
                self._read_card(place, unit)
        if self._waiting:
            self._put(self._waiting)
        if self._taking and not self.used and self.before and not self.target:
            self.used, self.before = self._without_top(), ""
        elif self._taking and self.used and not self.target:
            if len(self.used) == len(self.before) == 1:  # "a nine with a joker"
                self.used = self.before + self.used
            self.used = self._without_taken(self.used)

    @staticmethod
    def _counts(unit: _Unit) -> bool:
        """Return True for a number; a deuce and twos are cards."""
        return unit.terms[0] in _NUMBERS and len(unit.terms) == 1 and unit.form != "twos"

    def _turn_to_set(self, place: int, unit: _Unit) -> None:
        """Read the cards that follow as the set on the table, if they can be one."""
        if self._where == "used" and self._taking and unit.form not in _OUR:
            return
        if self._goes_to(self._clause, place):
            self._where = "target"

    def _read_card(self, place: int, unit: _Unit) -> None:
        """Read a word that names cards, or their number."""
        term = unit.terms[0]
        plural = unit.form.endswith("s") and not self._count
        times = max(1, self._count)
        if term == _NATURAL and self._taking and self._top() and self._alone(self._clause, place):
            self._put(self._top() * times)
        elif term == _PAIR:
            self._count = 2
            if self._top() and not any(each.terms[0] in _CARDS for each in self._clause[place + 1 :]):
                self._put(self._top() * 2)
        elif self._counts(unit) and not self._waiting and not self._is_card(self._clause, place):
            self._count, self._waiting = _NUMBERS[term], _CARDS.get(term, "")
        elif unit.form in _BOTH:
            self._count = 2
        elif term in _CARDS:
            letter = _CARDS[term]
            self._put(letter * times, plural=plural and (self._taking or letter not in "2X"))
        elif term == _WILD:
            wild = self._sized_wild(place) or self.wild()
            self._put("" if self._letters_follow(self._clause, place) else wild * times)
        elif self._lettered(unit):
            letters = unit.form.upper().rstrip("S").replace("10", "T")
            self._put(letters * times, plural=plural)

    def _sized_wild(self, place: int) -> str:
        """Return the letter of a big or little wild card."""
        near = {unit.form for unit in self._clause[max(0, place - 1) : place + 2]}
        return "X" if near & _BIG else "2" if near & _LITTLE else ""

    def _put(self, letters: str, *, plural: bool = False) -> None:
        """Put cards where the words before them say."""
        self._count, self._waiting = 0, ""
        if not letters:
            return
        if self._where == "target":
            self.target = self.target or letters[0]
            return
        if plural:
            self.several = letters[0]
        if self._where == "used":
            self.used += letters * 2 if plural and self._taking else letters
        else:
            self.before += letters * 2 if plural and self._taking else letters
            self.groups.append(letters)

    def _without_top(self) -> str:
        """Return the cards of a take without the top card, which is named too: ``take the seven``."""
        return "" if self.before == self._top() else self._without_taken(self.before)

    def _without_taken(self, cards: str) -> str:
        """Leave out the top card at the end: ``can my queen and a joker take the queen``."""
        verbs = [place for place, unit in enumerate(self._clause) if _TAKE in unit.terms]
        rest = self._clause[verbs[-1] + 1 :] if verbs else []
        after = set() if any(unit.form in _WITH for unit in rest) else {unit.terms[0] for unit in rest}
        top = self._top()
        named = {term for term, letter in _CARDS.items() if letter == top} & after
        others = {term for term in _CARDS if term in after} - named
        return cards[:-1] if named and not others and len(cards) > 2 and cards[-1] == top else cards

    def top(self) -> str:
        """Return the top card of the pile."""
        return self._top()

    def _top(self) -> str:
        top = self._state.pile[-1] if self._state.pile else -1
        return LETTERS[top] if 0 <= top < len(LETTERS) else ""

    def wild(self) -> str:
        """Return the wild card that is meant: the one held, a two if both are."""
        seat = self._state.seat
        naturals, specials = self._state.held[NATURALS + seat], self._state.held[SPECIALS + seat]
        held = [kind for kind in (TWO, JOKER) if held_count(naturals, specials, kind)]
        return LETTERS[held[0]] if held else LETTERS[TWO]

    def number(self, letter: str) -> int:
        """Return how many cards of a kind the player holds."""
        seat, kind = self._state.seat, LETTERS.index(letter)
        naturals, specials = self._state.held[NATURALS + seat], self._state.held[SPECIALS + seat]
        return int(held_count(naturals, specials, kind))

    def held(self, letter: str) -> int:
        """Return how many cards of a kind the player holds, two at least."""
        return max(2, self.number(letter))

    def only(self) -> str:
        """Return the card of a hand that has cards of one kind only."""
        seat = self._state.seat
        naturals, specials = self._state.held[NATURALS + seat], self._state.held[SPECIALS + seat]
        held = [letter for kind, letter in enumerate(LETTERS) if held_count(naturals, specials, kind)]
        return held[0] if len(held) == 1 else ""

    def first(self) -> str:
        """Return the card that is named first."""
        return (self.before + self.used)[:1]

    @staticmethod
    def _lettered(unit: _Unit) -> bool:
        if unit.whole in ("A", "AA", "AAA"):
            return True
        return bool(_LETTERED.fullmatch(unit.form)) and unit.form not in ("as", "at", "a")

    @staticmethod
    def _letters_follow(clause: Sequence[_Unit], place: int) -> bool:
        return any(_Cards._lettered(unit) for unit in clause[place + 1 :])

    @staticmethod
    def _is_card(clause: Sequence[_Unit], place: int) -> bool:
        """Return True if a number is a card: no card that it could count follows."""
        for unit in clause[place + 1 :]:
            term = unit.terms[0]
            if term in _CARDS or term in (_WILD, _PAIR):
                return False
            if term not in _BETWEEN:
                return True
        return True

    @staticmethod
    def _alone(clause: Sequence[_Unit], place: int) -> bool:
        """Return True if ``natural`` stands for a card of the top card's rank."""
        return not any(unit.terms[0] in _CARDS for unit in clause[place + 1 : place + 3])

    @staticmethod
    def _goes_to(clause: Sequence[_Unit], place: int) -> bool:
        """Return True if the cards after ``on`` or ``our`` are a set on the table."""
        after = clause[place + 1 :]
        if after and after[0].terms[0] in _VERBS:
            return False  # "I want to lay"
        return any(unit.terms[0] in _CARDS or _Cards._lettered(unit) for unit in after)
