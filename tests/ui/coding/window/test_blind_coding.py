from __future__ import annotations

from pathlib import Path

import pytest

from labeval.coding.coders.double_coding import DRAW, FINISH, finish, keep
from labeval.coding.identity import coder_id
from labeval.store.workbook.workbook import Workbook
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.sources.filter_bar import DRAWN, FINISHED
from labeval.ui.coding.window.compare_button import CompareButton
from labeval.ui.coding.window.window import CodingWindow
from labeval.ui.theme import LIGHT
from tests.support.coding import coded_workbook
from tests.support.coding.coded_workbook import FIRST, SECOND


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
        controller = CodingController(book)
        window = CodingWindow(controller, LIGHT)
        qtbot.addWidget(window)
        compare_button = CompareButton(window)
        window.show()
        blind, other = [s.id for s in book.sources() if s.kind == "comments"]
        window.open_source(other)
        assert {c.coder for c in controller.codings.values()} == {coder_id(FIRST), coder_id(SECOND)}
        assert compare_button.done.isHidden()
        window.open_source(blind)
        assert {c.coder for c in controller.codings.values()} == {coder_id(SECOND)}
        assert not compare_button.done.isHidden()
        compare_button.open_compare()
        assert compare_button.compare is not None
        compare_button.compare.settle()
        seen = {c.coder for c in compare_button.compare.corpus.codings if c.source == blind}
        assert seen == {coder_id(SECOND)}
        compare_button.done.click()
        assert {c.coder for c in controller.codings.values()} == {coder_id(FIRST), coder_id(SECOND)}
        controller.undo()
        assert {c.coder for c in controller.codings.values()} == {coder_id(SECOND)}
        window.close()


def test_the_comparison_opens_and_leads_back_to_the_text(drawn: Path, qtbot) -> None:
    with Workbook(drawn, coder=FIRST) as book:
        controller = CodingController(book)
        window = CodingWindow(controller, LIGHT)
        qtbot.addWidget(window)
        compare_button = CompareButton(window)
        window.show()
        compare_button.opener.click()
        assert compare_button.compare is not None and compare_button.compare.isVisible()
        compare_button.compare.settle()
        coding = compare_button.compare._disputes[-1].codings[0]
        compare_button.compare.segment_opened.emit(coding)
        assert controller.source is not None and controller.source.id == coding.source
        window.close()
        assert compare_button.compare is None


def test_the_tree_does_not_count_what_the_other_has_coded_in_a_blind_source(drawn: Path) -> None:
    with Workbook(drawn, coder=SECOND) as book:
        controller = CodingController(book)
        other = coder_id(FIRST)
        blind = next(s.id for s in book.sources() if s.kind == "comments")
        hidden = [c for c in book.codings(blind) if c.coder == other]
        own = [c for c in book.codings(blind) if c.coder != other]
        assert hidden and own
        assert sum(controller.counts.values()) == len(book.codings()) - len(hidden)
        assert controller.counts_by_source[blind] == len(own)
        assert all(
            c not in hidden for code in controller.codes for c in controller.codings_of(code)
        )
        controller.do(FINISH, finish(list(controller.memos.values()), blind, controller.coder))
        assert controller.counts == book.counts()
        assert controller.counts_by_source == book.counts_by_source()
        controller.undo()
        assert sum(controller.counts.values()) == len(book.codings()) - len(hidden)
        controller.deleteLater()


def test_the_sources_of_the_sample_are_marked_filtered_and_finished_by_the_list(
    drawn: Path, qtbot
) -> None:
    with Workbook(drawn, coder=SECOND) as book:
        controller = CodingController(book)
        window = CodingWindow(controller, LIGHT)
        qtbot.addWidget(window)

        def listed() -> dict[str, str]:
            model = window.sources.sources
            return {s.id: model.index(n).data() for n, s in enumerate(model.sources)}

        blind = next(s.id for s in book.sources() if s.kind == "comments")
        assert [id for id, name in listed().items() if name.endswith("sample")] == [blind]
        window.filters.choose("state", frozenset({DRAWN}))
        assert list(listed()) == [blind]
        window.sources.list.selectAll()
        window.source_menu.finish()
        assert not listed()
        window.filters.choose("state", frozenset({FINISHED}))
        assert listed()[blind].endswith("sample ✓")
        controller.undo()
        assert not listed()
        window.close()
