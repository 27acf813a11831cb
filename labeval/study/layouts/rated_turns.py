"""Pages that ask about the answers of a conversation one after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Literal

from pydantic import Field, PrivateAttr

from labeval.study.layouts import one_text
from labeval.study.layouts.one_text import OneTextSettings
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.items import Item
from labeval.study.pages import DesignNote, Page, with_turn
from labeval.text.marks import QT_TRANSLATE_NOOP


def asks_each_turn(settings: BlockSettings) -> bool:
    """Return whether every answer of a conversation is asked about by itself."""
    return isinstance(settings, TurnSettings) and settings.turns == "each"


class TurnSettings(OneTextSettings):
    """Settings of the methods that can ask about every answer of a conversation."""

    turns: Literal["whole", "each"] = Field(
        default="whole", exclude_if=lambda turns: turns == "whole"
    )
    """`each` asks every criterion about each answer in a conversation, one page after the other;
    a page shows the conversation up to the answer, which is set off. `whole` asks once a text."""

    _ends: Mapping[str, tuple[int, ...]] = PrivateAttr(default_factory=dict)
    """Item to the ends of the answers in its conversation."""

    def know_items(self, items: Sequence[Item]) -> None:
        if self.turns == "each":
            # The parser of Markdown is loaded with the first study that needs it.
            from labeval.text.markdown.turns import answers_in

            self._ends = {
                item.id: tuple(answer.end for answer in answers_in(item.text)) for item in items
            }

    def ends_of(self, item: str) -> tuple[int, ...]:
        """The ends of the answers that are asked about one by one; none for the whole text."""
        return self._ends.get(item, ())


def turn_pages(settings: BlockSettings, page: Page) -> list[Page]:
    """The pages that are shown for a page of the design: one, or one for each answer in its text.

    All of them together are what a participant gets or does not get, and they stay in order.
    """
    turns = range(1, count_of_turns(settings, page) + 1)
    return [replace(page, id=with_turn(page.id, turn)) for turn in turns] or [page]


def shown_span(settings: BlockSettings, page: Page) -> tuple[int, int] | None:
    """The end of the text that a page shows, and the beginning of its part that is new there.

    None where the whole text is shown. A training page and an attention check of such a block ask
    about the last answer.
    """
    ends = _ends(settings, page)
    if not ends:
        return None
    turn = min(page.turn or len(ends), len(ends))
    return ends[turn - 1], ends[turn - 2] if page.turn > 1 else 0


def count_of_turns(settings: BlockSettings, page: Page) -> int:
    """Number of answers that are rated one by one in the text of a page; 0 for the whole text."""
    return len(_ends(settings, page))


def kept_together(pages: Sequence[Page]) -> list[Page]:
    """The pages, with attention checks behind the conversation that they would interrupt."""
    found: list[Page] = []
    waiting: list[Page] = []
    inside = False
    for page in pages:
        if page.attention is not None:
            (waiting if inside else found).append(page)
            continue
        if page.turn <= 1:
            found += waiting
            waiting = []
        found.append(page)
        inside = page.turn > 0
    return found + waiting


def refusals(settings: TurnSettings, items: Sequence[Item]) -> list[DesignNote]:
    """As of every method that shows one text, and texts without an answer to ask about."""
    found = one_text.refusals(settings, items)
    if settings.turns == "each":
        template = QT_TRANSLATE_NOOP(
            "Problem",
            "every answer of a conversation is to be rated, but “{item}” has none: no line begins "
            "with “Assistant:” or another role that answers",
        )
        lacking = [item.id for item in items if not settings.ends_of(item.id)]
        found += [DesignNote(template, {"item": item}) for item in lacking]
    return found


def _ends(settings: BlockSettings, page: Page) -> tuple[int, ...]:
    known = isinstance(settings, TurnSettings) and page.items
    return settings.ends_of(page.items[0]) if known else ()  # type: ignore[attr-defined]
