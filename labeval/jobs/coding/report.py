"""Themes, codebook and quotes as a page and as a document."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path

from labeval import places
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.rows import Memo, Paraphrase, Theme
from labeval.exchange.errors import writing_to
from labeval.jobs.coding.corpus import counted_corpus
from labeval.report.codes.content import AS_RECORDED, Names, coding_report
from labeval.report.words import Words
from labeval.store.disk.atomic import replacing
from labeval.text.marks import Say, as_written

PAGE = "codes.html"
DOCUMENT = "codes.docx"


def write_coding_report(
    corpus: Corpus,
    themes: Sequence[Theme],
    folder: Path,
    *,
    title: str,
    language: str = "en",
    say: Say = as_written,
    summaries: Sequence[Paraphrase] = (),
    coders: Collection[str] = (),
    memos: Sequence[Memo] | None = None,
    names: Names = AS_RECORDED,
) -> list[Path]:
    """Write both; returns the files.

    Args:
        themes: of one board.
        summaries: what coders wrote about participants and codes.
        title: of the study.
        coders: ids of those whose segments are in it; everybody's where there are none.
        memos: of everybody, where what these coders noted is to be in it.
        names: of what quotes are from.

    Raises:
        ExchangeError: the folder cannot be written.
    """
    from labeval.report.codes.docx_report import write_coding_document
    from labeval.report.codes.html_report import coding_page

    counted = counted_corpus(corpus, coders)
    report = coding_report(
        counted,
        themes,
        Words(say),
        title=title,
        language=language,
        summaries=summaries,
        memos=None if memos is None else [m for m in memos if not coders or m.coder in coders],
        names=names,
    )
    page = coding_page(report, places.resources() / "report")

    def write_page(path: Path) -> None:
        path.write_text(page, encoding="utf-8", newline="\n")

    files: dict[str, Callable[[Path], None]] = {
        PAGE: write_page,
        DOCUMENT: lambda path: write_coding_document(report, path),
    }
    with writing_to(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for name, write in files.items():
            with replacing(folder / name) as part:
                write(part)
    return [folder / name for name in files]
