"""Raters of each text, pair or set of a study, once so many participants have been there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from labeval.jobs.planning.durations import rating_ahead
from labeval.session.plan.plan import make_plan
from labeval.study.method_names import name_in_words
from labeval.study.methods import find_method
from labeval.study.pages import Cell
from labeval.study.selection import block_cells, pages_of_cells
from labeval.study.study import StudyContent
from labeval.text.amounts import Amount, AmountRange
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedList, MarkedText

USUAL_RATERS = 5
"""Raters of everything where a study says nothing of them."""


@dataclass(frozen=True, slots=True)
class RatersAhead:
    """Raters of each text, pair or set on the pages of a block."""

    block: str
    method: MarkedText
    texts: int
    """Texts on a page."""
    least: int
    most: int

    @property
    def sentence(self) -> MarkedText:
        """A clause with the number of raters and the method."""
        count = AmountRange(self.least, self.most)
        values = {"count": count, "method": self.method}
        return MarkedText(_EACH.get(self.texts, _EACH_SET), values, "Problem")


_EACH = {
    1: QT_TRANSLATE_NOOP("Problem", "each text is judged by {count} ({method})"),
    2: QT_TRANSLATE_NOOP("Problem", "each pair of texts is judged by {count} ({method})"),
}
_EACH_SET = QT_TRANSLATE_NOOP("Problem", "each set of texts is judged by {count} ({method})")
_PLANNED = QT_TRANSLATE_NOOP("Problem", "With {participants:participant|participants}: {each}")
_TOO_FEW = QT_TRANSLATE_NOOP(
    "Problem",
    "{participants:participant does|participants do} not rate everything: plan more of them, or "
    "more pages for each",
)


def raters_ahead(content: StudyContent, participants: int) -> list[RatersAhead]:
    """Raters of each block, without a look at sessions that there may be; participants are shared
    by the conditions.

    None where a limit ends sessions of several blocks: what is left then depends on their order.
    """
    study = content.study
    if study.limits.any and any(len(condition.blocks) > 1 for condition in study.conditions):
        return []
    weight = sum(condition.weight for condition in study.conditions)
    each = _pages_each(content)
    found = []
    for block, settings in study.blocks.items():
        shares = [
            participants * condition.weight
            for condition in study.conditions
            if block in condition.blocks
        ]
        if not each[block]:
            continue
        cells = block_cells(content, block)
        pages = len(pages_of_cells(study, block, cells))
        ends = (sum(share // weight for share in shares), sum(-(-s // weight) for s in shares))
        spans = [_span(cells, pages, count, each[block]) for count in ends]
        texts = find_method(settings.method).page_shape(settings).texts
        name = name_in_words(settings.method)
        found.append(RatersAhead(block, name, texts, spans[0][0], spans[1][1]))
    return found


def planned_sentences(content: StudyContent, participants: int) -> list[MarkedText]:
    """Sentences about the raters that participants make; none where nothing is rated."""
    found = raters_ahead(content, participants)
    if not found:
        return []
    by_words = {str(raters.sentence): raters.sentence for raters in found}
    each = MarkedList(tuple(by_words.values()))
    values = {"participants": Amount(participants)}
    sentences = [MarkedText(_PLANNED, {**values, "each": each}, "Problem")]
    if any(raters.least == 0 for raters in found):
        sentences.append(MarkedText(_TOO_FEW, values, "Problem"))
    return sentences


def proposed_participants(content: StudyContent) -> int:
    """The participants that a study needs; where it does not say it, so many that everything has
    the usual number of raters."""
    study, each = content.study, _pages_each(content)
    needs: dict[str, int] = {}
    for block, settings in study.blocks.items():
        cells = block_cells(content, block)
        notes = find_method(settings.method).design_notes(settings, cells)
        stated = next((note.need for note in notes if note.need is not None), None)
        if stated is not None:
            needs[block] = stated.participants
        elif each[block]:
            pages = len(pages_of_cells(study, block, cells))
            needs[block] = -(-USUAL_RATERS * pages // min(each[block], pages))
    of_conditions = (
        max((needs.get(block, 0) for block in condition.blocks), default=0)
        for condition in study.conditions
    )
    return max(1, sum(of_conditions))


def _pages_each(content: StudyContent) -> Counter[str]:
    """Pages of each block that a participant judges, until a limit is reached."""
    found: Counter[str] = Counter()
    ahead = rating_ahead(content)
    for condition in content.study.conditions:
        plan = make_plan(content, condition.id, content.study.seed, 0)
        pages = Counter(page.block for page in plan.block_pages() if page.counts)
        found |= Counter({block: min(n, ahead[block].pages) for block, n in pages.items()})
    return found


def _span(cells: Sequence[Cell], pages: int, participants: int, each: int) -> tuple[int, int]:
    """The least and most raters of texts that are shown together.

    Args:
        pages: of the whole design, several of a cell where turns of a conversation are rated.
        each: pages that a participant gets.
    """
    dealt = [cell.dealt for cell in cells if cell.dealt is not None]
    if not dealt:
        rated = participants * min(each, pages)
        return rated // pages, -(-rated // pages)
    sets = len({place.questionnaire for place in dealt})
    turns, rest = divmod(participants, sets)
    raters: Counter[tuple[frozenset[str], tuple[str, ...]]] = Counter()
    for cell, place in zip(cells, dealt, strict=True):
        raters[frozenset(cell.items), cell.criteria] += turns + (place.questionnaire < rest)
    return min(raters.values()), max(raters.values())
