"""Coding by rule: a search for words, speakers and answers, and one edit for all places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import cast

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from labeval.coding.codes.auto import Extent, Pattern, Rule, Whole
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.filtering import Filter
from labeval.coding.rows import Anchor, Passage
from labeval.coding.spans import Span
from labeval.coding.words import term_pattern
from labeval.ui.coding.counts.grid import Grid, GridCell, GridLine
from labeval.ui.coding.parts.many_places import offered_codes
from labeval.ui.coding.parts.names import answer_name, method_name, source_title, speaker_name
from labeval.ui.coding.parts.numbers import CodingNumbers
from labeval.ui.coding.parts.section import QuietField
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.one_pill import OnePill
from labeval.ui.widgets.basics.pill import Pill
from labeval.ui.widgets.fitting.wrapping import WrappingRow

_TERM, _PART, _PATTERN, _WHOLE = "term", "part", "pattern", "whole"
_WAIT_MS = 200
_BEFORE = 20
"""Letters of a passage at least that are shown before what was found."""


class RuleBar(QWidget):
    """The rule, where it holds, and the button that codes what it finds.

    Signals:
        changed: the rule finds something else.
        code_asked: all that was found is to be coded.
    """

    changed = Signal()
    code_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._corpus = Corpus([], {}, [], [])
        self.kind = OnePill(theme)
        self.words = QuietField(theme)
        self.extent = OnePill(theme)
        self.code = OnePill(theme)
        self.speaker, self.method, self.answer = Pill(theme), Pill(theme), Pill(theme)
        self.do = ActionButton(primary=True)
        self.do.set_theme(theme)
        rule, where = WrappingRow(GRID), WrappingRow(GRID)
        for row, parts in (
            (rule, (self.kind, self.words, self.extent)),
            (where, (self.speaker, self.method, self.answer, self.code)),
        ):
            for part in parts:
                row.addWidget(part, 1 if part is self.words else 0)
        where.addStretch()
        where.addWidget(self.do)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addLayout(rule)
        column.addLayout(where)
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.setInterval(_WAIT_MS)
        self._waiting.timeout.connect(self.changed)
        self.words.textChanged.connect(self._on_words_changed)
        for pill in (self.kind, self.extent, self.speaker, self.method, self.answer):
            pill.changed.connect(self.changed)
        self.do.clicked.connect(self.code_asked)
        self.retranslate()

    def take(self, corpus: Corpus) -> None:
        """Offer the codes, speakers, methods and answers that there are."""
        self._corpus = corpus
        self.code.set_values(self.tr("Code with"), offered_codes(corpus))
        for pill in (self.method, self.answer):
            pill.setVisible(corpus.is_recorded)

    def rule(self) -> Rule | None:
        """The words of the rule; None where there are none."""
        words = self.words.text()
        if self.kind.value == _WHOLE:
            # Every passage there is would be nobody's rule.
            limited = self.speaker.chosen or self.method.chosen or self.answer.chosen
            return Whole() if limited else None
        if not words.strip():
            return None
        if self.kind.value == _PATTERN:
            return Pattern(words)
        pattern = term_pattern(words, whole_words=self.kind.value == _TERM)
        return Pattern(pattern) if pattern else None

    def narrowed(self, filter: Filter) -> Filter:
        """A filter with this rule's speakers, methods and answers, and whoever coded what."""
        return replace(
            filter,
            coders=frozenset(),
            speakers=self.speaker.chosen,
            methods=self.method.chosen,
            values=self.answer.chosen,
        )

    @property
    def extends(self) -> Extent:
        """The part of a passage that is coded."""
        return cast(Extent, self.extent.value)

    def name(self) -> str:
        """Name of the batch."""
        parts = [self.kind.value_name, self.words.text().strip()]
        for pill in (self.speaker, self.method, self.answer):
            parts += sorted(pill.chosen)
        return " ".join(part for part in parts if part)

    def show_found(self, number: int) -> None:
        """Say how much would be coded."""
        self.do.setText(self.tr("Code %Ln place(s)", "", number))
        self.do.setEnabled(number > 0 and bool(self.code.value))

    def retranslate(self) -> None:
        """Take the words of the current language."""
        kinds = {
            _TERM: self.tr("a term"),
            _PART: self.tr("a part of a word"),
            _PATTERN: self.tr("a regular expression"),
            _WHOLE: self.tr("every passage of…"),
        }
        self.kind.set_values(self.tr("Look for"), kinds)
        self.words.setPlaceholderText(self.tr("What to look for"))
        self.words.setAccessibleName(self.tr("What to look for"))
        extents = {
            "match": self.tr("the words found"),
            "sentence": self.tr("their sentence"),
            "passage": self.tr("their passage"),
        }
        self.extent.set_values(self.tr("Code"), extents)
        self.speaker.set_facet(self.tr("Speaker"), self._speakers)
        self.method.set_facet(self.tr("Method"), self._methods)
        self.answer.set_facet(self.tr("Answer"), self._answers)
        self.show_found(0)

    def _speakers(self) -> dict[str, str]:
        found = _values(passage.speaker for _, passage in self._corpus.passages())
        return {value: speaker_name(value) for value in found}

    def _methods(self) -> dict[str, str]:
        found = _values(passage.where.method for _, passage in self._corpus.passages())
        return {value: method_name(value) for value in found}

    def _answers(self) -> dict[str, str]:
        found = _values(passage.where.value for _, passage in self._corpus.passages())
        return {value: answer_name(value) for value in found}

    def _on_words_changed(self) -> None:
        # What is found now is of other words.
        self.do.setEnabled(False)
        self._waiting.start()


def _values(names: Iterable[str]) -> dict[str, str]:
    return {name: name for name in sorted(set(names)) if name}


def _from_before(text: str, at: int) -> str:
    """A passage from some words before a place on, which are then in sight in one line."""
    start = text.rfind(" ", 0, max(0, at - _BEFORE)) + 1
    return f"… {text[start:]}" if start else text


def ruled(corpus: Corpus, found: Sequence[tuple[Passage, Span]]) -> Grid:
    """A row per place that would be coded, in its passage."""
    translate = QCoreApplication.translate
    lines = []
    for passage, span in found:
        text = passage.text
        cells = GridCell(text[span.start : span.end]), GridCell(_from_before(text, span.start))
        ends = Anchor(passage.id, span.start), Anchor(passage.id, span.end)
        name = source_title(corpus.sources[passage.source])
        lines.append(GridLine(name, cells, place=(passage.source, *ends)))
    numbers = CodingNumbers()
    sources = {passage.source for passage, _ in found}
    about = f"{numbers.places(len(found))} {numbers.in_sources(len(sources))}"
    heads = (translate("CodeViews", "Place"), translate("CodeViews", "Passage"))
    corner = translate("CodeViews", "Source")
    return Grid(corner, heads, tuple(lines), about, "none", 0, frozenset())
