"""The words behind ratings leave the record with the answers that they are behind."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from labeval.session.state.text_exposure import SOURCE
from labeval.study.study import StudyContent
from tests.exchange.conftest import ScriptedSessions
from tests.support.studies.marked_study import marked_content

Table = Callable[[str], list[dict[str, str]]]


@pytest.fixture
def four_texts() -> StudyContent:
    """In place of the usual study: one whose participants mark words."""
    return marked_content({}, method="bws", pages=4, texts_per_page=3)


def test_a_row_has_place_words_answer_and_what_they_go_with(
    desk: ScriptedSessions, table_of: Table
) -> None:
    session = desk.begin("P1", "only")
    page = session.page
    assert page is not None
    item, criterion = page.items[1], page.criteria[0]
    text = session.page_texts()[item]
    session.marking.mark(criterion, item, 0, 4)
    session.answer("best", item)
    first = session.state.marks_here()[0].seq
    session.marking.mark(criterion, SOURCE, 0, 5, against=first)
    session.marking.mark(criterion, item, 5, 8)
    session.marking.unmark(session.state.marks_here()[2].seq)
    before, after = table_of("evidence")
    assert (before["participant"], before["session"], before["method"]) == ("P1", "P1-1", "bws")
    assert (before["page"], before["criterion"]) == (page.id, criterion)
    assert before["items"] == "|".join(page.items)
    assert (before["item"], before["text"], before["quote"]) == (item, "text", text[0:4])
    assert (before["start"], before["end"], before["answer"]) == ("0", "4", "")
    assert (after["item"], after["text"], after["quote"]) == (page.items[0], "source", "Mulch")
    assert after["answer"] == f"best={item}"
    assert (before["against"], after["against"]) == ("", str(first))
    assert before["marked_at"] <= after["marked_at"]
    assert float(before["marked_seconds"]) < float(after["marked_seconds"])


def test_a_session_without_marks_has_no_row(desk: ScriptedSessions, table_of: Table) -> None:
    desk.begin("P1", "only")
    assert table_of("evidence") == []
