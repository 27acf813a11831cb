"""Tables of what was asked and judged: study versions, items, criteria, and who took part.

Other tables refer to these. What they refer to and the study does not have (an item of an imported
judgment, say) gets a row with only its id, so that every reference holds.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from labeval.exchange.table import CONDITION, PARTICIPANT, Column
from labeval.exchange.tidy.table import Cell, TidyTable
from labeval.store.record.record import Record
from labeval.study.model.criteria import Criterion
from labeval.study.model.items import Item
from labeval.study.study import StudyContent

_ITEM_COLUMNS = (
    Column("item", "The item's id."),
    Column("system", "What wrote the text."),
    Column("variant", "Which of the system's texts it is."),
    Column("question", "What was asked."),
    Column("question_id", "Short name of the question."),
    Column("text", "The text that is judged."),
    Column("source_text", "What the text was written from."),
    Column("reference_answer", "A right answer, for criteria judged against it."),
    Column("use", "rating, training or attention."),
    Column("further_columns", "Further columns of the items table, as a JSON object."),
)
_CRITERION_COLUMNS = (
    Column("criterion", "The criterion's id."),
    Column("name", "Its name in the study's language."),
    Column("definition", "Its definition in the study's language."),
    Column("criteria_group", "The group that it belongs to."),
    Column("judged_against", "source, question or text."),
    Column("direction", "Whether a higher or a lower score is the better one."),
)
_VERSION_COLUMNS = (
    Column("version", "Id of the study version: the SHA-256 of its content."),
    Column("number", "Place among the versions of this record, from 1.", "integer"),
    Column("title", "The study's title."),
    Column("created", "UTC, ISO 8601."),
    Column("published", "UTC, ISO 8601; empty for a draft that was rehearsed."),
)


VERSIONS = TidyTable(
    "study_versions",
    "One row for each frozen version of the study.",
    _VERSION_COLUMNS,
    key=("version",),
)
PARTICIPANTS = TidyTable(
    "participants",
    "One row for each participant, recorded or imported.",
    (PARTICIPANT, CONDITION),
    key=("participant",),
)
ITEMS = TidyTable(
    "items",
    "One row for each text that is judged, compared or trained on.",
    _ITEM_COLUMNS,
    key=("item",),
    search=("text", "source_text"),
)
CRITERIA = TidyTable(
    "criteria", "One row for each quality criterion.", _CRITERION_COLUMNS, key=("criterion",)
)


def study_rows(record: Record) -> Iterator[tuple[TidyTable, list[tuple[Cell, ...]]]]:
    """Rows of the versions, items and criteria.

    Items and criteria are those of the newest version, and those of older versions that it no
    longer has.
    """
    lines = record.versions.lines()
    contents = {line.id: record.versions.content(line.id) for line in lines}
    yield (
        VERSIONS,
        [
            (line.id, number, _title(contents[line.id]), line.created, line.published or None)
            for number, line in enumerate(lines, start=1)
        ],
    )
    items = {item.id: item for content in contents.values() for item in content.items}
    yield ITEMS, [_item(item) for item in items.values()]
    criteria = {
        criterion.id: (criterion, content.study.language)
        for content in contents.values()
        for criterion in content.study.criteria
    }
    yield CRITERIA, [_criterion(*pair) for pair in criteria.values()]


def _title(content: StudyContent) -> str:
    return content.study.title.in_language(content.study.language)


def _item(item: Item) -> tuple[Cell, ...]:
    further = json.dumps(item.extra, ensure_ascii=False) if item.extra else None
    cells = (
        *(item.id, item.system, item.variant, item.question, item.question_id, item.text),
        *(item.source, item.reference_answer, item.use),
    )
    return (*(cell or None for cell in cells), further)


def _criterion(criterion: Criterion, language: str) -> tuple[Cell, ...]:
    return (
        criterion.id,
        criterion.name.in_language(language),
        criterion.definition.in_language(language),
        criterion.group,
        criterion.judged_against,
        criterion.direction,
    )
