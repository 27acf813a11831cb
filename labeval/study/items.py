"""Items: the generated texts that are judged, with what they are judged against."""

from __future__ import annotations

from typing import Literal

from labeval.study.blocks import Id, StudyModel


class Item(StudyModel):
    """One row of the items table. The participant never sees ``system`` or ``variant``."""

    id: Id
    """How the study file and the results call the item."""
    text: str
    """The text that is judged."""
    system: str = ""
    """What wrote the text."""
    variant: str = ""
    """Which of the system's texts it is, such as best or worst."""
    question: str = ""
    """What was asked; texts are compared within one question."""
    question_id: str = ""
    """A short name of the question, by which references belong to it."""
    source: str = ""
    """What the text was written from."""
    reference_answer: str = ""
    """A right answer, for criteria that are judged against it."""
    prompt: str = ""
    """The prompt that the system was given."""
    use: Literal["rating", "training", "attention"] = "rating"
    """Whether the item is rated, or only used on training pages or by attention checks."""
    extra: dict[str, str] = {}
    """Further columns of the table, as text."""

    def column(self, name: str) -> str:
        """The value of any column by its name in the table; empty where there is none."""
        if name in Item.model_fields and name != "extra":
            return str(getattr(self, name))
        return self.extra.get(name, "")
