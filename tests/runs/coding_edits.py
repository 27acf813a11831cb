"""Random edits of texts, segments, codes and sources, each with what it makes of a simple model."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from labeval.coding import sources
from labeval.coding.attributes import setting
from labeval.coding.codes import codebook, marking
from labeval.coding.edits import Change, added
from labeval.coding.identity import new_id
from labeval.coding.rows import Anchor, Code, Coding, Passage, Source, Word
from labeval.coding.texts import editing
from labeval.coding.texts.redaction_signs import PENDING
from labeval.coding.texts.source_text import SourceText
from labeval.store.workbook.workbook import Workbook
from tests.support.coding.coding_model import Shelf, State, Text, facts_of, letters

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
Kind = Callable[[State], Step | None]


def new_workbook(path: Path, rng: random.Random) -> tuple[Workbook, State]:
    """A workbook with three short texts, one of them spoken."""
    workbook = Workbook(path, coder="C1")
    state = State({})
    changes: list[Change] = []
    for name in SOURCES:
        source = Source(new_id(), "comments", name)
        changes.append(added(source))
        lines = [some_words(rng, rng.randint(3, 12)) for _ in range(6)]
        texts = tuple(Text(letters(line)) for line in lines)
        state = state.with_source(source.id, Shelf(name), texts)
        for n, line in enumerate(lines):
            words = spoken(line, n * 10_000) if name == "s1" else []
            times = (n * 10_000, n * 10_000 + 9_000) if words else (None, None)
            changes.append(added(Passage(new_id(), source.id, float(n), line, "", *times, words)))
    workbook.take_in(changes)
    return workbook, state


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
        made = self.rng.choice(self.kinds(state))(state)
        if made is not None:
            self.done[made[0]] += 1
        return made

    def kinds(self, state: State) -> list[Kind]:
        """What may be done now, each as often as it is drawn."""
        return [
            *[self._code] * (4 if len(self.own(state)) < MOST_SEGMENTS else 0),
            *[self._in_vivo] * (len(state.codes) < MOST_CODES),
            *([self._adjust, self._memo, self._weigh, self._uncode] if self.own(state) else []),
            *([self._uncode] * 4 if len(self.own(state)) >= MOST_SEGMENTS else []),
            *[self._type] * 5,
            *[self._arrange, self._arrange, self._know],
            *([self._delete] if len(state.texts) > 1 and self.rng.random() < 0.05 else []),
            *[self._retype, self._split, self._join, self._join, self._speaker, self._redact],
            *[self._add] * (2 if len(state.codes) < MOST_CODES else 0),
            *([self._rename, self._move, self._move, self._retire] if state.codes else []),
            *([self._merge, self._split_code] if len(state.codes) > 4 else []),
            *([self._remove] if len(state.codes) >= MOST_CODES else []),
        ]

    def text(self, source: str) -> SourceText:
        """A source as it is."""
        return self.workbook.text_of(source)

    def own(self, state: State) -> list[int]:
        """Numbers of the coder's segments."""
        name = self.workbook.coder.name
        return [n for n, segment in enumerate(state.segments) if segment.coder == name]

    # -- sources

    def _some(self, state: State) -> str:
        return self.rng.choice(list(state.texts))

    def _arrange(self, state: State) -> Step | None:
        name = self._some(state)
        source = self.workbook.source(name)
        what = self.rng.choice(("folder", "review", "case"))
        if what == "folder":
            folder = self.rng.choice(("", "Round 1", "Round 2"))
            return what, sources.move([source], folder), state.on_shelf(name, folder=folder)
        if what == "review":
            reviewed = not source.reviewed
            made = sources.review([source], reviewed=reviewed)
            return what, made, state.on_shelf(name, reviewed=reviewed)
        case = self.rng.choice(("", "P1", "P2"))
        made = sources.give_speakers(source, {"P": case})
        return what, made, state.on_shelf(name, cases=(("P", case),) if case else ())

    def _know(self, state: State) -> Step | None:
        name, attribute = self._some(state), self.rng.choice(("age", "place"))
        value = self.rng.choice(("", "9", "Köln"))
        made = setting(self.workbook.attributes(), "source", name, {attribute: value})
        return "attribute", made, state.with_attribute("source", name, attribute, value)

    def _delete(self, state: State) -> Step | None:
        name, book = self._some(state), self.workbook
        source = book.source(name)
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
        """A segment of the coder in the model, and the coding that it is."""
        own = self.own(state)
        n = own[self.rng.randrange(len(own))]
        name, start, end = state.place_of(state.segments[n])
        text = self.text(name)
        codes = {c.id: c.name for c in self.workbook.codes()}
        coding = next(
            c
            for c in text.codings
            if (codes[c.code], text.position(c.start), text.position(c.end), *self.facts(c))
            == (state.segments[n].code, start, end, *facts_of(state.segments[n]))
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

    def _place_in(self, state: State) -> tuple[str, int, SourceText, Passage]:
        name = self._some(state)
        text = self.text(name)
        n = self.rng.randrange(len(text.passages))
        return name, n, text, text.passages[n]

    def _type(self, state: State) -> Step | None:
        name, n, text, passage = self._place_in(state)
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
        name, n, text, passage = self._place_in(state)
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
        state = state.typed(name, n, start, start + len(words[at]), typed)
        sure = replace(state.texts[name][n], doubt="")
        return "retype", made, state.with_passage(name, n, sure)

    def _split(self, state: State) -> Step | None:
        name, n, text, passage = self._place_in(state)
        if len(text.passages) >= MOST_PASSAGES:
            return None
        at = self.rng.randint(0, len(passage.text))
        return "split", editing.split_passage(text, passage.id, at), state.split(name, n, at)

    def _join(self, state: State) -> Step | None:
        name, n, text, passage = self._place_in(state)
        if len(text.passages) < 3:
            return None
        return "join", editing.join_passages(text, passage.id), state.join(name, n)

    def _speaker(self, state: State) -> Step | None:
        name, n, text, passage = self._place_in(state)
        speaker = self.rng.choice(("", "P", "M"))
        made = editing.assign_speaker(text, [passage.id], speaker)
        return "speaker", made, state.spoken_by(name, n, speaker)

    def _redact(self, state: State) -> Step | None:
        name, n, text, passage = self._place_in(state)
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
                and state.place_of(s) == (coding.source, *place)
                and facts_of(s) == self.facts(coding)
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

    def facts(self, coding: Coding) -> tuple[object, ...]:
        """What :func:`facts_of` says of its segment."""
        coders = {coder.id: coder.name for coder in self.workbook.coders()}
        memo = "\n".join(sorted(coding.memo.split("\n")))
        return memo, coding.weight, coding.quotable, coders[coding.coder]

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
