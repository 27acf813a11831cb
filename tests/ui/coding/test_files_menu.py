"""Texts, codebooks and projects come into the coding window and go out of it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QGuiApplication

from labeval.coding.acts import Change
from labeval.coding.codebook import describe
from labeval.exchange.qda.codebook_csv import codes_in_table
from labeval.files.following import report
from labeval.jobs.gather import Differing
from labeval.study.reading import read_study
from labeval.ui.coding.files_menu import FilesMenu
from labeval.ui.coding.files_reading import FilesReading
from labeval.ui.coding.reading import RecordReading
from tests.analyst import CONTROL, KEY, Analyst, begin_codebook_here


@pytest.fixture
def files(analyst: Analyst, folder) -> FilesMenu:
    return FilesMenu(analyst.window, folder)


def test_texts_come_in_as_one_act_and_the_first_of_them_is_opened(analyst, files, tmp_path):
    before = set(analyst.desk.sources)
    for name in ("one.txt", "two.md"):
        (tmp_path / name).write_text(f"The first paragraph of {name}.\n\nThe second.\n")
    files.import_texts([tmp_path / "one.txt", tmp_path / "two.md"])
    assert files.computing.is_busy and files.button.text() == "Stop reading"
    files.computing.settle()
    assert files.button.isEnabled()
    came = {analyst.desk.sources[id].name for id in set(analyst.desk.sources) - before}
    assert came == {"one", "two"} and analyst.desk.source.name in came
    assert analyst.desk.passages[0].text.startswith("The first paragraph")
    analyst.press(KEY.Key_Z, CONTROL)
    assert set(analyst.desk.sources) == before
    assert analyst.desk.source is None or analyst.desk.source.id in before


def test_reading_says_how_far_it_is_and_can_be_stopped(analyst, files, tmp_path):
    before = set(analyst.desk.sources)
    (tmp_path / "long.txt").write_text("A paragraph.\n" * 50_000)
    told = []
    files.computing.failed.connect(told.append)
    files.import_texts([tmp_path / "long.txt"])
    files.button.click()
    files.computing.settle()
    assert set(analyst.desk.sources) == before and told == []
    assert analyst.window.footer.told == "Stopped. Nothing was taken in."
    assert files.button.text() == "Files" and files.button.isEnabled()


def test_the_footer_shows_which_file_is_read_and_how_much_of_it(analyst, files):
    files.reading = FilesReading()
    files.reading.run(lambda: report("/a/long.vtt", 30, 40))
    assert files.reading.file == ""
    files.reading._follow("/a/long.vtt", 30, 40)
    files._on_looked()
    assert analyst.window.footer.told == "Reading long.vtt  ·  75 %"


def test_what_cannot_be_read_is_told_and_nothing_comes_in(analyst, files, tmp_path):
    before = set(analyst.desk.sources)
    (tmp_path / "good.txt").write_text("Some text.")
    (tmp_path / "empty.txt").write_text("")
    files.import_texts([tmp_path / "good.txt", tmp_path / "empty.txt"])
    files.computing.settle()
    assert set(analyst.desk.sources) == before
    assert "empty.txt" in analyst.window.notice.said.text()
    assert analyst.window.notice.isVisible()


def test_an_empty_codebook_offers_those_that_come_with_the_program(analyst, files):
    shown = [button for button in analyst.window.codes._starters if button.isVisible()]
    assert len(shown) == 2
    shown[0].click()
    files.computing.settle()
    assert analyst.code("Definition discoverability").definition
    assert not any(button.isVisible() for button in analyst.window.codes._starters)
    analyst.press(KEY.Key_Z, CONTROL)
    assert analyst.desk.codes == {}
    assert all(button.isVisible() for button in analyst.window.codes._starters)


def test_the_criteria_of_the_study_become_codes_once(analyst, files, folder):
    for _ in range(2):
        files.take_criteria()
        files.computing.settle()
    criteria = read_study(folder.path).study.criteria
    assert len(analyst.desk.codes) == len(criteria) + 1
    assert not analyst.code("Criteria").codable
    analyst.press(KEY.Key_Z, CONTROL)
    assert analyst.desk.codes == {}


def test_what_a_project_could_not_bring_is_a_list_that_can_be_copied(analyst, files, tmp_path):
    begin_codebook_here(analyst)
    analyst.select(0, 12)
    analyst.window.code_with(analyst.code("Likes").id)
    files.export_project(tmp_path / "out.qdpx")
    files.computing.settle()
    code = analyst.code("Likes")
    analyst.desk.do("Rename", describe(code, name="Likes much"))
    files.import_project(tmp_path / "out.qdpx")
    files.computing.settle()
    notice = analyst.window.notice
    assert notice.isVisible() and notice.opener.isVisible()
    notice.opener.click()
    notice.dialog.copier.click()
    assert "Likes" in QGuiApplication.clipboard().text()
    notice.dialog.accept()
    assert analyst.code("Likes much").id == code.id
    notice.away.click()
    assert notice.isHidden()


def test_codebook_and_report_are_written(analyst, files, tmp_path):
    files.export_report(tmp_path / "report")
    assert "Nothing is coded" in analyst.window.footer.told and not files.computing.is_busy
    begin_codebook_here(analyst)
    analyst.select(0, 12)
    analyst.window.code_with(analyst.code("Likes").id)
    files.export_codebook(tmp_path / "book.csv")
    files.export_codebook(tmp_path / "late.csv")  # one at a time
    files.computing.settle()
    written = codes_in_table((tmp_path / "book.csv").read_text(), "book.csv")
    assert {code.name for code in written} == {c.name for c in analyst.desk.codes.values()}
    assert not (tmp_path / "late.csv").exists()
    files.export_report(tmp_path / "report")
    files.computing.settle()
    assert "Likes" in (tmp_path / "report" / "codes.html").read_text()
    assert (tmp_path / "report" / "codes.docx").stat().st_size > 1000


def test_a_place_that_cannot_be_written_is_told(analyst, files, tmp_path):
    begin_codebook_here(analyst)
    (tmp_path / "file").write_text("")
    files.export_codebook(tmp_path / "file" / "book.csv")
    files.computing.settle()
    assert "book.csv" in analyst.window.notice.said.text()


def test_the_menu_has_an_entry_for_each_and_the_bar_fits(analyst, files):
    menu = files.menu()
    entries = [action.text() for action in menu.actions() if action.text()]
    assert len(entries) == 10 == len(set(entries))
    menu.deleteLater()
    analyst.window.resize(1280, 720)
    analyst.window.header.fit(1280)
    assert analyst.window.header.minimumSizeHint().width() <= 1280


def test_sources_that_the_record_tells_differently_are_named_in_a_quiet_line(analyst):
    analyst.window.tell_differing([Differing("s", "P01 think-aloud", 4)])
    notice = analyst.window.notice
    assert notice.isVisible() and "coded or corrected here" in notice.said.text()
    notice.opener.click()
    assert "P01 think-aloud" in notice.dialog.lines.toPlainText()
    notice.dialog.accept()


def test_a_transcript_made_anew_after_it_was_coded_is_told_when_the_texts_are_read(
    analyst, folder, qtbot
):
    source, first = analyst.desk.source, analyst.desk.passages[0]
    book = analyst.desk.workbook
    older = replace(first, text="What another recogniser had heard.", words=())
    book.take_in([Change(first, older), Change(source, replace(source, made_from="older"))])
    analyst.desk.read_again()
    analyst.select(0, 4)
    analyst.press(KEY.Key_V)
    reading = RecordReading(folder, "A", analyst.window)
    reading.differed.connect(analyst.window.tell_differing)
    with qtbot.waitSignal(reading.differed, timeout=10_000) as told:
        reading.start()
    ((differing,),) = told.args
    assert differing.source == source.id
    assert analyst.window.notice.isVisible()
    analyst.desk.look_elsewhere()
    assert analyst.desk.passages[0].text == older.text


@pytest.mark.parametrize("wanted", [True, False])
def test_before_a_project_is_written_it_is_said_what_it_leaves_out(
    analyst, files, folder, tmp_path, monkeypatch, wanted
):
    from labeval.jobs.live import open_live
    from labeval.session.seating import Seat
    from labeval.ui.coding import files_menu

    with open_live(folder) as live:
        session = live.seat(read_study(folder.path), Seat(kind="rehearsal"))
        session.go_on()
        session.give_consent({"rating": True})
    asked = []

    def answer(_parent, text):  # it runs a loop of its own
        asked.append(text)
        return wanted

    monkeypatch.setattr(files_menu, "ask_yes_no", answer)
    files.export_if_wanted(tmp_path / "out.qdpx")
    files.computing.settle()
    assert len(asked) == 1 and "rehearsal sessions: 1" in asked[0]
    assert (tmp_path / "out.qdpx").exists() is wanted
    if wanted:
        assert "leaves out" in analyst.window.notice.said.text()
