"""Pairs of answers to a question with a choice: Chatbot Arena, PandaLM, AlpacaEval and others.

A text is a model's answer to a question: the same model has another text for every question.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from labeval.exchange.materials.building import Builder
from labeval.exchange.materials.column_content import is_number
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.conversations import is_conversation, of_messages
from labeval.exchange.materials.flattening import cell
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.study.problems import Problem
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Pairs of answers with a choice")
_SIDES = (("a", "b"), ("1", "2"), ("left", "right"), ("first", "second"), ("0", "1"))
_MODELS = ("model", "system", "generator", "assistant", "llm", "modell")
_TEXTS = (
    "response",
    "answer",
    "output",
    "text",
    "conversation",
    "completion",
    "antwort",
    "summary",
)
_TIES = {"tie", "draw", "equal", "same", "neutral", "both", "unentschieden", "gleich"}
_CHOICES = ("winner", "preference", "choice", "preferred", "label", "gewinner", "value", "vote")
_QUESTIONS = ("instruction", "question", "prompt", "input", "query", "frage")
_JUDGES = ("judge", "annotator", "rater", "participant", "user", "worker", "judge_id", "user_id")
_ONE_JUDGE = QT_TRANSLATE_NOOP(
    "Materials", "the file names no judge; all choices are taken as those of one, “{name}”"
)
_NO_QUESTION = QT_TRANSLATE_NOOP(
    "Materials", "the file names no question; each row is taken as another one"
)
_MODELS_ONLY = QT_TRANSLATE_NOOP(
    "Materials", "the file has neither questions nor texts; what is judged are the models"
)
_BY_KEY = QT_TRANSLATE_NOOP("Materials", "names of systems are taken from “{column}”, cut at “_”")
_NUMBERS = QT_TRANSLATE_NOOP(
    "Materials", "“{column}” is read as 1 for the first text, 2 for the second, {tie} for a tie"
)
_CODES = QT_TRANSLATE_NOOP("Problem", "“{value}” is neither one of the two texts nor a tie")
_NAMES = tuple(
    {f"{word}_{pair[side]}" for word in (*_MODELS, *_TEXTS, "item") for pair in _SIDES[:4]}
    | {pair[side] for pair in (_SIDES[0], _SIDES[2], _SIDES[3])}
    for side in (0, 1)
)
NOBODY = "judge"
_WHY = QT_TRANSLATE_NOOP("Materials", "its rows have two texts and a choice")


def recognises(files: Sequence[File]) -> bool:
    """Return whether rows have two models or texts, and a choice or a column for each judge."""
    sample = files[0].sample() if len(files) == 1 else []
    columns = _Columns(sample)
    return bool(columns.sides and (columns.choice or columns.annotators))


class _Columns:
    """Columns of two sides in the first rows."""

    def __init__(self, sample: Sequence[Mapping[str, Any]]) -> None:
        names = {plain(name): name for record in sample for name in record}
        self.models = _pair(names, _MODELS)
        self.texts = _pair(names, _TEXTS)
        self.key = names.get("cmp_key", "")
        self.choice = _first(names, _CHOICES)
        self.judge = _first(names, _JUDGES)
        self.question = _first(names, _QUESTIONS)
        self.question_id = _first(names, ("question_id", "prompt_id", "qid", "idx", "id"))
        self.input = names.get("input", "") if self.question != names.get("input") else ""
        given = [name for name in names if name.rstrip("0123456789") in ("annotator", "rater")]
        self.annotators = [names[name] for name in given if name[-1:].isdigit()]
        self.generators = bool(self.models) and plain(self.models[0]).startswith("generator")
        self.sides = self.models or (self.texts if self.key or self.choice else ())
        used = {*self.models, *self.texts, *self.annotators, self.key, self.choice, self.judge}
        used |= {self.question, self.question_id, self.input}
        self.others = [name for name in names.values() if name not in used]


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Two texts a row, each the answer of a model to a question, and their choices."""
    (file,) = files
    records = list(file.records(problems))
    columns = _Columns([record for _, record in records])
    builder = Builder()
    if not columns.question and not columns.question_id and not _asks(records, columns):
        builder.remark(_NO_QUESTION if columns.texts else _MODELS_ONLY)
    if columns.key and not columns.models:
        builder.remark(_BY_KEY, column=columns.key)
    if not columns.annotators and not columns.judge:
        builder.remark(_ONE_JUDGE, name=NOBODY)
    choices = columns.annotators or [columns.choice]
    numbers = _numbers(records, choices, columns)
    if numbers:
        builder.remark(_NUMBERS, column=choices[0], tie=numbers)
    asked: dict[tuple[str, str], str] = {}
    for line, record in records:
        ids = _texts(builder, file.name, line, record, columns, asked)
        for column in choices:
            judge = column if columns.annotators else cell(record.get(columns.judge)) or NOBODY
            value = _value(record.get(column), ids, record, columns, bool(numbers))
            if value is not None:
                builder.judge(judge, "", ids, value, file.name, line)
            else:
                values = {"value": cell(record.get(column))[:64]}
                problems.append(Problem(file.name, line, column, _CODES, values))
    return builder.done(why=_WHY)


def _asks(records: Sequence[tuple[int, Mapping[str, Any]]], columns: _Columns) -> bool:
    return any(is_conversation(record.get(side)) for _, record in records for side in columns.texts)


def _texts(
    builder: Builder,
    file: str,
    line: int,
    record: Mapping[str, Any],
    columns: _Columns,
    asked: dict[tuple[str, str], str],
) -> list[str]:
    """Add the two texts of a row; returns their ids."""
    question = cell(record.get(columns.question)) if columns.question else ""
    source = cell(record.get(columns.input)) if columns.input else ""
    parts: list[tuple[str, str]] = []
    for side in (0, 1):
        text: Any = record.get(columns.texts[side]) if columns.texts else ""
        prompt = ""
        if is_conversation(text):
            conversation = of_messages(text)
            question, text, prompt = (
                conversation.question,
                conversation.text,
                conversation.prompt,
            )
        parts.append((cell(text), prompt))
    short = cell(record.get(columns.question_id)) if columns.question_id else ""
    about = (question, source) if question or source else (short, "")
    name = ""
    if any(about) or columns.texts:
        key = about if any(about) else ("", str(line))
        name = asked.setdefault(key, f"q{len(asked) + 1}")
    extra = {other: record.get(other) for other in columns.others if _is_plain(record.get(other))}
    ids = []
    for side, (text, prompt) in enumerate(parts):
        system = _system(record, columns, side)
        about_text = {"question": question, "source": source, "prompt": prompt, **extra}
        if short or (name and not question):
            about_text["question_id"] = short or name
        own = "_".join(filter(None, [name, system]))
        ids.append(builder.text(own, text, file, line, system=system, **about_text))
    return ids


def _system(record: Mapping[str, Any], columns: _Columns, side: int) -> str:
    if columns.models:
        return cell(record.get(columns.models[side])).strip() or f"side {side + 1}"
    if columns.key:
        names = cell(record.get(columns.key)).split("_")
        if len(names) == 2:
            return names[side]
    return columns.texts[side]


def _value(
    given: Any, ids: Sequence[str], record: Mapping[str, Any], columns: _Columns, numbered: bool
) -> str | None:
    """The value of a judgment; empty where nobody has chosen, None where it is not understood.

    Positions from 0 stay as they are.
    """
    written = cell(given).strip()
    small = plain(written)
    if not written:
        return ""
    for side in (0, 1):
        own = {plain(pair[side]) for pair in (columns.models, columns.texts) if pair}
        if written == _system(record, columns, side) or small in own | _NAMES[side]:
            return ids[side]
    if ("both" in small and "bad" in small) or small == "neither":
        return "both_bad"
    if small in _TIES:
        return "tie"
    if numbered and is_number(written):
        number = float(written)
        nearest = round(number * 2) / 2
        sides = {1.0: ids[0], 2.0: ids[1], 1.5: "tie", 0.0: "tie"}
        return sides.get(nearest) if abs(number - nearest) < 0.01 else None
    return written if written in ("0", "1", "2") else None


def _numbers(
    records: Sequence[tuple[int, Mapping[str, Any]]], choices: Sequence[str], columns: _Columns
) -> str:
    """The number of a tie, where 1 and 2 are the texts; empty where that does not follow.

    Where 0, 1 and 2 were given, 0 may be the first text as well as a tie, unless the format says
    which.
    """
    written = {cell(record.get(column)).strip() for _, record in records for column in choices}
    written -= {""}
    if not written or not all(map(is_number, written)):
        return ""
    numbers = set(map(float, written))
    if min(numbers) < 0 or max(numbers) > 2.01 or max(numbers) <= 1.01:
        return ""
    if 0.0 in numbers and not (columns.key or columns.annotators or columns.generators):
        return ""
    return "1.5" if any(1.01 < number < 1.99 for number in numbers) else "0"


def _pair(names: Mapping[str, str], words: Sequence[str]) -> tuple[str, ...]:
    for word in words:
        for left, right in _SIDES:
            for form in ("{}_{}", "{}{}", "{}_name_{}", "{}_id_{}"):
                pair = form.format(word, left), form.format(word, right)
                if all(name in names for name in pair):
                    return names[pair[0]], names[pair[1]]
            turned = f"{left}_{word}", f"{right}_{word}"
            if all(name in names for name in turned):
                return names[turned[0]], names[turned[1]]
    return ()


def _first(names: Mapping[str, str], words: Sequence[str]) -> str:
    return next((names[word] for word in words if word in names), "")


def _is_plain(value: Any) -> bool:
    return isinstance(value, str | int | float) and len(str(value)) <= 200 and value != ""
