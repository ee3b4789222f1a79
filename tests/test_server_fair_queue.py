"""Long-running work: the order of callers, how much may wait, and the share of one address."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from canasta.messages import UserError
from canasta.server.analysis.job_queue import JobQueue
from canasta.server.analysis.jobs import HintJob, PositionJob
from canasta.server.fair_queue import CallerGone, FairSemaphore, Requester
from canasta.server.settings import Limits, ServerSettings
from canasta.server.thread_pool import THREADS, ThreadPool

HERE, THERE = "192.0.2.1", "192.0.2.2"
ANA, BRUNO, CARLA = Requester(HERE, "ana"), Requester(HERE, "bruno"), Requester(THERE, "carla")


def order(turns: FairSemaphore, *asking: Requester) -> list[Requester]:
    """Return the order in which callers who ask in quick succession get their turn."""

    async def all_of_them() -> list[Requester]:
        done: list[Requester] = []

        async def work(requester: Requester) -> None:
            async with turns.slot(requester):
                await asyncio.sleep(0)
                done.append(requester)

        await asyncio.gather(*map(work, asking))
        return done

    return asyncio.run(all_of_them())


def test_addresses_have_their_turn_one_after_the_other() -> None:
    assert order(FairSemaphore(1), ANA, ANA, ANA, CARLA) == [ANA, ANA, CARLA, ANA]


def test_and_so_have_the_people_of_one_address() -> None:
    assert order(FairSemaphore(1), ANA, ANA, ANA, ANA, BRUNO) == [ANA, ANA, BRUNO, ANA, ANA]


def test_one_address_never_has_all_places() -> None:
    assert order(FairSemaphore(2, each=1), ANA, ANA, BRUNO, CARLA) == [ANA, CARLA, ANA, BRUNO]
    assert order(FairSemaphore(2), ANA, ANA, BRUNO, CARLA) == [ANA, ANA, BRUNO, CARLA]


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
        turns = FairSemaphore(1, queue=2, address_queue=3)
        await turns.acquire(ANA)
        waiting = [asyncio.create_task(turns.acquire(ANA)) for _ in range(2)]
        await asyncio.sleep(0)
        found = [await refused(lambda: turns.acquire(ANA))]
        waiting.append(asyncio.create_task(turns.acquire(BRUNO)))
        await asyncio.sleep(0)
        found.append(await refused(lambda: turns.acquire(BRUNO)))
        found.append(await refused(lambda: turns.acquire(CARLA)))
        for task in waiting:
            task.cancel()
        return found

    assert asyncio.run(tried()) == ["server.queue_full", "server.queue_full", ""]


def test_who_goes_while_waiting_leaves_the_place_to_the_next() -> None:
    async def tried() -> bool:
        turns = FairSemaphore(1)
        await turns.acquire(ANA)
        gone, next_one = asyncio.create_task(turns.acquire(ANA)), asyncio.create_task(turns.acquire(CARLA))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        turns.release(ANA)
        await asyncio.wait_for(next_one, 10)
        turns.release(CARLA)
        await asyncio.wait_for(turns.acquire(ANA), 10)  # no place was lost
        return gone.cancelled()

    assert asyncio.run(tried())


def test_who_goes_when_the_place_has_just_come_gives_it_back() -> None:
    async def tried() -> None:
        turns = FairSemaphore(1)
        await turns.acquire(ANA)
        waiting = asyncio.create_task(turns.acquire(BRUNO))
        await asyncio.sleep(0)
        turns.release(ANA)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await asyncio.wait_for(turns.acquire(CARLA), 10)

    asyncio.run(tried())


def test_threads_of_one_address_leave_one_for_the_others() -> None:
    async def tried() -> tuple[int, str]:
        in_thread, hold = ThreadPool(Limits()), threading.Event()
        try:
            held = [asyncio.create_task(in_thread.run(ANA, hold.wait)) for _ in range(THREADS + 2)]
            other = await asyncio.wait_for(in_thread.run(CARLA, lambda: "done"), 30)
            done = sum(task.done() for task in held)
            hold.set()
            await asyncio.gather(*held)
        finally:
            hold.set()
            in_thread.close()
        return done, other

    assert asyncio.run(tried()) == (0, "done")


def test_work_nobody_waits_for_any_more_still_counts_until_it_is_done() -> None:
    async def tried() -> list[str]:
        in_thread, hold, done = ThreadPool(Limits()), threading.Event(), list[str]()
        try:
            left = asyncio.create_task(in_thread.run(ANA, hold.wait))
            await asyncio.sleep(0.05)
            left.cancel()
            after = asyncio.create_task(in_thread.run(ANA, lambda: done.append("after")))
            await in_thread.run(CARLA, lambda: done.append("other"))
            hold.set()
            await asyncio.wait_for(after, 30)
        finally:
            hold.set()
            in_thread.close()
        return done

    assert asyncio.run(tried()) == ["other", "after"]


# --- Studies ------------------------------------------------------------------------------------------

THINK = HintJob(position="classic players=2 turn=1:play hand1=KKKQQ995 setsA=777 pile=4", samples=40)
QUICK = PositionJob(what="legal", position="classic hand1=444")


def analysis(tmp_path: Path, **limits: int) -> JobQueue:
    return JobQueue(ServerSettings(tmp_path / "server.db", workers=2, limits=Limits(**limits)))


def test_the_hints_of_one_address_do_not_keep_another_waiting(tmp_path: Path) -> None:
    async def tried() -> None:
        found = analysis(tmp_path)
        try:
            own = [asyncio.create_task(found.run(requester, THINK)) for requester in (ANA, ANA, BRUNO)]
            other = asyncio.create_task(found.run(CARLA, QUICK))
            await asyncio.sleep(0)
            # The address of the hints has one of two processes, and the other address has the second.
            assert found._quick._turns._busy == {ANA.address: 1, CARLA.address: 1}
            await asyncio.gather(*own, other)
        finally:
            await found.close()

    asyncio.run(tried())


@pytest.mark.parametrize(("limits", "others"), [({"analyses": 2}, BRUNO), ({"address_analyses": 2}, CARLA)])
def test_so_many_analyses_of_a_person_and_of_an_address_at_a_time(
    limits: dict[str, int], others: Requester, tmp_path: Path
) -> None:
    async def tried() -> None:
        found = analysis(tmp_path, **limits)
        try:
            own = [asyncio.create_task(found.run(ANA, QUICK)) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(UserError) as problem:
                await found.run(ANA if "analyses" in limits else BRUNO, QUICK)
            assert problem.value.message == "server.many_analyses"
            await found.run(others, QUICK)
            await asyncio.gather(*own)
            await found.run(ANA, QUICK)  # and again, once they are done
        finally:
            await found.close()

    asyncio.run(tried())


def test_a_place_is_neither_lost_nor_given_to_a_caller_who_has_gone() -> None:
    async def tried() -> None:
        turns, left = FairSemaphore(1), asyncio.Event()

        async def gone() -> None:
            await left.wait()

        await turns.acquire(ANA, gone)
        waiting = asyncio.create_task(turns.acquire(ANA, gone))
        other = asyncio.create_task(turns.acquire(CARLA, gone=asyncio.Event().wait))
        await asyncio.sleep(0)
        left.set()
        with pytest.raises(CallerGone):
            await waiting
        turns.release(ANA)
        await asyncio.wait_for(other, 5)
        assert turns._free == 0
        turns.release(CARLA)
        # A place that is assigned in the moment in which the caller goes is returned.
        left.clear()
        await turns.acquire(ANA)
        late = asyncio.create_task(turns.acquire(ANA, gone))
        await asyncio.sleep(0)
        left.set()
        turns.release(ANA)
        await asyncio.gather(late, return_exceptions=True)
        if late.exception() is None:
            turns.release(ANA)
        assert turns._free == 1

    asyncio.run(tried())
