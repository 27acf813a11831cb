"""Flags about a recording: sound that is missing, and a recording that came to an end."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.session.events.events import Event, Kind
from labeval.session.flags.flag import Flag, FlagKind
from labeval.session.flags.rule import FlagContext, raised
from labeval.session.state.recordings import RecordingRefusal
from labeval.study.model.sessions.flag_thresholds import FlagRule
from labeval.text.marks import QT_TRANSLATE_NOOP

_LOST = QT_TRANSLATE_NOOP("Flag", "no sound comes from the microphone")
_OVERFLOW = QT_TRANSLATE_NOOP("Flag", "the computer was too slow, and some sound is missing")
_REFUSED = {
    RecordingRefusal.DISK: QT_TRANSLATE_NOOP("Flag", "recording has stopped: {why}"),
    RecordingRefusal.RECORDER: QT_TRANSLATE_NOOP(
        "Flag", "recording has stopped: it failed several times"
    ),
    RecordingRefusal.MICROPHONE: QT_TRANSLATE_NOOP(
        "Flag", "nothing is recorded: there is no microphone"
    ),
}


class SoundTrouble:
    """Whatever keeps sound out of a recording. Ratings are not concerned."""

    def __init__(self) -> None:
        self._rule = FlagRule(policy="warn")

    def see(self, event: Event, context: FlagContext) -> Iterator[Flag]:
        if event.kind == Kind.AUDIO_LOST:
            text = _LOST
        elif event.kind == Kind.AUDIO_OVERFLOW:
            text = _OVERFLOW
        elif event.kind == Kind.AUDIO_REFUSED and event.field in set(RecordingRefusal):
            text = _REFUSED[RecordingRefusal(event.field)]
        else:
            return
        values = {"why": str(event.data.get("why", ""))}
        yield raised(FlagKind.SOUND, self._rule, event, text, values, pages=(event.page,))
