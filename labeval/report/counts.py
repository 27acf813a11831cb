"""Number of judgments, and of the texts, pairs and sets that they are about, in words."""

from __future__ import annotations

from collections.abc import Mapping

from labeval.analysis.data.counted import ALONE, JUDGMENTS, PAIRS, SETS, TEXTS
from labeval.analysis.data.levels import OF_ITEM, SYSTEM, WITHIN
from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import find_scoring, scored_methods
from labeval.report.leading import is_by_few, is_of_these_raters
from labeval.report.material import Material
from labeval.text.marks import QT_TRANSLATE_NOOP

_NAMES = {
    JUDGMENTS: QT_TRANSLATE_NOOP("Report", "judgments {n}"),
    PAIRS: QT_TRANSLATE_NOOP("Report", "pairs {n}"),
    SETS: QT_TRANSLATE_NOOP("Report", "sets {n}"),
    ALONE: QT_TRANSLATE_NOOP("Report", "texts by themselves {n}"),
    TEXTS: QT_TRANSLATE_NOOP("Report", "texts {n}"),
}
_TEXTS = QT_TRANSLATE_NOOP("Report", "texts")
_ANSWERS = QT_TRANSLATE_NOOP("Report", "answers of conversations")
_TOGETHER = QT_TRANSLATE_NOOP(
    "Report",
    "{method}: judgments of several conditions are together here: {conditions}. “--condition” of "
    "“labeval analyse” takes one of them alone.",
)
_OF_CONDITION = QT_TRANSLATE_NOOP("Report", "{condition} (raters: {n})")
_LANGUAGES_TOGETHER = QT_TRANSLATE_NOOP(
    "Report",
    "{method}: texts of several languages are together here: {languages}.",
)
_IN_TABLE = QT_TRANSLATE_NOOP("Report", "A table has the scores of the systems in each of them.")
_BY_FACTOR = QT_TRANSLATE_NOOP(
    "Report",
    "“--factor item:{column}” of “labeval analyse” scores the systems in each of them.",
)
_OF_LANGUAGE = QT_TRANSLATE_NOOP("Report", "{language} (texts: {n})")
_BUSIEST = QT_TRANSLATE_NOOP(
    "Report",
    "{method}: one of {raters} raters gave {n} of {all} judgments. How raters differ is hardly "
    "known then: for conclusions about other raters intervals are too narrow, and p below .05 is "
    "too frequent.",
)
COUNTS = QT_TRANSLATE_NOOP("Report", "{method}: {counts}")


def method_counts(method: str, counts: Mapping[str, int], material: Material) -> str:
    """The method with what it judged: ``AB: judgments 96, pairs 12, texts 24``.

    Texts that were judged by themselves are counted apart where others were judged together only.

    Args:
        method: its name in the tables.
        counts: as :func:`~labeval.analysis.data.counted.counted_by_method` gives them; of none it
            is the name alone.
        material: of the report.
    """
    words = material.words
    name = material.method_name(method)
    is_mixed = counts.get(ALONE) and counts[ALONE] < counts[TEXTS]
    shown = [key for key in _NAMES if counts.get(key) and (key != ALONE or is_mixed)]
    parts = [words(_NAMES[key], n=words.count(counts[key])) for key in shown]
    return words(COUNTS, method=name, counts=", ".join(parts)) if parts else name


def together_lines(material: Material) -> list[str]:
    """A sentence for each method whose figures are of several conditions, or languages of texts."""
    words = material.words
    lines = []
    for method, raters in material.about.get("raters_by_condition", {}).items():
        named = [
            words(_OF_CONDITION, condition=material.called(condition), n=words.count(n))
            for condition, n in raters.items()
        ]
        name = material.method_name(method)
        lines.append(words(_TOGETHER, method=name, conditions=words.some(named)))
    for method, found in material.about.get("texts_by_language", {}).items():
        named = [
            words(_OF_LANGUAGE, language=language, n=words.count(n))
            for language, n in found["texts"].items()
        ]
        name = material.method_name(method)
        line = words(_LANGUAGES_TOGETHER, method=name, languages=words.some(named))
        are_scored = len(material.rows("scores", level=tuple(levels_of_languages(material))))
        further = words(_IN_TABLE) if are_scored else words(_BY_FACTOR, column=found["column"])
        lines.append(f"{line} {further}")
    return lines


def busiest_lines(material: Material) -> list[str]:
    """A sentence for each method most of whose judgments one rater gave.

    None where nothing is claimed of other raters.
    """
    words, about = material.words, material.about
    return [
        words(
            _BUSIEST,
            method=material.method_name(method),
            raters=words.count(found["raters"]),
            n=words.count(found[JUDGMENTS]),
            all=words.count(about["counted_by_method"][method][JUDGMENTS]),
        )
        for method, found in about.get("busiest_raters", {}).items()
        if not is_of_these_raters(material) and not is_by_few(found["raters"], material)
    ]


def levels_of_languages(material: Material) -> dict[str, str]:
    """The level of the systems' scores in one language of texts to that language."""
    return {
        f"{SYSTEM}{WITHIN}{OF_ITEM}{found['column']}={language}": language
        for found in material.about.get("texts_by_language", {}).values()
        for language in found["texts"]
    }


def rates_answers(method: str, material: Material) -> bool:
    """Return whether answers of conversations are rated one by one by a method."""
    name = method_of(method)
    blocks = material.content.study.blocks.values()
    return any(one.method == name and getattr(one, "turns", "") == "each" for one in blocks)


def units_of(method: str, material: Material) -> str:
    """The objects of agreement between raters by a method: texts, pairs of texts, and so on."""
    if rates_answers(method, material):
        return material.words(_ANSWERS)
    name = method_of(method)
    scoring = find_scoring(name) if name in scored_methods() else None
    return material.words(getattr(scoring, "UNITS", _TEXTS))


def used_methods(material: Material) -> list[str]:
    """The study's methods by which something was judged; all of them where nothing was."""
    blocks = material.content.study.blocks.values()
    asked = dict.fromkeys(block.method for block in blocks if block.method in scored_methods())
    judged = {method_of(str(name)) for name in material.rows("scores", "method")["method"]}
    return [method for method in asked if method in judged] or list(asked)
