"""``canasta hint``: the coach's advice for a position, with reasons."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.cli.command import command, json_option, option, words_argument
from canasta.cli.houses import house_option, houses_of
from canasta.cli.input import only_position
from canasta.cli.output import say_json, screen_of
from canasta.messages import UserError


@command("hint")
@words_argument("POSITION")
@house_option()
@option("--think", "--samples", "think", say="hint_think", type=int, metavar="NUMBER")
@option("--top", say="top", type=int, default=3, show_default=True, metavar="NUMBER")
@option("--seed", say="coach_seed", default="0", show_default=True, metavar="TEXT")
@json_option()
def hint_command(
    words: Sequence[str], houses: Sequence[str], think: int | None, top: int, seed: str, as_json: bool
) -> None:
    """Advise the player to act."""
    from canasta.coach.deals import view_of
    from canasta.coach.hint import hint

    if top < 1:
        raise UserError("coach.error.top")
    found = hint(view_of(only_position(words, houses_of(houses))), think, seed, top)
    if as_json:
        from canasta.coach.wire import write_hint

        say_json(write_hint(found))
        return
    from canasta.tui.hints import show_hint

    show_hint(screen_of(), found)
