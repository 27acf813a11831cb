"""Actions that fit the state of a session, and the reasons against the others.

The session decides for itself when it gets one.
"""

from __future__ import annotations

from labeval.session.events.actions import ActionKind
from labeval.session.running.action_events import (
    ActionRefusal,
    can_be_sent_back,
    can_be_skipped,
    why_not_reopened,
)
from labeval.session.state.session_view import SessionView
from labeval.text.marks import QT_TRANSLATE_NOOP

_NO_REST = frozenset({"consent", "break"})
_ENDED = QT_TRANSLATE_NOOP("Moderator", "the session has ended")
_PAUSED = QT_TRANSLATE_NOOP("Moderator", "the session is paused")
_ON_A_BREAK = QT_TRANSLATE_NOOP("Moderator", "the participant is on a break")
_NO_REST_HERE = QT_TRANSLATE_NOOP("Moderator", "a consent or a break is on screen")
_NO_PAGE = QT_TRANSLATE_NOOP("Moderator", "no page with a text is on screen")
_NO_COMMENT = QT_TRANSLATE_NOOP("Moderator", "this page does not ask for a comment")
_NO_HINTS = QT_TRANSLATE_NOOP("Moderator", "the study has no hints")
_NOT_SKIPPED = QT_TRANSLATE_NOOP("Moderator", "a consent or a test cannot be skipped")
_NO_WAY_BACK = QT_TRANSLATE_NOOP("Moderator", "there is nothing to go back to from here")

_NOT_REOPENED = {
    ActionRefusal.NOT_ENDED: QT_TRANSLATE_NOOP("Moderator", "the session has not ended"),
    ActionRefusal.NOT_EARLY: QT_TRANSLATE_NOOP("Moderator", "you did not end it early"),
    ActionRefusal.REJECTED: QT_TRANSLATE_NOOP("Moderator", "the session is rejected"),
}


def why_not(view: SessionView, kind: ActionKind) -> str:
    """Why an action is not possible now, marked under ``Moderator``; empty where it is."""
    state = view.state
    if kind == ActionKind.REOPEN:
        refusal = why_not_reopened(state)
        return _NOT_REOPENED[refusal] if refusal is not None else ""
    if state.ended is not None:
        return _ENDED
    if kind in (ActionKind.PAUSE, ActionKind.RESUME):
        return _NO_REST_HERE if state.current.kind == "consent" else ""
    if kind == ActionKind.REMINDER:
        return _why_no_reminder(view)
    if kind == ActionKind.HINT:
        return _why_no_hint(view)
    if kind in (ActionKind.BREAK, ActionKind.SKIP, ActionKind.BACK):
        return _why_not_moved(view, kind)
    return ""


def _why_no_reminder(view: SessionView) -> str:
    if view.page is None or view.state.current.kind != "rating":
        return _NO_PAGE
    return "" if view.settings().comment.ask else _NO_COMMENT


def _why_no_hint(view: SessionView) -> str:
    if view.page is None:
        return _NO_PAGE
    return "" if view.content.study.moderation.hints else _NO_HINTS


def _why_not_moved(view: SessionView, kind: ActionKind) -> str:
    state = view.state
    if state.paused:
        return _PAUSED
    if state.on_break:
        return _ON_A_BREAK
    if kind == ActionKind.BREAK:
        return _NO_REST_HERE if state.current.kind in _NO_REST else ""
    if kind == ActionKind.SKIP:
        return "" if can_be_skipped(view) else _NOT_SKIPPED
    return "" if can_be_sent_back(view) else _NO_WAY_BACK
