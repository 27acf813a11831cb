"""Shapes of further programs and data sets: what is judged, by whom, and what is left out."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest
from openpyxl import Workbook

from labeval.exchange.judgment_sources import source_of
from labeval.exchange.materials.model import ColumnMapping, Taken
from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take
from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_study
from tests.exchange.materials.taken import ANSWERS, chat, json_file, json_lines, judged, looked_at

ROWS = [(question, system, text) for (question, system), text in ANSWERS.items()]
QUESTIONS = list(dict.fromkeys(question for question, _ in ANSWERS))
PAIRS = [(q, ANSWERS[q, "aurora"], ANSWERS[q, "cirrus"]) for q in QUESTIONS]
IN_PAIRS = "Pairs of answers with a choice ({})"


def table(path: Path, head: list[str], rows: list[list[Any]], delimiter: str = ",") -> Path:
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, delimiter=delimiter).writerows([head, *rows])
    return path


def chosen(taken: Taken) -> list[str]:
    """The systems that were chosen; of ties the word."""
    systems = {item.id: item.system for item in taken.items}
    return [systems.get(value, value) for _, _, _, value in judged(taken)]


def asked(taken: Taken) -> set[tuple[str, str]]:
    return {(item.question, item.text) for item in taken.items}


def test_argilla_1_has_a_users_answers_together(tmp_path: Path):
    records = [
        {
            "fields": {"prompt": question, "response": text},
            "metadata": {"model": system},
            "responses": [
                {"user_id": "u1", "status": "submitted", "values": {"clear": {"value": n}}},
                {"user_id": "u2", "status": "discarded", "values": {"clear": {"value": 1}}},
            ],
        }
        for n, (question, system, text) in enumerate(ROWS, start=1)
    ]
    _, taken = looked_at(json_file(tmp_path / "records.json", records), "Argilla (JSON)")
    assert [(p, c, v) for p, c, _, v in judged(taken)] == [
        ("u1", "clear", str(n)) for n in range(1, 5)
    ]
    assert {item.system for item in taken.items} == {"aurora", "cirrus"}


def test_argilla_1_as_a_dataset_has_a_list_of_responses_for_each_question(tmp_path: Path):
    rows = [
        {
            "prompt": question,
            "response": text,
            "clear": [{"user_id": "u1", "value": n, "status": "submitted"}],
            "clear-suggestion": 2,
        }
        for n, (question, _, text) in enumerate(ROWS, start=1)
    ]
    _, taken = looked_at(json_lines(tmp_path / "rows.jsonl", rows), "Argilla (JSONL)")
    assert [(p, c, v) for p, c, _, v in judged(taken)] == [
        ("u1", "clear", str(n)) for n in range(1, 5)
    ]
    assert all("clear-suggestion" not in item.extra for item in taken.items)


def test_drafts_of_argilla_2_are_left_out(tmp_path: Path):
    rows = [
        {
            "response": text,
            "clear.responses": [3, 4],
            "clear.responses.users": ["u1", "u2"],
            "clear.responses.status": ["submitted", "draft"],
        }
        for _, _, text in ROWS
    ]
    seen, taken = looked_at(json_lines(tmp_path / "rows.jsonl", rows), "Argilla (JSONL)")
    assert {(p, v) for p, _, _, v in judged(taken)} == {("u1", "3")}
    assert seen.remarks[-1].text == "left out, since they are not judgments: draft (4)"


def test_labels_of_potato_in_words_are_the_answers(tmp_path: Path):
    rows = [
        {
            "id": f"i{n}",
            "displayed_text": text,
            "label_annotations": {"tone": {"warm": "1"} if n % 2 else {"cold": "2"}},
        }
        for n, (_, _, text) in enumerate(ROWS)
    ]
    _, taken = looked_at(json_lines(tmp_path / "instances.jsonl", rows), "Potato (JSONL)")
    assert [v for _, _, _, v in judged(taken)] == ["cold", "warm", "cold", "warm"]


@pytest.mark.parametrize(
    "side",
    [lambda q, text: f"\n\nHuman: {q}\n\nAssistant: {text}", chat],
    ids=["transcripts", "messages"],
)
def test_the_chosen_one_of_two_texts_was_preferred(tmp_path: Path, side: Any):
    rows = [{"chosen": side(q, a), "rejected": side(q, b)} for q, a, b in PAIRS]
    _, taken = looked_at(json_lines(tmp_path / "rows.jsonl", rows), IN_PAIRS.format("JSONL"))
    assert asked(taken) == {(question, text) for question, _, text in ROWS}
    assert chosen(taken) == ["chosen", "chosen"]


def test_choices_by_the_number_in_the_name_of_a_text(tmp_path: Path):
    rows = [
        {
            "prompt": question,
            "response_0": first,
            "response_1": second,
            "response_0_source": "aurora",
            "response_1_source": "cirrus",
            "better_response_id": n,
            "safer_response_id": 0,
        }
        for n, (question, first, second) in enumerate(PAIRS)
    ]
    _, taken = looked_at(json_lines(tmp_path / "rows.jsonl", rows), IN_PAIRS.format("JSONL"))
    assert chosen(taken) == ["aurora", "aurora", "cirrus", "aurora"]
    assert {c for _, c, _, _ in judged(taken)} == {"better_response_id", "safer_response_id"}
    assert taken.problems == ()


def test_how_much_better_a_text_is_becomes_a_choice_once_its_sign_is_known(tmp_path: Path):
    rows = [
        {
            "context": [{"role": "user", "content": question}],
            "response1": first,
            "response2": second,
            "overall_preference": value,
        }
        for (question, first, second), value in zip(PAIRS, (-3, 2), strict=True)
    ]
    path = json_lines(tmp_path / "rows.jsonl", rows)
    mapping = inspect(path).mapping
    (problem,) = take(path, mapping).problems
    assert problem.template.startswith("the values -1 and 1 do not show")
    known = ColumnMapping(mapping.reader, mapping.shape, mapping.roles, positions="-1")
    taken = take(path, known)
    assert chosen(taken) == ["response1", "response2"]
    assert asked(taken) == {(question, text) for question, _, text in ROWS}


def test_weighed_preferences_are_the_nearer_choice(tmp_path: Path):
    values = (1.13, 1.504, 1.5, 2.0)
    rows = [
        {
            "instruction": f"{QUESTIONS[0]} {value}",
            "output_1": PAIRS[0][1],
            "generator_1": "aurora",
            "output_2": PAIRS[0][2],
            "generator_2": "cirrus",
            "annotator": "weighing",
            "preference": value,
        }
        for value in values
    ]
    _, taken = looked_at(json_file(tmp_path / "rows.json", rows), IN_PAIRS.format("JSON"))
    assert chosen(taken) == ["aurora", "tie", "tie", "cirrus"]


def test_harness_options_that_were_only_weighed(tmp_path: Path):
    rows = [
        {
            "doc_id": 0,
            "doc": {"query": QUESTIONS[0]},
            "target": "1",
            "arguments": [[QUESTIONS[0], " It stays hot."], [QUESTIONS[0], " It cools."]],
            "resps": [[[-4.5, False]], [[-1.5, True]]],
            "filtered_resps": [[-4.5, False], [-1.5, True]],
            "metrics": ["acc"],
            "acc": 1.0,
        }
    ]
    title = "Log of an automatic evaluation (JSONL)"
    _, taken = looked_at(json_lines(tmp_path / "samples.jsonl", rows), title)
    assert [item.text for item in taken.items] == ["It cools."]


def test_the_state_of_a_helm_scenario_has_its_completions(tmp_path: Path):
    states = [
        {
            "instance": {
                "id": f"id{n}",
                "input": {"text": question},
                "references": [{"output": {"text": "Yes."}, "tags": ["correct"]}],
            },
            "request": {"model": "aurora", "prompt": f"Be brief. {question}"},
            "result": {"completions": [{"text": f" {text}"}]},
        }
        for n, (question, text, _) in enumerate(PAIRS)
    ]
    content = {"adapter_spec": {"model": "aurora"}, "request_states": states}
    title = "Log of an automatic evaluation (JSON)"
    _, taken = looked_at(json_file(tmp_path / "scenario_state.json", content), title)
    assert asked(taken) == {(question, text) for question, text, _ in PAIRS}
    assert {(i.system, i.reference_answer, i.prompt[:9]) for i in taken.items} == {
        ("aurora", "Yes.", "Be brief.")
    }


def test_events_of_openai_evals(tmp_path: Path):
    events: list[dict[str, Any]] = [{"spec": {"eval_name": "tea", "completion_fns": ["aurora"]}}]
    for n, (question, text, _) in enumerate(PAIRS):
        sampling = {"prompt": chat(question), "sampled": [text]}
        match = {"correct": n == 1, "expected": "Yes.", "sampled": text}
        for kind, data in (("sampling", sampling), ("match", match)):
            events.append({"sample_id": f"tea.{n}", "type": kind, "data": data})
    events.append({"final_report": {"accuracy": 0.5}})
    title = "Log of an automatic evaluation (JSONL)"
    _, taken = looked_at(json_lines(tmp_path / "events.jsonl", events), title)
    assert asked(taken) == {(question, text) for question, text, _ in PAIRS}
    assert judged(taken) == [
        ("OpenAI Evals", "match", "tea.0_aurora", "0"),
        ("OpenAI Evals", "match", "tea.1_aurora", "1"),
    ]
    assert {item.reference_answer for item in taken.items} == {"Yes."}


def test_results_of_a_batch_with_their_requests(tmp_path: Path):
    sent = [
        {"custom_id": f"r{n}", "body": {"model": "aurora", "messages": chat(question)}}
        for n, (question, _, _) in enumerate(PAIRS)
    ]
    came = [
        {
            "custom_id": "r0",
            "response": {"body": {"model": "aurora", "choices": [{"message": answer}]}},
            "error": None,
        }
        for answer in [{"role": "assistant", "content": PAIRS[0][1]}]
    ]
    came.append({"custom_id": "r1", "error": {"code": "expired"}})
    requests = json_lines(tmp_path / "requests.jsonl", sent)
    results = json_lines(tmp_path / "results.jsonl", came)
    title = "Results of a batch of requests (JSONL)"
    _, taken = looked_at([requests, results], title)
    assert [(i.id, i.system, i.question, i.text) for i in taken.items] == [
        ("r0", "aurora", PAIRS[0][0], PAIRS[0][1])
    ]
    assert [problem.template for problem in taken.problems] == [
        "the request failed; the row is left out"
    ]
    (problem,) = take(requests, inspect(requests).mapping).problems
    assert problem.template == "has requests without their results"


def test_results_of_a_batch_of_messages(tmp_path: Path):
    message = {"model": "cirrus", "content": [{"type": "text", "text": PAIRS[0][2]}]}
    rows = [{"custom_id": "r0", "result": {"type": "succeeded", "message": message}}]
    path = json_lines(tmp_path / "results.jsonl", rows)
    seen, taken = looked_at(path, "Results of a batch of requests (JSONL)")
    assert [(item.system, item.text) for item in taken.items] == [("cirrus", PAIRS[0][2])]
    assert seen.remarks[0].text.startswith("the questions are not in the file")


def test_a_grid_in_words_of_no_known_scale(tmp_path: Path):
    words = ["lau", "warm", "heiß"]
    rows = [[n, "2026-03-01", 5, words[n], words[-1 - n]] for n in range(3)]
    head = ["id", "submitdate", "lastpage", "Wie warm? [aurora]", "Wie warm? [cirrus]"]
    _, taken = looked_at(table(tmp_path / "lime.csv", head, rows), "LimeSurvey (CSV)")
    assert [value for _, _, _, value in judged(taken)] == [*words, *words[::-1]]
    assert "words without a known order" in taken.problems[0].template


def test_redcap_with_labels(tmp_path: Path):
    head = ["Record ID", "Survey Timestamp", "Age", "Speaks (choice=German)"]
    head += ["Speaks (choice=English)", "Complete?"]
    rows = [[n, "2026-03-01", 30 + n, "Checked", "Unchecked", "Complete"] for n in (1, 2)]
    seen, taken = looked_at(table(tmp_path / "labels.csv", head, rows), "REDCap (CSV)")
    assert taken.participants == {
        "1": {"Age": "31", "Speaks": "German"},
        "2": {"Age": "32", "Speaks": "German"},
    }
    assert seen.remarks == ()


def test_best_and_worst_by_text_letter_and_place(tmp_path: Path):
    texts = [text for _, _, text in ROWS]
    head = ["annotator", *(f"item{n}" for n in range(1, 5)), "best", "worst"]
    ends = [(texts[0], texts[3]), ("A", "D"), ("item1", "item4"), ("1", "4")]
    rows = [[f"p{n}", *texts, best, worst] for n, (best, worst) in enumerate(ends)]
    title = "Best and worst of several texts (CSV)"
    _, taken = looked_at(table(tmp_path / "bws.csv", head, rows), title)
    items = "text1|text2|text3|text4"
    assert judged(taken) == [(f"p{n}", "", items, "text1>text4") for n in range(4)]
    assert [item.text for item in taken.items] == texts


def test_a_column_that_is_to_be_filled_is_in_the_items_table(tmp_path: Path):
    head = ["annotator", "item1", "item2", "item3", "best", "worst"]
    path = table(tmp_path / "bws.csv", head, [["p1", "t1", "t2", "t3", "t1", "t3"]])
    made = study_from_judgments(tmp_path / "study", path)
    assert "column system" in made.remarks[0].text
    columns = (tmp_path / "study" / "items.csv").read_text(encoding="utf-8").splitlines()[0]
    assert columns == "id,text,system,use"


def test_texts_that_were_shown_together_answer_one_question_in_whichever_sets(tmp_path: Path):
    head = ["annotator", "item1", "item2", "item3", "best", "worst"]
    sets = [("a1", "b1", "c1"), ("b1", "c1", "d1"), ("a2", "b2", "c2")]
    rows = [[f"p{n}", *shown, shown[0], shown[2]] for n, shown in enumerate(sets)]
    study_from_judgments(tmp_path / "study", table(tmp_path / "bws.csv", head, rows))
    asked = {item.id: item.question_id for item in read_study(tmp_path / "study").items}
    assert len({asked[id] for id in ("a1", "b1", "c1", "d1")}) == 1
    assert len(set(asked.values()) - {""}) == 2


def test_best_and_worst_counted_from_0(tmp_path: Path):
    head = ["annotator", "text_1", "text_2", "text_3", "best", "worst"]
    rows = [["p1", "t1", "t2", "t3", 0, 1], ["p2", "t1", "t2", "t3", 2, 2]]
    path = table(tmp_path / "bws.csv", head, rows)
    taken = take(path, inspect(path).mapping)
    assert judged(taken) == [("p1", "", "t1|t2|t3", "t1>t2")]
    assert [problem.template for problem in taken.problems] == ["the same text is best and worst"]


def test_best_and_worst_of_numbered_texts_and_of_rows_with_a_blank(tmp_path: Path):
    head = ["annotator", "text_1", "text_2", "text_3", "text_4", "best", "worst"]
    rows = [["p1", 3, 4, 1, 2, 1, 3], ["p2", 2, 3, 4, 1, 4, 2]]
    path = table(tmp_path / "numbers.csv", head, rows)
    taken = take(path, inspect(path).mapping)
    assert [row.cells["value"] for row in taken.judgments] == ["1>3", "4>2"], "texts, not places"
    rows = [["p1", "t1", "", "t3", "t4", "C", "D"], ["p2", "t1", "t2", "", "t4", "B", "C"]]
    path = table(tmp_path / "blank.csv", head, rows)
    taken = take(path, inspect(path).mapping)
    assert [row.cells["value"] for row in taken.judgments] == ["t3>t4"]
    assert [problem.line for problem in taken.problems] == [3]


def test_ranks_that_order_nothing_are_ratings_of_which_less_is_better(tmp_path: Path):
    rows = [
        [rater, question, system, text, 2 + (n + shift) % 2]
        for shift, rater in enumerate(("p1", "p2"))
        for n, (question, system, text) in enumerate(ROWS)
    ]
    head = ["rater", "question", "model", "answer", "rank"]
    _, taken = looked_at(table(tmp_path / "ranks.csv", head, rows), "Table (CSV)")
    assert len(taken.items) == 4
    assert len(taken.judgments) == 8
    assert "seems to hold ranks" in taken.problems[0].template
    made = study_from_judgments(tmp_path / "study", tmp_path / "ranks.csv")
    (criterion,) = read_study(tmp_path / "study").study.criteria
    assert criterion.direction == "lower", "the system that is ranked last came first"
    assert any("the name of ranks, of which 1 is the best" in r.text for r in made.remarks)


def test_raters_with_numbers_behind_a_criterion(tmp_path: Path):
    rows = [[*row, n, 5 - n] for n, row in enumerate(ROWS)]
    head = ["question", "model", "answer", "clear_R1", "clear_R2"]
    title = "Texts with a column for each rater (CSV)"
    _, taken = looked_at(table(tmp_path / "raters.csv", head, rows), title)
    assert [(p, v) for p, c, _, v in judged(taken) if c == "clear"] == [
        pair for n in range(4) for pair in (("r1", str(n)), ("r2", str(5 - n)))
    ]


def test_a_text_next_to_what_was_made_from_it_is_the_source(tmp_path: Path):
    rows = [
        {
            "text": f"A long article about the question {question}",
            "decoded": text,
            "references": ["A reference.", "Another one."],
            "model_id": system,
            "expert_annotations": [{"clear": 3}, {"clear": 4}],
        }
        for question, system, text in ROWS
    ]
    path = json_lines(tmp_path / "aligned.jsonl", rows)
    _, taken = looked_at(path, "Texts with lists of ratings (JSONL)")
    assert [item.text for item in taken.items] == [text for _, _, text in ROWS]
    assert taken.items[0].source.startswith("A long article")
    assert taken.items[0].reference_answer == "A reference.\n\nAnother one."


def test_decimal_commas_are_numbers(tmp_path: Path):
    rows = [
        [rater, *row, f"{n},5", f"1,{n}00"] for rater in ("p1", "p2") for n, row in enumerate(ROWS)
    ]
    head = ["Prüferin", "Frage", "Modell", "Antwort", "Klarheit", "Zeichen"]
    path = table(tmp_path / "noten.csv", head, rows, ";")
    seen, taken = looked_at(path, "Table (CSV)")
    assert [v for p, c, _, v in judged(taken) if (p, c) == ("p1", "Klarheit")] == [
        "0.5",
        "1.5",
        "2.5",
        "3.5",
    ]
    assert seen.remarks[-1].text == ("commas in the numbers of Klarheit are read as decimal points")
    assert seen.column("Zeichen").samples[0] == "1,000"


def test_columns_with_decimal_commas_and_missing_answers_are_ratings(tmp_path: Path):
    rows = [
        [rater, *row, f"{n},5", "NA" if n == 1 else f"{n},25"]
        for rater in ("p1", "p2")
        for n, row in enumerate(ROWS)
    ]
    head = ["Prüferin", "Frage", "Modell", "Antwort", "Klarheit", "Stil"]
    path = table(tmp_path / "noten.csv", head, rows, ";")
    seen, taken = looked_at(path, "Table (CSV)")
    assert [v for p, c, _, v in judged(taken) if (p, c) == ("p1", "Stil")] == [
        "0.25",
        "2.25",
        "3.25",
    ]
    assert seen.remarks[-1].text == (
        "commas in the numbers of Klarheit, Stil are read as decimal points"
    )


def test_names_that_take_both_rows_of_a_head(tmp_path: Path):
    book = Workbook()
    book.active.append(["Question", "Systems", None, "Style"])
    book.active.append([None, "aurora", "cirrus", None])
    for question, first, second in PAIRS:
        book.active.append([question, first, second, "tea"])
    for place in ("A1:A2", "B1:C1", "D1:D2"):
        book.active.merge_cells(place)
    book.save(tmp_path / "merged.xlsx")
    _, taken = looked_at(tmp_path / "merged.xlsx", "Table (XLSX)")
    assert [(item.question, item.system, item.text) for item in taken.items] == ROWS
    assert {item.extra["Style"] for item in taken.items} == {"tea"}


def test_a_row_with_an_empty_cell_is_no_part_of_the_head(tmp_path: Path):
    path = table(
        tmp_path / "rows.csv",
        ["", "question", "answer"],
        [["a", *PAIRS[0][:2]], ["b", "", PAIRS[1][1]]],
    )
    assert [item.text for item in take(path, inspect(path).mapping).items] == [
        PAIRS[0][1],
        PAIRS[1][1],
    ]


@pytest.mark.parametrize(
    ("written", "role", "taken_as"),
    [
        ("3/1/2026 10:00:00", "factor", None),
        ("2026-03-01 10:00:00", "factor", None),
        ("2026-03-01T10:00:00+01:00", "answered_at", "2026-03-01T09:00:00.000Z"),
    ],
)
def test_a_time_of_a_judgment_needs_its_zone(
    tmp_path: Path, written: str, role: str, taken_as: str | None
):
    rows = [[rater, *row, 3, written] for row in ROWS for rater in ("p1", "p2")]
    rows[0][4] = 4
    head = ["rater", "question", "model", "answer", "clear", "timestamp"]
    seen, taken = looked_at(table(tmp_path / "timed.csv", head, rows), "Table (CSV)")
    assert seen.column("timestamp").role == role
    assert {row.cells.get("answered_at") for row in taken.judgments} == {taken_as}
    assert len(taken.judgments) == 8


def test_times_without_their_zone_are_named_where_somebody_says_that_they_are_times(tmp_path: Path):
    rows = [[rater, *row, 3, "2026-03-01 10:00:00"] for row in ROWS for rater in ("p1", "p2")]
    rows[0][5] = "2026-03-01T10:00:00Z"
    head = ["rater", "question", "model", "answer", "clear", "timestamp"]
    path = table(tmp_path / "timed.csv", head, rows)
    known = inspect(path).mapping
    roles = {**known.roles, "clear": "rating", "timestamp": "answered_at"}
    taken = take(path, ColumnMapping(known.reader, "judgments", roles))
    assert len(taken.judgments) == 8
    assert [str(problem) for problem in taken.problems] == [
        "timed.csv:3: warning: timestamp: times without their zone are left out, such as "
        "“2026-03-01 10:00:00” (7)"
    ]


def test_a_table_of_texts_is_refused_as_judgments_with_what_to_do(tmp_path: Path):
    path = tmp_path / "texts.csv"
    path.write_text("Frage;Answer\n" + "\n".join(f"{q};{t}" for q, _, t in ROWS), "utf-16")
    with pytest.raises(StudyProblems) as refused:
        source_of([path], None)
    (problem,) = refused.value.problems
    assert problem.template == "is read as “{shape}” and holds no judgment"
    assert problem.advice.startswith("make a study of its texts with labeval new STUDY --items")
