"""Names of the sizes of coefficients of agreement."""

from __future__ import annotations

from labeval.text.marks import QT_TRANSLATE_NOOP

BANDS = (
    (0.8, QT_TRANSLATE_NOOP("Analysis", "strong")),
    (0.6, QT_TRANSLATE_NOOP("Analysis", "moderate")),
    (0.4, QT_TRANSLATE_NOOP("Analysis", "fair")),
)
"""Name of the band from this value on, as courses on human evaluation of language models teach it
("Human Evaluation of LLMs", on Krippendorff's alpha). A convention: what is enough depends on what
is decided."""
POOR = QT_TRANSLATE_NOOP("Analysis", "poor")


def interpretation(value: float | None) -> str:
    """The band of a coefficient; empty where there is none."""
    if value is None or value != value:
        return ""
    return next((name for least, name in BANDS if value >= least), POOR)
