"""A lab's own texts for a new study: their files inspected, and the design that they make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from labeval.exchange.materials.model import (
    FACTOR,
    ColumnMapping,
    Layout,
    Record,
    Seen,
    Shape,
    Taken,
)
from labeval.exchange.materials.seeing import Inspected, inspect_files, reshaped
from labeval.exchange.materials.taking import take_seen
from labeval.jobs.new_study.long_sources import longest_source
from labeval.jobs.planning.system_names import texts_with_names
from labeval.study.editing.excerpts import shortened
from labeval.study.model.grouping import by_question
from labeval.study.model.items import Item
from labeval.text.amounts import Amount
from labeval.text.marks import QT_TRANSLATE_NOOP

CHOSEN_ROLES = (
    *("text", "question", "source", "reference_answer", "system", "variant", "id", "question_id"),
    *("prompt", "factor", "unused"),
)
"""Roles that a column of texts can be given."""
_SHOWN = 60
"""Rows that are shown."""
_LONG = 60
"""Characters of half of a column's cells or more that are taken for texts."""
_LISTED = 3
_QUESTION = 40
"""Characters that are shown of a question for which a system has no text."""


@dataclass(frozen=True, slots=True)
class Note:
    """A remark on texts as a whole, marked for translation under ``NewStudy``."""

    text: str
    values: Mapping[str, object]
    asks_for_a_look: bool = False


@dataclass(frozen=True, slots=True)
class OwnTexts:
    """Files with the mapping of their columns, and what they give by it."""

    inspected: Inspected
    mapping: ColumnMapping
    taken: Taken
    notes: tuple[Note, ...]

    @property
    def seen(self) -> Seen:
        """Everything that the files show."""
        return self.inspected.seen

    @property
    def rows(self) -> tuple[Record, ...]:
        """The first rows, as they are in the file."""
        return tuple(self.inspected.material.rows[:_SHOWN])

    @property
    def items(self) -> tuple[Item, ...]:
        """The texts; none while something has to be mended."""
        return self.taken.items if self.taken.sound else ()

    @property
    def left_out(self) -> int:
        """Rows that give no text; where rows are judgments, several have the same one."""
        if self.mapping.shape == "judgments":
            return 0
        lines = set(self.taken.lines.values())
        return sum(row.line not in lines for row in self.inspected.material.rows)


def read_texts(paths: Sequence[Path], part: str = "") -> OwnTexts:
    """Inspect files and take their texts by the guessed mapping.

    Args:
        part: the sheet, table or list that is wanted; found out when empty.

    Raises:
        FileRefused: they cannot be read; the sentence says what to do.
        OSError: one is not there.
    """
    seen = inspect_files(list(paths), Layout(part=part))
    return _taken(seen, seen.seen.mapping)


def with_mapping(texts: OwnTexts, mapping: ColumnMapping) -> OwnTexts:
    """The same files by another mapping. Raises as :func:`read_texts`."""
    return _taken(texts.inspected, mapping)


def with_shape(texts: OwnTexts, shape: Shape) -> OwnTexts:
    """The same files with another shape of their rows, and the roles that go with it. Raises as
    :func:`read_texts`."""
    seen = reshaped(texts.inspected, texts.mapping, shape)
    return _taken(seen, seen.seen.mapping)


def _taken(seen: Inspected, mapping: ColumnMapping) -> OwnTexts:
    taken = take_seen(seen, mapping)
    notes = (*_notes(taken.items), *_long_and_unseen(seen, mapping))
    return OwnTexts(seen, mapping, taken, notes)


def _notes(items: Sequence[Item]) -> list[Note]:
    if not items:
        return []
    found = (_design(items), _other_sources(items), _names_in_texts(items), _long_sources(items))
    return [note for notes in found for note in notes]


def _long_and_unseen(seen: Inspected, mapping: ColumnMapping) -> list[Note]:
    """Columns of texts that are kept under their names: may be a source, or a system's answers,
    under a name that says nothing."""
    if mapping.shape not in ("long", "wide"):
        return []
    rows = seen.material.rows[:_SHOWN]
    found = []
    guessed = seen.seen.mapping.columns_of(FACTOR)
    for column in mapping.columns_of(FACTOR):
        if column not in guessed:  # somebody has chosen to keep it
            continue
        lengths = [len(cell) for row in rows if (cell := row.cells.get(column, "").strip())]
        if lengths and median(lengths) >= _LONG:
            found.append(column)
    if not found:
        return []
    text = QT_TRANSLATE_NOOP(
        "NewStudy",
        "long texts that nobody is shown: {columns}. If they are sources, or the answers of "
        "another system, choose that above the column; else choose “Left out”",
    )
    return [Note(text, {"columns": ", ".join(found)}, True)]


def _long_sources(items: Sequence[Item]) -> list[Note]:
    """The display of sources that are too long to be whole above the texts."""
    longest = longest_source(items)
    if not longest:
        return []
    text = QT_TRANSLATE_NOOP(
        "NewStudy",
        "sources of up to {longest} characters are shown next to the texts, as a document with "
        "pages and a search",
    )
    return [Note(text, {"longest": f"{longest:,}"})]


def _other_sources(items: Sequence[Item]) -> list[Note]:
    """Questions that have several sources, each with one text: nothing of them is compared."""
    alone: dict[str, int] = Counter(
        members[0].question
        for members in by_question(items).values()
        if len(members) == 1 and members[0].question.strip() and members[0].source.strip()
    )
    several = [question for question, sources in alone.items() if sources > 1]
    if not several:
        return []
    text = QT_TRANSLATE_NOOP(
        "NewStudy",
        "{count:question has|questions have} another source for each text, such as “{question}”; "
        "only texts with the same source are compared. To compare them, keep the sources under "
        "their own name, where nobody is shown them: choose that above their column",
    )
    return [Note(text, {"count": Amount(len(several)), "question": several[0][:60]}, True)]


def _design(items: Sequence[Item]) -> list[Note]:
    """Questions and systems, and the pairs of both that are missing."""
    questions = by_question(items)
    systems = list(dict.fromkeys(item.system for item in items if item.system))
    values: dict[str, object] = {
        "texts": len(items),
        "questions": len(questions),
        "systems": len(systems),
    }
    if not systems:
        text = QT_TRANSLATE_NOOP(
            "NewStudy", "{texts:text|texts}, {questions:question|questions}, no systems"
        )
        counts = {"texts": Amount(len(items)), "questions": Amount(len(questions))}
        return [Note(text, counts)]
    missing = [
        f"{system} – {shortened(question, _QUESTION)}"
        for question, texts in questions.items()
        for system in systems
        if all(item.system != system for item in texts)
    ]
    if missing:
        text = QT_TRANSLATE_NOOP(
            "NewStudy",
            "{questions} questions × {systems} systems; {missing:of these has|of these have} no "
            "text, such as {list}",
        )
        listed = "; ".join(missing[:_LISTED])
        return [Note(text, values | {"missing": Amount(len(missing)), "list": listed}, True)]
    once = len(items) == len(questions) * len(systems)
    text = (
        QT_TRANSLATE_NOOP(
            "NewStudy",
            "{questions} questions × {systems} systems: every system answers every question, once",
        )
        if once
        else QT_TRANSLATE_NOOP(
            "NewStudy",
            "{questions} questions × {systems} systems; some have several texts ({texts} in all)",
        )
    )
    return [Note(text, values)]


def _names_in_texts(items: Sequence[Item]) -> list[Note]:
    """Texts in which their own system's name can be read."""
    found = texts_with_names(items)
    if not found:
        return []
    text = QT_TRANSLATE_NOOP(
        "NewStudy",
        "{count:text names its|texts name their} system, such as “{words}” in {item}. Participants "
        "will read that; where they should not, replace it in the file and take the file again. "
        "Ids such as {item} are never shown to them",
    )
    item, words = found[0]
    return [Note(text, {"count": Amount(len(found)), "words": words, "item": item.id}, True)]
