"""Judges by model, compared with people, and what they save."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.statistics.differences import FEWEST_RATERS
from labeval.analysis.statistics.multiplicity import adjusted
from labeval.report.leading import ALPHA
from labeval.report.material import Material, is_missing, records
from labeval.report.questions import Shown, columns
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

TITLE = QT_TRANSLATE_NOOP("Report", "Can a model stand in for people?")
ABOUT = QT_TRANSLATE_NOOP(
    "Report",
    "A judge that agrees with people as they agree with each other, and that is not biased, can "
    "make estimates more exact. What people differ by among themselves it cannot show.",
)
FIGURES: tuple[str, ...] = ()
_SUMMARY = columns("judge method criterion statistic value ci_low ci_high n raters p reason")
_WHOLE = {"of": ""}
TABLES = (
    Shown(
        "judge_audit",
        QT_TRANSLATE_NOOP("Report", "Participants needed with the judge"),
        columns("judge method criterion statistic value ci_low ci_high n reason"),
        {"part": "savings"},
        most=60,
    ),
    Shown(
        "judge_audit",
        QT_TRANSLATE_NOOP("Report", "Agreement with the judge, and of people with each other"),
        _SUMMARY,
        {"part": "agreement", **_WHOLE},
        most=60,
    ),
    Shown(
        "judge_audit",
        QT_TRANSLATE_NOOP("Report", "The alternative annotator test"),
        columns("judge method criterion statistic of value n raters p reason"),
        {"part": "alternative"},
        most=40,
    ),
    Shown(
        "judge_audit",
        QT_TRANSLATE_NOOP("Report", "Bias and calibration of the judge"),
        columns("judge method criterion statistic of value ci_low ci_high n raters p reason"),
        {"part": ("bias", "calibration")},
        most=60,
    ),
    Shown(
        "judge_audit",
        QT_TRANSLATE_NOOP("Report", "Estimates by people alone, and with the judge"),
        columns("judge method criterion statistic of value ci_low ci_high n raters reason"),
        {"part": "estimate"},
        most=60,
    ),
)
NONE = QT_TRANSLATE_NOOP("Report", "No language model rated the texts of this study.")
AGREES = QT_TRANSLATE_NOOP(
    "Report",
    "{judge}, {method}: its kappa with people is {judged} (median over {n} criteria), that of "
    "people with each other {people}.",
)
AGREES_ONE = QT_TRANSLATE_NOOP(
    "Report",
    "{judge}, {method}: its kappa with people is {judged}, that of people with each other "
    "{people}.",
)
MAY = QT_TRANSLATE_NOOP(
    "Report",
    "By the alternative annotator test ({bonus}) {judge} may take a person's place on {criteria}.",
)
MAY_NOT = QT_TRANSLATE_NOOP(
    "Report",
    "By the alternative annotator test ({bonus}) {judge} may not take a person's place on any "
    "criterion.",
)
BIASED = QT_TRANSLATE_NOOP("Report", "{judge} {what} on {criteria} (p < .05, corrected).")
WHAT = {
    ("higher_than_people", True): QT_TRANSLATE_NOOP("Report", "rates higher than people"),
    ("higher_than_people", False): QT_TRANSLATE_NOOP("Report", "rates lower than people"),
    ("twice_the_length", True): QT_TRANSLATE_NOOP(
        "Report", "likes longer texts more than people do"
    ),
    ("twice_the_length", False): QT_TRANSLATE_NOOP(
        "Report", "likes longer texts less than people do"
    ),
    ("own_family", True): QT_TRANSLATE_NOOP(
        "Report", "likes texts of its own family more than people do"
    ),
    ("own_family", False): QT_TRANSLATE_NOOP(
        "Report", "likes texts of its own family less than people do"
    ),
    ("first_chosen", True): QT_TRANSLATE_NOOP(
        "Report", "takes the text shown first more often than the other"
    ),
    ("first_chosen", False): QT_TRANSLATE_NOOP(
        "Report", "takes the text shown first less often than the other"
    ),
}
_NO_BIAS = {"first_chosen": 0.5}
"""Values of figures without a bias; of all others it is 0."""
SAVES = QT_TRANSLATE_NOOP(
    "Report",
    "With {judge} a study as exact as this one needs {needed} participants instead of {now} "
    "(95 %: {low} to {high}; {method}, {criterion}, where it needs most).",
)
NOT_SHOWN = QT_TRANSLATE_NOOP(
    "Report",
    "It is not shown that {judge} saves participants: a study as exact as this one needs {needed} "
    "instead of {now} (95 %: {low} to {high}; {method}, {criterion}, where it needs most).",
)
NO_ENDS = QT_TRANSLATE_NOOP(
    "Report",
    "With {judge} a study as exact as this one may need {needed} participants instead of {now}; "
    "there is no interval ({method}, {criterion}, where it needs most).",
)
FEW = QT_TRANSLATE_NOOP(
    "Report",
    "{judge} saves nobody ({method}): of {now} participants none can be left out, since fewer than "
    "{least} bear no claim.",
)
NOBODY = QT_TRANSLATE_NOOP("Report", "{judge} saves nobody ({method}, {criterion}).")
NOBODY_YET = QT_TRANSLATE_NOOP(
    "Report",
    "{judge} saves nobody as it was used ({method}, {criterion}); with its ratings of very many "
    "further questions {best} participants instead of {now} would do.",
)
UNKNOWN = QT_TRANSLATE_NOOP("Report", "What {judge} saves cannot be computed ({method}): {reason}.")


def answer(material: Material) -> list[str]:
    """Agreement, test, biases and participants saved, for each judge and method."""
    rows = material.rows("judge_audit", "judge", "method", "part", "statistic", "of", "value")
    if rows.empty:
        return [material.words(NONE)]
    lines = []
    for (judge, method), part in rows.groupby(["judge", "method"], sort=False):
        if not method:
            reason = material.words.reason(str(part["reason"].iloc[0]))
            lines.append(f"{judge}: {reason}.")
            continue
        names = {"judge": str(judge), "method": material.method_name(str(method))}
        lines += [
            *_agreement(names, part, material),
            *_test(names, part, material),
            *_biases(names, part, material),
            saved(str(judge), str(method), part, material),
        ]
    return [line for line in lines if line]


def _agreement(names: dict[str, str], part: DataFrame, material: Material) -> Iterator[str]:
    words = material.words
    whole = part[(part["part"] == "agreement") & (part["of"] == "")]
    medians = {
        name: whole[whole["statistic"] == name]["value"].dropna()
        for name in ("judge_kappa", "people_kappa")
    }
    if not all(len(found) for found in medians.values()):
        return
    judged, people = (words.number(float(found.median())) for found in medians.values())
    n = len(medians["judge_kappa"])
    yield words(AGREES if n > 1 else AGREES_ONE, **names, judged=judged, people=people, n=n)


def _test(names: dict[str, str], part: DataFrame, material: Material) -> Iterator[str]:
    words = material.words
    rates = part[(part["statistic"] == "winning_rate") & part["value"].notna()]
    if rates.empty:
        return
    bonus = str(rates["of"].iloc[0]).replace(".", words.decimal)
    passed = [material.named(str(c)) for c in rates[rates["value"] >= 0.5]["criterion"]]
    text = MAY if passed else MAY_NOT
    yield words(text, judge=names["judge"], bonus=bonus, criteria=words.listed(passed))


def _biases(names: dict[str, str], part: DataFrame, material: Material) -> Iterator[str]:
    """Those that hold, corrected over all kinds and criteria of the judge and method."""
    words = material.words
    tested = part[part["statistic"].isin({name for name, _ in WHAT}) & part["p"].notna()]
    held = adjusted(tested["p"].to_numpy(dtype=np.float64))[0] < ALPHA
    found: dict[tuple[str, bool], list[str]] = {}
    for row in records(tested[held]):
        key = (row["statistic"], row["value"] > _NO_BIAS.get(row["statistic"], 0))
        found.setdefault(key, []).append(material.named(row["criterion"]))
    for key, criteria in found.items():
        where = words.listed(criteria)
        yield words(BIASED, judge=names["judge"], what=words(WHAT[key]), criteria=where)


def saved(judge: str, method: str, part: DataFrame, material: Material) -> str:
    """Participants that the judge saves, on the criterion on which it saves fewest."""
    words = material.words
    rows = part[part["part"] == "savings"]
    names = {"judge": judge, "method": material.short_method(method)}
    by_criterion = {
        str(criterion): {row["statistic"]: row for row in records(of)}
        for criterion, of in rows.groupby("criterion", sort=False)
    }
    known = {c: found for c, found in by_criterion.items() if "participants_now" in found}
    if not known:
        reasons = [words.reason(reason) for reason in rows["reason"].drop_duplicates() if reason]
        return words(UNKNOWN, **names, reason=words.listed(reasons)) if reasons else ""
    key = max(known, key=lambda c: _demand(known[c]))
    found = known[key]
    needed = found["participants_needed"]
    now, best = found["participants_now"]["value"], found["participants_at_best"]["value"]
    values: dict[str, object] = {
        **names,
        "criterion": material.named(key),
        **{n: words.number(v, 0) for n, v in (("now", now), ("best", best))},
        "needed": words.number(needed["value"], 0),
    }
    if now <= FEWEST_RATERS:
        return words(FEW, **values, least=FEWEST_RATERS)
    if needed["value"] >= now:
        return words(NOBODY_YET if best < now else NOBODY, **values)
    if is_missing(needed["ci_high"]):
        return words(NO_ENDS, **values)
    ends = {"low": words.number(needed["ci_low"], 0), "high": words.number(needed["ci_high"], 0)}
    return words(SAVES if needed["ci_high"] < now else NOT_SHOWN, **values, **ends)


def _demand(found: dict[str, dict[str, float]]) -> tuple[float, float]:
    """Participants needed with the judge, and by the end of the interval."""
    needed = found["participants_needed"]
    high = needed["ci_high"]
    return needed["value"], 0.0 if is_missing(high) else float(high)
