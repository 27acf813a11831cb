"""Settings for marks that other instruments of a laboratory get, such as eye trackers."""

from __future__ import annotations

from typing import Literal

from labeval.study.model.base import StudyModel

INSTRUMENTS_CONSENT = "instruments"
"""The id of the consent without which nothing is sent."""


class Instruments(StudyModel):
    """Marks that other instruments of the laboratory get during a session, always with the
    participant's consent; none by default."""

    lsl: Literal["none", "events", "words"] = "none"
    """`events` sends pages, criteria, answers and markers through the local network by Lab
    Streaming Layer, not encrypted; `words` also the places of the words on screen, so that gaze can
    be read as words. The consent has to ask for `instruments`."""
