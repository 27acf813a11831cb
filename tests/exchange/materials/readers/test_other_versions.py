"""Files of other versions and languages of programs, and of their less usual tasks."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take
from tests.exchange.materials.taken import ANSWERS, json_file, json_lines, judged, looked_at

QUESTIONS = list(dict.fromkeys(question for question, _ in ANSWERS))
SYSTEMS = list(dict.fromkeys(system for _, system in ANSWERS))


def rows_of_texts() -> list[dict[str, str]]:
    return [
        {"question": question, "model": system, "text": text}
        for (question, system), text in ANSWERS.items()
    ]


def table(path: Path, rows: list[list[str]], delimiter: str = ",") -> Path:
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, delimiter=delimiter).writerows(rows)
    return path


def test_label_studio_asks_for_one_of_two_texts(tmp_path: Path):
    tasks = [
        {
            "id": number,
            "data": {
                "prompt": question,
                "text1": ANSWERS[question, SYSTEMS[0]],
                "text2": ANSWERS[question, SYSTEMS[1]],
                "model1": SYSTEMS[0],
                "model2": SYSTEMS[1],
            },
            "annotations": [
                {
                    "completed_by": person,
                    "result": [
                        {
                            "from_name": "better",
                            "to_name": "one,two",
                            "type": "pairwise",
                            "value": {"selected": side},
                        }
                    ],
                }
                for person, side in ((4, "left"), (9, "right"))
            ],
        }
        for number, question in enumerate(QUESTIONS, start=1)
    ]
    seen, taken = looked_at(json_file(tmp_path / "pairs.json", tasks), "Label Studio (JSON)")
    assert {(item.question, item.system, item.text) for item in taken.items} == {
        (question, system, text) for (question, system), text in ANSWERS.items()
    }
    pair = "1_aurora|1_cirrus"
    assert {j for j in judged(taken) if j[2] == pair} == {
        ("4", "better", pair, "1_aurora"),
        ("9", "better", pair, "1_cirrus"),
    }
    assert seen.judgments == 4


@pytest.mark.parametrize("kind", ["jsonl", "csv"])
def test_doccano_before_version_1_6_calls_a_text_data(tmp_path: Path, kind):
    texts = list(ANSWERS.values())
    labels = [["dry"], ["dry", "odd"], [], ["odd"]]
    if kind == "jsonl":
        rows = [
            {"id": n, "data": text, "label": own}
            for n, (text, own) in enumerate(zip(texts, labels, strict=True))
        ]
        path = json_lines(tmp_path / "ann.jsonl", rows)
    else:
        cells = [[str(n), text, "#".join(labels[n])] for n, text in enumerate(texts)]
        path = table(tmp_path / "ann.csv", [["id", "data", "label"], *cells])
    _, taken = looked_at(path, f"doccano ({kind.upper()})")
    assert [item.text for item in taken.items] == texts
    answers = {(j[1], j[2]): j[3] for j in judged(taken)}
    assert answers["label: dry", "1"] == answers["label: odd", "1"] == "yes"
    assert answers["label: dry", "3"] == "no"


def test_prodigy_compares_two_outputs(tmp_path: Path):
    rows = [
        {
            "_input_hash": 10 * number,
            "_task_hash": number,
            "input": {"text": question},
            "mapping": {"A": SYSTEMS[0], "B": SYSTEMS[1]},
            "options": [
                {"id": "A", "text": ANSWERS[question, SYSTEMS[0]]},
                {"id": "B", "html": ANSWERS[question, SYSTEMS[1]]},
            ],
            "accept": ["B"],
            "answer": answer,
            "_session_id": "texts-ann",
        }
        for number, (question, answer) in enumerate(
            zip(QUESTIONS, ("accept", "ignore"), strict=True)
        )
    ]
    seen, taken = looked_at(json_lines(tmp_path / "compared.jsonl", rows), "Prodigy (JSONL)")
    assert {(i.question, i.system, i.text) for i in taken.items} == {
        (question, system, text) for (question, system), text in ANSWERS.items()
    }
    assert judged(taken) == [("texts-ann", "choice", "text_0_A|text_0_B", "text_0_B")]
    assert "left out, since they are not judgments: ignore (1)" in [r.text for r in seen.remarks]


def test_a_choice_may_have_a_column_for_each_outcome_and_turns_be_lists(tmp_path: Path):
    first, second = QUESTIONS
    rows = [
        [
            *("id", "model_a", "model_b", "prompt", "response_a", "response_b"),
            *("winner_model_a", "winner_model_b", "winner_tie"),
        ],
        [
            *("30", *SYSTEMS, json.dumps([first])),
            *(json.dumps([ANSWERS[first, system]]) for system in SYSTEMS),
            *("0", "1", "0"),
        ],
        [
            *("31", *SYSTEMS, json.dumps([second, "And now?"])),
            *(json.dumps([ANSWERS[second, system], "Still."]) for system in SYSTEMS),
            *("0", "0", "1"),
        ],
    ]
    _, taken = looked_at(
        table(tmp_path / "arena.csv", rows), "Pairs of answers with a choice (CSV)"
    )
    texts = {item.id: item for item in taken.items}
    assert texts["q1_aurora"].text == ANSWERS[first, "aurora"]
    assert texts["q1_aurora"].question == first
    assert "And now?" in texts["q2_aurora"].text and "Still." in texts["q2_aurora"].text
    assert [j[3] for j in judged(taken)] == ["q1_cirrus", "tie"]


def test_appraise_marks_segments_as_no_whole_document(tmp_path: Path):
    lines = [
        [
            "ann",
            "ONLINE-B",
            "3",
            "TGT",
            "eng",
            "deu",
            "70",
            "news#ONLINE-B",
            "False",
            "[]",
            "1.5",
            "9.5",
        ],
        [
            "ann",
            "Claude",
            "3",
            "TGT",
            "eng",
            "deu",
            "40",
            "news#Claude",
            "False",
            "[]",
            "1.5",
            "9.5",
        ],
        [
            "ann",
            "ONLINE-B",
            "9",
            "TGT",
            "eng",
            "deu",
            "65",
            "news#ONLINE-B",
            "True",
            "[]",
            "1.5",
            "9.5",
        ],
    ]
    seen, taken = looked_at(table(tmp_path / "esa.csv", lines), "WMT: judged translations (CSV)")
    assert [j[3] for j in judged(taken)] == ["70", "40"]
    left = "left out, since they are not judgments: scores of whole documents (1)"
    assert left in [remark.text for remark in seen.remarks]


def test_mechanical_turk_puts_answers_of_crowd_elements_into_one_column(tmp_path: Path):
    def given(points: int) -> str:
        buttons = {str(point): point == points for point in range(1, 6)}
        return json.dumps([{"ease": buttons, "right": {"label": "Yes"}, "age": "31"}])

    rows = [["HITId", "WorkerId", "Input.text", "Input.system", "Answer.taskAnswers"]]
    for number, text in enumerate(rows_of_texts()):
        rows.append([f"H{number}", "W1", text["text"], text["model"], given(number + 1)])
    _, taken = looked_at(table(tmp_path / "batch.csv", rows), "Amazon Mechanical Turk (CSV)")
    answers = [(j[1], j[3]) for j in judged(taken)]
    assert [value for criterion, value in answers if criterion == "ease"] == list("1234")
    assert {value for criterion, value in answers if criterion == "right"} == {"Yes"}


def test_mechanical_turk_has_a_column_for_each_button(tmp_path: Path):
    head = ["HITId", "WorkerId", "Input.text", "Input.system"]
    head += [f"Answer.ease.{point}" for point in (1, 2, 3)]
    head += ["Answer.faults.dull", "Answer.faults.long"]
    rows = [head]
    for number, text in enumerate(rows_of_texts()):
        on = [str(number % 3 == place).lower() for place in range(3)]
        rows.append([f"H{number}", "W1", text["text"], text["model"], *on, "true", on[0]])
    _, taken = looked_at(table(tmp_path / "batch.csv", rows), "Amazon Mechanical Turk (CSV)")
    answers = [(j[1], j[3]) for j in judged(taken)]
    assert [value for criterion, value in answers if criterion == "ease"] == list("1231")
    assert [v for c, v in answers if c == "faults: dull"] == ["yes"] * 4
    assert [v for c, v in answers if c == "faults: long"] == ["yes", "no", "no", "yes"]


@pytest.mark.parametrize(
    "heads",
    [
        ["Antwort ID", "Datum Abgeschickt", "Letzte Seite", "Start-Sprache"],
        ["Response ID", "Date submitted", "Last page", "Start language"],
    ],
)
def test_limesurvey_writes_whole_questions_as_heads(tmp_path: Path, heads):
    rows = [[*heads, "Is it clear? [Text 1]", "Is it clear? [Text 2]", "Your age"]]
    rows += [[str(p), "1980-01-01 00:00:00", "3", "de", f"A{p}", "A5", f"2{p}"] for p in (1, 2, 3)]
    _, taken = looked_at(table(tmp_path / "survey.csv", rows, ";"), "LimeSurvey (CSV)")
    assert {j[1] for j in judged(taken)} == {"Is it clear?"}
    assert sorted(j[3] for j in judged(taken)) == ["1", "2", "3", "5", "5", "5"]
    assert taken.participants["2"] == {"Your age": "22"}


def test_repeated_instruments_of_redcap_are_ratings_of_the_texts_that_they_name(tmp_path: Path):
    rows = [
        [
            *("record_id", "redcap_repeat_instrument", "redcap_repeat_instance"),
            *("age", "text_id", "ease", "rating_complete"),
        ],
        ["1", "", "", "33", "", "", ""],
        ["1", "rating", "1", "", "t1", "4", "2"],
        ["1", "rating", "2", "", "t2", "2", "2"],
    ]
    _, taken = looked_at(table(tmp_path / "records.csv", rows), "REDCap (CSV)")
    assert set(judged(taken)) == {("1", "ease", "t1", "4"), ("1", "ease", "t2", "2")}
    assert taken.participants["1"] == {"age": "33"}


def test_potato_has_a_folder_for_each_annotator(tmp_path: Path):
    for person, points in (("ann", "4"), ("bob", "2")):
        (tmp_path / person).mkdir()
        rows = [
            {
                "id": f"i{number}",
                "displayed_text": text,
                "label_annotations": {
                    "ease": {f"scale_{points}": points},
                    "fit": {"Yes": "true"},
                },
                "span_annotations": [],
                "behavioral_data": {"time_string": "Time spent: 0d 0h 0m 9s "},
            }
            for number, text in enumerate(ANSWERS.values())
        ]
        json_lines(tmp_path / person / "annotated_instances.jsonl", rows)
    seen = inspect(tmp_path)
    assert seen.title.text == "Potato (JSONL)"
    taken = take(tmp_path, seen.mapping)
    assert len(taken.items) == 4
    assert {j[:2] + j[3:] for j in judged(taken)} == {
        ("ann", "ease", "4"),
        ("bob", "ease", "2"),
        ("ann", "fit", "Yes"),
        ("bob", "fit", "Yes"),
    }


def test_people_with_a_code_are_participants_where_nothing_is_a_text(tmp_path: Path):
    rows = [["Code", "Alter", "Geschlecht", "Beruf"]]
    rows += [[f"VP{n}", f"3{n}", "w", "Lehrkraft"] for n in range(3)]
    path = table(tmp_path / "leute.csv", rows, ";")
    seen = inspect(path)
    assert seen.shape == "participants"
    assert take(path, seen.mapping).participants["VP1"]["Beruf"] == "Lehrkraft"
    rows[0][2:] = ["Antwort", "Frage"]
    other = inspect(table(tmp_path / "answers.csv", rows, ";"))
    assert other.mapping.roles["Code"] != "participant"
