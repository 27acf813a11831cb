"""A study in which responses are written, for the tests of several rooms."""

from __future__ import annotations

from labeval.study.model.references import Reference
from labeval.study.study import Study, StudyContent

TOPICS = ("bees", "wells")
STYLES = ("list", "essay", "news")
_ABOUT = {
    "bees": "Bees find the way home by the sun. They dance to tell where flowers are.",
    "wells": "A well is dug where water is near. Its walls keep the sand out.",
}


def writing_step(**changes: object) -> dict[str, object]:
    """A writing step with two topics and three styles, as the study file writes it."""
    step: dict[str, object] = {
        "step": "writing",
        "id": "write",
        "topics": [{"id": t, "title": f"All about {t}", "task": "Write."} for t in TOPICS],
        "styles": [{"id": s, "name": s, "instruction": f"As a {s}."} for s in STYLES],
        "words": {"target": 20, "min": 10, "max": 40},
        "citations": {"at_least": 1},
    }
    return step | changes


def writing_study(*, flags: object = None, **changes: object) -> Study:
    """A study that has nothing but writing, between a welcome and the thanks."""
    raw: dict[str, object] = {
        "labeval": 1,
        "title": "Bees and wells",
        "seed": 5,
        "references": "references.jsonl",
        "conditions": [{"id": "writing"}],
        "flags": flags or {},
        "procedure": [
            {"step": "text", "id": "welcome", "text": "Good to see you."},
            writing_step(**changes),
            {"step": "text", "id": "thanks", "text": "That was all."},
        ],
    }
    return Study.model_validate(raw)


def passages(each: int = 3) -> list[Reference]:
    """So many passages for each topic, in rank order."""
    return [
        Reference(question_id=topic, title=f"{topic} {n + 1}", text=f"{_ABOUT[topic]} No. {n + 1}.")
        for topic in TOPICS
        for n in range(each)
    ]


def writing_content(*, flags: object = None, **changes: object) -> StudyContent:
    """The study with three passages a topic."""
    study = writing_study(flags=flags, **changes)
    return StudyContent(study=study, items=[], references=passages())


GOOD = "Bees fly home by the sun and tell others where flowers stand in bloom [1]."
"""A response that can be handed in."""
