"""The screens of the steps, one module a kind of step, found by the kind's name.

A module has a class ``Screen``, a :class:`~labeval.ui.participant.screens.screen.StepScreen`.
Besides the steps of the study file there are ``pause``, ``test_failed`` and ``ended``, and what
sums up the pages of a step of kind ``k`` is ``k_summary``.
"""

from __future__ import annotations

import importlib
import keyword
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from labeval.ui.participant.screens.screen import StepScreen


@cache
def find_screen(kind: str) -> type[StepScreen]:
    """The screen of a kind of step.

    Raises:
        ModuleNotFoundError: there is no such kind.
    """
    name = f"{kind}_" if keyword.iskeyword(kind) else kind
    found: type[StepScreen] = importlib.import_module(f"{__name__}.{name}").Screen
    return found
