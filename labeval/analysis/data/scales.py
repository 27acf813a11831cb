"""Groups of a method's judgments on one scale, which may be put together."""

from __future__ import annotations

import json
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

from labeval.study.methods import find_method
from labeval.study.model.blocks import BlockSettings
from labeval.study.study import Study

if TYPE_CHECKING:
    from pandas import DataFrame

MARK, AGAIN = ":", "#"
"""Between a method and its blocks, and before the number of a further scale of the same blocks."""
_TOGETHER = "+"

Block = tuple[str, BlockSettings]
"""Its id, and its settings as they were."""


def method_of(name: str) -> str:
    """The method in a name that an analysis uses: ``dqe`` of ``dqe:likert``."""
    return name.partition(MARK)[0]


def blocks_of(name: str) -> tuple[str, ...]:
    """The blocks in such a name: ``likert`` and ``star`` of ``dqe:likert+star``."""
    blocks = name.partition(MARK)[2].partition(AGAIN)[0]
    return tuple(filter(None, blocks.split(_TOGETHER)))


def by_scale(
    judgments: DataFrame,
    blocks: Mapping[str, Block],
    of_criteria: Mapping[tuple[str, str], Block] | None = None,
) -> DataFrame:
    """The judgments with ``method`` naming the block too, where a method has several scales.

    A mean over a scale of five points and a slider to 100 would be meaningless. Blocks with the
    same scale stay together, and so does all of a method that has one scale only.

    Args:
        judgments: as :func:`~labeval.analysis.data.judgments.judgment_frame` makes them.
        blocks: page, as ``judgments`` names it, to the id and settings of its block.
        of_criteria: method and criterion to a block, for judgments on other pages, as
            :func:`blocks_of_criteria` finds them; those of neither keep the method's name.
    """
    others = of_criteria or {}
    if not blocks and not others:
        return judgments
    columns = [judgments[name].tolist() for name in ("method", "page", "criterion")]
    rows = list(zip(*columns, strict=True))
    scales: dict[int, str] = {}
    first_worded: dict[tuple[str, str], str] = {}
    scale_of: dict[tuple[str, str, str], str] = {}
    members: dict[tuple[str, str], set[str]] = {}
    for row in dict.fromkeys(rows):
        method, page, criterion = row
        block = blocks.get(page) or others.get((method, criterion))
        if block is not None:
            # A block can have had another scale in another version of the study. Where only its
            # words were others, it is the same scale.
            name, settings = block
            scale = scales.get(id(settings))
            if scale is None:
                of_block = (name, _scale(settings, besides={"labels"}))
                scale = first_worded.setdefault(of_block, _scale(settings))
                scales[id(settings)] = scale
            scale_of[row] = scale
            members.setdefault((method, scale), set()).add(name)
    names = _names(members)
    called = [names.get((row[0], scale_of.get(row, "")), row[0]) for row in rows]
    return judgments.assign(method=called)


def blocks_of_criteria(study: Study) -> dict[tuple[str, str], Block]:
    """Method and criterion to its block, for methods of which a study has several scales.

    A criterion that is asked on more than one of them is left out.
    """
    found: dict[tuple[str, str], Block] = {}
    twice: set[tuple[str, str]] = set()
    scales: dict[str, set[str]] = {}
    for id, settings in study.blocks.items():
        scales.setdefault(settings.method, set()).add(_scale(settings))
        for criterion in settings.criteria or [c.id for c in study.criteria]:
            key = (settings.method, criterion)
            twice |= {key} if key in found else set()
            found[key] = (id, settings)
    return {
        key: block for key, block in found.items() if key not in twice and len(scales[key[0]]) > 1
    }


def _names(members: Mapping[tuple[str, str], set[str]]) -> dict[tuple[str, str], str]:
    """Method and scale to a name, for the methods that have several scales."""
    several = {m for m, _ in members if sum(m == other for other, _ in members) > 1}
    names: dict[tuple[str, str], str] = {}
    for key in sorted(members, key=lambda key: (sorted(members[key]), key)):
        if key[0] in several:
            name = key[0] + MARK + _TOGETHER.join(sorted(members[key]))
            before = sum(k == name or k.startswith(name + AGAIN) for k in names.values())
            names[key] = name if not before else f"{name}{AGAIN}{before + 1}"
    return names


def _scale(settings: BlockSettings, besides: AbstractSet[str] = frozenset()) -> str:
    """The possible answers of a block, such that equal scales are equal."""
    scale = set(getattr(find_method(settings.method), "SCALE", ())) - besides
    return json.dumps(settings.model_dump(mode="json", include=scale), sort_keys=True)
