"""Agreement with quality criterion: one text, one statement a criterion, yes or no."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Self

from pydantic import Field as Setting
from pydantic import model_validator

from labeval.study.guide import MethodGuide
from labeval.study.inferred import GivenAnswers, Inferred, Texts
from labeval.study.layouts import criterion_rows, one_text, rated_turns
from labeval.study.layouts.criterion_rows import fields_with
from labeval.study.layouts.rated_turns import TurnSettings
from labeval.study.model.base import Id, StudyModel
from labeval.study.model.criteria import Criterion
from labeval.study.pages import DONT_KNOW, Field, Page, is_written_number
from labeval.study.problems import refused_by_model
from labeval.text.local import LocalText
from labeval.text.marks import QT_TRANSLATE_NOOP

NAME = QT_TRANSLATE_NOOP("Report", "Yes–no questions (AQC)")
SHORT = "AQC"
FORM = "a question answered with one of its options"
GUIDE = MethodGuide(
    asks=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "One text; a question about each criterion is answered with yes, no or don't know.",
    ),
    answers=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "Whether a text meets a requirement, and how many texts do.",
    ),
    leaves_open=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "How much better one text is than another that also meets it.",
    ),
    source="Popp et al. (2025)",
)
OF_MATERIAL = ("sample", "turns")
RELATIVE = False
SCALE = ("options",)
VALUES = QT_TRANSLATE_NOOP("Problem", "a value is yes, no, dont_know or the id of another option")
"""Form of a value in the table of judgments."""

SECONDS_FROM = "Popp et al. (2025)"
SECONDS_PER_JUDGMENT = 24.47
"""Reading included: 32.62 minutes for 80 judgments (Popp et al., 2025, Table 3)."""

_YES = {
    **dict.fromkeys(("yes", "true", "ja"), "yes"),
    **dict.fromkeys(("no", "false", "nein"), "no"),
}
_LABELS = {
    "yes": LocalText({"en": "yes", "de": "ja"}),
    "no": LocalText({"en": "no", "de": "nein"}),
    DONT_KNOW: LocalText({"en": "don't know", "de": "weiß nicht"}),
}
_UNDECIDED = frozenset({"dont_know", "don't know", "dont know", "i don't know", "unsure"})
_UNDECIDED |= {"weiß nicht", "weiss nicht", "ich weiß nicht", "keine ahnung", "unsicher"}


class Option(StudyModel):
    """One answer that can be given; ``yes``, ``no`` and ``dont_know`` bring their own labels."""

    id: Id
    """Stored value."""
    label: LocalText | None = None
    """Text on screen."""
    key: str | None = Setting(default=None, min_length=1, max_length=1)
    """The key that chooses it, one character; the option's number when left out."""


class Settings(TurnSettings):
    """Yes, no and don't know, and what a study adds to them."""

    method: Literal["aqc"]
    """One text, one statement a criterion."""
    options: list[Option] = [Option(id="yes"), Option(id="no"), Option(id=DONT_KNOW)]
    """The answers offered."""

    @model_validator(mode="after")
    def _options_differ(self) -> Self:
        ids = [option.id for option in self.options]
        if len(set(ids)) < len(ids):
            raise refused_by_model(QT_TRANSLATE_NOOP("Problem", "two options have the same id"))
        if len(ids) < 2:
            raise refused_by_model(QT_TRANSLATE_NOOP("Problem", "a question needs two options"))
        keys = [option.key or str(n) for n, option in enumerate(self.options, start=1)]
        if len(set(keys)) < len(keys):
            raise refused_by_model(QT_TRANSLATE_NOOP("Problem", "two options have the same key"))
        for option in self.options:
            if option.label is None and option.id not in ("yes", "no", DONT_KNOW):
                raise refused_by_model(
                    QT_TRANSLATE_NOOP("Problem", "the option “{option}” needs a label"),
                    option=option.id,
                )
        return self


cells = one_text.cells
design_notes = one_text.design_notes
limited = one_text.limited
judgments = criterion_rows.judgments
page_shape = one_text.page_shape
refusals = rated_turns.refusals
sides = one_text.sides


def fields(settings: Settings, page: Page) -> tuple[Field, ...]:
    """A field per criterion, with the block's options."""
    options = tuple(option.id for option in settings.options)
    return fields_with(options, settings, page)


def values_given(settings: Settings, criterion: Criterion) -> list[str]:
    """The block's options."""
    return ["don't know" if o.id == DONT_KNOW else o.id for o in settings.options]


def value_labels(settings: Settings, criterion: Criterion) -> dict[str, LocalText]:
    """The labels of the block's options."""
    return {
        option.id: option.label or _LABELS.get(option.id, LocalText(option.id))
        for option in settings.options
    }


def is_value(items: Sequence[str], value: str) -> bool:
    """Any option's id, since a study may add its own."""
    return "|" not in value and ">" not in value


def looks_like(texts: int, value: str) -> bool:
    """A word about one text."""
    return texts == 1 and not is_written_number(value)


def read_value(names: Sequence[str], value: str, id_of: Callable[[str], str]) -> str:
    """Yes, no and don't know, however they were written."""
    small = value.casefold()
    return DONT_KNOW if small in _UNDECIDED else _YES.get(small, value)


def inferred(answers: GivenAnswers, texts: Texts) -> Inferred:
    """The options that were chosen, and the usual ones."""
    usual = ["yes", "no"] + [DONT_KNOW] * answers.undecided
    others = sorted(answers.words - {*usual, DONT_KNOW})
    if not others and answers.undecided:
        return Inferred()
    if not others:
        return Inferred({"options": [{"id": "yes"}, {"id": "no"}]})
    named = [id for id in usual if id in answers.words]
    extra: list[dict[str, str]] = [{"id": word, "label": word} for word in others]
    options: list[dict[str, str]] = [{"id": id} for id in named] + extra
    return Inferred({"options": options if len(options) > 1 else [*options, {"id": "no"}]})
