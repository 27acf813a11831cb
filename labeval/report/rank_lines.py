"""Ranks of systems with their intervals, and chances of being the best, in sentences."""

from __future__ import annotations

from labeval.report.leading import Ranking
from labeval.report.material import Material, records
from labeval.report.naming import short_method
from labeval.text.marks import QT_TRANSLATE_NOOP

RANKS = QT_TRANSLATE_NOOP("Report", "Ranks by {method} that hold together at 95 %: {ranks}.")
CHANCES = QT_TRANSLATE_NOOP(
    "Report", "Chance of being the best, if nothing were known before: {chances}."
)
OTHERS = QT_TRANSLATE_NOOP("Report", "others ({n}) below {least} each")
COLUMNS = ("method", "scale", "criterion", "id", "rank_low", "rank_high", "p_best")
LEAST_CHANCE = 0.01
"""A chance below it is not listed."""
_MOST_RANKED = 12
"""Systems that a sentence lists; those of more are in the table."""


def rank_line(each: Ranking, material: Material) -> str:
    """The ranks by one method; empty where raters are too few, or nothing was tested."""
    words = material.words
    place = {"scale": each.scale, "criterion": each.criterion}
    rows = material.rows("ranks", *COLUMNS, method=each.method, **place)
    rows = rows[rows["rank_low"].notna()]
    if each.has_few_raters or each.is_clear is None or not 2 <= len(rows) <= _MOST_RANKED:
        return ""
    of = records(rows)
    ranks = [f"{row['id']} {words.span(row['rank_low'], row['rank_high'])}" for row in of]
    line = words(RANKS, method=short_method(each.method), ranks=", ".join(ranks))
    if rows["p_best"].isna().any():
        return line
    likely = [row for row in of if row["p_best"] >= LEAST_CHANCE]
    chances = [f"{row['id']} {words.chance(row['p_best'])}" for row in likely]
    if others := len(of) - len(likely):
        chances.append(words(OTHERS, n=others, least=words.number(LEAST_CHANCE)))
    return f"{line} {words(CHANCES, chances=', '.join(chances))}"
