"""Recording and the study's texts: consent is asked for, and nobody speaks for no recording."""

from __future__ import annotations

import re

from labeval.study.checks.findings import Findings
from labeval.study.model.languages import is_shown, local_texts
from labeval.study.model.sessions.audio import AUDIO_CONSENT
from labeval.study.model.steps import ConsentStep
from labeval.study.study import Study
from labeval.text.marks import QT_TRANSLATE_NOOP

_ASKS_ALOUD = re.compile(
    r"\b(?:say|saying|think|thinking|speak|speaking)\b[^.?!\n]{0,60}\b(?:aloud|out loud)\b"
    r"|\b(?:sagen|denken|sprechen) Sie\b[^.?!\n]{0,60}\blaut\b"
    r"|\blaut(?:es|em|en)? (?:aus|denken|sagen|sprechen)",
    re.IGNORECASE,
)
"""Requests to say something aloud, in English and in German."""


def check_audio(study: Study, findings: Findings) -> None:
    """Check that a recorded participant is asked for consent to it, and that a participant who is
    not recorded is not asked to say things aloud."""
    if not study.audio.part(ended=False):
        _check_aloud(study, findings)
    if study.audio.record == "none":
        return
    asked = {
        ask.id for step in study.procedure if isinstance(step, ConsentStep) for ask in step.asks
    }
    if AUDIO_CONSENT not in asked:
        findings.add(
            ("audio", "record"),
            QT_TRANSLATE_NOOP("Problem", "nobody is asked for consent to a recording"),
            QT_TRANSLATE_NOOP(
                "Problem", "add “id: audio” to the “asks” of the consent, or record “none”"
            ),
        )


def _check_aloud(study: Study, findings: Findings) -> None:
    for path, text in local_texts(study):
        if is_shown(path) and any(map(_ASKS_ALOUD.search, text.root.values())):
            findings.add(
                path,
                QT_TRANSLATE_NOOP(
                    "Problem", "asks to say something aloud, but what is said is not recorded"
                ),
                QT_TRANSLATE_NOOP(
                    "Problem",
                    "add “audio: {setting}” with a consent to it, or ask for written comments",
                ),
                severity="warning",
                setting="{record: think_aloud}",
            )
