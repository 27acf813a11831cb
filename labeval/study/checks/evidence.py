"""Rules about the words behind a rating: the criteria and the answers that they name."""

from __future__ import annotations

from collections.abc import Sequence

from labeval.study.checks.findings import Findings
from labeval.study.expected import answers_of
from labeval.study.methods import find_method
from labeval.study.model.blocks import BlockSettings
from labeval.study.pages import Field, Page
from labeval.study.problems import listed
from labeval.study.selection import block_criteria
from labeval.study.study import Study
from labeval.study.yaml.places import Path
from labeval.text.marks import QT_TRANSLATE_NOOP


def check_evidence(study: Study, block: str, findings: Findings) -> None:
    """Every rule is about what the block asks, and about answers that it offers."""
    settings = study.blocks[block]
    if settings.evidence is None:
        return
    criteria = block_criteria(study, settings)
    asked = dict.fromkeys((*criteria, *(field.criterion for field in _fields(settings, criteria))))
    template = QT_TRANSLATE_NOOP("Problem", "this block does not ask “{name}”")
    for n, rule in enumerate(settings.evidence.rules):
        path = ("blocks", block, "evidence", "rules", n)
        for m, name in enumerate(rule.criteria):
            findings.refers((*path, "criteria", m), name, asked, template)
        options = _options(settings, tuple(rule.criteria) or criteria)
        _check_answers(rule.answers, options, (*path, "answers"), findings)


def _check_answers(
    answers: list[str | int], options: list[str], path: Path, findings: Findings
) -> None:
    """Every answer is one of the options, where these do not depend on the items."""
    for n, value in enumerate(answers):
        if options and not answers_of(value, options):
            findings.add(
                (*path, n),
                QT_TRANSLATE_NOOP("Problem", "“{value}” cannot be answered on this page"),
                QT_TRANSLATE_NOOP("Problem", "its answers are: {options}"),
                value=value,
                options=listed(options),
            )


def _options(settings: BlockSettings, criteria: tuple[str, ...]) -> list[str]:
    """Possible answers to these criteria; nothing where a text is one of the answers."""
    if find_method(settings.method).page_shape(settings).texts > 1:
        return []
    fields = [f for f in _fields(settings, criteria) if f.criterion in criteria]
    return list(dict.fromkeys(option for field in fields for option in field.options))


def _fields(settings: BlockSettings, criteria: tuple[str, ...]) -> Sequence[Field]:
    """The fields of a page of the block about some text, such as which is preferred."""
    return find_method(settings.method).fields(settings, Page("", "", ("",), criteria))
