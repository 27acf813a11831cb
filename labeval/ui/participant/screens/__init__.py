"""The screens of the steps, one module per kind of step, found by the kind's name.

A module defines one :class:`~labeval.ui.participant.screens.screen.StepScreen`. In addition to the
steps of the study file there are ``pause``, ``test_failed`` and ``ended``; the summary of the pages
of a step of kind ``k`` is ``k_summary``.
"""

from __future__ import annotations

import importlib
import keyword
from functools import cache

from labeval.ui.participant.screens.screen import StepScreen


@cache
def find_screen(kind: str) -> type[StepScreen]:
    """The screen of a kind of step.

    Raises:
        ModuleNotFoundError: there is no such kind.
    """
    name = f"{kind}_" if keyword.iskeyword(kind) else kind
    module = importlib.import_module(f"{__name__}.{name}")
    defined = (c for c in vars(module).values() if getattr(c, "__module__", "") == module.__name__)
    (found,) = (c for c in defined if isinstance(c, type) and issubclass(c, StepScreen))
    return found
