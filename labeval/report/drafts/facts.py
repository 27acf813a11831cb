"""Sentences about one study that several drafts share, each with its source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import median

from labeval.report.datasheet.criteria import CORRECTIONS, tested_methods
from labeval.report.datasheet.named import condition_name, criterion_name, limits_named
from labeval.report.datasheet.questions import Evaluators
from labeval.report.drafts.draft import Open, Part, Sentence
from labeval.report.words import Words
from labeval.study.drawn import LEAST_DRAWN
from labeval.study.looks import questions_of_both, systems_of
from labeval.study.methods import Method, find_method
from labeval.study.model.analysis_plan import AnalysisPlan
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.looks import Looks
from labeval.study.model.steps import steps_by_id
from labeval.study.pages import is_written_number
from labeval.study.selection import used_items
from labeval.study.study import StudyContent
from labeval.study.unknown import is_known
from labeval.text.amounts import amount

FILE, ITEMS = "study file, `{key}`", "items table, column `{column}`"
SESSIONS, IMPORTED = "record, table `sessions`", "record, imported judgments"

_FAMILIES = {"criterion": "one criterion", "method": "all criteria of a method"}
_SPENDINGS = {"obrien_fleming": "O'Brien and Fleming", "pocock": "Pocock"}


def study(key: str) -> str:
    """A key of the study file as a source."""
    return FILE.format(key=key)


def materials(content: StudyContent) -> Iterator[Part]:
    """Texts and the systems that wrote them."""
    rated = used_items(content)
    if not rated:
        return
    systems = Counter(item.system for item in rated if item.system)
    text = f"The study has {amount(len(rated), 'text')} to judge"
    if systems:
        each = set(systems.values())
        is_even = len(each) == 1 < len(systems) and systems.total() == len(rated)
        spread = f", {each.pop()} of each" if is_even else ""
        text += (
            f", written by {amount(len(systems), 'system')} ({', '.join(sorted(systems))}{spread})"
        )
    yield Sentence(f"{text}.", ITEMS.format(column="system"))
    questions = {item.question_id or item.question for item in rated} - {""}
    if questions and any(is_known(item.question) for item in rated):
        text = f"They answer {amount(len(questions), 'question')}."
        yield Sentence(text, ITEMS.format(column="question"))
    words = sorted(len(item.text.split()) for item in rated if is_known(item.text))
    if words:
        which = "They have" if len(words) == len(rated) else f"The {len(words)} known ones have"
        which = which if len(words) > 1 or len(rated) == 1 else "The only known one has"
        spread = f"{words[0]} to {words[-1]} words (median {median(words):g})"
        same = f"{amount(words[0], 'word')}{' each' if len(words) > 1 else ''}"
        text = f"{which} {spread if words[0] < words[-1] else same}."
        yield Sentence(text, ITEMS.format(column="text"))
    if content.references:
        text = f"{amount(len(content.references), 'reference document')} could be looked up."
        yield Sentence(text, study("references"))
    yield Open("where the texts come from, how they were chosen, and the settings of the systems")


def design(content: StudyContent) -> Iterator[Part]:
    """Conditions, blocks and methods."""
    for condition in content.study.conditions:
        if not condition.blocks:
            continue
        blocks = ", then ".join(_block(content, id) for id in condition.blocks)
        turned = len(condition.blocks) > 1 and condition.order == "counterbalanced"
        order = ", in an order that turns from participant to participant" if turned else ""
        name = condition_name(content.study, condition.id)
        text = f"In condition “{name}” participants judge by {blocks}{order}."
        yield Sentence(text, study(f"conditions, {condition.id}"))
    if len(content.study.conditions) > 1:
        text = "Each participant takes part in one condition; why in this one is recorded."
        yield Sentence(text, "record, table `sessions`, column `assignment`")
    text = f"Every random order follows from the seed {content.study.seed}."
    yield Sentence(text, study("seed"))


def _block(content: StudyContent, id: str) -> str:
    settings = content.study.blocks[id]
    asked = settings.criteria or [criterion.id for criterion in content.study.criteria]
    method = find_method(settings.method)
    values = _values(content, method, settings, asked) if hasattr(method, "SCALE") else ""
    form = f"{method.FORM}{values} on {amount(len(asked), 'criterion', 'criteria')}"
    return " and ".join(filter(None, [form, getattr(method, "AFTER_ALL", "")]))


def _values(
    content: StudyContent, method: Method, settings: BlockSettings, asked: Sequence[str]
) -> str:
    """The answers that all criteria of a block have, in brackets; empty where they differ."""
    given = {tuple(method.values_given(settings, content.study.criterion(id))) for id in asked}
    values = given.pop() if len(given) == 1 else ()
    if len(values) > 1 and all(map(is_written_number, values)):
        return f" ({values[0]} to {values[-1]})"
    return f" ({', '.join(values)})" if values else ""


def measures(content: StudyContent) -> Iterator[Part]:
    """Criteria with their definitions as participants had them."""
    language = content.study.language
    for criterion in content.study.criteria:
        name = criterion.name.in_language(language)
        definition = criterion.definition.in_language(language)
        source = study(f"criteria, {criterion.id}")
        if is_known(definition):
            yield Sentence(f"*{name}* is defined as “{definition.rstrip('.')}”.", source)
        else:
            yield Open(f"the definition of *{name}* that raters had")


def procedure(content: StudyContent) -> Iterator[Part]:
    """Steps of a session in their order."""
    kinds = Counter(step.step for step in steps_by_id(content.study.procedure).values())
    named = [f"{_STEPS[kind]}" for kind in dict.fromkeys(kinds) if kind in _STEPS]
    if named:
        steps = Words().listed(named)
        text = f"A session has, in the order in which they first come, {steps}."
        yield Sentence(text, study("procedure"))
    training = sum(item.use == "training" for item in content.items)
    if training:
        text = f"For training there are {amount(training, 'text')} of their own."
        yield Sentence(text, ITEMS.format(column="use"))
    limits = limits_named(content.study)
    if limits:
        yield Sentence(f"Rating ends at a limit ({', '.join(limits)}).", study("limits"))


_STEPS = {
    "text": "pages to read",
    "consent": "informed consent",
    "origin": "an account of where the texts come from",
    "test": "a test",
    "training": "training",
    "rating": "rating",
    "writing": "writing of responses",
    "questionnaire": "a questionnaire",
    "break": "a break",
}


def people(content: StudyContent, who: Evaluators) -> Iterator[Part]:
    """Participants, by the record."""
    if who.elsewhere:
        text = f"{amount(who.participants, 'rater')} gave the judgments."
        yield Sentence(text, IMPORTED)
    elif who.sessions:
        days = f"between {who.first} and {who.last}"
        text = (
            f"{amount(who.participants, 'person', 'people')} took part in "
            f"{amount(who.sessions, 'session')} "
            f"{days if who.first != who.last else f'on {who.first}'}."
        )
        yield Sentence(text, SESSIONS)
        if who.groups:
            listed = ", ".join(f"{name}: {n}" for name, n in who.groups)
            yield Sentence(f"Sessions by group: {listed}.", SESSIONS)
        if who.rejected:
            text = f"The supervisor rejected {amount(who.rejected, 'session')}."
            yield Sentence(text, SESSIONS)
    else:
        yield Open("how many people took part; the record holds no session of a person yet")


def planned(content: StudyContent) -> Iterator[Part]:
    """Number of participants by the study file, where it has one."""
    number = content.study.participants.planned
    if number:
        text = f"The study plans {amount(number, 'participant')}."
        yield Sentence(text, study("participants, planned"))


def quality(content: StudyContent) -> Iterator[Part]:
    """Checks while sessions ran."""
    text = "Sessions are flagged where answers are very fast, all alike or long idle."
    yield Sentence(text, study("flags"))
    checks = sum(item.use == "attention" for item in content.items)
    if checks:
        text = f"Attention is checked with {amount(checks, 'text')}."
        yield Sentence(text, ITEMS.format(column="use"))
    if content.study.qualification:
        yield Sentence("Participants have to qualify by a code.", study("qualification"))


def analysis(content: StudyContent) -> Iterator[Part]:
    """The analysis of the program, by the study's methods, its plan and its looks."""
    plan = content.study.analysis or AnalysisPlan()
    methods = dict.fromkeys(block.method for block in content.study.blocks.values())
    tested = tested_methods(methods)
    if tested and len(systems_of(content)) > 1:
        yield Sentence(
            f"`labeval analyse` compares systems two by two ({', '.join(tested)}): the mean "
            "difference of the two on one rater and question, with interval and test by a linear "
            "model of raters and questions with Satterthwaite's degrees of freedom (fewer "
            "in tables of up to five questions or four raters), corrected for "
            f"the number of pairs on {_FAMILIES[plan.family]} by {CORRECTIONS[plan.correction]}. "
            "How each pair was tested is in the table.",
            "results, table `significance`, columns `how` and `adjusted`",
        )
    yield Sentence(
        "It measures agreement of raters by Krippendorff's alpha.", "results, table `agreement`"
    )
    if plan.smallest_differences:
        smallest = plan.smallest_differences
        each = ", ".join(f"{find_method(m).SHORT} {v:g}" for m, v in smallest.items())
        text = f"The smallest differences of interest are, in points: {each}."
        yield Sentence(text, study("analysis, smallest_differences"))
    if content.study.looks is not None:
        yield _looks(content, content.study.looks)


def _looks(content: StudyContent, looks: Looks) -> Sentence:
    """When results are looked at, and what ends the study."""
    moments = Words().listed(map(str, looks.participants))
    criterion = criterion_name(content.study, looks.criterion)
    pair = looks.systems or systems_of(content)
    limited = ""
    if len(pair) == 2 and questions_of_both(content, (pair[0], pair[1])) < LEAST_DRAWN:
        limited = " for new raters and these questions, not for new ones"
    text = (
        f"Looks at the results are registered after {moments} completed participants; they compare "
        f"{Words().listed(pair)} on *{criterion}*, with an error of 5 % over all looks{limited}, "
        f"spent as by {_SPENDINGS[looks.spending]}. A look ends the study where a difference is "
        "found"
    )
    if looks.futility:
        points = looks.smallest_difference
        text += (
            f", or where the chance of finding one of {points:g} point{'' if points == 1 else 's'} "
            f"in the end is below {looks.futility:g}"
        )
    return Sentence(f"{text}.", study("looks"))
