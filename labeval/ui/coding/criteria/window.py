"""The window of thinking aloud by criterion: a table of criteria, and places to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QMenu, QSplitter, QVBoxLayout, QWidget

from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.filtering import Filter
from labeval.coding.rows import Anchor, SourceKind
from labeval.coding.spans import Span
from labeval.exchange.errors import ExchangeError
from labeval.jobs.coding.corpus import read_seen_corpus
from labeval.jobs.coding.recorded_moments import SessionMoments
from labeval.jobs.coding.think_aloud import SIGNS, Place, PlaceKind, ThinkAloud, think_aloud
from labeval.ui.background import Steps
from labeval.ui.coding.codes.coding_edits import CodingEdits
from labeval.ui.coding.counts.computed_window import ComputedWindow
from labeval.ui.coding.counts.saving import save_rows
from labeval.ui.coding.criteria import wording
from labeval.ui.coding.parts.attribute_values import (
    attribute_parts,
    attribute_values,
    chosen_attributes,
)
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.sorted_table import SortedTable, TextModel
from labeval.ui.coding.parts.times import clock
from labeval.ui.memory import Memory
from labeval.ui.sentences import sentence
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.menus import style_menu
from labeval.ui.widgets.basics.pill import Pill

ReadMoments = Callable[[Iterable[str], Callable[[], None]], dict[str, SessionMoments]]
_SUMMARY_WIDTHS = (130, 70, 90, 75, 65, 158, 158, 158, 158, 158)
_PLACE_WIDTHS = (150, 260, 110, 90, 70, 380, 120)
_Key = tuple[str, Anchor, Anchor, str, str]
_Coded = dict[str, list[tuple[Span, str]]]
"""Passage to the segments that reach into it, each with the name of its code."""
_Read = tuple[Corpus, dict[str, SessionMoments], _Coded]


class ThinkAloudWindow(ComputedWindow):
    """A table of criteria, and a list of places to look at.

    Args:
        edits: of the coding window, which codes what is chosen here.
        read_moments: reads sessions of the record by their ids.

    Signals:
        place_opened: source and both ends of words that are to be shown in their text.
        code_asked: the same, and a code is to be asked for there.
    """

    place_opened = Signal(str, object, object)
    code_asked = Signal(str, object, object)

    def __init__(
        self,
        controller: CodingController,
        theme: Theme,
        memory: Memory | None,
        *,
        edits: CodingEdits,
        read_moments: ReadMoments,
    ) -> None:
        super().__init__(controller, theme, memory, name="code_criteria", size=(1280, 800))
        self._edits, self._read_moments = edits, read_moments
        self._moments: dict[str, SessionMoments] = {}
        self._coded: _Coded = {}
        self._found = ThinkAloud()
        self._is_computed = False
        """True once something was computed; that nothing is there is not known before."""
        self._rows: list[list[Place]] = []
        self.summary = TextModel(range(1, 10))
        self.places = TextModel()
        self.criteria = SortedTable(theme, self.summary, _SUMMARY_WIDTHS, wide=0)
        self.list = SortedTable(theme, self.places, _PLACE_WIDTHS, wide=5)
        self.what, self.participant, self.attribute = (Pill(theme) for _ in range(3))
        self.rated = Label(theme, size=13, wrap=True)
        self.about_places = Label(theme, size=13, role="soft_text", wrap=True)
        self.hint = Label(theme, size=13, role="soft_text", wrap=True)
        self.empty = Label(theme, size=15, role="soft_text", wrap=True)
        self.nothing = Label(theme, size=13, role="soft_text", wrap=True)
        self.save = ActionButton()
        self.save.set_theme(theme)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.list.setFocus()

    # -- reading and showing --------------------------------------------------------------------

    def refresh(self) -> None:
        self._is_stale = False
        path, coder, known = self.controller.workbook.path, self.controller.coder, self._moments

        def read(steps: Steps) -> _Read:
            corpus = read_seen_corpus(path, coder, steps)
            wanted = _sessions_of(corpus)
            new = self._read_moments([id for id in wanted if id not in known], steps)
            return corpus, {**known, **new}, _coded_in(corpus)

        self.background.ask(read, self._on_all_read)

    def _on_all_read(self, read: _Read) -> None:
        self.corpus, self._moments, self._coded = read
        self.attribute.setVisible(bool(self.corpus.attributes.names))
        self.show_corpus()

    def show_corpus(self) -> None:
        corpus, moments = self.corpus, self._moments
        filter = Filter(
            participants=self.participant.chosen,
            attributes=chosen_attributes(self.attribute.chosen),
        )

        def compute(steps: Steps) -> ThinkAloud:
            steps()
            return think_aloud(corpus, moments, filter)

        self.background.ask(compute, self._on_computed)

    def _on_computed(self, found: ThinkAloud) -> None:
        self._is_computed = True
        self._show(found)

    def _show(self, found: ThinkAloud) -> None:
        self._found = found
        kept = self._criterion()
        every = [
            self.tr("All criteria"),
            wording.number_text(sum(c.judgments for c in found.criteria)),
            wording.number_text(found.participants),
            wording.number_text(sum(c.sentences for c in found.criteria)),
            wording.number_text(sum(c.words for c in found.criteria)),
            *("" for _ in SIGNS),
        ]
        rows = [
            [
                self.controller.naming.criterion(c.criterion) or self.tr("(no criterion)"),
                *map(wording.number_text, (c.judgments, c.participants, c.sentences, c.words)),
                *(wording.share_text(c.shares[kind]) for kind in SIGNS),
            ]
            for c in found.criteria
        ]
        self.summary.show_rows([every, *rows])
        there = bool(found.criteria)
        self._parts.setVisible(there)
        self.save.setEnabled(there)
        self.empty.setVisible(not there and self._is_computed)
        self.empty.set_text(self._why_empty())
        choosing = QSignalBlocker(self.criteria.selectionModel())
        self._choose_criterion(kept)
        choosing.unblock()
        self._show_places()

    def _why_empty(self) -> str:
        if self.participant.chosen or self.attribute.chosen:
            return self.tr("The filters let nothing through. Take one of them back.")
        if not self.corpus.is_recorded:
            return self.tr(
                "Here is only what was recorded elsewhere. What people say while they rate is "
                "listed by criterion where there are sessions."
            )
        return self.tr(
            "There is no transcript of thinking aloud on rating pages yet, or results are locked. "
            "Transcribe the recordings (labeval transcribe), and what was said is listed here by "
            "criterion."
        )

    def _criterion(self) -> str | None:
        """The criterion that the list is about; None for all."""
        row = self.criteria.currentIndex().row()
        number = self.summary.order[row] if 0 <= row < len(self.summary.order) else 0
        return self._found.criteria[number - 1].criterion if number > 0 else None

    def _choose_criterion(self, criterion: str | None) -> None:
        names = [c.criterion for c in self._found.criteria]
        number = names.index(criterion) + 1 if criterion in names else 0
        if number in self.summary.order:
            self.criteria.selectRow(self.summary.order.index(number))

    def _show_places(self) -> None:
        row = self.list.currentIndex().row()
        kept = self._key(self._rows[self.places.order[row]]) if row >= 0 and self._rows else None
        criterion, kinds = self._criterion(), self.what.chosen or frozenset(SIGNS)
        rows: dict[_Key, list[Place]] = {}
        for place in self._found.places:
            if place.kind in kinds and criterion in (None, place.criterion):
                rows.setdefault(self._key([place]), []).append(place)
        self._rows = list(rows.values())
        codes = self._codes_of(self._rows)
        self.places.show_rows([self._cells(places, codes) for places in self._rows])
        keys = [self._key(self._rows[n]) for n in self.places.order]
        if keys:
            self.list.selectRow(keys.index(kept) if kept in keys else 0)
        self.nothing.setVisible(not keys)
        one = next(iter(self.what.chosen)) if len(self.what.chosen) == 1 else ""
        unsaid = self.tr(
            "%Ln thing(s) were done while nobody spoke: they are counted above and not listed.",
            "",
            self._found.unsaid,
        )
        about = wording.explanation(one)
        self.about_places.set_text(f"{about} {unsaid}" if self._found.unsaid else about)
        summaries = {c.criterion: c for c in self._found.criteria}
        rated = summaries[criterion].rated if criterion in summaries else ()
        self.rated.set_text(wording.rated_text(rated))
        self.rated.setVisible(bool(rated))
        self._show_hint()

    def _key(self, places: Sequence[Place]) -> _Key:
        place = places[0]
        return (place.sentence.source.id, *place.sentence.ends, place.criterion, place.page)

    def _cells(self, places: Sequence[Place], codes: Mapping[_Key, str]) -> tuple[str, ...]:
        place, names, naming = places[0], wording.kind_names(), self.controller.naming
        why = [
            ": ".join(part for part in (names[p.kind], wording.reason(p, naming)) if part)
            for p in places
            if p.kind != PlaceKind.EVERYTHING
        ]
        return (
            naming.criterion(place.criterion) or self.tr("(no criterion)"),
            "  ·  ".join(dict.fromkeys(why)),
            naming.answer(place.value),
            place.sentence.source.participant,
            clock(place.sentence.start_ms),
            place.sentence.text,
            codes[self._key(places)],
        )

    def _codes_of(self, rows: Iterable[Sequence[Place]]) -> dict[_Key, str]:
        """The codes that are on each sentence already."""
        found = {}
        for places in rows:
            source, start, end, *_ = key = self._key(places)
            layout = self.corpus.layouts[source]
            words = Span(layout.position(start), layout.position(end))
            near = self._coded.get(start.passage, ())
            found[key] = ", ".join(
                dict.fromkeys(name for span, name in near if span.overlaps(words))
            )
        return found

    def _show_hint(self) -> None:
        codes = self.controller.codes
        keyed = self._edits.digits.codes(codes)
        keys = [
            self.tr("Enter: in its text"),
            self.tr("C: code it there"),
            *(f"{digit}: {code.name}" for digit, code in keyed),
            self.tr("Ctrl+Z: undo"),
        ]
        self.hint.set_text("   ·   ".join(keys))

    # -- what can be done -----------------------------------------------------------------------

    def _ends(self, row: int) -> tuple[str, Anchor, Anchor]:
        """Source and both ends of the words in a row."""
        return self._key(self._rows[self.places.order[row]])[:3]

    def _on_opened(self, row: int) -> None:
        self.place_opened.emit(*self._ends(row))

    def _on_code_asked(self, row: int) -> None:
        self.code_asked.emit(*self._ends(row))

    def _on_digit_pressed(self, row: int, digit: int) -> None:
        """Code the words of a row with the code of a key; the list stays."""
        code = dict(self._edits.digits.codes(self.controller.codes)).get(digit)
        if code is None:
            self._on_refused(self.tr("The key {digit} has no code.").format(digit=digit))
        elif not self._edits.code_place(*self._ends(row), code.id):
            text = self.tr("This is coded “{name}” already.")
            self._on_refused(text.format(name=code.name))

    def _on_save(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        style_menu(menu, self.theme)
        tables = {
            menu.addAction(self.tr("Table of criteria…")): (self.summary, "criteria"),
            menu.addAction(self.tr("Places to look at…")): (self.places, "places"),
        }
        chosen = menu.exec(self.save.mapToGlobal(self.save.rect().bottomLeft()))
        if chosen is not None:
            model, name = tables[chosen]
            kinds = "CSV (*.csv);;XLSX (*.xlsx)"
            if path := self.ask_place(chosen.text(), f"{name}.csv", kinds):
                self.save_as(model, path if path.suffix else path.with_suffix(".csv"))

    def save_as(self, model: TextModel, path: Path) -> None:
        """Save a table as it is shown, as CSV or XLSX by the ending."""
        try:
            save_rows(path, model.heads, model.shown())
        except ExchangeError as error:
            self._on_refused(sentence(error))
            return
        self._notify_written(path)

    def _on_criterion_chosen(self, _now: QModelIndex, _before: QModelIndex) -> None:
        self._show_places()

    # -- building -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Thinking aloud by criterion"))
        self.heading.set_text(self.tr("Thinking aloud by criterion"))
        self.criteria.setAccessibleName(self.tr("Criteria"))
        self.list.setAccessibleName(self.tr("Places to look at"))
        self.save.setText(self.tr("Save…"))
        self.what.set_facet(self.tr("Places"), wording.kind_names)
        self.participant.set_facet(
            self.tr("Participant"), lambda: {p: p for p in self.corpus.participants()}
        )
        self.attribute.group_of = attribute_parts
        self.attribute.set_facet(
            self.tr("Attribute"), lambda: attribute_values(self.corpus.attributes)
        )
        names = wording.kind_names()
        self.summary.heads = (
            *(self.tr("Criterion"), self.tr("Judgments"), self.tr("Participants")),
            *(self.tr("Sentences"), self.tr("Words"), *(names[kind] for kind in SIGNS)),
        )
        self.places.heads = (
            *(self.tr("Criterion"), self.tr("Why"), self.tr("Answer"), self.tr("Participant")),
            *(self.tr("Time"), self.tr("Said"), self.tr("Codes")),
        )
        self.nothing.set_text(self.tr("There is no such place here."))
        self._show(self._found)
        self.criteria.take_widths()
        self.list.take_widths()

    def _connect(self) -> None:
        self.what.changed.connect(self._show_places)
        self.participant.changed.connect(self.show_corpus)
        self.attribute.changed.connect(self.show_corpus)
        self.criteria.selectionModel().currentRowChanged.connect(self._on_criterion_chosen)
        self.list.opened.connect(self._on_opened)
        self.list.code_asked.connect(self._on_code_asked)
        self.list.digit_pressed.connect(self._on_digit_pressed)
        self.save.clicked.connect(self._on_save)
        self._edits.recent_changed.connect(self._show_hint)

    def _lay_out(self) -> None:
        for pill in (self.what, self.participant, self.attribute):
            self.bar.addWidget(pill)
        self.bar.addStretch()
        self.bar.addWidget(self.save)
        lower = QWidget()
        below = QVBoxLayout(lower)
        below.setContentsMargins(0, GRID, 0, 0)
        below.setSpacing(GRID)
        for part in (self.rated, self.about_places, self.nothing):
            below.addWidget(part)
        below.addWidget(self.list, 1)
        below.addWidget(self.hint)
        self._parts = QSplitter(Qt.Orientation.Vertical)
        self._parts.setChildrenCollapsible(False)
        self._parts.addWidget(self.criteria)
        self._parts.addWidget(lower)
        self._parts.setSizes([260, 440])
        self.keep_parts(self._parts)
        column = QVBoxLayout()
        column.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        column.addWidget(self.empty, 0, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._parts, 1)
        self.body.addLayout(column)


def _sessions_of(corpus: Corpus) -> list[str]:
    """Sessions with a transcript of thinking aloud."""
    return list(
        dict.fromkeys(
            source.session
            for source in corpus.sources.values()
            if source.kind == SourceKind.THINK_ALOUD and source.session
        )
    )


def _coded_in(corpus: Corpus) -> _Coded:
    found: _Coded = {}
    for segment in corpus.segments:
        coding, name = segment.coding, corpus.codes[segment.code].name
        inside = [coding.start.passage]
        if coding.end.passage != coding.start.passage:
            layout = corpus.layouts[coding.source]
            inside = [layout.passages[n].id for n in layout.touched(segment.span)]
        for passage in inside:
            found.setdefault(passage, []).append((segment.span, name))
    return found
