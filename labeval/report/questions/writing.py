"""Writing of responses, where participants wrote some."""

from __future__ import annotations

from labeval.report.material import Material
from labeval.report.questions import Shown, columns
from labeval.text.amounts import Amount
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Report", "How were responses written?")
ABOUT = QT_TRANSLATE_NOOP(
    "Report",
    "Participants wrote responses from passages that they could cite. What they used, and how, is "
    "counted here by style and by writer.",
)
FIGURES: tuple[str, ...] = ()
TABLES = (
    Shown(
        "response_summary",
        QT_TRANSLATE_NOOP("Report", "Measures of the responses"),
        columns("factor level measure n mean median sd"),
    ),
    Shown(
        "cited_ranks",
        QT_TRANSLATE_NOOP("Report", "Which passages were cited, by their place in the list"),
        columns("rank responses cited share"),
    ),
)
NONE = QT_TRANSLATE_NOOP("Report", "Nobody wrote a response in this study.")
LINE = QT_TRANSLATE_NOOP("Report", "{n:response|responses}, finished: {finished}.")


def answer(material: Material) -> list[str]:
    """Number of responses."""
    rows = material.rows("responses", "response", "finished")
    if rows.empty:
        return [material.words(NONE)]
    finished = int(rows["finished"].isin(["yes", True, "True"]).sum())
    return [material.words(LINE, n=Amount(len(rows)), finished=finished)]
