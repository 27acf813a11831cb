"""People of a laboratory as processes: a wall, supervisors who act, and analysts who code.

Each prints what it has done, until it is killed: ``seen`` an event on the painted window, with the
moment; ``sent`` an action that the hub has taken; ``edited`` a workbook.
"""

from __future__ import annotations

import random
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QTimer

from labeval import app
from labeval.coding.codes.codebook import ImpossibleCodebook
from labeval.hub.address import HubAddress, read_address
from labeval.hub.errors import HubError, HubRefused
from labeval.jobs.room.feeds import HubFeed, Report, Snapshot
from labeval.jobs.room.posting import HubPost
from labeval.session.events import actions
from labeval.session.events.actions import Action
from labeval.session.events.events import RecordError
from labeval.store.workbook.workbook import EditConflict, Workbook
from labeval.study.folder import StudyFolder
from labeval.ui.room.window import RoomWindow
from labeval.ui.theme import LIGHT
from tests.store.workbook.test_workbook import something

_REFRESH_MS = 500


def say(*words: object) -> None:
    """A line that whoever started this reads."""
    print(*words, flush=True)


class _CountedFeed(HubFeed):
    """A hub's sessions; of each picture it keeps how far the sessions are in it."""

    def __init__(self, address: HubAddress) -> None:
        super().__init__(address)
        self.heads: dict[Snapshot, dict[str, int]] = {}

    def run(self, report: Report) -> None:
        """Report, and note the numbers while nothing changes them."""

        def noted(snapshot: Snapshot) -> bool:
            self.heads[snapshot] = {
                tile.session: tile.monitor.state.last_seq
                for tile in snapshot.tiles
                if tile.monitor is not None
            }
            return report(snapshot)

        super().run(noted)


@dataclass
class _Acting:
    """A supervisor who does something now and then; what failed is tried again as it was."""

    post: HubPost
    rng: random.Random
    pause_s: float
    running: list[str] = field(default_factory=list)

    def go_on(self) -> None:
        """Act until the process ends."""
        while True:
            time.sleep(self.rng.uniform(0.3, 1.7) * self.pause_s)
            if self.running:
                self._send(self.rng.choice(self.running), self._something())

    def _something(self) -> Action:
        drawn = self.rng.random()
        if drawn < 0.5:
            return actions.note("", f"note {self.rng.random()}", note=actions.new_id())
        if drawn < 0.8:
            return actions.mark("", "confusion")
        return actions.send_message("", f"take your time {self.rng.random()}")

    def _send(self, session: str, action: Action) -> None:
        while True:
            try:
                self.post.send([(session, action)], supervisor="", takes=True)
            except HubRefused as error:
                say("refused", action.id, action.kind, str(error).replace(" ", "_"))
                return
            except HubError:
                time.sleep(1)
            else:
                say("sent", action.id, action.kind, session)
                return


def look(address: HubAddress, seed: int, pause_s: float) -> None:
    """A control room's window; with a pause above 0 somebody acts in it."""
    application = app.make_application()
    feed = _CountedFeed(address)
    acting = _Acting(HubPost(address), random.Random(seed), pause_s)
    window = RoomWindow(feed, LIGHT, title="lab", post=HubPost(address) if pause_s else None)
    window.resize(1920, 1080)
    window.show()
    show = window.show_snapshot
    shown_heads: dict[str, int] = {}

    def shown(snapshot: Snapshot) -> None:
        show(snapshot)
        window.repaint()
        now = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
        heads = feed.heads.pop(snapshot, {})
        for session, seq in heads.items():
            for one in range(shown_heads.get(session, 0) + 1, seq + 1):
                say("seen", session, one, now)
            shown_heads[session] = max(seq, shown_heads.get(session, 0))
        acting.running = [
            tile.session for tile in snapshot.tiles if tile.session and tile.ending is None
        ]
        for old in [one for one in list(feed.heads) if one is not snapshot][:-5]:
            feed.heads.pop(old, None)

    window.background.stop()
    window.background.settle()
    window.background.ask(window._follow, lambda _: None, follow=shown)
    if pause_s:
        threading.Thread(target=acting.go_on, daemon=True).start()
    keeping = QTimer()
    keeping.start(_REFRESH_MS)
    application.exec()


def code(folder: StudyFolder, coder: str, seed: int, pause_s: float) -> None:
    """An analyst's edits, while another process exchanges them."""
    rng = random.Random(seed)
    while True:
        time.sleep(rng.uniform(0.3, 1.7) * pause_s)
        with suppress(EditConflict, ImpossibleCodebook, RecordError):
            with Workbook(folder.workbook, coder=coder) as book:
                something(book, rng)
            say("edited")


_ROLES: dict[str, Callable[[list[str]], None]] = {
    "look": lambda words: look(read_address(words[0]), int(words[1]), float(words[2])),
    "code": lambda words: code(
        StudyFolder(Path(words[0])), words[1], int(words[2]), float(words[3])
    ),
}


if __name__ == "__main__":
    _ROLES[sys.argv[1]](sys.argv[2:])
