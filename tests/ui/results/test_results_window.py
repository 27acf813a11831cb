"""The results window on a real record."""

from __future__ import annotations

import re
import shutil
import threading
from contextlib import closing

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from labeval import places
from labeval.jobs.planning.simulate import simulate
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.ui.memory import Memory
from labeval.ui.results.behind_dialog import DrilldownDialog
from labeval.ui.results.contents import PAGES, Contents
from labeval.ui.results.page import ResultsPage
from labeval.ui.results.results import RecordWatch
from labeval.ui.results.saving import figure_saving, report_folder, report_writing
from labeval.ui.results.status_line import StatusLine
from labeval.ui.results.window import ResultsWindow
from labeval.ui.theme import DARK, LIGHT
from labeval.ui.widgets.basics.label import Label
from tests.support.accessible.small_screens import settle

WAIT_MS = 60_000


@pytest.fixture(scope="module")
def made(tmp_path_factory) -> StudyFolder:
    path = tmp_path_factory.mktemp("results") / "study"
    shutil.copytree(places.templates() / "trained-raters", path)
    folder = StudyFolder(path)
    with closing(Record(folder.database)) as record:
        simulate(record, read_study(path), 4, 5)
    return folder


@pytest.fixture
def open_window(qtbot, tmp_path):
    opened = []

    def make(folder: StudyFolder) -> ResultsWindow:
        window = ResultsWindow(folder, LIGHT, Memory(tmp_path / "settings.json"), samples=20)
        opened.append(window)
        window.resize(1280, 720)
        window.show()
        return window

    yield make
    for window in opened:
        window.close()
        window.deleteLater()


def idle(window: ResultsWindow) -> bool:
    return not window._asked


def test_it_is_named_by_the_title_of_its_study(made, open_window):
    title = read_study(made.path).study.title.in_language("en")
    assert open_window(made).windowTitle() == f"Results: {title}"


def test_on_a_large_screen_the_page_is_in_the_middle_of_its_room(qtbot) -> None:
    page = ResultsPage(LIGHT)
    qtbot.addWidget(page)
    page.resize(1640, 900)
    page.show_text("Nothing has been judged yet.")
    page.show()
    settle()
    body = page.widget().layout().itemAt(1).widget()
    left = body.mapTo(page, QPoint()).x()
    assert left > 200 and abs(page.viewport().width() - 2 * left - body.width()) <= 1


def test_it_is_closed_by_its_key(qtbot, made, open_window):
    window = open_window(made)
    with qtbot.waitActive(window):
        window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()


def test_a_change_of_the_record_does_not_give_up_a_report_that_is_written(
    qtbot, made, open_window, tmp_path
):
    window = open_window(made)
    qtbot.waitUntil(lambda: idle(window), timeout=WAIT_MS)
    goes_on, before = threading.Event(), window._computed

    def work(progress):
        goes_on.wait()
        assert progress(1, 1), "it is not given up"
        return [tmp_path / "report.html"]

    window._do("saving", work, window._on_saved, "Writing the report")
    window.watch.changed.emit()
    assert window.status.text == "Writing the report …"
    goes_on.set()
    qtbot.waitUntil(lambda: idle(window) and window._computed is not before, timeout=WAIT_MS)
    assert window.status.text == f"Written: {tmp_path / 'report.html'}"
    assert window.status.open_button.isVisible()


def test_a_figure_that_waits_for_a_report_is_not_given_up_either(
    qtbot, made, open_window, tmp_path
):
    window = open_window(made)
    qtbot.waitUntil(lambda: idle(window), timeout=WAIT_MS)
    goes_on, before = threading.Event(), window._computed
    saved = []

    def report(progress):
        goes_on.wait()
        return [tmp_path / "report.html"]

    window._do("saving", report, lambda paths: saved.extend(paths), "Writing the report")
    figure = tmp_path / "figure.svg"
    window._do("saving", lambda _: [figure], lambda paths: saved.extend(paths), "Saving")
    window.watch.changed.emit()
    goes_on.set()
    qtbot.waitUntil(lambda: idle(window) and window._computed is not before, timeout=WAIT_MS)
    assert saved == [tmp_path / "report.html", figure]


def test_a_report_that_is_being_written_is_not_written_twice(
    qtbot, made, open_window, tmp_path, monkeypatch
):
    window = open_window(made)
    qtbot.waitUntil(lambda: idle(window), timeout=WAIT_MS)
    asked: list[str] = []

    def choose(*_: object) -> str:
        asked.append("a folder")
        return str(tmp_path / "report")

    monkeypatch.setattr(QFileDialog, "getExistingDirectory", choose)
    window.rail.setFocus()
    rests = window.focusWidget()
    window.report_button.setFocus()
    for _ in range(2):
        qtbot.keyClick(window.report_button, Qt.Key.Key_Return)
        qtbot.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert asked == ["a folder"] and not window.report_button.isEnabled()
    assert window.focusWidget() is rests, "a second Enter opens nothing else"
    qtbot.waitUntil(lambda: idle(window), timeout=WAIT_MS)
    assert window.report_button.isEnabled(), "it can be written anew"
    window.report_button.click()
    window._on_stop()
    assert window.report_button.isEnabled(), "or after it was stopped"
    qtbot.waitUntil(lambda: idle(window), timeout=WAIT_MS)


def test_it_opens_on_the_answer_and_has_a_page_for_each_question(qtbot, made, open_window):
    window = open_window(made)
    left_out = [window.rail.item(row).isHidden() for row in range(window.rail.count())]
    qtbot.waitUntil(lambda: idle(window), timeout=WAIT_MS)
    assert window.shown == "overview" and len(window.page.figures) == 1
    assert left_out == [window.rail.item(row).isHidden() for row in range(window.rail.count())]
    assert any(left_out), "nothing has moved below the mouse"
    image = window.page.figures[0].image
    qtbot.waitUntil(lambda: image.pixmap().size() == image._drawn.size())  # else it is blurred
    window.rail.setCurrentRow(PAGES.index("cost"))
    assert window.page.is_empty, "no page stays in view below the name of another"
    qtbot.waitUntil(lambda: idle(window), timeout=WAIT_MS)
    assert len(window.page.figures) == 1 and len(window.page.tables) == 1
    card = window.page.figures[0]
    assert card.image.accessibleName() and card._how.isHidden()
    qtbot.keyClick(card.how_button, Qt.Key.Key_Return)
    assert not card._how.isHidden()
    window.set_theme(DARK)
    qtbot.waitUntil(lambda: idle(window), timeout=WAIT_MS)
    assert len(window.page.figures) == 1


def test_a_filter_narrows_every_page_and_a_row_opens_its_judgments(qtbot, made, open_window):
    window = open_window(made)
    qtbot.waitUntil(lambda: idle(window), timeout=WAIT_MS)
    whole = window._computed.results.about["counted"]["judgments"]
    pill = window.filters.criterion
    first = window._computed.content.study.criteria[0].id
    pill.choose(frozenset({first}))
    qtbot.waitUntil(lambda: idle(window), timeout=WAIT_MS)
    assert 0 < window._computed.results.about["counted"]["judgments"] < whole
    assert pill.chosen == {first} and window.filters.only().criteria == (first,)
    window.filters.clear()
    qtbot.waitUntil(lambda: idle(window), timeout=WAIT_MS)
    assert window._computed.results.about["counted"]["judgments"] == whole
    window.rail.setCurrentRow(PAGES.index("quality"))
    qtbot.waitUntil(lambda: idle(window), timeout=WAIT_MS)
    table = window.page.tables[0].table
    table.selectRow(0)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    dialog = window.findChild(DrilldownDialog)
    assert dialog is not None and dialog.table.model().rowCount() > 0
    dialog.close()


def test_a_long_answer_is_whole_in_a_window_wider_than_the_page(qtbot):
    page = ResultsPage(LIGHT)
    qtbot.addWidget(page)
    page.resize(1900, 400)
    said = "Rust did better than Bay by Correctness, and it is undecided by the others. " * 4
    facts = [("Participants", "32"), ("Methods", said)]
    page.show_contents(Contents("Overview", "", [said] * 9, verdict=said, facts=facts), None)
    page.show()
    settle()
    labels = [label for label in page.findChildren(Label) if label.wordWrap()]
    assert len(labels) == 12, "verdict, answers, facts"
    for label in labels:
        assert label.height() >= label.heightForWidth(label.width()), label.text()


def test_filters_that_nothing_passes_say_so(qtbot, made, open_window):
    window = open_window(made)
    qtbot.waitUntil(lambda: idle(window), timeout=WAIT_MS)
    window.filters.kind.choose(frozenset({"real"}))
    qtbot.waitUntil(lambda: idle(window), timeout=WAIT_MS)
    assert not window.page.figures and not window.report_button.isEnabled()


def test_the_answer_can_be_asked_of_these_raters_alone(qtbot, made, open_window):
    window = open_window(made)
    qtbot.waitUntil(lambda: idle(window), timeout=WAIT_MS)
    assert drawn_over(window) == {"raters"}
    window.filters.valid_for.pick("questions")
    qtbot.waitUntil(lambda: idle(window), timeout=WAIT_MS)
    assert "raters" not in drawn_over(window)
    assert window.filters.chosen(hourly_rate=0, samples=0).resample == "questions"


def drawn_over(window: ResultsWindow) -> set[str]:
    """What the page in view says that its intervals were drawn over."""
    said = " ".join(label.text() for label in window.page.findChildren(Label))
    return set(re.findall(r"95.% intervals over: ([a-z ]+)\.", said))


def test_a_study_without_a_record_says_what_will_come(qtbot, tmp_path, open_window):
    shutil.copytree(places.templates() / "six-methods", tmp_path / "new")
    window = open_window(StudyFolder(tmp_path / "new"))
    qtbot.waitUntil(lambda: idle(window), timeout=WAIT_MS)
    assert not window.page.figures and not window.report_button.isEnabled()


def test_a_study_file_with_errors_is_told_and_not_raised(qtbot, tmp_path, open_window):
    shutil.copytree(places.templates() / "six-methods", tmp_path / "broken")
    (tmp_path / "broken" / "study.yaml").write_text("labeval: 1\ntitle: x\n", encoding="utf-8")
    window = open_window(StudyFolder(tmp_path / "broken"))
    qtbot.waitUntil(lambda: idle(window), timeout=WAIT_MS)
    assert window.status.text


def test_stopping_ends_the_computation(qtbot, made, open_window):
    window = open_window(made)
    window._on_stop()
    assert idle(window) and window._computed is None
    window.compute()
    qtbot.waitUntil(lambda: idle(window), timeout=WAIT_MS)
    assert window._computed is not None


def test_figures_and_reports_are_saved_beside_their_numbers(
    qtbot, made, open_window, tmp_path, monkeypatch
):
    window = open_window(made)
    qtbot.waitUntil(lambda: idle(window), timeout=WAIT_MS)
    figure_saving("scores", window._material, tmp_path / "kept.svg")(lambda done, total: True)
    assert {p.suffix for p in tmp_path.glob("kept.*")} == {".svg", ".png", ".csv"}
    work = report_writing(window._computed.results, window._material, tmp_path / "new")
    report = tmp_path / "new" / "report.html"
    assert work(lambda done, total: True) == [report]
    assert report.is_file()
    window._on_saved([report])
    assert window.status.open_button.isVisible()
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url) or True)
    window.status.open_button.click()
    assert opened == [QUrl.fromLocalFile(str(report))]


def test_a_report_does_not_mix_with_other_files(made, tmp_path):
    assert report_folder(made.path) == made.path / "report", "nothing joins the study's files"
    assert report_folder(tmp_path) == tmp_path
    (tmp_path / "notes.txt").touch()
    assert report_folder(tmp_path) == tmp_path / "report"
    (tmp_path / "report.html").touch()
    assert report_folder(tmp_path) == tmp_path, "an earlier report is written again"


def test_a_record_that_changes_is_told_once_it_rests(qtbot, made, tmp_path):
    shutil.copytree(made.path, tmp_path / "copy")
    folder = StudyFolder(tmp_path / "copy")
    watch = RecordWatch(folder)
    watch.begin()
    with (
        qtbot.waitSignal(watch.changed),
        closing(Record(folder.database)) as record,
    ):
        simulate(record, read_study(folder.path), 4, 6)
    watch.close()


def test_an_hourly_rate_makes_costs_and_is_remembered(qtbot, made, open_window):
    window = open_window(made)
    window.rail.setCurrentRow(PAGES.index("cost"))
    qtbot.waitUntil(lambda: idle(window), timeout=WAIT_MS)
    field = window.page.rate.field
    assert field.text() == "" and window._material.hourly_rate == 0
    qtbot.keyClicks(field, "12.50")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: idle(window) and window._material.hourly_rate == 12.5, timeout=WAIT_MS)
    assert window.page.rate.field.text() == "12.50"
    assert window._memory.get("hourly_rate") == 12.5
    assert window._computed.results.tables["timing"]["cost"].max() > 0


def test_work_that_goes_on_after_other_work_has_ended_can_be_stopped(qtbot, tmp_path):
    line = StatusLine(LIGHT)
    qtbot.addWidget(line)
    line.show()
    line.begin("Writing the report")
    line.begin("Writing the report")  # asked for twice
    line.end("Written", tmp_path / "report.html")
    assert line.open_button.isVisible() and not line.stop_button.isVisible()
    line.progress(3, 8)
    assert line.text == "Writing the report: 3 of 8"
    assert line.stop_button.isVisible() and not line.open_button.isVisible()
