"""The controller of the coding window: the workbook, the selected source, and what edits change.

Every edit goes through :meth:`CodingController.do` and is durable when it returns; signals say
which parts of the window to draw again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeVar, cast

from PySide6.QtCore import QObject, Signal

from labeval.coding.attributes import Attributes
from labeval.coding.coders.disputes import AGREED
from labeval.coding.coders.double_coding import BLINDING, drawn_for
from labeval.coding.coders.suggestions import machines
from labeval.coding.edits import Change, Edit
from labeval.coding.rows import Anchor, Attribute, Code, Coder, Coding, Memo, Passage, Source
from labeval.coding.texts.source_text import SourceText
from labeval.session.events.events import RecordError
from labeval.store.workbook.workbook import Workbook
from labeval.ui.coding.parts.names import Naming
from labeval.ui.language import interface_language
from labeval.ui.sentences import sentence, whole

if TYPE_CHECKING:
    from labeval.study.study import StudyContent
    from labeval.ui.coding.parts.screen_names import Screens

R = TypeVar("R", Source, Code, Memo, Passage, Coding, Attribute)


class CodingController(QObject):
    """The workbook as one coder works on it.

    Args:
        workbook: open for the coder.

    Signals:
        source_shown: another source is current, or none.
        passages_changed: texts of the current source have changed.
        coding_changed: a :class:`Change` of a segment of the current source.
        codes_changed: codes, or what a tree of them shows.
        counts_changed: how often codes occur.
        memos_changed: a memo was written or taken away.
        sources_changed: sources came or went, or have another name or place.
        attributes_changed: more or less is known of participants and sources.
        looked_elsewhere: what another program wrote has come in.
        acted: an edit was done, undone or done again.
        done: an edit was done, and not as one that had been undone.
        turned: an edit was undone or done again.
        refused: what could not be done, as a sentence.
        study_named: the study's names are known.
        code_used: many places were coded with the code of this id.
    """

    source_shown = Signal()
    passages_changed = Signal()
    coding_changed = Signal(object)
    codes_changed = Signal()
    counts_changed = Signal()
    memos_changed = Signal()
    sources_changed = Signal()
    attributes_changed = Signal()
    looked_elsewhere = Signal()
    acted = Signal(object)
    done = Signal(object)
    turned = Signal(object)
    refused = Signal(str)
    study_named = Signal()
    code_used = Signal(str)

    def __init__(self, workbook: Workbook) -> None:
        super().__init__()
        self.workbook = workbook
        self.answers_open: Callable[[], bool] = lambda: True
        """False while registered looks lock results, and so the answers at passages."""
        self.why_closed = ""
        """Reason why it is not known whether they lock them; empty where it is."""
        self.study_title: Callable[[], str] = lambda: workbook.path.parent.name
        """The study's title in the interface's language; its folder's name until it is known."""
        self.naming = Naming()
        """Of the study's criteria, conditions and questions."""
        self.sources: dict[str, Source] = {}
        self.codes: dict[str, Code] = {}
        self.memos: dict[str, Memo] = {}
        self.attribute_rows: dict[str, Attribute] = {}
        self.coders: dict[str, str] = {}
        """Names of all people who code, by their ids."""
        self.counts: dict[str, int] = {}
        self.counts_by_source: dict[str, int] = {}
        self.source: Source | None = None
        self._source_before = ""
        """Id of the source that was shown before this one."""
        self.passages: list[Passage] = []
        self.codings: dict[str, Coding] = {}
        self._bare: SourceText | None = None
        self.sample: dict[str, bool] = {}
        """Sources that were drawn for this coder and another one, and whether they are finished."""
        self._blind: set[str] = set()
        """Those not finished, in which this coder must not see another's codes."""
        self._machines: frozenset[str] = frozenset()
        self._counted: frozenset[str] = frozenset()
        self._seen_elsewhere = 0
        self.read_again()

    def know_study(self, content: StudyContent, screens: Screens | None = None) -> None:
        """Call the study, the screens of its sessions and its things by their names."""
        self.naming.take(content, screens or {})
        self.study_title = lambda: content.study.title.in_language(interface_language())
        self.study_named.emit()

    def know_title(self, title: Callable[[], str]) -> None:
        """Call the study by its title, where no more is known of it."""
        self.study_title = title
        self.study_named.emit()

    @property
    def coder(self) -> str:
        """Id of the coder."""
        return self.workbook.coder.id

    def text(self) -> SourceText:
        """Passages and segments of the current source, as the pure functions take them."""
        return self._passages_text().with_codings(self.codings.values())

    def text_near(self, codings: Iterable[Coding]) -> SourceText:
        """The same with some of the segments, for what only looks at those: it is quicker."""
        return self._passages_text().with_codings(codings)

    def _passages_text(self) -> SourceText:
        if self._bare is None:
            self._bare = SourceText(self.passages)
        return self._bare

    # -- reading ------------------------------------------------------------------------------

    def read_again(self) -> None:
        """Read everything from the workbook."""
        self._read_rows()
        kept = self.source.id if self.source is not None else ""
        self.sources_changed.emit()
        self.attributes_changed.emit()
        self.codes_changed.emit()
        self.memos_changed.emit()
        if kept:
            self.open_source(kept)

    def _read_rows(self) -> None:
        book = self.workbook
        self._seen_elsewhere = book.changed_elsewhere
        self.sources = {source.id: source for source in book.sources()}
        self.codes = {code.id: code for code in book.codes()}
        self.memos = {memo.id: memo for memo in book.memos()}
        self.attribute_rows = {row.id: row for row in book.attributes()}
        self._count_again()

    def look_elsewhere(self) -> None:
        """Take in what another program has written; nothing else is drawn again."""
        if self.workbook.changed_elsewhere == self._seen_elsewhere:
            return
        before, blind = self._held(), self._blind
        self._read_rows()
        if self.source is not None:
            self.source = self.sources.get(self.source.id)
            if self.source is None or blind != self._blind:
                self.open_source(self.source.id if self.source is not None else "")
        *rows, counts = (old != new for old, new in zip(before, self._held(), strict=True))
        kinds = (
            *(self.sources_changed, self.attributes_changed),
            *(self.codes_changed, self.memos_changed),
        )
        for kind, is_other in zip(kinds, rows, strict=True):
            if is_other:
                kind.emit()
        if self.source is not None:
            self._take_text_from_elsewhere(self.source.id)
        if counts:  # above the text they are those of its segments
            self.counts_changed.emit()
        self.looked_elsewhere.emit()

    def _held(self) -> tuple[object, ...]:
        """The rows that are drawn outside of the text."""
        counts = (self.counts, self.counts_by_source)
        listed = (self.sources, self.sample)
        named = (self.codes, self.coders)  # segments have both names next to them
        return listed, self.attribute_rows, named, self.memos, counts

    def _take_text_from_elsewhere(self, id: str) -> None:
        """Bring the current source up to date, segment by segment where its text is the same."""
        passages, seen = self.workbook.passages(id), {c.id: c for c in self._seen(id)}
        before, self.codings = self.codings, seen
        if passages != self.passages:
            self.passages, self._bare = passages, None
            self.passages_changed.emit()
            return
        for coding in before.keys() | seen.keys():
            change = Change(before.get(coding), seen.get(coding))
            if change.before != change.after:
                self.coding_changed.emit(change)

    def open_source(self, id: str) -> None:
        """Make a source the current one; an unknown id for none."""
        if self.source is not None and self.source.id != id:
            self._source_before = self.source.id
        self.source = self.sources.get(id)
        self.passages = self.workbook.passages(id) if self.source is not None else []
        found = self._seen(id) if self.source is not None else []
        self.codings = {coding.id: coding for coding in found}
        self._bare = None
        self.source_shown.emit()

    def codings_of(self, code: str) -> list[Coding]:
        """The segments of a code that this coder may see."""
        return [coding for coding in self.workbook.codings(code=code) if self.sees(coding)]

    def sees(self, coding: Coding) -> bool:
        """True for a segment that this coder may see here: no suggestion of a machine, and not
        another's during double coding."""
        if coding.coder in self._machines:
            return False
        return coding.coder == self.coder or coding.source not in self._blind

    def _seen(self, id: str) -> list[Coding]:
        """A source's segments; one's own only while two coders code it each by themselves."""
        found = self.workbook.codings(id, coder=self.coder if id in self._blind else None)
        return [coding for coding in found if self.sees(coding)]

    def _count_again(self) -> None:
        """Number of segments of each code that this coder may see."""
        self.sample = drawn_for(list(self.memos.values()), self.coder)
        self._blind = {source for source, is_done in self.sample.items() if not is_done}
        self._know_coders()
        self.counts, self.counts_by_source = {}, {}
        for (source, code), number in self._frequencies().items():
            if number:
                _count(self.counts, code, number)
                _count(self.counts_by_source, source, number)

    def _know_coders(self) -> None:
        everybody = self.workbook.coders()
        self._machines = machines(everybody)
        self.coders = {c.id: c.name for c in everybody if c.id not in self._machines}

    def _frequencies(self) -> Counter[tuple[str, str]]:
        """Segments a source and code, of the coders who are counted."""
        book, found = self.workbook, Counter[tuple[str, str]]()
        if self._counted:
            for coder in self._counted:
                found.update(book.frequencies(coder=coder))
        else:
            found.update(book.frequencies())
            for apart in (AGREED.id, *self._machines):
                found.subtract(book.frequencies(coder=apart))
        if self._blind:
            own = book.frequencies(coder=self.coder) if self._counts_coder(self.coder) else {}
            for key in [key for key in found if key[0] in self._blind]:
                found[key] = own.get(key, 0)
        return found

    def count_for(self, coders: frozenset[str]) -> None:
        """Count the segments of these coders (ids); of none for all but what is agreed.

        Agreed segments repeat the segments of the two coders, and would be counted again.
        """
        if coders != self._counted:
            self._counted = coders
            self._count_again()
            self.counts_changed.emit()

    def counted(self) -> list[str]:
        """The names of those whose segments are counted."""
        return sorted(name for id, name in self.coders.items() if self._counts_coder(id))

    def _counts_coder(self, coder: str) -> bool:
        if coder in self._machines:
            return False
        return coder in self._counted if self._counted else coder != AGREED.id

    # -- doing --------------------------------------------------------------------------------

    def do(self, label: str, changes: Iterable[Change]) -> Edit | None:
        """Do an edit; None where it was refused or changed nothing.

        Args:
            label: what it is, marked for translation under ``Coding``.
        """
        if (edit := self._acted(lambda: self.workbook.do(label, changes))) is not None:
            self.done.emit(edit)
        return edit

    def undo(self) -> Edit | None:
        """Take the last edit back; returns it, None where nothing was undone."""
        return self._turn(self.workbook.undo)

    def redo(self) -> Edit | None:
        """Do again what was undone last; returns it, None where nothing was."""
        return self._turn(self.workbook.redo)

    def _turn(self, edit: Callable[[], Edit | None]) -> Edit | None:
        if (done := self._acted(edit)) is not None:
            self.turned.emit(done)
        return done

    def _acted(self, edit: Callable[[], Edit | None]) -> Edit | None:
        try:
            done = edit()
        except (RecordError, ValueError) as error:
            self.refused.emit(_refusal(error))
            return None
        if done is None or not done.changes:
            return None
        self._apply(done.applied)
        self.acted.emit(done)
        return done

    def _apply(self, changes: Iterable[Change]) -> None:
        by_table: dict[type, list[Change]] = {}
        for change in changes:
            by_table.setdefault(type(change.row), []).append(change)
        if Coder in by_table:
            self._know_coders()
        if Source in by_table:
            take(self.sources, by_table[Source])
            shown = self.source.id if self.source is not None else ""
            self.source = self.sources.get(shown, self.source)
            self.sources_changed.emit()
            if shown and shown not in self.sources:
                self.open_source(self._source_before)  # none where that is gone, too
        if Attribute in by_table:
            take(self.attribute_rows, by_table[Attribute])
            self.attributes_changed.emit()
        if Code in by_table:
            take(self.codes, by_table[Code])
        if by_table.keys() & {Code, Coder}:
            self.codes_changed.emit()
        if Memo in by_table:
            take(self.memos, by_table[Memo])
            self.memos_changed.emit()
            if any(getattr(c.row, "about", "") in BLINDING for c in by_table[Memo]):
                self._take_blinding()
        if Passage in by_table:
            self._take_passages(by_table[Passage])
        if Coding in by_table:
            self._take_codings(by_table[Coding])

    def _take_blinding(self) -> None:
        """Others' segments are hidden, or seen, from now on."""
        self._count_again()
        self.counts_changed.emit()
        self.sources_changed.emit()
        if self.source is not None:
            self.open_source(self.source.id)

    def _take_passages(self, changes: Iterable[Change]) -> None:
        if self.source is None:
            return
        held = {passage.id: passage for passage in self.passages}
        here = [c for c in changes if getattr(c.row, "source", "") == self.source.id]
        if here:
            take(held, here)
            self.passages = sorted(held.values(), key=lambda p: (p.place, p.id))
            self._bare = None
            self.passages_changed.emit()

    def _take_codings(self, changes: Iterable[Change]) -> None:
        for change in changes:
            for coding, by in ((change.before, -1), (change.after, 1)):
                if not isinstance(coding, Coding) or not self._counts_coder(coding.coder):
                    continue
                if self.sees(coding):
                    _count(self.counts, coding.code, by)
                    _count(self.counts_by_source, coding.source, by)
            here = self.source is not None and getattr(change.row, "source", "") == self.source.id
            if here and getattr(change.row, "coder", "") not in self._machines:
                take(self.codings, [change])
                self.coding_changed.emit(change)
        self.counts_changed.emit()

    @property
    def attributes(self) -> Attributes:
        """Attributes of participants and sources."""
        return Attributes(self.attribute_rows.values())

    def memo_about(self, about: str, row: str) -> Memo | None:
        """This coder's memo about a row."""
        return next(
            (
                memo
                for memo in self.memos.values()
                if (memo.about, memo.row, memo.coder) == (about, row, self.coder)
            ),
            None,
        )

    def has_place(self, anchor: Anchor) -> bool:
        """True where an anchor is in the current source's text as it is now."""
        try:
            return anchor.offset <= len(self._passages_text().passage(anchor.passage).text)
        except KeyError:
            return False

    def quote(self, start: Anchor, end: Anchor) -> str:
        """The text between two anchors of the current source."""
        return self.text().quote(start, end)


def take(rows: dict[str, R], changes: Iterable[Change]) -> None:
    """Bring a dictionary of rows to what they are after the changes."""
    for change in changes:
        rows.pop(change.row.id, None)
        if change.after is not None:
            rows[change.row.id] = cast(R, change.after)


def _count(counts: dict[str, int], key: str, by: int) -> None:
    counts[key] = counts.get(key, 0) + by
    if not counts[key]:
        del counts[key]


def _refusal(error: RecordError | ValueError) -> str:
    """An error as a sentence; one that begins with a name keeps it as it is written."""
    text = sentence(error)
    return text if getattr(error, "template", "").startswith("{") else whole(text)
