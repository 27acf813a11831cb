"""Tables of texts with a column for each rater, or for each rater and criterion.

Such as ``rater1, rater2, rater3``, or ``annotator1_fluency, annotator2_fluency``.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import count
from typing import Any

from labeval.exchange.elsewhere.seen import OVERALL
from labeval.exchange.materials.column_content import Content, is_number
from labeval.exchange.materials.column_names import is_counted, is_place, role_of, series_of
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.criterion_names import name_criteria
from labeval.exchange.materials.flattening import cell, flat
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.model_raters import names_judge
from labeval.exchange.materials.of_raters import RATER, RATER_HEADS, SHORT_RATER, rater_of
from labeval.exchange.materials.rated_heads import names_systems
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import KINDS, Builder, about, columns_as_roles
from labeval.exchange.materials.readers.system_columns import crossed
from labeval.study.problems import Problem, listed
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Texts with a column for each rater")
_READ = QT_TRANSLATE_NOOP("Materials", "the columns {columns} are read as the ratings of {raters}")
_OF_JUDGE = QT_TRANSLATE_NOOP(
    "Materials",
    "“{column}” has the name of a model and is a fact about the texts here; if it has a model's "
    "ratings, call it “{name}” in the table, and “labeval judge-audit STUDY {name}” compares them "
    "with those of people",
)
_OF_SYSTEMS = QT_TRANSLATE_NOOP(
    "Materials",
    "in their names {systems} are read as systems, rated by {criteria}; where that is wrong, write "
    "a row for each text and rater, with the columns participant, id, system and a column for each "
    "criterion",
)
_NUMBERED = re.compile(r"(?P<who>(?:rating|score|mos)_?[0-9]{1,2})(?:_(?P<what>.+))?")
"""Ratings with a number of the rater alone."""
_OF_CRITERION = re.compile(r"(?P<what>.*[^\W\d]_?)_(?P<who>[1-9][0-9]?)")
"""A criterion with a number of the rater, next to a column of systems, so that a row is a text;
``rouge_1`` and ``rouge_2`` are none."""
_REPEATED = re.compile(
    r"(?P<what>.+?)(?:\.(?P<from1>[1-9][0-9]?)| \((?P<from2>[2-9]|[1-9][0-9])\))"
)
"""A head that comes again, as pandas (“.1” is the second) or this program (“(2)”) number it."""
_ID = re.compile(r"(?P<who>[0-9]{5,})(?P<what>)")
"""Raters by ids that are numbers, as those of students."""
_OF_KIND = re.compile(rf"{RATER}|{SHORT_RATER}")
_NUMBER = re.compile(r"_?(?:[0-9]+|[a-h])$")
_TEXT_NUMBER = re.compile("[0-9]$")
_NO_SYSTEM = frozenset(
    {"before", "after", "pre", "post", "question", "source", "prompt", "input", "vorher", "nachher"}
)
"""Words next to criteria that say what or when was rated, but name no system."""
_FIGURE = re.compile("(^|_)(mean|avg|average|std|sd|median|total|sum|min|max|before|after)$")
"""Names of figures that were computed from the ratings of several raters, or of two turns."""
_FEWEST = 2


def recognises(files: Sequence[File]) -> bool:
    """Return whether two columns or more have the ratings of a rater each, and rows name none."""
    sample = [flat(record) for record in files[0].sample()] if len(files) == 1 else []
    return bool(_rated(sample))


def _name(facts: Mapping[str, str]) -> str:
    """The name of a text by its id, or its question and system."""
    parts = [facts.get("id", "") or facts.get("question_id", ""), facts.get("system", "")]
    return "_".join(filter(None, parts))


def _rated(rows: Sequence[Mapping[str, Any]]) -> dict[str, tuple[str, str]]:
    """Column to its rater and criterion; empty where the table is another one."""
    columns = list(dict.fromkeys(name for row in rows for name in row))
    texts = any(_TEXT_NUMBER.search(column) and series_of(column)[0] for column in columns)
    found = _named(columns, rows, (*RATER_HEADS, _ID))
    if found or texts:
        return found
    of_text = any(role_of(column)[0] == "system" for column in columns)
    found = _repeated(columns, rows, of_text=of_text) or _named(columns, rows, (_NUMBERED,))
    if found or not of_text:
        return found
    return _numbered(columns, rows) or _by_person(columns, rows)


def _repeated(
    columns: Sequence[str], rows: Sequence[Mapping[str, Any]], *, of_text: bool
) -> dict[str, tuple[str, str]]:
    """Column to its rater and criterion, where the head of ratings comes once for each rater.

    Args:
        of_text: True if a row is one text: else a criterion may come once for each system.
    """
    if any(role_of(column)[0] == "participant" for column in columns):
        return {}
    found: dict[str, tuple[str, str]] = {}
    for column in columns:
        again = _REPEATED.fullmatch(column)
        first = again["what"] if again else ""
        if again is None or first not in columns or not _repeats_ratings((first, column), rows):
            continue
        number = int(again["from1"]) + 1 if again["from1"] else int(again["from2"])
        what = "" if role_of(first)[0] == "value" else first
        if what and not of_text:
            continue
        found[first] = ("rater_1", what)
        found[column] = (f"rater_{number}", what)
    return found


def _repeats_ratings(columns: Iterable[str], rows: Sequence[Mapping[str, Any]]) -> bool:
    return all(
        not (is_place(column) or is_counted(column))
        and role_of(column)[0] in ("", "value")
        and _holds_ratings(column, rows)
        for column in columns
    )


def _by_person(
    columns: Sequence[str], rows: Sequence[Mapping[str, Any]]
) -> dict[str, tuple[str, str]]:
    """Column to its rater and criterion, where names of criteria are combined with others each."""
    if any(role_of(column)[0] == "participant" for column in columns):
        return {}
    free = [c for c in columns if not (role_of(c)[0] or is_place(c) or is_counted(c))]
    free = [column for column in free if not _FIGURE.search(plain(column))]
    found = crossed([column for column in free if _holds_ratings(column, rows)])
    criteria = {what for _, what in found.values()}
    persons = {who for who, _ in found.values()}
    return found if name_criteria(criteria) and not name_criteria(persons) else {}


def _numbered(
    columns: Sequence[str], rows: Sequence[Mapping[str, Any]]
) -> dict[str, tuple[str, str]]:
    """Column to its rater and criterion, where each criterion has the numbers from 1 on."""
    found = {
        column: (f"rater_{who}", what)
        for column, (who, what) in _named(columns, rows, (_OF_CRITERION,)).items()
    }
    counts = Counter(what for _, what in found.values())
    all_numbers = {(f"rater_{n}", what) for what, k in counts.items() for n in range(1, k + 1)}
    whole = {*found.values()} == all_numbers and min(counts.values(), default=0) > 1
    return found if whole and name_criteria(counts) else {}


def _kind_of(rater: str) -> str:
    """The word for a rater with a number or letter, as “expert”; empty for one with a name."""
    return _NUMBER.sub("", rater) if _OF_KIND.fullmatch(plain(rater)) else ""


def _named(
    columns: Sequence[str], rows: Sequence[Mapping[str, Any]], names: Sequence[re.Pattern[str]]
) -> dict[str, tuple[str, str]]:
    """The same of columns with certain names."""
    found: dict[str, tuple[str, str]] = {}
    by_criterion: dict[str, set[str]] = defaultdict(set)
    for column in columns:
        named = rater_of(column, names)
        if named is None:
            if role_of(column)[0] == "participant":
                return {}
            continue
        who, what = named
        if not (is_place(what) or is_counted(what)) and _holds_ratings(column, rows):
            found[column] = named
            by_criterion[what].add(who)
    return found if any(len(raters) >= _FEWEST for raters in by_criterion.values()) else {}


def _systems(names: Collection[str], *, of_text: bool) -> dict[str, tuple[str, str]]:
    """System and criterion of each thing that raters rated; empty where it is criteria alone.

    Args:
        of_text: True if a row has the text that was rated: then unknown names are its criteria.
    """
    found = crossed(sorted(names))
    systems = {plain(system) for system, _ in found.values()}
    criteria = {criterion for _, criterion in found.values()}
    if found and name_criteria(criteria) and systems.isdisjoint(_NO_SYSTEM):
        return found
    named = of_text or not all(names) or any(name_criteria([name]) for name in names)
    unknown = len(names) >= _FEWEST and not named
    return {name: (name, "") for name in names} if unknown or names_systems(names) else {}


def _texts_of_systems(columns: Iterable[str], systems: Collection[str]) -> dict[str, str]:
    """System to the column of its texts, where one is called like it."""
    named = {plain(column): column for column in columns}
    return {system: named[plain(system)] for system in systems if plain(system) in named}


def _holds_ratings(column: str, rows: Sequence[Mapping[str, Any]]) -> bool:
    content = Content()
    for row in rows:
        if isinstance(row.get(column), list | dict):
            return False
        content.note(cell(row.get(column)))
    return bool(content.values) and (content.is_nearly_scale or len(content.values) == 1)


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Each row is a text, or one of its criteria; each column of a rater has their rating of it."""
    (file,) = files
    builder = Builder()
    rows = [(line, flat(record)) for line, record in file.records(problems)]
    rated = _rated([row for _, row in rows])
    named_ones = dict.fromkeys(name for _, row in rows for name in row)
    asked = next((n for n in named_ones if n not in rated and role_of(n)[0] == "criterion"), "")
    left_out = {*rated, asked}
    plain_rows = [{k: v for k, v in row.items() if k not in left_out} for _, row in rows]
    names = columns_as_roles(plain_rows)
    raters = dict.fromkeys(rater for rater, _ in rated.values())
    kinds = {rater: _kind_of(rater) for rater in raters}
    if len(named := dict.fromkeys(kinds.values())) > 1:
        builder.remark(KINDS, kinds=listed(named))
    else:
        kinds.clear()
    written = [about(own, names) for own in plain_rows]
    questions = [cell(row.get(asked)).strip() if asked else "" for _, row in rows]
    again = Counter(zip(map(_name, written), questions, strict=True))
    values = {cell(row.get(column)).strip() for _, row in rows for column in rated}
    unrated = {"*"} if "**" not in values else set()  # one star of five is a rating
    named_apart = any(facts.get("system") for facts in written)
    of_text = any(facts.get("text") for facts in written)
    whats = dict.fromkeys(what for _, what in rated.values())
    of_system = {} if named_apart else _systems(whats, of_text=of_text)
    systems = dict.fromkeys(system for system, _ in of_system.values())
    own_texts = _texts_of_systems(named_ones, systems)
    if systems:
        criteria = dict.fromkeys(criterion or OVERALL for _, criterion in of_system.values())
        builder.remark(_OF_SYSTEMS, systems=listed(systems), criteria=listed(criteria))
    known: dict[str, str] = {}
    for (line, row), facts, question in zip(rows, written, questions, strict=True):
        name = _name(facts)
        if question and not name and (text := facts.get("text", "")):
            name = known.setdefault(text, f"text_{line}")
        if not name or (again[name, question] > 1 and not facts.get("text")):
            name = f"{name or 'text'}_{line}"  # a row is a text, whatever it is called
        facts.pop("id", "")
        text = facts.pop("text", "")
        ids: dict[str, str] = {}
        for system in systems:
            own = {"question": text, "question_id": name, **facts, "system": system}
            written_by = cell(row.get(own_texts.get(system, "")))
            ids[system] = builder.text(f"{name}_{system}", written_by, file.name, line, **own)
        if not systems:
            ids[""] = builder.text(name, text, file.name, line, **facts)
        for column, (rater, what) in rated.items():
            if cell(row.get(column)).strip() in unrated:
                continue
            kind = kinds.get(rater, "")
            system, criterion = of_system.get(what, ("", what))
            id = ids[system]
            about_it = " ".join(filter(None, (question, criterion)))
            builder.judge(rater, about_it, id, row.get(column), file.name, line, condition=kind)
    builder.remark(_READ, columns=listed(rated), raters=listed(raters))
    if not any(what for _, what in rated.values()):
        _remark_judges(builder, [row for _, row in rows], named_ones, rated, raters)
    return builder.done()


def _remark_judges(
    builder: Builder,
    rows: Sequence[Mapping[str, Any]],
    names: Iterable[str],
    rated: Collection[str],
    raters: Collection[str],
) -> None:
    """Name the columns of numbers that may be a language model's ratings of the same texts."""
    free = (name for n in count(1) if (name := f"judge_{n}") not in raters)
    for column in (name for name in names if name not in rated and names_judge(name)):
        given = [own for row in rows if (own := cell(row.get(column)).strip())]
        if given and all(map(is_number, given)):
            builder.remark(_OF_JUDGE, column=column, name=next(free))
