"""The home window: its studies, their check and what of their files it follows."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QAbstractButton, QApplication

from labeval.coding.edits import added
from labeval.coding.rows import Source, SourceKind
from labeval.exchange.study_folder import begun_for_interviews
from labeval.jobs.planning.overview import NextStep, StudyState
from labeval.jobs.planning.read_overview import read_overview
from labeval.jobs.sessions.live import open_live
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.ui.home.seen_folder import SeenFolder
from labeval.ui.home.window.study_panel import BETWEEN
from labeval.ui.home.window.window import HomeWindow
from labeval.ui.memory import Memory
from labeval.ui.publishing.dialog import PublishDialog
from labeval.ui.theme import LIGHT
from tests.ui.home.opened_home import start_session


def test_the_check_says_whether_the_study_can_be_run(home):
    home.press("Check the study")
    lines = home.window.panel._problems.toPlainText()
    assert "the study can be run" in lines
    assert "laid out at" not in lines, "which nobody needs at once"
    panel = home.window.panel
    home.press("Details")
    whole = panel._problems.toPlainText()
    assert whole.startswith(lines) and not panel._more.isVisible()
    assert "\nComparing two texts: " in whole and "\nab: " not in whole
    assert "laid out at 1280 × 720" in whole


def test_from_the_result_of_a_check_a_button_leads_back_to_the_sessions(home):
    panel = home.window.panel
    home.press("Check the study")
    assert panel._problems.isVisible() and not panel._empty.isVisible()
    home.press("Back to the sessions")
    assert panel._empty.isVisible() and not panel._problems.isVisible()
    assert not panel._back.isVisible()
    home.publish()
    home.press("Check the study")
    assert panel._back.isVisible()


def test_coding_opens_before_there_is_a_session_for_interviews_recorded_elsewhere(home):
    assert not home.folder.workbook.exists() and home.window.panel._coding.isEnabled()


def test_a_folder_for_interviews_alone_is_coded_and_has_no_errors(home, tmp_path):
    folder = StudyFolder(tmp_path / "talks")
    with begun_for_interviews(folder, lambda _, text: text, "Talks: 2"):
        pass
    home.controller.open_study(folder)
    panel = home.window.panel
    assert home.step() is NextStep.CODE and panel._next.text() == "Transcripts and coding"
    assert panel._title.text() == "Talks: 2" and panel._empty.isVisible()
    assert "No interview yet" in panel._empty.text() and not panel._problems.isVisible()
    assert not panel._view.notices, "nobody's window has to be closed by a code"
    buttons = (panel._rehearse, panel._start, panel._check, panel._results, panel._export)
    assert not any(button.isVisible() for button in buttons)
    assert panel._back.text() == "Back", "there are no sessions to go back to"
    with Workbook(folder.workbook, coder="A") as workbook:
        workbook.do("import", [added(Source("one", SourceKind.IMPORTED, "A talk"))])
    home.controller._look_at_folder()
    assert panel._empty.text() == "1 text is here to be coded."
    home.controller.open_study(home.folder)
    assert panel._check.isVisible() and home.step() is not NextStep.CODE


def test_a_folder_of_transcripts_becomes_one_for_interviews(home, tmp_path):
    (tmp_path / "talks").mkdir()
    (tmp_path / "talks" / "a.vtt").write_text("WEBVTT")
    found = []
    home.window.interviews_found.disconnect()
    home.window.interviews_found.connect(lambda files: found.append(files))
    home.window.open_folder(tmp_path / "talks")
    assert found == [[tmp_path / "talks" / "a.vtt"]]


def test_a_broken_study_file_is_listed_until_it_is_mended(home):
    good = home.folder.study_file.read_text(encoding="utf-8")
    home.folder.study_file.write_text(good.replace("method: aqc", "method: aqx"), encoding="utf-8")
    home.controller.open_study(home.folder)
    assert home.step() is NextStep.MEND_STUDY
    listed = home.window.panel._problems.toPlainText()
    assert listed.startswith("Methods › ") and "(study.yaml:" in listed, "the form's words"
    home.folder.study_file.write_text(good, encoding="utf-8")
    home.press("Reload")
    assert home.step() is NextStep.PUBLISH


def test_edit_asks_for_the_editor_also_of_a_broken_study(home, qtbot):
    home.folder.study_file.write_text("title: [", encoding="utf-8")
    home.controller.open_study(home.folder)
    home.window.panel.edit_requested.disconnect()
    with qtbot.waitSignal(home.window.panel.edit_requested):
        home.press("Edit")


def test_the_window_fits_a_small_screen_in_both_languages(home):
    for language in ("en", "de"):
        home.languages.use(language)
        home.controller.open_study(home.folder)
        QApplication.processEvents()
        assert home.window.minimumSizeHint().width() <= 1180


def test_buttons_that_are_seldom_needed_say_what_they_do(home):
    about = {
        "Newer texts…": "newer file of the texts",
        "Take in judgments…": "judgments that were made elsewhere",
        "Control room": "running sessions",
        "Check the study": "Looks for problems",
    }
    buttons = {b.text(): b for b in home.window.findChildren(QAbstractButton)}
    for text, words in about.items():
        assert words in buttons[text].toolTip()
        assert words in buttons[text].accessibleDescription()


def test_an_edit_of_the_file_is_read_without_asking(home):
    text = home.folder.study_file.read_text(encoding="utf-8")
    changed = text.replace("Answers of a library assistant", "Answers of a machine")
    home.folder.study_file.write_text(changed, encoding="utf-8")
    home.controller._look_at_folder()
    assert home.window.panel._title.text() == "Answers of a machine"


def test_a_rehearsed_draft_is_published_as_version_1(home, qtbot):
    start_session(qtbot, home)
    file = home.folder.study_file
    file.write_text(file.read_text("utf-8").replace("seed: 1207", "seed: 1208"), encoding="utf-8")
    headings = []

    def look(dialog: PublishDialog) -> None:
        headings.append((dialog._heading, "No version is published" in dialog.about.toPlainText()))
        dialog.accept()

    home.publish(look)
    assert headings == [("Publish version 1", True)]
    assert home.window.panel._state.text().startswith("version 1")


def test_a_version_published_in_another_window_is_seen_without_asking(home):
    before = home.controller._view.version
    text = home.folder.study_file.read_text(encoding="utf-8")
    changed = text.replace("Answers of a library assistant", "Answers of a machine")
    home.folder.study_file.write_text(changed, encoding="utf-8")
    home.controller._look_at_folder()
    with open_live(home.folder) as live:
        live.record.versions.keep(read_study(home.folder.path), publish=True)
    home.controller._look_at_folder()
    assert home.controller._view.version == before + 1
    assert home.controller._view.state is StudyState.PUBLISHED


def test_the_demo_is_made_once_and_opened_again(home):
    home.press("Try the demo study")
    first = home.controller._view.folder.path
    home.controller.open_study(home.folder)
    home.press("Try the demo study")
    assert home.controller._view.folder.path == first
    assert [p.name for p in home.memory.recent_studies()] == ["demo", "study"]


def test_size_and_recent_studies_are_remembered(home):
    home.window.resize(1300, 800)
    home.window.close()
    again = HomeWindow(Memory(home.memory._path), LIGHT)
    assert (again.width(), again.height()) == (1300, 800)
    assert again.memory.recent_studies() == [home.folder.path]
    again.deleteLater()


def test_settings_that_cannot_be_read_lose_comfort_and_nothing_else(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text("{broken", encoding="utf-8")
    memory = Memory(path)
    assert memory.recent_studies() == []
    memory.set("language", "de")
    assert Memory(path).get("language") == "de"


def test_an_edit_is_seen_by_publish_check_and_start(home):
    file = home.folder.study_file
    good = file.read_text(encoding="utf-8")
    file.write_text(good.replace("seed: 1207", "seed: 1208"), encoding="utf-8")
    home.publish()
    assert home.step() is NextStep.START
    file.write_text(good.replace("seed: 1207", "seed 1207"), encoding="utf-8")
    home.press("Check the study")
    assert home.step() is NextStep.MEND_STUDY


def test_a_folder_that_others_can_read_is_reported_and_made_private(home, monkeypatch):
    monkeypatch.setattr("labeval.store.disk.rights._can_be_reached", lambda folder: True)
    home.controller.open_study(home.folder)
    home.press("Make it private")
    (left,) = home.controller._view.notices
    assert "still 2468" in str(left)
    assert home.folder.study_file.stat().st_mode & 0o077 == 0


def test_studies_are_listed_by_title_with_their_folder_below(home, tmp_path, qapp):
    other = tmp_path / "no-title"
    other.mkdir()
    (other / "study.yaml").write_text("labeval: 1\n", encoding="utf-8")
    home.controller.open_study(StudyFolder(other))
    home.controller.open_study(home.folder)
    listed = home.window._list
    assert [listed.item(n).text() for n in range(2)] == [
        "Answers of a library assistant",
        "no-title",
    ]
    assert str(home.folder.path) in listed.item(0).toolTip()
    assert home.window.windowTitle() == "Answers of a library assistant"
    home.languages.use("de")
    qapp.processEvents()
    assert listed.item(0).text() == "Antworten eines Bibliotheksassistenten"
    text = home.folder.study_file.read_text(encoding="utf-8")
    renamed = text.replace("Antworten eines Bibliotheksassistenten", "Umbenannt")
    home.folder.study_file.write_text(renamed, encoding="utf-8")
    home.controller._look_at_folder()
    assert listed.item(0).text() == "Umbenannt"


@pytest.mark.parametrize("asked_for", [True, False], ids=["asked for", "used last"])
def test_a_study_is_read_after_the_window_has_been_painted(home, qapp, tmp_path, asked_for):
    again, opened = HomeWindow(home.memory, LIGHT), []
    again.study_opened.connect(lambda folder: opened.append((folder, again._is_painted)))
    wanted = StudyFolder(tmp_path / "another") if asked_for else home.folder
    again.begin_with(wanted if asked_for else None)
    again.show()
    assert again._list.count() == 0
    assert again._welcome.text() == f"“{wanted.path.name}” is being read…"
    assert not again._new.primary and not again._copies.isHidden(), "nothing will move"
    while not opened:
        qapp.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    assert opened == [(wanted, True)] and again._list.count() == 1
    assert again._welcome.text().startswith("Begin"), "nobody has shown the study"
    assert not again._welcome.isHidden(), "no half is empty"
    again.deleteLater()


def test_a_study_of_the_folder_one_is_in_is_being_read_too(home, tmp_path, monkeypatch):
    (tmp_path / "answers").mkdir()
    monkeypatch.chdir(tmp_path / "answers")
    again = HomeWindow(home.memory, LIGHT)
    again.begin_with(StudyFolder(Path()))
    assert again._welcome.text() == "“answers” is being read…" and not again._new.primary
    again.deleteLater()


def test_the_name_of_the_study_that_is_being_read_makes_no_window_wider(home, tmp_path):
    long, usual = HomeWindow(home.memory, LIGHT), HomeWindow(home.memory, LIGHT)
    long.begin_with(StudyFolder(tmp_path / ("n" * 200)))
    assert long.minimumSizeHint() == usual.minimumSizeHint()
    long.deleteLater()
    usual.deleteLater()


def test_titles_follow_the_language_while_no_study_is_open(home, qapp):
    again = HomeWindow(home.memory, LIGHT)
    again.list_studies()
    assert again._list.item(0).text() == "Answers of a library assistant"
    home.languages.use("de")
    qapp.processEvents()
    assert again._list.item(0).text() == "Antworten eines Bibliotheksassistenten"
    assert again._list.currentRow() == -1
    again.deleteLater()


def test_the_control_room_opens_in_a_process_of_its_own(published, monkeypatch):
    opened: list[tuple[str, object]] = []
    controller = published.controller
    monkeypatch.setattr(
        controller._opened, "open", lambda what, folder, *_, **__: opened.append((what, folder))
    )
    controller.open_study(published.folder)
    button = published.window.panel._room
    assert button.isEnabled() and button.text() == "Control room"
    button.click()
    assert opened == [("room", published.folder)]


@pytest.mark.parametrize(
    ("record", "words"),
    [
        ("none", "no sound is recorded"),
        ("think_aloud", "sound is recorded while participants think aloud, if they agree"),
        ("interview", "sound is recorded during the interview, if participants agree"),
        ("both", "sound is recorded until the interview ends, if participants agree"),
    ],
)
def test_the_study_says_whether_sound_is_recorded(home, record, words):
    view = home.controller._view
    audio = view.content.study.audio.model_copy(update={"record": record})
    study = view.content.study.model_copy(update={"audio": audio})
    home.window.panel.show_overview(
        replace(view, content=view.content.model_copy(update={"study": study}))
    )
    assert words in home.window.panel._state.text().split(BETWEEN)


def test_a_transcript_that_was_made_elsewhere_is_news(published):
    seen, view = SeenFolder(), read_overview(published.folder)
    for waited, has_news in ((view.untranscribed, False), (view.untranscribed + 1, True)):
        seen.see(published.folder)
        view.untranscribed = waited
        assert not seen.has_news_in_record(view), "nothing was written"
        written = published.folder.database.stat().st_mtime_ns
        os.utime(published.folder.database, ns=(written + 10**12, written + 10**12))
        assert seen.has_news_in_record(view) is has_news
