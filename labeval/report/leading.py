"""Which rows of the scores rank the systems by a method, and who leads."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from labeval.analysis.methods import find_scoring, scored_methods
from labeval.analysis.scales import method_of
from labeval.report.material import TOTAL, Material

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "level", "scale", "criterion", "id", "statistic"),
    *("n", "value", "rank", "ci_low", "ci_high", "reason"),
)


@dataclass(frozen=True, slots=True)
class Ranking:
    """One method's order of the systems, or of the texts where no systems are known."""

    method: str
    level: str
    statistic: str
    scale: str
    criterion: str
    rows: DataFrame
    """Of ``scores``, the best first; only those with a rank."""

    @property
    def leaders(self) -> list[str]:
        """Who is first; several share the place where they are equal."""
        first = self.rows["rank"].min()
        return [str(id) for id in self.rows.loc[self.rows["rank"] == first, "id"]]

    @property
    def order(self) -> tuple[tuple[str, float], ...]:
        """Each id with its rank."""
        return tuple(zip(self.rows["id"].astype(str), self.rows["rank"].astype(float), strict=True))

    @property
    def is_clear(self) -> bool | None:
        """Whether the leader's interval lies apart from that of everybody behind.

        None where there are no intervals. False where several share the first place.
        """
        if len(self.leaders) > 1 or len(self.rows) < 2:
            return False
        ends = self.rows[["ci_low", "ci_high"]]
        if ends.isna().any(axis=None):
            return None
        best, behind = ends.iloc[0], ends.iloc[1:]
        above = best["ci_low"] > behind["ci_high"].max()
        below = best["ci_high"] < behind["ci_low"].min()
        return bool(above or below)

    @property
    def rivals(self) -> list[str]:
        """Those behind the leader whose intervals reach into the leader's."""
        best, behind = self.rows.iloc[0], self.rows.iloc[1:]
        apart = (behind["ci_high"] < best["ci_low"]) | (behind["ci_low"] > best["ci_high"])
        return [str(id) for id in behind.loc[~apart, "id"]]


def rankings(material: Material) -> list[Ranking]:
    """One ranking a method, by the statistic that ranks, over all criteria where they add up."""
    scores = material.rows("scores", *COLUMNS)
    found = []
    for method in scores["method"].drop_duplicates():
        of_method = scores[scores["method"] == method]
        levels = [level for level in ("system", "item") if (of_method["level"] == level).any()]
        for level in levels[:1]:
            found += list(_ranking(str(method), level, of_method[of_method["level"] == level]))
    return found


def _ranking(method: str, level: str, rows: DataFrame) -> Iterator[Ranking]:
    if method_of(method) not in scored_methods():
        return
    for statistic in find_scoring(method_of(method)).STATISTICS:
        ranked = rows[(rows["statistic"] == statistic.name) & rows["rank"].notna()]
        whole = ranked[ranked["scale"] == TOTAL]
        if whole.empty and ranked["criterion"].nunique() == 1 and not ranked["scale"].any():
            whole = ranked
        if whole["id"].nunique() > 1:
            first = whole.iloc[0]
            place = str(first["scale"]), str(first["criterion"])
            ordered = whole.sort_values(["rank", "id"], kind="stable")
            yield Ranking(method, level, statistic.name, *place, ordered)
            return
