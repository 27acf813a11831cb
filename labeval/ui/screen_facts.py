"""Facts about the screens and fonts of this computer."""

from __future__ import annotations

import sys

from PySide6.QtGui import QFontDatabase, QFontInfo, QGuiApplication, QScreen

from labeval.jobs.computer.fact import CONTEXT, Fact, Subject
from labeval.jobs.sessions.readiness import Readiness
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedList, MarkedText
from labeval.ui.displays import Situation, arrangement
from labeval.ui.widgets.basics.glyphs import missing_glyphs

_WIDTH, _HEIGHT = 1280, 720
"""Logical pixels that pages are made for."""
_SCRIPTS = {
    QT_TRANSLATE_NOOP("Script", "Latin"): "äßłőşñ",
    QT_TRANSLATE_NOOP("Script", "Greek"): "αω",
    QT_TRANSLATE_NOOP("Script", "Cyrillic"): "жщ",
    QT_TRANSLATE_NOOP("Script", "Arabic"): "عش",
    QT_TRANSLATE_NOOP("Script", "Hebrew"): "אש",
    QT_TRANSLATE_NOOP("Script", "Devanagari"): "कश",
    QT_TRANSLATE_NOOP("Script", "Thai"): "กษ",
    QT_TRANSLATE_NOOP("Script", "Chinese or Japanese"): "语語あア",
    QT_TRANSLATE_NOOP("Script", "Hangul"): "한글",
    QT_TRANSLATE_NOOP("Script", "mathematical signs"): "∑√≤∈",
    QT_TRANSLATE_NOOP("Script", "emoji"): "😀👍",
}
"""Letters that stand for their script."""
_INSTALL = QT_TRANSLATE_NOOP(
    "Computer",
    "No font can draw: {scripts}. Texts in them would show empty boxes. On Debian and Ubuntu: "
    "apt install fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji",
)
_INSTALL_ELSEWHERE = QT_TRANSLATE_NOOP(
    "Computer",
    "No font can draw: {scripts}. Texts in them would show empty boxes. Install the Noto fonts of "
    "these scripts.",
)


def screen_facts() -> list[Fact]:
    """Facts about each screen, and about the fonts; a QGuiApplication has to exist."""
    screens = [_screen(screen) for screen in QGuiApplication.screens()]
    if arrangement().situation is Situation.MIRRORED:
        screens.append(_mirrored())
    return [*screens, font_fact()]


def no_display(reason: MarkedText) -> Fact:
    """The fact that no window can be shown."""
    return Fact(Subject.SCREEN, Readiness.TO_DO, reason, "screen=none", prevents_sessions=True)


def font_fact() -> Fact:
    """The scripts that no font of this computer can draw."""
    families = len(QFontDatabase.families())
    if not families:
        text = QT_TRANSLATE_NOOP("Computer", "No font is installed: no window could be read.")
        marked = MarkedText(text, {}, CONTEXT)
        return Fact(Subject.FONTS, Readiness.TO_DO, marked, "fonts=none", prevents_sessions=True)
    family = QFontInfo(QGuiApplication.font()).family()
    missing = [script for script, letters in _SCRIPTS.items() if missing_glyphs([letters])]
    report = f"fonts={families} {family}; missing={','.join(missing) or 'none'}"
    if missing:
        text = _INSTALL if sys.platform.startswith("linux") else _INSTALL_ELSEWHERE
        scripts = MarkedList(tuple(MarkedText(script, {}, "Script") for script in missing))
        marked = MarkedText(text, {"scripts": scripts}, CONTEXT)
        return Fact(Subject.FONTS, Readiness.TO_DO, marked, report)
    text = QT_TRANSLATE_NOOP(
        "Computer", "Every script that was tried can be drawn; windows use {family}"
    )
    return Fact(
        Subject.FONTS, Readiness.READY, MarkedText(text, {"family": family}, CONTEXT), report
    )


def _screen(screen: QScreen) -> Fact:
    size = screen.geometry().size()
    values = {
        "width": size.width(),
        "height": size.height(),
        "scale": round(100 * screen.devicePixelRatio()),
        "platform": QGuiApplication.platformName(),
    }
    report = "screen={platform} {width}x{height} {scale}%".format(**values)
    if size.width() < _WIDTH or size.height() < _HEIGHT:
        readiness = Readiness.TO_DO
        text = QT_TRANSLATE_NOOP(
            "Computer",
            "{width}×{height} at {scale} %, smaller than 1280×720: texts are split into more "
            "pages. A smaller scaling in the system's settings may help.",
        )
    else:
        readiness = Readiness.READY
        text = QT_TRANSLATE_NOOP("Computer", "{width}×{height} at {scale} % ({platform})")
    return Fact(Subject.SCREEN, readiness, MarkedText(text, values, CONTEXT), report)


def _mirrored() -> Fact:
    """Screens that show the same picture leave the supervisor none of their own."""
    text = QT_TRANSLATE_NOOP(
        "Computer",
        "The screens show the same picture, so a participant would see the supervisor's window. "
        "Extend the desktop in the system's settings instead.",
    )
    return Fact(Subject.SCREEN, Readiness.TO_DO, MarkedText(text, {}, CONTEXT), "screen=mirrored")
