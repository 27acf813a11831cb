"""Comparison of systems."""

from __future__ import annotations

from labeval.report.leading import ALPHA, LEAST_RATERS, with_enough_raters
from labeval.report.material import Material
from labeval.report.questions import Shown, columns
from labeval.report.verdict import rules, verdict_lines
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Report", "Which system is better?")
ABOUT = QT_TRANSLATE_NOOP(
    "Report",
    "A system's score summarises the judgments of its texts over all participants of a method.",
)
FIGURES = (
    *("scores", "differences", "davidson", "win_rates", "best_worst", "distributions"),
    *("error_points", "items"),
)
TABLES = (
    Shown(
        "scores",
        QT_TRANSLATE_NOOP("Report", "Scores of the systems, all criteria together"),
        columns("method statistic id n value ci_low ci_high rank reason"),
        {"level": "system", "scale": "total"},
        most=48,
    ),
    Shown(
        "scores",
        QT_TRANSLATE_NOOP("Report", "Scores of the systems, criterion by criterion"),
        columns("method criterion statistic id n value ci_low ci_high rank reason"),
        {"level": "system", "scale": ""},
        most=40,
        ranking=True,
    ),
    Shown(
        "scores",
        QT_TRANSLATE_NOOP(
            "Report", "Scores of the systems by the language of texts, all criteria together"
        ),
        columns("method language statistic id n value ci_low ci_high rank reason"),
        {"scale": "total"},
        most=48,
        ranking=True,
        by_language=True,
    ),
    Shown(
        "pairwise",
        QT_TRANSLATE_NOOP("Report", "Direct comparisons, all criteria together"),
        columns(
            "first second first_wins second_wins ties both_bad n win_rate ci_low ci_high reason"
        ),
        {"level": "system", "scale": "total"},
        most=16,
        below=QT_TRANSLATE_NOOP(
            "Report",
            "Whether two differ is tested in the table of differences, which counts a tie as no "
            "difference. These intervals are of decided comparisons, and with few raters or "
            "questions rather too wide: they may include one half where p there is below .05.",
        ),
    ),
    Shown(
        "controlled",
        QT_TRANSLATE_NOOP(
            "Report",
            "Comparisons apart from position and length, all criteria together (ties count half)",
        ),
        columns("statistic first second n value ci_low ci_high p uncontrolled reason"),
        {"scale": "total"},
        most=60,
        statistics={"win_rate": "win_rate_ties_half"},
    ),
    Shown(
        "bws_rankings",
        QT_TRANSLATE_NOOP("Report", "Best and worst: scores by a model, all criteria together"),
        columns("id pages score ci_low ci_high rank reason"),
        {"level": "system", "scale": "total"},
    ),
    Shown(
        "plackett_luce",
        QT_TRANSLATE_NOOP("Report", "Orders: scores by a model, all criteria together"),
        columns("id pages score ci_low ci_high rank reason"),
        {"level": "system", "scale": "total"},
    ),
    Shown(
        "error_counts",
        QT_TRANSLATE_NOOP("Report", "Errors by category, severity and system"),
        columns("method criterion system category severity n of per_judgment points share reason"),
        most=80,
        filled="method",
    ),
    Shown(
        "rewriting",
        QT_TRANSLATE_NOOP("Report", "Edited texts: left as they are, edits per word"),
        columns("criterion id n unchanged ci_low ci_high hter characters seconds_per_word"),
        {"level": "system"},
    ),
    Shown(
        "grades",
        QT_TRANSLATE_NOOP("Report", "Ranks within each question as grades, all criteria together"),
        columns("id n grade ci_low ci_high rank reason"),
        {"level": "system", "scale": "total"},
    ),
    Shown(
        "elo",
        QT_TRANSLATE_NOOP("Report", "Elo ratings, and how far they depend on the order"),
        columns(
            "criterion id comparisons elo rank shuffled_low shuffled_high rankings orders reason"
        ),
        {"level": "system"},
    ),
    Shown(
        "transitivity",
        QT_TRANSLATE_NOOP("Report", "Circles: A beats B, B beats C, C beats A"),
        columns("criterion of n circular share by_chance reason"),
        {"level": "system"},
    ),
    Shown(
        "significance",
        QT_TRANSLATE_NOOP("Report", "Differences between systems, all criteria together"),
        columns(
            "method a b n raters questions difference ci_low ci_high p_adjusted effect how reason"
        ),
        {"scale": "total"},
        most=60,
    ),
    Shown(
        "significance",
        QT_TRANSLATE_NOOP("Report", "Differences between systems, criterion by criterion"),
        columns(
            "method criterion a b n raters questions difference ci_low ci_high p_adjusted effect "
            "how reason"
        ),
        {"scale": ""},
    ),
    Shown(
        "ranks",
        QT_TRANSLATE_NOOP("Report", "Ranks of the systems with intervals, all criteria together"),
        columns("method id value rank rank_low rank_high p_best reason"),
        {"scale": "total"},
        most=48,
    ),
    Shown(
        "ordinal_model",
        QT_TRANSLATE_NOOP(
            "Report", "Differences with answers as ordered categories, criterion by criterion"
        ),
        columns("method criterion a b n effect ci_low ci_high p_adjusted agrees reason"),
    ),
    Shown(
        "mixed_model",
        QT_TRANSLATE_NOOP(
            "Report", "Systems by a model of raters, questions and texts, all criteria together"
        ),
        columns("method statistic id n value ci_low ci_high how reason"),
        {"scale": "total"},
        most=24,
    ),
    Shown(
        "scores",
        QT_TRANSLATE_NOOP("Report", "Scores of the texts, all criteria together"),
        columns("method statistic id n value ci_low ci_high rank reason"),
        {"level": "item", "scale": "total"},
        most=40,
        ranking=True,
    ),
    Shown(
        "severity",
        QT_TRANSLATE_NOOP(
            "Report", "Texts with their fair averages: had average raters rated them"
        ),
        columns("method scale criterion id n mean fair_mean value ci_low ci_high infit"),
        {"facet": "text"},
        most=40,
    ),
    Shown(
        "regression",
        QT_TRANSLATE_NOOP("Report", "What the overall rating rests on"),
        columns("method model overall statistic aspect value ci_low ci_high n questions reason"),
        {"model": ("linear", "tree")},
    ),
    Shown(
        "group_comparison",
        QT_TRANSLATE_NOOP("Report", "Groups of raters compared"),
        columns(
            "factor method criterion a b raters_a raters_b mean_a mean_b effect p p_adjusted tau n "
            "alpha_a alpha_b reason"
        ),
    ),
)
TESTED = QT_TRANSLATE_NOOP(
    "Report",
    "Differences tested criterion by criterion: {n}; of these with p < .05 after the correction "
    "for the number of pairs on one criterion ({adjusted}): {found}.",
)
TESTED_TOGETHER = QT_TRANSLATE_NOOP(
    "Report",
    "Differences tested criterion by criterion: {n}; of these with p < .05 after the correction "
    "for the number of pairs on all criteria of a method ({adjusted}): {found}.",
)
BY_CHANCE = QT_TRANSLATE_NOOP(
    "Report",
    "Criteria are not corrected for each other: if nothing differed, each of the {n} would show a "
    "difference in up to 5 % of studies.",
)
BOTH_MODELS = QT_TRANSLATE_NOOP(
    "Report",
    "A model of ordered answers, which does not take the steps of a scale for equally wide, comes "
    "to the same as the means in every one of these differences that it could be fitted to ({n}).",
)
MODELS_DISAGREE = QT_TRANSLATE_NOOP(
    "Report",
    "A model of ordered answers, which does not take the steps of a scale for equally wide, "
    "disagrees with the means in {found} of {n} differences, which are uncertain for that reason: "
    "{named}.",
)
FEW = QT_TRANSLATE_NOOP(
    "Report",
    "No difference on a single criterion is claimed: fewer than {least} raters judged each pair.",
)
NONE = QT_TRANSLATE_NOOP("Report", "none")
_MOST_NAMED = 6


def answer(material: Material) -> list[str]:
    """Each method's order and lead; how many differences on single criteria hold."""
    lines = verdict_lines(material)
    if lines:
        lines += rules(material)
    tested = material.rows(
        *("significance", "method", "criterion", "p_adjusted", "adjusted", "raters"), scale=""
    )
    tested = tested[tested["p_adjusted"].notna()]
    enough = with_enough_raters(tested, material)
    if len(tested) and enough.empty:
        lines.append(material.words(FEW, least=LEAST_RATERS))
    elif len(enough):
        tested = enough
        found = int((tested["p_adjusted"] < ALPHA).sum())
        words = material.words
        by = words.listed(tested["adjusted"].drop_duplicates())
        choices = material.about.get("choices", {})
        sentence = TESTED_TOGETHER if choices.get("family") == "method" else TESTED
        lines.append(words(sentence, n=len(tested), found=found or words(NONE), adjusted=by))
        families = len(tested[["method", "criterion"]].drop_duplicates())
        if found and sentence is TESTED and families > 1:
            lines[-1] += " " + words(BY_CHANCE, n=families)
    return lines + ordinal_lines(material)


def ordinal_lines(material: Material) -> list[str]:
    """The differences on which ordered answers and means disagree; empty without such a model."""
    both = material.rows("ordinal_model", "criterion", "a", "b", "agrees")
    both = both[both["agrees"] != ""]
    if both.empty:
        return []
    words = material.words
    apart = both[both["agrees"] == "no"]
    if apart.empty:
        return [words(BOTH_MODELS, n=len(both))]
    named = [
        f"{row['a']} – {row['b']} ({material.named(row['criterion'])})"
        for row in apart.head(_MOST_NAMED).to_dict("records")
    ]
    more = len(apart) - len(named)
    listed = words.listed(named) + (f" … (+{more})" if more > 0 else "")
    return [words(MODELS_DISAGREE, found=len(apart), n=len(both), named=listed)]
