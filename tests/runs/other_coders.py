"""Random edits about others: what a machine suggests, what a second coder finds, decisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from labeval.coding.coders import disputes, double_coding, suggestions
from labeval.coding.coders.suggestions import Suggested, machine
from labeval.coding.codes import marking
from labeval.coding.edits import added
from labeval.coding.identity import coder_id, id_of
from labeval.coding.rows import Coder, Coding
from labeval.coding.suggested import Run
from labeval.jobs.coding.corpus import read_corpus
from tests.runs.analyst_operations import AnalystOperations
from tests.runs.coding_edits import Kind, Step
from tests.support.coding.coding_model import Segment, State

SECOND = Coder(coder_id("C2"), "C2")
MACHINE = machine("small")
AGREED = disputes.AGREED
MOST_OF_OTHERS = 15


class EveryOperation(AnalystOperations):
    """Whatever the program can do to a workbook."""

    def kinds(self, state: State) -> list[Kind]:
        """What may be done now, each as often as it is drawn."""
        suggested = [s for s in state.segments if s.coder == MACHINE.name]
        second = [s for s in state.segments if s.coder == SECOND.name]
        return [
            *super().kinds(state),
            *(self._allow, self._finish, self._draw),
            *([self._suggest] if state.codes and len(suggested) < MOST_OF_OTHERS else []),
            *([self._decide] * 3 if suggested else []),
            *([self._code_second] * 2 if state.codes and len(second) < MOST_OF_OTHERS else []),
            *([self._take_agreements, self._resolve, self._resolve] if second else []),
            *([self._reopen] if state.analysis.agreed else []),
        ]

    # -- suggestions by machine

    def _allow(self, state: State) -> Step | None:
        on = self.rng.random() < 0.5
        made = suggestions.allow(self.workbook.memos(), self.workbook.coder.id, on=on)
        return "allow", made, state.analysed(suggesting=on)

    def _suggest(self, state: State) -> Step | None:
        found: list[Suggested] = []
        for _ in range(self.rng.randint(0, 3)):
            source, code = self._some(state), self._any_code()
            text = self.text(source)
            ends = marking.segment_ends(text, *self._ends(text))
            if ends is not None:
                quote = text.quote(*ends)
                found.append(Suggested(source, code.id, *ends, quote, 0.7, why="alike"))
        run = Run("small", "ab" * 32, "like", {"from": 0.5}, self.workbook.coder.id)
        made = suggestions.suggest(self.workbook.coders(), found, run)
        for coding in (c.after for c in made if isinstance(c.after, Coding)):
            state = state.with_segments(self._segment(state, coding, MACHINE, id=coding.id))
        searches = state.analysis.searches + 1
        return "suggest", made, state.analysed(searches=searches)

    def _decide(self, state: State) -> Step | None:
        book, coder = self.workbook, self.workbook.coder
        suggestion = self.rng.choice(book.codings(coder=MACHINE.id))
        accept, own = self.rng.random() < 0.6, id_of("accepted", suggestion.id, coder.id)
        there = [n for n, segment in enumerate(state.segments) if segment.id == own]
        if bool(there) != any(coding.id == own for coding in book.codings()):
            return None  # of two that became one the model kept the other
        codings = book.codings(suggestion.source)
        made = suggestions.decide(suggestion, book.memos(), codings, coder=coder.id, accept=accept)
        before = state.analysis.decided.get(suggestion.id)
        decided = {**state.analysis.decided, suggestion.id: (suggestion.source, accept)}
        after = state.analysed(decided=decided)
        if before == (suggestion.source, accept):
            return None
        segment = self._segment(state, replace(suggestion, memo=""), coder, id=own)
        if accept and not state.has_twin(segment):
            after = after.with_segments(segment)
        elif not accept and there:
            after = after.with_segment(there[0], None)
        return "accept" if accept else "reject", made, after

    # -- a second coder

    def _code_second(self, state: State) -> Step | None:
        """A segment of the second coder, now and then the same as one of the first."""
        name, code = self._some(state), self._any_code().id
        text = self.text(name)
        ends = self._ends(text)
        if self.own(state) and self.rng.random() < 0.6:
            _, name, text, known = self._chosen(state)
            ends, code = (known.start, known.end), known.code
        made = marking.code_span(text, *ends, code=code, coder=SECOND.id)
        if not made:
            return None
        coding = made[0].row
        assert isinstance(coding, Coding)
        missing = all(coder.id != SECOND.id for coder in self.workbook.coders())
        changes = [*([added(SECOND)] if missing else []), *made]
        return "second coder", changes, state.with_segments(self._segment(state, coding, SECOND))

    def _finish(self, state: State) -> Step | None:
        name, done = self._some(state), self.rng.random() < 0.6
        memos = self.workbook.memos()
        made = double_coding.finish(memos, name, self.workbook.coder.id, done=done)
        finished = state.analysis.finished - {name} | ({name} if done else set())
        return "finish", made, state.analysed(finished=finished)

    def _draw(self, state: State) -> Step | None:
        seed = self.rng.randrange(100)
        drawn = double_coding.draw(self.workbook.sources(), share=0.5, seed=seed)
        memos, first = self.workbook.memos(), self.workbook.coder.id
        made = double_coding.keep(memos, drawn, first=first, second=SECOND.id, seed=seed)
        return "draw", made, state.analysed(sample=tuple(drawn))

    def _take_agreements(self, state: State) -> Step | None:
        corpus, pair = read_corpus(self.workbook), self._pair()
        found = disputes.agreements(corpus, pair, list(state.texts))
        after = state
        for group in _groups(state):
            if _is_agreed(group):
                mine = next(s for s in group if s.coder == self.workbook.coder.name)
                agreed = replace(mine, coder=AGREED.name, id="")
                after = after if state.has_twin(agreed) else after.with_segments(agreed)
        return "agreements", disputes.take_agreements(corpus, found), after

    def _resolve(self, state: State) -> Step | None:
        corpus, pair, memos = read_corpus(self.workbook), self._pair(), self.workbook.memos()
        open_ones = disputes.disputes(corpus, pair, list(state.texts))
        assert len(open_ones) == sum(not _is_agreed(group) for group in _groups(state))
        if not open_ones:
            return None
        dispute, why = self.rng.choice(open_ones), self.rng.choice(("", "both", "neither"))
        kept = [coding for coding in dispute.codings if self.rng.random() < 0.5]
        before = disputes.decisions(corpus, open_ones, memos).get(dispute.id)
        if before is not None and len(before.codings) != _decided(state, dispute.id):
            return None  # of two that became one the model kept the other
        made = disputes.resolve(
            *(corpus, dispute, kept), coder=self.workbook.coder.id, why=why, before=before
        )
        after = _without_decided(state, dispute.id) if before is not None else state
        for coding in kept:
            like = self._segment(state, coding, AGREED, id=dispute.id)
            after = after.with_segments(like)
        agreed = {**after.analysis.agreed, dispute.id: (dispute.source, why)}
        return "resolve", made, after.analysed(agreed=agreed)

    def _reopen(self, state: State) -> Step | None:
        corpus, memos = read_corpus(self.workbook), self.workbook.memos()
        found = disputes.disputes(corpus, self._pair(), list(state.texts))
        decided = disputes.decisions(corpus, found, memos)
        if not decided:
            return None
        id = self.rng.choice(sorted(decided))
        if len(decided[id].codings) != _decided(state, id):
            return None
        after = _without_decided(state, id)
        agreed = {key: one for key, one in after.analysis.agreed.items() if key != id}
        return "reopen decision", disputes.reopen(decided[id]), after.analysed(agreed=agreed)

    def _pair(self) -> Sequence[str]:
        return self.workbook.coder.id, SECOND.id

    def _segment(self, state: State, coding: Coding, coder: Coder, id: str = "") -> Segment:
        """A coding as the model has it, by a coder."""
        text = self.text(coding.source)
        covers = state.covered(
            coding.source, text.position(coding.start), text.position(coding.end)
        )
        names = {code.id: code.name for code in self.workbook.codes()}
        facts = coding.memo, coding.weight, coding.quotable
        return Segment(names[coding.code], covers, *facts, coder.name, id)


def _groups(state: State) -> list[list[Segment]]:
    """Segments of two people with one code that share letters, directly or through others."""
    groups: list[list[Segment]] = []
    for segment in state.segments:
        if segment.coder not in ("C1", SECOND.name):
            continue
        near = [g for g in groups if any(_touch(segment, other) for other in g)]
        groups = [g for g in groups if g not in near]
        groups.append([segment, *(other for group in near for other in group)])
    return groups


def _touch(one: Segment, other: Segment) -> bool:
    return one.code == other.code and bool(one.covers & other.covers)


def _is_agreed(group: Sequence[Segment]) -> bool:
    coders = sorted(segment.coder for segment in group)
    return coders == ["C1", SECOND.name] and len({segment.covers for segment in group}) == 1


def _decided(state: State, dispute: str) -> int:
    return sum(segment.id == dispute for segment in state.segments)


def _without_decided(state: State, dispute: str) -> State:
    return replace(state, segments=tuple(s for s in state.segments if s.id != dispute))
