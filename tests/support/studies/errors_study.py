"""A study whose participants mark errors: a typology with parts, a score, and a source."""

from __future__ import annotations

from labeval.study.study import StudyContent

TEXT = "The kiln opens on Sunday at ten. Bring your pieces dry, they says, and come early."
SOURCE = "The kiln opens on Saturday at ten. Pieces have to be dry and labelled."
TYPES = {
    "categories": [
        {
            "id": "accuracy",
            "name": {"en": "Accuracy", "de": "Genauigkeit"},
            "definition": {"en": "It says something else.", "de": "Sie sagt etwas anderes."},
            "parts": [
                {"id": "wrong", "name": {"en": "Wrong meaning", "de": "Sinnfehler"}},
                {"id": "omission", "name": {"en": "Left out", "de": "Auslassung"}},
            ],
        },
        {
            "id": "fluency",
            "name": {"en": "Fluency", "de": "Sprache"},
            "parts": [
                {"id": "grammar", "name": {"en": "Grammar", "de": "Grammatik"}},
                {
                    "id": "punctuation",
                    "name": {"en": "Punctuation", "de": "Zeichensetzung"},
                    "weights": {"minor": 0.1},
                },
            ],
        },
        {
            "id": "non_translation",
            "name": {"en": "No translation", "de": "Keine Übersetzung"},
            "weights": {"neutral": 25, "minor": 25, "major": 25},
        },
    ],
    "severities": [
        {"id": "neutral", "name": {"en": "neutral", "de": "neutral"}, "weight": 0},
        {"id": "minor", "name": {"en": "minor", "de": "leicht"}, "weight": 1},
        {"id": "major", "name": {"en": "major", "de": "schwer"}, "weight": 5},
    ],
}
"""The error points are those of Freitag et al. (2021)."""
MANY_TYPES = {
    "categories": [
        {
            "id": f"kind{n}",
            "name": f"{n} kinds of errors that have a long name",
            "parts": [
                {"id": f"part{m}", "name": f"Part {m} of what is wrong in the kind {n}"}
                for m in range(1, 10)
            ],
        }
        for n in range(1, 10)
    ],
    "severities": [
        {"id": f"grade{n}", "name": f"grade {n} of severity", "weight": n} for n in range(5)
    ],
}
"""As many categories as there can be, with long names."""
ONE_KIND = {
    "categories": [{"id": "error", "name": {"en": "Error", "de": "Fehler"}}],
    "severities": [{"id": "any", "name": {"en": "any", "de": "jeder"}}],
}
"""A typology without a choice."""


def errors_content(
    *,
    text: str = TEXT,
    source: str = SOURCE,
    items: int = 3,
    typology: object = None,
    **block: object,
) -> StudyContent:
    """One block of error spans, with a score that follows."""
    types = TYPES if typology is None else typology
    assert isinstance(types, dict)
    settings = {"method": "errors", "overall": True, "order": {"items": "fixed"}, **types, **block}
    study = {
        "labeval": 1,
        "title": "Kilns",
        "seed": 1,
        "criteria": [
            {
                "id": "faults",
                "name": {"en": "Errors", "de": "Fehler"},
                "definition": {
                    "en": "Mark as few words as show the error.",
                    "de": "Markieren Sie so wenige Wörter, wie den Fehler zeigen.",
                },
            },
            {
                "id": "quality",
                "name": {"en": "Quality", "de": "Güte"},
                "definition": {"en": "Of the whole text.", "de": "Des ganzen Texts."},
                "anchors": {
                    0: {"en": "nothing is kept", "de": "nichts ist erhalten"},
                    66: {"en": "most is kept", "de": "das meiste ist erhalten"},
                    100: {"en": "all of it is right", "de": "alles stimmt"},
                },
            },
        ],
        "blocks": {"spans": settings},
        "conditions": [{"id": "only", "blocks": ["spans"]}],
        "procedure": [
            {"step": "rating", "id": "rating"},
            {"step": "text", "id": "thanks", "text": "That was all."},
        ],
    }
    if not settings["overall"]:
        study["criteria"] = study["criteria"][:1]  # type: ignore[index]
    made = [
        {
            "id": f"k{n}",
            "system": "AB"[n % 2],
            "question": "When does the kiln open?",
            "text": text if n == 1 else f"{text} Text {n}.",
            "source": source,
        }
        for n in range(1, items + 1)
    ]
    return StudyContent.model_validate({"study": study, "items": made})
