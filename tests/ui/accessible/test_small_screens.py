"""Every window of staff on 960×540 and on 1920×1080: all of it can be reached."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from labeval import places
from labeval.jobs.planning.simulate import simulate
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.ui.language import LanguageSwitch
from labeval.ui.theme import LIGHT
from tests.support.accessible.small_screens import SMALLEST, WIDE, small_faults
from tests.support.accessible.staff_windows import STAFF_WINDOWS, Bench, staff_windows


@pytest.fixture(scope="module")
def judged(tmp_path_factory: pytest.TempPathFactory) -> StudyFolder:
    """A study with sessions of robots."""
    folder = StudyFolder(tmp_path_factory.mktemp("small") / "study")
    shutil.copytree(places.templates() / "trained-raters", folder.path)
    with closing(Record(folder.database)) as record:
        simulate(record, read_study(folder.path), 2, 5)
    return folder


@pytest.fixture(params=["en", "de", "fr"])
def bench(
    request: pytest.FixtureRequest, qapp: QApplication, tmp_path: Path, judged: StudyFolder
) -> Iterator[Bench]:
    switch = LanguageSwitch(qapp)
    switch.use(request.param)
    made = Bench(tmp_path, judged, LIGHT)
    yield made
    made.kept.close()
    switch.use("en")


def test_no_window_of_staff_is_left_out():
    assert staff_windows() == set(STAFF_WINDOWS)


@pytest.mark.parametrize("name", STAFF_WINDOWS)
def test_a_window_is_usable_on_small_and_wide_screens(bench: Bench, name: str) -> None:
    found, states = [], 0
    for window in STAFF_WINDOWS[name](bench):
        assert type(window).__name__ == name
        found += [fault for size in (SMALLEST, WIDE) for fault in small_faults(window, size)]
        states += 1
    assert found == [] and states
