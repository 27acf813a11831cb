"""A newer version of the texts comes in from the home window, after its differences were shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog

from labeval.exchange.materials.kept import load_mapping
from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.updating import update
from labeval.jobs.new_study.newer_texts import newer_texts
from labeval.study.tables.items import read_items_table
from labeval.ui.home import controller
from labeval.ui.home.files.incoming_dialog import IncomingDialog
from labeval.ui.home.files.newer_texts import dialog_for_texts
from labeval.ui.theme import LIGHT

HEAD = "Frage;Modell;Antwort\n"
OLD = HEAD + "Warum?;a;Darum.\nWarum?;b;Weil es so ist.\nWozu?;a;Dazu.\n"
NEW = HEAD + "Woher?;a;Daher.\nWarum?;a;Darum.\nWarum?;b;Weil es anders ist.\n"


@pytest.fixture
def newer(home, tmp_path, monkeypatch) -> Path:
    """A study with texts of a file, and a newer version of it that is chosen when asked for."""
    old, new = tmp_path / "old.csv", tmp_path / "new.csv"
    old.write_text(OLD, encoding="utf-8")
    new.write_text(NEW, encoding="utf-8")
    update(home.folder.path, old, inspect(old).mapping).write()
    home.controller.open_study(home.folder)
    chosen = ([str(new)], "")
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: chosen)
    return new


def rated(home) -> dict[str, str]:
    items = read_items_table(home.folder.path / "items.csv", "items.csv").items
    return {item.id: item.text for item in items if item.use == "rating"}


def answer(home, button: str, seen: list[str]) -> None:
    """Press a button of the dialog that opens, and note what it shows."""

    def press() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, IncomingDialog)
        seen.append(dialog.shown.toPlainText())
        home.press(button, dialog)

    QTimer.singleShot(0, press)
    home.press("Newer texts…")


def test_the_differences_are_shown_and_then_the_texts_come_in(home, newer):
    before = rated(home)
    seen: list[str] = []
    answer(home, "Cancel", seen)
    assert rated(home) == before
    answer(home, "Take in the newer texts", seen)
    assert seen[0] == seen[1]
    assert "~ q1_b, text: “Weil es so ist.” → “Weil es anders ist.”" in seen[0].splitlines()
    assert "− q2_a: Dazu." in seen[0].splitlines()
    added = set(rated(home)) - set(before)
    assert seen[0].splitlines()[1] == f"+ {added.pop()}: Daher."
    assert set(rated(home).values()) == {"Daher.", "Darum.", "Weil es anders ist."}
    lines = home.window.panel._problems.toPlainText()
    assert "1 added, 1 changed, 1 removed" in lines


def test_a_file_with_errors_is_listed_and_cannot_be_taken_in(home, newer):
    newer.write_text("Frage;Modell\nWarum?;a\n", encoding="utf-8")
    before = (home.folder.path / "items.csv").read_bytes()
    seen: list[str] = []
    answer(home, "Close", seen)
    assert "Antwort: the column is missing" in seen[0]
    assert (home.folder.path / "items.csv").read_bytes() == before


def test_a_file_that_cannot_be_read_is_a_message(home, newer, monkeypatch):
    shown: list[str] = []
    monkeypatch.setattr(controller, "warn", lambda _, text: shown.append(text))
    newer.write_bytes(b"%PDF-1.7")
    home.press("Newer texts…")
    assert "is a PDF" in shown[0]


def test_without_kept_roles_they_are_guessed_and_named(home, newer, qtbot):
    (home.folder.path / "texts.yaml").unlink()
    coming = newer_texts(home.folder.path, [newer])
    assert coming.is_guessed
    assert coming.roles == {"Frage": "question", "Modell": "system", "Antwort": "text"}
    dialog = dialog_for_texts(coming, LIGHT)
    qtbot.addWidget(dialog)
    coming.update.write()
    assert load_mapping(home.folder.path) == coming.update.mapping


def test_the_same_texts_leave_nothing_to_take_in(home, newer, qtbot):
    newer.write_text(OLD, encoding="utf-8")
    dialog = dialog_for_texts(newer_texts(home.folder.path, [newer]), LIGHT)
    qtbot.addWidget(dialog)
    assert dialog.take.isHidden()
    assert dialog.summary.startswith("0 added, 0 changed, 0 removed")
