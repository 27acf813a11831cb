"""The drafts themselves: a methods section, a checklist, and a preregistration."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from labeval.report.datasheet.named import questionnaires
from labeval.report.datasheet.questions import Evaluators
from labeval.report.drafts.draft import Draft, Open, Paragraph, Part, Sentence
from labeval.report.drafts.facts import (
    SESSIONS,
    analysis,
    design,
    materials,
    measures,
    people,
    planned,
    procedure,
    quality,
    study,
)
from labeval.report.words import Words
from labeval.study.model.steps import ConsentStep, steps_by_id
from labeval.study.study import StudyContent
from labeval.text.amounts import amount

_FOOT = "The note behind each sentence names the place that it was made from. "
_PUBLISHED = "record, table `publications`"
_CONSENTS = {
    "rating": "taking part",
    "audio": "recording of sound",
    "quotation": "quotation",
    "sharing": "passing on of their answers",
    "instruments": "use of other instruments",
}


def methods(content: StudyContent, who: Evaluators) -> Draft:
    """A methods section."""
    own = not who.elsewhere
    parts: dict[str, list[Part]] = {
        "Materials": [*materials(content)],
        "Participants": [
            *people(content, who),
            *planned(content),
            Open("how they were recruited, what they were paid, and what they know of the subject"),
        ],
        "Design": [*design(content)]
        if own
        else [Open("which rater judged what, and in what order")],
        "Measures": [*measures(content)],
        "Procedure": [*procedure(content), *_consent(content)]
        if own
        else [Open("how the judgments were given: instructions, form, place, checks")],
        "Quality": [*quality(content), Open("what was left out after these checks, and why")]
        if own
        else [Open("checks and exclusions")],
        "Analysis": [*analysis(content)],
    }
    return _draft("Methods", content, parts)


def checklist(content: StudyContent, who: Evaluators) -> Draft:
    """Answers to the checklist for responsible research of ACL Rolling Review, by its letters.

    Its questions: aclrollingreview.org/responsibleNLPresearch, in other words here.
    """
    own = not who.elsewhere
    parts: dict[str, list[Part]] = {
        "A1 Limits of the work": [Open("section; the report names what its tests do not bear out")],
        "A2 Risks": [Open("section")],
        "B1 Creators of what was used": [Open("citations of systems, texts and of this program")],
        "B2 Licences": [Open("licences of texts and data; `labeval capsule --licence` states one")],
        "B3 Intended use": [Open("whether the texts were made for such a use")],
        "B4 Personal data": [*_personal(content, own), Open("names or offence in the texts")],
        "B5 Documentation": [
            Sentence(
                f"The texts are in the language “{content.study.language}”.", study("language")
            )
            if own
            else Open("language of the texts; the table of judgments does not say it"),
            Open("domains and groups that the texts stand for"),
        ],
        "B6 Figures about the data": [*materials(content)][:3] or [Open("figures")],
        "C1 Computing": [Open("size of the models and the computing that made the texts")],
        "C2 Settings": [Open("settings of the models and how they were found")],
        "C3 Descriptive statistics": [*analysis(content)],
        "C4 Settings of programs": [
            Sentence(
                "Options of the analysis are kept with its results.", "results, `results.json`"
            )
        ],
        "D1 Instructions": [*_instructions(content)] if own else [Open("full text")],
        "D2 Recruitment and payment": [*people(content, who), Open("how, and how much for whom")],
        "D3 Consent": [*_consent(content)] if own else [Open("how consent was given")],
        "D4 Ethics committee": [Open("which, when, number; or that there was none")],
        "D5 Who the annotators are": [*_about(content, who), Open("age, languages, region")],
        "E1 Assistants in writing": [Open("which, and for what")],
    }
    return _draft("Checklist for responsible research", content, parts)


def preregistration(content: StudyContent, who: Evaluators) -> Draft:
    """A preregistration, with the hash of the published version."""
    parts: dict[str, list[Part]] = {
        "Version": [*_version(content, who)],
        "Data collected so far": [*_collected(content, who)],
        "Hypotheses": [Open("which system is expected to be better on which criterion, and why")],
        "Design": [*design(content)],
        "Materials": [*materials(content)],
        "Measures": [*measures(content)],
        "Sample": [*_planned(content)],
        "Procedure": [*procedure(content)],
        "Exclusions": [
            *quality(content),
            Open("which flags lead to exclusion (`labeval analyse --without`)"),
        ],
        "Analysis": [
            *analysis(content),
            *_undecided(content),
        ],
    }
    return _draft("Preregistration", content, parts)


DRAFTS: Mapping[str, Callable[[StudyContent, Evaluators], Draft]] = {
    "methods": methods,
    "checklist": checklist,
    "preregistration": preregistration,
}


def _draft(name: str, content: StudyContent, parts: Mapping[str, list[Part]]) -> Draft:
    title = content.study.title.in_language(content.study.language)
    paragraphs = tuple(Paragraph(head, tuple(body)) for head, body in parts.items() if body)
    about = f"{_FOOT}What only a person knows is marked."
    return Draft(f"{name}: {title}", about, paragraphs)


def _version(content: StudyContent, who: Evaluators) -> Iterator[Part]:
    version = content.version_id()
    if who.published is None:
        yield Open(
            "publish the study first (`labeval publish STUDY`), so that its version is frozen"
        )
    elif who.published[0] == version:
        yield Sentence(f"The study was frozen on {who.published[1]}.", _PUBLISHED)
    else:
        yield Sentence(
            f"Version {who.published[0]} was frozen on {who.published[1]}; the study file has "
            "changed since.",
            _PUBLISHED,
        )
        yield Open("publish the study again, or restore the published one")
    yield Sentence(
        f"SHA-256 of the study with all of its texts, in its canonical JSON: `{version}`.",
        "study folder; `labeval publish` and `labeval capsule` name the same",
    )


def _undecided(content: StudyContent) -> Iterator[Part]:
    """Choices of the analysis that the study file does not make."""
    plan = content.study.analysis
    if content.study.looks is None and (plan is None or not plan.smallest_differences):
        yield Open("the smallest difference of interest (`analysis` in the study file)")
    if content.study.looks is None:
        yield Open("the criterion that decides")


def _collected(content: StudyContent, who: Evaluators) -> Iterator[Part]:
    if who.sessions or who.imported.judgments:
        yield from people(content, who)
    else:
        yield Sentence("The record holds no session of a person yet.", SESSIONS)


def _planned(content: StudyContent) -> Iterator[Part]:
    yield from [*planned(content)] or [Open("number of participants")]
    ends = "" if content.study.looks is not None else ", and when collecting ends"
    yield Open(f"why so many (`labeval plan`){ends}")


def _consents(content: StudyContent) -> list[ConsentStep]:
    steps = steps_by_id(content.study.procedure).values()
    return [step for step in steps if isinstance(step, ConsentStep)]


def _consent(content: StudyContent) -> Iterator[Part]:
    for step in _consents(content):
        needed = [_CONSENTS[ask.id] for ask in step.asks if ask.required]
        free = [_CONSENTS[ask.id] for ask in step.asks if not ask.required]
        text = (
            f"Participants have to consent to {Words().listed(needed)}"
            if needed
            else "Consent is asked"
        )
        text += f"; consent to {Words().listed(free)} can be given or not" if free else ""
        yield Sentence(f"{text} (text version {step.version}).", study(f"procedure, {step.id}"))
    if not _consents(content):
        yield Open("how consent was given; the study file has no step for it")


def _instructions(content: StudyContent) -> Iterator[Part]:
    yield Sentence(
        "The full text of all instructions and questions is the study file, which the program "
        "shows as participants saw it.",
        study("procedure"),
    )


def _personal(content: StudyContent, own: bool) -> Iterator[Part]:
    if not own:
        yield Open("what the codes of the raters are made of")
        return
    yield Sentence("Sessions know participants by codes.", SESSIONS)
    if content.study.audio.record != "none":
        yield Sentence("Sound is recorded of whoever consents to it.", study("audio"))


def _about(content: StudyContent, who: Evaluators) -> Iterator[Part]:
    asked = [f"“{title}”" for title in questionnaires(content.study)]
    if asked and not who.elsewhere:
        text = f"Participants answer {amount(len(asked), 'questionnaire')} ({', '.join(asked)})."
        yield Sentence(text, "record, table `questionnaires`")
        yield Open("which of these questions are about themselves, and what was answered")
