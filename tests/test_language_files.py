"""The program's translations are built, or the build says what is missing; it starts in the
system's language."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from labeval.text.languages import PROGRAM_LANGUAGES, program_language
from labeval.ui.language import (
    LanguageSwitch,
    interface_language,
    missing_text,
    system_language,
    usable_languages,
)

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What the build of translations reads."""
    gallery = "resources/templates/gallery.yaml"
    documents = [f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")]
    sources = ("hatch_build.py", "translations", "labeval/text/languages.py", gallery)
    for name in (*sources, *documents):
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, target)
    return tmp_path


def build(checkout: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(checkout / "hatch_build.py")], capture_output=True, text=True
    )


def test_every_language_of_the_program_is_built(checkout):
    assert build(checkout).returncode == 0
    built = {path.name for path in (checkout / "labeval" / "locale").iterdir()}
    of_program = {name for name in built if name.startswith("labeval_")}
    named = {path.stem for path in (ROOT / "translations").glob("labeval_*.ts")}
    whole = {f"labeval_{code}" for code in PROGRAM_LANGUAGES}
    assert of_program == {f"{n}.qm" if n in whole else f"{n}.draft.qm" for n in named | whole}
    of_documents = {f"names_{code}.json" for code in PROGRAM_LANGUAGES if code != "en"}
    assert of_documents <= built
    of_participants = {name.split(".")[0] for name in built - of_program - of_documents}
    assert of_participants == {p.stem for p in (ROOT / "translations").glob("participant_*.ts")}


def test_names_of_documents_follow_documents_and_words(checkout):
    document = checkout / "docs" / "one.md"
    document.write_text("*New study…* or *Nothing like this*, not *and*", "utf-8")
    assert build(checkout).returncode == 0
    names = json.loads((checkout / "labeval" / "locale" / "names_de.json").read_text("utf-8"))
    assert names["New study…"] == "Neue Studie…"
    assert "and" not in names and "Nothing like this" not in names
    document.write_text("*Nothing like this*", "utf-8")
    words = checkout / "translations" / "labeval_de.ts"
    text = words.read_text("utf-8")
    words.write_text(text.replace("Neue Studie…", "Frische Studie…"), "utf-8")
    assert build(checkout).returncode == 0
    names = json.loads((checkout / "labeval" / "locale" / "names_de.json").read_text("utf-8"))
    assert names["New study…"] == "Frische Studie…"


@pytest.mark.parametrize("kind", ["participant", "labeval"])
@pytest.mark.parametrize("is_read", [True, False])
def test_words_with_an_unfinished_text_are_built_as_a_draft(checkout, is_read, kind):
    state = "" if is_read else ' type="unfinished"'
    made = checkout / "translations" / f"{kind}_sv.ts"
    made.write_text(
        '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="sv_SE">'
        "<context><name>BottomBar</name><message><source>Back</source>"
        f"<translation{state}>Tillbaka</translation></message></context></TS>",
        encoding="utf-8",
    )
    (checkout / "labeval" / "locale").mkdir()
    for old in (f"{kind}_sv.qm", f"{kind}_sv.draft.qm"):  # of the state before
        (checkout / "labeval" / "locale" / old).write_bytes(b"old")
        os.utime(checkout / "labeval" / "locale" / old, (0, 0))
    assert build(checkout).returncode == 0
    built = list((checkout / "labeval" / "locale").glob(f"{kind}_sv*"))
    assert [path.name for path in built] == [f"{kind}_sv{'' if is_read else '.draft'}.qm"]
    assert "Tillbaka".encode("utf-16-be") in built[0].read_bytes()


def test_a_new_text_of_a_whole_language_makes_it_no_draft(checkout):
    made = checkout / "translations" / "labeval_de.ts"
    text = made.read_text("utf-8")
    made.write_text(text.replace("<translation>", '<translation type="unfinished">', 1), "utf-8")
    assert build(checkout).returncode == 0
    assert (checkout / "labeval" / "locale" / "labeval_de.qm").is_file()


@pytest.fixture
def begun(checkout, monkeypatch) -> str:
    """Swedish, with words for supervisors that are begun, and none for participants."""
    from labeval import places

    (checkout / "translations" / "labeval_sv.ts").write_text(
        '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="sv_SE">'
        "<context><name>HomeWindow</name>"
        "<message><source>Colours…</source>"
        '<translation type="unfinished">Färger…</translation></message>'
        "<message><source>New study…</source>"
        '<translation type="unfinished"></translation></message></context></TS>',
        encoding="utf-8",
    )
    assert build(checkout).returncode == 0
    monkeypatch.setattr(places, "locale", lambda: checkout / "labeval" / "locale")
    return "sv"


def test_a_language_that_is_begun_is_spoken_as_far_as_it_goes_and_english_beyond(begun, qapp):
    from PySide6.QtCore import QCoreApplication

    from labeval import places

    assert begun in places.begun_languages()
    switch = LanguageSwitch(qapp, places.locale())
    switch.use(begun)
    try:
        assert switch.language == begun and switch.missing == ()
        assert QCoreApplication.translate("HomeWindow", "Colours…") == "Färger…"
        assert QCoreApplication.translate("HomeWindow", "New study…") == "New study…"
        counted = [
            QCoreApplication.translate("StudyPanel", "%n robot session(s)", None, n) for n in (1, 2)
        ]
        assert counted == ["1 robot session", "2 robot sessions"]
        assert interface_language() == "en"  # that of what is made of the program's words
    finally:
        switch.use("en")


def test_a_language_that_is_begun_is_offered_as_a_draft_and_taken_by_choice_alone(begun):
    from labeval.ui.offered_language import program_languages

    assert program_languages() == {
        "en": "English", "de": "Deutsch", "fr": "français (draft)", "sv": "svenska (draft)"
    }  # fmt: skip
    assert system_language(["sv-SE", "de"]) == "de"


def test_the_command_line_speaks_a_language_that_is_begun(begun):
    from labeval.commands.shared.words import words_of

    language, say = words_of(begun)
    assert language == begun
    assert [say("HomeWindow", t) for t in ("Colours…", "New study…")] == ["Färger…", "New study…"]


def test_a_language_without_a_translation_is_an_error_of_the_build(checkout):
    (checkout / "translations" / "labeval_de.ts").unlink()
    failed = build(checkout)
    assert failed.returncode == 1
    assert "labeval_de.ts" in failed.stderr and "Traceback" not in failed.stderr


def test_a_translation_that_compiles_to_nothing_is_an_error_of_the_build(checkout):
    locale = checkout / "labeval" / "locale"
    assert build(checkout).returncode == 0
    (locale / "labeval_de.qm").write_bytes(b"")
    failed = build(checkout)
    assert failed.returncode == 1 and "labeval_de.qm" in failed.stderr


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["de-Latn-DE", "de-DE", "de"], "de"),
        (["fr-FR", "fr", "de-AT", "en"], "de"),
        (["en-US"], "en"),
        (["fr-FR"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_system_that_the_program_speaks(wanted, spoken):
    assert system_language(wanted) == spoken


def test_a_language_of_a_country_is_that_language():
    assert [program_language(c) for c in ("de-AT", "en_GB", "fr", "C")] == ["de", "en", None, None]


@pytest.mark.parametrize(("setting", "title"), [("", "Studien"), ("en", "Studies")])
def test_the_home_window_starts_in_the_systems_language_or_the_one_set(tmp_path, setting, title):
    """In a process of its own, whose system speaks German."""
    program = f"""
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QListWidget
from labeval import app, places
from labeval.ui.home.window.window import HomeWindow
places.settings_file = lambda: __import__("pathlib").Path({str(tmp_path / "settings.json")!r})
from labeval.ui.memory import Memory
if {setting!r}:
    Memory(places.settings_file()).set("language", {setting!r})
def look():
    window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, HomeWindow))
    print(window.findChild(QListWidget).accessibleName())
    window.close()
app.make_application()
QTimer.singleShot(0, look)
app.run_home(None)
"""
    environment = {**os.environ, "LANG": "de_DE.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        environment.pop(name, None)
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True
    )
    assert done.stdout.strip() == title, done.stderr


def test_a_translation_that_is_missing_is_logged_and_said(qapp, tmp_path, caplog):
    switch = LanguageSwitch(qapp, tmp_path)
    assert "labeval_en.qm" in missing_text(switch)
    switch.use("de")
    assert "labeval_de.qm" in missing_text(switch) and "labeval_de.qm" in caplog.text
    whole = LanguageSwitch(qapp)
    whole.use("de")
    assert missing_text(whole) == ""
    whole.use("en")


def test_a_language_without_its_catalogue_is_not_offered(monkeypatch, tmp_path):
    from labeval import places

    assert usable_languages(("de", "en")) == ("de", "en")
    assert usable_languages(("sv", "en")) == ("en",)
    assert usable_languages(("sv",)) == ("sv",)
    monkeypatch.setattr(places, "locale", lambda: tmp_path)
    (tmp_path / "labeval_en.qm").write_bytes(b"")
    assert usable_languages(("de", "en")) == ("en",)


def test_parts_in_another_language_take_no_change_of_language_away_from_a_window(qtbot):
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication, QWidget

    from labeval.ui.language import LanguageSwitch, spoken_in

    class Window(QWidget):
        changes = 0

        def changeEvent(self, event: QEvent) -> None:
            self.changes += event.type() == QEvent.Type.LanguageChange

    application = QApplication.instance()
    assert isinstance(application, QApplication)
    switch, window = LanguageSwitch(application), Window()
    qtbot.addWidget(window)
    QApplication.processEvents()
    before = window.changes
    switch.use("de")
    with spoken_in("en"):
        pass
    QApplication.processEvents()
    assert window.changes > before
    switch.use("en")
