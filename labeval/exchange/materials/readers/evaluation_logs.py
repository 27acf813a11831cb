"""Logs of automatic evaluations: samples of lm-evaluation-harness, logs of Inspect and of OpenAI
Evals, and the states of HELM's scenarios."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from labeval.exchange.materials.column_content import is_number
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.conversations import content_text, is_conversation, of_messages
from labeval.exchange.materials.flattening import cell, entries, objects
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
_LIKELIEST = QT_TRANSLATE_NOOP(
    "Materials",
    "the model only weighed given options; the likeliest of them is taken as its text",
)
_WEIGHED = 2
_CODES = QT_TRANSLATE_NOOP("Materials", "the scores C, I and P are read as yes, no and partly")


def recognises(files: Sequence[File]) -> bool:
    """Return whether all files are logs of one of these programs."""
    kinds = (_is_harness, _is_inspect, _is_helm, _is_evals)
    return any(all(map(is_kind, files)) for is_kind in kinds)


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """A text is what a model gave out for a sample; every metric is a criterion."""
    builder = Builder()
    for file in files:
        if _is_inspect(file):
            _read_inspect(builder, file)
        elif _is_helm(file):
            _read_helm(builder, file)
        elif _is_evals(file):
            _read_evals(builder, file, problems)
        else:
            _read_harness(builder, file, problems)
    if builder.material.judgments:
        builder.remark(_SCORERS)
    return builder.done()


def _is_harness(file: File) -> bool:
    return bool(file.sample()) and set(file.sample()[0]) >= _HARNESS


def _is_helm(file: File) -> bool:
    document = file.document
    return isinstance(document, dict) and bool(objects(document.get("request_states")))


def _is_evals(file: File) -> bool:
    sample = file.sample()
    return (
        bool(sample)
        and isinstance(sample[0].get("spec"), dict)
        and "eval_name" in sample[0]["spec"]
    )


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
        option = _likeliest(row)
        if option and not any(r.template == _LIKELIEST for r in builder.material.remarks):
            builder.remark(_LIKELIEST)
        id = builder.text(
            f"doc{number}_{chosen}" if len(filters) > 1 else f"doc{number}",
            option or _innermost(given),
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


def _likeliest(row: Mapping[str, Any]) -> str:
    """The continuation that was the most likely, where the model only had to weigh some; empty for
    an answer that it wrote."""
    given, asked = entries(row.get("filtered_resps")), row.get("arguments")
    weights = [pair[0] for pair in given if isinstance(pair, list) and len(pair) == _WEIGHED]
    if not weights or len(weights) != len(given):
        return ""
    options = list(asked.values()) if isinstance(asked, dict) else entries(asked)
    place = max(range(len(weights)), key=lambda n: _number(weights[n]))
    option = options[place] if place < len(options) else None
    parts = list(option.values()) if isinstance(option, dict) else entries(option)
    return cell(parts[1]).strip() if len(parts) == _WEIGHED else ""


def _number(value: Any) -> float:
    written = cell(value)
    return float(written) if is_number(written) else float("-inf")


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


def _read_helm(builder: Builder, file: File) -> None:
    """HELM writes what a model completed; its scores are in another file, as sums."""
    adapter = file.document.get("adapter_spec")
    model = cell(adapter.get("model")) if isinstance(adapter, dict) else ""
    for line, state in enumerate(objects(file.document["request_states"]), start=1):
        instance, request, result = (
            own if isinstance(own := state.get(key), dict) else {}
            for key in ("instance", "request", "result")
        )
        asked: Any = instance.get("input")
        number = cell(instance.get("id")) or f"q{line}"
        system = model or cell(request.get("model"))
        right = [
            _innermost(own.get("output"))
            for own in objects(instance.get("references"))
            if "correct" in entries(own.get("tags"))
        ]
        completions = objects(result.get("completions"))
        for place, completion in enumerate(completions, start=1):
            builder.text(
                "_".join(
                    filter(None, [number, system, str(place) if len(completions) > 1 else ""])
                ),
                cell(completion.get("text")).strip(),
                file.name,
                line,
                system=system,
                question=_innermost(asked).strip(),
                question_id=number,
                reference_answer=right[0] if right else "",
                prompt=cell(request.get("prompt")),
                variant=f"completion {place}" if len(completions) > 1 else "",
            )


def _read_evals(builder: Builder, file: File, problems: list[Problem]) -> None:
    """OpenAI Evals writes events: what was sampled, then how it was judged."""
    rows = list(file.records(problems))
    spec = rows[0][1]["spec"]
    system = cell(_innermost(spec.get("completion_fns")))
    ids: dict[str, str] = {}
    for line, row in rows:
        kind, sample, data = cell(row.get("type")), cell(row.get("sample_id")), row.get("data")
        if not sample or not isinstance(data, dict):
            continue
        if kind == "sampling":
            asked: Any = data.get("prompt")
            talk = of_messages(asked) if is_conversation(asked) else None
            ids[sample] = builder.text(
                "_".join(filter(None, [sample, system])),
                _innermost(data.get("sampled")).strip(),
                file.name,
                line,
                system=system,
                question=talk.question if talk else content_text(asked),
                prompt=talk.prompt if talk else "",
                question_id=sample,
            )
            continue
        id = ids.get(sample) or builder.id_of("_".join(filter(None, [sample, system])))
        if expected := _innermost(data.get("expected") or data.get("ideal")):
            builder.text(
                "_".join(filter(None, [sample, system])),
                "",
                file.name,
                line,
                reference_answer=expected,
            )
        for name, value in data.items():
            if isinstance(value, bool | int | float):
                criterion = kind if name in ("correct", "score") else f"{kind}: {name}"
                builder.judge("OpenAI Evals", criterion, id, float(value), file.name, line)
            elif name == "choice" and value:
                builder.judge("OpenAI Evals", kind, id, value, file.name, line)


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
