"""The page of long answers: keys, fit, tabs, references, and the reason in words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from labeval.session.state.evidence import evidence_for
from labeval.study.model.evidence import Evidence
from labeval.study.pages import Page as StudyPage
from labeval.study.pages import open_fields
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from labeval.ui.participant.page_view import PageView, view_for
from labeval.ui.widgets.answers.scale_point import ScalePoint
from labeval.ui.widgets.bars.key_hints import KeyHints

TEMPLATE = Path(__file__).parents[4] / "resources" / "templates" / "aspects"
CONTROL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier
ITEMS = ("c01", "c02", "c03", "c04")


@pytest.fixture(scope="session")
def answers_study() -> StudyContent:
    return read_study(TEMPLATE)


@pytest.fixture
def view_of(answers_study):
    """Makes the view of the first question, with other texts where ``words`` is given."""

    def make(*, words: int = 0, language: str = "en", items=ITEMS, **changes: object) -> PageView:
        criteria = tuple(c.id for c in answers_study.study.criteria)
        training = changes.pop("training", None)
        page = StudyPage(f"page-{words}", "answers", items, criteria, training)
        view = view_for(answers_study, page, language)
        if words:
            text = " ".join(["answering"] * words)
            texts = tuple(i.model_copy(update={"text": text}) for i in view.items)
            view = replace(view, items=texts)
        return replace(view, **changes)

    return make


@pytest.fixture
def answering(open_page, view_of, keep, qtbot):
    """A page whose answers are kept, with the keyboard on it."""

    def make(**changes):
        view = view_of(**changes)
        page = open_page(view)
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        page.focus_first_open()
        return page, keep(page, view)

    return make


def press(page: QWidget, *keys: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or page, key, modifier)


def test_a_page_is_answered_from_the_keyboard_alone(answering, qtbot):
    page, answers = answering()
    for _ in ITEMS:
        press(page, Qt.Key.Key_3, Qt.Key.Key_2, Qt.Key.Key_2, Qt.Key.Key_3)
    press(page, Qt.Key.Key_Left, Qt.Key.Key_P, Qt.Key.Key_N, Qt.Key.Key_J)
    QTest.keyClicks(QApplication.focusWidget(), "It is plain.")
    press(page, Qt.Key.Key_Escape)
    assert not open_fields(page.view.fields, page.answers)
    assert answers["c02:formality"] == "0" and answers["c04:acceptability"] == "3"
    assert answers["preferred"] == "c03" and answers["none_appropriate"] == "yes"
    assert answers["justification"] == "It is plain."


def test_digits_are_points_and_below_zero_they_count_from_the_lowest(answering):
    page, answers = answering()
    press(page, Qt.Key.Key_0, Qt.Key.Key_1, Qt.Key.Key_3)
    assert answers == {"c01:factuality": "0", "c01:amount_info": "-1", "c01:formality": "1"}


def test_signs_rate_where_the_scale_goes_from_minus_one_to_one(answering):
    page, answers = answering()
    press(page, Qt.Key.Key_2)
    QTest.keyClicks(QApplication.focusWidget(), "-+")
    assert answers["c01:amount_info"] == "-1" and answers["c01:formality"] == "1"
    press(page, Qt.Key.Key_Up)
    QTest.keyClicks(QApplication.focusWidget(), "0")
    assert answers["c01:formality"] == "0"


def test_a_digit_off_the_scale_does_nothing(answering):
    page, answers = answering()
    press(page, Qt.Key.Key_4, Qt.Key.Key_9)
    press(page, Qt.Key.Key_Down, Qt.Key.Key_4)
    assert not answers


def test_arrows_and_control_digits_move_between_answers_and_aspects(answering):
    page, _ = answering()
    press(page, Qt.Key.Key_Right, Qt.Key.Key_Down)
    assert (page.current_candidate, page.current_criterion()) == (1, "amount_info")
    press(page, Qt.Key.Key_4, modifier=CONTROL)
    assert (page.current_candidate, page.current_criterion()) == (3, "amount_info")
    press(page, Qt.Key.Key_Right)
    assert page.current_candidate == 3


def test_after_the_last_aspect_comes_the_next_answer(answering):
    page, _ = answering()
    press(page, Qt.Key.Key_3, Qt.Key.Key_2, Qt.Key.Key_2, Qt.Key.Key_3)
    assert (page.current_candidate, page.current_criterion()) == (1, "factuality")


def test_the_tick_can_be_taken_back(answering):
    page, answers = answering()
    press(page, Qt.Key.Key_N)
    assert answers["none_appropriate"] == "yes"
    press(page, Qt.Key.Key_N)
    assert answers["none_appropriate"] == ""


def test_a_reason_is_kept_within_a_quarter_second_while_typing_goes_on(answering, qtbot):
    page, answers = answering()
    page.open_justification()
    edit = page.justification.edit
    for letter in "abcdefghij" * 10:
        QTest.keyClick(edit, letter, delay=10)
        if answers.get("justification"):
            break
    assert 0 < len(answers["justification"]) <= 26
    assert edit.toPlainText().startswith(answers["justification"])


def test_blanks_are_no_reason(answering):
    page, answers = answering()
    page.open_justification()
    QTest.keyClicks(page.justification.edit, "   ")
    page.flush_comment()
    assert "justification" not in answers


def test_what_is_written_stays_while_answers_arrive(answering):
    page, _ = answering()
    page.open_justification()
    QTest.keyClicks(page.justification.edit, "half a thou")
    page.set_answers({"c01:factuality": "2"})
    assert page.justification.edit.toPlainText() == "half a thou"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("theme_size", [(1280, 616), (1880, 976)])
def test_ratings_of_all_answers_are_in_view_at_once(open_page, view_of, language, theme_size):
    page = open_page(view_of(language=language), size=theme_size)
    points = page.findChildren(ScalePoint)
    assert len(points) == 4 * (4 + 3 + 3 + 4) + 4
    for point in points:
        assert point.isVisible() and page.grid.rect().contains(point.geometry())
        assert point.width() >= 26 and point.height() >= 26
    assert page.controls_fit and page.definition.fits and page.reference.fits
    shown = [page.reference, page.references, page.grid, page.definition, page.justification]
    shown += [frame for frame in (*page.texts.frames, page.comment) if frame.isVisible()]
    for n, part in enumerate(shown):
        assert page.rect().contains(part.geometry())
        assert not any(part.geometry().intersects(other.geometry()) for other in shown[:n])


def test_short_answers_stand_together_and_long_ones_in_tabs(open_page, view_of):
    together = open_page(view_of(words=20))
    assert not together.one_at_a_time and all(f.isVisible() for f in together.texts.frames)
    apart = open_page(view_of(words=90))
    assert apart.one_at_a_time and not apart.texts.overflowing()
    assert [f.isVisible() for f in apart.texts.frames] == [True, False, False, False]
    apart.tabs.chosen.emit(2)
    assert [f.isVisible() for f in apart.texts.frames] == [False, False, True, False]


def test_a_larger_screen_shows_the_long_answers_together(open_page, view_of):
    page = open_page(view_of(), size=(1880, 976))
    assert not page.one_at_a_time and not page.texts.overflowing()


@pytest.mark.parametrize("language", ["en", "de"])
def test_answers_of_250_words_are_whole_one_at_a_time(open_page, view_of, language):
    view = view_of(language=language)
    words = " ".join(item.text for item in view.items).split()
    texts = (item.model_copy(update={"text": " ".join(words[:250])}) for item in view.items)
    page = open_page(replace(view, items=tuple(texts)))
    assert page.one_at_a_time and not page.texts.overflowing() and page.texts.px >= 14


def test_answers_too_long_for_the_smallest_size_page_inside_their_frames_and_are_named(
    open_page, view_of
):
    page = open_page(view_of(words=330))
    assert page.texts.overflowing() == list(ITEMS)
    press(page, Qt.Key.Key_PageDown)
    assert [frame.view.part for frame in page.texts.frames] == [1, 0, 0, 0]
    page.tabs.chosen.emit(2)
    press(page, Qt.Key.Key_PageDown)
    assert [frame.view.part for frame in page.texts.frames] == [1, 0, 1, 0]


def test_the_ideal_points_are_marked(open_page, view_of):
    page = open_page(view_of())
    ideal = {p.text() for p in page.findChildren(ScalePoint) if p.ideal}
    assert ideal == {"3", "0"}
    assert page.grid.point((0, 1), "0").accessibleName() == (
        "Amount of information, Answer 1: 0, just right, ideal"
    )


def test_nobody_reads_an_id_or_a_system(open_page, view_of):
    page = open_page(view_of())
    said = [w.accessibleName() + w.toolTip() for w in page.findChildren(QWidget)]
    said += [page.field_label(f) for f in page.view.fields]
    said += [page.value_label(f, o) for f in page.view.fields for o in f.options]
    hidden = {*ITEMS, *(item.system for item in page.view.items)}
    assert not [text for text in said for name in hidden if name in text]


def test_references_are_gone_to_and_left_by_key(answering):
    page, answers = answering()
    press(page, Qt.Key.Key_R)
    assert page.references.has_focus
    press(page, Qt.Key.Key_Escape)
    assert page.grid.isAncestorOf(QApplication.focusWidget()) and not answers


@pytest.mark.parametrize("keys", [(Qt.Key.Key_F, CONTROL), (Qt.Key.Key_Slash, NONE)])
def test_the_search_in_the_references_opens_from_anywhere(answering, keys):
    page, _ = answering()
    press(page, keys[0], modifier=keys[1])
    assert page.references.search.edit.hasFocus()


def test_a_reason_that_could_not_be_kept_is_asked_for_again(open_page, view_of, qtbot):
    page = open_page(view_of())
    page.open_justification()
    QTest.keyClicks(page.justification.edit, "Plain.")
    page.flush_comment()
    with qtbot.waitSignal(page.answered) as asked:  # nothing came of the first time
        page.flush_comment()
    assert asked.args == ["justification", "Plain."]


def test_training_marks_what_was_expected(open_page, view_of):
    view = view_of(items=("p01", "p02"), training=0, feedback="wrong")
    page = open_page(view)
    marked = [p for p in page.findChildren(ScalePoint) if p._expected]
    assert len(marked) == 12


def test_words_can_be_marked_for_the_preferred_answer_too(answering, view_of):
    settings = view_of().settings.model_copy(update={"evidence": Evidence(ask="wished")})
    page, _ = answering(settings=settings)
    preferred = next(f for f in page.view.fields if f.id == "preferred")
    page.make_current(preferred, focus=True)
    assert "“Preferred answer”" in page.evidence.bar.accessibleName()
    (asked,) = [
        of
        for of in evidence_for(settings, page.view.fields, {}, has_source=False)
        if of.criterion == "preferred"
    ]
    assert page.focus_evidence(asked) == "Preferred answer"


def test_the_line_below_names_the_digits_of_the_row_that_has_the_keyboard(answers_study, seat):
    study = answers_study.study.model_dump(by_alias=True)
    study["conditions"] = [{"id": "only", "blocks": ["answers"]}]
    study["procedure"] = [{"step": "rating", "id": "rating"}]
    content = {**answers_study.model_dump(), "study": study}
    person = seat(content=StudyContent.model_validate(content))

    def shown() -> str:
        (line,) = [hints for hints in person.window.findChildren(KeyHints) if hints.isVisible()]
        keys, does = line._hints[0]
        return f"{keys[0]} {does}"

    assert shown() == "0–3 rate"
    person.press(Qt.Key.Key_Down)
    assert shown() == "1–3 rate"  # from −1 to 1
    for _ in range(3):
        person.press(Qt.Key.Key_Down)
    assert shown() == "1–4 prefer"


def test_practice_is_heard_with_what_was_expected_and_typing_without_its_saving(
    answers_study, seat, heard
):
    study = answers_study.study.model_dump(by_alias=True)
    study["conditions"] = [{"id": "only", "blocks": ["answers"]}]
    study["procedure"] = [{"step": "training", "id": "try"}, {"step": "rating", "id": "rating"}]
    content = {**answers_study.model_dump(), "study": study}
    person = seat(content=StudyContent.model_validate(content))
    person.type("11111111")
    person.type("1j")
    QTest.keyClicks(person.focus(), "It is plain.")
    person.window._current.flush()
    assert person.session.state.answers_here()["justification"] == "It is plain."
    assert heard[-1] == "Answer saved"
    person.press(Qt.Key.Key_Escape)
    person.enter()
    feedback = next(text for text in heard if "Our answer differs" in text)
    assert "Expected: Answer 1, Factuality: 3" in feedback
    assert "preferred answer: 1" in feedback and "ring" not in feedback


def test_the_definition_of_an_aspect_is_read_with_the_first_answer_alone(answering, view_of):
    page, _ = answering()
    first, last = (page.focusWidget(), page.grid.point((3, 1), "0"))
    definitions = [c.definition.in_language("en") for c in view_of().criteria]
    assert first.accessibleDescription() == definitions[0]
    assert page.grid.point((0, 1), "0").accessibleDescription() == definitions[1]
    assert last.accessibleName() and not last.accessibleDescription()


def test_tabs_are_described_in_words(answering):
    page, answers = answering(words=90)
    press(page, Qt.Key.Key_3, Qt.Key.Key_2, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_P)
    rated = [f"{len([key for key in answers if key.startswith(item)])}" for item in ITEMS]
    said = [tab.accessibleDescription().removeprefix("preferred, ") for tab in page.tabs._tabs]
    assert said == [f"{done} of 4 aspects rated" for done in rated]
    assert [tab.accessibleDescription() for tab in page.tabs._tabs] != said
