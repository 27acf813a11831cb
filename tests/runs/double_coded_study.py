"""A simulated study coded by two robots with a known rule, themed, compared and reported.

``python -m tests.runs.double_coded_study DIR --participants 20`` makes the study in
``DIR``, prints what was counted and leaves the tables of ``labeval codes`` in
``DIR/study/exports/codes``.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from labeval import places
from labeval.cli import main as labeval
from labeval.coding import themes
from labeval.coding.coders import disputes, double_coding
from labeval.coding.codes import codebook
from labeval.coding.codes.auto import Batch, Term, coded_by, found_by
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.identity import coder_id
from labeval.coding.rows import Board, Code, Coding
from labeval.exchange.study_folder import make_study
from labeval.jobs.coding.agreement import CodersCompared, compare_coders
from labeval.jobs.coding.corpus import read_corpus
from labeval.jobs.coding.gather import gather
from labeval.jobs.planning.simulate import simulate
from labeval.store.record.record import Record
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from tests.support.studies.coded_study import speak

FIRST, SECOND = "A1", "B2"
RULE = {
    "Hard to tell": ("hard to tell", "I cannot tell", "hard to say"),
    "Adds what nobody asked": ("It adds something", "Who asked"),
    "Repetition": ("twice", "the same thing"),
    "Answers early": ("first sentence", "in one sentence"),
    "Definitions": ("the list for relevancy", "the definitions"),
    "Length of the study": ("count of the pairs",),
}
"""Code to the terms whose passages the first robot codes whole."""
THEMES = {
    "Judging has its limits": ("Hard to tell", "Definitions"),
    "What texts do to readers": ("Adds what nobody asked", "Repetition", "Answers early"),
}
MISSES = 5
"""The second robot overlooks every fifth place, counted over all codes."""


@dataclass
class Report:
    """What came of it."""

    sources: int = 0
    words: int = 0
    places: dict[str, int] = field(default_factory=dict)
    """Code to the places that the rule names, counted straight from the texts."""
    first: dict[str, int] = field(default_factory=dict)
    """Code to the segments of the first robot."""
    second: dict[str, int] = field(default_factory=dict)
    compared: CodersCompared | None = None
    disputes: int = 0
    agreed: int = 0
    """Segments of the agreed coding in the end."""
    tables: list[Path] = field(default_factory=list)


def run(folder: Path, *, participants: int, seed: int = 3) -> Report:
    """Make the study and do everything to it."""
    study = StudyFolder(folder / "study")
    make_study(places.templates() / "six-methods", study.path, None)
    with Record(study.database) as record:
        simulate(record, read_study(study.path), participants, seed=seed)
    speak(study.database)
    report = Report()
    with Workbook(study.workbook, coder=FIRST) as book:
        with Record(study.database, read_only=True) as record:
            gather(book, record)
        ids = _codebook(book)
        drawn = double_coding.draw(book.sources(), share=1.0, seed=seed)
        second = coder_id(SECOND)
        sample = double_coding.keep([], drawn, first=book.coder.id, second=second, seed=seed)
        book.do(double_coding.DRAW, sample)
        _code(book, ids, misses=0)
    with Workbook(study.workbook, coder=SECOND) as book:
        _code(book, ids, misses=MISSES)
    with Workbook(study.workbook, coder=FIRST) as book:
        _finish(book)
        _theme(book, ids)
        corpus = read_corpus(book)
        _count(report, corpus, ids)
        _compare(report, book, corpus)
    out = study.exports / "codes"
    given = ["codes", str(study.path), "--out", str(out), "--unit", "turn", "--samples", "200"]
    assert labeval([*given, "--coder", FIRST, "--coder", SECOND, "--count", "agreed"]) == 0
    report.tables = sorted(out.iterdir())
    return report


def _codebook(book: Workbook) -> dict[str, str]:
    ids = {}
    for name, terms in RULE.items():
        changes = codebook.add(book.codes(), name, definition=f"Says “{terms[0]}” or the like.")
        book.do(codebook.ADD, changes)
        row = changes[0].row
        assert isinstance(row, Code)
        ids[name] = row.id
    return ids


def _code(book: Workbook, ids: dict[str, str], *, misses: int) -> None:
    """Code by the rule, an undoable batch a code."""
    corpus = read_corpus(book)
    seen = 0
    for name, terms in RULE.items():
        places = {
            p.id: (p, span)
            for t in terms
            for p, span in found_by(corpus, Term(t), extent="passage")
        }
        kept = []
        for place in places.values():
            seen += 1
            if not misses or seen % misses:
                kept.append(place)
        batch = Batch(f"Rule {name}", ids[name], book.coder.id, "2026-03-02T10:00:00.000Z")
        book.do("Code automatically", coded_by(corpus, kept, batch))


def _finish(book: Workbook) -> None:
    memos = book.memos()
    for coder in (coder_id(FIRST), coder_id(SECOND)):
        changes = [c for s in book.sources() for c in double_coding.finish(memos, s.id, coder)]
        book.do(double_coding.FINISH, changes)


def _theme(book: Workbook, ids: dict[str, str]) -> None:
    changes = themes.add_board("Themes")
    board = changes[0].row
    assert isinstance(board, Board)
    for n, (name, codes) in enumerate(THEMES.items()):
        under = tuple(ids[code] for code in codes)
        changes += themes.add(board, name, codes=under, x=40.0 + 300 * n, y=40.0)
    book.do("Add a theme board", changes)
    kept = themes.keep_version(board, book.themes(board.id), book.links(board.id))
    book.do(themes.KEEP_VERSION, kept)


def _count(report: Report, corpus: Corpus, ids: dict[str, str]) -> None:
    names = {id: name for name, id in ids.items()}
    report.sources = len(corpus.sources)
    report.words = sum(corpus.words.values())
    texts = [p.text.lower() for _, p in corpus.passages()]
    report.places = {
        name: sum(any(term.lower() in text for term in terms) for text in texts)
        for name, terms in RULE.items()
    }
    for coder, into in ((FIRST, report.first), (SECOND, report.second)):
        into |= Counter(names[c.code] for c in corpus.codings if c.coder == coder_id(coder))


def _compare(report: Report, book: Workbook, corpus: Corpus) -> None:
    coders = [coder_id(FIRST), coder_id(SECOND)]
    (sample,) = double_coding.samples(book.memos())
    sources = double_coding.comparable(sample, book.memos())
    report.compared = compare_coders(corpus, coders, unit="turn", sources=sources, samples=200)
    found = disputes.disputes(corpus, coders, sources)
    report.disputes = len(found)
    agreed = disputes.agreements(corpus, coders, sources)
    book.do(disputes.TAKE_AGREEMENTS, disputes.take_agreements(corpus, agreed))
    for dispute in found:  # the first robot was right: it read what the rule says
        corpus = read_corpus(book) if dispute is found[0] else corpus
        why = "The rule names it."
        changes = disputes.resolve(corpus, dispute, dispute.codings, coder=coders[0], why=why)
        book.do(disputes.RESOLVE, changes)
    report.agreed = len(book.codings(coder=disputes.AGREED.id))
    assert all(isinstance(c, Coding) for c in book.codings())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run it and print what was counted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--participants", type=int, default=20)
    chosen = parser.parse_args(arguments)
    report = run(chosen.folder, participants=chosen.participants)
    assert report.compared is not None
    overall = report.compared.overall
    print(f"{report.sources} sources, {report.words} words")
    for name in RULE:
        print(f"{name}: {report.first.get(name, 0)} and {report.second.get(name, 0)} segments")
    for told, figure in (
        ("agreement", overall.on_units.percentage),
        ("Cohen's kappa", overall.on_units.kappa),
        ("Krippendorff's alpha", overall.on_units.alpha),
        ("alpha-u", overall.alpha_u),
    ):
        print(f"{told}: {figure.value:.3f}, n = {figure.n}, interval {figure.interval}")
    print(f"{report.disputes} disagreements resolved, {report.agreed} segments agreed on")
    return 0


if __name__ == "__main__":
    sys.exit(main())
