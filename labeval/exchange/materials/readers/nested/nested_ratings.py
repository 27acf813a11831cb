"""Records that hold the texts of systems with a list of ratings each, as deep as they like.

Such as ``{"story": …, "questions": {"0": {"model": {"response": …, "reviews": [{"worker": 3,
"overall": 80}]}}}}``, or an article with sentences and the answers of workers to each of them.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from labeval.exchange.elsewhere.directions import names_rank
from labeval.exchange.materials.column_content import is_number
from labeval.exchange.materials.column_names import is_place, is_remark, role_of
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell, objects
from labeval.exchange.materials.model import ITEM_ROLES, ColumnMapping
from labeval.exchange.materials.one_choice import of_each_judge
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder
from labeval.exchange.materials.readers.nested.listed_ratings import BY_PLACE
from labeval.study.problems import Problem
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Texts with a list of ratings each")
_DEEPEST = 8
_LONGEST = 60
"""Characters of an answer in words."""
_MOST_RATERS = 30
"""Places of a list of ratings."""
_MOST_LENGTHS = 3
"""Lengths of such lists in one file."""
_MOST_WORDS = 11
"""Different answers in words."""
_SHORT = 2
"""Letters of words that two names have in common by chance."""
_TEXT = 15
"""Characters of a text at least."""
_FACTS = ("system", "id", "question_id", "answered_at", "seconds")
_PLAIN = (bool, int, float, str)
_OF_OTHERS = re.compile("(annotator|rater|worker|judge|evaluator|expert|coder|reference)")
_PERSONS = (
    *("worker_id", "worker", "rater_id", "rater", "annotator_id", "annotator", "reviewer"),
    *("reviewer_id", "evaluator", "evaluator_id", "judge", "participant", "user_id", "coder"),
    *("user", "username"),
)
_ANSWER = ("response", "answer", "label", "rating", "score", "value", "judgment", "vote")
_SYSTEMS = QT_TRANSLATE_NOOP(
    "Materials", "the keys {keys} are read as the systems that wrote the texts"
)
_RANKS = QT_TRANSLATE_NOOP(
    "Materials",
    "left out: {names}, since they are ranks, of which the least is the best; a rating counts the "
    "other way round",
)


class _Place(str):
    """A place in a list."""


@dataclass(frozen=True, slots=True)
class _Rated:
    """A text with its ratings, and what is around it."""

    keys: tuple[str, ...]
    """Keys and places on the way to it that distinguish texts."""
    around: tuple[Mapping[str, Any], ...]
    """Objects that it is in, the outermost first; its own is the last."""
    ratings: tuple[Mapping[str, Any], ...]
    by_place: tuple[str, ...] = ()
    """Names of the lists of numbers that the ratings were, where raters have no names."""


def recognises(files: Sequence[File]) -> bool:
    """Return whether all first records hold a list of objects that name who rated."""
    sample = files[0].sample() if len(files) == 1 else []
    if any(len(of_each_judge(record)) > 1 for record in sample):
        return False  # they chose between two texts
    found = [list(_rated(record)) for record in sample]
    lengths = {len(rated.ratings) for each in found for rated in each if rated.by_place}
    return bool(sample) and all(found) and len(lengths) <= _MOST_LENGTHS


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Each object that has a list of ratings is a text; what is around it is about it."""
    (file,) = files
    builder = Builder()
    records = list(file.records(problems))
    systems: dict[str, None] = {}
    ranks: dict[str, None] = {}
    criteria = _criteria([record for _, record in records])
    found = [(line, rated) for line, record in records for rated in _rated(record)]
    written = [(line, rated, _about(rated)) for line, rated in found]
    ids = Counter(about["id"] for _, _, about in written if "id" in about)
    for line, rated, about in written:
        system = about.get("system") or _system(rated)
        if system and not about.get("system"):
            systems[system] = None
        text = about.pop("text", "")
        own_id = about.pop("id", "")
        place = [key for key in rated.keys if key != system]
        if place and isinstance(place[-1], _Place) and about.get("system"):
            place.pop()  # the texts of a list are those of different systems
        given = about.pop("question_id", "") or own_id
        group = given or f"q{line}"
        question = "_".join([group, *place])
        name = "_".join(filter(None, [question, system]))
        if own_id and ids[own_id] == 1:
            name = own_id  # it names this text and not a question that has several
        asked = about.get("question") or about.get("source")
        if ids[own_id] > 1 if given and given == own_id else given or place or not asked:
            about["question_id"] = question
        about["system"] = system
        id = builder.text(name, text, file.name, line, **about)
        for rating in rated.ratings:
            person = cell(rating[_person(rating)])
            for criterion, value in _values(rating):
                if names_rank(criterion):
                    ranks[criterion] = None
                elif criterion not in criteria:
                    builder.left_out(criterion)
                else:
                    own = "" if plain(criterion) in _ANSWER else criterion
                    builder.judge(person, own, id, value, file.name, line)
    if systems:
        builder.remark(_SYSTEMS, keys=", ".join(systems))
    if names := dict.fromkeys(name for _, rated in found for name in rated.by_place):
        builder.remark(BY_PLACE, column=", ".join(names))
    if ranks:
        builder.remark(_RANKS, names=", ".join(ranks))
    return builder.done()


def _rated(record: Mapping[str, Any]) -> Iterator[_Rated]:
    yield from _within(record, (), (record,), _DEEPEST)


def _within(
    value: Mapping[str, Any],
    keys: tuple[str, ...],
    around: tuple[Mapping[str, Any], ...],
    depth: int,
) -> Iterator[_Rated]:
    """The texts with ratings in an object, and in the objects in it."""
    ratings = next((o for v in value.values() if (o := objects(v)) and all(map(_rates, o))), None)
    if ratings is not None:
        yield _Rated(keys, around, tuple(ratings))
        return
    lists = {k: v for k, v in _lists(value).items() if not _is_of_units(k, v, around)}
    if lists:
        yield _Rated(keys, around, tuple(_by_place(lists)), tuple(lists))
        return
    if depth == 0:
        return
    names_differ = len(value) > 1 and all(isinstance(inner, dict) for inner in value.values())
    for key, inner in value.items():
        if isinstance(inner, dict) and inner:
            more = (str(key),) if names_differ else ()
            yield from _within(inner, (*keys, *more), (*around, inner), depth - 1)
        for place, each in enumerate(objects(inner), start=1):
            yield from _within(each, (*keys, _Place(place)), (*around, each), depth - 1)


def _lists(value: Mapping[str, Any]) -> dict[str, list[Any]]:
    """Criterion to a list of numbers, a rater a place, next to a text or its system, or in one
    object there."""
    words_next = [key for key, own in value.items() if isinstance(own, str)]
    if not any(len(value[key]) >= _TEXT or role_of(key)[0] == "system" for key in words_next):
        return {}
    words = {len(own) for key, own in value.items() if _names_places(key, own)}
    if any(_is_rated(own) and len(own) in words for own in value.values()):
        return {}  # each number is that of a text, or of an aspect, in a list of as many
    found = {name: own for name, own in value.items() if _is_rated(own) and not is_place(name)}
    for own in value.values():
        if isinstance(own, dict) and own and all(map(_is_rated, own.values())):
            found |= own
    return found


def _is_of_units(name: str, given: list[Any], around: Sequence[Mapping[str, Any]]) -> bool:
    """Return whether an outer object lists as many units that share a word with a list of numbers,
    as “reference_acus” and “acu_labels”: each number is that of a unit, and of no rater."""
    words = tuple(word for word in plain(name).split("_") if len(word) > _SHORT)
    return any(
        isinstance(units, list)
        and len(units) == len(given)
        and all(isinstance(unit, str) for unit in units)
        and any(part.startswith(words) for part in plain(key).split("_"))
        for outer in around[:-1]
        for key, units in outer.items()
    )


def _names_places(key: str, value: Any) -> bool:
    """Return whether a list has words for its places, as texts or aspects, and they name no
    raters or references."""
    words = isinstance(value, list) and bool(value) and all(isinstance(v, str) for v in value)
    return words and _OF_OTHERS.match(plain(key)) is None


def _is_rated(value: Any) -> bool:
    return (
        isinstance(value, list)
        and 2 <= len(value) <= _MOST_RATERS
        and all(isinstance(v, int | float) and not isinstance(v, bool) for v in value)
        and all(abs(v) <= 100 and float(2 * v).is_integer() for v in value)
    )


def _by_place(lists: Mapping[str, list[Any]]) -> Iterator[dict[str, Any]]:
    for place in range(max(map(len, lists.values()))):
        own = {name: given[place] for name, given in lists.items() if place < len(given)}
        yield {"rater": f"rater_{place + 1}", **own}


def _person(rating: Mapping[str, Any]) -> str:
    names = {plain(name): name for name, value in rating.items() if _names_one(value)}
    return next((names[name] for name in _PERSONS if name in names), "")


def _names_one(value: Any) -> bool:
    """Return whether a value may name a person: it is no turn of a conversation."""
    return isinstance(value, _PLAIN) and len(cell(value)) <= _LONGEST and "?" not in cell(value)


def _rates(rating: Mapping[str, Any]) -> bool:
    person = _person(rating)
    return bool(person and cell(rating[person]).strip() and any(True for _ in _values(rating)))


def _values(rating: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Names and values of everything that may be an answer, also in objects of their own."""
    person = _person(rating)
    inner = (pair for own in rating.values() if isinstance(own, dict) for pair in own.items())
    for name, value in (*rating.items(), *inner):
        if name != person and role_of(name)[0] not in _FACTS and isinstance(value, _PLAIN):
            yield name, value


def _criteria(records: Sequence[Mapping[str, Any]]) -> set[str]:
    """The names whose values are numbers throughout, or a few words."""
    values: dict[str, set[str]] = defaultdict(set)
    for record in records:
        for rated in _rated(record):
            for rating in rated.ratings:
                for name, value in _values(rating):
                    values[name].add(cell(value).strip())
    return {
        name
        for name, given in values.items()
        if not (is_place(name) or is_remark(name))
        and (
            all(is_number(value) for value in given - {""})
            or (len(given) <= _MOST_WORDS and max(map(len, given)) <= _LONGEST)
        )
    }


def _about(rated: _Rated) -> dict[str, str]:
    """Roles and further facts of a text, from everything around it; the nearest wins."""
    found: dict[str, str] = {}
    for depth, each in enumerate(rated.around):
        own = depth == len(rated.around) - 1
        for name, value in each.items():
            if not isinstance(value, str | int | float) or isinstance(value, bool):
                continue
            role = role_of(name)[0]
            written = cell(value)
            if role == "text" or (own and role == "" and plain(name) in ("sentence", "claim")):
                role = "text" if own and len(written) >= _TEXT else ""
            found[role if role in ITEM_ROLES else name] = written
    if rated.ratings and "system" not in found:
        systems = {cell(r[n]) for r in rated.ratings for n in r if role_of(n)[0] == "system"}
        if len(systems) == 1:
            found["system"] = systems.pop()
    return found


def _system(rated: _Rated) -> str:
    """The last key that distinguishes texts, where it is a name and no place."""
    last = rated.keys[-1] if rated.keys else ""
    return "" if last.isdigit() else last
