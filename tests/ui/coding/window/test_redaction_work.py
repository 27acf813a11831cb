"""Redacted words are destroyed in the background while the window can be used."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from labeval.coding.edits import added
from labeval.coding.rows import Code
from labeval.coding.texts.redaction_signs import PENDING, SEALED
from labeval.jobs.redaction.redaction import is_unfinished
from labeval.store.disk.backup import back_up_rotating, copy_twice
from labeval.store.disk.recording_lock import words_of
from labeval.store.disk.second_place import choose_second_place, is_outdated, second_copies
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.ui.coding.window.opening import coding_window
from labeval.ui.coding.window.transcript_parts import TranscriptParts
from labeval.ui.coding.window.window import CodingWindow
from labeval.ui.theme import LIGHT
from tests.support.studies.redacted_study import CODER, SECRETS, filled, folder, spoken

pytestmark = pytest.mark.usefixtures("in_english")

__all__ = ["filled", "folder"]


@pytest.fixture
def window(folder: StudyFolder, qtbot) -> Iterator[CodingWindow]:
    window = coding_window(folder, LIGHT, coder=CODER)
    window.resize(1280, 720)
    window.show()
    source = spoken(window.controller.workbook)
    qtbot.waitUntil(lambda: window.controller.source is not None)
    window.open_source(source.id)
    yield window
    window.close()
    window.deleteLater()


def parts_of(window: CodingWindow) -> TranscriptParts:
    return window.findChildren(TranscriptParts)[0]


def text_of(window: CodingWindow) -> str:
    return window.controller.passages[0].text


@contextmanager
def being_written(path: Path) -> Iterator[None]:
    """Another program is in the middle of writing to a database."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


def named(folder: StudyFolder) -> list[str]:
    """Files that hold a word; parts of a backup that is being made may go away meanwhile."""
    found = []
    for file in folder.path.rglob("*"):
        with suppress(FileNotFoundError, IsADirectoryError):
            if any(secret.encode() in file.read_bytes() for secret in SECRETS):
                found.append(file.name)
    return found


def test_meanwhile_there_is_coding_and_the_words_cannot_be_taken_back(folder, window, qtbot):
    parts, controller = parts_of(window), window.controller
    with being_written(folder.database):
        parts.ask_to_destroy()
        parts.card.go.click()
        qtbot.waitUntil(lambda: "file 1 of 3" in parts.card._what.text())
        parts.card.close_button.click()
        assert not parts.card.isVisible()
        assert controller.do("Add a code", [added(Code("meanwhile", "Meanwhile"))])
        controller.undo()
        controller.undo()
        assert window.footer.message, "a step back over what is being destroyed is refused"
        parts.ask_to_destroy()
        assert parts.card.isVisible()
        assert not parts.card.go.isVisible()
    qtbot.waitUntil(lambda: parts.card.close_button.text() == "Close")
    assert SEALED in text_of(window)
    assert PENDING not in text_of(window)
    assert named(folder) == []


def test_texts_without_sound_are_not_said_to_have_any(folder, window, qtbot):
    parts = parts_of(window)
    parts.ask_to_destroy()
    assert "s of sound" in parts.card._what.text()
    (one, *_) = parts.card._waiting
    parts.card.ask([replace(one, seconds=0.0)])
    assert parts.card._what.text() == "1 redaction in 1 text."
    assert "recordings" not in parts.card._means.text()
    parts.card.show_working()
    assert "sound" not in parts.card._means.text()


def test_what_could_not_be_finished_is_finished_by_asking_again(folder, window, qtbot):
    parts = parts_of(window)
    with closing(sqlite3.connect(folder.database, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM event").fetchone()
        parts.ask_to_destroy()
        parts.card.go.click()
        qtbot.waitUntil(lambda: bool(window.footer.message))
        assert "next time the texts are opened" in window.footer.message
        assert is_unfinished(folder)
        assert SEALED in text_of(window)
    parts.ask_to_destroy()
    qtbot.waitUntil(lambda: not is_unfinished(folder))
    qtbot.waitUntil(lambda: parts.card.close_button.text() == "Close")
    assert named(folder) == []


def test_while_the_recording_is_transcribed_it_says_who_has_to_wait(folder, window, qtbot):
    parts = parts_of(window)
    (recording,) = (path for path in folder.audio.iterdir() if path.is_dir())
    with words_of(recording):
        parts.ask_to_destroy()
        parts.card.go.click()
        qtbot.waitUntil(lambda: "is being transcribed" in window.footer.message)
    assert PENDING in text_of(window)
    assert not is_unfinished(folder)


def test_closing_the_window_waits_for_the_end(folder, window, qtbot):
    parts = parts_of(window)
    parts.ask_to_destroy()
    parts.card.go.click()
    window.close()
    assert not is_unfinished(folder)
    assert named(folder) == []


@pytest.fixture
def second(tmp_path: Path) -> Iterator[Path]:
    """A second place for copies, which is in reach."""
    (tmp_path / "stick").mkdir()
    choose_second_place(tmp_path / "stick")
    yield tmp_path / "stick"
    choose_second_place(None)


def test_copies_that_are_out_of_reach_are_named_before_and_after(folder, window, qtbot, second):
    parts = parts_of(window)
    parts.ask_to_destroy()
    assert f"{second} are reached too" in parts.card._means.text()
    second.rename(second.with_name("taken out"))
    parts.ask_to_destroy()
    assert f"{second} cannot be reached" in parts.card._means.text()
    parts.card.go.click()
    qtbot.waitUntil(lambda: parts.card.close_button.text() == "Close")
    assert is_outdated(folder.path)
    assert f"{second} were out of reach and may still hold the words" in parts.card._means.text()


def test_copies_in_reach_are_not_named_afterwards(folder, window, qtbot, second):
    with Record(folder.database) as record:
        back_up_rotating(record)
    copy_twice(folder.path)
    assert any(s.encode() in f.read_bytes() for f in second_copies(folder.path) for s in SECRETS)
    parts = parts_of(window)
    parts.ask_to_destroy()
    parts.card.go.click()
    qtbot.waitUntil(lambda: parts.card.close_button.text() == "Close")
    assert not is_outdated(folder.path) and str(second) not in parts.card._means.text()
    assert not any(
        s.encode() in f.read_bytes() for f in second_copies(folder.path) for s in SECRETS
    )
