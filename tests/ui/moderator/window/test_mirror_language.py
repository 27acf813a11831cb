"""The mirror shows the participant's screen in the participant's language, as they see it."""

from __future__ import annotations

from labeval.store.record.record import Record
from labeval.ui.language import LanguageSwitch
from labeval.ui.moderator.window.stage import Stage
from labeval.ui.theme import LIGHT
from tests.conftest import small_study
from tests.templates.page_texts import foreign, shown_texts
from tests.ui.moderator.conftest import begun, moderated_content


def test_a_german_moderator_sees_an_english_page_in_english(qtbot, qapp, tmp_path):
    import random
    from datetime import UTC, datetime

    from PySide6.QtWidgets import QWidget

    from labeval.jobs.planning.simulate import RobotTime, run_screen
    from labeval.session.robots.robot import Character, Robot, latent_quality

    content = moderated_content()
    languages = LanguageSwitch(qapp)
    languages.use("de")
    room = QWidget()
    qtbot.addWidget(room)
    try:
        with Record(tmp_path / "record.sqlite") as record:
            time = RobotTime(datetime.now(UTC))
            session = begun(record, content, "dqe", time)
            quality = latent_quality(content, 1)
            robot = Robot(Character(0.3, 0.0, 1.0, careless=False), quality, random.Random(4))
            stage = Stage(LIGHT, room)
            read: set[str] = set()
            while session.state.ended is None and len(session.state.left_pages) < 2:
                stage.show_view(session, "")
                read |= set(shown_texts(stage))
                run_screen(session, robot, time)
            qapp.processEvents()
            read |= set(shown_texts(stage))
        assert foreign(read, "en", content.study) == set()
        assert len(read) > 20 and foreign(read, "de", content.study)
    finally:
        languages.use("en")


def test_changes_on_the_current_page_and_before_it_name_a_criterion_in_one_language(make_lab, qapp):
    german = {"honesty": "Ehrlichkeit", "correctness": "Richtigkeit"}
    german |= {"clarity": "Klarheit", "fluency": "Fluss"}
    criteria = [
        criterion.model_dump(mode="json", exclude_none=True)
        | {"name": {"en": criterion.id.capitalize(), "de": german[criterion.id]}}
        for criterion in small_study().criteria
    ]
    languages = LanguageSwitch(qapp)
    languages.use("de")
    try:
        lab = make_lab(criteria=criteria)
        lab.walk(3)
        for field_id, value in lab.robot.answers(lab.session):
            lab.session.answer(field_id, value)
        lab.window.look()
        named = {what for _, what, _ in lab.window.during.just_now.lines}
        assert named & set(german.values())
        assert not named & {name.capitalize() for name in german}
    finally:
        languages.use("en")
