"""Notes of a study check on a writing step: how it is dealt to participants, and its duration."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import gcd

from labeval.study.model.references import Reference
from labeval.study.model.writing import Writing, WritingStep, passages_of
from labeval.study.pages import DesignNote
from labeval.study.problems import listed
from labeval.text.amounts import AmountRange
from labeval.text.marks import QT_TRANSLATE_NOOP

WRITTEN_A_MINUTE = 30
"""Words that a person writes in a minute who has to look up what to say."""
_SKIMMED_A_MINUTE = 400
"""Words that a person passes over in a minute while looking for what is of use."""


def writing_notes(step: WritingStep, references: Sequence[Reference]) -> list[DesignNote]:
    """Topics and styles, what each participant gets of them, and the passages."""
    topics = len(step.topics)
    each = min(step.per_participant or topics, topics)
    pairs = topics * len(step.styles)
    counts = Counter(reference.question_id for reference in references)
    passages = sorted({counts[topic.id] for topic in step.topics})
    return [
        DesignNote(
            QT_TRANSLATE_NOOP("Problem", "topics: {topics}; styles: {styles}"),
            {
                "topics": listed(topic.id for topic in step.topics),
                "styles": listed(style.id for style in step.styles),
            },
        ),
        DesignNote(
            QT_TRANSLATE_NOOP(
                "Problem",
                "responses a participant: {each}; {participants:participant of a condition "
                "writes|participants of a condition write} on every topic in every style equally "
                "often",
            ),
            {"each": each, "participants": pairs // gcd(pairs, each)},
        ),
        DesignNote(
            QT_TRANSLATE_NOOP(
                "Problem", "passages of a topic: {passages}; words of a response: {words}"
            ),
            {"passages": AmountRange.of(passages), "words": step.words.target},
        ),
    ]


def writing_minutes(
    step: WritingStep, writings: Iterable[Writing], references: Sequence[Reference]
) -> float:
    """Return the time to read the passages and to write these responses."""
    minutes = 0.0
    for writing in writings:
        passages = passages_of(references, writing.topic)
        read = sum(len(passage.text.split()) for passage in passages)
        minutes += step.words.target / WRITTEN_A_MINUTE + read / _SKIMMED_A_MINUTE
    return minutes
