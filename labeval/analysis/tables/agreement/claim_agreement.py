"""Agreement of raters who cut texts into claims: on the claims, and on what is true of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.agreement.claim_cuts import agreement_row, groups
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "criterion", "system", "n_items", "n_raters", "claims_each", "same_claims", "f1"),
    *("same_answer", "answer_alpha", "shared_characters", "character_alpha", "reason"),
)


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method, criterion and system, and one for all systems (empty)."""
    import pandas as pd

    rows = [
        (method, criterion, system, *agreement_row(found))
        for method, criterion, system, found in groups(inputs.judgments, inputs.facts.systems)
    ]
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))
