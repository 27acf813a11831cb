"""Checks of the supervisor's aids: ids and keys that clash, hints for nothing, long messages."""

from __future__ import annotations

from labeval.study.checks.findings import Findings
from labeval.study.model.sessions.moderation import MESSAGE_LENGTH
from labeval.study.study import Study
from labeval.text.marks import QT_TRANSLATE_NOOP


def check_moderation(study: Study, findings: Findings) -> None:
    """Markers, hints, messages and the interview guide."""
    moderation = study.moderation
    for name in ("markers", "hints", "messages", "interview"):
        findings.unique(("moderation", name), [entry.id for entry in getattr(moderation, name)])
    findings.unique(("moderation", "markers"), [m.key for m in moderation.markers], "key")
    findings.unique_at(
        (question.id, ("moderation", "interview", part, "questions", n, "id"))
        for part, section in enumerate(moderation.interview)
        for n, question in enumerate(section.questions)
    )
    known = [criterion.id for criterion in study.criteria]
    for n, hint in enumerate(moderation.hints):
        if hint.criterion is not None:
            template = QT_TRANSLATE_NOOP("Problem", "there is no criterion “{name}”")
            findings.refers(
                ("moderation", "hints", n, "criterion"), hint.criterion, known, template
            )
    for n, message in enumerate(moderation.messages):
        longest = max(len(text) for text in message.text.root.values())
        if longest > MESSAGE_LENGTH:
            findings.add(
                ("moderation", "messages", n, "text"),
                QT_TRANSLATE_NOOP("Problem", "has {length} characters"),
                QT_TRANSLATE_NOOP("Problem", "a message has room for {most}"),
                length=longest,
                most=MESSAGE_LENGTH,
            )
