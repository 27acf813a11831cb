"""The window of suggestions by machine: looked for on request, accepted or rejected one by one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent

from labeval.analysis.texts.embedding import model_folder
from labeval.coding.coders.suggestions import (
    ACCEPT,
    REJECT,
    SUGGEST,
    TURN_OFF,
    TURN_ON,
    Decision,
    allow,
    decide,
    decisions,
    is_allowed,
    passed,
    runs,
    suggest,
    tally,
)
from labeval.coding.corpus.corpus import CorpusSegment
from labeval.coding.corpus.likeness import NearDuplicates, Pair, Unit
from labeval.coding.corpus.two_groups import LEAST_SEGMENTS
from labeval.coding.rows import Coding
from labeval.coding.spans import Span
from labeval.coding.suggested import Run
from labeval.jobs.coding.suggesting import (
    DividedCode,
    Embedder,
    Found,
    SuggestionsRead,
    find_divided_codes,
    find_like,
    find_near_duplicates,
    read_suggestions,
)
from labeval.ui.background import Steps
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.names import source_title, speaker_name
from labeval.ui.coding.parts.numbers import LocalAmount, decimal
from labeval.ui.coding.suggestions import wording
from labeval.ui.coding.suggestions.frame import DUPLICATES, GROUPS, PLACES, VIEWS, SuggestionsFrame
from labeval.ui.coding.suggestions.tables import (
    code_cells,
    pair_cells,
)
from labeval.ui.memory import Memory
from labeval.ui.quoted import quoted
from labeval.ui.theme import Theme

_SHORT = 40
"""Letters of a segment's words that name it among the codes."""
_AROUND = 300
"""Letters before and after a place that are shown around it."""


class SuggestionsWindow(SuggestionsFrame):
    """Suggestions and what they rest on. It is empty until the coder turns suggestions on.

    Signals:
        place_opened: source and both ends of words that are to be shown in their text.
    """

    place_opened = Signal(str, object, object)

    def __init__(
        self, controller: CodingController, theme: Theme, memory: Memory | None = None
    ) -> None:
        super().__init__(controller, theme, memory)
        self._read = SuggestionsRead(self.corpus, (), (), ())
        self._runs: dict[str, Run] = {}
        self._decided: dict[str, Decision] = {}
        self._embedder = Embedder()
        self._segment: Coding | None = None
        """The segment that was current when the window was opened."""
        self._searching = False
        self._listed: list[CorpusSegment] = []
        self._places: list[Unit] = []
        self._pairs = NearDuplicates([], 0)
        self._groups: list[DividedCode] = []
        self._connect()
        self.retranslate()

    # -- reading and showing --------------------------------------------------------------------

    def refresh(self) -> None:
        self._is_stale = False
        path, coder = self.controller.workbook.path, self.controller.coder

        def read(steps: Steps) -> SuggestionsRead:
            return read_suggestions(path, coder, steps)

        self.background.ask(read, self._on_all_read, queued=self._searching)

    def _on_all_read(self, read: SuggestionsRead) -> None:
        self._read, self.corpus = read, read.corpus
        self._runs = runs(read.memos)
        self._decided = decisions(read.memos, self.controller.coder)
        self._leave_out_gone()
        self.show_corpus()

    def _leave_out_gone(self) -> None:
        """Take places and segments that are no longer there out of what was found before."""
        gone = {n for n, u in enumerate(self._places) if u.source not in self.corpus.sources}
        pairs = [pair for pair in self._pairs.pairs if not gone & {pair.first, pair.second}]
        number = self._pairs.number - len(self._pairs.pairs) + len(pairs)
        self._pairs = NearDuplicates(pairs, number)
        there = {coding.id for coding in self.corpus.codings}
        left = (
            replace(each, first=_among(there, each.first), second=_among(there, each.second))
            for each in self._groups
        )
        self._groups = [each for each in left if each.first and each.second]

    def show_corpus(self) -> None:
        on = is_allowed(self._read.memos, self.controller.coder)
        self._parts.setVisible(on)
        self._off.setVisible(not on)
        self.switch.setVisible(on)
        self.view.setVisible(on)
        if not on:
            return
        self._offer()
        self._show_view()
        self.say_found(self.about_view.text())

    def _offer(self) -> None:
        """Offer the codes that this coder has given, and the sources that may be searched."""
        own = {c.code for c in self.corpus.codings if c.coder == self.controller.coder}
        codes = {code.id: code.name for _, code in self.corpus.in_order() if code.id in own}
        segment = self._segment
        if segment is not None and segment.code in codes:
            quote = segment.quote if len(segment.quote) <= _SHORT else f"{segment.quote[:_SHORT]}…"
            codes = {segment.id: quoted(quote), **codes}
        self.code.set_values(self.tr("Like"), codes)
        names = {code.id: code.name for code in self.corpus.codes.values()}
        colours = {code.id: code.colour for code in self.corpus.codes.values()}
        for segments in self.both.lists:
            segments.know(names, colours, {}, self.controller.naming)
        done, every = len(self._passed()), len(self.corpus.sources)
        self.where.set_values(
            self.tr("Sources"),
            {
                "passed": self.tr("reviewed, {n} of {all}").format(
                    n=LocalAmount(done), all=LocalAmount(every)
                ),
                "all": self.tr("all {all}").format(all=LocalAmount(every)),
            },
        )

    def _show_view(self) -> None:
        view = self.view.value
        has_model = model_folder() is not None
        self.code.setVisible(view == PLACES)
        self.like.setVisible(view == PLACES)
        self.which.setVisible(view == PLACES)
        self.same.setVisible(view == DUPLICATES)
        self.where.setVisible(view != GROUPS)
        self.speaker.setVisible(view != GROUPS)
        for button in (self.accept, self.reject):
            button.setVisible(view == PLACES)
        self.tables.setCurrentIndex(VIEWS.index(view))
        self.details.setCurrentIndex(1 if view == GROUPS else 0)
        about = wording.explanation(view)
        if not has_model:
            about = wording.missing_model()
        elif note := wording.language_note(self.corpus):
            about = f"{about} {note}"
        self.about_view.set_text(about)
        self._show_look()
        show: Mapping[str, Callable[[], None]] = {
            PLACES: self._show_places,
            DUPLICATES: self._show_pairs,
            GROUPS: self._show_groups,
        }
        show[view]()

    def _show_look(self) -> None:
        if not self._searching:
            self.about.set_text("")
        self.look.setText(self.tr("Stop") if self._searching else self.tr("Look for places"))
        if not self._searching and self.view.value == GROUPS:
            self.look.setText(self.tr("Compare segments"))
        ready = model_folder() is not None and (self.view.value != PLACES or bool(self.code.value))
        self.look.setEnabled(self._searching or ready)

    def _show_places(self) -> None:
        wanted = {"open": None, "accepted": "accepted", "rejected": "rejected"}[self.which.value]
        kept = self._current()
        row_before = self.table.currentIndex().row()
        found = [c for c in self._read.suggestions if self._decided.get(c.id) == wanted]
        alike = {id: n for run in self._runs.values() for id, n in run.likeness.items()}
        listed = self.corpus.with_codings(found).segments
        self._listed = sorted(listed, key=lambda s: -alike.get(s.coding.id, 0.0))
        rows = []
        for segment in self._listed:
            run = self._runs.get(segment.coding.batch)
            number = alike.get(segment.coding.id)
            rows.append(
                (
                    self.corpus.codes[segment.code].name,
                    segment.quote,
                    source_title(segment.source),
                    "" if number is None else decimal(number, 2),
                    run.model if run else "",
                )
            )
        self.models[PLACES].show_rows(rows)
        numbers = tally(self._read.suggestions, self._decided)
        self.counted.set_text(wording.tally_text(numbers))
        order = [self._listed[n].coding.id for n in self.models[PLACES].order]
        if order:
            now = kept.coding.id if kept is not None else ""
            row = order.index(now) if now in order else min(max(row_before, 0), len(order) - 1)
            self.table.selectRow(row)
        self._show_detail()

    def _current(self) -> CorpusSegment | None:
        row, order = self.table.currentIndex().row(), self.models[PLACES].order
        return self._listed[order[row]] if 0 <= row < len(order) else None

    def _show_detail(self) -> None:
        segment = self._current()
        for button in (self.accept, self.reject):
            button.setEnabled(segment is not None)
        if self.view.value == PLACES and segment is not None:
            run = self._runs.get(segment.coding.batch)
            span = segment.span
            self.detail.set_text(self._around(segment.source.id, span))
            coder = self.controller.coders.get(run.asked_by, "?") if run else "?"
            why = segment.coding.memo
            origin = wording.origin(run, coder) if run else ""
            self.origin.set_text(f"{origin} {why}".strip())
        elif self.view.value == PLACES:
            self.detail.set_text("")
            none = self.tr("There is no such suggestion.")
            none = none if self._runs else self.tr("Nothing was looked for yet.")
            self.origin.set_text(none)
        elif (pair := self._pair()) is not None:
            first, second = self._places[pair.first], self._places[pair.second]
            both = (self._around(unit.source, unit.span) for unit in (first, second))
            self.detail.set_text("\n\n".join(both))
            self.origin.set_text("")

    def _around(self, source: str, span: Span) -> str:
        """A place in brackets, with the words around it."""
        layout = self.corpus.layouts[source]
        start, end = max(0, span.start - _AROUND), min(layout.length, span.end + _AROUND)
        before = layout.text(Span(start, span.start)) if start < span.start else ""
        after = layout.text(Span(span.end, end)) if span.end < end else ""
        if start:
            before = f"… {before.partition(' ')[2]}"
        if end < layout.length:
            after = f"{after.rpartition(' ')[0]} …"
        return f"{before} ⟦{layout.text(span)}⟧ {after}".strip()

    def _pair(self) -> Pair | None:
        row, order = self.pairs.currentIndex().row(), self.models[DUPLICATES].order
        return self._pairs.pairs[order[row]] if 0 <= row < len(order) else None

    def _show_pairs(self) -> None:
        self.detail.set_text("")
        self.origin.set_text("")
        rows = [pair_cells(self.corpus, self._places, pair) for pair in self._pairs.pairs]
        self.models[DUPLICATES].show_rows(rows)
        self.counted.set_text(wording.pairs_text(self._pairs))
        if rows:
            self.pairs.selectRow(0)

    def _show_groups(self) -> None:
        rows = [code_cells(self.corpus, each) for each in self._groups]
        self.models[GROUPS].show_rows(rows)
        text = self.tr("%Ln code(s) with at least {least} different segments", "", len(rows))
        self.counted.set_text(text.format(least=LEAST_SEGMENTS) if rows else "")
        if rows:
            self.codes.selectRow(0)
        else:
            self.both.show_groups([], [])

    def _show_group(self) -> None:
        row, order = self.codes.currentIndex().row(), self.models[GROUPS].order
        if 0 <= row < len(order):
            each = self._groups[order[row]]
            self.both.show_groups(each.first, each.second)

    # -- what can be done -----------------------------------------------------------------------

    def show_like(self, coding: Coding | None) -> None:
        """Choose what places are to be like: a segment and its code; None leaves it."""
        self._segment = coding if coding and coding.coder == self.controller.coder else None
        if self._segment is not None:
            self.view.show_value(PLACES)
            self.code.show_value(self._segment.id)
        self.show_corpus()

    def turn(self, *, on: bool) -> None:
        """Turn suggestions on or off."""
        memos = self.controller.workbook.memos()
        changes = allow(memos, self.controller.coder, on=on)
        if changes and self.controller.do(TURN_ON if on else TURN_OFF, changes) is not None:
            self.refresh()

    def look_for(self) -> None:
        """Look for what the view is about, in the background; stop where it runs already."""
        if self._searching:
            self._searching = False
            self.background.stop()
            self._show_look()
            return
        self.say("")
        if self.view.value != GROUPS and not self._searched():
            self.say(wording.nothing_done())
            return
        self._searching = True
        self._show_look()
        view, read, embedder = self.view.value, self._read, self._embedder
        coder, sources = self.controller.coder, self._searched()
        speakers = self.speaker.chosen
        if view == PLACES:
            code, segment = self._example()
            threshold = float(self.like.value)

            def find(steps: Steps) -> Found:
                return find_like(
                    *(read, embedder),
                    code=code,
                    segment=segment,
                    coder=coder,
                    sources=sources,
                    speakers=speakers,
                    threshold=threshold,
                    progress=steps.report,
                )

            self._ask(find, self._on_found)
        elif view == DUPLICATES:
            same = float(self.same.value)

            def pairs(steps: Steps) -> tuple[list[Unit], NearDuplicates]:
                return find_near_duplicates(
                    *(read.corpus, embedder),
                    sources=sources,
                    speakers=speakers,
                    threshold=same,
                    progress=steps.report,
                )

            self._ask(pairs, self._on_pairs)
        else:

            def groups(steps: Steps) -> list[DividedCode]:
                return find_divided_codes(read.corpus, embedder, coder=coder, progress=steps.report)

            self._ask(groups, self._on_groups)

    def decide(self, accept: bool) -> None:
        """Accept or reject the current suggestion, and go on to the next one."""
        segment = self._current()
        if segment is None:
            return
        coder, book = self.controller.coder, self.controller.workbook
        codings = book.codings(segment.source.id, coder=coder)
        memos = book.memos(segment.source.id)
        changes = decide(segment.coding, memos, codings, coder=coder, accept=accept)
        if self.controller.do(ACCEPT if accept else REJECT, changes) is not None:
            self._decided[segment.coding.id] = "accepted" if accept else "rejected"
            self._show_places()

    def say(self, words: str) -> None:
        """Say something below the choices; empty for nothing."""
        if words:
            self._announcer.leave()
        self.message.show_words(words)

    def _example(self) -> tuple[str, str]:
        """The code whose places are looked for, and the one segment that they are to be like."""
        segment, value = self._segment, self.code.value
        return (segment.code, value) if segment and value == segment.id else (value, "")

    def _passed(self) -> list[str]:
        return passed(self.corpus.sources.values(), self._read.memos, self.controller.coder)

    def _speakers(self) -> dict[str, str]:
        names = {p.speaker for layout in self.corpus.layouts.values() for p in layout.passages}
        return {name: speaker_name(name) for name in sorted(names) if name}

    def _searched(self) -> list[str]:
        return self._passed() if self.where.value == "passed" else list(self.corpus.sources)

    def _ask(self, work: Callable[[Steps], object], show: Callable[[object], object]) -> None:
        def done(found: object) -> None:
            self._searching = False
            show(found)

        def refuse(why: str) -> None:
            self._searching = False
            self._show_look()
            self._on_refused(why)

        self.background.ask(work, done, follow=self._follow, refuse=refuse)

    def _follow(self, done: int, of: int) -> None:
        text = self.tr("{done} of {of} texts read")
        text = text.format(done=LocalAmount(done), of=LocalAmount(of))
        self.about.set_text(text if self._searching else "")

    def _on_found(self, found: object) -> None:
        assert isinstance(found, Found)
        self._show_look()
        self.which.show_value("open")
        if not found.places:
            self._show_view()
            self.say(self.tr("Nothing else in these sources is that much alike."))
            return
        changes = suggest(self._read.coders, found.places, found.run)
        if self.controller.do(SUGGEST, changes) is not None:
            self.say(wording.found_text(found))
            self.refresh()

    def _on_pairs(self, found: object) -> None:
        assert isinstance(found, tuple)
        self._places, self._pairs = found
        self._show_view()
        if not self._pairs.number:
            self.say(self.tr("No two places in these sources are that much alike."))

    def _on_groups(self, found: object) -> None:
        assert isinstance(found, list)
        self._groups = found
        self._show_view()
        if not found:
            text = self.tr("No code has {least} different segments of yours that fall apart.")
            self.say(text.format(least=LEAST_SEGMENTS))

    def _on_view_changed(self) -> None:
        self.say("")
        self._show_view()

    def _on_opened(self, row: int) -> None:
        segment = self._listed[self.models[PLACES].order[row]]
        self.place_opened.emit(segment.source.id, segment.coding.start, segment.coding.end)

    def _on_pair_opened(self, row: int) -> None:
        pair = self._pairs.pairs[self.models[DUPLICATES].order[row]]
        unit = self._places[pair.first]
        start, end = self.corpus.layouts[unit.source].anchors(unit.span)
        self.place_opened.emit(unit.source, start, end)

    # -- building -------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        super().retranslate()
        self.speaker.set_facet(self.tr("Speaker"), self._speakers)
        self.show_corpus()

    def _connect(self) -> None:
        self.view.changed.connect(self._on_view_changed)
        self.which.changed.connect(self._on_view_changed)
        self.switch.clicked.connect(lambda: self.turn(on=False))
        self.turn_on.clicked.connect(lambda: self.turn(on=True))
        self.look.clicked.connect(self.look_for)
        self.table.accepted.connect(lambda _row: self.decide(True))
        self.table.rejected.connect(lambda _row: self.decide(False))
        self.accept.clicked.connect(lambda: self.decide(True))
        self.reject.clicked.connect(lambda: self.decide(False))
        self.table.opened.connect(self._on_opened)
        self.pairs.opened.connect(self._on_pair_opened)
        self.table.selectionModel().currentRowChanged.connect(self._show_detail)
        self.pairs.selectionModel().currentRowChanged.connect(self._show_detail)
        self.codes.selectionModel().currentRowChanged.connect(self._show_group)
        for segments in self.both.lists:
            segments.opened.connect(self.segment_opened)


def _among(ids: Collection[str], segments: Iterable[CorpusSegment]) -> list[CorpusSegment]:
    return [segment for segment in segments if segment.coding.id in ids]
