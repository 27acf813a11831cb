"""Rows of a query: one for each condition, and one for the head of each group."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from labeval.coding.corpus.conditions import DISTANT, WORDS, Condition, Group, Part, Path, Relation
from labeval.coding.corpus.facts import NUMBERS, Compare
from labeval.ui.coding.parts.section import QuietField
from labeval.ui.coding.queries.query_words import QueryWords, distances, relation_names
from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.basics.one_pill import OnePill
from labeval.ui.widgets.basics.values_pill import ValuesPill
from labeval.ui.widgets.fitting.wrapping import WrappingRow

_INDENT = 4 * GRID
_JOINT = 40
_SEPARATOR = ","


class WordPill(OnePill):
    """One of some values; only the chosen one is shown."""

    def _update_text(self) -> None:
        super()._update_text()
        text = self._shown.get(self.value, self.value)
        self.setText(text)
        self.updateGeometry()


class PartRow(QWidget):
    """A row of a query.

    Signals:
        changed: path, and what is there now; the rows stay as they are.
        reshaped: path, and what is there now, None for nothing; other rows follow from it.
        extended: path of a group, and what is to be added to it.
    """

    changed = Signal(object, object)
    reshaped = Signal(object, object)
    extended = Signal(object, object)

    def __init__(self, theme: Theme, path: Path, joint: str) -> None:
        super().__init__()
        self._theme, self._path = theme, path
        self.row = WrappingRow(GRID)
        self._ends: list[QWidget] = []
        """Parts at the left and right of the first row, which stay there."""
        self._whole = QHBoxLayout(self)
        self._whole.setSpacing(GRID)
        depth = max(0, len(path) - 1)
        self._whole.setContentsMargins(theme.px(depth * _INDENT), 0, 0, 0)
        if path:
            word = Label(theme, size=13, role="soft_text")
            word.setFixedWidth(theme.px(_JOINT))
            word.set_text(joint)
            self._add_end(word)
        self._whole.addLayout(self.row, 1)

    def _add_end(self, part: QWidget) -> None:
        self._ends.append(part)
        self._whole.addWidget(part, 0, Qt.AlignmentFlag.AlignTop)

    def _finish(self) -> None:
        """All parts are there: those at the ends are as high as the first row of them."""
        self.row.addStretch()
        parts = (self.row.itemAt(n) for n in range(self.row.count()))
        height = max(part.sizeHint().height() for part in parts if part is not None)
        for end in self._ends:
            end.setFixedHeight(height)

    def _pill(self, name: str, values: dict[str, str], value: str) -> WordPill:
        pill = WordPill(self._theme)
        pill.value = value
        pill.set_values(name, values)
        self.row.addWidget(pill)
        return pill

    def _link(self, text: str, about: str) -> LinkButton:
        link = LinkButton(role="soft_text")
        link.set_theme(self._theme)
        link.setText(text)
        link.setAccessibleName(about)
        set_tool_tip(link, about)
        return link

    def _remove_link(self) -> None:
        taken = self._link("✕", self.tr("Take this away"))
        taken.clicked.connect(lambda: self.reshaped.emit(self._path, None))
        self._add_end(taken)
        self._finish()


class ConditionRow(PartRow):
    """One condition: what, how compared, with which values."""

    def __init__(
        self, theme: Theme, path: Path, joint: str, part: Condition, words: QueryWords
    ) -> None:
        super().__init__(theme, path, joint)
        self._part, self._words = part, words
        kinds = dict(words.kinds)
        kinds.setdefault(part.kind, words.kind_name(part.kind))
        self.kind = self._pill(self.tr("Condition"), kinds, part.kind)
        compare = "not" if part.negated else part.compare
        self.compare = self._pill(self.tr("Comparison"), words.comparisons(part.kind), compare)
        self.values = ValuesPill(theme)
        self.field = QuietField(theme)
        self._fill()
        self._remove_link()
        self.kind.changed.connect(self._on_kind_changed)
        self.compare.changed.connect(self._on_compare_changed)
        self.values.changed.connect(self._on_values_changed)
        self.field.textChanged.connect(self._on_typed)

    @property
    def typed(self) -> bool:
        """True if its values are typed, and not chosen."""
        return self._part.kind == WORDS or self._part.compare in NUMBERS

    def _fill(self) -> None:
        part, typed = self._part, self.typed
        name = self._words.kind_name(part.kind)
        if typed:
            self.field.setText(f"{_SEPARATOR} ".join(part.values))
            is_words = part.kind == WORDS
            hint = self.tr("Words, several with commas") if is_words else self.tr("A number")
            self.field.setPlaceholderText(hint)
            self.field.setAccessibleName(f"{name}: {hint}")
            self.field.setFixedWidth(self._theme.px(280 if is_words else 110))
            self.row.addWidget(self.field)
        else:
            values = self._words.values(part.kind)
            self.values.chosen = frozenset(part.values)
            self.values._shown = values
            self.values.set_facet(self.tr("Choose: {name}").format(name=name), lambda: values)
            self.row.addWidget(self.values)
        self.field.setVisible(typed)
        self.values.setVisible(not typed)

    def _on_kind_changed(self) -> None:
        self.reshaped.emit(self._path, Condition(self.kind.value))

    def _on_compare_changed(self) -> None:
        negated = self.compare.value == "not"
        compare = "is" if negated else cast(Compare, self.compare.value)
        part = replace(self._part, compare=compare, negated=negated)
        if (compare in NUMBERS) != (self._part.compare in NUMBERS):
            self.reshaped.emit(self._path, replace(part, values=()))
        else:
            self._change(part)

    def _on_values_changed(self) -> None:
        order = list(self._words.values(self._part.kind))
        chosen = sorted(self.values.chosen, key=lambda v: order.index(v) if v in order else -1)
        self._change(replace(self._part, values=tuple(chosen)))

    def _on_typed(self, text: str) -> None:
        values = [value.strip() for value in text.split(_SEPARATOR)]
        self._change(replace(self._part, values=tuple(value for value in values if value)))

    def _change(self, part: Condition) -> None:
        self._part = part
        self.changed.emit(self._path, part)


class GroupRow(PartRow):
    """The head of a group: how it relates to the rest, whether all or any of it holds."""

    def __init__(self, theme: Theme, path: Path, joint: str, part: Group) -> None:
        super().__init__(theme, path, joint)
        self._part = part
        if path:
            self._relations = {_key(*each): each for each in relation_names()}
            names = {_key(*each): name for each, name in relation_names().items()}
            chosen = _key(part.relation, part.negated)
            self.relation = self._pill(self.tr("Relation"), names, chosen)
            self.relation.changed.connect(self._on_relation_changed)
            if part.relation in DISTANT:
                self.within = self._pill(self.tr("Distance"), distances(), part.within)
                self.within.changed.connect(self._on_within_changed)
        joints = {"all": self.tr("all of these"), "any": self.tr("any of these")}
        self.joint = self._pill(self.tr("Which"), joints, "any" if part.any else "all")
        self.joint.changed.connect(self._on_joint_changed)
        for text, about, add in (
            (self.tr("+ Condition"), self.tr("Add a condition"), self._add_condition),
            (self.tr("+ Group"), self.tr("Add a group of conditions"), self._add_group),
        ):
            link = self._link(text, about)
            link.clicked.connect(add)
            self.row.addWidget(link)
        if path:
            self._remove_link()
        else:
            self._finish()

    def _add_condition(self) -> None:
        self.extended.emit(self._path, Condition())

    def _add_group(self) -> None:
        self.extended.emit(self._path, Group((Condition(),)))

    def _on_within_changed(self) -> None:
        self._part = replace(self._part, within=self.within.value)
        self.changed.emit(self._path, self._part)

    def _on_relation_changed(self) -> None:
        relation, negated = self._relations[self.relation.value]
        part = replace(self._part, relation=relation, negated=negated)
        self.reshaped.emit(self._path, part)

    def _on_joint_changed(self) -> None:
        self.reshaped.emit(self._path, replace(self._part, any=self.joint.value == "any"))


def _key(relation: Relation, negated: bool) -> str:
    return f"not {relation}" if negated else relation


def row_of(theme: Theme, path: Path, joint: str, part: Part, words: QueryWords) -> PartRow:
    """The row of a part."""
    if isinstance(part, Group):
        return GroupRow(theme, path, joint, part)
    return ConditionRow(theme, path, joint, part, words)


def first_field(row: PartRow) -> QWidget | QLineEdit:
    """The field of a row that is filled in first."""
    if isinstance(row, ConditionRow):
        return row.field if row.typed else row.values
    assert isinstance(row, GroupRow)
    return row.joint
