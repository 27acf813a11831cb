"""The answer in a sentence: the best system, by how many methods, and with what certainty."""

from __future__ import annotations

from collections.abc import Iterable

from labeval.analysis.data.scales import method_of
from labeval.report.by_criterion import by_criterion, reversals
from labeval.report.counts import busiest_lines, together_lines
from labeval.report.leading import LEAST_RATERS, Lead, Ranking, is_of_these_raters, rankings
from labeval.report.left_out import left_out, unranked
from labeval.report.material import Material
from labeval.report.naming import is_count, statistic_name
from labeval.report.orders import (
    apart_from,
    apart_line,
    length_line,
    model_line,
    order_line,
    other_first,
    written,
)
from labeval.report.rank_lines import rank_line
from labeval.study.methods import takes_direction
from labeval.text.marks import QT_TRANSLATE_NOOP

NOTHING = QT_TRANSLATE_NOOP(
    "Report",
    "There is nothing to rank yet: fewer than two systems have been judged, or no answer says "
    "which is better.",
)
NO_SYSTEMS = QT_TRANSLATE_NOOP(
    "Report",
    "No systems are compared, since which of them wrote which text is not known; {n} texts were "
    "judged by {methods}. To compare systems, fill the column system of the items table.",
)
ALL_CLEAR = QT_TRANSLATE_NOOP("Report", "{best} is the best by {methods}, each with a clear lead.")
ALL_SOME = QT_TRANSLATE_NOOP(
    "Report",
    "{best} comes first by {methods}. The lead is clear by {clear}; by {open} it "
    "is not, and another study could turn it round.",
)
ALL_OPEN = QT_TRANSLATE_NOOP(
    "Report",
    "{best} comes first by {methods}, but no lead is safe: no test bears it out "
    "against all others.",
)
DIFFER = QT_TRANSLATE_NOOP("Report", "The methods do not agree on the best: {sides}.")
NO_CONTRADICTION = QT_TRANSLATE_NOOP(
    "Report", "No lead is clear, so this need not be a contradiction."
)
CLEAR_ONLY_BY = QT_TRANSLATE_NOOP(
    "Report", "The lead is clear by {methods} only, so this need not be a contradiction."
)
SIDE = QT_TRANSLATE_NOOP("Report", "{best} by {methods}")
ONE_CLEAR = QT_TRANSLATE_NOOP("Report", "{best} is the best by {methods}, with a clear lead.")
ONE_OPEN = QT_TRANSLATE_NOOP(
    "Report", "{best} comes first by {methods}, but its lead over {rivals} is not safe."
)
ONE_EQUAL = QT_TRANSLATE_NOOP(
    "Report",
    "{best} comes first by {methods}, but is practically equal to {rivals}: they surely differ by "
    "less than {margin}.",
)
ONE_REVERSED = QT_TRANSLATE_NOOP(
    "Report",
    "{best} comes first by {methods}, but {rivals} did better where raters and questions are "
    "compared like with like: which is the best is open.",
)
NOT_KNOWN = QT_TRANSLATE_NOOP("Report", "Which system is the best by {methods} is not known.")
ALL_EQUAL = QT_TRANSLATE_NOOP(
    "Report", "{names} share the first place by {methods}: their scores are the same."
)
FIRST = QT_TRANSLATE_NOOP("Report", "{best} comes first by {methods}.")
EVERY = QT_TRANSLATE_NOOP("Report", "every method ({methods})")
CLEAR_BY = QT_TRANSLATE_NOOP("Report", "The lead is clear by {methods}.")
OPEN_BY = QT_TRANSLATE_NOOP("Report", "By {methods} it is not safe.")
FEW_BY = QT_TRANSLATE_NOOP(
    "Report", "Too few raters to say whether that holds: {methods}; it takes {least} or more."
)
WITH_RATERS = QT_TRANSLATE_NOOP("Report", "{method} (raters: {n})")
SHARED = QT_TRANSLATE_NOOP("Report", "{names} (equal)")

LINE = QT_TRANSLATE_NOOP(
    "Report", "{method}: {best} is first ({statistic} {value}{interval}); {standing}."
)
LINE_EQUAL = QT_TRANSLATE_NOOP(
    "Report", "{method}: {names} share the first place ({statistic} {value})."
)
INTERVAL = QT_TRANSLATE_NOOP("Report", ", 95 % interval {low} to {high}")
NEAREST = QT_TRANSLATE_NOOP(
    "Report",
    "mean difference from {second} {value}{interval}, corrected p {p}; raters {raters}, "
    "questions {questions}",
)
CLEAR = QT_TRANSLATE_NOOP("Report", "clear lead ({nearest})")
OPEN = QT_TRANSLATE_NOOP("Report", "undecided against {rivals} ({nearest})")
EQUAL = QT_TRANSLATE_NOOP(
    "Report", "practically equal to {rivals}, less than {margin} apart ({nearest})"
)
BY_FEW = QT_TRANSLATE_NOOP(
    "Report",
    "against {rivals} there are too few raters to say how sure that is ({nearest}); it takes "
    "{least} or more",
)
REVERSED = QT_TRANSLATE_NOOP(
    "Report", "but {rivals} did better where raters and questions are compared like with like"
)
NO_TEST = QT_TRANSLATE_NOOP("Report", "how sure that is, is not known: {reason}")
TOO_FEW = QT_TRANSLATE_NOOP(
    "Report", "too few raters to say how sure that is; it takes {least} or more"
)
NO_LINK = QT_TRANSLATE_NOOP(
    "Report", "no judgments link it with {others}, of which the place says nothing"
)
NOT_TESTED = QT_TRANSLATE_NOOP("Report", "no difference was tested")

SAME_ORDER = QT_TRANSLATE_NOOP("Report", "{methods} put them in the same order: {order}.")
ORDERS = QT_TRANSLATE_NOOP("Report", "The orders differ: {orders}.")
RULE = QT_TRANSLATE_NOOP(
    "Report",
    "“Clear” means that six raters or more judged the first and each other, and that it is higher "
    "than every other by a test of their difference at 5 %, corrected for the number of pairs. By "
    "fewer than six raters of two systems no lead is called clear: that five agree can be chance "
    "(p = .0625). “Undecided” does not mean equal.",
)
RULE_OF_FEW = QT_TRANSLATE_NOOP(
    "Report",
    "Where a study is about these raters alone, such as a few experts, differences can be tested "
    "with any number of them: “Valid for” above the results, or “--resample questions” of “labeval "
    "analyse”, does so, and the report then says that it is about these raters only.",
)
RULE_THESE = QT_TRANSLATE_NOOP(
    "Report",
    "“Clear” means that the first is higher than every other by a test of their difference at 5 %, "
    "corrected for the number of pairs. “Undecided” does not mean equal.",
)
"""The same where all tests speak of these raters only; any number of them will do."""
LESS_IS_BETTER = QT_TRANSLATE_NOOP(
    "Report", "Less, and “no”, counts as better by {criteria}: points are turned round there."
)
MORE_IS_BETTER = QT_TRANSLATE_NOOP(
    "Report",
    "The judgments were made elsewhere, and the study file names no criterion of which less is "
    "better: the higher answer, “yes” and the chosen text count as the better ones by {criteria}.",
)
ABOUT = {
    "both": QT_TRANSLATE_NOOP(
        "Report",
        "The tests speak of new raters and new questions: a difference has to rise above how "
        "raters differ in what they prefer, and how questions differ in who does better.",
    ),
    "raters": QT_TRANSLATE_NOOP(
        "Report", "The tests speak of new raters and these questions only ({methods})."
    ),
    "questions": QT_TRANSLATE_NOOP(
        "Report", "The tests speak of new questions and these raters only ({methods})."
    ),
}
"""Units that differences are to hold for."""
ABOUT_BOTH_BY = QT_TRANSLATE_NOOP(
    "Report",
    "The tests speak of new raters and new questions ({methods}): a difference has to rise above "
    "how raters differ in what they prefer, and how questions differ in who does better.",
)
"""The first of :data:`ABOUT` where other methods' tests speak of something else."""
SOME_PAIRS = QT_TRANSLATE_NOOP("Report", "some pairs of {method}")
HERE = {
    "raters": QT_TRANSLATE_NOOP(
        "Report", "Clear leads by {methods} are about these questions only."
    ),
    "questions": QT_TRANSLATE_NOOP(
        "Report", "Clear leads by {methods} are about these raters only."
    ),
}
"""Limits of clear leads."""
SMALL = QT_TRANSLATE_NOOP(
    "Report",
    "By {method} {best} is ahead of {others}, but surely by less than {margin}, the smallest "
    "difference of interest.",
)
ROBOTS = QT_TRANSLATE_NOOP(
    "Report", "Robots made these judgments, or part of them: nothing here is about people."
)
MOST_TEXTS = 12
"""Texts up to which they are ranked in a sentence where no systems are known."""


def verdict(material: Material) -> str:
    """The answer in a sentence; honest where nothing is decided."""
    found = rankings(material)
    without = left_out(found, material)
    if not found:
        return " ".join(without) or material.words(NOTHING)
    if all(each.level == "item" and len(each.rows) > MOST_TEXTS for each in found):
        judged = material.rows("scores", "method", "id", level="item")
        most = int(judged.groupby("method")["id"].nunique().max())
        return material.words(NO_SYSTEMS, n=most, methods=_short(found, material))
    clear = [each for each in found if each.is_clear]
    limits = [
        material.words(HERE[about], methods=_short(group, material))
        for about in HERE
        for group in [[e for e in clear if any(lead.about == about for lead in e.leads)]]
        if group
    ]
    caveats = [
        line for each in clear for of in (_small, length_line) if (line := of(each, material))
    ]
    turned = [sentence for each in found for sentence in reversals(each, material)]
    apart = [line for each in found if (line := apart_line(each, material))]
    first = other_first(found, material)
    return " ".join(
        [_verdict(found, material), *first, *apart, *turned, *caveats, *limits, *without]
    )


def _verdict(found: list[Ranking], material: Material) -> str:
    words = material.words
    firsts = [" / ".join(each.leaders) for each in found]
    methods = _which(found, material)
    if len(set(firsts)) > 1:
        sides = [
            words(SIDE, best=_best(group[0], material), methods=_short(group, material))
            for first in dict.fromkeys(firsts)
            for group in [[e for e, f in zip(found, firsts, strict=True) if f == first]]
        ]
        sentences = [words(DIFFER, sides=words.listed(sides)), *_doubted(found, material)]
        return " ".join([*sentences, *_few(found, material)])
    if len(found) == 1 and apart_from(found[0], material):
        return " ".join([words(NOT_KNOWN, methods=methods), *_few(found, material)])
    if len(found[0].leaders) > 1:
        equal = words(ALL_EQUAL, names=words.some(found[0].leaders), methods=methods)
        return " ".join([equal, *_few(found, material)])
    if any(each.has_few_raters for each in found):
        return _with_few(found, material)
    best = found[0].leaders[0]
    clear = [each for each in found if each.is_clear]
    if len(found) == 1:
        if clear:
            return words(ONE_CLEAR, best=best, methods=methods)
        if reversed_ := found[0].reversed_by:
            return words(ONE_REVERSED, best=best, methods=methods, rivals=words.listed(reversed_))
        rivals = words.some(found[0].rivals) or "–"
        if margin := _equal_within(found[0], material):
            return words(ONE_EQUAL, best=best, methods=methods, rivals=rivals, margin=margin)
        return words(ONE_OPEN, best=best, methods=methods, rivals=rivals)
    if len(clear) == len(found):
        return words(ALL_CLEAR, best=best, methods=methods)
    if clear:
        left = _short((e for e in found if not e.is_clear), material)
        return words(ALL_SOME, best=best, methods=methods, clear=_short(clear, material), open=left)
    return words(ALL_OPEN, best=best, methods=methods)


def _with_few(found: list[Ranking], material: Material) -> str:
    """The verdict where all put the same first, and some have too few raters."""
    words = material.words
    sentences = [words(FIRST, best=found[0].leaders[0], methods=_which(found, material))]
    enough = [each for each in found if not each.has_few_raters]
    for sentence, wanted in ((CLEAR_BY, True), (OPEN_BY, False)):
        group = [each for each in enough if bool(each.is_clear) is wanted]
        if group:
            sentences.append(words(sentence, methods=_short(group, material)))
    return " ".join([*sentences, *_few(found, material)])


def _doubted(found: list[Ranking], material: Material) -> list[str]:
    """Caveat on a difference of methods, where not two of them have a clear lead."""
    clear = [each for each in found if each.is_clear]
    if len({tuple(each.leaders) for each in clear}) > 1:
        return []
    if clear:
        return [material.words(CLEAR_ONLY_BY, methods=_short(clear, material))]
    return [material.words(NO_CONTRADICTION)]


def _few(found: list[Ranking], material: Material) -> list[str]:
    """The sentence that names methods with too few raters, where there are such."""
    words = material.words
    named = [
        words(WITH_RATERS, method=material.short_method(each.method), n=each.raters)
        for each in found
        if each.has_few_raters
    ]
    return [words(FEW_BY, methods=words.listed(named), least=LEAST_RATERS)] if named else []


def verdict_lines(material: Material) -> list[str]:
    """One line per method in figures, their ranks, conditions that are together, how the orders
    compare, and who is in none."""
    found = rankings(material)
    lines = [
        " ".join(filter(None, [_line(each, material), by_criterion(each, material)]))
        for each in found
    ]
    for line_of in (order_line, apart_line, rank_line, model_line):
        lines += [line for each in found if (line := line_of(each, material))]
    lines += [*busiest_lines(material), *together_lines(material)]
    if len(found) > 1:
        words = material.words
        orders = {each.method: _order(each) for each in found}
        if len(set(orders.values())) == 1:
            methods, order = _short(found, material), orders[found[0].method]
            lines.append(words(SAME_ORDER, methods=methods, order=order))
        else:
            listed = "; ".join(
                f"{material.short_method(m)}: {order}" for m, order in orders.items()
            )
            lines.append(words(ORDERS, orders=listed))
    without = left_out(found, material)
    return [*lines, " ".join(without)] if without else lines


def _line(each: Ranking, material: Material) -> str:
    words = material.words
    first = each.rows.iloc[0]
    ends = [float(one) for one in (first["value"], first["ci_low"], first["ci_high"])]
    if is_count(each.statistic):
        value, low, high = (words.number(one, 0) for one in ends)
    else:
        value, low, high = words.alike(*ends)
    common = {
        "method": method_with_raters(each, material),
        "statistic": statistic_name(
            material.figure(each.statistic, each.method, each.scale, each.criterion), words
        ),
        "value": value,
    }
    if len(each.leaders) > 1:
        return words(LINE_EQUAL, names=words.some(each.leaders), **common)
    drawn = first["ci_low"] == first["ci_low"]
    interval = words(INTERVAL, low=low, high=high) if drawn else ""
    certainty = _certainty(each, material)
    return words(LINE, best=each.leaders[0], interval=interval, standing=certainty, **common)


def _certainty(each: Ranking, material: Material) -> str:
    """Certainty of the first place."""
    words = material.words
    if others := apart_from(each, material):
        return words(NO_LINK, others=words.some(others))
    if each.has_few_raters:
        return words(TOO_FEW, least=LEAST_RATERS)
    if each.is_clear is None:
        reason = next((lead.reason for lead in each.leads if lead.reason), "")
        return words(NO_TEST, reason=words.reason(reason) or words(NOT_TESTED))
    if each.is_clear:
        return words(CLEAR, nearest=_nearest(each.leads[0], material))
    if reversed_ := each.reversed_by:
        return words(REVERSED, rivals=words.listed(reversed_))
    few = each.by_few
    others = [id for id in each.rivals if id not in few]
    rivals = words.some(others)
    open_ = [lead for lead in each.leads if lead.other in others and lead.p == lead.p]
    nearest = _nearest(open_[0], material) if open_ else words(NOT_TESTED)
    if margin := _equal_within(each, material):
        return words(EQUAL, rivals=rivals, margin=margin, nearest=nearest)
    parts = [words(OPEN, rivals=rivals, nearest=nearest)] if others else []
    if few:
        nearest = _nearest(next(lead for lead in each.leads if lead.other in few), material)
        parts.append(words(BY_FEW, rivals=words.some(few), nearest=nearest, least=LEAST_RATERS))
    return "; ".join(parts)


def _equal_within(each: Ranking, material: Material) -> str:
    """The smallest difference of interest where all rivals are surely nearer; else empty."""
    equal = {lead.other: lead.margin for lead in each.leads if lead.is_equal}
    if each.has_few_raters or not each.rivals or not set(each.rivals) <= set(equal):
        return ""
    return material.words.figure(equal[each.rivals[0]])


def _small(each: Ranking, material: Material) -> str:
    """The leads that are there and less than of interest; empty where none is."""
    words = material.words
    small = [lead for lead in each.leads if lead.is_equal]
    if not small:
        return ""
    return words(
        SMALL,
        method=material.short_method(each.method),
        best=each.leaders[0],
        others=words.some([lead.other for lead in small]),
        margin=words.figure(small[0].margin),
    )


def _nearest(lead: Lead, material: Material) -> str:
    """A difference in figures."""
    words = material.words
    value, low, high = words.alike(lead.value, lead.low, lead.high)
    interval = words(INTERVAL, low=low, high=high) if lead.low == lead.low else ""
    counts = {"raters": f"{lead.raters:.0f}", "questions": f"{lead.questions:.0f}"}
    return words(
        NEAREST, second=lead.other, value=value, interval=interval, p=words.p(lead.p), **counts
    )


def rules(material: Material) -> list[str]:
    """Meaning of “clear”, and whom it is to hold for."""
    words = material.words
    of: dict[str, list[str]] = {}
    for each in rankings(material):
        for about in dict.fromkeys(lead.about for lead in each.leads if lead.p == lead.p):
            of.setdefault(about, []).append(material.short_method(each.method))
    about_what = ABOUT if len(of) < 2 else {**ABOUT, "both": ABOUT_BOTH_BY}
    every = [name for names in of.values() for name in names]
    sentences = [
        words(
            about_what[about],
            methods=words.listed(
                name if every.count(name) == 1 else words(SOME_PAIRS, method=name)
                for name in of[about]
            ),
        )
        for about in about_what
        if about in of
    ]
    these = of and is_of_these_raters(material)
    few = not these and any(each.has_few_raters for each in rankings(material))
    rule = [words(RULE_THESE if these else RULE), *([words(RULE_OF_FEW)] if few else [])]
    return [" ".join([*rule, *sentences]), *_directions(material)]


def _directions(material: Material) -> list[str]:
    """Sentences on the answers that count as the better ones, where that is not plain."""
    words = material.words
    rows = material.rows("scores", "method", "criterion")
    judged = set(rows.loc[rows["method"].map(method_of).map(takes_direction), "criterion"])
    asked = [one for one in material.content.study.criteria if one.id in judged]
    lower = [material.named(one.id) for one in asked if one.direction == "lower"]
    if lower:
        return [words(LESS_IS_BETTER, criteria=words.some(lower))]
    if asked and material.is_elsewhere:
        return [words(MORE_IS_BETTER, criteria=words.some([material.named(c.id) for c in asked]))]
    return []


def method_with_raters(each: Ranking, material: Material) -> str:
    """The method's name, and how many raters judged by it where that is known."""
    name = material.method_name(each.method)
    if each.raters is None:
        return name
    return material.words(WITH_RATERS, method=name, n=each.raters)


def _order(each: Ranking) -> str:
    return written(dict(each.order))


def _best(each: Ranking, material: Material) -> str:
    words = material.words
    names = each.leaders
    return names[0] if len(names) == 1 else words(SHARED, names=words.some(names))


def _which(found: list[Ranking], material: Material) -> str:
    """The methods, and that these are all where several were used and each has a ranking."""
    methods = _short(found, material)
    if len(found) < 2 or unranked(found, material):
        return methods
    return material.words(EVERY, methods=methods)


def _short(found: Iterable[Ranking], material: Material) -> str:
    return material.words.listed(material.short_method(each.method) for each in found)
