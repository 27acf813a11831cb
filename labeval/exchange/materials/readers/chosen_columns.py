"""Tables with a row for each rater and a column for each question, with the system that was chosen.

Such as ``rater, q1, q2, q3`` with ``aurora``, ``boreal`` or ``tie`` in the cells, or
``q1_fluency, q1_depth, q2_fluency, …``.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from labeval.exchange.elsewhere.opposites import are_opposites
from labeval.exchange.elsewhere.scales import ladder_of
from labeval.exchange.materials.column_content import is_number
from labeval.exchange.materials.column_names import role_of
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.pair_columns import is_both_bad, is_none, is_tie, side_named
from labeval.exchange.materials.rated_heads import RatedText, rated_texts
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder
from labeval.exchange.materials.readers.surveys import add_attributes
from labeval.study.problems import Problem, listed
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "A column for each question, with the chosen system")
_READ = QT_TRANSLATE_NOOP(
    "Materials",
    "the columns {columns} are read as choices between two of {systems}, taken for systems",
)
_ONE_ALONE = QT_TRANSLATE_NOOP("Materials", "questions with one system alone in all answers")
_NOBODY = QT_TRANSLATE_NOOP("Problem", "is empty")
_NUMBERED = re.compile("([a-z]*?)_?[0-9]+")
_NO_SYSTEMS = frozenset(
    {"yes", "no", "true", "false", "right", "wrong", "good", "bad", "agree", "disagree", "pass"}
    | {
        "fail",
        "low",
        "high",
        "human",
        "ai",
        "machine",
        "real",
        "fake",
        "male",
        "female",
        "positive",
        "negative",
    }
    | {"ja", "nein", "wahr", "falsch", "richtig", "gut", "schlecht", "mensch", "ki", "maschine"}
)
"""Answers about one text, which may be all of a question."""
_LONGEST, _MOST, _TWO = 40, 20, 2


def recognises(files: Sequence[File]) -> bool:
    """Return whether each row is another rater, and cells below numbers name two systems each."""
    return len(files) == 1 and bool(_chosen(files[0].sample())[1])


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Each question has a text of each of its two systems; other columns are about the raters."""
    (file,) = files
    builder = Builder()
    person, heads = _chosen(file.sample())
    rows = list(file.records(problems))
    systems = _systems([row for _, row in rows], heads)
    raters = []
    for line, row in rows:
        rater = cell(row.get(person)).strip()
        if not rater:
            problems.append(Problem(file.name, line, person, _NOBODY))
            continue
        raters.append((rater, row))
        for column, head in heads.items():
            answer = cell(row.get(column)).strip()
            both = systems[head.number]
            if not answer or len(both) < _TWO:
                builder.left_out(_ONE_ALONE, int(bool(answer)))
                continue
            ids = {
                plain(name): builder.text(
                    f"{head.number}_{name}", "", file.name, 1, system=name, question_id=head.number
                )
                for name in both
            }
            other = "both_bad" if is_both_bad(plain(answer)) else "tie"
            value = ids.get(plain(answer), other)
            builder.judge(rater, head.criterion, [*ids.values()], value, file.name, line)
    every = [str(name) for name in dict.fromkeys(n for _, row in rows for n in row)]
    add_attributes(builder, raters, [n for n in every if n not in heads and n != person])
    names = dict.fromkeys(name for both in systems.values() for name in both)
    builder.remark(_READ, columns=listed(heads), systems=listed(names))
    return builder.done()


def _chosen(rows: Sequence[Mapping[str, Any]]) -> tuple[str, dict[str, RatedText]]:
    """The column of raters, and column to its question and criterion; none in another table."""
    columns = list(dict.fromkeys(str(name) for row in rows for name in row))
    persons = [column for column in columns if role_of(column)[0] == "participant"]
    raters = {cell(row.get(persons[0])) for row in rows} if len(persons) == 1 else set()
    if len(raters) < max(len(rows), _TWO):
        return "", {}
    named = [c for c in columns if c not in persons and _are_names(_answers(rows, [c]))]
    numbered = {c: RatedText(c) for c in named if _NUMBERED.fullmatch(plain(c))}
    heads = rated_texts(named) or numbered
    found = {c: head for c, head in heads.items() if not head.system}
    systems = _systems(rows, found)
    chosen = {name for both in systems.values() for name in both}
    are_few = len(found) >= _TWO and _TWO <= len(chosen) <= _MOST
    both = all(len(both) <= _TWO for both in systems.values())
    return persons[0], found if are_few and both and _are_systems(chosen) else {}


def _answers(rows: Sequence[Mapping[str, Any]], columns: Collection[str]) -> dict[str, None]:
    """The names that were chosen, each once as it was written first, without ties."""
    given = (cell(row.get(column)).strip() for column in columns for row in rows)
    words: dict[str, str] = {}
    for word in given:
        small = plain(word)
        if word and not (is_tie(small) or is_none(small) or is_both_bad(small)):
            words.setdefault(small, word)
    return dict.fromkeys(words.values())


def _systems(
    rows: Sequence[Mapping[str, Any]], heads: Mapping[str, RatedText]
) -> dict[str, list[str]]:
    """Question to its systems; those of all questions where there are two."""
    columns: dict[str, list[str]] = defaultdict(list)
    for column, head in heads.items():
        columns[head.number].append(column)
    every = sorted(_answers(rows, heads))
    if len(every) == _TWO:
        return dict.fromkeys(columns, every)
    return {number: sorted(_answers(rows, own)) for number, own in columns.items()}


def _are_names(words: Collection[str]) -> bool:
    return 0 < len(words) <= _TWO and all(
        len(word) <= _LONGEST and not is_number(word) for word in words
    )


def _are_systems(words: Collection[str]) -> bool:
    """Return whether words are no answers of other questions: neither sides nor on a scale."""
    small = [plain(word) for word in words]
    return not (
        not _NO_SYSTEMS.isdisjoint(small)
        or any(side_named(word) is not None for word in small)
        or ladder_of(words)
        or are_opposites(small)
    )
