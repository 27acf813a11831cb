"""Responses written from passages: length, citations, copied words, readability."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.statistics.ranks.ranking import kendall
from labeval.analysis.texts.measures import count, sentences_of
from labeval.analysis.texts.reuse import verbatim_share
from labeval.study.model.writing import (
    citation_places,
    citations_in,
    count_words,
    known_citations,
    without_citations,
)

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("response", "participant", "session", "topic", "style", "finished", "words", "statements"),
    *("citations", "passages_cited", "passages", "cited_statements", "mean_rank", "rank_order"),
    *("verbatim_share", "lix", "ari", "seconds", "outside_share"),
)
SUMMARY_COLUMNS = ("factor", "level", "measure", "n", "mean", "median", "sd")
RANK_COLUMNS = ("rank", "responses", "cited", "share")

MEASURES = COLUMNS[COLUMNS.index("words") :]


def responses(written: DataFrame, passages: DataFrame) -> DataFrame:
    """The measures of each response, with :data:`COLUMNS`.

    ``citations`` counts marks, ``passages_cited`` different passages; ``mean_rank`` is that of the
    cited passages, 1 the first; ``rank_order`` is Kendall's tau between the order in which passages
    are first cited and their ranks, 1 where the best come first, empty below two. A statement is a
    sentence. ``verbatim_share`` is that of the words in runs of five that the topic's passages
    have too.

    Args:
        written: as the exported table of responses, one row each.
        passages: one row per passage, with ``topic``, ``rank`` from 1 and ``text``.
    """
    import pandas as pd

    if written.empty:
        return pd.DataFrame(columns=list(COLUMNS))
    texts: dict[str, list[str]] = {}
    if not passages.empty:
        for topic, part in passages.sort_values("rank").groupby("topic", sort=False):
            texts[str(topic)] = part["text"].astype(str).tolist()
    rows = [_row(row, texts.get(str(row["topic"]), [])) for row in _records(written)]
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def response_summary(measured: DataFrame) -> DataFrame:
    """Each measure over all finished responses, by style, topic and writer.

    Args:
        measured: as :func:`responses` makes them.
    """
    import pandas as pd

    finished = measured[measured["finished"] == "yes"]
    rows: list[tuple[object, ...]] = []
    for factor in ("", "style", "topic", "participant"):
        parts = finished.groupby(factor, sort=True) if factor else [("", finished)]
        for level, part in parts:
            for measure in MEASURES:
                values = pd.to_numeric(part[measure]).dropna()
                if len(values):
                    spread = float(values.std()) if len(values) > 1 else None
                    figures = (len(values), float(values.mean()), float(values.median()), spread)
                    rows.append((factor, level, measure, *figures))
    return pd.DataFrame.from_records(rows, columns=list(SUMMARY_COLUMNS))


def cited_ranks(written: DataFrame, passages: DataFrame) -> DataFrame:
    """Number of finished responses that cite the passage of each rank, of those that could."""
    import pandas as pd

    if written.empty or passages.empty:
        return pd.DataFrame(columns=list(RANK_COLUMNS))
    there = passages.groupby("topic")["rank"].max().to_dict()
    finished = [row for row in _records(written) if row["finished"] == "yes"]
    rows = []
    for rank in range(1, int(passages["rank"].max()) + 1):
        could = [row for row in finished if there.get(row["topic"], 0) >= rank]
        cited = sum(rank in citations_in(str(row["text"])) for row in could)
        rows.append((rank, len(could), cited, cited / len(could) if could else None))
    return pd.DataFrame.from_records(rows, columns=list(RANK_COLUMNS))


def _records(written: DataFrame) -> Iterator[dict[str, object]]:
    for record in written.to_dict("records"):
        yield {str(name): value for name, value in record.items()}


def _row(row: dict[str, object], passages: list[str]) -> tuple[object, ...]:
    text = str(row["text"])
    plain = without_citations(text)
    counts = count(plain)
    cited = known_citations(text, len(passages))
    marks = [places for _, _, places in citation_places(text)]
    order = kendall(np.arange(len(cited)), cited).tau.value if len(cited) > 1 else None
    sentences = sentences_of(text)
    names = [row[name] for name in ("response", "participant", "session", "topic", "style")]
    return (
        *(*names, row["finished"], count_words(text), len(sentences_of(plain))),
        *(sum(map(len, marks)), len(cited), len(passages)),
        sum(bool(citations_in(sentence)) for sentence in sentences),
        *(float(np.mean(cited)) if cited else None, order),
        verbatim_share(plain, passages) if passages else None,
        *(counts.lix, counts.ari, row["seconds"], row["outside_share"]),
    )
