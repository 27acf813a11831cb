"""Segments are coded, adjusted and annotated on whole characters and never twice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from labeval.coding.codes import marking
from labeval.coding.edits import added, removed
from labeval.coding.rows import Anchor, Code, Coding, Memo, Paraphrase, Passage, Source
from labeval.coding.texts.source_text import SourceText
from tests.support.studies.coding_study import a_coding, coded_text, spoken_text

FAMILY = "👩‍👩‍👧"


def text_of(*lines: str) -> SourceText:
    return SourceText(Passage(f"p{n}", "s", float(n), line) for n, line in enumerate(lines))


def quote(text: SourceText, start: tuple[str, int], end: tuple[str, int]) -> str | None:
    changes = marking.code_span(text, Anchor(*start), Anchor(*end), code="c", coder="me")
    row = changes[0].after if changes else None
    assert row is None or isinstance(row, Coding)
    return row.quote if row else None


@pytest.mark.parametrize(
    ("line", "start", "end", "coded"),
    [
        ("It is clear.", 3, 5, "is"),
        ("It is clear.", 2, 6, "is"),  # without the spaces around it
        ("It is clear.", 5, 3, "is"),  # marked from the right
        ("cafe\u0301 noir", 0, 4, "cafe\u0301"),  # an accent is not left behind
        ("cafe\u0301 noir", 4, 10, "e\u0301 noir"),
        (f"a {FAMILY} b", 3, 4, FAMILY),  # nor a member of a family
        ("a 👍🏽 b", 2, 3, "👍🏽"),  # nor the colour of a hand
        ("🇩🇪🇫🇷", 1, 2, "🇩🇪"),  # nor half of a flag
        ("🇩🇪🇫🇷", 2, 3, "🇫🇷"),
        ("שלום עולם", 0, 4, "שלום"),
        ("It is clear.", 2, 3, None),  # a space alone is no text
        ("It is clear.", 4, 4, None),
    ],
)
def test_a_segment_covers_whole_characters_and_no_spaces_around(line, start, end, coded):
    text = text_of(line)
    if coded is not None and start == end:
        coded = None
    assert quote(text, ("p0", start), ("p0", end)) == coded


def test_a_segment_over_passages_begins_and_ends_where_there_is_text():
    text = text_of("one ", "", "two", " three")
    assert quote(text, ("p0", 3), ("p3", 1)) == "two"
    assert quote(text, ("p3", 4), ("p0", 1)) == "ne \n\ntwo\n thr"
    assert quote(text, ("p0", 4), ("p1", 0)) is None


def test_the_same_segment_is_not_coded_twice_by_one_coder():
    text = text_of("It is clear.")
    (change,) = marking.code_span(text, Anchor("p0", 0), Anchor("p0", 2), code="c", coder="me")
    text = text.after([change])
    ends = Anchor("p0", 0), Anchor("p0", 3)
    assert marking.code_span(text, *ends, code="c", coder="me") == []
    assert marking.code_span(text, *ends, code="c", coder="you")
    assert marking.code_span(text, *ends, code="d", coder="me")


def test_in_vivo_takes_the_words_as_name_and_a_code_of_that_name_if_there_is_one():
    text = text_of("It is clear. " + "very long " * 20)
    ends = Anchor("p0", 0), Anchor("p0", 11)
    code, coding = marking.code_in_vivo(text, *ends, codes=[], coder="me", parent="top")
    assert (code.after.name, code.after.parent) == ("It is clear", "top")
    assert coding.after.code == code.after.id
    known = [Code("a", "IT IS CLEAR", retired=True), Code("b", "it is Clear")]
    (only,) = marking.code_in_vivo(text, *ends, codes=known, coder="me")
    assert only.after.code == "b"
    long = marking.code_in_vivo(text, Anchor("p0", 13), Anchor("p0", 200), codes=[], coder="me")
    assert len(long[0].after.name) <= 60 and long[0].after.name.endswith("…")


def test_an_in_vivo_name_has_no_punctuation_around_its_words():
    text = text_of("You know, so I use it – and why? …")
    for (start, end), name in (((8, 24), "so I use it"), ((9, 32), "so I use it – and why?")):
        ends = Anchor("p0", start), Anchor("p0", end)
        code, coding = marking.code_in_vivo(text, *ends, codes=[], coder="me")
        assert code.after.name == name and name in coding.after.quote
    only, _ = marking.code_in_vivo(text, Anchor("p0", 33), Anchor("p0", 34), codes=[], coder="me")
    assert only.after.name == "…"


def test_ends_are_adjusted_and_an_empty_segment_is_refused():
    text = spoken_text()
    coding = a_coding(text, (0, 0), (0, 5))
    (change,) = marking.adjust(text, coding, Anchor("s.p0", 0), Anchor("s.p1", 3))
    assert change.after.quote == "It is clear.\nThe"
    assert marking.adjust(text, coding, Anchor("s.p0", 2), Anchor("s.p0", 3)) == []
    assert marking.adjust(text, coding, coding.start, coding.end) == []


def test_another_code_for_a_segment_leaves_one_where_both_were_there():
    text = spoken_text()
    one, two = a_coding(text, (0, 0), (0, 5), "1", "c"), a_coding(text, (0, 0), (0, 5), "2", "d")
    alone = a_coding(text, (1, 0), (1, 3), "3", "c")
    text = coded_text(text, one, two, alone)
    changes = marking.recode(text, [one, two, alone], "d")
    assert changes == [removed(one), *marking.changed(alone, replace(alone, code="d"))]


def test_weight_memo_and_quotability_of_a_segment():
    coding = a_coding(spoken_text(), (0, 0), (0, 5))
    assert marking.weigh(coding, 2.0)[0].after.weight == 2.0
    assert marking.annotate(coding, "  odd ")[0].after.memo == "odd"
    assert marking.annotate(coding, "  ") == []
    may, must_not = Source("s", "comments", "S"), Source("s", "comments", "S", quotable=False)
    assert marking.mark_quotable(coding, may)[0].after.quotable
    assert marking.mark_quotable(coding, must_not) == []
    marked = replace(coding, quotable=True)
    assert not marking.mark_quotable(marked, must_not)[0].after.quotable


def test_uncoding_takes_the_memos_about_a_segment_along():
    coding = a_coding(spoken_text(), (0, 0), (0, 5))
    memos = [Memo("m", "coding", "k", "me", "x", ""), Memo("n", "code", "k", "me", "x", "")]
    assert marking.uncode([coding], memos) == [removed(memos[0]), removed(coding)]


def test_a_coder_has_one_memo_a_row_and_an_empty_one_goes():
    (made,) = marking.write_memo([], " first ", about="code", row="c", coder="me")
    memo = made.after
    assert (memo.text, memo.row) == ("first", "c")
    assert marking.write_memo([memo], "first", about="code", row="c", coder="me") == []
    (changed,) = marking.write_memo([memo], "second", about="code", row="c", coder="me")
    assert (changed.after.id, changed.after.text) == (memo.id, "second")
    assert marking.write_memo([memo], "", about="code", row="c", coder="me") == [removed(memo)]
    (other,) = marking.write_memo([memo], "mine", about="code", row="c", coder="you")
    assert other.before is None


def test_a_summary_belongs_to_case_code_and_coder():
    (made,) = marking.paraphrase([], " in short ", case="P1", code="c", coder="me")
    summary = made.after
    assert isinstance(summary, Paraphrase) and summary.text == "in short"
    key = {"case": "P1", "code": "c", "coder": "me"}
    (changed,) = marking.paraphrase([summary], "shorter", **key)
    assert changed.before == summary and changed.after.text == "shorter"
    assert marking.paraphrase([summary], "", **key) == [removed(summary)]
    assert added(summary) != made or made.before is None


def test_two_summaries_of_one_cell_are_one_text():
    second, first, same = (
        Paraphrase(id, "P1", "c", "me", text)
        for id, text in (("b", "There."), ("a", "Here."), ("d", "There."))
    )
    rows = [second, Paraphrase("0", "P1", "c", "you", "Yours."), first, same]
    assert marking.summaries_of(rows, "me") == {("P1", "c"): "Here.\n\nThere."}
    key = {"case": "P1", "code": "c", "coder": "me"}
    assert marking.paraphrase(rows, "Here.\n\nThere.", **key) == []
    changes = marking.paraphrase(rows, "Both.", **key)
    assert changes[1:] == [removed(second), removed(same)]
    assert (changes[0].before, changes[0].after.text) == (first, "Both.")
    assert marking.paraphrase(rows, "", **key) == [removed(first), removed(second), removed(same)]
