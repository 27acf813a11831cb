"""The command line in German: every text of it is collected, translated and shown."""

from __future__ import annotations

import argparse
import ast
import json
import re
import shutil
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from labeval import cli, places
from labeval.cli import main
from labeval.commands.shared.parser_words import use_parser_words
from labeval.commands.shared.words import speak, tr
from labeval.store.record.record import Record
from labeval.text.languages import CHOICE

ROOT = Path(__file__).resolve().parents[2]
SOURCES = [*sorted((ROOT / "labeval" / "commands").rglob("*.py")), ROOT / "labeval" / "cli.py"]
TRANSLATING = {"tr", "translated", "QT_TR_NOOP", "QT_TRANSLATE_NOOP"}
SHOWING = {"help", "description", "epilog"}
LOWER = [
    ROOT / "labeval" / name
    for name in (
        *("analysis/invariants", "audio", "exchange/qda", "exchange/elsewhere"),
        *("exchange/formats", "exchange/materials", "files", "hub", "jobs", "judging", "store"),
        "transcription",
    )
]
"""Packages that make sentences which commands and windows show."""
WRITTEN = {
    "contents.py": "columns of tables",
    "captions.py": "names of processes",
    "code_prompt.py": "what is asked of a model",
    "codebook_elsewhere.py": "headings of columns in files of others",
    "comment_heads.py": "headings of columns in files of others",
    "column_names.py": "headings of columns in files of others",
    "criteria_cells.py": "what people write in cells of tables",
    "described.py": "memos and descriptions in files of coding programs",
    "gathered_texts.py": "names of sources, which are stored",
    "kept.py": "comments in a file",
    "licences.py": "a capsule's own files are English",
    "metadata.py": "a capsule's own files are English",
    "other_rows.py": "reasons that are stored with a row",
    "own_study.py": "comments in a study file",
    "pair_columns.py": "what is in cells of tables of others",
    "points.py": "what is asked of a model",
    "process.py": "names of processes",
    "prompt.py": "what is asked of a model",
    "published.py": "names of publishers",
    "qualtrics.py": "headings of columns in files of others",
    "rated_texts.py": "names of sources and codes, and memos, of a project",
    "readable_files.py": "names of kinds that the window has sentences for",
    "readme.py": "a capsule's own files are English",
    "scales.py": "words of scales in files of others",
    "search.py": "a name that the window has a sentence for",
    "shared_study.py": "a capsule's own files are English",
    "sessions.py": "reasons that are stored with a row",
    "speakers.py": "names in texts of coding programs",
    "tables.py": "columns of tables",
    "timeline_drawing.py": "marks of SVG; its words come from the window",
    "timeline_page.py": "marks and script of a page; its words come from the window",
    "variables.py": "names of variables of coding programs",
    "wmt.py": "names of raters in a table",
    "worker.py": "names of reasons that have sentences",
    "written.py": "comments in a study file",
}
"""Modules with English that nobody reads in a message, and what it is."""
FOR_PROGRAMMERS = {
    *("ValueError", "TypeError", "KeyError", "AssertionError", "RuntimeError", "NoRecording"),
}
"""Errors that never reach a message."""
OF_OTHERS = {
    *("Could not decode to UTF-8", "no such", "the schema is malformed"),  # SQLite
    *("no password supplied", "certificate verify failed"),  # libpq, OpenSSL
    "Not charging",  # Linux
    *("as known", "looked at again"),  # names of attempts
}


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(CHOICE, "de")
    use_parser_words()
    yield
    speak("en")


def _untranslated(path: Path) -> Iterator[str]:
    """Texts with two words or more, and all that help shows, which no call translates."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    apart = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and isinstance(node.body[0], ast.Expr)
    }
    shown = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            apart.add(id(node.value))  # says what the name before it is
        if isinstance(node, ast.keyword) and node.arg in SHOWING:
            shown.add(id(node.value))
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in TRANSLATING:
                apart |= {id(argument) for argument in node.args}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        words = re.search(r"[A-Za-z]{2,},? [A-Za-z]{2,}", node.value)
        if id(node) not in apart and (words or (id(node) in shown and node.value)):
            yield f"{path.name}:{node.lineno}: {node.value}"


def test_every_text_of_the_command_line_is_collected_for_translation():
    left = [
        text
        for path in SOURCES
        if path.name != "examples.py"
        for text in _untranslated(path)
        if "SELECT table_name" not in text
    ]
    assert left == []


def _sentences_of_its_own(path: Path) -> Iterator[str]:
    """Texts with two words or more in a module of :data:`LOWER` that no language is found for."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    apart: set[int] = set()
    for node in ast.walk(tree):
        called = node.exc if isinstance(node, ast.Raise) else node
        name = ""
        if isinstance(called, ast.Call):
            name = getattr(called.func, "attr", getattr(called.func, "id", ""))
        if (
            (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
            or (isinstance(node, ast.Call) and name in {*TRANSLATING, "execute", "compile"})
            or (isinstance(node, ast.Call) and name in ("error", "warning", "Process", "Thread"))
            or (isinstance(node, ast.Raise) and name in FOR_PROGRAMMERS)
        ):
            apart |= {id(below) for below in ast.walk(node)}
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) else None
        if not isinstance(text, str) or id(node) in apart or text in OF_OTHERS:
            continue
        if re.search(r"[A-Za-z]{2,},? [a-z]{2,}", text) and not _is_code(text):
            yield f"{path.name}:{node.lineno}: {text}"


def _is_code(text: str) -> bool:
    """True for statements of SQL, their clauses, lists of columns, and patterns."""
    keywords = (
        r"\b(SELECT|INSERT|UPDATE|DELETE|PRAGMA|WHERE|FROM|CREATE|ALTER|CHECK|GRANT|AND|BY)\b"
    )
    return "|" in text or bool(
        re.search(keywords, text) or re.fullmatch(r"\s*\w+(, \w+)+\s*", text)
    )


def test_every_sentence_of_the_lower_packages_is_collected_for_translation():
    modules = [path for folder in LOWER for path in sorted(folder.rglob("*.py"))]
    names = {path.name for path in modules}
    assert names > WRITTEN.keys(), "nothing is excepted that is no more"
    left = [
        text for path in modules if path.name not in WRITTEN for text in _sentences_of_its_own(path)
    ]
    assert left == []


def _helps(parser: argparse.ArgumentParser, name: str = "") -> Iterator[tuple[str, str]]:
    yield f"{name} --help", parser.description or ""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for choice in action._choices_actions:
                yield f"{name} {choice.dest}", choice.help or ""
            for each, below in action.choices.items():
                yield from _helps(below, f"{name} {each}".strip())
        else:
            yield f"{name} {action.dest}", action.help or ""


def test_every_help_is_german(german):
    speak("en")
    english = dict(_helps(cli._parser(cli._modules("--help"))))
    speak("de")
    helps = dict(_helps(cli._parser(cli._modules("--help"))))
    assert helps.keys() == english.keys() and len(helps) > 200
    wordy = {name for name, text in english.items() if len(re.findall(r"\b[a-z]{3,}\b", text)) > 5}
    assert len(wordy) > 100
    assert [name for name in wordy if helps[name] == english[name]] == []


@pytest.mark.parametrize("command", cli.MODULES)
def test_the_help_of_every_command_is_shown_in_german(german, capsys, command):
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    shown, examples, _ = capsys.readouterr().out.partition("Beispiele:")
    assert shown.startswith(f"Aufruf: labeval {command}")
    assert "Optionen:" in shown and examples and "diese Hilfe zeigen" in shown
    assert not re.search(r"\b(usage|options|arguments|examples|show|the|when|with)\b[ :]", shown)


def test_the_modules_of_commands_have_the_commands_they_are_named_for():
    for module in dict.fromkeys(cli.MODULES.values()):
        command = next(name for name, own in cli.MODULES.items() if own == module)
        parsers = cli._parser(cli._modules(command))._subparsers
        assert parsers is not None
        found = parsers._group_actions[0].choices
        assert found is not None
        assert set(found) == {name for name, own in cli.MODULES.items() if own == module}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["check"], "labeval check: Fehler: diese Argumente fehlen: study"),
        (["nosuch"], "labeval: Fehler: kein Befehl und kein Ordner heißt „nosuch“; `labeval"),
        (["simulate", "S", "--participants", "0"], "Argument --participants: „0“ ist keine Zahl"),
        (["simulate", "S", "--participants"], "Argument --participants: ein Argument wird erw"),
        (["draft", "S", "poem"], "Argument kind: 'poem' gibt es hier nicht (zur Wahl: 'methods'"),
        (["check", "S", "--wide"], "labeval: Fehler: unbekannte Argumente: --wide"),
        (["analyse", "S", "--seed", "x"], "Argument --seed: 'x' ist kein Wert der Art int"),
        (["copies", "--none", "--to", "x"], "nicht zusammen mit dem Argument --none erlaubt"),
        (["judge", "S"], "diese Argumente fehlen: --server, --model"),
    ],
    ids=" ".join,
)
def test_mistakes_on_the_command_line_are_named_in_german(german, capsys, arguments, message):
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert message in " ".join(capsys.readouterr().err.split())


def test_results_and_refusals_are_german_and_what_machines_read_is_not(german, capsys, tmp_path):
    study = tmp_path / "study"
    assert main(["check", str(study)]) == 1
    assert capsys.readouterr().err == (
        f"labeval: {study}: kein Studienordner; darin ist keine study.yaml\n"
    )
    assert main(["new", str(study), "--template", "six-methods"]) == 0
    assert main(["export", str(study)]) == 1
    assert "Es gibt noch keine Aufzeichnung" in capsys.readouterr().err
    assert main(["check", str(study), "--no-fit"]) == 0
    assert "für 28 Seiten mit 280 Urteilen" in capsys.readouterr().out
    assert main(["simulate", str(study), "--participants", "2"]) == 0
    assert capsys.readouterr().out.startswith("2 Sitzungen (2 abgeschlossen), ")
    assert main(["export", str(study), "--table", "sessions", "--format", "jsonl"]) == 0
    table = Path(capsys.readouterr().out.strip())
    first = json.loads(table.read_text(encoding="utf-8").splitlines()[0])
    assert first["kind"] == "simulated" and "participant" in first
    assert main(["plan", str(study)]) == 0
    assert capsys.readouterr().out.startswith("Block\tverglichen\t")
    (study / "study.yaml").write_text("labeval: 1\ntitel: x\n", encoding="utf-8")
    assert main(["check", str(study)]) == 1
    assert "study.yaml:2: titel: ist hier nicht bekannt" in capsys.readouterr().err


@pytest.fixture
def simulated(german, tmp_path) -> Path:
    """A study with two sessions, next to a copy that has a third."""
    study = tmp_path / "study"
    assert main(["new", str(study), "--template", "within-subject"]) == 0
    assert main(["simulate", str(study), "--participants", "2"]) == 0
    shutil.copytree(study, tmp_path / "other")
    assert main(["simulate", str(tmp_path / "other"), "--participants", "1"]) == 0
    return study


def test_what_merging_verifying_and_erasing_report_is_german(simulated, capsys, tmp_path):
    capsys.readouterr()
    other = tmp_path / "other"
    assert main(["merge", str(simulated), str(other)]) == 0
    assert ": 1 neue Sitzung, 0 fortgesetzt, " in capsys.readouterr().out
    with closing(Record(simulated / "record.sqlite", read_only=True)) as record:
        first, second, _ = sorted(record.sessions.participants())
    assert main(["erase", str(simulated), first, "--yes"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"{first}: gelöscht am 20") and ": 1 Sitzung, " in said
    assert main(["merge", str(other), str(simulated)]) == 0
    assert f"{first}: dort gelöscht, nun auch hier" in capsys.readouterr().out
    assert main(["verify", str(simulated)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert ": in Ordnung; 0 Fehler, 0 Warnungen; 2 Sitzungen, " in said[0]
    assert said[1].endswith("ist nicht da; in dieser Studie wurde noch nichts codiert")
    with closing(sqlite3.connect(simulated / "record.sqlite")) as record, record:
        record.execute(
            "UPDATE event SET value = 'x' WHERE seq = 9 AND session = (SELECT id FROM "
            "session WHERE participant = ?)",
            (second,),
        )
    shutil.rmtree(simulated / "backups")  # with the copy from before the merge
    assert main(["verify", str(simulated), "--save-to", str(tmp_path / "new.sqlite")]) == 1
    said = capsys.readouterr().out
    assert re.search(r"^Fehler: Sitzung \w+, Ereignis 9: das Ereignis wurde verändert", said, re.M)
    assert ": nicht in Ordnung; " in said and "gerettet (keine heile Sicherung" in said
    assert re.search(r"1 Zeile getrennt abgelegt, die nichts bestätigt; das letzte Ereignis", said)


def test_a_synchronised_folder_is_warned_of_in_german(simulated, capsys, monkeypatch):
    monkeypatch.setenv("OneDrive", str(simulated.parent))
    capsys.readouterr()
    assert main(["check", str(simulated), "--no-fit"]) == 0
    assert "Dieser Ordner wird anscheinend von OneDrive" in capsys.readouterr().err


def test_faults_of_printed_tables_are_german(german, capsys):
    published = ROOT / "tests" / "published" / "popp_2025"
    assert main(["check-tables", *map(str, sorted(published.glob("*.csv")))]) == 1
    said = capsys.readouterr()
    assert len(said.out.splitlines()) > 3
    assert not re.search(r"\b(is|but|the|marked|follows|between)\b", said.out)


def test_a_capsule_lists_what_it_leaves_out_in_german_and_writes_it_in_english(
    simulated, capsys, tmp_path
):
    capsule = tmp_path / "capsule.zip"
    capsys.readouterr()
    assert main(["capsule", str(simulated), str(capsule), "--samples", "0"]) == 0
    said = capsys.readouterr().err
    assert "weggelassen: Uhrzeiten: ein Kalender verbindet sie mit einer Person" in said
    assert not re.search(r"\b(of|the|could|identify|what)\b", said)
    with zipfile.ZipFile(capsule) as archive:
        manifest = archive.read(next(n for n in archive.namelist() if n.endswith("capsule.json")))
    assert b"a calendar ties them to a person" in manifest
    assert main(["new", str(tmp_path / "again"), "--from-capsule", str(capsule)]) == 0
    assert "der Code der Versuchsleitung ist wieder 2468" in capsys.readouterr().err


def test_the_reason_why_a_sound_is_not_transcribed_is_german(german, capsys, tmp_path):
    pytest.importorskip("faster_whisper")
    sound = tmp_path / "talk.wav"
    sound.write_text("no sound")
    assert main(["transcribe", str(sound)]) == 1
    assert "talk.wav ist beschädigt oder enthält weder Ton noch Video" in capsys.readouterr().err


def test_templates_are_described_in_german(german, capsys):
    assert main(["templates"]) == 0
    german_lines = capsys.readouterr().out.splitlines()
    assert "ranking\tRangfolge: Die vier Antworten auf eine Frage" in "\n".join(german_lines)
    assert all(re.search(r"\t.*\b(und|mit|aus|auf|je|in)\b", line) for line in german_lines)


def test_numbers_have_the_marks_of_the_language(german):
    speak("de")
    assert tr(
        "about {sent:,} tokens to send and {received:,} to receive", sent=12345, received=1
    ) == ("etwa 12.345 Token zu senden und 1 zu empfangen")
    assert tr(", {speed:.1f} times as fast as it was spoken", speed=2.5).startswith(", 2,5-mal")


def test_a_translation_that_cannot_be_read_leaves_the_command_line_english(
    german, capsys, tmp_path, monkeypatch
):
    (tmp_path / "labeval_de.qm").write_bytes(b"damaged")
    monkeypatch.setattr(places, "locale", lambda: tmp_path)
    with pytest.raises(SystemExit):
        main(["check", "--help"])
    assert capsys.readouterr().out.startswith("usage: labeval check")
