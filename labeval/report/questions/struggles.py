"""Difficulties of participants."""

from __future__ import annotations

from labeval.report.material import Material
from labeval.report.naming import COUNTED, known, method_name
from labeval.report.questions import Shown, columns
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Report", "What did participants struggle with?")
ABOUT = QT_TRANSLATE_NOOP(
    "Report",
    "Flags are traces in the record that deserve a second look; they prove nothing by themselves. "
    "What people said and wrote is the better answer: read it, or code it.",
)
FIGURES: tuple[str, ...] = ()
TABLES = (
    Shown(
        "struggles",
        QT_TRANSLATE_NOOP("Report", "Flags, comments and answers that decide nothing"),
        columns("method criterion what n of counted share"),
        most=24,
    ),
    Shown(
        "interventions",
        QT_TRANSLATE_NOOP(
            "Report",
            "Before and after hints, messages, reminders and breaks (difference: less what the "
            "other sessions have at the same positions)",
        ),
        columns(
            "method intervention outcome before after difference ci_low ci_high p p_adjusted test "
            "n interventions reason"
        ),
        most=24,
    ),
    Shown(
        "thinking_aloud",
        QT_TRANSLATE_NOOP("Report", "Participants who thought aloud, and those who did not"),
        columns(
            "method outcome aloud silent difference ci_low ci_high p p_adjusted test n_aloud "
            "n_silent reason"
        ),
    ),
)
LINE = QT_TRANSLATE_NOOP("Report", "{method}: {counts}.")
NONE = QT_TRANSLATE_NOOP("Report", "No flag, no comment, and every question was answered.")
ELSEWHERE = QT_TRANSLATE_NOOP(
    "Report",
    "Of judgments made elsewhere neither flags nor comments nor unanswered questions are known.",
)


def answer(material: Material) -> list[str]:
    """A line per method: what was counted most, over all criteria."""
    words = material.words
    rows = material.rows("struggles", "method", "what", "n", "of")
    if rows.empty:
        return [words(ELSEWHERE if material.is_elsewhere else NONE)]
    lines = []
    for method, part in rows.groupby("method", sort=True):
        sums = part.groupby("what")["n"].sum().sort_values(ascending=False)
        counts = "; ".join(f"{known(COUNTED, str(what), words)} {n}" for what, n in sums.items())
        lines.append(words(LINE, method=method_name(str(method), words), counts=counts))
    return lines
