"""A study in which two responses are written, each from twenty passages of natural length."""

from __future__ import annotations

from labeval.study.study import StudyContent

PASSAGES = 20
_HEADS = (
    "Why ponds freeze from the top",
    "Winter under the ice: oxygen, light and the fish that wait for spring",
    "A short history of harvesting ice on village ponds and the trade that grew out of it",
    "Frogs",
)
_SENTENCES = (
    "Water is densest at four degrees, so the coldest water of a pond lies on top of it.",
    "Once the surface has frozen, the ice keeps the wind away and the water below stays warmer.",
    "Fish slow down, eat little and stand close to the bottom, where it is warmest.",
    "Snow on the ice takes the light from the plants, and with the light goes the oxygen.",
    "A reed that reaches through the ice lets gases pass and may save a small pond.",
    "People who break the ice with a hammer do harm, because the blow travels through the water.",
)


def passage_text(topic: str, n: int) -> str:
    """The text of a passage, 60 to 300 words; each has a sentence of its own."""
    own = f"Passage {n} of {topic} says that pond {n} held {n * 7} frogs that winter."
    rest = [_SENTENCES[(n + k) % len(_SENTENCES)] for k in range(3 + n % 4 * 4)]
    return " ".join([own, *rest[: len(rest) // 2]]) + "\n\n" + " ".join(rest[len(rest) // 2 :])


def ponds_content(*, least: int = 5, target: int = 10, most: int = 400) -> StudyContent:
    """Two topics and three styles; every participant writes about both."""
    references = [
        {
            "question_id": topic,
            "title": f"{_HEADS[n % len(_HEADS)]} ({n})",
            "snippet": "" if n % 3 else _SENTENCES[n % len(_SENTENCES)],
            "text": passage_text(topic, n),
        }
        for topic in ("ponds", "lakes")
        for n in range(1, PASSAGES + 1)
    ]
    study = {
        "labeval": 1,
        "title": {"en": "Writing about water", "de": "Schreiben über Wasser"},
        "seed": 4,
        "references": "references.jsonl",
        "conditions": [{"id": "only"}],
        "procedure": [
            {
                "step": "writing",
                "id": "write",
                "title": {"en": "Writing a response", "de": "Eine Antwort schreiben"},
                "topics": [_topic("ponds"), _topic("lakes")],
                "styles": _STYLES,
                "words": {"target": target, "min": least, "max": most},
                "citations": {"at_least": 1},
            },
            {"step": "text", "id": "thanks", "text": "# Thank you"},
        ],
    }
    return StudyContent.model_validate({"study": study, "items": [], "references": references})


def _topic(id: str) -> dict[str, object]:
    return {
        "id": id,
        "title": {
            "en": f"How do animals and plants live through the winter in frozen {id}?",
            "de": "Wie überstehen Tiere und Pflanzen den Winter unter dem Eis eines Gewässers, "
            "das für Wochen zugefroren ist?",
        },
        "task": {
            "en": "Answer the question for a reader who knows nothing about it. Use what the "
            "passages say, in your own words, and cite each passage that you use.",
            "de": "Beantworten Sie die Frage für jemanden, der nichts darüber weiß. Nutzen Sie, "
            "was die Textstellen sagen, in eigenen Worten, und belegen Sie es.",
        },
    }


_STYLES = [
    {
        "id": "bullets",
        "name": {"en": "Bulleted list", "de": "Stichpunkte"},
        "instruction": {
            "en": "List every point that belongs to the topic as a bullet of its own. Begin each "
            "bullet with a hyphen; one thought a bullet.",
            "de": "Führen Sie jeden Punkt, der zum Thema gehört, als eigenen Stichpunkt auf. "
            "Beginnen Sie ihn mit einem Bindestrich; ein Gedanke je Stichpunkt.",
        },
    },
    {
        "id": "essay",
        "name": {"en": "Essay", "de": "Aufsatz"},
        "instruction": {
            "en": "Begin with a clear claim, give the arguments for it, and end with a conclusion. "
            "Write whole paragraphs that lead from one to the next, without headings.",
            "de": "Beginnen Sie mit einer klaren These, führen Sie die Gründe dafür an und enden "
            "Sie mit einem Schluss. Schreiben Sie ganze Absätze, die ineinander übergehen.",
        },
    },
    {
        "id": "news",
        "name": {"en": "News report", "de": "Nachricht"},
        "instruction": {
            "en": "Begin with what matters most, then give the important details, and end with "
            "the background.",
            "de": "Beginnen Sie mit dem Wichtigsten, dann die bedeutsamen Einzelheiten, am Ende "
            "der Hintergrund.",
        },
    },
]
