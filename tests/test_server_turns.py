"""Long-running work: the order of callers, how much may wait, and the share of one address."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from canasta.messages import UserError
from canasta.server.aside import THREADS, Aside
from canasta.server.settings import Limits, ServerSettings
from canasta.server.studies.desk import Desk
from canasta.server.studies.jobs import Asked, Hinted
from canasta.server.turns import Turns, Who

HERE, THERE = "192.0.2.1", "192.0.2.2"
ANA, BRUNO, CARLA = Who(HERE, "ana"), Who(HERE, "bruno"), Who(THERE, "carla")


def order(turns: Turns, *asking: Who) -> list[Who]:
    """Return the order in which callers who ask in quick succession get their turn."""

    async def all_of_them() -> list[Who]:
        done: list[Who] = []

        async def work(who: Who) -> None:
            async with turns.taken(who):
                await asyncio.sleep(0)
                done.append(who)

        await asyncio.gather(*map(work, asking))
        return done

    return asyncio.run(all_of_them())


def test_addresses_have_their_turn_one_after_the_other() -> None:
    assert order(Turns(1), ANA, ANA, ANA, CARLA) == [ANA, ANA, CARLA, ANA]


def test_and_so_have_the_people_of_one_address() -> None:
    assert order(Turns(1), ANA, ANA, ANA, ANA, BRUNO) == [ANA, ANA, BRUNO, ANA, ANA]


def test_one_address_never_has_all_places() -> None:
    assert order(Turns(2, each=1), ANA, ANA, BRUNO, CARLA) == [ANA, CARLA, ANA, BRUNO]
    assert order(Turns(2), ANA, ANA, BRUNO, CARLA) == [ANA, ANA, BRUNO, CARLA]


async def refused(taking: Callable[[], Awaitable[None]]) -> str:
    """Return why a caller cannot queue, if so."""
    try:
        await asyncio.wait_for(taking(), 0.05)
    except UserError as problem:
        return problem.message
    except TimeoutError:  # it waits
        return ""
    raise AssertionError


def test_so_many_wait_of_a_person_and_of_an_address_and_no_more() -> None:
    async def tried() -> list[str]:
        turns = Turns(1, queue=2, address_queue=3)
        await turns.take(ANA)
        waiting = [asyncio.create_task(turns.take(ANA)) for _ in range(2)]
        await asyncio.sleep(0)
        found = [await refused(lambda: turns.take(ANA))]
        waiting.append(asyncio.create_task(turns.take(BRUNO)))
        await asyncio.sleep(0)
        found.append(await refused(lambda: turns.take(BRUNO)))
        found.append(await refused(lambda: turns.take(CARLA)))
        for task in waiting:
            task.cancel()
        return found

    assert asyncio.run(tried()) == ["server.queue_full", "server.queue_full", ""]


def test_who_goes_while_waiting_leaves_the_place_to_the_next() -> None:
    async def tried() -> bool:
        turns = Turns(1)
        await turns.take(ANA)
        gone, next_one = asyncio.create_task(turns.take(ANA)), asyncio.create_task(turns.take(CARLA))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        turns.give_back(ANA)
        await asyncio.wait_for(next_one, 10)
        turns.give_back(CARLA)
        await asyncio.wait_for(turns.take(ANA), 10)  # no place was lost
        return gone.cancelled()

    assert asyncio.run(tried())


def test_who_goes_when_the_place_has_just_come_gives_it_back() -> None:
    async def tried() -> None:
        turns = Turns(1)
        await turns.take(ANA)
        waiting = asyncio.create_task(turns.take(BRUNO))
        await asyncio.sleep(0)
        turns.give_back(ANA)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await asyncio.wait_for(turns.take(CARLA), 10)

    asyncio.run(tried())


def test_threads_of_one_address_leave_one_for_the_others() -> None:
    async def tried() -> tuple[int, str]:
        aside, hold = Aside(Limits()), threading.Event()
        try:
            held = [asyncio.create_task(aside.work(ANA, hold.wait)) for _ in range(THREADS + 2)]
            other = await asyncio.wait_for(aside.work(CARLA, lambda: "done"), 30)
            done = sum(task.done() for task in held)
            hold.set()
            await asyncio.gather(*held)
        finally:
            hold.set()
            aside.close()
        return done, other

    assert asyncio.run(tried()) == (0, "done")


def test_work_nobody_waits_for_any_more_still_counts_until_it_is_done() -> None:
    async def tried() -> list[str]:
        aside, hold, done = Aside(Limits()), threading.Event(), list[str]()
        try:
            left = asyncio.create_task(aside.work(ANA, hold.wait))
            await asyncio.sleep(0.05)
            left.cancel()
            after = asyncio.create_task(aside.work(ANA, lambda: done.append("after")))
            await aside.work(CARLA, lambda: done.append("other"))
            hold.set()
            await asyncio.wait_for(after, 30)
        finally:
            hold.set()
            aside.close()
        return done

    assert asyncio.run(tried()) == ["other", "after"]


# --- Studies ------------------------------------------------------------------------------------------

THINK = Hinted(position="classic players=2 turn=1:play hand1=KKKQQ995 setsA=777 pile=4", samples=40)
QUICK = Asked(what="legal", position="classic hand1=444")


def desk(tmp_path: Path, **limits: int) -> Desk:
    return Desk(ServerSettings(tmp_path / "server.db", workers=2, limits=Limits(**limits)))


def test_the_hints_of_one_address_do_not_keep_another_waiting(tmp_path: Path) -> None:
    async def tried() -> None:
        found = desk(tmp_path)
        try:
            own = [asyncio.create_task(found.work_out(who, THINK)) for who in (ANA, ANA, BRUNO)]
            other = asyncio.create_task(found.work_out(CARLA, QUICK))
            await asyncio.sleep(0)
            # The address of the hints has one of two processes, and the other address has the second.
            assert found._quick._turns._busy == {ANA.address: 1, CARLA.address: 1}
            await asyncio.gather(*own, other)
        finally:
            await found.close()

    asyncio.run(tried())


@pytest.mark.parametrize(("limits", "others"), [({"studies": 2}, BRUNO), ({"address_studies": 2}, CARLA)])
def test_so_many_studies_of_a_person_and_of_an_address_at_a_time(
    limits: dict[str, int], others: Who, tmp_path: Path
) -> None:
    async def tried() -> None:
        found = desk(tmp_path, **limits)
        try:
            own = [asyncio.create_task(found.work_out(ANA, QUICK)) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(UserError) as problem:
                await found.work_out(ANA if "studies" in limits else BRUNO, QUICK)
            assert problem.value.message == "server.many_studies"
            await found.work_out(others, QUICK)
            await asyncio.gather(*own)
            await found.work_out(ANA, QUICK)  # and again, once they are done
        finally:
            await found.close()

    asyncio.run(tried())
