"""Agreement of methods."""

from __future__ import annotations

from labeval.report.material import Material
from labeval.report.places import widest_place
from labeval.report.questions import Shown, columns
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Report", "Do the methods agree?")
ABOUT = QT_TRANSLATE_NOOP(
    "Report",
    "Where several methods rank the same texts alike, a cheaper one may do.",
)
FIGURES = ("rank_correlation",)
TABLES = (
    Shown(
        "rank_correlation",
        QT_TRANSLATE_NOOP("Report", "Rank correlation of the methods, all criteria together"),
        columns("level method_a method_b tau ci_low ci_high n p test reason"),
        {"scale": "total", "level": ("item", "system")},
        most=72,
        renamed={"a": "method_a", "b": "method_b"},
    ),
    Shown(
        "external_correlation",
        QT_TRANSLATE_NOOP(
            "Report", "Correlation with scores from elsewhere, over texts, all criteria together"
        ),
        columns("method external coefficient value p test n reason"),
        {"level": "item", "scale": "total"},
    ),
)
ONE = QT_TRANSLATE_NOOP(
    "Report", "Only one method was used, so there is nothing to compare it with."
)
NOT_TOGETHER = QT_TRANSLATE_NOOP(
    "Report", "No correlation of two methods' orders could be computed, so none is compared here."
)
SPAN = QT_TRANSLATE_NOOP(
    "Report",
    "Over {n} {level}, the methods' orders correlate between tau = {low} ({least}) and tau = "
    "{high} ({most}).",
)
EACH = QT_TRANSLATE_NOOP(
    "Report",
    "Over the {level} that both rank, the methods' orders correlate between tau = {low} ({least}, "
    "n = {n_low}) and tau = {high} ({most}, n = {n_high}).",
)
OF_TWO = QT_TRANSLATE_NOOP(
    "Report",
    "Over {n} {level}, the orders of the two methods correlate with tau = {low} ({least}).",
)
FEW = QT_TRANSLATE_NOOP(
    "Report",
    "With only {n} systems no order can be significant in a two-sided test, so look at the texts, "
    "of which there are more.",
)
_FEW = 5


def answer(material: Material) -> list[str]:
    """The span of tau at each level; of two methods, tau."""
    words = material.words
    rows = material.rows("rank_correlation", "level", "scale", "criterion", "a", "b", "tau", "n")
    rows = rows[rows["tau"].notna() & rows["level"].isin(("item", "system"))]
    if rows.empty:
        several = material.rows("scores", "method")["method"].nunique() > 1
        return [words(NOT_TOGETHER if several else ONE)]
    lines = []
    for level in rows["level"].drop_duplicates():
        part = widest_place(rows[rows["level"] == level]).sort_values("tau")
        low, high = part.iloc[0], part.iloc[-1]
        fewest, most = int(part["n"].min()), int(part["n"].max())
        lines.append(
            words(
                OF_TWO if len(part) == 1 else SPAN if fewest == most else EACH,
                n=most,
                n_low=int(low["n"]),
                n_high=int(high["n"]),
                level=material.named(str(level)),
                low=words.number(low["tau"]),
                least=f"{material.short_method(low['a'])}–{material.short_method(low['b'])}",
                high=words.number(high["tau"]),
                most=f"{material.short_method(high['a'])}–{material.short_method(high['b'])}",
            )
        )
        if level == "system" and most < _FEW:
            lines.append(words(FEW, n=words.span(fewest, most)))
    return lines
