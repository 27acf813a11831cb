"""The card of the session that runs, or has just ended."""

from __future__ import annotations

import pytest

from labeval.jobs.sessions.post_session import AfterSession
from labeval.session.events.events import Ending
from labeval.store.disk.errors import RecordGone
from labeval.ui.home.starting.remembered import ON_ONE_SCREEN
from labeval.ui.home.window import running_card
from labeval.ui.home.window.running_card import RunningCard
from labeval.ui.theme import LIGHT
from tests.ui.home.opened_home import start_session


def test_a_rehearsal_is_left_and_a_session_is_interrupted(qtbot):
    card = RunningCard(LIGHT)
    qtbot.addWidget(card)
    card.show_after(AfterSession("id", "T01", None, is_rehearsal=True))
    assert "rehearsal was left" in card.text and "interrupted" not in card.text
    card.show_after(AfterSession("id", "P01", None))
    assert "P01 was interrupted" in card.text


@pytest.mark.parametrize(
    ("after", "words"),
    [
        (
            AfterSession("id", "P01", Ending.COMPLETED),
            "P01 is complete. No remarks yet. Write what is worth keeping, then start the next"
            " session.",
        ),
        (
            AfterSession("id", "P01", Ending.COMPLETED, remarked=True),
            "P01 is complete. Remarks are written. The next session can start.",
        ),
        (
            AfterSession("id", "P01", Ending.COMPLETED, 0, 2),
            "P01 is complete. Interview: 0 of 2 questions asked. No remarks yet. Conduct the"
            " interview, then start the next session.",
        ),
    ],
)
def test_what_is_left_after_a_session_is_one_sentence(qtbot, after, words):
    card = RunningCard(LIGHT)
    qtbot.addWidget(card)
    card.show_after(after)
    assert card.text == words


def test_the_end_is_announced_and_not_each_step_after_it_nor_to_the_participant(qtbot, monkeypatch):
    announced: list[str] = []
    monkeypatch.setattr(running_card, "announce", lambda _, text, **__: announced.append(text))
    card = RunningCard(LIGHT)
    qtbot.addWidget(card)
    card.show_running("P01")
    for asked in range(3):
        card.show_after(AfterSession("id", "P01", Ending.COMPLETED, asked, 2))
    assert len(announced) == 2 and "0 of 2" in announced[1]
    card.show_running("P02")
    gone = RecordGone("the folder is not there")
    card.show_gone(gone, running=True)
    assert announced[2:] == ["P02 is in a session now."], "the participant may listen"
    card.show_gone(gone, running=False)
    assert announced[3].startswith("Nothing from P02 is being saved any more.")


def test_while_a_session_runs_the_moderators_window_is_opened_again_from_behind(published, qtbot):
    """The home window can be in front of it, and has no other way to it."""
    published.memory.set(ON_ONE_SCREEN, True)
    moderator = published.controller._conduct.moderator
    pids: list[int | None] = []
    run = published.run

    def reach(live, session, microphone) -> None:
        run(live, session, microphone)
        pids.append(moderator.pid)
        published.window.setVisible(True)
        published.press("Open the moderator's window")
        qtbot.waitUntil(lambda: moderator.pid not in (None, *pids), timeout=60_000)

    published.controller._sessions._run_session = reach
    start_session(qtbot, published)
    try:
        assert pids and moderator.is_running
    finally:
        moderator.close()


def test_a_resumed_session_has_the_moderators_window_in_front(published, qtbot):
    published.memory.set(ON_ONE_SCREEN, True)
    published.cut_off = True
    start_session(qtbot, published)
    moderator = published.controller._conduct.moderator
    first = moderator.pid
    try:
        assert moderator.is_running, "it stays open while the session is interrupted"
        published.cut_off = False
        published.press("Resume the session")
        qtbot.waitUntil(lambda: moderator.pid not in (None, first), timeout=60_000)
        assert moderator.is_running
    finally:
        moderator.close()


def test_the_interview_is_opened_although_the_moderators_window_is_open(published, qtbot):
    published.memory.set(ON_ONE_SCREEN, True)
    start_session(qtbot, published)
    moderator = published.controller._conduct.moderator
    first = moderator.pid
    try:
        assert moderator.is_running
        published.press("Interview and closing")
        assert moderator.is_running and moderator.pid == first, "it closes in its own time"
        qtbot.waitUntil(lambda: moderator.pid not in (None, first), timeout=60_000)
        assert moderator.is_running, "it comes to the front anew"
    finally:
        moderator.close()
