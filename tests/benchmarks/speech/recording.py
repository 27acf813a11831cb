"""Page turns without and with a recording that runs, in one process, one after the other."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from labeval.study.model.sessions.audio import Audio
from labeval.study.study import StudyContent
from labeval.ui.participant.window.sound_controller import microphone_source
from tests.benchmarks.figures import Figure
from tests.benchmarks.record import in_new_folder
from tests.benchmarks.windows import page_turns
from tests.support.sound.sound_server import NoSoundServer, silent_room


def recorded_page_turns(content: StudyContent, block: str, turns: int) -> Iterator[Figure]:
    """The same turns twice; nothing where there is no sound server to record from."""
    study = content.study.model_copy(update={"audio": Audio(record="think_aloud")})
    content = content.model_copy(update={"study": study})
    try:
        with tempfile.TemporaryDirectory() as home, silent_room(Path(home)):
            for recorded in (False, True):
                with in_new_folder() as place:
                    audio = Path(place) / "audio"
                    sound = microphone_source(audio, "pulse", 1) if recorded else None
                    yield page_turns(content, Path(place), block, turns, sound=sound)
    except NoSoundServer:
        return
