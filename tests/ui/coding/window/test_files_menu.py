"""Texts, codebooks and projects come into the coding window and go out of it."""

from __future__ import annotations

import threading
import zipfile
from dataclasses import replace
from html import escape

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from labeval.coding.codes import codebook
from labeval.coding.codes.codebook import describe
from labeval.coding.edits import Change
from labeval.exchange.qda.codebook_csv import read_table
from labeval.files.progress import report
from labeval.jobs.coding.gather import Differing
from labeval.jobs.coding.qda import QdaImport
from labeval.store.workbook.workbook import Workbook
from labeval.study.reading import read_study
from labeval.ui.background import Background, Steps
from labeval.ui.coding.parts.names import source_title
from labeval.ui.coding.window.files_menu import FilesMenu
from labeval.ui.coding.window.gathering import gather_texts
from tests.support.coding.analyst import CONTROL, KEY, Analyst, begin_codebook_here


@pytest.fixture
def files(analyst: Analyst, folder) -> FilesMenu:
    return FilesMenu(analyst.window, folder)


def test_texts_come_in_as_one_edit_and_the_first_of_them_is_opened(analyst, files, tmp_path):
    before, shown = set(analyst.controller.sources), analyst.controller.source
    for name in ("one.txt", "two.md"):
        (tmp_path / name).write_text(f"The first paragraph of {name}.\n\nThe second.\n")
    files.import_texts([tmp_path / "one.txt", tmp_path / "two.md"])
    assert files.background.is_busy and files.button.text() == "Stop reading"
    files.background.settle()
    assert files.button.isEnabled()
    came = {analyst.controller.sources[id].name for id in set(analyst.controller.sources) - before}
    assert came == {"Text 1", "Text 2"} and analyst.controller.source.name in came
    assert analyst.controller.passages[0].text.startswith("The first paragraph")
    lines = "\n".join(analyst.window.notice._lines)
    assert "one: called “Text 1” here" in lines and "two: called “Text 2” here" in lines
    assert analyst.window.notice.isVisible()
    analyst.press(KEY.Key_Z, CONTROL)
    assert not analyst.window.notice.isVisible(), "it is about what was undone"
    assert set(analyst.controller.sources) == before
    assert shown is not None and analyst.controller.source == shown
    assert {p.source for p in analyst.controller.passages} == {shown.id}


def test_the_message_of_an_import_that_changed_nothing_belongs_to_no_edit(analyst, files, tmp_path):
    begin_codebook_here(analyst)
    out = tmp_path / "out.qdpx"
    files.export_project(out)
    files.background.settle()
    codes = list(analyst.controller.codes.values())
    analyst.controller.do(codebook.ADD, codebook.add(codes, "Not in the file"))
    files.import_project(out)
    files.background.settle()
    assert analyst.window.footer.message.startswith("Nothing new was added")
    assert "Not in the file" in "".join(analyst.window.notice._lines)
    analyst.press(KEY.Key_Z, CONTROL)
    assert analyst.window.notice.isVisible(), "what was undone is the new code"


@pytest.mark.parametrize("stamp", ["", "[00:0{n}] "])
def test_a_transcript_taken_for_a_text_is_recommended_as_an_interview(
    stamp, analyst, files, tmp_path
):
    said = ("Anna: How was it?", "Ben: Hard.", "Anna: Why?", "Ben: The scale was short.")
    lines = [f"{stamp.format(n=n)}{line}" for n, line in enumerate(said)]
    (tmp_path / "talk.txt").write_text("\n".join(lines), encoding="utf-8")
    files.import_texts([tmp_path / "talk.txt"])
    files.background.settle()
    assert "Import interviews" in analyst.window.notice.message.text()
    assert analyst.window.notice._lines[0].startswith("Text 1: 4 lines say who speaks")
    (tmp_path / "essay.txt").write_text("A thought: it was hard.\nIt rained.\nNo end.\nNote: so.")
    files.import_texts([tmp_path / "essay.txt"])
    files.background.settle()
    assert "Import interviews" not in analyst.window.notice.message.text()


def test_reading_says_how_far_it_is_and_can_be_stopped(analyst, files, tmp_path):
    before = set(analyst.controller.sources)
    (tmp_path / "long.txt").write_text("A paragraph.\n" * 50_000)
    problems = []
    files.background.failed.connect(problems.append)
    files.import_texts([tmp_path / "long.txt"])
    files.button.click()
    files.background.settle()
    assert set(analyst.controller.sources) == before and problems == []
    assert analyst.window.footer.message == "Stopped. Nothing was taken in."
    assert files.button.text() == "Files" and files.button.isEnabled()


def test_the_footer_shows_which_file_is_read_and_how_much_of_it(analyst, files, qtbot):
    go_on = threading.Event()

    def work():
        report("/a/long.vtt", 30, 40)
        go_on.wait(60)
        return QdaImport()

    files._import(work)
    qtbot.waitUntil(lambda: analyst.window.footer.message.startswith("Reading"))
    assert analyst.window.footer.message == "Reading long.vtt  ·  75 %"
    go_on.set()
    files.background.settle()
    assert analyst.window.footer.message == "Nothing new was added"


def test_an_unreadable_file_is_reported_and_nothing_comes_in(analyst, files, tmp_path):
    before = set(analyst.controller.sources)
    (tmp_path / "good.txt").write_text("Some text.")
    (tmp_path / "empty.txt").write_text("")
    files.import_texts([tmp_path / "good.txt", tmp_path / "empty.txt"])
    files.background.settle()
    assert set(analyst.controller.sources) == before
    assert "empty.txt" in analyst.window.notice.message.text()
    assert analyst.window.notice.isVisible()


def test_no_file_is_named_as_being_read_once_it_was_read(analyst, files, tmp_path):
    (tmp_path / "FG1.vtt").write_text(
        "WEBVTT\n\n00:00:00.000 --> 00:00:02.000\n<v Ana>It was too long.\n"
    )
    files._show_file("FG1.vtt", 1, 2)
    assert "FG1.vtt" in analyst.window.footer.message
    files.import_interviews([tmp_path / "FG1.vtt"])
    files.background.settle()
    assert files.interviews.isVisible() and analyst.window.footer.message == ""
    files.interviews.reject()


def test_an_empty_codebook_offers_those_that_come_with_the_program(analyst, files):
    shown = [button for button in analyst.window.codes._starters if button.isVisible()]
    assert len(shown) == 2
    shown[0].click()
    files.background.settle()
    assert analyst.code("Definition discoverability").definition
    assert not any(button.isVisible() for button in analyst.window.codes._starters)
    analyst.press(KEY.Key_Z, CONTROL)
    assert analyst.controller.codes == {}
    assert all(button.isVisible() for button in analyst.window.codes._starters)


def test_the_criteria_of_the_study_become_codes_once(analyst, files, folder):
    for _ in range(2):
        files.take_criteria()
        files.background.settle()
    criteria = read_study(folder.path).study.criteria
    assert len(analyst.controller.codes) == len(criteria) + 1
    assert not analyst.code("Criteria").codable
    analyst.press(KEY.Key_Z, CONTROL)
    assert analyst.controller.codes == {}


def test_criteria_are_offered_where_the_study_has_some(files, folder):
    def offered() -> bool:
        return "The study's criteria as codes" in [one.text() for one in files.menu().actions()]

    assert offered()
    folder.study_file.write_text("labeval: 1\ntitle: Interviews\n")
    assert not offered()


def test_what_a_project_could_not_bring_is_a_list_that_can_be_copied(analyst, files, tmp_path):
    begin_codebook_here(analyst)
    analyst.select(0, 12)
    analyst.window.code_with(analyst.code("Likes").id)
    files.export_project(tmp_path / "out.qdpx")
    files.background.settle()
    code = analyst.code("Likes")
    changed = tmp_path / "changed.qdpx"
    with zipfile.ZipFile(tmp_path / "out.qdpx") as old, zipfile.ZipFile(changed, "w") as new:
        link = f'<Links><Link name="Likes it" originGUID="{code.id}"/></Links></Project>'
        new.writestr("project.qde", old.read("project.qde").replace(b"</Project>", link.encode()))
        for name in old.namelist():
            if name.endswith(".txt"):
                new.writestr(name, old.read(name))
    files.import_project(changed)
    files.background.settle()
    notice = analyst.window.notice
    assert notice.isVisible() and notice.opener.isVisible()
    notice.opener.click()
    notice.dialog.copier.click()
    assert "Likes it" in QGuiApplication.clipboard().text()
    notice.dialog.accept()
    assert analyst.code("Likes").id == code.id
    notice.away.click()
    assert notice.isHidden()


def test_the_keyboard_is_in_the_text_while_a_file_is_written(analyst, files, tmp_path, qtbot):
    """A button that cannot be pressed would pass it on to the next one."""
    begin_codebook_here(analyst)
    analyst.window.activateWindow()
    qtbot.waitUntil(analyst.window.isActiveWindow)
    files.button.setFocus()
    files.export_codebook(tmp_path / "book.csv")
    assert not files.button.isEnabled() and analyst.window.view.hasFocus()
    files.background.settle()
    assert analyst.window.view.hasFocus()


def test_codebook_and_report_are_written(analyst, files, tmp_path):
    files.export_report(tmp_path / "report")
    assert "Nothing is coded" in analyst.window.footer.message and not files.background.is_busy
    begin_codebook_here(analyst)
    analyst.select(0, 12)
    analyst.window.code_with(analyst.code("Likes").id)
    files.export_codebook(tmp_path / "book.csv")
    files.export_codebook(tmp_path / "late.csv")  # one at a time
    files.background.settle()
    written, _ = read_table((tmp_path / "book.csv").read_text(), "book.csv")
    assert {code.name for code in written} == {c.name for c in analyst.controller.codes.values()}
    assert not (tmp_path / "late.csv").exists()
    files.export_report(tmp_path / "report")
    files.background.settle()
    page = (tmp_path / "report" / "codes.html").read_text(encoding="utf-8")
    assert "Likes" in page
    assert escape(source_title(analyst.controller.source)) in page, "as the window calls it"
    assert (tmp_path / "report" / "codes.docx").stat().st_size > 1000


def test_a_report_counts_the_segments_of_the_coder_who_is_chosen(analyst, files, tmp_path):
    begin_codebook_here(analyst)
    analyst.select(0, 12)
    analyst.window.code_with(analyst.code("Likes").id)
    own = next(iter(analyst.controller.codings.values()))
    (whole,) = [a for a in files.menu().actions() if a.text().startswith("Report")]
    assert whole.menu() is None, "there is one coder"
    with Workbook(analyst.folder.workbook, coder="B") as other:
        other.do("code", [Change(None, replace(own, id="of B", coder=other.coder.id))])
    analyst.controller.look_elsewhere()
    menu = files.menu()
    (whose,) = [a.menu() for a in menu.actions() if a.text().startswith("Report")]
    names = [action.text() for action in whose.actions()]
    assert names[0] == f"Segments of {analyst.controller.workbook.coder.name}…"
    assert names[1:] == ["Segments of B…", "Segments of everybody…"]
    for coder, segments in ((own.coder, "1 coded segment"), ("", "2 coded segments")):
        files.export_report(tmp_path / f"of {coder}", coder)
        files.background.settle()
        page = (tmp_path / f"of {coder}" / "codes.html").read_text()
        assert f"{segments} in " in page
        assert "Whoever was asked and did not agree to be quoted is only counted." in page


def test_a_place_that_cannot_be_written_is_reported(analyst, files, tmp_path):
    begin_codebook_here(analyst)
    (tmp_path / "file").write_text("")
    files.export_codebook(tmp_path / "file" / "book.csv")
    files.background.settle()
    assert "book.csv" in analyst.window.notice.message.text()


def test_the_menu_has_an_entry_for_each_and_the_bar_fits(analyst, files):
    menu = files.menu()
    entries = [action.text() for action in menu.actions() if action.text()]
    assert len(entries) == 13 == len(set(entries))
    menu.deleteLater()
    analyst.window.resize(1280, 720)
    analyst.window.header.fit(1280)
    assert analyst.window.header.minimumSizeHint().width() <= 1280


def test_sources_that_differ_in_the_record_are_named_in_a_quiet_line(analyst):
    analyst.window.show_differing([Differing("s", "P01 think-aloud", 4)])
    notice = analyst.window.notice
    assert notice.isVisible() and "coded or corrected here" in notice.message.text()
    notice.opener.click()
    assert "P01 think-aloud" in notice.dialog.lines.toPlainText()
    notice.dialog.accept()


def test_a_transcript_made_anew_after_it_was_coded_is_reported_when_the_texts_are_read(
    analyst, folder
):
    source, first = analyst.controller.source, analyst.controller.passages[0]
    book = analyst.controller.workbook
    older = replace(first, text="The text of another recogniser.", words=())
    book.take_in([Change(first, older), Change(source, replace(source, made_from="older"))])
    analyst.controller.read_again()
    analyst.select(0, 4)
    analyst.press(KEY.Key_V)
    (differing,) = gather_texts(folder, "A", Steps()).differing
    assert differing.source == source.id
    background = Background(analyst.window)
    background.ask(lambda steps: gather_texts(folder, "A", steps), analyst.window.show_gathered)
    background.settle()
    assert analyst.window.notice.isVisible()
    analyst.controller.look_elsewhere()
    assert analyst.controller.passages[0].text == older.text


@pytest.mark.parametrize("wanted", [True, False])
def test_before_a_project_is_written_its_omissions_are_listed(
    analyst, files, folder, tmp_path, monkeypatch, wanted
):
    from labeval.jobs.sessions.live import open_live
    from labeval.session.assignment.starting import SessionStart
    from labeval.ui.coding.window import files_menu

    with open_live(folder) as live:
        session = live.start(read_study(folder.path), SessionStart(kind="rehearsal"))
        session.go_on()
        session.give_consent({"rating": True})
    asked = []

    def answer(_parent, text):  # it runs a loop of its own
        asked.append(text)
        return wanted

    monkeypatch.setattr(files_menu, "ask_yes_no", answer)
    files.export_if_wanted(tmp_path / "out.qdpx")
    files.background.settle()
    assert len(asked) == 1 and "rehearsal sessions: 1" in asked[0]
    assert (tmp_path / "out.qdpx").exists() is wanted
    if wanted:
        assert "leaves out" in analyst.window.notice.message.text()


def test_what_differs_in_a_project_that_comes_back_is_decided_side_by_side(
    analyst, files, folder, tmp_path
):
    begin_codebook_here(analyst)
    window, controller = analyst.window, analyst.controller
    out = tmp_path / "out.qdpx"
    files.export_project(out)
    files.background.settle()
    first, second = list(controller.codes.values())[:2]
    for code in (first, second):
        changes = describe(code, definition="Mine.", include="", exclude="", example="")
        controller.do("Describe", changes)
    files.import_project(out)
    files.background.settle()
    dialog = files.differences
    assert dialog.isVisible() and controller.codes[first.id].definition == "Mine."
    found = [one.key[1:] for one in dialog._found]
    rows = [n for n, (id, field) in enumerate(found) if (id, field) == (first.id, "definition")]
    dialog.table.setCurrentCell(rows[0], 3)
    assert dialog.here.toPlainText() == "Mine."
    assert dialog.there.toPlainText() == first.definition
    QTest.keyClick(dialog.table, KEY.Key_Space)
    assert dialog.table.item(rows[0], 3).text().startswith("●")
    dialog.take.click()
    files.background.settle()
    assert controller.codes[first.id].definition == first.definition
    assert controller.codes[second.id].definition == "Mine."
    analyst.press(KEY.Key_Z, CONTROL)
    assert controller.codes[first.id].definition == "Mine."
    files.import_project(out)
    files.background.settle()
    files.differences.cancel.click()
    assert controller.codes[first.id].definition == "Mine." and not files.background.is_busy
    assert window.footer.message == "Nothing is taken in until it is decided what differs."


def test_the_dialog_for_the_report_begins_in_a_folder_that_is_there(analyst, files, monkeypatch):
    begun = []

    def ask(_window, _title, start):
        begun.append(start)
        return ""

    monkeypatch.setattr("labeval.ui.coding.window.files_menu.QFileDialog.getExistingDirectory", ask)
    files._ask_report_out()
    analyst.folder.exports.mkdir()
    files._ask_report_out()
    assert begun == [str(analyst.folder.path), str(analyst.folder.exports)]
