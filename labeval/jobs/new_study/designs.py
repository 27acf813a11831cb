"""Designs that a new study can begin with: a template with some of its conditions.

The cards are in ``gallery.yaml`` next to the templates; a template that has none there gets one
made from its study file, so that every template can be reached.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

from pydantic import Field, TypeAdapter

from labeval.exchange.study_folder import templates
from labeval.jobs.planning.durations import expected_duration
from labeval.session.plan.plan import Plan, make_plan
from labeval.study.methods import find_method
from labeval.study.model.base import StudyModel
from labeval.study.model.steps import WritingStep
from labeval.study.model.writing import Writing
from labeval.study.pages import Page
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from labeval.study.yaml.text import program_yaml
from labeval.text.local import LocalText
from labeval.text.marks import QT_TRANSLATE_NOOP

GALLERY_FILE = "gallery.yaml"


class Card(StudyModel):
    """A design as the gallery offers it."""

    template: str = ""
    """Name of the template's folder; empty for interviews alone, where nothing is rated."""
    conditions: tuple[str, ...] = ()
    """Conditions of the template; all of them when empty."""
    shown: tuple[str, ...] = ()
    """Ids of the texts on the page that its picture shows; the first page when empty."""
    title: LocalText
    about: LocalText | None = None
    records: bool = False
    """True if it is about what people say while working, so that its consent asks for that."""

    @property
    def key(self) -> str:
        """Names the design among all cards."""
        return ":".join((self.template, *self.conditions))


class Question(StudyModel):
    """A question that somebody wants to answer, with the designs that answer it."""

    id: str
    title: LocalText
    about: LocalText
    cards: tuple[Card, ...]


class _Gallery(StudyModel):
    questions: tuple[Question, ...] = Field(min_length=1)


@dataclass(frozen=True)
class Design:
    """A card with its template's study, read."""

    card: Card
    content: StudyContent

    @cached_property
    def conditions(self) -> tuple[str, ...]:
        """Ids of the conditions that belong to it."""
        return self.card.conditions or tuple(c.id for c in self.content.study.conditions)

    @cached_property
    def blocks(self) -> tuple[str, ...]:
        """Ids of the rating blocks of its conditions, each once."""
        study = self.content.study
        named = [block for id in self.conditions for block in study.condition(id).blocks]
        return tuple(dict.fromkeys(named))

    @cached_property
    def methods(self) -> tuple[str, ...]:
        """Names of its methods, each once."""
        blocks = self.content.study.blocks
        return tuple(dict.fromkeys(blocks[block].method for block in self.blocks))

    @cached_property
    def minutes(self) -> tuple[float, float]:
        """Least and greatest expected length of a session, in minutes."""
        found = [
            expected_duration(self.content, self._plan(condition)).minutes
            for condition in self.conditions
        ]
        return min(found), max(found)

    @cached_property
    def first_page(self) -> Page | None:
        """The rating page that shows the design, the first of a session where the card names no
        texts; None where nothing is rated."""
        pages = [p for p in self._plan(self.conditions[0]).block_pages() if p.counts]
        wanted = (page for page in pages if set(page.items) == set(self.card.shown))
        return next(wanted, next(iter(pages), None))

    @cached_property
    def first_writing(self) -> tuple[WritingStep, Writing] | None:
        """The first text that is written; None where nothing is."""
        steps = {step.id: step for step in self.content.study.writing_steps()}
        plan = self._plan(self.conditions[0])
        return next(((steps[s.step], s.writings[0]) for s in plan.steps if s.writings), None)

    def needs(self) -> list[tuple[str, dict[str, object]]]:
        """The material that it takes: texts marked under ``NewStudy`` and their values."""
        study = self.content.study
        if not self.blocks:
            return [(QT_TRANSLATE_NOOP("NewStudy", "topics with passages"), {})]
        settings = [study.blocks[block] for block in self.blocks]
        most = max(find_method(s.method).page_shape(s).texts for s in settings)
        several = QT_TRANSLATE_NOOP("NewStudy", "{texts} or more texts to each question")
        found: list[tuple[str, dict[str, object]]] = [(several, {"texts": most})]
        if most == 1:
            found = [(QT_TRANSLATE_NOOP("NewStudy", "texts"), {})]
        asked = {c for s in settings for c in s.criteria} or {c.id for c in study.criteria}
        against = {c.judged_against for c in study.criteria if c.id in asked}
        if "source" in against:
            found.append((QT_TRANSLATE_NOOP("NewStudy", "a source text"), {}))
        if self.content.references:
            found.append((QT_TRANSLATE_NOOP("NewStudy", "documents to look up"), {}))
        if self.content.judge_ratings:
            found.append((QT_TRANSLATE_NOOP("NewStudy", "a language model's ratings"), {}))
        return found

    def _plan(self, condition: str) -> Plan:
        return make_plan(self.content, condition, self.content.study.seed, 0)


def questions(folder: Path) -> tuple[Question, ...]:
    """The gallery of a folder of templates; templates without a card are at its end."""
    read = program_yaml(folder / GALLERY_FILE)
    found = TypeAdapter(_Gallery).validate_python(read).questions
    known = {card.template for question in found for card in question.cards}
    others = [
        Card(template=name, title=LocalText(name), about=about)
        for name, about in templates(folder)
        if name not in known
    ]
    if not others:
        return found
    last = found[-1]
    return (*found[:-1], last.model_copy(update={"cards": (*last.cards, *others)}))


def designs(folder: Path, cards: Sequence[Card]) -> Iterator[Design]:
    """The designs of the cards that have a template, each template read once.

    Raises:
        StudyProblems: a template cannot be read.
    """
    contents: dict[str, StudyContent] = {}
    for card in (card for card in cards if card.template):
        if card.template not in contents:
            contents[card.template] = read_study(folder / card.template)
        yield Design(card, contents[card.template])


@lru_cache(maxsize=1)
def gallery_designs(folder: Path) -> tuple[Design, ...]:
    """The designs of all cards of a gallery, in their order, with what takes time to know.

    Read once, since the program's templates stay as they are while it runs.

    Raises:
        StudyProblems: a template cannot be read.
    """
    cards = [card for question in questions(folder) for card in question.cards]
    found = tuple(designs(folder, cards))
    for design in found:
        _ = design.minutes
    return found
