"""Where a text has no page, the right column says who speaks; names of facts are not cut."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from labeval.coding.rows import Passage, Source, SourceKind, Where
from labeval.ui.coding.moment.column import MomentColumn
from labeval.ui.coding.parts.fact_rows import FactRows
from labeval.ui.coding.parts.names import Naming
from labeval.ui.coding.text.columns import columns_of
from labeval.ui.coding.text.row_painter import SMALL_PX
from labeval.ui.coding.transcript.speakers import SpeakerPopup
from labeval.ui.language import LanguageSwitch
from labeval.ui.theme import GRID, LABEL_PX, LIGHT
from labeval.ui.widgets.basics.lettering import line_height, longest_word, text_width

pytestmark = pytest.mark.usefixtures("in_english")


def test_attributes_of_whoever_speaks_stand_where_a_page_would(qtbot):
    asked = []

    def known(source: Source, speaker: str) -> dict[str, str]:
        asked.append(speaker)
        return {"background": "none"}

    column = MomentColumn(LIGHT, Naming(), lambda: None, known)
    qtbot.addWidget(column)
    source = Source("s", SourceKind.INTERVIEW, "Interview P07", participant="P07")
    column.show_passage(source, Passage("p", "s", 0, "It confused me.", "Kim"))
    column.look()
    assert asked == ["Kim"]
    assert column._head._label.text() == "PARTICIPANT P07"
    assert column._facts.accessibleName() == "Speaker: Kim; background: none"
    assert column._why.isHidden() and column._ratings_why.isHidden()
    column.show_passage(source, Passage("q", "s", 1, "Why?", "interviewer"))
    column.look()
    assert asked[-1] == "", "of the participant who is asked"
    assert column._head._label.text() == "INTERVIEW WITH P07"
    assert column._facts.accessibleName() == "background: none"


@pytest.mark.parametrize(("at_ms", "offered"), [(None, False), (4_000, True)])
def test_only_what_was_said_in_a_session_is_offered_to_a_supervisor(qtbot, at_ms, offered):
    window = QWidget()
    qtbot.addWidget(window)
    popup = SpeakerPopup(LIGHT, window)
    here = [Passage("p", "s", 0, "Why?", "Kim", where=Where(session_ms=at_ms))]
    popup.ask(here, here, QPoint(), 0)
    names = [popup._list.item(row).text() for row in range(popup._list.count())]
    assert ("Supervisor" in names) == offered and {"Interviewer", "Kim"} <= set(names)


def test_no_offer_of_a_speaker_is_cut_in_german(qtbot, qapp):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    popup = SpeakerPopup(LIGHT, window)
    passages = [Passage(f"p{n}", "s", n, "Why?", "Kim") for n in range(120)]
    switch = LanguageSwitch(qapp)
    switch.use("de")
    popup.ask(passages[:1], passages, QPoint(), 0)
    wanted, room = popup._list.sizeHintForColumn(0), popup._list.viewport().width()
    switch.use("en")
    assert wanted <= room


def test_a_short_name_does_not_touch_what_was_said():
    columns = columns_of(1280, LIGHT, timed=False, spoken=True)
    room = columns.text - columns.speaker
    assert text_width("Anna", LIGHT.px(SMALL_PX), strong=True) + GRID <= room


def test_a_long_name_of_a_fact_takes_a_second_line(qtbot):
    rows = FactRows(LIGHT)
    qtbot.addWidget(rows)
    rows.resize(200, 100)
    rows.show_facts([("Age", "4")])
    one = rows.heightForWidth(200)
    rows.show_facts([("Answered meanwhile, and once more later", "4")])
    assert rows.heightForWidth(200) >= one + line_height(LIGHT.px(13))


@pytest.mark.parametrize("width", [200, 237, 300])
def test_no_word_of_a_name_or_of_its_value_is_cut(qtbot, width):
    rows = FactRows(LIGHT)
    qtbot.addWidget(rows)
    joined = "Completeness\N{NO-BREAK SPACE}4, Correctness\N{NO-BREAK SPACE}4"
    name, value = "Answered meanwhile", rows._breakable("Answered meanwhile", joined, width)
    assert (value == joined) == (width > 210)
    label = rows._label_width(name, value, width)
    px = LIGHT.px(LABEL_PX)
    assert longest_word([name], px) <= label
    assert longest_word([joined], px, strong=True) == text_width("Completeness 4,", px, strong=True)
    assert longest_word([value], px, strong=True) <= width - label - 8
