"""The script that makes the pictures of the documents runs with the program as it is."""

from __future__ import annotations

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QImage

from labeval import places
from labeval.exchange.study_folder import make_study
from labeval.study.folder import StudyFolder
from labeval.ui.theme import LIGHT

_SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "screenshots"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    loader = SourceFileLoader("screenshots", str(_SCRIPT))
    spec = spec_from_loader("screenshots", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_the_editor_and_home_are_drawn_and_the_study_is_as_before(script, tmp_path, qapp):
    make_study(places.templates() / "six-methods", tmp_path / "study", None)
    folder, made = StudyFolder(tmp_path / "study"), tmp_path / "pictures"
    made.mkdir()
    before = folder.study_file.read_bytes()
    script.editor(folder, tmp_path / "settings.json", LIGHT, made)
    script.home(folder, tmp_path / "settings.json", LIGHT, made)
    names = {"editor", "editor-consent", "editor-file", "editor-publish", "home"}
    assert {path.stem for path in made.iterdir()} == names
    assert all(QImage(str(path)).width() > 600 for path in made.iterdir())
    assert folder.study_file.read_bytes() == before
