"""Before the first card: who plays, the promise of a fair shuffle, and the draw for seats."""

from __future__ import annotations

import getpass
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from canasta.books import BOOKS
from canasta.books.house_shelf import Houses
from canasta.cards import BLACK_THREE, KIND_OF_CARD, RED_THREE, card_text
from canasta.clauses.rulebook import Rulebook
from canasta.match import Match
from canasta.match.validation import LENIENT, STRICT
from canasta.messages import SIDE_LETTERS, Complaint, in_english, text
from canasta.notation.game import USUAL_BOOK, typed_game
from canasta.notation.position_keys import DEFAULT_PLAYERS, default_players
from canasta.shuffle import commitment, new_seed, seed_of
from canasta.tui.faces import card_face
from canasta.tui.saving import Games, Keeper, load, new_path, records_folder, unfinished
from canasta.tui.screen import QUIT, Leave, Screen
from canasta.wording import players_words, rules_words

#: The person at the terminal is the first player of a record; the others are bots.
HUMAN = 0
#: Typed in place of a game to see the house rules.
_HOUSES = ("house", "houses", "house rules")


@dataclass
class GameRequest:
    """What was asked for at the start; what was not is asked of the player, or has a sensible value."""

    players: int | None = None
    book: str | None = None
    options: Sequence[str] = ()
    names: Sequence[str] = field(default_factory=tuple)
    seed: str | None = None
    record: Path | None = None
    target: int | None = None
    houses: Houses = field(default_factory=Houses)
    irregularities: str = STRICT

    @property
    def game_is_open(self) -> bool:
        """Whether nothing was said about which game it should be."""
        return self.book is None and self.players is None and not self.options

    def check(self) -> Rulebook:
        """Complain at once about what cannot be played, before any question."""
        rules = self.houses.rules_of(self.book or USUAL_BOOK, self.options)
        if self.players is None and len(self.names) > 1:
            self.players = len(self.names)
        players = rules.seatings[0].players if self.players is None else self.players
        rules.seating(players)
        if len(self.names) > players:
            raise Complaint("play.error.names", number=players, given=len(self.names))
        # A trial: the game itself knows best which names and targets it can use.
        Match(
            rules,
            _everybody(self.names or [text("play.begin.somebody")], players),
            bytes(32),
            target=self.target,
            irregularities=self.irregularities,
        )
        return rules


def begin(screen: Screen, request: GameRequest, games: Games) -> Keeper:
    """The game to play: one that was left, or a new one."""
    rules = request.check()
    screen.rule(text("play.begin.title"))
    left = _game_left(screen, request, games)
    if left is not None:
        return left
    screen.say("play.begin.welcome")
    names = list(request.names) or [_ask_name(screen, rules)]
    players = request.players
    if request.game_is_open:
        rules, players = ask_game(screen, request.houses)
    players = players or _ask_players(screen, rules)
    names = _everybody(names, players)
    _show_rules(screen, rules)
    seed = new_seed() if request.seed is None else seed_of(request.seed)
    contribution = _ask_contribution(screen, seed, given=request.seed is not None)
    contributions = [contribution, *[""] * (players - 1)] if contribution else []
    match = Match(
        rules,
        names,
        seed,
        contributions,
        target=request.target,
        date=f"{datetime.now():%Y-%m-%d}",
        irregularities=request.irregularities,
    )
    if match.irregularities == LENIENT:
        screen.say("play.referee.manner")
    show_seats(screen, match)
    path = request.record or new_path(records_folder(), rules, datetime.now())
    return Keeper(games, match, path.absolute())


def _game_left(screen: Screen, request: GameRequest, games: Games) -> Keeper | None:
    """Go on with a record that was named, or offer the game that was left last."""
    if request.record is not None:
        keeper = games.of_record(request.record.absolute(), request.houses)
        if keeper is not None:
            screen.say_whole("play.begin.going_on", path=str(request.record))
        return keeper
    if request.names or request.seed is not None or not request.game_is_open:
        return None  # somebody who says so much wants a new game
    keeper = _left_last(screen, request, games)
    if keeper is None or _goes_on(screen, keeper.match):
        return keeper
    keeper.close()
    return None


def _left_last(screen: Screen, request: GameRequest, games: Games) -> Keeper | None:
    """The game that was left last and that nobody plays; whatever is wrong with one, others are possible."""
    try:
        for stream in games.left():
            try:
                return games.take_up(stream, request.houses)
            except Complaint as problem:
                screen.complain(str(problem))
        path = unfinished(records_folder(), games.commitments())
    except Complaint as problem:
        screen.complain(str(problem))
        return None
    if path is None:
        return None
    try:
        return Keeper(games, load(path, request.houses), path.absolute())
    except Exception as problem:
        screen.complain(text("play.begin.left_broken", path=str(path), reason=str(problem)))
        return None


def _goes_on(screen: Screen, match: Match) -> bool:
    """Whether the player resumes a game that was left."""
    names = text("wording.comma").join(match.names)
    book = rules_words(match.setup.book)
    totals = text("play.begin.totals_join").join(map(str, match.totals))
    screen.say("play.begin.left", names=names, book=book, number=max(match.hand_number, 1), totals=totals)
    screen.say("play.begin.left_choice")
    while True:
        answer = screen.ask(text("play.begin.left_question"), "answer").lower()
        if answer in ("", "y", "yes"):
            return True
        if answer in ("n", "no", "new"):
            return False
        screen.complain(text("play.begin.left_again"))


def _ask_name(screen: Screen, rules: Rulebook) -> str:
    usual = _usual_name(rules)
    while True:
        name = screen.ask(text("play.begin.name", name=usual)) or usual
        try:
            Match(rules, _everybody([name], rules.seatings[0].players), bytes(32))
        except Complaint as problem:
            screen.complain(str(problem))
        else:
            return name


def _usual_name(rules: Rulebook) -> str:
    """The name of the account, if it looks like a person's."""
    try:
        name = getpass.getuser().capitalize()
        Match(rules, _everybody([name], rules.seatings[0].players), bytes(32))
    except (OSError, KeyError, ImportError, Complaint):
        return text("play.begin.somebody")
    return text("play.begin.somebody") if name == "Root" else name


def ask_game(screen: Screen, houses: Houses) -> tuple[Rulebook, int | None]:
    """Which book, and if that is typed too, its options and how many play; Enter is the usual game."""
    from canasta.books.texts import load

    for number, rules in enumerate(BOOKS.values(), start=1):
        title = load(rules.slug).title
        screen.say(
            "play.begin.game", number=number, book=rules.slug, title=title, players=players_words(rules)
        )
        if rules.options:
            names = text("wording.comma").join(option.name for option in rules.options)
            screen.say("play.begin.game_options", options=names)
    screen.say("play.begin.which_how")
    screen.say("play.begin.which_house")
    prompt = text("play.begin.which", book=USUAL_BOOK, players=DEFAULT_PLAYERS)
    while True:
        typed = screen.ask(prompt)
        word = in_english("play", typed).lower()
        if word in QUIT:
            raise Leave
        if word in _HOUSES:
            _show_houses(screen, houses)
            continue
        try:
            return typed_game(typed, houses)
        except Complaint as problem:
            screen.complain(str(problem))


def _show_houses(screen: Screen, houses: Houses) -> None:
    """The house rules there are, each with a line about it."""
    for house in houses.listed():
        about = house.about or text("house.cli.for", book=house.extends)
        screen.say("play.begin.house_line", name=house.name, about=about)


def _show_rules(screen: Screen, rules: Rulebook) -> None:
    screen.say("play.begin.house" if rules.house else "play.begin.book", rules=rules_words(rules))


def _ask_players(screen: Screen, rules: Rulebook) -> int:
    numbers = [seating.players for seating in rules.seatings]
    if len(numbers) == 1:
        return numbers[0]
    usual = default_players(rules)
    prompt = text("play.begin.players", numbers=players_words(rules), usual=usual)
    while True:
        typed = screen.ask(prompt) or str(usual)
        if typed.isdecimal() and int(typed) in numbers:
            return int(typed)
        screen.complain(text("play.begin.players_again", numbers=", ".join(map(str, numbers))))


def _everybody(names: Sequence[str], players: int) -> list[str]:
    """The names given, filled up with bots' names that nobody has."""
    everybody = list(names)
    taken = {name.casefold() for name in names}
    for name in text("play.begin.bots").split():
        if len(everybody) < players and name.casefold() not in taken:
            everybody.append(name)
    return everybody


def _ask_contribution(screen: Screen, seed: bytes, given: bool) -> str:
    """Show the promise first, then let the player mix in something: so nobody can choose the order alone."""
    screen.say("play.begin.promise")
    screen.say_whole("play.begin.commitment", commitment=commitment(seed))
    if given:
        screen.say("play.begin.seed_given")
    return screen.ask(text("play.begin.contribution"))


def show_seats(screen: Screen, match: Match) -> None:
    """Who drew what for the seats, and who plays with whom."""
    for number, turned_up in enumerate(match.seat_draw.rounds):
        drawn = [
            text(
                "play.begin.drew_you" if turned.player == HUMAN else "play.begin.drew",
                name=match.names[turned.player],
                card=_card(screen, match, turned.card),
            )
            for turned in turned_up
        ]
        message = "play.begin.again" if number else "play.begin.draw"
        screen.say(message, cards=text("wording.comma").join(drawn))
    if match.setup.has_partners:
        for side in range(match.setup.sides):
            members = match.members[side]
            names = [text("play.you") if player == HUMAN else match.names[player] for player in members]
            screen.say("play.begin.side", letter=SIDE_LETTERS[side], names=text("wording.comma").join(names))
    leader = match.seats[(match.dealer + 1) % match.setup.seats]
    screen.say("play.begin.leads", name=text("play.you") if leader == HUMAN else match.names[leader])
    hands = match.setup.book.hands
    screen.say("play.begin.hands" if hands else "play.begin.target", number=hands or match.target)


def _card(screen: Screen, match: Match, card: int) -> str:
    """A card of the draw for seats, where suits may count; or its number, where they are numbered."""
    if len(match.names) in match.setup.book.seat_draw.numbered:
        return text("play.begin.numbered", number=card + 1)
    if screen.plain:
        return text(f"play.suit.{card_text(card)[1]}", kind=_rank_in_draw(card))
    return card_face(card)


def _rank_in_draw(card: int) -> int | str:
    """In the draw a three is a three, whatever its colour."""
    kind = KIND_OF_CARD[card]
    return text("play.begin.three") if kind in (RED_THREE, BLACK_THREE) else kind
