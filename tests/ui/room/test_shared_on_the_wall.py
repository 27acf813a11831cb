"""Codes and places that sessions have together, on the wall."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from labeval.jobs.room.feeds import Snapshot
from labeval.jobs.room.wall import Need
from labeval.store.checks.shared_places import Holder, Shared, What
from tests.support.sessions.room import Room
from tests.ui.room.conftest import Shown, Still


def test_a_code_used_apart_is_named_on_its_tiles_and_at_the_top(shown: Shown, room: Room) -> None:
    tiles = room.follow()
    free = [tile for tile in tiles if tile.need in (Need.QUESTION, Need.RUNNING)][:2]
    holders = tuple(Holder(tile.session, tile.participant, tile.station) for tile in free)
    code = Shared(What.CODE, holders, "experts")
    room.wall.shared = [code]
    window = shown(Still(), *tiles)
    assert window.shared.isHidden()
    window.show_snapshot(Snapshot(room.follow(), shared=(code,)))
    QApplication.processEvents()
    assert window.shared.isVisible()
    assert "experts (lab-4 code-lab-4, lab-1 code-lab-1)" in window.shared.text()
    assert "1 asks" in window._counts.text() and "1 used twice" in window._counts.text()
    views = {view.tile.station: view for view in window.grid.views}
    for view in views.values():
        view.grab()
    assert "2×  Code used too often" in views["lab-1"].drawn
    assert "also lab-4 code-lab-4" in views["lab-1"].drawn
    assert "Code used too often. also lab-4 code-lab-4" in views["lab-1"].accessibleName()
    assert "?  Has a question" in views["lab-4"].drawn  # comes first
    room.wall.shared = []
    window.show_snapshot(Snapshot(room.follow()))
    assert window.shared.isHidden() and "used twice" not in window._counts.text()
