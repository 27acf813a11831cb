"""Texts that are deep in their records, each with a list of ratings by people with names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from labeval.exchange.materials.seeing import inspect
from tests.exchange.materials.taken import json_file, json_lines, judged, looked_at

TITLE = "Texts with a list of ratings each"


def review(worker: str, system: str, overall: int, rank: int, note: str) -> dict[str, Any]:
    return {
        "annotations": [{"selection": "a kettle", "annotation": [note]}],
        "system": system,
        "worker_id": worker,
        "overall-rating": overall,
        "overall-rank": rank,
        "remark": f"{note}: a sentence that is much too long to be one of a few answers in words.",
        "work_time": 12.5,
    }


def summaries(passage: str) -> dict[str, Any]:
    """Two questions about a passage, with summaries by two systems and two reviews of each."""
    return {
        "passage-id": passage,
        "questions": {
            number: {
                system: {
                    "response": f"{system} sums up question {number} about passage {passage}.",
                    "reviews": [
                        review("3", system, 10 + place, 2 - place, f"x{passage}{number}"),
                        review("6", system, 60 + place, 1 + place, f"y{passage}{number}"),
                    ],
                    "overall": {"overall-rating": 35.5},
                }
                for place, system in enumerate(("bart", "human"))
            }
            for number in ("0", "1")
        },
    }


def test_reviews_of_the_answers_to_several_questions_about_a_passage(tmp_path: Path):
    path = json_lines(tmp_path / "all.jsonl", [summaries("50"), summaries("61")])
    seen, taken = looked_at(path, f"{TITLE} (JSONL)")
    assert (seen.shape, seen.judgments, seen.participants) == ("judgments", 16, 2)
    assert [(i.id, i.system, i.question_id) for i in taken.items][:3] == [
        ("50_0_bart", "bart", "50_0"),
        ("50_0_human", "human", "50_0"),
        ("50_1_bart", "bart", "50_1"),
    ]
    assert taken.items[1].text == "human sums up question 0 about passage 50."
    assert judged(taken)[:4] == [
        ("3", "overall-rating", "50_0_bart", "10"),
        ("6", "overall-rating", "50_0_bart", "60"),
        ("3", "overall-rating", "50_0_human", "11"),
        ("6", "overall-rating", "50_0_human", "61"),
    ]
    remarks = [remark.text for remark in seen.remarks]
    assert any("overall-rank, since they are ranks" in remark for remark in remarks)
    assert "left out, since they are not judgments: remark (16)" in remarks
    assert "left out, since they are not judgments: work_time (16)" in remarks


def test_answers_of_workers_to_each_sentence_of_a_summary(tmp_path: Path):
    rows = [
        {
            "article": f"The kettle of house {n} was put on by the cook and made a noise.",
            "summary_sentences": [
                {
                    "sentence": f"Sentence {k} says that kettle {n} was loud.",
                    "responses": [
                        {"worker_id": 0, "response": "yes"},
                        {"worker_id": 8, "response": "no" if k == n else "yes"},
                    ],
                }
                for k in (1, 2)
            ],
        }
        for n in (1, 2)
    ]
    _, taken = looked_at(json_lines(tmp_path / "facts.jsonl", rows), f"{TITLE} (JSONL)")
    assert [(item.id, item.text) for item in taken.items] == [
        (f"q{n}_{k}", f"Sentence {k} says that kettle {n} was loud.")
        for n in (1, 2)
        for k in (1, 2)
    ]
    assert {item.source for item in taken.items} == {row["article"] for row in rows}
    assert judged(taken)[:3] == [
        ("0", "", "q1_1", "yes"),
        ("8", "", "q1_1", "no"),
        ("0", "", "q1_2", "yes"),
    ]


def test_a_rater_in_a_list_of_numbers_is_no_criterion(tmp_path: Path):
    rows = [
        {
            "id": f"t{n}",
            "model_id": "aurora" if n % 2 else "cirrus",
            "text": f"Text {n} says why the tea cools.",
            "annotations": [
                {"annotator_id": 11, "fluency": 4, "relevance": 2},
                {"annotator_id": 12, "fluency": 5, "relevance": n},
            ],
        }
        for n in (1, 2)
    ]
    seen, taken = looked_at(json_lines(tmp_path / "flat.jsonl", rows), f"{TITLE} (JSONL)")
    assert seen.participants == 2
    assert [(item.id, item.system, item.question_id, item.text) for item in taken.items] == [
        ("t1", "aurora", "", "Text 1 says why the tea cools."),
        ("t2", "cirrus", "", "Text 2 says why the tea cools."),
    ]
    assert [(p, c, v) for p, c, _, v in judged(taken)][:4] == [
        ("11", "fluency", "4"),
        ("11", "relevance", "2"),
        ("12", "fluency", "5"),
        ("12", "relevance", "1"),
    ]


def test_an_id_that_several_texts_share_is_that_of_their_question(tmp_path: Path):
    rows = [
        {
            "id": "dm-1",
            "model_id": system,
            "summary": f"The summary by {system} is about tea.",
            "ratings": [{"rater": "e1", "coherence": 4}, {"rater": "e2", "coherence": 3}],
        }
        for system in ("M1", "M2")
    ]
    _, taken = looked_at(json_lines(tmp_path / "summ.jsonl", rows), f"{TITLE} (JSONL)")
    assert [(item.id, item.question_id) for item in taken.items] == [
        ("dm-1_M1", "dm-1"),
        ("dm-1_M2", "dm-1"),
    ]


def test_lists_of_numbers_by_criterion_are_ratings_by_place(tmp_path: Path):
    rows = [
        {
            "context": f"A: Is the kettle on? B: Turn {n}.",
            "responses": [
                {
                    "response": f"Answer {n} by {model} is short.",
                    "model": model,
                    "Natural": [1, 3, n],
                    "Engaging": [2, 2, 3],
                }
                for model in ("Argmax", "Human")
            ],
        }
        for n in (1, 2)
    ]
    seen, taken = looked_at(json_lines(tmp_path / "usr.jsonl", rows), f"{TITLE} (JSONL)")
    assert [(item.id, item.system, item.question_id) for item in taken.items][:3] == [
        ("q1_Argmax", "Argmax", "q1"),  # the context says which question it is
        ("q1_Human", "Human", "q1"),
        ("q2_Argmax", "Argmax", "q2"),
    ]
    assert judged(taken)[:4] == [
        ("rater_1", "Natural", "q1_Argmax", "1"),
        ("rater_1", "Engaging", "q1_Argmax", "2"),
        ("rater_2", "Natural", "q1_Argmax", "3"),
        ("rater_2", "Engaging", "q1_Argmax", "2"),
    ]
    assert len(taken.judgments) == 24
    places = (
        "raters have no names; each place in “Natural, Engaging” counts as one rater of all texts"
    )
    assert places in [remark.text for remark in seen.remarks]


def test_lists_of_numbers_that_are_no_ratings_are_left_alone(tmp_path: Path):
    rows = [
        {"text": f"Text {n} says why the tea cools.", "tokens": [5] * (n + 2), "p": [0.123, 0.5]}
        for n in range(6)
    ]
    seen, taken = looked_at(json_lines(tmp_path / "tokens.jsonl", rows), "Table (JSONL)")
    assert seen.judgments == 0 and len(taken.items) == 6


@pytest.mark.parametrize("person", ["user", "annotator"])
def test_ratings_of_a_rater_in_an_object_of_their_own(tmp_path: Path, person: str):
    rows = [
        {
            "id": f"{n}-{system}",
            "doc": f"d{n}",
            "system": system,
            "text": f"A text of {system} about subject {n}.",
            "annotations": [
                {person: f"u{r}", "scores": {"fluency": r + 1, "depth": n % 5 + 1}, "comment": "x"}
                for r in range(3)
            ],
        }
        for n in range(4)
        for system in ("aurora", "boreal")
    ]
    _, taken = looked_at(json_file(tmp_path / "a.json", rows), f"{TITLE} (JSON)")
    assert judged(taken)[:3] == [
        ("u0", "fluency", "0-aurora", "1"),
        ("u0", "depth", "0-aurora", "1"),
        ("u1", "fluency", "0-aurora", "2"),
    ]
    assert len(judged(taken)) == 48


def test_turns_of_a_conversation_are_no_raters(tmp_path: Path):
    turns = [{"user": "How warm is tea?", "assistant": "Warm."}] * 2
    rows = [{"id": n, "conversation": turns, "rating": n % 5 + 1} for n in range(6)]
    seen = inspect(json_file(tmp_path / "c.json", rows))
    assert seen.title.text != f"{TITLE} (JSON)"
