"""A server of chat completions on this computer, as good or as bad as a test wants it."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass
class Call:
    """Received request."""

    number: int
    """From 1."""
    path: str
    headers: Message
    body: dict[str, Any]

    @property
    def prompt(self) -> str:
        """The user's message."""
        return str(self.body["messages"][1]["content"])


@dataclass
class Answer:
    """Reply to send."""

    body: bytes
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    promised: int | None = None
    """The length that is sent, where it is not the body's."""
    wait_for: threading.Event | None = None
    """Not a byte before this is set."""


def completion(content: str, *, model: str = "stand-in-1", **more: object) -> Answer:
    """A chat completion with this content."""
    body = {
        "model": model,
        "choices": [{"message": {"role": "assistant", "content": content}} | more],
        "usage": {"prompt_tokens": 100, "completion_tokens": 20},
    }
    return Answer(json.dumps(body).encode())


def rating(point: object = 3, explanation: str = "Each step follows.", **more: object) -> str:
    """Return the reply of a good model."""
    return json.dumps({"rating": point, "explanation": explanation, "quotes": []} | more)


def error(status: int, message: str = "not now", **headers: str) -> Answer:
    """A refusal with a reason."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Answer(json.dumps({"error": {"message": message}}).encode(), status, named)


class StandIn:
    """The server. ``answer`` decides what every call gets."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.answer: Callable[[Call], Answer] = lambda call: completion(rating())
        self._lock = threading.Lock()
        self._http = ThreadingHTTPServer(("127.0.0.1", 0), _handler(self))
        self._http.daemon_threads = True
        self._thread = threading.Thread(target=self._http.serve_forever, args=(0.02,))
        self._thread.start()

    @property
    def host(self) -> str:
        """Host and port."""
        return f"127.0.0.1:{self._http.server_address[1]}"

    @property
    def url(self) -> str:
        """Its address, as a person would give it."""
        return f"http://{self.host}/v1"

    def heard(self, path: str, headers: Message, body: dict[str, Any]) -> Call:
        """Take a call down."""
        with self._lock:
            call = Call(len(self.calls) + 1, path, headers, body)
            self.calls.append(call)
        return call

    def close(self) -> None:
        """Stop; connections that are open break."""
        self._http.shutdown()
        self._http.server_close()
        self._thread.join()


def _handler(server: StandIn) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers["Content-Length"])
            body = json.loads(self.rfile.read(length))
            answer = server.answer(server.heard(self.path, self.headers, body))
            if answer.wait_for is not None:
                answer.wait_for.wait(300)
            try:
                self._send(answer)
            except OSError:  # the other side has gone
                self.close_connection = True

        def _send(self, answer: Answer) -> None:
            self.send_response(answer.status)
            promised = len(answer.body) if answer.promised is None else answer.promised
            self.send_header("Content-Length", str(promised))
            self.send_header("Content-Type", "application/json")
            for name, value in answer.headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(answer.body)

        def log_message(self, format: str, *args: object) -> None:
            pass

    return Handler
