"""Tables of ratings as authors of papers publish them: a row for each rating, names in short."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval import cli
from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take
from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.study.problems import StudyProblems
from tests.exchange.materials.taken import judged, recorded
from tests.support.judgments.recorded_means import means_of

HEAD = "sent_id,sys_name,orig_sent,simp_sent,rater_id,simplicity"
SOURCES = {"3": "The kettle represents a source of heat.", "9": "The lid was put on by the cook."}
SCORES = (0, 7, 13, 22, 31, 38, 44, 53, 61, 70, 84, 92, 99, 100, 26, 5)


def rows_of_ratings() -> list[str]:
    """Two texts about each of two sentences, rated from 0 to 100 by four raters."""
    scores = iter(SCORES)
    return [
        ",".join([n, name, SOURCES[n], f"{name} says: {SOURCES[n]}", rater, str(next(scores))])
        for n in SOURCES
        for name in ("Hybrid", "ACCESS")
        for rater in ("4", "8", "15", "16")
    ]


def written(path: Path, head: str, rows: list[str]) -> Path:
    path.write_text("\n".join([head, *rows]) + "\n", encoding="utf-8")
    return path


def test_ratings_from_0_to_100_are_ratings_by_the_criterion_that_names_them(tmp_path: Path):
    path = written(tmp_path / "ratings.csv", HEAD, rows_of_ratings())
    seen = inspect(path)
    assert dict(seen.mapping.roles) == {
        "sent_id": "question_id",
        "sys_name": "system",
        "orig_sent": "source",
        "simp_sent": "text",
        "rater_id": "participant",
        "simplicity": "rating",
    }
    assert seen.shape == "judgments"
    taken = take(path, seen.mapping)
    assert [(item.id, item.system) for item in taken.items] == [
        ("3_Hybrid", "Hybrid"),
        ("3_ACCESS", "ACCESS"),
        ("9_Hybrid", "Hybrid"),
        ("9_ACCESS", "ACCESS"),
    ]
    assert judged(taken)[0] == ("4", "simplicity", "3_Hybrid", "0")
    assert [value for *_, value in judged(taken)] == [str(score) for score in SCORES]


def test_ratings_below_0_of_texts_that_are_not_there_are_judgments(tmp_path: Path):
    rows = [
        f"{n},{s},{r},{(int(n) + int(r) + (s == 'b')) % 5 - 2}"
        for s in "ab"
        for n in "1234567"
        for r in "123"
    ]
    path = written(tmp_path / "ratings.csv", "sent_id,sys_name,rater_id,structural", rows)
    seen = inspect(path)
    assert dict(seen.mapping.roles) == {
        "sent_id": "question_id",
        "sys_name": "system",
        "rater_id": "participant",
        "structural": "rating",
    }
    taken = take(path, seen.mapping)
    assert len(taken.judgments) == 42
    assert {value for *_, value in judged(taken)} == {"-2", "-1", "0", "1", "2"}


def test_numbers_of_a_text_or_of_a_page_are_no_ratings(tmp_path: Path):
    rows = [
        f"{n},{name},The kettle is a source of heat {n}.,{name} says it {n} times.,{rater},"
        f"{(n * 7 + rater * 13) % 101},{n * 2 + len(name)},{(n + rater) % 9},{(n * rater) % 50}"
        for n in range(1, 13)
        for name in ("Hybrid", "ACCESS")
        for rater in (1, 2, 3, 4)
    ]
    path = written(tmp_path / "ratings.csv", f"{HEAD},bleu,page_order,work_time", rows)
    roles = inspect(path).mapping.roles
    assert roles["simplicity"] == "rating"
    assert [roles[c] for c in ("bleu", "page_order", "work_time")] == ["factor"] * 3


def test_a_named_value_makes_judgments_with_the_participant_that_its_name_says(
    tmp_path: Path, capsys
):
    rows = [f"{row.rsplit(',', 1)[0]},{n % 3}" for n, row in enumerate(rows_of_ratings()[:4])]
    path = written(tmp_path / "ratings.csv", HEAD, rows)
    study = tmp_path / "study"
    arguments = ["new", str(study), "--from-judgments", str(path), "--map", "value=simplicity"]
    assert cli.main(arguments) == 0, capsys.readouterr()
    assert {(row["participant"], row["items"], row["value"]) for row in recorded(study)} == {
        ("4", "3_Hybrid", "0"),
        ("8", "3_Hybrid", "1"),
        ("15", "3_Hybrid", "2"),
        ("16", "3_Hybrid", "0"),
    }


def test_a_named_value_brings_the_participant_back_where_nothing_looks_like_a_rating(
    tmp_path: Path, capsys
):
    rows = [f"{row.rsplit(',', 1)[0]},grade {n % 4}" for n, row in enumerate(rows_of_ratings())]
    path = written(tmp_path / "ratings.csv", HEAD, rows)
    assert inspect(path).mapping.roles["rater_id"] == "factor"
    arguments = ["new", "", "--from-judgments", str(path), "--map", "", "--scale", ""]
    scale = ",".join(f"grade {n}" for n in (2, 0, 3, 1))
    for role in ("rating", "value"):  # without a column of criteria both mean the same
        study = arguments[1] = str(tmp_path / role)
        arguments[-3:] = [f"{role}=simplicity", "--scale", f"simplicity={scale}"]
        assert cli.main(arguments) == 0, capsys.readouterr()
        assert [row["value"] for row in recorded(Path(study))].count("1") == 4
        assert {(row["participant"], row["value"]) for row in recorded(Path(study))} == {
            ("4", "2"),
            ("8", "4"),
            ("15", "1"),
            ("16", "3"),
        }


def test_words_without_an_order_are_asked_for_by_the_name_of_their_column(tmp_path: Path):
    rows = [f"{row.rsplit(',', 1)[0]},grade {n % 4}" for n, row in enumerate(rows_of_ratings())]
    path = written(tmp_path / "ratings.csv", HEAD, rows)
    taken = take(path, inspect(path, named={"simplicity": "value"}).mapping)
    (unordered,) = [str(problem.text) for problem in taken.problems if problem.field == "value"]
    assert "of “simplicity” are words without a known order" in unordered


def test_an_id_that_comes_with_one_text_only_is_no_question(tmp_path: Path):
    rows = [
        f"{n},Why does tea cool?,{name},{name} says that tea cools.,{rater},{n + 1}"
        for n, name in enumerate(("aurora", "cirrus"))
        for rater in "xyz"
    ]
    path = written(tmp_path / "stories.csv", "Story ID,Prompt,Model,Story,Worker ID,Fun", rows)
    seen = inspect(path)
    assert seen.mapping.roles["Story ID"] == "id"
    items = take(path, seen.mapping).items
    assert [(item.id, item.question_id) for item in items] == [("0", ""), ("1", "")]
    assert {item.question for item in items} == {"Why does tea cool?"}


def test_answers_that_begin_with_a_number_are_that_number(tmp_path: Path):
    words = ("1 - very poor", "2 : poor", "4) good", "5. parfaitement fluide")
    rows = [
        f"r{rater},{n},{system},{words[(n + rater) % 4]},{n % 3} km"
        for n in range(6)
        for system in "ab"
        for rater in (1, 2, 3)
    ]
    path = written(tmp_path / "words.csv", "rater,item,system,fluency,far", rows)
    seen = inspect(path)
    assert seen.mapping.roles["fluency"] == "rating" and seen.mapping.roles["far"] != "rating"
    taken = take(path, seen.mapping)
    assert [value for *_, value in judged(taken)][:3] == ["2", "4", "5"]
    (said,) = [problem.text for problem in taken.problems]
    assert said == ("answers such as “1 - very poor” of “fluency” are read as numbers, here as 1")


def test_ranks_are_no_ratings_and_where_they_are_named_so_it_is_said(tmp_path: Path):
    rows = [f"r{r},{n},{s},{2 + (s == 'b')}" for r in (1, 2) for n in range(3) for s in "ab"]
    path = written(tmp_path / "ranks.csv", "rater,item,system,rank", rows)
    assert inspect(path).mapping.roles["rank"] != "rating"
    taken = take(path, inspect(path, named={"rank": "value"}).mapping)
    (warning,) = taken.problems
    assert warning.severity == "warning" and "of which 1 is the best" in warning.text
    assert "direction: lower" in warning.advice


def test_magnitudes_are_ratings_where_nothing_else_is_rated(tmp_path: Path, capsys):
    rows = [
        f"name[X{n}] food[Y] area[riverside],{s},{s} says {n} of a place.,w{r},{150 + 37 * n * r},"
        f"{20 + 20 * n + r},{1_700_000_000 + n * r},{30 + r * n}"
        for n in range(1, 7)
        for s in "ab"
        for r in (1, 2, 3)
    ]
    head = "mr,system,output,judge,quality,fluency,tstamp,seconds_spent"
    path = written(tmp_path / "magnitudes.csv", head, rows)
    seen = inspect(path)
    assert seen.mapping.roles["judge"] == "participant"
    assert seen.mapping.roles["quality"] == "rating"
    assert seen.mapping.roles["tstamp"] != "rating"
    assert seen.mapping.roles["seconds_spent"] != "rating"
    assert cli.main(["new", str(tmp_path / "study"), "--from-judgments", str(path)]) == 0
    assert "dqe: quality, fluency (slider" in capsys.readouterr().out  # one scale for both


def test_numbers_of_segments_within_documents_are_no_questions(tmp_path: Path):
    rows = [
        f"r{r},{s},doc{d},{k},Sentence {k} of report {d}.,{s} says {k} of {d}.,{(d * k + r) % 90}"
        for d in range(3)
        for k in range(4)
        for s in ("x", "y")
        for r in (1, 2)
    ]
    head = "UserID,SystemID,DocumentID,SegmentID,Source,Target,Score"
    path = written(tmp_path / "da.csv", head, rows)
    seen = inspect(path)
    assert seen.mapping.roles["SegmentID"] == "factor"
    assert len({item.question_id for item in take(path, seen.mapping).items}) == 12
    # passages that each system has for itself are no other questions
    own = [row.replace("Sentence", f"{row.split(',')[1]} found", 1) for row in rows[:8]]
    seen = inspect(written(tmp_path / "passages.csv", head, own))
    assert seen.mapping.roles["SegmentID"] == "question_id"


def test_sliders_of_conditions_by_workers_of_a_platform_are_judgments_of_systems(tmp_path: Path):
    rows = [
        f"pid{r},{'old' if r % 2 else 'young'},{n},tst_{n},{c},{(r * 17 + n * 29 + len(c)) % 101}"
        for r in range(6)
        for n in range(8)
        for c in ("natural", "ours")
    ]
    head = "prolific_pid,age_group,page,segment,condition,slider"
    seen = inspect(written(tmp_path / "sliders.csv", head, rows))
    assert seen.shape == "judgments"
    roles = dict(seen.mapping.roles)
    assert (roles["prolific_pid"], roles["segment"]) == ("participant", "question_id")
    assert (roles["condition"], roles["slider"]) == ("system", "value")
    between = [row.replace("natural", row[:4]).replace("ours", row[:4]) for row in rows]
    seen = inspect(written(tmp_path / "between.csv", head, between))
    assert dict(seen.mapping.roles)["condition"] == "attribute"


@pytest.mark.parametrize("head", ["Person", "Testperson", "tester_id", "Leserin", "id_person"])
def test_who_judged_has_many_names(tmp_path: Path, head: str):
    rows = [
        f"p{p},q{q},{m},{(p + 2 * q + ord(m)) % 6}"
        for p in range(4)
        for q in range(6)
        for m in "XY"
    ]
    seen = inspect(written(tmp_path / "marks.csv", f"{head},Frage,Modell,Bewertung", rows))
    assert seen.mapping.roles[head] == "participant"
    assert seen.mapping.roles["Bewertung"] == "value"


def test_where_no_column_is_known_the_roles_of_judgments_are_asked_for(tmp_path: Path, capsys):
    path = written(tmp_path / "t.csv", "wer,was,wieviel", ["a,x,17", "b,x,55", "a,y,3", "b,y,81"])
    assert cli.main(["new", str(tmp_path / "study"), "--from-judgments", str(path)]) == 1
    assert "--map participant=NAME" in capsys.readouterr().err


def test_places_and_severities_of_errors_are_no_ratings(tmp_path: Path):
    rows = [
        f"{r},i{n},The kettle is a source of heat {n}.,{r * n},{r * n + 4},{s}"
        for r in range(1, 5)
        for n in range(1, 7)
        for s in ("minor", "major")[: 1 + (r + n) % 2]
    ]
    head = "annotator_id,item_id,text,error_start,error_end,severity"
    roles = dict(inspect(written(tmp_path / "spans.csv", head, rows)).mapping.roles)
    assert not {"rating", "value"} & set(roles.values())


def test_values_of_nobody_are_refused_with_the_ways_out(tmp_path):
    """Of a file of direct assessments, texts and raters were said to be missing."""
    path = tmp_path / "da.csv"
    rows = [f"en-de,Source {n}.,Text {n} of it.,{n / 7 - 1:.4f},{10 * n},1" for n in range(9)]
    path.write_text("\n".join(["lp,src,mt,score,raw,annotators", *rows]), encoding="utf-8")
    with pytest.raises(StudyProblems) as refused:
        study_from_judgments(tmp_path / "study", path)
    (problem,) = refused.value.problems
    assert (problem.file, problem.field) == ("da.csv", "participant")
    assert "no column says who judged" in problem.text
    assert "--map rating=score" in str(problem)
    assert "--map system=NAME" in str(problem)


def test_a_word_that_makes_a_column_no_ratings_is_named(tmp_path):
    """A column with one mistake was left out without a word, or all columns were said to be
    missing."""
    rows = [
        f"r{rater},{system},{text},{1 + (rater + text) % 5},{1 + (2 * rater + text) % 5}"
        for rater in range(4)
        for system in ("aurora", "cirrus")
        for text in range(4)
    ]
    rows[6] = rows[6][: rows[6].rindex(",")] + ",four"
    path = tmp_path / "given.csv"
    path.write_text("\n".join(["rater,system,doc_id,clarity,fluency", *rows]), encoding="utf-8")
    made = study_from_judgments(tmp_path / "study", path)
    (warning,) = [w for w in made.warnings if "is no number" in w.text]
    assert (warning.line, warning.field) == (8, "fluency")
    assert "“four” is no number" in warning.text
    alone = [",".join(cells[:3] + cells[4:]) for cells in (row.split(",") for row in rows)]
    path.write_text("\n".join(["rater,system,doc_id,fluency", *alone]), encoding="utf-8")
    with pytest.raises(StudyProblems) as refused:
        study_from_judgments(tmp_path / "other", path)
    assert [(p.line, p.field) for p in refused.value.problems] == [(8, "fluency")]


def test_numbers_of_texts_are_no_ratings(tmp_path):
    """“Text-Nr.” was a criterion, and all texts of a system were one."""
    rows = [
        f"p{rater},{system},{text},{4 if system == 'aurora' else 2}"
        for rater in range(4)
        for system in ("aurora", "cirrus")
        for text in range(8)
    ]
    path = tmp_path / "given.csv"
    path.write_text("\n".join(["Teilnehmer,System,Text-Nr.,Klarheit", *rows]), encoding="utf-8")
    made = study_from_judgments(tmp_path / "study", path)
    assert (made.judgments, made.items) == (64, 16)
    assert [block.criteria for block in made.blocks] == [("Klarheit",)]


def test_an_id_of_each_row_is_no_text_where_another_id_has_several_raters(tmp_path):
    """Each row was a text of its own, so that no column differed between raters of a text."""
    rows = [
        f"{8 * rater + 2 * text + side},w{rater},{system},{text},{40 * side + 3 * rater + text}"
        for rater in range(4)
        for text in range(4)
        for side, system in enumerate(("aurora", "cirrus"))
    ]
    path = tmp_path / "given.csv"
    path.write_text("\n".join(["id,worker_id,team,sample_id,Fluency", *rows]), encoding="utf-8")
    made = study_from_judgments(tmp_path / "study", path)
    assert (made.judgments, made.items, made.participants) == (32, 8, 4)


def test_numbered_ratings_of_a_text_are_those_of_raters(tmp_path):
    rows = [
        f"{text},{system},{system} says this about text {text}.,{value},{value + 10}"
        for text in range(4)
        for system, value in (("aurora", 70), ("cirrus", 30))
    ]
    path = tmp_path / "given.csv"
    head = "original_id,system,generation,rating_1,rating_2"
    path.write_text("\n".join([head, *rows]), encoding="utf-8")
    made = study_from_judgments(tmp_path / "study", path)
    assert (made.judgments, made.items, made.participants) == (16, 8, 2)
    assert means_of(tmp_path / "study") == {("overall", "aurora"): 75, ("overall", "cirrus"): 35}


def test_numbers_that_all_raters_of_a_text_share_are_facts_about_it(tmp_path: Path):
    """Few texts could agree by chance, so that there the same columns are ratings."""
    roles = []
    for texts in (24, 4):
        rows = [
            f"{rater},I saw thing {n}.,{n % 2},{n % 3 + 1},{(n + rater) % 5 + 1}"
            for n in range(texts)
            for rater in range(3)
        ]
        path = written(tmp_path / f"{texts}.csv", "Annotator,Text,Effort,Fluency,Clarity", rows)
        found = inspect(path).mapping.roles
        roles.append([found[name] for name in ("Effort", "Fluency", "Clarity")])
    assert roles == [["factor", "factor", "rating"], ["rating", "rating", "rating"]]


def test_without_raters_a_column_that_makes_the_rows_of_a_system_differ_names_the_question(
    tmp_path: Path,
):
    """Means of several raters, as they are published for a text of each system."""
    rows = [f"b7{n},{name},{(n * 7 + m) % 4 / 3}" for n in range(9) for m, name in enumerate("ABC")]
    path = written(tmp_path / "means.csv", "hash,model_name,Factuality", rows)
    seen = inspect(path, named={"Factuality": "rating"})
    assert (seen.mapping.roles["hash"], seen.shape) == ("question_id", "judgments")
    assert len({row.cells["items"] for row in take(path, seen.mapping).judgments}) == 27


def test_words_that_raters_of_a_text_differ_in_are_not_left_out_without_a_word(tmp_path: Path):
    kinds = ("none", "intrinsic", "extrinsic")
    rows = [
        f"w{p},Output {n} is here.,{n % 2 + p % 2},{kinds[(n + p) % 3]},b{n}"
        for n in range(6)
        for p in range(4)
    ]
    path = written(tmp_path / "kinds.csv", "worker,output,fluency,kind_of_error,batch", rows)
    seen = inspect(path)
    told = [(p.field, p.severity) for p in take(path, seen.mapping).problems]
    assert told == [("kind_of_error", "warning")], "a batch is the same for all raters of a text"
    seen = inspect(path, named={"kind_of_error": "rating"})
    assert len(take(path, seen.mapping).judgments) == 48


def test_a_table_of_raters_and_texts_without_known_ratings_asks_for_their_columns(tmp_path: Path):
    rows = [f"r{n % 2},d{n % 3},Bay,It is the thing number {n} to me" for n in range(6)]
    path = written(tmp_path / "said.csv", "annotator,doc_id,system,opinion", rows)
    with pytest.raises(StudyProblems) as refused:
        study_from_judgments(tmp_path / "study", [path])
    (problem,) = refused.value.problems
    assert "--map rating=NAME; the columns are annotator, doc_id, system, opinion" in str(problem)
