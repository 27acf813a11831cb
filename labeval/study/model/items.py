"""Items: the generated texts that are judged, with what they are judged against."""

from __future__ import annotations

from typing import Literal

from labeval.study.model.base import Id, StudyModel


class Item(StudyModel):
    """One row of the items table. The participant never sees ``system`` or ``variant``."""

    id: Id
    """Name of the item in the study file and the results."""
    text: str
    """The text that is judged."""
    system: str = ""
    """System that wrote the text."""
    variant: str = ""
    """Variant among the system's texts, such as best or worst."""
    question: str = ""
    """Question that the text answers; texts are compared within one question."""
    question_id: str = ""
    """A short name of the question, by which references belong to it."""
    source: str = ""
    """Source that the text was written from."""
    reference_answer: str = ""
    """A right answer, for criteria that are judged against it."""
    prompt: str = ""
    """The prompt that the system was given."""
    use: Literal["rating", "training", "attention"] = "rating"
    """Use of the item: it is rated, or is only on training pages or in attention checks."""
    extra: dict[str, str] = {}
    """Further columns of the table, as text."""

    def column(self, name: str) -> str:
        """The value of any column by its name in the table; empty where there is none."""
        if name in _COLUMNS:
            return str(getattr(self, name))
        return self.extra.get(name, "")


_COLUMNS = frozenset(Item.model_fields) - {"extra"}
