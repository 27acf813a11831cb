"""The sources of the formulas by which the tables of an analysis were computed."""

from __future__ import annotations

from typing import NamedTuple

from labeval.report.material import Material


class _Use(NamedTuple):
    """Figures that come from a formula: cells of a column that are not empty."""

    table: str
    column: str
    where: str = ""
    """A column that says how; all rows where empty."""
    has: str = ""
    """Part of that column's cells."""


_SHARES = (_Use("pairwise", "ci_low"), _Use("length_bias", "ci_low", "statistic", "longer"))
_TAU = (
    _Use("rank_correlation", "tau"),
    _Use("external_correlation", "value", "coefficient", "kendall"),
    _Use("interdependence", "tau"),
    _Use("length_bias", "value", "statistic", "tau"),
)
_DRAWN = (
    _Use("scores", "ci_low", "resampled", "raters"),
    _Use("scores", "ci_low", "resampled", "q"),
)
_ALPHA = (_Use("agreement", "value", "coefficient", "alpha"),)
_MIXED = (_Use("significance", "p", "how", "mixed model"), _Use("mixed_model", "value"))

SOURCES: tuple[tuple[str, tuple[_Use, ...]], ...] = (
    (
        "Angelopoulos, A. N., Bates, S., Fannjiang, C., Jordan, M. I. & Zrnic, T. (2023). "
        "Prediction-powered inference. Science 382, 669–674.",
        (_Use("judge_audit", "value", "statistic", "powered"),),
    ),
    (
        "Benjamini, Y. & Hochberg, Y. (1995). Controlling the false discovery rate. Journal of the "
        "Royal Statistical Society B 57, 289–300.",
        (
            _Use("significance", "p_adjusted", "adjusted", "Benjamini"),
            _Use("ordinal_model", "p_adjusted", "adjusted", "Benjamini"),
        ),
    ),
    (
        "Calderon, N., Reichart, R. & Dror, R. (2025). The alternative annotator test for "
        "LLM-as-a-judge: how to statistically justify replacing human annotators with LLMs. ACL.",
        (_Use("judge_audit", "value", "part", "alternative"),),
    ),
    (
        "Cameron, A. C., Gelbach, J. B. & Miller, D. L. (2011). Robust inference with multiway "
        "clustering. Journal of Business & Economic Statistics 29, 238–249.",
        (_Use("scores", "ci_low", "resampled", "and"), *_SHARES),
    ),
    (
        "Cochran, W. G. (1954). Some methods for strengthening the common χ² tests. Biometrics 10, "
        "417–451.",
        (_Use("order_effects", "p", "test", "Mantel"),),
    ),
    (
        "Cronbach, L. J. (1951). Coefficient alpha and the internal structure of tests. "
        "Psychometrika 16, 297–334.",
        (_Use("reliability", "alpha"),),
    ),
    (
        "Davidson, R. R. (1970). On extending the Bradley–Terry model to accommodate ties in "
        "paired comparison experiments. Journal of the American Statistical Association 65, "
        "317–328.",
        (_Use("pairwise_rankings", "davidson"),),
    ),
    (
        "Dawid, A. P. & Skene, A. M. (1979). Maximum likelihood estimation of observer error-rates "
        "using the EM algorithm. Applied Statistics 28, 20–28.",
        (_Use("majority", "dawid_skene"), _Use("confusions", "share")),
    ),
    (
        "Efron, B. & Tibshirani, R. J. (1993). An Introduction to the Bootstrap. Chapman & Hall.",
        (*_DRAWN, _Use("agreement", "ci_low", "coefficient", "alpha")),
    ),
    (
        "Elo, A. E. (1978). The Rating of Chessplayers, Past and Present. Arco.",
        (_Use("elo", "elo"),),
    ),
    (
        "Feldt, L. S. (1965). The approximate sampling distribution of Kuder–Richardson "
        "reliability coefficient twenty. Psychometrika 30, 357–370.",
        (_Use("reliability", "ci_low"),),
    ),
    (
        "Fleiss, J. L. (1971). Measuring nominal scale agreement among many raters. Psychological "
        "Bulletin 76, 378–382.",
        (_Use("agreement", "value", "coefficient", "fleiss"),),
    ),
    (
        "Franco, C., Little, R. J. A., Louis, T. A. & Slud, E. V. (2019). Comparative study of "
        "confidence intervals for proportions in complex sample surveys. Journal of Survey "
        "Statistics and Methodology 7, 334–364.",
        _SHARES,
    ),
    (
        "Hesterberg, T. C. (2015). What teachers should know about the bootstrap: resampling in "
        "the undergraduate statistics curriculum. The American Statistician 69, 371–386.",
        _DRAWN,
    ),
    (
        "Holm, S. (1979). A simple sequentially rejective multiple test procedure. Scandinavian "
        "Journal of Statistics 6, 65–70.",
        (
            _Use("significance", "p_adjusted", "adjusted", "Holm"),
            _Use("ordinal_model", "p_adjusted", "adjusted", "Holm"),
        ),
    ),
    (
        "Hovy, D., Berg-Kirkpatrick, T., Vaswani, A. & Hovy, E. (2013). Learning whom to trust "
        "with MACE. NAACL-HLT, 1120–1130.",
        (_Use("raters", "competence"),),
    ),
    (
        "Kendall, M. G. (1945). The treatment of ties in ranking problems. Biometrika 33, 239–251.",
        _TAU,
    ),
    (
        "Kendall, M. G. & Babington Smith, B. (1939). The problem of m rankings. Annals of "
        "Mathematical Statistics 10, 275–287.",
        (_Use("agreement", "value", "coefficient", "kendall_w"),),
    ),
    ("Kish, L. (1965). Survey Sampling. Wiley.", _SHARES),
    (
        "Krippendorff, K. (2004). Content Analysis: An Introduction to Its Methodology. Sage.",
        _ALPHA,
    ),
    (
        "Krippendorff, K. (2011). Computing Krippendorff's Alpha-Reliability. University of "
        "Pennsylvania.",
        _ALPHA,
    ),
    (
        "Kuznetsova, A., Brockhoff, P. B. & Christensen, R. H. B. (2017). lmerTest package: tests "
        "in linear mixed effects models. Journal of Statistical Software 82(13).",
        _MIXED,
    ),
    (
        "Linacre, J. M. (1989). Many-Facet Rasch Measurement. MESA Press.",
        (_Use("severity", "value"),),
    ),
    (
        "Louviere, J. J., Flynn, T. N. & Marley, A. A. J. (2015). Best-Worst Scaling. Cambridge "
        "University Press.",
        (_Use("scores", "value", "statistic", "best"), _Use("bws_rankings", "score")),
    ),
    (
        "Mann, H. B. & Whitney, D. R. (1947). On a test of whether one of two random variables is "
        "stochastically larger than the other. Annals of Mathematical Statistics 18, 50–60.",
        (_Use("group_comparison", "p"),),
    ),
    (
        "Marley, A. A. J. & Louviere, J. J. (2005). Some probabilistic models of best, worst, and "
        "best–worst choices. Journal of Mathematical Psychology 49, 464–480.",
        (_Use("bws_rankings", "score"),),
    ),
    (
        "McCullagh, P. (1980). Regression models for ordinal data. Journal of the Royal "
        "Statistical Society B 42, 109–142.",
        (_Use("ordinal_model", "effect"),),
    ),
    (
        "McGraw, K. O. & Wong, S. P. (1996). Forming inferences about some intraclass correlation "
        "coefficients. Psychological Methods 1, 30–46.",
        (_Use("agreement", "value", "coefficient", "ICC"),),
    ),
    (
        "Mogstad, M., Romano, J. P., Shaikh, A. M. & Wilhelm, D. (2024). Inference for ranks with "
        "applications to mobility across neighbourhoods and academic achievement across countries. "
        "Review of Economic Studies 91, 476–518.",
        (_Use("ranks", "rank_low"),),
    ),
    (
        "Owen, A. B. (2007). The pigeonhole bootstrap. Annals of Applied Statistics 1, 386–411.",
        (_Use("scores", "ci_low", "resampled", "and"),),
    ),
    (
        "Plackett, R. L. (1975). The analysis of permutations. Applied Statistics 24, 193–202.",
        (_Use("plackett_luce", "score"),),
    ),
    (
        "Satterthwaite, F. E. (1946). An approximate distribution of estimates of variance "
        "components. Biometrics Bulletin 2, 110–114.",
        (_Use("significance", "p", "how", "quasi-t"), *_MIXED),
    ),
    (
        "Snover, M., Dorr, B., Schwartz, R., Micciulla, L. & Makhoul, J. (2006). A study of "
        "translation edit rate with targeted human annotation. AMTA, 223–231.",
        (_Use("rewriting", "hter"),),
    ),
    (
        "Turner, H. L., van Etten, J., Firth, D. & Kosmidis, I. (2020). Modelling rankings in R: "
        "the PlackettLuce package. Computational Statistics 35, 1027–1057.",
        (_Use("plackett_luce", "score"),),
    ),
    (
        "Wilcoxon, F. (1945). Individual comparisons by ranking methods. Biometrics Bulletin 1, "
        "80–83.",
        (_Use("order_effects", "p", "statistic", "shift"),),
    ),
    (
        "Wilson, E. B. (1927). Probable inference, the law of succession, and statistical "
        "inference. Journal of the American Statistical Association 22, 209–212.",
        (*_SHARES, _Use("order_effects", "ci_low", "statistic", "left_share")),
    ),
)
"""Each source, with the figures that come from it."""


def sources(material: Material) -> list[str]:
    """The sources of the figures that an analysis has."""
    return [source for source, uses in SOURCES if any(_is_made(use, material) for use in uses)]


def _is_made(use: _Use, material: Material) -> bool:
    needed = (use.column, use.where) if use.where else (use.column,)
    rows = material.rows(use.table, *needed)
    if use.where:
        rows = rows[rows[use.where].astype(str).str.contains(use.has, regex=False)]
    return bool((rows[use.column].notna() & (rows[use.column] != "")).any())
