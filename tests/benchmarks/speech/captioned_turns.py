"""Page turns with live captions against those without, in turns in one run, while somebody speaks.

``python -m tests.benchmarks.speech.captioned_turns`` prints the figures.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtTest import QTest

from labeval import app
from labeval.collector import settled
from labeval.jobs.sessions.live import open_live
from labeval.jobs.speech.captions import Caption, CaptionsOff, CaptionsProcess
from labeval.session.running.session import Session
from labeval.study.folder import StudyFolder
from labeval.transcription.models import packaged_models
from labeval.transcription.settings import Listening
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.window.sound_controller import microphone_source
from labeval.ui.theme import LIGHT
from tests.benchmarks.figures import Figure, percentile, spread
from tests.benchmarks.speech.spoken import write_speech
from tests.benchmarks.walk import answer_pages, to_rating
from tests.benchmarks.windows import _turned
from tests.runs.sound.spoken_session import content_of, seated
from tests.support.sound.sound_server import silent_room

_ROUNDS = 6
_REST_MS = 80
_PATIENCE_S = 30.0


def captioned_turns(place: Path, turns: int = 600) -> list[Figure]:
    """Half of the turns with captions of the recording that runs, half without.

    Args:
        place: an empty folder. A sound server must be there.
    """
    from labeval.ui.participant.window.window import ParticipantWindow

    application = app.make_application()
    folder = StudyFolder(place / "study")
    folder.path.mkdir()
    talk = place / "talk.wav"
    write_speech(talk, least_seconds=300.0)
    taken: dict[bool, list[float]] = {True: [], False: []}
    heard: list[Caption | CaptionsOff] = []
    with open_live(folder) as live:
        session = seated(live, content_of(12))
        to_rating(session)
        answer_pages(session)
        window = ParticipantWindow(
            session,
            LIGHT,
            full_screen=False,
            translations=LanguageSwitch(application),
            sound=microphone_source(folder.audio, "pulse", 1),
        )
        window.setFixedSize(1280, 720)
        window.show()
        QTest.qWaitForWindowExposed(window)
        with subprocess.Popen(["paplay", str(talk)]) as player, settled():
            _until(lambda: bool(session.state.audible.recording))
            list(_turned(window, session, 20))
            for number in range(_ROUNDS):
                captions = _captions(folder, session, heard) if number % 2 == 1 else None
                for seconds in _turned(window, session, turns // _ROUNDS):
                    taken[captions is not None].append(seconds)
                    QTest.qWait(_REST_MS)
                if captions is not None:
                    heard += captions.results()
                    captions.stop()
            player.kill()
        window.close()
    ratio = percentile(taken[True], 0.99) / percentile(taken[False], 0.99)
    ended = [one for one in heard if isinstance(one, CaptionsOff)]
    return [
        Figure("page turn, dqe, recorded, without live captions", spread(taken[False])),
        Figure(
            "page turn, dqe, recorded, with live captions, in the same run",
            f"{spread(taken[True])}; p99 {100 * ratio - 100:+.0f} %; {len(heard)} captions, "
            f"ended by themselves {len(ended)} of {_ROUNDS // 2} times",
        ),
    ]


def _captions(
    folder: StudyFolder, session: Session, heard: list[Caption | CaptionsOff]
) -> CaptionsProcess:
    """Captions that have told the first sentence."""
    recording = folder.audio / session.state.audible.recording
    model = packaged_models()[0]
    captions = CaptionsProcess(recording, model, Listening(), participant=os.getpid())
    first: list[Caption | CaptionsOff] = []
    _until(lambda: bool(first.extend(captions.results()) or first))
    heard += first
    return captions


def _until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + _PATIENCE_S
    while not condition():
        QTest.qWait(50)
        assert time.monotonic() < end, "it did not happen"


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home, silent_room(Path(home)):
        for figure in captioned_turns(Path(home), int(sys.argv[1]) if sys.argv[1:] else 600):
            print(figure)
