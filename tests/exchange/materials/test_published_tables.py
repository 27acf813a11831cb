"""Columns of published tables that say less than they should: who, which question, which text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from labeval import cli
from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take
from labeval.study.reading import read_study
from tests.exchange.materials.taken import json_lines, judged, looked_at, recorded

SOURCE = {n: f"Sentence {n} says that the kettle number {n} is still warm." for n in range(1, 7)}


def written(path: Path, head: str, rows: list[str]) -> Path:
    path.write_text("\n".join([head, *rows]) + "\n", encoding="utf-8")
    return path


def test_a_number_that_begins_anew_in_each_document_is_no_question(tmp_path: Path):
    rows = [
        f"{s}\tdoc{(n - 1) // 2}\t{(n - 1) % 2 + 1}\t{n}\t{r}\t{SOURCE[n]}\t{s} about {n}.\t{n % 5}"
        for n in SOURCE
        for s in ("Online-A", "Human-B")
        for r in ("rater1", "rater2")
    ]
    head = "system\tdoc\tdoc_id\tseg_id\trater\tsource\ttarget\tscore"
    path = written(tmp_path / "segments.tsv", head, rows)
    seen = inspect(path)
    assert seen.mapping.roles["seg_id"] == "question_id"
    assert seen.mapping.roles["doc_id"] == "factor"
    assert "doc_id" in seen.column("seg_id").why.text
    taken = take(path, seen.mapping)
    assert {item.question_id for item in taken.items} == {str(n) for n in SOURCE}
    assert len(taken.items) == 12
    assert len(taken.judgments) == 24


def test_ids_with_spaces_and_commas_of_texts_that_are_not_there_become_ids(tmp_path: Path):
    """In the program's own columns, and in those of others."""
    rows = [
        f'p{r};"news, {n} ({s})";{s};Is it {n}?;{r + n}'
        for r in (1, 2)
        for n in (1, 2)
        for s in "XY"
    ]
    for name, head in (
        ("own", "rater;item;system;question;value"),
        ("other", "Bewerter;Text-ID;Modell;Frage;Bewertung"),
    ):
        path = written(tmp_path / f"{name}.csv", head, rows)
        assert cli.main(["new", str(tmp_path / name), "--from-judgments", str(path)]) == 0
        items = read_study(tmp_path / name).items
        assert [item.id for item in items] == ["news_1_X_", "news_1_Y_", "news_2_X_", "news_2_Y_"]
        assert [item.system for item in items] == ["X", "Y", "X", "Y"]
        assert len(recorded(tmp_path / name)) == 8


@pytest.mark.parametrize(
    "head",
    ["rater;item;system;question;text;value", "Bewerter;Text-ID;Modell;Frage;Antwort;Bewertung"],
)
def test_ids_with_commas_become_ids_also_where_only_some_texts_are_there(tmp_path: Path, head: str):
    rows = [
        f'p{r};"news, {n} ({s})";{s};Is it {n}?;{f"Text of {s}." if n == 1 else ""};{n}'
        for r in (1, 2)
        for n in (1, 2)
        for s in "XY"
    ]
    path = written(tmp_path / "some.csv", head, rows)
    assert cli.main(["new", str(tmp_path / "study"), "--from-judgments", str(path)]) == 0
    items = {item.id: item for item in read_study(tmp_path / "study").items}
    assert set(items) == {"news_1_X_", "news_1_Y_", "news_2_X_", "news_2_Y_"}
    assert items["news_1_X_"].text == "Text of X."
    assert items["news_2_Y_"].extra["written_as"] == "news, 2 (Y)"
    assert len(recorded(tmp_path / "study")) == 8


DIRECT = "UserID,System,SegmentID,Type,Score,DocumentID"


@pytest.mark.parametrize("document", ["DocumentID", "Document", "doc", "article"])
def test_segments_of_several_documents_are_different_texts_though_their_numbers_are_the_same(
    tmp_path: Path, document: str
):
    """Direct assessment as a campaign publishes it: neither sources nor translations."""
    rows = [
        f"r{r},{system},{n},TGT,{(17 * n + 31 * d + 7 * r + len(system)) % 101},doc{d}"
        for d in range(3)
        for n in range(1, 5)
        for r in range(2)
        for system in ("uedin", "ONLINE-A")
    ]
    path = written(tmp_path / "direct.csv", DIRECT.replace("DocumentID", document), rows)
    seen = inspect(path)
    assert [remark.values["segment"] for remark in seen.remarks] == ["SegmentID"]
    study = tmp_path / "study"
    assert cli.main(["new", str(study), "--from-judgments", str(path)]) == 0
    items = read_study(study).items
    assert len(items) == 3 * 4 * 2
    assert len({item.question_id for item in items}) == 3 * 4
    assert len({(row["participant"], row["items"]) for row in recorded(study)}) == len(rows)


def test_segments_numbered_through_all_documents_stay_as_they_are(tmp_path: Path):
    rows = [f"r{r},{s},{n},TGT,{n * r},doc{n // 3}" for n in range(6) for r in (1, 2) for s in "ab"]
    seen = inspect(written(tmp_path / "direct.csv", DIRECT, rows))
    assert seen.remarks == ()
    assert "doc0/1" not in seen.column("SegmentID").samples
    of_systems = [f"r1,{s},{n},TGT,{n},{s}.txt" for n in range(6) for s in "ab"]
    assert inspect(written(tmp_path / "files.csv", DIRECT, of_systems)).remarks == ()


@pytest.mark.parametrize("own", ["question_id", "prompt_id", "Frage_ID"])
def test_a_table_s_own_id_of_questions_is_not_put_aside_for_numbers_of_segments(
    tmp_path: Path, own: str
):
    rows = [f"q{d}{s},d{d},{s},{m},A text." for d in "12" for s in "12" for m in "ab"]
    seen = inspect(written(tmp_path / "own.csv", f"{own},doc_id,sentence_id,system,text", rows))
    assert seen.mapping.columns_of("question_id") == [own]
    assert "d1/1" not in seen.column("sentence_id").samples


def test_a_document_that_a_person_chose_as_the_question_is_one(tmp_path: Path):
    rows = [f"d{d},{s},{m},Text {d} {s} {m}." for d in "12" for s in "12" for m in "ab"]
    path = written(tmp_path / "chosen.csv", "doc_id,sentence_id,system,text", rows)
    seen = inspect(path, named={"doc_id": "question_id"})
    assert seen.mapping.columns_of("question_id") == ["doc_id"]


def test_an_id_that_a_person_chose_for_questions_stays(tmp_path: Path):
    rows = [f"m,1,{n},r{n % 2},{SOURCE[n]},It is about {n}.,{n % 5}" for n in SOURCE]
    path = written(tmp_path / "a.csv", "system,doc_id,seg_id,rater,source,target,score", rows)
    chosen = inspect(path, named={"doc_id": "question_id"})
    assert chosen.mapping.roles["doc_id"] == "question_id"


def test_an_id_of_rows_is_not_that_of_their_text(tmp_path: Path):
    """Else each rating would be of a text of its own, and nobody would have rated the same."""
    rows = [
        f"{3 * n + r},r{r},{n},{SOURCE[n]},A long answer number {n} to it.,{(n + r) % 5 + 1}"
        for n in SOURCE
        for r in range(3)
    ]
    path = written(tmp_path / "rows.csv", "id,rater_id,item_id,context,response,score", rows)
    seen = inspect(path)
    assert seen.mapping.roles["id"] == "factor"
    assert seen.mapping.roles["item_id"] == "id"
    taken = take(path, seen.mapping)
    assert [item.id for item in taken.items] == [str(n) for n in SOURCE]
    assert len(taken.judgments) == 18


def test_an_id_of_rows_with_texts_of_their_own_names_them(tmp_path: Path):
    rows = [f"{n},r1,{SOURCE[n]},A long answer number {n} to it.,{n % 5}" for n in SOURCE]
    path = written(tmp_path / "rows.csv", "id,rater_id,context,response,score", rows)
    assert inspect(path).mapping.roles["id"] == "id"


def test_yes_and_no_that_differ_between_raters_are_ratings(tmp_path: Path):
    """A gold answer, which all rows of a text have alike, is none."""
    rows = [
        f"{n},r{r},A long answer number {n}.,{('Yes', 'No')[n % 2]},"
        f"{('Yes', 'No', 'Unsure')[(n + r) % 3]},{('No', 'Yes')[(n * r) % 2]}"
        for n in SOURCE
        for r in range(4)
    ]
    head = "item_id,rater_id,response,safety_gold,Q_harmful,Q_biased"
    path = written(tmp_path / "safety.csv", head, rows)
    roles = inspect(path).mapping.roles
    assert roles["Q_harmful"] == roles["Q_biased"] == "rating"
    assert roles["safety_gold"] == "factor"
    assert cli.main(["new", str(tmp_path / "study"), "--from-judgments", str(path)]) == 0
    assert {row["value"] for row in recorded(tmp_path / "study")} == {"yes", "no", "dont_know"}


def nested_axes() -> list[dict[str, object]]:
    return [
        {
            "info": {"id": f"t{n}", "post": SOURCE[n % 6 + 1] * 3, "article": None},
            "summary": {
                "text": f" The {policy} says of {n} that it is warm.",
                "policy": policy,
                "note": f"I find that number {n} by {policy} says so.",
                "axes": {"overall": (n + k) % 7 + 1, "coverage": (n * k) % 7 + 1},
            },
            "worker": f"w{k}",
        }
        for n in range(30)
        for k, policy in enumerate(("ref", "ppo"))
    ]


def test_the_policy_wrote_the_text_and_a_remark_is_no_value(tmp_path: Path):
    path = json_lines(tmp_path / "axes.jsonl", nested_axes())
    seen = inspect(path)
    assert dict(seen.mapping.roles) == {
        "info.id": "question_id",
        "info.post": "source",
        "info.article": "factor",
        "summary.text": "text",
        "summary.policy": "system",
        "summary.note": "factor",
        "summary.axes.overall": "rating",
        "summary.axes.coverage": "rating",
        "worker": "participant",
    }
    taken = take(path, seen.mapping)
    assert (len(taken.items), len(taken.judgments)) == (60, 120)


HEAD = "ArticleID,System,ArticleText,SystemSummary,CoherenceRating,FluencyRating"


def unnamed_ratings() -> list[str]:
    return [
        f"{n},{s},{SOURCE[n]},{s} sums up {n} in this way.,{(n + k) % 5 + 1},{(n * k) % 5 + 1}"
        for n in SOURCE
        for s in ("lede", "pointer")
        for k in range(3)
    ]


def test_ratings_without_names_of_raters_are_those_of_one_more_in_each_row_of_a_text(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    path = written(tmp_path / "news.csv", HEAD, unnamed_ratings())
    seen = inspect(path)
    assert seen.shape == "judgments"
    assert seen.mapping.columns_of("rating") == ["CoherenceRating", "FluencyRating"]
    taken = take(path, seen.mapping)
    assert len(taken.items) == 12
    assert judged(taken)[0] == ("rater_1", "CoherenceRating", taken.items[0].id, "2")
    assert {rater for rater, *_ in judged(taken)} == {"rater_1", "rater_2", "rater_3"}
    assert cli.main(["new", str(tmp_path / "study"), "--from-judgments", str(path)]) == 0
    assert "no column says who judged" in capsys.readouterr().err


def test_ratings_that_somebody_names_need_no_raters(tmp_path: Path):
    rows = [
        f"{n},{s},{s} sums up {n} in this way.,{'Yes' if n % 2 else 'No'}"
        for n in SOURCE
        for s in ("t5", "mt5")
    ]
    path = written(tmp_path / "one.tsv", "gem_id,model,summary,question1", rows)
    assert inspect(path).shape == "long"
    command = ["new", str(tmp_path / "study"), "--from-judgments", str(path)]
    assert cli.main(command) != 0
    assert cli.main([*command, "--map", "rating=question1"]) == 0
    rows_of_record = recorded(tmp_path / "study")
    assert len(rows_of_record) == 12
    assert {row["participant"] for row in rows_of_record} == {"rater_1"}


def test_scores_of_texts_that_come_once_are_no_judgments(tmp_path: Path):
    rows = [f"{n},m{n % 2},This is answer number {n} of them.,{n % 5}" for n in range(20)]
    path = written(tmp_path / "metric.csv", "question_id,model,answer,bert_score", rows)
    assert inspect(path).shape == "long"


TITLE = "Texts with a column for each rater (CSV)"


def test_a_column_for_each_rater_and_criterion(tmp_path: Path):
    rows = [
        f"{n},{s},{s} sums up {n} in this way.,{n % 5 + 1},{(n + 1) % 5 + 1},,{(n + 2) % 5 + 1}"
        for n in SOURCE
        for s in ("BART", "T5")
    ]
    head = "id,model,summary,annotator1_con,annotator2_con,annotator1_flu,annotator2_flu"
    seen, taken = looked_at(written(tmp_path / "wide.csv", head, rows), TITLE)
    assert (seen.shape, seen.judgments, seen.participants) == ("judgments", 36, 2)
    assert [(item.id, item.system, item.question_id) for item in taken.items[:2]] == [
        ("1_BART", "BART", "1"),
        ("1_T5", "T5", "1"),
    ]
    assert judged(taken)[:3] == [
        ("annotator1", "con", "1_BART", "2"),
        ("annotator2", "con", "1_BART", "3"),
        ("annotator2", "flu", "1_BART", "4"),
    ]


def test_raters_of_two_kinds_in_columns_are_a_condition_each(tmp_path: Path):
    """Five of the crowd next to three experts were left out as properties of the texts."""
    people = [f"expert{n}" for n in (1, 2, 3)] + [f"crowd{n}" for n in range(1, 6)]
    rows = [
        f"{n},{s},{s} sums up {n} in this way.," + ",".join(str((n + k) % 5 + 1) for k in range(16))
        for n in SOURCE
        for s in ("BART", "T5")
    ]
    names = [f"{who}_{what}" for who in people for what in ("coherence", "fluency")]
    head = ",".join(["id", "model", "summary", *names])
    seen, taken = looked_at(written(tmp_path / "wide.csv", head, rows), TITLE)
    assert (seen.judgments, seen.participants) == (192, 8)
    found = {(row.cells["participant"], row.cells["condition"]) for row in taken.judgments}
    assert found == {(who, who[:-1]) for who in people}
    assert any("--condition" in str(remark) for remark in seen.remarks)


def test_a_name_of_two_words_before_a_rater_s_number_is_not_part_of_the_criterion(tmp_path: Path):
    rows = [f"{n},A sentence about {n}.,{n % 3},{(n + 1) % 3}" for n in SOURCE]
    head = "id,text,clarity_crowd_worker_1,clarity_crowd_worker_2"
    _, taken = looked_at(written(tmp_path / "wide.csv", head, rows), TITLE)
    assert {(rater, criterion) for rater, criterion, *_ in judged(taken)} == {
        ("crowd_worker_1", "clarity"),
        ("crowd_worker_2", "clarity"),
    }


def test_a_column_for_each_rater(tmp_path: Path):
    rows = [f"{n},A sentence about {n}.,{n % 3},{(n + 1) % 3},{n}" for n in SOURCE]
    head = "id,text,Rater A,Rater B,Rater A id"
    _, taken = looked_at(written(tmp_path / "wide.csv", head, rows), TITLE)
    assert len(taken.judgments) == 12
    assert {(rater, criterion) for rater, criterion, *_ in judged(taken)} == {
        ("rater_a", ""),
        ("rater_b", ""),
    }


@pytest.mark.parametrize(
    "head",
    ["id,text,rater,rater1,rater2", "id,text,system,rater1_fluency,rater2_adequacy"],
    ids=["rows name their rater", "no criterion has two raters"],
)
def test_other_columns_with_numbers_of_raters_are_another_table(tmp_path: Path, head: str):
    rows = [f"{n},A sentence about {n}.,r{n % 2},{n % 3},{(n + 1) % 3}" for n in SOURCE]
    path = written(tmp_path / "other.csv", head, rows)
    assert inspect(path).title.text == "Table (CSV)"


def summaries(second: str) -> list[str]:
    return [
        f"{SOURCE[n]} It goes on like this.,{s},{s} sums up {n} in this way.,r{r},{(n + r) % 5 + 1}"
        for n in SOURCE
        for s in ("BART", second)
        for r in range(2)
    ]


def test_summaries_of_one_article_are_compared_article_by_article(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    head = "article,system,summary,annotator,coherence"
    path = written(tmp_path / "a.csv", head, summaries("T5"))
    study = tmp_path / "study"
    assert cli.main(["new", str(study), "--from-judgments", str(path)]) == 0
    assert "from one source" in capsys.readouterr().err
    asked = {item.id: item.question_id for item in read_study(study).items}
    assert asked["q3_BART"] == asked["q3_T5"] == "q3"
    assert len(set(asked.values())) == 6
    assert cli.main(["analyse", str(study), "--no-report", "--out", str(tmp_path / "out")]) == 0
    (row,) = json.loads((tmp_path / "out" / "results.json").read_text())["tables"]["significance"]
    assert (row["n"], row["raters"], row["questions"]) == (12, 2, 6)


def test_several_texts_of_a_system_from_one_source_answer_no_single_question(tmp_path: Path):
    """Such as stories and their continuations, of which nothing says what belongs together."""
    path = written(tmp_path / "a.csv", "article,system,summary,annotator,coherence", summaries(""))
    taken = take(path, inspect(path).mapping)
    assert {item.question_id for item in taken.items} == {""}
