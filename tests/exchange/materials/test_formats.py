"""Judgments and texts of other programs, in files of their shapes."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from labeval.exchange.materials.model import Seen, Taken
from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take
from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.exchange.tables import judgments as judgment_table
from labeval.files.refusal import FileRefused
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study

ANSWERS = {
    ("Why does tea cool?", "aurora"): "Heat leaves it for the air around the cup.",
    ("Why does tea cool?", "cirrus"): "Tea is afraid of winter and hides its warmth.",
    ("Is the kettle on?", "aurora"): "Yes, its light is red and the water hums.",
    ("Is the kettle on?", "cirrus"): "Kettles are never on, they only pretend to be.",
}


def json_file(path: Path, content: Any) -> Path:
    path.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    return path


def json_lines(path: Path, rows: list[dict[str, Any]]) -> Path:
    lines = (json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    path.write_text("".join(lines), encoding="utf-8")
    return path


def looked_at(path: Path | list[Path], title: str) -> tuple[Seen, Taken]:
    """What is seen in files and taken from them; they have no problem but warnings."""
    seen = inspect(path)
    taken = take(path, seen.mapping)
    assert seen.title.text == title
    assert [problem for problem in taken.problems if problem.severity == "error"] == []
    return seen, taken


def judged(taken: Taken) -> list[tuple[str, str, str, str]]:
    return [
        (c["participant"], c.get("criterion", ""), c["items"], c["value"])
        for c in (row.cells for row in taken.judgments)
    ]


def recorded(folder: Path) -> list[dict[str, str]]:
    names = [column.name for column in judgment_table.COLUMNS]
    with Record(StudyFolder(folder).database, read_only=True) as record:
        return [dict(zip(names, row, strict=True)) for row in judgment_table.rows(record)]


def chat(question: str, *turns: str) -> list[dict[str, str]]:
    roles = ("assistant", "user")
    later = [{"role": roles[n % 2], "content": text} for n, text in enumerate(turns)]
    return [{"role": "user", "content": question}, *later]


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


def test_words_of_a_scale_become_its_points(tmp_path: Path):
    path = tmp_path / "likert.csv"
    path.write_text(
        "rater,item,criterion,value\n"
        "r1,a,clear,Strongly agree\nr1,b,clear,disagree\n"
        "r2,a,clear,Agree\nr2,b,clear,Strongly disagree\nr3,a,clear,Neutral\n"
        "r1,a,tone,warm\nr1,b,tone,cold\nr2,a,tone,odd\n",
        encoding="utf-8",
    )
    seen = inspect(path)
    taken = take(path, seen.mapping)
    assert [value for *_, value in judged(taken)] == [*"52413", "warm", "cold", "odd"]
    assert [p.text for p in taken.problems] == [
        "the words of “clear” are read as the scale strongly disagree, disagree, neutral, agree, "
        "strongly agree",
        "the values warm, cold, odd of “tone” are words without a known order",
    ]


def test_words_of_a_scale_are_points_in_the_programs_own_table_too(tmp_path: Path):
    path = tmp_path / "likert.csv"
    path.write_text(
        "rater,item,criterion,value\nr1,a,clear,stimme voll zu\nr1,b,clear,Stimme nicht zu\n"
        "r1,a,tone,4\nr1,b,tone,2\n",
        encoding="utf-8",
    )
    made = study_from_judgments(tmp_path / "study", path)
    rows = recorded(tmp_path / "study")
    assert {(row["items"], row["criterion"], row["value"]) for row in rows} == {
        ("a", "clear", "5"),
        ("b", "clear", "2"),
        ("a", "tone", "4"),
        ("b", "tone", "2"),
    }
    assert ["clear" in problem.text for problem in made.warnings] == [True]
    clear = next(c for c in read_study(tmp_path / "study").study.criteria if c.id == "clear")
    assert clear.anchors[5].in_language("de") == "stimme voll zu"


def studio_task(number: int, annotations: list[dict[str, Any]]) -> dict[str, Any]:
    (question, system), answer = list(ANSWERS.items())[number]
    return {
        "id": number + 1,
        "data": {"question": question, "system": system, "answer": answer},
        "annotations": annotations,
    }


def studio_annotation(person: Any, cancelled: bool = False, **controls: Any) -> dict[str, Any]:
    kinds = {"stars": "rating", "fluent": "number", "true": "choices", "tags": "choices"}
    kinds |= {"note": "textarea", "spans": "labels"}
    return {
        "completed_by": person,
        "was_cancelled": cancelled,
        "lead_time": 12.5,
        "created_at": "2026-03-01T10:00:00.123456Z",
        "result": [
            {"from_name": name, "type": kinds[name], "value": {kinds[name]: value}}
            for name, value in controls.items()
        ],
    }


STUDIO = [
    studio_task(
        0,
        [
            studio_annotation(1, stars=4, fluent=71, true=["yes"], tags=["long", "odd"]),
            studio_annotation({"id": 2, "email": "x@y.z"}, stars=2, true=["no"], note=["Hm."]),
            studio_annotation(2, cancelled=True, stars=1),
        ],
    ),
    studio_task(1, [studio_annotation(1, stars=1, true=["no"], spans=["error"], tags=["odd"])]),
]
STUDIO_JUDGMENTS = {
    ("1", "stars", "1", "4"),
    ("1", "fluent", "1", "71"),
    ("1", "true", "1", "yes"),
    ("1", "tags: long", "1", "yes"),
    ("1", "tags: odd", "1", "yes"),
    ("2", "stars", "1", "2"),
    ("2", "true", "1", "no"),
    ("2", "tags: long", "1", "no"),
    ("2", "tags: odd", "1", "no"),
    ("1", "stars", "2", "1"),
    ("1", "true", "2", "no"),
    ("1", "tags: long", "2", "no"),
    ("1", "tags: odd", "2", "yes"),
}


def test_label_studio_json(tmp_path: Path):
    seen, taken = looked_at(json_file(tmp_path / "tasks.json", STUDIO), "Label Studio (JSON)")
    assert set(judged(taken)) == STUDIO_JUDGMENTS
    assert len(taken.judgments) == len(STUDIO_JUDGMENTS)
    assert (taken.items[0].system, taken.items[0].text) == ("aurora", next(iter(ANSWERS.values())))
    assert taken.judgments[0].cells["seconds"] == "12.5"
    assert [remark.text for remark in seen.remarks] == [
        "left out: cancelled annotations (1)",
        "each option of “tags” becomes a criterion of its own; what is not ticked counts as no",
        "left out, since they are not judgments: note (1)",
        "left out, since they are not judgments: spans (1)",
    ]
    made = study_from_judgments(tmp_path / "study", tmp_path / "tasks.json")
    assert (made.judgments, made.items, made.participants) == (len(STUDIO_JUDGMENTS), 2, 2)
    read_study(tmp_path / "study")


@pytest.mark.parametrize("kind", ["csv", "json"])
def test_label_studio_flat(tmp_path: Path, kind: str):
    rows = []
    for task in STUDIO:
        for number, one in enumerate(task["annotations"][:2]):
            row = {**task["data"], "id": task["id"], "annotation_id": task["id"] * 10 + number}
            person = one["completed_by"]
            row |= {"annotator": person["id"] if isinstance(person, dict) else person}
            row |= {"lead_time": 12.5, "created_at": one["created_at"]}
            for result in one["result"]:
                name, kind_of = result["from_name"], result["type"]
                value = result["value"][kind_of]
                if kind_of == "choices":
                    row[name] = {"choices": value} if len(value) > 1 else value[0]
                elif kind_of != "textarea":
                    row[name] = [{kind_of: value}]
            rows.append(row)
    path = tmp_path / f"flat.{kind}"
    if kind == "json":
        json_file(path, rows)
    else:
        names = sorted({name for row in rows for name in row})
        given = [[row.get(name, "") for name in names] for row in rows]
        cells = [[c if isinstance(c, str) else json.dumps(c) for c in row] for row in given]
        with path.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file).writerows([names, *cells])
    _, taken = looked_at(path, f"Label Studio ({kind.upper()})")
    assert set(judged(taken)) == STUDIO_JUDGMENTS


def potato_state(person: str, answers: dict[str, list[tuple[str, str, str]]]) -> dict[str, Any]:
    return {
        "user_id": person,
        "instance_id_to_label_to_value": {
            item: [[{"schema": s, "name": n}, v] for s, n, v in given]
            for item, given in answers.items()
        },
        "instance_id_to_span_to_value": {"i1": [[{"schema": "e", "start": 0, "end": 2}, "He"]]},
    }


def test_potato_states_with_their_items(tmp_path: Path):
    first = potato_state(
        "ann",
        {
            "i1": [("likert", "4", "4"), ("faults", "dull", "dull"), ("faults", "wet", "wet")],
            "i2": [("likert", "2", "2"), ("slide", "slider", "66"), ("say", "text_box", "Well.")],
        },
    )
    second = {
        "user_id": "bob",
        "instance_id_to_label_to_value": {"i1": {"likert": {"5": True}, "slide": {"slider": "7"}}},
    }
    items = [
        {"id": f"i{n}", "text": text, "question": question, "system": system}
        for n, ((question, system), text) in enumerate(ANSWERS.items(), start=1)
    ]
    paths = [
        json_file(tmp_path / "ann.json", first),
        json_file(tmp_path / "bob.json", second),
        json_file(tmp_path / "items.json", items),
    ]
    seen, taken = looked_at(paths, "Potato (JSON)")
    assert (len(taken.items), seen.participants) == (4, 2)
    assert set(judged(taken)) == {
        ("ann", "likert", "i1", "4"),
        ("ann", "faults: dull", "i1", "yes"),
        ("ann", "faults: wet", "i1", "yes"),
        ("ann", "likert", "i2", "2"),
        ("ann", "slide", "i2", "66"),
        ("ann", "faults: dull", "i2", "no"),
        ("ann", "faults: wet", "i2", "no"),
        ("bob", "likert", "i1", "5"),
        ("bob", "slide", "i1", "7"),
        ("bob", "faults: dull", "i1", "no"),
        ("bob", "faults: wet", "i1", "no"),
    }
    assert "left out, since they are not judgments: spans (1)" in [r.text for r in seen.remarks]


def test_potato_best_and_worst_need_their_tuples(tmp_path: Path):
    path = tmp_path / "annotations.csv"
    path.write_text(
        "instance_id,user_id,q.best,q.worst\nt1,ann,B,D\nt1,bob,A,C\n", encoding="utf-8"
    )
    places = dict(zip("ABCD", ANSWERS.values(), strict=True))
    tuples = [
        {
            "id": "t1",
            "_bws_items": [
                {"source_id": f"i{letter}", "text": text, "position": letter}
                for letter, text in places.items()
            ],
        }
    ]
    (problem,) = inspect(path).problems
    assert "give the file with the tuples" in str(problem)
    _, taken = looked_at([path, json_file(tmp_path / "tuples.json", tuples)], "Potato (CSV)")
    assert judged(taken) == [
        ("ann", "q", "iA|iB|iC|iD", "iB>iD"),
        ("bob", "q", "iA|iB|iC|iD", "iA>iC"),
    ]


def test_mt_bench_keeps_both_turns_and_both_orders(tmp_path: Path):
    asked = [{"question_id": 7, "category": "tea", "turns": ["Why does tea cool?", "And coffee?"]}]
    answers = [
        json_lines(
            tmp_path / f"{model}.jsonl",
            [
                {
                    "question_id": 7,
                    "model_id": model,
                    "choices": [{"index": 0, "turns": [text, "The same."]}],
                }
            ],
        )
        for (question, model), text in ANSWERS.items()
        if question.startswith("Why")
    ]
    pair = {"question_id": 7, "model_1": "aurora", "model_2": "cirrus", "judge": ["g", "v2"]}
    pair |= {"g1_winner": "model_1", "g2_winner": "tie", "turn": 1}
    questions = json_lines(tmp_path / "question.jsonl", asked)
    judgments = json_lines(tmp_path / "pair.jsonl", [pair])
    _, taken = looked_at([*answers, questions, judgments], "MT-bench (JSONL)")
    assert [item.id for item in taken.items] == ["q7_aurora", "q7_cirrus"]
    assert taken.items[1].text.endswith("User: And coffee?\n\nAssistant: The same.")
    assert judged(taken) == [
        ("g", "", "q7_aurora|q7_cirrus", "q7_aurora"),
        ("g", "", "q7_cirrus|q7_aurora", "tie"),
    ]
    made = study_from_judgments(tmp_path / "study", [judgments, questions])
    assert (made.judgments, made.items) == (2, 2)
    assert {item.system for item in read_study(tmp_path / "study").items} == {"aurora", "cirrus"}


def test_doccano_classes_by_the_name_of_the_file(tmp_path: Path):
    texts = list(ANSWERS.values())
    for person, labels in (("ann", ["good", "bad"]), ("bob", ["bad", "bad"])):
        rows = [{"id": n, "text": texts[n], "label": [label]} for n, label in enumerate(labels)]
        json_lines(tmp_path / f"{person}.jsonl", rows)
    _, taken = looked_at([tmp_path / "ann.jsonl", tmp_path / "bob.jsonl"], "doccano (JSONL)")
    assert len(taken.items) == 2
    assert judged(taken) == [
        ("ann", "label", "0", "good"),
        ("ann", "label", "1", "bad"),
        ("bob", "label", "0", "bad"),
        ("bob", "label", "1", "bad"),
    ]
    spans = json_lines(tmp_path / "spans.jsonl", [{"text": texts[0], "label": [[0, 4, "X"]]}])
    seen, taken = looked_at(spans, "doccano (JSONL)")
    assert (len(taken.items), taken.judgments) == (1, ())
    assert [r.text for r in seen.remarks] == ["left out, since they are not judgments: spans (1)"]


def test_prodigy_choices_and_labels(tmp_path: Path):
    texts = list(ANSWERS.values())
    options = [{"id": "a", "text": "Apt"}, {"id": "b", "text": "Bold"}]
    rows = [
        {"text": texts[0], "_input_hash": 5, "options": options, "accept": ["b"]},
        {"text": texts[1], "_input_hash": -5, "options": options, "accept": ["a"]},
        {"text": texts[2], "_input_hash": 6, "label": "ODD", "answer": "reject"},
        {"text": texts[3], "_input_hash": 7, "label": "ODD", "answer": "ignore"},
    ]
    given = [{"answer": "accept", "_task_hash": 1, "_annotator_id": "ann", **row} for row in rows]
    _, taken = looked_at(json_lines(tmp_path / "prodigy.jsonl", given), "Prodigy (JSONL)")
    assert [item.id for item in taken.items] == ["text_5", "text_n5", "text_6", "text_7"]
    assert judged(taken) == [
        ("ann", "choice", "text_5", "Bold"),
        ("ann", "choice", "text_n5", "Apt"),
        ("ann", "ODD", "text_6", "no"),
    ]


def test_errors_of_mqm_are_added_up(tmp_path: Path):
    head = "system\tdoc\tdoc_id\tseg_id\trater\tsource\ttarget\tcategory\tseverity\n"
    rows = [
        ("r1", "Der <v>Tee</v> kühlt.", "Accuracy/Addition", "Major"),
        ("r1", "Der Tee <v>kühlt</v>.", "Fluency/Punctuation", "Minor"),
        ("r2", "Der Tee kühlt.", "No-error", "No-error"),
        ("r3", "<v>Der Tee kühlt.</v>", "Non-translation!", "Major"),
    ]
    lines = [f'MT.1\td\t1\t9\t{r}\t"Tea" cools.\t{t}\t{c}\t{s}\n' for r, t, c, s in rows]
    path = tmp_path / "mqm.tsv"
    path.write_text(head + "".join(lines), encoding="utf-8")
    _, taken = looked_at(path, "WMT: judged translations (CSV)")
    (item,) = taken.items
    assert (item.id, item.text, item.source) == ("seg9_MT.1", "Der Tee kühlt.", '"Tea" cools.')
    assert judged(taken) == [
        ("r1", "mqm_errors", "seg9_MT.1", "5.1"),
        ("r2", "mqm_errors", "seg9_MT.1", "0"),
        ("r3", "mqm_errors", "seg9_MT.1", "25"),
    ]


def test_means_of_segments_between_blanks(tmp_path: Path):
    path = tmp_path / "scores.tsv"
    path.write_text("system score seg_id\nMT.1 -1.5 1\nMT.1 -0.0 2\n", encoding="utf-8")
    made = study_from_judgments(tmp_path / "study", path)
    assert (made.judgments, made.items, made.participants) == (2, 2, 1)
    assert {item.system for item in read_study(tmp_path / "study").items} == {"MT.1"}


def test_esa_scores_without_a_head(tmp_path: Path):
    spans = '"[{""start_i"": 3, ""end_i"": 5, ""severity"": ""minor""}]"'
    path = tmp_path / "esa.csv"
    path.write_text(
        f"ann1,MT-A,12,TGT,eng,deu,88,doc7#MT-A,True,{spans},1700000000.5,1700000010.75\n"
        "ann1,MT-B,12,TGT,eng,deu,41,doc7#MT-B,True,[],1700000011.0,1700000020.0\n"
        "ann1,MT-B,13,BAD,eng,deu,2,doc7#MT-B,True,[],1700000021.0,1700000030.0\n",
        encoding="utf-8",
    )
    seen, taken = looked_at(path, "WMT: judged translations (CSV)")
    assert judged(taken) == [
        ("ann1", "score", "seg12_doc7_MT-A", "88"),
        ("ann1", "score", "seg12_doc7_MT-B", "41"),
    ]
    assert taken.judgments[0].cells["seconds"] == "10.250"
    assert "left out, since they are not judgments: BAD (1)" in [r.text for r in seen.remarks]


def test_samples_of_the_evaluation_harness(tmp_path: Path):
    rows = [
        {
            "doc_id": n,
            "doc": {"question": question},
            "target": "It does.",
            "arguments": {"gen_args_0": {"arg_0": f"Q: {question}"}},
            "resps": [[f" {ANSWERS[question, 'aurora']}"]],
            "filtered_resps": [ANSWERS[question, "aurora"]],
            "filter": chosen,
            "metrics": ["exact_match"],
            "exact_match": float(n),
        }
        for n, question in enumerate(dict.fromkeys(question for question, _ in ANSWERS))
        for chosen in ("none", "strict")
    ]
    path = json_lines(tmp_path / "samples.jsonl", rows)
    _, taken = looked_at(path, "Log of an automatic evaluation (JSONL)")
    assert [(item.id, item.reference_answer) for item in taken.items][:2] == [
        ("doc0_none", "It does."),
        ("doc0_strict", "It does."),
    ]
    assert [value for *_, value in judged(taken)] == ["0", "0", "1", "1"]


def test_a_log_of_inspect(tmp_path: Path):
    samples = [
        {
            "id": n,
            "epoch": 1,
            "input": [{"role": "user", "content": question}],
            "target": " Yes",
            "output": {"choices": [{"message": {"role": "assistant", "content": "Yes"}}]},
            "scores": {"match": {"value": letter}, "grade": {"value": {"tone": 3}}},
        }
        for n, (question, letter) in enumerate([("Is it on?", "C"), ("Is it off?", "I")], start=1)
    ]
    log = {"version": 2, "eval": {"model": "lab/aurora", "task": "tea"}, "samples": samples}
    path = json_file(tmp_path / "log.json", log)
    _, taken = looked_at(path, "Log of an automatic evaluation (JSON)")
    assert [(i.system, i.question, i.reference_answer) for i in taken.items] == [
        ("lab/aurora", "Is it on?", "Yes"),
        ("lab/aurora", "Is it off?", "Yes"),
    ]
    assert [(criterion, value) for _, criterion, _, value in judged(taken)] == [
        ("match", "yes"),
        ("grade: tone", "3"),
        ("match", "no"),
        ("grade: tone", "3"),
    ]


def test_argilla_records_and_their_flat_form(tmp_path: Path):
    (question, system), answer = next(iter(ANSWERS.items()))
    record = {
        "id": "r1",
        "fields": {"prompt": question, "response": answer},
        "metadata": {"system": system},
        "responses": {
            "grade": [{"value": 4, "user_id": "u1"}, {"value": 2, "user_id": "u2"}],
            "tags": [{"value": ["dull", "wet"], "user_id": "u1"}],
            "why": [
                {
                    "value": "Because it explains what happens to the heat of the tea, mostly.",
                    "user_id": "u1",
                }
            ],
            "spans": [{"value": [{"label": "x", "start": 0, "end": 2}], "user_id": "u1"}],
        },
    }
    _, taken = looked_at(json_file(tmp_path / "records.json", [record]), "Argilla (JSON)")
    (item,) = taken.items
    assert (item.id, item.system, item.question, item.text) == ("r1", system, question, answer)
    expected = [("u1", "grade", "r1", "4"), ("u2", "grade", "r1", "2")]
    ticked = [("u1", "tags: dull", "r1", "yes"), ("u1", "tags: wet", "r1", "yes")]
    assert judged(taken) == [*expected, *ticked]
    flat = {"id": "r1", "prompt": question, "response": answer}
    flat |= {"grade.responses": [4, 2], "grade.responses.users": ["u1", "u2"]}
    _, taken = looked_at(json_lines(tmp_path / "rows.jsonl", [flat]), "Argilla (JSONL)")
    assert judged(taken) == expected


def test_lists_of_ratings_by_place(tmp_path: Path):
    rows = [
        {
            "id": f"d{n}",
            "decoded": text,
            "model_id": system,
            "expert_annotations": [{"flow": 1 + n, "sense": 5}, {"flow": 2, "sense": 4}],
            "references": ["A reference."],
        }
        for n, ((_, system), text) in enumerate(ANSWERS.items())
    ]
    path = json_lines(tmp_path / "summaries.jsonl", rows)
    seen, taken = looked_at(path, "Texts with lists of ratings (JSONL)")
    assert (len(taken.items), seen.judgments, seen.participants) == (4, 16, 2)
    assert judged(taken)[0] == ("expert_1", "flow", "d0_aurora", "1")


def test_a_batch_of_mechanical_turk(tmp_path: Path):
    head = "HITId,WorkerId,AssignmentStatus,WorkTimeInSeconds,Input.model,Input.summary_text,"
    head += "Input.claim_1,Input.claim_2,Input.claim_3,Answer.C10,Answer.C1,Answer.C2,Answer.C3,"
    text = next(iter(ANSWERS.values()))
    path = tmp_path / "batch.csv"
    path.write_text(
        f"{head}\nh1,w1,Approved,31,aurora,{text},Hot.,Cold.,BLANK,,p,n,n,\n"
        f"h1,w2,Rejected,2,aurora,{text},Hot.,Cold.,BLANK,,p,p,p,\n",
        encoding="utf-8",
    )
    seen, taken = looked_at(path, "Amazon Mechanical Turk (CSV)")
    assert judged(taken) == [("w1", "C1", "aurora", "p"), ("w1", "C2", "aurora", "n")]
    assert taken.judgments[0].cells["seconds"] == "31"
    assert "left out: answers about blank fields (1)" in [r.text for r in seen.remarks]


def test_qualtrics_with_three_header_rows(tmp_path: Path):
    names = ["StartDate", "Status", "IPAddress", "Finished", "ResponseId", "Q1", "Q2_1", "Q2_2"]
    labels = ["Start Date", "Response Type", "IP Address", "Finished", "Response ID", "Age?"]
    labels += ["Rate,\nplease - By aurora", "Rate,\nplease - By cirrus"]
    ids = [json.dumps({"ImportId": name}) for name in names]
    rows = [
        ["2026-02-01 09:00:00", "1", "192.0.2.7", "1", "R_0", "9", "1", "1"],
        ["2026-02-01 09:00:00", "0", "192.0.2.7", "1", "R_1", "44", "4", "2"],
        ["2026-02-01 09:00:00", "0", "192.0.2.7", "0", "R_2", "31", "3", ""],
    ]
    path = tmp_path / "survey.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([names, labels, ids, *rows])
    seen, taken = looked_at(path, "Qualtrics (CSV)")
    assert judged(taken) == [
        ("R_1", "Q2", "By_aurora", "4"),
        ("R_2", "Q2", "By_aurora", "3"),
        ("R_1", "Q2", "By_cirrus", "2"),
    ]
    assert taken.participants == {"R_1": {"Q1": "44"}, "R_2": {"Q1": "31"}}
    assert [remark.text for remark in seen.remarks][1:3] == [
        "left out: previews and tests (1)",
        "taken in as far as they go: unfinished responses (1)",
    ]


def test_qualtrics_with_the_two_header_rows_of_old(tmp_path: Path):
    path = tmp_path / "old.csv"
    path.write_text(
        "V1,V2,V3,V4,Q1,\nResponseID,ResponseSet,Name,IPAddress,How old?,\n"
        "R_9,Set,Ann,192.0.2.7,44,\n",
        encoding="utf-8-sig",
    )
    _, taken = looked_at(path, "Qualtrics (CSV)")
    assert taken.participants == {"R_9": {"How old?": "44"}}


def test_limesurvey_codes(tmp_path: Path):
    path = tmp_path / "codes.csv"
    path.write_text(
        '"id";"submitdate";"lastpage";"age";"rate[aurora]";"rate[cirrus]";"comment"\n'
        '"1";"2026-03-01 10:00:00";"4";"26";"A5";"A1";"One; two\nthree"\n'
        '"2";"";"2";"56";"A4";"";""\n',
        encoding="utf-8-sig",
    )
    _, taken = looked_at(path, "LimeSurvey (CSV)")
    assert judged(taken) == [
        ("1", "rate", "aurora", "5"),
        ("2", "rate", "aurora", "4"),
        ("1", "rate", "cirrus", "1"),
    ]
    assert taken.participants["1"] == {"age": "26", "comment": "One; two\nthree"}


def test_redcap_checkboxes_get_the_labels_of_the_dictionary(tmp_path: Path):
    data, dictionary = tmp_path / "data.csv", tmp_path / "dictionary.csv"
    data.write_text(
        "record_id,drinks___1,drinks___2,form_complete,cup\n7,1,1,2,b\n8,0,1,0,a\n",
        encoding="utf-8",
    )
    dictionary.write_text(
        '"Variable / Field Name","Choices, Calculations, OR Slider Labels"\n'
        'drinks,"1, tea|2, milk"\ncup,"a, small|b, large"\n',
        encoding="utf-8",
    )
    _, taken = looked_at([data, dictionary], "REDCap (CSV)")
    assert taken.participants == {
        "7": {"cup": "large", "drinks": "tea; milk"},
        "8": {"cup": "small", "drinks": "milk"},
    }


def test_demographics_of_a_recruitment_platform(tmp_path: Path):
    path = tmp_path / "prolific.csv"
    path.write_text(
        "Submission id,Participant id,Status,Started at,Total approvals,Age,Sex\n"
        "s1,p1,APPROVED,2026-02-01T09:00:00Z,7,54,Male\n"
        "s2,p2,AWAITING REVIEW,2026-02-01T09:00:00Z,9,CONSENT_REVOKED,Female\n"
        "s3,p3,RETURNED,2026-02-01T09:00:00Z,9,DATA_EXPIRED,DATA_EXPIRED\n",
        encoding="utf-8",
    )
    seen, taken = looked_at(path, "Participants of a recruitment platform (CSV)")
    assert seen.shape == "participants"
    assert taken.participants == {
        "p1": {"Age": "54", "Sex": "Male"},
        "p2": {"Sex": "Female"},
    }


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("talk.vtt", "WEBVTT\n\n00:00.000 --> 00:01.000\nAnn: Tea?\n", "--as transcript"),
        ("talk.txt", "Ann  0:01\nTea, or coffee?\n\nBob  0:04\nTea.\n", "--as transcript"),
        ("project.qdpx", "PK", "--as qdpx"),
        ("codes.qdc", "<CodeBook/>", "--as codebook"),
    ],
)
def test_files_that_other_commands_read_are_refused_with_the_command(
    tmp_path: Path, name: str, content: str, sentence: str
):
    path = tmp_path / name
    path.write_text(content, encoding="utf-8")
    with pytest.raises(FileRefused, match=sentence):
        inspect(path)


def test_a_transcript_in_json_and_questions_alone_say_what_to_do(tmp_path: Path):
    segments = [{"start": 0.0, "end": 1.5, "text": " Tea?", "words": []}]
    (problem,) = inspect(json_file(tmp_path / "whisper.json", {"segments": segments})).problems
    assert str(problem).endswith("labeval import STUDY FILE --as transcript")
    asked = [{"question_id": 7, "category": "tea", "turns": ["Why?", "And?"]}]
    (problem,) = inspect(json_lines(tmp_path / "question.jsonl", asked)).problems
    assert str(problem).endswith("give the files of answers together with it")


def test_a_folder_gives_what_can_be_read_and_names_the_rest(tmp_path: Path):
    json_file(tmp_path / "ann.json", potato_state("ann", {"i1": [("likert", "4", "4")]}))
    (tmp_path / "notes.pdf").write_bytes(b"%PDF-1.7")
    seen = inspect(tmp_path)
    assert (seen.title.text, seen.judgments) == ("Potato (JSON)", 1)
    assert next(r.text for r in seen.remarks).startswith(
        "notes.pdf is not read: notes.pdf is a PDF"
    )


def test_flat_label_studio_is_no_table_of_the_programs_own(tmp_path: Path):
    path = tmp_path / "flat.csv"
    path.write_text(
        "annotation_id,annotator,answer,id,item_id,stars\n"
        '1,1,Heat leaves it for the air.,1,a,"[{""rating"": 4}]"\n',
        encoding="utf-8",
    )
    study_from_judgments(tmp_path / "study", path)
    (row,) = recorded(tmp_path / "study")
    assert (row["items"], row["criterion"], row["value"]) == ("a", "stars", "4")


FLAT = [
    {
        "question": question,
        "model": model,
        "text": text,
        "id": number,
        "clear": "yes" if number % 2 else "no",
        "helpful": [{"rating": number}],
        "remark": f"Remark number {number}",
        "annotator": 7,
        "annotation_id": number,
        "lead_time": 4.5,
    }
    for number, ((question, model), text) in enumerate(ANSWERS.items(), start=1)
]
GIVEN = [
    ("7", control, f"{number}", value)
    for number in range(1, 5)
    for control, value in (("clear", "yes" if number % 2 else "no"), ("helpful", str(number)))
]


def test_a_flat_label_studio_export_with_one_annotation_a_task(tmp_path):
    """JSON-MIN has the answers after the task's id; the two words would do for a column, too."""
    seen, taken = looked_at(json_file(tmp_path / "min.json", FLAT), "Label Studio (JSON)")
    assert sorted(judged(taken)) == sorted(GIVEN)
    assert [item.system for item in taken.items] == ["aurora", "cirrus"] * 2
    assert not any("taken for answers" in remark.text for remark in seen.remarks)


def test_a_flat_label_studio_table_says_what_it_took_for_answers(tmp_path):
    path = tmp_path / "flat.csv"
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, sorted(FLAT[0]))
        table.writeheader()
        table.writerows(row | {"helpful": json.dumps(row["helpful"])} for row in FLAT)
    seen, taken = looked_at(path, "Label Studio (CSV)")
    assert sorted(judged(taken)) == sorted(GIVEN)
    assert [item.system for item in taken.items] == ["aurora", "cirrus"] * 2
    (said,) = [remark.text for remark in seen.remarks if "taken for answers" in remark.text]
    assert "again and again: “clear”;" in said or "again and again: clear;" in said
