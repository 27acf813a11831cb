"""Reading a table of judgments from elsewhere row by row, with only a part of it in memory."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType

from labeval.exchange.cells import cell_of
from labeval.exchange.elsewhere.columns import head_of
from labeval.exchange.elsewhere.kinds import Kinds
from labeval.exchange.elsewhere.known import About, Known
from labeval.exchange.elsewhere.missing_codes import NO_CODES, Codes, codes_of
from labeval.exchange.elsewhere.noted import Noted
from labeval.exchange.elsewhere.pages import Pages, SessionPages
from labeval.exchange.elsewhere.parts import (
    NOT_UTF8,
    OF_ROWS,
    SECONDS,
    has_faults,
    row_faults,
    stripped,
)
from labeval.exchange.elsewhere.scales import point_of
from labeval.exchange.formats import Fault, RawPart, RawRow, RawTable
from labeval.exchange.judgment_checks import TURN, turn_faults, turn_of
from labeval.store.chain.judged_pages import JudgedPages, pages_of
from labeval.store.record.imported import JudgmentRow
from labeval.study.pages import TURN_MARK, with_turn, without_turn
from labeval.text.marks import QT_TRANSLATE_NOOP


class Elsewhere:
    """One table being read: its rows as the record holds them, and facts about its study."""

    def __init__(
        self,
        file: str,
        items: Mapping[str, object] | None = None,
        scales: Mapping[str, Sequence[str]] = MappingProxyType({}),
        codes: Codes = NO_CODES,
    ) -> None:
        self.noted = Noted(file)
        self.unanswered = 0
        """Rows that were left out, since they say nothing."""
        self.left_out: Counter[tuple[str, str]] = Counter()
        """Criterion with a code or sign of missing answers to the rows that have it."""
        self.heads = 0
        """Rows that were left out, since they repeat the head of the table."""
        self.participants: set[str] = set()
        self._scales = scales
        self._pages = Pages()
        self.kinds = Kinds(self.noted, self._pages, items, codes)

    @property
    def judges_again(self) -> bool:
        """True if a rater judges the same more than once on pages without a name."""
        return self._pages.again

    @property
    def codes(self) -> Codes | None:
        """The missing answers that all answers show; None where all were taken rightly."""
        return codes_of(self.kinds.seen, self.left_out)

    def rows(self, table: RawTable) -> Iterator[JudgmentRow]:
        """The rows, until the first problem; the problems of all others are noted.

        Of a table that is read row by row, each row is given before the next one is read.
        """
        if table.parts is not None:
            for judged in self.pages(table):
                yield from map(JudgmentRow._make, judged.rows())
        elif table.columns is None or self._take_head(1, table.columns):
            yield from self._one_by_one(table.rows, table.columns)

    def pages(self, table: RawTable) -> Iterator[JudgedPages]:
        """The same rows by page, many at a time."""
        if table.columns is not None and not self._take_head(1, table.columns):
            return
        if table.parts is None:
            yield from pages_of(self._one_by_one(table.rows, table.columns))
            return
        for part in table.parts:
            if isinstance(part, RawPart):
                yield from self._part(part)
            else:
                yield from pages_of(self._one_by_one([part], table.columns))

    def _one_by_one(
        self, rows: Iterable[RawRow], columns: tuple[str, ...] | None
    ) -> Iterator[JudgmentRow]:
        names = columns
        complete = True
        for line, raw in rows:
            if isinstance(raw, Fault):
                self.noted.note(line, "", raw.template, raw.values, context=raw.context)
                continue
            if columns is None and tuple(raw) != names:
                names = tuple(raw)
                complete = self._take_head(line, names)
            if not complete:
                continue  # the fault of this row was reported with the first of its kind
            if self._repeats_head(raw):
                self.heads += 1
                continue
            row = self._row(line, raw)
            if row is not None and not self.noted.found:
                yield row

    def _repeats_head(self, raw: Mapping[str, object]) -> bool:
        """Return whether a row has the names of its columns, as where files were put together."""
        return all(raw[column] == column for column in self.noted.head.written.values())

    def _part(self, part: RawPart) -> Iterable[JudgedPages]:
        """The rows of a part: those that are like others before them at once, as most are."""
        written = self.noted.head.written.items()
        different = {name: set(part.cells[column]) for name, column in written}
        cells = {name: stripped(part.cells[column], different[name]) for name, column in written}
        known = None
        if not self._is_special(different):
            self.participants.update(map(sys.intern, different["participant"] - self.participants))
            known = self.kinds.of_many(part.lines, cells)
        if known is None:
            return pages_of(self._one_by_one(part.rows(), tuple(part.cells)))
        return self._judged(part.lines, cells, known)

    def _is_special(self, different: Mapping[str, set[str]]) -> bool:
        """True if rows have to be looked at one by one: something is wrong, or may be."""
        return (
            bool(self._scales or self.noted.found)
            or self.noted.head.written["value"] in different["value"]
            or TURN in different
            or any(TURN_MARK in page for page in different.get("page", ()))
            or has_faults(different, self.participants)
        )

    def _judged(
        self, lines: Sequence[int], cells: Mapping[str, Sequence[str]], known: Sequence[Known]
    ) -> Iterator[JudgedPages]:
        """The judgments of rows of which only the page can be wrong."""
        empty = [""] * len(lines)
        shared = (cells.get(name) or empty for name in ("session", "page", "page_order", "seconds"))
        times = (cells.get(name) or empty for name in ("answer_seconds", "answered_at"))
        asked = [each.asked for each in known]
        given = [each.criterion for each in known], [each.value for each in known]
        answers = list(zip(*given, *times, strict=True))
        judged = JudgedPages([], [], [])
        before, pages, begin = ("", ""), SessionPages(), 0
        rows = zip([each.about for each in known], cells["participant"], *shared, strict=True)
        for (about, who, own, written, order, seconds), same in groupby(rows):
            end = begin + len(list(same))
            if about is None:
                for each in known[begin:end]:
                    self._leave_out(each)
            else:
                session = own or who
                if session != before[1] or who != before[0]:
                    before, pages = (who, session), self._pages.of(who, session)
                condition, method, items, shown = about
                page = pages.whole_page(written, shown, asked[begin:end], int(order or 0))
                if page is not None:
                    of_session = who, session, condition, method
                    judged.add((*of_session, page[0], items, seconds, page[1]), answers[begin:end])
                else:
                    for at in range(begin, end):
                        own_cells = {name: column[at] for name, column in cells.items()}
                        faults = self.noted.count
                        row = self._taken(lines[at], own_cells, faults, checked=True)
                        for one in pages_of([row] if row is not None else []):
                            judged.extend(one)
            begin = end
        if not self.noted.found:
            yield judged

    def _take_head(self, line: int, names: Iterable[str]) -> bool:
        self.noted.head = head_of(names)
        for name in self.noted.head.missing:
            advice = QT_TRANSLATE_NOOP(
                "Problem",
                "the columns found are: {columns}; --map says what they are, such as "
                "--map participant=COLUMN, --map id=COLUMN or --map system=COLUMN for what was "
                "judged, and --map rating=COLUMN or --map value=COLUMN",
            )
            template = QT_TRANSLATE_NOOP("Problem", "the column is missing")
            self.noted.note(line, name, template, {"columns": ", ".join(names)}, advice)
        for first, second in self.noted.head.twice:
            template = QT_TRANSLATE_NOOP("Problem", "means the same as the column “{first}”")
            advice = QT_TRANSLATE_NOOP("Problem", "leave one of them out")
            self.noted.note(line, second, template, {"first": first}, advice)
        return not (self.noted.head.missing or self.noted.head.twice)

    def _row(self, line: int, raw: Mapping[str, object]) -> JudgmentRow | None:
        before = self.noted.count
        cells = self._cells(line, raw)
        participant = cells.get("participant", "")
        if participant not in self.participants:
            self._meet(line, participant)
        return self._taken(line, cells, before)

    def _taken(
        self, line: int, cells: dict[str, str], before: int, *, checked: bool = False
    ) -> JudgmentRow | None:
        """A row of a participant who has been met.

        Args:
            before: number of problems before the row.
            checked: whether the cells that say nothing about the judgment itself are known to be
                right.
        """
        if self._scales and cells["value"]:
            cells["value"] = self._as_point(cells)
        known = self.kinds.of(line, cells)
        if not checked:
            self._check_row(line, cells)
        if self.noted.count > before:
            return None
        if known.about is None:
            self._leave_out(known)
            return None
        return self._judgment(line, cells, known, known.about)

    def _leave_out(self, known: Known) -> None:
        if known.value:
            self.left_out[known.criterion, known.value] += 1
        else:
            self.unanswered += 1

    def _cells(self, line: int, raw: Mapping[str, object]) -> dict[str, str]:
        written = self.noted.head.written.items()
        try:  # most tables are texts throughout
            return {name: str.strip(raw[column]) for name, column in written}  # type: ignore[arg-type]
        except TypeError:
            return {name: self._cell(line, name, raw[column]) for name, column in written}

    def _cell(self, line: int, name: str, value: object) -> str:
        try:
            return cell_of(value, "number" if name in SECONDS else "text").strip()
        except ValueError:
            template = QT_TRANSLATE_NOOP("Problem", "“{value}” is neither text nor a number")
            self.noted.note(line, name, template, {"value": value})
            return ""

    def _as_point(self, cells: Mapping[str, str]) -> str:
        """The value of a scale of words as its number; other values as they are."""
        value, words = cells["value"], self._scales.get(cells.get("criterion", ""))
        return str(point_of(value, words) or value) if words else value

    def _meet(self, line: int, participant: str) -> None:
        """A participant whom no row before this one has named."""
        if not participant:
            self.noted.note(line, "participant", QT_TRANSLATE_NOOP("Problem", "is empty"))
        elif NOT_UTF8.search(participant):
            self.noted.not_utf8(line, "participant")
        else:
            self.participants.add(sys.intern(participant))

    def _check_row(self, line: int, cells: Mapping[str, str]) -> None:
        for name in OF_ROWS:
            if NOT_UTF8.search(cells.get(name, "")):
                self.noted.not_utf8(line, name)
        for fault in row_faults(cells):
            self.noted.note(line, *fault)

    def _judgment(
        self, line: int, cells: Mapping[str, str], known: Known, about: About
    ) -> JudgmentRow | None:
        get = cells.get
        participant, (condition, method, items, shown) = cells["participant"], about
        session = get("session") or participant
        written = get("page", "")
        if "|" in written or ">" in written:
            template = QT_TRANSLATE_NOOP("Problem", "the id “{id}” holds a | or >")
            self.noted.note(line, "page", template, {"id": written[:64]})
            return None
        for fault in turn_faults({**cells, "page": written, "method": method}):
            self.noted.note(line, *fault)
            return None
        turn = turn_of({**cells, "page": written})
        page = self._pages.of(participant, session).page(
            with_turn(without_turn(written), turn) if written else "",
            with_turn(shown, turn),
            known.asked,
            int(get("page_order") or 0),
        )
        if page is None:
            template = QT_TRANSLATE_NOOP(
                "Problem", "this participant has judged this by this criterion on this page before"
            )
            advice = QT_TRANSLATE_NOOP(
                "Problem", "give the second judgment another page, or leave out the column page"
            )
            self.noted.note(line, "page", template, {}, advice)
            return None
        id = with_turn(without_turn(page[0]), turn)
        return JudgmentRow(
            *(participant, session, condition, method, known.criterion, id),
            *(items, known.value, get("seconds", ""), get("answer_seconds", "")),
            *(page[1], get("answered_at", "")),
        )
