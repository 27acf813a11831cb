"""The command line in German: every text of it is collected, translated and shown."""

from __future__ import annotations

import argparse
import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from labeval import cli, places
from labeval.cli import main
from labeval.commands.shared.parser_words import use_parser_words
from labeval.commands.shared.words import speak, tr
from labeval.text.languages import CHOICE

ROOT = Path(__file__).resolve().parents[2]
SOURCES = [*sorted((ROOT / "labeval" / "commands").rglob("*.py")), ROOT / "labeval" / "cli.py"]
TRANSLATING = {"tr", "translated", "QT_TR_NOOP", "QT_TRANSLATE_NOOP"}
SHOWING = {"help", "description", "epilog"}


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
    assert "Bedingung ab: 28 Seiten" in capsys.readouterr().out
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


def test_numbers_have_the_marks_of_the_language(german):
    speak("de")
    assert tr(
        "about {sent:,} tokens to send and {received:,} to receive", sent=12345, received=1
    ) == ("etwa 12.345 Token zu senden und 1 zu empfangen")
    assert tr(", {speed:.1f} times as fast as it was said", speed=2.5).startswith(", 2,5-mal")


def test_a_translation_that_cannot_be_read_leaves_the_command_line_english(
    german, capsys, tmp_path, monkeypatch
):
    (tmp_path / "labeval_de.qm").write_bytes(b"damaged")
    monkeypatch.setattr(places, "locale", lambda: tmp_path)
    with pytest.raises(SystemExit):
        main(["check", "--help"])
    assert capsys.readouterr().out.startswith("usage: labeval check")
