"""How far raters agree, and how good the ratings are."""

from __future__ import annotations

from labeval.report.figures.agreement import RELIABLE, TENTATIVE
from labeval.report.material import Material
from labeval.report.naming import method_name
from labeval.report.questions import Shown
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Report", "How far do raters agree?")
ABOUT = QT_TRANSLATE_NOOP(
    "Report",
    "If raters do not agree, a score says more about who was asked than about the text.",
)
FIGURES = ("agreement", "rater_pairs")
TABLES = (
    Shown(
        "agreement",
        QT_TRANSLATE_NOOP("Report", "Agreement by method and criterion"),
        ("method", "criterion", "coefficient", "measurement_level", "value", "ci_low", "ci_high")
        + ("n_items", "n_raters", "reason"),
    ),
    Shown(
        "raters",
        QT_TRANSLATE_NOOP("Report", "Raters"),
        ("method", "participant", "rater", "n", "judgments", "pages", "competence", "spread")
        + (
            "agreement",
            "alpha_without",
            "flags",
            "straight_lining",
            "too_fast",
            "missed",
            "reason",
        ),
    ),
    Shown(
        "divided_items",
        QT_TRANSLATE_NOOP("Report", "Texts that divide raters most"),
        ("method", "criterion", "id", "item", "n", "value", "spread", "entropy", "rank", "reason"),
    ),
)
LINE = QT_TRANSLATE_NOOP(
    "Report",
    "{method}: alpha has its median at {median} over {n} criteria, from {low} ({least}) to {high} "
    "({most}); {reliable} reach .800 and {tentative} more reach .667.",
)
SINGLE = QT_TRANSLATE_NOOP("Report", "{method}: alpha is {median} ({least}).")
UNDEFINED = QT_TRANSLATE_NOOP("Report", "{method}: alpha is undefined on {n} criteria: {reason}.")


def answer(material: Material) -> list[str]:
    """A line a method."""
    words = material.words
    rows = material.rows("agreement", "method", "criterion", "value", "reason", coefficient="alpha")
    rows = rows[rows["criterion"].isin([c.id for c in material.content.study.criteria])]
    lines = []
    for method, part in rows.groupby("method", sort=False):
        name = method_name(str(method), words)
        known = part[part["value"].notna()].sort_values("value")
        if len(known):
            low, high = known.iloc[0], known.iloc[-1]
            reliable = int((known["value"] >= RELIABLE).sum())
            lines.append(
                words(
                    LINE if len(known) > 1 else SINGLE,
                    method=name,
                    n=len(known),
                    median=words.number(float(known["value"].median())),
                    low=words.number(low["value"]),
                    least=material.named(low["criterion"]),
                    high=words.number(high["value"]),
                    most=material.named(high["criterion"]),
                    reliable=reliable,
                    tentative=int((known["value"] >= TENTATIVE).sum()) - reliable,
                )
            )
        unknown = part[part["value"].isna()]
        if len(unknown):
            reason = words.listed(dict.fromkeys(unknown["reason"].astype(str)))
            lines.append(words(UNDEFINED, method=name, n=len(unknown), reason=reason))
    return lines
