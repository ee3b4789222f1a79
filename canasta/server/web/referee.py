"""The referee: what can go wrong, the questions one by one, the ruling. Nothing is kept between requests."""

from __future__ import annotations

from typing import Final

from canasta.irregularities.interview import Interview
from canasta.irregularities.irregularity import find_irregularity
from canasta.messages import Complaint
from canasta.notation.position_keys import default_players
from canasta.server.tables.rules import rules_of
from canasta.server.web.endpoint import Call, Endpoint
from canasta.server.web.rules import named_rules
from canasta.wire.cases import NewCase, RefereeCase, write_case
from canasta.wire.refereeing import write_known
from canasta.wire.rulings import KnownIrregularities
from canasta.wire.tables import NewTable


async def _known(call: Call) -> KnownIrregularities:
    """All that can go wrong at a table, or what some words may mean."""
    rules = named_rules(call.path["book"])
    interview = Interview(rules, call.number("players", default_players(rules)))
    words = call.query.get("words", "")[:200]
    return write_known(interview, interview.search(words) if words.strip() else interview.known)


async def _case(call: Call) -> RefereeCase:
    """What the referee asks next, or the ruling; of what is not known, what follows from each answer."""
    new: NewCase = call.body
    rules = rules_of(NewTable(book=new.book, options=new.options, house=new.house))
    players = new.players or default_players(rules)
    interview = Interview(rules, players, new.names)
    interview.take(find_irregularity(rules.irregularities, new.irregularity))
    if interview.irregularity not in interview.known:
        raise Complaint("referee.no_match", given=new.irregularity)
    return write_case(interview, new.answers)


ENDPOINTS: Final = (
    Endpoint(
        "GET", "/api/referee/{book}", _known, KnownIrregularities, signed_in=False, query=("players", "words")
    ),
    Endpoint("POST", "/api/referee", _case, RefereeCase, NewCase, signed_in=False),
)
