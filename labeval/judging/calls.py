"""Calls for a study's items and criteria."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from labeval.judging.errors import JudgingRefused
from labeval.judging.points import JudgedScale, asking_blocks
from labeval.judging.prompt import Call
from labeval.study.layouts.judge_support import is_supported, shows_support
from labeval.study.model.criteria import Criterion
from labeval.study.model.items import Item
from labeval.study.problems import listed
from labeval.study.selection import block_criteria, block_items
from labeval.study.study import Study, StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP

_T = TypeVar("_T")


def calls_of(
    content: StudyContent,
    *,
    criteria: Sequence[str] = (),
    items: Sequence[str] = (),
    block: str | None = None,
) -> list[Call]:
    """Every item by every criterion, one item after another.

    Where a block asks about every answer of a conversation, each answer is a call of its own.

    Args:
        criteria: ids; without any, those of the blocks that may show a rating: none that is
            judged against the source, and none that is not rated in whole numbers.
        items: ids; without any, the items of those blocks.
        block: id of the block. Without one, those that show judge support; where none
            does, all of them.

    Raises:
        JudgingRefused: what was named is not there, or cannot be rated in whole numbers, or
            blocks ask the same criterion on different scales.
    """
    blocks = _blocks(content.study, block)
    chosen = _criteria(content.study, criteria, blocks)
    rated = _items(content, items, blocks)
    scales = {c.id: found for c in chosen if (found := _scales(content, c, blocks, block is None))}
    unrated = [c.id for c in chosen if c.id not in scales]
    if criteria and unrated:  # criteria that were not named are left out where they cannot be rated
        raise JudgingRefused(
            QT_TRANSLATE_NOOP("Judging", "no block asks {criteria} on a scale of whole numbers"),
            criteria=listed(unrated),
        )
    asked = [c for c in chosen if c.id in scales]
    _need_sources(asked, rated)
    made = [
        call
        for item in rated
        for c in asked
        for call in _calls(content.study, item, c, scales[c.id])
    ]
    if not made:
        raise JudgingRefused(QT_TRANSLATE_NOOP("Judging", "there is nothing to rate"))
    return made


def _calls(
    study: Study, item: Item, criterion: Criterion, scales: Mapping[bool, tuple[str, JudgedScale]]
) -> Iterator[Call]:
    """The calls about one item: about its text, about each answer in it, or both."""
    from labeval.text.markdown.turns import answers_in

    for each_turn, (block, points) in scales.items():
        asked = criterion.asked_in(block, study.blocks[block].method).in_language(study.language)
        turns = range(1, len(answers_in(item.text)) + 1) if each_turn else (0,)
        for turn in turns:
            yield Call(item, criterion, asked, points, study.language, turn)


def _blocks(study: Study, named: str | None) -> list[str]:
    if named is None:
        return [b for b, s in study.blocks.items() if shows_support(s)] or list(study.blocks)
    if named not in study.blocks:
        raise JudgingRefused(
            QT_TRANSLATE_NOOP("Judging", "there is no block “{block}”; there are {blocks}"),
            block=named,
            blocks=listed(study.blocks),
        )
    return [named]


def _criteria(study: Study, named: Sequence[str], blocks: Sequence[str]) -> list[Criterion]:
    known = {c.id: c for c in study.criteria}
    if named:
        none = QT_TRANSLATE_NOOP("Judging", "no such criterion: {missing}; there are {known}")
        return _those_named(named, known, none)
    return [
        criterion
        for criterion in study.criteria
        if criterion.judged_against != "source"
        and any(_is_rated_in(study, block, criterion.id) for block in blocks)
    ]


def _is_rated_in(study: Study, block: str, criterion: str) -> bool:
    """Return whether a block asks a criterion, and shows ratings of it where it shows any."""
    settings = study.blocks[block]
    asked = criterion in block_criteria(study, settings)
    return asked and (not shows_support(settings) or is_supported(settings, criterion))


def _those_named(named: Sequence[str], known: Mapping[str, _T], none: str) -> list[_T]:
    """The values of names, each once; ``none`` is the message for unknown names."""
    missing = [name for name in named if name not in known]
    if missing:
        raise JudgingRefused(none, missing=listed(missing), known=listed(known))
    return [known[name] for name in dict.fromkeys(named)]


def _items(content: StudyContent, named: Sequence[str], blocks: Sequence[str]) -> list[Item]:
    known = {i.id: i for i in content.items}
    if named:
        none = QT_TRANSLATE_NOOP("Judging", "no such item: {missing}; there are {known}")
        return _those_named(named, known, none)
    used = {i.id for b in blocks for i in block_items(content, content.study.blocks[b])}
    return [item for item in content.items if item.id in used]


def _scales(
    content: StudyContent, criterion: Criterion, blocks: Sequence[str], or_any: bool
) -> dict[bool, tuple[str, JudgedScale]]:
    """A block that asks the criterion of whole texts, one that asks it of every answer, and their
    points; all blocks of either kind must offer the same ones.

    Args:
        or_any: whether any other block will do where none of ``blocks`` asks it.
    """
    everywhere = {
        each_turn: asking_blocks(content, criterion, each_turn=each_turn)
        for each_turn in (False, True)
    }
    named = {
        each_turn: {b: points for b, points in asking.items() if b in blocks}
        for each_turn, asking in everywhere.items()
    }
    used = everywhere if or_any and not any(named.values()) else named
    return {each_turn: _scale(criterion, asking) for each_turn, asking in used.items() if asking}


def _scale(criterion: Criterion, found: Mapping[str, JudgedScale]) -> tuple[str, JudgedScale]:
    if len({points.values for points in found.values()}) > 1:
        raise JudgingRefused(
            QT_TRANSLATE_NOOP(
                "Judging",
                "“{criterion}” is asked on different scales ({blocks}); name one with --block",
            ),
            criterion=criterion.id,
            blocks=listed([f"{b}: {points.in_words()}" for b, points in found.items()]),
        )
    return next(iter(found.items()))


def _need_sources(criteria: Sequence[Criterion], items: Sequence[Item]) -> None:
    against = [c.id for c in criteria if c.judged_against == "source"]
    bare = [i.id for i in items if not i.source.strip()]
    if against and bare:
        raise JudgingRefused(
            QT_TRANSLATE_NOOP(
                "Judging", "{criteria} need a source, which these items do not have: {items}"
            ),
            criteria=listed(against),
            items=listed(bare),
        )
