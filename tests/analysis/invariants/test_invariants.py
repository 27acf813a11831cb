"""Printed tables: a published paper's own errors are found, and sound tables are left alone."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval import cli
from labeval.analysis.invariants.aggregate import Aggregate, Cell, Fault
from labeval.analysis.invariants.between import faults
from labeval.exchange.aggregates import read_aggregate
from labeval.study.problems import StudyProblems

FOLDER = Path(__file__).parents[2] / "published" / "popp_2025"


def published(*, without: tuple[str, ...] = ()) -> list[Aggregate]:
    paths = [p for p in sorted(FOLDER.glob("*.csv")) if p.stem not in without]
    return [read_aggregate(path) for path in paths]


def text_of(fault: Fault) -> str:
    return fault.template.format(**fault.values)


@pytest.fixture(scope="module")
def found():
    return {(f.table, f.row, f.column, text_of(f)) for f in faults(published())}


def texts(found, table: str, row: str, column: str = "") -> list[str]:
    return [text for t, r, c, text in found if (t, r, c) == (table, row, column)]


def test_the_totals_of_table_7_are_not_the_sums_of_its_scales(found):
    assert any("177" in text for text in texts(found, "Table 7", "total", "GPT best"))
    assert any("156" in text for text in texts(found, "Table 7", "total", "GPT worst"))
    assert any("177" in t and "76" in t for t in texts(found, "Table 33", "total", "GPT best"))


def test_two_means_of_table_23_cannot_be_and_do_not_follow(found):
    for column, printed, right in (
        ("LLaMA worst", "1.18", "1.68"),
        ("Luminous best", "4.78", "4.68"),
    ):
        told = texts(found, "Table 23", "comprehensibility", column)
        assert any("no 25 whole ratings" in text and printed in text for text in told)
        assert any(right in text and "Table 21" in text for text in told)


def test_table_25_is_shifted_by_one_row_from_completeness_on(found):
    shifted = [r for t, r, c, text in found if t == "Table 25" and "row above" in text]
    rows = ["completeness", "comprehensibility", "fluency", "non_redundancy"]
    assert sorted(shifted) == sorted([*rows, "understandability", "readability"])


def test_best_less_worst_of_table_35_does_not_add_up_and_differs_from_table_31(found):
    assert any("adds up to 10" in text for text in texts(found, "Table 35", "total"))
    assert any("-23 in Table 31" in t for t in texts(found, "Table 35", "total", "Luminous"))
    assert not [t for t in found if t[0] in ("Table 29", "Table 31")]


def test_the_ab_values_of_table_39_do_not_follow_and_the_others_do(found):
    assert {(r, c) for t, r, c, _ in found if t == "Table 39"} == {
        ("ab", "honesty"),
        ("ab", "comprehensibility"),
    }
    assert not [t for t in found if t[0] == "Table 37"]


def test_a_mark_of_the_best_on_another_than_the_best_is_told(found):
    assert any("233" in text for text in texts(found, "Table 7", "total", "LLaMA best"))


def test_every_fault_is_an_error_of_the_paper_or_follows_from_one(found):
    assert {t for t, *_ in found} == {
        *("Table 5", "Table 7", "Table 11", "Table 23", "Table 25", "Table 27"),
        *("Table 33", "Table 35", "Table 39"),
    }
    assert len(found) == 30


def test_without_the_misprinted_tables_nothing_is_told_but_a_missing_mark():
    rest = published(without=("table_07", "table_23", "table_25", "table_35_bws", "table_39"))
    assert [(f.table, f.column) for f in faults(rest)] == [("Table 5", "Luminous best")]


def test_the_command_tells_file_and_line_and_fails(capsys):
    paths = [str(path) for path in sorted(FOLDER.glob("*.csv"))]
    assert cli.main(["check-tables", *paths]) == 1
    out = capsys.readouterr()
    assert "table_35_bws.csv:6: Table 35, total: best less worst" in out.out
    assert "588 figures in 26 tables; 30 cannot be" in out.err
    assert cli.main(["check-tables", str(FOLDER / "table_29.csv")]) == 0


def means(ratings: int, values: list[float], decimals: int = 2) -> Aggregate:
    cells = {f"t{n}": Cell(v, decimals, False, 1) for n, v in enumerate(values)}
    rows = {"fluency": cells}
    return Aggregate(
        *("T", "t.csv", "mean", rows),
        method="dqe",
        scale_of={"fluency": "good"},
        ratings=ratings,
        low=1,
        high=5,
    )


@given(st.integers(1, 60), st.data())
def test_means_of_whole_ratings_are_never_faults(ratings, data):
    total = data.draw(st.integers(ratings, 5 * ratings))
    assert not faults([means(ratings, [round(total / ratings, 2)])])


@pytest.mark.parametrize(
    ("value", "decimals", "is_possible"),
    [(3.5, 2, True), (3.49, 2, False), (3.51, 2, False), (3.4, 1, False)],
)
def test_a_mean_of_two_whole_ratings_differs_from_a_half_by_rounding_alone(
    value, decimals, is_possible
):
    told = [text_of(one) for one in faults([means(2, [value], decimals)])]
    assert len(told) == 1 - is_possible
    assert all(text.startswith(f"no 2 whole ratings have the mean {value};") for text in told)
    near = {3.49: ("3.00", "3.50"), 3.51: ("3.50", "4.00"), 3.4: ("3.00", "3.50")}
    assert all(set(near[value]) <= set(re.findall(r"[\d.]*\d", text)) for text in told)


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 30)), min_size=1, max_size=6))
def test_sums_that_follow_are_never_faults_and_a_changed_one_always_is(pairs):
    rows = {
        name: {f"t{n}": Cell(pair[k], 0, False, 2) for n, pair in enumerate(pairs)}
        for k, name in enumerate(("a", "b"))
    }
    of = {"a": "s", "b": "s"}
    parts = Aggregate("Parts", "p.csv", "wins", rows, method="ab", scale_of=of)
    total = {f"t{n}": Cell(sum(pair), 0, False, 3) for n, pair in enumerate(pairs)}
    whole = Aggregate("Whole", "w.csv", "wins", {"s": total}, method="ab")
    assert not faults([parts, whole])
    total["t0"] = replace(total["t0"], value=total["t0"].value + 1)
    assert [f.column for f in faults([parts, whole])] == ["t0"]


def test_figures_out_of_range_and_too_many_wins_are_told():
    assert "between 1 and 5" in text_of(faults([means(5, [5.2])])[0])
    rows = {"fluency": {"a": Cell(20, 0, False, 1), "b": Cell(15, 0, False, 1)}}
    wins = Aggregate(
        *("T", "t.csv", "wins", rows),
        method="ab",
        scale_of={"fluency": "good"},
        comparisons=30,
    )
    assert "35 points out of 30" in text_of(faults([wins])[0])


def test_all_that_is_wrong_with_a_file_is_told_at_once(tmp_path):
    path = tmp_path / "t.csv"
    path.write_text(
        "# method: dqe\n# colour: red\n# statistic: median\n# ratings: some\n# range: 5\n"
        "row,scale,a,b\nfluency,,4,high\nfluency,,4,4\ntotal,,1\n"
    )
    with pytest.raises(StudyProblems) as caught:
        read_aggregate(path)
    assert [p.line for p in caught.value.problems] == [2, 3, 4, 5, 7, 8, 9]


def test_a_file_without_a_head_says_what_to_write(tmp_path):
    (tmp_path / "t.csv").write_text("GPT,LLaMA\n1,2\n")
    with pytest.raises(StudyProblems, match="row,scale"):
        read_aggregate(tmp_path / "t.csv")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ((3.4, 1), (3.44, 2), True),
        ((3.4, 1), (3.45, 2), True),
        ((3.4, 1), (3.46, 2), False),
        ((3.46, 2), (3.4, 1), False),
        ((3.44, 2), (3.45, 2), False),
        ((3.444, 3), (3.44, 2), True),
        ((3.0, 0), (3.0, 0), True),
        ((3.0, 0), (4.0, 0), False),
        ((3.0, 0), (3.4, 1), False),
    ],
)
def test_a_figure_printed_twice_may_differ_by_half_of_the_coarser_ones_last_digit(one, other, same):
    """Whole numbers are counts, which are never rounded."""
    tables = [
        Aggregate(
            *(f"T{n}", "t.csv", "mean", {"fluency": {"a": Cell(*figure, False, 1)}}),
            method="dqe",
            scale_of={"fluency": "good"},
        )
        for n, figure in enumerate((one, other))
    ]
    assert (not faults(tables)) is same
