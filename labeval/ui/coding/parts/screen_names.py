"""Names of the screens and items of a study: short, and different from each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from labeval.study.pages import ITEM_JOIN
from labeval.ui.quoted import quoted

if TYPE_CHECKING:
    from labeval.session.plan.planned_step import PlannedStep
    from labeval.study.model.items import Item
    from labeval.study.pages import Page
    from labeval.study.study import StudyContent

Screens = Mapping[str, tuple["PlannedStep", int]]
"""Screen id to the step that it is of, and its number there, from 0."""
BETWEEN = "  ·  "
"""Between the parts of a name."""
_TITLE = "title"
"""Column of the table of items with names of them."""
_LONGEST = 40
"""Letters of a text's beginning as its name."""
_LONGER = 70
"""The same, of texts that begin alike."""
_MOST_CRITERIA = 2
"""Criteria of a page that are part of its name; more of them seldom distinguish it."""
_ENDS = " ,;:–-"
_SIGNS = "#*•->_` "
"""Signs of Markdown at the beginning of a line."""
_PARTS = ("criteria", "items", "turn", "main", "block", "number", "id")
"""Parts of a screen's name, in the order read."""
_DISTINGUISHING = ("number", "criteria", "items", "turn", "block", "id")
"""Those that are added where screens would be called alike, in the order tried."""


class ScreenNames:
    """The names of one study's screens and items.

    A page is called by its question, or its items where it has none; another screen by its step.
    Where others have the same name, its criterion, items, block or, last of all, its id is added.

    Args:
        content: the study.
        screens: of its sessions.
    """

    def __init__(self, content: StudyContent, screens: Screens) -> None:
        self._content, self._screens = content, screens
        self._items = item_names(content.items)
        self._questions = {item.id: item.question for item in content.items}
        self._by_language: dict[str, dict[str, str]] = {}

    def with_screens(self, screens: Screens) -> ScreenNames:
        """The same with more screens."""
        if screens.keys() <= self._screens.keys():
            return self
        return ScreenNames(self._content, {**self._screens, **screens})

    def item(self, id: str) -> str:
        """An item's name: its title in the table of items, else the first words of its text."""
        return self._items.get(id, id)

    def knows_item(self, id: str) -> bool:
        """True if an item has this id."""
        return id in self._items

    def screen(self, id: str, language: str) -> str:
        """A screen's name; empty for one that no session has."""
        if language not in self._by_language:
            parts = {
                screen: self._parts(screen, *where, language)
                for screen, where in self._screens.items()
            }
            self._by_language[language] = _distinguished(parts)
        return self._by_language[language].get(id, "")

    def _parts(self, id: str, step: PlannedStep, number: int, language: str) -> dict[str, str]:
        from labeval.study.model.steps import steps_by_id
        from labeval.ui.step_in_words import block_in_words, step_in_words

        study = self._content.study
        block = study.blocks.get(step.block)
        parts = dict.fromkeys(_PARTS, "")
        parts["id"] = f"({id})"
        parts["block"] = block_in_words(block, language) if block is not None else step.block
        if number < len(step.pages):
            return parts | self._of_page(step.pages[number], language)
        in_file = steps_by_id(study.procedure).get(step.step)
        parts["main"] = step_in_words(step.kind, in_file, block, language)
        if step.writings:
            topics = {topic.id: topic.title for topic in getattr(in_file, "topics", ())}
            topic = step.writings[number].topic
            named = topics.get(topic)
            parts["main"] = named.in_language(language) if named is not None else topic
        elif step.screens > 1 and not step.pages:
            parts["number"] = QCoreApplication.translate("Coding", "{number} of {count}").format(
                number=number + 1, count=step.screens
            )
        return parts

    def _of_page(self, page: Page, language: str) -> dict[str, str]:
        criteria = [one for one in self._content.study.criteria if one.id in page.criteria]
        asked = criteria if len(criteria) <= _MOST_CRITERIA else []
        questions = dict.fromkeys(self._questions.get(id, "") for id in page.items)
        main = f" {ITEM_JOIN} ".join(question for question in questions if question)
        items = f" {ITEM_JOIN} ".join(quoted(self.item(id)) for id in page.items)
        turn = QCoreApplication.translate("Coding", "answer {number}")
        return {
            "criteria": ", ".join(one.name.in_language(language) for one in asked),
            "items": items if main else "",
            "turn": turn.format(number=page.turn) if page.turn else "",
            "main": main or items,
        }


def item_names(items: Iterable[Item]) -> dict[str, str]:
    """Item to its name: its title in the table of items, else the first words of its text.

    Texts that begin alike are called by more of their words, then by their ids, too.
    """
    items = list(items)
    names = {item.id: item.column(_TITLE).strip() or beginning(item.text) for item in items}
    for item in _called_alike(items, names):
        if not item.column(_TITLE).strip():
            names[item.id] = beginning(item.text, _LONGER)
    for item in _called_alike(items, names):
        names[item.id] = f"{names[item.id]} ({item.id})".lstrip()
    return names


def _called_alike(items: Iterable[Item], names: Mapping[str, str]) -> list[Item]:
    """The items that have no name, or not one of their own."""
    number = Counter(names.values())
    return [item for item in items if number[names[item.id]] > 1 or not names[item.id]]


def beginning(text: str, longest: int = _LONGEST) -> str:
    """The first words of a text, without signs of Markdown, in so many letters."""
    words = [word for word in text[: 2 * longest].split() if word.strip(_SIGNS)]
    name = " ".join(words).lstrip(_SIGNS)
    if len(name) <= longest:
        return name
    whole = name[: longest + 1].rsplit(None, 1)[0]
    return f"{whole[:longest].rstrip(_ENDS)}…"


def _distinguished(parts: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """Screen to its name: the main part, and others where several screens have that one."""
    taken = {id: {"main"} for id in parts}

    def named(id: str) -> str:
        return BETWEEN.join(
            parts[id][part] for part in _PARTS if part in taken[id] and parts[id][part]
        )

    for part in _DISTINGUISHING:
        alike: dict[str, list[str]] = {}
        for id in parts:
            alike.setdefault(named(id), []).append(id)
        for group in alike.values():
            if len({parts[id][part] for id in group}) > 1:
                for id in group:
                    taken[id].add(part)
    return {id: named(id) for id in parts}
