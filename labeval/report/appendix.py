"""The appendix: what was computed, in words, and the sources of the formulas."""

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
            "the study file states this. Shares of wins: Wilson's interval for as many judgments "
            "as there would be if they did not hang together.",
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
            "Two systems are compared by what one rater gave both on one question, or on one page: "
            "a model of these differences with raters and questions drawn at random, by restricted "
            "maximum likelihood with Satterthwaite's degrees of freedom; tables of up to five "
            "questions or four raters have fewer. Notes below the table say by which procedure "
            "each row was computed. Where the study file states nothing else, p is corrected over "
            "the pairs of systems of one criterion or scale, by Holm up to 15 pairs, else by "
            "Benjamini and Hochberg.",
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

REFERENCES = (
    "Benjamini, Y. & Hochberg, Y. (1995). Controlling the false discovery rate. Journal of the "
    "Royal Statistical Society B 57, 289–300.",
    "Cronbach, L. J. (1951). Coefficient alpha and the internal structure of tests. Psychometrika "
    "16, 297–334.",
    "Davidson, R. R. (1970). On extending the Bradley–Terry model to accommodate ties in paired "
    "comparison experiments. Journal of the American Statistical Association 65, 317–328.",
    "Dawid, A. P. & Skene, A. M. (1979). Maximum likelihood estimation of observer error-rates "
    "using the EM algorithm. Applied Statistics 28, 20–28.",
    "Efron, B. & Tibshirani, R. J. (1993). An Introduction to the Bootstrap. Chapman & Hall.",
    "Fleiss, J. L. (1971). Measuring nominal scale agreement among many raters. Psychological "
    "Bulletin 76, 378–382.",
    "Franco, C., Little, R. J. A., Louis, T. A. & Slud, E. V. (2019). Comparative study of "
    "confidence intervals for proportions in complex sample surveys. Journal of Survey Statistics "
    "and Methodology 7, 334–364.",
    "Holm, S. (1979). A simple sequentially rejective multiple test procedure. Scandinavian "
    "Journal of Statistics 6, 65–70.",
    "Hovy, D., Berg-Kirkpatrick, T., Vaswani, A. & Hovy, E. (2013). Learning whom to trust with "
    "MACE. NAACL-HLT, 1120–1130.",
    "Kendall, M. G. (1945). The treatment of ties in ranking problems. Biometrika 33, 239–251.",
    "Krippendorff, K. (2004). Content Analysis: An Introduction to Its Methodology. Sage.",
    "Krippendorff, K. (2011). Computing Krippendorff's Alpha-Reliability. University of "
    "Pennsylvania.",
    "Kuznetsova, A., Brockhoff, P. B. & Christensen, R. H. B. (2017). lmerTest package: tests in "
    "linear mixed effects models. Journal of Statistical Software 82(13).",
    "Linacre, J. M. (1989). Many-Facet Rasch Measurement. MESA Press.",
    "Louviere, J. J., Flynn, T. N. & Marley, A. A. J. (2015). Best-Worst Scaling. Cambridge "
    "University Press.",
    "McGraw, K. O. & Wong, S. P. (1996). Forming inferences about some intraclass correlation "
    "coefficients. Psychological Methods 1, 30–46.",
    "Mogstad, M., Romano, J. P., Shaikh, A. M. & Wilhelm, D. (2024). Inference for ranks with "
    "applications to mobility across neighbourhoods and academic achievement across countries. "
    "Review of Economic Studies 91, 476–518.",
    "Okabe, M. & Ito, K. (2008). Color Universal Design.",
    "Owen, A. B. (2007). The pigeonhole bootstrap. Annals of Applied Statistics 1, 386–411.",
    "Plackett, R. L. (1975). The analysis of permutations. Applied Statistics 24, 193–202.",
    "Snover, M., Dorr, B., Schwartz, R., Micciulla, L. & Makhoul, J. (2006). A study of "
    "translation edit rate with targeted human annotation. AMTA, 223–231.",
    "Wilcoxon, F. (1945). Individual comparisons by ranking methods. Biometrics Bulletin 1, 80–83.",
    "Wilson, E. B. (1927). Probable inference, the law of succession, and statistical inference. "
    "Journal of the American Statistical Association 22, 209–212.",
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
