"""A study in which texts are edited until they would do, for the tests of several rooms."""

from __future__ import annotations

from labeval.study.study import StudyContent

TEXT = "The café opens at ten on every Saturday of the month.\nGuests stay beside their things."
OTHER = "Repairs are free. Spare parts are paid for by the guest."
SOURCE = "Doors open at ten on the first Saturday of each month. The work is free."


def rewritten_content(
    *, flags: object = None, condition: str = "editing", **settings: object
) -> StudyContent:
    """Pages of a text each, in the order of the items; ``settings`` are those of the block."""
    study = {
        "labeval": 1,
        "title": "Editing",
        "seed": 4,
        "flags": flags or {},
        "criteria": [
            {
                "id": "sendable",
                "judged_against": "source",
                "name": {"en": "Good enough to send", "de": "Gut genug zum Versenden"},
                "definition": {
                    "en": "It says nothing that the source does not say, and it reads well.",
                    "de": "Er sagt nichts, was nicht in der Quelle steht, und er liest sich gut.",
                },
                "wording": {"rewrite": {"en": "Edit it.", "de": "Bearbeiten Sie ihn."}},
            }
        ],
        "blocks": {
            "edit": {"method": "rewrite", "order": {"items": "fixed"}, **settings},
        },
        "conditions": [{"id": condition, "blocks": ["edit"]}],
        "procedure": [
            {"step": "text", "id": "welcome", "text": "Good to see you."},
            {
                "step": "for_each_block",
                "steps": [
                    *([{"step": "training", "id": "training"}] if "training" in settings else []),
                    {"step": "rating", "id": "rating"},
                ],
            },
            {"step": "text", "id": "thanks", "text": "That was all."},
        ],
    }
    rows = [
        {"id": "a", "text": TEXT, "source": SOURCE, "question": "When?", "system": "One"},
        {"id": "b", "text": OTHER, "source": SOURCE, "question": "What?", "system": "Two"},
    ]
    rows += [{"id": "t", "text": OTHER, "source": SOURCE, "use": "training"}]
    if "training" not in settings:
        rows.pop()
    if "attention_items" in settings:
        rows.append({"id": "x", "text": "Of of the.", "source": SOURCE, "use": "attention"})
    return StudyContent.model_validate({"study": study, "items": rows})
