"""The rating methods. Each is one module here, found by its name; there is no list to keep.

A module of a method named ``m`` has:

``Settings``
    a :class:`~labeval.study.blocks.BlockSettings` whose ``method`` is ``Literal["m"]``;
``cells(settings, items, criteria, seed)``
    the pages of the design before order and sides are drawn, equal for all sessions of a study
    unless the design itself is sampled from ``seed``;
``sides(settings, cells, seed, participant)``
    the cells that one participant is shown, with their items in the order shown; where these are
    not all, each cell carries its ``number`` in the design;
``page_shape(settings)``
    how many texts and criteria stand on a page;
``refusals(settings, items)``
    why these items cannot make a design, in sentences marked for translation; none where they can;
``fields(settings, page)``
    what is answered on a page;
``consequences(page, answers, field, value)``
    other fields that an answer clears (empty for most methods);
``judgments(page, answers)``
    the rows that a page's answers make in the table of judgments;
``is_value(items, value)``
    whether ``value`` can stand in the table of judgments for a page of these items, as
    ``VALUES`` says in words; an open or declined answer is not asked about;
``design_notes(settings, cells)``
    the figures about the design that a study check states;
``SECONDS_PER_JUDGMENT``
    how long one takes, reading included, for planning before anybody has been seated.

It may have:

``accepts(settings, page, field, value)``
    whether ``value`` answers ``field``; without it, one of the field's options does, or any text
    where it has none. Ask :func:`accepts` here, which knows both.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Protocol, cast

from labeval.study.blocks import BlockSettings
from labeval.study.items import Item
from labeval.study.pages import (
    Answers,
    Cell,
    DesignNote,
    Field,
    Judgment,
    Page,
    PageShape,
    is_option_or_text,
)


class Method(Protocol):
    """The interface of a method's module, as described above."""

    Settings: type[BlockSettings]
    VALUES: str
    SECONDS_PER_JUDGMENT: float

    def cells(
        self, settings: Any, items: Sequence[Item], criteria: Sequence[str], seed: int
    ) -> list[Cell]: ...

    def sides(
        self, settings: Any, cells: Sequence[Cell], seed: int, participant: int
    ) -> list[Cell]: ...

    def page_shape(self, settings: Any) -> PageShape: ...

    def refusals(self, settings: Any, items: Sequence[Item]) -> list[DesignNote]: ...

    def fields(self, settings: Any, page: Page) -> tuple[Field, ...]: ...

    def consequences(
        self, page: Page, answers: Answers, field: str, value: str
    ) -> tuple[str, ...]: ...

    def judgments(self, page: Page, answers: Answers) -> list[Judgment]: ...

    def is_value(self, items: Sequence[str], value: str) -> bool: ...

    def design_notes(self, settings: Any, cells: Sequence[Cell]) -> list[DesignNote]: ...


@cache
def method_names() -> tuple[str, ...]:
    """The names of all methods, sorted."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(__path__)))


@cache
def find_method(name: str) -> Method:
    """The module of the method ``name``.

    Raises:
        KeyError: there is no such method.
    """
    if name not in method_names():
        raise KeyError(name)
    return cast(Method, importlib.import_module(f"{__name__}.{name}"))


def accepts(settings: BlockSettings, page: Page, field: Field, value: str) -> bool:
    """Whether ``value`` answers a field of a page."""
    own = getattr(find_method(settings.method), "accepts", None)
    if own is None:
        return is_option_or_text(field, value)
    return bool(own(settings, page, field, value))


def all_methods() -> Iterator[Method]:
    """Every method's module, by name."""
    return (find_method(name) for name in method_names())
