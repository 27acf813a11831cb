"""Answers that a study file expects must be answers that the page offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from labeval.study.checks.findings import Findings
from labeval.study.expected import answers_of
from labeval.study.pages import Field
from labeval.study.problems import listed
from labeval.study.yaml.places import Path
from labeval.text.marks import QT_TRANSLATE_NOOP


def check_expected(
    fields: Mapping[str, Field],
    expected: Mapping[str, Sequence[str | int]],
    path: Path,
    findings: Findings,
) -> None:
    """Every expected answer of a page.

    Args:
        fields: what the page asks, by id.
        path: the place of ``expected`` in the study file.
    """
    for name, values in expected.items():
        template = QT_TRANSLATE_NOOP("Problem", "the page does not ask “{name}”")
        if not findings.refers((*path, name), name, fields, template):
            continue
        if not values:
            template = QT_TRANSLATE_NOOP("Problem", "no answer counts as right")
            findings.add((*path, name), template)
        for n, value in enumerate(values):
            if not answers_of(value, fields[name].expectable):
                findings.add(
                    (*path, name, n),
                    QT_TRANSLATE_NOOP("Problem", "“{value}” cannot be answered on this page"),
                    QT_TRANSLATE_NOOP("Problem", "its answers are: {options}"),
                    value=value,
                    options=listed(fields[name].expectable),
                )
