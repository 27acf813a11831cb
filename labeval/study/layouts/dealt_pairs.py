"""Pairs dealt into questionnaires: some shown both ways, all with about as much to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from pydantic import Field as Setting

from labeval.study.designs.pairs import balanced_sides
from labeval.study.designs.questionnaires import Load, dealt, spread_sample
from labeval.study.model.base import StudyModel
from labeval.study.model.grouping import derived_seed
from labeval.study.model.items import Item
from labeval.study.pages import Cell, Dealt, DesignNote, RaterNeed
from labeval.text.amounts import AmountRange
from labeval.text.marks import QT_TRANSLATE_NOOP


class Questionnaires(StudyModel):
    """A design too large for one participant: each gets one questionnaire of it."""

    pairs: int = Setting(default=15, ge=1)
    """The most pairs in one questionnaire."""
    raters: int = Setting(default=5, ge=1)
    """Number of participants with the same questionnaire."""
    reverse: float = Setting(default=0.333, ge=0, le=1)
    """The share of pairs that are also shown the other way round, in another questionnaire."""
    strata: list[str] = []
    """Columns of the items table by which these are spread evenly, like the texts' lengths."""


def dealt_pairs(
    pairs: Sequence[Cell],
    items: Sequence[Item],
    settings: Questionnaires,
    *,
    seed: int,
    sides: bool,
) -> list[Cell]:
    """The pairs, each once, and a share of them once more in reverse, all dealt and numbered.

    Args:
        sides: whether the sides are balanced; else the first of a pair is on the left.
    """
    known = {item.id: item for item in items}
    forward = _oriented(pairs, derived_seed(seed, "sides")) if sides else list(pairs)
    words = [sum(len(known[i].text.split()) for i in cell.items) for cell in forward]
    strata = [_strata([known[i] for i in cell.items], settings.strata) for cell in forward]
    chosen = sorted(
        spread_sample(
            ["\x1f".join(s) for s in strata],
            words,
            share=settings.reverse,
            seed=derived_seed(seed, "reverse"),
        )
    )
    backward = [replace(forward[n], items=forward[n].items[::-1]) for n in chosen]
    pages = [*enumerate(forward), *zip(chosen, backward, strict=True)]
    loads = [Load(words[n], n) for n, _ in pages]
    places = dealt(loads, settings.pairs, seed=derived_seed(seed, "questionnaires"))
    return [
        replace(
            cell,
            number=number,
            dealt=Dealt(places[number], words[n], strata[n], reverse=number >= len(forward)),
        )
        for number, (n, cell) in enumerate(pages)
    ]


def questionnaire_of(cells: Sequence[Cell], participant: int) -> list[Cell]:
    """The questionnaire of one participant; they take turns, so that all fill evenly."""
    count = len({cell.dealt.questionnaire for cell in cells if cell.dealt})
    return [c for c in cells if c.dealt and c.dealt.questionnaire == participant % count]


def dealing_notes(cells: Sequence[Cell], settings: Questionnaires) -> list[DesignNote]:
    """Questionnaires, their pages and words, who is needed, and the pairs shown both ways."""
    pages = [cell.dealt for cell in cells if cell.dealt]
    if not pages:
        return []
    sizes = Counter(page.questionnaire for page in pages)
    words: Counter[int] = Counter()
    for page in pages:
        words[page.questionnaire] += page.words
    needed = len(sizes) * settings.raters
    backward = sum(page.reverse for page in pages)
    dealt = QT_TRANSLATE_NOOP(
        "Problem",
        "{pages:page|pages}, dealt into {count:set|sets} of pairs with {pairs:page|pages} and "
        "{words:word|words} to read in each; each participant gets one set",
    )
    if backward:
        dealt = QT_TRANSLATE_NOOP(
            "Problem",
            "{pages:page|pages} for {forward:pair|pairs}, {backward:of which comes|of which come} "
            "once more with sides exchanged, to see whether the side decides; the pages are dealt "
            "into {count:set|sets} with {pairs:page|pages} and {words:word|words} to read in each; "
            "each participant gets one set",
        )
    alone = QT_TRANSLATE_NOOP(
        "Problem",
        "for these pages alone, {participants:participant gives|participants give} each set of "
        "pairs {raters:rater|raters}",
    )
    notes = [
        DesignNote(
            dealt,
            {
                "pages": len(pages),
                "forward": len(pages) - backward,
                "backward": backward,
                "count": len(sizes),
                "pairs": AmountRange.of(sizes.values()),
                "words": AmountRange.of(words.values()),
            },
            need=RaterNeed(needed, settings.raters),
        ),
        DesignNote(alone, {"participants": needed, "raters": settings.raters}, is_detail=True),
    ]
    return notes + _reverse_notes(pages, settings.strata)


def _reverse_notes(pages: Sequence[Dealt], columns: Sequence[str]) -> list[DesignNote]:
    """Return the numbers of pairs in both directions, by stratum and by third of length."""
    forward = [page for page in pages if not page.reverse]
    backward = [page for page in pages if page.reverse]
    if not backward:
        return []
    ranked = sorted(page.words for page in forward)
    edges = [ranked[len(ranked) * n // 3] for n in (1, 2)]
    lengths = Counter(_third(page, edges) for page in forward)
    reversed_lengths = Counter(_third(page, edges) for page in backward)
    shown = {f"shown{n + 1}": reversed_lengths[n] for n in range(3)}
    of = {f"of{n + 1}": lengths[n] for n in range(3)}
    thirds = QT_TRANSLATE_NOOP(
        "Problem",
        "pairs that come once more with sides exchanged: {shown1} of the {of1} shortest, {shown2} "
        "of the {of2} of middle length, {shown3} of the {of3} longest",
    )
    notes = [DesignNote(thirds, shown | of, is_detail=True)]
    for n, column in enumerate(columns):
        all_of = Counter(page.strata[n] for page in forward)
        taken = Counter(page.strata[n] for page in backward)
        values = ", ".join(f"{v or '–'} {taken[v]}/{all_of[v]}" for v in sorted(all_of))
        template = QT_TRANSLATE_NOOP(
            "Problem",
            "pairs that come once more with sides exchanged, by “{column}”, of how many: {values}",
        )
        notes.append(DesignNote(template, {"column": column, "values": values}, is_detail=True))
    return notes


def _third(page: Dealt, edges: Sequence[int]) -> int:
    return sum(page.words >= edge for edge in edges)


def _strata(texts: Sequence[Item], columns: Sequence[str]) -> tuple[str, ...]:
    """Return a pair's values in each column, both in alphabetical order."""
    return tuple("+".join(sorted(text.column(column) for text in texts)) for column in columns)


def _oriented(pairs: Sequence[Cell], seed: int) -> list[Cell]:
    names = list(dict.fromkeys(item for cell in pairs for item in cell.items))
    index = {name: n for n, name in enumerate(names)}
    given = [(index[cell.items[0]], index[cell.items[1]]) for cell in pairs]
    oriented = balanced_sides(given, seed=seed)
    return [
        replace(cell, items=(names[left], names[right]))
        for cell, (left, right) in zip(pairs, oriented, strict=True)
    ]
