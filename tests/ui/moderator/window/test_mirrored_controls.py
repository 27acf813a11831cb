"""What may be used on the participant's page looks so in the mirror, which takes no answer."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from labeval import places
from labeval.jobs.planning.simulate import RobotTime, run_screen
from labeval.session.robots.robot import Character, Robot, latent_quality
from labeval.store.record.record import Record
from labeval.study.reading import read_study
from labeval.ui.language import LanguageSwitch
from labeval.ui.moderator.window.stage import Stage
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.participant.window.window import ParticipantWindow
from labeval.ui.theme import LIGHT
from tests.templates.page_texts import shown_texts
from tests.ui.moderator.conftest import begun

TEMPLATES = {
    "aspects": "aspects",
    "claim-check": "check",
    "error-spans": "translation",
    "ranking": "order",
    "rewriting": "rewriting",
}


def controls(page: QWidget) -> set[tuple[str, str, bool]]:
    """The buttons in view: class, words, and whether they look as if they may be used."""
    return {
        (type(button).__name__, button.text() or button.accessibleName(), button.isEnabled())
        for button in page.findChildren(QAbstractButton)
        if button.isVisibleTo(page)
    }


@pytest.mark.parametrize("template", TEMPLATES)
def test_controls_look_as_on_the_participants_page(
    template: str, tmp_path: Path, qtbot: QtBot, qapp: QApplication
) -> None:
    content = read_study(places.templates() / template)
    time = RobotTime(datetime(2026, 1, 5, 8, tzinfo=UTC))
    careful = Character(0.3, 0.0, 1.0, careless=False)
    robot = Robot(careful, latent_quality(content, 1), random.Random(4))
    with Record(tmp_path / "record.sqlite") as record:
        session = begun(record, content, TEMPLATES[template], time)
        while session.state.current.kind != "rating":
            run_screen(session, robot, time)
        switch = LanguageSwitch(qapp)
        window = ParticipantWindow(session, LIGHT, full_screen=False, translations=switch)
        window.resize(1280, 720)
        window.show()
        room = QWidget()
        qtbot.addWidget(room)
        stage = Stage(LIGHT, room)
        try:
            for _ in range(2):  # as it comes, and as it is drawn anew
                stage.show_view(session, "")
                for _ in range(20):
                    qapp.processEvents()
                pages = window.findChildren(RatingPage)
                page = next(each for each in pages if each.isVisible())
                assert stage.page is not None
                assert controls(stage.page) == controls(page)
                assert set(shown_texts(stage.page)) == set(shown_texts(page))
                stage.page.placement.place(afresh=True)
                stage.page.show_answers()
        finally:
            window.close()
            window.deleteLater()
