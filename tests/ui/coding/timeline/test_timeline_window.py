"""The window with a session's timeline: keys, zoom, sound, jumps and files."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from contextlib import closing
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt

from labeval.audio.playing import Player
from labeval.audio.wave_file import WaveFile
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.edits import added
from labeval.coding.rows import Anchor, Code, Passage, Source
from labeval.jobs.coding.timeline_drawing import ROW, TOP
from labeval.store.workbook.interview_sounds import keeping_sounds
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.ui.coding.parts.code_colours import contrast
from labeval.ui.coding.timeline.view import TimelineView
from labeval.ui.coding.timeline.window import TimelineWindow
from labeval.ui.coding.window.transcript_parts import TranscriptParts
from labeval.ui.theme import THEMES
from tests.support.coding.analyst import Analyst
from tests.support.coding.beside import opened_beside, settle
from tests.support.studies.thought_aloud import think_aloud_study

KEY = Qt.Key


@pytest.fixture
def analyst(tmp_path, qtbot):
    folder = think_aloud_study(tmp_path / "study", 2, consents=("quotation", "sharing"), sound=True)
    made = Analyst(folder)
    made.sit_down(qtbot)
    yield made
    made.leave()


def opened(analyst, qtbot, sound=None):
    window = opened_beside("timeline", analyst, qtbot, sound)
    assert isinstance(window, TimelineWindow)
    window.resize(1280, 720)
    settle(window, qtbot)
    return window


@pytest.fixture
def window(analyst, qtbot):
    made = opened(analyst, qtbot)
    yield made
    made.close()


def test_it_opens_on_the_session_of_the_current_source(analyst, window, qtbot):
    names = [lane.name for lane in window.view.lanes]
    assert names == [
        *("Pages", "Current criterion", "Participant", "Supervisor", "Answers"),
        *("Look-ups, marks, slow answers", "Supervisor's actions"),
    ]
    source = analyst.controller.source
    assert window.session.value == source.session
    assert (window.view.start_ms, window.view.end_ms) == (0, 100_000)
    other = next(s for s in analyst.controller.sources.values() if s.id != source.id)
    window.session.pick(other.session)
    settle(window, qtbot)
    assert window._found.participant == other.participant


def test_it_opens_with_the_keyboard_on_the_picture_at_the_current_passage(analyst, qtbot):
    analyst.view.put_caret(Anchor(list(analyst.controller.passages)[1].id, 3))
    window = opened(analyst, qtbot)
    with qtbot.waitActive(window):
        window.activateWindow()
    assert window.view.hasFocus()
    assert window.view.current_bar.words[1].passage == analyst.view.passage.id
    window.session.setFocus()
    window.session.pick(next(id for id in window._named if id != window.session.value))
    settle(window, qtbot)
    assert window.session.hasFocus(), "whoever chooses a recording may choose another one"
    window.close()


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_bars_stand_out_from_the_paper_and_their_words_from_the_bars(theme, analyst, qtbot):
    shown = opened(analyst, qtbot)
    view = TimelineView(theme)
    qtbot.addWidget(view)
    view.resize(1280, 400)
    view.show_lanes(shown.view.lanes, shown.view.length_ms, whole=True)
    drawn = view.grab().toImage()
    for number, lane in enumerate(view.lanes):
        box = view._box(lane.bars[0], TOP + number * ROW)
        edge = drawn.pixelColor(round(box.left()), round(box.center().y()))
        assert contrast(edge, theme.color("paper")) >= 3, lane.name
        if box.width() > 10:
            inside = drawn.pixelColor(round(box.left()) + 4, round(box.top()) + 2)
            assert contrast(inside, theme.color("text")) >= theme.least_contrast, lane.name
    shown.close()


def test_keys_go_from_thing_to_thing_and_from_lane_to_lane(window, qtbot):
    view = window.view
    view.choose(0, 0)
    qtbot.keyClick(view, KEY.Key_Down)
    qtbot.keyClick(view, KEY.Key_Down)
    assert view.current_bar.text == "Is it honest? Um, I am not sure."
    assert window.details.text().startswith("00:12  Participant:  Is it honest?")
    qtbot.keyClick(view, KEY.Key_Right)
    qtbot.keyClick(view, KEY.Key_Right)
    assert view.current_bar.start_ms == 29_000
    qtbot.keyClick(view, KEY.Key_Down)
    qtbot.keyClick(view, KEY.Key_Down)
    assert "4" in view.current_bar.text and view.current_bar.start_ms == 20_000
    qtbot.keyClick(view, KEY.Key_Right)
    assert "honesty: 4 → 2" in window.details.text()
    for _ in range(9):
        qtbot.keyClick(view, KEY.Key_Right)
    assert view.current == (4, len(view.lanes[4].bars) - 1)


def test_zoom_stays_around_the_current_thing_and_scrolls(window, qtbot):
    view = window.view
    assert not window.across.isVisible(), "there is nothing to scroll to"
    view.choose(2, 2)
    qtbot.keyClick(view, KEY.Key_Plus)
    assert window.across.isVisible()
    assert view.end_ms - view.start_ms == 50_000 and view.start_ms == 14_500
    for _ in range(9):
        qtbot.keyClick(view, KEY.Key_Plus)
    assert view.end_ms - view.start_ms == 2_000
    window.across.setValue(60_000)
    assert view.start_ms == 60_000
    qtbot.keyClick(view, KEY.Key_Left)
    assert view.start_ms <= view.current_bar.start_ms <= view.end_ms
    qtbot.keyClick(view, KEY.Key_0)
    assert (view.start_ms, view.end_ms) == (0, 100_000)
    qtbot.keyClick(view, KEY.Key_Minus)
    assert (view.start_ms, view.end_ms) == (0, 100_000)


def test_enter_shows_the_words_in_their_text(window, analyst, qtbot):
    window.view.choose(2, 1)
    qtbot.keyClick(window.view, KEY.Key_Return)
    assert analyst.view.selection.text == "Now correctness. It is not fluent at all."
    analyst.view.clear_selection()
    window.view.choose(4, 0)
    qtbot.keyClick(window.view, KEY.Key_Return)  # an answer has no words
    assert analyst.view.selection is None


def test_a_code_comes_into_the_picture_at_once_and_goes_with_undo(window, analyst, qtbot):
    before = len(window.view.lanes)
    window.view.choose(2, 1)
    qtbot.keyClick(window.view, KEY.Key_Return)
    analyst.window.code_with("d")
    qtbot.waitUntil(lambda: window.view.lanes[-1].name == "Doubt")
    assert window.view.lanes[-1].bars[0].start_ms == 22_000
    analyst.controller.undo()
    qtbot.waitUntil(lambda: len(window.view.lanes) == before)


def test_a_click_plays_from_there_and_space_stops(analyst, qtbot, sound_server):
    parts = TranscriptParts(analyst.window, analyst.folder, player=Player("pulse"))
    window = opened(analyst, qtbot, parts.sound)
    view = window.view
    view.show_range(25_000, 40_000)
    box = view._box(view.lanes[2].bars[2], 30 + 2 * 24)
    at = QPoint(round(box.center().x()), round(box.center().y()))
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=at)
    assert parts.sound.is_playing and view.current == (2, 2)
    middle_ms = (view.current_bar.start_ms + view.current_bar.end_ms) / 2
    assert parts.sound.player.position_ms == pytest.approx(middle_ms - 3_000, abs=600)
    qtbot.waitUntil(lambda: (view.played_ms or 0) > middle_ms + 200)
    qtbot.keyClick(view, KEY.Key_Space)
    assert not parts.sound.is_playing
    qtbot.keyClick(view, KEY.Key_Space)  # from the beginning of the current thing
    assert parts.sound.player.position_ms == pytest.approx(26_000, abs=600)
    qtbot.keyClick(view, KEY.Key_Space)
    assert not parts.sound.is_playing
    qtbot.waitUntil(lambda: view.played_ms is None)
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(900, 10))
    assert parts.sound.is_playing
    window.close()
    parts.sound.close()


def test_a_click_next_to_something_without_length_plays_from_its_moment(window, qtbot):
    view, wanted = window.view, []
    view.play_requested.connect(wanted.append)
    box = view._box(view.lanes[4].bars[0], 30 + 4 * 24)
    at = box.center().toPoint() + QPoint(5, 0)
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=at)
    assert wanted == [view.lanes[4].bars[0].start_ms]


def test_what_is_heard_does_not_take_the_picture_away_from_who_looks_elsewhere(window):
    view = window.view
    view.show_range(0, 10_000)
    view.show_played(9_900)
    view.show_played(10_050)
    assert view.start_ms <= 10_050 <= view.end_ms, "it follows what is heard"
    view.show_range(60_000, 70_000)
    view.show_played(10_110)
    assert view.start_ms == 60_000
    view.show_range(10_000, 20_000)
    view.show_played(10_170)
    view.show_played(20_010)
    assert view.start_ms <= 20_010 <= view.end_ms, "it follows again"


def test_where_nothing_can_be_heard_it_says_so(window, qtbot):
    qtbot.keyClick(window.view, KEY.Key_Space)
    assert "Nothing can be heard" in window.notice.text()


def test_the_part_that_is_shown_is_saved(window, tmp_path, qtbot):
    window.view.show_range(15_000, 35_000)
    window.save_as(tmp_path / "part.svg")
    window.save_as(tmp_path / "part.html")
    window.settle()
    svg = ET.parse(tmp_path / "part.svg")
    texts = {e.text for e in svg.iter("{http://www.w3.org/2000/svg}text")}
    assert "Participant" in texts and "00:20" in texts and "00:40" not in texts
    page = (tmp_path / "part.html").read_text(encoding="utf-8")
    assert "No, wait, two." in page and "data:audio/mpeg" in page and "Wavers" not in page
    assert "part.html" in window.details.text()


def test_a_page_without_consent_is_refused_in_words(tmp_path, qtbot, monkeypatch):
    made = Analyst(think_aloud_study(tmp_path / "private", 1, sound=True))
    made.sit_down(qtbot)
    window = opened(made, qtbot)
    asked = []
    monkeypatch.setattr(window, "ask_place", lambda *given: asked.append(given))
    window.ask_where("Page", "HTML (*.html)", ".html")
    assert "sharing" in window.notice.text() and asked == [], "before a place is asked for"
    window.notice.hide()
    window.save_as(tmp_path / "page.html")
    window.settle()
    assert "sharing" in window.notice.text() and not (tmp_path / "page.html").exists()
    window.ask_where("Picture", "SVG (*.svg)", ".svg")
    assert len(asked) == 1
    window.close()
    made.leave()


def test_the_sessions_of_a_participant_have_numbers_of_their_own(window):
    source = next(iter(window.corpus.sources.values()))
    sources = [
        replace(source, id=str(n), session=f"s{n}" if n else source.session, participant=who)
        for n, who in enumerate(("P1", "P2", "P1", "P1"))
    ]
    window.corpus = Corpus(sources, {}, (), ())
    window.show_corpus()
    window.settle()
    assert window._named == {source.session: "P1", "s2": "P1 (2)", "s3": "P1 (3)", "s1": "P2"}


@pytest.fixture
def interviewer(tmp_path, qtbot):
    """Somebody with two interviews from elsewhere, of which one has times."""
    folder = StudyFolder(tmp_path / "talks")
    folder.path.mkdir()
    rows = [
        Source("i", "interview", "Interview P7", participant="P7"),
        Passage("i.0", "i", 0, "What was hard?", "interviewer", 500, 2_000),
        Passage("i.1", "i", 1, "The scale was hard.", "participant", 3_000, 13_500),
        Source("n", "interview", "Interview P8", participant="P8"),
        Passage("n.0", "n", 0, "Nobody knows when.", "participant"),
        Code("c", "Scale"),
    ]
    with Workbook(folder.workbook, coder="A") as book:
        book.take_in([added(row) for row in rows])
    made = Analyst(folder)
    made.sit_down(qtbot)
    yield made
    made.leave()


def test_interviews_from_elsewhere_have_speech_and_codes(interviewer, tmp_path, qtbot):
    interviewer.controller.open_source("i")
    window = opened(interviewer, qtbot)
    view = window.view
    assert [lane.name for lane in view.lanes] == ["Interviewer", "Participant"]
    assert window._named == {"i": "Interview P7"} and view.length_ms == 13_500
    view.choose(1, 0)
    qtbot.keyClick(view, KEY.Key_Return)
    assert interviewer.view.selection.text == "The scale was hard."
    interviewer.window.code_with("c")
    qtbot.waitUntil(lambda: len(view.lanes) == 3)
    assert (view.lanes[2].bars[0].start_ms, view.lanes[2].bars[0].end_ms) == (3_000, 13_500)
    view.show_range(0, 1_900)
    window.save_as(tmp_path / "part.svg")
    window.settle()
    texts = [e.text for e in ET.parse(tmp_path / "part.svg").iter() if e.tag.endswith("}text")]
    assert "Interviewer" in texts and "Participant" not in texts
    window.close()


def test_why_there_is_no_page_of_an_interview_from_elsewhere_is_said(interviewer, qtbot):
    interviewer.controller.open_source("i")
    window = opened(interviewer, qtbot)
    window.ask_where("Page", "HTML (*.html)", ".html")
    assert window.notice.isVisible()
    assert "only of a session" in window.notice.text()


def test_an_interview_with_its_sound_is_played(interviewer, tmp_path, qtbot, sound_server):
    with closing(WaveFile(tmp_path / "talk.wav", rate=16_000, channels=1)) as sound:
        sound.write(bytes(2 * 16_000 * 14))
    with keeping_sounds(interviewer.folder, [("i", tmp_path / "talk.wav")]):
        pass
    parts = TranscriptParts(interviewer.window, interviewer.folder, player=Player("pulse"))
    interviewer.controller.open_source("i")
    assert parts.sound.strip.isVisibleTo(interviewer.window)
    window = opened(interviewer, qtbot, parts.sound)
    window.view.choose(1, 0)
    qtbot.keyClick(window.view, KEY.Key_Space)
    assert parts.sound.is_playing and window._sound.playing()[0] == "i"
    assert parts.sound.player.position_ms == pytest.approx(3_000, abs=600)
    qtbot.keyClick(window.view, KEY.Key_Space)
    assert not parts.sound.is_playing
    window.close()
    parts.sound.close()


def test_a_text_without_times_says_that_it_has_no_timeline(interviewer, qtbot):
    interviewer.controller.open_source("n")
    window = opened(interviewer, qtbot)
    assert window.session.value_name == "Interview P8"
    assert window.empty.isVisibleTo(window) and "without times" in window.empty.text()
    assert not window.save.isEnabled()
    window.show_source(interviewer.controller.sources["i"])
    settle(window, qtbot)
    assert not window.empty.isVisibleTo(window) and window.session.value_name == "Interview P7"
    window.close()
