"""A supervisor's code that everybody can read who reads the study file."""

from __future__ import annotations

from labeval.study.checks.findings import Findings
from labeval.study.study import Study
from labeval.text.marks import QT_TRANSLATE_NOOP


def check_code(study: Study, findings: Findings) -> None:
    """Warns of a code in plain text."""
    if "supervisor_code" in study.model_fields_set:
        findings.add(
            ("supervisor_code",),
            QT_TRANSLATE_NOOP("Problem", "is in plain text"),
            QT_TRANSLATE_NOOP(
                "Problem",
                "run 'labeval supervisor-code' on the study folder, which keeps a hash of a new "
                "code, and delete this line",
            ),
            severity="warning",
        )
