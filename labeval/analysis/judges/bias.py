"""Biases of a judge against people: longer texts, what it sees first, its own family."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.judges.lines import Line, line
from labeval.analysis.judges.ratings import Audited
from labeval.analysis.statistics.differences import Difference, paired_difference
from labeval.analysis.statistics.numbering import joint
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.study.pages import ITEM_JOIN

if TYPE_CHECKING:
    from pandas import DataFrame

_WORD = re.compile("[a-z]{3,}")
_NO_FAMILY = frozenset(
    {"ai", "base", "chat", "hosted", "instruct", "judge", "large", "latest", "llm", "mini"}
    | {"model", "preview", "pro", "small", "system", "the", "turbo"}
)
"""Words in names of models that several families use."""


def family_of(name: str) -> frozenset[str]:
    """Words by which a model's family is known, such as *llama* in ``meta/Llama-3-8B-Instruct``."""
    return frozenset(_WORD.findall(name.rpartition("/")[2].lower())) - _NO_FAMILY


def gap(audited: Audited) -> Difference:
    """The judge's rating less a person's of the same unit, over raters and questions."""
    rows = audited.both
    unit = audited.unit[rows]
    value = audited.judged[unit] - audited.value[rows]
    return paired_difference(value, audited.rater[rows], audited.question[unit])


def by_length(audited: Audited, lengths: Mapping[str, int]) -> Line | None:
    """The judge's gain over people for a text of twice the length.

    The line is within questions where a question has texts of several lengths, so that difficult
    questions with long answers do not count.

    Args:
        lengths: item to words.
    """
    words = np.array([lengths.get(unit.rpartition("/")[2], 0) for unit in audited.units])
    rows = audited.both
    rows = rows[words[audited.unit[rows]] > 0]
    unit = audited.unit[rows]
    question = audited.question[unit]
    y, x = audited.judged[unit] - audited.value[rows], np.log2(words[unit])
    if len(x):
        within_y, within_x = _centred(y, question), _centred(x, question)
        if np.ptp(within_x) > 1e-9:
            y, x = within_y, within_x
    return line(y, x, audited.rater[rows], question)


def length_of_pairs(audited: Audited, lengths: Mapping[str, int]) -> Line | None:
    """Bias in comparisons: choices of the text of twice the length, those of people taken off.

    On the scale of choices, 1 for one text and −1 for the other.
    """
    pairs = [unit.split(ITEM_JOIN) for unit in audited.units]
    ratio = np.array([_ratio(pair, lengths) for pair in pairs])
    rows = audited.both
    rows = rows[~np.isnan(ratio[audited.unit[rows]])]
    unit = audited.unit[rows]
    y = audited.judged[unit] - audited.value[rows]
    return line(y, ratio[unit], audited.rater[rows], audited.question[unit])


def _ratio(pair: list[str], lengths: Mapping[str, int]) -> float:
    words = [lengths.get(text, 0) for text in pair]
    return float(np.log2(words[0] / words[1])) if len(words) == 2 and all(words) else float("nan")


def _centred(value: Floats, question: Integers) -> Floats:
    n = np.maximum(np.bincount(question), 1)
    return np.asarray(value - (np.bincount(question, weights=value) / n)[question])


def by_family(audited: Audited) -> tuple[Difference | None, list[str]]:
    """The judge's gain over people for texts of its own family against those of others, and
    the systems that are of its family; None where all or none are."""
    own = family_of(audited.judge)
    kin = [name for name in audited.systems if family_of(name) & own]
    is_kin = np.isin(audited.sides, [audited.systems.index(name) for name in kin])
    known = audited.sides >= 0
    rows = audited.both
    unit = audited.unit[rows]
    apart = audited.judged[unit] - audited.value[rows]
    rater, question = audited.rater[rows], audited.question[unit]
    if not kin or len(kin) == len(audited.systems):
        return None, kin
    if audited.is_pair:  # Comparisons of a text of the family with one that is not.
        sign = is_kin[unit, 0].astype(float) - is_kin[unit, 1]
        mixed = (sign != 0) & known[unit].all(axis=1)
        return paired_difference((apart * sign)[mixed], rater[mixed], question[mixed]), kin
    found = []
    for chosen in (is_kin[unit, 0], ~is_kin[unit, 0] & known[unit, 0]):
        width = int(audited.question.max(initial=0)) + 1
        cell, where = np.unique(joint(rater, width, question)[chosen], return_inverse=True)
        mean = np.bincount(where, weights=apart[chosen]) / np.bincount(where)
        found.append(dict(zip(cell.tolist(), mean.tolist(), strict=True)))
    both = [cell for cell in found[0] if cell in found[1]]
    value = np.array([found[0][cell] - found[1][cell] for cell in both], dtype=float)
    cells = np.array(both, dtype=np.intp)
    return paired_difference(value, cells // width, cells % width), kin


def first_chosen(judgments: DataFrame) -> DataFrame:
    """Decided comparisons: ``rater``, ``criterion``, ``question`` (the pair), ``first`` (1 if the
    text that was shown first was chosen, else 0).

    Args:
        judgments: as a method's ``sides`` gives them.
    """
    decided = judgments[
        (judgments["value"] == judgments["first"]) | (judgments["value"] == judgments["second"])
    ]
    return decided.assign(
        rater=decided["participant"],
        first=(decided["value"] == decided["first"]).astype(float),
    )[["rater", "criterion", "items", "first"]]
