"""Each format gives back what was written, and a spreadsheet gets no formulas."""

from __future__ import annotations

import json
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

import openpyxl
import pyarrow.parquet
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.exchange.cells import cell_of
from labeval.exchange.errors import ExchangeError
from labeval.exchange.formats import FORMATS, Fault, find_format, xlsx
from labeval.exchange.table import Column, Row
from tests.support.program import run

COLUMNS = (
    Column("text", "Any text."),
    Column("count", "A whole number.", "integer"),
    Column("seconds", "A number.", "number"),
    Column("note", "Any text."),
)

any_text = st.text(st.characters(exclude_categories=("Cs",)), max_size=20) | st.sampled_from(
    ["=1+1", "+4", "-4", "@cmd", "#N/A", "007", "1e5", "_x0041_", "a\r\nb", '"', "\x00", " ", "NaN"]
)
rows_of_any_text = st.lists(
    st.tuples(
        any_text.filter(bool),
        st.integers(-(2**53), 2**53).map(str) | st.just(""),
        st.integers(0, 10**9).map(lambda ms: f"{ms // 1000}.{ms % 1000:03}") | st.just(""),
        any_text,
    ),
    max_size=8,
)


def written(path: Path, rows: Sequence[Row]) -> Path:
    find_format(path.suffix[1:]).write(path, "judgments", COLUMNS, rows)
    return path


def read(path: Path) -> list[Row]:
    with find_format(path.suffix[1:]).reading(path) as table:
        raw = [row for _, row in table.rows]
    faults = [row for row in raw if isinstance(row, Fault)]
    assert not faults, faults[0].values
    return [tuple(cell_of(row[c.name], c.kind) for c in COLUMNS) for row in raw]


@pytest.mark.parametrize("format", FORMATS)
@settings(max_examples=15, deadline=None)
@given(rows=rows_of_any_text)
def test_every_text_and_number_comes_back(format: str, rows: list[Row]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        assert read(written(Path(folder) / f"table.{format}", rows)) == rows


def test_csv_is_utf8_without_mark_and_quotes_only_where_it_must(tmp_path: Path) -> None:
    rows = [("ä,b", "1", "0.500", 'say "yes"'), ("=1+1", "", "", "two\nlines")]
    path = written(tmp_path / "table.csv", rows)
    assert path.read_bytes().decode("utf-8") == (
        'text,count,seconds,note\n"ä,b",1,0.500,"say ""yes"""\n=1+1,,,"two\nlines"\n'
    )


def test_csv_of_a_spreadsheet_is_read_with_mark_and_its_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "table.csv"
    path.write_bytes("\ufefftext,count,seconds,note\r\nä,1,0.500,\r\n".encode())
    assert read(path) == [("ä", "1", "0.500", "")]


def test_json_lines_have_numbers_and_null(tmp_path: Path) -> None:
    path = written(tmp_path / "table.jsonl", [("007", "4", "1.250", ""), ("ä", "", "", "x")])
    first, second = map(json.loads, path.read_text("utf-8").splitlines())
    assert first == {"text": "007", "count": 4, "seconds": 1.25, "note": ""}
    assert second == {"text": "ä", "count": None, "seconds": None, "note": "x"}
    assert "ä" in path.read_text("utf-8")


def test_parquet_has_types_and_nulls_across_its_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("labeval.exchange.formats.parquet._ROWS_IN_MEMORY", 3)
    rows = [(f"{n:03}", str(n), "" if n % 2 else "0.250", "") for n in range(10)]
    table = pyarrow.parquet.read_table(written(tmp_path / "table.parquet", rows))
    assert [str(type) for type in table.schema.types] == ["string", "int64", "double", "string"]
    assert table.column("text").to_pylist() == [row[0] for row in rows]
    assert table.column("seconds").null_count == 5


@pytest.mark.parametrize("text", ["=SUM(A1:A9)", "=", "#DIV/0!", "+1", "@x", "-4", "2026-01-31"])
def test_no_text_becomes_a_formula_an_error_or_a_date_in_xlsx(tmp_path: Path, text: str) -> None:
    path = written(tmp_path / "table.xlsx", [(text, "1", "2.5", "")])
    book = openpyxl.load_workbook(path)
    cell = book["judgments"]["A2"]
    assert (cell.data_type, cell.value) == ("s", text)
    assert [book["judgments"][place].data_type for place in ("B2", "C2")] == ["n", "n"]
    book.close()


def test_control_characters_are_escaped_as_the_format_prescribes(tmp_path: Path) -> None:
    path = written(tmp_path / "table.xlsx", [("a\x01b\r", "", "", "_x0041_ _x00")])
    book = openpyxl.load_workbook(path)
    values = [book["judgments"][place].value for place in ("A2", "D2")]
    book.close()
    assert values == ["a_x0001_b_x000D_", "_x005F_x0041_ _x00"]


def test_a_table_longer_than_a_sheet_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(xlsx, "ROW_LIMIT", 4)
    rows = [("x", "", "", "")] * 3
    assert len(read(written(tmp_path / "full.xlsx", rows))) == 3
    with pytest.raises(ExchangeError, match=r"more rows than XLSX can hold \(3\).*csv"):
        written(tmp_path / "over.xlsx", [*rows, rows[0]])


def test_a_text_longer_than_a_cell_is_refused_and_not_cut(tmp_path: Path) -> None:
    longest = ("👍" * (32_767 // 2) + "x", "", "", "")
    assert read(written(tmp_path / "full.xlsx", [longest])) == [longest]
    with pytest.raises(ExchangeError, match="column note is too long for XLSX"):
        written(tmp_path / "over.xlsx", [("x", "", "", "y" * 32_768)])


@pytest.mark.parametrize("format", ["parquet", "xlsx"])
@pytest.mark.parametrize("content", [b"", b"participant,session\n", b"PK\x03\x04 and no more"])
def test_a_file_of_another_kind_is_a_fault(tmp_path: Path, format: str, content: bytes) -> None:
    path = tmp_path / f"table.{format}"
    path.write_bytes(content)
    with pytest.raises(Fault):
        read(path)


def test_a_workbook_damaged_inside_its_sheet_is_a_fault(tmp_path: Path) -> None:
    book = openpyxl.Workbook()  # one that states its size, so that it opens
    for _ in range(2_000):
        book.active.append(["x", 1, 0.5, "y"])
    path, damaged = tmp_path / "table.xlsx", tmp_path / "damaged.xlsx"
    book.save(path)
    book.close()
    with zipfile.ZipFile(path) as sound, zipfile.ZipFile(damaged, "w") as broken:
        for name in sound.namelist():
            data = sound.read(name)
            broken.writestr(name, data[: len(data) // 2] if "sheet1" in name else data)
    with find_format("xlsx").reading(damaged) as table:
        *sound_rows, (line, last) = table.rows
    assert isinstance(last, Fault)
    assert line == len(sound_rows) + 2


EACH_BIT = """
import sys
from contextlib import suppress
from pathlib import Path
from labeval.exchange.formats import Fault, parquet
from labeval.files.refusal import FileRefused

path = Path(sys.argv[1])
sound = path.read_bytes()
end = len(sound) - 8
for at in range(end - int.from_bytes(sound[end : end + 4], "little"), end):
    path.write_bytes(sound[:at] + bytes([sound[at] ^ 2]) + sound[at + 1 :])
    with suppress(Fault, FileRefused), parquet.reading(path) as table:
        list(table.rows)
"""


def test_no_damage_of_what_a_parquet_file_says_of_itself_ends_the_process(tmp_path: Path) -> None:
    path = tmp_path / "table.parquet"
    pyarrow.parquet.write_table(pyarrow.table({"items": ["a", "b"], "n": [1, None]}), path)
    done = run([sys.executable, "-c", EACH_BIT, path], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
