"""The moderator's window takes the keyboard by itself only where no participant can be typing."""

from __future__ import annotations

from typing import Any

import pytest

from labeval.study.folder import StudyFolder
from labeval.ui.moderator.window.opening import live_window
from labeval.ui.theme import LIGHT

Lab = Any


@pytest.mark.parametrize("ended", [False, True])
@pytest.mark.parametrize("named", [False, True])
def test_it_does_for_a_session_that_was_named_and_has_ended(lab: Lab, qtbot, named, ended) -> None:
    if ended:
        lab.finish()
    folder = StudyFolder(lab.record.path.parent)
    window = live_window(folder, lab.session.header.id if named else "", LIGHT)
    qtbot.addWidget(window)
    window.winId()
    waits = bool(window.windowHandle().property("_q_showWithoutActivating"))
    assert waits is not (named and ended)
    window.close()
