"""A study with every method and every kind of question, one or two pages of each, in English."""

from __future__ import annotations

from labeval.study.study import StudyContent

SCALE = {"min": 0, "max": 2}

CONSENT = {
    "step": "consent",
    "id": "consent",
    "version": "1",
    "text": "We keep what you answer.",
    "asks": [
        {"id": "rating", "text": "My answers are kept.", "required": True},
        {"id": "audio", "text": "My voice is recorded."},
        {"id": "quotation", "text": "I may be quoted."},
    ],
    "declined": "# That is all right",
}
TEST = {
    "step": "test",
    "id": "words",
    "intro": "Choose the best answer.",
    "questions": [
        {"id": f"q{n}", "text": f"Word {n}?", "options": ["right", "wrong", "odd"], "correct": 1}
        for n in (1, 2)
    ],
    "pass_score": 0,
    "failed": "# Thank you",
}
ABOUT = {
    "step": "questionnaire",
    "id": "about",
    "questions": [
        {
            "id": "bird",
            "kind": "single",
            "text": "Which bird do you hear most?",
            "options": [{"id": "owl", "label": "owl"}, {"id": "crow", "label": "crow"}],
        },
        {
            "id": "night",
            "kind": "single",
            "text": "At night?",
            "ask_if": {"question": "bird", "is": ["owl"]},
            "options": [{"id": "yes", "label": "yes"}, {"id": "no", "label": "no"}],
        },
        {
            "id": "places",
            "kind": "multiple",
            "text": "Where?",
            "mandatory": False,
            "options": [{"id": "wood", "label": "wood"}, {"id": "town", "label": "town"}],
        },
        {"id": "sure", "kind": "scale", "text": "How sure?", "points": 4, "low": "a", "high": "z"},
        {
            "id": "view",
            "kind": "matrix",
            "text": "Do you agree?",
            "points": ["no", "partly", "yes"],
            "rows": [{"id": "r1", "text": "Owls hear well."}, {"id": "r2", "text": "Mice too."}],
        },
        {"id": "age", "kind": "number", "text": "How old are you?", "min": 3, "max": 99},
        {"id": "born", "kind": "date", "text": "When were you born?", "mandatory": False},
        {"id": "note", "kind": "text", "text": "Anything else?", "mandatory": False},
    ],
}
PRACTICE = {
    "items": ["t1"],
    "criteria": ["true"],
    "expected": {"true": [2]},
    "feedback": "Mice are heard.",
}
BLOCKS: dict[str, dict[str, object]] = {
    "points": {"method": "dqe", "points": 4, "no_answer": True, "training": [PRACTICE]},
    "slider": {"method": "dqe", "slider": {"min": 0, "max": 20, "step": 5}, "no_answer": True},
    "yesno": {"method": "aqc"},
    "pairs": {"method": "ab"},
    "best": {"method": "bws", "texts_per_page": 3, "pages": 1, "criteria": ["true"]},
    "long": {"method": "aspects", "criteria": ["facts", "tone"]},
    "order": {"method": "ranking", "texts_per_page": 3, "pages": 1, "criteria": ["true"]},
    "claims": {"method": "claims", "claims": "stated", "criteria": ["true"]},
    "faults": {
        "method": "errors",
        "criteria": ["true", "clear"],
        "overall": True,
        "categories": [{"id": id, "name": id} for id in ("facts", "words")],
        "severities": [{"id": id, "name": id, "weight": 1} for id in ("minor", "major")],
    },
    "edits": {"method": "rewrite", "criteria": ["true"]},
}
STATED = "Owls hear mice.\nThey say so."
"""The claims of each text."""


def every_control_study() -> StudyContent:
    """Three short texts; a page of each method, after consent, test and questionnaire."""
    criteria: list[dict[str, object]] = [
        {"id": "true", "name": "Truth", "definition": "It agrees with the source."},
        {"id": "clear", "name": "Clarity", "definition": "It is easy to follow."},
    ]
    criteria += [
        {"id": id, "name": id.capitalize(), "definition": f"Its {id}.", "scale": SCALE}
        for id in ("facts", "tone")
    ]
    blocks = {
        id: {"criteria": ["true", "clear"], "comment": {"ask": True}, **settings}
        for id, settings in BLOCKS.items()
    }
    items: list[dict[str, object]] = [
        {
            "id": f"o{n}",
            "text": f"Owls hear mice, says text {n}.",
            "question": "How do owls hunt?",
            "extra": {"stated": STATED},
        }
        for n in (1, 2, 3)
    ]
    items.append({"id": "t1", "text": "Mice hear owls.", "use": "training"})
    study = {
        "labeval": 1,
        "title": "Owls",
        "seed": 3,
        "criteria": criteria,
        "blocks": blocks,
        "conditions": [{"id": "only", "blocks": list(BLOCKS)}],
        "procedure": [
            {"step": "text", "id": "welcome", "text": "# Welcome"},
            CONSENT,
            TEST,
            ABOUT,
            {"step": "training", "id": "practice", "block": "points"},
            *({"step": "rating", "id": f"rate_{id}", "block": id} for id in BLOCKS),
            {"step": "text", "id": "thanks", "text": "# Thank you"},
        ],
    }
    return StudyContent.model_validate({"study": study, "items": items})
