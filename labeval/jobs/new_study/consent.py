"""The consent of a study of one's own, put together from building blocks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from labeval import places
from labeval.study.model.steps import ConsentStep
from labeval.study.yaml.text import program_yaml

_AUDIO = "audio"
ASKS = (_AUDIO, "quotation", "sharing")
"""Decisions that can be added to that of taking part, in the order on the page."""
_ALWAYS = "rating"


@dataclass(frozen=True, slots=True)
class OwnConsent:
    """The choices that make a consent."""

    asks: frozenset[str] = frozenset({"quotation"})
    """Some of :data:`ASKS`."""
    contact: Mapping[str, str] = field(default_factory=dict)
    """Person or office for questions and withdrawals, by language; one that has none takes
    another's."""
    years: int | None = None
    """Years for which the data are kept after the study."""

    @property
    def records(self) -> bool:
        """True if sessions are recorded, with the participant's consent."""
        return _AUDIO in self.asks

    def recording(self, records: bool) -> OwnConsent:
        """The same, with or without the recording."""
        others = self.asks - {_AUDIO}
        return replace(self, asks=others | {_AUDIO} if records else others)


def consent_step(own: OwnConsent, languages: Sequence[str]) -> dict[str, Any]:
    """The step of the study file, in some of the program's languages."""
    blocks = _blocks()

    def local(text: dict[str, str]) -> dict[str, str]:
        return {language: text[language] for language in languages}

    given = {*own.asks}
    if own.years is not None:
        given.add("one_year" if own.years == 1 else "years")
    shown = [b["text"] for b in blocks["information"] if b.get("with") in (None, *given)]
    information = {
        language: "\n\n".join(text[language] for text in shown).replace("{years}", str(own.years))
        for language in languages
    }
    step: dict[str, Any] = {
        "step": "consent",
        "id": "consent",
        "title": local(blocks["title"]),
        "version": blocks["version"],
        "text": information,
    }
    contacts = _contacts(own, languages)
    if contacts:
        all_the_same = len(set(contacts.values())) == 1
        step["contact"] = next(iter(contacts.values())) if all_the_same else contacts
    step["asks"] = [
        {"id": id, "text": local(blocks["asks"][id])}
        | ({"required": True} if id == _ALWAYS else {})
        for id in (_ALWAYS, *ASKS)
        if id == _ALWAYS or id in own.asks
    ]
    step["declined"] = local(blocks["declined"])
    return step


def consent_model(own: OwnConsent, languages: Sequence[str]) -> ConsentStep:
    """The step as sessions have it."""
    return ConsentStep.model_validate(consent_step(own, languages))


def _contacts(own: OwnConsent, languages: Sequence[str]) -> dict[str, str]:
    """The contact in each language; none where nobody is named."""
    given = [text for language in languages if (text := own.contact.get(language))]
    return {language: own.contact.get(language) or given[0] for language in languages if given}


@cache
def _blocks() -> dict[str, Any]:
    read: dict[str, Any] = program_yaml(places.own_study() / "consent.yaml")
    return read
