"""What the next study would need."""

from __future__ import annotations

from labeval.report.material import Material
from labeval.report.questions import Shown
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Report", "What would the next study need?")
ABOUT = QT_TRANSLATE_NOOP(
    "Report",
    "Participants, minutes and cost at which a difference as large as the one seen here would be "
    "found with a power of 80 %.",
)
FIGURES = ("plan",)
TABLES = (
    Shown(
        "plan",
        QT_TRANSLATE_NOOP("Report", "Plan of the next study"),
        ("method", "level", "criterion", "effect", "n", "power", "participants", "minutes")
        + ("minutes_per_participant", "cost", "test", "reason"),
    ),
)
NONE = QT_TRANSLATE_NOOP("Report", "Nothing was planned from these data.")
PILOT = QT_TRANSLATE_NOOP(
    "Report",
    "An effect that is read off a small pilot is itself uncertain, and often too large; take these "
    "figures as a least estimate.",
)


def answer(material: Material) -> list[str]:
    """Says what the figures are worth; the figures are in the table."""
    rows = material.rows("plan")
    return [material.words(NONE if rows.empty else PILOT)]
