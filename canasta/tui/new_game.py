"""Setting up a game: the players, the commitment to a fair shuffle, and the draw for seats."""

from __future__ import annotations

import getpass
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path

from canasta.books.house.shelf import Houses
from canasta.cards import BLACK_THREE, KIND_OF_CARD, RED_THREE, card_text
from canasta.clauses.rulebook import Rulebook
from canasta.fairness import Contributor, Dealing, Header, own_contribution
from canasta.match import Match, header_of
from canasta.match.validation import LENIENT, STRICT
from canasta.messages import SIDE_LETTERS, UserError, in_english, listed, text
from canasta.notation.game import USUAL_BOOK, typed_game
from canasta.notation.position.keys import DEFAULT_PLAYERS, default_players
from canasta.shuffle import seed_of
from canasta.tui.faces import card_face
from canasta.tui.prompts import ask, show_books
from canasta.tui.saved_games import HUMAN, GameSaver, SavedGames, new_path, records_folder
from canasta.tui.score_sheet import show_length
from canasta.tui.screen import Screen
from canasta.tui.unfinished_games import choose_unfinished
from canasta.wording import players_words, rules_words

#: Typed instead of a game to see the house rules.
_HOUSES = ("house", "houses", "house rules")
#: Typed instead of a game to contribute to the shuffle.
_SHUFFLE = "shuffle"
#: Typed instead of a game, alone or with a book, to start a lesson.
_TEACH = "teach"


@dataclass
class GameRequest:
    """Settings given at the start; the player is asked for the others, or they have defaults."""

    players: int | None = None
    book: str | None = None
    options: Sequence[str] = ()
    names: Sequence[str] = field(default_factory=tuple)
    seed: str | None = None
    record: Path | None = None
    target: int | None = None
    houses: Houses = field(default_factory=Houses)
    irregularities: str = STRICT
    shuffle: bool = False  #: the player wants to contribute to the shuffle

    @property
    def game_is_open(self) -> bool:
        """True if nothing was said about which game to play."""
        return self.book is None and self.players is None and not self.options

    def check(self) -> Rulebook:
        """Raise a ``UserError`` about anything that cannot be played, before asking any question."""
        rules = self.houses.rules_of(self.book or USUAL_BOOK, self.options)
        if self.players is None and len(self.names) > 1:
            self.players = len(self.names)
        players = rules.seatings[0].players if self.players is None else self.players
        rules.seating(players)
        if len(self.names) > players:
            raise UserError("play.error.names", number=players, given=len(self.names))
        # Try the names and the target, which only the game itself can check.
        Match(
            rules,
            _everybody(self.names or [text("play.begin.somebody")], players),
            bytes(32),
            target=self.target,
            irregularities=self.irregularities,
        )
        return rules


def begin(screen: Screen, request: GameRequest, games: SavedGames) -> GameSaver:
    """Return the game to play: an unfinished one or a new one."""
    request.check()
    screen.rule(text("play.begin.title"))
    return _game_left(screen, request, games) or new_game(screen, request, games)


def new_game(screen: Screen, request: GameRequest, games: SavedGames) -> GameSaver:
    """Set up a new game, asking the player for the settings that were not given."""
    rules = request.check()
    if not request.names:
        screen.say("play.begin.welcome")
    names = list(request.names) or [_ask_name(screen, rules)]
    players = request.players
    if request.game_is_open:
        rules, players = _ask_game(screen, request)
    players = players or _ask_players(screen, rules)
    _show_rules(screen, rules)
    header = header_of(
        rules, _everybody(names, players), target=request.target, irregularities=request.irregularities
    )
    match = _deal_fairly(screen, rules, header, request.seed, asks=request.shuffle)
    return _seated(screen, match, games, request.record)


def same_again(screen: Screen, match: Match, games: SavedGames) -> GameSaver:
    """Set up another game by the same rules and with the same players."""
    header = replace(match.header, withheld=())
    return _seated(screen, _deal_fairly(screen, match.setup.book, header), games)


def _deal_fairly(
    screen: Screen, rules: Rulebook, header: Header, given: str | None = None, asks: bool = False
) -> Match:
    """Commit to a seed as the host; every seat commits to a contribution and reveals it.

    If a seed is given, the contributions follow from it, so that the game can be repeated.
    """
    host = Dealing(header, None if given is None else seed_of(given))
    screen.say("play.begin.promise")
    screen.say_whole("play.begin.commitment", commitment=host.commitment)
    words = ask(screen, text("play.begin.contribution"), "play.help_at.shuffle", rules) if asks else ""
    if given is not None:
        screen.say("play.begin.seed_given")
    clients = []
    for number, name in enumerate(header.players):
        secret = None if given is None else bytes.fromhex(own_contribution(host.seed, name))
        clients.append(Contributor(name, seed_of(words) if words and number == HUMAN else secret))
    for client in clients:
        host.commit(client.player, client.commit(header.text, host.commitment))
    for client in clients:
        host.reveal(client.player, client.reveal(host.commitments))
    for client in clients:
        client.check(host.opening)
    return Match.dealt(rules, host, date=f"{datetime.now():%Y-%m-%d}")


def _seated(screen: Screen, match: Match, games: SavedGames, record: Path | None = None) -> GameSaver:
    """Show the draw for seats, after which the game can begin."""
    if match.irregularities == LENIENT:
        screen.say("play.referee.mode")
    show_seats(screen, match)
    path = record or new_path(records_folder(), match.setup.book, datetime.now())
    return GameSaver(games, match, path.absolute())


def ask_another(screen: Screen, match: Match) -> str:
    """Ask what to do after a game: ``same`` again, a ``new`` one, or nothing."""
    while True:
        question = text("play.another.question")
        typed = ask(screen, question, "play.help_at.another", match.setup.book, area="answer").lower()
        if typed in ("", "n", "no"):
            return ""
        if typed in ("y", "yes", "same"):
            return "same"
        if typed == "new":
            return "new"
        screen.complain(text("play.another.again"))


def _game_left(screen: Screen, request: GameRequest, games: SavedGames) -> GameSaver | None:
    """Resume the game of a named record, or offer the unfinished games."""
    if request.record is not None:
        keeper = games.of_record(request.record.absolute(), request.houses)
        if keeper is not None:
            screen.say_whole("play.begin.going_on", path=str(request.record))
        return keeper
    if request.names or request.seed is not None or not request.game_is_open:
        return None  # a player who gives these settings wants a new game
    return choose_unfinished(screen, games, request.houses)


def _ask_name(screen: Screen, rules: Rulebook) -> str:
    usual = _usual_name(rules)
    while True:
        name = ask(screen, text("play.begin.name", name=usual), "play.help_at.name") or usual
        try:
            Match(rules, _everybody([name], rules.seatings[0].players), bytes(32))
        except UserError as problem:
            screen.complain(str(problem))
        else:
            return name


def _usual_name(rules: Rulebook) -> str:
    """Return the name of the user's account, if it looks like a person's name."""
    try:
        name = getpass.getuser().capitalize()
        Match(rules, _everybody([name], rules.seatings[0].players), bytes(32))
    except (OSError, KeyError, ImportError, UserError):
        return text("play.begin.somebody")
    return text("play.begin.somebody") if name == "Root" else name


def _ask_game(screen: Screen, request: GameRequest) -> tuple[Rulebook, int | None]:
    """Ask for the book, optionally with its options and the number of players; Enter is the default game."""
    show_books(screen)
    screen.say("play.begin.which_how")
    prompt = text("play.begin.which", book=USUAL_BOOK, players=DEFAULT_PLAYERS)
    while True:
        typed = ask(screen, prompt, "play.help_at.game")
        word = in_english("play", typed).lower()
        if word in _HOUSES:
            _show_houses(screen, request.houses)
        elif word == _SHUFFLE:
            request.shuffle = True
            screen.say("play.begin.shuffle")
        elif word.split()[:1] == [_TEACH]:
            _teach(screen, word.removeprefix(_TEACH).strip())
        else:
            try:
                return typed_game(typed, request.houses)
            except UserError as problem:
                screen.complain(str(problem))


def _teach(screen: Screen, book: str) -> None:
    from canasta.tui.teach import teach  # few players begin with a lesson

    try:
        teach(screen, book)
    except UserError as problem:
        screen.complain(str(problem))


def _show_houses(screen: Screen, houses: Houses) -> None:
    """List the available house rules, with a line about each."""
    for house in houses.listed():
        about = house.told or text("house.cli.for", book=house.extends)
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
        typed = ask(screen, prompt, "play.help_at.players", rules) or str(usual)
        if typed.isdecimal() and int(typed) in numbers:
            return int(typed)
        screen.complain(text("play.begin.players_again", numbers=", ".join(map(str, numbers))))


def _everybody(names: Sequence[str], players: int) -> list[str]:
    """Return the given names, filled up with unused names for bots."""
    everybody = list(names)
    taken = {name.casefold() for name in names}
    for name in text("play.begin.bots").split():
        if len(everybody) < players and name.casefold() not in taken:
            everybody.append(name)
    return everybody


def show_seats(screen: Screen, match: Match) -> None:
    """Show which cards were drawn for the seats, and the partnerships."""
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
            members = sorted(match.members[side])  # the player first
            names = [text("play.you_first") if player == HUMAN else match.names[player] for player in members]
            screen.say("play.begin.side", letter=SIDE_LETTERS[side], names=listed(names))
    leader = match.seats[(match.dealer + 1) % match.setup.seats]
    screen.say("play.begin.leads", name=text("play.you") if leader == HUMAN else match.names[leader])
    show_length(screen, match)


def _card(screen: Screen, match: Match, card: int) -> str:
    """Name a card of the draw for seats, in which suits may count, or its number if cards are numbered."""
    if len(match.names) in match.setup.book.seat_draw.numbered:
        return text("play.begin.numbered", number=card + 1)
    if screen.plain:
        return text(f"play.suit.{card_text(card)[1]}", kind=_rank_in_draw(card))
    return card_face(card)


def _rank_in_draw(card: int) -> int | str:
    """Return a rank for the draw for seats, where a three is a three regardless of its colour."""
    kind = KIND_OF_CARD[card]
    return text("play.begin.three") if kind in (RED_THREE, BLACK_THREE) else kind
