"""Pairs of answers of which one was preferred, in files of arenas and of preference data."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take
from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.study.reading import read_study
from tests.exchange.materials.taken import ANSWERS, chat, json_file, judged, looked_at, recorded


def battles() -> list[dict[str, Any]]:
    return [
        {
            "question_id": "0" * 30 + str(n),
            "model_a": a,
            "model_b": b,
            "winner": winner,
            "judge": judge,
            "conversation_a": chat(question, ANSWERS[question, a], "Shorter.", "Brr."),
            "conversation_b": chat(question, ANSWERS[question, b], "Shorter.", "Hm."),
            "tstamp": 1_700_000_000.0 + n,
        }
        for n, (question, a, b, winner, judge) in enumerate(
            [
                ("Why does tea cool?", "aurora", "cirrus", "model_a", "u1"),
                ("Why does tea cool?", "aurora", "cirrus", "tie (bothbad)", "u2"),
                ("Is the kettle on?", "aurora", "cirrus", "tie", "u1"),
                ("Is the kettle on?", "aurora", "cirrus", "model_b", "u2"),
            ]
        )
    ]


PAIRS = "Pairs of answers with a choice"


def test_arena_pairs_judge_an_answer_to_a_question_and_not_a_model(tmp_path: Path):
    path = json_file(tmp_path / "battles.json", battles())
    seen, taken = looked_at(path, f"{PAIRS} (JSON)")
    assert (seen.shape, seen.judgments, seen.participants) == ("judgments", 4, 2)
    assert [(item.id, item.system, item.question) for item in taken.items] == [
        ("q1_aurora", "aurora", "Why does tea cool?"),
        ("q1_cirrus", "cirrus", "Why does tea cool?"),
        ("q2_aurora", "aurora", "Is the kettle on?"),
        ("q2_cirrus", "cirrus", "Is the kettle on?"),
    ]
    first = ANSWERS["Why does tea cool?", "aurora"]
    assert taken.items[0].text == f"Assistant: {first}\n\nUser: Shorter.\n\nAssistant: Brr."
    assert judged(taken) == [
        ("u1", "", "q1_aurora|q1_cirrus", "q1_aurora"),
        ("u2", "", "q1_aurora|q1_cirrus", "both_bad"),
        ("u1", "", "q2_aurora|q2_cirrus", "tie"),
        ("u2", "", "q2_aurora|q2_cirrus", "q2_cirrus"),
    ]
    made = study_from_judgments(tmp_path / "study", path)
    assert (made.judgments, made.items, made.participants) == (4, 4, 2)
    content = read_study(tmp_path / "study")
    assert [item.system for item in content.items] == ["aurora", "cirrus"] * 2
    assert {row["items"] for row in recorded(tmp_path / "study")} == {
        "q1_aurora|q1_cirrus",
        "q2_aurora|q2_cirrus",
    }


def test_flat_pairs_with_the_names_of_models_keep_their_question(tmp_path: Path):
    path = tmp_path / "pairs.csv"
    path.write_text(
        "judge,question,model_a,model_b,winner\n"
        "u1,Why?,aurora,cirrus,model_a\nu1,When?,aurora,cirrus,cirrus\n",
        encoding="utf-8",
    )
    _, taken = looked_at(path, f"{PAIRS} (CSV)")
    assert judged(taken) == [
        ("u1", "", "q1_aurora|q1_cirrus", "q1_aurora"),
        ("u1", "", "q2_aurora|q2_cirrus", "q2_cirrus"),
    ]
    made = study_from_judgments(tmp_path / "study", path)
    assert (made.judgments, made.items) == (2, 4)
    items = read_study(tmp_path / "study").items
    assert {item.question for item in items} == {"Why?", "When?"}


def test_several_judges_in_columns_and_0_for_a_tie(tmp_path: Path):
    path = json_file(
        tmp_path / "panda.json",
        [
            {
                "idx": n,
                "cmp_key": "aurora_cirrus",
                "instruction": question,
                "input": "",
                "response1": ANSWERS[question, "aurora"],
                "response2": ANSWERS[question, "cirrus"],
                "annotator1": 1,
                "annotator2": 2,
                "annotator3": n,
            }
            for n, question in enumerate(dict.fromkeys(question for question, _ in ANSWERS))
        ],
    )
    seen, taken = looked_at(path, f"{PAIRS} (JSON)")
    assert (seen.judgments, seen.participants, len(taken.items)) == (6, 3, 4)
    assert [value for *_, value in judged(taken)] == [
        *("q1_aurora", "q1_cirrus", "tie"),
        *("q2_aurora", "q2_cirrus", "q2_aurora"),
    ]


def test_preferences_as_numbers_between_1_and_2(tmp_path: Path):
    rows = [
        {
            "instruction": question,
            "generator_1": "aurora",
            "output_1": ANSWERS[question, "aurora"],
            "generator_2": "cirrus",
            "output_2": ANSWERS[question, "cirrus"],
            "annotator": "judge-model",
            "preference": preference,
        }
        for question, preference in (
            ("Why does tea cool?", 1.0000001),
            ("Is the kettle on?", 2.0),
            ("Is the kettle on?", 1.5),
            ("Is the kettle on?", 0),
            ("Is the kettle on?", None),
        )
    ]
    _, taken = looked_at(json_file(tmp_path / "alpaca.json", rows), f"{PAIRS} (JSON)")
    values = [value for *_, value in judged(taken)]
    assert values == ["q1_aurora", "q2_cirrus", "tie", "tie"]


@pytest.mark.parametrize(
    ("values", "chosen"),
    [(("0", "1"), ["a", "b"]), (("1", "2"), ["a", "b"]), (("left", "right"), ["a", "b"])],
)
def test_positions_are_understood(tmp_path: Path, values, chosen):
    path = tmp_path / "positions.csv"
    rows = "".join(f"u1,Why {n}?,a,b,{value}\n" for n, value in enumerate(values))
    path.write_text("judge,question,model_a,model_b,choice\n" + rows, encoding="utf-8")
    _, taken = looked_at(path, f"{PAIRS} (CSV)")
    assert [value.rsplit("_", 1)[1] for *_, value in judged(taken)] == chosen


def test_positions_that_mean_two_things_are_asked_for(tmp_path: Path):
    path = tmp_path / "positions.csv"
    rows = "".join(f"u1,Why {value}?,a,b,{value}\n" for value in "012")
    path.write_text("judge,question,model_a,model_b,choice\n" + rows, encoding="utf-8")
    seen = inspect(path)
    errors = [p.text for p in take(path, seen.mapping).problems if p.severity == "error"]
    assert errors == ["the values 0, 1 and 2 do not show whether 0 is the first text or a tie"]
    from dataclasses import replace

    for positions, expected in (("0", ["a", "b", "tie"]), ("1", ["tie", "a", "b"])):
        taken = take(path, replace(seen.mapping, positions=positions))
        assert taken.sound
        assert [value.rsplit("_", 1)[-1] for *_, value in judged(taken)] == expected
