"""Page turns with the moderator's window open against those without it, in turns in one run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PySide6.QtTest import QTest

from labeval import app
from labeval.collector import settled
from labeval.jobs.sessions.live import open_live
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from tests.benchmarks.figures import Figure, percentile, spread
from tests.benchmarks.windows import _turned, answered

_ROUNDS = 6
_REST_MS = 80
"""Between two turns; even the quickest participant takes longer."""


def attended_turns(place: Path, turns: int = 600) -> list[Figure]:
    """Half of the turns with ``labeval moderate`` on the session, half without.

    Args:
        place: a study folder with a condition ``dqe``.
        turns: in all; they are taken in rounds, with and without by turns.
    """
    from labeval.ui.participant.window.attending import attended

    application = app.make_application()
    folder = StudyFolder(place)
    taken: dict[bool, list[float]] = {True: [], False: []}
    with open_live(folder) as live:
        session, window = answered(application, live, read_study(place), "dqe")
        command = [sys.executable, "-m", "labeval", "moderate", str(place)]
        with attended(window, live) as link, settled():
            list(_turned(window, session, 20))
            for number in range(_ROUNDS):
                with_it = number % 2 == 1
                moderator = subprocess.Popen(command) if with_it else None
                while bool(link.connected) is not with_it:
                    QTest.qWait(50)
                QTest.qWait(1500)  # its window is drawn, or the process has gone
                for seconds in _turned(window, session, turns // _ROUNDS):
                    taken[with_it].append(seconds)
                    QTest.qWait(_REST_MS)
                if moderator is not None:
                    moderator.kill()
                    moderator.wait()
        window.close()
    ratio = percentile(taken[True], 0.99) / percentile(taken[False], 0.99)
    return [
        Figure("page turn, dqe, without a moderator's window", spread(taken[False])),
        Figure(
            "page turn, dqe, with the moderator's window open, in the same run",
            f"{spread(taken[True])}; p99 {100 * ratio - 100:+.0f} %",
            "within 10 %",
        ),
    ]
