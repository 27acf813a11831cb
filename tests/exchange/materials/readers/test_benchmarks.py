"""Files of benchmarks and shared tasks: MT-Bench, MQM, ESA, logs of evaluations, lists."""

from __future__ import annotations

from pathlib import Path

from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.study.reading import read_study
from tests.exchange.materials.taken import ANSWERS, json_file, json_lines, judged, looked_at


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
