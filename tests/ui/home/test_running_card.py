"""The card of the session that runs, or has just ended."""

from __future__ import annotations

from labeval.jobs.sessions.post_session import AfterSession
from labeval.ui.home.window.running_card import RunningCard
from labeval.ui.theme import LIGHT


def test_a_rehearsal_is_left_and_a_session_is_interrupted(qtbot):
    card = RunningCard(LIGHT)
    qtbot.addWidget(card)
    card.show_after(AfterSession("id", "T01", None, is_rehearsal=True), moderated=False)
    assert "rehearsal was left" in card.text and "interrupted" not in card.text
    card.show_after(AfterSession("id", "P01", None), moderated=False)
    assert "P01 was interrupted" in card.text
