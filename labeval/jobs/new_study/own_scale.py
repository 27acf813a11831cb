"""The scale of a new study: how many points it has, and words of one's own at its ends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from labeval.jobs.new_study.criteria import OwnCriterion
from labeval.jobs.new_study.proposed_wordings import point_labels
from labeval.study.methods import find_method
from labeval.study.model.blocks import BlockSettings
from labeval.text.local import LocalText

POINTS = range(2, 12)
"""Numbers of points to choose from."""
_FROM_ZERO = 11
"""Points of the scale that is usually numbered from 0."""
_Text = TypeVar("_Text")


@dataclass(frozen=True, slots=True)
class OwnScale:
    """The choices about the scale of points of a new study."""

    points: int | None = None
    """None for those of the design."""
    ends: tuple[Mapping[str, str], Mapping[str, str]] = field(default=({}, {}))
    """Words of one's own at the low and at the high end, by language; the others are proposed."""

    def with_end(self, end: int, language: str, words: str) -> OwnScale:
        """The scale with other words at its low (0) or high (1) end; none is the proposal again."""
        ends = [dict(texts) for texts in self.ends]
        ends[end][language] = words.strip()
        low, high = ({k: v for k, v in texts.items() if v} for texts in ends)
        return replace(self, ends=(low, high))

    def put_on(self, settings: BlockSettings, languages: Sequence[str]) -> BlockSettings:
        """A block with this scale; one whose points cannot be chosen stays as it is."""
        if not has_points(settings):
            return settings
        known: Any = settings
        before, points = known.scale, self.points or known.points
        first = int(points < _FROM_ZERO) if points != known.points else known.first
        after = range(first, first + points)
        labels = moved(known.labels, before, after)
        proposed = point_labels(settings)
        ends = ((after[0], before[0]), (after[-1], before[-1]))
        for texts, (end, was) in zip(self.ends, ends, strict=True):
            if any(texts.get(language) for language in languages):
                usual = proposed[was]
                words = {at: texts.get(at) or usual.in_language(at) for at in languages}
                labels[end] = LocalText(words)
        chosen = {"points": points, "first": first, "labels": labels}
        others = {name: value for name, value in chosen.items() if value != getattr(known, name)}
        return settings.model_copy(update=others)


def has_points(settings: BlockSettings) -> bool:
    """True if a block is answered on points whose number can be chosen."""
    scale = getattr(find_method(settings.method), "SCALE", ())
    return {"points", "first", "labels"} <= set(scale) and not getattr(settings, "slider", None)


def scale_of(blocks: Iterable[BlockSettings]) -> range | None:
    """The one scale of points of all blocks that have one; None without one, or with several."""
    scales = {getattr(block, "scale", range(0)) for block in blocks if has_points(block)}
    return scales.pop() if len(scales) == 1 else None


def on_scale(criterion: OwnCriterion, before: range, after: range) -> OwnCriterion:
    """A criterion whose meanings and examples of points go along to another scale."""
    return replace(
        criterion,
        anchors=moved(criterion.anchors, before, after),
        examples=moved(criterion.examples, before, after),
    )


def moved(texts: Mapping[int, _Text], before: range, after: range) -> dict[int, _Text]:
    """Texts of points on another scale: each as far from its nearer end as it was, the middle in
    the middle; those that have no point there are left out."""
    found: dict[int, _Text] = {}
    for point, text in texts.items():
        if point not in before:
            continue
        low, high = point - before[0], before[-1] - point
        if low == high:
            if len(after) % 2:
                found[after[len(after) // 2]] = text
        elif min(low, high) < len(after) // 2:
            found[after[0] + low if low < high else after[-1] - high] = text
    return dict(sorted(found.items()))
