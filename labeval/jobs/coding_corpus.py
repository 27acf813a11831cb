"""A workbook read as one corpus, for everything that is counted over codes."""

from __future__ import annotations

from labeval.coding.corpus import Corpus
from labeval.store.workbook import Workbook


def read_corpus(workbook: Workbook) -> Corpus:
    """All that a workbook holds now.

    Raises:
        RecordError: it cannot be read.
    """
    sources = workbook.sources()
    return Corpus(
        sources,
        {source.id: workbook.passages(source.id) for source in sources},
        workbook.codes(),
        workbook.codings(),
        workbook.coders(),
    )
