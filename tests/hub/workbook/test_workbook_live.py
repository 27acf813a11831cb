"""Shared texts and codes while programs run: at once on the other computer, and through kills."""

from __future__ import annotations

import os
import random
import select
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

import pytest

from labeval import places
from labeval.coding.codes import marking
from labeval.coding.rows import Anchor
from labeval.exchange.study_folder import make_study
from labeval.hub.address import read_address
from labeval.hub.membership import join
from labeval.hub.setting_up import add_member
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from tests.hub.conftest import Hub, Station
from tests.hub.processes import Process, ended, read_until, started, until
from tests.hub.workbook.analysts import Analyst, two_analysts
from tests.support.sharing import joined
from tests.support.studies.coding_study import small_workbook

KILLS = int(os.environ.get("LABEVAL_HUB_KILLS", "5"))
EDITS = int(os.environ.get("LABEVAL_HUB_LIVE_EDITS", "6"))
Make = Callable[..., Hub]


@contextmanager
def exchanging(*analysts: Analyst) -> Iterator[None]:
    """The process that the home window runs, for each; the next whole exchange is hours away."""
    every = ("--every", 10_000, "--while-open")
    running = [
        started("-m", "labeval", "hub", "sync", one.station.folder.path, *every) for one in analysts
    ]
    try:
        for process in running:
            assert process.stdout is not None and process.stdout.readline()
        yield
    finally:
        for process in running:
            ended(process)


def analysts_with_a_study(hub: Hub) -> tuple[Analyst, Analyst]:
    """Two analysts with the same study folder."""
    first = StudyFolder(hub.place / "first")
    make_study(places.templates() / "six-methods", first.path, None)
    shutil.copytree(first.path, hub.place / "second")
    study = read_study(first.path).study
    small_workbook(first.workbook, "A1").close()
    made = []
    for number, folder in enumerate((first, StudyFolder(hub.place / "second")), start=1):
        name = f"{hub.database}-{number}"
        add_member(read_address(hub.address()), name, "analyst")
        member, _ = join(folder, study, read_address(hub.address(name)))
        made.append(Analyst(Station(folder, member), f"A{number}"))
        made[-1].exchange()
        made[-1].open().close()
    return made[0], made[1]


@pytest.mark.timeout(300)
def test_a_segment_is_on_the_other_computer_at_once(make: Make) -> None:
    one, two = analysts_with_a_study(make())
    took: list[float] = []
    with exchanging(one, two), one.open() as mine, two.open() as other:
        for number in range(EDITS):
            passage = f"s.p{number % 3}"
            ends = Anchor(passage, number // 3 % 8), Anchor(passage, 9 + number // 24)
            changes = marking.code_span(mine.text_of("s"), *ends, code="c", coder=mine.coder.id)
            mine.do(marking.CODE, changes)
            began = monotonic()
            made = changes[0].row
            until(lambda made=made, other=other: made in other.codings())
            took.append(monotonic() - began)
            mine, other = other, mine
    joined(one, two)
    took.sort()
    half, most = took[len(took) // 2], took[-1]
    print(f"{EDITS} edits, seconds until the other has them: half {half:.2f}, all {most:.2f}")


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_nothing_is_lost_or_comes_twice_by_kills(make: Make) -> None:
    hub = make()
    both = two_analysts(hub)
    rng = random.Random(7)

    def child(number: int, seed: int) -> Process:
        one = both[number]
        module = ("-m", "tests.hub.workbook.analyst_child")
        return started(*module, one.station.folder.path, one.code, seed)

    children = [child(0, 100), child(1, 200)]
    try:
        for kill in range(KILLS):
            number = rng.randrange(2)
            read_until(children[number], "exchange" if rng.random() < 0.7 else "edited")
            select.select([], [], [], rng.random() * 0.3)  # somewhere in the middle
            if rng.random() < 0.3:
                hub.server.kill()
                hub.server.start()
            else:
                ended(children[number])
                children[number] = child(number, 1000 + kill)
        for process in children:
            read_until(process, "exchanged")
    finally:
        for process in children:
            ended(process)
    undecided = [len(one.undecided()) for one in both]
    joined(*both)
    with Workbook(both[0].path, coder="", read_only=True) as book:
        print(f"{KILLS} kills, {len(book.history())} edits, {undecided} to be decided")
