"""Column headings on paper, and how the cells of a column are printed."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import isfinite

from labeval.analysis.agreement.between import EQUALLY
from labeval.report.material import TOTAL, Material, is_missing
from labeval.report.naming import COUNTED, known, statistic_name
from labeval.study.pages import ITEM_JOIN, turn_in, without_turn
from labeval.text.marks import QT_TRANSLATE_NOOP

HEADINGS = {
    "method": QT_TRANSLATE_NOOP("Report", "method"),
    "level": QT_TRANSLATE_NOOP("Report", "level"),
    "language": QT_TRANSLATE_NOOP("Report", "language"),
    "scale": QT_TRANSLATE_NOOP("Report", "scale"),
    "criterion": QT_TRANSLATE_NOOP("Report", "criterion"),
    "id": QT_TRANSLATE_NOOP("Report", "system or text"),
    "system": QT_TRANSLATE_NOOP("Report", "system"),
    "judge": QT_TRANSLATE_NOOP("Report", "judge"),
    "statistic": QT_TRANSLATE_NOOP("Report", "measure"),
    "n": "n",
    "of": QT_TRANSLATE_NOOP("Report", "of"),
    "unit": QT_TRANSLATE_NOOP("Report", "what was judged"),
    "counted": QT_TRANSLATE_NOOP("Report", "counted"),
    "share": QT_TRANSLATE_NOOP("Report", "share"),
    "what": QT_TRANSLATE_NOOP("Report", "what"),
    "value": QT_TRANSLATE_NOOP("Report", "value"),
    "rank": QT_TRANSLATE_NOOP("Report", "rank"),
    "rank_low": QT_TRANSLATE_NOOP("Report", "rank from"),
    "rank_high": QT_TRANSLATE_NOOP("Report", "to"),
    "p_best": QT_TRANSLATE_NOOP("Report", "chance of being best"),
    "ci_low": QT_TRANSLATE_NOOP("Report", "95 % from"),
    "ci_high": QT_TRANSLATE_NOOP("Report", "to"),
    "reason": QT_TRANSLATE_NOOP("Report", "why undefined, or note"),
    "first": QT_TRANSLATE_NOOP("Report", "first"),
    "second": QT_TRANSLATE_NOOP("Report", "second"),
    "first_wins": QT_TRANSLATE_NOOP("Report", "first wins"),
    "second_wins": QT_TRANSLATE_NOOP("Report", "second wins"),
    "ties": QT_TRANSLATE_NOOP("Report", "ties"),
    "both_bad": QT_TRANSLATE_NOOP("Report", "both bad"),
    "win_rate": QT_TRANSLATE_NOOP("Report", "first's share of wins"),
    "p": "p",
    "p_adjusted": QT_TRANSLATE_NOOP("Report", "p, corrected"),
    "a": QT_TRANSLATE_NOOP("Report", "one"),
    "b": QT_TRANSLATE_NOOP("Report", "other"),
    "method_a": QT_TRANSLATE_NOOP("Report", "one"),
    "method_b": QT_TRANSLATE_NOOP("Report", "other"),
    "difference": QT_TRANSLATE_NOOP("Report", "difference"),
    "raters": QT_TRANSLATE_NOOP("Report", "raters"),
    "questions": QT_TRANSLATE_NOOP("Report", "questions"),
    "effect": QT_TRANSLATE_NOOP("Report", "effect"),
    "uncontrolled": QT_TRANSLATE_NOOP("Report", "not controlled"),
    "infit": QT_TRANSLATE_NOOP("Report", "infit"),
    "outfit": QT_TRANSLATE_NOOP("Report", "outfit"),
    "mean": QT_TRANSLATE_NOOP("Report", "plain mean"),
    "fair_mean": QT_TRANSLATE_NOOP("Report", "fair mean"),
    "agrees": QT_TRANSLATE_NOOP("Report", "as the means"),
    "source": QT_TRANSLATE_NOOP("Report", "where from"),
    "test": QT_TRANSLATE_NOOP("Report", "test"),
    "adjusted": QT_TRANSLATE_NOOP("Report", "correction"),
    "coefficient": QT_TRANSLATE_NOOP("Report", "coefficient"),
    "measurement_level": QT_TRANSLATE_NOOP("Report", "level of measurement"),
    "n_units": QT_TRANSLATE_NOOP("Report", "units"),
    "n_items": QT_TRANSLATE_NOOP("Report", "texts"),
    "n_raters": QT_TRANSLATE_NOOP("Report", "raters"),
    "marked_share": QT_TRANSLATE_NOOP("Report", "words marked, share of a text"),
    "in_source": QT_TRANSLATE_NOOP("Report", "marks in the source"),
    "f1": QT_TRANSLATE_NOOP("Report", "F1 of words"),
    "category": QT_TRANSLATE_NOOP("Report", "category"),
    "severity": QT_TRANSLATE_NOOP("Report", "severity"),
    "per_judgment": QT_TRANSLATE_NOOP("Report", "a judgment"),
    "points": QT_TRANSLATE_NOOP("Report", "error points"),
    "overlapping": QT_TRANSLATE_NOOP("Report", "errors that overlap"),
    "claims_each": QT_TRANSLATE_NOOP("Report", "claims of a rater"),
    "same_claims": QT_TRANSLATE_NOOP("Report", "claims that two have"),
    "same_answer": QT_TRANSLATE_NOOP("Report", "same answer"),
    "answer_alpha": QT_TRANSLATE_NOOP("Report", "alpha of answers"),
    "shared_characters": QT_TRANSLATE_NOOP("Report", "characters in claims of two"),
    "character_alpha": QT_TRANSLATE_NOOP("Report", "alpha by character"),
    "same_category": QT_TRANSLATE_NOOP("Report", "same category"),
    "category_alpha": QT_TRANSLATE_NOOP("Report", "alpha of the category"),
    "same_severity": QT_TRANSLATE_NOOP("Report", "same severity"),
    "severity_alpha": QT_TRANSLATE_NOOP("Report", "alpha of the severity"),
    "tau": QT_TRANSLATE_NOOP("Report", "tau-b"),
    "intervention": QT_TRANSLATE_NOOP("Report", "intervention"),
    "outcome": QT_TRANSLATE_NOOP("Report", "outcome"),
    "before": QT_TRANSLATE_NOOP("Report", "before"),
    "after": QT_TRANSLATE_NOOP("Report", "after"),
    "aloud": QT_TRANSLATE_NOOP("Report", "aloud"),
    "silent": QT_TRANSLATE_NOOP("Report", "silent"),
    "n_aloud": QT_TRANSLATE_NOOP("Report", "participants aloud"),
    "n_silent": QT_TRANSLATE_NOOP("Report", "participants silent"),
    "interventions": QT_TRANSLATE_NOOP("Report", "interventions"),
    "correlation": QT_TRANSLATE_NOOP("Report", "correlation between raters"),
    "distinct": QT_TRANSLATE_NOOP("Report", "distinguished"),
    "participants": QT_TRANSLATE_NOOP("Report", "participants"),
    "participant": QT_TRANSLATE_NOOP("Report", "participant"),
    "rater": QT_TRANSLATE_NOOP("Report", "rater"),
    "pages": QT_TRANSLATE_NOOP("Report", "pages"),
    "judgments": QT_TRANSLATE_NOOP("Report", "judgments"),
    "minutes_per_participant": QT_TRANSLATE_NOOP("Report", "minutes a person (mean)"),
    "seconds_per_page_median": QT_TRANSLATE_NOOP("Report", "seconds a page (median)"),
    "seconds_per_judgment_mean": QT_TRANSLATE_NOOP("Report", "seconds a judgment (mean)"),
    "comparisons": QT_TRANSLATE_NOOP("Report", "comparisons"),
    "score": QT_TRANSLATE_NOOP("Report", "score"),
    "grade": QT_TRANSLATE_NOOP("Report", "grade"),
    "elo": "Elo",
    "shuffled_low": QT_TRANSLATE_NOOP("Report", "shuffled from"),
    "shuffled_high": QT_TRANSLATE_NOOP("Report", "to"),
    "rankings": QT_TRANSLATE_NOOP("Report", "different rankings"),
    "orders": QT_TRANSLATE_NOOP("Report", "of orders"),
    "units": QT_TRANSLATE_NOOP("Report", "pairs of texts"),
    "circular": QT_TRANSLATE_NOOP("Report", "circles"),
    "by_chance": QT_TRANSLATE_NOOP("Report", "by chance"),
    "model": QT_TRANSLATE_NOOP("Report", "model"),
    "overall": QT_TRANSLATE_NOOP("Report", "overall rating"),
    "aspect": QT_TRANSLATE_NOOP("Report", "aspect"),
    "external": QT_TRANSLATE_NOOP("Report", "compared with"),
    "alpha": "alpha",
    "criteria": QT_TRANSLATE_NOOP("Report", "criteria"),
    "n_dropped": QT_TRANSLATE_NOOP("Report", "left out"),
    "left_out": QT_TRANSLATE_NOOP("Report", "left out"),
    "least_competence": QT_TRANSLATE_NOOP("Report", "least competence"),
    "alpha_before": QT_TRANSLATE_NOOP("Report", "alpha before"),
    "alpha_after": QT_TRANSLATE_NOOP("Report", "alpha after"),
    "n_items_before": QT_TRANSLATE_NOOP("Report", "units before"),
    "n_items_after": QT_TRANSLATE_NOOP("Report", "units after"),
    "note": QT_TRANSLATE_NOOP("Report", "note"),
    "compared": QT_TRANSLATE_NOOP("Report", "compared"),
    "f": "f",
    "f_cautious": QT_TRANSLATE_NOOP("Report", "f, cautious"),
    "recommended": QT_TRANSLATE_NOOP("Report", "participants needed"),
    "cautious": QT_TRANSLATE_NOOP("Report", "cautiously"),
    "minutes": QT_TRANSLATE_NOOP("Report", "minutes per participant"),
    "how": QT_TRANSLATE_NOOP("Report", "how computed"),
    "raw_agreement": QT_TRANSLATE_NOOP("Report", "same answers"),
    "disagreement": QT_TRANSLATE_NOOP("Report", "disagreement"),
    "most_given": QT_TRANSLATE_NOOP("Report", "most given"),
    "interpretation": QT_TRANSLATE_NOOP("Report", "read as"),
    "competence": QT_TRANSLATE_NOOP("Report", "competence"),
    "competence_low": QT_TRANSLATE_NOOP("Report", "over seeds from"),
    "competence_high": QT_TRANSLATE_NOOP("Report", "to"),
    "label": QT_TRANSLATE_NOOP("Report", "true label"),
    "given": QT_TRANSLATE_NOOP("Report", "label given"),
    "accuracy": QT_TRANSLATE_NOOP("Report", "right labels"),
    "majority_agreement": QT_TRANSLATE_NOOP("Report", "with the majority"),
    "seconds_per_page": QT_TRANSLATE_NOOP("Report", "seconds a page"),
    "straight_pages": QT_TRANSLATE_NOOP("Report", "pages all alike"),
    "flags": QT_TRANSLATE_NOOP("Report", "flags"),
    "attention_passed": QT_TRANSLATE_NOOP("Report", "checks passed"),
    "attention_shown": QT_TRANSLATE_NOOP("Report", "checks shown"),
    "condition": QT_TRANSLATE_NOOP("Report", "condition"),
    "item": QT_TRANSLATE_NOOP("Report", "text"),
    "items": QT_TRANSLATE_NOOP("Report", "texts"),
    "seconds": QT_TRANSLATE_NOOP("Report", "seconds"),
    "page_order": QT_TRANSLATE_NOOP("Report", "page"),
    "answered_at": QT_TRANSLATE_NOOP("Report", "answered at (UTC)"),
    "cost": QT_TRANSLATE_NOOP("Report", "cost"),
    "unchanged": QT_TRANSLATE_NOOP("Report", "left as they are"),
    "hter": QT_TRANSLATE_NOOP("Report", "HTER of all texts together"),
    "characters": QT_TRANSLATE_NOOP("Report", "changed characters per character"),
    "seconds_per_word": QT_TRANSLATE_NOOP("Report", "seconds a word (median)"),
    "ter": QT_TRANSLATE_NOOP("Report", "edits per word between two"),
    "same": QT_TRANSLATE_NOOP("Report", "equal"),
}
ALL_TEXTS = QT_TRANSLATE_NOOP("Report", "all texts")
_ANSWER = QT_TRANSLATE_NOOP("Report", "{text}, answer {n}")
"""One answer of a conversation, in place of the whole text."""
_IN_SET = QT_TRANSLATE_NOOP("Report", "{text}, among {texts}")
"""A text's place in an order, with all texts that were ordered."""
_WHOLE = 1e-9
_NUMBER_WRITTEN = re.compile(r"-?\d+\.\d+")
_MOST_GIVEN = 3
"""Decimals of an answer that are printed as they were given."""
_HYPHEN = "\u2011"
"""One at which no line breaks: a code stays in one piece."""
_AS_IT_IS = {
    *("id", "system", "judge", "first", "second"),
    *("items", "item", "answered_at", "majority"),
}
_ANALYSIS = {"reason", "note", "interpretation", "how"}
"""Columns of sentences."""


def heading(column: str, material: Material) -> str:
    """A column's heading; its own name, readable, where it has no other."""
    return known(HEADINGS, column, material.words)


def cell(column: str, value: object, material: Material) -> str:
    """A cell as it is printed: names for ids, three decimals for p, a dash for what is missing."""
    words = material.words
    if is_missing(value):
        return "–"
    if isinstance(value, str):
        return _text(column, value, material)
    number = float(value)  # type: ignore[arg-type]
    if not isfinite(number):
        return "–"
    if column.startswith("p") and column in {"p", "p_adjusted", "p_value"}:
        return words.p(number).removeprefix("= ")
    if column == "p_best":
        return words.chance(number)
    if abs(number - round(number)) < _WHOLE:
        return words.number(number, 0)
    return words.figure(number)


def _text(column: str, value: str, material: Material) -> str:
    say: dict[str, Callable[[str], str]] = {
        "method": material.short_method,
        "statistic": lambda v: statistic_name(v, material.words),
        "what": lambda v: known(COUNTED, v, material.words),
        **dict.fromkeys(("most_given", "label", "given"), lambda v: _all_given(v, material)),
    }
    if column in say:
        return say[column](value)
    if column in {"category", "severity"}:
        return material.error_named(value)
    if column in {"a", "b"}:
        return material.called(value) if material.has_name(value) else material.short_method(value)
    if column in {"method_a", "method_b"}:
        return material.short_method(value)
    if column in {"participant", "rater"}:
        return value.replace("-", _HYPHEN)
    if column in _ANALYSIS:
        return material.words.reason(value)
    if column == "unit":
        together, _, text = value.rpartition("/")
        if ITEM_JOIN in together:
            listed = ", ".join(together.split(ITEM_JOIN))
            return material.words(_IN_SET, text=text, texts=listed)
        return " | ".join(_judged(part, material) for part in value.split(ITEM_JOIN))
    if column == "item" and not value:
        return material.words(ALL_TEXTS)
    if column in _AS_IT_IS:
        return value
    if column == "criterion" and not value:
        return material.named(TOTAL)
    return material.named(value) if value else ""


def _judged(unit: str, material: Material) -> str:
    """A text that was judged, or one answer of it, by its id."""
    turn = turn_in(unit)
    return material.words(_ANSWER, text=without_turn(unit), n=turn) if turn else unit


def _all_given(value: str, material: Material) -> str:
    """An answer, or those that were given equally often."""
    return EQUALLY.join(_given(each, material) for each in value.split(EQUALLY))


def _given(value: str, material: Material) -> str:
    """An answer by its name, a text by its id, or a number as numbers are printed."""
    if value in {item.id for item in material.content.items}:
        return value
    if not _NUMBER_WRITTEN.fullmatch(value):
        return material.named(value)
    decimals = len(value.partition(".")[2].rstrip("0"))
    number, words = float(value), material.words
    return words.figure(number) if decimals > _MOST_GIVEN else words.number(number, decimals)
