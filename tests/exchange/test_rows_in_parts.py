"""Rows of a table of judgments that are read many at once are those that are read one by one."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.exchange.elsewhere.reading import Elsewhere
from labeval.exchange.formats import Fault, RawPart, RawTable, find_format
from labeval.files import limits
from labeval.files.progress import followed_by

COLUMNS = (
    "participant", "session", "condition", "method", "criterion", "page", "items",
    "value", "seconds", "page_order", "answered_at", "system", "question",
)  # fmt: skip
CELLS = st.fixed_dictionaries(
    {
        "participant": st.sampled_from(["r1", "r2", " r1 ", "", "r\ud800"]),
        "session": st.sampled_from(["", "s1", "s\udcff"]),
        "condition": st.sampled_from(["", "c"]),
        "method": st.sampled_from(["", "", "dqe", "AB", "no-method"]),
        "criterion": st.sampled_from(["", "k1", "k2"]),
        "page": st.sampled_from(["", "1", "2", "a|b", "p\udcff"]),
        "items": st.sampled_from(["a", "b", "a|b", "", "a||b", "x>y"]),
        "value": st.sampled_from(["1", "2", "yes", "a", "tie", "", "na", "9 9"]),
        "seconds": st.sampled_from(["", "1.5", "-1", "1e999"]),
        "page_order": st.sampled_from(["", "3", "0", "x"]),
        "answered_at": st.sampled_from(["", "2026-01-31T09:30:00Z", "2026-13-31T09:30:00Z"]),
        "system": st.sampled_from(["", "s1", "s2"]),
        "question": st.sampled_from(["", "q1", "q2"]),
    }
)
SOUND = st.fixed_dictionaries(
    {
        **dict.fromkeys(("session", "condition", "method", "system"), st.just("")),
        "question": st.sampled_from(["", "", "", "q1", "q2"]),
        "participant": st.sampled_from(["r1", "r2", "r3"]),
        "criterion": st.sampled_from(["k1", "k2"]),
        "page": st.sampled_from(["", "1", "2", "3"]),
        "items": st.sampled_from(["a", "b", "c"]),
        "value": st.sampled_from(["1", "2", ""]),
        "seconds": st.sampled_from(["", "1.5"]),
        "page_order": st.sampled_from(["", "3", "4"]),
        "answered_at": st.sampled_from(["", "2026-01-31T09:30:00Z"]),
    }
)


def read(rows: list[dict[str, str]], columns: tuple[str, ...], *, many: bool):
    """Everything that reading a table gives, by parts of seven rows or row by row."""
    lines = [(n, {name: row[name] for name in columns}) for n, row in enumerate(rows, start=2)]
    parts = (
        RawPart([n for n, _ in some], {name: [row[name] for _, row in some] for name in columns})
        for some in (lines[at : at + 7] for at in range(0, len(lines), 7))
    )
    reading = Elsewhere("table.csv")
    made = list(reading.rows(RawTable(columns, iter(lines), parts if many else None)))
    seen = reading.kinds.seen
    about = (
        reading.unanswered,
        reading.participants,
        reading.noted.unlisted,
        reading.kinds.item_ids.changed,
    )
    facts = (seen.items, seen.judged, seen.sets, seen.conditions, seen.methods, seen.criteria)
    found = [(p.line, p.field, p.text) for p in reading.noted.found]
    return (made if not found else []), found, about, facts


@given(st.lists(st.one_of(SOUND, CELLS), max_size=40), st.sets(st.sampled_from(COLUMNS)))
def test_mixed_rows_give_the_same_many_at_once_and_one_by_one(rows, left_out):
    kept = {"participant", "items", "value"}
    columns = tuple(name for name in COLUMNS if name in kept or name not in left_out)
    assert read(rows, columns, many=True) == read(rows, columns, many=False)


@given(st.lists(SOUND, max_size=60), st.sets(st.sampled_from(COLUMNS)))
def test_sound_rows_give_the_same_many_at_once_and_one_by_one(rows, left_out):
    kept = {"participant", "items", "value"}
    columns = tuple(name for name in COLUMNS if name in kept or name not in left_out)
    assert read(rows, columns, many=True) == read(rows, columns, many=False)


@pytest.mark.parametrize("many", [True, False])
def test_cells_with_the_mark_between_cells_in_them_are_told_apart(many: bool):
    names = ("participant", "criterion", "items", "value")
    judged = [("k\x1fa", "b", "1"), ("k", "a\x1fb", "1"), ("k", "b", "1")] * 3
    cells = [(f"r{n}", *each) for n, each in enumerate(judged)]
    rows = [dict(zip(names, each, strict=True)) for each in cells]
    made, found, _, _ = read(rows, names, many=many)
    assert found == []
    first, second, third = ((row.criterion, row.items) for row in made[:3])
    assert first[0] != second[0] == third[0]
    assert first[1] != second[1]
    assert [(row.criterion, row.items) for row in made] == [first, second, third] * 3


def test_what_two_rows_of_one_part_say_about_an_item_is_refused_once(tmp_path):
    row = dict.fromkeys(COLUMNS, "") | {"participant": "r1", "items": "a", "value": "3"}
    rows = [row | {"criterion": f"k{n}", "question": f"q{n // 3}"} for n in range(5)]
    for many in (True, False):
        _, found, *_ = read(rows, COLUMNS, many=many)
        assert [(line, column) for line, column, _ in found] == [(5, "question"), (6, "question")]


def test_judgments_of_a_page_are_together_and_each_second_one_is_on_a_further_page():
    names = ("participant", "criterion", "items", "value", "seconds")
    cells = [("r1", f"k{n % 3}", "a", str(1 + n % 5), "1.5") for n in range(9)]
    cells += [("r2", f"k{n}", "b", "4", "2.5") for n in range(120)]
    lines = {name: [row[n] for row in cells] for n, name in enumerate(names)}
    parts = iter([RawPart(range(2, 2 + len(cells)), lines)])
    (judged,) = Elsewhere("table.csv").pages(RawTable(names, iter(()), parts))
    assert [(cells[0], cells[4]) for cells in judged.pages] == [
        *[("r1", "p1"), ("r1", "p2"), ("r1", "p3")], *[("r2", "p1")] * 3,
    ]  # fmt: skip
    assert judged.counts == [3, 3, 3, 50, 50, 20]


def listed(path: Path, *, many: bool):
    """The rows of a CSV file with their lines; of a fault its template."""
    found = []
    with find_format("csv").reading(path) as table:
        for part in table.parts if many and table.parts else table.rows:
            found += part.rows() if isinstance(part, RawPart) else [part]
    return [(n, row.template if isinstance(row, Fault) else dict(row)) for n, row in found]


CASES = {
    "empty lines": "a,b\n\n1,2\n\n\n3,4\n",
    "lines inside a cell": 'a,b\n"1\n1",2\n3,4\n',
    "a short row": "a,b\n1,2\n3\n4,5\n",
    "nothing after the head": "a,b\n",
    "nothing": "",
    "a broken end": 'a,b\n1,2\n3,"4\n',
    "quotes after a quoted cell": 'a,b\n1,2\n"3"x,4\n5,6\n',
    "no line end": "a,b\n1,2",
    "names twice": "a,a\n1,2\n",
}


PLAIN = "a,b\n" + "".join(f"{n},x{n % 7} \n" for n in range(9_000))


@pytest.mark.parametrize(
    "later",
    [
        "", "\n\n1,2\n", '"1\n1",2\n3,4\n', "1\n2,3\n", '1,"2', "1,2\r3,4\n", "1,2\x00\n",
        "1,\udcff\n", "1,\u2028\x0b\x1c\n", f"1,{'x' * 70_000}\n2,3\n", "1,2",
    ],
)  # fmt: skip
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_blocks_of_plain_rows_are_read_as_the_standard_library_reads_them(tmp_path, later, end):
    path = tmp_path / "table.csv"
    content = (PLAIN + later + PLAIN.removeprefix("a,b\n")).replace("\n", end)
    path.write_bytes(content.encode("utf-8-sig", "surrogateescape"))
    with path.open(encoding="utf-8-sig", errors="surrogateescape", newline="") as file:
        reader, expected = csv.reader(file, strict=True), []
        line = 1
        try:
            for row in reader:
                if row:
                    expected.append((line, row))
                line = reader.line_num + 1
        except csv.Error:
            expected.append((line, []))
    found = listed(path, many=True)
    assert [line for line, _ in found] == [line for line, _ in expected[1:]]
    for (_, row), (_, cells) in zip(found, expected[1:], strict=True):
        assert isinstance(row, str) if len(cells) != 2 else list(row.values()) == cells


@pytest.mark.parametrize("text", CASES.values(), ids=CASES)
def test_a_file_has_the_same_rows_and_lines_in_parts(tmp_path, text):
    path = tmp_path / "table.csv"
    path.write_text(text)
    assert listed(path, many=True) == listed(path, many=False)


def test_lines_of_rows_in_parts_are_those_of_the_file(tmp_path):
    path = tmp_path / "table.csv"
    path.write_text('a,b\n\n1,2\n"3\n3",4\n\n5,6\n7\n')
    assert [line for line, _ in listed(path, many=True)] == [3, 4, 7, 8]


def test_many_rows_of_a_file_come_in_parts_without_a_gap(tmp_path):
    path = tmp_path / "table.csv"
    with path.open("w", newline="") as file:
        csv.writer(file).writerows([("a", "b"), *((str(n), "x" * (n % 50)) for n in range(5_000))])
    found = listed(path, many=True)
    assert [line for line, _ in found] == list(range(2, 5_002))
    assert [row["a"] for _, row in found] == [str(n) for n in range(5_000)]


def test_rows_before_a_line_without_an_end_are_read(tmp_path):
    path = tmp_path / "table.csv"
    path.write_text("a,b\n1,2\n3,4\n" + "5" * (limits.MOST_LINE + 10) + ",6\n")
    found = listed(path, many=True)
    assert [line for line, _ in found] == [2, 3, 4]
    assert isinstance(found[-1][1], str)


def test_long_cells_are_not_collected_for_many_rows(tmp_path):
    path = tmp_path / "table.csv"
    path.write_text("a,b\n" + f"1,{'x' * 100_000}\n" * 60)
    with find_format("csv").reading(path) as table:
        sizes = [len(part.lines) for part in table.parts if isinstance(part, RawPart)]
    assert sum(sizes) == 60
    assert max(sizes) <= 32


PAIRS = st.fixed_dictionaries(
    {
        "participant": st.sampled_from(["r1", "r2"]),
        "first": st.sampled_from(["a", "b"]),
        "second": st.sampled_from(["a", "b", "c"]),
        "value": st.sampled_from(["a", "b", "tie", "first", "left", ""]),
    }
)


@given(st.lists(PAIRS, max_size=30))
def test_pairs_in_two_columns_give_the_same_many_at_once_and_one_by_one(rows):
    assert read(rows, tuple(rows[0]) if rows else (), many=True) == read(
        rows, tuple(rows[0]) if rows else (), many=False
    )


@pytest.mark.parametrize("many", [True, False])
@pytest.mark.parametrize("name", ["participant", "session", "page"])
def test_names_that_are_not_utf8_are_refused_in_every_row(name, many):
    """Also in rows whose judgment is like one before."""
    first = dict.fromkeys(COLUMNS, "") | {"participant": "r1", "items": "a", "value": "3"}
    names = {"participant": "r2", "session": "s2", "page": "2"}
    bad = first | names | {name: "x\udcff"}
    made, found, *_ = read([first, first | names, bad], COLUMNS, many=many)
    assert not made
    assert [(line, column) for line, column, _ in found] == [(4, name)]


def test_progress_does_not_go_back_where_a_cell_is_quoted(tmp_path: Path):
    """Lines were counted from nothing again behind the plain beginning of a table."""
    path = tmp_path / "table.csv"
    row = f"r1,{'a' * 60},3\n"
    path.write_text("participant,items,value\n" + row * 4000 + 'r1,"b",3\n' + row * 4000)
    reported: list[int] = []

    def follow(name: str, done: int, total: int) -> bool:
        reported.append(done)
        return True

    with followed_by(follow), find_format("csv").reading(path) as table:
        assert sum(1 for _ in table.rows) == 8001
    assert reported == sorted(reported) and reported[-1] > 300_000
