"""``canasta deal``: a freshly dealt position."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import click

from canasta.cards import KIND_OF_CARD
from canasta.clauses.setup import Setup
from canasta.cli.command import command, json_option, option, options_option
from canasta.cli.houses import houses_of
from canasta.cli.output import say_json
from canasta.engine import Event, deal
from canasta.match.ledger import Ledger, pack_of
from canasta.messages import UserError, text
from canasta.notation import write_position
from canasta.notation.position.keys import default_players
from canasta.shuffle import seed_of, shuffled


@command("deal")
@option("--book", say="book", default="classic", show_default=True, metavar="BOOK")
@options_option()
@option("--players", say="players", type=int, metavar="NUMBER")
@option("--seed", say="seed", metavar="TEXT")
@option("--dealer", say="dealer", type=int, metavar="SEAT")
@json_option()
def deal_command(
    book: str,
    options: Sequence[str],
    players: int | None,
    seed: str | None,
    dealer: int | None,
    as_json: bool,
) -> None:
    """Deal a hand."""
    rules = houses_of().rules_of(book, options)
    setup = Setup(rules, players or default_players(rules))
    if dealer is not None and not 1 <= dealer <= setup.seats:
        raise UserError("cli.error.dealer", dealer=dealer, seats=setup.seats)
    chosen = seed if seed is not None else secrets.token_hex(6)
    order = shuffled(pack_of(setup), seed_of(chosen), hand=1, shuffle=0)
    events: list[Event] = []
    kinds = bytes(KIND_OF_CARD[card] for card in order)
    state = deal(setup, kinds, -1 if dealer is None else dealer - 1, events=events)
    position = write_position(state)
    if as_json:
        from canasta.wire.answers import Deal, open_events

        say_json(Deal(position, chosen, open_events(events, setup, Ledger(setup, order).follow(events))))
        return
    click.echo(position)
    if seed is None:
        click.echo(text("cli.deal.seed", seed=chosen), err=True)
