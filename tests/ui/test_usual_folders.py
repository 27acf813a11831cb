"""Dialogs about files begin in the folder of the last one, also after another start."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget

from labeval import places
from labeval.ui.home.window.window import HomeWindow
from labeval.ui.memory import Memory
from labeval.ui.new_study.draft import Draft
from labeval.ui.new_study.texts_page import TextsPage
from labeval.ui.theme import LIGHT
from labeval.ui.usual_folders import chosen_place, existing_documents
from tests.support.texts.library_answers import write_answers


@pytest.fixture
def settings(tmp_path) -> Path:
    return tmp_path / "settings.json"


@pytest.fixture
def asked(monkeypatch) -> list[str]:
    """The folders in which dialogs began; each is given up."""
    begun: list[str] = []

    def ask(_: object, __: str, begin: str = "", *___: str) -> object:
        begun.append(begin)
        return ([], "")

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", ask)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *a: ask(*a) and "")
    return begun


def texts_page(qtbot, settings: Path) -> TextsPage:
    page = TextsPage(Draft().compose_for_texts, Memory(settings), LIGHT)
    qtbot.addWidget(page)
    return page


def test_texts_are_chosen_where_the_last_ones_were(qtbot, settings, asked, tmp_path, monkeypatch):
    page = texts_page(qtbot, settings)
    page._on_choose_file()
    assert asked == [existing_documents()]
    lab = tmp_path / "lab"
    lab.mkdir()
    file = str(write_answers(lab / "answers.csv"))
    with monkeypatch.context() as patch:
        patch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([file], ""))
        page._on_choose_file()
        page.settle()
    again = texts_page(qtbot, settings)
    again._on_choose_file()
    again._on_choose_folder()
    assert asked[1:] == [str(lab), str(lab)]
    (lab / "answers.csv").unlink()
    lab.rmdir()
    again._on_choose_file()
    assert asked[-1] == existing_documents(), "it is gone"
    for each in (page, again):
        each.close_work()


def test_tables_are_saved_where_the_last_one_was(qtbot, settings, tmp_path, monkeypatch):
    begun: list[str] = []

    def ask(_: object, __: str, begin: str, ___: str) -> tuple[str, str]:
        begun.append(begin)
        return str(tmp_path / "out" / "mine.csv"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    (tmp_path / "out").mkdir()
    parent = QWidget()
    qtbot.addWidget(parent)
    for name in ("codes.csv", "map.svg"):
        chosen = chosen_place(parent, "Save", Memory(settings), name)
        assert chosen == tmp_path / "out" / "mine.csv"
    assert begun == [f"{existing_documents()}/codes.csv", str(tmp_path / "out" / "map.svg")]


def test_a_study_is_opened_next_to_the_last_one(qtbot, settings, asked, monkeypatch):
    window = HomeWindow(Memory(settings), LIGHT)
    qtbot.addWidget(window)
    study = places.templates() / "six-methods"
    with monkeypatch.context() as patch:
        patch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(study))
        QTest.mouseClick(window._open, Qt.MouseButton.LeftButton)
    again = HomeWindow(Memory(settings), LIGHT)
    qtbot.addWidget(again)
    QTest.mouseClick(again._open, Qt.MouseButton.LeftButton)
    assert asked == [str(study.parent)]
