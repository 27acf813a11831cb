"""A study in which words are marked, a long source is read in parts, and a text is written."""

from __future__ import annotations

from labeval.study.study import StudyContent
from tests.support.studies.writing_study import passages, writing_step

PARTS = 40
LONG = " ".join(f"Night {n} was clear, and the owls of wood {n} were heard." for n in range(PARTS))
"""A source that no page has room for."""


def words_study() -> StudyContent:
    """Two short texts with a long source: rated with the words behind it, and cut; writing.

    Sessions are in English, the texts in what counts as German.
    """
    study = {
        "labeval": 1,
        "title": "Owls and bees",
        "seed": 3,
        "language": "de",
        "languages": ["en"],
        "references": "references.jsonl",
        "criteria": [{"id": "true", "name": "Truth", "definition": "It agrees with the source."}],
        "blocks": {
            "reasons": {
                "method": "dqe",
                "points": 4,
                "criteria": ["true"],
                "evidence": {"ask": "mandatory"},
            },
            "cuts": {"method": "claims", "cut_by": "participant", "criteria": ["true"]},
        },
        "conditions": [{"id": "only", "blocks": ["reasons", "cuts"]}],
        "procedure": [
            {"step": "rating", "id": "rating", "block": "reasons"},
            {"step": "rating", "id": "cutting", "block": "cuts"},
            writing_step(words={"target": 8, "min": 3, "max": 40}),
            {"step": "text", "id": "thanks", "text": "# Thank you"},
        ],
    }
    items = [
        {"id": f"o{n}", "text": f"Owls hear mice, says text {n}", "source": LONG} for n in (1, 2)
    ]
    content = {"study": study, "items": items}
    return StudyContent.model_validate(content).model_copy(update={"references": passages()})
