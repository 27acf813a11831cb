"""Which judgments of a method were given on one scale, so that they may be put together."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.study.blocks import BlockSettings

if TYPE_CHECKING:
    from pandas import DataFrame

_SCALE = {"points", "first", "labels", "slider", "options"}
"""The settings of a block that say what can be answered, whatever the method."""
MARK = ":"


def method_of(name: str) -> str:
    """The method of what an analysis calls so: ``dqe`` of ``dqe:likert``."""
    return name.partition(MARK)[0]


def told_apart(judgments: DataFrame, blocks: Mapping[str, tuple[str, BlockSettings]]) -> DataFrame:
    """The judgments with ``method`` naming the block too, where a method has several scales.

    A mean over five points and a slider to 100 would say nothing. Blocks with the same scale stay
    together, and so does all of a method that has one scale only.

    Args:
        judgments: as :func:`~labeval.analysis.judgments.judgment_frame` makes them.
        blocks: page, as ``judgments`` names it, to the id and settings of its block; pages that
            are not in it, as imported ones, keep the method's name.
    """
    scales = {page: _scale(settings) for page, (_, settings) in blocks.items()}
    members: dict[tuple[str, str], set[str]] = {}
    for method, page in set(zip(judgments["method"], judgments["page"], strict=True)):
        if page in scales:
            members.setdefault((method, scales[page]), set()).add(blocks[page][0])
    several = {m for m, _ in members if sum(m == other for other, _ in members) > 1}
    names: dict[tuple[str, str], str] = {}
    for key in sorted(members, key=lambda key: (sorted(members[key]), key)):
        name = key[0] + MARK + "+".join(sorted(members[key]))
        before = sum(known == name or known.startswith(name + "#") for known in names.values())
        names[key] = name if not before else f"{name}#{before + 1}"
    called = [
        names[method, scales[page]] if method in several and page in scales else method
        for method, page in zip(judgments["method"], judgments["page"], strict=True)
    ]
    return judgments.assign(method=called)


def _scale(settings: BlockSettings) -> str:
    """What can be answered in a block, such that equal scales are equal."""
    return json.dumps(settings.model_dump(mode="json", include=_SCALE), sort_keys=True)
