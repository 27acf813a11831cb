"""The mirror has the participant's colours and spacing, whatever the window around it has."""

from __future__ import annotations

from datetime import UTC, datetime

from labeval.jobs.planning.simulate import RobotTime
from labeval.session.events.events import Kind
from labeval.store.record.record import Record
from labeval.ui.chosen_theme import system_theme
from labeval.ui.moderator.window.mirror import Mirror
from labeval.ui.theme import THEMES, WHITE_ON_BLACK
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import is_wide, type_font
from tests.ui.moderator.conftest import begun, moderated_content


def test_chosen_colours_are_those_around_the_mirror(qtbot, tmp_path):
    mirror = Mirror(WHITE_ON_BLACK)
    qtbot.addWidget(mirror)
    with Record(tmp_path / "record.sqlite") as record:
        session = begun(record, moderated_content(), "dqe", RobotTime(datetime.now(UTC)))
        mirror.show_view(session)
        assert mirror.stage.theme == system_theme() != mirror.theme
        for name, theme in THEMES.items():
            session.note(Kind.APPEARANCE, field="theme", value=name)
            mirror.show_view(session)
            assert mirror.stage.theme == theme


def test_wide_spacing_is_that_of_the_mirror_alone(qtbot, tmp_path):
    mirror = Mirror(WHITE_ON_BLACK)
    qtbot.addWidget(mirror)
    usual = type_font(14).wordSpacing()
    with Record(tmp_path / "record.sqlite") as record:
        session = begun(record, moderated_content(), "dqe", RobotTime(datetime.now(UTC)))
        session.note(Kind.APPEARANCE, field="spacing", value="wide")
        mirror.show_view(session)
        assert mirror.stage.theme.wide
        labels = mirror.stage.findChildren(Label)
        assert labels and all(label.font().wordSpacing() > usual for label in labels)
    assert type_font(14).wordSpacing() == usual and not is_wide()
