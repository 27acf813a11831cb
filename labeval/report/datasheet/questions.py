"""The datasheet's questions about one study, each with what the study file and the record say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from labeval.report.datasheet.criteria import criterion_part
from labeval.report.datasheet.datasheet import Answer, Datasheet, Part
from labeval.report.datasheet.named import condition_name, limits_named, questionnaires
from labeval.study.selection import used_items
from labeval.study.study import StudyContent
from labeval.study.unknown import is_known
from labeval.text.amounts import amount


@dataclass(frozen=True, slots=True)
class Imported:
    """Facts about judgments that came from a table."""

    judgments: int = 0
    participants: int = 0
    first: str = ""
    """The day of the first judgment that has a date, ISO 8601; empty where none has."""
    last: str = ""


@dataclass(frozen=True, slots=True)
class Evaluators:
    """Participants by the record; people only."""

    sessions: int = 0
    participants: int = 0
    """All of them, those of imported judgments among them."""
    imported: Imported = Imported()
    groups: tuple[tuple[str, int], ...] = ()
    conditions: tuple[tuple[str, int], ...] = ()
    languages: tuple[str, ...] = ()
    first: str = ""
    """The day of the first session, ISO 8601."""
    last: str = ""
    versions: int = 0
    rejected: int = 0
    published: tuple[str, str] | None = None
    """Id of the version published last, and UTC."""

    @property
    def elsewhere(self) -> bool:
        """True if all judgments came from a table, so that nothing is known of how they arose."""
        return bool(self.imported.judgments) and not self.sessions


def datasheet(content: StudyContent, evaluators: Evaluators) -> Datasheet:
    """The whole sheet."""
    language = content.study.language
    elsewhere = evaluators.elsewhere
    criteria = enumerate(content.study.criteria, start=1)
    parts = [
        Part("1 Paper and resources", list(_resources())),
        Part("2 Systems", list(_systems(content, elsewhere=elsewhere))),
        Part("3.1 Sample of outputs", list(_sample(content))),
        Part("3.2 Evaluators", list(_evaluators(content, evaluators))),
        Part("3.3 Design", list(_design(content, evaluators))),
        *(criterion_part(n, c, content, elsewhere=elsewhere) for n, c in criteria),
        Part("5 Ethics", list(_ethics(content, evaluators))),
    ]
    return Datasheet(content.study.title.in_language(language), parts)


def _resources() -> Iterator[Answer]:
    write = "link to the paper; or that it is unpublished, or for preregistration"
    yield Answer("1.1.1", "Where is the experiment reported?", write=write)
    write = "section or table of the paper, or a description in a sentence"
    yield Answer("1.1.2", "Which experiment is it?", write=write)
    known = "`labeval capsule` writes the study, its data and its results as one file."
    yield Answer("1.2", "Where are its resources?", known, "link to it, or that none are shared")
    people = (("1.3.1", "person who fills in this sheet"), ("1.3.2", "contact author"))
    for number, who in people:
        for n, what in enumerate(("Name", "Affiliation", "E-mail address"), start=1):
            yield Answer(f"{number}.{n}", f"{what} of the {who}?", write=what.lower())


def _systems(content: StudyContent, *, elsewhere: bool) -> Iterator[Answer]:
    items = used_items(content)
    inputs = [
        name
        for name, there in {
            "a question": any(is_known(item.question) for item in items),
            "a source text": any(is_known(item.source) for item in items),
            "a prompt": any(is_known(item.prompt) for item in items),
        }.items()
        if there
    ]
    known = f"The items table holds {', '.join(inputs)} for the texts." if inputs else ""
    yield Answer("2.1", "What do the systems take as input?", known, "confirm, or correct")
    words = sorted(len(item.text.split()) for item in items if is_known(item.text))
    spread = f"Texts of {words[0]} to {words[-1]} words." if words else ""
    yield Answer("2.2", "What do the systems put out?", spread, "what kind of text it is")
    yield Answer("2.3", "What task do they perform?", write="such as question answering")
    yield Answer("2.4", "Language of the input?", write="language")
    language = f"{content.study.language}, as the study file says" if elsewhere else ""
    write = "confirm, or correct; the table of judgments does not say" if elsewhere else ""
    yield Answer("2.5", "Language of the output?", language or content.study.language, write)


def _sample(content: StudyContent) -> Iterator[Answer]:
    counts = Counter(item.system or "(no system)" for item in used_items(content))
    known = "; ".join(f"{system}: {n}" for system, n in sorted(counts.items()))
    yield Answer("3.1.1", "How many outputs of each system are judged?", known)
    yield Answer("3.1.2", "How were they chosen?", write="random, stratified or by hand; from what")
    write = "the method, such as the simulation of `labeval plan`; or N/A"
    yield Answer("3.1.3.1", "How was the power of the sample analysed?", write=write)
    write = "the figure; the table “power_curve” of the results may serve"
    yield Answer("3.1.3.2", "What is its statistical power?", write=write)
    yield Answer("3.1.3.3", "Where is the code of that analysis?", write="link, or N/A")


def _evaluators(content: StudyContent, who: Evaluators) -> Iterator[Answer]:
    figure = str(who.participants) if who.participants else ""
    yield Answer("3.2.1", "How many evaluators are there?", _how_many(content, who), figure=figure)
    groups = _counts(who.groups)
    known = f"Groups: {groups}." if groups else ""
    yield Answer("3.2.2.1", "Are they experts of the domain?", known, "yes or no, and of what")
    yield Answer("3.2.2.2", "Were they paid?", write="in money, otherwise, or not; how much")
    yield Answer("3.2.2.3", "Did the authors know any of them?", write="yes or no")
    yield Answer("3.2.2.4", "Were authors among them?", write="yes or no")
    yield Answer("3.2.3", "How were they recruited?", write="where, by whom, for what reward")
    known, write = _training(content), "anything beyond that"
    if who.elsewhere:
        known, write = "", "instructions, examples, tests; or that they were not"
    yield Answer("3.2.4", "How were they trained?", known, write)
    asked = [] if who.elsewhere else [f"“{title}”" for title in questionnaires(content.study)]
    listed = ", ".join(asked)
    known = f"Questionnaires: {listed}; answers are in the exported table." if asked else ""
    yield Answer("3.2.5", "What else is known about them?", known, "languages, expertise, age …")


def _how_many(content: StudyContent, who: Evaluators) -> str:
    imported = who.imported
    if who.elsewhere:
        return (
            f"{amount(who.participants, 'rater')}, by the codes in the imported table of judgments."
        )
    planned = content.study.participants.planned
    parts = f"{amount(who.participants, 'person', 'people')} in {amount(who.sessions, 'session')}"
    if imported.judgments:
        parts = (
            f"{amount(who.participants, 'person', 'people')}: {amount(who.sessions, 'session')}, "
            "and judgments of "
            f"{amount(imported.participants, 'rater')} imported from a table"
        )
    parts += f" ({planned} were planned)" if planned else ""
    return parts + (f"; {amount(who.rejected, 'session')} rejected" if who.rejected else "") + "."


def _training(content: StudyContent) -> str:
    items = sum(item.use == "training" for item in content.items)
    kinds = Counter(str(getattr(step, "step", "")) for step in content.study.procedure)
    parts = [amount(items, "training text") if items else ""]
    parts += [f"step “{kind}”" for kind in ("training", "test", "instructions") if kinds.get(kind)]
    return "; ".join(filter(None, parts))


def _design(content: StudyContent, who: Evaluators) -> Iterator[Answer]:
    known = _published(who)
    yield Answer("3.3.1", "Was it preregistered?", known, "yes with a link, or no")
    yield from _elsewhere_design(who) if who.elsewhere else _own_design(content, who)


def _elsewhere_design(who: Evaluators) -> Iterator[Answer]:
    """Nothing but what the table of judgments shows."""
    known = f"{amount(who.imported.judgments, 'judgment')} imported from a table."
    write = "with what program or form, online or on site"
    yield Answer("3.3.2", "How were responses collected?", known, write)
    write = "checks, thresholds, exclusions; or that there were none"
    yield Answer("3.3.3.1", "Of what kind is the assurance of quality?", write=write)
    yield Answer("3.3.3.2", "How exactly was quality assured?", write=write)
    yield Answer("3.3.4.1", "Where can the form be seen?", write="link to it or to pictures of it")
    yield Answer("3.3.4.2", "What did evaluators see?", write="texts, scales, instructions")
    yield Answer(
        "3.3.5",
        "How free were they in when and how fast to judge?",
        write="limits, pauses; or none",
    )
    yield Answer("3.3.6", "Could they ask, and give feedback?", write="how, or that they could not")
    first, last = who.imported.first, who.imported.last
    dates = f"The judgments that have a date were given {first} to {last}." if first else ""
    yield Answer(
        "3.3.7", "Under which conditions did they judge?", dates, "when, place, supervision"
    )
    yield Answer("3.3.8", "What varied between them?", write="room, screen, what differed")


def _own_design(content: StudyContent, who: Evaluators) -> Iterator[Answer]:
    study, imported = content.study, who.imported
    known = "In labeval, on the experimenter's computer; every answer is stored as it is given."
    write = ""
    if imported.judgments:
        known += f" {imported.judgments} further judgments were imported from a table."
        write = "how the imported judgments were collected; what follows is about the sessions"
    yield Answer("3.3.2", "How were responses collected?", known, write)
    yield from _assurance(content)
    known = "The study folder is the form; `labeval rehearse STUDY` shows what participants see."
    yield Answer("3.3.4.1", "Where can the form be seen?", known, "link to the study folder")
    yield Answer("3.3.4.2", "What did evaluators see?", _seen(content))
    limits = ", ".join(limits_named(study))
    known = "In one session, with pauses when they asked for one" + (
        f"; limits: {limits}." if limits else "; no limit of time."
    )
    yield Answer("3.3.5", "How free were they in when and how fast to judge?", known)
    known = "They can write a comment on rating pages where the study allows it."
    yield Answer("3.3.6", "Could they ask, and give feedback?", known, "what they knew about it")
    dates = f"{who.first} to {who.last}" if who.first else "no session yet"
    yield Answer("3.3.7", "Under which conditions did they judge?", dates, "place, supervision")
    names = [condition_name(study, condition.id) for condition in study.conditions]
    run = [(condition_name(study, id), n) for id, n in who.conditions]
    known = f"Conditions of the study: {_counts(run) or ', '.join(names)}."
    yield Answer("3.3.8", "What varied between them?", known, "room, screen, what differed")


def _assurance(content: StudyContent) -> Iterator[Answer]:
    """Assurance of quality: flags always, checks and codes where the study has them."""
    checks = sum(item.use == "attention" for item in content.items)
    parts = ["Answers too fast, all alike or long idle are flagged"]
    if checks:
        parts.append(f"{amount(checks, 'text')} to check attention")
    if content.study.qualification:
        parts.append("participants had to qualify by a code")
    kinds = "Automatic checks of every session; the supervisor sees what they find."
    write = "whether evaluators or judgments were excluded after them, and native speakers required"
    question = "Of what kind is the assurance of quality?"
    yield Answer("3.3.3.1", question, kinds, write, chosen=(2,))
    yield Answer(
        "3.3.3.2", "How exactly was quality assured?", "; ".join(parts) + ".", "what was done then"
    )


def _seen(content: StudyContent) -> str:
    """Contents of pages, by the columns that items have."""
    items = used_items(content)
    parts = ["the text or texts judged", "the criteria with their definitions", "the scale"]
    parts += ["the question"] * any(is_known(item.question) for item in items)
    parts += ["the source text"] * any(is_known(item.source) for item in items)
    parts += ["reference documents"] * bool(content.references)
    parts += ["ratings of a language model"] * bool(content.judge_ratings)
    return f"{', '.join(parts)}.".capitalize()


def _published(who: Evaluators) -> str:
    """The published version, whose hash a registration can name."""
    if not who.published:
        return ""
    return (
        f"Version {who.published[0][:12]} was frozen on {who.published[1][:10]}; "
        "`labeval draft STUDY preregistration` names its hash."
    )


def _ethics(content: StudyContent, who: Evaluators) -> Iterator[Answer]:
    yield Answer(
        "5.1", "Was it approved by an ethics committee?", write="which, when, number; or no"
    )
    record = content.study.audio.record
    known = f"Sound: {record}. Sessions know participants by codes."
    write = "whether anything collected, such as a written answer, can identify a person, and how "
    write += "it is protected"
    if who.imported.judgments:
        known = "" if who.elsewhere else known
        write += "; what the codes of the imported raters are made of"
    yield Answer("5.2", "Are personal data collected?", known, write)
    yield Answer("5.3", "Special categories (health, religion …)?", write="yes and how, or no")
    yield Answer("5.4", "Was an impact assessment made?", write="which and its result, or no")


def _counts(pairs: Sequence[tuple[str, int]]) -> str:
    return ", ".join(f"{name or '(none)'}: {n}" for name, n in pairs)
