"""A PDF whose list of parts is lost is refused in bounded time, without a line for each fault."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from labeval.exchange.errors import ExchangeError
from labeval.exchange.qda.texts import read_text
from labeval.files import pdf
from labeval.jobs.redaction.readable_files import NotSearched, pieces_of
from tests.runs.fuzz_world import _pdf


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    path = tmp_path / "talk.pdf"
    _pdf(path)
    return path


def test_parts_that_are_not_found_are_not_looked_for_to_the_end(
    sound: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pdf, "MOST_SEARCHING_S", 0.05)
    content = sound.read_bytes()
    at = content.index(b"4 0 obj")
    sound.write_bytes(content[:at] + b" " * 20_000_000 + content[at:])
    with pytest.raises(ExchangeError, match="its parts were not found"):
        read_text(sound)
    with pytest.raises(NotSearched):
        list(pieces_of(sound))


def test_a_sound_file_has_the_time_for_each_page(sound: Path) -> None:
    assert [p.text for p in read_text(sound)[1]] == ["It names its source.", "P01 said so."]


def test_faults_are_not_written_one_by_one(
    sound: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    content = sound.read_bytes()
    sound.write_bytes(content.replace(b"trailer<<", b"trailer<<" + b"/A 1 " * 50))
    before = logging.getLogger("pypdf").level
    read_text(sound)
    assert not caplog.records
    assert logging.getLogger("pypdf").level == before
