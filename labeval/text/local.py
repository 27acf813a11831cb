"""Study texts in one or several languages."""

from __future__ import annotations

import re
from typing import Any, Self

from pydantic import RootModel, model_serializer, model_validator
from pydantic_core import PydanticCustomError

from labeval.text.languages import ANY_LANGUAGE
from labeval.text.marks import QT_TRANSLATE_NOOP

_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,4})?")


class LocalText(RootModel[dict[str, str]]):
    """A text as a study file gives it: one string for everybody, or one string a language.

    ``LocalText("Hello")`` and ``LocalText({"en": "Hello", "de": "Hallo"})`` are both valid; the
    first is kept under the language ``*``.
    """

    model_config = {"frozen": True}

    @model_validator(mode="before")
    @classmethod
    def _single_string(cls, value: Any) -> Any:
        if isinstance(value, str):
            return {ANY_LANGUAGE: value}
        if isinstance(value, bool | int | float):
            raise _refused(QT_TRANSLATE_NOOP("Problem", "must be a text; put it in quotes"))
        if not isinstance(value, dict):
            raise _refused(
                QT_TRANSLATE_NOOP("Problem", "must be a text, or one text for each language")
            )
        return value

    @model_validator(mode="after")
    def _not_empty(self) -> Self:
        for language, text in self.root.items():
            if language != ANY_LANGUAGE and not _LANGUAGE.fullmatch(language):
                raise _refused(
                    QT_TRANSLATE_NOOP(
                        "Problem", "“{language}” is not a language, such as en or de"
                    ),
                    language=language,
                )
            if not text.strip():
                raise _refused(QT_TRANSLATE_NOOP("Problem", "is an empty text"))
        if not self.root:
            raise _refused(QT_TRANSLATE_NOOP("Problem", "is an empty text"))
        return self

    @model_serializer(mode="plain")
    def _as_written(self) -> str | dict[str, str]:
        return self.root[ANY_LANGUAGE] if ANY_LANGUAGE in self.root else dict(self.root)

    def in_language(self, language: str) -> str:
        """The text in ``language``, else the one for everybody, else the first that was given."""
        return self.root[self.language_of(language)]

    def language_of(self, wanted: str) -> str:
        """The language of the text that is shown where one is wanted; ``*`` where nobody knows."""
        either = next((code for code in (wanted, ANY_LANGUAGE) if code in self.root), None)
        return either if either is not None else next(iter(self.root))

    def languages(self) -> frozenset[str]:
        """The languages given; ``*`` where one string serves all."""
        return frozenset(self.root)


def _refused(template: str, **values: object) -> PydanticCustomError:
    """A refusal whose template is written for people and can be translated."""
    return PydanticCustomError("study", "{template}", {"template": template, "values": values})
