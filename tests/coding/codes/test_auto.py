from __future__ import annotations

from dataclasses import replace

import pytest

from labeval.coding.codes.auto import (
    BadPattern,
    Batch,
    Pattern,
    Term,
    Whole,
    coded_at,
    coded_by,
    found_by,
)
from labeval.coding.corpus.filtering import Filter
from labeval.coding.corpus.queries import Worded, ask
from labeval.coding.rows import Anchor, Coding, Where
from tests.support.coding.coded_texts import UTC, corpus

TIE = Where(method="ab", value="tie")
MADE = corpus(
    {
        "p1-a": [("A tie. Ties tire me, tie-break or not.", TIE), "Untied. No tie."],
        "p2-a": [("Nothing.", Where(method="ab", value="t1"))],
    },
    [],
)
BATCH = Batch("Term tie", "c", "k", UTC)


def quotes(changes: list) -> list[str]:
    rows = [change.after for change in changes]
    assert all(isinstance(row, Coding) and row.batch == BATCH.name for row in rows)
    return [row.quote for row in rows]


def test_a_term_is_found_as_a_whole_word_in_any_case() -> None:
    assert quotes(coded_by(MADE, found_by(MADE, Term("TIE")), BATCH)) == ["tie", "tie", "tie"]
    assert len(found_by(MADE, Term("tie", whole_words=False))) == 5
    assert found_by(MADE, Term("TIE", match_case=True)) == []
    assert found_by(MADE, Term("  ")) == []


def test_a_sentence_or_the_passage_of_a_match_is_coded_once() -> None:
    by_sentence = found_by(MADE, Term("tie"), extent="sentence")
    assert quotes(coded_by(MADE, by_sentence, BATCH)) == [
        "A tie.", "Ties tire me, tie-break or not.", "No tie.",
    ]  # fmt: skip
    assert len(found_by(MADE, Term("tie"), extent="passage")) == 2


def test_all_comments_on_pages_with_an_answer_are_coded_whole() -> None:
    found = found_by(MADE, Whole(), Filter(methods=frozenset({"ab"}), values=frozenset({"tie"})))
    assert quotes(coded_by(MADE, found, BATCH)) == ["A tie. Ties tire me, tie-break or not."]


def test_segments_by_rule_end_where_those_coded_by_hand_do() -> None:
    """An accent belongs to its letter, and blanks around the text to nothing."""
    made = corpus({"p1-a": [" A cafe\u0301 and a cafe. ", "  "]}, [])
    found = found_by(made, Term("cafe"))
    assert quotes(coded_by(made, found, BATCH)) == ["cafe\u0301", "cafe"]
    assert quotes(coded_at(made, ask(made, Worded("cafe")), BATCH)) == ["cafe\u0301", "cafe"]
    whole = coded_by(made, found_by(made, Whole()), BATCH)
    assert quotes(whole) == ["A cafe\u0301 and a cafe."]


def test_what_its_coder_coded_so_already_is_left_alone() -> None:
    changes = coded_by(MADE, found_by(MADE, Pattern(r"ti\w+")), BATCH)
    again = MADE.with_codings([change.after for change in changes if change.after])
    assert coded_by(again, found_by(again, Pattern(r"ti\w+")), BATCH) == []
    assert len(coded_by(again, found_by(again, Term("tie")), Batch("x", "c", "m", UTC))) == 3
    hits = ask(again, Worded("tie"))
    assert coded_at(again, hits, BATCH) == []
    assert quotes(coded_at(again, hits * 2, replace(BATCH, code="d"))) == ["tie"] * 3


@pytest.mark.parametrize("extent", ["match", "sentence"])
def test_words_that_were_coded_by_hand_are_not_coded_once_more(extent) -> None:
    """Neither where the rule finds less than that, nor where it finds more."""
    passage = MADE.layouts["p1-a"].passages[0]
    ends = Anchor(passage.id, 2), Anchor(passage.id, 11)
    by_hand = Coding("h", "p1-a", "c", "k", *ends, "tie. Ties", UTC)
    made = MADE.with_codings([by_hand])
    found = found_by(made, Term("tie"), extent=extent)
    beyond = {"match": ["tie", "tie"], "sentence": ["No tie."]}[extent]
    assert quotes(coded_by(made, found, BATCH)) == beyond
    assert len(coded_by(made, found, replace(BATCH, code="d"))) == 3
    assert len(coded_by(made, found, replace(BATCH, coder="m"))) == 3


def test_a_pattern_that_cannot_be_read_says_where() -> None:
    with pytest.raises(BadPattern, match="character 4") as refused:
        found_by(MADE, Pattern("tie("))
    assert "tie" not in str(refused.value)
