"""A study whose participants cut texts into claims and hold each against the source."""

from __future__ import annotations

from typing import Any

from labeval.study.study import StudyContent

TEXT = "The kiln opens on Sunday at ten. Bring your pieces dry, and come early! Is it free?"
SOURCE = "The kiln opens on Saturday at ten. Pieces have to be dry and labelled."


def cut_claims_content(*, text: str = TEXT, items: int = 2, **settings: Any) -> StudyContent:
    """Texts on a page each, after which the session is over."""
    study = {
        "labeval": 1,
        "title": {"en": "Kilns", "de": "Öfen"},
        "seed": 4,
        "criteria": [
            {
                "id": "faithful",
                "judged_against": "source",
                "name": {"en": "Faithful", "de": "Quellentreu"},
                "definition": {
                    "en": "All that the text says is in the source.",
                    "de": "Alles, was der Text sagt, steht in der Quelle.",
                },
            }
        ],
        "blocks": {"check": {"method": "claims", "cut_by": "participant", **settings}},
        "conditions": [{"id": "only", "blocks": ["check"]}],
        "procedure": [{"step": "rating", "id": "rating", "block": "check"}],
    }
    texts = [
        {"id": f"k{n}", "system": "AB"[n % 2], "text": text, "source": SOURCE}
        for n in range(1, items + 1)
    ]
    return StudyContent.model_validate({"study": study, "items": texts})
