"""Krippendorff's reading of his alpha."""

from __future__ import annotations

from labeval.text.marks import QT_TRANSLATE_NOOP

TENTATIVE, RELIABLE = 0.667, 0.8
"""Alpha from which tentative conclusions are possible, and from which data are reliable
(Krippendorff 2004, Content Analysis, p. 241). A convention: what is enough depends on what is
decided."""
_BANDS = (
    (RELIABLE, QT_TRANSLATE_NOOP("Analysis", "reliable")),
    (TENTATIVE, QT_TRANSLATE_NOOP("Analysis", "tentative")),
)
_BELOW = QT_TRANSLATE_NOOP("Analysis", "not reliable")


def interpretation(alpha: float | None) -> str:
    """The band of an alpha; empty where there is none."""
    if alpha is None or alpha != alpha:
        return ""
    return next((name for least, name in _BANDS if alpha >= least), _BELOW)
