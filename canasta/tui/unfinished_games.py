"""The list of unfinished games, to resume or delete one."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from canasta.books.house.shelf import Houses
from canasta.match import Match
from canasta.messages import UserError, listed, text
from canasta.tui.prompts import ask
from canasta.tui.saved_games import HUMAN, GameSaver, SavedGames, UnfinishedGame
from canasta.tui.screen import Screen
from canasta.wording import rules_words

#: Number of games to show, unless the player asks for all of them.
_SHOWN: Final = 9
_NEW: Final = ("new", "n", "no")
_MORE: Final = ("more", "all")
_DELETE: Final = "delete"


def choose_unfinished(screen: Screen, games: SavedGames, houses: Houses) -> GameSaver | None:
    """Let the player choose a game to resume; return None for a new game."""
    try:
        left = games.unfinished_games()
    except UserError as problem:
        screen.complain(str(problem))
        return None
    for process in filter(None, map(games.player_of, left)):
        screen.complain(text("play.error.in_use", process=process))
    return _Choice(screen, games, houses).run() if any(not games.player_of(game) for game in left) else None


class _Choice:
    """The list, and the player's choices."""

    def __init__(self, screen: Screen, games: SavedGames, houses: Houses) -> None:
        self.screen = screen
        self.games = games
        self.houses = houses
        self.most = _SHOWN
        self.left: list[UnfinishedGame] = []

    def run(self) -> GameSaver | None:
        """Run until the player resumes a game or asks for a new one."""
        usual = self._list()
        while self.left:
            question = text("play.left.question", usual=usual or text("play.left.new"))
            typed = ask(self.screen, question, "play.help_at.left", area="answer").lower()
            word, _, rest = (typed or str(usual or "new")).partition(" ")
            try:
                if word in _NEW:
                    return None
                if word in _MORE:
                    self.most = len(self.left)
                elif word == _DELETE:
                    self._delete(self._named(rest or "1" if len(self.left) == 1 else rest))
                else:
                    return self.games.resume(self._named(word), self.houses)
                usual = self._list()
            except UserError as problem:
                self.screen.complain(str(problem))
        return None

    def _named(self, typed: str) -> UnfinishedGame:
        if typed.isdecimal() and 1 <= int(typed) <= len(self.left):
            return self.left[int(typed) - 1]
        raise UserError("play.left.again", last=len(self.left))

    def _list(self) -> int:
        """Show the games; return the number of the first that can be resumed, or 0."""
        self.left = [game for game in self.games.unfinished_games() if not self.games.player_of(game)]
        if self.left:
            self.screen.say("play.left.head", number=len(self.left))
        usual = 0
        for number, game in enumerate(self.left[: self.most], start=1):
            try:
                about = self._about(game)
                usual = usual or number
            except UserError as problem:
                about = text("play.left.broken", reason=str(problem))
            self.screen.say("play.left.game", number=number, about=about)
        if len(self.left) > self.most:
            self.screen.say("play.left.more", number=len(self.left) - self.most)
        if self.left:
            self.screen.say("play.left.how")
        return usual

    def _about(self, game: UnfinishedGame) -> str:
        match = self.games.look_at(game, self.houses)
        return text(
            "play.left.about",
            book=rules_words(match.setup.book),
            sides=text("wording.comma").join(_sides(match)),
            number=max(match.hand_number, 1),
            played=played_words(game.played),
        )

    def _delete(self, game: UnfinishedGame) -> None:
        question = text("play.left.sure")
        if ask(self.screen, question, "play.help_at.delete", area="answer").lower() in ("y", "yes"):
            self.games.delete(game, self.houses)
            self.screen.say("play.left.deleted")


def _sides(match: Match) -> list[str]:
    """Return the members and points of each side, the player's side first."""
    sides = sorted(zip(match.members, match.totals, strict=True), key=lambda side: HUMAN not in side[0])
    return [
        text("play.left.side", names=listed([match.names[player] for player in sorted(members)]), total=total)
        for members, total in sides
    ]


def played_words(played: datetime, now: datetime | None = None) -> str:
    """Say when a game was last played.

    >>> played_words(datetime(2026, 5, 1, 21, 14), datetime(2026, 5, 2, 8, 0))
    'yesterday at 21:14'
    """
    days = ((now or datetime.now()).date() - played.date()) / timedelta(days=1)
    sort = {0: "today", 1: "yesterday"}.get(int(days), "day")
    return text(f"play.left.{sort}", date=f"{played:%Y-%m-%d}", time=f"{played:%H:%M}")
