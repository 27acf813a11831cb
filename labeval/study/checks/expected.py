"""Answers that a study file expects must be answers that the page offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from labeval.study.checks.findings import Findings
from labeval.study.methods import find_method, right_answers
from labeval.study.model.blocks import BlockSettings
from labeval.study.pages import Page
from labeval.study.problems import listed
from labeval.study.yaml.places import Path
from labeval.text.marks import QT_TRANSLATE_NOOP

_OPTIONS = QT_TRANSLATE_NOOP("Problem", "its answers are: {options}")


def check_expected(
    settings: BlockSettings,
    pages: Sequence[Page],
    expected: Mapping[str, Sequence[str | int]],
    path: Path,
    findings: Findings,
) -> None:
    """Every expected answer of a page.

    Args:
        pages: what it can be on: one, or one for each criterion.
        path: the place of ``expected`` in the study file.
    """
    method = find_method(settings.method)
    fields = {f.id: (f, page) for page in pages for f in method.fields(settings, page)}
    for name, values in expected.items():
        template = QT_TRANSLATE_NOOP("Problem", "the page does not ask “{name}”")
        if not findings.refers((*path, name), name, fields, template):
            continue
        if not values:
            template = QT_TRANSLATE_NOOP("Problem", "no answer counts as right")
            findings.add((*path, name), template)
        for n, value in enumerate(values):
            field, page = fields[name]
            if not right_answers(settings, page, field, [value]):
                findings.add(
                    (*path, name, n),
                    QT_TRANSLATE_NOOP("Problem", "“{value}” cannot be answered on this page"),
                    _OPTIONS if field.expectable else getattr(method, "EXPECTED", ""),
                    value=value,
                    options=listed(field.expectable),
                )
