"""Tables with several texts in a row, and which of them are best and worst, or the best alone."""

from __future__ import annotations

import re
from collections import defaultdict
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
_ALONE = (
    *_BEST,
    *("choice", "chosen", "winner", "preferred", "preference", "selected", "favourite", "favorite"),
    *("vote", "wahl", "gewinner", "bevorzugt"),
)
"""Names of the choice where the best is all that is asked."""
_FEWEST, _TEXT = 3, 15
_CODES = QT_TRANSLATE_NOOP("Problem", "“{value}” is none of the texts of the row")
_SAME = QT_TRANSLATE_NOOP("Problem", "the same text is best and worst")
_ONE_JUDGE = QT_TRANSLATE_NOOP(
    "Materials", "the file names no judge; all choices are taken as those of one, “{name}”"
)
_FROM_0 = QT_TRANSLATE_NOOP("Materials", "the texts of a row are counted from 0 in its choices")
_WHY = QT_TRANSLATE_NOOP("Materials", "its rows have several texts, the best and the worst")
_BEST_ALONE = QT_TRANSLATE_NOOP(
    "Materials",
    "only the best of each row is in “{column}”; it counts as preferred to each of the others, "
    "which are not compared with each other",
)
_WHY_BEST = QT_TRANSLATE_NOOP("Materials", "its rows have several texts and the best of them")
_NOBODY = "judge"
_STATUS = "assignment_status"
_ABOUT = ("question", "question_id", "source")


def recognises(files: Sequence[File]) -> bool:
    """Return whether rows have three texts or more, and columns for the best and the worst; or one
    that names a text of its row in each."""
    sample = files[0].sample() if len(files) == 1 else []
    names = _names(sample)
    systems = _places(names, _SYSTEMS)
    places = _places(names) or systems
    if len(places) < _FEWEST:
        return False
    if _column(names, _WORST):
        return bool(_column(names, _BEST))
    best, words = _column(names, _ALONE), _words(places, from_0=False) | {"0": ""}
    given = [(row, cell(row.get(best)).strip()) for row in sample if best]
    return any(value for _, value in given) and all(
        not value
        or plain(value) in words
        or value in (*_texts(row, places).values(), *_texts(row, systems).values())
        for row, value in given
    )


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Each row is a choice among its texts; of the best alone, one between it and each other."""
    (file,) = files
    builder = Builder()
    rows = list(file.records(problems))
    names = _names([row for _, row in rows])
    systems = _places(names, _SYSTEMS)
    places = _places(names) or systems
    worst = _column(names, _WORST)
    ends = [_column(names, _BEST), worst] if worst else [_column(names, _ALONE)]
    if not worst:
        builder.remark(_BEST_ALONE, column=ends[0])
    role = {role_of(short_name(column))[0]: column for column in reversed(names.values())}
    if not systems and _answer_several(places, role, [row for _, row in rows]):
        systems = places
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
        if all(chosen) and worst and chosen[0] == chosen[1]:
            problems.append(Problem(file.name, line, worst, _SAME))
        elif all(chosen):
            person = cell(row.get(role.get("participant", ""))).strip() or _NOBODY
            criterion = cell(row.get(role.get("criterion", ""))).strip()
            seconds = cell(row.get(role.get("seconds", ""))).strip()
            best, items = chosen[0], list(own.values())
            sets = [items] if worst else [[best, item] for item in items if item != best]
            for each in sets:
                builder.judge(
                    person, criterion, each, ">".join(chosen), file.name, line, seconds=seconds
                )
    if rejected:
        builder.left_out(f"{status} Rejected", rejected)
    return builder.done(why=_WHY if worst else _WHY_BEST)


def _answer_several(
    places: Mapping[str, str], role: Mapping[str, str], rows: Sequence[Mapping[str, Any]]
) -> bool:
    """Return whether short entries of a row come with several questions, as systems do."""
    about = next((role[r] for r in ("question_id", "question", "source") if r in role), "")
    asked: dict[str, set[str]] = defaultdict(set)
    for row in rows:
        for text in _texts(row, places).values():
            asked[text].add(cell(row.get(about)).strip())
    return bool(asked) and all(
        len(text) < _TEXT and len(questions) > 1 for text, questions in asked.items()
    )


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
