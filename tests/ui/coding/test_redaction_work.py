"""What is redacted is destroyed in the background, and the window is there to be used."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from labeval.coding.acts import added
from labeval.coding.redacting import PENDING, SEALED
from labeval.coding.rows import Code
from labeval.jobs.redaction import is_unfinished
from labeval.store.recording_lock import words_of
from labeval.store.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.ui.coding.opening import coding_window
from labeval.ui.coding.transcript_bench import TranscriptBench
from labeval.ui.coding.window import CodingWindow
from labeval.ui.theme import LIGHT
from tests.redacted_study import CODER, SECRETS, fill, redact_names, spoken


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = fill(tmp_path_factory.mktemp("work") / "study")
    with Workbook(folder.workbook, coder=CODER) as workbook:
        redact_names(workbook)
    return folder.path


@pytest.fixture
def folder(filled: Path, tmp_path: Path) -> StudyFolder:
    shutil.copytree(filled, tmp_path / "study")
    return StudyFolder(tmp_path / "study")


@pytest.fixture
def window(folder: StudyFolder, qtbot) -> Iterator[CodingWindow]:
    window = coding_window(folder, LIGHT, coder=CODER)
    window.resize(1280, 720)
    window.show()
    source = spoken(window.desk.workbook)
    qtbot.waitUntil(lambda: window.desk.source is not None)
    window.open_source(source.id)
    yield window
    window.close()
    window.deleteLater()


def bench_of(window: CodingWindow) -> TranscriptBench:
    return window.findChildren(TranscriptBench)[0]


def text_of(window: CodingWindow) -> str:
    return window.desk.passages[0].text


@contextmanager
def being_written(path: Path) -> Iterator[None]:
    """Another program is in the middle of writing to a database."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


def named(folder: StudyFolder) -> list[str]:
    files = (file for file in folder.path.rglob("*") if file.is_file())
    return [f.name for f in files if any(s.encode() in f.read_bytes() for s in SECRETS)]


def test_meanwhile_there_is_coding_and_the_words_cannot_be_taken_back(folder, window, qtbot):
    bench, desk = bench_of(window), window.desk
    with being_written(folder.database):
        bench.ask_to_destroy()
        bench.card.go.click()
        qtbot.waitUntil(lambda: "file 1 of 3" in bench.card._what.text())
        bench.card.close_button.click()
        assert not bench.card.isVisible()
        assert desk.do("Add a code", [added(Code("meanwhile", "Meanwhile"))])
        desk.undo()
        desk.undo()
        assert window.footer.told, "a step back over what is being destroyed is refused"
        bench.ask_to_destroy()
        assert bench.card.isVisible()
        assert not bench.card.go.isVisible()
    qtbot.waitUntil(lambda: bench.card.close_button.text() == "Close", timeout=20_000)
    assert SEALED in text_of(window)
    assert PENDING not in text_of(window)
    assert named(folder) == []


def test_what_could_not_be_finished_is_finished_by_asking_again(folder, window, qtbot):
    bench = bench_of(window)
    with closing(sqlite3.connect(folder.database, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM event").fetchone()
        bench.ask_to_destroy()
        bench.card.go.click()
        qtbot.waitUntil(lambda: bool(window.footer.told), timeout=20_000)
        assert "opened the next time" in window.footer.told
        assert is_unfinished(folder)
        assert SEALED in text_of(window)
    bench.ask_to_destroy()
    qtbot.waitUntil(lambda: not is_unfinished(folder), timeout=20_000)
    qtbot.waitUntil(lambda: bench.card.close_button.text() == "Close", timeout=20_000)
    assert named(folder) == []


def test_while_the_recording_is_transcribed_it_says_who_has_to_wait(folder, window, qtbot):
    bench = bench_of(window)
    (recording,) = (path for path in folder.audio.iterdir() if path.is_dir())
    with words_of(recording):
        bench.ask_to_destroy()
        bench.card.go.click()
        qtbot.waitUntil(lambda: "is being transcribed" in window.footer.told, timeout=20_000)
    assert PENDING in text_of(window)
    assert not is_unfinished(folder)


def test_closing_the_window_waits_for_the_end(folder, window, qtbot):
    bench = bench_of(window)
    bench.ask_to_destroy()
    bench.card.go.click()
    window.close()
    assert not is_unfinished(folder)
    assert named(folder) == []
