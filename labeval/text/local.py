"""Study texts in one or several languages."""

from __future__ import annotations

from typing import Any, Self

from pydantic import RootModel, model_serializer, model_validator

ANY_LANGUAGE = "*"


class LocalText(RootModel[dict[str, str]]):
    """A text as a study file gives it: one string for everybody, or one string a language.

    ``LocalText("Hello")`` and ``LocalText({"en": "Hello", "de": "Hallo"})`` are both valid; the
    first is kept under the language ``*``.
    """

    model_config = {"frozen": True}

    @model_validator(mode="before")
    @classmethod
    def _single_string(cls, value: Any) -> Any:
        return {ANY_LANGUAGE: value} if isinstance(value, str) else value

    @model_validator(mode="after")
    def _not_empty(self) -> Self:
        if not self.root:
            raise ValueError("a text in several languages needs at least one language")
        return self

    @model_serializer(mode="plain")
    def _as_written(self) -> str | dict[str, str]:
        return self.root[ANY_LANGUAGE] if ANY_LANGUAGE in self.root else dict(self.root)

    def in_language(self, language: str) -> str:
        """The text in ``language``, else the one for everybody, else the first that was given."""
        found = self.root.get(language) or self.root.get(ANY_LANGUAGE)
        return found if found is not None else next(iter(self.root.values()))

    def languages(self) -> frozenset[str]:
        """The languages given; ``*`` where one string serves all."""
        return frozenset(self.root)
