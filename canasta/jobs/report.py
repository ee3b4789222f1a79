"""Simulation results as table rows for people and as wire messages for programs."""

from __future__ import annotations

from dataclasses import asdict

from canasta.jobs.simulate import SimulationResult
from canasta.jobs.statistics import FaultReport, SideStatistics, Statistics
from canasta.messages import figure, text
from canasta.notation.position.keys import ENDING_WORDS
from canasta.wire.answers import LongHand, SimulatedFault, SimulatedSide, Simulation
from canasta.wire.settings import write_house

#: The name of every ending, as in the message ``jobs.ending.<name>``.
ENDING_NAMES = {ending: word.replace("-", "_") for ending, word in ENDING_WORDS.items()}


def report_rows(result: SimulationResult) -> list[tuple[str, str]]:
    """Return the main results as pairs of a title and a text.

    >>> from canasta.jobs.simulate import simulate
    >>> dict(report_rows(simulate("classic", 4, hands=3, seed=1, processes=1)))["Hands"]
    '3'
    """
    found = result.statistics
    rows = [(text("jobs.row.hands"), _number(found.hands))]
    if found.shortest and found.longest:
        rows += _of_all(found)
        if result.job.bots:
            rows.append(
                (
                    text("jobs.row.short_turns"),
                    text("jobs.short_turns", share=_share(found.short_turns, found.turns)),
                )
            )
        if result.job.setup().reserve_sizes:
            rows.append(
                (text("jobs.row.all_feet"), text("jobs.all_feet", share=_share(found.all_feet, found.hands)))
            )
        rows += [
            (text("jobs.row.side", side=number), _of_side(found, side))
            for number, side in enumerate(found.sides)
        ]
        longest = found.longest.number
        rows.append((text("jobs.row.longest"), text("jobs.longest", number=longest, seed=result.job.seed)))
    rows.append((text("jobs.row.checksum"), f"{found.checksum:016x}"))
    rows.append((text("jobs.row.faults"), _number(found.failed) if found.failed else text("jobs.none")))
    rows += [
        (text("jobs.row.fault", number=fault.number), fault_text(fault, result.job.seed))
        for fault in found.faults
    ]
    return rows


def fault_text(fault: FaultReport, seed: int | str) -> str:
    """Describe a fault, with its position and the actions that led to it."""
    what = text("jobs.fault." + fault.name, detail=fault.detail.rstrip("."))
    return text(
        "jobs.fault_told" if fault.actions else "jobs.fault_at_once",
        what=what,
        position=fault.position,
        actions="; ".join(fault.actions),
        seed=seed,
        number=fault.number,
    )


def report_struct(result: SimulationResult) -> Simulation:
    """Convert the result to a wire message."""
    found, job = result.statistics, result.job
    return Simulation(
        book=job.book,
        players=job.players,
        seed=job.seed,
        check=job.check,
        scores=list(job.scores),
        options=list(job.options),
        hand=job.hand,
        house=write_house(job.rules),
        bots=list(job.bots),
        think=job.think,
        wanted=result.hands,
        hands=found.hands,
        turns=found.turns,
        short_turns=found.short_turns if job.bots else None,
        all_feet=found.all_feet,
        actions=found.actions,
        endings={name: found.endings[ending] for ending, name in ENDING_NAMES.items()},
        concealed=found.concealed,
        level=found.level,
        shortest=LongHand(*found.shortest) if found.shortest else None,
        longest=LongHand(*found.longest) if found.longest else None,
        sides=[
            SimulatedSide(**asdict(side), mean=side.mean(found.hands), spread=side.spread(found.hands))
            for side in found.sides
        ],
        checksum=f"{found.checksum:016x}",
        failed=found.failed,
        faults=[
            SimulatedFault(fault.number, fault.name, fault.position, list(fault.actions), fault.detail)
            for fault in found.faults
        ],
    )


def _of_all(found: Statistics) -> list[tuple[str, str]]:
    hands = found.hands
    assert found.shortest
    assert found.longest
    endings = [
        text("jobs.ending." + name, share=_share(found.endings[ending], hands))
        for ending, name in ENDING_NAMES.items()
        if found.endings[ending]
    ]
    turns = text(
        "jobs.turns",
        mean=figure(found.turns / hands, 1),
        least=found.shortest.turns,
        most=found.longest.turns,
    )
    actions = text("jobs.actions", mean=figure(found.actions / hands, 1), sum=_number(found.actions))
    return [
        (text("jobs.row.turns"), turns),
        (text("jobs.row.actions"), actions),
        (text("jobs.row.endings"), ", ".join(endings)),
        (text("jobs.row.concealed"), _share(found.concealed, hands)),
        (text("jobs.row.level"), _share(found.level, hands)),
    ]


def _of_side(found: Statistics, side: SideStatistics) -> str:
    hands = found.hands
    return text(
        "jobs.side",
        wins=_share(side.wins, hands),
        out=_share(side.out, hands),
        opened=_share(side.opened, hands),
        mean=_number(round(side.mean(hands))),
        spread=_number(round(side.spread(hands))),
        lowest=_number(side.lowest or 0),
        highest=_number(side.highest or 0),
        canastas=figure(side.canastas / hands, 2),
        natural=figure(side.natural_canastas / hands, 2),
        red_threes=figure(side.red_threes / hands, 2),
    )


def _number(number: int) -> str:
    return figure(number).replace("-", "−")


def _share(part: int, whole: int) -> str:
    return f"{figure(100 * part / whole, 1)} %"
