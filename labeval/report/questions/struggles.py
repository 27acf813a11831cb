"""Difficulties of participants."""

from __future__ import annotations

from labeval.report.material import Material, records
from labeval.report.naming import COUNTED, known
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
            "method intervention outcome before after difference ci_low ci_high p p_adjusted "
            "adjusted n interventions reason"
        ),
        most=24,
        renamed={"test": "adjusted"},
    ),
    Shown(
        "thinking_aloud",
        QT_TRANSLATE_NOOP("Report", "Participants who thought aloud, and those who did not"),
        columns(
            "method outcome aloud silent difference ci_low ci_high p p_adjusted adjusted n_aloud "
            "n_silent reason"
        ),
        most=30,
        renamed={"test": "adjusted"},
    ),
)
ALOUD = QT_TRANSLATE_NOOP(
    "Report",
    "{method}: {aloud} participants who thought aloud, less {silent} who did not: {differences}. "
    "Where the study's conditions do not decide who thinks aloud, the two can differ in other ways "
    "too.",
)
DIFFERENCE = QT_TRANSLATE_NOOP(
    "Report", "{outcome} {value} (95 % interval {low} to {high}, corrected p {p})"
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
    lines = _aloud(material)
    if rows.empty:
        return [words(ELSEWHERE if material.is_elsewhere else NONE), *lines]
    counted = []
    for method, part in rows.groupby("method", sort=True):
        sums = part.groupby("what")["n"].sum().sort_values(ascending=False)
        counts = "; ".join(f"{known(COUNTED, str(what), words)} {n}" for what, n in sums.items())
        counted.append(words(LINE, method=material.method_name(str(method)), counts=counts))
    return [*counted, *lines]


def _aloud(material: Material) -> list[str]:
    """A line for each method: what differs between those who thought aloud and the others."""
    words = material.words
    rows = material.rows("thinking_aloud", "method", "outcome", "p_adjusted", "n_aloud", "n_silent")
    lines = []
    for method, part in rows[rows["p_adjusted"].notna()].groupby("method", sort=False):
        each = []
        for row in records(part):
            ends = words.alike(*(row[name] for name in ("difference", "ci_low", "ci_high")))
            value, low, high = ends
            outcome, p = material.named(row["outcome"]), words.p(row["p_adjusted"])
            each.append(words(DIFFERENCE, outcome=outcome, value=value, low=low, high=high, p=p))
        lines.append(
            words(
                ALOUD,
                method=material.method_name(str(method)),
                aloud=int(part["n_aloud"].max()),
                silent=int(part["n_silent"].max()),
                differences="; ".join(each),
            )
        )
    return lines
