"""A study that fits judgments made elsewhere: blocks, scales, questions; and what was guessed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace

from labeval.exchange.elsewhere.seen import Seen
from labeval.exchange.sentence import Sentence
from labeval.study.folder import STUDY_FILE
from labeval.study.inferred import GivenAnswers, Inferred, Texts
from labeval.study.methods import find_method
from labeval.study.problems import listed
from labeval.text.marks import QT_TRANSLATE_NOOP

_ALONE = QT_TRANSLATE_NOOP(
    "Materials",
    "no other system has texts for the questions of {systems}: if they control raters, give them "
    "the use “attention” in {file}, and they are in no score or comparison",
)
_APART = QT_TRANSLATE_NOOP(
    "Materials",
    "the numbers of {criteria} are taken for scales of their own, which no score puts together; if "
    "they had one scale, put them into one block of {file}",
)
_PERCENT = 100
"""Numbers above it are magnitudes."""
_POINTS = 10
"""The highest of a scale of points."""
_NEAR = 2
"""Points up to which the highest value that was seen of a criterion is near to that of another."""
_FEW = 2
"""Up to it a scale from 0 may be one of another number of points than the next."""
_LONGEST_LIST = 200
"""Of items that are named in a block one by one."""
_MOST_MIXED = 200
"""Pages that are put into an order of their own for each session; more would take very long."""


@dataclass(frozen=True, slots=True)
class Block:
    """One block of the inferred study."""

    id: str
    method: str
    criteria: tuple[str, ...]
    settings: dict[str, object]
    """As the study file writes them, apart from the method and the criteria."""
    note: str
    """Basis of the settings, in a comment of the study file."""


def blocks_of(seen: Seen) -> list[Block]:
    """A block for each method, and for each of its scales where criteria differ in theirs."""
    blocks: list[Block] = []
    for method in seen.methods:
        given = _of_one_size(method, seen)
        by_settings: dict[str, list[tuple[str, Inferred]]] = {}
        for criterion, answers in given.items():
            found = _inferred(method, answers, seen)
            if found is not None:
                if answers != seen.answers[method, criterion]:
                    found = replace(found, note=_shared_note(method, criterion, seen))
                by_settings.setdefault(repr(found.settings), []).append((criterion, found))
        items = _items(method, seen)
        taken = {*seen.methods, *(block.id for block in blocks)}
        ids = _ids(method, list(by_settings.values()), taken)
        for id, group in zip(ids, by_settings.values(), strict=True):
            criteria = tuple(criterion for criterion, _ in group)
            note = _noted([(criterion, found.note) for criterion, found in group if found.note])
            first = group[0][1]
            many = (
                {"order": {"items": "fixed"}} if _pages(method, first, seen) > _MOST_MIXED else {}
            )
            settings = {**_labelled(first.settings, seen.options), **items, **many}
            blocks.append(Block(id, method, criteria, settings, note))
    return blocks


def _ids(
    method: str, groups: list[list[tuple[str, Inferred]]], taken: Collection[str]
) -> list[str]:
    """A block's name for each group: the method where there is one, else what it has alone, which
    is its criterion or its number of points; else the method and a number."""
    if len(groups) == 1:
        return [method]
    names = []
    for group in groups:
        (criterion, found), *others = group
        points = found.settings.get("points")
        names.append(criterion if not others else f"points_{points}" if points else "")
    return [
        name if name and names.count(name) == 1 and name not in taken else f"{method}_{n}"
        for n, name in enumerate(names, start=1)
    ]


def _shared_note(method: str, criterion: str, seen: Seen) -> str:
    """The note of a criterion that has the scale of others: its own values, and that it is so."""
    own = _inferred(method, seen.answers[method, criterion], seen)
    return own.shared_note if own is not None else ""


def _noted(notes: list[tuple[str, str]]) -> str:
    """The notes of each criterion, in one where they are the same of all."""
    of: dict[str, list[str]] = {}
    for criterion, note in notes:
        of.setdefault(note, []).append(criterion)
    if len(of) < 2:
        return "".join(of)
    return "; ".join(f"{', '.join(criteria)}: {note}" for note, criteria in of.items())


def _of_one_size(method: str, seen: Seen) -> dict[str, GivenAnswers]:
    """Criterion to its answers; magnitudes are of one scale, however far each criterion went, and
    points are of one from 0, where another criterion has it and this one came close to its top.
    So are points from 1 of the longest that another came close to."""
    given = {c: answers for (of, c), answers in seen.answers.items() if of == method}
    top = max((a.high for a in given.values() if a.low == 0 and _is_points(a)), default=0.0)
    if top > _FEW:
        given |= {
            c: replace(each, low=0.0, high=top)
            for c, each in given.items()
            if each.low >= 0 and top - 1 <= each.high <= top and _is_points(each)
        }
    given |= _of_longest(method, given, seen)
    large = {c: answers for c, answers in given.items() if _PERCENT < answers.high < float("inf")}
    low = min((answers.low for answers in large.values()), default=0.0)
    high = max((answers.high for answers in large.values()), default=0.0)
    return given | {c: replace(each, low=low, high=high) for c, each in large.items()}


def _of_longest(
    method: str, given: Mapping[str, GivenAnswers], seen: Seen
) -> dict[str, GivenAnswers]:
    """Criteria from 1 that came near to the highest point of all, with that point as their own.

    A scale whose ends were both used is known, and may well be another than that of the rest: a
    rating of 1 to 5 next to one of 1 to 10.
    """
    rated = {
        c: (answers, found.settings["points"])
        for c, answers in given.items()
        if answers.low >= 1
        and _is_points(answers)
        and not answers.named
        and (found := _inferred(method, answers, seen)) is not None
        and "points" in found.settings
    }
    top = max((answers.high for answers, _ in rated.values()), default=0.0)
    longest = [points for answers, points in rated.values() if answers.high == top]
    return {
        c: replace(answers, high=top)
        for c, (answers, points) in rated.items()
        if points not in longest
        and top - answers.high <= _NEAR
        and (answers.low, answers.high) != (1, points)
    }


def _is_points(answers: GivenAnswers) -> bool:
    return answers.high <= _POINTS and not answers.fractions and not answers.words


def _labelled(settings: Mapping[str, object], words: Mapping[str, str]) -> dict[str, object]:
    """Settings whose options have their words as labels."""
    options = settings.get("options")
    if not isinstance(options, list):
        return dict(settings)
    named = [{**o, "label": words[o["id"]]} if o["id"] in words else o for o in options]
    return {**settings, "options": named}


def scales_of(seen: Seen) -> dict[str, tuple[int, int]]:
    """Criterion to the ends of its own scale, where a method asks for one."""
    return {
        criterion: found.scale
        for (method, criterion), answers in seen.answers.items()
        if (found := _inferred(method, answers, seen)) is not None and found.scale
    }


def unasked(seen: Seen) -> set[str]:
    """Values in the place of a criterion that are not criteria."""
    return {c for (m, c), answers in seen.answers.items() if _inferred(m, answers, seen) is None}


def questions_of(seen: Seen) -> dict[str, str]:
    """Item to its question: that of the table, else one for all items that were ever shown
    together."""
    values = {
        item: about.get("question_id") or about.get("question", "")
        for item, about in seen.items.items()
    }
    if any(values.values()) or not seen.sets:
        return values
    parts = list(seen.together())
    if len(parts) == 1:
        return dict.fromkeys(seen.items, "")
    return {item: f"q{n}" for n, part in enumerate(parts, start=1) for item in part}


def conditions_of(seen: Seen, blocks: list[Block]) -> dict[str, list[str]]:
    """Condition to the ids of its blocks."""
    return {
        condition: [block.id for block in blocks if block.method in methods]
        for condition, methods in seen.conditions.items()
    }


JUDGED_AGAIN = Sentence(
    QT_TRANSLATE_NOOP(
        "Materials",
        "the same rater judges the same text more than once: agreement counts the first judgment "
        "alone, scores count all; if these are different texts, give each an id of its own",
    )
)

_HEADS = QT_TRANSLATE_NOOP(
    "Materials", "left out: rows that repeat the head of the table ({count}), as of joined files"
)


def repeated_heads(count: int) -> list[Sentence]:
    """A remark on rows that repeat the head of their table, in a list; none where none does."""
    return [Sentence(_HEADS, {"count": count})] if count else []


def remarks_of(seen: Seen) -> list[Sentence]:
    """Assumptions that the table does not support, for a person to check."""
    found: list[Sentence] = []
    if not any(about.get("system") for about in seen.items.values()):
        found.append(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Materials",
                    "which system wrote which item is not known: fill the column system of {file}",
                ),
                {"file": "items.csv"},
            )
        )
    if not any(about.get("text") for about in seen.items.values()):
        found.append(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Materials", "the texts are not known: fill the column text of {file}"
                ),
                {"file": "items.csv"},
            )
        )
    if alone := _alone(seen):
        found.append(Sentence(_ALONE, {"systems": listed(alone), "file": "items.csv"}))
    scales = [block for block in blocks_of(seen) if "points" in block.settings]
    if len(scales) > 1:
        named = [f"{', '.join(block.criteria)} ({_from_to(block.settings)})" for block in scales]
        found.append(Sentence(_APART, {"criteria": "; ".join(named), "file": STUDY_FILE}))
    return found


def _from_to(settings: Mapping[str, object]) -> str:
    """The ends of a scale of points, as “1–5”."""
    first = int(str(settings.get("first", 1)))
    return f"{first}–{first + int(str(settings['points'])) - 1}"


def _alone(seen: Seen) -> list[str]:
    """Systems without a question that another has, where most questions have several systems."""
    systems: dict[str, set[str]] = defaultdict(set)
    for about in seen.items.values():
        if about.get("system") and about.get("question_id"):
            systems[about["question_id"]].add(about["system"])
    shared = [of for of in systems.values() if len(of) > 1]
    if 2 * len(shared) <= len(systems):
        return []
    return sorted(set().union(*systems.values()) - set().union(*shared))


def _inferred(method: str, answers: GivenAnswers, seen: Seen) -> Inferred | None:
    """The settings inferred from the answers to one criterion; None where a block asks for none."""
    infer = getattr(find_method(method), "inferred", None)
    if infer is None:
        return Inferred()
    sizes = tuple(Counter(_compared(seen)).values())
    found: Inferred | None = infer(
        answers, Texts(sizes, len(seen.sets[method]), len(seen.judged[method]))
    )
    return found


def _compared(seen: Seen) -> Iterator[tuple[str, str]]:
    """Question and source of each item, alike for those that a study compares with each other."""
    asked = questions_of(seen)
    for item, about in seen.items.items():
        words, source = about.get("question", ""), about.get("source", "")
        yield words or ("" if source else asked[item]), source


def _pages(method: str, inferred: Inferred, seen: Seen) -> int:
    """About how many pages a block of the method gets."""
    if inferred.pages is not None:
        return inferred.pages
    return max(len(seen.sets[method]), len(seen.judged[method]))


def _items(method: str, seen: Seen) -> dict[str, object]:
    """Items of the block, where those are not all."""
    judged = seen.judged[method]
    if len(judged) == len(seen.items) or len(judged) > _LONGEST_LIST:
        return {}
    return {"items": {"ids": [item for item in seen.items if item in judged]}}
