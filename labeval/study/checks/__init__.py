"""Checks across the parts of a study: contradictions that no single value of the file can show."""

from __future__ import annotations

from collections.abc import Mapping

from labeval.study.checks.admission import check_admission
from labeval.study.checks.analysis import check_analysis
from labeval.study.checks.attention import (
    check_attention,
    check_attention_counts,
    check_attention_rules,
)
from labeval.study.checks.audio import check_audio
from labeval.study.checks.blocks import check_blocks
from labeval.study.checks.code import check_code
from labeval.study.checks.criteria import check_criteria
from labeval.study.checks.design import check_designs, check_sources
from labeval.study.checks.findings import Findings
from labeval.study.checks.formats import check_formats
from labeval.study.checks.instruments import check_instruments
from labeval.study.checks.judge import check_judge_support, check_judged_items
from labeval.study.checks.languages import check_languages
from labeval.study.checks.looks import check_looks, check_looks_items
from labeval.study.checks.moderation import check_moderation
from labeval.study.checks.procedure import check_procedure
from labeval.study.checks.rated import check_rated
from labeval.study.checks.scale_ends import check_scale_ends
from labeval.study.checks.training import check_training
from labeval.study.checks.writing import check_parts, check_passages, check_writing
from labeval.study.problems import Problem
from labeval.study.study import Study, StudyContent
from labeval.study.yaml.places import YamlPlaces


def check_study(study: Study, file: str, places: YamlPlaces) -> list[Problem]:
    """Return the problems inside of a study file, whatever its items are."""
    findings = Findings(file, places)
    check_parts(study, findings)
    check_criteria(study, findings)
    check_blocks(study, findings)
    check_procedure(study, findings)
    check_rated(study, findings)
    check_writing(study, findings)
    check_admission(study, findings)
    check_attention_rules(study, findings)
    check_judge_support(study, findings)
    check_moderation(study, findings)
    check_code(study, findings)
    check_looks(study, findings)
    check_audio(study, findings)
    check_instruments(study, findings)
    check_analysis(study, findings)
    check_scale_ends(study, findings)
    check_languages(study, findings)
    return findings.found


def check_items(
    content: StudyContent,
    file: str,
    places: YamlPlaces,
    items_file: str,
    item_lines: Mapping[str, int],
) -> list[Problem]:
    """Return the problems between a study file and its items.

    Args:
        item_lines: item id to its line in the table.
    """
    findings = Findings(file, places)
    check_designs(content, findings)
    designs_are_sound = not findings.found
    check_training(content, findings)
    check_attention(content, findings)
    if designs_are_sound:
        check_attention_counts(content, findings)
    check_judged_items(content, findings)
    check_looks_items(content, findings)
    check_sources(content, findings, items_file, item_lines)
    check_formats(content, findings, items_file, item_lines)
    check_passages(content, findings)
    return findings.found
