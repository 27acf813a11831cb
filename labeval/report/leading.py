"""Rankings of the systems by each method, and their leaders."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import Statistic, find_scoring, scored_methods
from labeval.report.material import TOTAL, Material, records

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "level", "scale", "criterion", "id", "statistic"),
    *("n", "value", "rank", "ci_low", "ci_high", "reason"),
)

TESTED = (
    *("method", "scale", "criterion", "a", "b", "raters", "questions", "difference", "ci_low"),
    *("ci_high", "p_adjusted", "margin", "p_equivalent", "about", "how", "reason"),
)
"""Columns of the table of differences."""

LEAST_RATERS = 6
"""Fewer cannot show a difference: even where all of five raters agree, a two-sided signed-rank test
of one difference a rater gives p = 2 / 2⁵ = .0625; six give .031."""
ALPHA = 0.05


def is_of_these_raters(material: Material) -> bool:
    """True if the analyst chose to speak of these raters only, however many they are."""
    return bool(material.about.get("choices", {}).get("resample") == "questions")


def with_enough_raters(rows: DataFrame, material: Material) -> DataFrame:
    """Differences by enough raters; all where they speak of these raters only."""
    return rows if is_of_these_raters(material) else rows[rows["raters"] >= LEAST_RATERS]


def is_by_few(raters: float, material: Material) -> bool:
    """True if so many raters of two systems are too few to claim a difference of the two."""
    return not is_of_these_raters(material) and raters < LEAST_RATERS


@dataclass(frozen=True, slots=True)
class Lead:
    """The difference of the first system from another, and its test."""

    other: str
    value: float
    low: float
    high: float
    p: float
    """Adjusted for the number of pairs."""
    equal: float
    """p, adjusted, that the difference is less than the smallest one of interest."""
    margin: float
    raters: float
    questions: float
    about: str
    how: str
    reason: str
    is_by_few: bool = False
    """True if the raters of the two are too few to claim anything."""

    @property
    def is_clear(self) -> bool:
        """True if the first is surely higher."""
        return self.p < ALPHA and self.value > 0 and not self.is_by_few

    @property
    def is_reversed(self) -> bool:
        """True if the other is surely higher, whatever the scores."""
        return self.p < ALPHA and self.value < 0 and not self.is_by_few

    @property
    def is_equal(self) -> bool:
        """True if the two surely differ by less than is of interest."""
        return self.equal < ALPHA and not self.is_by_few


@dataclass(frozen=True, slots=True)
class Ranking:
    """One method's order of the systems, or of the texts where no systems are known."""

    method: str
    level: str
    statistic: str
    scale: str
    criterion: str
    rows: DataFrame
    """Rows of ``scores``, the best first; only those with a rank."""
    raters: int | None = None
    """Number of raters by the method; None where that is not known."""
    is_of_these: bool = False
    """True if it speaks of these raters only."""
    leads: tuple[Lead, ...] = ()
    """Over each other one, in their order, where there is a row about the two."""

    @property
    def leaders(self) -> list[str]:
        """The first ones; several share the place where they are equal."""
        first = self.rows["rank"].min()
        return [str(id) for id in self.rows.loc[self.rows["rank"] == first, "id"]]

    @property
    def order(self) -> tuple[tuple[str, float], ...]:
        """Each id with its rank."""
        return tuple(zip(self.rows["id"].astype(str), self.rows["rank"].astype(float), strict=True))

    @property
    def has_few_raters(self) -> bool:
        """True if raters are known to be fewer than :data:`LEAST_RATERS`, and the tests speak of
        new ones."""
        return not self.is_of_these and self.raters is not None and self.raters < LEAST_RATERS

    @property
    def is_clear(self) -> bool | None:
        """Return whether the leader is surely higher than everybody behind.

        None where no difference was tested. False where several share the first place, where
        raters are too few, and where a test does not bear it out or is missing.
        """
        if len(self.leaders) > 1 or len(self.rows) < 2 or self.has_few_raters:
            return False
        if all(lead.p != lead.p for lead in self.leads):
            return None
        return not self.rivals

    @property
    def reversed_by(self) -> list[str]:
        """Those behind the leader that are surely higher where compared like with like."""
        return [lead.other for lead in self.leads if lead.is_reversed]

    @property
    def rivals(self) -> list[str]:
        """Those behind the leader than whom it is not surely higher."""
        clear = {lead.other for lead in self.leads if lead.is_clear}
        return [str(id) for id in self.rows["id"].iloc[1:] if id not in clear]

    @property
    def by_few(self) -> list[str]:
        """Those behind the leader whose difference from it was tested with too few raters."""
        return [lead.other for lead in self.leads if lead.is_by_few and lead.p == lead.p]


def rankings(material: Material) -> list[Ranking]:
    """One ranking a method, by the statistic that ranks, over all criteria where they add up."""
    scores = material.rows("scores", *COLUMNS)
    found = []
    for method in scores["method"].drop_duplicates():
        of_method = scores[scores["method"] == method]
        levels = [level for level in ("system", "item") if (of_method["level"] == level).any()]
        for level in levels[:1]:
            found += [
                replace(
                    each,
                    raters=_raters(material, each),
                    is_of_these=is_of_these_raters(material),
                    leads=_leads(material, each),
                )
                for each in _ranking(str(method), level, of_method[of_method["level"] == level])
            ]
    return found


def _raters(material: Material, each: Ranking) -> int | None:
    rows = material.rows("timing", "method", "participants", method=each.method)
    return int(rows["participants"].max()) if len(rows) else None


def _leads(material: Material, each: Ranking) -> tuple[Lead, ...]:
    """The leader's differences from all others, on what the ranking is of."""
    rows = material.rows(
        *("significance", *TESTED),
        method=each.method,
        scale=each.scale,
        criterion=each.criterion,
    )
    leader = each.leaders[0]
    found: dict[str, Lead] = {}
    for row in records(rows):
        if leader not in (row["a"], row["b"]):
            continue
        first = row["a"] == leader
        value, low, high = (row[name] for name in ("difference", "ci_low", "ci_high"))
        ends = (value, low, high) if first else (-value, -high, -low)
        tests = (row["p_adjusted"], row["p_equivalent"], row["margin"])
        about, how, reason = (str(row[name] or "") for name in ("about", "how", "reason"))
        other = str(row["b"] if first else row["a"])
        counts = row["raters"], row["questions"]
        few = is_by_few(row["raters"], material)
        found[other] = Lead(other, *ends, *tests, *counts, about, how, reason, few)
    return tuple(found[id] for id in each.rows["id"].astype(str) if id in found)


def ranking_rows(rows: DataFrame) -> DataFrame:
    """Of the scores of systems, or of texts, those of each method's statistic that ranks them.

    It is the first one, or where that counts and some were judged more often than others, the first
    that does not.
    """
    if rows.empty:
        return rows
    chosen = rows["statistic"].isna()
    for method in rows["method"].drop_duplicates():
        of_method = rows["method"] == method
        known = method_of(str(method)) in scored_methods()
        statistics = find_scoring(method_of(str(method))).STATISTICS if known else ()
        masks = [of_method & (rows["statistic"] == one.name) for one in statistics]
        there = [(one, of) for one, of in zip(statistics, masks, strict=True) if of.any()]
        fair = (of for one, of in there if _is_fair(one, rows[of]))
        if there:
            chosen |= next(fair, there[0][1])
    return rows[chosen]


def _is_fair(statistic: Statistic, rows: DataFrame) -> bool:
    """True if all were judged equally often by each criterion, or the figure does not count."""
    ranked = rows[rows["rank"].notna()]
    return all(statistic.is_fair(n) for _, n in ranked.groupby(["scale", "criterion"])["n"])


def _ranking(method: str, level: str, rows: DataFrame) -> Iterator[Ranking]:
    if method_of(method) not in scored_methods():
        return
    unfair: list[Ranking] = []
    for statistic in find_scoring(method_of(method)).STATISTICS:
        ranked = rows[(rows["statistic"] == statistic.name) & rows["rank"].notna()]
        whole = ranked[ranked["scale"] == TOTAL]
        if whole.empty and ranked["criterion"].nunique() == 1 and not ranked["scale"].any():
            whole = ranked
        if whole["id"].nunique() > 1:
            first = whole.iloc[0]
            place = str(first["scale"]), str(first["criterion"])
            ordered = whole.sort_values(["rank", "id"], kind="stable")
            found = Ranking(method, level, statistic.name, *place, ordered)
            by_criterion = rows[
                (rows["statistic"] == statistic.name) & rows["id"].isin(whole["id"])
            ]
            counts = by_criterion[by_criterion["scale"] == ""].groupby("criterion")["n"]
            if statistic.is_fair(whole["n"]) and all(statistic.is_fair(n) for _, n in counts):
                yield found
                return
            unfair.append(found)
    yield from unfair[:1]
