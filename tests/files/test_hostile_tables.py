"""Tables that are made to cost much: a sentence each, for little."""

from __future__ import annotations

import io
import json
import re
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from labeval.exchange.formats import Fault
from labeval.exchange.formats import parquet as parquet_format
from labeval.exchange.materials.seeing import inspect_files
from labeval.files import content as files_content
from labeval.files import sheets
from labeval.files.refusal import FileRefused
from labeval.files.sheets import SpreadsheetFile
from labeval.study.tables.items import read_items_table
from labeval.text.folding import plain
from tests.support.bounded import costs_little, packed


def sheet(
    path: Path,
    rows: list[tuple[bytes, int]],
    *,
    index: bytes = b"",
    times: int = 0,
    shared: list[tuple[bytes, int]] | None = None,
) -> Path:
    kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    book = f'<workbook xmlns:r="{kind}"><sheets><sheet name="s" r:id="r1"/></sheets></workbook>'
    link = f'<Relationship Id="r1" Type="{kind}/worksheet" Target="s.xml"/>'
    if shared:
        link += f'<Relationship Id="r2" Type="{kind}/sharedStrings" Target="t.xml"/>'
    related = f"<Relationships>{link}</Relationships>"
    parts = {
        "xl__workbook_dot_xml": [(b"<a>", 1), (index, times), (book.encode(), 1), (b"</a>", 1)],
        "xl___rels__workbook_dot_xml_dot_rels": related.encode(),
    }
    content = [(b"<worksheet><sheetData>", 1), *rows, (b"</sheetData></worksheet>", 1)]
    texts = [(b"<sst>", 1), *(shared or []), (b"</sst>", 1)]
    return packed(path, **parts, xl__s_dot_xml=content, xl__t_dot_xml=texts)


def test_a_sheet_of_endless_cells_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(sheets, "MOST_CELLS", 200_000)  # a tenth: here the suite's time counts
    row = b"<row>" + b"<c><v>1</v></c>" * 30 + b"</row>"
    path = sheet(tmp_path / "items.xlsx", [(row, 20_000)])
    costs_little(lambda: len(list(SpreadsheetFile(path, "s").rows())), words="200,000 cells")
    costs_little(lambda: read_items_table(path, path.name).problems, words="read: ")


@pytest.mark.parametrize(
    ("begin", "piece", "end"),
    [
        (b"", b"<pageSetUpPr/>", b""),
        (b'<row><c t="inlineStr"><is>', b"<t/>", b"</is></c></row>"),
        (b"<row><c>", b"<v/>", b"</c></row>"),
    ],
    ids=["before the rows", "texts", "values"],
)
def test_elements_of_a_sheet_that_are_no_cells_are_counted(tmp_path, begin, piece, end):
    rows = [(b"<row/>", 1), (begin, 1), (piece, 7_000_000), (end, 1)]
    path = sheet(tmp_path / "b.xlsx", rows)
    costs_little(lambda: inspect_files([path]), words="1,000,000 XML elements")


def test_sheets_without_rows_do_not_read_the_texts_that_others_share(tmp_path):
    kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    many = range(100)
    book = "".join(f'<sheet name="s{n}" r:id="r{n}"/>' for n in many)
    links = "".join(
        f'<Relationship Id="r{n}" Type="{kind}/worksheet" Target="{n}.xml"/>' for n in many
    )
    shared = f'<Relationship Id="t" Type="{kind}/sharedStrings" Target="t.xml"/>'
    path = packed(
        tmp_path / "b.xlsx",
        xl__workbook_dot_xml=f'<workbook xmlns:r="{kind}">{book}</workbook>'.encode(),
        xl___rels__workbook_dot_xml_dot_rels=f"<a>{links}{shared}</a>".encode(),
        xl__t_dot_xml=[(b"<sst>", 1), (b"<si><t>a</t></si>", 500_000), (b"</sst>", 1)],
        **{f"xl__{n}_dot_xml": b"<worksheet><sheetData/></worksheet>" for n in many},
    )
    costs_little(lambda: inspect_files([path]).problems, words="read: ")


def test_texts_of_a_sheet_without_an_end_are_refused_while_they_are_read(tmp_path):
    text = ("a long \U0001f600 text ".encode(), 14_000_000)
    row = [(b'<row><c t="inlineStr"><is><t>', 1), text, (b"</t></is></c></row>", 1)]
    path = sheet(tmp_path / "cell.xlsx", row)
    costs_little(lambda: len(list(SpreadsheetFile(path, "s").rows())), words="8,000,000 bytes")
    shared = [(b"<si><t>", 1), text, (b"</t></si>", 1)]
    path = sheet(
        tmp_path / "shared.xlsx", [(b'<row><c t="s"><v>0</v></c></row>', 1)], shared=shared
    )
    costs_little(lambda: len(list(SpreadsheetFile(path, "s").rows())), words="50,000,000 bytes")


def test_a_workbook_of_endless_sheets_is_refused(tmp_path):
    path = sheet(tmp_path / "b.xlsx", [], index=b"<sheet/>", times=4_000_000)
    costs_little(lambda: SpreadsheetFile(path, "b").names, words="unpacks to more than")


def test_a_name_without_an_end_costs_no_more_than_a_name(tmp_path):
    path = tmp_path / "battles.json"
    record = {"model_a": "x", "model_b": "y", "a" * 60_000_000: "z", "winner": "model_a"}
    path.write_text(json.dumps([record]))
    costs_little(lambda: inspect_files([path]), words="battles.json, line 1 has 60.0 MB")


def test_a_table_of_endless_columns_is_refused(tmp_path):
    path = tmp_path / "wide.csv"
    path.write_text("Question,Answer" + ",d#MT,T" * 300_000)
    costs_little(lambda: inspect_files([path]), words="wide.csv has more than 2,000 columns")


def test_a_text_that_is_in_a_parquet_file_once_is_in_memory_once(tmp_path):
    arrow, parquet = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")

    def cells(times: int) -> list[str]:
        places = arrow.array([0] * times, arrow.int32())
        texts = arrow.DictionaryArray.from_arrays(places, arrow.array(["word " * 200_000]))
        parquet.write_table(arrow.table({"text": texts}), tmp_path / "t.parquet")
        with parquet_format.reading(tmp_path / "t.parquet") as table:
            return [
                raise_it(row) if isinstance(row, Fault) else row["text"] for _, row in table.rows
            ]

    def raise_it(fault: Fault) -> str:
        raise fault

    found = cells(400)
    assert len(found) == 400 and len(found[0]) == 1_000_000
    assert all(cell is found[0] for cell in found)
    with pytest.raises((FileRefused, Fault), match="500,000,000"):
        cells(10_000)


@pytest.mark.parametrize("kind", ["large_string", "binary"])
def test_texts_of_any_kind_are_in_memory_once(tmp_path, kind):
    arrow, parquet = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
    path, word = tmp_path / "t.parquet", "word " * 200_000
    schema = arrow.schema([("text", getattr(arrow, kind)())])
    with parquet.ParquetWriter(path, schema, compression="zstd") as file:
        for _ in range(40):
            rows = [word if kind == "large_string" else word.encode()] * 100
            file.write_table(arrow.table({"text": rows}, schema=schema), row_group_size=100)
    with parquet_format.reading(path) as table:
        seen = [row for _, row in islice(table.rows, 150)]
    assert len({id(row["text"]) for row in seen[:100]}) == 1
    with pytest.raises((FileRefused, Fault), match="500,000,000"):
        _raise(_read(path)[-1])


def test_a_list_in_one_cell_of_a_parquet_file_is_counted(tmp_path):
    arrow, parquet = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "t.parquet"

    def write(values: object, number: int) -> None:
        cell = arrow.ListArray.from_arrays(arrow.array([0, number], arrow.int32()), values)
        parquet.write_table(arrow.table({"text": ["a"], "more": cell}), path, compression="zstd")

    write(arrow.array(bytearray(3_000_000), arrow.int8()), 3_000_000)
    with pytest.raises((FileRefused, Fault), match="2,000,000"):
        _raise(_read(path)[-1])
    places = arrow.array([0] * 600, arrow.int32())
    shared = arrow.DictionaryArray.from_arrays(places, arrow.array(["word " * 200_000]))
    write(shared, 600)
    assert path.stat().st_size < 100_000
    with pytest.raises((FileRefused, Fault), match="500,000,000"):
        _raise(_read(path)[-1])
    write(arrow.array(["a", None, "b"]), 3)
    assert _read(path) == [{"text": "a", "more": ["a", None, "b"]}]


def _read(path: Path) -> list[object]:
    """All rows of a file of Parquet, and what ends it."""
    try:
        with parquet_format.reading(path) as table:
            return [row for _, row in table.rows]
    except (FileRefused, Fault) as refused:
        return [refused]


def _raise(refused: object) -> None:
    assert isinstance(refused, Exception), refused
    raise refused


def test_names_are_compared_by_their_beginning():
    assert plain("Model " * 1_000) == plain("Model " * 1_000 + "x" * 10**6) != plain("Model x")


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=60))
def test_a_line_is_refused_where_it_is_longer_than_one_may_be(monkeypatch, content):
    monkeypatch.setattr(files_content, "MOST_LINE", 7)
    lines = re.split(rb"[\r\n]", content)
    if max(map(len, lines)) <= 7:
        files_content.check_ends(content, "f", b"\n", b"\r")
        return
    with pytest.raises(FileRefused) as refused:
        files_content.check_ends(content, "f.jsonl", b"\n", b"\r")
    before = lines[: next(n for n, line in enumerate(lines) if len(line) > 7)]
    ends = content[: sum(len(line) + 1 for line in before)].count(b"\n")
    assert f"f.jsonl, line {ends + 1} " in str(refused.value)


def test_cells_far_apart_are_counted_as_what_lies_between_them(tmp_path, monkeypatch):
    monkeypatch.setattr(sheets, "MOST_CELLS", 200_000)
    row = b'<row><c r="XFD1"><v>1</v></c></row>'
    path = sheet(tmp_path / "far.xlsx", [(row, 20_000)])
    costs_little(lambda: len(list(SpreadsheetFile(path, path.name).rows())), words="200,000 cells")


def test_a_large_honest_sheet_is_read(tmp_path):
    row = b"<row>" + b'<c t="inlineStr"><is><t>some text</t></is></c>' * 5 + b"</row>"
    path = sheet(tmp_path / "large.xlsx", [(row, 20_000)])
    costs_little(
        lambda: sum(1 for _ in SpreadsheetFile(path, path.name).rows()), words="read: 20000"
    )


def test_a_sheet_keeps_the_kinds_of_its_cells():
    import datetime

    import openpyxl

    made = openpyxl.Workbook()
    when = datetime.datetime(2026, 1, 31, 9, 30)
    made.active.append(["a", 1, 1.5, True, None, when, "#N/A", "text"])
    made.active["J1"] = "=1+1"
    file = io.BytesIO()
    made.save(file)
    ((number, cells),) = SpreadsheetFile(file, "b").rows()
    values = [cell.value for cell in cells]
    assert number == 1
    assert values[:6] == ["a", 1, 1.5, True, None, when]
    assert cells[6].is_error and cells[9].is_formula and values[9] is None
