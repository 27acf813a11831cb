"""The base of all models of a study file, and their identifiers."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, StringConstraints

Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_][A-Za-z0-9_.\-]*$", max_length=64)]
"""An identifier in a study file: letters, digits, ``_ . -``; so it never holds ``|`` or ``>``."""


class StudyModel(BaseModel):
    """Base of everything in a study file: unknown keys are refused, values never change."""

    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False, defer_build=True)
