"""A text without an end or a space opens at once, and is selected and coded everywhere."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtTest import QTest

from labeval.coding.codes.marking import is_inside_letter
from labeval.coding.edits import added
from labeval.coding.rows import Anchor, Passage, Source, SourceKind
from labeval.jobs.coding.corpus import read_corpus
from labeval.ui.coding.counts import segments
from labeval.ui.coding.counts.segments import SegmentList
from labeval.ui.coding.parts.slices import LONGEST, Slices, slices_of
from labeval.ui.coding.transcript.controller import TranscriptController
from labeval.ui.theme import LIGHT
from tests.support.coding.analyst import CONTROL, KEY, SHIFT, begin_codebook_here

MEGABYTES = 3_000_000
TEXTS = {
    "one word": "x" * MEGABYTES,
    "one line": "ab cde fgh " * (MEGABYTES // 11),
    "marks and emoji": "ä漢😀e\u0301👩\u200d👧" * (MEGABYTES // 8),
}


@given(st.text(alphabet="ab \n\u0301😀漢", max_size=60), st.integers(0, 400))
@example("a" * 21 + " \u0301", 261)
def test_slices_are_all_of_the_text_bounded_and_cut_no_letter(part, times):
    passage = Passage("p", "s", 0.0, part * times)
    slices = slices_of(passage)
    assert slices[0].is_first
    assert all(a.end == b.start for a, b in pairwise(slices))
    assert slices[-1].end == len(passage.text) and slices[-1].is_last
    assert all(0 < one.end - one.start <= LONGEST for one in slices) or not passage.text
    index = Slices([passage])
    for offset in range(0, len(passage.text), 997):
        row = index.row_at("p", offset)
        assert slices[row].start <= offset <= slices[row].end
    if "\u0301" * 50 not in passage.text:
        for one in slices[1:]:
            assert not is_inside_letter(passage.text, one.start)


@pytest.fixture(params=TEXTS)
def opened(request, analyst):
    text = TEXTS[request.param]
    source = Source("long", SourceKind.IMPORTED, "Long")
    after = Passage("after", "long", 2.0, "The end.")
    rows = [source, Passage("whole", "long", 1.0, text), after]
    analyst.controller.workbook.take_in([added(row) for row in rows])
    analyst.controller.read_again()
    begin_codebook_here(analyst)
    analyst.window.open_source("long")
    analyst.view.grab()
    return analyst


def letters_in_layouts(analyst) -> int:
    return sum(one.end - one.start for one in analyst.view.sheet._layouts.values())


def test_it_opens_scrolls_selects_and_is_coded_at_both_ends(opened):
    analyst, view = opened, opened.view
    text = analyst.controller.passages[0].text
    assert letters_in_layouts(analyst) < 30_000, "more than what is in sight was laid out"
    likes = analyst.code("Likes").id
    view.select(Anchor("whole", 2), Anchor("whole", 12))
    analyst.window.code_with(likes)
    view.put_caret(Anchor("whole", len(text) - 20))
    view.grab()
    view.select(Anchor("whole", len(text) - 20), Anchor("whole", len(text) - 4))
    assert view.shows_target
    analyst.window.code_with(likes)
    coded = analyst.stored()
    assert all(text[c.start.offset : c.end.offset] == c.quote for c in coded) and len(coded) == 2
    bar = view.verticalScrollBar()
    for value in (0, bar.maximum() // 3, bar.maximum()):
        bar.setValue(value)
        view.grab()
    assert letters_in_layouts(analyst) < 150_000
    analyst.press(KEY.Key_Home, CONTROL)
    assert view.caret == Anchor("whole", 0) and view.scrolled() == 0
    analyst.press(KEY.Key_End, CONTROL)
    assert view.caret == Anchor("after", len("The end."))
    view.put_caret(Anchor("whole", 5))
    analyst.press(KEY.Key_A, CONTROL)
    assert view.selection.text == text


def test_the_caret_goes_over_every_letter_and_line_where_slices_meet(opened):
    analyst, view = opened, opened.view
    text, sheet = analyst.controller.passages[0].text, view.sheet
    meet = sheet.slices.all[1].start
    view.put_caret(Anchor("whole", meet - 6))
    seen = [view.caret.offset]
    while seen[-1] < meet + 6:
        analyst.press(KEY.Key_Right)
        seen.append(view.caret.offset)
    assert seen == sorted(set(seen)), "each press goes on"
    steps = [b - a for a, b in pairwise(seen)]
    assert all(not is_inside_letter(text, at) for at in seen) and max(steps) <= 5
    back = [view.caret.offset]
    while back[-1] > seen[0]:
        analyst.press(KEY.Key_Left)
        back.append(view.caret.offset)
    assert back == seen[::-1]
    view.put_caret(Anchor("whole", meet - 3))
    tops = []
    for _ in range(4):
        tops.append(view.selection_box().top() + view.scrolled())
        analyst.press(KEY.Key_Down)
    line = sheet.columns.type.line
    assert [b - a for a, b in pairwise(tops)] == [line] * 3
    analyst.press(KEY.Key_PageDown)
    assert view.caret.offset > meet
    view.put_caret(Anchor("whole", meet - 5))
    analyst.press(KEY.Key_Right, SHIFT, times=6)
    assert view.selection.text == text[view.selection.start.offset : view.selection.end.offset]
    QTest.keyClick(view, KEY.Key_Escape)


def test_a_passage_without_an_end_is_not_put_into_an_editor(opened):
    messages: list[str] = []
    words = TranscriptController(opened.controller, opened.view)
    words.message_shown.connect(messages.append)
    opened.view.setFocus()
    words.edit()
    assert not words.is_editing and "too long" in messages[0]
    assert len(opened.view.accessibleDescription()) < 3_000


def test_a_quote_without_an_end_is_laid_out_in_a_list_only_as_far_as_it_is_shown(
    opened, qtbot, monkeypatch
):
    opened.view.setFocus()
    opened.view.select_passage()
    opened.window.code_with(opened.code("Likes").id)
    lengths: list[int] = []
    whole = segments.wrapped

    def measured(text: str, *arguments, **named):
        lengths.append(len(text))
        return whole(text, *arguments, **named)

    monkeypatch.setattr(segments, "wrapped", measured)
    corpus = read_corpus(opened.controller.workbook)
    window = SegmentList(LIGHT)
    qtbot.addWidget(window)
    window.resize(400, 300)
    window.show_segments(corpus.chosen())
    window.grab()
    assert lengths and max(lengths) < 10_000
