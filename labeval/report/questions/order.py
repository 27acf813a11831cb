"""Effects of place and time on judgments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.comparisons.order_effects import MANTEL_HAENSZEL, TIME
from labeval.report.leading import ALPHA
from labeval.report.material import Material
from labeval.report.places import all_criteria
from labeval.report.questions import Shown, columns
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

TITLE = QT_TRANSLATE_NOOP("Report", "Did side or order matter?")
ABOUT = QT_TRANSLATE_NOOP(
    "Report",
    "Texts are shown in an order and on a side. If that moves judgments, a score is partly about "
    "the place, unless sides and orders are balanced over participants.",
)
FIGURES = ("order_effects",)
TABLES = (
    Shown(
        "order_effects",
        QT_TRANSLATE_NOOP("Report", "Effects of side and order"),
        columns("effect method criterion statistic value ci_low ci_high n p test reason"),
        most=24,
        filled="p",
    ),
)
NONE = QT_TRANSLATE_NOOP("Report", "No effect of side or order could be tested here.")
UNTESTED = QT_TRANSLATE_NOOP("Report", "No effect of side or order could be tested here: {reason}.")
POSITION = QT_TRANSLATE_NOOP(
    "Report",
    "Comparisons ({place}): being shown first adds {value} to the log odds of a win (95 % interval "
    "{low} to {high}, p {p}), apart from who is compared. The table of comparisons apart from "
    "position takes it out; shares of wins and differences do not.",
)
LINE = QT_TRANSLATE_NOOP("Report", "Effects tested: {n}; of these with p < .05: {found}{expected}.")
EXPECTED = QT_TRANSLATE_NOOP(
    "Report",
    " (by chance alone, one test in twenty at most has p < .05: of these {tests} on average at "
    "most {n})",
)
"""Exact tests of few raters cannot have such a p, or have it less often."""
EXPECTED_OF_ONE = QT_TRANSLATE_NOOP(
    "Report", " (by chance alone, one test in twenty at most has p < .05)"
)
INDEPENDENT = QT_TRANSLATE_NOOP(
    "Report",
    "The tests of sides take comparisons as independent. What follows does not: comparisons of one "
    "rater, or on one question, hang together there, so that its p can be larger.",
)
IMPORTED = QT_TRANSLATE_NOOP(
    "Report",
    "How sides and orders were drawn for the imported judgments is not known here; only pairs of "
    "texts, or of systems, that were judged both ways round say something about sides.",
)
HALVES = QT_TRANSLATE_NOOP(
    "Report",
    "Halves of a session are those of the order in which the table gives its rows, unless it names "
    "another; people may have judged in another one.",
)
NONE_FOUND = QT_TRANSLATE_NOOP("Report", "none")
_TESTED = ("left_share", "shift")
"""Statistics that have a test."""


def answer(material: Material) -> list[str]:
    """Number of the tested effects that hold, and what the first place adds to a win."""
    kinds: Mapping[str, int] = material.about.get("kinds", {})
    words = material.words
    rows = material.rows("order_effects", "p")
    tested = rows[rows["p"].notna()].reindex(columns=["p", "effect", "test"])
    positions = _positions(material)
    lines = _found(tested, material) if len(tested) or positions else _untested(material)
    if positions and (tested["test"] == MANTEL_HAENSZEL).any():
        lines[-1] += " " + words(INDEPENDENT)
    if kinds.get("imported") and (len(tested) or positions):
        parts = [IMPORTED, *([HALVES] if (tested["effect"] == TIME).any() else [])]
        positions.append(" ".join(words(part) for part in parts))
    return [*lines, *positions]


def _untested(material: Material) -> list[str]:
    """That there is no test, and why."""
    words = material.words
    rows = material.rows("order_effects", "statistic", "reason")
    reasons = rows.loc[rows["statistic"].isin(_TESTED), "reason"].dropna().astype(str)
    named = [words.reason(reason) for reason in reasons.drop_duplicates() if reason]
    return [words(UNTESTED, reason=words.listed(named)) if named else words(NONE)]


def _positions(material: Material) -> list[str]:
    """A sentence of each effect of the first place, over all criteria."""
    words = material.words
    columns = ("scale", "criterion", "value", "ci_low", "ci_high", "p")
    rows = all_criteria(material.rows("controlled", *columns, statistic="position"))
    return [
        words(
            POSITION,
            place=material.place(str(row["scale"]), str(row["criterion"])),
            value=words.figure(row["value"]),
            low=words.figure(row["ci_low"]),
            high=words.figure(row["ci_high"]),
            p=words.p(row["p"]),
        )
        for row in rows[rows["p"].notna()].to_dict("records")
    ]


def _found(tested: DataFrame, material: Material) -> list[str]:
    """The number of effects that hold."""
    if tested.empty:
        return []
    words = material.words
    found = int((tested["p"] < ALPHA).sum())
    most = words.figure(ALPHA * len(tested))
    by_chance = words(EXPECTED, tests=len(tested), n=most)
    if len(tested) == 1:
        by_chance = words(EXPECTED_OF_ONE)
    return [words(LINE, n=len(tested), found=found or words(NONE_FOUND), expected=by_chance)]
