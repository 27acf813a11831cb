"""Questions about criteria and words at the ends of scales, as a new study proposes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any

from labeval import places
from labeval.jobs.new_study.criteria import OwnCriterion
from labeval.study.methods import takes_direction
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.criteria import Criterion
from labeval.study.yaml.text import program_yaml
from labeval.text.local import LocalText

BARE = Criterion(id="any", name=LocalText("any"), definition=LocalText("any"))
"""A criterion without anchors."""


def proposed_wording(
    criterion: OwnCriterion,
    block: str,
    settings: BlockSettings,
    languages: Sequence[str],
    together: Mapping[str, BlockSettings] = MappingProxyType({}),
) -> dict[str, str]:
    """The question of a block about a criterion, from its name, its direction and the words at
    the ends of the block's scale; a name that is a question is asked as it is.

    Args:
        together: all blocks that ask about it; this one alone when left out.
    """
    texts, sense = method_texts(), ""
    if criterion.direction == "lower":
        asked = as_asked(criterion, together or {block: settings})
        sense = "_lower" if asked.direction == "lower" else "_free"
    tables = [texts[f"wording{sense}"]]
    if _says_extent(criterion, settings):
        tables.insert(0, texts[f"wording_extent{sense}"])
    tables.append(texts["wording"])
    keys = (wording_key(block, settings.method), settings.method)
    forms = next((known[key] for key in keys for known in tables if key in known), None)
    if forms is None:
        return {}
    return {
        language: name
        if name.rstrip().endswith("?")
        else forms.get(language, forms["en"]).format(name=name)
        for language in languages
        if (name := criterion.name.get(language))
    }


def as_asked(criterion: OwnCriterion, blocks: Mapping[str, BlockSettings]) -> OwnCriterion:
    """A criterion in the direction in which all methods ask about it: where one of them can only
    ask what is better, all do, since a criterion has one direction for all methods.

    Questions of one's own and meanings of points are in the direction that was chosen.
    """
    if criterion.direction == "higher" or criterion.anchors:
        return criterion
    known = method_texts()["wording_lower"]
    for block, settings in blocks.items():
        key = wording_key(block, settings.method)
        is_own = any(criterion.wording.get(key, {}).values())
        can_ask = is_own or key in known or settings.method in known
        if not (can_ask and takes_direction(settings.method)):
            return criterion.judged(criterion.judged_against, "higher")
    return criterion


def _says_extent(criterion: OwnCriterion, settings: BlockSettings) -> bool:
    """True if the lowest point of the scale says that something does not hold at all."""
    labels: Mapping[int, LocalText] = getattr(settings, "labels", {})
    lowest = min(labels, default=None)
    if lowest is None or criterion.anchors.get(lowest):
        return False
    return labels[lowest].root.get("en") in method_texts()["extents"]


def point_labels(settings: BlockSettings, direction: str = "higher") -> dict[int, LocalText]:
    """Labels of the points of a block's scale for criteria without anchors.

    Args:
        direction: of the criterion; where less is better, the ends say how much there is.
    """
    words = method_texts()["ends_lower" if direction == "lower" else "ends"]
    ends = settings.unexplained_ends(BARE)
    usual = {ends[0]: words["low"], ends[-1]: words["high"]} if ends else {}
    labels: Mapping[int, LocalText] = getattr(settings, "labels", {})
    return {point: LocalText(text) for point, text in usual.items()} | dict(labels)


def wording_key(block: str, method: str) -> str:
    """The name under which a criterion has its question for a block."""
    return block if block in method_texts()["wording"] else method


@cache
def method_texts() -> dict[str, Any]:
    """Texts of a study of one's own, by method."""
    read: dict[str, Any] = program_yaml(places.own_study() / "methods.yaml")
    return read
