"""A block's pages with its attention checks among them; the pages that count stay as they are."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from labeval.study.designs.attention import check_count, check_gaps, dealt, usable_kinds
from labeval.study.methods import find_method
from labeval.study.model.blocks import AttentionKind, BlockSettings
from labeval.study.pages import AttentionCheck, Page, with_turn


def with_attention(
    settings: BlockSettings,
    pages: Sequence[Page],
    *,
    stem: str,
    rng: Random,
    reach: int | None = None,
) -> tuple[Page, ...]:
    """The pages in their order, with the attention checks that the block asks for.

    Args:
        pages: the block's pages as one participant sees them.
        stem: what the page ids of the block begin with.
        rng: draws places, kinds and pages, and nothing else.
        reach: how many pages, checks included, come before the session's limit. The checks are
            spread over those, so that a session that reaches its limit has had all of them, and
            none is inside a conversation.
    """
    limited = reach is not None and reach < len(pages) + _checks_of_conversations(settings, pages)
    first = _within(settings, len(pages), reach) if limited and reach is not None else len(pages)
    kinds = usable_kinds(settings)
    if settings.attention is None or not kinds:
        return tuple(pages)
    count = check_count(first, settings.attention.share)
    gaps = check_gaps(first, count, rng)
    if limited:
        gaps = _between_conversations(gaps, pages, first)
    drawn = _Drawn(settings, pages[: max([first, *gaps])], rng)
    shown: list[Page] = []
    for n, (gap, kind) in enumerate(zip(gaps, dealt(kinds, count, rng), strict=True), start=1):
        shown += pages[len(shown) - n + 1 : gap]
        shown.append(drawn.page(f"{stem}-attention-{n}", gap, kind))
    return (*shown, *pages[len(shown) - count :])


def criteria_for(
    settings: BlockSettings, item: int, offered: Sequence[tuple[str, ...]]
) -> tuple[str, ...]:
    """The first set of criteria on which the item's expected answers can be given."""
    shown = settings.attention_items[item]
    fields = find_method(settings.method).fields
    for criteria in offered:
        asked = fields(settings, Page("", "", tuple(shown.items), criteria))
        if shown.expected.keys() & {field.id for field in asked}:
            return criteria
    return offered[0]


def _within(settings: BlockSettings, pages: int, reach: int) -> int:
    """Return the number of pages before the limit, where their checks count too."""
    if settings.attention is None or not usable_kinds(settings):
        return min(pages, reach)
    share = settings.attention.share
    return max(n for n in range(min(pages, reach) + 1) if n + check_count(n, share) <= reach)


def _checks_of_conversations(settings: BlockSettings, pages: Sequence[Page]) -> int:
    """Number of checks among pages that ask about single answers; 0 among others.

    Only a limit that their own pages exceed moves the checks of others, so that plans in records
    stay the ones that their seeds give.
    """
    if settings.attention is None or not any(page.turn for page in pages):
        return 0
    return check_count(len(pages), settings.attention.share)


def _between_conversations(gaps: Sequence[int], pages: Sequence[Page], first: int) -> list[int]:
    """The gaps, each moved behind the conversation that it would interrupt.

    Where that ends behind the first ``first`` pages, the gap becomes the last one among them that
    interrupts none. None is before the second page, since a page must be there to be repeated.
    """
    ends = [n for n in range(2, len(pages) + 1) if n == len(pages) or pages[n].turn <= 1]
    before = [end for end in ends if end <= first]
    found = []
    for gap in gaps:
        behind = next(end for end in ends if end >= gap)
        found.append(before[-1] if behind > first and before else behind)
    return found


class _Drawn:
    """Draws the checks of one block of one session, each text and page once before any twice."""

    def __init__(self, settings: BlockSettings, pages: Sequence[Page], rng: Random) -> None:
        self._settings = settings
        self._pages = pages
        self._rng = rng
        self._items: dict[str, list[int]] = {}
        self._repeated: set[str] = set()

    def page(self, id: str, gap: int, kind: AttentionKind) -> Page:
        """Return the check behind the first ``gap`` pages."""
        if kind == "repeated":
            return self._repeat(id, gap)
        before = self._pages[gap - 1]
        item = self._next_item(kind)
        offered = [before.criteria, *dict.fromkeys(page.criteria for page in self._pages)]
        return Page(
            id,
            before.block,
            tuple(self._settings.attention_items[item].items),
            criteria_for(self._settings, item, offered),
            attention=AttentionCheck(kind, item),
        )

    def _next_item(self, kind: AttentionKind) -> int:
        left = self._items.setdefault(kind, [])
        if not left:
            known = enumerate(self._settings.attention_items)
            left += [n for n, item in known if item.check == kind]
            self._rng.shuffle(left)
        return left.pop()

    def _repeat(self, id: str, gap: int) -> Page:
        """An earlier page that shares little with its new neighbours and is well back."""
        around = self._pages[gap - 1 : gap + 1]
        around_it = {item for page in around for item in page.items}
        earlier = list(self._pages[: gap - 1])
        self._rng.shuffle(earlier)
        place = {page.id: n for n, page in enumerate(self._pages)}
        chosen = min(
            earlier,
            key=lambda page: (
                page.id in self._repeated,
                page.criteria != around[0].criteria,
                len(around_it.intersection(page.items)),
                place[page.id] >= gap // 2,
            ),
        )
        self._repeated.add(chosen.id)
        items = chosen.items
        if self._settings.order.sides != "fixed":
            items = tuple(reversed(items))
        check = AttentionCheck("repeated", repeats=chosen.id)
        again = with_turn(id, chosen.turn)
        return Page(again, chosen.block, items, chosen.criteria, attention=check)
