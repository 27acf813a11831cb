"""A model is got by name from a hub, here one on this computer."""

from __future__ import annotations

import hashlib
import json
import re
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from labeval.transcription.fetching import fetch_model, published_as
from labeval.transcription.models import ModelRefused

pytest.importorskip("huggingface_hub")

NAME = "somebody/whisper-small-words"
SHA = "a" * 40
FILES = {
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

    def do_HEAD(self) -> None:
        self._answer(with_body=False)

    def do_GET(self) -> None:
        self._answer(with_body=True)

    def log_message(self, format: str, *args: object) -> None:
        """Nothing on the tests' output."""

    def _answer(self, *, with_body: bool) -> None:
        self.asked.append(f"{self.path} {self.headers.get('Authorization', '')}".strip())
        files = {name: data for name, data in FILES.items() if name not in self.without}
        path = self.path.partition("?")[0]
        file = re.fullmatch(rf"/{NAME}/resolve/[^/]+/(.+)", path)
        if path == f"/api/models/{NAME}/revision/main":
            self._json({"id": NAME, "sha": SHA, "siblings": [{"rfilename": f} for f in files]})
        elif path == f"/api/models/{NAME}/tree/{SHA}":
            sizes = {name: len(data) for name, data in files.items()}
            entry = {"type": "file", "oid": "b" * 40}
            self._json([entry | {"path": name, "size": sizes[name]} for name in files])
        elif file is not None and file[1] in files:
            self._send(200, files[file[1]] if with_body else b"", files[file[1]])
        else:
            self._send(404, b"{}", b"{}", {"X-Error-Code": "RepoNotFound"})

    def _json(self, found: object) -> None:
        body = json.dumps(found).encode()
        self._send(200, body, body, {"Content-Type": "application/json"})

    def _send(
        self, status: int, body: bytes, whole: bytes, headers: dict[str, str] | None = None
    ) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(whole)))
        self.send_header("ETag", f'"{hashlib.sha1(whole).hexdigest()}"')
        self.send_header("X-Repo-Commit", SHA)
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)


@pytest.fixture
def hub() -> Iterator[tuple[str, type[Hub]]]:
    """Its address, and what it was asked for."""

    class Own(Hub):
        asked: list[str] = []
        without: set[str] = set()

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


def test_a_model_that_the_hub_does_not_have_is_said(hub, tmp_path):
    with pytest.raises(ModelRefused, match="no open model called somebody/nothing"):
        fetch_model("somebody/nothing", tmp_path, hub=hub[0])


def test_without_a_connection_it_is_said_what_to_do(tmp_path):
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
