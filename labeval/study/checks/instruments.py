"""Marks for other instruments: consent is asked for."""

from __future__ import annotations

from labeval.study.checks.findings import Findings
from labeval.study.model.sessions.instruments import INSTRUMENTS_CONSENT
from labeval.study.model.steps import ConsentStep
from labeval.study.study import Study
from labeval.text.marks import QT_TRANSLATE_NOOP


def check_instruments(study: Study, findings: Findings) -> None:
    """Check that participants are asked whether other instruments may get marks."""
    if study.instruments.lsl == "none":
        return
    steps = (step for step in study.procedure if isinstance(step, ConsentStep))
    if not any(ask.id == INSTRUMENTS_CONSENT for step in steps for ask in step.asks):
        findings.add(
            ("instruments", "lsl"),
            QT_TRANSLATE_NOOP(
                "Problem", "nobody is asked whether marks may be sent to other instruments"
            ),
            QT_TRANSLATE_NOOP(
                "Problem", "add “id: instruments” to the “asks” of the consent, or send “none”"
            ),
        )
