"""Conditions, steps, pages and items have names in coding windows, as people know them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing

import pytest
from PySide6.QtWidgets import QApplication, QMenu

from labeval.coding.codes import codebook, marking
from labeval.coding.rows import OWN_QUESTIONS, REMARKS, Anchor, SourceKind, Where
from labeval.exchange.study_folder import begun_for_interviews
from labeval.study.folder import StudyFolder
from labeval.study.model.steps import steps_by_id
from labeval.study.reading import read_study
from labeval.ui.coding.counts.window import ViewsWindow
from labeval.ui.coding.parts.names import Naming
from labeval.ui.coding.timeline.window import TimelineWindow
from labeval.ui.coding.window.auxiliary_windows import AuxiliaryWindows
from labeval.ui.coding.window.opening import coding_window
from labeval.ui.coding.window.window import CodingWindow
from labeval.ui.language import LanguageSwitch
from labeval.ui.theme import LIGHT
from tests.support.coding.beside import settle


@pytest.fixture
def window(folder: StudyFolder, qapp: QApplication, qtbot) -> Iterator[CodingWindow]:
    """German, with the study's names."""
    LanguageSwitch(qapp).use("de")
    made = coding_window(folder, LIGHT, coder="A")
    made.resize(1280, 720)
    made.show()
    qtbot.waitUntil(lambda: made.controller.study_title() != folder.path.name)
    yield made
    made.close()
    made.deleteLater()
    LanguageSwitch(qapp).use("en")


def open_first(window: CodingWindow, kind: SourceKind) -> None:
    sources = window.controller.sources.values()
    window.open_source(next(s.id for s in sources if s.kind == kind))


def conditions(folder: StudyFolder) -> dict[str, str]:
    return {
        condition.id: condition.name.in_language("de")
        for condition in read_study(folder.path).study.conditions
        if condition.name is not None
    }


def test_a_window_of_interviews_alone_has_the_title_that_they_were_given(tmp_path, qtbot) -> None:
    folder = StudyFolder(tmp_path / "talks-1")
    with begun_for_interviews(folder, lambda _, text: text, "Talks at work"):
        pass
    with closing(coding_window(folder, LIGHT, coder="A")) as window:
        window.show()
        qtbot.waitUntil(lambda: "Talks at work" in window.windowTitle())
    window.deleteLater()


def test_the_head_of_a_text_has_the_name_of_its_condition(window, folder) -> None:
    open_first(window, SourceKind.THINK_ALOUD)
    name = conditions(folder)[window.controller.source.condition]
    assert name in window.source_header._aside.toolTip().split("   ·   ")


def test_headings_above_answers_are_the_questions(window, folder) -> None:
    open_first(window, SourceKind.ANSWERS)
    heading = window.view.sheet.headers[0]
    where = window.controller.passages[0].where
    step = steps_by_id(read_study(folder.path).study.procedure)[where.step]
    asked = next(q for q in step.questions if q.id == where.question)
    assert heading == f"{step.title.in_language('de')}  ·  {asked.text.in_language('de')}"


def test_headings_follow_the_language(window, qapp, qtbot) -> None:
    open_first(window, SourceKind.ANSWERS)
    german = list(window.view.sheet.headers)
    LanguageSwitch(qapp).use("en")
    qtbot.waitUntil(lambda: window.view.sheet.headers != german)
    english = list(window.view.sheet.headers)
    assert [bool(text) for text in german] == [bool(text) for text in english]


def test_filters_offer_conditions_by_name_and_admit_by_id(window, folder) -> None:
    pill = window.filters._pills["condition"]
    pill.choose(frozenset({"ab"}))
    names = pill._shown
    assert names and names == {id: conditions(folder)[id] for id in names}
    assert window.filters.filter().conditions == {"ab"}


def test_counts_and_queries_name_conditions_and_criteria(window, folder, qtbot) -> None:
    views = AuxiliaryWindows(window, folder).open_counts()
    assert isinstance(views, ViewsWindow)
    qtbot.waitUntil(lambda: not views._is_stale)
    views.settle()
    views.settle()
    words, named = views.builder.words, conditions(folder)
    assert words.values("condition") == {id: named[id] for id in words.values("condition")}
    criteria = {c.id: c.name.in_language("de") for c in read_study(folder.path).study.criteria}
    assert words.values("criterion") == {id: criteria[id] for id in words.values("criterion")}
    assert words.values("condition") and words.values("criterion")
    views.close()


def test_a_window_that_is_open_already_takes_names_that_come_later(window, folder, qtbot) -> None:
    controller, content = window.controller, read_study(folder.path)
    unnamed = [one.model_copy(update={"name": None}) for one in content.study.conditions]
    study = content.study.model_copy(update={"conditions": unnamed})
    controller.know_study(content.model_copy(update={"study": study}))
    views = AuxiliaryWindows(window, folder).open_counts()
    assert isinstance(views, ViewsWindow)
    qtbot.waitUntil(lambda: not views._is_stale)
    views.settle()
    assert views.builder.words.values("condition")["ab"] == "ab"
    controller.know_study(content)
    qtbot.waitUntil(lambda: not views._is_stale)
    views.settle()
    assert views.builder.words.values("condition")["ab"] == conditions(folder)["ab"]
    views.close()


def choice_names(window: CodingWindow, facet: str) -> dict[str, str]:
    """What a filter offers, by id."""
    return dict(window.filters._pills[facet]._values())


def test_filters_name_pages_and_items_and_admit_by_id(window, folder) -> None:
    content = read_study(folder.path)
    criteria = {c.name.in_language("de") for c in content.study.criteria}
    items = choice_names(window, "item")
    texts = {item.id: " ".join(item.text.replace("•", "").split()) for item in content.items}
    assert items and all(texts[id].startswith(name.rstrip("…")) for id, name in items.items())
    assert len(set(items.values())) == len(items)
    pages = choice_names(window, "page")
    assert not [name for name in pages.values() if re.search(r"\b(ab|bws|dqe|aqc)-\d", name)]
    assert len(set(pages.values())) == len(pages)
    of_bws = [name for id, name in pages.items() if id.startswith("bws-0")]
    assert of_bws and all(name.split("  ·  ")[0] in criteria for name in of_bws)
    window.filters._pills["page"].open_menu()
    menu = window.filters._pills["page"].findChild(QMenu)
    assert menu.sizeHint().width() < window.screen().availableGeometry().width()
    menu.close()
    id = next(iter(items))
    window.filters._pills["item"].choose(frozenset({id}))
    assert window.filters.filter().items == {id}


def test_the_timeline_names_every_screen(window, folder, qtbot) -> None:
    open_first(window, SourceKind.THINK_ALOUD)
    timeline = AuxiliaryWindows(window, folder).open_timeline()
    assert isinstance(timeline, TimelineWindow)
    settle(timeline, qtbot)
    study = read_study(folder.path).study
    steps = steps_by_id(study.procedure)
    lanes = {lane.name: lane.bars for lane in timeline.view.lanes}
    screens = [bar.text for bar in lanes["Seiten"]]
    title = steps["about_you"].title.in_language("de")
    assert [f"{title}  ·  1 von 2", f"{title}  ·  2 von 2"] == [
        text for text in screens if text.startswith(title)
    ]
    ids = re.compile(r"\b(ab|bws|dqe|aqc)-|\binstructions\.|:\d|\b[tp]\d\d\b")
    everything = [text for bars in lanes.values() for bar in bars for text in (bar.text, bar.tip)]
    assert [text for text in everything if ids.search(text)] == []
    timeline.save_as(folder.path / "part.svg")
    timeline.settle()
    assert not re.search(r"-\d{3}\b|_you", (folder.path / "part.svg").read_text(encoding="utf-8"))
    timeline.close()


def test_a_table_to_read_has_the_names_of_items_and_one_for_programs_their_ids(
    window, folder, qtbot
) -> None:
    source = next(s for s in window.controller.sources.values() if s.kind == SourceKind.COMMENTS)
    window.open_source(source.id)
    passage = window.controller.passages[0]
    window.controller.do(codebook.ADD, codebook.add([], "Code"))
    code = next(iter(window.controller.codes))
    ends = Anchor(passage.id, 0), Anchor(passage.id, len(passage.text))
    text = window.controller.text()
    marked = marking.code_span(text, *ends, code=code, coder=window.controller.coder)
    window.controller.do(marking.CODE, marked)
    table = AuxiliaryWindows(window, folder).open_segments()
    settle(table, qtbot)
    at = table.model.table.columns.index("items")
    (named,), (plain,) = table.model.table_in_words().rows, table.model.shown_table().rows
    assert plain[at] == "|".join(passage.where.items)
    assert named[at] == " | ".join(map(window.controller.naming.item, passage.where.items))
    assert named[at] != plain[at]
    table.close()


def test_parts_of_an_interview_that_no_guide_has_are_named(window) -> None:
    naming = window.controller.naming
    assert naming.place(Where(step=REMARKS)) == ["Bemerkungen", "", ""]
    assert naming.place(Where(step=OWN_QUESTIONS, question="q-1")) == ["Eigene Frage", "", ""]
    assert naming.of("step", REMARKS) == "Bemerkungen"


@pytest.mark.parametrize("written", ["> 10 years", "age >= 30", "a = b", "one | two", ""])
def test_signs_in_what_was_written_stay_as_they_are(written) -> None:
    assert Naming().answer(written) == written


def test_answers_that_are_joined_have_room_between_them() -> None:
    assert Naming().answer("yes|x>y=z") == "Yes | x > y = z"
