"""Pairs of answers to a question with a choice: Chatbot Arena, PandaLM, AlpacaEval and others.

A text is a model's answer to a question: the same model has another text for every question.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from labeval.exchange.materials.column_content import is_number
from labeval.exchange.materials.column_names import PLURALS, is_personal
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.conversations import (
    is_conversation,
    of_messages,
    with_lists,
    written_messages,
)
from labeval.exchange.materials.flattening import cell, entries, flat, objects
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.of_raters import columns_of_raters
from labeval.exchange.materials.one_choice import (
    CHOSEN,
    listed_in,
    of_each_judge,
    of_listed_choices,
    of_one_choice,
)
from labeval.exchange.materials.pair_columns import (
    POSITIONS,
    PairColumns,
    is_both_bad,
    is_none,
    is_tie,
)
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder, kinds_of, name_of_factor
from labeval.study.problems import Problem, listed
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Pairs of answers with a choice")
_ONE_JUDGE = QT_TRANSLATE_NOOP(
    "Materials", "the file names no judge; all choices are taken as those of one, “{name}”"
)
_LISTED = QT_TRANSLATE_NOOP(
    "Materials",
    "each place in “{column}” counts as one rater; below 0 the first text was chosen, above 0 the "
    "second, 0 is a tie",
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
_JUDGES = QT_TRANSLATE_NOOP(
    "Materials", "who judged is read from “{column}”; {others} might say it, too"
)
_CHOICES = QT_TRANSLATE_NOOP(
    "Materials", "each of the columns {columns} is a choice by a criterion of its own"
)
_TURNS = QT_TRANSLATE_NOOP(
    "Materials", "choices about different turns (“{column}”) have a criterion of their own each"
)
_RATED = QT_TRANSLATE_NOOP(
    "Materials", "the columns {columns} are read as ratings of the two texts by “{criterion}”"
)
_NONE = {
    "both_bad": QT_TRANSLATE_NOOP(
        "Materials", "“none” in “{column}” is read as: both texts are bad; “both” as a tie"
    ),
    "tie": QT_TRANSLATE_NOOP("Materials", "“none” in “{column}” is read as a tie"),
}
_STRENGTH = QT_TRANSLATE_NOOP(
    "Materials",
    "“{column}” says how much better one text is; which one is taken, and not how much better",
)
_GRADES = QT_TRANSLATE_NOOP(
    "Problem", "goes from 1 to {highest}, which does not say how its numbers name one of two texts"
)
_SAY_GRADES = QT_TRANSLATE_NOOP(
    "Problem", "write A, B or tie in place of its numbers, or the same as -3 to 3"
)
_WEIGHED = QT_TRANSLATE_NOOP(
    "Materials", "numbers between 1 and 2 in “{column}” are taken as the choice they are nearer to"
)
_SIDES_ALONE = QT_TRANSLATE_NOOP(
    "Materials",
    "the file names no systems; “{first}” and “{second}” take their place, so that the first text "
    "of each row is compared with the second",
)
_PREFERRED = QT_TRANSLATE_NOOP(
    "Materials",
    "the file names no systems; “chosen” and “rejected” take their place, and the first always won",
)
_HALF, _LEAST = 1.5, 0.01
NOBODY = "judge"
_TWO = 2
_WHY = QT_TRANSLATE_NOOP("Materials", "its rows have two texts and a choice")


def recognises(files: Sequence[File]) -> bool:
    """Return whether rows have two models or texts, and a choice, a column for each judge, or
    ratings of both."""
    sample = files[0].sample() if len(files) == 1 else []
    written = written_messages(sample)
    each = [own for record in sample for _, own in of_each_judge(record)]
    columns = PairColumns([_of_pair(record, written) for record in each])
    return bool(columns.sides and (columns.choices or columns.annotators or columns.rated))


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Two texts a row, each the answer of a model to a question, and their choices."""
    (file,) = files
    written = written_messages(file.sample())
    found = [
        (line, kind, _of_pair(own, written))
        for line, record in file.records(problems)
        for kind, own in of_each_judge(record)
    ]
    records = [(line, record) for line, _, record in found]
    columns = PairColumns([record for _, record in records])
    builder = Builder()
    choices = list(columns.annotators) or columns.choices
    numbers = _numbers(records, list(columns.annotators) or choices[:1], columns)
    _say(builder, records, columns, choices, numbers)
    if column := next(filter(None, map(listed_in, file.sample())), ""):
        builder.remark(_LISTED, column=column)
    kinds = kinds_of(dict.fromkeys(kind for _, kind, _ in found if kind), builder)
    of_raters = _of_raters([record for _, record in records], columns)
    shared = _shared_ids(records, columns)
    work = _Work(builder, columns, file.name, shared, of_raters)
    turns = _chosen_by_turn(records, columns)
    unknown = {column for column in choices if columns.grades(column)}
    for column in unknown:
        values: dict[str, object] = {"highest": columns.grades(column)}
        problems.append(Problem(file.name, None, column, _GRADES, values, _SAY_GRADES))
    strong = {column for column in choices if columns.strengths(column)}
    several = len(choices) > 1 and not columns.annotators
    nobody = {column: columns.nobody(column) for column in choices}
    for line, kind, record in found:
        ids = work.texts(line, record)
        of_kind = {"condition": kinds[kind]} if kind in kinds else {}
        judge = cell(record.get(columns.judge)) or NOBODY
        if of_raters:
            builder.attribute(judge, {name: record.get(name) for name in of_raters})
        about = cell(record.get(columns.criterion)).strip() if columns.criterion else ""
        if turns:
            about = " ".join(filter(None, [about, f"turn {cell(record.get(columns.turn))}"]))
        for column in choices:
            if column in unknown:
                continue
            own = column.rsplit(".", 1)[-1] if several else ""
            person, own = columns.annotators.get(column, (judge, own))
            criterion = " ".join(filter(None, [about, own]))
            given = record.get(column)
            value = _value(
                given, ids, record, columns, bool(numbers), column in strong, nobody[column]
            )
            if value is not None:
                builder.judge(person, criterion, ids, value, file.name, line, **of_kind)
            else:
                about_value = {"value": cell(given)[:64]}
                problems.append(Problem(file.name, line, column, _CODES, about_value))
        for criterion, pair in columns.rated.items():
            for id, column in zip(ids, pair, strict=True):
                builder.judge(judge, criterion, id, record.get(column), file.name, line)
    return builder.done(why=_WHY)


def _of_pair(record: Mapping[str, Any], written: Sequence[str]) -> dict[str, Any]:
    """A flat record with its lists of messages, those written as JSON too."""
    return of_one_choice(_side_by_side(of_listed_choices(with_lists(record, written))))


def _side_by_side(record: Mapping[str, Any]) -> dict[str, Any]:
    """A flat record; a list of two texts, as ``"summaries": [{"text": …}, …]``, is ``text_0``,
    ``text_1`` and so on."""
    for name, value in record.items():
        two = objects(value)
        if len(two) == len(entries(value)) == _TWO and plain(name) in PLURALS:
            rest = {other: given for other, given in record.items() if other != name}
            sides = {f"{key}_{n}": own for n, each in enumerate(two) for key, own in each.items()}
            return flat({**rest, **sides})
    return flat(record)


def _say(
    builder: Builder,
    records: Sequence[tuple[int, Mapping[str, Any]]],
    columns: PairColumns,
    choices: Sequence[str],
    numbers: str,
) -> None:
    """Remarks about everything that is assumed."""
    asks = columns.question or columns.question_id or columns.source or _asks(records, columns)
    if not asks:
        builder.remark(_NO_QUESTION if columns.texts else _MODELS_ONLY)
    if not columns.models and CHOSEN in columns.texts:
        builder.remark(_PREFERRED)
    elif not (columns.models or columns.key or columns.own_names[0]):
        builder.remark(_SIDES_ALONE, first=columns.texts[0], second=columns.texts[1])
    if columns.key and not columns.models:
        builder.remark(_BY_KEY, column=columns.key)
    if not columns.annotators and not columns.judge:
        builder.remark(_ONE_JUDGE, name=NOBODY)
    if len(columns.judges) > 1 and not columns.annotators:
        builder.remark(_JUDGES, column=columns.judge, others=listed(columns.judges[1:]))
    if len(choices) > 1 and not columns.annotators:
        builder.remark(_CHOICES, columns=listed(choices))
    if _chosen_by_turn(records, columns):
        builder.remark(_TURNS, column=columns.turn)
    for criterion, pair in columns.rated.items():
        builder.remark(_RATED, columns=listed(pair), criterion=criterion)
    for column in choices:
        if columns.says_none(column):
            builder.remark(_NONE[columns.nobody(column)], column=column)
    for column in choices:
        if columns.strengths(column):
            builder.remark(_STRENGTH, column=column)
    if numbers:
        builder.remark(_NUMBERS, column=choices[0], tie=numbers)
    if numbers and any(_is_weighed(record.get(choices[0])) for _, record in records):
        builder.remark(_WEIGHED, column=choices[0])


def _asks(records: Sequence[tuple[int, Mapping[str, Any]]], columns: PairColumns) -> bool:
    return any(is_conversation(record.get(side)) for _, record in records for side in columns.texts)


def _chosen_by_turn(records: Sequence[tuple[int, Mapping[str, Any]]], columns: PairColumns) -> bool:
    """Return whether choices are about a turn: of a judge about several turns of the same two, or
    about a turn before the last one of the conversation.

    Elsewhere such a column counts the turns of a conversation.
    """
    if not columns.turn:
        return False
    before = [_answers_after(record, columns) for _, record in records]
    if any(after > 0 for after in before) and min(before) >= 0:
        return True
    own = (columns.judge, columns.question_id, columns.question, *columns.sides)
    seen: dict[tuple[str, ...], str] = {}
    for _, record in records:
        turn = cell(record.get(columns.turn))
        if seen.setdefault(tuple(cell(record.get(c)) for c in own if c), turn) != turn:
            return True
    return False


def _answers_after(record: Mapping[str, Any], columns: PairColumns) -> int:
    """Answers of the shorter conversation after the turn; -1 where it has no such turn."""
    turn = cell(record.get(columns.turn))
    sides = [record[side] for side in columns.texts if is_conversation(record.get(side))]
    answers = [of_messages(side).answers for side in sides]
    if not (answers and turn.isdecimal() and int(turn)):
        return -1
    return max(min(answers) - int(turn), -1)


def _of_raters(records: Sequence[Mapping[str, Any]], columns: PairColumns) -> list[str]:
    """The columns about who judged, without those that may identify a person."""
    if columns.annotators or not columns.judge:
        return []
    plain_ones = [n for n in columns.others if all(_is_plain(row.get(n)) for row in records)]
    asked = [columns.question, columns.question_id, columns.source]
    asked = list(filter(None, asked)) or list(columns.texts)
    found = columns_of_raters(records, columns.judge, plain_ones, asked)
    return [name for name in found if not is_personal(name)]


def _shared_ids(
    records: Sequence[tuple[int, Mapping[str, Any]]], columns: PairColumns
) -> frozenset[str]:
    """Ids of questions that stand for more than one question."""
    asked: dict[str, set[tuple[str, str]]] = defaultdict(set)
    for _, record in records:
        about = tuple(cell(record.get(c)) if c else "" for c in (columns.question, columns.source))
        asked[cell(record.get(columns.question_id))].add((about[0], about[1]))
    return frozenset(id for id, questions in asked.items() if len(questions) > 1)


class _Work:
    """Texts of the rows.

    Args:
        shared: ids that stand for more than one question, and so for none.
        of_raters: columns about who judged.
    """

    def __init__(
        self,
        builder: Builder,
        columns: PairColumns,
        file: str,
        shared: frozenset[str],
        of_raters: Sequence[str],
    ) -> None:
        self._factors = [name for name in columns.others if name not in of_raters]
        self._builder, self._columns, self._file, self._shared = builder, columns, file, shared
        self._asked: dict[tuple[str, str], str] = {}

    def texts(self, line: int, record: Mapping[str, Any]) -> list[str]:
        """Add the two texts of a row; returns their ids."""
        columns = self._columns
        question, source, reference = (
            _asked(record.get(column)) if column else ""
            for column in (columns.question, columns.source, columns.reference)
        )
        if is_conversation(record.get(columns.source)) and not question:
            question, source = source, ""
        parts: list[tuple[str, str]] = []
        for side in (0, 1):
            text: Any = record.get(columns.texts[side]) if columns.texts else ""
            prompt = ""
            if is_conversation(text):
                conversation = of_messages(text)
                question, text, prompt = (
                    conversation.question or question,
                    conversation.text,
                    conversation.prompt,
                )
            parts.append((cell(text), prompt))
        short = cell(record.get(columns.question_id)) if columns.question_id else ""
        short = "" if short in self._shared else short
        about = (question, source) if question or source else (short, "")
        name = ""
        if any(about) or columns.texts:
            key = about if any(about) else ("", str(line))
            name = self._asked.setdefault(key, f"q{len(self._asked) + 1}")
        extra = {
            name_of_factor(o): record.get(o) for o in self._factors if _is_plain(record.get(o))
        }
        ids = []
        for side, (text, prompt) in enumerate(parts):
            system = columns.system(record, side)
            about_text = {
                "question": question,
                "source": source,
                "reference_answer": reference,
                "prompt": prompt,
                **extra,
            }
            if short or (name and not question):
                about_text["question_id"] = short or name
            own = "_".join(filter(None, [name, system]))
            ids.append(self._builder.text(own, text, self._file, line, system=system, **about_text))
        return ids


def _asked(value: Any) -> str:
    """The question of a cell: its text, or the first message of a user."""
    return of_messages(value).question if is_conversation(value) else cell(value)


def _value(
    given: Any,
    ids: Sequence[str],
    record: Mapping[str, Any],
    columns: PairColumns,
    numbered: bool,
    strong: bool,
    nobody: str,
) -> str | None:
    """The value of a judgment; empty where nobody has chosen, None where it is not understood.

    Positions from 0 stay as they are.
    """
    written = cell(given).strip()
    small = plain(written)
    if not written:
        return ""
    side = columns.side_of(small, written, record)
    if side is not None:
        return ids[side]
    if is_both_bad(small):
        return "both_bad"
    if is_tie(small):
        return "tie"
    if is_none(small):
        return nobody
    if numbered and is_number(written):
        number = float(written)
        if 1 <= number <= _TWO + 0.01:
            return ids[number > _HALF] if abs(number - _HALF) > _LEAST else "tie"
        return "tie" if number == 0 else None
    if strong and is_number(written):
        return str((float(written) > 0) - (float(written) < 0))
    return written if written in POSITIONS else None


def _numbers(
    records: Sequence[tuple[int, Mapping[str, Any]]], choices: Sequence[str], columns: PairColumns
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


def _is_weighed(given: Any) -> bool:
    """Return whether a number says only how likely each of two texts is to be the better one."""
    written = cell(given).strip()
    number = float(written) if is_number(written) else 0.0
    return abs(number - round(number * 2) / 2) > _LEAST


def _is_plain(value: Any) -> bool:
    return isinstance(value, str | int | float) and len(str(value)) <= 200 and value != ""
