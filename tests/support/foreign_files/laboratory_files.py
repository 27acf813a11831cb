"""Small files of texts and judgments, one of each format that is read."""

from __future__ import annotations

import csv
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

QUESTIONS = ("Why does tea cool?", "Ist der Kessel an? Größe: 2 l")
TEXT = "Heat leaves it for the air around the cup, so the tea cools – „langsam“."


def write_laboratory_files(folder: Path) -> list[Path]:
    """Write the files into a folder; returns their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in _documents().items():
        text = content if isinstance(content, str) else json.dumps(content, ensure_ascii=False)
        (folder / name).write_text(text, encoding="utf-8")
    for name, rows in _lines().items():
        lines = (json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
        (folder / name).write_text("".join(lines), encoding="utf-8")
    for name, rows in _tables().items():
        with (folder / name).open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, delimiter="\t" if name.endswith(".tsv") else ",").writerows(rows)
    with closing(sqlite3.connect(folder / "answers.sqlite")) as database:
        database.execute("CREATE TABLE answers (question, model, answer)")
        database.executemany("INSERT INTO answers VALUES (?, ?, ?)", _answers()[1:])
        database.commit()
    _write_sheet(folder / "answers.xlsx")
    return sorted(folder.iterdir())


def _answers() -> list[list[str]]:
    rows = [[q, model, f"{TEXT} {model}"] for q in QUESTIONS for model in ("aurora", "cirrus")]
    return [["Question", "Model", "Answer"], *rows]


def _write_sheet(path: Path) -> None:
    from openpyxl import Workbook

    book = Workbook()
    for row in _answers():
        book.active.append(row)
    book.save(path)


def _chat(question: str) -> list[dict[str, str]]:
    return [{"role": "user", "content": question}, {"role": "assistant", "content": TEXT}]


def _documents() -> dict[str, Any]:
    battles = [
        {"question_id": n, "model_a": "aurora", "model_b": "cirrus", "winner": winner, "judge": "u"}
        | {"conversation_a": _chat(question), "conversation_b": _chat(question)}
        for n, (question, winner) in enumerate(zip(QUESTIONS, ("model_a", "tie"), strict=True))
    ]
    result = {"from_name": "stars", "type": "rating", "value": {"rating": 4}}
    choice = {"from_name": "true", "type": "choices", "value": {"choices": ["yes", "no"]}}
    annotation = {"completed_by": 1, "result": [result, choice], "was_cancelled": False}
    data = {"question": QUESTIONS[0], "system": "aurora", "answer": TEXT}
    record = {"id": "r", "fields": {"response": TEXT}, "metadata": {"system": "aurora"}}
    record["responses"] = {"grade": [{"value": 3, "user_id": "u"}]}
    sample = {"id": 1, "epoch": 1, "input": QUESTIONS[0], "target": "Yes"}
    sample |= {"output": {"completion": TEXT}, "scores": {"match": {"value": "C"}}}
    labels = {"i1": [[{"schema": "likert", "name": "4"}, "4"]]}
    return {
        "battles.json": battles,
        "tasks.json": [{"id": 1, "data": data, "annotations": [annotation]}],
        "state.json": {"user_id": "ann", "instance_id_to_label_to_value": labels},
        "records.json": [record],
        "log.json": {"eval": {"model": "aurora", "task": "tea"}, "samples": [sample]},
        "wide.json": [{"question": q, "answers": {"aurora": TEXT, "cirrus": q}} for q in QUESTIONS],
    }


def _lines() -> dict[str, list[dict[str, Any]]]:
    choices = [{"index": 0, "turns": [TEXT, "The same."]}]
    options = [{"id": "a", "text": "Apt"}, {"id": "b", "text": "Bold"}]
    doc = {"doc_id": 0, "doc": {"question": QUESTIONS[0]}, "resps": [[TEXT]], "metrics": ["f1"]}
    return {
        "chat.jsonl": [{"messages": _chat(question)} for question in QUESTIONS],
        "candidates.jsonl": [
            {"prompt": q, "outputs": [TEXT, q], "models": ["a", "b"]} for q in QUESTIONS
        ],
        "answers-mt.jsonl": [{"question_id": 7, "model_id": "aurora", "choices": choices}],
        "pair.jsonl": [
            {"question_id": 7, "model_1": "a", "model_2": "b", "g1_winner": "tie", "judge": ["g"]}
        ],
        "classes.jsonl": [{"id": 1, "text": TEXT, "label": ["good"]}],
        "prodigy.jsonl": [
            {
                "text": TEXT,
                "_input_hash": 5,
                "options": options,
                "accept": ["a"],
                "answer": "accept",
            }
        ],
        "samples.jsonl": [{**doc, "filtered_resps": [TEXT], "f1": 0.5}],
        "listed.jsonl": [{"id": "d", "decoded": TEXT, "expert_annotations": [{"flow": 3}]}],
    }


def _tables() -> dict[str, list[list[str]]]:
    mqm = ["system", "doc", "seg_id", "rater", "source", "target", "category", "severity"]
    ids = [json.dumps({"ImportId": f"q{n}"}) for n in range(4)]
    return {
        "answers.csv": _answers(),
        "mqm.tsv": [mqm, ["MT", "d", "1", "r", "Tea", f"<v>{TEXT}</v>", "Style", "Minor"]],
        "esa.csv": [
            ["ann", "MT", "1", "TGT", "eng", "deu", "88", "d#MT", "True", "[]", "1.5", "2.5"]
        ],
        "batch.csv": [
            ["WorkerId", "Input.model", "Input.text", "Answer.clear"],
            ["w", "aurora", TEXT, "yes"],
        ],
        "qualtrics.csv": [
            ["StartDate", "ResponseId", "Q2_1", "Q2_2"],
            ["Start Date", "Response ID", "Rate - aurora", "Rate - cirrus"],
            ids,
            ["2026-02-01", "R1", "4", "2"],
        ],
        "limesurvey.csv": [
            ["id", "submitdate", "lastpage", "rate[a]", "rate[b]"],
            ["1", "", "2", "A5", "A1"],
        ],
        "redcap.csv": [["record_id", "drinks___1", "form_complete"], ["7", "1", "2"]],
        "prolific.csv": [
            ["Submission id", "Participant id", "Status", "Total approvals", "Age"],
            ["s", "p", "APPROVED", "7", "54"],
        ],
        "likert.csv": [
            ["Rater", "Text id", "Clear"],
            ["r1", "t1", "agree"],
            ["r1", "t2", "strongly disagree"],
            ["r2", "t1", "neutral"],
        ],
    }
