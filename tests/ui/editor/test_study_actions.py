"""Rehearsing and publishing from inside the editor."""

from __future__ import annotations

from contextlib import closing

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from labeval.cli import _parser
from labeval.commands.windows import rehearse
from labeval.store.record.record import Record
from labeval.study.editing.edits import Put
from labeval.ui.publishing.dialog import PublishDialog
from labeval.ui.theme import LIGHT
from tests.support.publishing import deciding

LEFT = Qt.MouseButton.LeftButton


def publish(window, decide) -> None:
    """Press *Publish…* and decide in the dialog, which runs its own event loop."""
    with deciding(decide):
        QTest.mouseClick(window.publish, LEFT)
    window.controller.settle()


def test_publishing_shows_versions_length_and_what_is_recorded_first(window, folder):
    def look_and_publish(dialog: PublishDialog) -> None:
        about = dialog.about.toPlainText()
        assert "No version is published yet" in about
        assert "Trained raters: a session takes" in about and "minutes" in about
        assert "every answer" in about and "no name" in about
        assert not dialog.reason_field.isVisible()
        QTest.mouseClick(dialog.publish_anyway, LEFT)

    publish(window, look_and_publish)
    assert "as published in version 1" in window.header.state.text()
    assert window.note.palette().windowText().color() == LIGHT.color("good")
    assert not window.publish.isEnabled()
    with closing(Record(folder.database, read_only=True)) as record:
        assert len(record.versions.publications()) == 1


def test_what_a_limit_leaves_is_shown_next_to_the_length_once(window):
    window.controller.do(Put(("limits",), {"pages": 1}))
    window.controller.settle()
    texts = []

    def look(dialog: PublishDialog) -> None:
        texts.append(dialog.about.toPlainText())
        dialog.reject()

    publish(window, look)
    (about,) = texts
    ends = "the rating ends after 1 rating page; about 1 of "
    assert about.count(ends) == 1
    assert (
        about.index("Trained raters: a session takes")
        < about.index(ends)
        < about.index("What is recorded")
    )
    window.page.outline.show_part("conditions")
    assert ends in window.page.outline.lines.text()


def test_a_second_version_says_what_is_other(window):
    publish(window, lambda dialog: dialog.accept())
    window.controller.do(Put(("criteria", 0, "name", "en"), "Truth"))
    window.controller.do(Put(("seed",), 4321))
    window.controller.settle()
    texts = []

    def look(dialog: PublishDialog) -> None:
        texts.append((dialog._heading, dialog.about.toPlainText()))
        dialog.reject()

    publish(window, look)
    ((heading, about),) = texts
    assert heading == "Publish version 2"
    assert "Changed since version 1" in about
    assert "Criteria › Correctness › Name › English: “Correctness” → “Truth”" in about
    assert "Random seed: " in about and "→ 4321" in about
    assert "changed since version 1" in window.header.state.text()


def test_what_is_other_in_a_long_consent_is_read_and_its_version_asked_for(window):
    publish(window, lambda dialog: dialog.accept())
    steps = window.controller.findings.content.study.procedure
    at, consent = next((n, step) for n, step in enumerate(steps) if step.step == "consent")
    text = consent.text.in_language("en")
    window.controller.do(Put(("procedure", at, "text", "en"), f"{text}\n\nYou get 15 euros."))
    window.controller.settle()
    texts = []

    def look(dialog: PublishDialog) -> None:
        texts.append(dialog.about.toPlainText())
        dialog.reject()

    publish(window, look)
    (line,) = [line for line in texts[0].splitlines() if "Text › English" in line]
    assert "You get 15 euros" in line.partition("→")[2]
    assert f"its version is still “{consent.version}”" in texts[0]
    window.controller.do(Put(("procedure", at, "version"), "later"))
    window.controller.settle()
    publish(window, look)
    assert "its version is still" not in texts[1]


def test_a_rehearsal_begins_at_the_screen_that_is_on_show(window):
    window.pane.choosers.language.pick("de")
    window.pane.choosers.text_size.pick("1.15")
    window.go_to(("procedure", 1))
    options = window._actions.options("HDMI-1")
    chosen = _parser((rehearse,)).parse_args(["rehearse", "STUDY", *options])
    assert (chosen.place, chosen.condition, chosen.language) == ("consent", "raters", "de")
    assert (chosen.text_size, chosen.screen, chosen.whole) == ("1.15", "HDMI-1", True)


def test_what_cannot_be_read_is_neither_rehearsed_nor_published(window, folder):
    folder.study_file.write_text("labeval: 1\n", encoding="utf-8")
    window.controller.look()
    window.controller.settle()
    assert not window.rehearse.isEnabled()
    assert not window.publish.isEnabled()
