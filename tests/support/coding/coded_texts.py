"""Small texts with codings, made in a line or two."""

from __future__ import annotations

from collections.abc import Sequence

from labeval.coding.corpus.corpus import Corpus
from labeval.coding.rows import Anchor, Code, Coder, Coding, Passage, Source, Where

UTC = "2026-01-05T08:00:00.000Z"


def passage(
    source: str, n: int, text: str, where: Where | None = None, speaker: str = "P"
) -> Passage:
    """The nth passage of a source, from 0."""
    return Passage(f"{source}.{n}", source, float(n), text, speaker, where=where or Where())


def coding(
    source: str,
    code: str,
    coder: str,
    start: tuple[int, int],
    end: tuple[int, int],
    quote: str = "",
) -> Coding:
    """A coding from (passage, offset) to (passage, offset)."""
    id = f"{source}/{code}/{coder}/{start}/{end}"
    ends = Anchor(f"{source}.{start[0]}", start[1]), Anchor(f"{source}.{end[0]}", end[1])
    return Coding(id, source, code, coder, *ends, quote, UTC)


def corpus(
    texts: dict[str, Sequence[str | tuple[str, Where]]],
    codings: Sequence[Coding],
    codes: Sequence[Code] = (),
    **about: str,
) -> Corpus:
    """A corpus of sources by id, each with the texts of its passages.

    The participant of a source is its id up to the first dash.
    """
    passages = {
        id: [
            passage(id, n, *((text,) if isinstance(text, str) else text))
            for n, text in enumerate(given)
        ]
        for id, given in texts.items()
    }
    sources = [
        Source(id, "comments", id, participant=id.partition("-")[0], created=UTC, **about)
        for id in texts
    ]
    used = list(dict.fromkeys(c.code for c in codings))
    tree = list(codes) or [Code(id, id.title(), place=float(n)) for n, id in enumerate(used)]
    coders = [Coder(id, id) for id in dict.fromkeys(c.coder for c in codings)]
    return Corpus(sources, passages, tree, codings, coders)
