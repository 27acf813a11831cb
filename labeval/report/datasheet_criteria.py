"""The datasheet's questions about each quality criterion."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.report.datasheet import Answer, Part
from labeval.report.naming import METHODS
from labeval.study.criteria import Criterion
from labeval.study.model import StudyContent
from labeval.study.unknown import is_known

_AGAINST = {
    "source": "Relative to the input: participants compare the text with its source.",
    "question": "Relative to the input: participants compare the text with the question.",
    "text": "In its own right: the text is judged by itself.",
}
_FORMS = {
    "dqe": "a rating on a scale",
    "aqc": "a question answered with yes, no or don't know",
    "ab": "a choice between two texts",
    "bws": "the choice of the best and the worst of several texts",
    "aspects": "a rating on a scale with an ideal point, and a preference",
}
_SUMS = {
    "dqe": "mean",
    "aqc": "number and share of yes",
    "ab": "number of wins; Davidson's scores",
    "bws": "times best less times worst",
    "aspects": "mean distance from the ideal point",
}


def criterion_part(
    number: int, criterion: Criterion, content: StudyContent, *, elsewhere: bool = False
) -> Part:
    """Section 4 for one criterion.

    Args:
        number: of the criterion, from 1.
        criterion: it.
        content: the study.
        elsewhere: whether all judgments were imported, so that only what they show is known.
    """
    name = criterion.name.in_language(content.study.language)
    answers = [*_kind(criterion, content, elsewhere), *_measure(criterion, content, elsewhere)]
    return Part(f"4 Quality criterion {number}: {name}", answers)


def _kind(criterion: Criterion, content: StudyContent, elsewhere: bool) -> Iterator[Answer]:
    """What kind of criterion it is."""
    methods = _methods(criterion, content)
    write = "correctness, goodness or a feature"
    yield Answer("4.1.1", "What type of quality is it?", write=write)
    yield Answer("4.1.2", "Is it about form, content or both?", write="form, content or both")
    against = "" if elsewhere else _AGAINST[criterion.judged_against]
    write = "the text by itself, its input, or something else" if elsewhere else ""
    yield Answer("4.1.3", "Against what is it judged?", against, write)
    known = "" if elsewhere else "Subjective: people judge."
    write = "by whom or what it was judged" if elsewhere else ""
    yield Answer("4.2.1", "Objective or subjective?", known, write)
    relative = [m.upper() for m in methods if m in ("ab", "bws")]
    absolute = [m.upper() for m in methods if m not in ("ab", "bws")]
    told = [f"relative by {', '.join(relative)}" if relative else ""]
    told.append(f"absolute by {', '.join(absolute)}" if absolute else "")
    yield Answer("4.2.2", "Absolute or relative?", "; ".join(filter(None, told)))
    known = "" if elsewhere else "Intrinsic: the text itself is judged."
    write = "intrinsic or extrinsic" if elsewhere else ""
    yield Answer("4.2.3", "Intrinsic or extrinsic?", known, write)


def _measure(criterion: Criterion, content: StudyContent, elsewhere: bool) -> Iterator[Answer]:
    """How it is measured."""
    language = content.study.language
    methods = _methods(criterion, content)
    yield Answer("4.3.1", "What is it called?", criterion.name.in_language(language))
    definition = criterion.definition.in_language(language)
    known = definition if is_known(definition) else ""
    yield Answer(
        "4.3.2", "How is it defined?", known, "" if known else "the definition that raters had"
    )
    sizes, values = _scales(criterion, content, methods)
    write = "confirm, or correct; it was inferred from the values seen" if elsewhere else ""
    yield Answer("4.3.3", "How large is the scale?", sizes, write)
    yield Answer("4.3.4", "Which values can be given?", values, write)
    shown = "" if elsewhere else _shown(content, methods)
    write = "buttons, a slider, a form; labels of the values" if elsewhere else ""
    yield Answer("4.3.5", "How is the scale shown?", shown, write)
    known = "" if elsewhere else "Not applicable."
    write = "what they do, or that there is a scale" if elsewhere else ""
    yield Answer("4.3.6", "If there is no scale, what do evaluators do?", known, write)
    asked = "\n".join(
        f"{m.upper()}: {criterion.wording[m].in_language(language)}"
        for m in methods
        if m in criterion.wording
    )
    write = "" if asked else "the exact question"
    yield Answer("4.3.7", "What exactly are they asked?", asked, write)
    forms = "; ".join(f"{m.upper()}: {_FORMS.get(m, m)}" for m in methods)
    yield Answer("4.3.8", "What form does the answer have?", forms)
    added = "; ".join(f"{m.upper()}: {_SUMS.get(m, m)}" for m in methods)
    yield Answer("4.3.9", "How are answers put together?", added)
    tests = (
        "Bootstrap intervals; for ratings also Wilcoxon's signed-rank test with the correction of "
        "Benjamini and Hochberg, and the rank-biserial correlation as effect size."
    )
    yield Answer("4.3.10", "How are effect size and significance found?", tests)
    measured = "Krippendorff's alpha and Fleiss' kappa by method; see the table “agreement”."
    yield Answer("4.3.11", "Is agreement measured?", measured, "the figures, once all is collected")


def _shown(content: StudyContent, methods: list[str]) -> str:
    """What is on the page: a slider where a block of the method has one."""
    blocks = [block for block in content.study.blocks.values() if block.method in methods]
    sliders = [bool(getattr(block, "slider", None)) for block in blocks]
    told = ["buttons in a row that take a click or a key"] * (not all(sliders) or not sliders)
    told += ["a slider"] * any(sliders)
    both = "; ".join(told)
    return f"{both[:1].upper()}{both[1:]}; the study folder shows it."


def _methods(criterion: Criterion, content: StudyContent) -> list[str]:
    """The methods by which it is judged in some block, in the order of the report."""
    used = {
        block.method
        for block in content.study.blocks.values()
        if not getattr(block, "criteria", None) or criterion.id in block.criteria
    }
    return [*(m for m in METHODS if m in used), *sorted(used - set(METHODS))]


def _scales(criterion: Criterion, content: StudyContent, methods: list[str]) -> tuple[str, str]:
    """How many values each method has, and which."""
    sizes, values = [], []
    for method in methods:
        if criterion.scale is not None and method == "aspects":
            given = [str(n) for n in range(criterion.scale.min, criterion.scale.max + 1)]
        else:
            given = _values(method, content)
        sizes.append(f"{method.upper()}: {len(given) or 'see the study file'}")
        values.append(f"{method.upper()}: {', '.join(given) or 'see the study file'}")
    return "; ".join(sizes), "; ".join(values)


def _values(method: str, content: StudyContent) -> list[str]:
    blocks = [block for block in content.study.blocks.values() if block.method == method]
    points, first = (getattr(blocks[0], name, None) for name in ("points", "first"))
    if isinstance(points, int):
        start = first if isinstance(first, int) else 1
        return [str(n) for n in range(start, start + points)]
    known = {"aqc": ["yes", "no", "don't know"], "ab": ["first", "second", "tie", "both bad"]}
    return known.get(method, [])
