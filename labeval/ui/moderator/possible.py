"""Which actions fit where a session is, and why the others do not.

The session decides for itself when it gets one.
"""

from __future__ import annotations

from labeval.session.acting import (
    Refusal,
    can_be_sent_back,
    can_be_skipped,
    why_not_reopened,
)
from labeval.session.acts import ActKind
from labeval.session.standing import Standing
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
    Refusal.NOT_ENDED: QT_TRANSLATE_NOOP("Moderator", "the session has not ended"),
    Refusal.NOT_EARLY: QT_TRANSLATE_NOOP("Moderator", "you did not end it early"),
    Refusal.REJECTED: QT_TRANSLATE_NOOP("Moderator", "the session is rejected"),
}


def why_not(standing: Standing, kind: ActKind) -> str:
    """Why an action is not possible now, marked under ``Moderator``; empty where it is."""
    state = standing.state
    if kind == ActKind.REOPEN:
        refusal = why_not_reopened(state)
        return _NOT_REOPENED[refusal] if refusal is not None else ""
    if state.ended is not None:
        return _ENDED
    if kind in (ActKind.PAUSE, ActKind.RESUME):
        return _NO_REST_HERE if state.current.kind == "consent" else ""
    if kind == ActKind.REMINDER:
        return _why_no_reminder(standing)
    if kind == ActKind.HINT:
        return _why_no_hint(standing)
    if kind in (ActKind.BREAK, ActKind.SKIP, ActKind.BACK):
        return _why_not_moved(standing, kind)
    return ""


def _why_no_reminder(standing: Standing) -> str:
    if standing.page is None or standing.state.current.kind != "rating":
        return _NO_PAGE
    return "" if standing.settings().comment.ask else _NO_COMMENT


def _why_no_hint(standing: Standing) -> str:
    if standing.page is None:
        return _NO_PAGE
    return "" if standing.content.study.moderation.hints else _NO_HINTS


def _why_not_moved(standing: Standing, kind: ActKind) -> str:
    state = standing.state
    if state.paused:
        return _PAUSED
    if state.on_break:
        return _ON_A_BREAK
    if kind == ActKind.BREAK:
        return _NO_REST_HERE if state.current.kind in _NO_REST else ""
    if kind == ActKind.SKIP:
        return "" if can_be_skipped(standing) else _NOT_SKIPPED
    return "" if can_be_sent_back(standing) else _NO_WAY_BACK
