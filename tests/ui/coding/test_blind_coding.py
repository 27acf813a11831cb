from __future__ import annotations

from pathlib import Path

import pytest

from labeval.coding.double_coding import DRAW, FINISH, finish, keep
from labeval.coding.identity import coder_id
from labeval.store.workbook import Workbook
from labeval.ui.coding.compare_beside import CompareBeside
from labeval.ui.coding.desk import Desk
from labeval.ui.coding.window import CodingWindow
from labeval.ui.theme import LIGHT
from tests import coded_workbook
from tests.coded_workbook import FIRST, SECOND


@pytest.fixture
def drawn(tmp_path: Path) -> Path:
    """A workbook of two coders, in which one of the sources is to be coded blindly."""
    made = coded_workbook.make(tmp_path / "coding.sqlite", participants=2)
    with Workbook(made.path, coder=FIRST) as book:
        source = next(s for s in book.sources() if s.kind == "comments")
        second = coder_id(SECOND)
        book.do(DRAW, keep([], [source.id], first=book.coder.id, second=second, seed=1))
    return made.path


def test_the_other_coders_codes_are_hidden_until_the_source_is_finished(drawn: Path, qtbot) -> None:
    with Workbook(drawn, coder=SECOND) as book:
        desk = Desk(book)
        window = CodingWindow(desk, LIGHT)
        qtbot.addWidget(window)
        beside = CompareBeside(window)
        window.show()
        blind, other = [s.id for s in book.sources() if s.kind == "comments"]
        window.open_source(other)
        assert {c.coder for c in desk.codings.values()} == {coder_id(FIRST), coder_id(SECOND)}
        assert beside.done.isHidden()
        window.open_source(blind)
        assert {c.coder for c in desk.codings.values()} == {coder_id(SECOND)}
        assert not beside.done.isHidden()
        beside.open_compare()
        assert beside.compare is not None
        beside.compare.settle()
        seen = {c.coder for c in beside.compare.corpus.codings if c.source == blind}
        assert seen == {coder_id(SECOND)}
        beside.done.click()
        assert {c.coder for c in desk.codings.values()} == {coder_id(FIRST), coder_id(SECOND)}
        desk.undo()
        assert {c.coder for c in desk.codings.values()} == {coder_id(SECOND)}
        window.close()


def test_the_comparison_opens_and_leads_back_to_the_text(drawn: Path, qtbot) -> None:
    with Workbook(drawn, coder=FIRST) as book:
        desk = Desk(book)
        window = CodingWindow(desk, LIGHT)
        qtbot.addWidget(window)
        beside = CompareBeside(window)
        window.show()
        beside.opener.click()
        assert beside.compare is not None and beside.compare.isVisible()
        beside.compare.settle()
        coding = beside.compare._disputes[-1].codings[0]
        beside.compare.segment_opened.emit(coding)
        assert desk.source is not None and desk.source.id == coding.source
        window.close()
        assert beside.compare is None


def test_the_tree_does_not_count_what_the_other_has_coded_in_a_blind_source(drawn: Path) -> None:
    with Workbook(drawn, coder=SECOND) as book:
        desk = Desk(book)
        other = coder_id(FIRST)
        blind = next(s.id for s in book.sources() if s.kind == "comments")
        hidden = [c for c in book.codings(blind) if c.coder == other]
        own = [c for c in book.codings(blind) if c.coder != other]
        assert hidden and own
        assert sum(desk.counts.values()) == len(book.codings()) - len(hidden)
        assert desk.counts_by_source[blind] == len(own)
        assert all(c not in hidden for code in desk.codes for c in desk.codings_of(code))
        desk.do(FINISH, finish(list(desk.memos.values()), blind, desk.coder))
        assert desk.counts == book.counts()
        assert desk.counts_by_source == book.counts_by_source()
        desk.undo()
        assert sum(desk.counts.values()) == len(book.codings()) - len(hidden)
        desk.deleteLater()
