"""The rating methods. Each is one module here, found by its name; there is no list to keep.

A module of a method named ``m`` has:

``Settings``
    a :class:`~labeval.study.model.blocks.BlockSettings` whose ``method`` is ``Literal["m"]``;
``cells(settings, items, criteria, seed)``
    the pages of the design before order and sides are drawn, equal for all sessions of a study
    unless the design itself is sampled from ``seed``;
``sides(settings, cells, seed, participant)``
    the cells that one participant is shown, with their items in the order shown; where these are
    not all, each cell carries its ``number`` in the design;
``page_shape(settings)``
    the number of texts and criteria on a page;
``refusals(settings, items)``
    why these items cannot make a design, in sentences marked for translation; none where they can;
``fields(settings, page)``
    what is answered on a page;
``judgments(page, answers)``
    the rows that a page's answers make in the table of judgments;
``is_value(items, value)``
    whether ``value`` is possible in the table of judgments for a page of these items, as
    ``VALUES`` says in words; an open or declined answer is not asked about;
``design_notes(settings, cells)``
    the figures about the design that a study check states;
``values_given(settings, criterion)``
    what can be answered, in words for a datasheet; none where only the study file says it;
``SECONDS_PER_JUDGMENT``
    how long one takes, reading included, for planning before any session. Ask
    :func:`seconds_of` here, which knows what a study has set;
``NAME``, ``SHORT``
    its name on paper, marked for translation under ``Report``, and its abbreviation;
``FORM``
    the form of an answer, for a datasheet;
``RELATIVE``
    whether a judgment compares the texts of a page, so that it says nothing of a text by itself.
    A rater's mean over a page is then the same whatever they think: means of raters are not
    compared, and plans are simulated.

It may have:

``GUIDE``
    the method in words, for the page on which methods are compared;
``AFTER_ALL``
    the answer that ends a page, in the words of a draft for a paper;
``IS_ACT``
    whether an answer is an act on the texts, as an order, and no value of a scale;
``OF_MATERIAL``
    settings that fit only the texts and criteria that a block was written for;
``fitted(items)``
    settings that other items call for, in a block with these texts;
``limited(items, pages)``
    settings with which a participant gets at most so many pages, all participants together the
    whole design; none where it has no more. Without it, everybody gets all pages;
``accepts(settings, page, field, value)``
    whether ``value`` answers ``field``; without it, one of the field's options does, or any text
    where it has none. Ask :func:`accepts` here, which knows both;
``is_whole(settings, field, value)``
    whether nothing about an answer is left to choose; without it, every answer is whole. A page
    is not left before its answers are;
``right_answers(settings, page, field, expected)``
    the values that count as right, where a study file writes them in another form; without it,
    the options that it names. Ask :func:`right_answers` here;
``SECONDS_FROM``
    the publication in which ``SECONDS_PER_JUDGMENT`` was measured; without it, the seconds are an
    assumption;
``EXPECTED``
    that form in words, marked for translation under ``Problem``;
``is_right(settings, page, field, value, expected)``
    whether a value counts as right; without it, one of the right answers does. Ask
    :func:`is_right` here;
``agrees(field, one, other)``
    whether two answers to a field without options agree, when a page is shown again; without it,
    such fields are not compared;
``errors_in(field, value)``
    the errors of a text that an answer marks, for the table of them; without it, none;
``claims_in(settings, page, answers)``
    the claims of a text that a page's answers are about, for the table of them; without it, none;
``claims_apart(fields, answers)``
    the fields of a page's claims with their answers, a field for each claim whatever the page
    answers them with; words are marked for each of them. Without it, they are for each criterion;
``robot_answer(settings, page, field, quality, rng)``
    a robot's answer to a field without options, given the quality that it sees;
``consequences(settings, page, answers, field, value)``
    other fields that an answer changes, with their new values, empty where it clears them;
    without it, none. Ask :func:`consequences` here;
``edited_text(settings, page)``
    the :class:`~labeval.study.pages.EditedText` of a page that is answered by editing one; without
    it, there is none. Ask :func:`edited_text`, :func:`counted` and :func:`compared` here;
``SCALE``
    the settings that say what can be answered: blocks that differ in them are analysed apart;
``value_labels(settings, criterion)``
    values to their labels as participants read them, in the order of the values; without it, there
    are none. Ask :func:`value_labels` here;
``DIRECTION``
    ``"higher"`` where more is better whatever is asked, as with error points, which count below
    zero; without it, each criterion has a direction. Ask :func:`takes_direction` here;
``looks_like(texts, value)``
    whether a judgment of so many texts can be the method's, in a table from elsewhere that names
    none; without it, none is;
``read_value(names, value, id_of)``
    a value of such a table as the table of judgments has it; without it, numbers are read;
``inferred(answers, texts)``
    the settings of a block in which such judgments were given (:mod:`labeval.study.inferred`);
    None where they are about no criterion; without it, the settings are the usual ones.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol, cast

from labeval.study import pages
from labeval.study.expected import expected_answers
from labeval.study.layouts.rated_turns import TurnSettings
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.items import Item
from labeval.study.pages import (
    AS_IT_IS,
    EDITED,
    Answers,
    Cell,
    DesignNote,
    EditedText,
    Field,
    Judgment,
    Page,
    PageShape,
    is_option_or_text,
)
from labeval.text.edit_rate import edits_between

if TYPE_CHECKING:
    from labeval.study.model.criteria import Criterion
    from labeval.text.local import LocalText


class Method(Protocol):
    """The interface of a method's module, as described above."""

    Settings: type[BlockSettings]
    VALUES: str
    SECONDS_PER_JUDGMENT: float
    NAME: str
    SHORT: str
    FORM: str
    RELATIVE: bool

    def cells(
        self, settings: Any, items: Sequence[Item], criteria: Sequence[str], seed: int
    ) -> list[Cell]: ...

    def sides(
        self, settings: Any, cells: Sequence[Cell], seed: int, participant: int
    ) -> list[Cell]: ...

    def page_shape(self, settings: Any) -> PageShape: ...

    def refusals(self, settings: Any, items: Sequence[Item]) -> list[DesignNote]: ...

    def fields(self, settings: Any, page: Page) -> tuple[Field, ...]: ...

    def judgments(self, page: Page, answers: Answers) -> list[Judgment]: ...

    def is_value(self, items: Sequence[str], value: str) -> bool: ...

    def values_given(self, settings: Any, criterion: Criterion) -> list[str]: ...

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


def seconds_of(settings: BlockSettings) -> float:
    """Seconds of a judgment of a block: those that its study has measured, else the method's."""
    measured = settings.seconds_per_judgment
    return find_method(settings.method).SECONDS_PER_JUDGMENT if measured is None else measured


def accepts(settings: BlockSettings, page: Page, field: Field, value: str) -> bool:
    """Return whether ``value`` answers a field of a page."""
    own = getattr(find_method(settings.method), "accepts", None)
    if own is None:
        return is_option_or_text(field, value)
    return bool(own(settings, page, field, value))


def open_fields(
    settings: BlockSettings, fields: Sequence[Field], answers: Answers
) -> tuple[Field, ...]:
    """The mandatory fields of a page without an answer, and those whose answer is not whole."""
    waiting = pages.open_fields(fields, answers)
    is_whole = getattr(find_method(settings.method), "is_whole", None)
    if is_whole is None:
        return waiting
    given = {f: answers[f.id] for f in fields if answers.get(f.id)}
    begun = {field for field, value in given.items() if not is_whole(settings, field, value)}
    return tuple(f for f in fields if f in waiting or f in begun)


def right_answers(
    settings: BlockSettings, page: Page, field: Field, expected: Sequence[str | int]
) -> list[str]:
    """The answers that count as right where a study file expects these."""
    own = getattr(find_method(settings.method), "right_answers", None)
    if own is None or field.options:
        return expected_answers(expected, field.expectable)
    return list(own(settings, page, field, expected))


def is_right(
    settings: BlockSettings, page: Page, field: Field, value: str, expected: Sequence[str | int]
) -> bool:
    """Return whether an answer counts as right where a study file expects these."""
    own = getattr(find_method(settings.method), "is_right", None)
    if own is None or field.options:
        return value in right_answers(settings, page, field, expected)
    return bool(own(settings, page, field, value, expected))


def has_claims(name: str) -> bool:
    """Return whether words are marked for single claims of a text; imported judgments may have
    methods that are none."""
    return name in method_names() and hasattr(find_method(name), "claims_apart")


def claims_column(settings: BlockSettings) -> str | None:
    """The column of the items table with the claims of each text, where a block names one."""
    return getattr(settings, "claims", None)


def claims_apart(
    settings: BlockSettings, fields: Sequence[Field], answers: Answers
) -> Mapping[Field, str] | None:
    """The fields of a page's claims with their answers; None where it is about none."""
    own = getattr(find_method(settings.method), "claims_apart", None)
    return dict(own(fields, answers)) if own is not None else None


def edited_text(settings: BlockSettings, page: Page) -> EditedText | None:
    """The text that is edited on a page; None where none is."""
    own = getattr(find_method(settings.method), "edited_text", None)
    return own(settings, page) if own is not None else None


def counted(settings: BlockSettings, page: Page, answers: Answers) -> Answers:
    """The answers of a page as judgments are made of them.

    Of a text that was edited its edits count, as ``edits/words`` of the text that was made.
    """
    edited = edited_text(settings, page)
    if edited is None or not answers.get(edited.field):
        return answers
    text = answers[edited.field]
    made = edits_between(edited.begins, edited.begins if text == AS_IT_IS else text)
    return {**answers, edited.field: f"{made.count}/{made.words}"}


def compared(settings: BlockSettings, page: Page, answers: Answers) -> Answers:
    """The answers of a page as they are compared with expected ones, and with earlier ones."""
    edited = edited_text(settings, page)
    text = answers.get(edited.field, "") if edited is not None else ""
    if edited is None or text in ("", AS_IT_IS):
        return answers
    return {**answers, edited.field: EDITED}


def value_labels(settings: BlockSettings, criterion: Criterion) -> dict[str, LocalText]:
    """Values to their labels, in the order of the values; empty where a method has none."""
    own = getattr(find_method(settings.method), "value_labels", None)
    return dict(own(settings, criterion)) if own is not None else {}


def takes_direction(name: str) -> bool:
    """Return whether criteria of the method have a direction of their own."""
    return not hasattr(find_method(name), "DIRECTION")


def rates_turns(method: Method) -> bool:
    """Return whether a method can ask about the answers of a conversation one by one."""
    return issubclass(method.Settings, TurnSettings)


@cache
def asks_one_criterion(name: str) -> bool:
    """Return whether a method's pages ask one criterion each."""
    method = find_method(name)
    return method.page_shape(method.Settings.model_construct(method=name)).criteria == 1


def consequences(
    settings: BlockSettings, page: Page, answers: Answers, field: str, value: str
) -> dict[str, str]:
    """Other fields of a page that an answer changes, with their new values; empty if cleared."""
    own = getattr(find_method(settings.method), "consequences", None)
    return dict(own(settings, page, answers, field, value)) if own is not None else {}


def changes(
    settings: BlockSettings, page: Page, field: Field, value: str, answers: Answers
) -> dict[str, str] | None:
    """All fields that an answer changes, with their new values; None where it is none."""
    if value and not accepts(settings, page, field, value):
        return None
    return {**consequences(settings, page, answers, field.id, value), field.id: value}


def all_methods() -> Iterator[Method]:
    """Every method's module, by name."""
    return (find_method(name) for name in method_names())
