"""Results of requests that were sent to a model's provider in one batch, with the requests.

OpenAI and those who follow it write ``{"custom_id": …, "response": {"body": {"choices": …}}}``,
Anthropic ``{"custom_id": …, "result": {"message": …}}``; the file that was sent has the questions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from labeval.exchange.materials.containers import File
from labeval.exchange.materials.conversations import content_text, is_conversation, of_messages
from labeval.exchange.materials.flattening import cell, objects
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Results of a batch of requests")
_ID = "custom_id"
_NO_REQUESTS = QT_TRANSLATE_NOOP(
    "Materials", "the questions are not in the file; give the file of requests together with it"
)
_REQUESTS_ONLY = QT_TRANSLATE_NOOP("Problem", "has requests without their results")
_GIVE_RESULTS = QT_TRANSLATE_NOOP("Problem", "give the file of results together with it")
_FAILED = QT_TRANSLATE_NOOP("Problem", "the request failed; the row is left out")


def recognises(files: Sequence[File]) -> bool:
    """Return whether all rows of all files are requests or results of a batch."""
    return all(
        file.sample() and all(_ID in row and (_sent(row) or _came(row)) for row in file.sample())
        for file in files
    )


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """A text is what a model answered to a request."""
    builder = Builder()
    rows = [(file.name, line, row) for file in files for line, row in file.records(problems)]
    asked = {cell(row[_ID]): sent for _, _, row in rows if (sent := _sent(row))}
    results = [(name, line, row) for name, line, row in rows if not _sent(row)]
    for name, line, row in results:
        number, (text, system) = cell(row[_ID]), _answer(row)
        if not text:
            problems.append(Problem(name, line, "", _FAILED, severity="warning"))
            continue
        sent = asked.get(number, {})
        messages: Any = sent.get("messages")
        talk = of_messages(messages) if is_conversation(messages) else None
        above = content_text(sent.get("system") or sent.get("instructions"))
        builder.text(
            number,
            text,
            name,
            line,
            system=system or cell(sent.get("model")),
            question=talk.question if talk else content_text(sent.get("input")),
            prompt="\n\n".join(filter(None, [above, talk.prompt if talk else ""])),
        )
    if results and not asked:
        builder.remark(_NO_REQUESTS)
    if not results:
        problems.append(Problem(files[0].name, None, "", _REQUESTS_ONLY, {}, _GIVE_RESULTS))
    return builder.done()


def _sent(row: Mapping[str, Any]) -> dict[str, Any]:
    """The content of a request; empty for a result."""
    sent = row.get("body") or row.get("params")
    return sent if isinstance(sent, dict) else {}


def _came(row: Mapping[str, Any]) -> bool:
    return any(isinstance(row.get(key), dict) for key in ("response", "result", "error"))


def _answer(row: Mapping[str, Any]) -> tuple[str, str]:
    """The text of a result and its model; empty where the request failed."""
    response, result = row.get("response"), row.get("result")
    body = response.get("body") if isinstance(response, dict) else None
    if isinstance(body, dict):
        messages = [one.get("message") for one in objects(body.get("choices"))[:1]]
        messages += [one for one in objects(body.get("output")) if one.get("type") == "message"]
        texts = [content_text(own.get("content")) for own in messages if isinstance(own, dict)]
        return "\n\n".join(filter(None, texts)), cell(body.get("model"))
    message = result.get("message") if isinstance(result, dict) else None
    if isinstance(message, dict):
        return content_text(message.get("content")), cell(message.get("model"))
    return "", ""
