"""Pairs of answers of which one was preferred, in files of arenas and of preference data."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from labeval import cli
from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take
from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.study.reading import read_study
from tests.exchange.materials.taken import (
    ANSWERS,
    PAIRS,
    battles,
    json_file,
    json_lines,
    judged,
    looked_at,
    recorded,
)


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


def test_conversations_that_a_table_writes_as_json_are_read_as_such(tmp_path: Path):
    """Else the words of a text, and so its length, would be those of the question, too."""
    rows = [
        {**row, **{side: json.dumps(row[side]) for side in ("conversation_a", "conversation_b")}}
        for row in battles()
    ]
    path = tmp_path / "battles.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0])
        writer.writeheader()
        writer.writerows(rows)
    _, taken = looked_at(path, f"{PAIRS} (CSV)")
    nested = looked_at(json_file(tmp_path / "battles.json", battles()), f"{PAIRS} (JSON)")[1]
    assert [(item.id, item.question, item.text) for item in taken.items] == [
        (item.id, item.question, item.text) for item in nested.items
    ]
    assert judged(taken) == judged(nested)


@pytest.mark.parametrize("name", ["text", "system", "id", "file", "line", "question_id"])
def test_a_column_may_be_called_what_texts_have_themselves(tmp_path: Path, name):
    row = {"model_a": "aurora", "model_b": "cirrus", "winner": "tie", "judge": "u1"}
    answers = {"response_a": "It is, as far as I know.", "response_b": "It is not, I am afraid."}
    rows = [{**row, **answers, "prompt": f"Is it {n}?", name: f"x{n}"} for n in range(3)]
    _, taken = looked_at(json_lines(tmp_path / "named.jsonl", rows), f"{PAIRS} (JSONL)")
    assert {item.system for item in taken.items} == {"aurora", "cirrus"}
    assert len(taken.items) == 6 and len(judged(taken)) == 3


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


REVISIONS = {
    ("p1", "Shorten it.", "aurora"): "Tea cools since heat leaves it for the air.",
    ("p1", "Shorten it.", "cirrus"): "Tea cools, and this happens because of the air around.",
    ("p1", "Make it clearer.", "aurora"): "Heat leaves the tea, and so the tea becomes cold.",
    ("p1", "Make it clearer.", "cirrus"): "The tea's heat is leaving towards the cool air.",
}


def revisions() -> list[dict[str, Any]]:
    """Two revisions of a paragraph under two instructions, with nested answers."""
    answers = [
        ("Shorten it.", "u1", "A", "A only", "Yes strictly", "No", {"Concision": "A"}),
        ("Shorten it.", "u2", "Both", "Both", "Yes strictly", "Yes strictly", {"Concision": "B"}),
        ("Make it clearer.", "u1", "None", "None", "No", "Yes with more", {}),
        ("Make it clearer.", "u2", "B", "B only", "No", "No", {}),
    ]
    return [
        {
            "id_paragraph": "p1",
            "dataset_annotator": "annotator_07",
            "model_A": "aurora",
            "model_B": "cirrus",
            "original_paragraph": "Tea becomes cold because heat leaves it.",
            "reference_paragraph": "Tea cools.",
            "model_A_paragraph": REVISIONS["p1", instruction, "aurora"],
            "model_B_paragraph": REVISIONS["p1", instruction, "cirrus"],
            "instruction": instruction,
            "answers": {
                "related_A": left,
                "related_B": right,
                "acceptable": acceptable,
                "good_A": acceptable in ("A only", "Both"),
                "good_B": acceptable in ("B only", "Both"),
                "preference": preferred,
                **more,
            },
            "annotator_eval": judge,
        }
        for instruction, judge, preferred, acceptable, left, right, more in answers
    ]


def test_each_choice_and_each_rating_of_a_side_is_a_criterion(tmp_path: Path):
    path = json_lines(tmp_path / "revisions.jsonl", revisions())
    seen, taken = looked_at(path, f"{PAIRS} (JSONL)")
    assert [(item.id, item.question, item.source) for item in taken.items][1:3] == [
        ("q1_cirrus", "Shorten it.", "Tea becomes cold because heat leaves it."),
        ("q2_aurora", "Make it clearer.", "Tea becomes cold because heat leaves it."),
    ]
    assert {item.text for item in taken.items} == set(REVISIONS.values())
    assert {item.reference_answer for item in taken.items} == {"Tea cools."}
    rows = judged(taken)
    of = {
        (criterion, person, items): value
        for person, criterion, items, value in rows
        if criterion in ("preference", "acceptable", "Concision")
    }
    first, second = "q1_aurora|q1_cirrus", "q2_aurora|q2_cirrus"
    assert of == {
        ("preference", "u1", first): "q1_aurora",
        ("acceptable", "u1", first): "q1_aurora",
        ("Concision", "u1", first): "q1_aurora",
        ("preference", "u2", first): "tie",
        ("acceptable", "u2", first): "tie",
        ("Concision", "u2", first): "q1_cirrus",
        ("preference", "u1", second): "both_bad",
        ("acceptable", "u1", second): "both_bad",
        ("preference", "u2", second): "q2_cirrus",
        ("acceptable", "u2", second): "q2_cirrus",
    }
    assert ("u1", "related", "q2_cirrus", "Yes with more") in rows
    assert [v for _, c, _, v in rows if c == "good"] == [
        *("true", "false", "true", "true", "false", "false", "false", "true")
    ]
    remarks = [remark.text for remark in seen.remarks]
    assert "who judged is read from “annotator_eval”; dataset_annotator might say it, too" in (
        remarks
    )
    none = "“none” in “answers.preference” is read as: both texts are bad; “both” as a tie"
    assert none in remarks


def test_words_with_spaces_are_options_of_a_study_that_can_be_read(tmp_path: Path):
    path = json_lines(tmp_path / "revisions.jsonl", revisions())
    made = study_from_judgments(tmp_path / "study", path)
    assert made.judgments == 10 + 8 + 8
    study = read_study(tmp_path / "study").study
    related = next(b for b in study.blocks.values() if b.criteria == ["related"])
    labels = {o.id: o.label.in_language("en") if o.label else "" for o in related.options}
    assert labels == {"no": "", "Yes_strictly": "Yes strictly", "Yes_with_more": "Yes with more"}
    values = [r["value"] for r in recorded(tmp_path / "study") if r["criterion"] == "related"]
    assert sorted(values) == sorted(["Yes_strictly"] * 3 + ["no"] * 4 + ["Yes_with_more"])


def test_two_texts_are_known_by_the_systems_that_their_columns_name(tmp_path: Path):
    head = "worker_id,sentence_id,aspect,source,other_dataset,mine_simplification,"
    rows = [
        ("w1", "7", "fluency", "turk", "mine"),
        ("w1", "7", "meaning", "turk", "turk"),
        ("w2", "7", "fluency", "turk", "similar"),
        ("w2", "9", "fluency", "split", "split"),
    ]
    text = "".join(
        f"{who},{n},{aspect},The kettle represents heat {n}.,{other},The kettle is hot {n}.,"
        f"The kettle by {other} is {n}.,{winner}\n"
        for who, n, aspect, other, winner in rows
    )
    path = tmp_path / "pairs.csv"
    path.write_text(f"{head}other_simplification,winner\n{text}", encoding="utf-8")
    _, taken = looked_at(path, f"{PAIRS} (CSV)")
    assert [(item.id, item.system, item.text) for item in taken.items] == [
        ("q1_mine", "mine", "The kettle is hot 7."),
        ("q1_turk", "turk", "The kettle by turk is 7."),
        ("q2_mine", "mine", "The kettle is hot 9."),
        ("q2_split", "split", "The kettle by split is 9."),
    ]
    assert judged(taken) == [
        ("w1", "fluency", "q1_mine|q1_turk", "q1_mine"),
        ("w1", "meaning", "q1_mine|q1_turk", "q1_turk"),
        ("w2", "fluency", "q1_mine|q1_turk", "tie"),
        ("w2", "fluency", "q2_mine|q2_split", "q2_split"),
    ]


def test_none_without_both_is_a_tie_and_facts_about_models_are_no_ratings(tmp_path: Path):
    path = tmp_path / "pairs.csv"
    path.write_text(
        "judge,question,model_a,model_b,family_a,family_b,tokens_a,tokens_b,winner\n"
        "u1,Why?,aurora,cirrus,sky,cloud,3,5,A\nu1,When?,cirrus,aurora,cloud,sky,4,2,None\n",
        encoding="utf-8",
    )
    seen, taken = looked_at(path, f"{PAIRS} (CSV)")
    assert judged(taken) == [
        ("u1", "", "q1_aurora|q1_cirrus", "q1_aurora"),
        ("u1", "", "q2_cirrus|q2_aurora", "tie"),
    ]
    assert "“none” in “winner” is read as a tie" in [remark.text for remark in seen.remarks]


def test_two_texts_in_a_list_are_chosen_by_their_place(tmp_path: Path):
    rows = [
        {
            "info": {"id": f"t{n}", "post": f"Post {n} is about a kettle.", "article": None},
            "summaries": [
                {"text": f" The {name} sums up post {n}.", "policy": name, "note": None}
                for name in ("ref", "ppo")
            ],
            "choice": choice,
            "worker": f"w{n % 2}",
        }
        for n, choice in enumerate((0, 1, 1))
    ]
    seen, taken = looked_at(json_lines(tmp_path / "comparisons.jsonl", rows), f"{PAIRS} (JSONL)")
    assert (seen.judgments, seen.participants) == (3, 2)
    first = taken.items[0]
    assert (first.system, first.source, first.question_id) == (
        "ref",
        "Post 0 is about a kettle.",
        "t0",
    )
    assert [(judge, items.split("|"), value) for judge, _, items, value in judged(taken)] == [
        ("w0", ["q1_ref", "q1_ppo"], "q1_ref"),
        ("w1", ["q2_ref", "q2_ppo"], "q2_ppo"),
        ("w0", ["q3_ref", "q3_ppo"], "q3_ppo"),
    ]


def signed(tmp_path: Path) -> Path:
    rows = [
        {
            "question": f"Why is kettle {n} warm?",
            "answer_a": f"People say of {n} that it was on.",
            "answer_b": f"A model says of {n} that it was not.",
            "answer_a_type": "human",
            "answer_b_type": "model",
            "overall_preference": overall,
            "factuality_preference": factual,
            "expert_id": f"expert_{n}",
        }
        for n, (overall, factual) in enumerate([(-1, 0), (1, 1), (1, -1)])
    ]
    return json_lines(tmp_path / "experts.jsonl", rows)


def test_preferences_with_a_sign_are_asked_for(tmp_path: Path):
    path = signed(tmp_path)
    seen = inspect(path)
    assert seen.title.text == f"{PAIRS} (JSONL)"
    problem = next(p for p in take(path, seen.mapping).problems if p.severity == "error")
    assert "-1 and 1" in str(problem)
    assert "--positions-from" in str(problem)


@pytest.mark.parametrize(("start", "chosen"), [("-1", (0, 1, 1)), ("1", (1, 0, 0))])
def test_preferences_with_a_sign_are_the_text_that_somebody_says(
    tmp_path: Path, start: str, chosen: tuple[int, ...]
):
    study = tmp_path / "study"
    command = ["new", str(study), "--from-judgments", str(signed(tmp_path))]
    assert cli.main([*command, "--positions-from", start]) == 0
    names = ("human", "model")
    of = {row["items"]: row["value"] for row in recorded(study) if "overall" in row["criterion"]}
    assert of == {
        f"q{n}_human|q{n}_model": f"q{n}_{names[place]}" for n, place in enumerate(chosen, start=1)
    }
    factual = [row["value"] for row in recorded(study) if "factual" in row["criterion"]]
    assert factual.count("tie") == 1
    assert len(set(factual)) == 3


def test_columns_about_raters_are_attributes_and_no_factors_of_texts(tmp_path: Path):
    rows = [
        {
            "prompt": question,
            "response_a": ANSWERS[question, "aurora"],
            "response_b": ANSWERS[question, "cirrus"],
            "model_a": "aurora",
            "model_b": "cirrus",
            "preference": "A" if (person + number) % 2 else "B",
            "annotator_id": f"a{person}",
            "annotator_age": 30 + person,
            "native_speaker": "yes" if person else "no",
            "field": f"t{number}",
        }
        for person in range(4)
        for number, question in enumerate(dict.fromkeys(q for q, _ in ANSWERS))
    ]
    path = json_lines(tmp_path / "pairs.jsonl", rows)
    seen, taken = looked_at(path, "Pairs of answers with a choice (JSONL)")
    assert taken.participants["a2"]["annotator_age"] == "32"
    assert taken.participants["a0"]["native_speaker"] == "no"
    assert {name for item in taken.items for name in item.extra} == {"field"}
    assert not any("might say it" in remark.text for remark in seen.remarks)


def test_numbered_winners_are_the_choices_of_single_judges(tmp_path: Path):
    rows = ["question_id\tmodel_1\tmodel_2\tturn\twinner1\twinner2"]
    rows += ["81\tBay\tElm\t1\tmodel_2\ttie", "81\tElm\tFir\t1\tmodel_1\tmodel_1"]
    path = tmp_path / "judged.csv"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    _, taken = looked_at(path, "Pairs of answers with a choice (CSV)")
    assert [(person, value) for person, _, _, value in judged(taken)] == [
        ("winner1", "q1_Elm"),
        ("winner2", "tie"),
        ("winner1", "q1_Elm"),
        ("winner2", "q1_Elm"),
    ]


def test_a_question_which_of_two_named_texts_is_better_is_their_choice(tmp_path: Path):
    head = ["Evaluator", "Prompt", "GPT answer", "Llama answer", "Which is better?", "Sure?"]
    rows = [
        [
            f"E{p}",
            "Why?",
            "Because it is so.",
            "It has always been so.",
            ["GPT", "Llama", "Tie"][p],
            p,
        ]
        for p in range(3)
    ]
    path = tmp_path / "form.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([head, *rows])
    _, taken = looked_at(path, "Pairs of answers with a choice (CSV)")
    assert {(item.system, item.text) for item in taken.items} == {
        ("gpt", "Because it is so."),
        ("llama", "It has always been so."),
    }
    assert [value for *_, value in judged(taken)] == ["q1_gpt", "q1_llama", "tie"]
