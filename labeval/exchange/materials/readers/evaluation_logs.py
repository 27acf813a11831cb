"""Logs of automatic evaluations: samples of lm-evaluation-harness, and logs of Inspect."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from labeval.exchange.materials.column_content import is_number
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.conversations import content_text, is_conversation, of_messages
from labeval.exchange.materials.flattening import cell
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Log of an automatic evaluation")
_HARNESS = {"doc_id", "doc", "resps"}
_LETTERS = {"C": "yes", "I": "no", "P": "partly"}
_QUESTIONS = ("question", "query", "prompt", "input", "instruction", "problem", "goal")
_FROM_NAME = QT_TRANSLATE_NOOP(
    "Materials", "which model wrote the texts is not in {where}; fill the column system"
)
_SCORERS = QT_TRANSLATE_NOOP(
    "Materials", "scores were computed by the program; its metrics are taken as criteria"
)
_CODES = QT_TRANSLATE_NOOP("Materials", "the scores C, I and P are read as yes, no and partly")


def recognises(files: Sequence[File]) -> bool:
    """Return whether all files are samples of the harness, or all are logs of Inspect."""
    harness = all(file.sample() and set(file.sample()[0]) >= _HARNESS for file in files)
    return harness or all(_is_inspect(file) for file in files)


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """A text is what a model gave out for a sample; every metric is a criterion."""
    builder = Builder()
    for file in files:
        if _is_inspect(file):
            _read_inspect(builder, file)
        else:
            _read_harness(builder, file, problems)
    if builder.material.judgments:
        builder.remark(_SCORERS)
    return builder.done()


def _is_inspect(file: File) -> bool:
    document = file.document
    return (
        isinstance(document, dict)
        and isinstance(document.get("samples"), list)
        and (isinstance(document.get("eval"), dict))
    )


def _read_harness(builder: Builder, file: File, problems: list[Problem]) -> None:
    builder.remark(_FROM_NAME, where=file.name)
    rows = list(file.records(problems))
    filters = {cell(row.get("filter")) for _, row in rows}
    for line, row in rows:
        doc = row.get("doc")
        fields = doc if isinstance(doc, dict) else {}
        number, chosen = cell(row["doc_id"]), cell(row.get("filter"))
        given = row.get("filtered_resps") or row.get("resps")
        id = builder.text(
            f"doc{number}_{chosen}" if len(filters) > 1 else f"doc{number}",
            _innermost(given),
            file.name,
            line,
            question=next((cell(fields[n]) for n in _QUESTIONS if fields.get(n)), _asked(row)),
            question_id=f"doc{number}",
            reference_answer=_innermost(row.get("target")),
            variant=chosen if len(filters) > 1 else "",
        )
        metrics = row.get("metrics")
        for metric in metrics if isinstance(metrics, list) else ():
            value = row.get(cell(metric))
            if isinstance(value, int | float):
                builder.judge("lm-evaluation-harness", cell(metric), id, value, file.name, line)
            elif value is not None:
                builder.left_out(cell(metric))


def _asked(row: Mapping[str, Any]) -> str:
    arguments = row.get("arguments")
    return _innermost(arguments).strip()


def _innermost(value: Any) -> str:
    """The first text inside lists and objects."""
    while isinstance(value, list | dict) and value:
        value = value[0] if isinstance(value, list) else next(iter(value.values()))
    return cell(value) if not isinstance(value, list | dict) else ""


def _read_inspect(builder: Builder, file: File) -> None:
    about = file.document["eval"]
    model, task = cell(about.get("model")), cell(about.get("task"))
    samples = [sample for sample in file.document["samples"] if isinstance(sample, dict)]
    epochs = {cell(sample.get("epoch")) for sample in samples}
    for line, sample in enumerate(samples, start=1):
        number, epoch = cell(sample.get("id")), cell(sample.get("epoch"))
        given: Any = sample.get("input")
        question = of_messages(given).question if is_conversation(given) else content_text(given)
        short = "_".join(filter(None, [task, number]))
        variant = f"epoch {epoch}" if len(epochs) > 1 else ""
        metadata = sample.get("metadata")
        flat = {
            name: value
            for name, value in (metadata.items() if isinstance(metadata, dict) else ())
            if isinstance(value, str | int | float)
        }
        id = builder.text(
            "_".join(filter(None, [short, model, epoch if variant else ""])),
            _output(sample),
            file.name,
            line,
            system=model,
            question=question,
            question_id=short,
            reference_answer=_innermost(sample.get("target")).strip(),
            variant=variant,
            **{name: value for name, value in flat.items() if name not in ("text", "id")},
        )
        for scorer, criterion, value in _scores(sample):
            letter = _LETTERS.get(value)
            if letter and not any(r.template == _CODES for r in builder.material.remarks):
                builder.remark(_CODES)
            if letter or is_number(value):
                builder.judge(scorer, criterion, id, letter or value, file.name, line)
            else:
                builder.left_out(criterion)


def _output(sample: Mapping[str, Any]) -> str:
    output = sample.get("output")
    choices = output.get("choices") if isinstance(output, dict) else None
    if isinstance(choices, list) and choices and isinstance(choices[0], dict):
        message = choices[0].get("message")
        if isinstance(message, dict):
            return content_text(message.get("content"))
    return cell(output.get("completion")) if isinstance(output, dict) else ""


def _scores(sample: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Scorer, criterion and value; a scorer with several values has several criteria."""
    scores = sample.get("scores")
    for scorer, score in scores.items() if isinstance(scores, dict) else ():
        value = score.get("value") if isinstance(score, dict) else score
        if isinstance(value, dict):
            for name, inner in value.items():
                yield scorer, f"{scorer}: {name}", cell(inner)
        elif value is not None:
            yield scorer, scorer, "1" if value is True else "0" if value is False else cell(value)
