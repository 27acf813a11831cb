"""A language model's rating beside the own answer: in its place, unnamed, filling in nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from labeval.session.state.judge_support import ratings_for
from labeval.study.model.judge_ratings import JudgeRating
from labeval.study.pages import AttentionCheck, Page
from labeval.study.study import Study, StudyContent
from labeval.ui.fit import PageMeasure, page_area
from labeval.ui.participant.page_view import PageView, view_for
from labeval.ui.theme import DARK, LIGHT
from tests.ui.participant.methods.conftest import CRITERIA, TEXTS

MODEL = "Bardotron-9"
EXPLANATION = (
    "The sentences are well made and follow one another, though the one about the flood carries "
    "four thoughts at once and has to be read twice."
)
QUOTES = ["the sun, the rain and the cold of the night", "keeps its water when the sea goes out"]


def judged(study: Study, items, show: str, *, document: bool, explanation=EXPLANATION):
    raw = study.model_dump(by_alias=True)
    raw["blocks"]["dqe"]["judge_support"] = {"show": show}
    raw["blocks"]["dqe"]["reference"] = "document" if document else "panel"
    ratings = [
        JudgeRating(
            item=item,
            criterion=f"crit_{criterion}",
            rating=2,
            explanation=explanation,
            quotes=QUOTES,
            model=MODEL,
        )
        for item in TEXTS
        for criterion in CRITERIA
    ]
    return StudyContent(study=Study.model_validate(raw), items=items, judge_ratings=ratings)


@pytest.fixture(params=[True, False], ids=["document", "panel"])
def view(request, pools):
    """Makes the view of a page whose ratings are shown after the answer; none is yet."""

    def make(item="pool-90", language="en", show="after_answer", **changes) -> PageView:
        content = judged(pools.study, pools.items, show, document=request.param)
        criteria = tuple(c.id for c in content.study.criteria)
        page = Page("p1", "dqe", (item,), criteria, **changes)
        return view_for(content, page, language)

    return make


def with_all(view: PageView, pools) -> PageView:
    """The same page with everything in view that may be."""
    content = judged(pools.study, pools.items, "always", document=True)
    return replace(view, judge=ratings_for(content, view.page))


def go_to_criterion(page, criterion):
    field = next(f for f in page.view.fields if f.criterion == criterion)
    page.make_current(field, focus=False)
    page.announce()


def marked(page):
    return [s.cursor.selectedText() for s in page.texts.frames[0].view.extraSelections()]


def geometry(page):
    return {
        id(child): QRect(child.geometry())
        for child in page.findChildren(QWidget)
        if child.isVisible()
    }


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda t: t.name)
@pytest.mark.parametrize("screen", [(1280, 720), (1920, 1080)])
def test_everything_is_in_view_and_nothing_moves_when_a_rating_appears(
    open_page, view, pools, screen, theme, language
):
    before = view(language=language)
    page = open_page(before, size=page_area(screen), theme=theme)
    assert page.controls_fit and page.judge.fits and page.judge.isVisible()
    parts = [c for c in page.children() if isinstance(c, QWidget) and c.isVisible() and c.height()]
    assert all(page.rect().contains(part.geometry()) for part in parts)
    rects = [QRect(part.geometry()) for part in parts]
    assert not [(a, b) for n, a in enumerate(rects) for b in rects[n + 1 :] if a.intersects(b)]
    places = geometry(page)
    go_to_criterion(page, "crit_clarity")
    page.set_judge(with_all(before, pools).judge)
    page.set_answers({"crit_clarity": "4"})
    assert EXPLANATION in page.judge.text()
    assert geometry(page) == places


def test_it_tells_the_rating_the_reason_and_the_quotes_and_marks_them(open_page, view, pools):
    page = open_page(with_all(view(show="always"), pools))
    go_to_criterion(page, "crit_fluency")
    told = page.judge.text()
    assert "language model's rating: 2" in told
    assert EXPLANATION in told and all(quote in told for quote in QUOTES)
    assert marked(page) == QUOTES
    assert MODEL not in told
    go_to_criterion(page, "crit_honesty")
    assert EXPLANATION not in page.judge.text()
    assert marked(page) == []


def test_before_the_own_answer_nothing_of_it_is_on_the_page(open_page, view):
    page = open_page(view())
    for criterion in page.view.criteria:
        go_to_criterion(page, criterion.id)
        assert EXPLANATION not in page.judge.text() and marked(page) == []
    assert page.answers == {}


def test_no_option_is_chosen_by_a_rating(open_page, view, pools):
    page = open_page(with_all(view(show="always"), pools))
    chosen = [
        field.id
        for field in page.view.fields
        for value in field.options
        if page.control(field.id, value).isChecked()
    ]
    assert chosen == []


@pytest.mark.parametrize("by_key", [True, False], ids=["key", "mouse"])
def test_an_answer_that_brings_up_a_rating_keeps_its_row_current(open_page, view, pools, by_key):
    page = open_page(view())
    page.answered.connect(lambda field, value: answer(page, pools, field, value))
    go_to_criterion(page, "crit_clarity")
    give(page, "crit_clarity", "4", by_key=by_key)
    assert page.current_criterion() == "crit_clarity"
    assert EXPLANATION in page.judge.text()
    give(page, "crit_clarity", "4", by_key=True)  # once more goes on
    assert page.current_criterion() == "crit_fluency"


@pytest.mark.parametrize("by_key", [True, False], ids=["key", "mouse"])
def test_without_a_rating_the_next_row_follows_as_ever(open_page, view, pools, by_key):
    page = open_page(view())
    page.answered.connect(lambda field, value: answer(page, pools, field, value))
    go_to_criterion(page, "crit_honesty")
    give(page, "crit_honesty", "4", by_key=by_key)
    assert page.current_criterion() == "crit_correctness"


def give(page, criterion, value, *, by_key):
    if by_key:
        page.focus_current()
        QTest.keyClick(page, Qt.Key(Qt.Key.Key_0 + int(value)))
    else:
        QTest.mouseClick(page.control(criterion, value), Qt.MouseButton.LeftButton)


def answer(page, pools, field, value):
    """As the window does: what the session shows comes with the answer."""
    shown = {**page.view.judge}
    if field in page.view.judge_due:
        shown[field] = with_all(page.view, pools).judge[field]
    page.set_judge(shown)
    page.set_answers({**page.answers, field: value})


def test_an_attention_check_looks_like_a_page_without_ratings(open_page, view):
    """It keeps the room and says the same, before an answer and after it."""
    check = view("pool-35", attention=AttentionCheck("bad_text", 0))
    plain = view("pool-35")
    told = []
    for shown in (check, replace(plain, judge_due=frozenset())):
        page = open_page(shown)
        go_to_criterion(page, "crit_clarity")
        before = page.judge.text()
        page.set_answers({"crit_clarity": "1"})
        page.show_explanation()
        told.append((before, page.judge.text(), page.judge.geometry()))
    assert told[0] == told[1]
    assert told[0][0] != told[0][1]


def test_practice_shows_none_and_its_feedback_as_ever(open_page, view):
    shown = view(training=0)
    page = open_page(shown)
    assert "practise" in page.judge.text()
    page.show_page(replace(shown, feedback="wrong"))
    assert "Our answer differs" in page.definition.text()
    assert page.judge.isVisible() and EXPLANATION not in page.judge.text()


def test_a_mirror_that_gets_the_view_alone_draws_the_same(open_page, view, pools):
    participant = open_page(view())
    go_to_criterion(participant, "crit_clarity")
    shown = {"crit_clarity": with_all(participant.view, pools).judge["crit_clarity"]}
    participant.set_judge(shown)
    participant.set_answers({"crit_clarity": "4"})
    mirror = open_page(replace(view(), judge=shown, answers={"crit_clarity": "4"}))
    mirror.set_read_only(True)
    go_to_criterion(mirror, "crit_clarity")
    assert mirror.judge.grab().toImage() == participant.judge.grab().toImage()
    assert mirror.texts.frames[0].grab().toImage() == participant.texts.frames[0].grab().toImage()


def test_a_rating_too_long_for_its_place_is_in_pages(qapp, pools):
    page = Page("p1", "dqe", ("pool-90",), tuple(c.id for c in pools.study.criteria))
    for explanation, whole in ((EXPLANATION, True), (EXPLANATION * 12, False)):
        content = judged(
            pools.study, pools.items, "after_answer", document=True, explanation=explanation
        )
        measure = PageMeasure()
        assert measure.measure(content, page, "en").controls_fit
        assert measure.page_of("dqe", "en", LIGHT).judge.fits is whole


def test_a_block_without_support_has_no_place_for_it(open_page, view_of_block):
    page = open_page(view_of_block("dqe", "pool-90"))
    assert not page.judge.isVisible()
