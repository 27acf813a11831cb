"""Sentences on scores that order systems otherwise than differences do, or that compare nothing.

A score is over whichever judgments a system has. A difference compares two systems by what the same
raters judged, or by a model of raters and questions. Where all judged everything, both order
systems alike; where one was judged by milder raters, on easier questions or against weaker
opponents, they need not.
"""

from __future__ import annotations

from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import find_scoring
from labeval.report.leading import ALPHA, Ranking
from labeval.report.material import Material, records
from labeval.text.marks import QT_TRANSLATE_NOOP

OTHER_ORDER = QT_TRANSLATE_NOOP(
    "Report",
    "By {method}, scores and differences put them in different orders: {scores} by their scores, "
    "{differences} by their differences. A score sums up a system's own judgments, whoever made "
    "them and on whichever questions; a difference compares two systems like with like. Tests, "
    "ranks and chances are of differences.",
)
OTHER_FIRST = QT_TRANSLATE_NOOP(
    "Report",
    "By {methods}, {other} comes first by differences, which compare like with like, and not by "
    "scores.",
)
APART = QT_TRANSLATE_NOOP(
    "Report",
    "By {method} there are groups of systems that no judgments link, neither directly nor through "
    "others: {groups}. Nothing says whether one is better than one of another group, whatever "
    "their scores.",
)
BY_MODEL = QT_TRANSLATE_NOOP(
    "Report",
    "By {method} the scores of Davidson's model, which is fitted to the comparisons of all systems "
    "together, lie apart: the 95 % interval of {best} is above that of {rivals}. The verdict goes "
    "by differences of two systems on the same pages, which do not decide.",
)
LENGTH = QT_TRANSLATE_NOOP(
    "Report",
    "The lead of {best} by {method} can be one of length: between texts that are equally long its "
    "share of wins over {rival}, ties by half, is {value} (95 % interval {low} to {high}), and "
    "{uncontrolled} between the texts as they are.",
)
_COLUMNS = ("method", "scale", "criterion")
_MOST = 8
"""Systems that an order in a sentence has."""


def groups_apart(each: Ranking, material: Material) -> list[list[str]]:
    """The systems in groups that no difference links, each in the order of scores; none where all
    are linked, or nothing was tested."""
    rows = material.rows("significance", *_COLUMNS, "a", "b", "difference", **_place(each))
    ids = [id for id, _ in each.order]
    known = rows[rows["difference"].notna() & rows["a"].isin(ids) & rows["b"].isin(ids)]
    group = {id: {id} for id in ids}
    for row in records(known):
        a, b = group[str(row["a"])], group[str(row["b"])]
        if a is not b:
            a |= b
            group |= dict.fromkeys(b, a)
    found = list({id(members): members for members in group.values()}.values())
    if known.empty or len(found) < 2:
        return []
    return [[name for name in ids if name in members] for members in found]


def apart_from(each: Ranking, material: Material) -> list[str]:
    """The systems that no difference links with the first."""
    groups = groups_apart(each, material)
    return [id for names in groups if each.leaders[0] not in names for id in names]


def apart_line(each: Ranking, material: Material) -> str:
    """Groups of systems of which nothing says which is better; empty where there are none."""
    words = material.words
    groups = [words.listed(names) for names in groups_apart(each, material)]
    if not groups:
        return ""
    return words(APART, method=material.short_method(each.method), groups="; ".join(groups))


def order_line(each: Ranking, material: Material) -> str:
    """Both orders where they differ; else empty."""
    of_differences = _by_differences(each, material)
    scores = {id: rank for id, rank in each.order if id in of_differences}
    if not any(
        scores[a] < scores[b] and of_differences[a] > of_differences[b]
        for a in scores
        for b in scores
    ):
        return ""
    return material.words(
        OTHER_ORDER,
        method=material.short_method(each.method),
        scores=written(scores),
        differences=written(of_differences),
    )


def model_line(each: Ranking, material: Material) -> str:
    """Undecided rivals that a model of all comparisons has below the first; empty where none."""
    known = material.tables.get("pairwise_rankings")
    methods = material.rows("significance", "method")["method"].unique()
    compared = [m for m in methods if hasattr(find_scoring(method_of(str(m))), "sides")]
    if known is None or compared != [each.method] or each.is_clear is not False:
        return ""
    about = {"level": each.level, "scale": each.scale, "criterion": each.criterion}
    rows = records(material.rows("pairwise_rankings", "id", "ci_low", "ci_high", **about))
    ends = {str(row["id"]): (float(row["ci_low"]), float(row["ci_high"])) for row in rows}
    low = ends.get(each.leaders[0], (float("nan"),))[0]
    rivals = [id for id in each.rivals if id in ends and ends[id][1] < low]
    if len(each.leaders) > 1 or each.has_few_raters or not rivals:
        return ""
    words = material.words
    values = {"best": each.leaders[0], "rivals": words.listed(rivals)}
    return words(BY_MODEL, method=material.short_method(each.method), **values)


def length_line(each: Ranking, material: Material) -> str:
    """The clear lead that is smaller, and not there, between equally long texts; empty where there
    is none. Of several, the one that is least clear.
    """
    if not each.is_clear or not hasattr(find_scoring(method_of(each.method)), "sides"):
        return ""
    best, words = each.leaders[0], material.words
    rows = material.rows(
        *("controlled", "first", "second", "value", "ci_low", "ci_high", "p", "uncontrolled"),
        statistic="win_rate",
        scale=each.scale,
        criterion=each.criterion,
    )
    of = [row for row in records(rows) if best in (row["first"], row["second"])]
    open_ = [
        row
        for row in of
        if row["p"] >= ALPHA and (row["value"] < row["uncontrolled"]) == (row["first"] == best)
    ]
    if not open_:
        return ""
    row = max(open_, key=lambda row: row["p"])
    first = row["first"] == best
    names = ("value", "ci_low", "ci_high") if first else ("value", "ci_high", "ci_low")
    value, low, high, plain = (
        words.number(row[name] if first else 1 - row[name]) for name in (*names, "uncontrolled")
    )
    rival = row["second"] if first else row["first"]
    figures = {"value": value, "low": low, "high": high, "uncontrolled": plain}
    method = material.short_method(each.method)
    return words(LENGTH, best=best, method=method, rival=rival, **figures)


def other_first(found: list[Ranking], material: Material) -> list[str]:
    """A sentence for each of those that come first by differences and not by scores."""
    words = material.words
    by: dict[str, list[str]] = {}
    for each in found:
        ranks = _by_differences(each, material)
        leaders = each.leaders
        if each.reversed_by or len(leaders) > 1 or leaders[0] not in ranks:
            continue
        ahead = [id for id, rank in ranks.items() if rank < ranks[leaders[0]]]
        if ahead:
            best = min(ahead, key=ranks.__getitem__)
            by.setdefault(best, []).append(material.short_method(each.method))
    return [words(OTHER_FIRST, other=best, methods=words.listed(m)) for best, m in by.items()]


def _by_differences(each: Ranking, material: Material) -> dict[str, float]:
    """Each system's rank by differences; none where these do not link all of them."""
    rows = material.rows("ranks", *_COLUMNS, "id", "rank", **_place(each))
    ids = {id for id, _ in each.order}
    rows = rows[rows["rank"].notna() & rows["id"].astype(str).isin(ids)]
    if groups_apart(each, material):
        return {}
    ordered = rows.sort_values(["rank", "id"], kind="stable")
    return {str(row["id"]): float(str(row["rank"])) for row in records(ordered)}


def _place(each: Ranking) -> dict[str, str]:
    return {"method": each.method, "scale": each.scale, "criterion": each.criterion}


def written(ranks: dict[str, float]) -> str:
    """``Alder > Birch = Cedar``; a long one is cut."""
    order, before = "", 0.0
    for n, (id, rank) in enumerate(list(ranks.items())[:_MOST]):
        order += id if not n else (" = " if rank == before else " > ") + id
        before = rank
    return order + (" …" if len(ranks) > _MOST else "")
