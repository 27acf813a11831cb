"""Pages of every method with answers as models write them: pictures, and what is cut on them.

``python -m tests.runs.screens.shaped_pages FOLDER`` writes a picture of each page at each size,
theme and size of letters, and prints what a program can see of it: text outside of its frame or on
no page, a scroll bar, words that are cut, controls that overlap or do not fit. It exits with 1
where it has found something.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollBar, QWidget

from labeval import app
from labeval.study.study import StudyContent
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.participant.window.rehearsal import RehearsalChoices, RehearsalWindow
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.formatted.rows import Placed
from labeval.ui.widgets.formatted.view import FormattedView
from labeval.ui.widgets.writing.editor import WritingEditor
from tests.support.studies.every_control_study import BLOCKS, every_control_study
from tests.support.texts.shaped_answers import ANSWERS, CONVERSATIONS

SIZES = ((960, 540), (1280, 720), (1366, 768), (1920, 1080))
SOURCE = ANSWERS["letter"]
ALL = [*((name, text, "markdown") for name, text in ANSWERS.items())]
ALL += [(name, text, "conversation") for name, text in CONVERSATIONS.items()]
_BORDER = 6
"""Pixels around a control in which nothing is drawn."""


def study_with(first: int, language: str = "en") -> StudyContent:
    """The study of all controls, whose three texts are answers from this number on.

    Args:
        language: of the program's own words; the study's are English.
    """
    given = every_control_study().model_dump(mode="json", by_alias=True)
    given["study"]["language"] = language
    for number, item in enumerate(given["items"]):
        name, text, form = ALL[(first + number) % len(ALL)]
        item["text"], item["source"] = text, SOURCE
        item["extra"] = {**item.get("extra", {}), "text_format": form, "shape": name}
    given["study"]["formats"] = {"text": "markdown", "source": "markdown"}
    return StudyContent.model_validate(given)


def faults_of(window: RehearsalWindow) -> Iterator[str]:
    """What a program can see that is wrong with the page on screen."""
    for bar in window.findChildren(QScrollBar):
        holder = bar.parentWidget().parentWidget()
        writes = isinstance(holder, WritingEditor)  # a text that is written may grow
        if bar.isVisible() and bar.maximum() > bar.minimum() and not writes:
            yield f"a scroll bar in {type(holder).__name__}"
    for page in window.findChildren(RatingPage):
        if page.isVisible():
            yield from faults_of_page(page)


def faults_of_page(page: RatingPage) -> Iterator[str]:
    """What a program can see that is wrong with a page."""
    if not page.controls_fit:
        yield "controls do not fit"
    for child in page.findChildren(QWidget):
        place = QRect(child.mapTo(page, QPoint(0, 0)), child.size())
        if child.isVisibleTo(page) and not page.rect().contains(place):
            yield f"{type(child).__name__} is outside of the page: {place.getRect()}"
    for button in page.findChildren(QAbstractButton):
        room = button.parentWidget().rect()
        if button.isVisibleTo(page) and not room.contains(button.geometry()):
            yield f"the button {button.text()!r} is cut"
    for view in page.findChildren(FormattedView):
        if view.isVisible() and view.text:
            yield from _faults_of_text(view)
    for label in page.findChildren(QLabel):
        if type(label) is QLabel and label.isVisibleTo(page) and not _has_room(label):
            yield f"the words {label.text()[:40]!r} are cut"
    for holder in (page, *page.findChildren(QWidget)):
        if holder.isVisibleTo(page):
            yield from _overlaps_in(holder)


def _has_room(label: QLabel) -> bool:
    """Return whether a label's words are whole."""
    if label.wordWrap():
        return label.heightForWidth(label.width()) <= label.height() + 1
    return label.sizeHint().width() <= label.width() + 1


def _overlaps_in(holder: QWidget) -> Iterator[str]:
    """Controls next to each other of which one covers a part of the other."""
    inside = [child for child in holder.children() if isinstance(child, QWidget)]
    seen = [child for child in inside if child.isVisibleTo(holder) and not child.isWindow()]
    for one, other in combinations(seen, 2):
        shared = one.geometry() & other.geometry()
        if min(shared.width(), shared.height()) > _BORDER:
            yield f"{type(one).__name__} and {type(other).__name__} overlap: {shared.getRect()}"


def _faults_of_text(view: FormattedView) -> Iterator[str]:
    laid = view._rendered
    assert laid is not None
    seen: set[int] = set()
    heights = {id(row.pieces[0].line): row.height for row in laid.rows if row.pieces}
    heads = {id(row.head) for row in laid.rows if row.head is not None and not row.head.cuts}
    for page in view._pages:
        if page and id(page[-1].row) in heads:
            yield f"headings without a row: {_start(page[-1])}"
        for placed in page:
            row = placed.row
            is_small = row.shrinks and row.height < 0.79 * heights[id(row.pieces[0].line)]
            if is_small and not row.gives:
                yield f"a formula in {row.height:.0f} px is too small: {_start(placed)}"
            if placed.bottom > view.height() + 0.5:
                yield f"{placed.bottom - view.height():.0f} px below its frame: {_start(placed)}"
            for piece in placed.row.pieces:
                right = piece.x + float(piece.line.naturalTextWidth())
                if right > view.width() + 1.5:
                    yield f"{right - view.width():.0f} px right of its frame: {_start(placed)}"
                middle = placed.y + piece.y + piece.height / 2
                if placed.top <= middle <= placed.bottom:
                    seen.add(id(piece.line))
    words = {id(p.line): p for row in laid.rows for p in row.pieces if p.words.strip()}
    shrunk = {id(row.pieces[0].line) for row in laid.rows if row.shrinks and row.pieces}
    for lost in words.keys() - seen - shrunk:
        yield f"on no page: {words[lost].words[:40]!r}"


def _start(placed: Placed) -> str:
    pieces = placed.row.pieces
    return repr(pieces[0].words[:40]) if pieces else "a row without words"


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--blocks", default=",".join(BLOCKS))
    parser.add_argument("--scales", default="1.0,2.0")
    parser.add_argument("--themes", default="light,dark")
    parser.add_argument("--sizes", default=",".join(f"{w}x{h}" for w, h in SIZES))
    parser.add_argument("--language", default="en")
    parser.add_argument("--step", type=int, default=7, help="answers between two pages")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    application = app.make_application()
    found = first = pages = 0
    kinds = product(
        chosen.blocks.split(","),
        chosen.sizes.split(","),
        chosen.themes.split(","),
        chosen.scales.split(","),
    )
    languages = LanguageSwitch(application)
    for block, size, theme, scale in kinds:
        content = study_with(first, chosen.language)
        names = [content.items[n].extra["shape"] for n in range(3)]
        first += chosen.step
        choices = RehearsalChoices(f"{block}-001", "", chosen.language, theme, scale)
        window = RehearsalWindow(content, choices, LIGHT, languages)
        window.resize(*map(int, size.split("x")))
        window.show()
        application.processEvents()
        named = f"{block}-{size}-{theme}-{scale}"
        window.grab().save(str(chosen.folder / f"{named}.png"))
        faults = sorted(set(faults_of(window)))
        if window.size().width() != int(size.split("x")[0]):
            faults.append(f"the window wants {window.width()}x{window.height()}")
        for fault in faults:
            print(f"{named} ({', '.join(names)}): {fault}", flush=True)
        found += len(faults)
        pages += 1
        window.close()
        window.deleteLater()
        application.processEvents()
    print(f"{pages} pages, {found} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
