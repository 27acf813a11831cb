"""The library of criteria: those of the templates, by what is judged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pydantic import TypeAdapter

from labeval import places
from labeval.exchange.study_folder import templates
from labeval.jobs.new_study.criteria import OwnCriterion, of_study
from labeval.study.model.base import StudyModel
from labeval.study.model.criteria import Criterion
from labeval.study.reading import read_study
from labeval.study.yaml.text import program_yaml
from labeval.text.local import LocalText

_OTHERS = {"source": "source", "question": "content", "text": "language"}
"""The group of a criterion that no group names, by what it is judged against."""


class Group(StudyModel):
    """Criteria about the same."""

    id: str
    title: LocalText
    criteria: tuple[str, ...]
    """Ids of criteria of the templates."""


@dataclass(frozen=True, slots=True)
class LibraryEntry:
    """A criterion of a template."""

    criterion: OwnCriterion
    template: LocalText
    """The template's title."""
    group: str
    """The id of its group."""

    def has(self, words: Sequence[str]) -> bool:
        """Return whether its names, its definitions or its template have all of some words, in
        small letters."""
        own = self.criterion
        texts = [*own.name.values(), *own.definition.values(), *self.template.root.values()]
        return all(any(word in text.casefold() for text in texts) for word in words)


@cache
def groups() -> tuple[Group, ...]:
    """The groups, in their order."""
    read = program_yaml(places.own_study() / "criteria-groups.yaml")
    return TypeAdapter(tuple[Group, ...]).validate_python(read)


def library(folder: Path) -> list[LibraryEntry]:
    """Every criterion of the templates in a folder, group by group."""
    studies = (read_study(folder / name).study for name, _ in templates(folder))
    found = [
        LibraryEntry(own, study.title, _group_of(criterion))
        for study in studies
        for criterion, own in zip(study.criteria, of_study(study), strict=True)
    ]
    order = [group.id for group in groups()]
    return sorted(found, key=lambda entry: order.index(entry.group))


def _group_of(criterion: Criterion) -> str:
    named = (group.id for group in groups() if criterion.id in group.criteria)
    return next(named, _OTHERS[criterion.judged_against])
