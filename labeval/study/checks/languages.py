"""Completeness of a study's texts in all of its languages."""

from __future__ import annotations

from labeval.study.checks.findings import Findings
from labeval.study.model.languages import local_texts
from labeval.study.problems import listed
from labeval.study.study import Study
from labeval.text.languages import ANY_LANGUAGE
from labeval.text.marks import QT_TRANSLATE_NOOP


def check_languages(study: Study, findings: Findings) -> None:
    """Texts that lack a language of the study, which is an error where the study says its own.

    One string is for everybody.
    """
    texts = list(local_texts(study))
    used = {language for _, text in texts for language in text.languages()} - {ANY_LANGUAGE}
    wanted = set(study.languages) or used
    if len(wanted) < 2 and not study.languages:
        return
    for path, text in texts:
        given = text.languages()
        if ANY_LANGUAGE in given or given >= wanted:
            continue
        findings.add(
            path,
            QT_TRANSLATE_NOOP("Problem", "is missing in these languages: {languages}"),
            severity="error" if study.languages else "warning",
            languages=listed(sorted(wanted - given)),
        )
