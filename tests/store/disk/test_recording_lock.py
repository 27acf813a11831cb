"""The words of a recording are written or destroyed by one program at a time."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Thread

import pytest

from labeval.store.disk.recording_lock import LOCK, words_of


def test_only_one_has_the_words(tmp_path: Path) -> None:
    with words_of(tmp_path) as mine:
        assert mine
        with words_of(tmp_path) as again:
            assert not again
        found: list[bool] = []

        def ask() -> None:
            with words_of(tmp_path) as theirs:
                found.append(theirs)

        thread = Thread(target=ask)
        thread.start()
        thread.join()
        assert found == [False]
    with words_of(tmp_path) as later:
        assert later


def test_they_are_free_after_an_error(tmp_path: Path) -> None:
    with pytest.raises(KeyError), words_of(tmp_path):
        raise KeyError
    with words_of(tmp_path) as later:
        assert later


def test_where_there_is_no_recording_there_is_nothing_to_hold(tmp_path: Path) -> None:
    for _ in range(2):
        with words_of(tmp_path / "gone") as mine, words_of(tmp_path / "gone") as too:
            assert mine and too
    assert not (tmp_path / "gone").exists()


@pytest.mark.skipif(os.name != "posix", reason="rights of this kind")
def test_others_cannot_read_the_lock(tmp_path: Path) -> None:
    with words_of(tmp_path):
        assert (tmp_path / LOCK).stat().st_mode & 0o777 == 0o600
