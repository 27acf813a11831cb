"""One's own criteria: written, picked, moved, doubted; methods and languages; the study of them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from labeval.jobs.new_study.criteria import OPEN
from labeval.study.methods import method_names
from labeval.study.reading import read_with_warnings
from labeval.ui.language import LanguageSwitch
from labeval.ui.new_study.window import NewStudyWindow
from labeval.ui.widgets.texts.definition_panel import DefinitionPanel
from tests.ui.new_study.opened_new_study import names, press, remove_all

ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


def go_on_to_the_place(window) -> None:
    for expected in (window.consent, window.place):
        QTest.keyClick(window, Qt.Key.Key_Return, CONTROL)
        assert window.page is expected


def write(page, name: str, german: str, definition: str, in_german: str) -> None:
    QTest.keyClick(page, Qt.Key.Key_N, CONTROL)
    assert page.form.names["en"].hasFocus()
    for field, text in (
        (page.form.names["en"], name),
        (page.form.names["de"], german),
        (page.form.definitions["en"], definition),
        (page.form.definitions["de"], in_german),
    ):
        field.setFocus()
        QTest.keyClicks(field, text)
    page.form.against.pick("text")


def test_one_begins_with_the_criteria_of_the_design(page):
    assert names(page)[:2] == ["Honesty", "Correctness"]
    assert page.list.count() == 5
    assert page.form.names["de"].text() == "Ehrlichkeit"
    assert page.preview.page is not None
    assert page.reason() == ""


def test_criteria_are_written_from_nothing_and_make_a_study(page, window, tmp_path):
    remove_all(page)
    assert page.reason() == "There is no criterion yet"
    assert not page._remarks.isVisible(), "which is said once, next to the button"
    assert window.next.text() == "Use the criteria"
    assert not window.next.isEnabled()
    write(page, "Truth", "Wahrheit", "Nothing is wrong.", "Nichts ist falsch.")
    write(page, "Brevity", "Knappheit", "No word too many.", "Kein Wort zu viel.")
    page.form.against.pick("source")
    page.form.direction.pick("lower")
    assert page.list.item(1).text() == "2   Brevity / Knappheit"
    assert page.reason() == ""
    go_on_to_the_place(window)
    press(window, Qt.Key.Key_Return)
    content, warnings = read_with_warnings(tmp_path / "answers")
    assert warnings == []
    assert [c.id for c in content.study.criteria] == ["truth", "brevity"]
    second = content.study.criteria[1]
    assert (second.judged_against, second.direction) == ("source", "lower")
    assert second.definition.in_language("de") == "Kein Wort zu viel."


def test_a_wording_is_proposed_and_becomes_ones_own(page):
    field = page.form.wordings["dqe", "en"]
    assert field.toPlainText() == "How honest is the text, given the source?", (
        "that of the template"
    )
    field.setFocus()
    field.selectAll()
    press(page.window(), Qt.Key.Key_Backspace)
    asked = "How do you rate the text on the criterion “{name}”?"
    assert page._draft.criteria[0].anchors, "whose words at the scale are of its own"
    assert field.placeholderText() == asked.format(name="Honesty")
    assert field.toolTip() == asked.format(name="Honesty"), "the field may be too narrow for it"
    page.form.names["en"].setFocus()
    QTest.keyClicks(page.form.names["en"], " too")
    assert field.placeholderText() == asked.format(name="Honesty too")
    QTest.keyClicks(field, "How true?")
    QTest.keyClicks(page.form.names["en"], "!")
    assert field.toPlainText() == "How true?"
    assert page._draft.criteria[0].wording["dqe"]["en"] == "How true?"


def test_before_there_is_a_name_the_field_of_a_question_says_what_comes_there(page):
    remove_all(page)
    QTest.keyClick(page, Qt.Key.Key_N, CONTROL)
    english, german = (page.form.wordings["dqe", language] for language in ("en", "de"))
    waits = "A question is proposed here once the criterion has a name."
    assert english.placeholderText() == german.placeholderText() == waits
    QTest.keyClicks(page.form.names["en"], "Ease")
    assert "“Ease”" in english.placeholderText() and german.placeholderText() == waits


def test_a_table_of_criteria_is_pasted(page):
    remove_all(page)
    clipboard = QApplication.clipboard()
    clipboard.setText("Name (English)\tName (German)\nTruth\tWahrheit\nBrevity\tKnappheit")
    QTest.keyClick(page, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert names(page) == ["Truth", "Brevity"]
    assert page.list.item(0).text() == "1   Truth / Wahrheit"
    assert page.list.currentRow() == 0, "where one goes on"
    clipboard.setText("Truth\tWahrheit\t3")
    refused = []
    page.failed.disconnect()
    page.failed.connect(refused.append)
    QTest.keyClick(page, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert len(refused) == 1 and "“Truth” is not known" in refused[0]
    assert page.list.count() == 2
    page.form.names["en"].setFocus()
    clipboard.setText("!")
    QTest.keyClick(page.form.names["en"], Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert page._draft.criteria[0].name["en"].endswith("!"), "in a field it is about its text"


def test_a_proposed_question_has_room_for_all_of_it(page, qapp):
    remove_all(page)
    write(page, "True to the source", "Quellentreue", "All is in it.", "Alles steht darin.")
    for (_, language), field in page.form.wordings.items():
        assert field.toPlainText() == ""
        proposed = field.placeholderText()
        assert len(proposed) > 40, language
        field.setPlainText(proposed)  # which is laid out as what one writes oneself
        lines = field.document().size().height()
        assert lines * field.fontMetrics().lineSpacing() < field.height(), proposed


def test_the_question_has_some_air_above_it(page):
    real, shown = page.preview.real, page.preview._sheet().page
    assert real._place_of_answers(shown).top() < shown.heading.geometry().top()


def test_the_criterion_in_work_is_seen_at_its_real_size(page, qtbot):
    page.window().resize(1280, 700)
    remove_all(page)
    for name in ("One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"):
        write(page, name, f"{name} (de)", "All is in it.", "Alles steht darin.")
    shown, real = page.preview._sheet().page, page.preview.real
    qtbot.waitUntil(lambda: shown.grid.current == 7)
    place = real._place_of_answers(shown)
    room = place.bottom() - shown.grid.geometry().top()
    last = shown.grid.row_rect(7)
    assert last.bottom() > room, "it has no room with all those before it"
    above = real.left_out(shown, place)
    assert above in [shown.grid.row_rect(n).top() for n in range(8)], "no row is cut"
    assert last.bottom() - above <= room
    page.list.setCurrentRow(0)
    qtbot.waitUntil(lambda: shown.grid.current == 0)
    assert real.left_out(shown, place) == 0


def test_points_of_the_scale_are_described_in_each_language(page, window, tmp_path):
    remove_all(page)
    write(page, "Truth", "Wahrheit", "Nothing is wrong.", "Nichts ist falsch.")
    points = page.form.points
    assert points["anchors", 5, "de"].placeholderText(), "what it means otherwise"
    QTest.keyClicks(points["anchors", 1, "en"], "all wrong")
    assert page.reason() == "“Truth” does not say in German what 1 means"
    assert not window.next.isEnabled()
    QTest.keyClicks(points["anchors", 1, "de"], "alles falsch")
    QTest.keyClicks(points["examples", 5, "de"], "Wasser ist nass.")
    assert page.reason() == "“Truth” has no example of 5 in English"
    QTest.keyClicks(points["examples", 5, "en"], "Water is wet.")
    assert page.reason() == ""
    go_on_to_the_place(window)
    press(window, Qt.Key.Key_Return)
    content, _ = read_with_warnings(tmp_path / "answers")
    (truth,) = content.study.criteria
    assert {p: t.in_language("de") for p, t in truth.anchors.items()} == {1: "alles falsch"}
    assert {p: t.in_language("en") for p, t in truth.examples.items()} == {5: "Water is wet."}


def test_tab_goes_through_a_row_before_the_next(page):
    QApplication.processEvents()  # its fields get their places
    (form := page.form).names["en"].setFocus()
    seen = []
    for _ in range(5):
        press(page.window(), Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    chosen = form.against.buttons[form.against.value]
    below = [form.definitions["en"], form.definitions["de"], chosen, form.direction]
    assert seen == [form.names["de"], *below]


def test_a_criterion_that_is_not_written_yet_leaves_the_pages_of_the_others(page, window):
    QTest.keyClick(page, Qt.Key.Key_N, CONTROL)
    page._show_preview()
    assert page.sentences() == ["Write name and definition of criterion 6, or remove it"]
    assert not window.next.isEnabled()
    assert len(page.preview._content.study.criteria) == 5


def test_the_preview_asks_about_the_criterion_that_is_edited(page):
    for row in (2, 1):
        page.list.setCurrentRow(row)
        shown = page.preview._sheet().page.current_criterion()
        assert shown == page.preview._content.study.criteria[row].id


def test_what_a_new_criterion_is_judged_against_is_asked_and_its_definition_may_say_it(page):
    QTest.keyClick(page, Qt.Key.Key_N, CONTROL)
    form = page.form
    assert form._against_label.text() == "Judged against: please choose"
    assert not any(button.isChecked() for button in form.against.buttons.values())
    QTest.keyClicks(form.names["en"], "Ease")
    QTest.keyClicks(form.names["de"], "Leichtigkeit")
    QTest.keyClicks(form.definitions["en"], "Read at once.")
    QTest.keyClicks(form.definitions["de"], "Gleich gelesen.")
    assert page.reason() == "Choose what “Ease” is judged against"
    page._show_preview()
    assert page.preview._content.study.criteria[-1].id == "ease", "its page is shown meanwhile"
    form.definitions["en"].setPlainText("It says what the source says.")
    assert form.against.value == "source"
    assert form.follows.text() == (
        "Chosen because you wrote “source”; choose another one if that is wrong. Next to the "
        "definition, participants read “judged against the source”."
    )
    assert page.reason() == ""
    QTest.mouseClick(form.against.buttons["source"], Qt.MouseButton.LeftButton)
    assert page._draft.criteria[-1].judged_against == "source", "a click takes it as chosen"
    assert form.follows.text().startswith("Next to the definition,")
    page._draft.criteria[-1] = page._draft.criteria[-1].judged(OPEN, "higher")
    page._show_current(page.list.currentRow())
    form.definitions["en"].setPlainText("It answers the question by the source.")
    assert page.reason() == "Choose what “Ease” is judged against", "either may be meant"
    form.against.pick("question")
    form.definitions["en"].setPlainText("Read at once.")
    assert page._draft.criteria[-1].judged_against == "question", "a choice stays"


def test_by_keys_the_first_choice_is_a_measure_and_the_page_names_none_before(page):
    QTest.keyClick(page, Qt.Key.Key_N, CONTROL)
    form = page.form
    QTest.keyClicks(form.names["en"], "Ease")
    QTest.keyClicks(form.names["de"], "Leichtigkeit")
    QTest.keyClicks(form.definitions["en"], "Read at once.")
    QTest.keyClicks(form.definitions["de"], "Gleich gelesen.")
    page._show_preview()

    def said() -> list[str]:
        panels = page.preview._sheet().page.findChildren(DefinitionPanel)
        return [panel.text() for panel in panels if "Ease" in panel.text()]

    assert said() == ["Ease\nRead at once."]
    assert form.follows.text().startswith("What is needed to decide?")
    form.against.setFocus()
    press(page.window(), Qt.Key.Key_Right)
    assert page._draft.criteria[-1].judged_against == "text"
    assert form.follows.text() == (
        "Next to the definition, participants read “judged by the text alone”."
    )
    page._show_preview()
    assert said() == ["Ease\njudged by the text alone\nRead at once."]


def test_a_new_criterion_of_texts_alone_is_judged_against_nothing_else(page):
    bare = [item.model_copy(update={"source": " ", "question": ""}) for item in page._items]
    page.begin(page.methods._kinds, bare)
    QTest.keyClick(page, Qt.Key.Key_N, CONTROL)
    assert page._draft.criteria[-1].judged_against == page.form.against.value == "text"
    assert list(page.form.against.buttons) == ["text"]


def test_the_library_is_searched_in_both_languages(page):
    QTest.mouseClick(page.pick, Qt.MouseButton.LeftButton)
    assert page.library.search.hasFocus()
    everything = page.library.list.count()
    assert everything > 40
    QTest.keyClicks(page.library.search, "Wiederholung")
    assert 0 < page.library.list.count() < everything
    press(page.window(), Qt.Key.Key_Return)
    assert names(page)[-1] == "No repetition"
    press(page.window(), Qt.Key.Key_Escape)
    assert page.form.isVisible()
    assert page.form.names["en"].text() == "No repetition"


def test_the_library_shows_one_group(page):
    QTest.mouseClick(page.pick, Qt.MouseButton.LeftButton)
    library = page.library
    everything = library.list.count()
    library.group.pick("style")
    lines = [library.list.item(row).text() for row in range(library.list.count())]
    assert 0 < len(lines) < everything
    assert all("Style and tone · " in line for line in lines)
    QTest.keyClicks(library.search, "formal")
    press(page.window(), Qt.Key.Key_Return)
    assert names(page)[-1] == "Formality"
    QTest.mouseClick(page.pick, Qt.MouseButton.LeftButton)
    assert library.group.value == "" and library.list.count() == everything


def test_criteria_are_moved_with_keys(page):
    first, second = names(page)[:2]
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Down, ALT)
    assert names(page)[:2] == [second, first]
    assert page.list.currentRow() == 1
    QTest.keyClick(page.list, Qt.Key.Key_Up, ALT)
    assert names(page)[:2] == [first, second]


def test_doubtful_criteria_are_named_in_words(page):
    remove_all(page)
    write(page, "Clear and short", "Klar", "Easy to read at once.", "Leicht zu lesen.")
    assert page.sentences() == [
        "“Clear and short” asks for two things at once (“and”); a text can have one of them"
    ]
    page.form.definitions["de"].clear()
    assert page.reason() == "“Clear and short” is not defined in German"
    page.methods.languages.pick("en")
    assert page.reason() == ""
    assert list(page.form.names) == ["en"]


def test_methods_are_added_and_their_pages_shown(page, window, tmp_path):
    kinds = page.methods._kinds
    other = next(id for id, kind in kinds.items() if id not in page._draft.blocks)
    page.methods.methods.choose(frozenset({*page._draft.blocks, other}))
    assert page.methods.together.isVisible()
    page.methods.together.pick("all")
    page._show_preview()
    shown = {shown.block for shown in page.preview._pages}
    assert shown == set(page._draft.blocks)
    own = page._draft.compose(window.texts.items).content.study
    assert len(own.conditions) == 1
    page.methods.methods.choose(frozenset())
    assert page.reason() == "choose a method"


def test_every_method_can_be_chosen_for_any_design(page):
    assert {kind.method for kind in page.methods._kinds.values()} == set(method_names())


def test_the_preview_follows_what_is_typed(page, qtbot):
    def shown() -> list[str]:
        return [
            criterion.name.in_language("en") for criterion in page.preview._content.study.criteria
        ]

    QTest.keyClicks(page.form.names["en"], "X")
    qtbot.waitUntil(lambda: shown()[0] == "HonestyX")
    assert isinstance(page.window(), NewStudyWindow)
    assert QApplication.focusWidget() is page.list, "typing elsewhere leaves the keyboard alone"


def test_the_preview_leads_to_the_first_page_of_a_method(page):
    assert page.preview.methods.isHidden(), "there is one method"
    page.methods.methods.choose(frozenset({"dqe", "ab"}))
    page.methods.together.pick("all")
    page._show_preview()
    for block in ("ab", "dqe"):
        page.preview.methods.pick(block)
        assert page.preview.page == next(p for p in page.preview._pages if p.block == block)


def test_a_criterion_is_named_in_the_interfaces_words(page):
    from labeval.ui.widgets.basics.label import Label

    shown = [label.text() for label in page.form.findChildren(Label) if label.isVisible()]
    assert "German" in shown and "Deutsch" not in shown
    assert "Question, Rating on a scale" in shown


def test_the_order_of_criteria_is_said_where_it_is_drawn(page):
    drawn = "The order of the criteria is drawn for each participant"
    assert drawn in page.session.facts.text()
    (block,) = page._draft.blocks
    settings = page._draft.blocks[block]
    fixed = settings.order.model_copy(update={"criteria": "fixed"})
    page._draft.blocks[block] = settings.model_copy(update={"order": fixed})
    page._show_preview()
    assert drawn not in page.session.facts.text()
    page._draft.blocks[block] = settings
    for _ in range(4):
        page.list.setCurrentRow(0)
        page._on_remove()
    page._show_preview()
    assert len(page._draft.criteria) == 1
    assert drawn not in page.session.facts.text(), "one has no order"


def test_the_pages_are_seen_in_every_language_of_the_study(page):
    preview = page.preview
    assert preview.language.isVisible() and preview.language.text() == "Language: English"
    buttons = {b.text() for b in preview._sheet().findChildren(QAbstractButton)}
    assert "Next page" in buttons
    preview.language.pick("de")
    sheet = preview._sheet()
    assert "Nächste Seite" in {b.text() for b in sheet.findChildren(QAbstractButton)}
    assert sheet.page.view.language == "de"
    page._show_preview()
    assert preview.language.value == "de", "a change keeps it"
    page.methods.languages.pick("en")
    page._show_preview()
    assert not preview.language.isVisible()
    assert preview._sheet().page.view.language == "en"


def test_the_list_names_criteria_in_the_languages_that_are_chosen(page):
    english, german = (page._draft.criteria[1].name[code] for code in ("en", "de"))
    page.list.setCurrentRow(1)
    for languages, shown in (
        ("de", german),
        ("en", english),
        ("en+de", f"{english} / {german}"),
    ):
        page.methods.languages.pick(languages)
        assert page.list.item(1).text().split(maxsplit=1)[1] == shown
        assert page.list.currentRow() == 1


def test_a_measure_is_chosen_with_the_keyboard_alone(page):
    QTest.keyClick(page, Qt.Key.Key_N, CONTROL)
    against = page.form.against
    against.setFocus()
    press(page.window(), Qt.Key.Key_Space)
    assert page._draft.criteria[-1].against == "text", "the first one"
    press(page.window(), Qt.Key.Key_Right)
    press(page.window(), Qt.Key.Key_Right)
    assert page._draft.criteria[-1].against == "source"
    assert against.buttons["source"].hasFocus()
    press(page.window(), Qt.Key.Key_Left)
    assert page._draft.criteria[-1].against == "question"


def test_no_choice_hides_what_is_said_about_it(page, qapp):
    QTest.keyClick(page, Qt.Key.Key_N, CONTROL)
    form = page.form
    QTest.mouseClick(form.against.buttons["question"], Qt.MouseButton.LeftButton)
    assert form.follows.isVisible() and "question" in form.follows.text()
    assert QApplication.activePopupWidget() is None


def places_of_fields(page) -> dict[str, tuple[int, int]]:
    """Where the fields of the form are on the page."""
    form = page.form
    fields = {**form.names, **{f"{k} definition": f for k, f in form.definitions.items()}}
    fields |= {"against": form.against, "direction": form.direction, "list": page.list}
    fields |= {f"{key} {lang}": f for (key, lang), f in form.wordings.items()}
    return {name: field.mapTo(page, QPoint(0, 0)).toTuple() for name, field in fields.items()}


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_moves_while_one_types(page, window, language, qapp):
    def rest() -> None:
        for _ in range(10):  # a layout comes to rest in rounds
            qapp.processEvents()

    LanguageSwitch(qapp).use(language)
    window.resize(1280, 720)
    page.methods.methods.choose(frozenset({"dqe", "ab"}))
    page.methods.together.pick("all")
    page._show_preview()
    remove_all(page)
    page._show_preview()
    QTest.keyClick(page, Qt.Key.Key_N, CONTROL)
    rest()
    before = places_of_fields(page)
    form = page.form
    typed = (
        (form.names["en"], "Clear and short"),
        (form.names["de"], "Klar und knapp"),
        (form.definitions["en"], "It answers the question and says nothing that the source lacks"),
        (form.definitions["de"], "Leicht zu lesen, und die Quelle sagt es auch so."),
    )
    for field, text in typed:
        field.setFocus()
        for letter in text:
            QTest.keyClicks(field, letter)
            if letter == " ":  # as after a rest of the hands
                page._show_preview()
                rest()
                assert places_of_fields(page) == before, (text, letter)
    for value in form.against.buttons:
        form.against.pick(value)
        page._show_preview()
        rest()
        assert places_of_fields(page) == before, value
    LanguageSwitch(qapp).use("en")
