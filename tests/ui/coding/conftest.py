"""A study in which four robots thought aloud."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from labeval import places
from labeval.exchange.study_folder import make_study
from labeval.jobs.planning.simulate import simulate
from labeval.store.record.record import Record
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.language import LanguageSwitch
from tests.support.coding import coding_windows
from tests.support.coding.analyst import Analyst, gather_into
from tests.support.studies.coded_study import speak


@pytest.fixture
def in_english(qapp: QApplication) -> None:
    """English as it is translated, with its plural forms, whatever ran before."""
    LanguageSwitch(qapp).use("en")


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
def controller(tmp_path: Path, qapp: QApplication) -> Iterator[CodingController]:
    """Four participants' texts that were coded, for a window."""
    with coding_windows.coded(tmp_path, participants=4) as controller:
        yield controller


@pytest.fixture
def analyst(folder: StudyFolder, qtbot) -> Iterator[Analyst]:
    made = Analyst(folder)
    made.sit_down(qtbot)
    yield made
    made.leave()
