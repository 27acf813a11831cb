"""A notice about a study folder, and what the program offers to do about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

CONTEXT = "FolderNotice"


class Remedy(StrEnum):
    """Action that the program offers with a notice."""

    NONE = ""
    TAKE_IN = "take_in"
    MAKE_PRIVATE = "make_private"
    CHOOSE_CODE = "choose_code"
    LOOK = "look"
    CLEAN_UP = "clean_up"


@dataclass(frozen=True, slots=True)
class FolderNotice:
    """One sentence; ``template`` is translated under ``context``, ``values`` fill it."""

    template: str
    remedy: Remedy = Remedy.NONE
    values: Mapping[str, object] = field(default_factory=dict)
    context: str = CONTEXT
    is_calm: bool = False
    """True for a fact that asks nothing of anybody; it is shown with the state of the study."""

    def __str__(self) -> str:
        return self.template.format(**self.values)
