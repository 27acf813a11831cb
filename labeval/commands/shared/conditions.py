"""Conditions of a study that a command is given by their ids."""

from __future__ import annotations

from collections.abc import Iterable

from labeval.commands.shared.running import Refused
from labeval.commands.shared.words import tr
from labeval.study.study import Study


def check_conditions(study: Study, ids: Iterable[str]) -> None:
    """Refuse an id that no condition of a study has.

    Raises:
        Refused: with the ids that there are.
    """
    known = [each.id for each in study.conditions]
    for id in ids:
        if id not in known:
            raise Refused(
                tr(
                    "there is no condition '{condition}'; there are {known}",
                    condition=id,
                    known=", ".join(known),
                )
            )
