"""The appendix: what was computed, in words."""

from __future__ import annotations

from labeval.analysis.methods import find_scoring
from labeval.report.counts import used_methods
from labeval.report.material import Material
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Report", "How everything was computed")
REFERENCES_TITLE = QT_TRANSLATE_NOOP("Report", "Sources of the formulas")

NOTES = (
    (
        QT_TRANSLATE_NOOP("Report", "n"),
        QT_TRANSLATE_NOOP(
            "Report",
            "n is always what a figure was computed from, after everything that was left out: "
            "judgments for scores, comparisons for pairs, texts for agreement, pairs of values for "
            "tests. Answers that were left open or declined count nowhere; a comparison of two "
            "texts of one system counts for each of them.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Report", "Scores and ranks"),
        QT_TRANSLATE_NOOP(
            "Report",
            "{scores}. Where systems were not judged equally often, shares and means rank in place "
            "of counts. Criteria of which less is better are turned round before criteria are "
            "added up. Equal scores share the mean of their ranks; scores are rounded to nine "
            "decimals before they are ranked.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Report", "Intervals"),
        QT_TRANSLATE_NOOP(
            "Report",
            "95 % intervals. Scores: percentiles, with raters, questions or both drawn with "
            "replacement, because the judgments of one person hang together, and so do "
            "those about one question; stretched to the variance of two-way clustering and for "
            "small numbers. Alpha: percentiles, with units drawn with replacement, or raters where "
            "the study file states this. Shares and counts of yes and of wins: Wilson's interval "
            "for as many judgments as there would be if they did not hang together.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Report", "Agreement"),
        QT_TRANSLATE_NOOP(
            "Report",
            "Krippendorff's alpha with the level of measurement of the method, where the study "
            "file states no other ({levels}). Missing ratings leave the others usable. Fleiss' "
            "kappa is given too because many papers report it.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Report", "Tests"),
        QT_TRANSLATE_NOOP(
            "Report",
            "Two-sided unless the table says otherwise. Exact where few values allow it, "
            "else by an approximation, such as the normal one or Student's t: the column "
            "“test” or a note below the table says which. Where many tests are in one "
            "table, read the corrected p.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Report", "Differences of systems"),
        QT_TRANSLATE_NOOP(
            "Report",
            "Two systems are compared by what one rater gave both on one question, or on one "
            "page: a model of these differences with raters and questions drawn at random, by "
            "restricted maximum likelihood with Satterthwaite's degrees of freedom; tables of up "
            "to five questions or four raters have fewer. Where the tests speak of these raters "
            "or these questions only, it is Student's t of the means of questions, or of raters. "
            "Notes below the table say by which procedure each row was computed. Where the study "
            "file states nothing else, p is corrected over the pairs of systems of one criterion "
            "or scale, by Holm up to 15 pairs, else by Benjamini and Hochberg.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Report", "Undefined"),
        QT_TRANSLATE_NOOP(
            "Report",
            "A dash is a figure that does not exist, such as the agreement of one rater; a note "
            "below the table says why. Nothing is replaced by zero.",
        ),
    ),
)


def notes(material: Material) -> list[tuple[str, str]]:
    """Explanation of each kind of figure, by the methods that were used."""
    words = material.words
    used = used_methods(material)
    of_methods = {
        "scores": "; ".join(
            f"{material.method_name(m)}: {words(find_scoring(m).SUMMARY)}" for m in used
        ),
        "levels": ", ".join(
            f"{material.short_method(m)} {material.named(find_scoring(m).LEVEL)}" for m in used
        ),
    }
    shown = NOTES if used else [note for note in NOTES if "{" not in note[1]]
    return [(words(name), words(text, **of_methods)) for name, text in shown]
