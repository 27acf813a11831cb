"""Every screen of participants in every language, size of letters and size of screen: does it fit?

``python -m tests.runs.screens.languages_fit [--table FILE]`` prints what does not, and a table of
languages and screens for the documents. It exits with 1 where something does not fit. Languages,
screens and sizes of letters can be chosen.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication

from labeval import app, places
from labeval.study.study import StudyContent
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.window.rehearsal import RehearsalChoices, RehearsalWindow
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.questions.question_list import QuestionList
from tests.runs.screens.shaped_pages import faults_of
from tests.support.studies.every_control_study import BLOCKS, every_control_study

LANGUAGES = tuple(words.language for words in places.participants_languages())
SCREENS = ((1280, 720), (960, 540))
SCALES = ("1.0", "1.5", "2.0")
PLACES = ("consent", "words", "about:1", "about:2", "end", *(f"{block}-001" for block in BLOCKS))
"""A screen of each kind, and a page of each method."""
_SCROLLS = f"a scroll bar in {QuestionList.__name__}"
"""Questions may be below each other; nothing else scrolls."""


def misfits(
    languages: Sequence[str],
    at: Sequence[str] = PLACES,
    screens: Sequence[tuple[int, int]] = SCREENS,
    scales: Sequence[str] = SCALES,
    spacing: str = "",
) -> Iterator[tuple[str, str, tuple[int, int], str, list[str]]]:
    """Language, place, screen, scale, and what does not fit there: nothing where all does."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    switch = LanguageSwitch(application)
    for language in languages:
        content = in_language(language)
        for place, screen, scale in product(at, screens, scales):
            choices = RehearsalChoices(place, "", language, "light", scale, spacing)
            window = RehearsalWindow(content, choices, LIGHT, switch)
            window.resize(*screen)
            window.show()
            application.processEvents()
            found = sorted({*faults_of(window), *cut_buttons(window)} - {_SCROLLS})
            if (window.width(), window.height()) != screen:
                found.append(f"the window wants {window.width()}x{window.height()}")
            window.close()
            window.deleteLater()
            application.processEvents()
            yield language, place, screen, scale, found
    switch.use("en")


def in_language(language: str) -> StudyContent:
    """The study of all controls, whose sessions are in a language."""
    given = every_control_study().model_dump(mode="json", by_alias=True)
    given["study"]["languages"] = [language]
    return StudyContent.model_validate(given)


def cut_buttons(window: RehearsalWindow) -> Iterator[str]:
    """Buttons anywhere in the window whose words have no room, or that reach out of it."""
    for button in window.findChildren(QAbstractButton):
        if not button.isVisible() or not button.text():
            continue
        place = QRect(button.mapTo(window, QPoint(0, 0)), button.size())
        if _is_in_list(button):
            continue  # questions scroll below each other
        if not window.rect().contains(place):
            yield f"the button {button.text()!r} is outside of the window"


def _is_in_list(button: QAbstractButton) -> bool:
    above = button.parentWidget()
    while above is not None and not isinstance(above, QuestionList):
        above = above.parentWidget()
    return above is not None


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--screens", default=",".join(f"{w}x{h}" for w, h in SCREENS))
    parser.add_argument("--scales", default=",".join(SCALES))
    parser.add_argument("--spacing", default="", choices=("usual", "wide"))
    parser.add_argument("--table", type=Path)
    chosen = parser.parse_args()
    application = app.make_application()
    count: Counter[tuple[str, tuple[int, int], str]] = Counter()
    missing: dict[tuple[str, tuple[int, int], str], list[str]] = defaultdict(list)
    languages, scales = chosen.languages.split(","), chosen.scales.split(",")
    sizes = [size.partition("x") for size in chosen.screens.split(",")]
    screens = [(int(width), int(height)) for width, _, height in sizes]
    every = misfits(languages, PLACES, screens, scales, chosen.spacing)
    for language, place, screen, scale, found in every:
        at = (language, screen, scale)
        count[at] += 1
        for fault in found:
            print(f"{language} {place} {screen[0]}x{screen[1]} {scale}: {fault}", flush=True)
        if found:
            missing[at].append(place)
    rows = table(list(product(screens, scales)), languages, count, missing)
    print("\n".join(rows))
    if chosen.table is not None:
        chosen.table.write_text("\n".join(rows) + "\n", encoding="utf-8")
    del application
    return 1 if missing else 0


def table(
    kinds: Sequence[tuple[tuple[int, int], str]],
    languages: Sequence[str],
    count: Counter[tuple[str, tuple[int, int], str]],
    missing: dict[tuple[str, tuple[int, int], str], list[str]],
) -> list[str]:
    """Rows in Markdown: for each language how many screens fit, and the names of the others."""
    heads = [f"{w}×{h}, {round(float(scale) * 100)} %" for (w, h), scale in kinds]
    rows = [f"| language | {' | '.join(heads)} |", "| --- |" + " --- |" * len(heads)]
    for language in languages:
        cells = []
        for screen, scale in kinds:
            at = (language, screen, scale)
            names = ", ".join(sorted(missing[at]))
            cells.append(
                f"{count[at] - len(missing[at])} of {count[at]}" + f": {names}" * bool(names)
            )
        rows.append(f"| {language} | {' | '.join(cells)} |")
    return rows


if __name__ == "__main__":
    sys.exit(main())
