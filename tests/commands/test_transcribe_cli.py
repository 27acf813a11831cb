"""``labeval transcribe`` and ``labeval models``; transcripts into a study and out of it."""

from __future__ import annotations

import re
from argparse import Namespace
from dataclasses import replace

import docx
import numpy as np
import pytest

from labeval import places
from labeval.cli import main
from labeval.commands.models.speakers_wanted import speakers_wanted, with_known_voice
from labeval.commands.models.transcribe import _hot_words, progress_text
from labeval.jobs.speech.speed import Going
from labeval.jobs.speech.waiting import waiting
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.transcription import models
from labeval.transcription.known_models import KnownModels
from labeval.transcription.published import SIMILARITY, SPEECH, VOICES
from labeval.transcription.speakers.telling_apart import SpeakersWanted
from labeval.transcription.stages import Stage
from tests.benchmarks.speech.spoken import RATE, speech, write_wave
from tests.jobs.speech.test_known_voices import add_recording
from tests.support.sound.speech import model, speak
from tests.support.studies.spoken_study import recorded_session

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
    assert "1 recording transcribed" in capsys.readouterr().out
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
    assert f"1 segment for {recording}" in capsys.readouterr().out


def test_a_folder_without_a_study_is_refused(tmp_path, capsys):
    assert main(["transcribe", str(tmp_path)]) == 1
    assert "no study folder" in capsys.readouterr().err


def test_a_trial_prints_text_and_how_long_all_would_take_and_keeps_nothing(recorded, capsys):
    folder, _ = recorded
    assert main(["transcribe", str(folder.path), "--trial"]) == 0
    told = capsys.readouterr()
    assert "weather" in told.out.lower()
    assert "times as fast" in told.err and re.search(r"would take about .* on one core", told.err)
    assert re.search(r"about \d+ words? of \d+ wrong, \d+ segments? in doubt", told.err)
    assert main(["transcribe", str(folder.path)]) == 0
    assert "1 recording transcribed" in capsys.readouterr().out
    assert main(["transcribe", str(folder.path), "--trial"]) == 1
    assert "no recording waits" in capsys.readouterr().err


def test_all_of_a_trial_are_all_recordings_that_wait(recorded, model, tmp_path, capsys):
    folder, _ = recorded
    sound = tmp_path / "long.wav"
    write_wave(sound, np.zeros(69 * RATE, np.int16))
    with recorded_session(folder.path, 1) as (desk, _):
        desk.record(sound)
    assert main(["transcribe", str(folder.path), "--trial"]) == 0
    assert re.search(r"all 7[1-9] s would take", capsys.readouterr().err)
    said = tmp_path / "sound.wav"
    assert main(["transcribe", str(said), str(sound), "--trial"]) == 0
    assert re.search(r"all 7[1-9] s would take", capsys.readouterr().err)


def test_the_option_that_threads_replaced_is_ignored_aloud(recorded, capsys):
    folder, _ = recorded
    assert main(["transcribe", str(folder.path), "--batch", "8"]) == 0
    told = capsys.readouterr()
    assert "1 recording transcribed" in told.out
    assert "--batch" in told.err and "--threads" in told.err


def test_a_trial_of_a_file_where_nobody_speaks_says_so(model, tmp_path, capsys):
    write_wave(tmp_path / "silence.wav", np.zeros(32_000))
    assert main(["transcribe", str(tmp_path / "silence.wav"), "--trial"]) == 1
    assert "nobody speaks" in capsys.readouterr().err


def test_without_a_transcript_it_is_said_how_they_are_made(recorded, tmp_path, capsys):
    folder, _ = recorded
    out = tmp_path / "out"
    assert main(["export", str(folder.path), "--transcripts", "docx", "--out", str(out)]) == 0
    assert "there is no transcript to write; 'labeval transcribe STUDY'" in capsys.readouterr().err


def test_transcripts_are_written_one_file_a_recording(recorded, tmp_path, capsys):
    folder, recording = recorded
    file = tmp_path / "said.docx"
    made = docx.Document()
    made.add_paragraph("[00:00:00] Anna: It is good.")
    made.save(str(file))
    given = ["import", str(folder.path), str(file), "--as", "transcript", "--of", recording]
    assert main(given) == 0
    out = tmp_path / "out"
    for format in ("docx", "tsv"):
        export = ["export", str(folder.path), "--transcripts", format, "--out", str(out)]
        assert main(export) == 0
        assert str(out / f"{recording}.{format}") in capsys.readouterr().out
    lines = [p.text for p in docx.Document(str(out / f"{recording}.docx")).paragraphs]
    assert "[00:00:00.000] Anna: It is good." in lines
    assert main(["export", str(folder.path), "--transcripts", "doc"]) == 1
    assert "docx" in capsys.readouterr().err


def test_progress_tells_seconds_speed_and_the_time_left():
    text = progress_text("talk.wav", 60, 1800, Going(17.24, 101))
    assert text == "talk.wav: 60 of 1800 s, 17.2 times as fast as it was spoken, 101 s left"
    assert progress_text("talk.wav", 0, 1800, Going()) == "talk.wav: 0 of 1800 s"


def test_a_model_to_get_must_have_a_name_that_is_known(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["models", "get", "enormous"]) == 1
    assert "large-v3" in capsys.readouterr().err


def test_models_that_are_here_and_that_can_be_had_are_listed_with_origin_and_hash(
    tmp_path, monkeypatch, capsys
):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setattr(models, "PACKAGED", {})

    def listed() -> dict[str, list[str]]:
        assert main(["models", "list"]) == 0
        lines = [line.split("\t") for line in capsys.readouterr().out.splitlines()]
        return {name: rest for name, *rest in lines}

    found = listed()
    assert list(found) == [*SPEECH, *VOICES, *SIMILARITY]
    assert found["base"] == [
        "multilingual",
        "not here: labeval models get base",
        "publisher: OpenAI, converted by Systran",
        "licence: MIT",
        "145.2 MB",
        f"SHA-256 {SPEECH['base'].sha256}",
    ]
    assert found["tiny.en"][0] == "English only"
    assert found["resemblyzer"][0] == "distinguishes voices"
    assert found["all-minilm-l6-v2"][0] == "compares English texts"

    folder = tmp_path / "mine"
    folder.mkdir()
    for name in ("model.bin", "config.json", "tokenizer.json", "vocabulary.txt"):
        (folder / name).write_bytes(b"1")
    digest = models.digest_of(folder / "model.bin")
    assert main(["models", "add", str(folder)]) == 0
    assert "publisher: not known" in capsys.readouterr().out
    monkeypatch.setitem(SPEECH, "base", replace(SPEECH["base"], sha256=digest))
    found = listed()
    assert "base" not in found  # it is here, under another name
    assert found["mine"][1:4] == [
        str(folder),
        "publisher: OpenAI, converted by Systran",
        "licence: MIT",
    ]


def test_a_file_that_is_no_sound_is_one_sentence_and_leaves_nothing(model, tmp_path, capsys):
    sound = tmp_path / "talk.wav"
    sound.write_bytes(b"not sound")
    assert main(["transcribe", str(sound)]) == 1
    written = capsys.readouterr().err
    assert f"{sound.name} is damaged, or it is no sound" in written
    assert written.count(sound.name) == 1 and "Errno" not in written
    assert sorted(path.name for path in tmp_path.iterdir()) == ["talk.wav"]


def test_recordings_in_a_language_that_no_model_speaks_are_named_before_it_begins(
    model, speak, tmp_path, capsys, monkeypatch
):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    with recorded_session(tmp_path / "study") as (desk, record):
        desk.record(speak("A sentence."))
        record.connection.execute("UPDATE session SET language = 'de'")
    (desk.folder.path / "study.yaml").touch()
    found = waiting(desk.folder, KnownModels(places.models_file()))
    assert found.by_language == {"de": 1} and found.unspoken() == {"de": 1}
    assert main(["transcribe", str(desk.folder.path)]) == 1
    before, _, after = capsys.readouterr().err.partition(f"labeval: {desk.recording}")
    assert "1 recording in “de” will be left out" in before and after


def test_a_language_that_is_named_takes_the_place_of_the_sessions(recorded, capsys):
    folder, recording = recorded
    with Record(folder.database) as record:
        record.connection.execute("UPDATE session SET language = 'de'")
    for wrong in (["--language", "english"], ["--also", "de,xx"]):
        assert main(["transcribe", str(folder.path), *wrong]) == 1
        assert "no language that a speech model knows" in capsys.readouterr().err
    assert main(["transcribe", str(folder.path)]) == 1
    assert f"labeval: {recording}" in capsys.readouterr().err
    assert main(["transcribe", str(folder.path), "--language", "en"]) == 0
    assert "1 recording transcribed" in capsys.readouterr().out


def test_the_supervisors_voice_is_that_of_an_earlier_recording_unless_it_is_said(tmp_path, capsys):
    folder = StudyFolder(tmp_path / "study")
    write_wave(tmp_path / "nine.wav", np.zeros(9 * 16_000, np.int16))
    known = add_recording(folder.path, tmp_path / "nine.wav", 0)
    who = SpeakersWanted(tmp_path / "voices.npz", 2)
    found = with_known_voice(who, folder, Namespace(voice=[]))
    assert found is not None and [sample.name for sample in found.samples] == ["supervisor"]
    assert f"known from {known}" in capsys.readouterr().err
    assert with_known_voice(who, folder, Namespace(voice=["none"])) is who
    assert with_known_voice(None, folder, Namespace(voice=[])) is None
    assert with_known_voice(who, StudyFolder(tmp_path / "other"), Namespace(voice=[])) is who
    none = Namespace(voice=["none"], speakers="")
    assert speakers_wanted(none) is None


def test_progress_says_that_voices_are_examined():
    text = progress_text("talk.wav", 60, 1800, Going(), Stage.VOICES)
    assert text == "talk.wav: voices, 60 of 1800 s"


def test_hot_words_come_from_a_list_or_a_file_each_once(recorded, tmp_path, capsys):
    folder, _ = recorded
    listed = tmp_path / "hot words.txt"
    listed.write_text("Qwen\n\n  New   York \nQwen\n", encoding="utf-8")
    assert main(["transcribe", str(folder.path), "--hot-words", str(listed)]) == 0
    with Record(folder.database, read_only=True) as record:
        (header,) = record.sessions.headers()
        (kept,) = record.transcripts.of_session(header.id)
    assert kept.transcript.made_with["hot_words"] == ["Qwen", "New York"]
    sound = tmp_path / "sound.wav"
    given = ["transcribe", str(sound), "--format", "txt", "--hot-words"]
    capsys.readouterr()
    assert main([*given, ",".join(map(str, range(41)))]) == 1
    assert "41 hot words are too many" in capsys.readouterr().err
    assert _hot_words(" a , b,,a") == ("a", "b") and _hot_words("") == ()
    assert len(_hot_words(",".join(f"{n}-and-a-long-name" for n in range(40)))) == 40


def test_languages_that_are_spoken_too_are_refused_by_an_english_model_before_it_begins(
    model, tmp_path, capsys, monkeypatch
):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    sound = tmp_path / "talk.wav"
    write_wave(sound, np.zeros(32_000))
    assert main(["transcribe", str(sound), "--also", "de"]) == 1
    assert "no speech model here speaks “en”, “de”" in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["talk.wav"]


def test_rare_words_are_those_of_a_study(model, tmp_path, capsys):
    sound = tmp_path / "talk.wav"
    write_wave(sound, np.zeros(32_000))
    assert main(["transcribe", str(sound), "--rare-words"]) == 1
    assert "name a study folder" in capsys.readouterr().err
