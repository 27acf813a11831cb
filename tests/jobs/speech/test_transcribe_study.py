"""What a study has recorded becomes text in its record, and each sentence finds its page."""

from __future__ import annotations

import json

import numpy as np
import pytest

from labeval.audio.recording import FOUND_WORDS, read_recording
from labeval.exchange.tables import find_table
from labeval.jobs.planning.read_overview import read_overview
from labeval.jobs.speech.import_transcript import import_transcript
from labeval.jobs.speech.study_languages import LanguageChoice
from labeval.jobs.speech.study_words import HotWordChoice
from labeval.jobs.speech.transcribe_study import transcribe_study
from labeval.jobs.speech.untranscribed import count_waiting, waiting_recordings
from labeval.jobs.speech.waiting import waiting
from labeval.store.erasing.erasure import erase
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.model.sessions.audio import Audio
from labeval.transcription.known_models import KnownModels
from labeval.transcription.settings import Listening
from labeval.transcription.transcript_readers import TranscriptRefused
from tests.benchmarks.speech.spoken import RATE, speech, write_wave
from tests.support.protected import all_keys_forgotten, holding, protected
from tests.support.studies.spoken_study import recorded_session


def table(record, name):
    names = [column.name for column in find_table(name).COLUMNS]
    return [dict(zip(names, row, strict=True)) for row in find_table(name).rows(record)]


def sound_of(path, placed, seconds):
    """Sentences at given seconds, silence elsewhere."""
    frames = np.zeros(round(seconds * RATE), np.int16)
    for at_s, sentence in placed.items():
        said = speech(sentence, path.parent)
        frames[round(at_s * RATE) : round(at_s * RATE) + len(said)] = said
    write_wave(path, frames)
    return path


PLACED = {
    3.0: "This question is about music and language.",
    13.0: "The second text repeats itself again and again.",
    23.0: "People need more information about the weather.",
}


@pytest.fixture
def spoken_session(model, speak, tmp_path):
    sound = sound_of(tmp_path / "three.wav", PLACED, 30)
    with recorded_session(tmp_path / "study") as (desk, record):
        desk.record(sound)
        yield desk, record


def go(desk, tmp_path, told=lambda step: True):
    models = KnownModels(tmp_path / "models.json")
    return transcribe_study(desk.folder, models, settings=Listening(), progress=told)


def test_each_sentence_lands_on_the_page_that_was_shown(spoken_session, tmp_path):
    desk, record = spoken_session
    shown = [desk.session.state.screen_id]
    for seconds in (10.0, 20.0):
        desk.turn(seconds)
        shown.append(desk.session.state.screen_id)
    desk.seconds = 29.0
    assert count_waiting(record, desk.folder) == 1
    assert read_overview(desk.folder).untranscribed == 1
    assert go(desk, tmp_path).done == [desk.recording]
    rows = table(record, "segments")
    assert [row["page"] for row in rows] == shown
    for row, at_s, word in zip(rows, PLACED, ("music", "repeats", "weather"), strict=True):
        assert word in row["text"].lower()
        assert float(row["start_seconds"]) == pytest.approx(at_s, abs=0.5)
        assert row["step"] == "rating" and row["items"] and row["criterion"]
    words = table(record, "words")
    assert " ".join(w["text"] for w in words) == " ".join(row["text"] for row in rows)
    assert read_overview(desk.folder).untranscribed == 0
    assert not (desk.folder.audio / desk.recording / FOUND_WORDS).exists()
    assert verify(record.path).sound
    assert go(desk, tmp_path).done == []


def test_a_recording_that_is_stopped_waits_on_with_what_was_found(spoken_session, tmp_path):
    desk, record = spoken_session
    steps = []

    def stop_at_the_end(step):
        steps.append(step)
        return step.seconds < step.of

    report = go(desk, tmp_path, stop_at_the_end)
    assert report.stopped and report.done == []
    assert (steps[-1].recording, steps[-1].waiting) == (desk.recording, 1)
    kept = desk.folder.audio / desk.recording / FOUND_WORDS
    assert kept.read_text(encoding="utf-8").count("segments") == 1
    assert list(record.transcripts.of_session(desk.session.header.id)) == []
    assert go(desk, tmp_path).done == [desk.recording]


def test_of_a_protected_study_no_word_is_on_the_disk_in_the_clear(spoken_session, tmp_path):
    desk, record = spoken_session
    record.close()
    words = ("question", "music", "weather", "repeats")

    def stop_at_the_end(step):
        return step.seconds < step.of

    with all_keys_forgotten():
        protected(desk.folder)
        with Record(desk.folder.database) as record:
            assert go(desk, tmp_path, stop_at_the_end).stopped
            assert holding(desk.folder.path, *words) == []
            assert go(desk, tmp_path).done == [desk.recording]
            spoken = " ".join(row["text"].lower() for row in table(record, "segments"))
            assert all(word in spoken for word in words)
        assert not (desk.folder.audio / desk.recording / FOUND_WORDS).exists()
        assert holding(desk.folder.path, *words) == []
        assert verify(desk.folder.database).sound


def test_erasing_takes_transcript_sound_and_what_was_found_so_far(spoken_session, tmp_path):
    desk, record = spoken_session
    go(desk, tmp_path)
    (desk.folder.audio / desk.recording / FOUND_WORDS).write_text("{}\n", encoding="utf-8")
    record.close()
    erase(desk.folder, desk.session.header.participant)
    assert b"music" not in desk.folder.database.read_bytes()
    assert not (desk.folder.audio / desk.recording).exists()


def test_a_broken_transcript_is_found_by_verify(spoken_session, tmp_path):
    desk, record = spoken_session
    go(desk, tmp_path)
    for change, says in {
        "DELETE FROM transcript_segment WHERE number = 2": "2 of 3 segments",
        "UPDATE transcript_segment SET words = '[[1]]' WHERE number = 1": "cannot be read",
        "UPDATE transcript_segment SET start_ms = end_ms + 1 WHERE number = 3": "run backwards",
        "UPDATE transcript SET timeline = '[[2, 0, 1], [1, 0, 1]]'": "on the clock",
    }.items():
        record.connection.execute(change)
        assert says in " ".join(map(str, verify(record.path).findings))


def test_a_recording_in_a_language_that_no_model_speaks_says_what_to_do(spoken_session, tmp_path):
    desk, record = spoken_session
    record.connection.execute("UPDATE session SET language = 'de'")
    report = go(desk, tmp_path)
    assert report.done == []
    assert "labeval models get small" in str(report.failed[desk.recording])


def test_another_language_than_that_of_the_session_can_be_chosen(spoken_session, tmp_path):
    desk, record = spoken_session
    record.connection.execute("UPDATE session SET language = 'de'")
    models = KnownModels(tmp_path / "models.json")
    report = transcribe_study(
        desk.folder,
        models,
        settings=Listening(),
        progress=lambda step: True,
        languages=LanguageChoice("en"),
    )
    assert report.done == [desk.recording]
    (kept,) = record.transcripts.of_session(desk.session.header.id)
    assert kept.transcript.language == "en"
    assert "music" in table(record, "segments")[0]["text"].lower()


def test_a_transcript_from_elsewhere_takes_the_place_of_ours(spoken_session, tmp_path):
    desk, record = spoken_session
    file = tmp_path / "said.vtt"
    file.write_text("WEBVTT\n\n00:03.000 --> 00:06.000\nBy hand.\n", encoding="utf-8")
    import_transcript(record, desk.folder, file, desk.session.header.id)
    (row,) = table(record, "segments")
    assert (row["text"], row["probability"]) == ("By hand.", "")
    assert float(row["start_seconds"]) == 3.0
    assert waiting_recordings(record, desk.folder) == []
    with pytest.raises(TranscriptRefused, match="called nobody"):
        import_transcript(record, desk.folder, file, "nobody")


def test_what_was_recorded_after_a_gap_has_the_time_at_which_it_was_said(spoken_session, tmp_path):
    """Twenty seconds of the session are not in the sound: the microphone was gone."""
    desk, record = spoken_session
    log = desk.folder.audio / desk.recording / "log.jsonl"
    frame = 10 * RATE
    began = read_recording(log.parent).alignment.at_ms(0)
    gap = [
        {"entry": "lost", "frame": frame},
        {"entry": "stretch", "frame": frame, "at_ms": began + 30_000, "device": "own"},
        {"entry": "anchor", "frame": frame, "at_ms": began + 30_000},
    ]
    with log.open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(line) + "\n" for line in gap)
    go(desk, tmp_path)
    starts = [float(row["start_seconds"]) for row in table(record, "segments")]
    assert starts == pytest.approx([3.0, 33.0, 43.0], abs=0.5)


def test_hot_words_of_the_choice_are_looked_for_and_kept_with_the_transcript(
    model, tmp_path, speak
):
    with recorded_session(tmp_path / "study") as (desk, record):
        desk.record(speak("Maybe Mistral wrote this, and Qwen wrote that."))
        models = KnownModels(tmp_path / "models.json")
        report = transcribe_study(
            desk.folder,
            models,
            settings=Listening(),
            progress=lambda step: True,
            hot_words=HotWordChoice(("Qwen", "Mistral"), False),
        )
        assert report.done == [desk.recording]
        (kept,) = record.transcripts.of_session(desk.session.header.id)
        assert kept.transcript.made_with["hot_words"] == ["Qwen", "Mistral"]
        assert "Qwen" in kept.transcript.text


def test_what_waits_knows_the_hot_words_of_the_study_files(model, speak, tmp_path):
    with recorded_session(tmp_path / "study", audio=Audio(hot_words=["Qwen"])) as (desk, _):
        desk.record(speak("A sentence."))
        found = waiting(desk.folder, KnownModels(tmp_path / "models.json"))
        assert found.hot_words == ("Qwen",) and not found.hot_words_from_texts


def test_a_study_in_which_another_language_is_spoken_waits_for_a_model_that_knows_it(
    model, speak, tmp_path
):
    audio = Audio(also_spoken=["de"])
    with recorded_session(tmp_path / "study", audio=audio) as (desk, record):
        desk.record(speak("A sentence."))
        found = waiting(desk.folder, KnownModels(tmp_path / "models.json"))
        assert found.also == {"en": ("de",)} and found.unspoken() == {"de": 1}
        report = go(desk, tmp_path)
        assert report.done == [] and "“en”, “de”" in str(report.failed[desk.recording])
        assert list(record.transcripts.missing())
