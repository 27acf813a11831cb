"""No rating page of any template shows a system's name, a variant, an item's id or another column.

What a participant must not see is replaced by marks that stand in no text. Every rating and
training page is then drawn by the real widgets, as pictures whose letters can be read (SVG), and
everything that a widget holds as text, tooltip, title or accessible name is read as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from labeval.session.assignment.starting import SessionStart, new_header
from labeval.session.events.clock import SessionClock
from labeval.session.plan.plan import make_plan
from labeval.session.robots.robot import Character, Robot, latent_quality
from labeval.session.running.opening import start
from labeval.session.running.session import Session
from labeval.session.state.judge_support import ratings_for
from labeval.store.record.record import Record
from labeval.study.folder import STUDY_FILE
from labeval.study.model.items import Item
from labeval.study.model.steps import ConsentStep
from labeval.study.pages import Page
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.methods import find_page
from labeval.ui.participant.page_view import view_for
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.participant.window.window import ParticipantWindow
from labeval.ui.theme import LIGHT

TEMPLATES = Path(__file__).parents[2] / "resources" / "templates"
FOLDERS = sorted(
    file.parent
    for file in TEMPLATES.glob(f"*/{STUDY_FILE}")
    if (file.parent / "items.csv").exists()  # where nothing is rated, no text has a writer
)
SHOWN = {"source_title"}
"""Columns beyond those that every item has and that a page shows: what a source is called."""
MARK = re.compile(r"mark(?:ed)?\d+[a-z]+", re.IGNORECASE)
SIZE = (1280, 616)


def marked(content: StudyContent) -> StudyContent:
    """The study with a mark for every id and for every column that nobody may see."""
    ids = {item.id: f"mark{n}id" for n, item in enumerate(content.items)}
    study = content.study.model_dump(mode="json", by_alias=True)
    chosen_by = {
        column: value
        for block in study["blocks"].values()
        for column, value in block["items"]["where"].items()
    }
    study["blocks"] = renamed(study["blocks"], ids)
    items = [
        hidden(item, n, ids, kept=SHOWN | set(chosen_by)) for n, item in enumerate(content.items)
    ]
    ratings = [
        rating.model_dump() | {"item": ids[rating.item], "model": f"mark{n}judge"}
        for n, rating in enumerate(content.judge_ratings)
    ]
    rest = content.model_dump(mode="json", by_alias=True)
    rest |= {"study": study, "items": items, "judge_ratings": ratings}
    return StudyContent.model_validate(rest)


def hidden(item: Item, n: int, ids: dict[str, str], *, kept: set[str]) -> dict[str, Any]:
    raw: dict[str, Any] = item.model_dump(mode="json")
    for column in ("system", "variant"):
        if column not in kept and raw[column]:
            raw[column] = f"mark{n}{column}"
    raw["extra"] = {
        name: value if name in kept else f"mark{n}{re.sub('[^a-z]', '', name)}"
        for name, value in raw["extra"].items()
    }
    return raw | {"id": ids[item.id]}


def renamed(value: object, ids: dict[str, str]) -> Any:
    """The same settings with every item called by its new id."""
    if isinstance(value, dict):
        return {key: renamed(part, ids) for key, part in value.items()}
    if isinstance(value, list):
        return [renamed(part, ids) for part in value]
    return ids.get(value, value) if isinstance(value, str) else value


def pages_of(content: StudyContent) -> Iterator[Page]:
    """Every rating and training page that the first participants of each condition see."""
    seen: set[tuple[str, tuple[str, ...], tuple[str, ...]]] = set()
    for condition in content.study.conditions:
        for participant in range(2):
            plan = make_plan(content, condition.id, seed=5, participant=participant)
            for page in (page for step in plan.steps for page in step.pages):
                if (page.block, page.items, page.criteria) not in seen:
                    seen.add((page.block, page.items, page.criteria))
                    yield page


def letters_drawn(widget: QWidget) -> str:
    """All text that a widget and what is in it paint."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture = QSvgGenerator()
    picture.setOutputDevice(buffer)
    picture.setSize(QSize(*SIZE))
    widget.render(picture)
    del picture
    return bytes(buffer.data().data()).decode()


def words_held(widget: QWidget) -> Iterator[str]:
    """Everything that a widget and what is in it say, also to a screen reader or on hovering."""
    for part in (widget, *widget.findChildren(QWidget)):
        yield from (part.toolTip(), part.statusTip(), part.whatsThis(), part.windowTitle())
        yield from (part.accessibleName(), part.accessibleDescription(), part.objectName())
        if isinstance(part, QAbstractButton | QLabel):
            yield part.text()
        elif isinstance(part, QTextEdit | QPlainTextEdit):
            yield part.document().toPlainText()


def marks_on(widget: QWidget) -> list[str]:
    return MARK.findall("\n".join((letters_drawn(widget), *words_held(widget))))


def drawn(page: RatingPage, content: StudyContent, shown: Page, language: str) -> RatingPage:
    """The page with everything in view that a language model says of it."""
    page.resize(*SIZE)
    judge = ratings_for(content, shown)
    page.show_page(replace(view_for(content, shown, language), judge=judge))
    return page


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_rating_page_shows_what_would_give_a_text_away(folder: Path, qtbot) -> None:
    content = marked(read_study(folder))
    pages: dict[str, RatingPage] = {}
    count = 0
    for shown in pages_of(content):
        page = pages.get(shown.block)
        if page is None:
            page = pages[shown.block] = find_page(content.study.blocks[shown.block].method)()
            qtbot.addWidget(page)
            page.set_theme(LIGHT)
        assert marks_on(drawn(page, content, shown, "en")) == [], shown.id
        count += 1
    assert count >= len(content.study.blocks)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_nothing_around_a_page_gives_a_text_away(
    folder: Path, qtbot, qapp: QApplication, tmp_path: Path
) -> None:
    content = marked(read_study(folder))
    languages = LanguageSwitch(qapp)
    for condition in content.study.conditions:
        with Record(tmp_path / f"{condition.id}.sqlite") as record:
            record.versions.keep(content)
            session = at_first_rating_page(content, record, condition.id)
            window = ParticipantWindow(session, LIGHT, full_screen=False, translations=languages)
            qtbot.addWidget(window)
            window.resize(*SIZE)
            (page,) = window.findChildren(RatingPage)
            assert page.view.page == session.page
            assert marks_on(window) == []
            window.close()


def at_first_rating_page(content: StudyContent, record: Record, condition: str) -> Session:
    """A session that a robot has taken through everything before its first page."""
    wanted = SessionStart(kind="rehearsal", condition=condition, override_reason="a test")
    header = new_header(content, wanted, taken={}, codes=set(), rng=Random(3))
    session = start(header, content, record.sessions, SessionClock())
    robot = Robot(Character(0.1, 0, 1, careless=False), latent_quality(content, 1), Random(3))
    while session.state.current.kind != "rating":
        if isinstance(step := session.step_in_file(), ConsentStep):
            session.give_consent(robot.consents(step))
            continue
        for field, value in robot.answers(session) if not session.state.feedback else ():
            session.answer(field, value)
        if session.edited is not None and not session.state.feedback:
            for draft in robot.drafts(session):
                draft.into(session)
        session.go_on()
    return session


@pytest.mark.parametrize("column", ["text", "question"])
def test_a_mark_in_what_is_shown_is_found(column: str, qtbot) -> None:
    content = marked(read_study(TEMPLATES / "six-methods"))
    items = [item.model_copy(update={column: f"See mark{n}{column}."}) for n, item in
             enumerate(content.items)]  # fmt: skip
    given_away = content.model_copy(update={"items": items})
    shown = next(pages_of(given_away))
    page = find_page(given_away.study.blocks[shown.block].method)()
    qtbot.addWidget(page)
    found = marks_on(drawn(page, given_away, shown, "en"))
    assert found and all(mark.endswith(column) for mark in found)


def test_a_mark_in_what_a_language_model_says_is_found(qtbot) -> None:
    content = marked(read_study(TEMPLATES / "rag-questionnaire"))
    ratings = [r.model_copy(update={"explanation": "mark1judge"}) for r in content.judge_ratings]
    given_away = content.model_copy(update={"judge_ratings": ratings})
    shown = next(page for page in pages_of(given_away) if page.counts)
    page = find_page("dqe")()
    qtbot.addWidget(page)
    assert marks_on(drawn(page, given_away, shown, "en"))


def test_a_mark_in_a_tooltip_or_a_name_for_screen_readers_is_found(qtbot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    inner = QLabel("no mark", widget)
    inner.setToolTip("written by mark3system")
    inner.setAccessibleName("mark4id")
    assert marks_on(widget) == ["mark3system", "mark4id"]
