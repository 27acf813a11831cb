"""A recording needs the participant's consent, so the study has to ask for it."""

from __future__ import annotations

from labeval.study.checks.findings import Findings
from labeval.study.model.audio import AUDIO_CONSENT
from labeval.study.model.steps import ConsentStep
from labeval.study.study import Study
from labeval.text.marks import QT_TRANSLATE_NOOP


def check_audio(study: Study, findings: Findings) -> None:
    """Check that a recorded participant is asked for consent to it."""
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
