"""What the right column says of a moment: answers given, and what was done while one spoke."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from labeval.coding.rows import Code, Passage, Source, SourceKind, Where
from labeval.jobs.coding.corpus import read_corpus
from labeval.jobs.coding.gather import gather
from labeval.jobs.coding.moments import Moments
from labeval.jobs.planning.simulate import simulate
from labeval.jobs.results.looks import unlock
from labeval.session.events.events import Kind
from labeval.store.record.record import Record
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.ui.coding.moment.answers import facts_at
from labeval.ui.coding.moment.column import MomentColumn
from labeval.ui.coding.parts.fact_rows import FactRows
from labeval.ui.coding.parts.names import Naming
from labeval.ui.coding.window.opening import coding_window
from labeval.ui.moderator.window.stage import Stage
from labeval.ui.theme import LIGHT
from tests.support.studies.looked_study import make, people
from tests.support.studies.marked_study import LOW, marked_content

pytestmark = pytest.mark.usefixtures("in_english")


def test_what_was_marked_and_answered_while_one_spoke_stands_next_to_it(tmp_path, qtbot):
    with Record(tmp_path / "record.sqlite") as record:
        simulate(record, marked_content(LOW), 1, 3)
        header = next(iter(record.sessions.headers()))
        events = record.sessions.events(header.id)
    mark = next(event for event in events if event.kind == Kind.MARKED)
    answers = [e for e in events if e.kind == Kind.ANSWER and e.page == mark.page]
    moments = Moments(tmp_path / "record.sqlite")
    begin, end = answers[0].at_ms - 1, max(mark.at_ms, answers[-1].at_ms)
    moment = moments.at(header.id, begin)
    window = QWidget()
    qtbot.addWidget(window)
    stage = Stage(LIGHT, window)
    stage.show_view(moment.view, mark.field)
    where = Where(page=mark.page, criterion=mark.field)

    def facts(until_ms: int) -> dict[str, str]:
        meanwhile = moments.during(header.id, begin, until_ms)
        return dict(facts_at(moment, where, stage.page, Naming(), meanwhile))

    assert not {"Marked meanwhile", "Answered meanwhile"} & set(facts(begin))
    found = facts(end)
    assert f"“{mark.value}” ({mark.field})" in found["Marked meanwhile"]
    assert found["Answered meanwhile"].count(",") == len(answers) - 1
    (own,) = [answer.value for answer in answers if answer.field == mark.field][-1:]
    (before,) = [text for text in facts(begin).values() if "in the end" in text]
    assert before == f"still open; in the end {own}"
    moments.close()


def test_while_results_are_locked_no_answer_is_shown_and_texts_can_be_coded(tmp_path, qtbot):
    """Before the first look, which four people are registered for; then unlocked."""
    folder = StudyFolder(make(tmp_path / "study"))
    content = people(folder.path, 3, apart=0.9)
    with (
        Record(folder.database, read_only=True) as record,
        Workbook(folder.workbook, coder="A") as workbook,
    ):
        gather(workbook, record)
        source, passage = next(
            (source, passage)
            for source in workbook.sources()
            for passage in workbook.passages(source.id)
            if passage.where.value
        )

    def shown() -> tuple[str, bool, bool]:
        """Facts at the moment, whether any answer is there, and whether answers are charted."""
        window = coding_window(folder, LIGHT, coder="A")
        qtbot.addWidget(window)
        window.show()
        window.open_source(source.id)
        column, is_open = window.moment, window.controller.answers_open()
        column.show_passage(source, passage)
        qtbot.waitUntil(lambda: column.mirror is not None)
        column.look()
        facts = column.findChild(FactRows).accessibleName()
        corpus = read_corpus(window.controller.workbook, with_answers=is_open)
        passages = [p for layout in corpus.layouts.values() for p in layout.passages]
        has_answers = bool(column.mirror.stage.page.answers)
        has_answers |= any(p.where.value for p in passages)
        rated = bool(window.library.rated()) or bool(window.library.values("value"))
        window.close()
        return facts, has_answers, rated

    facts, has_answers, rated = shown()
    assert "Answers: closed: registered looks lock the results" in facts
    assert "Clarity" not in facts and not has_answers and not rated
    with Record(folder.database) as record:
        unlock(record, content, "the board asks")
    facts, has_answers, rated = shown()
    assert f"Clarity: {passage.where.value}" in facts and has_answers and rated


def test_while_the_record_cannot_be_read_no_answer_is_shown_and_the_reason_is_said(tmp_path, qtbot):
    """Registered looks may lock the answers that the workbook knows of its passages."""
    folder = StudyFolder(make(tmp_path / "study"))
    people(folder.path, 3, apart=0.9)
    with (
        Record(folder.database, read_only=True) as record,
        Workbook(folder.workbook, coder="A") as workbook,
    ):
        gather(workbook, record)
    for path in folder.path.glob("record.sqlite-*"):
        path.unlink()
    whole = folder.database.read_bytes()
    folder.database.write_bytes(b"no database" * 400)
    window = coding_window(folder, LIGHT, coder="A")
    qtbot.addWidget(window)
    window.show()
    assert window.controller.sources
    assert not window.library.rated() and not window.library.values("value")
    qtbot.waitUntil(lambda: "cannot be read" in window.notice.message.text())
    assert window.controller.why_closed in window.notice.message.text()

    first, second = list(window.controller.sources)[:2]
    window.open_source(first)
    assert window.controller.why_closed and window.notice.isVisible()
    folder.database.write_bytes(whole)
    window.open_source(second)
    assert not window.controller.why_closed and not window.notice.isVisible()
    window.close()


def test_the_column_asks_for_the_cursor_only_where_there_is_none(qtbot):
    column = MomentColumn(LIGHT, Naming(), lambda: None, lambda *_: {})
    qtbot.addWidget(column)
    assert "Put the cursor" in column._why.text()
    column.hold()
    source = Source("s", SourceKind.INTERVIEW, "Interview P07", participant="P07")
    column.show_passage(source, Passage("p", "s", 0, "It confused me.", "Kim"))
    assert column._why.text().endswith("is being read…")
    column.release()
    assert column._why.isHidden() or "Imported text" in column._why.text()


def test_the_reason_is_known_once_it_is_asked_for(qtbot):
    """Whether answers are closed is first looked up by whoever asks, as in the window."""
    found: list[str] = []

    def answers_open() -> bool:
        found.append("the file is no database")
        return False

    column = MomentColumn(
        *(LIGHT, Naming(), lambda: None, lambda *_: {}),
        answers_open=answers_open,
        why_closed=lambda: "".join(found),
    )
    qtbot.addWidget(column)
    column.show_code(Code("c", "Doubt"), [], "red")
    assert column._ratings_why.text() == "Closed: the record cannot be read."
