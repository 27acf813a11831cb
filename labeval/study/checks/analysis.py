"""Choices of the analysis."""

from __future__ import annotations

from labeval.study.checks.findings import Findings
from labeval.study.methods import method_names
from labeval.study.study import Study
from labeval.text.marks import QT_TRANSLATE_NOOP


def check_analysis(study: Study, findings: Findings) -> None:
    """Check that the methods that choices are made for are known."""
    if study.analysis is None:
        return
    template = QT_TRANSLATE_NOOP("Problem", "there is no method “{name}”")
    for key, named in (
        ("smallest_differences", study.analysis.smallest_differences),
        ("alpha_levels", study.analysis.alpha_levels),
    ):
        for name in named:
            findings.refers(("analysis", key, name), name, method_names(), template)
