"""Settings for recording a session's sound."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from labeval.study.model.base import StudyModel
from labeval.text.languages import LANGUAGE_CODE

AUDIO_CONSENT = "audio"
"""The id of the consent without which nothing is recorded."""

LanguageCode = Annotated[str, StringConstraints(pattern=LANGUAGE_CODE)]
_HotWord = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60)]


class Audio(StudyModel):
    """Parts of a session that are recorded, always with the participant's consent; nothing by
    default."""

    record: Literal["none", "think_aloud", "interview", "both"] = "none"
    """`think_aloud` records from the consent to the end of the session, `interview` from there
    until the participant's window is closed. The consent has to ask for `audio`."""
    separate: bool = True
    """True if, with `both`, the interview is a recording of its own."""
    channels: int = Field(default=1, ge=1, le=2)
    """2 where the participant speaks into the left and the supervisor into the right channel."""
    captions: bool = False
    """True if the moderator's window shows speech as text during recording. It is not kept, and
    ends by itself where the participant's window would have to wait for it."""
    participant_may_pause: bool = True
    """True if the participant can pause the recording with a button."""

    travels: bool = Field(default=False, exclude_if=lambda travels: not travels)
    """True if recordings go to other computers of the laboratory through its hub and in bundles,
    sealed with a key that neither has. The consent to `audio` has to say so."""
    also_spoken: list[LanguageCode] = Field(default=[], exclude_if=lambda codes: not codes)
    """Languages that are spoken in addition to that of the session, such as `en`: each stretch of
    speech is then transcribed in the one that it is in. Needs a multilingual speech model."""
    hot_words: list[_HotWord] = Field(default=[], max_length=40, exclude_if=lambda words: not words)
    """Rare words that are likely to be spoken, such as names, 40 at most: transcription looks for
    them where it was unsure."""
    hot_words_from_texts: bool = Field(default=False, exclude_if=lambda wanted: not wanted)
    """True if rare words of the study's own texts, names of its criteria and of its systems are hot
    words too."""

    def part(self, *, ended: bool) -> str:
        """Return the part to record now: `think_aloud`, `interview`, `both`, or nothing.

        Args:
            ended: whether the session has ended, so that the interview is held.
        """
        if self.record == "both" and not self.separate:
            return "both"
        now = "interview" if ended else "think_aloud"
        return now if self.record in (now, "both") else ""
