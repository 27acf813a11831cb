"""Finished responses as the items of another study, with the passages that they cite."""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from labeval.exchange.errors import ExchangeError, writing_to
from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.responses import citation_cell, finished_writings, response_id
from labeval.store.disk.atomic import replacing
from labeval.store.record.record import Record
from labeval.study.model.references import MOST_A_QUESTION
from labeval.study.model.writing import Writing, WritingStep, known_citations, passages_of
from labeval.text.marks import QT_TRANSLATE_NOOP

ITEMS = "items.csv"
REFERENCES = "references.jsonl"
_COLUMNS = ["id", "system", "variant", "question", "question_id", "style", "citations", "origin"]
_COLUMNS += ["text"]
_ORIGINS = {"real": "human", "simulated": "robot"}


@dataclass(frozen=True, slots=True)
class _Response:
    """One finished response."""

    cells: dict[str, str]
    passages: tuple[dict[str, str], ...]
    """Parts of a reference about each passage of its topic, in the order of their rank."""
    cited: tuple[int, ...]


def export_responses(record: Record, folder: Path, *, label: str | None = None) -> list[Path]:
    """Write all finished responses as an items table and their passages as references.

    Responses of rejected sessions and steps and of rehearsals are left out, those of robots as
    soon as there is one of a person. Nothing shows who wrote a response; its id is that of the
    table of responses. Of each topic the passages that are cited most become references, as many
    as a question can have; their titles begin with the number that they are cited by.

    Args:
        folder: it is made where it does not exist; files of the same names are replaced.
        label: the system of all items; their style when left out. The style is the variant then.

    Returns:
        The items table, and the references where there are any.

    Raises:
        ExchangeError: there is no finished response, or a file cannot be written.
        RecordError: the record cannot be read.
    """
    with record.snapshot():
        responses = _responses(record, label)
    if not responses:
        raise ExchangeError(QT_TRANSLATE_NOOP("Exchange", "no response is finished yet"))
    references = list(_references(responses))
    with writing_to(folder):
        folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / ITEMS]
    _write_items(responses, paths[0])
    if references:
        paths.append(folder / REFERENCES)
        _write_references(references, paths[1])
    return paths


def _responses(record: Record, label: str | None) -> list[_Response]:
    """All of them by their ids, so that their order reveals nothing either."""
    found: dict[str, list[_Response]] = {"real": [], "simulated": []}
    for session in recorded_sessions(record):
        if not session.state.rejected:
            found[session.header.kind] += _of_session(session, label)
    chosen = found["real"] or found["simulated"]
    return sorted(chosen, key=lambda response: response.cells["id"])


def _of_session(session: RecordedSession, label: str | None) -> Iterator[_Response]:
    finished = finished_writings(session)
    procedure = {step.id: step for step in session.content.study.writing_steps()}
    for planned in session.header.plan.steps:
        if planned.place in session.state.rejected_sets:
            continue
        for writing in planned.writings:
            if writing.id in finished:
                yield _response(session, procedure[planned.step], writing, label)


def _response(
    session: RecordedSession, step: WritingStep, writing: Writing, label: str | None
) -> _Response:
    language = session.content.study.language
    passages = passages_of(session.content.references, writing.topic)
    text = session.state.texts.get(writing.id, "")
    cited = known_citations(text, len(passages))
    cells = {
        "id": response_id(session, writing),
        "text": text,
        "system": label or writing.style,
        "variant": writing.style if label else "",
        "question": step.of_topic(writing.topic).title.in_language(language),
        "question_id": writing.topic,
        "style": writing.style,
        "citations": citation_cell(cited),
        "origin": _ORIGINS[session.header.kind],
    }
    texts = tuple(
        {
            "question_id": writing.topic,
            "title": f"[{number}] {passage.title}",
            "text": passage.text,
            **({"snippet": passage.snippet} if passage.snippet else {}),
        }
        for number, passage in enumerate(passages, start=1)
    )
    return _Response(cells, texts, cited)


def _references(responses: Iterable[_Response]) -> Iterator[dict[str, str]]:
    """The most cited passages of each topic, in the order of their rank."""
    by_topic: dict[str, list[_Response]] = {}
    for response in responses:
        by_topic.setdefault(response.cells["question_id"], []).append(response)
    for about in by_topic.values():
        counts = Counter(number for response in about for number in response.cited)
        kept = sorted(counts, key=lambda number: (-counts[number], number))[:MOST_A_QUESTION]
        # A study that was changed between sessions may have other passages; the last ones count.
        passages = about[-1].passages
        yield from (passages[number - 1] for number in sorted(kept) if number <= len(passages))


def _write_items(responses: Sequence[_Response], path: Path) -> None:
    used = [name for name in _COLUMNS if any(response.cells[name] for response in responses)]
    with (
        writing_to(path),
        replacing(path) as part,
        part.open("w", encoding="utf-8", newline="") as file,
    ):
        table = csv.writer(file, lineterminator="\n")
        table.writerow(used)
        table.writerows([response.cells[name] for name in used] for response in responses)


def _write_references(references: Iterable[dict[str, Any]], path: Path) -> None:
    with (
        writing_to(path),
        replacing(path) as part,
        part.open("w", encoding="utf-8", newline="\n") as file,
    ):
        for reference in references:
            file.write(json.dumps(reference, ensure_ascii=False) + "\n")
