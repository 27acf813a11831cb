"""A transcript is corrected, split, joined, replaced and redacted with the keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.coding.acts import added
from labeval.coding.editing import retype
from labeval.coding.redacting import PENDING, SEALED
from labeval.coding.rows import Anchor, Passage, Source, SourceKind
from labeval.store.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.ui.coding.desk import Desk
from labeval.ui.coding.opening import coding_window
from labeval.ui.coding.transcript_bench import TranscriptBench
from labeval.ui.coding.transcript_editor import PassageEditor
from labeval.ui.coding.window import CodingWindow
from labeval.ui.theme import LIGHT
from tests.spoken_workbook import TEXTS, WORD_MS, spoken_workbook

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Seat:
    """An analyst at the window."""

    def __init__(self, folder: StudyFolder, qtbot) -> None:
        self.folder, self.qtbot = folder, qtbot
        self.desk = Desk(Workbook(folder.workbook, coder="A"))
        self.window = CodingWindow(self.desk, LIGHT)
        self.bench = TranscriptBench(self.window, folder)
        self.window.resize(1280, 720)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(lambda: QGuiApplication.focusWindow() is not None)
        self.window.open_source("s1")
        self.view = self.window.view

    @property
    def texts(self) -> list[str]:
        return [passage.text for passage in self.desk.passages]

    def caret(self, passage: int, offset: int) -> None:
        self.view.setFocus()
        self.view.put_caret(Anchor(self.desk.passages[passage].id, offset))

    def key(self, key: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the keyboard is."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)
        QApplication.processEvents()

    def type(self, text: str) -> None:
        QTest.keyClicks(QApplication.focusWidget(), text)
        QApplication.processEvents()

    def close(self) -> None:
        self.window.close()
        self.desk.workbook.close()
        self.window.deleteLater()


@pytest.fixture
def seat(tmp_path, qtbot) -> Iterator[Seat]:
    seat = Seat(spoken_workbook(tmp_path / "study"), qtbot)
    yield seat
    seat.close()


def test_a_word_is_corrected_in_place_and_codes_and_times_stay(seat):
    seat.caret(0, 2)
    seat.key(Qt.Key.Key_F2)
    assert isinstance(QApplication.focusWidget(), PassageEditor)
    for _ in range(4):
        seat.key(Qt.Key.Key_Delete)
    seat.type("understood")
    seat.key(Qt.Key.Key_Return)
    assert seat.texts[0] == "I understood the question twice"
    assert [coding.quote for coding in seat.desk.codings.values()] == ["the question"]
    words = seat.desk.passages[0].words
    assert [(w.start_ms, w.end_ms) for w in words][1] == (400, 400 + WORD_MS)
    assert QApplication.focusWidget() is seat.view
    seat.key(Qt.Key.Key_Z, CONTROL)
    assert seat.texts == [text for _, text in TEXTS]


def test_escape_leaves_the_text_as_it_was(seat):
    seat.caret(1, 0)
    seat.key(Qt.Key.Key_Return)
    seat.type("xyz")
    seat.key(Qt.Key.Key_Escape)
    assert seat.texts == [text for _, text in TEXTS]
    assert seat.desk.workbook.can_undo == "Code"


def test_what_is_typed_survives_that_somebody_else_writes_in_the_workbook(seat):
    seat.caret(0, 0)
    seat.key(Qt.Key.Key_F2)
    seat.type("Well ")
    with Workbook(seat.folder.workbook, coder="B") as other:
        text = other.text_of("s1")
        other.do("Correct", retype(text, "p1", "And what then"))
        other.do("Correct", retype(other.text_of("s1"), "p0", "I read the question again"))
    seat.desk.look_elsewhere()
    assert seat.texts[1] == "And what then"
    editor = QApplication.focusWidget()
    assert isinstance(editor, PassageEditor)
    assert editor.text == "Well I read the question twice"
    seat.key(Qt.Key.Key_Return)
    assert seat.texts[0] == "Well I read the question twice"


def test_what_was_typed_is_still_there_where_it_could_not_be_kept(seat):
    seat.caret(0, 0)
    seat.key(Qt.Key.Key_F2)
    seat.type("Well ")
    with Workbook(seat.folder.workbook, coder="B") as other:
        other.do("Correct", retype(other.text_of("s1"), "p0", "I read the question again"))
    seat.key(Qt.Key.Key_Return)
    editor = seat.view.findChild(PassageEditor)
    assert editor is not None
    assert editor.text == "Well I read the question twice"
    seat.desk.look_elsewhere()
    seat.key(Qt.Key.Key_Return)
    assert seat.texts[0] == "Well I read the question twice"


def test_what_is_typed_is_kept_when_the_window_is_closed(tmp_path, qtbot):
    folder = spoken_workbook(tmp_path / "study")
    window = coding_window(folder, LIGHT, coder="A")
    window.show()
    window.open_source("s1")
    (bench,) = window.findChildren(TranscriptBench)
    bench.words.edit()
    QTest.keyClicks(window.view.findChild(PassageEditor), "Well ")
    window.close()
    window.deleteLater()
    with Workbook(folder.workbook, coder="A") as workbook:
        assert workbook.passages("s1")[0].text == "Well I read the question twice"


def test_delete_at_the_end_joins_with_the_next_passage(seat):
    seat.caret(0, len(TEXTS[0][1]))
    seat.key(Qt.Key.Key_F2)
    seat.key(Qt.Key.Key_Delete)
    assert seat.texts[0] == f"{TEXTS[0][1]} {TEXTS[1][1]}"


def test_a_click_elsewhere_takes_what_was_typed(seat):
    seat.caret(1, 0)
    seat.key(Qt.Key.Key_F2)
    seat.type("Well ")
    seat.view.setFocus(Qt.FocusReason.MouseFocusReason)
    assert seat.texts[1] == "Well And then what happened"


def test_control_enter_splits_at_the_caret_while_correcting_and_without(seat):
    seat.caret(2, len("A codec was named "))
    seat.key(Qt.Key.Key_F2)
    seat.type("once ")
    seat.key(Qt.Key.Key_Return, CONTROL)
    assert seat.texts[2:4] == ["A codec was named once", "and nobody asked for a codec"]
    assert isinstance(QApplication.focusWidget(), PassageEditor)
    seat.key(Qt.Key.Key_Escape)
    assert seat.desk.passages[3].start_ms == seat.desk.passages[3].words[0].start_ms
    seat.caret(0, len("I read "))
    seat.key(Qt.Key.Key_Return, CONTROL)
    assert seat.texts[:2] == ["I read", "the question twice"]
    seat.key(Qt.Key.Key_Z, CONTROL)
    seat.key(Qt.Key.Key_Z, CONTROL)
    assert seat.texts == [text for _, text in TEXTS]


def test_backspace_at_the_start_joins_with_the_passage_before(seat):
    seat.caret(3, 0)
    seat.key(Qt.Key.Key_F2)
    seat.key(Qt.Key.Key_Backspace)
    joined = f"{TEXTS[2][1]} {TEXTS[3][1]}"
    assert seat.texts == [TEXTS[0][1], TEXTS[1][1], joined]
    editor = QApplication.focusWidget()
    assert isinstance(editor, PassageEditor)
    assert editor.offset == len(TEXTS[2][1])
    seat.key(Qt.Key.Key_Escape)
    seat.caret(0, 3)
    seat.key(Qt.Key.Key_J, CONTROL)
    assert seat.texts[0] == f"{TEXTS[0][1]} {TEXTS[1][1]}"


def test_tab_goes_on_to_the_next_passage(seat):
    seat.caret(0, 0)
    seat.key(Qt.Key.Key_F2)
    seat.type("Yes ")
    seat.key(Qt.Key.Key_Tab)
    seat.type("Oh ")
    seat.key(Qt.Key.Key_Return)
    assert seat.texts[:2] == ["Yes I read the question twice", "Oh And then what happened"]


def test_a_speaker_is_assigned_to_one_passage_or_to_all_of_a_voice(seat):
    seat.caret(0, 0)
    seat.key(Qt.Key.Key_P, CONTROL)
    seat.type("Anna")
    seat.key(Qt.Key.Key_Return)
    assert [p.speaker for p in seat.desk.passages] == [
        *("Anna", "supervisor", "participant", "participant")
    ]
    seat.caret(2, 0)
    seat.key(Qt.Key.Key_P, CONTROL)
    seat.type("Anna")
    seat.key(Qt.Key.Key_Down)
    seat.key(Qt.Key.Key_Return)
    assert [p.speaker for p in seat.desk.passages] == ["Anna", "supervisor", "Anna", "Anna"]


def test_find_and_replace_one_by_one_and_all_at_once(seat):
    seat.caret(0, 0)
    seat.key(Qt.Key.Key_H, CONTROL)
    seat.type("codec")
    seat.key(Qt.Key.Key_Return)
    bar = seat.bench.replace
    assert bar.count == 2
    assert bar.found == "1 of 2"
    bar.typed.setFocus()
    seat.type("format")
    seat.key(Qt.Key.Key_Return)
    assert seat.texts[2] == "A format was named and nobody asked for a codec"
    assert bar.found == "1 of 1"
    seat.key(Qt.Key.Key_Return)
    assert seat.texts[2] == "A format was named and nobody asked for a format"
    bar.wanted.setText("FORMAT")
    bar.typed.setText("thing")
    seat.qtbot.waitUntil(lambda: bar.count == 2)
    bar.case.setChecked(True)
    assert bar.count == 0
    bar.case.setChecked(False)
    bar.everywhere.setChecked(True)
    bar.all.click()
    assert seat.texts[2] == "A thing was named and nobody asked for a thing"
    assert seat.desk.workbook.passages("s2")[0].text == "Nobody asked for a codec."
    seat.desk.undo()
    assert seat.texts[2] == "A format was named and nobody asked for a format"
    bar.wanted.setFocus()
    seat.key(Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert QApplication.focusWidget() is seat.view


def test_what_was_written_in_a_session_is_not_corrected(seat):
    seat.window.open_source("s2")
    seat.caret(0, 0)
    seat.key(Qt.Key.Key_F2)
    assert not seat.bench.words.is_editing
    assert "is data and stays as it was written" in seat.window.footer.told
    assert not seat.bench.sound.bar.isVisible()
    seat.key(Qt.Key.Key_Return, CONTROL)
    seat.key(Qt.Key.Key_J, CONTROL)
    assert seat.texts == ["Nobody asked for a codec."]


def test_what_was_written_in_a_session_is_redacted_and_destroyed(seat):
    seat.window.open_source("s2")
    seat.view.select(Anchor("c1", 0), Anchor("c1", 6))
    seat.key(Qt.Key.Key_X, CONTROL | SHIFT)
    assert seat.texts == [f"{PENDING} asked for a codec."]
    assert seat.bench.line.waiting.isVisible()
    seat.bench.ask_to_destroy()
    seat.bench.card.go.click()
    seat.qtbot.waitUntil(lambda: seat.texts == [f"{SEALED} asked for a codec."], timeout=20_000)


@pytest.mark.parametrize(
    ("kind", "why"), [(SourceKind.RESPONSES, "key presses"), (SourceKind.NOTES, "supervisor")]
)
def test_responses_and_notes_are_not_redacted_and_it_says_why(seat, kind, why):
    source = Source("s3", kind, "Text", "P1", "session")
    passage = Passage("r1", "s3", 0.0, "Nobody asked.")
    seat.desk.workbook.take_in([added(source), added(passage)])
    seat.desk.read_again()
    seat.window.open_source("s3")
    seat.view.select(Anchor("r1", 0), Anchor("r1", 6))
    seat.key(Qt.Key.Key_X, CONTROL | SHIFT)
    assert seat.texts == ["Nobody asked."]
    assert why in seat.window.footer.told


def test_find_and_replace_passes_over_marks_of_redaction(seat):
    seat.view.select(Anchor("p1", 0), Anchor("p1", 3))
    seat.key(Qt.Key.Key_X, CONTROL | SHIFT)
    bar = seat.bench.replace
    bar.open_bar()
    bar.wanted.setText(f"{PENDING} then")
    bar.typed.setText("So")
    seat.qtbot.waitUntil(lambda: bar.found == "not found")
    bar.replace_every()
    bar.wanted.setText("then")
    seat.qtbot.waitUntil(lambda: bar.count == 2)
    bar.typed.setText(PENDING)
    bar.replace_every()
    assert seat.texts[1] == f"{PENDING} then what happened"
    bar.typed.setText("so")
    bar.replace_every()
    assert seat.texts[1] == f"{PENDING} so what happened"


def test_a_redaction_mutes_is_undone_and_is_destroyed_only_after_asking(seat):
    start = TEXTS[2][1].index("nobody")
    seat.view.select(Anchor("p2", start + 2), Anchor("p2", start + 9))
    seat.key(Qt.Key.Key_X, CONTROL | SHIFT)
    assert seat.texts[2] == f"A codec was named and {PENDING} for a codec"
    (muted,) = seat.bench.sound.player._muted
    mark = next(w for w in seat.desk.passages[2].words if w.end_ms - w.start_ms > WORD_MS)
    assert muted[0] <= mark.start_ms < mark.end_ms <= muted[1]
    assert "1" in seat.bench.line.waiting.text()
    seat.key(Qt.Key.Key_Z, CONTROL)
    assert seat.texts[2] == TEXTS[2][1]
    assert seat.bench.sound.player._muted == ()
    seat.key(Qt.Key.Key_Y, CONTROL)
    seat.bench.ask_to_destroy()
    card = seat.bench.card
    assert card.isVisible()
    assert QApplication.focusWidget() is card.close_button
    seat.key(Qt.Key.Key_Escape)
    assert seat.texts[2].count(PENDING) == 1
    seat.bench.ask_to_destroy()
    seat.key(Qt.Key.Key_Tab)
    seat.key(Qt.Key.Key_Return)
    assert card.isVisible()
    assert not card.go.isVisible()
    assert card.close_button.text() == "Go on working"
    assert not seat.bench.sound.player.is_open
    done = f"A codec was named and {SEALED} for a codec"
    seat.qtbot.waitUntil(lambda: seat.texts[2] == done, timeout=20_000)
    assert card.close_button.text() == "Close"
    assert seat.bench.sound.player.is_open
    seat.key(Qt.Key.Key_Escape)
    assert seat.desk.workbook.can_undo != "Redact"
    assert not seat.bench.line.waiting.isVisible()


def test_a_mark_cannot_be_typed_away(seat):
    seat.view.select(Anchor("p1", 0), Anchor("p1", 3))
    seat.key(Qt.Key.Key_X, CONTROL | SHIFT)
    assert seat.texts[1] == f"{PENDING} then what happened"
    seat.caret(1, 0)
    seat.key(Qt.Key.Key_F2)
    seat.key(Qt.Key.Key_Delete)
    seat.key(Qt.Key.Key_Return)
    assert seat.texts[1] == f"{PENDING} then what happened"


def test_words_out_of_sight_are_not_redacted_and_passages_not_split_or_joined(seat):
    more = [Passage(f"x{n}", "s1", 10.0 + n, "More words follow here. " * 9) for n in range(30)]
    seat.desk.workbook.take_in([added(passage) for passage in more])
    seat.desk.read_again()
    bar = seat.view.verticalScrollBar()
    seat.caret(0, 3)
    for keys in ((Qt.Key.Key_Return, CONTROL), (Qt.Key.Key_J, CONTROL)):
        bar.setValue(bar.maximum())
        before = seat.texts
        seat.key(*keys)
        assert seat.texts == before
        assert "out of sight" in seat.window.footer.told
    seat.view.select(Anchor("p1", 0), Anchor("p1", 3))
    bar.setValue(bar.maximum())
    seat.key(Qt.Key.Key_X, CONTROL | SHIFT)
    assert seat.texts == before and seat.view.shows_target
    seat.window.show_found()
    seat.bench.words.redact()
    assert seat.texts == before and "Hits" in seat.window.footer.told


def test_the_speaker_is_that_of_the_passages_it_was_asked_for(seat):
    seat.caret(0, 0)
    seat.key(Qt.Key.Key_P, CONTROL)
    seat.view.put_caret(Anchor(seat.desk.passages[2].id, 0))
    seat.type("Anna")
    seat.key(Qt.Key.Key_Return)
    assert [p.speaker for p in seat.desk.passages][:3] == ["Anna", "supervisor", "participant"]


def test_words_that_still_stand_elsewhere_are_counted_named_and_redacted_too(seat):
    start = TEXTS[2][1].index("nobody")
    seat.view.select(Anchor("p2", start), Anchor("p2", start + 6))
    seat.key(Qt.Key.Key_X, CONTROL | SHIFT)
    (seat.folder.path / "notes.txt").write_text("NOBODY knows")
    seat.bench.ask_to_destroy()
    card = seat.bench.card
    card.go.click()
    seat.qtbot.waitUntil(lambda: card.rest.isVisible(), timeout=20_000)
    shown = [label.text() for label in (card._means, card._files)]
    assert "“nobody”: found" in shown[0]
    assert "coding.sqlite: 1 in texts" in shown[1] and "notes.txt: 1" in shown[1]
    assert card.rest.text() == "Redact 1 in texts and codes too"
    assert not card.rest_inside.isVisible()
    card.rest.click()
    assert seat.desk.workbook.passages("s2")[0].text == f"{PENDING} asked for a codec."
    assert card.go.isVisible() and not card.rest.isVisible()
    card.go.click()
    seat.qtbot.waitUntil(lambda: card.close_button.text() == "Close", timeout=20_000)
    assert seat.desk.workbook.passages("s2")[0].text == f"{SEALED} asked for a codec."
    assert "coding.sqlite" not in card._files.text() and "notes.txt: 1" in card._files.text()
    assert not card.rest.isVisible()
    (seat.folder.path / "notes.txt").unlink()
