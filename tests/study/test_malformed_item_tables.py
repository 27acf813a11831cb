"""Items tables that are wrong in one way each: all are refused, with the line and what is wrong."""

from __future__ import annotations

import codecs
import io
import zipfile
from collections.abc import Sequence
from typing import Any

import pytest
from openpyxl import Workbook

from labeval.files.limits import MOST_UNPACKED

I = "items.csv"  # noqa: E741
_HEAD = "id,system,use,question,source,text"

# name, text in the sound table, what it becomes, line of the problem, words of the problem
SWAPPED: list[tuple[str, str, str, int | None, str]] = [
    ("no text column", _HEAD, "id,system,use,question,source,answer", 1, "text: the column is"),
    ("no id column", _HEAD, "nr,system,use,question,source,text", 1, "id: the column is missing"),
    ("column of a near name", _HEAD, "id,system,use,question,source,texts", 1, "by “texts”?"),
    ("two columns of one name", _HEAD, "id,system,use,source,source,text", 1, "two columns"),
    ("column without name", _HEAD, "id,system,,question,source,text", 1, "column 3 has no name"),
    ("empty id", "a3,A,rating", ",A,rating", 5, "no id"),
    ("same id twice", "a3,A,rating", "a1,A,rating", 5, "“a1” was given in line 2"),
    ("id with a bar", "a3,A,rating", "a|3,A,rating", 5, "“a|3” cannot be an id"),
    ("id with an arrow", "a3,A,rating", "a>3,A,rating", 5, "“a>3” cannot be an id"),
    ("id with a space", "a3,A,rating", " a3,A,rating", 5, "cannot be an id"),
    ("id with umlaut", "a3,A,rating", "ä3,A,rating", 5, "cannot be an id"),
    ("very long id", "a3,A,rating", f"{'a' * 65},A,rating", 5, "at most 64"),
    ("id that is an answer", "a3,A,rating", "both_bad,A,rating", 5, "is an answer"),
    ("empty text", "It looks nice.", "", 5, "“a3” has no text"),
    ("text of blanks", "It looks nice.", "  ", 5, "no text"),
    ("unknown use", "a3,A,rating", "a3,A,practice", 5, "“practice” is not a use"),
    ("cell too many", "It looks nice.", "It looks nice, it does.", 5, "7 cells, the header 6"),
    ("cell too few", "a3,A,rating", "a3,rating", 5, "5 cells, the header 6"),
    ("delimiter changes", "a3,A,rating,Why mulch?,It", "a3;A;rating;Why mulch?;It", 5, "2 cells"),
    ("control character", "looks nice", "looks\x1bnice", 5, "U+001B"),
    ("C1 character", "looks nice", "looks\x85\x90nice", 5, "U+0090"),
    ("zero byte", "ground.", "\x00", 7, "U+0000"),
    ("text of 21,000 characters", "looks nice", "x" * 21_000, 5, "the most is 20000"),
    ("text of 10 MB", "looks nice", "x" * 10_000_000, 5, "no end in sight"),
    ("quote not closed", 'the source."', "the source.", 3, "goes on after its end"),
    ("last quote not closed", "It dries the soil.", '"It dries the soil.', 8, "never closed"),
    ("text after the quote", 'the source."', 'the source." Yes', 3, "goes on after its end"),
]


@pytest.mark.parametrize(
    ("old", "new", "at", "words"), [case[1:] for case in SWAPPED], ids=[case[0] for case in SWAPPED]
)
def test_a_table_wrong_in_one_way_is_refused_with_its_line(
    study: Any, old: str, new: str, at: int | None, words: str
) -> None:
    study.swap(I, old, new)
    study.must_be_refused(I, at, words)


RAW: list[tuple[str, bytes, int | None, str]] = [
    ("empty", b"", None, "the table is empty"),
    ("blank lines", b"\n\n\n", None, "the table is empty"),
    ("header only", b"id,text\n", 1, "no rows"),
    ("header and empty cells", b"id;text\n;\n;\n", 1, "no rows"),
    ("Windows-1252", "id,text\na1,Gr\u00fcn\n".encode("cp1252"), 2, "which is “ü” in Windows-1252"),
    ("old Mac line ends", "id,text\ra1,Gr\u00fcn\r".encode("cp1252"), 2, "byte 0xFC"),
    ("UTF-16 without mark", "id,text\na1,b\n".encode("utf-16-be"), 1, "UTF-16"),
    ("half of UTF-16", codecs.BOM_UTF16_BE + b"\x00i\x00", None, "broken UTF-16"),
    ("no table", b"These are my items.\n", None, "the column is missing"),
    ("100,001 rows", b"id,text\n" + b"".join(b"i%d,x\n" % n for n in range(100_001)), 100_002,
     "more than 100000 rows"),
    ("51 MB", b"id,text\n" + b"a" * 51_000_000, None, "more than 50 MB"),
    ("workbook named csv", b"PK\x03\x04\x14\x00\x06\x00", 1, "zero bytes"),
]  # fmt: skip


@pytest.mark.parametrize(("data", "at", "words"), [c[1:] for c in RAW], ids=[c[0] for c in RAW])
def test_bytes_that_are_no_table_are_refused(
    study: Any, data: bytes, at: int | None, words: str
) -> None:
    (study.path / I).write_bytes(data)
    at = 1 if words == "the column is missing" else at
    study.must_be_refused(I, at, words)


JSONL: list[tuple[str, str, int | None, str]] = [
    ("no JSON", '{"id": "a1", "text": "x"}\n{"id": "a2",\n', 2, "is not JSON"),
    ("an array", '[{"id": "a1", "text": "x"}]', 1, "is not a JSON object"),
    ("an array over lines", '[\n{"id": "a1", "text": "x"}\n]', 1, "JSON over several lines"),
    ("a number", "7\n", 1, "is not a JSON object"),
    ("text is a list", '{"id": "a1", "text": ["x"]}', 1, "not a list or an object"),
    ("no text", '{"id": "a1", "text": "x"}\n{"id": "a2"}', 2, "“a2” has no text"),
    ("null text", '{"id": "a1", "text": null}', 1, "has no text"),
    ("key twice", '{"id": "a1", "id": "a2", "text": "x"}', 1, "id: comes twice"),
    ("id twice", '{"id": "a1", "text": "x"}\n\n{"id": "a1", "text": "y"}', 3, "in line 1 already"),
    ("half a character", '{"id": "a1", "text": "\\ud83d"}', 1, "U+D83D"),
    ("zero", '{"id": "a1", "text": "a\\u0000"}', 1, "U+0000"),
    ("control character in a name", '{"id": "a1", "text": "a", "b\\u0007": "c"}', 1, "U+0007"),
    ("nested without end", '{"id": ' + "[" * 100_000, 1, "nested too deeply"),
    ("nothing", "\n\n", None, "the table is empty"),
    ("Windows line ends", '{"id": "a1", "text": "x"}\r\n{"id": 7}\r\n', 2, "has no text"),
]


@pytest.mark.parametrize(("text", "at", "words"), [c[1:] for c in JSONL], ids=[c[0] for c in JSONL])
def test_jsonl_wrong_in_one_way_is_refused(
    study: Any, text: str, at: int | None, words: str
) -> None:
    study.swap("study.yaml", "items: items.csv", "items: items.jsonl")
    (study.path / "items.jsonl").write_text(text, encoding="utf-8", newline="")
    study.must_be_refused("items.jsonl", at, words)


def _workbook(rows: Sequence[Sequence[object]]) -> bytes:
    book = Workbook()
    for row in rows:
        book.active.append(list(row))
    target = io.BytesIO()
    book.save(target)
    return target.getvalue()


def _zip(**parts: bytes) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for name, data in parts.items():
            archive.writestr(name, data)
    return target.getvalue()


_SOUND = _workbook([["id", "text"], ["a1", "x"]])

XLSX: list[tuple[str, bytes, int | None, str]] = [
    ("no zip", b"id,text\na1,x\n", None, "is not an XLSX workbook"),
    ("empty file", b"", None, "is not an XLSX workbook"),
    ("old Excel", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 600, None, "old or an encrypted"),
    ("cut short", _SOUND[: len(_SOUND) // 2], None, "is damaged"),
    ("another zip", _zip(readme=b"hello"), None, "is not XLSX"),
    ("nothing in it", _workbook([]), None, "the table is empty"),
    ("header only", _workbook([["id", "text"]]), 1, "no rows"),
    ("no text column", _workbook([["id", "words"], ["a1", "x"]]), 1, "text: the column is missing"),
    ("formula without result", _workbook([["id", "text"], ["a1", '="x"&"y"']]), 2, "a formula"),
    ("error value", _workbook([["id", "text"], ["a1", "#REF!"]]), 2, "the error #REF!"),
    ("id twice", _workbook([["id", "text"], ["a1", "x"], [], ["a1", "y"]]), 4, "in line 2 already"),
    ("cell beyond the header", _workbook([["id", "text"], ["a1", "x", "y"]]), 2, "3 cells"),
    ("empty text", _workbook([[None], ["id", "text"], ["a1", None]]), 3, "“a1” has no text"),
]


@pytest.mark.parametrize(("data", "at", "words"), [c[1:] for c in XLSX], ids=[c[0] for c in XLSX])
def test_workbooks_wrong_in_one_way_are_refused(
    study: Any, data: bytes, at: int | None, words: str
) -> None:
    study.swap("study.yaml", "items: items.csv", "items: items.xlsx")
    (study.path / "items.xlsx").write_bytes(data)
    study.must_be_refused("items.xlsx", at, words)


def test_a_workbook_that_unpacks_to_more_than_is_read_is_refused(study: Any) -> None:
    study.swap("study.yaml", "items: items.csv", "items: items.xlsx")
    bomb = _zip(**{"xl/workbook.xml": bytes(MOST_UNPACKED + 1)})
    (study.path / "items.xlsx").write_bytes(bomb)
    study.must_be_refused("items.xlsx", None, "unpacks to more than")


def test_a_table_of_an_unknown_kind_is_refused(study: Any) -> None:
    study.swap("study.yaml", "items: items.csv", "items: items.ods")
    (study.path / "items.ods").write_bytes(b"PK")
    study.must_be_refused("items.ods", None, "“.ods” is not a known kind of table")


def test_every_row_that_is_wrong_is_told(study: Any) -> None:
    study.swap(I, "a1,A", "a 1,A")
    study.swap(I, "a3,A,rating", "a3,A,rated")
    assert [p.line for p in study.refusal() if p.file == I] == [2, 5]


def test_very_many_problems_are_counted_and_not_listed(study: Any) -> None:
    rows = "".join(f"i{n},\n" for n in range(700))
    (study.path / I).write_text("id,text\n" + rows)
    problems = [p for p in study.refusal() if p.file == I]
    assert len(problems) == 501
    assert "the first 500 of 700 problems" in str(problems[0])


def test_a_row_begins_where_its_first_cell_does(study: Any) -> None:
    study.swap(I, '"Moist soil,', '"Moist\n\nsoil,')
    study.swap(I, "It looks nice.", "")
    study.must_be_refused(I, 7, "“a3” has no text")
