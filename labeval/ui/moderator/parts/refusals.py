"""A session's refusal of an action, in words."""

from __future__ import annotations

from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.moderator.parts.labels import translated

_REASONS = {
    "page_left": QT_TRANSLATE_NOOP("Moderator", "the participant had gone on"),
    "ended": QT_TRANSLATE_NOOP("Moderator", "the session has ended"),
    "resting": QT_TRANSLATE_NOOP("Moderator", "the session is resting"),
    "not_paused": QT_TRANSLATE_NOOP("Moderator", "it was not paused"),
    "not_here": QT_TRANSLATE_NOOP("Moderator", "this screen does not take it"),
    "no_words": QT_TRANSLATE_NOOP("Moderator", "words are missing"),
    "closed": QT_TRANSLATE_NOOP("Moderator", "the question is closed"),
    "not_ended": QT_TRANSLATE_NOOP("Moderator", "the session has not ended"),
    "not_early": QT_TRANSLATE_NOOP("Moderator", "it was not ended early"),
    "rejected": QT_TRANSLATE_NOOP("Moderator", "the session is rejected"),
    "next_begun": QT_TRANSLATE_NOOP("Moderator", "the next session has begun"),
    "too_late": QT_TRANSLATE_NOOP("Moderator", "it had waited for more than 10 minutes"),
}


def refusal_words(why: str) -> str:
    """The reason of a refusal (``ActionRefusal``)."""
    return translated(_REASONS[why]) if why in _REASONS else why
