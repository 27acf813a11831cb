"""Parts of a study by the names that people gave them, in the study's language."""

from __future__ import annotations

from labeval.study.model.steps import steps_by_id
from labeval.study.study import Study
from labeval.text.amounts import amount
from labeval.text.local import LocalText


def condition_name(study: Study, id: str) -> str:
    """The name of a condition; its id where it has none."""
    return _name(study, {c.id: c.name for c in study.conditions}, id)


def criterion_name(study: Study, id: str) -> str:
    """The name of a criterion."""
    return _name(study, {c.id: c.name for c in study.criteria}, id)


def questionnaires(study: Study) -> list[str]:
    """The titles of all questionnaires, in the order of the procedure; ids of those without."""
    steps = steps_by_id(study.procedure)
    titles = {id: each.title for id, each in steps.items() if each.step == "questionnaire"}
    return [_name(study, titles, id) for id in titles]


def limits_named(study: Study) -> list[str]:
    """The limits of a session: ``12 pages``, ``20 minutes``."""
    pages, minutes = study.limits.pages, study.limits.minutes
    named = [amount(pages, "page")] if pages else []
    return [*named, f"{minutes:g} minute{'' if minutes == 1 else 's'}"] if minutes else named


def _name(study: Study, names: dict[str, LocalText | None], id: str) -> str:
    name = names.get(id)
    return name.in_language(study.language) if name else id
