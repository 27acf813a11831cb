"""Files of benchmarks and shared tasks: MT-Bench, MQM, ESA, logs of evaluations, lists."""

from __future__ import annotations

from pathlib import Path

from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.store.record.record import Record
from labeval.study.error_marks import marks_of
from labeval.study.folder import StudyFolder
from labeval.study.methods import errors
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


MQM_HEAD = "system\tdoc\tdoc_id\tseg_id\trater\tsource\ttarget\tcategory\tseverity\n"


def mqm_file(path: Path, rows: list[tuple[str, str, str, str, str, str]]) -> Path:
    """A table of MQM errors: system, rater, source, target, category and severity."""
    lines = [f"{m}\td\t1\t9\t{r}\t{s}\t{t}\t{c}\t{v}\n" for m, r, s, t, c, v in rows]
    path.write_text(MQM_HEAD + "".join(lines), encoding="utf-8")
    return path


MQM_ROWS = [
    ("MT.1", "r1", '"Tea" cools.', "Der <v>Tee</v> kühlt.", "Accuracy/Addition", "Major"),
    ("MT.1", "r1", '"Tea" cools.', "Der Tee <v>kühlt</v>.", "Fluency/Punctuation", "Minor"),
    ("MT.1", "r2", '"Tea" cools.', "Der Tee kühlt.", "No-error", "No-error"),
    ("MT.1", "r3", '"Tea" cools.', "<v>Der Tee kühlt.</v>", "Non-translation!", "Major"),
    ("MT.2", "r1", "Tea 🍵 <v>cools</v>.", "Tee 🍵.", "Accuracy/Omission", "Major"),
    ("MT.2", "r2", "Tea 🍵 cools.", "Tee 🍵.", "Source error/-", "Minor"),
    ("MT.2", "r3", "Tea 🍵 cools.", "<v>Tee</v> 🍵<v>.</v>", "Style/Awkward", "Neutral"),
    ("MT.2", "r4", "Tea 🍵 cools.", "Tee 🍵<v></v>.", "Other", "Minor"),
]


def test_segments_that_documents_number_for_themselves_are_texts_of_their_own(tmp_path: Path):
    head = "system\tdoc\tdocSegId\trater\tsource\ttarget\tcategory\tseverity\n"
    rows = [
        f"MT.1\tdoc{d}\t{n}\tr1\tS {d}{n}\tT {d}{n}\tno-error\tno-error\n"
        for d in (1, 2)
        for n in (1, 2)
    ]
    path = tmp_path / "mqm.tsv"
    path.write_text(head + "".join(rows), encoding="utf-8")
    _, taken = looked_at(path, "WMT: judged translations (CSV)")
    assert [item.text for item in taken.items] == ["T 11", "T 12", "T 21", "T 22"]
    assert len({item.question_id for item in taken.items}) == 4


def test_errors_of_mqm_keep_their_words(tmp_path: Path):
    path = mqm_file(tmp_path / "mqm.tsv", MQM_ROWS)
    seen, taken = looked_at(path, "WMT: judged translations (CSV)")
    assert [(item.id, item.text, item.source) for item in taken.items] == [
        ("seg9_MT.1", "Der Tee kühlt.", '"Tea" cools.'),
        ("seg9_MT.2", "Tee 🍵.", "Tea 🍵 cools."),
    ]
    assert judged(taken) == [
        (
            "r1",
            "mqm",
            "seg9_MT.1",
            "4-7 accuracy/addition major 5; 8-13 fluency/punctuation minor 0.1",
        ),
        ("r2", "mqm", "seg9_MT.1", "none"),
        ("r3", "mqm", "seg9_MT.1", "0-14 non-translation major 25"),
        ("r1", "mqm", "seg9_MT.2", "source:6-11 accuracy/omission major 5"),
        ("r2", "mqm", "seg9_MT.2", "missing source_error minor 1"),
        ("r3", "mqm", "seg9_MT.2", "0-6 style/awkward neutral 0"),
        ("r4", "mqm", "seg9_MT.2", "missing other minor 1"),
    ]
    assert {row.cells["method"] for row in taken.judgments} == {"errors"}
    assert "errors of which no words are marked have no place (2)" in [r.text for r in seen.remarks]
    assert not taken.problems


def test_errors_of_mqm_make_a_study_of_error_spans(tmp_path: Path):
    rows = [row for row in MQM_ROWS if row[1] != "r2"]  # so that every value begins with a digit
    study_from_judgments(tmp_path / "study", mqm_file(tmp_path / "mqm.tsv", rows))
    content = read_study(tmp_path / "study")
    (settings,) = content.study.blocks.values()
    assert isinstance(settings, errors.Settings)
    assert {s.id: s.weight for s in settings.severities} == {"major": 5, "minor": 1, "neutral": 0}
    assert settings.types["fluency/punctuation"].weights == {"minor": 0.1}
    assert settings.types["non-translation"].weights == {"major": 25}
    with Record(StudyFolder(tmp_path / "study").database) as record:
        kept = {(row.participant, row.items): row.value for row in record.imported.rows()}
    marks = marks_of(kept["r1", "seg9_MT.1"]) or ()
    text = next(item.text for item in content.items if item.id == "seg9_MT.1")
    assert [text[mark.start : mark.end] for mark in marks] == ["Tee", "kühlt"]


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
    assert all("condition" not in row.cells for row in taken.judgments)


def test_raters_of_several_lists_are_a_condition_for_each_list(tmp_path: Path):
    rows = [
        {
            "id": f"d{n}",
            "decoded": text,
            "model_id": system,
            "expert_annotations": [{"flow": 1 + n}, {"flow": 2}],
            "turker_annotations": [{"flow": 3}],
        }
        for n, ((_, system), text) in enumerate(ANSWERS.items())
    ]
    seen, taken = looked_at(
        json_lines(tmp_path / "summaries.jsonl", rows), "Texts with lists of ratings (JSONL)"
    )
    found = {(row.cells["participant"], row.cells["condition"]) for row in taken.judgments}
    assert found == {("expert_1", "expert"), ("expert_2", "expert"), ("turker_1", "turker")}
    assert any("--condition" in str(remark) for remark in seen.remarks)


def test_esa_scores_below_a_head(tmp_path: Path):
    path = tmp_path / "esa.csv"
    head = "login,system,itemID,is_bad,source_lang,target_lang,score,documentID,unk,spans,t0,t1\n"
    row = "ann,{},{},{},eng,deu,{},news#{},False,[],10.5,30.5\n"
    rows = [("X", 4, "TGT", 80, "X"), ("Y", 4, "TGT", 60, "Y"), ("Y", 5, "BAD", 10, "Y")]
    path.write_text(head + "".join(row.format(*values) for values in rows), encoding="utf-8")
    seen, taken = looked_at(path, "WMT: judged translations (CSV)")
    assert [(j[0], j[3]) for j in judged(taken)] == [("ann", "80"), ("ann", "60")]
    assert (seen.rows, seen.participants) == (2, 1)
    assert study_from_judgments(tmp_path / "study", path).judgments == 2
