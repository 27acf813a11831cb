"""Documents whose keys are systems and texts, and whose innermost objects hold scores.

Such as ``{"system": {"doc 1": {"coherence": 4}}}``, with a level of raters or without one, in
whatever order the levels are; names that are the same everywhere, as ``"scores"``, say nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from labeval.exchange.elsewhere.directions import names_rank
from labeval.exchange.materials.column_names import is_computed, is_place, role_of
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell
from labeval.exchange.materials.model import ITEM_ROLES, ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder
from labeval.exchange.materials.readers.nested.listed_ratings import BY_PLACE
from labeval.study.problems import Problem, listed
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Scores of systems and texts by their keys")
_DEEPEST = 8
_TEXT = 15
"""Characters of a text at least."""
_MOST_CRITERIA = 12
_MOST_RATERS = 30
_RATER = re.compile(
    "(rater|annotator|worker|judge|expert|coder|evaluator|turker|crowd|user|participant)s?_?.*"
    r"|(r|w|ann)_?\d+"
)
_ITEM = re.compile(r"\D*\d+")
"""A name with one number in it, as those of texts are."""
_KEYS = QT_TRANSLATE_NOOP(
    "Materials", "the keys {systems} are read as systems, and {texts} as texts"
)
_NOBODY = QT_TRANSLATE_NOOP(
    "Materials", "no key says who judged; all scores are taken as those of one rater"
)
_COMPUTED = QT_TRANSLATE_NOOP(
    "Materials", "left out: {names}, which have the names of scores that programs compute"
)
_ONE = "rater_1"


@dataclass(frozen=True, slots=True)
class _Scores:
    """Scores of one text, by one rater or by the places of lists."""

    path: tuple[str, ...]
    given: Mapping[str, Any]
    """Criterion to a number, or to a number of each rater; ``""`` names no criterion."""
    around: tuple[Mapping[str, Any], ...]
    """Objects that they are in, the outermost first."""


@dataclass(frozen=True, slots=True)
class _Levels:
    """The places of keys on the way to scores; -1 for a level that is not there."""

    system: int
    text: int
    rater: int


def recognises(files: Sequence[File]) -> bool:
    """Return whether the keys of a document are systems and texts with scores."""
    document = files[0].document if len(files) == 1 else None
    return isinstance(document, dict) and _levels(list(_scores(document))) is not None


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Each innermost object has the scores of one text of one system."""
    (file,) = files
    builder = Builder()
    found = list(_scores(file.document))
    levels = _levels(found)
    if levels is None:
        return builder.done()
    computed: dict[str, None] = {}
    by_place = False
    for line, scores in enumerate(found, start=1):
        system, text = scores.path[levels.system], scores.path[levels.text]
        facts = _about(scores.around)
        written = facts.pop("text", "")
        about = {**facts, "system": system, "question_id": text}
        id = builder.text(f"{text}_{system}", written, file.name, line, **about)
        for criterion, given in scores.given.items():
            if is_computed(criterion) or is_place(criterion) or names_rank(criterion):
                computed[criterion] = None
                continue
            own = scores.path[levels.rater] if levels.rater >= 0 else _ONE
            by_place |= isinstance(given, list)
            each = enumerate(given, start=1) if isinstance(given, list) else [(0, given)]
            for place, value in each:
                person = f"rater_{place}" if place else own
                builder.judge(person, criterion, id, value, file.name, line)
    names = (
        {scores.path[level]: None for scores in found} for level in (levels.system, levels.text)
    )
    systems, texts = map(listed, names)
    builder.remark(_KEYS, systems=systems, texts=texts)
    if by_place:
        builder.remark(BY_PLACE, column=listed(dict.fromkeys(n for s in found for n in s.given)))
    elif levels.rater < 0:
        builder.remark(_NOBODY)
    if computed:
        builder.remark(_COMPUTED, names=listed(computed))
    return builder.done()


def _scores(document: Mapping[str, Any]) -> Iterator[_Scores]:
    for scores in _within(document, (), (document,), _DEEPEST):
        if len(scores.given) > _MOST_CRITERIA or all(map(_ITEM.fullmatch, scores.given)):
            for key, given in scores.given.items():  # the last keys are texts
                yield _Scores((*scores.path, key), {"": given}, scores.around)
        else:
            yield scores


def _within(
    value: Mapping[str, Any],
    path: tuple[str, ...],
    around: tuple[Mapping[str, Any], ...],
    depth: int,
) -> Iterator[_Scores]:
    inner = {str(key): own for key, own in value.items() if isinstance(own, dict)}
    given = {str(key): own for key, own in value.items() if _is_score(own)}
    if given and not inner:
        yield _Scores(path, given, around)
    elif depth:
        for key, own in inner.items():
            yield from _within(own, (*path, key), (*around, own), depth - 1)


def _is_score(value: Any) -> bool:
    if isinstance(value, list):
        return 0 < len(value) <= _MOST_RATERS and all(map(_is_number, value))
    return _is_number(value)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _levels(found: Sequence[_Scores]) -> _Levels | None:
    """The places of systems, texts and raters; None where they do not follow from the names."""
    depths = {len(scores.path) for scores in found}
    criteria = {tuple(scores.given) for scores in found}
    if len(depths) != 1 or len(criteria) * 2 > len(found) or len(found) < 4:
        return None
    names = [set(level) for level in zip(*(scores.path for scores in found), strict=True)]
    several = [n for n, own in enumerate(names) if len(own) > 1]
    raters = [n for n in several if all(_RATER.fullmatch(plain(name)) for name in names[n])]
    others = [n for n in several if n not in raters]
    if len(raters) > 1 or len(others) != 2:
        return None
    first, second = others
    numbered = [all(map(_ITEM.fullmatch, names[n])) for n in others]
    if numbered[0] != numbered[1]:
        text = first if numbered[0] else second
    elif len(names[first]) != len(names[second]):
        text = max(others, key=lambda n: len(names[n]))
    else:
        return None
    system = first if text == second else second
    pairs = {(scores.path[system], scores.path[text]) for scores in found}
    if 2 * len(pairs) < len(names[system]) * len(names[text]):
        return None  # the keys below one key are not those below the next
    return _Levels(system, text, raters[0] if raters else -1)


def _about(around: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """Facts of a text by the names of what is written around its scores; the nearest wins."""
    found: dict[str, str] = {}
    for each in around:
        for name, value in each.items():
            role = role_of(str(name))[0]
            is_fact = role in ITEM_ROLES and role not in ("id", "question_id", "system", "use")
            if is_fact and isinstance(value, str) and len(value) >= _TEXT:
                found[role] = cell(value)
    return found
