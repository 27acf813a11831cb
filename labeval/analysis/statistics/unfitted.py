"""Reasons against a model of ratings that several models share, and the limits behind them."""

from __future__ import annotations

from labeval.text.marks import QT_TRANSLATE_NOOP

MOST_CATEGORIES = 11
"""Of more the thresholds say nothing that the numbers do not."""

FEW_RATERS = QT_TRANSLATE_NOOP(
    "Analysis", "raters: {raters}; it takes {least} to estimate how much raters differ"
)
MANY_CATEGORIES = QT_TRANSLATE_NOOP(
    "Analysis", "more than {most} different values are a number and not an order of categories"
)
TURNS = QT_TRANSLATE_NOOP(
    "Analysis",
    "answers of a conversation were rated one by one, which this model would take for independent "
    "texts",
)
NO_FIT = QT_TRANSLATE_NOOP("Analysis", "the variances cannot be separated in these ratings")
TOO_LONG = QT_TRANSLATE_NOOP(
    "Analysis", "all such models of this study together would take long: ask with --models always"
)
