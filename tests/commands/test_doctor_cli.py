"""``labeval doctor``: what this computer can do, and the line for a bug report."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from labeval.audio import devices
from labeval.cli import main
from labeval.jobs.computer import parts
from labeval.jobs.computer.loading import MODULES, loaded_parts
from labeval.jobs.sessions.readiness import Readiness


def test_every_subject_is_named_and_sessions_can_be_run_here(tmp_path, capsys, qapp):
    assert main(["doctor", str(tmp_path)]) == 0
    printed = capsys.readouterr().out
    subjects = ("Program", "System", "Screen", "Fonts", "Sound", "Speech", "Optional parts")
    subjects += ("PostgreSQL", "Disk")
    for name in subjects:
        assert sum(line[2:].startswith(name) for line in printed.splitlines()) == 1, name
    assert str(tmp_path) in printed


@pytest.mark.parametrize(
    ("release", "said"),
    [("6.1.0-23-lab-of-rita", "Linux 6.1"), ("10", "Linux 10"), ("own-build", "Linux")],
)
def test_the_line_has_two_numbers_of_the_kernel_and_nothing_else_of_it(
    tmp_path, capsys, qapp, monkeypatch, release, said
):
    monkeypatch.setattr("platform.release", lambda: release)
    monkeypatch.setattr("platform.system", lambda: "Linux")
    assert main(["doctor", "--line", str(tmp_path)]) == 0
    line = capsys.readouterr().out
    assert f"{said};" in line or f"{said} " in line or f"{said}," in line, line
    assert not [part for part in ("of-rita", "own-build", "6.1.0") if part in line]


def test_the_line_names_no_place_device_or_account(tmp_path, capsys, qapp, monkeypatch):
    place = tmp_path / "anna-schmidt"
    place.mkdir()
    named = devices.Microphone("Anna's headset", 1, 48_000, is_default=True, index=0)
    monkeypatch.setattr(devices, "microphones", lambda: [named])
    assert main(["doctor", str(place)]) == 0
    whole = capsys.readouterr().out
    assert "Anna's headset" in whole and "anna-schmidt" in whole
    assert main(["doctor", "--line", str(place)]) == 0
    line = capsys.readouterr().out
    assert whole.splitlines()[-1].split(";")[0] == line.split(";")[0]
    assert len(line.splitlines()) == 1 and "microphones=1" in line
    for name in ("anna", "headset", str(tmp_path), os.uname().nodename):
        assert name.lower() not in line.lower()


def test_the_disk_is_tried_and_left_as_it_was(tmp_path):
    facts = parts.disk(tmp_path)
    assert any("write_ms=" in fact.report for fact in facts)
    assert not any(fact.prevents_sessions for fact in facts)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_takes_no_file_prevents_sessions(tmp_path, monkeypatch):
    def full(**_: object):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(parts.tempfile, "TemporaryFile", full)
    found = [fact for fact in parts.disk(tmp_path) if fact.prevents_sessions]
    assert len(found) == 1
    assert "No space left on device" in found[0].text.text and str(tmp_path) in found[0].text.text
    assert str(tmp_path) not in found[0].report


@pytest.mark.parametrize(("free", "readiness"), [(1_900_000_000, "to_do"), (10**12, "ready")])
def test_little_space_is_said(tmp_path, monkeypatch, free, readiness):
    usage = parts.shutil.disk_usage(tmp_path)._replace(free=free)
    monkeypatch.setattr(parts.shutil, "disk_usage", lambda _: usage)
    assert parts.disk(tmp_path)[0].readiness is Readiness(readiness)


def test_a_folder_that_does_not_exist_is_refused(tmp_path, capsys):
    assert main(["doctor", str(tmp_path / "none")]) == 1
    assert "is no folder" in capsys.readouterr().err


def test_without_a_display_it_says_so_and_ends_with_an_error(tmp_path):
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    done = subprocess.run(
        [sys.executable, "-m", "labeval", "doctor", str(tmp_path)],
        env={**environment, "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"},
        capture_output=True,
        encoding="utf-8",
    )
    if not sys.platform.startswith(("linux", "freebsd")):
        pytest.skip("only where displays are named by the environment")
    assert done.returncode == 1
    assert "es gibt keinen Bildschirm" in done.stdout
    assert "screen=none" in done.stdout.splitlines()[-1]
    assert "qt.text" not in done.stderr


def test_every_optional_part_of_the_program_is_looked_for():
    with (Path(__file__).parents[2] / "pyproject.toml").open("rb") as file:
        extras = tomllib.load(file)["project"]["optional-dependencies"]
    of_developers = {"test", "package"}
    for name in extras.keys() - of_developers:
        assert f"{name}," in parts.optional_parts().report.replace("=", ",") + ",", name
    assert MODULES.keys() == extras.keys() - of_developers


@pytest.mark.slow
def test_every_optional_part_that_is_installed_can_be_loaded(tmp_path, capsys, qapp):
    assert main(["doctor", "--load", str(tmp_path)]) == 0
    printed = capsys.readouterr().out
    assert "can be loaded" in printed and "broken=none" in printed.splitlines()[-1]


def test_a_part_that_is_there_and_does_not_load_is_named(tmp_path, capsys, qapp, monkeypatch):
    (tmp_path / "half_a_package.py").write_text("raise OSError('libhalf.so is not there')\n")
    monkeypatch.syspath_prepend(tmp_path)
    needed = {"half": ("half_a_package",), "absent": ("no_such_package.part",)}
    monkeypatch.setattr("labeval.jobs.computer.loading.MODULES", needed)
    fact = loaded_parts()
    assert fact.report == "broken=half"
    assert "half (OSError: libhalf.so is not there)" in fact.text.text
    assert main(["doctor", "--load", "--line", str(tmp_path)]) == 1
    assert "broken=half" in capsys.readouterr().out


def test_a_hub_cannot_be_joined_without_what_speaks_to_postgresql(monkeypatch):
    here = parts.hub()
    assert here.readiness is Readiness.READY and here.report.startswith("psycopg=3.")
    monkeypatch.setattr(parts, "find_spec", lambda module: None)
    missing = parts.hub()
    assert missing.report == "psycopg=none" and "labeval[hub]" in str(missing.text)
