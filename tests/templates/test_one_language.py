"""No page shows words of two languages: not the program's, and not the study's."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent

from labeval.session.assignment.starting import SessionStart, new_header
from labeval.session.events.clock import SessionClock
from labeval.session.events.events import Ending
from labeval.session.running.opening import start
from labeval.store.record.record import Record
from labeval.study.study import StudyContent
from labeval.ui.language import LanguageSwitch
from tests.templates import test_at_the_window as at_the_window
from tests.templates.page_texts import ReadingRobot, mixed

WALKED = {case.values[:1] + case.values[2:3] for case in at_the_window.CASES}
"""Template and language of the walks that look for mixed pages elsewhere."""
CASES = [
    (name, content.study.conditions[0].id, language)
    for name, content in at_the_window.TEMPLATES.items()
    for language in ("en", "de")
    if (name, language) not in WALKED
]


@pytest.mark.parametrize(("template", "condition", "language"), CASES)
def test_every_page_of_a_template_is_in_one_language(qapp, tmp_path, template, condition, language):
    """The other language of each template; the walk itself looks at every page."""
    content = at_the_window.cut_short(at_the_window.TEMPLATES[template], condition)
    session, _ = at_the_window.went_through(qapp, tmp_path, content, condition, language)
    assert (session.language, session.state.ended) == (language, Ending.COMPLETED)


def only_in_english(content: StudyContent) -> StudyContent:
    def kept(raw):
        if isinstance(raw, dict) and set(raw) == {"en", "de"}:
            return {"en": raw["en"]}
        if isinstance(raw, dict):
            return {key: kept(value) for key, value in raw.items()}
        return [kept(value) for value in raw] if isinstance(raw, list) else raw

    return StudyContent.model_validate(kept(content.model_dump(mode="json", by_alias=True)))


@pytest.fixture
def english(tmp_path):
    """The six-method study without its German texts."""
    six = at_the_window.TEMPLATES["six-methods"]
    return only_in_english(at_the_window.cut_short(six, "dqe"))


def test_a_study_in_english_only_is_shown_in_english_by_a_german_program(qapp, tmp_path, english):
    """Also where an older program has written down that the session is in German."""
    languages = LanguageSwitch(qapp)
    languages.use("de")
    chair = SessionStart(kind="simulated", language="de", condition="dqe", override_reason="test")
    with Record(tmp_path / "record.sqlite") as record:
        record.versions.keep(english)
        made = new_header(english, chair, taken={}, codes=set(), rng=random.Random(7))
        assert made.language == "en"
        older = replace(made, language="de")
        session = start(older, english, record.sessions, SessionClock())
        robot = ReadingRobot(session, languages)
        try:
            robot.run()
            card = robot.window._deck.appearance
            assert "language" not in card._options, "there is nothing to choose"
        finally:
            robot.window.close()
            robot.window.deleteLater()
            qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # gone before the record
            languages.use("en")
    assert mixed(robot.read, "en", english.study) == {}
    both = at_the_window.TEMPLATES["six-methods"].study
    assert mixed(robot.read, "de", both), "the language of a page can be told"
