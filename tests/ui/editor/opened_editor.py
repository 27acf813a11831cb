"""Where things are in an editor's window."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import yaml
from PySide6.QtCore import Qt

from labeval import places
from labeval.study.folder import StudyFolder
from labeval.ui.editor.form.entries_editor import EntriesEditor
from labeval.ui.editor.form.model_form import FieldRow
from labeval.ui.editor.parts import parts
from labeval.ui.editor.window import EditorWindow
from labeval.ui.memory import Memory
from labeval.ui.theme import LIGHT

ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton


def part(window: EditorWindow, key: str) -> None:
    position = next(n for n, each in enumerate(parts()) if each.key == key)
    window.rail.choose(position)


def values(window: EditorWindow) -> dict:
    return yaml.safe_load(window.controller.folder.study_file.read_text(encoding="utf-8"))


def row(window: EditorWindow, *path) -> FieldRow:
    return next(r for r in window.page.findChildren(FieldRow) if r.path == path)


def entries(window: EditorWindow) -> EntriesEditor:
    form = window.page.form
    assert isinstance(form, EntriesEditor)
    return form


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    shutil.copytree(places.templates() / "trained-raters", tmp_path / "study")
    return StudyFolder(tmp_path / "study")


@pytest.fixture
def window(folder, tmp_path, qtbot):
    made = EditorWindow(folder, LIGHT, Memory(tmp_path / "settings.json"))
    qtbot.addWidget(made)
    made.show()
    made.controller.settle()
    yield made
    made.close()
