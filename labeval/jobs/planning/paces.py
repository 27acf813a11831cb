"""Seconds that a judgment takes, as planned, and as a study's own sessions show them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from labeval.study.methods import find_method, seconds_of
from labeval.study.model.blocks import BlockSettings
from labeval.study.study import StudyContent
from labeval.text.amounts import Amount
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText

_MEASURED = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "{block}: a judgment took {seconds} s in this study's sessions (median of "
    "{pages:page|pages}); lengths and costs are planned with {planned} s",
)
_ASSUMED = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "{block}: the {planned} s for a judgment are an assumption, which nobody has measured; your "
    "sessions will show them",
)


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds for a judgment of a block in sessions."""

    seconds: float
    """Median over pages."""
    pages: int


def pace_sentences(content: StudyContent, measured: Mapping[str, Pace]) -> Iterator[MarkedText]:
    """A sentence for each block whose seconds were measured here, or were nowhere."""
    for block, settings in content.study.blocks.items():
        planned, pace = _number(seconds_of(settings)), measured.get(block)
        if pace is not None:
            seconds, pages = _number(pace.seconds), Amount(pace.pages)
            values = {"block": block, "seconds": seconds, "pages": pages, "planned": planned}
            yield MarkedText(_MEASURED, values, "StudyCheck")
        elif _is_assumed(settings):
            yield MarkedText(_ASSUMED, {"block": block, "planned": planned}, "StudyCheck")


def _is_assumed(settings: BlockSettings) -> bool:
    """True if neither the study nor a publication gives the seconds."""
    method = find_method(settings.method)
    return settings.seconds_per_judgment is None and not hasattr(method, "SECONDS_FROM")


def _number(seconds: float) -> str:
    return f"{seconds:.0f}" if seconds >= 10 else f"{seconds:.1f}"
