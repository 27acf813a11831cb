"""Files of Potato, doccano, Prodigy, Argilla and Mechanical Turk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from labeval.exchange.materials.seeing import inspect
from tests.exchange.materials.taken import ANSWERS, json_file, json_lines, judged, looked_at


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


def test_a_codebook_of_potato_alone_is_named(tmp_path: Path):
    path = tmp_path / "codes.csv"
    path.write_text("schema,annotation_type,code,parent\ntone,radio,warm,\n", encoding="utf-8")
    (problem,) = inspect(path).problems
    assert str(problem) == (
        "codes.csv: is a codebook and has no annotations; "
        "give Potato's annotations and its file of items together with it"
    )


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


def test_doccano_classes_by_the_name_of_the_file(tmp_path: Path):
    texts = list(ANSWERS.values())
    for person, labels in (("ann", ["good", "bad"]), ("bob", ["bad", "bad"])):
        rows = [{"id": n, "text": texts[n], "label": [label]} for n, label in enumerate(labels)]
        json_lines(tmp_path / f"{person}.jsonl", rows)
    _, taken = looked_at([tmp_path / "ann.jsonl", tmp_path / "bob.jsonl"], "doccano (JSONL)")
    assert len(taken.items) == 2
    assert judged(taken) == [
        ("ann", "label", "0", "yes"),
        ("ann", "label", "1", "no"),
        ("bob", "label", "0", "no"),
        ("bob", "label", "1", "no"),
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


def test_a_folder_gives_what_can_be_read_and_names_the_rest(tmp_path: Path):
    json_file(tmp_path / "ann.json", potato_state("ann", {"i1": [("likert", "4", "4")]}))
    (tmp_path / "notes.pdf").write_bytes(b"%PDF-1.7")
    seen = inspect(tmp_path)
    assert (seen.title.text, seen.judgments) == ("Potato (JSON)", 1)
    assert next(r.text for r in seen.remarks).startswith(
        "notes.pdf is not read: notes.pdf is a PDF"
    )
