"""Every answer that is shaped as models write on a page of every method, looked at by program.

``python -m tests.runs.screens.every_shape FOLDER`` opens a window for each block, size and scale of
letters, takes it through all pages, prints what ``shaped_pages.faults_of`` finds, and writes a
picture of each page that has a fault. It exits with 1 where there is one.
"""

from __future__ import annotations

import argparse
import sys
from itertools import product
from pathlib import Path

from PySide6.QtWidgets import QApplication

from labeval import app
from labeval.session.running.unrecorded import places_of, state_at
from labeval.study.study import StudyContent
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.window.rehearsal import RehearsalChoices, RehearsalWindow
from labeval.ui.theme import LIGHT
from tests.runs.screens.shaped_pages import ALL, SIZES, SOURCE, faults_of
from tests.support.studies.every_control_study import BLOCKS, STATED, every_control_study

_TOGETHER = 3
"""Texts of one question, which are on one page, or in pairs on three."""
_SHAPES = [*ALL, *ALL[: -len(ALL) % _TOGETHER]]


def study_of_all(language: str) -> StudyContent:
    """The study of all controls with every shape as a text, in a fixed order.

    Args:
        language: of the program's own words; the study's are English.
    """
    given = every_control_study().model_dump(mode="json", by_alias=True)
    given["study"]["language"] = language
    given["study"]["formats"] = {"text": "markdown", "source": "markdown"}
    given["items"] = [
        {
            "id": f"a{n:02}",
            "text": text,
            "source": SOURCE,
            "question": f"What is said about number {n // _TOGETHER}?",
            "system": "abc"[n % _TOGETHER],
            "extra": {"text_format": form, "shape": name, "stated": STATED},
        }
        for n, (name, text, form) in enumerate(_SHAPES)
    ] + [item for item in given["items"] if item["use"] == "training"]
    for block in given["study"]["blocks"].values():
        block["order"] = {**block.get("order", {}), "items": "fixed"}
    return StudyContent.model_validate(given)


def faults_in(
    application: QApplication,
    content: StudyContent,
    choices: RehearsalChoices,
    size: str,
    folder: Path,
) -> tuple[int, int]:
    """Take a window through all pages of a block; pages and faults."""
    window = RehearsalWindow(content, choices, LIGHT, LanguageSwitch(application))
    window.resize(*map(int, size.split("x")))
    window.show()
    application.processEvents()
    session = window.session
    block = session.state.current.block
    places = [
        place
        for place in places_of(session.state.plan, content.study)
        if session.state.plan.steps[place.step].block == block
        and session.state.plan.steps[place.step].kind == "rating"
        and not place.on_break
    ]
    found = 0
    for place in places:
        session.state = state_at(
            session.state.plan, place, content.study, appearance=choices.appearance
        )
        window._redraw()
        application.processEvents()
        faults = sorted(set(faults_of(window)))
        if f"{window.width()}x{window.height()}" != size:
            faults.append(f"the window wants {window.width()}x{window.height()}")
        name = f"{choices.language}-{size}-{choices.text_size}-{place.id(session.state.plan)}"
        for fault in faults:
            shapes = [content.item(id).extra["shape"] for id in session.page.items]
            print(f"{name} ({', '.join(shapes)}): {fault}", flush=True)
        if faults:
            window.grab().save(str(folder / f"{name}.png"))
        found += len(faults)
    window.close()
    window.deleteLater()
    application.processEvents()
    return len(places), found


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--blocks", default=",".join(BLOCKS))
    parser.add_argument("--scales", default="1.0,2.0")
    parser.add_argument("--sizes", default=",".join(f"{w}x{h}" for w, h in SIZES))
    parser.add_argument("--languages", default="en,de")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    application = app.make_application()
    pages = found = 0
    for language in chosen.languages.split(","):
        content = study_of_all(language)
        for block, size, scale in product(
            chosen.blocks.split(","), chosen.sizes.split(","), chosen.scales.split(",")
        ):
            choices = RehearsalChoices(f"{block}-001", "", language, "light", scale)
            seen, faults = faults_in(application, content, choices, size, chosen.folder)
            pages, found = pages + seen, found + faults
            print(f"# {language} {block} {size} {scale}: {seen} pages, {faults} faults", flush=True)
    print(f"{pages} pages, {found} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
