"""Hot words of a study: those of its file, names, and rare words of its texts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from labeval.transcription.hearing.rare_words import rare_words
from labeval.transcription.settings import MOST_HOT_WORDS

if TYPE_CHECKING:
    from labeval.study.study import StudyContent
    from labeval.transcription.models import SpeechModel

MOST_FROM_TEXTS = 20
"""Rare words of the texts at most; names come before them."""


@dataclass(frozen=True, slots=True)
class HotWordChoice:
    """A choice of hot words for a study's recordings."""

    listed: tuple[str, ...] | None = None
    """None for those of the study file."""
    from_texts: bool | None = None
    """True if names and rare words of the study count too; None for the study file's choice."""


OF_STUDY = HotWordChoice()
"""As each study file says."""


def listed_words(given: Iterable[str]) -> tuple[str, ...]:
    """Words as somebody typed them, each once, without empty ones."""
    return tuple(dict.fromkeys(" ".join(word.split()) for word in given if word.strip()))


def hot_words_of(
    content: StudyContent, language: str, model: SpeechModel, choice: HotWordChoice
) -> tuple[str, ...]:
    """The hot words for recordings of a study, at most as many as the recogniser takes.

    Args:
        language: of the session.
        model: for the transcription; its own whole words are left out.
    """
    audio = content.study.audio
    found: dict[str, None] = dict.fromkeys(
        audio.hot_words if choice.listed is None else choice.listed
    )
    wanted = audio.hot_words_from_texts if choice.from_texts is None else choice.from_texts
    if wanted:
        names = [c.name.in_language(language) for c in content.study.criteria]
        names += [item.system for item in content.items]
        found |= dict.fromkeys(rare_words(names, model, MOST_HOT_WORDS))
        texts = [
            " ".join((item.text, item.question, item.source, item.reference_answer))
            for item in content.items
            if item.use == "rating"
        ]
        found |= dict.fromkeys(rare_words(texts, model, MOST_FROM_TEXTS))
    return tuple(found)[:MOST_HOT_WORDS]
