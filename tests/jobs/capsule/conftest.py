"""A study that was run by simulated participants, and its capsule."""

from __future__ import annotations

import pytest

from labeval.jobs.capsule.making import CapsuleChoice, make_capsule
from labeval.jobs.capsule.shared_study import write_study
from labeval.jobs.planning.simulate import simulate
from labeval.jobs.results.analyse import AnalysisChoice
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study

FEW = AnalysisChoice(samples=20)
CHOICE = CapsuleChoice(FEW, "CC-BY-4.0", published="2026-01-31")


@pytest.fixture(scope="session")
def ran(tmp_path_factory):
    """A study folder with the sessions of eight robots."""
    folder = StudyFolder(tmp_path_factory.mktemp("shared") / "study")
    conditions = [{"id": "ab", "blocks": ["ab"]}]  # the smallest: nothing here is about methods
    study = small_study(blocks={"ab": {"method": "ab"}}, conditions=conditions)
    write_study(StudyContent(study=study, items=small_items()), folder.path)
    with Record(folder.database) as record:
        simulate(record, read_study(folder.path), 8, 3)
    return folder


@pytest.fixture(scope="session")
def capsule(ran):
    """Its capsule."""
    path = ran.path.parent / "capsule.zip"
    make_capsule(ran, read_study(ran.path), CHOICE, path)
    return path


__all__ = ["capsule", "ran"]
