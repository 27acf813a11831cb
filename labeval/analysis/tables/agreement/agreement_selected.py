"""Agreement before and after leaving out the raters who are trusted least."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.agreement.selected import COLUMNS, agreement_selected
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method and criterion."""
    return agreement_selected(inputs.rated, inputs.competences, inputs.choices.least_competence)
