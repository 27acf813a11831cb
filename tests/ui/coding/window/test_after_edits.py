"""The window after an edit, an undo, an erasure, or a cut-off redaction."""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from labeval.coding.coders.disputes import AGREED
from labeval.coding.codes import codebook, marking
from labeval.coding.edits import Change, added
from labeval.coding.rows import Anchor
from labeval.coding.texts.redaction_signs import SEALED
from labeval.jobs.redaction.redaction import confirm, is_unfinished
from labeval.session.events.events import RecordError
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.ui.coding.counts.window import ViewsWindow
from labeval.ui.coding.moment.ratings_at import RatingsAt
from labeval.ui.coding.moment.ratings_chart import RatingsChart
from labeval.ui.coding.sound.player_bar import SoundBar
from labeval.ui.coding.sources.source_panel import _COUNT_ROLE
from labeval.ui.coding.window.opening import coding_window
from labeval.ui.coding.window.sources_progress import SourcesProgress
from labeval.ui.coding.window.transcript_parts import TranscriptParts
from labeval.ui.theme import LIGHT
from tests.support.coding.analyst import Analyst, begin_codebook_here, coded_twice
from tests.support.studies.redacted_study import CODER, SECRETS, fill, redact_names, spoken


def badge(analyst: Analyst) -> int:
    panel = analyst.window.sources
    assert analyst.controller.source is not None
    row = [source.id for source in panel.sources.sources].index(analyst.controller.source.id)
    return panel.sources.index(row).data(_COUNT_ROLE)


def test_a_highlighted_code_that_is_merged_leaves_all_segments_in_colour(analyst: Analyst) -> None:
    coded_twice(analyst)
    controller, window = analyst.controller, analyst.window
    gone, kept = analyst.code("Likes"), analyst.code("Confusion")
    window.highlight.toggle(gone.id)
    codes = list(controller.codes.values())
    codings = controller.workbook.codings()
    controller.do(codebook.MERGE, codebook.merge(codes, gone, into=kept, codings=codings))
    assert window.highlight.code == ""
    assert controller.codings
    assert all(window.view.looks.is_lit(coding) for coding in controller.codings.values())
    controller.undo()
    assert all(window.view.looks.is_lit(coding) for coding in controller.codings.values())


def test_the_message_has_the_new_name_of_a_highlighted_code(analyst: Analyst) -> None:
    coded_twice(analyst)
    controller, footer = analyst.controller, analyst.window.footer
    likes = analyst.code("Likes")
    analyst.window.highlight.toggle(likes.id)
    assert "“Likes”" in footer.message
    controller.do(codebook.DESCRIBE, codebook.describe(likes, name="Praise"))
    assert "“Praise”" in footer.message
    controller.do(codebook.DESCRIBE, codebook.describe(analyst.code("Confusion"), name="Doubt"))
    assert "“Praise”" in footer.message


def test_the_number_of_a_source_follows_coding_undo_and_redo(analyst: Analyst) -> None:
    begin_codebook_here(analyst)
    assert badge(analyst) == 0
    analyst.select(0, 12)
    analyst.window.code_with(analyst.code("Likes").id)
    assert badge(analyst) == 1
    analyst.controller.undo()
    assert badge(analyst) == 0
    analyst.controller.redo()
    assert badge(analyst) == 1


def share(analyst: Analyst) -> int:
    """The percentage above the text; 0 where none is shown."""
    shown = re.search(r"(\d+) % coded", analyst.window.source_header._aside.text())
    return int(shown[1]) if shown else 0


def test_the_share_that_is_coded_follows_coding_undo_and_other_texts(analyst: Analyst) -> None:
    begin_codebook_here(analyst)
    controller, window = analyst.controller, analyst.window
    first, length = controller.passages[0], sum(len(p.text) for p in controller.passages)
    assert share(analyst) == 0
    for code in ("Likes", "Confusion"):  # the same words twice count once
        analyst.select(0, len(first.text))
        window.code_with(analyst.code(code).id)
    expected = round(100 * len(first.text.strip()) / length)
    assert share(analyst) == expected > 0
    controller.undo()
    assert share(analyst) == expected
    controller.undo()
    assert share(analyst) == 0
    controller.redo()
    window.step_source(1)
    assert share(analyst) == 0, "the next source has no segment"
    window.step_source(-1)
    assert share(analyst) == expected


def test_the_message_about_an_edit_gives_way_when_it_is_undone(analyst: Analyst) -> None:
    coded_twice(analyst)
    footer = analyst.window.footer
    footer.show_message("75 segments coded; Ctrl+Z undoes it.")
    analyst.controller.undo()
    assert footer.message == "Undone: Code a segment"


def test_what_is_agreed_is_not_counted_again_unless_it_is_chosen(analyst: Analyst, qtbot) -> None:
    first, _ = coded_twice(analyst)
    controller, window = analyst.controller, analyst.window
    agreed = replace(first, id="agreed-one", coder=AGREED.id)
    controller.do(marking.CODE, [added(AGREED), Change(None, agreed)])
    controller.read_again()
    assert controller.counts[first.code] == 1 and badge(analyst) == 2
    assert AGREED.name not in controller.counted()
    aside = window.codes._head.aside
    assert aside.text() == "A" and "A" in aside.toolTip()
    window.filters.choose("coder", frozenset({AGREED.id}))
    assert controller.counts == {first.code: 1} and badge(analyst) == 1
    assert controller.counted() == [AGREED.name]
    controller.do(marking.UNCODE, [Change(agreed, None)])
    assert controller.counts == {}
    controller.undo()
    window.filters.choose("coder", frozenset())
    views = ViewsWindow(controller, LIGHT)
    qtbot.addWidget(views)
    views.show()
    views.settle()
    views.filters.coder.choose(frozenset())
    views.settle()
    assert AGREED.id in views.corpus.coders
    assert (
        AGREED.id not in views.filters.filter().coders
        and ". Segments of: A." in views.explanation.text()
    )
    views.filters.coder.choose(frozenset({AGREED.id}))
    views.settle()
    assert f"Segments of: {AGREED.name}." in views.explanation.text()
    assert views.explanation.text().startswith("1 segment")


def test_progress_counts_what_is_agreed_once(analyst: Analyst) -> None:
    first, _ = coded_twice(analyst)
    agreed = replace(first, id="agreed-one", coder=AGREED.id)
    analyst.controller.do(marking.CODE, [added(AGREED), Change(None, agreed)])
    window = analyst.window
    progress = SourcesProgress(window)
    window.source_menu.progress_requested.emit()
    progress.background.settle()
    window.notice.opener.click()
    assert "coded, 2 segments" in window.notice.dialog.lines.toPlainText()


def test_nothing_of_an_erased_session_stays_on_screen(analyst: Analyst, qtbot) -> None:
    controller, window = analyst.controller, analyst.window
    session_ms = [n for n, p in enumerate(controller.passages) if p.where.session_ms is not None]
    analyst.view.put_caret(Anchor(controller.passages[session_ms[0]].id, 0))
    window.moment.look()
    assert not window.moment.mirror.isHidden()
    source = controller.source
    assert source is not None
    with Workbook(analyst.folder.workbook, coder="eraser") as other:
        gone = [Change(passage, None) for passage in other.passages(source.id)]
        other.forget([*gone, Change(source, None)])
    qtbot.waitUntil(lambda: controller.source is None)
    assert window.moment.mirror.isHidden()
    assert window.moment._wanted is None and window.moment._moments is None


def test_the_bar_of_sound_says_in_one_line_what_does_not_work(qtbot) -> None:
    bar = SoundBar(LIGHT)
    qtbot.addWidget(bar)
    bar.show_state(playing=False, position_ms=7000, length_ms=16000)
    bar.resize(475, 60)
    bar.show()
    bar.say("Nothing can be played on this computer: no sound device was found. " * 3)
    qtbot.waitUntil(lambda: bar._message.width() > 300)
    assert bar._time.width() >= bar._time.sizeHint().width() - 2
    assert "\n" not in bar._message.text() and bar._message.text().endswith("…")
    assert bar._message.fontMetrics().horizontalAdvance(bar._message.text()) <= bar._message.width()
    assert bar.message == bar._message.toolTip()
    bar.resize(900, 60)
    assert bar.loop.text() == "Loop"
    assert bar.loop.accessibleName() == "Loop: Play what is selected over and over"


def test_one_answer_alone_is_a_bar_and_no_block(qtbot) -> None:
    chart = RatingsChart(LIGHT)
    qtbot.addWidget(chart)
    chart.resize(240, 120)
    chart.show_ratings(RatingsAt("gsc", {"1": 1}, {"1": 0}), "#aa2222")
    chart.show()
    picture = chart.grab().toImage()
    y = 30
    paper = picture.pixelColor(2, y)
    inked = sum(picture.pixelColor(x, y) != paper for x in range(picture.width()))
    assert 0 < inked < picture.width() / 4


def test_the_window_of_counts_is_called_as_its_button(analyst: Analyst, qtbot) -> None:
    views = ViewsWindow(analyst.controller, LIGHT)
    qtbot.addWidget(views)
    assert views.heading.text() == "Counts" and views.windowTitle().startswith("Counts: ")


@pytest.mark.skipif(os.geteuid() == 0, reason="an administrator may write everywhere")
def test_a_folder_that_is_only_read_says_so_when_it_is_opened(folder: StudyFolder, qtbot) -> None:
    folder.path.chmod(0o500)
    try:
        window = coding_window(folder, LIGHT, coder="A")
        qtbot.addWidget(window)
        assert "read-only" in window.notice.message.text()
        window.close()
    finally:
        folder.path.chmod(0o700)


def test_a_redaction_that_was_cut_off_is_finished_after_the_window_is_there(
    tmp_path: Path, qtbot
) -> None:
    folder = fill(tmp_path / "study")
    with Workbook(folder.workbook, coder=CODER) as workbook:
        redact_names(workbook)
        cut_off(folder, workbook)
    assert is_unfinished(folder)
    window = coding_window(folder, LIGHT, coder=CODER)
    qtbot.addWidget(window)
    (parts,) = window.findChildren(TranscriptParts)
    assert is_unfinished(folder), "nothing is waited for before the window is there"
    assert parts._destroying.is_running, "its sound is not opened before it is silent"
    window.show()
    qtbot.waitUntil(lambda: not parts._destroying.is_running)
    assert not is_unfinished(folder)
    window.open_source(spoken(window.controller.workbook).id)
    assert SEALED in window.controller.passages[0].text
    window.close()  # and with it the copy of the workbook that is being made
    qtbot.waitUntil(lambda: not list(folder.path.rglob("*.part")))
    files = [file for file in folder.path.rglob("*") if file.is_file()]
    assert not [f for f in files if any(s.encode() in f.read_bytes() for s in SECRETS)]


def cut_off(folder: StudyFolder, workbook: Workbook) -> None:
    """Another program reads the record, so that the words cannot leave it yet."""
    with closing(sqlite3.connect(folder.database, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM event").fetchone()
        with pytest.raises(RecordError):
            confirm(folder, workbook)


def test_undo_and_redo_say_what_they_did_and_hits_show_their_codes(analyst: Analyst) -> None:
    begin_codebook_here(analyst)
    controller, window = analyst.controller, analyst.window
    word = controller.passages[0].text.split()[0].strip(",.")
    window.header.field.setText(word)
    window.searching.search_now()
    hit = next(h for h in window.found.hits if h.passage.id == controller.passages[0].id)
    codes_of = window.found.list.itemDelegate().codes_of
    assert codes_of(hit) == []
    window.searching.leave()
    analyst.select(0, len(word))
    window.code_with(analyst.code("Likes").id)
    codes_of = window.found.list.itemDelegate().codes_of
    assert [code.name for code in codes_of(hit)] == ["Likes"]
    controller.undo()
    assert window.footer._message == "Undone: Code a segment"
    assert window.found.list.itemDelegate().codes_of(hit) == []
    controller.redo()
    assert window.footer._message == "Done again: Code a segment"
    codes_of = window.found.list.itemDelegate().codes_of
    assert [code.name for code in codes_of(hit)] == ["Likes"]
    with Workbook(controller.workbook.path, coder="B2") as other:
        text, code = other.text_of(hit.source.id), analyst.code("Confusion")
        ends = (Anchor(hit.passage.id, at) for at in (hit.start, hit.end))
        other.do(marking.CODE, marking.code_span(text, *ends, code=code.id, coder=other.coder.id))
    controller.look_elsewhere()
    codes_of = window.found.list.itemDelegate().codes_of
    assert {code.name for code in codes_of(hit)} == {"Likes", "Confusion"}


def test_segments_from_another_window_come_with_their_coder_and_are_counted(
    analyst: Analyst,
) -> None:
    begin_codebook_here(analyst)
    controller, window = analyst.controller, analyst.window
    window.source_header.show_source()
    assert "0 segment" in window.source_header._aside.text()
    passage, code = controller.passages[0], analyst.code("Likes")
    with Workbook(controller.workbook.path, coder="B7") as other:
        for end in (4, 6):
            text = other.text_of(passage.source)
            ends = Anchor(passage.id, 0), Anchor(passage.id, end)
            span = marking.code_span(text, *ends, code=code.id, coder=other.coder.id)
            other.do(marking.CODE, span)
    controller.look_elsewhere()
    coders = [window.view.looks.coder_of(c) for c in controller.codings.values()]
    assert coders == ["  ·  B7", "  ·  B7"]
    assert "2 segment" in window.source_header._aside.text()
