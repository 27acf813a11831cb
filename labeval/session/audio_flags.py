"""Flags about a recording: sound that is missing, and a recording that came to an end."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.session.events import Event, Kind
from labeval.session.flag import Flag, FlagKind
from labeval.session.flag_rule import Standing, raised
from labeval.session.recordings import Refusal
from labeval.study.flagging import FlagRule
from labeval.text.marks import QT_TRANSLATE_NOOP

_LOST = QT_TRANSLATE_NOOP("Flag", "no sound comes from the microphone")
_OVERFLOW = QT_TRANSLATE_NOOP("Flag", "the computer was too slow, and some sound is missing")
_REFUSED = {
    Refusal.DISK: QT_TRANSLATE_NOOP("Flag", "recording has stopped: {why}"),
    Refusal.RECORDER: QT_TRANSLATE_NOOP("Flag", "recording has stopped: it failed several times"),
    Refusal.MICROPHONE: QT_TRANSLATE_NOOP("Flag", "nothing is recorded: there is no microphone"),
}


class SoundTrouble:
    """Whatever keeps sound out of a recording. Ratings are not concerned."""

    def __init__(self) -> None:
        self._rule = FlagRule(policy="warn")

    def see(self, event: Event, standing: Standing) -> Iterator[Flag]:
        if event.kind == Kind.AUDIO_LOST:
            text = _LOST
        elif event.kind == Kind.AUDIO_OVERFLOW:
            text = _OVERFLOW
        elif event.kind == Kind.AUDIO_REFUSED and event.field in set(Refusal):
            text = _REFUSED[Refusal(event.field)]
        else:
            return
        values = {"why": str(event.data.get("why", ""))}
        yield raised(FlagKind.SOUND, self._rule, event, text, values, pages=(event.page,))
