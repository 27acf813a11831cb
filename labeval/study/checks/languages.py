"""Whether all texts of a study are there in all of its languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel

from labeval.study.checks.findings import Findings
from labeval.study.model import Study
from labeval.study.problems import listed
from labeval.study.yaml_places import Path
from labeval.text.local import ANY_LANGUAGE, LocalText
from labeval.text.marks import QT_TRANSLATE_NOOP


def check_languages(study: Study, findings: Findings) -> None:
    """Texts in some languages that lack one which others have; one string is for everybody."""
    texts = list(_texts(study, ()))
    offered = {language for _, text in texts for language in text.languages()} - {ANY_LANGUAGE}
    if len(offered) < 2:
        return
    for path, text in texts:
        given = text.languages()
        if ANY_LANGUAGE in given or given >= offered:
            continue
        template = QT_TRANSLATE_NOOP("Problem", "is missing in these languages: {languages}")
        languages = listed(sorted(offered - given))
        findings.add(path, template, severity="warning", languages=languages)


def _texts(value: Any, path: Path) -> Iterator[tuple[Path, LocalText]]:
    """Every text of a model that the study file wrote out, with its path."""
    if isinstance(value, LocalText):
        yield path, value
    elif isinstance(value, BaseModel):
        fields = type(value).model_fields
        for name in value.model_fields_set:
            yield from _texts(getattr(value, name), (*path, fields[name].alias or name))
    elif isinstance(value, dict):
        for key, below in value.items():
            yield from _texts(below, (*path, key))
    elif isinstance(value, list):
        for n, below in enumerate(value):
            yield from _texts(below, (*path, n))
