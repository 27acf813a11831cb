"""Effects of place and time on judgments."""

from __future__ import annotations

from collections.abc import Mapping

from labeval.report.material import Material
from labeval.report.questions import Shown, columns
from labeval.text.marks import QT_TRANSLATE_NOOP

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
NONE = QT_TRANSLATE_NOOP("Report", "Nothing was computed on it here.")
LINE = QT_TRANSLATE_NOOP("Report", "Effects tested: {n}; of these with p < .05: {found}{expected}.")
EXPECTED = QT_TRANSLATE_NOOP(
    "Report", " (by chance alone, one test in twenty has p < .05: of these {tests} on average {n})"
)
IMPORTED = QT_TRANSLATE_NOOP(
    "Report",
    "How sides and orders were drawn for the imported judgments is not known here; only pairs that "
    "were judged both ways round say something about sides. Halves of a session are those of the "
    "order in which the table gives its rows, unless it names another; people may have judged in "
    "another one.",
)
NONE_FOUND = QT_TRANSLATE_NOOP("Report", "none")
_SIGNIFICANT = 0.05


def answer(material: Material) -> list[str]:
    """Number of the tested effects that hold."""
    words = material.words
    rows = material.rows("order_effects", "p")
    tested = rows[rows["p"].notna()]
    if tested.empty:
        return [words(NONE)]
    found = int((tested["p"] < _SIGNIFICANT).sum())
    by_chance = words(EXPECTED, tests=len(tested), n=words.figure(_SIGNIFICANT * len(tested)))
    lines = [
        words(
            LINE,
            n=len(tested),
            found=found or words(NONE_FOUND),
            expected=by_chance,
        )
    ]
    kinds: Mapping[str, int] = material.about.get("kinds", {})
    return [*lines, words(IMPORTED)] if kinds.get("imported") else lines
