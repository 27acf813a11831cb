"""Recording and the study's texts: consent is asked for, and nobody speaks for no recording."""

from __future__ import annotations

import re

from labeval.study.checks.findings import Findings
from labeval.study.model.languages import is_shown, local_texts
from labeval.study.model.sessions.audio import AUDIO_CONSENT
from labeval.study.model.steps import ConsentStep
from labeval.study.study import Study
from labeval.text.local import LocalText
from labeval.text.marks import QT_TRANSLATE_NOOP

_ASKS_ALOUD = re.compile(
    r"\b(?:say|saying|think|thinking|speak|speaking)\b[^.?!\n]{0,60}\b(?:aloud|out loud)\b"
    r"|\b(?:sagen|denken|sprechen) Sie\b[^.?!\n]{0,60}\blaut\b"
    r"|\blaut(?:es|em|en)? (?:aus|denken|sagen|sprechen)",
    re.IGNORECASE,
)
"""Requests to say something aloud, in English and in German."""
_INTERVIEW = re.compile(
    r"interview|conversation|talk|gespräch|befragung|entretien|entrevista|intervista|gesprek|wywiad"
    r"|rozmow|görüşme|mülakat|مقابلة|ריאיון|ראיון|访谈|インタビュー",
    re.IGNORECASE,
)
"""An interview, in the languages of participants."""


def check_audio(study: Study, findings: Findings) -> None:
    """Check that a recorded participant is asked for consent to all that is recorded, and that a
    participant who is not recorded is not asked to say things aloud."""
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
    if study.audio.part(ended=True):
        _check_interview(study, findings)


def _check_interview(study: Study, findings: Findings) -> None:
    """Check that a consent to sound names the interview, which is recorded."""
    for at, step in enumerate(study.procedure):
        if not isinstance(step, ConsentStep):
            continue
        for n, ask in enumerate(step.asks):
            if ask.id == AUDIO_CONSENT and not _name_interview(step.text, ask.text):
                findings.add(
                    ("procedure", at, "asks", n, "text"),
                    QT_TRANSLATE_NOOP(
                        "Problem", "the interview is recorded, but the consent does not name it"
                    ),
                    QT_TRANSLATE_NOOP(
                        "Problem", "name the interview here or in the information above"
                    ),
                    severity="warning",
                )


def _name_interview(*texts: LocalText) -> bool:
    """Return whether one of the texts names an interview, in each of their languages."""
    return all(
        any(_INTERVIEW.search(text.in_language(language)) for text in texts)
        for language in {language for text in texts for language in text.root}
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
