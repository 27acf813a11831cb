"""The scale of a new study: its points, and the words at its ends in each language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from labeval.jobs.new_study.criteria import OwnCriterion
from labeval.jobs.new_study.own_scale import POINTS, OwnScale, has_points, scale_of
from labeval.jobs.new_study.proposed_wordings import point_labels
from labeval.study.model.blocks import BlockSettings
from labeval.text.languages import PROGRAM_LANGUAGES
from labeval.ui.language import language_in_words
from labeval.ui.theme import GRID, LABEL_PX, Theme
from labeval.ui.widgets.basics.fields import style_field
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.one_pill import OnePill

_LEAST, _MOST = 92, 180
"""Widths of a field for the words at an end."""
_HEIGHT = 30


class ScaleRow(QWidget):
    """A pill of the numbers of points, and two fields a language; hidden without a scale.

    Signals:
        changed: the scale is another.
    """

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.scale = OwnScale()
        """The choices."""
        self.points = OnePill(theme)
        self.ends: dict[tuple[int, str], QLineEdit] = {}
        """By the end, 0 for the low and 1 for the high one, and the language."""
        self.others = Label(theme, role="soft_text", wrap=True)
        """A line about criteria whose own words come before these."""
        self.others.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID // 2)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self.points)
        self._names: dict[str, Label] = {}
        self._parts: dict[str, QWidget] = {}
        """Name and fields, by language."""
        for language in PROGRAM_LANGUAGES:
            row.addWidget(self._fields_of(language))
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self.others)
        self._languages: tuple[str, ...] = ()
        self._blocks: list[BlockSettings] = []
        self.points.changed.connect(self._on_points)

    def show_scale(self, scale: OwnScale) -> None:
        """Show the choices of a draft; :meth:`offer` follows."""
        self.scale = scale
        for (end, language), field in self.ends.items():
            field.setText(scale.ends[end].get(language, ""))

    def offer(self, blocks: Sequence[BlockSettings], languages: Sequence[str]) -> None:
        """Offer the scale of these blocks.

        Args:
            blocks: as their designs have them.
            languages: those of the sessions.
        """
        self._blocks = [block for block in blocks if has_points(block)]
        self.setVisible(bool(self._blocks))
        self._languages = tuple(languages)
        for language, part in self._parts.items():
            part.setVisible(language in languages)
            self._names[language].set_text(language_in_words(language))
            self._names[language].setVisible(len(languages) > 1)
        self._show()

    def compare(self, criteria: Sequence[OwnCriterion]) -> None:
        """Say how many criteria keep words of their own where words were typed here."""
        scale = scale_of(self.scale.put_on(b, self._languages) for b in self._blocks)
        typed = [end for end in (0, 1) if self.scale.ends[end]]
        points = {scale[-end] for end in typed} if scale else set()
        keep = sum(not points.isdisjoint(criterion.anchors) for criterion in criteria)
        self.others.set_text(
            self.tr("%n criteria keep the words that they have themselves, below.", "", keep)
        )
        self.others.setVisible(keep > 0)

    # -- inside -------------------------------------------------------------------------------

    def _show(self) -> None:
        """Name the points and, in grey, the words that are used where a field is empty."""
        usual = scale_of(self._blocks)
        values = {str(points): self.tr("%n points", "", points) for points in POINTS}
        if usual is None:
            values = {"": self.tr("as in each design"), **values}
        chosen = self.scale.points or (len(usual) if usual else None)
        self.points.set_values(self.tr("Scale"), values)
        self.points.show_value(str(chosen or ""))
        if not self._blocks:
            return
        bare = replace(self.scale, ends=({}, {})).put_on(self._blocks[0], self._languages)
        labels = point_labels(bare)
        scale = scale_of([bare]) or range(2)
        for (end, language), field in self.ends.items():
            point = scale[-end]
            words = self.tr("{point} means") if usual or self.scale.points else ""
            words = words.format(point=point) or (self.tr("Low end"), self.tr("High end"))[end]
            field.setAccessibleName(f"{words} ({language_in_words(language)})")
            field.setPlaceholderText(labels[point].in_language(language))

    def _fields_of(self, language: str) -> QWidget:
        """The name of a language, and a field for each end."""
        part = self._parts[language] = QWidget()
        row = QHBoxLayout(part)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        name = self._names[language] = Label(self._theme, role="soft_text")
        row.addWidget(name)
        for end in (0, 1):
            if end:
                dash = Label(self._theme, role="soft_text")
                dash.set_text("–")
                row.addWidget(dash)
            field = self.ends[end, language] = QLineEdit()
            style_field(field, self._theme, px=LABEL_PX)
            field.setFixedHeight(_HEIGHT)
            field.setMinimumWidth(_LEAST)
            field.setMaximumWidth(_MOST)
            field.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            field.setAlignment(
                Qt.AlignmentFlag.AlignTrailing if end else Qt.AlignmentFlag.AlignLeading
            )
            field.textEdited.connect(partial(self._on_end, end, language))
            row.addWidget(field)
        return part

    def _on_points(self) -> None:
        value = self.points.value
        self.scale = replace(self.scale, points=int(value) if value else None)
        self._show()
        self.changed.emit()

    def _on_end(self, end: int, language: str, words: str) -> None:
        scale = self.scale.with_end(end, language, words)
        if scale != self.scale:
            self.scale = scale
            self.changed.emit()
