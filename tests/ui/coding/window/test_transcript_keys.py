"""A transcript is corrected, split, joined, replaced and redacted with the keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.coding.edits import added
from labeval.coding.rows import Anchor, Passage, Source, SourceKind
from labeval.coding.sources import give_speakers
from labeval.coding.texts.editing import retype
from labeval.coding.texts.redaction_signs import PENDING, SEALED
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.transcript.editor import PassageEditor
from labeval.ui.coding.window.opening import coding_window
from labeval.ui.coding.window.transcript_parts import TranscriptParts
from labeval.ui.coding.window.window import CodingWindow
from labeval.ui.theme import LIGHT
from tests.support.coding.spoken_workbook import TEXTS, WORD_MS, spoken_workbook

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


class TranscriptAnalyst:
    """An analyst at the window."""

    def __init__(self, folder: StudyFolder, qtbot) -> None:
        self.folder, self.qtbot = folder, qtbot
        self.controller = CodingController(Workbook(folder.workbook, coder="A"))
        self.window = CodingWindow(self.controller, LIGHT)
        self.parts = TranscriptParts(self.window, folder)
        self.window.resize(1280, 720)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(lambda: QGuiApplication.focusWindow() is not None)
        self.window.open_source("s1")
        self.view = self.window.view

    @property
    def texts(self) -> list[str]:
        return [passage.text for passage in self.controller.passages]

    def caret(self, passage: int, offset: int) -> None:
        self.view.setFocus()
        self.view.put_caret(Anchor(self.controller.passages[passage].id, offset))

    def key(self, key: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the keyboard is."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)
        QApplication.processEvents()

    def type(self, text: str) -> None:
        QTest.keyClicks(QApplication.focusWidget(), text)
        QApplication.processEvents()

    def close(self) -> None:
        self.window.close()
        self.controller.workbook.close()
        self.window.deleteLater()


@pytest.fixture
def analyst(tmp_path, qtbot) -> Iterator[TranscriptAnalyst]:
    analyst = TranscriptAnalyst(spoken_workbook(tmp_path / "study"), qtbot)
    yield analyst
    analyst.close()


def test_a_word_is_corrected_in_place_and_codes_and_times_stay(analyst):
    analyst.caret(0, 2)
    analyst.key(Qt.Key.Key_F2)
    assert isinstance(QApplication.focusWidget(), PassageEditor)
    for _ in range(4):
        analyst.key(Qt.Key.Key_Delete)
    analyst.type("understood")
    analyst.key(Qt.Key.Key_Return)
    assert analyst.texts[0] == "I understood the question twice"
    assert [coding.quote for coding in analyst.controller.codings.values()] == ["the question"]
    words = analyst.controller.passages[0].words
    assert [(w.start_ms, w.end_ms) for w in words][1] == (400, 400 + WORD_MS)
    assert QApplication.focusWidget() is analyst.view
    analyst.key(Qt.Key.Key_Z, CONTROL)
    assert analyst.texts == [text for _, text in TEXTS]


def test_escape_leaves_the_text_as_it_was(analyst):
    analyst.caret(1, 0)
    analyst.key(Qt.Key.Key_Return)
    analyst.type("xyz")
    analyst.key(Qt.Key.Key_Escape)
    assert analyst.texts == [text for _, text in TEXTS]
    assert analyst.controller.workbook.can_undo == "Code"


def test_what_is_typed_survives_that_somebody_else_writes_in_the_workbook(analyst):
    analyst.caret(0, 0)
    analyst.key(Qt.Key.Key_F2)
    analyst.type("Well ")
    with Workbook(analyst.folder.workbook, coder="B") as other:
        text = other.text_of("s1")
        other.do("Correct", retype(text, "p1", "And what then"))
        other.do("Correct", retype(other.text_of("s1"), "p0", "I read the question again"))
    analyst.controller.look_elsewhere()
    assert analyst.texts[1] == "And what then"
    editor = QApplication.focusWidget()
    assert isinstance(editor, PassageEditor)
    assert editor.text == "Well I read the question twice"
    analyst.key(Qt.Key.Key_Return)
    assert analyst.texts[0] == "Well I read the question twice"


def test_what_was_typed_is_still_there_where_it_could_not_be_kept(analyst):
    analyst.caret(0, 0)
    analyst.key(Qt.Key.Key_F2)
    analyst.type("Well ")
    with Workbook(analyst.folder.workbook, coder="B") as other:
        other.do("Correct", retype(other.text_of("s1"), "p0", "I read the question again"))
    analyst.key(Qt.Key.Key_Return)
    editor = analyst.view.findChild(PassageEditor)
    assert editor is not None
    assert editor.text == "Well I read the question twice"
    analyst.controller.look_elsewhere()
    analyst.key(Qt.Key.Key_Return)
    assert analyst.texts[0] == "Well I read the question twice"


def test_the_menu_names_the_keys_of_the_documents(analyst):
    shown = dict(
        action.text().split("\t")
        for action in analyst.parts.line.menu.actions()
        if "\t" in action.text()
    )
    assert shown["Correct the words"] == "Enter"
    assert shown["Split here"] == "Ctrl+Enter"


def test_the_menu_stays_next_to_the_buttons_where_nothing_can_be_played(analyst):
    bar, line = analyst.parts.sound.bar, analyst.parts.line
    analyst.parts.sound.sound_shown.emit(True)
    QApplication.processEvents()
    assert bar.isVisible()

    def off() -> int:
        """Pixels that the menu is below the middle of the buttons."""
        button, play = line.button, bar.play
        middle = button.mapTo(analyst.window, button.rect().center()).y()
        return abs(middle - play.mapTo(analyst.window, play.rect().center()).y())

    before = off()
    bar.say("Nothing can be played on this computer")
    bar.layout().activate()
    QApplication.processEvents()
    assert before <= 2 and off() <= 2


def test_what_is_typed_is_kept_when_the_window_is_closed(tmp_path, qtbot):
    folder = spoken_workbook(tmp_path / "study")
    window = coding_window(folder, LIGHT, coder="A")
    window.show()
    window.open_source("s1")
    (parts,) = window.findChildren(TranscriptParts)
    parts.words.edit()
    QTest.keyClicks(window.view.findChild(PassageEditor), "Well ")
    window.close()
    window.deleteLater()
    with Workbook(folder.workbook, coder="A") as workbook:
        assert workbook.passages("s1")[0].text == "Well I read the question twice"


def test_delete_at_the_end_joins_with_the_next_passage(analyst):
    analyst.caret(0, len(TEXTS[0][1]))
    analyst.key(Qt.Key.Key_F2)
    analyst.key(Qt.Key.Key_Delete)
    assert analyst.texts[0] == f"{TEXTS[0][1]} {TEXTS[1][1]}"


def test_a_click_elsewhere_takes_what_was_typed(analyst):
    analyst.caret(1, 0)
    analyst.key(Qt.Key.Key_F2)
    analyst.type("Well ")
    analyst.view.setFocus(Qt.FocusReason.MouseFocusReason)
    assert analyst.texts[1] == "Well And then what happened"


def test_control_enter_splits_at_the_caret_while_correcting_and_without(analyst):
    analyst.caret(2, len("A codec was named "))
    analyst.key(Qt.Key.Key_F2)
    analyst.type("once ")
    analyst.key(Qt.Key.Key_Return, CONTROL)
    assert analyst.texts[2:4] == ["A codec was named once", "and nobody asked for a codec"]
    assert isinstance(QApplication.focusWidget(), PassageEditor)
    analyst.key(Qt.Key.Key_Escape)
    assert (
        analyst.controller.passages[3].start_ms == analyst.controller.passages[3].words[0].start_ms
    )
    analyst.caret(0, len("I read "))
    analyst.key(Qt.Key.Key_Return, CONTROL)
    assert analyst.texts[:2] == ["I read", "the question twice"]
    analyst.key(Qt.Key.Key_Z, CONTROL)
    analyst.key(Qt.Key.Key_Z, CONTROL)
    assert analyst.texts == [text for _, text in TEXTS]


def test_backspace_at_the_start_joins_with_the_passage_before(analyst):
    analyst.caret(3, 0)
    analyst.key(Qt.Key.Key_F2)
    analyst.key(Qt.Key.Key_Backspace)
    joined = f"{TEXTS[2][1]} {TEXTS[3][1]}"
    assert analyst.texts == [TEXTS[0][1], TEXTS[1][1], joined]
    editor = QApplication.focusWidget()
    assert isinstance(editor, PassageEditor)
    assert editor.offset == len(TEXTS[2][1])
    analyst.key(Qt.Key.Key_Escape)
    analyst.caret(0, 3)
    analyst.key(Qt.Key.Key_J, CONTROL)
    assert analyst.texts[0] == f"{TEXTS[0][1]} {TEXTS[1][1]}"


def test_passages_that_are_selected_are_joined_in_one_edit(analyst):
    first, third = (analyst.controller.passages[n].id for n in (0, 2))
    analyst.view.select(Anchor(first, 2), Anchor(third, 3))
    analyst.key(Qt.Key.Key_J, CONTROL)
    texts = [text for _, text in TEXTS]
    assert analyst.texts == [" ".join(texts[:3]), *texts[3:]]
    assert [coding.quote for coding in analyst.controller.codings.values()] == ["the question"]
    analyst.key(Qt.Key.Key_Z, CONTROL)
    assert analyst.texts == texts


def test_tab_goes_on_to_the_next_passage(analyst):
    analyst.caret(0, 0)
    analyst.key(Qt.Key.Key_F2)
    analyst.type("Yes ")
    analyst.key(Qt.Key.Key_Tab)
    analyst.type("Oh ")
    analyst.key(Qt.Key.Key_Return)
    assert analyst.texts[:2] == ["Yes I read the question twice", "Oh And then what happened"]


def test_a_speaker_is_assigned_to_one_passage_or_to_all_of_a_voice(analyst):
    analyst.caret(0, 0)
    analyst.key(Qt.Key.Key_P, CONTROL)
    analyst.type("Anna")
    analyst.key(Qt.Key.Key_Return)
    assert [p.speaker for p in analyst.controller.passages] == [
        *("Anna", "supervisor", "participant", "participant")
    ]
    analyst.caret(2, 0)
    analyst.key(Qt.Key.Key_P, CONTROL)
    analyst.type("Anna")
    analyst.key(Qt.Key.Key_Down)
    analyst.key(Qt.Key.Key_Return)
    assert [p.speaker for p in analyst.controller.passages] == [
        "Anna",
        "supervisor",
        "Anna",
        "Anna",
    ]


def test_a_voice_that_is_named_keeps_its_participant_and_undo_takes_both_back(analyst):
    source = analyst.controller.source
    analyst.controller.do("Cases", give_speakers(source, {"supervisor": "G7"}))
    before = [p.speaker for p in analyst.controller.passages]
    voice = [p for p in analyst.controller.passages if p.speaker == "supervisor"]
    analyst.parts.words.assign(voice, "Berta", voice=True)
    assert analyst.controller.source.case_of("Berta") == "G7"
    assert "supervisor" not in dict(analyst.controller.source.cases)
    analyst.controller.undo()
    assert analyst.controller.source.case_of("supervisor") == "G7"
    assert [p.speaker for p in analyst.controller.passages] == before


def test_one_key_gives_a_passage_to_the_next_speaker_and_is_undone(analyst):
    before = [passage.speaker for passage in analyst.controller.passages]
    speakers = sorted({speaker for speaker in before if speaker})
    assert len(speakers) > 1
    analyst.caret(0, 0)
    seen = []
    for _ in speakers:
        analyst.parts.words.next_speaker()
        seen.append(analyst.controller.passages[0].speaker)
    assert sorted(seen) == speakers and seen[-1] == before[0]
    assert [p.speaker for p in analyst.controller.passages] == before
    analyst.parts.words.next_speaker()
    analyst.controller.undo()
    assert [p.speaker for p in analyst.controller.passages] == before


def test_find_and_replace_one_by_one_and_all_at_once(analyst):
    analyst.caret(0, 0)
    analyst.key(Qt.Key.Key_H, CONTROL)
    analyst.type("codec")
    analyst.key(Qt.Key.Key_Return)
    bar = analyst.parts.replace
    assert bar.count == 2
    assert bar.found == "1 of 2"
    bar.typed.setFocus()
    analyst.type("format")
    analyst.key(Qt.Key.Key_Return)
    assert analyst.texts[2] == "A format was named and nobody asked for a codec"
    assert bar.found == "1 of 1"
    analyst.key(Qt.Key.Key_Return)
    assert analyst.texts[2] == "A format was named and nobody asked for a format"
    bar.wanted.setText("FORMAT")
    bar.typed.setText("thing")
    analyst.qtbot.waitUntil(lambda: bar.count == 2)
    bar.case.setChecked(True)
    assert bar.count == 0
    bar.case.setChecked(False)
    bar.everywhere.setChecked(True)
    bar.all.click()
    assert analyst.texts[2] == "A thing was named and nobody asked for a thing"
    assert analyst.controller.workbook.passages("s2")[0].text == "Nobody asked for a codec."
    analyst.controller.undo()
    assert analyst.texts[2] == "A format was named and nobody asked for a format"
    bar.wanted.setFocus()
    analyst.key(Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert QApplication.focusWidget() is analyst.view


def test_what_was_written_in_a_session_is_not_corrected(analyst):
    analyst.window.open_source("s2")
    analyst.caret(0, 0)
    analyst.key(Qt.Key.Key_F2)
    assert not analyst.parts.words.is_editing
    assert "is data and stays as it was written" in analyst.window.footer.message
    assert not analyst.parts.sound.bar.isVisible()
    analyst.key(Qt.Key.Key_Return, CONTROL)
    analyst.key(Qt.Key.Key_J, CONTROL)
    assert analyst.texts == ["Nobody asked for a codec."]


def test_what_was_written_in_a_session_is_redacted_and_destroyed(analyst):
    analyst.window.open_source("s2")
    analyst.view.select(Anchor("c1", 0), Anchor("c1", 6))
    analyst.key(Qt.Key.Key_X, CONTROL | SHIFT)
    assert analyst.texts == [f"{PENDING} asked for a codec."]
    assert analyst.parts.line.waiting.isVisible()
    analyst.parts.ask_to_destroy()
    analyst.parts.card.go.click()
    analyst.qtbot.waitUntil(lambda: analyst.texts == [f"{SEALED} asked for a codec."])


@pytest.mark.parametrize(
    ("kind", "why"), [(SourceKind.RESPONSES, "key presses"), (SourceKind.MARKED_WORDS, "judged")]
)
def test_responses_and_marked_words_are_not_redacted_and_it_says_why(analyst, kind, why):
    source = Source("s3", kind, "Text", "P1", "session")
    passage = Passage("r1", "s3", 0.0, "Nobody asked.")
    analyst.controller.workbook.take_in([added(source), added(passage)])
    analyst.controller.read_again()
    analyst.window.open_source("s3")
    analyst.view.select(Anchor("r1", 0), Anchor("r1", 6))
    analyst.key(Qt.Key.Key_X, CONTROL | SHIFT)
    assert analyst.texts == ["Nobody asked."]
    assert why in analyst.window.footer.message


def test_find_and_replace_passes_over_marks_of_redaction(analyst):
    analyst.view.select(Anchor("p1", 0), Anchor("p1", 3))
    analyst.key(Qt.Key.Key_X, CONTROL | SHIFT)
    bar = analyst.parts.replace
    bar.open_bar()
    bar.wanted.setText(f"{PENDING} then")
    bar.typed.setText("So")
    analyst.qtbot.waitUntil(lambda: bar.found == "not found")
    bar.replace_every()
    bar.wanted.setText("then")
    analyst.qtbot.waitUntil(lambda: bar.count == 2)
    bar.typed.setText(PENDING)
    bar.replace_every()
    assert analyst.texts[1] == f"{PENDING} then what happened"
    bar.typed.setText("so")
    bar.replace_every()
    assert analyst.texts[1] == f"{PENDING} so what happened"


def test_a_redaction_mutes_is_undone_and_is_destroyed_only_after_asking(analyst):
    start = TEXTS[2][1].index("nobody")
    analyst.view.select(Anchor("p2", start + 2), Anchor("p2", start + 9))
    analyst.key(Qt.Key.Key_X, CONTROL | SHIFT)
    assert analyst.texts[2] == f"A codec was named and {PENDING} for a codec"
    (muted,) = analyst.parts.sound.player._muted
    mark = next(w for w in analyst.controller.passages[2].words if w.end_ms - w.start_ms > WORD_MS)
    assert muted[0] <= mark.start_ms < mark.end_ms <= muted[1]
    assert "1" in analyst.parts.line.waiting.text()
    analyst.key(Qt.Key.Key_Z, CONTROL)
    assert analyst.texts[2] == TEXTS[2][1]
    assert analyst.parts.sound.player._muted == ()
    analyst.key(Qt.Key.Key_Y, CONTROL)
    analyst.parts.ask_to_destroy()
    card = analyst.parts.card
    assert card.isVisible()
    assert QApplication.focusWidget() is card.close_button
    analyst.key(Qt.Key.Key_Escape)
    assert analyst.texts[2].count(PENDING) == 1
    analyst.parts.ask_to_destroy()
    analyst.key(Qt.Key.Key_Tab)
    # No events are handled after the key: the end of the work may come with them at once.
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert card.isVisible()
    assert not card.go.isVisible()
    assert card.close_button.text() == "Go on working"
    assert not analyst.parts.sound.player.is_open
    done = f"A codec was named and {SEALED} for a codec"
    analyst.qtbot.waitUntil(lambda: analyst.texts[2] == done)
    analyst.qtbot.waitUntil(lambda: card.close_button.text() == "Close")
    assert analyst.parts.sound.player.is_open
    analyst.key(Qt.Key.Key_Escape)
    assert analyst.controller.workbook.can_undo != "Redact"
    assert not analyst.parts.line.waiting.isVisible()


def test_a_mark_cannot_be_typed_away(analyst):
    analyst.view.select(Anchor("p1", 0), Anchor("p1", 3))
    analyst.key(Qt.Key.Key_X, CONTROL | SHIFT)
    assert analyst.texts[1] == f"{PENDING} then what happened"
    analyst.caret(1, 0)
    analyst.key(Qt.Key.Key_F2)
    analyst.key(Qt.Key.Key_Delete)
    analyst.key(Qt.Key.Key_Return)
    assert analyst.texts[1] == f"{PENDING} then what happened"


def test_words_out_of_sight_are_not_redacted_and_passages_not_split_or_joined(analyst):
    more = [Passage(f"x{n}", "s1", 10.0 + n, "More words follow here. " * 9) for n in range(30)]
    analyst.controller.workbook.take_in([added(passage) for passage in more])
    analyst.controller.read_again()
    bar = analyst.view.verticalScrollBar()
    analyst.caret(0, 3)
    for keys in ((Qt.Key.Key_Return, CONTROL), (Qt.Key.Key_J, CONTROL)):
        bar.setValue(bar.maximum())
        before = analyst.texts
        analyst.key(*keys)
        assert analyst.texts == before
        assert "out of sight" in analyst.window.footer.message
    analyst.view.select(Anchor("p1", 0), Anchor("p1", 3))
    bar.setValue(bar.maximum())
    analyst.key(Qt.Key.Key_X, CONTROL | SHIFT)
    assert analyst.texts == before and analyst.view.shows_target
    analyst.window.show_found()
    analyst.parts.words.redact()
    assert analyst.texts == before and "Hits" in analyst.window.footer.message


def test_the_speaker_is_that_of_the_passages_it_was_asked_for(analyst):
    analyst.caret(0, 0)
    analyst.key(Qt.Key.Key_P, CONTROL)
    analyst.view.put_caret(Anchor(analyst.controller.passages[2].id, 0))
    analyst.type("Anna")
    analyst.key(Qt.Key.Key_Return)
    assert [p.speaker for p in analyst.controller.passages][:3] == [
        "Anna",
        "supervisor",
        "participant",
    ]


def test_words_that_are_elsewhere_too_are_counted_named_and_redacted(analyst):
    start = TEXTS[2][1].index("nobody")
    analyst.view.select(Anchor("p2", start), Anchor("p2", start + 6))
    analyst.key(Qt.Key.Key_X, CONTROL | SHIFT)
    (analyst.folder.path / "notes.txt").write_text("NOBODY knows")
    analyst.parts.ask_to_destroy()
    card = analyst.parts.card
    card.go.click()
    analyst.qtbot.waitUntil(lambda: card.rest.isVisible())
    shown = [label.text() for label in (card._means, card._files)]
    assert "“nobody”: found" in shown[0]
    assert "coding.sqlite: 1 in texts" in shown[1] and "notes.txt: 1" in shown[1]
    assert card.rest.text() == "Redact 1 in texts and codes too"
    assert not card.rest_inside.isVisible()
    card.rest.click()
    assert analyst.controller.workbook.passages("s2")[0].text == f"{PENDING} asked for a codec."
    assert card.go.isVisible() and not card.rest.isVisible()
    card.go.click()
    analyst.qtbot.waitUntil(lambda: card.close_button.text() == "Close")
    assert analyst.controller.workbook.passages("s2")[0].text == f"{SEALED} asked for a codec."
    assert "coding.sqlite" not in card._files.text() and "notes.txt: 1" in card._files.text()
    assert not card.rest.isVisible()
    (analyst.folder.path / "notes.txt").unlink()
