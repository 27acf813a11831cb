"""The datasheet's questions about each quality criterion."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from labeval.analysis.methods import find_scoring
from labeval.report.datasheet.datasheet import Answer, Part
from labeval.study.methods import find_method
from labeval.study.model.analysis_plan import AnalysisPlan
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.criteria import Criterion
from labeval.study.study import StudyContent
from labeval.study.unknown import is_known

_AGAINST = {
    "source": "Relative to the input: participants compare the text with its source.",
    "question": "Relative to the input: participants compare the text with the question.",
    "text": "In its own right: the text is judged by itself.",
}
_FRAMES = {"text": 1, "question": 2, "source": 2}
"""Options of question 4.1.3: in its own right, relative to the input."""
_RELATIVE_FORM = 3
"""Option of question 4.3.8."""
_MOST_LISTED = 11
"""Values of a scale; of more, only the ends are named."""

CORRECTIONS = {
    "auto": "Holm or, for more than 15 pairs, by Benjamini and Hochberg",
    "holm": "Holm",
    "benjamini_hochberg": "Benjamini and Hochberg",
}
"""Ways to correct tests, by their names in the study file."""


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
    """Kind of a criterion."""
    methods = _methods(criterion, content)
    write = "correctness, goodness or a feature"
    yield Answer("4.1.1", "What type of quality is it?", write=write)
    yield Answer("4.1.2", "Is it about form, content or both?", write="form, content or both")
    against = "" if elsewhere else _AGAINST[criterion.judged_against]
    write = "the text by itself, its input, or something else" if elsewhere else ""
    frame = () if elsewhere else (_FRAMES[criterion.judged_against],)
    yield Answer("4.1.3", "Against what is it judged?", against, write, chosen=frame)
    known = "" if elsewhere else "Subjective: people judge."
    write = "by whom or what it was judged" if elsewhere else ""
    subjective = () if elsewhere else (2,)
    yield Answer("4.2.1", "Objective or subjective?", known, write, chosen=subjective)
    relative = [find_method(m).SHORT for m in methods if find_method(m).RELATIVE]
    absolute = [find_method(m).SHORT for m in methods if not find_method(m).RELATIVE]
    parts = [f"relative by {', '.join(relative)}" if relative else ""]
    parts.append(f"absolute by {', '.join(absolute)}" if absolute else "")
    only = () if relative and absolute else (2,) if relative else (1,)
    yield Answer("4.2.2", "Absolute or relative?", "; ".join(filter(None, parts)), chosen=only)
    known = "" if elsewhere else "Intrinsic: the text itself is judged."
    write = "intrinsic or extrinsic" if elsewhere else ""
    intrinsic = () if elsewhere else (1,)
    yield Answer("4.2.3", "Intrinsic or extrinsic?", known, write, chosen=intrinsic)


def _measure(criterion: Criterion, content: StudyContent, elsewhere: bool) -> Iterator[Answer]:
    """Measurement of a criterion."""
    language = content.study.language
    methods = _methods(criterion, content)
    yield Answer("4.3.1.1", "What is it called?", criterion.name.in_language(language))
    write = "the name in a standard set of criteria, such as QCET, with its source"
    yield Answer("4.3.1.2", "Which standard criterion is it?", write=write)
    definition = criterion.definition.in_language(language)
    known = definition if is_known(definition) else ""
    yield Answer(
        "4.3.2", "How is it defined?", known, "" if known else "the definition that raters had"
    )
    sizes, values = _scales(criterion, content, methods)
    write = "confirm, or correct; it was inferred from the values seen" if elsewhere else ""
    yield Answer("4.3.3", "How large is the scale?", sizes, write)
    yield Answer("4.3.4", "Which values can be given?", values, write)
    acts = [m for m in methods if _has_no_scale(m, criterion, content)]
    shown = "" if elsewhere else _shown(criterion, content, [m for m in methods if m not in acts])
    write = "buttons, a slider, a form; labels of the values" if elsewhere else ""
    yield Answer("4.3.5", "How is the scale shown?", shown, write)
    done = _by_method({m: find_method(m).FORM for m in acts})
    known = "" if elsewhere else done or "Not applicable."
    write = "what they do, or that there is a scale" if elsewhere else ""
    yield Answer("4.3.6", "If there is no scale, what do evaluators do?", known, write)
    wording = {m: criterion.wording[m] for m in methods if m in criterion.wording}
    asked = _by_method({m: text.in_language(language) for m, text in wording.items()}, "\n")
    write = "" if asked else "the exact question"
    yield Answer("4.3.7", "What exactly are they asked?", asked, write)
    forms = _by_method({m: find_method(m).FORM for m in methods})
    relative = bool(methods) and all(find_method(m).RELATIVE for m in methods)
    form = (_RELATIVE_FORM,) if relative else ()
    yield Answer("4.3.8", "What form does the answer have?", forms, chosen=form)
    added = _by_method({m: find_scoring(m).SUMMARY for m in methods})
    yield Answer("4.3.9", "How are answers put together?", added)
    tested = tested_methods(methods)
    tests = "Bootstrap intervals"
    if tested:
        plan = content.study.analysis or AnalysisPlan()
        tests += (
            f"; for {', '.join(tested)} also the difference of each two systems with its interval "
            "and test by a model of raters and questions, corrected by "
            f"{CORRECTIONS[plan.correction]}, and in standard deviations as effect size"
        )
    yield Answer("4.3.10", "How are effect size and significance found?", f"{tests}.")
    measured = "Krippendorff's alpha and Fleiss' kappa by method; see the table “agreement”."
    yield Answer("4.3.11.1", "How is agreement between evaluators measured?", measured)
    yield Answer(
        "4.3.11.2", "How high is it?", write="the figures of the table “agreement”, once complete"
    )
    again = [find_method(m).SHORT for m in methods if _asks_again(criterion, content, m)]
    known = (
        f"By pages that are shown again ({', '.join(again)}); see the table “test_retest”."
        if again
        else "Not measured: no page is shown again."
    )
    if elsewhere:
        known = "Where a rater judged the same twice: see the table “test_retest”."
    yield Answer("4.3.12.1", "How is agreement of evaluators with themselves measured?", known)
    write = "the figures of the table “test_retest”" if again or elsewhere else ""
    known = "" if write else "Not measured."
    yield Answer("4.3.12.2", "How high is that?", known, write)


def tested_methods(methods: Iterable[str]) -> list[str]:
    """Short names of those methods whose systems are tested two by two."""
    tested = (m for m in methods if "significance" not in find_scoring(m).WITHOUT)
    return [find_method(m).SHORT for m in tested]


def _by_method(texts: Mapping[str, str], between: str = "; ") -> str:
    """A text for each method, with its short name where there are several."""
    if len(texts) < 2:
        return "".join(texts.values())
    return between.join(f"{find_method(m).SHORT}: {text}" for m, text in texts.items())


def _has_no_scale(method: str, criterion: Criterion, content: StudyContent) -> bool:
    """True if the criterion is no score and the method's answers are an act on texts."""
    of_method = (block for block in _blocks(criterion, content) if block.method == method)
    scores = (getattr(block, "score_criterion", None) for block in of_method)
    return getattr(find_method(method), "IS_ACT", False) and criterion.id not in scores


def _shown(criterion: Criterion, content: StudyContent, methods: list[str]) -> str:
    """Controls of the page: a slider for a score, and where a block of the method has one."""
    if not methods:
        return "There is no scale."
    blocks = [block for block in _blocks(criterion, content) if block.method in methods]
    sliders = [
        bool(getattr(block, "slider", None))
        or getattr(block, "score_criterion", None) == criterion.id
        for block in blocks
    ]
    parts = ["buttons in a row that take a click or a key"] * (not all(sliders) or not sliders)
    parts += ["a slider"] * any(sliders)
    both = "; ".join(parts)
    return f"{both[:1].upper()}{both[1:]}; the study folder shows it."


def _asks_again(criterion: Criterion, content: StudyContent, method: str) -> bool:
    """Return whether a block of the method shows pages a second time."""
    blocks = (block for block in _blocks(criterion, content) if block.method == method)
    checks = (getattr(block, "attention", None) for block in blocks)
    return any(check is not None and "repeated" in check.kinds for check in checks)


def _methods(criterion: Criterion, content: StudyContent) -> list[str]:
    """The methods by which it is judged in some block, in the order of the blocks."""
    return list(dict.fromkeys(block.method for block in _blocks(criterion, content)))


def _blocks(criterion: Criterion, content: StudyContent) -> list[BlockSettings]:
    """The blocks that ask it."""
    blocks = content.study.blocks.values()
    return [block for block in blocks if not block.criteria or criterion.id in block.criteria]


def _scales(criterion: Criterion, content: StudyContent, methods: list[str]) -> tuple[str, str]:
    """Values of each method and their number, by its first block."""
    sizes, values = {}, {}
    for method in methods:
        block = next(b for b in _blocks(criterion, content) if b.method == method)
        given = find_method(method).values_given(block, criterion)
        several = f"{given[0]} to {given[-1]}" if len(given) > _MOST_LISTED else ", ".join(given)
        sizes[method] = str(len(given) or "see the study file")
        values[method] = several or "see the study file"
        if _has_no_scale(method, criterion, content):
            sizes[method] = "no scale"
    return _by_method(sizes), _by_method(values)
