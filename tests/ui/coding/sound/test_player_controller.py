"""The text follows the sound: what is heard is marked, and what is clicked is heard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from labeval.audio.playing import Player
from labeval.coding.rows import Anchor, Passage
from labeval.store.workbook.workbook import Workbook
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.sound.waveform import SoundStrip
from labeval.ui.coding.sound.word_times import SpokenWords
from labeval.ui.coding.window.transcript_parts import TranscriptParts
from labeval.ui.coding.window.window import CodingWindow
from labeval.ui.memory import Memory
from labeval.ui.theme import LIGHT
from tests.support.coding.spoken_workbook import GAP_MS, TEXTS, WORD_MS, spoken_workbook

EACH_MS = WORD_MS + GAP_MS


@pytest.fixture
def folder(tmp_path):
    return spoken_workbook(tmp_path / "study")


@pytest.fixture
def window(folder, tmp_path, qtbot) -> Iterator[CodingWindow]:
    controller = CodingController(Workbook(folder.workbook, coder="A"))
    window = CodingWindow(controller, LIGHT, Memory(tmp_path / "memory.json"))
    window.resize(1280, 720)
    window.show()
    yield window
    window.close()
    controller.workbook.close()
    window.deleteLater()


@pytest.fixture
def parts(window, folder, sound_server) -> TranscriptParts:
    parts = TranscriptParts(window, folder, player=Player("pulse"))
    window.open_source("s1")
    return parts


def word(parts: TranscriptParts) -> str:
    """The word that is marked as playing."""
    playing = parts._view._playing
    if playing is None:
        return ""
    passage = parts._controller.text().passage(playing[0])
    found = passage.words[playing[1]]
    return passage.text[found.start : found.end]


def test_the_words_are_marked_in_turn_while_they_are_played(parts, qtbot):
    spoken = []
    parts.sound.word_reached.connect(lambda *_: spoken.append(word(parts)))
    QTest.keyClick(parts._view, Qt.Key.Key_Space)
    assert parts.sound.is_playing
    qtbot.waitUntil(lambda: word(parts) == "And")
    QTest.keyClick(parts._view, Qt.Key.Key_Space)
    assert not parts.sound.is_playing
    assert list(dict.fromkeys(spoken))[:6] == [*TEXTS[0][1].split(), "And"]
    assert word(parts) == ""


def test_a_click_on_a_word_plays_that_word_and_stops(parts, qtbot):
    parts.sound.hear("p1", 5)
    start = (5 + 1) * EACH_MS
    assert parts.sound.is_playing
    qtbot.waitUntil(lambda: not parts.sound.is_playing)
    assert parts.sound.player.position_ms == pytest.approx(start + WORD_MS, abs=2)
    parts.sound.toggle_follow()
    parts.sound.hear("p0", 0)
    assert not parts.sound.is_playing


def test_a_click_where_words_have_no_times_only_goes_there(parts):
    timed = parts._controller.passages
    bare = [replace(p, words=(), start_ms=p.words[0].start_ms, end_ms=9000) for p in timed]
    parts.sound.take_passages(bare)
    parts.sound.hear("p1", 5)
    assert not parts.sound.is_playing, "it would be the whole passage"
    assert parts.sound.player.position_ms == pytest.approx(bare[1].start_ms, abs=2)


def test_speed_back_and_ahead_by_keys(parts, window):
    sound = parts.sound
    sound.seek(4000)
    QTest.keyClick(window, Qt.Key.Key_F3)
    assert sound.player.position_ms == 2000
    QTest.keyClick(window, Qt.Key.Key_F5)
    assert sound.player.position_ms == 4000
    for _ in range(12):
        QTest.keyClick(window, Qt.Key.Key_F7)
    assert sound.player.speed == 2.0
    assert not sound.bar.faster.isEnabled()
    for _ in range(12):
        QTest.keyClick(window, Qt.Key.Key_F6)
    assert sound.player.speed == 0.5
    assert window.memory.get("coding.sound.speed") == 0.5


def test_a_loop_stays_in_what_is_selected(parts, window, qtbot):
    QTest.keyClick(window, Qt.Key.Key_F8)
    assert not parts.sound.is_playing
    assert parts.sound.bar.message
    parts._view.select(Anchor("p1", 4), Anchor("p1", 13))
    QTest.keyClick(window, Qt.Key.Key_F8)
    start, end = (5 + 1) * EACH_MS, (5 + 2) * EACH_MS + WORD_MS
    assert parts.sound.player.loop == (start, end)
    seen: list[float] = []

    def around() -> bool:
        seen.append(parts.sound.player.position_ms)
        return any(b < a for a, b in pairwise(seen))

    qtbot.waitUntil(around)
    assert start - 1 <= min(seen)
    assert max(seen) <= end + 41
    QTest.keyClick(window, Qt.Key.Key_F8)
    assert parts.sound.player.loop is None


def test_another_source_takes_the_sound_away_and_lets_go_of_the_file(parts, window):
    QTest.keyClick(parts._view, Qt.Key.Key_Space)
    window.open_source("s2")
    assert not parts.sound.player.is_open
    assert not parts.sound.bar.isVisible()
    assert not parts.sound.strip.isVisible()
    window.open_source("s1")
    assert parts.sound.player.is_open
    assert parts.strip.isVisible()


def test_a_missing_sound_is_reported_and_the_words_can_still_be_corrected(parts, window, folder):
    window.open_source("s2")
    (folder.audio / "session-01" / "sound.wav").unlink()
    window.open_source("s1")
    assert not parts.sound.player.is_open
    assert parts.line.isVisible()
    QTest.keyClick(parts._view, Qt.Key.Key_Space)
    assert not parts.sound.is_playing
    parts.words.edit()
    assert parts.words.is_editing


def test_the_waveform_seeks_where_it_is_clicked_and_selects_what_is_drawn_over(parts, qtbot):
    strip = parts.sound.strip
    length = parts.sound.player.length_ms
    assert strip.shown == (0, length)
    middle = QPoint(strip.width() // 2, 20)
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=middle)
    assert parts.sound.player.position_ms == pytest.approx(
        length / 2, abs=length / strip.width() * 2
    )
    x = [round(ms / length * strip.width()) for ms in (0, 2 * EACH_MS)]
    QTest.mousePress(strip, Qt.MouseButton.LeftButton, pos=QPoint(x[0], 20))
    QTest.mouseMove(strip, QPoint(x[1], 20))
    QTest.mouseRelease(strip, Qt.MouseButton.LeftButton, pos=QPoint(x[1], 20))
    selection = parts._view.selection
    assert selection is not None
    assert selection.text == "I read"


def test_zooming_keeps_the_moment_under_the_mouse(qtbot):
    strip = SoundStrip(LIGHT)
    qtbot.addWidget(strip)
    strip.resize(800, 51)
    strip.show_sound(None, 600_000)
    assert strip.shown == (0, 90_000)
    strip.zoom(1, around=45_000)
    start, end = strip.shown
    assert end - start == pytest.approx(60_000)
    assert (45_000 - start) / (end - start) == pytest.approx(0.5)
    strip.zoom(-20)
    assert strip.shown == (0, 600_000)
    strip.zoom(50)
    assert strip.shown[1] - strip.shown[0] == 5_000
    strip.show_position(300_000)
    assert strip.shown[0] < 300_000 < strip.shown[1]


def test_every_word_is_found_by_its_time_and_by_its_place(folder):
    with Workbook(folder.workbook, coder="A") as workbook:
        passages = workbook.passages("s1")
    words = SpokenWords(passages)
    for passage in passages:
        for number, spoken in enumerate(passage.words):
            middle = (spoken.start_ms + spoken.end_ms) / 2
            found = words.at(middle)
            assert found is not None
            assert (found.passage, found.word) == (passage.id, number)
            assert words.under(passage.id, spoken.start) == found
            assert words.between(spoken.start_ms, spoken.end_ms) == (
                *(Anchor(passage.id, spoken.start), Anchor(passage.id, spoken.end)),
            )
    assert words.at(-1) is None
    assert words.under("nowhere", 0) is None
    assert words.time_of(Anchor("p0", 0), Anchor("p1", 3)) == (0, 5 * EACH_MS + WORD_MS)


def test_a_passage_whose_words_have_no_times_is_followed_as_a_whole():
    turns = [
        Passage(f"p{n}", "s", float(n), "Some words.", "", 1_000 * n, 1_000 * n + 900)
        for n in range(3)
    ]
    spoken = SpokenWords([*turns, Passage("w", "s", 3.0, "Written.")])
    reached = [
        found and found.passage for ms in (500, 1_500, 2_500, 4_000) for found in [spoken.at(ms)]
    ]
    assert reached == ["p0", "p1", "p2", None] and spoken.at(500).word == -1
    assert spoken.between(0, 3_000) is None
