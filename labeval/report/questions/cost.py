"""Cost of each method."""

from __future__ import annotations

from labeval.report.material import Material, records
from labeval.report.questions import Shown, columns
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Report", "What does each method cost?")
ABOUT = QT_TRANSLATE_NOOP("Report", "Time spent on rating pages, and what it costs.")
FIGURES = ("timing",)
TABLES = (
    Shown(
        "timing",
        QT_TRANSLATE_NOOP("Report", "Time and cost"),
        columns(
            "method participants pages judgments "
            "minutes_per_participant seconds_per_page_median seconds_per_judgment_mean "
            "cost reason"
        ),
        most=24,
    ),
)
LINE = QT_TRANSLATE_NOOP(
    "Report",
    "A judgment takes the least time by {fast}, {least} s on average, and the most by {slow}, "
    "{most} s.",
)
COST = QT_TRANSLATE_NOOP(
    "Report",
    "At {rate} an hour the ratings of this study cost {sum} in all ({parts}).",
)
NO_TIMES = QT_TRANSLATE_NOOP("Report", "No times are known, so neither minutes nor costs are.")
NO_RATE = QT_TRANSLATE_NOOP(
    "Report", "No hourly rate was given, so that there are times but no costs."
)


def answer(material: Material) -> list[str]:
    """The quickest and the slowest method, and the sum."""
    words = material.words
    rows = material.rows("timing", "method", "seconds_per_judgment_mean", "cost")
    if rows.empty:
        return []
    rows = rows[rows["seconds_per_judgment_mean"].notna()]
    rows = rows.sort_values("seconds_per_judgment_mean")
    if rows.empty:
        return [words(NO_TIMES)]
    first, last = rows.iloc[0], rows.iloc[-1]
    lines = []
    if len(rows) > 1:
        lines.append(
            words(
                LINE,
                fast=material.method_name(first["method"]),
                least=words.number(first["seconds_per_judgment_mean"], 1),
                slow=material.method_name(last["method"]),
                most=words.number(last["seconds_per_judgment_mean"], 1),
            )
        )
    rate = material.hourly_rate
    if not rate:
        return [*lines, words(NO_RATE)]
    rows = rows[rows["cost"].notna()]
    if rows.empty:
        return lines
    parts = "; ".join(
        f"{material.method_name(row['method'])} {words.number(row['cost'])}"
        for row in records(rows)
    )
    values = {"rate": words.number(rate), "sum": words.number(rows["cost"].sum()), "parts": parts}
    return [*lines, words(COST, **values)]
