"""Seconds that texts take to read, for pages whose texts are longer than usual."""

from __future__ import annotations

from labeval.study.model.items import Item
from labeval.study.pages import Page
from labeval.study.study import StudyContent

_WORDS_A_MINUTE = 238
"""Silent reading of English prose by adults (Brysbaert 2019)."""


class Reading:
    """The texts that a participant has read by a page, each of them once.

    What a participant reads again is left out: a page that shows known texts is as long as its
    judgments are.
    """

    def __init__(self, content: StudyContent) -> None:
        self._items = {item.id: item for item in content.items}
        self._read: set[tuple[str, str]] = set()

    def seconds(self, page: Page) -> float:
        """Seconds for what is new on a page: texts, their questions and their sources."""
        words = 0
        for id in page.items:
            for key, text in _texts(self._items[id]):
                if key not in self._read:
                    self._read.add(key)
                    words += len(text.split())
        return 60 * words / _WORDS_A_MINUTE


def _texts(item: Item) -> tuple[tuple[tuple[str, str], str], ...]:
    """The texts of an item by what they are: questions and sources are those of several items."""
    return (
        (("text", item.id), item.text),
        (("question", item.question), item.question),
        (("source", item.source), item.source),
    )
