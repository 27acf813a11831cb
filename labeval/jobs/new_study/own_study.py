"""A study of a lab's own texts and criteria, in the design of a template."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from io import StringIO
from pathlib import Path
from textwrap import indent
from typing import Any

import yaml
from pydantic import ValidationError

from labeval import places
from labeval.exchange.errors import ExchangeError, writing_to
from labeval.exchange.materials.written import proposed_formats
from labeval.exchange.study_folder import flush_study, put_in_place, write_items
from labeval.jobs.new_study.consent import OwnConsent, consent_step
from labeval.jobs.new_study.criteria import OwnCriterion, criterion_ids
from labeval.jobs.new_study.even_breaks import with_even_breaks
from labeval.jobs.new_study.instructions import general_instructions
from labeval.jobs.new_study.long_sources import longest_source
from labeval.jobs.new_study.own_languages import lines_without_others, without_others
from labeval.jobs.new_study.pictures import copy_pictures
from labeval.jobs.new_study.proposed_wordings import (
    BARE,
    as_asked,
    method_texts,
    point_labels,
    proposed_wording,
    wording_key,
)
from labeval.jobs.new_study.shared_minutes import can_share_minutes, pages_in_minutes
from labeval.jobs.planning.durations import Duration, RatingAhead, expected_duration, rating_ahead
from labeval.jobs.planning.exchanged_sides import exchanged_sentences
from labeval.jobs.planning.limit_check import limit_sentences
from labeval.jobs.planning.raters_ahead import (
    planned_sentences,
    proposed_participants,
    raters_ahead,
)
from labeval.session.plan.plan import make_plan
from labeval.store.disk.atomic import part_of
from labeval.store.disk.rights import PRIVATE_FOLDER
from labeval.study.checks import check_items, check_study
from labeval.study.folder import STUDY_FILE
from labeval.study.methods import find_method
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.items import Item
from labeval.study.model.steps import QuestionnaireStep
from labeval.study.problems import Problem, StudyProblems
from labeval.study.reading import read_study
from labeval.study.study import Study, StudyContent
from labeval.study.tables.validation import validation_problems
from labeval.study.yaml.text import parse_yaml, program_yaml
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText

ITEMS_FILE = "items.csv"
_PROCEDURE = "procedure.yaml"
_ALOUD = "{thinking_aloud}"
"""In lines for studies that record thinking aloud."""
_HEAD = """\
# {title}
#
# Made in the window “New study”. Everything can be changed here; `labeval check` names everything
# that does not fit together. Any text may be one string for everybody, or one string a language.
"""
_CONSENT_PLACE = "  # {consent}\n"
_LIMIT_PLACE = "  # {limit}\n\n"
"""Lines of the procedure that the consent and the words about a limit replace."""
_CONSENT_HEAD = """\
  # Have this text checked by whoever is responsible for data protection at your institution.
  # A changed text needs a new `version`.
"""
_OF_MATERIAL = frozenset(
    {
        *("criteria", "optional", "items", "training", "training_rules", "attention"),
        *("attention_items", "stopped", "instructions", "judge_support", "reference"),
    }
)
"""Settings of a template's block that fit only its own texts and criteria."""
_ALL_METHODS = {"en": "All methods", "de": "Alle Methoden"}
_GERMAN = frozenset(["der", "die", "das", "und", "ist", "nicht", "ein", "eine", "zu", "mit"])
_ENGLISH = frozenset(["the", "and", "is", "not", "of", "to", "a", "with", "in", "for"])


@dataclass(frozen=True, slots=True)
class OwnStudy:
    """All choices that make a study."""

    title: Mapping[str, str]
    """By language; one that has none takes another's."""
    blocks: Mapping[str, BlockSettings]
    """Blocks of templates, by their ids: one for each kind of page."""
    together: bool
    """True if every participant gets all blocks; else each gets one."""
    languages: tuple[str, ...]
    criteria: tuple[OwnCriterion, ...]
    items: tuple[Item, ...]
    pages: int | None = None
    """The most pages of each method that a participant gets; None for all of them."""
    minutes: int | None = None
    """About the minutes of work of a session; None for as many as it takes."""
    consent: OwnConsent = field(default_factory=OwnConsent)
    participants: int | None = None
    """Their planned number; None while it is open."""

    @property
    def shares_minutes(self) -> bool:
        """True if the minutes are shared among a participant's methods, as numbers of pages; else
        the rating ends after them."""
        several = self.together and len(self.blocks) > 1
        return self.minutes is not None and several and can_share_minutes(self.blocks.values())


@dataclass(frozen=True, slots=True)
class Composed:
    """A study file and the result of reading it."""

    text: str
    content: StudyContent | None
    problems: tuple[Problem, ...]

    @property
    def sound(self) -> bool:
        """True if sessions can be run with it."""
        errors = any(problem.severity == "error" for problem in self.problems)
        return self.content is not None and not errors

    def durations(self) -> list[Duration]:
        """Expected length of a session of each condition; none while something is wrong."""
        content = self.content
        if content is None or not self.sound:
            return []
        plans = (make_plan(content, c.id, 0, 0) for c in content.study.conditions)
        return [expected_duration(content, plan) for plan in plans]

    def ahead(self) -> dict[str, RatingAhead]:
        """Pages and minutes of each block for a participant; none while something is wrong."""
        return rating_ahead(self.content) if self.content is not None and self.sound else {}

    def planned(self, participants: int) -> list[MarkedText]:
        """Sentences about a number of participants; none while something is wrong."""
        content = self.content
        return planned_sentences(content, participants) if content and self.sound else []

    def proposed_participants(self) -> int | None:
        """The participants to propose; None while something is wrong."""
        return proposed_participants(self.content) if self.content and self.sound else None

    def left_at_limit(self) -> list[MarkedText]:
        """Sentences about pages that a limit leaves; none while something is wrong."""
        return limit_sentences(self.content) if self.content is not None and self.sound else []

    def exchanged(self) -> list[MarkedText]:
        """Sentences about pairs with sides exchanged, too; none while something is wrong."""
        return exchanged_sentences(self.content) if self.content and self.sound else []


def compose(own: OwnStudy) -> Composed:
    """The study file of a lab's own study, read and checked with its texts."""
    text = study_text(own)
    document = parse_yaml(text, STUDY_FILE)
    try:
        study = Study.model_validate(document.data)
    except ValidationError as error:
        found = validation_problems(error, Study, STUDY_FILE, document.places)
        return Composed(text, None, tuple(found))
    content = StudyContent(study=study, items=list(own.items))
    problems = check_study(study, STUDY_FILE, document.places)
    if own.items:
        places_ = document.places
        problems += check_items(content, STUDY_FILE, places_, ITEMS_FILE, {})
    return Composed(text, content, tuple(problems))


def make_own_study(
    own: OwnStudy,
    target: Path,
    add_files: Callable[[Path], object] | None = None,
    sources: Sequence[Path] = (),
) -> None:
    """Make the study folder ``target``: all of it or nothing.

    Args:
        add_files: puts further files into the folder that it is given.
        sources: what the texts were read from; pictures that they name are copied from there.

    Raises:
        ExchangeError: the target is not empty, or nothing can be written.
        StudyProblems: the study cannot be run as it is.
    """
    if target.exists() and not (target.is_dir() and not any(target.iterdir())):
        raise ExchangeError(
            QT_TRANSLATE_NOOP(
                "Exchange", "{path} is not an empty folder; name one that does not exist yet"
            ),
            path=target,
        )
    composed = compose(own)
    even = replace(own, blocks=with_even_breaks(own.blocks, composed.ahead()))
    if even != own:
        composed = compose(even)
    if composed.content is None or not composed.sound:
        raise StudyProblems(list(composed.problems))
    with writing_to(target):
        stage = part_of(target.resolve())
        stage.parent.mkdir(parents=True, exist_ok=True)
        try:
            stage.mkdir(mode=PRIVATE_FOLDER)
            (stage / STUDY_FILE).write_text(composed.text, encoding="utf-8", newline="\n")
            write_items(list(own.items), stage / ITEMS_FILE)
            copy_pictures(composed.content, sources, stage)
            if add_files is not None:
                add_files(stage)
            read_study(stage)
            flush_study(stage)
            put_in_place(stage, target)
        finally:
            shutil.rmtree(stage, ignore_errors=True)


def study_text(own: OwnStudy) -> str:
    """The study file."""
    criteria = [_criterion(own, c, id) for c, id in _identified(own.criteria)]
    most, raters = _most_pages(own), _planned_raters(own)
    blocks = {
        id: _block(own, settings, most.get(id), raters.get(id))
        for id, settings in own.blocks.items()
    }
    names = {id: _named(settings) for id, settings in own.blocks.items()}
    if own.together and len(blocks) > 1:
        conditions: list[dict[str, Any]] = [
            {"id": "all", "name": dict(_ALL_METHODS), "blocks": list(blocks)}
        ]
    else:
        conditions = [{"id": id, "name": names[id], "blocks": [id]} for id in blocks]
    top: dict[str, Any] = {
        "labeval": 1,
        "title": _title(own),
        "language": next(iter(text_languages(own.items)), own.languages[0]),
        "languages": list(own.languages),
        "items": ITEMS_FILE,
        "seed": 1,
    }
    if own.participants is not None:
        top["participants"] = {"planned": own.participants}
    formats = proposed_formats(own.items).model_dump(exclude_defaults=True)
    if formats:
        top["formats"] = formats
    if own.minutes is not None and not own.shares_minutes:
        top["limits"] = {"minutes": own.minutes}
    if own.consent.records:
        top["audio"] = {"record": "think_aloud"}
    parts = [top, {"criteria": criteria}, {"blocks": blocks}, {"conditions": conditions}]
    written = [_dumped(without_others(part, own.languages)) for part in parts]
    head = _HEAD.format(title=" ".join(_any_title(own).split()))
    return "\n".join([head + written[0], *written[1:], _procedure(own)])


def text_languages(items: Sequence[Item]) -> list[str]:
    """The languages that the texts seem to be in, English and German, that of most texts first.

    None where that is unknown, and none that fewer than a tenth of the texts have.
    """
    votes: Counter[str] = Counter()
    found = 0
    for item in items[:: max(1, len(items) // 50)]:
        words = item.text.casefold().split()[:200]
        german = sum(word in _GERMAN for word in words)
        english = sum(word in _ENGLISH for word in words)
        found += max(german, english)
        if german != english:
            votes["de" if german > english else "en"] += 1
    enough = votes.total() / 10
    return [language for language, n in votes.most_common() if found >= 3 and n >= enough]


def closing_questions() -> QuestionnaireStep:
    """The questions at the end of every study of a lab's own."""
    read = program_yaml(places.own_study() / _PROCEDURE)
    asked = next(step for step in read["procedure"] if step["step"] == "questionnaire")
    return QuestionnaireStep.model_validate(asked)


def _identified(criteria: Sequence[OwnCriterion]) -> Iterable[tuple[OwnCriterion, str]]:
    return zip(criteria, criterion_ids(criteria), strict=True)


def _criterion(own: OwnStudy, criterion: OwnCriterion, id: str) -> dict[str, Any]:
    def local(text: Mapping[str, str]) -> dict[str, str]:
        return {language: text.get(language, "") for language in own.languages}

    wording = {}
    for block, settings in own.blocks.items():
        proposed = proposed_wording(criterion, block, settings, own.languages, own.blocks)
        key = wording_key(block, settings.method)
        mine = criterion.wording.get(key, {})
        asked = {
            language: mine.get(language) or proposed.get(language, "") for language in own.languages
        }
        if all(asked.values()):
            wording[key] = asked
    criterion = as_asked(criterion, own.blocks)
    found: dict[str, Any] = {
        "id": id,
        "judged_against": criterion.against or "text",
        "name": local(criterion.name),
        "definition": local(criterion.definition),
    }
    if criterion.direction != "higher":
        found["direction"] = criterion.direction
    if wording:
        found["wording"] = wording
    points = {p for s in own.blocks.values() for p in getattr(s, "scale", ())}
    anchors = _ends_of_flaw(own, criterion) | dict(criterion.anchors)
    for name, texts in (("anchors", anchors), ("examples", criterion.examples)):
        whole = {
            point: local(text)
            for point, text in sorted(texts.items())
            if point in points and all(text.get(language) for language in own.languages)
        }
        if whole:
            found[name] = whole
    scales = method_texts()["scales"]
    proposals = [scales[s.method] for s in own.blocks.values() if s.method in scales]
    if proposals:
        found["scale"] = dict(criterion.scale or proposals[0])
    return found


def _ends_of_flaw(own: OwnStudy, criterion: OwnCriterion) -> dict[int, Mapping[str, str]]:
    """Words at the ends of the scale for a criterion of which less is better."""
    if criterion.direction != "lower":
        return {}
    return {
        end: point_labels(settings, "lower")[end].root
        for settings in own.blocks.values()
        for end in settings.unexplained_ends(BARE)
    }


def _most_pages(own: OwnStudy) -> dict[str, int]:
    """The most pages of a participant, by block; none of those that are not limited."""
    if own.shares_minutes and own.minutes is not None:
        whole = compose(replace(own, minutes=None))
        content = whole.content if whole.sound else None
        return pages_in_minutes(content, own.minutes) if content and content.items else {}
    return {} if own.pages is None else dict.fromkeys(own.blocks, own.pages)


def _planned_raters(own: OwnStudy) -> dict[str, int]:
    """Raters of everything in a block, by the planned number of participants; none without one."""
    if own.participants is None:
        return {}
    content = compose(replace(own, participants=None)).content
    ahead = raters_ahead(content, own.participants) if content and content.items else []
    return {raters.block: max(1, raters.least) for raters in ahead}


def _block(
    own: OwnStudy, settings: BlockSettings, pages: int | None, raters: int | None
) -> dict[str, Any]:
    """A block of the study file.

    Args:
        pages: the most of a participant; all of them when left out.
        raters: of each page, where a participant gets some of them; as usual when left out.
    """
    method = find_method(settings.method)
    left_out = _OF_MATERIAL | set(getattr(method, "OF_MATERIAL", ()))
    given = settings.model_dump(by_alias=True, exclude_unset=True)
    found = {name: value for name, value in given.items() if name not in left_out}
    if longest_source(own.items):
        found["reference"] = "document"
    fitted = getattr(method, "fitted", None)
    if fitted is not None:
        found |= fitted(own.items)
    limited = getattr(method, "limited", None)
    if limited is not None and pages is not None:
        part = limited(own.items, pages)
        found |= {k: v | {"raters": raters} if raters else v for k, v in part.items()}
    made = method.Settings.model_validate(found)
    instructions = general_instructions(made, own.items, method_texts())
    if instructions:
        found["instructions"] = instructions
    labels = point_labels(settings)
    if labels:
        found["labels"] = {point: text.model_dump() for point, text in labels.items()}
    return found


def _any_title(own: OwnStudy) -> str:
    titles = (own.title.get(language, "") for language in own.languages)
    return next(filter(None, titles), "") or "–"


def _title(own: OwnStudy) -> str | dict[str, str]:
    """One title for all languages where they have the same."""
    usual = _any_title(own)
    titles = {language: own.title.get(language) or usual for language in own.languages}
    return titles if len(set(titles.values())) > 1 else usual


def _named(settings: BlockSettings) -> Any:
    title = settings.title
    return title.model_dump() if title else find_method(settings.method).SHORT


def _procedure(own: OwnStudy) -> str:
    """The procedure, with the consent in its place, what is said where the time is up, and the
    request to think aloud where that is recorded."""
    folder = places.own_study()
    consent = _dumped({"-": [consent_step(own.consent, own.languages)]}).partition("\n")[2]
    lines = (folder / _PROCEDURE).read_text(encoding="utf-8").splitlines(keepends=True)
    if not own.consent.records:
        lines = [line for line in lines if _ALOUD not in line]
    written = lines_without_others("".join(lines).replace(_ALOUD, ""), own.languages)
    ends = own.minutes is not None and not own.shares_minutes
    limit = (folder / "limit.yaml").read_text(encoding="utf-8") if ends else ""
    time_is_up = lines_without_others(limit, own.languages) + "\n" if ends else ""
    return written.replace(_CONSENT_PLACE, _CONSENT_HEAD + indent(consent, "  ")).replace(
        _LIMIT_PLACE, time_is_up
    )


class _Dumper(yaml.SafeDumper):
    """Writes as the templates are written: short mappings in a line, long texts as blocks."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def _text_node(dumper: yaml.SafeDumper, text: str) -> yaml.Node:
    style = "|" if "\n" in text else None
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style=style)


def _mapping_node(dumper: yaml.SafeDumper, value: dict[Any, Any]) -> yaml.Node:
    short = all(not isinstance(v, dict | list) and "\n" not in str(v) for v in value.values())
    in_line = short and len(str(value)) < 90
    return dumper.represent_mapping("tag:yaml.org,2002:map", value, flow_style=in_line)


_FAST: type[yaml.SafeDumper] = getattr(yaml, "CSafeDumper", _Dumper)
"""Writes the same in a tenth of the time."""
_Dumper.add_representer(str, _text_node)
_Dumper.add_representer(dict, _mapping_node)


def _dumped(value: Mapping[str, Any]) -> str:
    """A part of the study file; its own entries are never in one line."""
    node: Any = _Dumper(StringIO(), sort_keys=False).represent_data(dict(value))
    node.flow_style = False
    text = _serialized(node, _FAST)
    # It escapes what is beyond the first 65,536 characters, such as emoji.
    return _serialized(node, _Dumper) if "\\U" in text else text


def _serialized(node: yaml.Node, dumper: type[yaml.SafeDumper]) -> str:
    text: str = yaml.serialize(node, Dumper=dumper, allow_unicode=True, width=110)
    return text
