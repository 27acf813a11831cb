"""Figures about each item's text, some of them against the reference answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from labeval.analysis.texts.embedding import model_folder, similarities
from labeval.analysis.texts.measures import Counts, count
from labeval.analysis.texts.overlap import rouge_1, rouge_l, sentence_bleu
from labeval.study.unknown import is_known
from labeval.text.installing import missing_part
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

MOST_EMBEDDED = 2000
"""Texts whose embeddings are computed; more take too long to wait for."""

_NO_REFERENCE = QT_TRANSLATE_NOOP("Analysis", "no item has a reference answer")
NOT_INSTALLED = QT_TRANSLATE_NOOP("Analysis", "needs a part that is not installed: {command}")
_TOO_MANY = QT_TRANSLATE_NOOP("Analysis", "{texts} texts are too many; up to {most} are embedded")


@dataclass(frozen=True, slots=True)
class Metric:
    """One figure for each item."""

    name: str
    values: npt.NDArray[np.float64] | None
    """(items,), nan where an item has none; None where none could be computed."""
    reason: str = ""
    """Why not; marked for translation, ``reason_values`` fills it."""
    reason_values: dict[str, object] = field(default_factory=dict)

    @property
    def explained(self) -> str:
        """The reason in English."""
        return self.reason.format(**self.reason_values)


def item_metrics(items: DataFrame) -> list[Metric]:
    """Length, readability and likeness to the reference answer; none of a text that is not known.

    Args:
        items: one row per item, with the columns ``text`` and ``reference_answer`` where known.
    """
    if items.empty or "text" not in items:
        return []
    texts = [str(text) for text in items["text"]]
    known = [not text or is_known(text) for text in texts]
    if not any(known):
        return []
    counts = [count(text) if there else None for text, there in zip(texts, known, strict=True)]
    found = [
        _counted("words", counts, lambda c: c.words),
        _counted("sentences", counts, lambda c: c.sentences),
        _counted("lix", counts, lambda c: c.lix),
        _counted("ari", counts, lambda c: c.ari),
    ]
    references = [""] * len(texts)
    if "reference_answer" in items:
        given = zip(items["reference_answer"], known, strict=True)
        references = [str(text) if there else "" for text, there in given]
    return [*found, *_against(texts, references)]


def _counted(
    name: str, counts: Sequence[Counts | None], figure: Callable[[Counts], float | None]
) -> Metric:
    values = [None if known is None else figure(known) for known in counts]
    return Metric(name, np.array(values, dtype=np.float64))


def _against(texts: Sequence[str], references: Sequence[str]) -> list[Metric]:
    """Metrics that use a reference answer."""
    names = ("rouge_1", "rouge_l", "bleu", "semantic_similarity")
    if not any(reference.strip() for reference in references):
        return [Metric(name, None, _NO_REFERENCE) for name in names]
    bleu = sentence_bleu()
    return [
        _compared("rouge_1", texts, references, rouge_1),
        _compared("rouge_l", texts, references, rouge_l),
        _compared("bleu", texts, references, bleu)
        if bleu
        else Metric("bleu", None, NOT_INSTALLED, {"command": missing_part("metrics")}),
        _embedded("semantic_similarity", texts, references),
    ]


def _compared(
    name: str,
    texts: Sequence[str],
    references: Sequence[str],
    figure: Callable[[str, str], float | None],
) -> Metric:
    pairs = zip(texts, references, strict=True)
    values = [figure(text, other) if other.strip() else None for text, other in pairs]
    return Metric(name, np.array(values, dtype=np.float64))


def _embedded(name: str, texts: Sequence[str], references: Sequence[str]) -> Metric:
    if model_folder() is None:
        return Metric(name, None, NOT_INSTALLED, {"command": missing_part("embeddings")})
    known = [n for n, reference in enumerate(references) if reference.strip()]
    different = len({texts[n] for n in known} | {references[n] for n in known})
    if different > MOST_EMBEDDED:
        return Metric(name, None, _TOO_MANY, {"texts": different, "most": MOST_EMBEDDED})
    values = np.full(len(texts), np.nan)
    values[known] = similarities([texts[n] for n in known], [references[n] for n in known])
    return Metric(name, values)
