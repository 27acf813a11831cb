"""Words that the report has as a page and as a Word document."""

from __future__ import annotations

from labeval.text.marks import QT_TRANSLATE_NOOP

LABELS = {
    "report": QT_TRANSLATE_NOOP("Report", "Results of a human evaluation"),
    "answer": QT_TRANSLATE_NOOP("Report", "The answer in a sentence"),
    "contents": QT_TRANSLATE_NOOP("Report", "Contents"),
    "figure": QT_TRANSLATE_NOOP("Report", "Figure"),
    "table": QT_TRANSLATE_NOOP("Report", "Table"),
    "how": QT_TRANSLATE_NOOP("Report", "How computed"),
}
