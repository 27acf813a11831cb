"""The alphas that represent a method: at the level of measurement of its own judgments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import find_scoring, scored_methods
from labeval.report.material import Material

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "criterion", "measurement_level", "value", "ci_low", "ci_high"),
    *("n_items", "n_raters", "reason"),
)


def main_alphas(material: Material) -> DataFrame:
    """One row of ``agreement`` for each method and criterion of the study."""
    rows = material.rows("agreement", *COLUMNS, coefficient="alpha")
    own = [
        method_of(str(method)) in scored_methods()
        and level == find_scoring(method_of(str(method))).LEVEL
        for method, level in zip(rows["method"], rows["measurement_level"], strict=True)
    ]
    if rows.empty:
        return rows
    rows = rows[own]
    rows = rows[rows["criterion"].isin([c.id for c in material.content.study.criteria])]
    return rows.drop_duplicates(["method", "criterion"])
