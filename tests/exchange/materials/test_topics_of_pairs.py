"""Pairs whose rows name a topic next to the words that were asked."""

from __future__ import annotations

from pathlib import Path

from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.study.reading import read_study
from tests.exchange.materials.taken import chat, json_lines

TOPICS, EACH = 20, 8


def test_a_topic_with_many_questions_makes_a_study_that_can_be_read(tmp_path: Path):
    """A study compares the two texts of each question, however many texts its topic has."""
    rows = [
        {
            "question_id": f"topic{topic}",
            "model_a": "oak",
            "model_b": "elm",
            "conversation_a": chat(asked, f"Oak tells at length of {topic} and of {case}."),
            "conversation_b": chat(asked, f"Elm says little of {topic}, and less of {case}."),
            "winner": "model_a" if case % 3 else "model_b",
            "judge": f"p{case}",
        }
        for topic in range(TOPICS)
        for case in range(EACH)
        for asked in [f"How does topic {topic} go on in case {case}?"]
    ]
    made = study_from_judgments(tmp_path / "study", json_lines(tmp_path / "pairs.jsonl", rows))
    assert (made.judgments, made.items) == (TOPICS * EACH, 2 * TOPICS * EACH)
    read_study(tmp_path / "study")  # raises where pages cannot be made
