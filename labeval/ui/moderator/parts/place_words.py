"""The screen that a session is at, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from labeval.session.monitor.monitor import SessionMonitor
from labeval.session.state.pages_ahead import pages_here
from labeval.study.pages import Page
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.language import interface_language
from labeval.ui.participant.window.whereabouts import screen_kind
from labeval.ui.step_in_words import block_in_words

_KINDS = {
    "text": QT_TRANSLATE_NOOP("WhereCard", "A text to read"),
    "consent": QT_TRANSLATE_NOOP("WhereCard", "Consent"),
    "origin": QT_TRANSLATE_NOOP("WhereCard", "How the texts came about"),
    "test": QT_TRANSLATE_NOOP("WhereCard", "Test"),
    "questionnaire": QT_TRANSLATE_NOOP("WhereCard", "Questionnaire"),
    "instructions": QT_TRANSLATE_NOOP("WhereCard", "Instructions"),
    "break": QT_TRANSLATE_NOOP("WhereCard", "Break"),
    "pause": QT_TRANSLATE_NOOP("WhereCard", "Paused"),
    "writing": QT_TRANSLATE_NOOP("WhereCard", "Writing"),
}
_ENDED = QT_TRANSLATE_NOOP("WhereCard", "The session has ended")
_PRACTICE = QT_TRANSLATE_NOOP("WhereCard", "Practice {number} of {count}")
_PAGE = QT_TRANSLATE_NOOP("WhereCard", "Page {number} of {count}")
_OTHER = QT_TRANSLATE_NOOP("WhereCard", "Another screen")


def place_words(monitor: SessionMonitor) -> str:
    """Page and number of pages, or the name of the step."""
    state = monitor.state
    kind = screen_kind(state)
    if kind == "ended":
        return _translated(_ENDED)
    if state.page is not None:
        text = _translated(_PRACTICE if state.page.training is not None else _PAGE)
        count = pages_here(state, monitor.content.study.limits.pages)
        return text.format(number=state.screen + 1, count=count)
    title = getattr(monitor.view.step_in_file(), "title", None)
    name = title.in_language(monitor.view.language) if title else ""
    return name or _translated(_KINDS.get(kind, _OTHER))


def method_of(monitor: SessionMonitor, page: Page) -> str:
    """The name of a page's block, where the session has pages of several; else empty."""
    if len({mark.page.block for mark in monitor.marks.all}) < 2:
        return ""
    return block_in_words(monitor.content.study.blocks[page.block], interface_language())


def _translated(text: str) -> str:
    return QCoreApplication.translate("WhereCard", text)
