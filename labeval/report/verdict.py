"""The answer in a sentence: which system is best, by how many methods, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable

from labeval.report.leading import LEAST_RATERS, Ranking, rankings
from labeval.report.material import Material
from labeval.report.naming import STATISTICS, known, method_name, short_method
from labeval.text.marks import QT_TRANSLATE_NOOP

NOTHING = QT_TRANSLATE_NOOP(
    "Report", "There is nothing to rank yet: fewer than two systems have been judged."
)
ALL_CLEAR = QT_TRANSLATE_NOOP(
    "Report", "{best} is the best: every method says so ({methods}), each with a clear lead."
)
ALL_SOME = QT_TRANSLATE_NOOP(
    "Report",
    "{best} comes first by every method ({methods}). The lead is clear by {clear}; by {open} it "
    "is not, and another study could turn it round.",
)
ALL_OPEN = QT_TRANSLATE_NOOP(
    "Report",
    "{best} comes first by every method ({methods}), but no lead is safe: the intervals of the "
    "next overlap with it.",
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
ALL_EQUAL = QT_TRANSLATE_NOOP(
    "Report", "{names} share the first place by {methods}: their scores are the same."
)
FIRST = QT_TRANSLATE_NOOP("Report", "{best} comes first by {methods}.")
FIRST_BY_ALL = QT_TRANSLATE_NOOP("Report", "{best} comes first by every method ({methods}).")
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
CLEAR = QT_TRANSLATE_NOOP("Report", "clear lead over {second} ({value})")
OPEN = QT_TRANSLATE_NOOP("Report", "undecided against {rivals}")
NO_INTERVAL = QT_TRANSLATE_NOOP("Report", "how sure that is cannot be said: {reason}")
TOO_FEW = QT_TRANSLATE_NOOP(
    "Report", "too few raters to say how sure that is; it takes {least} or more"
)
NO_SAMPLES = QT_TRANSLATE_NOOP("Report", "no intervals were computed")

SAME_ORDER = QT_TRANSLATE_NOOP("Report", "All methods put them in the same order: {order}.")
ORDERS = QT_TRANSLATE_NOOP("Report", "The orders differ: {orders}.")
RULE = QT_TRANSLATE_NOOP(
    "Report",
    "“Clear” means that six raters or more judged, that the 95 % interval of the first lies apart "
    "from the intervals of all others, and that, where systems are tested in pairs, a test tells "
    "the first from each of them. With fewer than six raters not even their full agreement would "
    "be significant (two-sided signed-rank test, p = .0625 with five). That is strict: where "
    "intervals overlap a little, a direct test can still find a difference.",
)
ROBOTS = QT_TRANSLATE_NOOP(
    "Report", "Robots made these judgments, or part of them: nothing here is about people."
)


def verdict(material: Material) -> str:
    """The answer in a sentence; honest where nothing is decided."""
    words = material.words
    found = rankings(material)
    if not found:
        return words(NOTHING)
    firsts = [" / ".join(each.leaders) for each in found]
    methods = _short(found, material)
    if len(set(firsts)) > 1:
        sides = [
            words(SIDE, best=_best(group[0], material), methods=_short(group, material))
            for first in dict.fromkeys(firsts)
            for group in [[e for e, f in zip(found, firsts, strict=True) if f == first]]
        ]
        told = [words(DIFFER, sides=words.listed(sides)), *_doubted(found, material)]
        return " ".join([*told, *_few(found, material)])
    if len(found[0].leaders) > 1:
        equal = words(ALL_EQUAL, names=words.listed(found[0].leaders), methods=methods)
        return " ".join([equal, *_few(found, material)])
    if any(each.has_few_raters for each in found):
        return _with_few(found, material)
    best = found[0].leaders[0]
    clear = [each for each in found if each.is_clear]
    if len(found) == 1:
        if clear:
            return words(ONE_CLEAR, best=best, methods=methods)
        rivals = words.listed(found[0].rivals) or "–"
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
    told = [
        words(
            FIRST if len(found) == 1 else FIRST_BY_ALL,
            best=found[0].leaders[0],
            methods=_short(found, material),
        )
    ]
    enough = [each for each in found if not each.has_few_raters]
    for sentence, wanted in ((CLEAR_BY, True), (OPEN_BY, False)):
        group = [each for each in enough if bool(each.is_clear) is wanted]
        if group:
            told.append(words(sentence, methods=_short(group, material)))
    return " ".join([*told, *_few(found, material)])


def _doubted(found: list[Ranking], material: Material) -> list[str]:
    """What takes back that methods differ, where not two of them do so with a clear lead."""
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
        words(WITH_RATERS, method=short_method(each.method), n=each.raters)
        for each in found
        if each.has_few_raters
    ]
    return [words(FEW_BY, methods=words.listed(named), least=LEAST_RATERS)] if named else []


def verdict_lines(material: Material) -> list[str]:
    """One line a method in figures, then how the orders compare."""
    found = rankings(material)
    lines = [_line(each, material) for each in found]
    if len(found) > 1:
        words = material.words
        orders = {each.method: _order(each) for each in found}
        if len(set(orders.values())) == 1:
            lines.append(words(SAME_ORDER, order=orders[found[0].method]))
        else:
            told = "; ".join(f"{short_method(m)}: {order}" for m, order in orders.items())
            lines.append(words(ORDERS, orders=told))
    return lines


def _line(each: Ranking, material: Material) -> str:
    words = material.words
    first = each.rows.iloc[0]
    second = each.rows["value"].iloc[1]
    value, low, high, behind = words.alike(
        *(float(one) for one in (first["value"], first["ci_low"], first["ci_high"], second))
    )
    told = {
        "method": method_with_raters(each, material),
        "statistic": known(STATISTICS, each.statistic, words),
        "value": value,
    }
    if len(each.leaders) > 1:
        return words(LINE_EQUAL, names=words.listed(each.leaders), **told)
    drawn = first["ci_low"] == first["ci_low"]
    interval = words(INTERVAL, low=low, high=high) if drawn else ""
    standing = _standing(each, behind, material)
    return words(LINE, best=each.leaders[0], interval=interval, standing=standing, **told)


def _standing(each: Ranking, behind: str, material: Material) -> str:
    """How safe the first place is.

    Args:
        behind: the second's score as it is printed.
    """
    words = material.words
    if each.has_few_raters:
        return words(TOO_FEW, least=LEAST_RATERS)
    if each.is_clear is None:
        reason = words.reason(str(each.rows["reason"].iloc[0] or "")) or words(NO_SAMPLES)
        return words(NO_INTERVAL, reason=reason)
    if not each.is_clear:
        return words(OPEN, rivals=words.listed(each.rivals))
    return words(CLEAR, second=each.rows["id"].iloc[1], value=behind)


def method_with_raters(each: Ranking, material: Material) -> str:
    """The method's name, and how many raters judged by it where that is known."""
    name = method_name(each.method, material.words)
    if each.raters is None:
        return name
    return material.words(WITH_RATERS, method=name, n=each.raters)


def _order(each: Ranking) -> str:
    """``Alder > Birch = Cedar``; a long one is cut."""
    most = 8
    told, before = "", 0.0
    for n, (id, rank) in enumerate(each.order[:most]):
        told += id if not n else (" = " if rank == before else " > ") + id
        before = rank
    return told + (" …" if len(each.order) > most else "")


def _best(each: Ranking, material: Material) -> str:
    words = material.words
    names = each.leaders
    return names[0] if len(names) == 1 else words(SHARED, names=words.listed(names))


def _short(found: Iterable[Ranking], material: Material) -> str:
    return material.words.listed(short_method(each.method) for each in found)
