"""Types of errors and how severe they can be, with the error points of each."""

from __future__ import annotations

from pydantic import Field

from labeval.study.model.base import Id, StudyModel
from labeval.text.local import LocalText

WITHIN = "/"
"""Between a category and one of its parts; no id holds it."""


class Severity(StudyModel):
    """Seriousness of an error."""

    id: Id
    """Stored value."""
    name: LocalText
    """Name that participants read."""
    definition: LocalText | None = None
    """Meaning; on the page while an error is described."""
    weight: float = Field(default=1, ge=0, le=1000)
    """Error points of an error of this severity."""


class CategoryPart(StudyModel):
    """One type of error."""

    id: Id
    """Stored value; a part of a category is stored as `category/part`."""
    name: LocalText
    """Name that participants read."""
    definition: LocalText | None = None
    """Meaning; on the page while it is chosen."""
    weights: dict[Id, float] = {}
    """Severity to error points, where they differ from the severity's own."""


class Category(CategoryPart):
    """A type of error, or several that belong together."""

    parts: list[CategoryPart] = []
    """The types that it is divided into; then one of them has to be chosen."""


ONE_CATEGORY = [Category(id="error", name=LocalText({"en": "Error", "de": "Fehler"}))]
"""The categories of a study that asks for none."""
TWO_SEVERITIES = [
    Severity(id="minor", name=LocalText({"en": "minor", "de": "leicht"}), weight=1),
    Severity(id="major", name=LocalText({"en": "major", "de": "schwer"}), weight=5),
]
"""The usual severities; the weights are those of Freitag et al. (2021, Table 4)."""
