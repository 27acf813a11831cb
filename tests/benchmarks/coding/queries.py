"""Benchmarks of queries: ``python -m tests.benchmarks.coding.queries [--quick]``.

Fifty interviews of 200 turns with 20 words each, 20,000 segments of 40 codes by two coders.
Processor time of each kind of query, 40 times, and of each matrix, five times; the slowest counts.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

from labeval.coding.attributes import Attributes
from labeval.coding.corpus import counts
from labeval.coding.corpus.conditions import Condition, Group, query_of
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.facts import attribute_field
from labeval.coding.corpus.queries import ask
from labeval.coding.rows import Anchor, Attribute, Code, Coder, Coding, Passage, Source, Where

MATRICES: dict[str, Callable[[Corpus], object]] = {
    "codes by participant, with words": lambda corpus: counts.frequencies(corpus, "participant"),
    "codes by age, with words": lambda corpus: counts.frequencies(corpus, attribute_field("age")),
    "cases by codes": counts.case_matrix,
    "codes together": counts.cooccurrence,
    "codes together in passages": lambda corpus: counts.together(corpus.chosen(), "passage"),
    "codes together in sources": lambda corpus: counts.together(corpus.chosen(), "source"),
    "new codes by participant": counts.saturation,
}
SOURCES, TURNS, WORDS, CODES, SEGMENTS, TIMES = 50, 200, 20, 40, 20_000, 40


def interviews(sources: int, segments: int) -> Corpus:
    """A corpus that is as large as an analysis of fifty interviews."""
    draw = random.Random(1)
    listed = [Source(f"s{n}", "interview", f"s{n}", f"P{n:02}", "x") for n in range(sources)]
    passages = {
        source.id: [
            Passage(
                *(f"{source.id}p{n}", source.id, float(n)),
                " ".join(f"word{draw.randrange(500):03}" for _ in range(WORDS)),
                *("supervisor" if n % 2 else "participant",),
                where=Where(f"page{n}", criterion=f"c{n % 4}", value=str(draw.randrange(1, 6))),
            )
            for n in range(TURNS)
        ]
        for source in listed
    }
    turns = [passage for found in passages.values() for passage in found]
    codings = []
    for n in range(segments):
        passage, start = draw.choice(turns), 8 * draw.randrange(0, WORDS // 2)
        ends = Anchor(passage.id, start), Anchor(passage.id, start + 8 * draw.randrange(1, 10) - 1)
        code = f"k{draw.randrange(CODES)}"
        codings.append(Coding(f"{n}", passage.source, code, f"C{n % 2}", *ends, "", ""))
    codes = [Code(f"k{n}", f"Code {n}", place=float(n)) for n in range(CODES)]
    about = [
        Attribute(f"a{n}", "participant", f"P{n:02}", "age", str(20 + n)) for n in range(sources)
    ]
    coders = [Coder("C0", "A"), Coder("C1", "B")]
    return Corpus(listed, passages, codes, codings, coders, Attributes(about))


def queries() -> dict[str, Group]:
    """Queries of every kind, from a single code to a deep nesting."""
    many = tuple(f"k{n}" for n in range(CODES // 2))
    code, other = Condition("code", ("k1",)), Condition("code", ("k2",))
    half, rest = Condition("code", many), Condition("code", (*many, "k30"))
    below = Condition("answer", ("3",), "below")
    young = Condition(attribute_field("age"), ("40",), "below")
    near = Group((rest,), relation="near", within="200 characters")
    after = Group((rest,), relation="followed", within="3 passages")
    found = {
        "a code": Group((code,)),
        "half of all codes": Group((half,)),
        "a code or another": Group((code, other), any=True),
        "half of all codes, and the others": Group((half, rest)),
        "a word": Group((Condition("words", ("word100",)),)),
        "a code while an answer was below 3": Group((code, below)),
        "half of all codes, answer below 3, age below 40": Group((half, below, young)),
        "not half of all codes": Group((Condition("code", many, negated=True),)),
        "half of all codes near half of all codes": Group((half, near)),
        "half of all codes followed by half of all codes": Group((half, after)),
        "every turn": Group((Condition("speaker", ("participant", "supervisor")),)),
    }
    last = Condition("code", ("k39",))
    nested = Group((Group((half, below, near)), Group((Group((last, after)),), negated=True)))
    return {**found, "all of this, nested four deep": Group((nested, young, Group((half, after))))}


def main() -> None:
    """Measure."""
    quick = "--quick" in sys.argv
    corpus = interviews(5 if quick else SOURCES, 500 if quick else SEGMENTS)
    start = time.process_time()
    assert corpus.segments
    print(f"| joining segments with texts, once | {1000 * (time.process_time() - start):.0f} ms |")
    for name, group in queries().items():
        query = query_of(group, corpus, {})
        assert query is not None
        spent, hits = [], 0
        for _ in range(2 if quick else TIMES):
            start = time.process_time()
            hits = len(ask(corpus, query))
            spent.append(time.process_time() - start)
        print(f"| {name} | {hits} | {1000 * max(spent):.0f} ms |")
    for name, counted in MATRICES.items():
        spent = []
        for _ in range(5):
            passages = {id: layout.passages for id, layout in corpus.layouts.items()}
            rows = corpus.sources.values(), passages, corpus.codes.values(), corpus.codings
            fresh = Corpus(*rows, corpus.coders.values(), corpus.attributes)
            start = time.process_time()
            counted(fresh)
            spent.append(time.process_time() - start)
        print(f"| {name}, nothing joined before | | {1000 * max(spent):.0f} ms |")


if __name__ == "__main__":
    main()
