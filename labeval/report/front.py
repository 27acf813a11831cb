"""The title page: what was analysed, from whom, with which choices, and necessary caveats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from labeval.analysis.methods import scored_methods
from labeval.report.counts import method_counts, used_methods
from labeval.report.material import Material
from labeval.report.naming import VALUES, known
from labeval.report.registered_looks import look_warnings, looks_fact
from labeval.report.verdict import ROBOTS, verdict
from labeval.study.selection import used_items
from labeval.text.amounts import Amount
from labeval.text.marks import QT_TRANSLATE_NOOP

EVERYTHING = QT_TRANSLATE_NOOP("Report", "all judgments")
WITHOUT = QT_TRANSLATE_NOOP("Report", "excluded: {names}")
COMPLETED = QT_TRANSLATE_NOOP("Report", "only completed sessions")
REHEARSALS = QT_TRANSLATE_NOOP("Report", "rehearsals too")
DRAWING = QT_TRANSLATE_NOOP("Report", "95 % intervals from {n} draws, seed {seed}")
VERSION = QT_TRANSLATE_NOOP("Report", "study version {version}")
PEOPLE = QT_TRANSLATE_NOOP("Report", "Participants")
PEOPLE_ELSEWHERE = QT_TRANSLATE_NOOP("Report", "Raters")
NO_SESSIONS = QT_TRANSLATE_NOOP("Report", "none here; the judgments were made elsewhere")
PARTS = {
    "conditions": QT_TRANSLATE_NOOP("Report", "only condition"),
    "groups": QT_TRANSLATE_NOOP("Report", "only group"),
    "methods": QT_TRANSLATE_NOOP("Report", "only method"),
    "criteria": QT_TRANSLATE_NOOP("Report", "only criterion"),
    "kinds": QT_TRANSLATE_NOOP("Report", "only judgments of"),
}
KIND_NAMES = {
    "real": QT_TRANSLATE_NOOP("Report", "people"),
    "simulated": QT_TRANSLATE_NOOP("Report", "robots"),
    "rehearsal": QT_TRANSLATE_NOOP("Report", "rehearsals"),
    "imported": QT_TRANSLATE_NOOP("Report", "imported judgments"),
}
KINDS = {
    "real": QT_TRANSLATE_NOOP("Report", "{n} of people"),
    "simulated": QT_TRANSLATE_NOOP("Report", "{n} of robots"),
    "rehearsal": QT_TRANSLATE_NOOP("Report", "{n:rehearsal|rehearsals}"),
    "imported": QT_TRANSLATE_NOOP("Report", "{n} imported"),
}


@dataclass(frozen=True, slots=True)
class Front:
    """The part before the sections."""

    title: str
    verdict: str
    warnings: list[str]
    facts: list[tuple[str, str]]
    """First facts for a reader: who judged what, and which part of it was read."""
    made: str
    """Program, version and time of the computation, in a line."""


def front(material: Material) -> Front:
    """The title page's content."""
    words = material.words
    warnings = [words(ROBOTS)] if material.is_simulated else []
    warnings += look_warnings(material)
    return Front(
        material.title, verdict(material), warnings, list(_facts(material)), _made(material)
    )


def chosen_text(material: Material) -> str:
    """The judgments that were read, in a phrase."""
    words = material.words
    choices: Mapping[str, Any] = material.about.get("choices", {})
    parts = []
    if choices.get("without"):
        parts.append(
            words(
                WITHOUT,
                names=words.listed(known(VALUES, name, words) for name in choices["without"]),
            )
        )
    if choices.get("completed_only"):
        parts.append(words(COMPLETED))
    if choices.get("include_rehearsals"):
        parts.append(words(REHEARSALS))
    for name, values in dict(choices.get("only", {})).items():
        named = words.listed(_named(name, str(value), material) for value in values)
        parts.append(f"{known(PARTS, name, words)}: {named}")
    return "; ".join(parts) or words(EVERYTHING)


def _named(what: str, value: str, material: Material) -> str:
    """Restrictions of the judgments, in a reader's words."""
    if what == "methods":
        return material.short_method(value)
    if what == "kinds":
        return known(KIND_NAMES, value, material.words)
    return material.called(value)


def _facts(material: Material) -> Iterator[tuple[str, str]]:
    words, about = material.words, material.about
    counted: Mapping[str, int] = about.get("counted", {})
    people = PEOPLE_ELSEWHERE if material.is_elsewhere else PEOPLE
    yield words(people), str(counted.get("participants", 0))
    kinds = [
        words(KINDS[kind], n=Amount(n))
        for kind, n in dict(about.get("kinds", {})).items()
        if kind in KINDS
    ]
    sessions = str(counted.get("sessions", 0)) + (f" ({words.listed(kinds)})" if kinds else "")
    if material.is_elsewhere:
        yield words(QT_TRANSLATE_NOOP("Report", "Sessions")), words(NO_SESSIONS)
    else:
        yield words(QT_TRANSLATE_NOOP("Report", "Sessions")), sessions
    yield words(QT_TRANSLATE_NOOP("Report", "Judgments")), words.count(counted.get("judgments", 0))
    yield words(QT_TRANSLATE_NOOP("Report", "Data")), chosen_text(material)
    if "looks" in about:
        yield words(QT_TRANSLATE_NOOP("Report", "Looks")), looks_fact(material)
    methods = material.rows("timing", "method")["method"].drop_duplicates()
    if len(methods):
        by_method: Mapping[str, Mapping[str, int]] = about.get("counted_by_method", {})
        named = [method_counts(str(m), by_method.get(str(m), {}), material) for m in methods]
        parts = ("; " if by_method else ", ").join(named)
        yield words(QT_TRANSLATE_NOOP("Report", "Methods")), parts
    if unanswered := _unanswered(material):
        yield words(QT_TRANSLATE_NOOP("Report", "No answers")), words.listed(unanswered)
    texts = used_items(material.content)
    systems = {item.system for item in texts} - {""}
    parts = words.count(len(texts))
    if systems:
        parts = words(QT_TRANSLATE_NOOP("Report", "{n} of {systems}"), n=parts, systems="{}")
        parts = parts.format(", ".join(sorted(systems)))
    yield words(QT_TRANSLATE_NOOP("Report", "Texts")), parts


def _unanswered(material: Material) -> list[str]:
    """Methods and criteria without an answer; none where only some judgments were read."""
    rows = material.rows("scores", "method", "criterion")
    answered, judged = set(rows["criterion"]) - {""}, used_methods(material)
    if not answered or material.about.get("choices", {}).get("only"):
        return []
    study = material.content.study
    methods = dict.fromkeys(block.method for block in study.blocks.values())
    without = [m for m in methods if m in scored_methods() and m not in judged]
    criteria = [material.named(c.id) for c in study.criteria if c.id not in answered]
    return [*(material.method_name(method) for method in without), *criteria]


def _made(material: Material) -> str:
    words, about = material.words, material.about
    choices: Mapping[str, Any] = about.get("choices", {})
    samples, seed = choices.get("bootstrap_samples", 0), choices.get("seed", 0)
    parts = [words(DRAWING, n=words.count(samples), seed=seed)] if samples else []
    versions = ", ".join(str(v)[:12] for v in about.get("study_versions", []))
    if versions:
        parts.append(words(VERSION, version=versions))
    parts.append(f"labeval {about.get('program', '')}".strip())
    if about.get("made"):
        parts.append(words.day(str(about["made"])))
    return " · ".join(parts)
