"""Each word of the texts in which raters marked reasons, and how many of them marked it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.agreement.marked_words import shares
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "criterion", "item", "system", "word", "start", "end", "text", "n", "of", "share"),
)


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per word, in the order of the text; ``of`` is all raters who answered about it."""
    import pandas as pd

    words, rows = inputs.marked_words, []
    for (method, criterion, item), text in words.texts.items():
        of = len(words.raters[method, criterion, item])
        system = words.system_of(item)
        for number, (start, end, n) in enumerate(shares(text), 1):
            place = (method, criterion, item, system, number, start, end)
            rows.append((*place, words.text_of(item)[start:end], n, of, n / of))
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))
