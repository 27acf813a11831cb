"""Systems, or texts, that are not ranked since they lack judgments by some criteria."""

from __future__ import annotations

from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import find_scoring, scored_methods
from labeval.report.leading import Ranking
from labeval.report.material import TOTAL, Material, records
from labeval.text.marks import JOINED, QT_TRANSLATE_NOOP

NO_RANKING = QT_TRANSLATE_NOOP(
    "Report",
    "No ranking over all criteria by {methods}, since fewer than two systems have judgments by all "
    "of them; they are compared by single criteria.",
)
NOT_ADDED = QT_TRANSLATE_NOOP(
    "Report",
    "No ranking over all criteria by {methods}, whose criteria are not added up; systems are "
    "compared by each of them.",
)
ONE_SYSTEM = QT_TRANSLATE_NOOP("Report", "No ranking by {methods}: one system alone was judged.")
LEFT_OUT = QT_TRANSLATE_NOOP("Report", "Not ranked by {methods}: {names} ({reason}).")


def left_out(found: list[Ranking], material: Material) -> list[str]:
    """A sentence for each method without a ranking for this reason, and for each reason.

    Args:
        found: the rankings that there are.
        material: of the report.
    """
    words = material.words
    rows = material.rows(
        *("scores", "method", "level", "scale", "id", "statistic", "rank", "reason"), scale=TOTAL
    )
    ranked = {each.method for each in found}
    sentences = []
    for method in rows["method"].drop_duplicates():
        if method_of(str(method)) not in scored_methods():
            continue
        of_method = rows[rows["method"] == method]
        level = "system" if (of_method["level"] == "system").any() else "item"
        first = find_scoring(method_of(str(method))).STATISTICS[0].name
        shown = of_method[(of_method["level"] == level) & (of_method["statistic"] == first)]
        by_reason: dict[str, list[str]] = {}
        for row in records(shown[shown["rank"].isna() & (shown["reason"] != "")]):
            reason = str(row["reason"]).split(JOINED)[0]
            by_reason.setdefault(reason, []).append(str(row["id"]))
        methods = material.short_method(str(method))
        if by_reason and method not in ranked:
            sentences.append(words(NO_RANKING, methods=methods))
        sentences += [
            words(LEFT_OUT, methods=methods, names=words.some(names), reason=words.reason(reason))
            for reason, names in by_reason.items()
        ]
    with_figure = set(rows["method"])
    without = [name for name in unranked(found, material) if name not in with_figure]
    alone = [name for name in without if _systems(name, material) < 2]
    others = [name for name in without if name not in alone]
    for sentence, names in ((NOT_ADDED, others), (ONE_SYSTEM, alone)):
        if names:
            sentences.append(
                words(sentence, methods=words.listed(map(material.short_method, names)))
            )
    return sentences


def _systems(method: str, material: Material) -> int:
    rows = material.rows("scores", "method", "id", level="system", method=method)
    return int(rows["id"].nunique())


def unranked(found: list[Ranking], material: Material) -> list[str]:
    """Methods with ranks of systems by single criteria, and with no ranking over all of them.

    Args:
        found: the rankings that there are.
        material: of the report.
    """
    rows = material.rows("scores", "method", "rank", level="system")
    ranked = {each.method for each in found}
    by_single = rows.loc[rows["rank"].notna(), "method"].drop_duplicates().astype(str)
    scored = (name for name in by_single if method_of(name) in scored_methods())
    return [name for name in scored if name not in ranked]
