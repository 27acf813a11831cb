"""Recording beside the work: only with consent, seen, paused, and never in the way."""

from __future__ import annotations

from collections import deque
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from labeval.audio.recorder import LEVEL, WAITING, RecorderStatus
from labeval.audio.recording import LogEntry
from labeval.session.events.actions import Action, ActionKind, new_id
from labeval.session.events.events import AUDIO, Ending, Kind
from labeval.session.state.recordings import recordings_of
from labeval.store.verify import verify
from labeval.ui.moderator.window.stage import Stage
from labeval.ui.participant.window.sound_controller import SoundSource
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.answers.comment_box import CommentBox
from tests.store.erasing.test_recordings_kept import record_sound

SPOKEN = RecorderStatus(LEVEL, (0.5,), 2400)


class Room:
    """A room with a microphone: recorders that do what the test says, without any sound."""

    def __init__(self, folder: Path) -> None:
        self.recorders: list[RecorderOnPaper] = []
        self.source = SoundSource(folder / "audio", self._open)

    def _open(self, folder: Path) -> RecorderOnPaper:
        self.recorders.append(RecorderOnPaper(folder))
        return self.recorders[-1]


class RecorderOnPaper:
    """Keeps what it was asked and tells what it is given."""

    def __init__(self, folder: Path) -> None:
        self.sha256 = record_sound(folder)
        self.folder = folder
        self.asked: list[str] = []
        self.told: deque[RecorderStatus] = deque(
            [RecorderStatus(LogEntry.STRETCH, device="USB"), SPOKEN]
        )
        self.dead = False

    def results(self) -> list[RecorderStatus]:
        told = list(self.told)
        self.told.clear()
        if self.dead and not told:
            raise EOFError
        return told

    def pause(self) -> None:
        self.asked.append("pause")
        self.told += [SPOKEN, RecorderStatus(LogEntry.PAUSED, frames=4800)]

    def go_on(self) -> None:
        self.asked.append("go_on")
        self.told += [RecorderStatus(LogEntry.STRETCH, device="USB"), SPOKEN]

    def ask_to_stop(self) -> None:
        self.asked.append("ask_to_stop")
        self.dead = True

    def stop(self) -> list[RecorderStatus]:
        self.asked.append("stop")
        self.dead = True
        return [RecorderStatus(LogEntry.ENDED, frames=4800, sha256=self.sha256)]


BOTH = {"audio": {"record": "both"}}


@pytest.fixture
def room(tmp_path):
    return Room(tmp_path)


@pytest.fixture
def recorded(seat, steps, room):
    """A participant at their first screen after the consent."""

    def recorded(audio: bool = True, study=BOTH, procedure=None, **block):
        procedure = procedure or [steps.welcome, steps.consent, steps.about, steps.thanks]
        taken = seat(procedure, sound=room.source, study=study, **block)
        taken.session.go_on()
        taken.window._redraw()
        assert not room.recorders, "nothing is recorded before the consent"
        taken.window._on_commanded(lambda s: s.give_consent({"rating": True, "audio": audio}))
        listen(taken)
        return taken

    return recorded


def listen(taken) -> None:
    if taken.window.sound is not None:
        taken.window.sound.listen()


def told(taken) -> list[tuple[str, str]]:
    return [(e.kind.removeprefix("audio_"), e.field) for e in taken.events(*AUDIO)]


def own_sign(taken) -> str:
    shown = taken.window._top.sound
    return shown.text if shown.isVisible() else ""


def sign(taken) -> str:
    """The sign on the participant's page; the mirror has the same, and the same button."""
    room = QWidget()
    mirror = Stage(LIGHT, room)
    mirror.show_view(taken.session, "")
    own, mirrored = taken.window._top.sound, mirror._top.sound
    bars = [(s.text, s.button.text(), s.button.isHidden(), s.isHidden()) for s in (own, mirrored)]
    room.deleteLater()
    assert bars[0][3] == bars[1][3] and (bars[0][3] or bars[0] == bars[1])
    return own_sign(taken)


def test_it_begins_with_the_consent_and_a_sign_says_so(recorded, room):
    taken = recorded()
    assert told(taken) == [("started", "think_aloud")]
    assert taken.events(Kind.AUDIO_STARTED)[0].value == room.recorders[0].folder.name
    assert sign(taken) == "● recording"
    taken.window.close()
    assert told(taken)[-1] == ("stopped", "ended")


def test_who_declines_is_not_recorded(recorded, room):
    taken = recorded(audio=False)
    assert not room.recorders and not sign(taken) and not told(taken)


def test_a_study_that_records_nothing_records_nothing(recorded, room):
    taken = recorded(study={"audio": {"record": "none"}})
    assert not room.recorders and not sign(taken)


def test_the_participant_pauses_and_goes_on(recorded, room):
    taken = recorded()
    taken.click("Mute")
    listen(taken)
    assert (sign(taken), room.recorders[0].asked) == ("recording paused", ["pause"])
    taken.click("Unmute")
    listen(taken)
    assert (sign(taken), room.recorders[0].asked) == ("● recording", ["pause", "go_on"])
    assert told(taken)[1:] == [("paused", "participant"), ("resumed", "participant")]


def test_the_sign_follows_the_recorder_and_not_what_it_was_asked_for(recorded, room):
    taken = recorded()
    taken.click("Mute")
    assert own_sign(taken) == "● recording"  # what is said now is still in the file
    assert taken.window._top.sound.button.text() == "Unmute"
    listen(taken)
    assert sign(taken) == "recording paused"
    taken.click("Unmute")
    assert own_sign(taken) == "recording paused"  # the microphone is being opened
    assert taken.window._top.sound.button.text() == "Mute"
    room.recorders[0].told.pop()
    listen(taken)
    assert own_sign(taken) == "recording paused"
    room.recorders[0].told.append(SPOKEN)
    listen(taken)
    assert sign(taken) == "● recording"
    taken.window._on_commanded(lambda session: session.end(Ending.ENDED_EARLY))
    assert own_sign(taken) == "● recording"  # until its file is closed
    room.recorders[0].told.append(RecorderStatus(LogEntry.ENDED, frames=4800))
    room.recorders[0].dead = False
    listen(taken)
    assert own_sign(taken) == ""


def test_a_microphone_that_is_gone_after_a_pause_is_seen_and_recorded(recorded, room):
    taken = recorded()
    taken.click("Mute")
    listen(taken)
    taken.click("Unmute")
    room.recorders[0].told.clear()
    room.recorders[0].told.append(RecorderStatus(WAITING))
    listen(taken)
    assert sign(taken) == "no sound"
    assert [name for name, _ in told(taken)][-1] == "lost"
    room.recorders[0].told += [RecorderStatus(LogEntry.STRETCH, device="built in"), SPOKEN]
    listen(taken)
    assert sign(taken) == "● recording"
    assert [name for name, _ in told(taken)][-1] == "back"


def test_without_leave_there_is_no_button(recorded):
    taken = recorded(study={"audio": {"record": "both", "participant_may_pause": False}})
    assert sign(taken) == "● recording"
    assert not taken.window._top.sound.button.isVisible()


def test_what_was_paused_stays_so_in_the_next_window(recorded, room, seat, resumed):
    taken = recorded()
    taken.click("Mute")
    taken.window.close()
    again = seat(session=resumed(taken.session), sound=room.source)
    listen(again)
    assert len(room.recorders) == 1 and sign(again) == "recording paused"
    again.click("Unmute")
    listen(again)
    assert len(room.recorders) == 2 and sign(again) == "● recording"


def test_a_session_that_is_resumed_goes_on_with_another_recording(recorded, room, seat, resumed):
    taken = recorded()
    taken.window.close()
    again = seat(session=resumed(taken.session), sound=room.source)
    listen(again)
    sounds = recordings_of(again.events())
    assert [s.id for s in sounds] == [r.folder.name for r in room.recorders]
    assert [s.stop for s in sounds] == ["ended", ""]


@pytest.mark.parametrize(("on_pause", "asked"), [("continue", []), ("stop", ["pause", "go_on"])])
def test_a_pause_of_the_session_stops_the_sound_where_the_study_says_so(
    recorded, room, on_pause, asked
):
    taken = recorded(study=BOTH | {"moderation": {"audio_on_pause": on_pause}})
    taken.window.moving.pause()
    taken.window._on_commanded(lambda session: session.unpause())
    assert room.recorders[0].asked == asked
    assert len(taken.events(Kind.AUDIO_PAUSED, Kind.AUDIO_RESUMED)) == len(asked)


def test_the_interview_is_a_recording_of_its_own(recorded, room):
    taken = recorded()
    taken.window._on_commanded(lambda session: session.end(Ending.ENDED_EARLY))
    assert room.recorders[0].asked == ["ask_to_stop"]
    listen(taken)
    listen(taken)
    assert told(taken) == [
        *(("started", "think_aloud"), ("stopped", "ended"), ("started", "interview"))
    ]
    assert sign(taken) == "● recording"


def test_one_recording_for_both_goes_through(recorded, room):
    taken = recorded(study={"audio": {"record": "both", "separate": False}})
    taken.window._on_commanded(lambda session: session.end(Ending.ENDED_EARLY))
    listen(taken)
    assert told(taken) == [("started", "both")] and not room.recorders[0].asked


def test_a_recorder_that_dies_is_replaced_and_answers_go_on(recorded, room):
    taken = recorded()
    room.recorders[0].dead = True
    listen(taken)
    taken.window._on_answered("bird", "owl")
    listen(taken)
    assert told(taken) == [
        ("started", "think_aloud"),
        ("stopped", "died"),
        ("started", "think_aloud"),
    ]
    assert [e.value for e in taken.events(Kind.ANSWER)] == ["owl"]
    assert sign(taken) == "● recording"


def test_a_recorder_that_dies_again_and_again_is_given_up(recorded, room):
    taken = recorded()
    for _ in range(5):
        room.recorders[-1].dead = True
        listen(taken)
        listen(taken)
    assert len(room.recorders) == 3
    assert told(taken)[-1] == ("refused", "recorder")
    assert sign(taken) == "recording stopped"


def test_a_full_disk_ends_the_recording_with_a_word_and_nothing_else(recorded, room):
    taken = recorded()
    room.recorders[0].told.append(RecorderStatus(LogEntry.REFUSED, why="No space left on device"))
    room.recorders[0].dead = True
    listen(taken)
    listen(taken)
    assert told(taken)[1:] == [("refused", "disk"), ("stopped", "refused")]
    assert taken.events(Kind.AUDIO_REFUSED)[0].data["why"] == "No space left on device"
    assert sign(taken) == "recording stopped" and len(room.recorders) == 1
    taken.window._on_answered("bird", "owl")
    assert taken.events(Kind.ANSWER)


def test_a_lost_microphone_is_seen_and_its_return_too(recorded, room):
    taken = recorded()
    room.recorders[0].told += [
        RecorderStatus(LogEntry.LOST),
        RecorderStatus(LogEntry.STRETCH, device="built in"),
    ]
    listen(taken)
    assert sign(taken) == "no sound"
    room.recorders[0].told += [
        RecorderStatus(LogEntry.LOST),
        SPOKEN,
        SPOKEN,
        RecorderStatus(LogEntry.OVERFLOW),
    ]
    listen(taken)
    assert sign(taken) == "● recording"
    assert [name for name, _ in told(taken)] == ["started", "lost", "back", "overflow"]
    assert taken.events(Kind.AUDIO_BACK)[0].data["device"] == "built in"


def test_without_a_microphone_it_is_said_once(recorded, room, monkeypatch):
    monkeypatch.setattr(
        RecorderOnPaper, "results", lambda self: [RecorderStatus(WAITING)] if not self.dead else []
    )
    taken = recorded()
    listen(taken)
    assert told(taken) == [("refused", "microphone")] and sign(taken) == "no sound"


def test_a_record_that_is_locked_gets_the_events_later(recorded, room, locked):
    taken = recorded()
    locked(True)
    room.recorders[0].told.append(RecorderStatus(LogEntry.OVERFLOW))
    listen(taken)
    locked(False)
    listen(taken)
    assert [name for name, _ in told(taken)] == ["started", "overflow"]


def test_the_whole_is_accepted_by_verification(recorded, room, record):
    taken = recorded()
    taken.click("Mute")
    taken.click("Unmute")
    page = taken.session.state.screen_id
    taken.session.apply_action(
        Action(new_id(), ActionKind.END, "2026-01-01T00:00:00.000Z", page, value="so")
    )
    taken.window._redraw()
    listen(taken)
    listen(taken)
    taken.window.close()
    findings = [str(f) for f in verify(record.path).findings]
    assert findings == []


def test_the_end_of_a_recording_vouches_for_its_sound(recorded, room):
    taken = recorded()
    taken.window.close()
    (stopped,) = taken.events(Kind.AUDIO_STOPPED)
    assert (stopped.data["frames"], stopped.data["sha256"]) == (4800, room.recorders[0].sha256)


def test_a_comment_may_be_spoken_while_that_is_recorded(recorded, room, steps):
    rated = [steps.welcome, steps.consent, steps.rate, steps.thanks]
    aloud, written = "Comment, or just say it aloud", "Comment"
    taken = recorded(procedure=rated)
    assert prompt(taken) == aloud
    taken.click("Mute")
    assert prompt(taken) == written
    taken.click("Unmute")
    assert prompt(taken) == aloud
    room.recorders[0].dead = True


@pytest.mark.parametrize(
    "without",
    [{"audio": False}, {"study": {"audio": {"record": "none"}}}],
    ids=["declined", "none"],
)
def test_a_comment_is_written_where_nothing_is_recorded(recorded, steps, without):
    rated = [steps.welcome, steps.consent, steps.rate, steps.thanks]
    assert prompt(recorded(procedure=rated, **without)) == "Comment"


def test_no_page_that_needs_a_written_comment_asks_for_a_spoken_one(recorded, steps):
    rated = [steps.welcome, steps.consent, steps.rate, steps.thanks]
    taken = recorded(procedure=rated, comment={"mandatory": True})
    assert prompt(taken) == "Comment (required, in writing)"
    assert taken.session.comment_missing()


def prompt(taken) -> str:
    (box,) = [box for box in taken.window.findChildren(CommentBox) if box.isVisible()]
    return box.edit.placeholderText()
