"""Responses to forms, answers to templates of crowd platforms, and several rated texts in a row."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

from openpyxl import Workbook

from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take
from tests.exchange.materials.taken import ANSWERS, chat, json_lines, judged, looked_at

ROWS = [(question, system, text) for (question, system), text in ANSWERS.items()]
QUESTIONS = list(dict.fromkeys(question for question, _ in ANSWERS))
PAIRS = [(q, ANSWERS[q, "aurora"], ANSWERS[q, "cirrus"]) for q in QUESTIONS]
WORDS = ["Poor", "Fair", "Good"]
MIRRORED = [
    *((n, "How clear?", "aurora", str(n)) for n in (1, 2, 3)),
    *((n, "How clear?", "cirrus", str(4 - n)) for n in (1, 2, 3)),
]


def table(path: Path, rows: list[list[Any]], delimiter: str = ",") -> Path:
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, delimiter=delimiter).writerows(rows)
    return path


def test_grids_of_google_forms(tmp_path: Path):
    head = ["Timestamp", "Email Address", "How clear? [aurora]", "How clear? [cirrus]", "Age"]
    rows = [
        [f"3/{n + 1}/2026 10:00:00", f"p{n}@example.org", WORDS[n], WORDS[-1 - n], 20 + n]
        for n in range(3)
    ]
    path = table(tmp_path / "form.csv", [head, *rows])
    _, taken = looked_at(path, "Responses to a form (CSV)")
    assert judged(taken) == [(f"response_{n}", *rest) for n, *rest in MIRRORED]
    assert taken.participants["response_1"] == {"Age": "20"}


def test_grids_of_microsoft_forms(tmp_path: Path):
    book = Workbook()
    head = ["ID", "Start time", "Completion time", "Email", "How clear?.aurora"]
    book.active.append([*head, "How clear?.cirrus", "Age"])
    for n in range(3):
        at = ["2026-03-01 10:00", "2026-03-01 10:05", "anonymous"]
        book.active.append([n + 1, *at, WORDS[n], WORDS[-1 - n], 20 + n])
    book.save(tmp_path / "form.xlsx")
    _, taken = looked_at(tmp_path / "form.xlsx", "Responses to a form (XLSX)")
    assert judged(taken) == [(str(n), *rest) for n, *rest in MIRRORED]
    assert taken.participants["1"] == {"Age": "20"}


def test_grids_of_surveymonkey_have_their_rows_below_the_question(tmp_path: Path):
    heads = [
        ["Respondent ID", "Collector ID", "IP Address", "How clear?", "", "Age"],
        ["", "", "", "aurora", "cirrus", "Open-Ended Response"],
    ]
    rows = [[100 + n, 1, "1.2.3.4", WORDS[n], WORDS[-1 - n], 20 + n] for n in range(3)]
    path = table(tmp_path / "survey.csv", [*heads, *rows])
    seen, taken = looked_at(path, "Responses to a form (CSV)")
    assert judged(taken) == [(str(99 + n), *rest) for n, *rest in MIRRORED]
    assert taken.participants["100"] == {"Age / Open-Ended Response": "20"}
    assert any("identify people: IP Address" in remark.text for remark in seen.remarks)


def test_answers_of_toloka(tmp_path: Path):
    head = ["INPUT:question", "INPUT:answer", "INPUT:model", "OUTPUT:clear"]
    head += ["ASSIGNMENT:worker_id", "ASSIGNMENT:status"]
    rows = [
        [question, text, system, n, worker, "REJECTED" if (n, worker) == (1, "w2") else "APPROVED"]
        for n, (question, system, text) in enumerate(ROWS, start=1)
        for worker in ("w1", "w2")
    ]
    path = table(tmp_path / "assignments.tsv", [head, *rows], "\t")
    seen, taken = looked_at(path, "Amazon Mechanical Turk (CSV)")
    assert [(p, c, v) for p, c, _, v in judged(taken)] == [
        (worker, "clear", str(n))
        for n in range(1, 5)
        for worker in ("w1", "w2")
        if (n, worker) != (1, "w2")
    ]
    assert [(item.question, item.system, item.text) for item in taken.items] == ROWS
    assert seen.remarks[-1].text.endswith("AssignmentStatus Rejected (1)")


def test_a_template_with_two_texts_has_choices(tmp_path: Path):
    head = ["HITId", "WorkerId", "Input.question", "Input.text_a", "Input.text_b"]
    given = [
        json.dumps([{"better": {"A": n == 0, "B": n == 1}, "clear": "3"}])
        for n in range(len(PAIRS))
    ]
    rows = [[f"h{n}", "w1", *pair, given[n]] for n, pair in enumerate(PAIRS)]
    path = table(tmp_path / "batch.csv", [[*head, "Answer.taskAnswers"], *rows])
    seen, taken = looked_at(path, "Amazon Mechanical Turk (CSV)")
    systems = {item.id: item.system for item in taken.items}
    assert [(c, systems[v]) for _, c, _, v in judged(taken)] == [
        ("better", "text_a"),
        ("better", "text_b"),
    ]
    assert {(item.question, item.text) for item in taken.items} == {(q, t) for q, _, t in ROWS}
    assert seen.remarks[-1].text == "left out, since they are not judgments: clear (2)"


def test_buttons_choose_between_two_texts_and_workers_without_names_are_several(tmp_path: Path):
    head = ["HITId", "Input.text_a", "Input.text_b", "Answer.better.a", "Answer.better.b"]
    rows = [["h1", *PAIRS[0][1:], n == 0, n == 1] for n in range(2)]
    path = table(tmp_path / "buttons.csv", [head, *rows])
    seen, taken = looked_at(path, "Amazon Mechanical Turk (CSV)")
    systems = {item.id: item.system for item in taken.items}
    assert [(p, c, systems[v]) for p, c, _, v in judged(taken)] == [
        ("worker", "better", "text_a"),
        ("worker_2", "better", "text_b"),
    ]
    assert any("several answers to one text" in remark.text for remark in seen.remarks)


def test_the_better_and_the_worse_of_two_by_numbered_systems_are_one_choice(tmp_path: Path):
    """Texts without a question that were compared with each other have one in common."""
    head = ["HITId", "WorkerId", "Input.code", "Input.sum1", "Input.system1", "Input.sum2"]
    head += ["Input.system2", "Answer.best_order", "Answer.english.1", "Answer.worst_order"]
    said = {
        (game, system): f"Game {game}, told at length by {system}."
        for game in (1, 2)
        for system in ("Bay", "Elm", "Fir")
    }
    pairs = [(1, "Bay", "Elm", "A"), (1, "Fir", "Bay", "B"), (2, "Elm", "Bay", "A")]
    rows = [
        [f"h{n}", "w1", f"{n}#1#2", said[g, a], a, said[g, b], b, best, True, "AB".strip(best)]
        for n, (g, a, b, best) in enumerate(pairs)
    ]
    _, taken = looked_at(table(tmp_path / "b.csv", [head, *rows]), "Amazon Mechanical Turk (CSV)")
    items = {item.id: item for item in taken.items}
    assert [(c, items[v].system) for _, c, _, v in judged(taken)] == [
        ("order", "Bay"),
        ("order", "Bay"),
        ("order", "Elm"),
    ]
    assert sorted((item.question_id, item.system) for item in items.values()) == [
        ("q1", "Bay"),
        ("q1", "Elm"),
        ("q1", "Fir"),
        ("q2", "Bay"),
        ("q2", "Elm"),
    ]


def test_the_worse_of_two_is_the_choice_of_the_other_whatever_else_a_template_has(tmp_path: Path):
    head = ["HITId", "WorkerId", "Input.system", "Input.text", "Input.model1", "Input.model2"]
    head += ["Input.text1", "Input.text2", "Answer.worst"]
    rows = [["h1", "w1", "lab", "Read both.", "Bay", "Elm", *PAIRS[0][1:], "A"]]
    _, taken = looked_at(table(tmp_path / "w.csv", [head, *rows]), "Amazon Mechanical Turk (CSV)")
    systems = {item.id: item.system for item in taken.items}
    assert [(c, systems[v]) for _, c, _, v in judged(taken)] == [("", "Elm")]


def test_ratings_of_a_template_with_two_texts_are_of_its_row(tmp_path: Path):
    head = ["HITId", "WorkerId", "Input.text_a", "Input.text_b", "Answer.alike"]
    rows = [[f"h{n}", w, *PAIRS[n][1:], 2 + n] for n in range(2) for w in ("w1", "w2")]
    path = table(tmp_path / "alike.csv", [head, *rows])
    _, taken = looked_at(path, "Amazon Mechanical Turk (CSV)")
    assert [(p, c, v) for p, c, _, v in judged(taken)] == [
        ("w1", "alike", "2"),
        ("w2", "alike", "2"),
        ("w1", "alike", "3"),
        ("w2", "alike", "3"),
    ]


def test_one_of_two_in_flat_rows_of_label_studio(tmp_path: Path):
    own = {"created_at": "2026-03-01T10:00:00Z", "lead_time": 3.5}
    rows = []
    for n, (question, first, second) in enumerate(PAIRS):
        task = {"prompt": question, "answer1": first, "answer2": second, "id": n}
        for annotator, side in enumerate(("left", "right"), start=1):
            about = {"annotator": annotator, "annotation_id": 10 * n + annotator}
            rows.append({**task, "better": side, **about, **own})
    _, taken = looked_at(json_lines(tmp_path / "min.jsonl", rows), "Label Studio (JSONL)")
    systems = {item.id: item.system for item in taken.items}
    assert [(p, c, systems[v]) for p, c, _, v in judged(taken)] == [
        ("1", "better", "answer1"),
        ("2", "better", "answer2"),
    ] * 2


def test_a_column_for_each_systems_text_and_rating(tmp_path: Path):
    head = ["rater", "question", "answer_aurora", "answer_cirrus", "clear_aurora", "clear_cirrus"]
    rows = [[rater, *pair, 1 + n, 5 - n] for rater in ("p1", "p2") for n, pair in enumerate(PAIRS)]
    title = "Several texts a row, each with its ratings (CSV)"
    _, taken = looked_at(table(tmp_path / "wide.csv", [head, *rows]), title)
    assert [(item.question, item.system, item.text) for item in taken.items] == ROWS
    assert [(i, v) for p, c, i, v in judged(taken) if (p, c) == ("p1", "clear")] == [
        ("q1_aurora", "1"),
        ("q1_cirrus", "5"),
        ("q2_aurora", "2"),
        ("q2_cirrus", "4"),
    ]
    assert len(taken.judgments) == 8


def test_a_rating_in_words_far_below_keeps_none_out(tmp_path: Path):
    head = ["rater", "question", "answer_aurora", "answer_cirrus", "clear_aurora", "clear_cirrus"]
    rows = [[f"p{n}", *PAIRS[n % 2], n % 100, 99 - n % 100] for n in range(120)]
    rows[110][4] = "none"
    path = table(tmp_path / "wide.csv", [head, *rows])
    assert inspect(path).judgments == 240
    named = [["text", "clear_R1", "clear_R2"], *([*row[2:3], *row[4:]] for row in rows)]
    assert inspect(table(tmp_path / "raters.csv", named)).judgments == 240


def test_messages_in_the_cells_of_a_table(tmp_path: Path):
    rows = [[system, json.dumps(chat(question, text))] for question, system, text in ROWS]
    path = table(tmp_path / "chats.csv", [["model", "messages"], *rows])
    _, taken = looked_at(path, "Table (CSV)")
    assert [(item.question, item.system, item.text) for item in taken.items] == ROWS


def test_messages_that_are_written_in_some_rows_only(tmp_path: Path):
    """As in a file to which two programs have written, from a row on that is not looked at."""
    written = [{"messages": json.dumps(chat(f"{n}?", f"It is the {n}."))} for n in range(60)]
    rows = [*written, {"messages": chat("And 60?", "It is the last.")}, {"messages": ""}]
    _, taken = looked_at(json_lines(tmp_path / "chats.jsonl", rows), "Table (JSONL)")
    assert (len(taken.items), taken.items[-1].text) == (61, "It is the last.")


def test_grades_of_a_preference_are_refused_with_what_to_write(tmp_path: Path):
    rows = [[*pair, "p1", 2 + 5 * n] for n, pair in enumerate(PAIRS)]
    head = ["prompt", "response_a", "response_b", "rater", "preference"]
    path = table(tmp_path / "grades.csv", [head, *rows])
    (problem,) = take(path, inspect(path).mapping).problems
    assert str(problem) == (
        "grades.csv: preference: goes from 1 to 7, which does not say how its numbers name one of "
        "two texts; write A, B or tie in place of its numbers, or the same as -3 to 3"
    )


def test_german_words_for_the_sides_of_a_pair(tmp_path: Path):
    head = ["Frage", "Text links", "Text rechts", "Bewerter", "Urteil"]
    given = ["links", "rechts", "gleich gut"]
    rows = [[*PAIRS[n % 2], "P1", word] for n, word in enumerate(given)]
    path = table(tmp_path / "paare.csv", [head, *rows], ";")
    _, taken = looked_at(path, "Pairs of answers with a choice (CSV)")
    texts = {item.id: item.text for item in taken.items}
    assert [texts.get(v, v) for _, _, _, v in judged(taken)] == [PAIRS[0][1], PAIRS[1][2], "tie"]


def test_a_tree_of_messages_is_read_to_its_newest(tmp_path: Path):
    def node(parent: str, children: list[str], role: str, text: str) -> dict[str, Any]:
        about = {"model_slug": "aurora"} if role == "assistant" else {}
        message = {"author": {"role": role}, "content": {"parts": [text]}, "metadata": about}
        return {"message": message, "parent": parent, "children": children}

    rows = [
        {
            "title": "Tea",
            "mapping": {
                "root": {"message": None, "parent": None, "children": ["asked"]},
                "asked": node("root", ["first", "second"], "user", question),
                "first": node("asked", [], "assistant", "An answer that was made again."),
                "second": node("asked", [], "assistant", text),
            },
        }
        for question, text, _ in PAIRS
    ]
    path = tmp_path / "conversations.json"
    path.write_text(json.dumps(rows), "utf-8")
    _, taken = looked_at(path, "Table (JSON)")
    assert [(item.question, item.system, item.text) for item in taken.items] == [
        (question, "aurora", text) for question, text, _ in PAIRS
    ]


def test_contents_in_parts(tmp_path: Path):
    rows = []
    for question, text, _ in PAIRS:
        asked = {"role": "user", "parts": [{"text": question}]}
        rows.append({"contents": [asked, {"role": "model", "parts": [{"text": text}]}]})
    _, taken = looked_at(json_lines(tmp_path / "contents.jsonl", rows), "Table (JSONL)")
    assert [(item.question, item.text) for item in taken.items] == [(q, a) for q, a, _ in PAIRS]


def test_texts_that_were_written_in_doccano(tmp_path: Path):
    rows = [{"id": n, "text": q, "label": [f"{a} {b}"]} for n, (q, a, b) in enumerate(PAIRS)]
    _, taken = looked_at(json_lines(tmp_path / "eva.jsonl", rows), "doccano (JSONL)")
    assert [(item.source, item.text, item.extra["written_by"]) for item in taken.items] == [
        (q, f"{a} {b}", "eva") for q, a, b in PAIRS
    ]
    assert taken.judgments == ()
