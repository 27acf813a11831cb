"""Texts and judgments of a format with a structure of its own, put together as a material."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from labeval.exchange.elsewhere.ids import Ids
from labeval.exchange.elsewhere.missing_codes import MISSING
from labeval.exchange.materials.column_content import contents_of
from labeval.exchange.materials.flattening import cell, flattened
from labeval.exchange.materials.model import ITEM_ROLES, Record, Shape
from labeval.exchange.materials.readers import Material, columns_of
from labeval.exchange.materials.roles.column_roles import guess
from labeval.exchange.sentence import Sentence
from labeval.study.pages import ITEM_JOIN
from labeval.study.problems import listed
from labeval.study.tables.items import COLUMNS
from labeval.text.marks import QT_TRANSLATE_NOOP

WRITTEN_AS = "written_as"
"""The column with a text's id in its file, where it cannot be an id here."""
_SEVERAL_KINDS = 2
_JUDGED = QT_TRANSLATE_NOOP("Materials", "the format holds judgments")
_SEVERAL = QT_TRANSLATE_NOOP(
    "Materials",
    "each option of “{question}” becomes a criterion of its own; what is not ticked counts as no",
)
KINDS = QT_TRANSLATE_NOOP(
    "Materials",
    "the raters of each kind are a condition of their own ({kinds}): “labeval analyse --condition” "
    "takes one of them alone",
)
"""Of people whose lists, or columns, are named in several ways."""
_LEFT_OUT = QT_TRANSLATE_NOOP(
    "Materials", "left out, since they are not judgments: {what} ({count})"
)


@dataclass(slots=True)
class Builder:
    """Builds a material; every text is added once."""

    material: Material = field(default_factory=Material)
    _ids: Ids = field(default_factory=Ids)
    _rows: dict[str, dict[str, str]] = field(default_factory=dict)
    _differing: set[tuple[str, str]] = field(default_factory=set)
    _several: dict[str, None] = field(default_factory=dict)
    _left_out: dict[str, int] = field(default_factory=dict)

    def text(self, name: str, text: str, file: str, line: int, /, **about: object) -> str:
        """Add a text, or what another place says about it; returns its id.

        Args:
            name: what identifies it in the file; where different texts share a name, each has an id
                of its own.
            about: further columns; those with contradicting values are left out.
        """
        number, key = 1, name
        while text and self._rows.get(key, {}).get("text", text) != text:
            number += 1
            key = f"{name}_{number}"
        cells = self._rows.get(key)
        if cells is None:
            cells = self._rows[key] = {"id": self._ids.of(key)}
            if cells["id"] != key:
                cells[WRITTEN_AS] = key
            self.material.rows.append(Record(file, line, cells))
        for column, value in {"text": text, **about}.items():
            written = cell(value)
            if not written.strip() or (key, column) in self._differing:
                continue
            if cells.setdefault(column, written) != written and column not in ITEM_ROLES:
                del cells[column]
                self._differing.add((key, column))
        return cells["id"]

    def id_of(self, name: str) -> str:
        """The id of a text that may be described elsewhere, or nowhere."""
        return self._ids.of(name)

    def judge(
        self,
        participant: object,
        criterion: str,
        items: str | Sequence[str],
        value: object,
        file: str,
        line: int,
        **more: object,
    ) -> None:
        """Add a judgment; one without a value is none."""
        written = cell(value).strip()
        if not written or written.casefold() in MISSING:
            return
        joined = items if isinstance(items, str) else ITEM_JOIN.join(items)
        cells = {"participant": cell(participant).strip(), "items": joined, "value": written}
        if criterion:
            cells["criterion"] = criterion
        cells |= {name: text for name, given in more.items() if (text := cell(given).strip())}
        self.material.judgments.append(Record(file, line, cells))

    def attribute(self, participant: object, attributes: Mapping[str, object]) -> None:
        """Add attributes of a participant."""
        own = self.material.participants.setdefault(cell(participant).strip(), {})
        own.update({name: text for name, value in attributes.items() if (text := cell(value))})

    def left_out(self, what: str, number: int = 1) -> None:
        """Count something that is not taken in; ``what`` is a key of the file, or a few words."""
        self._left_out[what] = self._left_out.get(what, 0) + number

    def remark(self, template: str, **values: object) -> None:
        """Add a remark."""
        self.material.remarks.append(Sentence(template, values))

    def ticked(self, question: str, option: str) -> str:
        """The criterion of one option of a question with several answers."""
        self._several.setdefault(question)
        return f"{question}: {option}"

    def options(
        self,
        participant: object,
        question: str,
        items: str,
        given: Sequence[str],
        known: Sequence[str],
        file: str,
        line: int,
        **more: object,
    ) -> None:
        """Add the answer to a question with several answers: yes or no for each known option."""
        for option in known:
            value = "yes" if option in given else "no"
            self.judge(participant, self.ticked(question, option), items, value, file, line, **more)

    def done(self, shape: Shape | None = None, why: str = "") -> Material:
        """The material, with the roles of the columns that its texts have."""
        material = self.material
        own = ("id", "text", "question", "source", "reference_answer", "system", "variant")
        more = ("question_id", "prompt")
        columns = {column for row in self._rows.values() for column in row}
        material.roles = {name: name for name in (*own, *more) if name in columns}
        material.shape = shape or ("judgments" if material.judgments else "long")
        if why or material.judgments:
            material.shape_why = Sentence(why or _JUDGED)
        for question in self._several:
            self.remark(_SEVERAL, question=question)
        for what, number in self._left_out.items():
            self.remark(_LEFT_OUT, count=number, what=what)
        return material


def kinds_of(lists: Iterable[str], builder: Builder) -> dict[str, str]:
    """The names of lists of raters to the names of their conditions, which a remark has; none
    where there is one list."""
    names = list(lists)
    if len(names) < _SEVERAL_KINDS:
        return {}
    kinds = {name: name.split("_")[0] for name in names}
    if len(set(kinds.values())) < len(kinds):
        kinds = {name: name for name in names}
    builder.remark(KINDS, kinds=listed(list(kinds.values())))
    return kinds


def name_of_factor(column: str) -> str:
    """The column of the items table that keeps a column which is none of its own."""
    name = column.strip()
    return f"{name}_in_file" if name in COLUMNS else name


def columns_as_roles(rows: Sequence[Mapping[str, object]]) -> dict[str, str]:
    """Column to the name under which a text has it: that of its role, else its own."""
    records = [Record("", 0, flattened(row)) for row in rows]
    contents = contents_of(columns_of(records), records)
    roles = guess(contents, records, {}, "long").roles
    return {column: role if role in ITEM_ROLES else column for column, role in roles.items()}


def about(row: Mapping[str, object], names: Mapping[str, str]) -> dict[str, str]:
    """The facts of a row about its text, under the names of :func:`columns_as_roles`."""
    return {names.get(column, column): value for column, value in flattened(row).items()}
