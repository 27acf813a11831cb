"""Page turns while the exchange with a hub sends them, against those without it, in one run.

``python -m tests.benchmarks.hub_turns [TURNS]`` starts a PostgreSQL, a participant's window and the
exchange that the home window starts; by turns the exchange runs and stands still.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtTest import QTest

from labeval import app, places
from labeval.collector import settled
from labeval.exchange.study_folder import make_study
from labeval.hub.address import read_address
from labeval.hub.membership import join
from labeval.hub.setting_up import add_member, make_hub
from labeval.jobs.sessions.live import open_live
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from tests.benchmarks.figures import spread
from tests.benchmarks.windows import _turned, answered
from tests.hub.processes import ended, started
from tests.support.postgres import server

_ROUNDS = 10
_REST_MS = 80
_SETTLE_MS = 1500


def measure(turns: int) -> dict[bool, tuple[list[float], list[float]]]:
    """Seconds by the clock and of the processor, with the exchange (True) and without."""
    application = app.make_application()
    taken: dict[bool, tuple[list[float], list[float]]] = {True: ([], []), False: ([], [])}
    with server() as hub, tempfile.TemporaryDirectory() as place:
        hub.sql("CREATE DATABASE turns")
        make_hub(read_address(hub.address("turns")), shared=False)
        folder = StudyFolder(Path(place) / "study")
        make_study(places.templates() / "six-methods", folder.path, None)
        content = read_study(folder.path)
        add_member(read_address(hub.address("turns")), "lab-1", "station")
        join(folder, content.study, read_address(hub.address("turns", "lab-1")))
        with open_live(folder) as live:
            session, window = answered(application, live, content, "dqe")
            every = ("--every", 10_000, "--while-open")
            exchange = started("-m", "labeval", "hub", "sync", folder.path, *every)
            assert exchange.stdout is not None and exchange.stdout.readline()
            with settled():
                list(_turned(window, session, 20))
                for number in range(_ROUNDS):
                    runs = number % 2 == 1
                    os.kill(exchange.pid, signal.SIGCONT if runs else signal.SIGSTOP)
                    QTest.qWait(_SETTLE_MS)
                    clock, processor = taken[runs]
                    before = time.process_time()
                    for seconds in _turned(window, session, turns // _ROUNDS):
                        clock.append(seconds)
                        processor.append(time.process_time() - before)
                        QTest.qWait(_REST_MS)
                        before = time.process_time()
            last = session.state.last_seq
            while hub.sql("SELECT coalesce(max(seq), 0) FROM labeval.event", "turns") != str(last):
                QTest.qWait(_REST_MS)
            ended(exchange)
            window.close()
    return taken


def main() -> None:
    taken = measure(int(sys.argv[1]) if sys.argv[1:] else 300)
    for runs, (clock, processor) in taken.items():
        print(
            f"{'with' if runs else 'without'} the exchange: clock {spread(clock)}, "
            f"processor {spread(processor)}"
        )
    print(f"load of the computer {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
