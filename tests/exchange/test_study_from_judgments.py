"""A study folder out of a table of judgments that another program has made."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval import cli
from labeval.exchange.elsewhere.ids import Ids
from labeval.exchange.elsewhere.pages import Pages
from labeval.exchange.elsewhere.shapes import shape_of
from labeval.exchange.errors import ExchangeError
from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.exchange.tables import judgments as judgment_table
from labeval.jobs.results.analyse import AnalysisChoice, analyse
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_study


def table(tmp_path: Path, head: str, *rows: str, name: str = "given.csv") -> Path:
    path = tmp_path / name
    path.write_text("\n".join([head, *rows]) + "\n", encoding="utf-8")
    return path


def rows_of(folder: Path) -> list[dict[str, str]]:
    names = [column.name for column in judgment_table.COLUMNS]
    with Record(StudyFolder(folder).database, read_only=True) as record:
        return [dict(zip(names, row, strict=True)) for row in judgment_table.rows(record)]


MIXED = (
    "participant,criterion,items,value",
    "r1,fluency,a,4",
    "r1,fluency,b,2",
    "r2,fluency,a,5.0",
    "r2,fluency,b,3",
    "r1,fluency,a|b,left",
    "r2,fluency,b|a,neutral",
    "r2,fluency,a|b,right",
    "r1,true,a,Yes",
    "r2,true,a,unsure",
)


def test_decimal_commas_of_the_programs_own_columns_are_read_and_said(tmp_path):
    rows = ('r1,k,a,"3,5"', 'r1,k,b,"2,5"', "r2,k,a,NA", "r2,k,b,4")
    given = table(tmp_path, "participant,criterion,items,value", *rows)
    made = study_from_judgments(tmp_path / "study", given)
    assert [row["value"] for row in rows_of(tmp_path / "study")] == ["3.5", "2.5", "4"]
    (assumed,) = made.assumed
    assert assumed.text == "commas in the numbers of value are read as decimal points"
    assert not made.warnings


OF_FOUR = {"helpful": (0, 4), "coherent": (1, 4), "verbose": (0, 3)}
"""Criterion to the least and the most of a scale from 0 to 4 that was seen."""
RATED = (("five", 4), ("fine", 3), ("hundred", 87))


def test_methods_scales_and_items_are_inferred_and_the_study_can_be_read(tmp_path):
    made = study_from_judgments(tmp_path / "study", table(tmp_path, *MIXED))
    assert (made.judgments, made.participants, made.items) == (9, 2, 2)
    content = read_study(tmp_path / "study")
    blocks = content.study.blocks
    assert {id: block.method for id, block in blocks.items()} == {
        "dqe": "dqe",
        "ab": "ab",
        "aqc": "aqc",
    }
    assert list(blocks["dqe"].scale) == [1, 2, 3, 4, 5]
    assert (blocks["ab"].tie, blocks["ab"].both_bad) == (True, False)
    assert blocks["aqc"].criteria == ["true"]
    assert [item.id for item in content.items] == ["a", "b"]


def test_values_are_stored_as_the_table_of_judgments_writes_them(tmp_path):
    study_from_judgments(tmp_path / "study", table(tmp_path, *MIXED))
    said = {
        (r["participant"], r["method"], r["items"]): r["value"] for r in rows_of(tmp_path / "study")
    }
    assert said["r2", "dqe", "a"] == "5"
    assert said["r1", "ab", "a|b"] == "a"
    assert said["r2", "ab", "b|a"] == "tie"
    assert (said["r1", "aqc", "a"], said["r2", "aqc", "a"]) == ("yes", "dont_know")


@pytest.mark.slow
def test_what_the_command_makes_is_checked_and_analysed(tmp_path, capsys):
    study = tmp_path / "study"
    given_table = table(tmp_path, *MIXED)
    assert cli.main(["new", str(study), "--from-judgments", str(given_table)]) == 0
    told = capsys.readouterr().out
    assert "9 judgments of 2 items by 2 participants" in told
    assert "values from 2 to 5 were seen" in told
    assert "system" in told
    assert cli.main(["check", str(study), "--no-fit"]) == 0
    out = ["--out", str(tmp_path / "out")]
    assert cli.main(["analyse", str(study), "--no-report", *out, "--samples", "20"]) == 0
    results = json.loads((tmp_path / "out" / "results.json").read_text(encoding="utf-8"))
    assert results["counted"]["judgments"] == 9
    means = {
        row["id"]: row["value"]
        for row in results["tables"]["scores"]
        if row["statistic"] == "mean" and row["level"] == "item" and row["criterion"]
    }
    assert means == {"a": 4.5, "b": 2.5}


def test_all_that_is_wrong_is_told_at_once_with_its_lines_and_nothing_is_made(tmp_path):
    path = table(
        tmp_path,
        "rater,method,item,score,seconds",
        ",dqe,a,4,3",
        "r1,ranking,a,4,3",
        "r1,dqe,a,great,3",
        "r1,dqe,a|a,4,3",
        "r1,dqe,b,4,soon",
        "r1,dqe,,4,3",
        "r1,dqe,c,4,3",
    )
    with pytest.raises(StudyProblems) as caught:
        study_from_judgments(tmp_path / "study", path)
    assert [problem.line for problem in caught.value.problems] == [2, 3, 4, 5, 6, 7]
    assert caught.value.problems[0].field == "rater"  # as the column is called there
    assert "great" in str(caught.value.problems[2])
    assert not (tmp_path / "study").exists()
    assert [p.name for p in tmp_path.iterdir()] == ["given.csv"]


def test_a_word_among_numbers_is_wrong_and_a_missing_value_is_none(tmp_path):
    rows = ("r1,a,4", "r1,b,x", "r2,a,NA", "r2,b,3")
    with pytest.raises(StudyProblems, match=r"given\.csv:3: score: “x” is among") as caught:
        study_from_judgments(tmp_path / "study", table(tmp_path, "rater,item,score", *rows))
    assert len(caught.value.problems) == 1
    path = table(tmp_path, "rater,item,score", rows[0], *rows[2:])
    made = study_from_judgments(tmp_path / "study", path)
    assert (made.judgments, made.unanswered) == (2, 1)


def test_very_many_bad_rows_are_counted(tmp_path):
    path = table(tmp_path, "participant,items,value", *["r1,a|b,c"] * 700)
    with pytest.raises(StudyProblems, match="the first 500 of 700 problems"):
        study_from_judgments(tmp_path / "study", path)


def test_a_missing_column_of_json_lines_is_named_once(tmp_path):
    lines = ['{"participant": "r1", "items": "a"}'] * 3
    path = table(tmp_path, lines[0], *lines[1:], name="given.jsonl")
    with pytest.raises(StudyProblems) as refused:
        study_from_judgments(tmp_path / "study", path)
    assert [(p.line, p.field) for p in refused.value.problems] == [(1, "value")]
    assert not (tmp_path / "study").exists()


def test_a_missing_column_is_named_with_those_that_are_there(tmp_path):
    path = table(tmp_path, "who,items,value", "r1,a,4")
    with pytest.raises(StudyProblems, match=r"participant.*missing.*who, items, value"):
        study_from_judgments(tmp_path / "study", path)


def test_items_of_a_table_of_their_own_have_to_be_there(tmp_path):
    items = table(tmp_path, "id,text,system", "a,A text.,alpha", name="texts.csv")
    path = table(tmp_path, "participant,items,value", "r1,a,4", "r1,b,4", "r2,b,4")
    with pytest.raises(StudyProblems) as caught:
        study_from_judgments(tmp_path / "study", path, items)
    assert [p.line for p in caught.value.problems] == [3]
    assert "no item “b”" in str(caught.value)
    study_from_judgments(tmp_path / "good", table(tmp_path, "rater,item,rating", "r1,a,4"), items)
    assert read_study(tmp_path / "good").items[0].system == "alpha"


def test_systems_and_questions_stand_in_the_judgments_table_too(tmp_path):
    path = table(
        tmp_path,
        "participant,item,value,system,question_id,remark",
        "r1,a,4,alpha,q1,x",
        "r1,b,3,beta,q1,y",
    )
    made = study_from_judgments(tmp_path / "study", path)
    assert made.unused == ("remark",)
    assert [item.system for item in read_study(tmp_path / "study").items] == ["alpha", "beta"]


def test_two_systems_of_one_item_contradict_each_other(tmp_path):
    path = table(tmp_path, "participant,item,value,system", "r1,a,4,alpha", "r1,a,3,beta")
    with pytest.raises(StudyProblems, match=r"given\.csv:3: system.*something else about a"):
        study_from_judgments(tmp_path / "study", path)


def test_items_that_several_systems_answered_are_questions(tmp_path):
    rows = [f"r1,{item},{system},4" for item in "ab" for system in ("alpha", "beta")]
    study_from_judgments(tmp_path / "study", table(tmp_path, "rater,item,system,rating", *rows))
    asked = {(i.question_id, i.system) for i in read_study(tmp_path / "study").items}
    assert asked == {(item, system) for item in "ab" for system in ("alpha", "beta")}


def test_two_items_of_many_with_two_systems_are_mistakes(tmp_path):
    rows = [f"r1,{row},4" for row in ("a,alpha", "b,alpha", "c,beta", "d,beta", "a,beta", "b,beta")]
    path = table(tmp_path, "rater,item,system,rating", *rows)
    with pytest.raises(StudyProblems, match=r"given\.csv:6: system.*something else about a"):
        study_from_judgments(tmp_path / "study", path)


def test_items_that_never_met_belong_to_different_questions(tmp_path):
    path = table(
        tmp_path, "participant,items,value", "r1,a|b,a", "r1,b|c,c", "r1,x|y,tie", name="ab.csv"
    )
    study_from_judgments(tmp_path / "study", path)
    questions = {i.id: i.question_id for i in read_study(tmp_path / "study").items}
    assert questions["a"] == questions["b"] == questions["c"] != questions["x"]
    assert questions["x"] == questions["y"]


def test_names_that_are_no_ids_are_changed_and_kept_beside(tmp_path):
    path = table(tmp_path, "participant,items,value", "r1,GPT-4 best|Llama/2,GPT-4 best")
    made = study_from_judgments(tmp_path / "study", path)
    assert made.changed == ("GPT-4 best", "Llama/2")
    items = read_study(tmp_path / "study").items
    assert [(i.id, i.column("written_as")) for i in items] == [
        ("GPT-4_best", "GPT-4 best"),
        ("Llama_2", "Llama/2"),
    ]
    assert rows_of(tmp_path / "study")[0]["value"] == "GPT-4_best"


def test_judging_the_same_again_is_another_page(tmp_path):
    path = table(tmp_path, "participant,items,value", "r1,a,4", "r1,b,3", "r1,a,5")
    study_from_judgments(tmp_path / "study", path)
    pages = [(r["items"], r["page"], r["page_order"]) for r in rows_of(tmp_path / "study")]
    assert pages == [("a", "p1", "1"), ("b", "p2", "2"), ("a", "p3", "3")]


def pages_of(folder: Path) -> dict[str, dict[str, str]]:
    """Page to its criteria with their values."""
    found: dict[str, dict[str, str]] = {}
    for row in rows_of(folder):
        found.setdefault(row["page"], {})[row["criterion"]] = row["value"]
    return found


@pytest.mark.parametrize("by", ["text", "criterion", "time"])
def test_second_judgments_by_all_criteria_are_one_page_in_any_order(tmp_path, by):
    given = [(time, c, f"r1,a,{c},{value}") for time, c, value in TWICE]
    order = {"text": lambda row: row[1:], "criterion": lambda row: (row[1], row[0])}
    rows = [row for *_, row in sorted(given, key=order.get(by))]
    made = study_from_judgments(
        tmp_path / "study", table(tmp_path, "participant,items,criterion,value", *rows)
    )
    assert pages_of(tmp_path / "study") == {
        "p1": {"true": "1", "clear": "1", "short": "1"},
        "p2": {"true": "2", "clear": "2", "short": "2"},
    }
    assert any("more than once" in remark.template for remark in made.remarks)


def test_a_text_of_two_systems_is_refused_with_advice(tmp_path):
    path = table(tmp_path, "participant,item,system,value", "r1,i1,A,4", "r1,i1,B,3")
    with pytest.raises(StudyProblems, match=r"given\.csv:3: system: .*call it question_id"):
        study_from_judgments(tmp_path / "study", path)


TWICE = [(n, c, n) for n in (1, 2) for c in ("true", "clear", "short")]


def test_a_row_of_several_ratings_is_one_page_whatever_is_missing(tmp_path):
    rows = ["r1,q1,s1,,1,1", "r1,q1,s1,2,2,2", "r1,q1,s2,5,,4"]
    path = table(tmp_path, "rater,question_id,system,true,clear,short", *rows)
    made = study_from_judgments(tmp_path / "study", path)
    assert sorted(map(sorted, (p.items() for p in pages_of(tmp_path / "study").values()))) == [
        [("clear", "1"), ("short", "1")],
        [("clear", "2"), ("short", "2"), ("true", "2")],
        [("short", "4"), ("true", "5")],
    ]
    assert any("more than one row" in warning.template for warning in made.warnings)


def test_the_same_judgment_twice_on_a_named_page_is_refused(tmp_path):
    path = table(tmp_path, "participant,page,items,value", "r1,1,a,4", "r1,1,a,5")
    with pytest.raises(StudyProblems, match=r"given\.csv:3: page: .*before"):
        study_from_judgments(tmp_path / "study", path)


def test_criteria_with_different_scales_get_blocks_of_their_own(tmp_path):
    path = table(
        tmp_path,
        "participant,criterion,items,value",
        "r1,five,a,4",
        "r1,hundred,a,87",
        "r1,five,b,1",
    )
    study_from_judgments(tmp_path / "study", path)
    blocks = read_study(tmp_path / "study").study.blocks
    assert list(blocks["five"].scale) == [1, 2, 3, 4, 5]
    assert (blocks["hundred"].slider.min, blocks["hundred"].slider.max) == (0, 100)


@pytest.mark.parametrize(
    ("seen", "blocks"),
    [
        ({"true": 4, "calm": 3}, ["dqe"]),
        ({"true": 4, "calm": 3, "hundred": 87}, ["points_5", "hundred"]),
        ({"true": 4, "calm": 3, "low": 7, "hot": 7}, ["points_5", "points_7"]),
        ({"dqe": 4, "hundred": 87}, ["dqe_1", "hundred"]),
    ],
    ids=["alone", "by what is alone", "by points", "taken"],
)
def test_blocks_are_named_by_what_they_have_alone(tmp_path, seen, blocks):
    rows = [f"r1,{c},t{n},{v}" for c, top in seen.items() for n, v in enumerate((1, top))]
    given_table = table(tmp_path, "participant,criterion,items,value", *rows)
    made = study_from_judgments(tmp_path / "study", given_table)
    assert [block.id for block in made.blocks] == blocks


def test_a_scale_from_0_is_that_of_criteria_whose_ends_nobody_used(tmp_path):
    low_high = {**OF_FOUR, "other": (1, 5)}
    rows = [f"r1,{c},t{n},{v}" for c, ends in low_high.items() for n, v in enumerate(ends)]
    given_table = table(tmp_path, "participant,criterion,items,value", *rows)
    made = study_from_judgments(tmp_path / "study", given_table)
    assert [(b.criteria, b.settings["points"], b.settings.get("first")) for b in made.blocks] == [
        (("helpful", "coherent", "verbose"), 5, 0),
        (("other",), 5, None),
    ]


def test_what_was_seen_of_a_criterion_is_told_though_it_shares_the_scale_of_others(tmp_path):
    """The comment said that all had been seen from 0 on, whatever each had."""
    rows = [f"r1,{c},t{n},{v}" for c, ends in OF_FOUR.items() for n, v in enumerate(ends)]
    given_table = table(tmp_path, "participant,criterion,items,value", *rows)
    (block,) = study_from_judgments(tmp_path / "study", given_table).blocks
    assert block.note == (
        "helpful: values from 0 to 4 were seen; coherent: values from 1 to 4 were seen, the scale "
        "is that of others; verbose: values from 0 to 3 were seen, the scale is that of others"
    )


@pytest.mark.parametrize(
    ("seen", "points"),
    [
        ({"fluent": (2, 5), "natural": (2, 6)}, [("fluent natural", 7)]),
        ({"fluent": (1, 4), "true": (3, 5), "natural": (2, 6)}, [("fluent true natural", 7)]),
        ({"natural": (3, 8), "fluent": (2, 7)}, [("natural fluent", 10)]),
        ({"fluent": (1, 5), "natural": (2, 6)}, [("fluent", 5), ("natural", 7)]),
        ({"fluent": (2, 5), "overall": (1, 10)}, [("fluent", 5), ("overall", 10)]),
        ({"true": (1, 2), "natural": (2, 4)}, [("true", 2), ("natural", 5)]),
    ],
    ids=["near", "three", "ten", "end to end", "far", "two"],
)
def test_criteria_that_came_near_to_each_other_share_their_scale(tmp_path, seen, points):
    """Of 2 to 6 came a scale of 7 points, and of 2 to 5 by the same raters one of 5; a scale
    that was used from end to end is one of its own."""
    rows = [f"r1,{c},t{n},{v}" for c, ends in seen.items() for n, v in enumerate(ends)]
    given_table = table(tmp_path, "participant,criterion,items,value", *rows)
    made = study_from_judgments(tmp_path / "study", given_table)
    assert [(" ".join(b.criteria), b.settings["points"]) for b in made.blocks] == points
    assert ("that of others" in made.blocks[0].note) == (len(points) == 1)


def test_scales_that_differ_are_never_put_together(tmp_path):
    rows = [f"r{r},{c},t{t},{v}" for r in range(3) for t in range(2) for c, v in RATED]
    given_table = table(tmp_path, "participant,criterion,items,value", *rows)
    study_from_judgments(tmp_path / "study", given_table)
    content = read_study(tmp_path / "study")
    with Record(StudyFolder(tmp_path / "study").database, read_only=True) as record:
        scores = analyse(record, content, AnalysisChoice(samples=5)).tables["scores"]
    assert set(scores["method"]) == {"dqe:points_5", "dqe:hundred"}
    totals = scores[(scores["scale"] == "total") & (scores["statistic"] == "mean")]
    assert set(totals["method"]) == {"dqe:points_5"} and (totals["value"] == 3.5).all()


@pytest.mark.parametrize("format", ["csv", "jsonl", "xlsx", "parquet"])
def test_an_exported_table_comes_back_in_any_format(tmp_path, format):
    study_from_judgments(tmp_path / "study", table(tmp_path, *MIXED))
    out = tmp_path / f"judgments.{format}"
    arguments = ["export", str(tmp_path / "study"), "--format", format, "--out", str(out)]
    assert cli.main([*arguments, "--table", "judgments"]) == 0
    study_from_judgments(tmp_path / "again", out)
    assert rows_of(tmp_path / "again") == rows_of(tmp_path / "study")


def test_a_folder_with_something_in_it_is_left_alone(tmp_path):
    (tmp_path / "study").mkdir()
    (tmp_path / "study" / "mine.txt").write_text("mine")
    with pytest.raises(ExchangeError, match="not an empty folder"):
        study_from_judgments(tmp_path / "study", table(tmp_path, *MIXED))
    assert [p.name for p in (tmp_path / "study").iterdir()] == ["mine.txt"]


def test_the_record_is_sound(tmp_path):
    study_from_judgments(tmp_path / "study", table(tmp_path, *MIXED))
    with sqlite3.connect(StudyFolder(tmp_path / "study").database) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    assert cli.main(["verify", str(tmp_path / "study")]) == 0


@given(st.lists(st.text(min_size=1, max_size=80), unique=True, max_size=30))
def test_different_names_never_share_an_id(names):
    ids = Ids()
    made = [ids.of(name) for name in names]
    assert len(set(made)) == len(names)
    assert [ids.of(name) for name in names] == made


def test_an_id_keeps_the_letters_of_accents_and_umlauts():
    assert Ids().of("Paraît-il Öfter süß?") == "Parait-il_Oefter_suess_"


@given(
    st.lists(
        st.tuples(st.sampled_from("xyz"), st.sampled_from("ab"), st.sampled_from(["", "p1", "9"])),
        max_size=40,
    )
)
def test_no_two_judgments_share_session_page_question_and_text(rows):
    pages = Pages()
    seen = set()
    for shown, question, written in rows:
        page = pages.of("r", "s").page(
            written and f"w{written}", shown, pages.question(question), 0
        )
        if page is not None:
            assert (page, shown, question) not in seen
            seen.add((page, shown, question))


def test_a_best_and_a_worst_text_are_told_apart():
    shape = shape_of("", "a|b|c|d", "b > d", Ids())
    assert (shape.method, shape.value) == ("bws", "b>d")
    assert shape_of("", "a|b|c|d", "b>e", Ids()).faults
    assert shape_of("", "a|b|c", "b", Ids()).faults[0][3] == "add a column method"


@pytest.mark.parametrize("value", ["1e999", "-2E400", "inf", "-Infinity", "1e3", "3,5", "1."])
def test_a_number_that_cannot_be_a_value_is_no_option_of_a_question(value):
    shape = shape_of("", "a", value, Ids())
    assert shape.method == "" and value in shape.faults[0][2].values()
    assert "not a number" in shape.faults[0][1]
    assert shape_of("aqc", "a", value, Ids()).method == "aqc", "where the table says so, it is one"


def test_one_star_is_a_rating_and_a_single_point_is_none(tmp_path):
    """Stars were options without an order, and so no ratings."""
    given = ("*", "**", "***", "****", "*****", ".")
    rows = [f"r{n},a,stars,{value}" for n, value in enumerate(given)]
    made = study_from_judgments(
        tmp_path / "study", table(tmp_path, "participant,items,criterion,value", *rows)
    )
    assert made.judgments == 5
    (block,) = read_study(tmp_path / "study").study.blocks.values()
    assert (block.method, block.points) == ("dqe", 5)


def test_a_study_of_more_than_ten_thousand_items_is_read_again(tmp_path):
    rows = [f"r{n % 7},t{n},{1 + n % 5}" for n in range(10_050)]
    table = tmp_path / "many.csv"
    table.write_text("\n".join(["rater,item,rating", *rows]) + "\n", encoding="utf-8")
    made = study_from_judgments(tmp_path / "study", table)
    assert len(read_study(tmp_path / "study").items) == made.items == 10_050


def test_more_items_than_a_study_is_read_with_are_refused_and_nothing_is_made(
    tmp_path, monkeypatch
):
    monkeypatch.setattr("labeval.exchange.study_from_judgments.MOST_ROWS", 20)
    table = tmp_path / "many.csv"
    rows = [f"r1,t{n},3" for n in range(21)]
    table.write_text("\n".join(["rater,item,rating", *rows]) + "\n", encoding="utf-8")
    with pytest.raises(StudyProblems, match="21 items"):
        study_from_judgments(tmp_path / "study", table)
    assert not (tmp_path / "study").exists()


def test_what_was_seen_of_each_criterion_is_told_by_its_name(tmp_path):
    head = "item,participant,criterion,value"
    given = table(tmp_path, head, "a,r1,clear,2", "a,r2,clear,5", "a,r1,true,1", "a,r2,true,4")
    study_from_judgments(tmp_path / "study", given)
    told = (tmp_path / "study" / "study.yaml").read_text(encoding="utf-8")
    assert "clear: values from 2 to 5 were seen; true: values from 1 to 4 were seen" in told


def test_scales_of_different_lengths_are_named(tmp_path):
    """Criteria of 1 to 5 and of 1 to 7 are in no score together, which nothing said."""
    rows = ["rater,item,system,clarity,depth"]
    rows += [f"r{n % 4},i{n // 8},s{n // 4 % 2},{n % 5 + 1},{n % 7 + 1}" for n in range(56)]
    path = tmp_path / "ratings.csv"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    made = study_from_judgments(tmp_path / "study", path)
    (said,) = [remark.text for remark in made.remarks if "scale" in remark.text]
    assert said == (
        "the numbers of clarity (1–5); depth (1–7) are taken for scales of their own, which "
        "no score puts together; if they had one scale, put them into one block of study.yaml"
    )


def test_one_scale_is_not_named(tmp_path):
    rows = ["rater,item,system,clarity,depth"]
    rows += [f"r{n % 4},i{n // 8},s{n // 4 % 2},{n % 5 + 1},{n % 4 + 1}" for n in range(56)]
    path = tmp_path / "ratings.csv"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    made = study_from_judgments(tmp_path / "study", path)
    assert not [remark.text for remark in made.remarks if "scale" in remark.text]
