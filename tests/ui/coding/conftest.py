"""The loudspeaker of the coding window's tests, a study in which four robots thought aloud."""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from labeval import places
from labeval.exchange.study_folder import make_study
from labeval.jobs.simulate import simulate
from labeval.store.record import Record
from labeval.store.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.ui.coding.opening import gather_into
from tests.analyst import Analyst
from tests.coded_study import speak
from tests.sound_server import SINK, NoSoundServer, silent_room


@pytest.fixture(scope="session")
def sound_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A private PulseAudio server, for the whole run; yields its socket.

    One that other tests have started is taken while it lives.
    """
    running = os.environ.get("PULSE_SERVER", "").removeprefix("unix:")
    if os.environ.get("PULSE_SINK") == SINK and _answers(running):
        yield Path(running)
        return
    try:
        with silent_room(tmp_path_factory.mktemp("pulse")) as server:
            yield server
    except NoSoundServer as why:
        pytest.skip(str(why))


def _answers(path: str) -> bool:
    """Whether somebody listens on a socket."""
    with socket.socket(socket.AF_UNIX) as tried:
        return bool(path) and tried.connect_ex(path) == 0


@pytest.fixture(scope="session")
def spoken_study(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study of four robots who thought aloud, with its texts in a workbook."""
    folder = StudyFolder(tmp_path_factory.mktemp("spoken") / "study")
    make_study(places.templates() / "six-methods", folder.path, None)
    with Record(folder.database) as record:
        simulate(record, read_study(folder.path), 4, seed=3)
    speak(folder.database)
    with Workbook(folder.workbook, coder="A") as workbook:
        gather_into(workbook, folder.database)
    return folder.path


@pytest.fixture
def folder(spoken_study: Path, tmp_path: Path) -> StudyFolder:
    shutil.copytree(spoken_study, tmp_path / "study")
    return StudyFolder(tmp_path / "study")


@pytest.fixture
def analyst(folder: StudyFolder, qtbot) -> Iterator[Analyst]:
    made = Analyst(folder)
    made.sit_down(qtbot)
    yield made
    made.leave()
