"""A session on the real window with sound: what was said, and a disk that takes no more of it."""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path

import pytest

from labeval.audio.process import RecorderProcess
from labeval.audio.recording import read_recording
from labeval.jobs.sessions.live import open_live
from labeval.session.events.events import Kind
from labeval.session.state.recordings import RecordingRefusal
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.window.sound_controller import SoundSource
from labeval.ui.robot import WindowRobot
from tests.runs.sound.spoken_session import content_of, seated, spoken_session, wait_until
from tests.support.sound.speech import model

__all__ = ["model"]


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    """Of a study without a file."""
    (tmp_path / "study").mkdir()
    return StudyFolder(tmp_path / "study")


@pytest.mark.usefixtures("sound_server", "model")
def test_what_is_said_while_a_robot_rates_is_on_the_page_that_was_shown(qapp, folder):
    spoken = spoken_session(qapp, folder, pages=3)
    assert spoken.failed == []
    assert {played.speaker for played in spoken.played} == {"participant", "supervisor"}
    assert len({played.page for played in spoken.played}) == 3
    assert spoken.found and spoken.on_another_page() == []
    assert spoken.by_another() == []
    assert all(spoken.likeness(played) > 0.6 for played in spoken.played)
    assert verify(folder.database).sound


@pytest.mark.skipif(sys.platform != "linux", reason="limits the files of another process")
@pytest.mark.usefixtures("sound_server")
def test_a_disk_that_takes_no_more_sound_ends_the_recording_and_no_rating(qapp, folder):
    import resource

    recorders: list[RecorderProcess] = []

    def recorder(place: Path) -> RecorderProcess:
        recorders.append(RecorderProcess(place, device="pulse", sealing=None))
        return recorders[-1]

    def sounds() -> list[Path]:
        return list(folder.audio.glob("*/sound.wav"))

    seen: list[tuple[str, str, str]] = []
    with open_live(folder) as live:
        session = seated(live, content_of(4))

        def on_answer(page: str, field: str, value: str) -> None:
            if not seen:
                wait_until(lambda: any(f.stat().st_size > 50_000 for f in sounds()))
                pid = recorders[0].pid
                assert pid is not None
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (150_000, 150_000))
                wait_until(lambda: bool(session.state.audible.refused))
                assert robot.window.isVisible()
            seen.append((page, field, value))

        robot = WindowRobot(
            session,
            LanguageSwitch(qapp),
            on_answer=on_answer,
            sound=SoundSource(folder.audio, recorder),
        )
        try:
            robot.run()
        finally:  # a robot that stopped halfway must not listen on while other tests run
            robot.window.sound.close()
            robot.window.deleteLater()
    assert session.state.audible.refused == RecordingRefusal.DISK
    with closing(Record(folder.database, read_only=True)) as record:
        events = record.sessions.events(session.header.id)
    kept = {(e.page, e.field, e.value) for e in events if e.kind == Kind.ANSWER}
    assert seen and set(seen) <= kept
    (place,) = folder.audio.iterdir()
    recording = read_recording(place)
    assert recording.refused and recording.frames > 10_000
    assert verify(folder.database).sound
