"""Writing steps, and what a study lacks that has none."""

from __future__ import annotations

from collections import Counter

from labeval.study.checks.findings import Findings
from labeval.study.checks.procedure import all_steps
from labeval.study.model.writing import WritingStep
from labeval.study.study import Study, StudyContent
from labeval.study.yaml.places import Path
from labeval.text.marks import QT_TRANSLATE_NOOP


def check_parts(study: Study, findings: Findings) -> None:
    """Criteria and blocks, without which only a study that is for writing makes sense."""
    writes = bool(study.writing_steps())
    if not study.criteria and (study.blocks or not writes):
        findings.add(
            ("criteria",),
            QT_TRANSLATE_NOOP("Problem", "there are no criteria"),
            QT_TRANSLATE_NOOP("Problem", "write below “criteria:” what the texts are judged by"),
        )
    if not study.blocks and not writes:
        findings.add(
            ("blocks",),
            QT_TRANSLATE_NOOP("Problem", "there are no blocks"),
            QT_TRANSLATE_NOOP("Problem", "write below “blocks:” how the texts are rated"),
        )


def check_writing(study: Study, findings: Findings) -> None:
    """Ids of topics and styles, and bounds that no response can keep."""
    for path, step, _ in all_steps(study):
        if isinstance(step, WritingStep):
            findings.unique((*path, "topics"), [topic.id for topic in step.topics])
            findings.unique((*path, "styles"), [style.id for style in step.styles])
            _check_numbers(step, path, findings)


def _check_numbers(step: WritingStep, path: Path, findings: Findings) -> None:
    each, topics, words = step.per_participant, len(step.topics), step.words
    if each is not None and each > topics:
        template = QT_TRANSLATE_NOOP(
            "Problem", "nobody writes on a topic twice, and there are only {topics}"
        )
        findings.add((*path, "per_participant"), template, topics=topics)
    if not words.min <= words.target <= words.max:
        template = QT_TRANSLATE_NOOP(
            "Problem", "the target of {target} words does not lie between {least} and {most}"
        )
        below = (*path, "words")
        findings.add(below, template, target=words.target, least=words.min, most=words.max)


def check_passages(content: StudyContent, findings: Findings) -> None:
    """Topics without passages, or with fewer than are to be cited."""
    counts = Counter(reference.question_id for reference in content.references)
    for path, step, _ in all_steps(content.study):
        if not isinstance(step, WritingStep):
            continue
        for n, topic in enumerate(step.topics):
            below, found = (*path, "topics", n), counts[topic.id]
            if found < step.citations.at_least:
                findings.add(
                    below,
                    QT_TRANSLATE_NOOP(
                        "Problem", "{least} passages are to be cited, and “{topic}” has {count}"
                    ),
                    QT_TRANSLATE_NOOP(
                        "Problem", "give references the question_id “{topic}”, or lower “at_least”"
                    ),
                    least=step.citations.at_least,
                    topic=topic.id,
                    count=found,
                )
            elif not found:
                findings.add(
                    below,
                    QT_TRANSLATE_NOOP("Problem", "“{topic}” has no passages"),
                    QT_TRANSLATE_NOOP("Problem", "give references the question_id “{topic}”"),
                    severity="warning",
                    topic=topic.id,
                )
