"""A workbook read as one corpus, for everything that is counted over codes."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from pathlib import Path

from labeval.coding.attributes import Attributes
from labeval.coding.coders.disputes import AGREED
from labeval.coding.coders.double_coding import blind_sources
from labeval.coding.coders.suggestions import counted_runs, machines
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.rows import Coding, Passage
from labeval.store.record.database import snapshot
from labeval.store.workbook.workbook import Workbook


def read_corpus(
    workbook: Workbook,
    on_source: Callable[[], None] | None = None,
    *,
    with_answers: bool = True,
) -> Corpus:
    """All that a workbook holds now, without what machines suggest.

    Args:
        on_source: called before each source; what it raises ends the reading.
        with_answers: false while results are locked: passages then know no answer.

    Raises:
        RecordError: it cannot be read.
    """
    sources = workbook.sources()
    passages = {}
    for source in sources:
        if on_source is not None:
            on_source()
        found = workbook.passages(source.id)
        passages[source.id] = found if with_answers else [*map(_without_answer, found)]
    codes, everybody = workbook.codes(), workbook.coders()
    apart = machines(everybody)
    codings: list[Coding] = []
    suggested: list[Coding] = []
    for coding in workbook.codings():
        (suggested if coding.coder in apart else codings).append(coding)
    coders = [coder for coder in everybody if coder.id not in apart]
    known = Attributes(workbook.attributes())
    counted = counted_runs(suggested, workbook.memos()) if suggested else ()
    return Corpus(sources, passages, codes, codings, coders, known, counted)


def _without_answer(passage: Passage) -> Passage:
    return replace(passage, where=replace(passage.where, value=""))


def counted_coders(corpus: Corpus, chosen: Collection[str] = ()) -> frozenset[str]:
    """Ids of those whose segments are counted: the chosen ones, or everybody.

    Agreed segments repeat those of the two coders: they count only where they are chosen.
    """
    return frozenset(chosen) or frozenset(corpus.coders) - {AGREED.id}


def counted_corpus(corpus: Corpus, chosen: Collection[str] = ()) -> Corpus:
    """The same texts and codes with the segments of :func:`counted_coders` alone."""
    whose = counted_coders(corpus, chosen)
    return corpus.with_codings(coding for coding in corpus.codings if coding.coder in whose)


def read_seen_corpus(path: Path, coder: str, on_source: Callable[[], None] | None = None) -> Corpus:
    """The part of a workbook that a coder may see, read at one moment by its own connection.

    Args:
        path: of the workbook.
        coder: the coder's id.
        on_source: as for :func:`read_corpus`.

    Raises:
        RecordError: it cannot be read.
    """
    with (
        Workbook(path, coder="", read_only=True) as book,
        book.explaining(),
        snapshot(book.connection),
    ):
        corpus = read_corpus(book, on_source)
        blind = blind_sources(book.memos(), coder)
    return without_hidden(corpus, blind, coder)


def without_hidden(corpus: Corpus, blind: set[str], coder: str) -> Corpus:
    """Without what others have coded in sources that the coder codes by themselves."""
    if not blind:
        return corpus
    return corpus.with_codings(
        c for c in corpus.codings if c.coder == coder or c.source not in blind
    )
