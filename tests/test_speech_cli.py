"""``labeval transcribe`` on a study, and a transcript that is imported."""

from __future__ import annotations

import pytest

from labeval.cli import main
from tests.benchmarks.spoken import speech, write_wave
from tests.speech import model, speak
from tests.spoken_study import recorded_session

__all__ = ["model", "speak"]


@pytest.fixture
def recorded(model, speak, tmp_path, monkeypatch):
    """A study folder with one recording, and its id."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    sound = tmp_path / "sound.wav"
    write_wave(sound, speech("People need more information about the weather.", tmp_path))
    with recorded_session(tmp_path / "study") as (desk, _):
        desk.record(sound)
    desk.folder.study_file.write_text("labeval: 1\n", encoding="utf-8")
    return desk.folder, desk.recording


def test_a_study_is_transcribed_once_and_exported(recorded, capsys):
    folder, _ = recorded
    assert main(["transcribe", str(folder.path)]) == 0
    assert "1 recordings transcribed" in capsys.readouterr().out
    assert main(["transcribe", str(folder.path)]) == 0
    assert "0 recordings transcribed" in capsys.readouterr().out
    assert main(["export", str(folder.path), "--table", "segments"]) == 0
    assert "weather" in (folder.exports / "segments.csv").read_text(encoding="utf-8").lower()


def test_an_imported_transcript_needs_a_recording(recorded, tmp_path, capsys):
    folder, recording = recorded
    file = tmp_path / "said.srt"
    file.write_text("1\n00:00:00,100 --> 00:00:01,000\nYes.\n", encoding="utf-8")
    given = ["import", str(folder.path), str(file), "--as", "transcript"]
    assert main(given) == 1
    assert "--of" in capsys.readouterr().err
    assert main([*given, "--of", "nobody"]) == 1
    assert "nobody" in capsys.readouterr().err
    assert main([*given, "--of", recording]) == 0
    assert f"1 segments for {recording}" in capsys.readouterr().out


def test_a_folder_without_a_study_is_refused(tmp_path, capsys):
    assert main(["transcribe", str(tmp_path)]) == 1
    assert "no study folder" in capsys.readouterr().err
