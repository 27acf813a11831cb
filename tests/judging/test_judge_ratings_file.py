"""The file of ratings: whole lines, mended after a kill, never mistaken for something else."""

from __future__ import annotations

import errno
import os

import pytest

from labeval.judging.errors import JudgingRefused
from labeval.judging.failures_file import Failure, FailuresFile, failures_path
from labeval.judging.ratings_file import RatingsFile
from labeval.study.model.judge_ratings import JudgeRating


def rated(item: str, rating: int = 3) -> JudgeRating:
    return JudgeRating(item=item, criterion="flow", rating=rating, explanation="Größe “passt”.")


@pytest.fixture
def path(tmp_path):
    """A file with two ratings."""
    path = tmp_path / "judge.jsonl"
    with RatingsFile(path) as file:
        file.append(rated("t1"))
        file.append(rated("t2"))
    return path


def test_no_file_is_made_before_the_first_rating(tmp_path):
    path = tmp_path / "judge.jsonl"
    with RatingsFile(path) as file:
        assert not path.exists()
        file.append(rated("t1"))
        assert path.read_bytes().endswith(b"\n")


def test_what_was_appended_is_read_again(path):
    with RatingsFile(path) as file:
        assert list(file.ratings) == [("t1", "flow"), ("t2", "flow")]
        assert file.ratings["t2", "flow"] == rated("t2") and not file.mended


def test_a_last_line_cut_at_any_byte_is_mended(path):
    whole = path.read_bytes()
    first = whole.index(b"\n") + 1
    for end in range(first, len(whole)):
        path.write_bytes(whole[:end])
        with RatingsFile(path) as file:
            # The line without its end is whole; anything shorter is taken away.
            assert len(file.ratings) == (2 if end == len(whole) - 1 else 1), end
            if ("t2", "flow") not in file.ratings:
                file.append(rated("t2"))
        assert path.read_bytes() == whole


def test_reading_only_mends_nothing(path):
    torn = path.read_bytes()[:-7]
    path.write_bytes(torn)
    before = sorted(path.parent.iterdir())
    with RatingsFile(path, read_only=True) as file:
        assert len(file.ratings) == 1 and file.mended
    assert path.read_bytes() == torn and sorted(path.parent.iterdir()) == before


@pytest.mark.parametrize(
    "content", [b"labeval: 1\n", b"important notes", b'{"item": "t1"}\n', b"\xff\xfe\n", b"[1]\n3"]
)
def test_a_file_of_something_else_is_left_as_it_is(tmp_path, content):
    path = tmp_path / "study.yaml"
    path.write_bytes(content)
    with pytest.raises(JudgingRefused, match=r"study\.yaml, line 1: this is not a judge's rating"):
        RatingsFile(path)
    assert path.read_bytes() == content


def test_two_ratings_of_one_item_by_one_criterion_are_refused(path):
    path.write_bytes(path.read_bytes() * 2)
    with pytest.raises(JudgingRefused, match="line 3: “t1” has a rating by “flow” already"):
        RatingsFile(path)


def test_one_program_at_a_time_writes(path):
    with RatingsFile(path):
        with pytest.raises(JudgingRefused, match="another program"):
            RatingsFile(path)
        RatingsFile(path, read_only=True).close()
    RatingsFile(path).close()


def test_a_folder_that_is_not_there_is_said(tmp_path):
    with pytest.raises(JudgingRefused, match="gone: there is no such folder"):
        RatingsFile(tmp_path / "gone" / "judge.jsonl")
    assert not (tmp_path / "gone").exists()


def test_a_folder_in_place_of_a_file_is_said(tmp_path):
    (tmp_path / "judge.jsonl").mkdir()
    with pytest.raises(JudgingRefused, match="is not a file"):
        RatingsFile(tmp_path / "judge.jsonl")


def test_a_full_disk_leaves_what_was_there(path, monkeypatch):
    """Half a line gets to the disk before it is full; the line is taken back."""
    whole = path.read_bytes()
    written = os.write

    def half(descriptor: int, data: bytes) -> int:
        if len(data) < 60:
            raise OSError(errno.ENOSPC, "No space left on device")
        return written(descriptor, data[:40])

    with RatingsFile(path) as file:
        monkeypatch.setattr(os, "write", half)
        with pytest.raises(JudgingRefused, match="No space left"):
            file.append(rated("t3"))
        monkeypatch.undo()
        assert path.read_bytes() == whole and ("t3", "flow") not in file.ratings


def test_failures_of_calls_that_are_made_again_are_forgotten(tmp_path):
    path = failures_path(tmp_path / "judge.jsonl")
    assert path.name == "judge.failed.jsonl"
    file = FailuresFile(path, set())
    for item in ("t1", "t2", "t3"):
        file.append(Failure(item, "flow", "busy", "2026-01-01T00:00:00.000Z", ("ä\n",)))
    path.write_bytes(path.read_bytes()[:-9])
    FailuresFile(path, {("t1", "flow")})
    assert path.read_text(encoding="utf-8").count("\n") == 1 and '"t2"' in path.read_text()
    FailuresFile(path, {("t2", "flow")})
    assert not path.exists()
