"""Remarks about texts as a whole: duplicates, unequal lengths, mixed scripts."""

from __future__ import annotations

import unicodedata
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from labeval.study.model.grouping import by_question
from labeval.study.model.items import Item
from labeval.study.problems import Problem
from labeval.study.tables.items import ItemsTable
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedList, MarkedText

_MOST = 20
"""Remarks of one kind."""
_TIMES = 5
"""Longer or shorter than the other texts about the same."""
_LEAST = 80
"""Characters below which lengths are not compared."""
_SHARE = 0.05
"""Letters of another script from which on a text is mixed."""
_SAME = QT_TRANSLATE_NOOP("Problem", "the text is the same as in line {first}")
_SAME_SYSTEM = QT_TRANSLATE_NOOP(
    "Problem", "the text, its question and its system are the same as in line {first}"
)
_UNEQUAL = QT_TRANSLATE_NOOP(
    "Problem",
    "the text has {length} characters, the others on the same question or source about {usual}",
)
_SAME_QUESTION = QT_TRANSLATE_NOOP(
    "Problem",
    "the question “{id}” has the words and the source of “{first}”: the texts of both are compared "
    "with each other, as answers to one question",
)
_MIXED = QT_TRANSLATE_NOOP("Problem", "the text mixes the scripts {scripts}")
_OTHER_SCRIPT = QT_TRANSLATE_NOOP(
    "Problem", "the text is written in {script}, most others in {usual}"
)
_LATIN, _NONE = {"Latin": 1}, dict[str, int]()
"""Scripts of most texts, each held once."""
_EAST_ASIAN = QT_TRANSLATE_NOOP("Script", "Chinese or Japanese")
_TRANSLATED = (
    QT_TRANSLATE_NOOP("Script", "Arabic"),
    QT_TRANSLATE_NOOP("Script", "Armenian"),
    QT_TRANSLATE_NOOP("Script", "Bengali"),
    QT_TRANSLATE_NOOP("Script", "Cyrillic"),
    QT_TRANSLATE_NOOP("Script", "Devanagari"),
    QT_TRANSLATE_NOOP("Script", "Georgian"),
    QT_TRANSLATE_NOOP("Script", "Greek"),
    QT_TRANSLATE_NOOP("Script", "Hangul"),
    QT_TRANSLATE_NOOP("Script", "Hebrew"),
    QT_TRANSLATE_NOOP("Script", "Latin"),
    QT_TRANSLATE_NOOP("Script", "Thai"),
)
"""Those whose names are translated; others are called as Unicode calls them."""
_JAPANESE = frozenset({"CJK", "HIRAGANA", "KATAKANA"})


Places = Mapping[str, tuple[str, str]]
"""Item to the file that it is from, and the column that has its text."""


def notices(table: ItemsTable, places: Places, *, judged: bool = False) -> list[Problem]:
    """Warnings about texts that may be mistakes; the first of each kind.

    Args:
        table: the texts.
        places: where they are from.
        judged: true if they came with their judgments, which nobody is to compare anew and whose
            questions differ in results if their ids do.
    """
    found: list[Problem] = []
    for kind in (_duplicates, _unequal, *(() if judged else (_questions,)), _scripts):
        for number, problem in enumerate(kind(table, places)):
            if number == _MOST:
                break
            found.append(problem)
    return found


def _warning(
    table: ItemsTable, item: Item, places: Places, template: str, **values: object
) -> Problem:
    file, column = places[item.id]
    return Problem(file, table.lines[item.id], column, template, values, severity="warning")


def _duplicates(table: ItemsTable, places: Places) -> Iterator[Problem]:
    seen: dict[tuple[str, str, str], Item] = {}
    for item in table.items:
        first = seen.setdefault((item.text.strip(), item.question, item.source), item)
        if first is not item:
            template = _SAME_SYSTEM if first.system == item.system else _SAME
            yield _warning(table, item, places, template, first=table.lines[first.id])


def _unequal(table: ItemsTable, places: Places) -> Iterator[Problem]:
    about = [item for item in table.items if item.question or item.source]
    for items in by_question(about).values():
        if len(items) < 2:
            continue
        lengths = sorted(len(item.text) for item in items)
        for item in items:
            length = len(item.text)
            usual = _median_without(lengths, bisect_left(lengths, length))
            long, short = max(usual, length), min(usual, length)
            if long >= _LEAST and long > _TIMES * short:
                yield _warning(table, item, places, _UNEQUAL, length=length, usual=usual)


def _questions(table: ItemsTable, places: Places) -> Iterator[Problem]:
    """Questions of different ids but the same words and source, each with several texts."""
    for items in by_question(table.items).values():
        of_id: defaultdict[str, list[Item]] = defaultdict(list)
        for item in items:
            of_id[item.question_id].append(item)
        first, *others = of_id.values()
        for same in others if min(map(len, of_id.values())) > 1 else ():
            known = {"id": same[0].question_id, "first": first[0].question_id}
            if all(known.values()):
                yield _warning(table, same[0], places, _SAME_QUESTION, **known)


def _median_without(ordered: Sequence[int], left_out: int) -> int:
    """The median of all but one of two or more numbers in order, rounded down."""

    def remaining(place: int) -> int:
        return ordered[place + (place >= left_out)]

    size = len(ordered) - 1
    return (remaining((size - 1) // 2) + remaining(size // 2)) // 2


def _scripts(table: ItemsTable, places: Places) -> Iterator[Problem]:
    own: dict[str, dict[str, int]] = {item.id: _of_text(item.text) for item in table.items}
    counts: Counter[str] = Counter(max(s, key=lambda n: s[n]) for s in own.values() if s)
    usual = counts.most_common(1)[0][0] if counts else ""
    for item in table.items:
        scripts = own[item.id]
        if len(scripts) > 1:
            yield _warning(
                table, item, places, _MIXED, scripts=MarkedList(tuple(map(_named, sorted(scripts))))
            )
        elif scripts and usual not in scripts and counts[usual] > 2 * len(table.items) / 3:
            yield _warning(
                table,
                item,
                places,
                _OTHER_SCRIPT,
                script=_named(next(iter(scripts))),
                usual=_named(usual),
            )


def _named(script: str) -> MarkedText:
    return MarkedText(script, context="Script")


def _of_text(text: str) -> dict[str, int]:
    """The scripts of a text's letters, without those of only a few."""
    if text.isascii():
        return _LATIN if any(map(str.isalpha, text)) else _NONE
    scripts: dict[str, int] = defaultdict(int)
    for letter, times in Counter(filter(str.isalpha, text)).items():
        if script := _script(letter):
            scripts[script] += times
    total = sum(scripts.values())
    return {name: times for name, times in scripts.items() if times > _SHARE * total}


@cache
def _script(letter: str) -> str:
    """The script of a letter by its Unicode name; those that are written together are one."""
    name = unicodedata.name(letter, "").split(" ")[0]
    if name in _JAPANESE:
        return _EAST_ASIAN
    return name.capitalize() if name.isalpha() else ""
