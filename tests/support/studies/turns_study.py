"""A study in which every answer of a conversation is rated by itself."""

from __future__ import annotations

from labeval.study.study import StudyContent

ANSWERS = {"short": 1, "walk": 2, "mill": 3}
"""Items with how many answers each conversation has."""
LONG = "\n\n".join(f"Paragraph {n} says what could be done on a day like this." for n in range(40))


def conversation(name: str, answers: int, body: str = "It takes an hour.") -> str:
    """So many questions and answers about something."""
    return "\n\n".join(
        f"User: What about {name} {n}?\n\nAssistant: On *day {n}* go to the {name}. {body}"
        for n in range(1, answers + 1)
    )


def turns_content(
    method: str = "dqe",
    *,
    body: str = "It takes an hour.",
    study: dict[str, object] | None = None,
    **block: object,
) -> StudyContent:
    """Three conversations of two systems, two criteria, one block."""
    items: list[dict[str, object]] = [
        {
            "id": name,
            "text": conversation(name, answers, body),
            "system": "owl" if name == "walk" else "lark",
        }
        for name, answers in ANSWERS.items()
    ]
    given: dict[str, object] = {
        "labeval": 1,
        "title": "Days out",
        "seed": 5,
        "formats": {"text": "conversation"},
        "criteria": [
            {"id": "useful", "name": "Use", "definition": "It helps."},
            {"id": "polite", "name": "Tone", "definition": "It is polite."},
        ],
        "blocks": {"rated": {"method": method, "turns": "each", **block}},
        "conditions": [{"id": "only", "blocks": ["rated"]}],
        "procedure": [
            {"step": "rating", "id": "rating", "block": "rated"},
            {"step": "text", "id": "thanks", "text": "That was all."},
        ],
    }
    return StudyContent.model_validate({"study": {**given, **(study or {})}, "items": items})
