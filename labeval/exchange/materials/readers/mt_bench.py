"""MT-bench: questions, answers in two turns, and judgments of pairs or of single answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from labeval.exchange.materials.containers import File
from labeval.exchange.materials.conversations import of_turns
from labeval.exchange.materials.flattening import cell, entries, objects
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = "MT-bench"
_QUESTION = {"question_id", "category", "turns"}
_ANSWER = {"question_id", "model_id", "choices"}
_PAIR = {"question_id", "model_1", "model_2", "g1_winner"}
_SINGLE = {"question_id", "model", "judge", "score"}
_BOTH_ORDERS = QT_TRANSLATE_NOOP(
    "Materials",
    "each pair was judged in both orders; both judgments are kept, where the winners differ too",
)
_NO_QUESTIONS = QT_TRANSLATE_NOOP(
    "Materials", "the questions are not in the file; give the file of questions together with it"
)
_QUESTIONS_ONLY = QT_TRANSLATE_NOOP("Problem", "has questions without answers")
_GIVE_ANSWERS = QT_TRANSLATE_NOOP("Problem", "give the files of answers together with it")
_NO_ANSWERS = QT_TRANSLATE_NOOP(
    "Materials", "the answers are not in the file; give the files of answers together with it"
)


def recognises(files: Sequence[File]) -> bool:
    """Return whether any file has answers or judgments, and the others questions."""
    kinds = [_kind(file) for file in files]
    return all(kinds) and (len(files) == 1 or any(kind is not _QUESTION for kind in kinds))


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """A text is a model's answer to a question, with both turns."""
    builder = Builder()
    by_kind = [(_kind(file), file) for file in files]
    questions: dict[str, Mapping[str, Any]] = {}
    for kind, file in by_kind:
        if kind is _QUESTION:
            questions |= {cell(row["question_id"]): row for _, row in file.records(problems)}
    for kind, file in by_kind:
        if kind is _ANSWER:
            for line, row in file.records(problems):
                _answer(builder, file.name, line, row, questions)
    answered = bool(builder.material.rows)
    turns = {
        cell(row.get("turn"))
        for kind, file in by_kind
        if kind in (_PAIR, _SINGLE)
        for _, row in file.records()
    }
    for kind, file in by_kind:
        for line, row in file.records(problems) if kind in (_PAIR, _SINGLE) else ():
            criterion = f"turn {cell(row.get('turn'))}" if len(turns) > 1 else ""
            judge = row.get("judge")
            person = cell(judge[0] if isinstance(judge, list) and judge else judge) or "judge"
            if kind is _SINGLE:
                item = _id(builder, file.name, line, row, "model", questions)
                builder.judge(person, criterion, item, row.get("score"), file.name, line)
            else:
                sides = [_id(builder, file.name, line, row, f"model_{n}", questions) for n in "12"]
                _pair(builder, person, criterion, sides, row, file.name, line)
    if not questions:
        builder.remark(_NO_QUESTIONS)
    if not answered and len(builder.material.rows) == 0:
        problems.append(Problem(files[0].name, None, "", _QUESTIONS_ONLY, {}, _GIVE_ANSWERS))
    elif not answered:
        builder.remark(_NO_ANSWERS)
    if any(kind is _PAIR for kind, _ in by_kind):
        builder.remark(_BOTH_ORDERS)
    return builder.done()


def _kind(file: File) -> set[str] | None:
    sample = file.sample()
    names = set(sample[0]) if sample else set()
    kinds = (_PAIR, _SINGLE, _ANSWER, _QUESTION)
    return next((kind for kind in kinds if kind <= names), None)


def _answer(
    builder: Builder,
    file: str,
    line: int,
    row: Mapping[str, Any],
    questions: Mapping[str, Mapping[str, Any]],
) -> None:
    turns = next((entries(choice.get("turns")) for choice in objects(row.get("choices"))), [])
    number = cell(row["question_id"])
    asked = entries(questions.get(number, {}).get("turns"))
    conversation = of_turns([cell(turn) for turn in asked], [cell(turn) for turn in turns])
    name = f"q{number}_{cell(row['model_id'])}"
    facts = _about(number, cell(row["model_id"]), questions) | {"question": conversation.question}
    builder.text(name, conversation.text, file, line, **facts)


def _id(
    builder: Builder,
    file: str,
    line: int,
    row: Mapping[str, Any],
    column: str,
    questions: Mapping[str, Mapping[str, Any]],
) -> str:
    number, model = cell(row["question_id"]), cell(row.get(column))
    return builder.text(f"q{number}_{model}", "", file, line, **_about(number, model, questions))


def _about(number: str, model: str, questions: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
    question = questions.get(number, {})
    turns, references = entries(question.get("turns")), entries(question.get("reference"))
    return {
        "system": model,
        "question_id": number,
        "question": cell(turns[0]) if turns else "",
        "category": cell(question.get("category")),
        "reference_answer": "\n\n".join(map(cell, references)),
    }


def _pair(
    builder: Builder,
    person: str,
    criterion: str,
    sides: Sequence[str],
    row: Mapping[str, Any],
    file: str,
    line: int,
) -> None:
    """Two judgments: of the pair as it is, and with its sides exchanged."""
    values = {"model_1": sides[0], "model_2": sides[1], "tie": "tie"}
    for column, order in (("g1_winner", sides), ("g2_winner", sides[::-1])):
        winner = cell(row.get(column))
        if winner in values:
            builder.judge(person, criterion, order, values[winner], file, line)
        elif winner:
            builder.left_out(winner)
