"""The languages of a study: those it says, else those that all of its texts have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from pydantic import BaseModel

from labeval.study.model.base import StudyModel
from labeval.study.model.sessions.moderation import Moderation
from labeval.study.yaml.places import Path
from labeval.text.languages import ANY_LANGUAGE
from labeval.text.local import LocalText

_NEVER_SHOWN = (("conditions",), ("moderation", "markers"), ("moderation", "interview"))
"""Places of texts that only the supervisor reads."""
_PLAIN = (str, int, float, type(None))
"""Most of what a study holds, in which there is no text to look for."""


def local_texts(value: Any, path: Path = ()) -> Iterator[tuple[Path, LocalText]]:
    """Every text of a model that the study file wrote out, with its path."""
    if isinstance(value, LocalText):
        yield path, value
    elif isinstance(value, BaseModel):
        fields = type(value).model_fields
        for name in value.model_fields_set:
            below = getattr(value, name)
            if not isinstance(below, _PLAIN):
                yield from local_texts(below, (*path, fields[name].alias or name))
    elif isinstance(value, dict):
        for key, below in value.items():
            yield from local_texts(below, (*path, key))
    elif isinstance(value, list):
        for n, below in enumerate(value):
            yield from local_texts(below, (*path, n))


def is_shown(path: Path) -> bool:
    """Return whether a participant may be shown the text at this path."""
    return not any(path[: len(start)] == start for start in _NEVER_SHOWN)


def offered_languages(
    study: StudyModel, named: Sequence[str], of_items: str, moderation: Moderation
) -> tuple[str, ...]:
    """The languages that a session can be in, that of the items first; one at least.

    Those the study names. Where it names none: those that all texts have which a participant may
    be shown, or the language of the items where no text says its languages or they share none.
    """
    found = list(dict.fromkeys(named)) or sorted(_shared(study, moderation)) or [of_items]
    return tuple(sorted(found, key=lambda code: code != of_items))


def _shared(study: StudyModel, moderation: Moderation) -> frozenset[str]:
    # The messages that come with the program say nothing of the study's own languages.
    usual = moderation.messages == _usual_moderation().messages
    given = [
        text.languages()
        for path, text in local_texts(study)
        if ANY_LANGUAGE not in text.root
        and is_shown(path)
        and not (usual and path[:2] == ("moderation", "messages"))
    ]
    return frozenset.intersection(*given) if given else frozenset()


@cache
def _usual_moderation() -> Moderation:
    return Moderation()
