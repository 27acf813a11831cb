"""Texts that are known by the names of the columns with their ratings."""

from __future__ import annotations

from collections.abc import Mapping

from labeval.exchange.materials.rated_heads import RatedText
from labeval.exchange.materials.readers.building import Builder
from labeval.study.problems import listed
from labeval.text.marks import QT_TRANSLATE_NOOP

_TEXTS = QT_TRANSLATE_NOOP(
    "Materials", "the columns {columns} are read as ratings of the texts {numbers}"
)
_QUESTIONS = QT_TRANSLATE_NOOP(
    "Materials",
    "the columns {columns} are read as ratings of the answers to the questions {numbers} by the "
    "systems {systems}",
)
_BY = QT_TRANSLATE_NOOP("Materials", "the criteria in the names of columns are {criteria}")


def text_of(builder: Builder, about: RatedText, file: str) -> str:
    """The id of the text that a column rates; it is added where it is not there yet."""
    if not about.system:
        return builder.text(about.number, "", file, 1)
    name = f"{about.number}_{about.system}"
    return builder.text(name, "", file, 1, system=about.system, question_id=about.number)


def remark_on(builder: Builder, rated: Mapping[str, RatedText]) -> None:
    """Say how the names of columns were read."""
    numbers, systems, criteria = (
        listed(list(dict.fromkeys(filter(None, part))))
        for part in zip(*((r.number, r.system, r.criterion) for r in rated.values()), strict=True)
    )
    columns = listed(list(rated))
    if systems:
        builder.remark(_QUESTIONS, columns=columns, numbers=numbers, systems=systems)
    else:
        builder.remark(_TEXTS, columns=columns, numbers=numbers)
    if criteria:
        builder.remark(_BY, criteria=criteria)
