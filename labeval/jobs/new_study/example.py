"""A study folder of a design with its template's own texts."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import yaml

from labeval.exchange.study_folder import make_study
from labeval.jobs.new_study.designs import Card


def make_example(templates: Path, card: Card, target: Path) -> None:
    """Make the study folder ``target`` from a card's template: all of it or nothing.

    Conditions that the card leaves out are removed; their blocks stay in the file, so that they can
    be used again.

    Raises:
        ExchangeError: the target is not empty, or nothing can be written.
    """

    def edit(text: str) -> str:
        return only_conditions(text, card.conditions) if card.conditions else text

    make_study(templates / card.template, target, edit=edit)


def only_conditions(text: str, kept: Collection[str]) -> str:
    """A study file's text without its other conditions; everything else stays as it is."""
    root = yaml.compose(text, Loader=yaml.SafeLoader)
    assert root is not None
    (conditions,) = (value for key, value in root.value if key.value == "conditions")
    lines = text.splitlines(keepends=True)
    for entry in reversed(conditions.value):
        id = next(value.value for key, value in entry.value if key.value == "id")
        if id not in kept:
            first, end = entry.start_mark.line, entry.end_mark.line
            del lines[first : max(end, first + 1)]
    return "".join(lines)
