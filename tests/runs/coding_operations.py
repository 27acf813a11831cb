"""Random operations on a workbook, each done on a simple model too; both have to show the same.

``python -m tests.runs.coding_operations 10000 [SEED]`` prints what was done and found.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from labeval.coding import sources
from labeval.coding.attributes import setting
from labeval.coding.codes import codebook, marking
from labeval.coding.edits import Change, added, merged
from labeval.coding.identity import new_id
from labeval.coding.rows import Anchor, Code, Coding, Passage, Source, Word
from labeval.coding.texts import editing
from labeval.coding.texts.redaction_signs import PENDING
from labeval.coding.texts.source_text import SourceText
from labeval.store.workbook.workbook import Workbook
from labeval.store.workbook_verify import workbook_findings
from tests.support.coding.coding_model import State, Text, letters, shown_in

WORDS = (
    *("good", "the", "answer", "is", "not", "clear", "it", "says", "twice", "why", "don't", "Mühe"),
    *("naïve", "cafe\u0301", "👩‍🔬", "👍🏽", "🇩🇪", "שלום", "مرحبا", "日本語", "—", "…", "n̈ice"),
)
SOURCES = ("s1", "s2", "s3")
LONGEST = 160
MOST_SEGMENTS = 60
MOST_CODES = 14
MOST_PASSAGES = 12

Step = tuple[str, list[Change], State]
"""What is done, the changes, and the state that they have to lead to."""


def new_workbook(path: Path, rng: random.Random) -> tuple[Workbook, State]:
    """A workbook with three short texts, one of them spoken."""
    workbook = Workbook(path, coder="C1")
    texts: dict[str, tuple[Text, ...]] = {}
    changes: list[Change] = []
    for name in SOURCES:
        source = Source(new_id(), "comments", name)
        changes.append(added(source))
        lines = [some_words(rng, rng.randint(3, 12)) for _ in range(6)]
        texts[name] = tuple(Text(letters(line)) for line in lines)
        for n, line in enumerate(lines):
            words = spoken(line, n * 10_000) if name == "s1" else []
            times = (n * 10_000, n * 10_000 + 9_000) if words else (None, None)
            changes.append(added(Passage(new_id(), source.id, float(n), line, "", *times, words)))
    workbook.take_in(changes)
    return workbook, State(texts)


def some_words(rng: random.Random, number: int) -> str:
    """A line."""
    return " ".join(rng.choice(WORDS) for _ in range(number))


def spoken(line: str, from_ms: int) -> list[Word]:
    """Words of a line, each of 300 ms with a gap of 50."""
    words, at = [], 0
    for n, token in enumerate(line.split(" ")):
        words.append(Word(at, at + len(token), from_ms + 350 * n, from_ms + 350 * n + 300, 0.5))
        at += len(token) + 1
    return words


class Operations:
    """Makes steps; what they need is looked up in the workbook."""

    def __init__(self, workbook: Workbook, rng: random.Random) -> None:
        self.workbook, self.rng = workbook, rng
        self.names = len(workbook.codes())
        self.done: Counter[str] = Counter()

    def step(self, state: State) -> Step | None:
        """Something that can be done now; None where it came to nothing."""
        kinds: list[Callable[[State], Step | None]] = [
            *[self._code] * (4 if len(state.segments) < MOST_SEGMENTS else 0),
            *[self._in_vivo] * (len(state.codes) < MOST_CODES),
            *([self._adjust, self._memo, self._weigh, self._uncode] if state.segments else []),
            *([self._uncode] * 4 if len(state.segments) >= MOST_SEGMENTS else []),
            *[self._type] * 5,
            *[self._arrange, self._arrange, self._know],
            *([self._delete] if len(state.texts) > 1 and self.rng.random() < 0.05 else []),
            *[self._retype, self._split, self._join, self._join, self._speaker, self._redact],
            *[self._add] * (2 if len(state.codes) < MOST_CODES else 0),
            *([self._rename, self._move, self._move, self._retire] if state.codes else []),
            *([self._merge, self._split_code] if len(state.codes) > 4 else []),
            *([self._remove] if len(state.codes) >= MOST_CODES else []),
        ]
        made = self.rng.choice(kinds)(state)
        if made is not None:
            self.done[made[0]] += 1
        return made

    def text(self, name: str) -> SourceText:
        """A source as it is."""
        id = next(s.id for s in self.workbook.sources() if s.name == name)
        return self.workbook.text_of(id)

    # -- sources

    def _some(self, state: State) -> str:
        return self.rng.choice(sorted(state.texts))

    def _arrange(self, state: State) -> Step | None:
        name = self._some(state)
        source = next(s for s in self.workbook.sources() if s.name == name)
        folder, reviewed, case = state.arranged.get(name, ("", False, ""))
        what = self.rng.choice(("folder", "review", "case"))
        if what == "folder":
            folder = self.rng.choice(("", "Round 1", "Round 2"))
            made = sources.move([source], folder)
        elif what == "review":
            reviewed = not reviewed
            made = sources.review([source], reviewed=reviewed)
        else:
            case = self.rng.choice(("", "P1", "P2"))
            made = sources.give_speakers(source, {"P": case})
        return what, made, state.arranged_as(name, folder, reviewed, case)

    def _know(self, state: State) -> Step | None:
        name, attribute = self._some(state), self.rng.choice(("age", "place"))
        source = next(s for s in self.workbook.sources() if s.name == name)
        value = self.rng.choice(("", "9", "Köln"))
        made = setting(self.workbook.attributes(), "source", source.id, {attribute: value})
        return "attribute", made, state.with_attribute(name, attribute, value)

    def _delete(self, state: State) -> Step | None:
        name, book = self._some(state), self.workbook
        source = next(s for s in book.sources() if s.name == name)
        of = (book.passages(source.id), book.codings(source.id), book.memos(), book.attributes())
        return "delete", sources.delete(source, *of), state.without_source(name)

    # -- segments

    def _code(self, state: State) -> Step | None:
        usable = [c for c in self.workbook.codes() if not c.retired]
        if not usable:
            return None
        name, code = self._some(state), self.rng.choice(usable)
        text = self.text(name)
        made = marking.code_span(
            *(text, *self._ends(text)), code=code.id, coder=self.workbook.coder.id
        )
        if not made:
            return None
        return "code", made, self._coded(state, name, text, made, code.name)

    def _in_vivo(self, state: State) -> Step | None:
        name = self._some(state)
        text = self.text(name)
        codes = self.workbook.codes()
        made = marking.code_in_vivo(
            *(text, *self._ends(text)), codes=codes, coder=self.workbook.coder.id
        )
        new = [c.after for c in made if isinstance(c.after, Code)]
        coding = next((c.after for c in made if isinstance(c.after, Coding)), None)
        if coding is None or (new and new[0].name in state.codes):
            return None
        for code in new:
            state = state.with_code(code.name, "")
        called = next(c.name for c in (*new, *codes) if c.id == coding.code)
        return "in vivo", made, self._coded(state, name, text, made, called)

    def _coded(
        self, state: State, name: str, text: SourceText, made: list[Change], code: str
    ) -> State:
        coding = next(c.after for c in made if isinstance(c.after, Coding))
        assert coding.quote == text.quote(coding.start, coding.end)
        return state.coded(name, code, text.position(coding.start), text.position(coding.end))

    def _chosen(self, state: State) -> tuple[int, str, SourceText, Coding]:
        """A segment of the model, and the coding that it is."""
        n = self.rng.randrange(len(state.segments))
        name, start, end = state.place_of(state.segments[n])
        text = self.text(name)
        codes = {c.id: c.name for c in self.workbook.codes()}
        coding = next(
            c
            for c in text.codings
            if (codes[c.code], text.position(c.start), text.position(c.end), *_said(c))
            == (state.segments[n].code, start, end, *_told(state, n))
        )
        return n, name, text, coding

    def _adjust(self, state: State) -> Step | None:
        n, name, text, coding = self._chosen(state)
        made = marking.adjust(text, coding, *self._ends(text))
        if not made:
            return None
        row = made[0].after
        assert isinstance(row, Coding)
        covers = state.covered(name, text.position(row.start), text.position(row.end))
        return "adjust", made, state.with_segment(n, replace(state.segments[n], covers=covers))

    def _memo(self, state: State) -> Step | None:
        n, _, _, coding = self._chosen(state)
        memo = self.rng.choice(("", "odd", "see above", "ask again"))
        made = marking.annotate(coding, memo)
        return "memo", made, state.with_segment(n, replace(state.segments[n], memo=memo))

    def _weigh(self, state: State) -> Step | None:
        n, _, _, coding = self._chosen(state)
        weight = self.rng.choice((None, 1.0, 2.5))
        made = marking.weigh(coding, weight)
        return "weigh", made, state.with_segment(n, replace(state.segments[n], weight=weight))

    def _uncode(self, state: State) -> Step | None:
        n, _, _, coding = self._chosen(state)
        return "uncode", marking.uncode([coding]), state.with_segment(n, None)

    # -- texts

    def _place(self, state: State) -> tuple[str, int, SourceText, Passage]:
        name = self._some(state)
        text = self.text(name)
        n = self.rng.randrange(len(text.passages))
        return name, n, text, text.passages[n]

    def _type(self, state: State) -> Step | None:
        name, n, text, passage = self._place(state)
        start = self.rng.randint(0, len(passage.text))
        end = min(len(passage.text), start + self.rng.choice((0, 0, 1, 2, 5, 30)))
        typed = self.rng.choice(
            ("", "x", " ", "ing", " so", some_words(self.rng, 2), "-", "e\u0301")
        )
        if len(passage.text) > LONGEST:
            start, end, typed = 0, len(passage.text) // 2, ""
        made = editing.replace_text(text, passage.id, start, end, typed)
        if not made:
            return None
        return "type", made, state.typed(name, n, start, end, typed)

    def _retype(self, state: State) -> Step | None:
        name, n, text, passage = self._place(state)
        words = passage.text.split(" ")
        at = self.rng.randrange(len(words))
        whole = " ".join((*words[:at], self.rng.choice(WORDS), *words[at + 1 :]))
        if self.rng.choice(WORDS[:4]) == "the" or not words[at].isalpha():
            return None
        start = sum(len(word) + 1 for word in words[:at])
        made = editing.retype(text, passage.id, whole)
        # Only words that are one piece are chosen, so that the model's replacement is the same.
        typed = whole[start : start + len(whole) - len(passage.text) + len(words[at])]
        if not made or not typed.isalpha():
            return None
        return "retype", made, state.typed(name, n, start, start + len(words[at]), typed)

    def _split(self, state: State) -> Step | None:
        name, n, text, passage = self._place(state)
        if len(text.passages) >= MOST_PASSAGES:
            return None
        at = self.rng.randint(0, len(passage.text))
        return "split", editing.split_passage(text, passage.id, at), state.split(name, n, at)

    def _join(self, state: State) -> Step | None:
        name, n, text, passage = self._place(state)
        if len(text.passages) < 3:
            return None
        return "join", editing.join_passages(text, passage.id), state.join(name, n)

    def _speaker(self, state: State) -> Step | None:
        name, n, text, passage = self._place(state)
        speaker = self.rng.choice(("", "P", "M"))
        made = editing.assign_speaker(text, [passage.id], speaker)
        return "speaker", made, state.spoken_by(name, n, speaker)

    def _redact(self, state: State) -> Step | None:
        name, n, text, passage = self._place(state)
        tokens = [w for w in passage.text.split() if w.isalpha()]
        if not tokens or self.rng.random() < 0.7:
            return None
        start = passage.text.index(self.rng.choice(tokens))
        while start and not passage.text[start - 1].isspace():
            start -= 1
        end = start
        while end < len(passage.text) and not passage.text[end].isspace():
            end += 1
        made = editing.redact(text, Anchor(passage.id, start), Anchor(passage.id, end)).changes
        return "redact", list(made), state.typed(name, n, start, end, PENDING)

    # -- codes

    def _add(self, state: State) -> Step | None:
        self.names += 1
        name = f"Code {self.names} {self.rng.randint(0, 999_999)}"
        parent = self.rng.choice((None, *self.workbook.codes()))
        made = codebook.add(self.workbook.codes(), name, parent=parent.id if parent else "")
        return "add", made, state.with_code(name, parent.name if parent else "")

    def _any_code(self) -> Code:
        return self.rng.choice(self.workbook.codes())

    def _rename(self, state: State) -> Step | None:
        code, name = self._any_code(), f"Renamed {self.rng.randint(0, 999_999)}"
        return "rename", codebook.describe(code, name=name), state.renamed(code.name, name)

    def _move(self, state: State) -> Step | None:
        codes, code = self.workbook.codes(), self._any_code()
        parent = self.rng.choice((None, *codes))
        if parent is not None and parent.name in state.below(code.name):
            return None
        id = parent.id if parent else ""
        siblings = [c for c in codebook.children_of(codes, id) if c.id != code.id]
        before = self.rng.choice((None, *siblings))
        made = codebook.move(codes, code, parent=id, before=before.id if before else None)
        there = (parent.name if parent else "", before.name if before else None)
        return "move", made, state.moved(code.name, *there)

    def _merge(self, state: State) -> Step | None:
        codes, (code, into) = self.workbook.codes(), self.rng.sample(self.workbook.codes(), 2)
        if into.name in state.below(code.name):
            return None
        made = codebook.merge(codes, code, into=into, codings=self.workbook.codings())
        return "merge", made, state.merged(code.name, into.name)

    def _split_code(self, state: State) -> Step | None:
        codes, code = self.workbook.codes(), self._any_code()
        name = f"Part {self.rng.randint(0, 999_999)}"
        if name in state.codes:
            return None
        moved = [c for c in self.workbook.codings(code=code.id) if self.rng.random() < 0.5]
        made = codebook.split(codes, code, name, moved)
        state = state.with_code(name, state.codes[code.name][0], after=code.name)
        for coding in moved:
            text = self.workbook.text_of(coding.source)
            place = (text.position(coding.start), text.position(coding.end))
            n = next(
                n
                for n, s in enumerate(state.segments)
                if s.code == code.name
                and state.place_of(s) == (self._name(coding.source), *place)
                and _told(state, n) == _said(coding)
            )
            state = state.with_segment(n, replace(state.segments[n], code=name))
        return "split code", made, state

    def _retire(self, state: State) -> Step | None:
        code, retired = self._any_code(), self.rng.random() < 0.4
        made = codebook.retire(self.workbook.codes(), code, retired=retired)
        return "retire", made, state.retired(code.name, retired)

    def _remove(self, state: State) -> Step | None:
        code = self._any_code()
        made = codebook.remove(self.workbook.codes(), code, codings=self.workbook.codings())
        return "remove", made, state.removed(code.name)

    def _name(self, source: str) -> str:
        return self.workbook.source(source).name

    def _ends(self, text: SourceText) -> tuple[Anchor, Anchor]:
        """Two places, mostly in one passage, in any order."""
        passages = text.passages
        n = self.rng.randrange(len(passages))
        m = min(len(passages) - 1, n + self.rng.choice((0, 0, 0, 1, 2)))
        first, last = passages[n], passages[m]
        ends = [
            Anchor(first.id, self.rng.randint(0, len(first.text))),
            Anchor(last.id, self.rng.randint(0, len(last.text))),
        ]
        self.rng.shuffle(ends)
        return ends[0], ends[1]


def _told(state: State, n: int) -> tuple[str, float | None]:
    return state.segments[n].memo, state.segments[n].weight


def _said(coding: Coding) -> tuple[str, float | None]:
    return "\n".join(sorted(coding.memo.split("\n"))), coding.weight


def run(path: Path, operations: int, seed: int, *, compare_every: int = 1) -> Counter[str]:
    """Do so many operations.

    Raises:
        AssertionError: the workbook shows something else than the model.
    """
    rng = random.Random(seed)
    workbook, state = new_workbook(path, rng)
    made = Operations(workbook, rng)
    past: list[State] = []
    future: list[State] = []
    for n in range(operations):
        chance = rng.random()
        if chance < 0.08:
            for _ in range(rng.choice((1, 1, 2, 6))):
                edit = workbook.undo()
                assert (edit is None) == (not past)
                if edit is not None:
                    future.append(state)
                    state = past.pop()
                    made.done["undo"] += 1
        elif chance < 0.16:
            edit = workbook.redo()
            assert (edit is None) == (not future)
            if edit is not None:
                past.append(state)
                state = future.pop()
                made.done["redo"] += 1
        elif chance < 0.17:
            workbook.close()
            workbook = Workbook(path, coder="C1")
            made.workbook = workbook
            made.done["reopen"] += 1
        elif (step := made.step(state)) is not None:
            what, changes, after = step
            if workbook.do(what, changes).number:
                past.append(state)
                future.clear()
            state = after if merged(changes) else state
        if n % compare_every == 0:
            assert shown_in(workbook) == state.shown(), f"after operation {n}"
    assert shown_in(workbook) == state.shown()
    workbook.close()
    assert not list(workbook_findings(path))
    with Workbook(path, coder="C1") as workbook:
        assert shown_in(workbook) == state.shown(), "after reopening"
        while past:
            assert workbook.undo() is not None
            state = past.pop()
            if len(past) % 50 == 0:
                assert shown_in(workbook) == state.shown(), f"{len(past)} acts from the beginning"
        assert workbook.undo() is None
    return made.done


if __name__ == "__main__":
    number = int(sys.argv[1])
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as place:
        seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
        done = run(Path(place) / "coding.sqlite", number, seed, compare_every=20)
    print(f"{number} operations in {time.perf_counter() - begun:.0f} s; the same state throughout")
    print(", ".join(f"{what} {times}" for what, times in done.most_common()))
