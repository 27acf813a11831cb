r"""Formulas as paths to paint, by matplotlib's mathtext, which needs no TeX.

Mathtext knows most of what is written in one line: fractions, roots, sums, Greek letters, accents,
brackets. Environments such as ``\begin{aligned}`` are beyond it; such a formula is shown as it is
written.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtGui import QPainter, QPainterPath, QTransform

LONGEST = 400
DEEPEST = 10
"""Braces within each other."""
_EM = 100.0
"""Units of an em in matplotlib's paths (``TextToPath.FONT_SCALE``)."""
_MOVE, _LINE, _QUADRATIC, _CUBIC, _CLOSE = 1, 2, 3, 4, 79
_FACE = "stix"
_BARE_FRACTION = re.compile(r"\\([dt]?frac)\s*([0-9])\s*([0-9])")
"""Mathtext wants braces around what TeX takes without them."""


@dataclass(frozen=True, slots=True)
class FormulaPath:
    """A formula on its baseline at the origin, in logical pixels; y points down."""

    path: QPainterPath
    width: float
    ascent: float
    descent: float
    words: str = ""
    """Words for reading aloud: the formula as it is written."""

    def fitted(self, width: float, height: float) -> FormulaPath:
        """The same formula, smaller where it has to be."""
        whole = self.ascent + self.descent
        share = min(1.0, max(1.0, width) / max(1.0, self.width), max(1.0, height) / max(1.0, whole))
        path = QTransform.fromScale(share, share).map(self.path)
        sizes = (self.width * share, self.ascent * share, self.descent * share)
        return FormulaPath(path, *sizes, self.words)

    def paint(self, painter: QPainter, left: float, baseline: float) -> None:
        """Fill it with the painter's brush."""
        painter.drawPath(self.path.translated(left, baseline))


def formula_path(tex: str, px: float, *, alone: bool = False) -> FormulaPath | None:
    """A formula among words of ``px``; None where it cannot be drawn.

    Args:
        alone: it has a line of its own, where fractions are as large as other letters.
    """
    plain = _BARE_FRACTION.sub(r"\\\1{\2}{\3}", " ".join(tex.split()))
    made = _drawn(_with_large_fractions(plain) if alone else plain)
    if made is None:
        return None
    scale = px / _EM
    path = QTransform.fromScale(scale, -scale).map(made.path)
    sizes = (made.width * scale, made.ascent * scale, made.descent * scale)
    return FormulaPath(path, *sizes, tex)


@lru_cache(maxsize=512)
def _drawn(tex: str) -> FormulaPath | None:
    if len(tex) > LONGEST or _depth(tex) > DEEPEST or "$" in tex.replace("\\$", ""):
        return None
    from matplotlib.font_manager import FontProperties
    from matplotlib.textpath import text_to_path

    face = FontProperties(size=_EM, math_fontfamily=_FACE)
    try:
        width, height, descent = text_to_path.get_text_width_height_descent(
            f"${tex}$", face, ismath=True
        )
        points, codes = text_to_path.get_text_path(face, f"${tex}$", ismath=True)
    except (ValueError, RuntimeError, RecursionError):  # what mathtext raises for what it lacks
        return None
    return FormulaPath(
        _path([(float(x), float(y)) for x, y in points], [int(code) for code in codes]),
        float(width),
        float(height - descent),
        float(descent),
    )


def _path(points: Sequence[tuple[float, float]], codes: Sequence[int]) -> QPainterPath:
    path = QPainterPath()
    at = 0
    while at < len(codes):
        code = codes[at]
        if code == _MOVE:
            path.moveTo(*points[at])
        elif code == _LINE:
            path.lineTo(*points[at])
        elif code == _QUADRATIC:
            path.quadTo(*points[at], *points[at + 1])
            at += 1
        elif code == _CUBIC:
            path.cubicTo(*points[at], *points[at + 1], *points[at + 2])
            at += 2
        elif code == _CLOSE:
            path.closeSubpath()
        at += 1
    return path


def _with_large_fractions(tex: str) -> str:
    """The same formula with ``\\dfrac`` for every fraction that is not inside of braces."""
    parts, depth = [], 0
    for part in re.split(r"(\\frac(?![a-z])|[{}])", tex):
        depth += (part == "{") - (part == "}")
        parts.append("\\dfrac" if part == "\\frac" and not depth else part)
    return "".join(parts)


def _depth(tex: str) -> int:
    deepest = depth = 0
    for sign in tex:
        depth += (sign == "{") - (sign == "}")
        deepest = max(deepest, depth)
    return deepest
