"""A study that fits judgments made elsewhere: blocks, scales, questions; and what was guessed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from labeval.exchange.elsewhere.seen import Answers, Seen
from labeval.study.pages import DONT_KNOW
from labeval.text.marks import QT_TRANSLATE_NOOP

_MOST_POINTS = 11
_USUAL = (5, 7, 10, 11)
"""How many points scales usually have."""
_MOST_VALUES = 1000
_LONGEST_LIST = 200
"""Of items that are named in a block one by one."""
_MOST_PAIRS = 2000
_MOST_MIXED = 200
"""Pages that are put into an order of their own for each session; of more it takes very long."""

Remark = tuple[str, dict[str, object]]
"""A sentence marked for translation, and what fills it."""


@dataclass(frozen=True, slots=True)
class Block:
    """One block of the inferred study."""

    id: str
    method: str
    criteria: tuple[str, ...]
    settings: dict[str, object]
    """As the study file writes them, besides the method and the criteria."""
    note: str
    """What the settings rest on, in a comment of the study file."""


@dataclass(frozen=True, slots=True)
class Scale:
    """A criterion's own scale, for methods that have one."""

    low: int
    high: int


def blocks_of(seen: Seen) -> list[Block]:
    """A block for each method, and for each of its scales where criteria differ in theirs."""
    blocks: list[Block] = []
    for method in seen.methods:
        by_settings: dict[str, list[tuple[str, dict[str, object], str]]] = {}
        for (of, criterion), answers in seen.answers.items():
            if of != method or (method == "aspects" and answers.texts > 1):
                continue
            settings, note = _settings(method, answers, seen)
            by_settings.setdefault(repr(settings), []).append((criterion, settings, note))
        items = _items(method, seen)
        for n, group in enumerate(by_settings.values(), start=1):
            id = method if len(by_settings) == 1 else f"{method}_{n}"
            criteria = tuple(criterion for criterion, _, _ in group)
            note = ", ".join(dict.fromkeys(note for _, _, note in group if note))
            many = {"order": {"items": "fixed"}} if _pages(method, seen) > _MOST_MIXED else {}
            blocks.append(Block(id, method, criteria, group[0][1] | items | many, note))
    return blocks


def scales_of(seen: Seen) -> dict[str, Scale]:
    """Criterion to its own scale, where a method asks for one."""
    return {
        criterion: Scale(int(min(answers.low, 0)), int(max(answers.high, answers.low + 1, 1)))
        for (method, criterion), answers in seen.answers.items()
        if method == "aspects" and answers.texts == 1 and answers.low <= answers.high
    }


def questions_of(seen: Seen) -> dict[str, str]:
    """Item to its question: that of the table, else one for what was ever shown together."""
    told = {
        item: about.get("question_id") or about.get("question", "")
        for item, about in seen.items.items()
    }
    if any(told.values()) or not seen.sets:
        return told
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


def remarks_of(seen: Seen) -> list[Remark]:
    """What nobody could tell from the table, and should look at."""
    found: list[Remark] = []
    if not any(about.get("system") for about in seen.items.values()):
        found.append(
            (
                QT_TRANSLATE_NOOP(
                    "Exchange",
                    "which system wrote which item is not known: fill the column system of {file}",
                ),
                {"file": "items.csv"},
            )
        )
    if not any(about.get("text") for about in seen.items.values()):
        found.append(
            (
                QT_TRANSLATE_NOOP(
                    "Exchange", "the texts are not known: fill the column text of {file}"
                ),
                {"file": "items.csv"},
            )
        )
    return found


def _settings(method: str, answers: Answers, seen: Seen) -> tuple[dict[str, object], str]:
    """The settings of a block that are inferred from the answers to one criterion."""
    if method == "dqe":
        return _scale(answers)
    if method == "aqc":
        return _options(answers), ""
    if method == "ab":
        settings: dict[str, object] = {} if answers.ties else {"tie": False}
        settings |= {} if "both_bad" in answers.words else {"both_bad": False}
        return settings | _pairs(seen), ""
    if method == "bws":
        pages = max(1, len(seen.sets["bws"]) // max(1, len({*_questions(seen)})))
        return {"texts_per_page": min(8, max(3, answers.texts)), "pages": pages}, ""
    return {}, ""


def _questions(seen: Seen) -> list[str]:
    return list(questions_of(seen).values())


def _scale(answers: Answers) -> tuple[dict[str, object], str]:
    declined: dict[str, object] = {"no_answer": True} if answers.declined else {}
    if answers.low > answers.high:
        return declined, "no value was seen; taken for 5 points"
    note = f"values from {answers.low:g} to {answers.high:g} were seen"
    low, high = int(answers.low // 1), int(-(-answers.high // 1))
    if answers.fractions or high - min(low, 1) + 1 > _MOST_POINTS:
        return {"slider": _slider(low, high)} | declined, note
    if low < 0:
        return {"points": max(2, high - low + 1), "first": low} | declined, note
    if low == 0:
        return {"points": max(2, high + 1), "first": 0} | declined, note
    # Nobody may have used the ends: 2 to 4 comes of a scale of 5 points, 1 and 2 of one of 2.
    points = 2 if high <= 2 else next(usual for usual in _USUAL if usual >= high)
    return {"points": points} | declined, note


def _slider(low: int, high: int) -> dict[str, int]:
    if low >= 0 and _MOST_POINTS < high <= 100:
        return {"min": 0, "max": 100}
    high = max(high, low + 1)
    step = -(-(high - low) // _MOST_VALUES)
    return {"min": low, "max": high} | ({"step": step} if step > 1 else {})


def _options(answers: Answers) -> dict[str, object]:
    usual = ["yes", "no"] + [DONT_KNOW] * answers.undecided
    others = sorted(answers.words - {*usual, DONT_KNOW})
    if not others and answers.undecided:
        return {}
    if not others:
        return {"options": [{"id": "yes"}, {"id": "no"}]}
    named = [id for id in usual if id in answers.words]
    extra: list[dict[str, str]] = [{"id": word, "label": word} for word in others]
    options: list[dict[str, str]] = [{"id": id} for id in named] + extra
    return {"options": options if len(options) > 1 else [*options, {"id": "no"}]}


def _pairs(seen: Seen) -> dict[str, object]:
    """How many pairs a question gets, where all of them would be very many."""
    sizes = Counter(_questions(seen))
    if _pages("ab", seen) <= _MOST_PAIRS:
        return {}
    smallest, largest = min(sizes.values()), max(sizes.values())
    wanted = max(largest - 1, len(seen.sets["ab"]) // len(sizes))
    most = smallest * (smallest - 1) // 2
    return {"pairs": min(wanted, most)} if most >= largest - 1 else {}


def _pages(method: str, seen: Seen) -> int:
    """About how many pages a block of the method gets."""
    if method == "ab":
        return sum(n * (n - 1) // 2 for n in Counter(_questions(seen)).values())
    return max(len(seen.sets[method]), len(seen.judged[method]))


def _items(method: str, seen: Seen) -> dict[str, object]:
    """Which items the block has, where those are not all."""
    judged = seen.judged[method]
    if len(judged) == len(seen.items) or len(judged) > _LONGEST_LIST:
        return {}
    return {"items": {"ids": [item for item in seen.items if item in judged]}}
