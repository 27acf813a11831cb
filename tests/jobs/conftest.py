"""A study folder on disk, from a template that comes with the program."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from labeval import places
from labeval.study.folder import StudyFolder
from tests.support.sound.speech import model, speak

__all__ = ["folder", "model", "speak"]


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    """A new folder of the six-method template."""
    path = tmp_path / "study"
    shutil.copytree(places.templates() / "six-methods", path)
    return StudyFolder(path)
