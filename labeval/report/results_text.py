"""The results in words, to be pasted into a paper: what was tested, each pair, and the limits."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import find_scoring
from labeval.report.counts import method_counts
from labeval.report.leading import ALPHA, Ranking, is_by_few, rankings
from labeval.report.material import Material, records
from labeval.report.registered_looks import look_warnings
from labeval.report.verdict import ROBOTS, rules, verdict, verdict_lines
from labeval.study.methods import find_method
from labeval.text.marks import QT_TRANSLATE_NOOP

COUNTED = QT_TRANSLATE_NOOP(
    "Report", "Participants: {participants}; sessions: {sessions}; judgments: {judgments}."
)
COUNTED_ELSEWHERE = QT_TRANSLATE_NOOP(
    "Report", "Raters: {participants}; judgments: {judgments}, made elsewhere."
)
HOLDS = QT_TRANSLATE_NOOP(
    "Report", "{a} did better than {b}: mean difference {value}{interval}, corrected p {p}{effect}."
)
HOLDS_SMALL = QT_TRANSLATE_NOOP(
    "Report",
    "{a} did better than {b}, but by less than {margin}, the smallest difference of interest: mean "
    "difference {value}{interval}, corrected p {p}, of equivalence {p_equal}{effect}.",
)
OPEN = QT_TRANSLATE_NOOP(
    "Report",
    "Between {a} and {b} the study does not decide: mean difference {value}{interval}, corrected p "
    "{p}{effect}.",
)
EQUAL = QT_TRANSLATE_NOOP(
    "Report",
    "{a} and {b} are practically equal, less than {margin} apart: mean difference {value}"
    "{interval}, corrected p of equivalence {p}.",
)
BY_FEW = QT_TRANSLATE_NOOP(
    "Report",
    "Between {a} and {b} there are too few raters to decide ({raters}): mean difference {value}"
    "{interval}{effect}.",
)
INTERVAL = QT_TRANSLATE_NOOP("Report", " (95 % interval {low} to {high})")
EFFECT = QT_TRANSLATE_NOOP("Report", ", {value} standard deviations")
OF_TWO = QT_TRANSLATE_NOOP(
    "Report",
    "These differences are of points on one page: a win is 1, a loss −1 and anything else 0, so "
    "that the mean is the share of wins less that of losses.",
)
OF_ENDS = QT_TRANSLATE_NOOP(
    "Report",
    "These differences are of points on one page: the best is 1, the worst −1 and anything else 0.",
)
OF_ORDERS = QT_TRANSLATE_NOOP(
    "Report",
    "These differences are of points on one page, on which each text has the share of the others "
    "below it.",
)
NOT_CORRECTED = QT_TRANSLATE_NOOP(
    "Report",
    "Intervals are of one pair each and not corrected for the number of pairs: where one leaves "
    "out 0 and the corrected p is not below .05, the study does not decide.",
)
SOURCES = QT_TRANSLATE_NOOP(
    "Report",
    "Scores are from the table scores.csv, differences from significance.csv, ranks and chances "
    "from ranks.csv; how they were computed is in the report.",
)


def results_text(material: Material) -> str:
    """Paragraphs of Markdown; one a method, between the verdict and what limits it."""
    return "\n\n".join(_paragraphs(material)) + "\n"


def answer(material: Material) -> Iterator[str]:
    """The verdict and a sentence for each method, without those about pairs of systems."""
    yield from _opening(material)
    sentence = verdict(material)
    yield sentence
    yield from (line for line in verdict_lines(material) if line not in sentence)


def _opening(material: Material) -> Iterator[str]:
    """Warnings, and how much was judged."""
    words = material.words
    if material.is_simulated:
        yield words(ROBOTS)
    yield from look_warnings(material)
    counted = material.about.get("counted", {})
    names = ("participants", "sessions", "judgments")
    if all(name in counted for name in names):
        sentence = COUNTED_ELSEWHERE if material.is_elsewhere else COUNTED
        yield words(sentence, **{name: words.count(int(counted[name])) for name in names})
    by_method = material.about.get("counted_by_method", {})
    if by_method:
        yield "; ".join(method_counts(m, counts, material) for m, counts in by_method.items()) + "."


def _paragraphs(material: Material) -> Iterator[str]:
    words = material.words
    yield f"# {material.title}"
    yield from _opening(material)
    sentence = verdict(material)
    yield sentence
    found = rankings(material)
    lines = verdict_lines(material)
    for each, line in zip(found, lines, strict=False):
        yield " ".join([line, *_pairs(each, material)])
    yield from (line for line in lines[len(found) :] if line not in sentence)
    if found:
        yield from rules(material)
        yield words(SOURCES)


def _pairs(each: Ranking, material: Material) -> Iterator[str]:
    """A sentence about every pair that was tested, those with the leader first."""
    if each.has_few_raters:  # stated in the line of the method
        return
    words = material.words
    rows = material.rows(
        *("significance", "a", "b", "difference", "ci_low", "ci_high", "p_adjusted", "effect"),
        *("margin", "p_equivalent", "raters"),
        method=each.method,
        scale=each.scale,
        criterion=each.criterion,
    )
    place = {id: n for n, (id, _) in enumerate(each.order)}
    known = [r for r in records(rows) if r["a"] in place and r["b"] in place]
    tested = [row for row in known if row["p_adjusted"] == row["p_adjusted"]]
    for row in sorted(tested, key=lambda r: sorted((place[r["a"]], place[r["b"]]))):
        yield _sentence(row, material)
    if tested and find_method(method_of(each.method)).RELATIVE:
        yield words(points_on_a_page(each.method))
    judged = [row for row in tested if not is_by_few(_number(row, "raters"), material)]
    if any(_leaves_out_zero(row) and not _number(row, "p_adjusted") < ALPHA for row in judged):
        yield words(NOT_CORRECTED)


def points_on_a_page(method: str) -> str:
    """The sentence on points by a method that compares texts with each other."""
    scoring = find_scoring(method_of(method))
    if hasattr(scoring, "orders"):
        return OF_ORDERS
    return OF_ENDS if hasattr(scoring, "ends") else OF_TWO


def _leaves_out_zero(row: dict[str, object]) -> bool:
    return _number(row, "ci_low") > 0 or _number(row, "ci_high") < 0


def _sentence(row: dict[str, object], material: Material) -> str:
    """One pair; the one that did better is named first."""
    words = material.words
    value, low, high, p = (
        _number(row, n) for n in ("difference", "ci_low", "ci_high", "p_adjusted")
    )
    a, b = str(row["a"]), str(row["b"])
    effect = _number(row, "effect")
    if value < 0:
        a, b, value, low, high, effect = b, a, -value, -high, -low, -effect
    texts = words.alike(value, low, high)
    interval = words(INTERVAL, low=texts[1], high=texts[2]) if low == low else ""
    sizes = words(EFFECT, value=words.number(effect)) if effect == effect else ""
    common = {"a": a, "b": b, "value": texts[0], "interval": interval}
    if is_by_few(raters := _number(row, "raters"), material):
        return words(BY_FEW, **common, raters=f"{raters:.0f}", effect=sizes)
    equal = _number(row, "p_equivalent")
    margin = words.figure(_number(row, "margin"))
    if p < ALPHA and equal < ALPHA:
        common |= {"margin": margin, "p_equal": words.p(equal)}
        return words(HOLDS_SMALL, **common, p=words.p(p), effect=sizes)
    if p < ALPHA:
        return words(HOLDS, **common, p=words.p(p), effect=sizes)
    if equal < ALPHA:
        return words(EQUAL, **common, p=words.p(equal), margin=margin)
    return words(OPEN, **common, p=words.p(p), effect=sizes)


def _number(row: dict[str, object], name: str) -> float:
    return float(str(row[name]))
