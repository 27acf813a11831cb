"""One OpenAI-compatible server: calls, and the meaning of its answers."""

from __future__ import annotations

import ipaddress
import json
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn
from urllib.parse import urlsplit, urlunsplit

from labeval.judging.answers import error_text, retry_after, spent_for_good
from labeval.judging.errors import CallFailed, JudgingRefused, ServerRefused, TryAgain
from labeval.judging.key import Key, not_installed
from labeval.judging.prompt import Message, estimated_tokens
from labeval.judging.reply import tidy
from labeval.judging.usage import Usage
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    import httpx2

_PATH = "/chat/completions"
_LARGEST = 8_000_000
"""Bytes of an answer; one rating takes a few hundred."""
_CONNECT = 20.0
"""Seconds to reach the server at all."""
_AGAIN = {408, 409, 425, 429}
"""Statuses, with all from 500, after which a later call may succeed."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The model's text, and the server's data about it."""

    content: str
    model: str
    """As the server calls it; empty where it does not say."""
    usage: Usage
    cut_off: bool = False
    """True if the model was stopped before its end."""


def server_address(given: str) -> str:
    """Return the address for calls: the address a person gives, with the path that is common.

    Raises:
        JudgingRefused: it is no address, or has a key or a question mark in it.
    """
    try:
        parts = urlsplit(given.strip())
        sound = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        sound = False
    if not sound:
        raise JudgingRefused(
            QT_TRANSLATE_NOOP(
                "Judging",
                "the server is not an address such as http://localhost:8080/v1",
            )
        )
    if parts.username or parts.password or parts.query or parts.fragment:
        raise JudgingRefused(
            QT_TRANSLATE_NOOP(
                "Judging",
                "the server's address holds more than a place; keys come from --key-env or "
                "--key-from-keyring",
            )
        )
    path = parts.path.rstrip("/").removesuffix(_PATH) or "/v1"
    return urlunsplit((parts.scheme, parts.netloc, path, "", ""))


def is_in_the_clear(address: str) -> bool:
    """Return whether messages can be read on their way: no TLS, and the server is elsewhere."""
    parts = urlsplit(address)
    return parts.scheme == "http" and not _is_this_computer(parts.hostname or "")


def _is_this_computer(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


class JudgeServer:
    """Asks one model of one server. Calls may come from several threads. Close it at the end.

    Redirects are never followed, so that the key and the texts go to no other place, and neither
    a proxy nor a ``.netrc`` of the environment is used.

    Args:
        address: from :func:`server_address`.
        temperature: None leaves it to the server.
        timeout: seconds in which an answer must be complete.

    Raises:
        JudgingRefused: the optional part for HTTP is not installed.
    """

    def __init__(
        self,
        address: str,
        *,
        model: str,
        temperature: float | None,
        key: Key | None = None,
        timeout: float = 300.0,
    ) -> None:
        try:
            import httpx2
        except ImportError as error:
            raise not_installed() from error
        self.address = address
        self.model = model
        self.temperature = temperature
        self._key = key
        self._seconds = timeout
        for name in ("httpx2", "httpcore2"):
            # They log every header, and a bad server may return the key in one.
            logging.getLogger(name).setLevel(logging.WARNING)
        headers = {"Authorization": key.authorization} if key else {}
        self._client = httpx2.Client(
            headers={**headers, "User-Agent": "labeval"},
            timeout=httpx2.Timeout(timeout, connect=min(_CONNECT, timeout)),
            limits=httpx2.Limits(max_connections=None),
            follow_redirects=False,
            trust_env=False,
        )

    def close(self) -> None:
        """Let go of all connections."""
        self._client.close()

    def hidden(self, text: str) -> str:
        """A text from the server with the key blotted out."""
        return self._key.hidden_in(text) if self._key else text

    def ask(self, messages: Sequence[Message]) -> Reply:
        """One call.

        Raises:
            TryAgain: it may succeed later.
            CallFailed: it will not.
            ServerRefused: no other call will either.
        """
        body: dict[str, Any] = {"model": self.model, "messages": list(messages), "stream": False}
        if self.temperature is not None:
            body["temperature"] = self.temperature
        status, headers, data = self._post(body)
        text = self.hidden(data.decode("utf-8", "replace"))
        if status != 200:
            self._refuse(status, headers, text)
        return self._reply(text, messages)

    def _post(self, body: dict[str, Any]) -> tuple[int, httpx2.Headers, bytes]:
        import httpx2

        until = time.monotonic() + self._seconds
        try:
            with self._client.stream("POST", self.address + _PATH, json=body) as response:
                return response.status_code, response.headers, self._read(response, until)
        except httpx2.TimeoutException:
            raise self._late() from None
        except httpx2.ConnectError as error:
            raise TryAgain(
                QT_TRANSLATE_NOOP("Judging", "the server cannot be reached: {reason}"),
                reason=self._reason(error),
            ) from None
        except httpx2.HTTPError as error:
            raise TryAgain(
                QT_TRANSLATE_NOOP("Judging", "the connection broke off: {reason}"),
                reason=self._reason(error),
            ) from None

    def _read(self, response: httpx2.Response, until: float) -> bytes:
        """The whole answer, as long as it is neither too late nor too large."""
        data = bytearray()
        for chunk in response.iter_bytes():
            data += chunk
            if time.monotonic() > until:  # the client's own timeout begins anew at every byte
                raise self._late()
            if len(data) > _LARGEST:
                raise CallFailed(QT_TRANSLATE_NOOP("Judging", "the answer does not end"))
        return bytes(data)

    def _late(self) -> TryAgain:
        return TryAgain(
            QT_TRANSLATE_NOOP("Judging", "no answer within {seconds} seconds"),
            seconds=f"{self._seconds:g}",
        )

    def _reason(self, error: Exception) -> str:
        return self.hidden(tidy(str(error)))[:300] or type(error).__name__

    def _refuse(self, status: int, headers: httpx2.Headers, text: str) -> NoReturn:
        """Raise the error that an answer without a reply means."""
        reason = self.hidden(error_text(text)) or QT_TRANSLATE_NOOP("Judging", "no reason given")
        if 300 <= status < 400:
            raise ServerRefused(
                QT_TRANSLATE_NOOP(
                    "Judging",
                    "the server sends calls on to another address ({place}), which is not "
                    "followed; name that address if you trust it",
                ),
                place=self.hidden(tidy(headers.get("Location", "?")))[:200],
            )
        if status in (401, 402, 403) or (status == 429 and spent_for_good(text)):
            raise ServerRefused(
                QT_TRANSLATE_NOOP(
                    "Judging",
                    "the server refuses all calls ({status}): {reason}; look at the key and the "
                    "account",
                ),
                status=status,
                reason=reason,
            )
        if status == 404:
            raise ServerRefused(
                QT_TRANSLATE_NOOP(
                    "Judging",
                    "the server has no model “{model}”, or nothing at {address} (404): {reason}",
                ),
                model=self.model,
                address=self.address,
                reason=reason,
            )
        template = QT_TRANSLATE_NOOP("Judging", "the server answered {status}: {reason}")
        if status in _AGAIN or status >= 500:
            again = TryAgain(template, status=status, reason=reason)
            again.after = retry_after(headers.get("Retry-After", ""))
            raise again
        raise CallFailed(template, status=status, reason=reason)

    def _reply(self, text: str, messages: Sequence[Message]) -> Reply:
        try:
            answer = json.loads(text)
            choice = answer["choices"][0]
            content = _plain(choice["message"].get("content"))
        except (ValueError, RecursionError, LookupError, TypeError, AttributeError):
            raise TryAgain(
                QT_TRANSLATE_NOOP("Judging", "the server's answer is not a chat completion")
            ) from None
        model = answer.get("model")
        return Reply(
            content=self.hidden(content),
            model=self.hidden(tidy(model))[:200] if isinstance(model, str) else "",
            usage=_usage(answer.get("usage"), messages, content),
            cut_off=choice.get("finish_reason") == "length",
        )


def _plain(content: object) -> str:
    """The text of a message, which some servers give in parts; empty where there is none."""
    if isinstance(content, list):
        return "".join(p["text"] for p in content if isinstance(p.get("text"), str))
    return content if isinstance(content, str) else ""


def _usage(counted: object, messages: Sequence[Message], content: str) -> Usage:
    """Return the usage that the server counted; an estimate where it did not."""
    if isinstance(counted, dict):
        sent, received = counted.get("prompt_tokens"), counted.get("completion_tokens")
        if isinstance(sent, int) and isinstance(received, int):
            return Usage(max(0, sent), max(0, received))
    sent = sum(estimated_tokens(message["content"]) for message in messages)
    return Usage(sent, estimated_tokens(content), estimated=True)
