"""The pictures of the documents: the script makes them, and they show the program as it is."""

from __future__ import annotations

import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from PIL import Image
from PySide6.QtGui import QFontInfo, QImage

from labeval import places
from labeval.exchange.study_folder import make_study
from labeval.study.folder import StudyFolder
from labeval.ui.theme import LIGHT

_ROOT = Path(__file__).resolve().parents[2]
_SCRIPT = _ROOT / "packaging" / "screenshots"
_PICTURES = _ROOT / "docs" / "screenshots"
_TYPE = "DejaVu Sans"
"""In which the pictures are made."""
_CELL, _SEEN = 8, 40
"""Pixels of a side of what is compared, and by how much of 255 its grey may differ: dates, ages and
paths of folders do less, other words or other places do more."""


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
    wanted = script.WantedPictures(LIGHT, made, (), size=(1300, 760))
    script.editor(folder, tmp_path / "settings.json", wanted)
    script.home(folder, tmp_path / "settings.json", wanted)
    names = {"editor", "editor-consent", "editor-file", "editor-publish", "home"}
    assert {path.stem for path in made.iterdir()} == names
    sizes = {path.stem: QImage(str(path)).size().toTuple() for path in made.iterdir()}
    assert sizes.pop("editor-publish")[0] > 600, "the dialog keeps its own"
    assert set(sizes.values()) == {(1300, 760)}
    assert folder.study_file.read_bytes() == before


@pytest.mark.timeout(900)  # two minutes where nothing else runs
def test_pictures_show_the_program_as_it_is(tmp_path, qapp):
    if QFontInfo(qapp.font()).family() != _TYPE:
        pytest.skip(f"the pictures are in {_TYPE}, which this computer has not as its own type")
    subprocess.run([sys.executable, str(_SCRIPT), str(tmp_path)], check=True, capture_output=True)
    made = {path.name: _grey(path) for path in tmp_path.iterdir()}
    kept = {path.name: _grey(path) for path in _PICTURES.iterdir()}
    assert made.keys() == kept.keys()
    stale = [name for name in sorted(kept) if not _alike(made[name], kept[name])]
    assert stale == [], "packaging/screenshots makes them anew; --only NAME makes some"


def _grey(path: Path) -> np.ndarray:
    with Image.open(path) as picture:
        size = (picture.width // _CELL, picture.height // _CELL)
        return np.asarray(picture.convert("L").resize(size, Image.Resampling.BOX)).astype(int)


def _alike(one: np.ndarray, other: np.ndarray) -> bool:
    return one.shape == other.shape and bool((np.abs(one - other) <= _SEEN).all())
