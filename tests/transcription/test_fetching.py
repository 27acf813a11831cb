"""A model is got by name from a hub, here one on this computer."""

from __future__ import annotations

import hashlib
import json
import re
import socket
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from labeval.analysis.texts import embedding
from labeval.transcription.fetching import (
    fetch_model,
    fetch_similarity,
    fetch_voices,
    published_as,
)
from labeval.transcription.models import ModelRefused
from labeval.transcription.published import SIMILARITY, SPEECH, VOICES, recognised_by
from tests.support.sound.voices import write_band_voices

pytest.importorskip("huggingface_hub")

NAME = "somebody/whisper-small-words"
SHA = "a" * 40
WEIGHTS = b"what compares texts"
FILES = {
    "model.safetensors": WEIGHTS,
    "model.bin": b"weights" * 1000,
    "config.json": b"{}",
    "tokenizer.json": b"{}",
    "vocabulary.json": json.dumps(["a"] * 51865).encode(),
    "pictures.png": b"not wanted",
}


class Hub(BaseHTTPRequestHandler):
    """The part of a hub that is asked for one repository."""

    protocol_version = "HTTP/1.1"
    asked: list[str]
    without: set[str]
    voices: bytes

    def do_HEAD(self) -> None:
        self.do_GET()

    def log_message(self, format: str, *args: object) -> None:
        """Nothing on the tests' output."""

    def do_GET(self) -> None:
        self.asked.append(f"{self.path} {self.headers.get('Authorization', '')}".strip())
        files = {name: data for name, data in FILES.items() if name not in self.without}
        path = self.path.partition("?")[0]
        file = re.fullmatch(rf"/{NAME}/resolve/[^/]+/(.+)", path)
        if path in (f"/api/models/{NAME}/revision/main", f"/api/models/{NAME}/revision/{SHA}"):
            self._json({"id": NAME, "sha": SHA, "siblings": [{"rfilename": f} for f in files]})
        elif path == f"/api/models/{NAME}/tree/{SHA}":
            sizes = {name: len(data) for name, data in files.items()}
            entry = {"type": "file", "oid": "b" * 40}
            self._json([entry | {"path": name, "size": sizes[name]} for name in files])
        elif file is not None and file[1] in files:
            self._send(200, files[file[1]])
        elif path == "/voices.npz":
            self._send(200, self.voices)
        else:
            self._send(404, b"{}", {"X-Error-Code": "RepoNotFound"})

    def _json(self, found: object) -> None:
        body = json.dumps(found).encode()
        self._send(200, body, {"Content-Type": "application/json"})

    def _send(self, status: int, whole: bytes, headers: dict[str, str] | None = None) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(whole)))
        self.send_header("ETag", f'"{hashlib.sha1(whole).hexdigest()}"')
        self.send_header("X-Repo-Commit", SHA)
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(whole)


@pytest.fixture
def hub() -> Iterator[tuple[str, type[Hub]]]:
    """Its address, and what it was asked for."""

    class Own(Hub):
        asked: list[str] = []
        without: set[str] = set()
        voices = b""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Own)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}", Own
    server.shutdown()
    thread.join()
    server.server_close()


def test_what_a_model_needs_is_got_once_and_nothing_else(hub, tmp_path: Path):
    address, asked = hub
    model = fetch_model(NAME, tmp_path, hub=address)
    assert model.name == "whisper-small-words" and model.multilingual
    assert (model.folder / "model.bin").read_bytes() == FILES["model.bin"]
    assert not (model.folder / "pictures.png").exists()
    assert not any("Bearer" in line for line in asked.asked)
    asked.asked.clear()
    assert fetch_model(NAME, tmp_path, hub=address) == model
    assert asked.asked == []


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def test_a_published_model_is_got_in_its_revision_and_recognised_by_its_hash(
    hub, tmp_path, monkeypatch
):
    address, own = hub
    digest = sha256(FILES["model.bin"])
    known = replace(SPEECH["small"], where=NAME, revision=SHA, sha256=digest)
    monkeypatch.setitem(SPEECH, "small", known)
    model = fetch_model("small", tmp_path, hub=address)
    assert model.name == "small" and recognised_by(model.digest()) == known
    assert not any("main" in line for line in own.asked)
    assert fetch_model(NAME, tmp_path, hub=address) == model  # by its place, too


def test_other_weights_than_those_that_were_published_are_refused_and_not_kept(
    hub, tmp_path, monkeypatch
):
    known = replace(SPEECH["small"], where=NAME, revision=SHA, sha256="0" * 64)
    monkeypatch.setitem(SPEECH, "small", known)
    with pytest.raises(ModelRefused, match="not what OpenAI, converted by Systran published"):
        fetch_model("small", tmp_path, hub=hub[0])
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def voices(hub, tmp_path, monkeypatch) -> str:
    """Address of weights that distinguish voices, published with their hash."""
    address, own = hub
    own.voices = write_band_voices(tmp_path / "bands.npz").read_bytes()
    known = replace(VOICES["resemblyzer"], bytes=len(own.voices), sha256=sha256(own.voices))
    monkeypatch.setitem(VOICES, "resemblyzer", known)
    return f"{address}/voices.npz"


def test_weights_of_voices_are_got_checked_and_kept_with_their_origin(voices, tmp_path):
    model = fetch_voices("resemblyzer", tmp_path / "kept", address=voices)
    assert model.name == "resemblyzer" and model.arrays.is_file()
    assert model.origin.source == voices
    assert (model.origin.publisher, model.origin.licence) == ("Resemble AI", "Apache-2.0")
    assert model.origin.sha256 == VOICES["resemblyzer"].sha256


@pytest.mark.parametrize("change", [lambda b: b[:-1] + b"x", lambda b: b + b"x" * 1_000_000])
def test_other_weights_of_voices_are_refused_and_not_kept(hub, voices, tmp_path, change):
    hub[1].voices = change(hub[1].voices)
    with pytest.raises(ModelRefused, match="not what Resemble AI published"):
        fetch_voices("resemblyzer", tmp_path / "kept", address=voices)
    assert not (tmp_path / "kept").exists()


def test_without_a_connection_to_weights_of_voices_it_is_said_what_to_do(hub, tmp_path):
    with pytest.raises(ModelRefused, match=r"cannot be reached.*models add FILE"):
        fetch_voices("resemblyzer", tmp_path, address=f"{hub[0]}/nothing")


def test_weights_that_compare_texts_are_got_checked_and_found(hub, tmp_path, monkeypatch):
    address, own = hub
    known = replace(SIMILARITY[embedding.NAME], where=NAME, revision=SHA, sha256=sha256(WEIGHTS))
    monkeypatch.setitem(SIMILARITY, embedding.NAME, known)
    monkeypatch.setattr(embedding, "similarity_folder", lambda: tmp_path)
    folder = fetch_similarity(embedding.NAME, tmp_path, hub=address)
    assert embedding.model_folder() == folder
    assert not (folder / "model.bin").exists()
    own.asked.clear()
    assert fetch_similarity(embedding.NAME, tmp_path, hub=address) == folder and not own.asked


def test_other_weights_that_compare_texts_are_refused(hub, tmp_path, monkeypatch):
    known = replace(SIMILARITY[embedding.NAME], where=NAME, revision=SHA)
    monkeypatch.setitem(SIMILARITY, embedding.NAME, known)
    with pytest.raises(ModelRefused, match="not what sentence-transformers published"):
        fetch_similarity(embedding.NAME, tmp_path, hub=hub[0])
    assert list(tmp_path.iterdir()) == []


def test_everything_published_has_a_revision_and_a_hash():
    every = (*SPEECH.values(), *VOICES.values(), *SIMILARITY.values())
    assert len({model.sha256 for model in every}) == len(every) == 12
    for model in every:
        assert re.fullmatch("[0-9a-f]{40}", model.revision)
        assert re.fullmatch("[0-9a-f]{64}", model.sha256)


def test_a_model_that_the_hub_does_not_have_is_said(hub, tmp_path):
    with pytest.raises(ModelRefused, match="no open model called somebody/nothing"):
        fetch_model("somebody/nothing", tmp_path, hub=hub[0])


def test_without_the_part_for_speech_it_is_said_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "huggingface_hub", None)
    with pytest.raises(ModelRefused, match=r"not installed: pip install 'labeval\[speech\]'$"):
        fetch_model("small", tmp_path)
    with pytest.raises(ModelRefused, match=r"not installed: pip install 'labeval\[embeddings\]'"):
        fetch_similarity(next(iter(SIMILARITY)), tmp_path)
    assert not list(tmp_path.iterdir())


def test_without_a_connection_it_is_said_at_once_what_to_do(tmp_path, monkeypatch):
    def wait(seconds):
        pytest.fail(f"waits {seconds} s before it tries again")

    monkeypatch.setattr("time.sleep", wait)
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        hub = f"http://127.0.0.1:{unused.getsockname()[1]}"
        for _ in range(2):
            with pytest.raises(ModelRefused, match=r"cannot be reached.*models add FOLDER"):
                fetch_model("tiny", tmp_path, hub=hub)
    assert not (tmp_path / "tiny").exists()


def test_what_is_no_complete_speech_model_is_not_taken(hub, tmp_path):
    address, own = hub
    own.without.add("tokenizer.json")
    with pytest.raises(ModelRefused, match=r"missing: tokenizer\.json"):
        fetch_model(NAME, tmp_path, hub=address)
    assert not (tmp_path / "whisper-small-words").exists()


@pytest.mark.parametrize("name", ["enormous", "../x", "a/../b", "a/b/c", ""])
def test_a_name_that_is_none_is_refused_with_those_there_are(name):
    with pytest.raises(ModelRefused, match=r"tiny\.en"):
        published_as(name)
