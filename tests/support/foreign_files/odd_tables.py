"""Generated tables of judgments that are small, degenerate, or say little about themselves.

:func:`odd_table` makes one from a seed: few raters, items and rows; all answers alike or all tied;
systems that never meet, or of which one always wins; sessions whose ids several people share; times
that are missing; judgments that were imported without a session. :func:`faults_of` says what is
wrong with the tables of an analysis, whatever they were made of.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import pandas as pd
from pandas import DataFrame

from labeval.analysis.data.facts import TOTAL, StudyFacts
from labeval.analysis.data.judgments import COLUMNS, judgment_frame
from labeval.analysis.inputs import Choices, Inputs
from labeval.analysis.tables import OF_RESPONSES, TABLES, table_module
from labeval.exchange.tables import find_table
from labeval.study.methods.aspects import PREFERRED

NAMES = list(COLUMNS)
METHODS = ("dqe", "aqc", "ab", "bws", "aspects")
BESIDE = {
    **{name: name for name in ("sessions", "flags", "attention", "comments", "responses")},
    "support": "judge_support",
}
Row = tuple[str, ...]


@dataclass(frozen=True)
class Odd:
    """One generated table, and what it is like."""

    inputs: Inputs
    rows: list[Row]
    like: str


class _Maker:
    """Draws one table."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        choose = self.random.choice
        self.raters = choose((1, 1, 2, 2, 3, 4, 7))
        self.items = choose((1, 2, 2, 3, 4, 6, 9))
        self.systems = choose((0, 1, 2, 2, 3))
        self.questions = choose((0, 1, 2, 3, 6))
        self.criteria = choose((1, 1, 2, 3))
        self.rows = choose((1, 2, 3, 4, 4, 8, 20, 60))
        self.values = choose(("same", "any", "any", "tied", "separated", "negative", "huge"))
        self.silent = choose((0, 0, 0, 0.3, 1))
        self.sessions = choose(("own", "own", "shared", "several", "as participant"))
        self.times = choose(("all", "all", "none", "some", "zero"))
        self.answered = choose(("all", "none", "some", "same"))
        self.imported = self.random.random() < 0.4
        self.disconnected = self.random.random() < 0.2
        self.lower = self.random.random() < 0.3
        self.methods = self.random.sample(METHODS, choose((1, 1, 1, 2)))

    def like(self) -> str:
        return json.dumps({k: v for k, v in vars(self).items() if k != "random"})

    def criterion(self, method: str, n: int) -> str:
        if method == "aspects" and n == self.criteria - 1 and self.criteria > 1:
            return PREFERRED
        return f"c{n}"

    def some_items(self, least: int, most: int) -> list[str]:
        names = [f"t{n}" for n in range(self.items)]
        if self.disconnected and self.items > 3:
            half = self.items // 2
            names = names[:half] if self.random.random() < 0.5 else names[half:]
        count = min(len(names), self.random.randint(least, most))
        return self.random.sample(names, count)

    def value(self, method: str, criterion: str, shown: list[str]) -> str:
        if self.random.random() < self.silent:
            return self.random.choice(("", "no_answer"))
        if method == "bws":
            two = sorted(shown)[:2] if self.values != "any" else self.random.sample(shown, 2)
            return ">".join(two)
        if method == "ab" or criterion == PREFERRED:
            return self._choice(shown, ties=method == "ab")
        if method == "aqc":
            known = ("yes", "no", "dont_know")
            fixed = {"same": "yes", "tied": "dont_know"}
            return fixed.get(self.values) or self.random.choice(known)
        return self._number(shown)

    def _choice(self, shown: list[str], *, ties: bool) -> str:
        if self.values in ("same", "separated"):
            return min(shown)
        if self.values == "tied" and ties:
            return self.random.choice(("tie", "tie", "both_bad"))
        if self.values == "negative" and ties:  # one wins or ties
            return self.random.choice((min(shown), "tie"))
        return self.random.choice((*shown, "tie", "both_bad") if ties else shown)

    def _number(self, shown: list[str]) -> str:
        place = int(shown[0][1:])
        known = {"same": "3", "tied": "3", "separated": str(1 + place % 5)}
        if self.values in known:
            return known[self.values]
        if self.values == "negative":  # raters who turn each other round
            return str(self.random.choice((1, 5)))
        if self.values == "huge":
            return str(self.random.choice((-1000000, 0, 0.001, 1000000)))
        return str(self.random.randint(1, 5))

    def row(self, n: int) -> Row | None:
        method = self.random.choice(self.methods)
        criterion = self.criterion(method, self.random.randrange(self.criteria))
        several = method in ("ab", "bws") or criterion == PREFERRED
        shown = self.some_items(2, 2) if method == "ab" else self.some_items(2, 4)
        shown = shown if several else self.some_items(1, 1)
        if len(shown) < 1 + several:
            return None
        if self.values == "separated" and method == "aspects":
            shown = sorted(shown)
        rater = f"r{self.random.randrange(self.raters)}"
        session = {
            "own": f"s-{rater}",
            "shared": "s",
            "several": f"s{self.random.randrange(3)}-{rater}",
            "as participant": rater,
        }[self.sessions]
        page = self.random.choice((f"p{n}", "p0", "-".join(shown)))
        known = self.times == "all" or (self.times == "some" and self.random.random() < 0.5)
        seconds = "0" if self.times == "zero" else f"{self.random.random() * 60:.3f}" * known
        when = {"all": True, "none": False, "same": True}.get(
            self.answered, self.random.random() < 0.5
        )
        minute = 0 if self.answered == "same" else n % 60
        return (
            *(rater, session, "", method, criterion, page, "|".join(shown)),
            *(self.value(method, criterion, shown), seconds, seconds, str(n + 1)),
            f"2026-01-01T10:{minute:02d}:00.000Z" if when else "",
        )

    def facts(self) -> StudyFacts:
        names = [f"t{n}" for n in range(self.items)]
        criteria = tuple(f"c{n}" for n in range(self.criteria))
        return StudyFacts(
            {t: f"S{n % self.systems}" if self.systems else "" for n, t in enumerate(names)},
            {t: f"q{n % self.questions}" if self.questions else "" for n, t in enumerate(names)},
            {TOTAL: criteria} if len(criteria) > 1 else {},
            frozenset({"c0"} if self.lower else ()),
            dict.fromkeys(criteria, 3),
            dict.fromkeys(criteria, 2),
        )

    def item_frame(self) -> DataFrame:
        rows = {
            f"t{n}": {
                "text": self.random.choice(("", "One two three.", "Water " * (n + 1))),
                "system": f"S{n % self.systems}" if self.systems else "",
                "question": f"q{n % self.questions}" if self.questions else "",
                "style": self.random.choice(("a", "b", "")),
                "bleu": self.random.choice(("", "1", "0.5", "x", "nan", "inf")),
                "source": "",
                "reference_answer": "",
            }
            for n in range(self.items)
        }
        return DataFrame.from_dict(rows, orient="index").fillna("").rename_axis("item")

    def beside(self, rows: list[Row]) -> dict[str, DataFrame]:
        """What an analysis reads besides judgments; empty of judgments made elsewhere."""
        if self.imported:
            return {name: _frame(name, []) for name in BESIDE}
        sessions = sorted({(row[0], row[1]) for row in rows})
        group = self.random.choice((("",), ("a",), ("a", "b")))
        found: dict[str, list[dict[str, str]]] = {name: [] for name in BESIDE}
        for participant, session in sessions:
            who = {"participant": participant, "session": session}
            minutes = self.random.choice(("", "0", "12.5"))
            found["sessions"].append(
                {**who, "group": self.random.choice(group), "kind": "real", "minutes": minutes}
            )
        for row in self.random.sample(rows, min(len(rows), 3)):
            place = {"participant": row[0], "session": row[1], "page": row[5], "items": row[6]}
            found["flags"].append({**place, "flag": "too_fast", "pages": row[5]})
            found["comments"].append({**place, "comment": "Hm.", "commented_at": ""})
            share = self.random.choice(("", "0", "1", "0.5"))
            kind = self.random.choice(("repeated", "instructed"))
            check = {"kind": kind, "repeats": row[5], "passed": self.random.choice(("yes", "no"))}
            found["attention"].append({**place, **check, "consistency": share})
            first, last = (self.random.choice(("", "3", "4")) for _ in range(2))
            support = {"item": row[6], "criterion": row[4], "show": "after_answer"}
            answers = {"first_answer": first, "final_answer": last, "judge_rating": "3"}
            changed = "" if not (first and last) else "yes" if first != last else "no"
            found["support"].append({**place, **support, **answers, "changed": changed})
            text = self.random.choice(("", "Ponds need shade [1].", "A [2]. B [9]."))
            written = {"response": f"w{len(found['responses'])}", "topic": "pond", "style": "essay"}
            cited = {"words": str(len(text.split())), "citations": "1", "seconds": row[8]}
            found["responses"].append(
                {**place, **written, **cited, "finished": "yes", "text": text}
            )
        return {name: _frame(name, some) for name, some in found.items()}


def _frame(name: str, rows: list[dict[str, str]]) -> DataFrame:
    table = find_table(BESIDE[name])
    names = [column.name for column in table.COLUMNS]
    frame = DataFrame([[row.get(n, "") for n in names] for row in rows], columns=names)
    for column in table.COLUMNS:
        if column.kind != "text":
            frame[column.name] = pd.to_numeric(frame[column.name])
    return frame


def odd_table(seed: int, *, samples: int = 10) -> Odd:
    """The table of a seed; the same one for the same seed."""
    maker = _Maker(seed)
    rows = [row for n in range(maker.rows) if (row := maker.row(n)) is not None]
    if not rows:
        maker.methods, maker.criteria = ["dqe"], 1
        rows = [row for row in [maker.row(0)] if row is not None]
    beside = maker.beside(rows)
    choices = Choices(
        samples=maker.random.choice((0, samples, samples)),
        hourly_rate=maker.random.choice((0.0, 12.0)),
        resample=maker.random.choice(("raters", "questions", "both")),
        pool_criteria=maker.random.random() < 0.3,
    )
    inputs = Inputs(
        judgment_frame(rows, NAMES), maker.facts(), choices, maker.item_frame(), **beside
    )
    return Odd(inputs, rows, maker.like())


def tables_of(inputs: Inputs) -> dict[str, DataFrame]:
    """All tables of an analysis; a warning of numpy or pandas is an error."""
    made: dict[str, DataFrame] = {}
    for name in TABLES:
        module = table_module(name)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            try:
                made[name] = module.table(inputs, made)
            except Exception as error:
                error.add_note(f"table {name}")
                raise
    return made


ENDS = (("ci_low", "value", "ci_high"), ("competence_low", "competence", "competence_high"))
"""Columns of intervals with what stands between them."""
WITHIN = {
    **dict.fromkeys(("win_rate", "raw_agreement", "share", "majority_agreement"), (0, 1)),
    **dict.fromkeys(("p", "p_adjusted", "power", "straight_pages"), (0, 1)),
}
_GIVEN = ("id", "level", "a", "b", "item", "unit", "criterion", "scale")
"""Columns that repeat what the judgments and items say, even where that is the word nan."""
_OF_FIGURES = ("value", "davidson", "score", "grade", "win_rate", "mean", "difference", "estimate")


def faults_of(tables: Mapping[str, DataFrame]) -> Iterator[str]:
    """What is wrong with these tables."""
    for name, table in tables.items():
        wanted = list(table_module(name).COLUMNS)
        if list(table.columns) != wanted:
            yield f"{name}: columns {list(table.columns)} for {wanted}"
            continue
        for row in table.to_dict("records"):
            for fault in _row_faults({str(k): v for k, v in row.items()}):
                yield f"{name}: {fault} in {row}"


def _row_faults(row: dict[str, Any]) -> Iterator[str]:
    numbers = {k: float(v) for k, v in row.items() if _is_number(v)}
    for column, number in numbers.items():
        if np.isinf(number):
            yield f"{column} is infinite"
        low, high = WITHIN.get(column, (-np.inf, np.inf))
        if not low - 1e-9 <= number <= high + 1e-9:
            yield f"{column} is {number}"
    for column, value in row.items():
        if column in _GIVEN:
            continue
        words = str(value).replace("(", " ").replace(",", " ").split() if type(value) is str else ()
        if {"nan", "inf", "-inf", "None", "NaN", "<NA>"} & set(words):
            yield f"{column} says {value!r}"
    for low, middle, high in _ends_of(row):
        yield from _interval_faults(numbers, low, middle, high)
    if "reason" in row and not row["reason"] and row.get("facet") != "threshold":
        missing = [k for k in _OF_FIGURES if k in row and k not in numbers]
        if missing:
            yield f"{', '.join(missing)} is missing without a reason"


def _ends_of(row: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    for low in (k for k in row if k.endswith("_low")):
        stem = low.removesuffix("_low")
        if f"{stem}_high" in row:
            middle = next((k for k in (*_OF_FIGURES, "alpha") if k in row), "")
            yield low, stem if stem in row else middle if stem == "ci" else "", f"{stem}_high"


def _interval_faults(numbers: dict[str, float], low: str, middle: str, high: str) -> Iterator[str]:
    if (low in numbers) != (high in numbers):
        yield f"only one of {low} and {high} is there"
    if low not in numbers or high not in numbers:
        return
    if numbers[low] > numbers[high] + 1e-9:
        yield f"{low} is above {high}"
    if middle and middle not in numbers and middle != "rank":  # of systems that nothing links
        yield f"there is an interval and no {middle}"
    slack = 1e-6 * max(1.0, abs(numbers.get(middle, 0.0)))
    if middle in numbers and not numbers[low] - slack <= numbers[middle] <= numbers[high] + slack:
        yield f"{middle} is outside {low} and {high}"


def _is_number(value: object) -> bool:
    if isinstance(value, bool | str) or value is None or value is pd.NA:
        return False
    return isinstance(value, int | float | np.number) and not np.isnan(float(value))


def is_answered(odd: Odd) -> bool:
    """Whether anything was judged at all."""
    return any(row[7] not in ("", "no_answer") for row in odd.rows)


__all__ = ["OF_RESPONSES", "Odd", "faults_of", "is_answered", "odd_table", "tables_of"]
