"""The robot at the window answers questionnaires as they are, wherever the keyboard begins."""

from __future__ import annotations

import pytest

from labeval.session.events.events import Kind
from labeval.ui.language import LanguageSwitch
from labeval.ui.robot import WindowRobot

CHOICE = {
    "id": "used",
    "kind": "single",
    "text": "Do you use it?",
    "options": [{"id": "yes", "label": "Yes"}, {"id": "no", "label": "No"}],
}
NOTE = {"id": "note", "kind": "text", "text": "Anything before?", "mandatory": False}
AGE = {"id": "age", "kind": "number", "text": "How old?", "min": 18, "max": 99}
STORY = {"id": "story", "kind": "text", "text": "What happened?", "lines": 4}
BORN = {"id": "born", "kind": "date", "text": "When?", "latest": "2010-12-31", "mandatory": False}
VIEW = {
    "id": "view",
    "kind": "matrix",
    "text": "Do you agree?",
    "points": ["no", "partly", "yes"],
    "rows": [{"id": f"r{n}", "text": f"Sentence {n}."} for n in range(3)],
}


@pytest.mark.parametrize(
    "questions",
    [
        [NOTE, CHOICE],
        [NOTE, STORY, CHOICE, VIEW],
        [BORN, NOTE, AGE],
        [STORY],
        [NOTE],
    ],
    ids=lambda questions: "-".join(q["id"] for q in questions),
)
def test_it_completes_a_questionnaire(seat, steps, questions, qapp):
    step = {"step": "questionnaire", "id": "ask", "questions": questions}
    person = seat([step, steps.thanks])
    person.window.hide()
    robot = WindowRobot(person.session, LanguageSwitch(qapp))
    try:
        told = robot.run()
    finally:
        robot.window.deleteLater()
    assert "completed" in told
    answered = {event.field for event in person.events(Kind.ANSWER)}
    wanted = {
        f"{q['id']}.{row['id']}" if "rows" in q else q["id"]
        for q in questions
        if q.get("mandatory", True)
        for row in q.get("rows", [{"id": ""}])
    }
    assert wanted <= answered


@pytest.mark.parametrize("first", ["a screen to pass", "words to type"])
def test_it_presses_nothing_while_the_keyboard_comes_from_a_moderators_window(
    seat, steps, qapp, first
):
    ask = {"step": "questionnaire", "id": "ask", "questions": [NOTE]}
    welcome = [steps.welcome] if first == "a screen to pass" else []
    person = seat([*welcome, ask, steps.thanks])
    person.window.hide()
    robot = WindowRobot(person.session, LanguageSwitch(qapp))
    robot.window.presence.attend(True)  # so the keys right after the window came are dropped
    try:
        report = robot.run()
    finally:
        robot.window.deleteLater()
    assert "completed" in report
