"""What a session refuses about recordings, and whether everything of it is saved."""

from __future__ import annotations

import pytest

from labeval.session.events.events import Kind, RecordError
from labeval.session.events.not_now import NotNow
from tests.session.running.test_run import consent


def test_what_is_no_event_of_a_recording_is_not_recorded_as_one(content, begin, kept):
    session = begin(content, "dqe")
    consent(session)
    before = list(kept.events)
    with pytest.raises(ValueError, match="not about a recording"):
        session.sound(Kind.COMMENT, "r-01")
    with pytest.raises(NotNow, match="no consent to a recording"):
        session.sound(Kind.AUDIO_STARTED, "r-01")
    assert kept.events == before


def test_everything_is_saved_once_there_is_consent_and_while_the_record_is_there(
    content, begin, kept, hand, monkeypatch
):
    session = begin(content, "dqe")
    assert not session.is_saved()
    consent(session)
    assert session.is_saved()
    hand.seconds += 7
    assert session.now_ms() == 7_000

    def gone() -> None:
        raise RecordError("gone")

    monkeypatch.setattr(kept, "check", gone)
    assert not session.is_saved()
