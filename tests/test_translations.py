"""Every text on screen is translated, and the collected texts are those of the code."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from labeval.text.languages import PROGRAM_LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
GERMAN = ROOT / "translations" / "labeval_de.ts"
CATALOGUES = sorted((ROOT / "translations").glob("labeval_*.ts"))
TRANSLATED = [path for path in CATALOGUES if path.stem != "labeval_en"]
"""All but the plural forms of the source. One that is only begun says so itself: its texts are
marked as unfinished, and may be empty."""


def messages(path: Path) -> dict[tuple[str, str], ET.Element]:
    return {
        (context.findtext("name", ""), message.findtext("source", "")): message
        for context in ET.parse(path).getroot().iter("context")
        for message in context.iter("message")
    }


def translated(path: Path) -> dict[str, str]:
    """Every text of a catalogue that does not count and has a translation."""
    return {
        source: translation
        for (_, source), message in messages(path).items()
        if message.get("numerus") != "yes"
        and (translation := message.findtext("translation", "")).strip()
    }


@pytest.fixture(scope="module")
def collected(tmp_path_factory) -> Path:
    """A folder with all catalogues as the code gives them now."""
    folder = tmp_path_factory.mktemp("collected")
    for path in (ROOT / "translations").glob("*.ts"):
        (folder / path.name).write_bytes(path.read_bytes())
    subprocess.run([sys.executable, ROOT / "packaging" / "translate", folder], check=True)
    return folder


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_the_collected_texts_are_those_of_the_code(collected, path):
    found, kept = messages(collected / path.name), messages(path)
    assert sorted(found) == sorted(kept), "run packaging/translate"


def test_the_collected_texts_for_participants_are_those_that_they_can_meet(collected):
    catalogues = sorted((ROOT / "translations").glob("participant_*.ts"))
    assert catalogues
    for path in catalogues:
        found = set(messages(collected / path.name))
        assert found == set(messages(path)), "run packaging/translate"
        assert ("BottomBar", "Back") in found
        assert not {context for context, _ in found} & {"HomeWindow", "SettingHelp", "Problem"}


def test_every_text_is_collected_with_its_context():
    """A call that only looks like Qt's own is collected under another context than it asks for."""
    lost = [text for context, text in messages(GERMAN) if context == "QCoreApplication"]
    assert lost == []


@pytest.mark.parametrize("language", [code for code in PROGRAM_LANGUAGES if code != "en"])
def test_every_text_is_translated_in_the_languages_of_the_whole_program(language):
    open_texts = [
        key
        for key, message in messages(ROOT / "translations" / f"labeval_{language}.ts").items()
        for translation in message.iter("translation")
        if translation.get("type") == "unfinished" or not ("".join(translation.itertext())).strip()
    ]
    assert open_texts == []


@pytest.mark.parametrize(
    "path",
    [path for path in CATALOGUES if path.stem.partition("_")[2] not in PROGRAM_LANGUAGES],
    ids=lambda path: path.stem,
)
def test_a_language_that_is_begun_says_what_is_missing(path):
    """Else its compiled file would not be named as a draft, and nobody would offer it as one."""
    states = [
        t.get("type") for message in messages(path).values() for t in message.iter("translation")
    ]
    assert "unfinished" in states, "a whole language is named in labeval/text/languages.py"
    said = [
        key
        for key, message in messages(path).items()
        for translation in message.iter("translation")
        if translation.get("type") != "unfinished" and not "".join(translation.itertext()).strip()
    ]
    assert said == []


def test_every_setting_has_a_german_name_and_every_value_and_help_a_german_text():
    from labeval.study.editing.setting_words import marked

    asked, kept = set(marked()), messages(GERMAN)
    assert ("SettingName", "Judged against") in asked
    assert ("SettingValue", "after answer") in asked
    assert (
        "SettingHelp",
        "The blocks that a code of this list opens; all of the study when left out.",
    ) in asked
    assert sorted(asked - set(kept)) == []
    same = {key for key in asked if kept[key].findtext("translation") == key[1]}
    assert sum(context == "SettingHelp" for context, _ in same) <= 1  # “Text, in Markdown.”
    assert len(same) < len(asked) / 10


@pytest.mark.parametrize("path", TRANSLATED, ids=lambda path: path.stem)
def test_translations_keep_the_named_fields_of_their_source(path):
    def fields(text: str) -> set[str]:
        counted = re.findall(r"\{(\w+):[^{}|]+\|[^{}|]+\}", text)
        return {*re.findall(r"\{\w*\}|%L?n", text), *(f"{name} counted" for name in counted)}

    wrong = [s for s, t in translated(path).items() if fields(s) != fields(t)]
    assert wrong == []


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_texts_that_count_have_a_singular_and_a_plural(path):
    is_whole = path.stem.partition("_")[2] in PROGRAM_LANGUAGES
    counting = {
        source: forms
        for (_, source), message in messages(path).items()
        if message.get("numerus") == "yes"
        and (any(forms := [form.text or "" for form in message.iter("numerusform")]) or is_whole)
    }
    assert counting
    # %Ln is the number as the language writes it
    has_number = re.compile("%L?n").search
    assert [s for s, f in counting.items() if [*map(bool, map(has_number, f))] != [True] * 2] == []


@pytest.mark.parametrize("path", TRANSLATED, ids=lambda path: path.stem)
def test_translations_keep_the_blanks_and_marks_at_the_ends_of_their_source(path):
    def ends(text: str) -> tuple[bool, bool, str]:
        return text[:1].isspace(), text[-1:].isspace(), text[-1] if text[-1] in ".!?…:" else ""

    assert [s for s, t in translated(path).items() if ends(s) != ends(t)] == []


def test_no_translation_is_set_in_typewriter_quotation_marks_or_dots():
    wrong = [
        "".join(message.find("translation").itertext())
        for message in messages(GERMAN).values()
        if re.search(
            r"“[^„]*”|\w\.\.\.(?!“)|\bdu\b|'", "".join(message.find("translation").itertext())
        )
    ]
    assert wrong == []


def test_no_text_is_put_together_inside_the_call_that_translates_it():
    calls = []
    for path in sorted((ROOT / "labeval").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if not any(f"{name}(" in text for name in ("tr", "translate", "QT_TRANSLATE_NOOP")):
            continue
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in ("tr", "translate", "QT_TRANSLATE_NOOP") and any(
                isinstance(argument, ast.JoinedStr) for argument in node.args
            ):
                calls.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert calls == []


def test_no_window_puts_english_quotation_marks_around_what_it_quotes():
    assert [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted((ROOT / "labeval" / "ui").rglob("*.py"))
        if "“" in (text := path.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.JoinedStr)
        and any(isinstance(part, ast.Constant) and "“" in part.value for part in node.values)
    ] == []


def test_compiled_translations_speak_german(qapp):
    from PySide6.QtCore import QCoreApplication

    from labeval.ui.language import LanguageSwitch

    switch = LanguageSwitch(qapp)
    switch.use("de")
    try:
        assert QCoreApplication.translate("BottomBar", "Back") == "Zurück"
    finally:
        switch.use("en")
    assert QCoreApplication.translate("BottomBar", "Back") == "Back"


@pytest.fixture
def german(qapp):
    from labeval.ui.language import LanguageSwitch

    switch = LanguageSwitch(qapp)
    switch.use("de")
    yield
    switch.use("en")


def test_what_other_packages_say_is_said_in_german_by_the_windows(german, tmp_path):
    from labeval.exchange.study_folder import make_study
    from labeval.store.record.record import Record
    from labeval.study.reading import read_study
    from labeval.ui.sentences import sentence

    record = tmp_path / "record.sqlite"
    refusals = {
        lambda: read_study(tmp_path): "study.yaml: gibt es nicht; eine Studie ist ein Ordner",
        lambda: Record(record, read_only=True): f"{record}: Es gibt noch keine Aufzeichnung",
        lambda: make_study(tmp_path, tmp_path / "new", None): f"{tmp_path} ist keine Vorlage",
    }
    for refused, words in refusals.items():
        with pytest.raises(Exception) as caught:
            refused()
        assert sentence(caught.value).startswith(words)


def test_a_study_check_is_told_in_german(german):
    from labeval.jobs.planning.check import check_study
    from labeval.jobs.planning.check_text import check_lines
    from labeval.study.reading import read_study
    from labeval.ui.sentences import translated

    content = read_study(ROOT / "resources" / "templates" / "six-methods")
    lines = list(check_lines(check_study(content, [], None), (1280, 720), translated))
    assert any("ab: Eine Sitzung dauert" in x and "28 Seiten mit 280 Urteilen" in x for x in lines)
    assert any("jeder Text 7 Mal, jedes Paar 3 Mal" in line for line in lines)
    assert lines[0].startswith("▲ Kein Fehler gefunden; es wurde keine Seite angeordnet")
