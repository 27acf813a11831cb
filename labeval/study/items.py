"""Items: the generated texts that are judged, with what they are judged against."""

from __future__ import annotations

from typing import Literal

from labeval.study.blocks import Id, StudyModel


class Item(StudyModel):
    """One row of the items table. The participant never sees ``system`` or ``variant``."""

    id: Id
    text: str
    system: str = ""
    variant: str = ""
    question: str = ""
    source: str = ""
    reference_answer: str = ""
    prompt: str = ""
    use: Literal["rating", "training"] = "rating"
    extra: dict[str, str] = {}
    """Further columns of the table, as text."""

    def column(self, name: str) -> str:
        """The value of any column by its name in the table; empty where there is none."""
        if name in Item.model_fields and name != "extra":
            return str(getattr(self, name))
        return self.extra.get(name, "")
