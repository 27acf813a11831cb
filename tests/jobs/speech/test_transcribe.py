"""Transcribing with the real recogniser."""

from __future__ import annotations

import json
import multiprocessing
import os
import re
import shutil
import signal
import subprocess
import sys
import wave
from dataclasses import replace
from pathlib import Path

import numpy as np
import psutil
import pytest

from labeval.jobs.speech.transcribe import TranscriptionStopped, transcribe
from labeval.transcription.hearing.doubts import repeats
from labeval.transcription.hearing.ear import Ear
from labeval.transcription.pieces import SpeechPiece, Voiced
from labeval.transcription.recogniser import recognised
from labeval.transcription.settings import Listening
from labeval.transcription.sound import one_channel, read_sound
from labeval.transcription.transcript import Transcript
from labeval.transcription.worker import NotTranscribed
from tests.benchmarks.speech.spoken import RATE, speech

SENTENCES = (
    "This question is about music and language.",
    "I do not understand what relevance means here.",
    "The second text repeats itself again and again.",
    "People need more information about the weather.",
)


SHORT = Listening(stretch_pieces=1, longest_piece_s=6.0)
"""So that a few sentences are several stretches."""


def write_wave(path, samples, *, rate=16_000, channels=1):
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(np.asarray(samples, dtype="<i2").tobytes())
    return path


def words_of(transcript):
    return "".join(c for c in transcript.text.lower() if c.isalpha() or c.isspace()).split()


def test_a_spoken_sentence_becomes_words_that_know_their_time(speak, model, tmp_path):
    sound = speak(SENTENCES[0])
    found = transcribe(sound, model, Listening(), kept=tmp_path / "kept")
    assert {"question", "music", "language"} <= set(words_of(found))
    times = [(word.start_s, word.end_s) for word in found.words]
    assert times == sorted(times)
    assert all(0 <= start <= end <= found.seconds + 0.1 for start, end in times)
    assert len(found.made_with["model_sha256"]) == 64


@pytest.mark.parametrize("kind", ["silence", "noise"])
def test_no_words_are_made_up_where_nobody_speaks(kind, model, tmp_path):
    rng = np.random.default_rng(1)
    quiet = np.zeros(16_000 * 8) if kind == "silence" else rng.normal(0, 600, 16_000 * 8)
    sound = write_wave(tmp_path / "quiet.wav", quiet)
    assert transcribe(sound, model, Listening(), kept=tmp_path / "kept").segments == ()


def test_an_empty_recording_is_an_empty_transcript(model, tmp_path):
    sound = write_wave(tmp_path / "empty.wav", [])
    found = transcribe(sound, model, Listening(), kept=tmp_path / "kept")
    assert found.segments == () and found.seconds == 0


@pytest.mark.parametrize("content", [b"", b"no sound at all", b"RIFF\0\0\0\0WAVE"])
def test_a_damaged_file_is_refused_with_its_name(content, model, tmp_path):
    sound = tmp_path / "damaged.wav"
    sound.write_bytes(content)
    with pytest.raises(NotTranscribed, match=r"damaged\.wav is damaged, or it is no sound"):
        transcribe(sound, model, Listening(), kept=tmp_path / "kept")


def test_a_missing_file_is_refused_with_its_name(model, tmp_path):
    with pytest.raises(NotTranscribed, match="gone"):
        transcribe(tmp_path / "gone.wav", model, Listening(), kept=tmp_path / "kept")


def test_german_is_refused_by_an_english_model_instead_of_made_up(model, tmp_path):
    sound = write_wave(tmp_path / "a.wav", np.zeros(16_000))
    with pytest.raises(NotTranscribed, match="English only"):
        transcribe(sound, model, Listening(language="de"), kept=tmp_path / "kept")


@pytest.fixture(scope="module")
def sentences(speak, tmp_path_factory) -> Path:
    """All sentences in one file, two seconds of silence between them."""
    parts = []
    for sentence in SENTENCES:
        with wave.open(str(speak(sentence)), "rb") as file:
            rate = file.getframerate()
            parts += [np.frombuffer(file.readframes(file.getnframes()), "<i2"), np.zeros(2 * rate)]
    path = tmp_path_factory.mktemp("sentences") / "all.wav"
    return write_wave(path, np.concatenate(parts), rate=rate)


@pytest.fixture(scope="module")
def at_once(sentences, model, tmp_path_factory) -> Transcript:
    """Their transcript, made without a stop."""
    return transcribe(sentences, model, SHORT, kept=tmp_path_factory.mktemp("at-once") / "kept")


def test_with_a_channel_each_it_is_told_who_speaks(speak, model, tmp_path):
    left, right = (speech(SENTENCES[n], tmp_path) for n in (0, 3))
    frames = np.random.default_rng(1).normal(0, 30, (len(left) + len(right) + RATE, 2))
    frames[: len(left), 0] += left
    frames[: len(left), 1] += left * 0.3  # the other microphone hears it too
    frames[-len(right) :, 1] += right
    frames[-len(right) :, 0] += right * 0.3
    sound = write_wave(tmp_path / "two.wav", frames.ravel(), rate=RATE, channels=2)
    found = transcribe(sound, model, Listening(), kept=tmp_path / "kept")
    said = {s.speaker: s.text.lower() for s in found.segments}
    assert set(said) == {"participant", "supervisor"}
    assert "music" in said["participant"] and "weather" in said["supervisor"]


def test_two_channels_of_the_same_sound_name_nobody(speak, model, tmp_path):
    both = np.repeat(speech(SENTENCES[0], tmp_path), 2)
    sound = write_wave(tmp_path / "same.wav", both, rate=RATE, channels=2)
    found = transcribe(sound, model, Listening(), kept=tmp_path / "kept")
    assert {segment.speaker for segment in found.segments} == {""}


def test_minutes_of_silence_with_some_sentences_are_those_sentences(speak, model, tmp_path):
    places = (120, 599, 880)
    frames = np.random.default_rng(1).normal(0, 20, 900 * RATE).astype(np.int16)
    for second, sentence in zip(places, SENTENCES, strict=False):
        said = speech(sentence, tmp_path)
        frames[second * RATE : second * RATE + len(said)] += said
    sound = write_wave(tmp_path / "quiet.wav", frames, rate=RATE)
    found = transcribe(sound, model, Listening(), kept=tmp_path / "kept")
    assert [s.start_s for s in found.segments] == pytest.approx(places, abs=1.0)
    assert found.seconds == 900


def test_a_video_is_heard_and_one_without_sound_is_refused(speak, model, tmp_path):
    video = tmp_path / "talk.mp4"
    write_video(video, speech(SENTENCES[0], tmp_path))
    found = transcribe(video, model, Listening(), kept=tmp_path / "kept")
    assert {"music", "language"} <= set(words_of(found))
    write_video(video, None)
    with pytest.raises(NotTranscribed, match="no sound in it"):
        transcribe(video, model, Listening(), kept=tmp_path / "kept")


def write_video(path, samples):
    """Half a second of grey pictures, with sound or without."""
    av = pytest.importorskip("av")
    with av.open(str(path), "w") as file:
        pictures = file.add_stream("mpeg4", rate=10)
        pictures.width = pictures.height = 64
        pictures.pix_fmt = "yuv420p"
        voice = file.add_stream("aac", rate=RATE, layout="mono") if samples is not None else None
        for _ in range(5):
            grey = av.VideoFrame.from_ndarray(np.full((64, 64, 3), 99, np.uint8), format="rgb24")
            file.mux(pictures.encode(grey))
        file.mux(pictures.encode(None))
        if voice is not None:
            frame = av.AudioFrame.from_ndarray(samples[None, :], format="s16", layout="mono")
            frame.sample_rate = RATE
            file.mux(voice.encode(frame))
            file.mux(voice.encode(None))


NO_NETWORK = """
import socket, sys
from pathlib import Path

def guard(event, arguments):
    if event in ("socket.connect", "socket.getaddrinfo", "socket.sendto"):
        raise AssertionError(f"a network connection was about to be opened: {event}")

sys.addaudithook(guard)
from labeval.transcription.models import packaged_models
from labeval.transcription.recogniser import recognised
from labeval.transcription.settings import Listening
from labeval.transcription.transcript import Transcript
try:
    socket.create_connection(("127.0.0.1", 9))
except AssertionError:
    print("guarded")
for found in recognised(Path(sys.argv[1]), packaged_models()[0].folder, Listening(), 0.0):
    print(*(segment.text for segment in found.segments))
"""


def test_nothing_is_looked_for_in_a_network(speak, model, tmp_path):
    """In a namespace without a route where the system allows it; sockets are guarded anyway."""
    command = [sys.executable, "-c", NO_NETWORK, str(speak(SENTENCES[0]))]
    alone = shutil.which("unshare")
    if alone and subprocess.run([alone, "-rn", "true"], capture_output=True).returncode == 0:
        command = [alone, "-rn", *command]
    env = os.environ | {"PYTHONPATH": str(Path(__file__).parents[3])}
    done = subprocess.run(command, capture_output=True, text=True, env=env, timeout=100)
    assert done.returncode == 0, done.stderr
    assert "guarded" in done.stdout and "music" in done.stdout


def test_what_was_stopped_goes_on_where_it_was_and_finds_nothing_twice(
    sentences, at_once, model, tmp_path
):
    kept = tmp_path / "kept"
    seen = []

    def stop_after_the_first(seconds, of, stage):
        seen.append(seconds)
        return not (kept.exists() and kept.read_text(encoding="utf-8").count("\n") > 1)

    with pytest.raises(TranscriptionStopped):
        transcribe(sentences, model, SHORT, kept=kept, progress=stop_after_the_first)
    begun = json.loads(kept.read_text(encoding="utf-8").splitlines()[1])
    seen.clear()
    whole = transcribe(
        sentences, model, SHORT, kept=kept, progress=lambda s, *_: seen.append(s) or True
    )
    assert seen[0] == begun["done_s"] > 0
    assert whole == at_once
    assert {"music", "weather"} <= set(words_of(whole))


def test_hot_words_are_found_where_the_model_hears_others_and_all_else_stays(
    speak, model, tmp_path
):
    said = "Maybe Mistral wrote this, and Qwen wrote that. It describes the codec, too."
    sound = speak(said)
    plain = transcribe(sound, model, Listening(), kept=tmp_path / "plain").text
    assert "Qwen" not in plain
    before = re.findall(r"\w+", plain)
    hot = Listening(hot_words=("Qwen", "Mistral", "codec"))
    found = transcribe(sound, model, hot, kept=tmp_path / "hot")
    after = re.findall(r"\w+", found.text)
    assert {"Qwen", "codec"} <= set(after), found.text
    assert set(after) - set(before) <= set(re.findall(r"\w+", said)), (plain, found.text)
    assert found.text.count(".") == said.count(".")
    assert found.made_with["hot_words"] == ("Qwen", "Mistral", "codec")


def test_what_goes_round_in_circles_is_heard_again_and_marked_where_it_stays_a_guess(
    model, tmp_path
):
    """German, heard by a model that knows English only."""
    said = (
        "Ich habe lange überlegt, ob die zweite Antwort besser ist als die erste.",
        "Der Text wiederholt sich, und die Quelle sagt nichts darüber.",
        "Am Ende war ich mir nicht sicher, welche Zahl ich geben sollte.",
    )
    spoken = np.concatenate([speech(text, tmp_path, voice="de") for text in said])
    heard = spoken.astype(np.float32) / 32768
    whole = SpeechPiece(0.0, len(heard) / RATE)
    once, again = (
        Ear(model.folder, Listening(again_where_doubtful=doubtful)).words_in_order(
            heard, [Voiced(0.0, whole.end_s)], [whole]
        )
        for doubtful in (False, True)
    )
    assert repeats([word.text for word in once]), once
    assert again and not repeats([word.text for word in again]), again
    sound = write_wave(tmp_path / "german.wav", spoken, rate=RATE)
    found = transcribe(sound, model, Listening(), kept=tmp_path / "kept")
    assert any(segment.doubt == "unsure" for segment in found.segments), found.text


def test_the_words_are_the_same_however_many_are_found_at_once(sentences, model, tmp_path):
    """Three threads, one thread, and a run that goes on behind the first stretch."""

    def found(done_s, threads):
        settings = replace(SHORT, threads=threads)
        return [f for f in recognised(sentences, model.folder, settings, done_s) if f.segments]

    several = found(0.0, 3)
    assert len(several) > 2
    assert [one.seconds for one in several] == sorted(one.seconds for one in several)
    assert found(0.0, 1) == several
    assert found(several[0].seconds, 2) == several[1:]


def test_a_stretch_of_voice_without_a_word_is_heard_again_by_itself(speak, model, monkeypatch):
    """The model stops after the first sentence of two, as it now and then does."""
    frames = np.concatenate([read_sound(speak(SENTENCES[n])) for n in (0, 3)])
    sound = one_channel(frames)
    ear = Ear(model.folder, Listening())
    whole = ear._in_order

    def stopped(heard, language):
        (first, *_) = whole(heard, language)
        yield replace(first, words=[w for w in first.words if w.end_s < len(heard) / RATE / 2])

    monkeypatch.setattr(ear, "_in_order", stopped)
    piece = SpeechPiece(0.0, len(sound) / RATE)
    voices = [Voiced(0.0, piece.end_s)]
    words = ear.words_in_order(sound, voices, [piece])
    assert "weather" in words[-1].text and words[-1].start_s > piece.end_s / 2
    assert [w.start_s for w in words] == sorted(w.start_s for w in words)
    text = " ".join(word.text for word in words)
    assert "music" in text


def test_other_settings_begin_anew(speak, model, tmp_path):
    sound = speak(SENTENCES[0])
    kept = tmp_path / "kept"
    transcribe(sound, model, Listening(), kept=kept)
    seen = []

    def stop_at_once(seconds, of, stage):
        seen.append(seconds)
        return False

    with pytest.raises(TranscriptionStopped):
        transcribe(sound, model, Listening(beam_size=1), kept=kept, progress=stop_at_once)
    assert seen == [0]


def test_another_number_of_threads_goes_on(sentences, at_once, model, tmp_path):
    """Whoever stops a run that takes all cores goes on with one."""
    kept = tmp_path / "kept"

    def stop_after_the_first(seconds, of, stage):
        return not (kept.exists() and kept.read_text(encoding="utf-8").count("\n") > 1)

    with pytest.raises(TranscriptionStopped):
        transcribe(sentences, model, SHORT, kept=kept, progress=stop_after_the_first)
    begun = json.loads(kept.read_text(encoding="utf-8").splitlines()[1])
    seen = []
    whole = transcribe(
        *(sentences, model, replace(SHORT, threads=1)),
        kept=kept,
        progress=lambda s, *_: seen.append(s) or True,
    )
    assert seen[0] == begun["done_s"] > 0
    assert whole.segments == at_once.segments
    assert whole.made_with["threads"] == 1


def test_a_stop_does_not_wait_for_a_stretch(speak, model, tmp_path):
    """Nothing is found between the two questions, as in a stretch that takes minutes."""
    asked = []

    def is_wanted():
        asked.append(True)
        return False

    with pytest.raises(TranscriptionStopped):
        transcribe(
            speak(SENTENCES[0]), model, Listening(), kept=tmp_path / "kept", is_wanted=is_wanted
        )
    assert asked == [True]
    assert not multiprocessing.active_children()


CHILD = """
import sys
from pathlib import Path
from labeval.jobs.speech.transcribe import transcribe
from labeval.transcription.models import packaged_models
from labeval.transcription.settings import Listening
from labeval.transcription.transcript import Transcript
if __name__ == "__main__":
    def said(seconds, of, stage):
        print("at", seconds, flush=True)
        return True
    settings = Listening(stretch_pieces=1, longest_piece_s=6.0)
    done = transcribe(Path(sys.argv[1]), packaged_models()[0], settings,
                      kept=Path(sys.argv[2]), progress=said)
    print("complete", len(done.segments), flush=True)
"""


@pytest.fixture
def child(tmp_path):
    script = tmp_path / "child.py"
    script.write_text(CHILD, encoding="utf-8")
    started = []

    def start(sound, kept):
        process = subprocess.Popen(
            [sys.executable, str(script), str(sound), str(kept)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[3])},
        )
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        process.communicate()


def test_a_killed_recogniser_is_a_clear_word_and_keeps_what_it_found(
    sentences, model, child, tmp_path
):
    process = child(sentences, tmp_path / "kept")
    assert process.stdout.readline().startswith("at")
    (worker,) = [
        found
        for found in psutil.Process(process.pid).children()
        if "resource_tracker" not in str(found.cmdline())
    ]
    worker.send_signal(signal.SIGKILL)
    out, error = process.communicate(timeout=60)
    assert process.returncode != 0
    assert "complete" not in out
    assert "signal 9" in error and "memory" in error


def test_a_killed_run_is_completed_by_the_next_one(sentences, at_once, model, child, tmp_path):
    kept = tmp_path / "kept"
    process = child(sentences, kept)
    workers = []
    for line in process.stdout:
        workers = psutil.Process(process.pid).children()
        if kept.read_text(encoding="utf-8").count("\n") > 1:
            break
        assert line.startswith("at")
    process.kill()
    process.wait()
    psutil.wait_procs(workers, timeout=60)
    assert not any(p.is_running() for p in workers)
    whole = transcribe(sentences, model, SHORT, kept=kept)
    assert whole == at_once
    assert {"music", "weather"} <= set(words_of(whole))


def test_a_torn_line_is_taken_away_and_the_rest_kept(speak, model, tmp_path):
    sound, kept = speak(SENTENCES[0]), tmp_path / "kept"
    first = transcribe(sound, model, Listening(), kept=kept)
    kept.write_bytes(kept.read_bytes() + b'{"start_s": 1, "wor')
    again = transcribe(sound, model, Listening(), kept=kept)
    assert again.segments[: len(first.segments)] == first.segments
    assert all(json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines())
