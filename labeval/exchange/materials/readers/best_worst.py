"""Tables of best–worst scaling: several texts in a row, and which of them are best and worst."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from labeval.exchange.materials.column_names import role_of
from labeval.exchange.materials.compared_texts import groups_of
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder
from labeval.exchange.materials.readers.mturk import short_name
from labeval.study.problems import Problem
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Best and worst of several texts")
_SERIES = re.compile(
    "(item|text|option|answer|response|tuple|candidate|antwort|summary|translation|output|story|"
    "completion|paraphrase|simplification|headline|zusammenfassung|uebersetzung)"
    "_?([0-9]{1,2}|[a-h])"
)
_SYSTEMS = re.compile("(system|sys|model|llm|generator|modell)_?([0-9]{1,2}|[a-h])")
_BEST = ("best", "best_item", "best_text", "bestitem", "beste", "bester")
_WORST = ("worst", "worst_item", "worst_text", "worstitem", "schlechteste", "schlechtester")
_FEWEST, _TEXT = 3, 15
_CODES = QT_TRANSLATE_NOOP("Problem", "“{value}” is none of the texts of the row")
_SAME = QT_TRANSLATE_NOOP("Problem", "the same text is best and worst")
_ONE_JUDGE = QT_TRANSLATE_NOOP(
    "Materials", "the file names no judge; all choices are taken as those of one, “{name}”"
)
_FROM_0 = QT_TRANSLATE_NOOP("Materials", "the texts of a row are counted from 0 in its choices")
_WHY = QT_TRANSLATE_NOOP("Materials", "its rows have several texts, the best and the worst")
_NOBODY = "judge"
_STATUS = "assignment_status"
_ABOUT = ("question", "question_id", "source")


def recognises(files: Sequence[File]) -> bool:
    """Return whether rows have three texts or more, and columns for the best and the worst."""
    sample = files[0].sample() if len(files) == 1 else []
    names = _names(sample)
    series = _places(names) or _places(names, _SYSTEMS)
    return bool(_column(names, _BEST) and _column(names, _WORST)) and len(series) >= _FEWEST


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Each row is a choice among its texts."""
    (file,) = files
    builder = Builder()
    rows = list(file.records(problems))
    names = _names([row for _, row in rows])
    systems = _places(names, _SYSTEMS)
    places, ends = _places(names) or systems, (_column(names, _BEST), _column(names, _WORST))
    role = {role_of(short_name(column))[0]: column for column in reversed(names.values())}
    status = names.get(_STATUS, "")
    given = [(row, cell(row.get(column)).strip()) for _, row in rows for column in ends]
    by_text = all(
        value in ("", *_texts(row, places).values(), *_texts(row, systems).values())
        for row, value in given
    )
    from_0 = not by_text and any(value == "0" for _, value in given)
    words = {} if by_text else _words(places, from_0=from_0)
    if from_0:
        builder.remark(_FROM_0)
    if "participant" not in role:
        builder.remark(_ONE_JUDGE, name=_NOBODY)
    known: dict[str, str] = {}
    questions: dict[str, str] = {}
    together = groups_of([list(_texts(row, places).values()) or [""] for _, row in rows])
    rejected = 0
    for (line, row), group in zip(rows, together, strict=True):
        if status and cell(row.get(status)).casefold() == "rejected":
            rejected += 1
            continue
        texts = _texts(row, places)
        facts = {r: cell(row.get(role.get(r, ""))).strip() for r in _ABOUT}
        of_systems = _texts(row, systems)
        asked = next(filter(None, (facts[r] for r in ("question_id", "question", "source"))), "")
        about = asked or str(group)
        short = facts["question_id"] or (questions.setdefault(about, f"q{len(questions) + 1}"))
        if not asked and max(together) > 0:
            facts["question_id"] = short
        own: dict[str, str] = {}
        for place, text in texts.items():
            system = of_systems.get(place, "")
            is_id = len(text) < _TEXT and " " not in text
            name = text if is_id else known.setdefault(text, f"text{len(known) + 1}")
            if system and asked:
                name = f"{short}_{system}"
            shown = "" if is_id else text
            own[place] = builder.text(name, shown, file.name, line, system=system, **facts)
        by_name = {of_systems[place]: own[place] for place in of_systems if place in own}
        by_name |= {text: own[place] for place, text in texts.items()}
        values = [cell(row.get(column)).strip() for column in ends]
        chosen = [
            own.get(words[plain(value)], "") if plain(value) in words else by_name.get(value, "")
            for value in values
        ]
        for column, item in zip(ends, chosen, strict=True):
            if not item:
                given_as = {"value": cell(row.get(column))[:64]}
                problems.append(Problem(file.name, line, column, _CODES, given_as))
        if all(chosen) and chosen[0] == chosen[1]:
            problems.append(Problem(file.name, line, ends[1], _SAME))
        elif all(chosen):
            person = cell(row.get(role.get("participant", ""))).strip() or _NOBODY
            criterion = cell(row.get(role.get("criterion", ""))).strip()
            value = ">".join(chosen)
            seconds = cell(row.get(role.get("seconds", ""))).strip()
            builder.judge(
                person, criterion, list(own.values()), value, file.name, line, seconds=seconds
            )
    if rejected:
        builder.left_out(f"{status} Rejected", rejected)
    return builder.done(why=_WHY)


def _names(rows: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """Columns by their plain names."""
    return {plain(short_name(name)): name for row in rows for name in row}


def _places(names: Mapping[str, str], pattern: re.Pattern[str] = _SERIES) -> dict[str, str]:
    """Place of a text to its column, of the longest series; of its system by another pattern."""
    series: dict[str, dict[str, str]] = {}
    for name, column in names.items():
        if found := pattern.fullmatch(name):
            series.setdefault(found[1], {})[found[2]] = column
    return max(series.values(), key=len, default={})


def _column(names: Mapping[str, str], words: Sequence[str]) -> str:
    return next((names[word] for word in words if word in names), "")


def _texts(row: Mapping[str, Any], places: Mapping[str, str]) -> dict[str, str]:
    """Place to its text, without those that are blank."""
    texts = {place: cell(row.get(column)).strip() for place, column in places.items()}
    return {place: text for place, text in texts.items() if text}


def _words(places: Mapping[str, str], *, from_0: bool) -> dict[str, str]:
    """Words of a choice that stand for a text, to its place: a column, a letter or a number."""
    found: dict[str, str] = {}
    for n, (place, column) in enumerate(places.items()):
        found |= {
            str(n if from_0 else n + 1): place,
            chr(ord("a") + n): place,
            plain(short_name(column)): place,
        }
    return found | {place: place for place in places if not (from_0 and place.isdecimal())}
