"""Codes in their tree, filters, search over all texts, and the panels next to the text."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from labeval.coding import themes
from labeval.coding.codes import codebook
from labeval.coding.rows import Anchor
from labeval.study.folder import StudyFolder
from labeval.ui.coding.codes.code_model import CODE_MIME, SELECTION_MIME
from labeval.ui.coding.parts import many_places
from labeval.ui.coding.parts.numbers import CodingNumbers
from labeval.ui.coding.window.opening import coding_window
from labeval.ui.memory import Memory
from labeval.ui.theme import DARK, LIGHT
from tests.support.coding.analyst import (
    CONTROL,
    KEY,
    SHIFT,
    Analyst,
    begin_codebook_here,
    coded_twice,
)
from tests.support.studies.coded_study import code_what_was_said


@pytest.fixture
def asked(monkeypatch) -> list[str]:
    """The questions before many places are coded; the answer is yes."""
    found: list[str] = []

    def ask(_parent, text: str) -> bool:
        found.append(text)
        return True

    monkeypatch.setattr(many_places, "ask_yes_no", ask)
    return found


def test_many_hits_are_coded_only_after_asking_and_one_only_in_sight(analyst, monkeypatch):
    begin_codebook_here(analyst)
    analyst.window.header.field.setText("the")
    analyst.window.searching.search_now()
    found = analyst.window.found
    assert len(found.hits) > 30
    monkeypatch.setattr(many_places, "ask_yes_no", lambda _parent, _text: False)
    analyst.window.searching.code_all(analyst.code("Navigation").id, "")
    assert analyst.stored() == []
    bar = found.list.verticalScrollBar()
    bar.setValue(bar.maximum())
    analyst.window.code_with(analyst.code("Navigation").id)
    assert analyst.stored() == [] and "out of sight" in analyst.window.footer.message
    analyst.window.code_with(analyst.code("Navigation").id)
    assert len(analyst.stored()) == 1


def test_hits_in_all_sources_are_coded_one_by_one_or_all_in_one_edit(analyst, asked):
    begin_codebook_here(analyst)
    analyst.press(KEY.Key_F, CONTROL)
    analyst.type("definitions")
    analyst.press(KEY.Key_Return)
    hits = list(analyst.window.found.hits)
    assert len({hit.source.id for hit in hits}) > 1
    assert all(h.passage.text[h.start : h.end].casefold() == "definitions" for h in hits)
    analyst.press(KEY.Key_C)
    analyst.type("navigation")
    analyst.press(KEY.Key_Return)
    assert len(analyst.stored()) == 1 and analyst.window.found.hit == hits[1]
    analyst.window.searching.code_all(analyst.code("Navigation").id, "")
    assert analyst.window.footer.message.endswith(" segments coded; Ctrl+Z undoes it.")
    assert analyst.window.edits.recent[0] == analyst.code("Navigation").id
    stored = analyst.stored()
    assert len(stored) == len(hits)
    assert len({coding.batch for coding in stored}) == 2
    analyst.press(KEY.Key_Z, CONTROL)
    assert len(analyst.stored()) == 1
    analyst.press(KEY.Key_Return)
    assert not analyst.window.shows_found
    assert analyst.view.selection.text.casefold() == "definitions"


def test_a_rule_codes_sentences_or_all_that_passes_the_filters_as_one_edit(analyst, asked):
    begin_codebook_here(analyst)
    field, found = analyst.window.header.field, analyst.window.found
    field.setText("/fee|definitions?/")
    analyst.window.searching.search_now()
    words = {hit.passage.text[hit.start : hit.end] for hit in found.hits}
    assert words == {"fee", "definitions"}
    found._on_wide()
    sentences = {hit.passage.text[hit.start : hit.end] for hit in found.hits}
    assert "Who asked about a fee?" in sentences
    field.setText("/(/")
    analyst.window.searching.search_now()
    assert "regular expression" in analyst.window.footer.message
    analyst.window.filters.choose("speaker", frozenset({"supervisor"}))
    field.setText("*")
    analyst.window.searching.search_now()
    asked = [hit.passage for hit in found.hits]
    assert asked and {passage.speaker for passage in asked} == {"supervisor"}
    analyst.window.searching.code_all(analyst.code("Navigation").id, "")
    assert sorted(coding.quote for coding in analyst.stored()) == sorted(p.text for p in asked)
    analyst.press(KEY.Key_Z, CONTROL)
    assert analyst.stored() == []


def test_filters_narrow_the_sources_and_fade_what_they_do_not_admit(analyst):
    window, filters = analyst.window, analyst.window.filters
    filters.choose("kind", frozenset({"think_aloud"}))
    kinds = {source.kind for source in window.sources.sources.sources}
    assert kinds == {"think_aloud"}
    values = filters._values("criterion")
    assert values
    filters.choose("criterion", frozenset({next(iter(values))}))
    faded = window.view.looks.faded
    assert faded and faded <= {passage.id for passage in analyst.controller.passages}
    filters.choose("state", frozenset({"coded"}))
    assert window.sources.sources.sources == []
    filters.clear()
    assert len(window.sources.sources.sources) == len(analyst.controller.sources)
    assert not window.view.looks.faded


def test_a_code_is_highlighted_with_all_below_it_and_shows_its_ratings(analyst, qtbot):
    code_what_was_said(analyst.controller.workbook)
    analyst.controller.read_again()
    category = analyst.code("User sentiment")
    analyst.window.highlight.toggle(category.id)
    lit = {c.code for c in analyst.controller.workbook.codings() if analyst.view.looks.is_lit(c)}
    assert {analyst.controller.codes[id].parent for id in lit} == {category.id}
    chart = analyst.window.moment.chart
    qtbot.waitUntil(lambda: chart.isVisible())
    assert "n = " in chart.caption()
    analyst.window.highlight_current()
    assert analyst.view.looks.lit is None


def test_the_moment_shows_the_page_as_it_was_with_the_answers_given(analyst):
    passages = analyst.controller.passages
    later = next(p for p in passages if p.where.criterion and p.where.page)
    analyst.view.put_caret(Anchor(later.id, 0))
    analyst.window.moment.look()
    stage = analyst.window.moment.mirror.stage
    assert stage is not None and stage.page is not None
    assert stage.page.view.page.id == later.where.page
    facts = dict(analyst.window.moment._facts._facts)
    name = analyst.controller.naming.criterion(later.where.criterion)
    assert any(name in fact.casefold() for fact in facts)


def test_the_tree_is_a_sound_model_and_moves_codes_by_drag_and_drop(analyst):
    begin_codebook_here(analyst)
    tree = analyst.window.codes.tree
    tester = QAbstractItemModelTester(
        tree.codes, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    likes, design = analyst.code("Likes"), analyst.code("Study design")
    data = tree.codes.mimeData([tree.codes.index_of(likes.id)])
    assert data.hasFormat(CODE_MIME)
    to = tree.codes.index_of(design.id)
    tree.codes.dropMimeData(data, Qt.DropAction.MoveAction, 1, 0, to)
    under = [c.name for c in codebook.children_of(analyst.controller.codes.values(), design.id)]
    assert under == ["AB", "Likes", "Item order", "Study length"]
    into_itself = tree.codes.mimeData([tree.codes.index_of(design.id)])
    at = tree.codes.index_of(likes.id)
    assert not tree.codes.canDropMimeData(into_itself, Qt.DropAction.MoveAction, -1, 0, at)
    analyst.press(KEY.Key_Z, CONTROL)
    assert analyst.code("Likes").parent == likes.parent
    tree.search("lik")
    assert [code.name for code in tree.codes.in_order()] == ["User sentiment", "Likes"]
    tree.search("")
    del tester


def test_text_that_is_let_fall_on_a_code_is_coded_with_it(analyst):
    begin_codebook_here(analyst)
    analyst.select(0, 10)
    model, data = analyst.window.codes.tree.codes, QMimeData()
    data.setData(SELECTION_MIME, b"1")
    on = model.index_of(analyst.code("AB").id)
    category = model.index_of(analyst.code("Usability").id)
    assert not model.canDropMimeData(data, Qt.DropAction.CopyAction, -1, 0, category)
    assert not model.canDropMimeData(data, Qt.DropAction.CopyAction, 0, 0, QModelIndex())
    model.dropMimeData(data, Qt.DropAction.CopyAction, -1, 0, on)
    assert [c.code for c in analyst.stored()] == [analyst.code("AB").id]


def test_codes_are_renamed_described_merged_and_retired_each_in_one_edit(analyst):
    long, _ = coded_twice(analyst)
    tree, commands = analyst.window.codes.tree, analyst.window.commands
    likes, confusion = analyst.code("Likes"), analyst.code("Confusion")
    tree.codes.setData(tree.codes.index_of(likes.id), "Liking")
    assert analyst.code("Liking").id == likes.id
    tree.choose(likes.id)
    commands.describe()
    card = commands.card
    assert "Change a code" in card._history.text() and "Add a code" in card._history.text()
    card._boxes[0].setPlainText("Something is found good.")
    assert card._key.accessibleName() == "Letter", "digits are each coder's own, and not in it"
    card._key.setText("V")
    card.close_card()
    assert analyst.code("Liking").definition == "Something is found good."
    assert analyst.code("Liking").shortcut == "", "V codes in vivo, and goes on doing so"
    assert "key of the window" in analyst.window.footer.message
    tree.choose(likes.id)
    commands.describe()
    card._key.setText("y")
    card.close_card()
    analyst.view.setFocus()
    analyst.select(3, 9, passage=1)
    analyst.press(KEY.Key_Y)
    assert analyst.controller.counts[likes.id] == 2
    tree.choose(likes.id)
    commands.merge()
    analyst.type("confusion")
    analyst.press(KEY.Key_Return)
    assert analyst.controller.counts == {confusion.id: 3}
    assert "“Liking” is part of “Confusion” with 2 segment" in analyst.window.footer.message
    assert tree.current == analyst.code("Confusion")
    assert analyst.controller.codings[long.id].code == confusion.id
    tree.choose(confusion.id)
    category = next(code for code in analyst.controller.codes.values() if not code.codable)
    commands.move()
    assert commands.finder._ids[0] == category.id, "categories first"
    analyst.press(KEY.Key_Return)
    assert analyst.code("Confusion").parent == category.id
    analyst.press(KEY.Key_Z, CONTROL)
    commands.retire()
    assert analyst.code("Confusion").retired
    assert not tree.codes.index_of(confusion.id).isValid()
    analyst.press(KEY.Key_Z, CONTROL, times=2)
    assert analyst.controller.counts == {likes.id: 2, confusion.id: 1}


def test_all_keys_are_listed_and_none_is_given_twice(analyst):
    analyst.press(KEY.Key_F1)
    assert analyst.window.keys_card.isVisible()
    analyst.press(KEY.Key_V)
    assert analyst.stored() == [], "under a card no key of the window works"
    analyst.press(KEY.Key_Escape)
    given = [key for action in analyst.window.keys.actions for key in action.keys]
    assert len(given) == len(set(given))
    assert all(action.name() and action.group() for action in analyst.window.keys.actions)


def test_f1_leads_to_the_part_of_the_documents_about_coding(analyst):
    analyst.press(KEY.Key_F1)
    card = analyst.window.keys_card
    assert "press C to find or name a code" in card._summary.text()
    card.documents.click()
    assert card.isHidden()
    view = analyst.window.help_window.view
    assert (view.document_name, view.heading) == ("coding.md", "Reading and coding")
    analyst.window.help_window.close()


def test_an_empty_workbook_says_where_texts_come_from(tmp_path, qtbot):
    folder = StudyFolder(tmp_path)
    empty = Analyst(folder)
    empty.sit_down(qtbot)
    assert "nothing to code yet" in empty.view._empty
    for key in (KEY.Key_V, KEY.Key_C, KEY.Key_N, KEY.Key_Delete, KEY.Key_Q, KEY.Key_O):
        empty.press(key)
    assert empty.controller.codes == {}
    empty.leave()


def test_sizes_and_colours_follow_and_columns_are_remembered(folder, qtbot, tmp_path):
    memory = Memory(tmp_path / "settings.json")
    analyst = Analyst(folder, memory=memory)
    analyst.sit_down(qtbot, (1600, 900))
    analyst.window._columns.moveSplitter(300, 1)  # as a hand does
    analyst.window._columns.moveSplitter(1201, 2)
    sizes = analyst.window._columns.sizes()
    analyst.window.set_theme(DARK)
    image = analyst.view.viewport().grab().toImage()
    assert image.pixelColor(2, 2) == DARK.color("paper")
    analyst.leave()
    again = Analyst(folder, memory=memory)
    again.sit_down(qtbot, (1600, 900))
    assert again.window._columns.sizes() == sizes
    assert sizes[0] == 300
    again.leave()


def test_the_window_opens_before_the_texts_are_read_and_shows_them_when_they_are(
    spoken_study, tmp_path, qtbot
):
    shutil.copytree(spoken_study, tmp_path / "new")
    folder = StudyFolder(tmp_path / "new")
    folder.workbook.unlink()
    window = coding_window(folder, LIGHT, coder="A")
    window.show()
    assert window.controller.sources == {}
    assert "being read" in window.view._empty
    qtbot.waitUntil(lambda: window.controller.source is not None)
    assert len(window.controller.sources) >= 4
    assert window.controller.source.kind == "think_aloud"
    window.close()
    window.deleteLater()


def test_the_codes_of_a_theme_are_highlighted_with_those_of_the_themes_under_it(analyst):
    begin_codebook_here(analyst)
    analyst.press(KEY.Key_H, SHIFT)
    assert "no themes yet" in analyst.window.footer.message
    for name, end in (("Likes", 30), ("Confusion", 12), ("Struggle", 8)):
        analyst.select(0, end)
        analyst.window.code_with(analyst.code(name).id)
    (board,) = themes.add_board("Board")
    analyst.controller.do("Add", [board])
    (above,) = themes.add(board.after, "Work", codes=(analyst.code("Likes").id,))
    (below,) = themes.add(
        board.after, "Effort", codes=(analyst.code("Struggle").id,), parent=above.row.id
    )
    analyst.controller.do("Add", [above, below])
    analyst.press(KEY.Key_H, SHIFT)
    analyst.type("Work")
    analyst.press(KEY.Key_Return)
    lit = {c.code for c in analyst.stored() if analyst.view.looks.is_lit(c)}
    assert lit == {analyst.code("Likes").id, analyst.code("Struggle").id}
    assert "Work" in analyst.window.footer.message
    analyst.press(KEY.Key_H)
    assert all(analyst.view.looks.is_lit(c) for c in analyst.stored())


def test_a_code_without_segments_is_not_split(analyst):
    coded_twice(analyst)
    commands, asked = analyst.window.commands, []
    commands.split_requested.connect(asked.append)
    analyst.window.codes.tree.choose(analyst.code("Navigation").id)
    commands.split()
    assert asked == []
    assert "no segments of “Navigation”" in analyst.window.footer.message


def test_m_in_the_tree_writes_a_memo_about_the_code(analyst):
    one, _ = coded_twice(analyst)
    tree = analyst.window.codes.tree
    tree.choose(one.code)
    tree.setFocus()
    analyst.press(KEY.Key_M)
    analyst.type("Only what is said without being asked.")
    analyst.press(KEY.Key_Return, CONTROL)
    (memo,) = analyst.controller.memos.values()
    assert (memo.about, memo.row) == ("code", one.code)


def test_a_key_closes_the_window_also_while_somebody_types(analyst):
    analyst.window.header.field.setFocus()
    analyst.press(KEY.Key_W, CONTROL)
    assert not analyst.window.isVisible()


def test_the_tree_is_wide_enough_for_its_names_where_the_text_can_spare_it(analyst):
    begin_codebook_here(analyst)
    window = analyst.window
    wanted = window.codes.tree.width_wanted
    name = "What somebody looked for and did not find anywhere"
    window.controller.do("Codes", codebook.add(list(window.controller.codes.values()), name))
    tree = window.codes.tree
    assert tree.width_wanted > wanted
    assert tree.width_wanted >= tree.fontMetrics().horizontalAdvance(name)
    window.resize(2400, 900)
    window.fit_sources()
    assert tree.width() >= tree.width_wanted - tree.verticalScrollBar().width()


def test_what_is_drawn_next_to_a_code_or_a_source_is_said_too(analyst):
    begin_codebook_here(analyst)
    tree, described = analyst.window.codes.tree, Qt.ItemDataRole.AccessibleDescriptionRole
    code = analyst.code("Navigation")
    analyst.select(0, 5)
    analyst.window.code_with(code.id)
    tree.show_digits({code.id: 3})
    said = tree.codes.index_of(code.id).data(described)
    once, never = map(CodingNumbers().segments, (1, 0))
    assert said == f"{once}, key 3"
    sources = analyst.window.sources.list.model()
    here = [sources.index(row, 0).data(described) for row in range(sources.rowCount())]
    assert here.count(once) == 1 and never in here
