"""Coding many places at once: a question before and a message after, with their number."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from labeval.coding.codes import codebook
from labeval.coding.codes.auto import Batch
from labeval.coding.codes.marking import AUTO_CODE, code_called, shortened_name
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.edits import Change
from labeval.coding.moments import utc_now
from labeval.coding.rows import Code, Coding
from labeval.ui.coding.parts.code_colours import next_colour
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.numbers import LocalAmount
from labeval.ui.plain import ask_yes_no

translate = QCoreApplication.translate
_NEW = "new"


def offered_codes(corpus: Corpus) -> dict[str, str]:
    """The codes that places can be coded with, id to name, with one that is made for them."""
    codes = {c.id: c.name for _, c in corpus.in_order() if c.codable and not c.retired}
    return {_NEW: translate("ManyPlaces", "a new code"), **codes}


def _code_for(
    codes: Mapping[str, Code], chosen: str, name: str
) -> tuple[Code | None, list[Change]]:
    """The code that was chosen, with the changes that make it where it is new.

    One that has the name already is taken: what is coded twice would make a second one.

    Args:
        chosen: one of :func:`offered_codes`.
        name: of a new code; what is too long for a name is left out.
    """
    if chosen != _NEW:
        return codes.get(chosen), []
    name = shortened_name(name)
    if (known := code_called(codes.values(), name)) is not None:
        return known, []
    colour = next_colour(codes.values())
    made = codebook.add(list(codes.values()), name, colour=colour)
    code = made[0].after
    return (code if isinstance(code, Code) else None), made


@dataclass(frozen=True, slots=True)
class FoundPlaces:
    """Places that can be coded in one edit."""

    by: str
    """The rule or query that found them, for their batch."""
    name: str
    """Name of the code, where one is made for them."""
    number: int
    sources: int
    coding: Callable[[Batch], list[Change]]


def code_places(
    parent: QWidget, controller: CodingController, chosen: str, found: FoundPlaces
) -> str:
    """Code places after asking, in one edit; returns what was done, nothing where nothing was.

    Args:
        chosen: one of :func:`offered_codes`.
    """
    code, made = _code_for(controller.codes, chosen, found.name)
    if code is None:
        return ""
    changes = [*made, *found.coding(Batch(found.by, code.id, controller.coder, utc_now()))]
    if not may_code(parent, changes, found.number, found.sources, code.name):
        return ""
    if controller.do(AUTO_CODE, changes) is None:
        return ""
    controller.code_used.emit(code.id)
    return coded(changes)


def may_code(
    parent: QWidget, changes: Sequence[Change], places: int, sources: int, code: str
) -> bool:
    """Ask whether so many places are to be coded; no question where nothing would change."""
    new = _segments(changes)
    if not new:
        return False
    text = translate(
        "ManyPlaces",
        "Code {new:place|places} in {sources:source|sources} with “{code}”? "
        "It is one step, which Undo takes back.",
    )
    if new < places:
        text += " " + translate(
            "ManyPlaces", "{known:more place has|more places have} been coded so already."
        )
    values = {
        "new": LocalAmount(new),
        "sources": LocalAmount(sources),
        "code": code,
        "known": LocalAmount(places - new),
    }
    return ask_yes_no(parent, text.format(**values))


def coded(changes: Sequence[Change]) -> str:
    """The number of coded places, as a sentence."""
    text = translate("ManyPlaces", "{new:segment|segments} coded; Ctrl+Z undoes it.")
    return text.format(new=LocalAmount(_segments(changes)))


def _segments(changes: Sequence[Change]) -> int:
    return sum(isinstance(change.after, Coding) for change in changes)
