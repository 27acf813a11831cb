"""Conversations whose answers people rated one by one, in the records of the conversations.

Ratings are at the messages (``"messages": [{"role": "assistant", "content": …, "annotations":
[{"annotator": "a1", "empathy": 4}]}]``), or in a list that names the turn of each.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from labeval.exchange.elsewhere.parts import is_position
from labeval.exchange.judgment_checks import TURN
from labeval.exchange.materials.column_names import is_place, role_of
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.conversations import is_answer, is_conversation, of_messages
from labeval.exchange.materials.flattening import cell, flat, objects
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder, about, columns_as_roles
from labeval.study.problems import Problem
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Conversations whose answers are rated one by one")
_LISTS = (
    *("annotations", "annotation", "ratings", "rating", "labels", "judgments", "judgements"),
    *("evaluations", "evaluation", "scores", "reviews", "feedback", "human_ratings"),
)
_LONGEST = 60
"""Characters of an answer in words."""
_MOST_SPACES = 4
_NAMES = ("conversation_id", "conv_id", "chat_id", "thread_id")
_ONE_JUDGE = QT_TRANSLATE_NOOP(
    "Materials", "the file names no judge; all ratings are taken as those of one, “{name}”"
)
_FROM_0 = QT_TRANSLATE_NOOP("Materials", "answers are counted from 0 in “{column}”")
_BY_MESSAGE = QT_TRANSLATE_NOOP(
    "Materials", "“{column}” is the place of a message, of the user's and the model's together"
)
_TURN = QT_TRANSLATE_NOOP("Problem", "“{value}” is the place of no answer; there are {count}")
NOBODY = "judge"


@dataclass(frozen=True, slots=True)
class _Rating:
    """One person's ratings of one answer."""

    person: str
    turn: str
    """As the file names it; empty where the place of its message says it."""
    answer: int
    """The place of the answer, from 1; 0 where ``turn`` says it."""
    values: Mapping[str, Any]


def recognises(files: Sequence[File]) -> bool:
    """Return whether all first records are conversations, and most have ratings of answers."""
    sample = files[0].sample() if len(files) == 1 else []
    named = [(record, _messages(record)) for record in sample]
    if not sample or not all(name for _, name in named):
        return False
    rated = sum(any(True for _ in _ratings(record, name)) for record, name in named)
    return 2 * rated > len(sample)


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """A conversation is a text; a rating of one of its answers has its place."""
    (file,) = files
    builder = Builder()
    rows = [(line, r) for line, r in file.records(problems) if _messages(r)]
    own = [{n: v for n, v in r.items() if n not in (*_LISTS, _messages(r))} for _, r in rows]
    names = columns_as_roles(own)
    of_file = _OfFile(builder, [record for _, record in rows])
    for (line, record), rest in zip(rows, own, strict=True):
        messages = objects(record[_messages(record)])
        conversation = of_messages(messages)
        facts = about(rest, names)
        person = facts.pop("participant", "")
        person = next((cell(rest[n]) for n in rest if role_of(n)[0] == "participant"), person)
        facts = {n: v for n, v in facts.items() if role_of(n)[0] != "participant"}
        own_name = next((facts.pop(n) for n in _NAMES if n in facts), "")
        parts = [facts.get("question_id") or f"q{line}", facts.get("system", "")]
        id = facts.pop("id", "") or own_name or "_".join(filter(None, parts))
        if facts.get("question_id") == id or of_file.one_each(facts.get("question_id", "")):
            id = facts.pop("question_id")
        facts = {"question": conversation.question, "prompt": conversation.prompt, **facts}
        text = builder.text(id, conversation.text, file.name, line, **facts)
        for rating in _ratings(record, _messages(record)):
            turn = rating.answer or of_file.place(rating.turn, messages)
            if not turn:
                values: dict[str, object] = {"value": rating.turn, "count": conversation.answers}
                problems.append(Problem(file.name, line, of_file.column, _TURN, values))
                continue
            if not (who := rating.person or person):
                of_file.nobody = True
            for criterion, value in rating.values.items():
                more = {TURN: turn if conversation.answers > 1 else ""}
                builder.judge(who or NOBODY, criterion, text, value, file.name, line, **more)
    if of_file.nobody:
        builder.remark(_ONE_JUDGE, name=NOBODY)
    return builder.done()


class _OfFile:
    """Facts that all records of a file share: how answers are counted, and numbers of ids."""

    def __init__(self, builder: Builder, records: Sequence[Mapping[str, Any]]) -> None:
        self.nobody = False
        self.column = ""
        turns: set[int] = set()
        at_answers, beyond = True, False
        self._ids: dict[str, int] = {}
        for record in records:
            for name, value in record.items():
                if role_of(name)[0] == "question_id":
                    self._ids[cell(value)] = self._ids.get(cell(value), 0) + 1
            messages = objects(record[_messages(record)])
            for rating in _ratings(record, _messages(record)):
                if is_position(rating.turn) or rating.turn == "0":
                    place = int(rating.turn)
                    turns.add(place)
                    at_answers &= place < len(messages) and is_answer(messages[place])
                    beyond |= place > sum(map(is_answer, messages))
            self.column = self.column or next(
                (n for each in _listed(record) for n in each if role_of(n)[0] == TURN), ""
            )
        self._by_message = bool(turns) and beyond and at_answers
        self._first = 0 if 0 in turns else 1
        if self._by_message:
            builder.remark(_BY_MESSAGE, column=self.column)
        elif turns and self._first == 0:
            builder.remark(_FROM_0, column=self.column)

    def one_each(self, id: str) -> bool:
        """Return whether one conversation alone has an id."""
        return self._ids.get(id, 0) == 1

    def place(self, turn: str, messages: Sequence[Mapping[str, Any]]) -> int:
        """The place of an answer among the answers, from 1; 0 if there is none."""
        if not (is_position(turn) or turn == "0"):
            return 0
        if self._by_message:
            return sum(map(is_answer, messages[: int(turn) + 1]))
        place = int(turn) + 1 - self._first
        return place if 1 <= place <= sum(map(is_answer, messages)) else 0


def _messages(record: Mapping[str, Any]) -> str:
    """The key of the messages of a record; empty if it has none."""
    return next((name for name, value in record.items() if is_conversation(value)), "")


def _listed(value: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """The objects with ratings that an object has."""
    for name, own in value.items():
        if plain(name) in _LISTS:
            yield from ([own] if isinstance(own, dict) else objects(own))


def _ratings(record: Mapping[str, Any], name: str) -> Iterator[_Rating]:
    answers = 0
    for message in objects(record[name]):
        answers += is_answer(message)
        for each in _listed(message) if is_answer(message) else ():
            for rating in _one(each):
                yield _Rating(rating.person, "", answers, rating.values)
    for each in _listed(record):
        yield from (rating for rating in _one(each) if rating.turn)


def _one(each: Mapping[str, Any]) -> Iterator[_Rating]:
    """The rating of an object that may name its rater and its turn; no words are one."""
    person = turn = ""
    values: dict[str, Any] = {}
    for name, value in flat(each).items():
        last = name.rpartition(".")[2]
        role = role_of(last)[0]
        if role == "participant":
            person = cell(value)
        elif role == TURN:
            turn = cell(value)
        elif (isinstance(value, bool | int | float) and not is_place(last)) or (
            _is_word(value) and role not in ("answered_at", "seconds", "id")
        ):
            values[last] = value
    if values:
        yield _Rating(person, turn, 0, values)


def _is_word(value: Any) -> bool:
    """Return whether a value may be an answer in words, and is no remark."""
    return isinstance(value, str) and 0 < len(value) <= _LONGEST and value.count(" ") < _MOST_SPACES
