"""After a redaction the program says where the words still stand, in whatever file they are."""

from __future__ import annotations

import gzip
import shutil
import sqlite3
import tracemalloc
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from labeval.coding.codes import marking
from labeval.coding.edits import added
from labeval.coding.rows import Anchor, Code, Memo, Passage, Source, SourceKind
from labeval.coding.texts.editing import REDACT, redact
from labeval.coding.texts.redaction_signs import PENDING, SEALED
from labeval.jobs.redaction.mentions import redacted_phrases
from labeval.jobs.redaction.plan import Intention
from labeval.jobs.redaction.readable_files import Why
from labeval.jobs.redaction.redaction import confirm
from labeval.jobs.redaction.remaining_words import (
    masked_places,
    masking,
    redacting_rest,
    rest_of,
)
from labeval.jobs.redaction.search import OUTSIDE_ROWS, Remaining, search_folder
from labeval.session.events.clock import utc_now
from labeval.store.workbook.workbook import EditConflict, Workbook
from labeval.study.folder import StudyFolder
from labeval.text.word_search import Hits, WordSearch

ANNA = WordSearch.of(["Anna"])


def workbook_with_eight(path: Path) -> StudyFolder:
    """“Anna” eight times in two texts, one of them in a longer word; and once in a memo."""
    folder = StudyFolder(path)
    path.mkdir()
    with Workbook(folder.workbook, coder="A") as workbook:
        texts = {
            "s1": ["Anna said so.", "I told ANNA and anna, Anna.", "Annas book, by Anna."],
            "s2": ["Ask Anna!", "Anna."],
        }
        rows: list = []
        for source, lines in texts.items():
            rows.append(added(Source(source, SourceKind.IMPORTED, f"Text {source}")))
            rows += [
                added(Passage(f"{source}.{n}", source, float(n), line))
                for n, line in enumerate(lines)
            ]
        workbook.take_in(rows)
        memo = Memo("m", "project", "", workbook.coder.id, "Is anna her sister?", utc_now())
        workbook.do("Code", [added(Code("c", "Trust")), added(memo)])
    return folder


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    return workbook_with_eight(tmp_path / "study")


def redact_one(folder: StudyFolder, workbook: Workbook):
    found = redact(workbook.text_of("s1"), Anchor("s1.0", 0), Anchor("s1.0", 4))
    workbook.do(REDACT, found.changes)
    return confirm(folder, workbook)


def counts(left: Remaining) -> dict[str, Hits]:
    return {f"{found.path.name} {found.part}".strip(): found.hits for found in left.found}


def test_one_of_eight_is_redacted_and_the_seven_that_are_left_are_counted(folder):
    with Workbook(folder.workbook, coder="A") as workbook:
        report = redact_one(folder, workbook)
    assert report.left is not None and report.rest is not None
    assert counts(report.left)["coding.sqlite passage"] == Hits(6, 1)
    assert counts(report.left)["coding.sqlite memo"] == Hits(1, 0)
    assert (report.rest.texts, report.rest.written) == (Hits(6, 1), Hits(1, 0))
    assert report.rest.sources == 2


def test_the_rest_is_redacted_too_and_then_no_byte_of_the_folder_has_it(folder):
    with Workbook(folder.workbook, coder="A") as workbook:
        report = redact_one(folder, workbook)
        changes = redacting_rest(workbook, report.left.search, inside=True)
        workbook.do(REDACT, changes)
        texts = [p.text for s in ("s1", "s2") for p in workbook.passages(s)]
        assert texts == [
            *(f"{SEALED} said so.", f"I told {PENDING} and {PENDING}, {PENDING}."),
            *(f"{PENDING} book, by {PENDING}.", f"Ask {PENDING}!", f"{PENDING}."),
        ]
        workbook.undo()
        assert rest_of(workbook, ANNA).texts == Hits(6, 1), "it can be taken back"
        workbook.redo()
        report = confirm(folder, workbook, rest=report.left.search, inside=True)
        assert workbook.memos()[0].text == f"Is {SEALED} her sister?"
    assert report.left.found == [] and report.rest.total == Hits()
    whole = b"".join(p.read_bytes() for p in folder.path.rglob("*") if p.is_file())
    assert b"anna" not in whole.lower()


def test_responses_that_keep_a_word_are_named(folder):
    response = Source("r", SourceKind.RESPONSES, "Responses", "bafu-tiro")
    other = Source("o", SourceKind.RESPONSES, "Responses", "kema-lodu")
    passages = Passage("r0", "r", 0, "Anna wrote it."), Passage("o0", "o", 0, "Nobody did.")
    with Workbook(folder.workbook, coder="A") as workbook:
        workbook.take_in([added(row) for row in (response, other, *passages)])
        rest = rest_of(workbook, ANNA)
    assert rest.kept == Hits(1, 0) and [source.id for source in rest.kept_in] == ["r"]


def test_pseudonyms_are_no_words_that_are_left(folder):
    with Workbook(folder.workbook, coder="A") as workbook:
        names = {"anna": "Anna-1"}
        before = rest_of(workbook, ANNA)
        assert before.around[0].endswith("Anna said so."), "whole sentences around the places"
        workbook.do(REDACT, redacting_rest(workbook, ANNA, inside=False, pseudonyms=names))
        assert any("[Anna-1]" in p.text for s in ("s1", "s2") for p in workbook.passages(s))
        assert rest_of(workbook, ANNA).texts == Hits(0, 1)
        assert redacting_rest(workbook, ANNA, inside=False) == []


def test_whole_words_only_leave_longer_ones_as_they_are(folder):
    with Workbook(folder.workbook, coder="A") as workbook:
        workbook.do(REDACT, redacting_rest(workbook, ANNA, inside=False))
        assert rest_of(workbook, ANNA).texts == Hits(0, 1)
        code = Code("d", "Annas sister Anna", definition="AnnaAnna")
        workbook.do("Code", [added(code)])
        (one,) = [c for c in masking(workbook, ANNA, inside=False) if c.row.id == "d"]
        assert (one.after.name, one.after.definition) == (f"Annas sister {SEALED}", "AnnaAnna")
        (one,) = [c for c in masking(workbook, ANNA, inside=True) if c.row.id == "d"]
        assert (one.after.name, one.after.definition) == (f"{SEALED} sister {SEALED}", SEALED)


def docx(path: Path) -> None:
    from docx import Document

    document = Document()
    line = document.add_paragraph("I asked An")
    line.add_run("na")  # cut in two, as word processors do
    document.save(str(path))


def xlsx(path: Path) -> None:
    from openpyxl import Workbook as Book

    book = Book()
    book.active["A1"] = "asked Anna"
    book.save(path)


def pdf(path: Path) -> None:
    import matplotlib.pyplot as plt

    figure = plt.figure()
    figure.text(0.1, 0.5, "I asked Anna then")
    figure.savefig(path, format="pdf")
    plt.close(figure)


def parquet(path: Path) -> None:
    import pandas as pd

    pd.DataFrame({"comment": ["Anna"]}).to_parquet(path)


def packed(path: Path) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as outer:
        outer.writestr("inner.txt.gz", gzip.compress(b"Anna"))


def deleted_row(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA secure_delete = OFF")
        connection.execute("CREATE TABLE t (x TEXT)")
        connection.execute("INSERT INTO t VALUES ('Anna')")
        connection.commit()
        connection.execute("DELETE FROM t")
        connection.commit()


def as_json(path: Path) -> None:
    path.write_text('{"name": "\\u0041nna"}')


MAKERS = {
    "book.docx": docx,
    "book.xlsx": xlsx,
    "report.pdf": pdf,
    "table.parquet": parquet,
    "all.zip": packed,
    "old.sqlite": deleted_row,
    "lines.jsonl": as_json,
    "wide.csv": lambda path: path.write_bytes("name\nAnna".encode("utf-16")),
    "plain.txt": lambda path: path.write_bytes("caf\xe9 anna".encode("cp1252")),
    "page.html": lambda path: path.write_text("<p>An<b>na</b></p>"),
    "Anna.txt": lambda path: path.write_text("nothing"),
}


@pytest.mark.parametrize("name", MAKERS)
def test_it_is_found_in_files_of_every_kind(tmp_path, name):
    (tmp_path / "study").mkdir()
    MAKERS[name](tmp_path / "study" / name)
    left = search_folder(StudyFolder(tmp_path / "study"), ANNA)
    (found,) = left.found
    assert found.hits.whole == 1 and left.unsearched == {}
    assert found.part == (OUTSIDE_ROWS if name == "old.sqlite" else "")


def test_accents_are_found_however_they_are_written(tmp_path):
    (tmp_path / "study").mkdir()
    forms = ["Jörg", "Jo\u0308rg", "JÖRG", "J\\u00f6rg", "J&ouml;rg"]
    for n, form in enumerate(forms):
        (tmp_path / "study" / f"{n}.json").write_text(form, encoding="utf-8")
    left = search_folder(StudyFolder(tmp_path / "study"), WordSearch.of(["Jörg"]))
    assert [found.hits.whole for found in left.found] == [1] * len(forms)


def test_what_cannot_be_read_is_named_as_not_searched(tmp_path):
    study = tmp_path / "study"
    study.mkdir()
    docx(study / "broken.docx")
    whole = (study / "broken.docx").read_bytes()
    (study / "broken.docx").write_bytes(whole[: len(whole) // 2] + whole[len(whole) // 2 + 40 :])
    (study / "cut.docx").write_bytes(whole[: len(whole) // 2])
    (study / "headless.docx").write_bytes(bytes(30) + whole[30:])
    (study / "headless_part").write_bytes(bytes(30) + whole[30 : len(whole) // 2])
    (study / "table.sav").write_bytes(b"$FL2@(#) SPSS" + bytes(200))
    (study / "talk.m4a").write_bytes(b"\0\0\0\x1cftypM4A " + bytes(200))
    pdf(study / "broken.pdf")
    (study / "broken.pdf").write_bytes((study / "broken.pdf").read_bytes()[:300])
    (study / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(40))
    (study / "damaged.sqlite").write_bytes(b"SQLite format 3\0" + bytes(20))
    (study / "bomb.gz").write_bytes(gzip.compress(bytes(600 << 20), 1))
    (tmp_path / "elsewhere.txt").write_text("Anna")
    (study / "link.txt").symlink_to(tmp_path / "elsewhere.txt")
    left = search_folder(StudyFolder(study), ANNA)
    assert [path.name for path in left.files] == ["headless.docx"], "its other parts are whole"
    assert {path.name: why for path, why in left.unsearched.items()} == {
        "broken.docx": Why.UNREADABLE,
        "cut.docx": Why.UNREADABLE,
        "headless.docx": Why.UNREADABLE,
        "headless_part": Why.UNREADABLE,
        "table.sav": Why.UNREADABLE,
        "talk.m4a": Why.PICTURE_OR_SOUND,
        "broken.pdf": Why.UNREADABLE,
        "picture.png": Why.PICTURE_OR_SOUND,
        "damaged.sqlite": Why.UNREADABLE,
        "bomb.gz": Why.TOO_LARGE,
        "link.txt": Why.ELSEWHERE,
    }


def test_copies_and_history_are_searched(folder):
    with Workbook(folder.workbook, coder="A") as workbook:
        text = workbook.text_of("s2")
        coded = marking.code_span(
            text, Anchor("s2.0", 4), Anchor("s2.0", 8), code="c", coder=workbook.coder.id
        )
        workbook.do(marking.CODE, coded)
        workbook.undo()
    folder.backups.mkdir()
    shutil.copy(folder.workbook, folder.backups / "coding-1.sqlite")
    left = search_folder(folder, ANNA)
    assert counts(left)["coding.sqlite change"].whole >= 2
    assert counts(left)["coding-1.sqlite passage"] == Hits(7, 1)


def test_undoing_stops_where_a_redaction_was_destroyed_and_passes_over_nothing(folder):
    with Workbook(folder.workbook, coder="A") as workbook:
        workbook.do("Code", [added(Code("old", "Older"))])
        text = workbook.text_of("s1")
        coder = workbook.coder.id
        ends = Anchor("s1.0", 0), Anchor("s1.0", 9)
        workbook.do(marking.CODE, marking.code_span(text, *ends, code="c", coder=coder))
        redact_one(folder, workbook)
        assert workbook.can_undo is None
        for _ in range(2):
            with pytest.raises(EditConflict, match="destroyed"):
                workbook.undo()
        assert {code.id for code in workbook.codes()} == {"c", "old"}, "an older act was undone"
        workbook.do("Code", [added(Code("new", "Newer"))])
        assert workbook.can_undo == "Code"
        workbook.undo()
        assert workbook.redo() is not None
        workbook.undo()
        with pytest.raises(EditConflict):
            workbook.undo()
        assert {code.id for code in workbook.codes()} == {"c", "old"}


def test_names_of_interviews_and_of_their_speakers_go_with_the_rest(folder):
    with Workbook(folder.workbook, coder="A") as workbook:
        talk = Source("t", SourceKind.INTERVIEW, "Anna Schmidt 2026", cases=(("Anna", "P07"),))
        turns = [
            Passage("t.0", "t", 0.0, "Both bad.", "Anna"),
            Passage("t.1", "t", 1.0, "Why?", "B"),
            Passage("t.2", "t", 2.0, "So.", "Anna"),
        ]
        workbook.do("Import interviews", [added(talk), *map(added, turns)])
        before = rest_of(workbook, ANNA).written
        report = redact_one(folder, workbook)
        assert report.rest.written == before == Hits(1 + 2 + 2, 0)
        workbook.do(REDACT, redacting_rest(workbook, ANNA, inside=True))
        assert masked_places(masking(workbook, ANNA, inside=True)) == 1 + 1 + 1
        report = confirm(folder, workbook, rest=report.left.search, inside=True)
        (source,) = [s for s in workbook.sources() if s.id == "t"]
        assert (source.name, source.cases) == (f"{SEALED} Schmidt 2026", ((SEALED, "P07"),))
        assert [p.speaker for p in workbook.passages("t")] == [SEALED, "B", SEALED]
        assert source.case_of(SEALED) == "P07", "who speaks is known by code"
    assert report.left.found == [] and report.rest.total == Hits()
    assert b"anna" not in folder.workbook.read_bytes().lower()


def test_several_places_of_one_passage_are_destroyed_and_no_word_between_them_is_named(folder):
    line = "Dora met Berta at the Lake, then Dora left with Carl."
    with Workbook(folder.workbook, coder="A") as workbook:
        source = Source("s3", SourceKind.IMPORTED, "Three")
        workbook.take_in([added(source), added(Passage("s3.0", "s3", 0.0, line))])
        names = WordSearch.of(["Dora", "Berta"])
        workbook.do(REDACT, redacting_rest(workbook, names, inside=False))
        intention = Intention(("s3",), (), 3)
        assert redacted_phrases(folder, workbook, intention) == ["Dora", "Berta"]
        at = workbook.passages("s3")[0].text.index("Carl")
        carl = redact(workbook.text_of("s3"), Anchor("s3.0", at), Anchor("s3.0", at + 4))
        workbook.do(REDACT, carl.changes)
        assert set(redacted_phrases(folder, workbook, intention)) == {"Dora", "Berta", "Carl"}
        report = confirm(folder, workbook)
        assert report.left is not None
        assert not {"Lake", "lake", "met", "left"} & set(report.left.search.words)


def test_a_text_that_all_rows_of_a_parquet_file_share_is_counted_in_each_or_not_searched(tmp_path):
    arrow, tables = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
    folder = StudyFolder(tmp_path)

    def searched(text: str, rows: int) -> tuple[int, Why | None]:
        texts = arrow.DictionaryArray.from_arrays(arrow.array([0] * rows), arrow.array([text]))
        tables.write_table(arrow.table({"said": texts}), path := tmp_path / "t.parquet")
        found = search_folder(folder, ANNA)
        return found.hits.total, found.unsearched.get(path)

    assert searched("Anna says no.", 300) == (300, None)
    assert searched("Anna " + "word " * 400_000, 100_000)[1] == Why.TOO_LARGE


@pytest.mark.parametrize(
    ("column", "cells"),
    [
        ("turns", [[{"who": "Jörg Maß", "said": "so\nand"}]]),
        ("turns", [[{"who": "A", "said": "Jörg\nMaß"}]]),
        ("turns", [[["a", None], [], ["Jörg Maß"]]]),
        ("turns", [{"by": {"who": "Jörg Maß"}}]),
        ("turns", ["Jörg Maß".encode()]),
        ("turns", [["Jörg Maß".encode()]]),
        ("turns", [gzip.compress("Jörg Maß".encode())]),
        ("Jörg Maß", ["a"]),
        ("turns", [{"Jörg Maß": "a"}]),
    ],
)
def test_a_parquet_file_is_searched_in_all_that_it_has(tmp_path, column, cells):
    arrow, tables = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
    name = WordSearch.of(["Jörg Maß"])
    tables.write_table(arrow.table({"n": [1], column: cells}), path := tmp_path / "t.parquet")
    found = search_folder(StudyFolder(tmp_path), name)
    assert (found.hits.total, found.unsearched) == (1, {})
    more = arrow.table({"n": [1]}).replace_schema_metadata({"by": "Jörg Maß"})
    tables.write_table(more, path)
    assert search_folder(StudyFolder(tmp_path), name).hits.total > 0


@pytest.mark.parametrize("how", ["lz4", "zstd", "damaged"])
def test_tables_that_are_packed_in_another_way_are_said_to_be_not_searched(tmp_path, how):
    """A small one has no bytes enough to tell by their spread that it is packed."""
    arrow, feather = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.feather")
    table = arrow.table({"said": ["Anna said so, and Anna said it again to Anna."] * 20})
    path = tmp_path / "t.feather"
    feather.write_feather(table, str(path), compression="lz4" if how == "damaged" else how)
    if how == "damaged":
        path.write_bytes(b"\0\0\0\0" + path.read_bytes()[4:])
    (tmp_path / "people.csv").write_text("ORCID,name\n0000-0001,Anna\n")
    found = search_folder(StudyFolder(tmp_path), ANNA)
    assert found.unsearched == {path: Why.UNREADABLE}
    assert [one.path.name for one in found.found] == ["people.csv"]


def test_pictures_in_cells_of_a_parquet_file_are_said_to_be_not_searched(tmp_path):
    arrow, tables = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
    picture = b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 8
    rows = [{"bytes": picture, "path": "a.png"}, {"bytes": None, "path": "Anna.png"}]
    tables.write_table(arrow.table({"image": rows}), path := tmp_path / "t.parquet")
    found = search_folder(StudyFolder(tmp_path), ANNA)
    assert found.hits.total == 1 and found.unsearched == {path: Why.PICTURE_OR_SOUND}


def test_numbers_in_a_list_of_a_parquet_file_are_never_all_in_memory(tmp_path):
    arrow, tables = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
    number = 1_000_000
    zeros = arrow.array(bytearray(number), arrow.int8())
    cell = arrow.ListArray.from_arrays(arrow.array([0, number], arrow.int32()), zeros)
    tables.write_table(arrow.table({"said": ["Anna"], "more": cell}), tmp_path / "t.parquet")
    tracemalloc.start()
    found = search_folder(StudyFolder(tmp_path), ANNA)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert found.hits.total == 1 and peak < 5_000_000


def test_a_search_that_is_stopped_in_a_file_names_it_and_all_others_as_not_searched(tmp_path):
    for name in ("a.txt", "b.txt", "c.txt"):
        (tmp_path / name).write_text("Anna " * 1_000_000)
    asked: list[int] = []

    def progress(done: int, of: int) -> bool:
        asked.append(done)
        return asked.count(1) < 3 and of == 3

    left = search_folder(StudyFolder(tmp_path), ANNA, progress=progress)
    assert [path.name for path in left.files] == ["a.txt"] and left.searched == 1
    assert left.unsearched == {tmp_path / n: Why.STOPPED for n in ("b.txt", "c.txt")}
    assert asked.count(1) == 3, "it is asked while a file is read, and no more after that"


def test_a_row_larger_than_any_is_named_and_the_others_are_searched(tmp_path):
    with closing(sqlite3.connect(tmp_path / "t.sqlite")) as connection:
        connection.execute("CREATE TABLE large (x TEXT)")
        connection.execute("CREATE TABLE small (x TEXT)")
        connection.execute("INSERT INTO large VALUES (CAST(zeroblob(67200000) AS TEXT))")
        connection.execute("INSERT INTO small VALUES (?)", ("z" * 1_048_570 + " Anna Schmidt",))
        connection.commit()
    left = search_folder(StudyFolder(tmp_path), WordSearch.of(["Anna Schmidt"]))
    assert counts(left) == {"t.sqlite small": Hits(1, 0)}
    assert list(left.unsearched.values()) == [Why.UNREADABLE]


BORDER = (1 << 20) - 6
"""Bytes before a name that goes over the end of the first piece that is read."""


def long(path: Path) -> None:
    path.write_text("x" * BORDER + " Anna Schmidt " + "y" * (3 << 20))


def long_utf16(path: Path) -> None:
    path.write_bytes(("x" * (BORDER // 2) + " Anna Schmidt " + "y" * (1 << 20)).encode("utf-16"))


def long_bytes(path: Path) -> None:
    path.write_bytes(b"\0" * BORDER + b" Anna Schmidt " + b"\1" * (3 << 20))


def long_packed(path: Path) -> None:
    path.write_bytes(gzip.compress(b"x" * BORDER + b" Anna Schmidt " + b"y" * (3 << 20)))


def long_member(path: Path) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        text = "x" * BORDER + " <t>Anna</t><t> Sch</t><t>midt</t> " + "y" * (3 << 20)
        file.writestr("word/document.xml", text)


def long_cp1252(path: Path) -> None:
    path.write_bytes(b"x" * BORDER + b" Anna Schmidt " + b"y" * (3 << 20) + b"\xfc")


@pytest.mark.parametrize(
    "make", [long, long_utf16, long_bytes, long_packed, long_member, long_cp1252]
)
def test_a_name_over_the_end_of_a_piece_is_found_in_memory_for_a_few_pieces(tmp_path, make):
    make(tmp_path / "long")
    tracemalloc.start()
    try:
        left = search_folder(StudyFolder(tmp_path), WordSearch.of(["Anna Schmidt"]))
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert left.unsearched == {} and left.hits == Hits(1, 0)
    assert most < 40 << 20


def test_a_packed_text_that_is_cut_or_too_large_is_searched_as_far_as_it_can_be(
    tmp_path, monkeypatch
):
    monkeypatch.setattr("labeval.jobs.redaction.readable_files.MOST_BYTES", 4 << 20)
    with zipfile.ZipFile(tmp_path / "large.docx", "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("word/document.xml", b"<p>Anna</p>" + b" " * (5 << 20))
    content = gzip.compress(b"Anna " * 700_000)
    (tmp_path / "cut.gz").write_bytes(content[: len(content) // 2])
    left = search_folder(StudyFolder(tmp_path), ANNA)
    assert {path.name: why for path, why in left.unsearched.items()} == {
        "large.docx": Why.TOO_LARGE,
        "cut.gz": Why.UNREADABLE,
    }
    found = {path.path.name: path.hits.whole for path in left.found}
    assert found["large.docx"] == 1 and found["cut.gz"] > 1000
