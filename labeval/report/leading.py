"""Which rows of the scores rank the systems by a method, and who leads."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
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

LEAST_RATERS = 6
"""Fewer cannot tell: even where all of five raters agree, a two-sided signed-rank test of one
difference a rater gives p = 2 / 2⁵ = .0625; six give .031."""
ALPHA = 0.05


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
    raters: int | None = None
    """Who judged by the method; None where that is not known."""
    untold: frozenset[str] = frozenset()
    """Those behind whom no test of the method's judgments tells from the leader."""

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
    def has_few_raters(self) -> bool:
        """Whether raters are known to be fewer than :data:`LEAST_RATERS`."""
        return self.raters is not None and self.raters < LEAST_RATERS

    @property
    def is_clear(self) -> bool | None:
        """Whether the leader's interval lies apart from that of everybody behind.

        None where there are no intervals. False where several share the first place, where raters
        are too few, and where no test tells the leader from somebody behind.
        """
        if len(self.leaders) > 1 or len(self.rows) < 2 or self.has_few_raters or self.untold:
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
        """Those behind the leader whose intervals reach into the leader's, or whom no test tells
        from the leader.
        """
        best, behind = self.rows.iloc[0], self.rows.iloc[1:]
        apart = (behind["ci_high"] < best["ci_low"]) | (behind["ci_low"] > best["ci_high"])
        return [str(id) for id in behind.loc[~apart | behind["id"].isin(self.untold), "id"]]


def rankings(material: Material) -> list[Ranking]:
    """One ranking a method, by the statistic that ranks, over all criteria where they add up."""
    scores = material.rows("scores", *COLUMNS)
    found = []
    for method in scores["method"].drop_duplicates():
        of_method = scores[scores["method"] == method]
        levels = [level for level in ("system", "item") if (of_method["level"] == level).any()]
        for level in levels[:1]:
            found += [
                replace(each, raters=_raters(material, each), untold=_untold(material, each))
                for each in _ranking(str(method), level, of_method[of_method["level"] == level])
            ]
    return found


def _raters(material: Material, each: Ranking) -> int | None:
    rows = material.rows("timing", "method", "participants", method=each.method)
    return int(rows["participants"].max()) if len(rows) else None


def _untold(material: Material, each: Ranking) -> frozenset[str]:
    """Those behind of whom there are signed-rank tests against the leader, and none is below .05.

    Tests are adjusted for their number. Where all criteria are put together one criterion suffices.
    """
    tests = material.rows(
        *("significance", "criterion", "a", "b", "p_adjusted"), method=each.method
    )
    if each.criterion:
        tests = tests[tests["criterion"] == each.criterion]
    leader = each.leaders[0]
    least: dict[str, float] = {}
    for a, b, p in zip(tests["a"], tests["b"], tests["p_adjusted"].astype(float), strict=True):
        if leader in (a, b):
            other = str(b if a == leader else a)
            least[other] = min(least.get(other, 1.0), 1.0 if p != p else p)
    return frozenset(other for other, p in least.items() if p >= ALPHA)


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
