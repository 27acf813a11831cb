"""Ranks of systems with their intervals, and chances of being the best, in sentences."""

from __future__ import annotations

from typing import Any

from labeval.report.leading import Ranking, is_by_few
from labeval.report.material import Material, records
from labeval.text.marks import QT_TRANSLATE_NOOP

RANKS = QT_TRANSLATE_NOOP("Report", "Ranks by {method} that hold together at 95 %: {ranks}.")
CHANCES = QT_TRANSLATE_NOOP(
    "Report", "Chance of being the best, if nothing were known before: {chances}."
)
OTHER = QT_TRANSLATE_NOOP("Report", "{name} below {least}")
OTHERS = QT_TRANSLATE_NOOP("Report", "others ({n}) below {least} each")
FOLLOWS = QT_TRANSLATE_NOOP(
    "Report",
    "{best} has no rank but 1 by what follows from several tests, since whoever is better than "
    "somebody better is better, too. A clear lead asks for a test of its own against each system, "
    "which {best} does not have against {rivals}.",
)
STRICTER = QT_TRANSLATE_NOOP(
    "Report",
    "The lead of {best} is clear although its rank is open: that all ranks hold together asks for "
    "more (Holm's procedure) than the correction of single tests here ({adjusted}).",
)
COLUMNS = ("method", "scale", "criterion", "id", "rank_low", "rank_high", "p_best")
LEAST_CHANCE = 0.01
"""A chance below it is not listed."""
_MOST_RANKED = 12
"""Systems that a sentence lists; those of more are in the table."""


def rank_line(each: Ranking, material: Material) -> str:
    """The ranks by one method; empty where raters of any two are too few, or nothing was tested."""
    words = material.words
    place = {"scale": each.scale, "criterion": each.criterion}
    rows = material.rows("ranks", *COLUMNS, method=each.method, **place)
    rows = rows[rows["rank_low"].notna()]
    if each.has_few_raters or each.is_clear is None or not 2 <= len(rows) <= _MOST_RANKED:
        return ""
    raters = material.rows("significance", "raters", method=each.method, **place)["raters"]
    if is_by_few(raters.min(), material):  # Ranks hold together, or not at all.
        return ""
    of = records(rows)
    ranks = [f"{row['id']} {words.span(row['rank_low'], row['rank_high'])}" for row in of]
    line = words(RANKS, method=material.short_method(each.method), ranks=", ".join(ranks))
    if otherwise := _otherwise(each, of, material):
        line = f"{line} {otherwise}"
    if rows["p_best"].isna().any():
        return line
    likely = [row for row in of if row["p_best"] >= LEAST_CHANCE]
    chances = [f"{row['id']} {words.chance(row['p_best'])}" for row in likely]
    least = words.number(LEAST_CHANCE)
    others = [str(row["id"]) for row in of if row["p_best"] < LEAST_CHANCE]
    if len(others) == 1:
        chances.append(words(OTHER, name=others[0], least=least))
    elif others:
        chances.append(words(OTHERS, n=len(others), least=least))
    return f"{line} {words(CHANCES, chances=', '.join(chances))}"


def _otherwise(each: Ranking, ranked: list[dict[str, Any]], material: Material) -> str:
    """Why the first rank alone is no clear lead, or the other way round; empty where they agree."""
    words, best = material.words, each.leaders[0]
    worst = {str(row["id"]): row["rank_high"] for row in ranked}.get(best)
    if worst is None or each.is_clear == (worst == 1):
        return ""
    if worst == 1:
        return words(FOLLOWS, best=best, rivals=words.some(each.rivals))
    place = {"scale": each.scale, "criterion": each.criterion}
    tested = material.rows("significance", "adjusted", method=each.method, **place)["adjusted"]
    others = [str(name) for name in tested.drop_duplicates() if name not in ("", "Holm")]
    return words(STRICTER, best=best, adjusted=words.listed(others)) if others else ""
