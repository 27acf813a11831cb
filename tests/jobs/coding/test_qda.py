"""Codebooks and texts from files, into a workbook."""

from __future__ import annotations

import codecs
import csv
import io
import re
from pathlib import Path

import pytest
from docx import Document

from labeval.coding.edits import added
from labeval.coding.rows import Code
from labeval.coding.sources import rename
from labeval.exchange.errors import ExchangeError
from labeval.exchange.qda.codebook_csv import codebook_table, read_table
from labeval.exchange.qda.described import description_of
from labeval.jobs.coding.qda import (
    criteria_as_codes,
    export_codebook,
    import_codebook,
    import_texts,
    read_codebook,
    read_texts,
    take_texts,
)
from labeval.places import starter_codebooks
from labeval.store.workbook.workbook import Workbook
from labeval.study.problems import StudyProblems
from tests.conftest import small_study
from tests.support.coding.coded_project import coded_project


@pytest.fixture
def workbook(tmp_path: Path):
    with Workbook(tmp_path / "coding.sqlite", coder="A") as opened:
        yield opened


def facts(codes: list[Code]) -> list[tuple[object, ...]]:
    names = {code.id: code.name for code in codes}
    return [
        (c.name, names.get(c.parent, ""), c.codable, c.definition, c.include, c.shortcut)
        for c in codes
    ]


def test_what_was_written_about_codes_in_a_table_comes_back(tmp_path: Path) -> None:
    table = tmp_path / "book.csv"
    with Workbook(tmp_path / "coding.sqlite", coder="A") as workbook:
        codes = [Code("d", "Doubt"), Code("t", "Trust", place=1.0, definition="Believes it")]
        workbook.take_in(map(added, codes))
        text = export_codebook(workbook, table).read_text(encoding="utf-8-sig")
        text = text.replace("Doubt,yes,", "Doubt,yes,Is not sure").replace(
            "Believes it", "Relies", 1
        )
        table.write_text(text, encoding="utf-8")
        done = import_codebook(workbook, table)
        assert {code.name: code.definition for code in workbook.codes()} == {
            "Doubt": "Is not sure",
            "Trust": "Believes it",
        }
        assert (done.rows, done.changed, done.same) == (0, 1, 1)
        (note,) = done.notes
        assert "Trust" in str(note)
        workbook.undo()
        assert [code.definition for code in workbook.codes()] == ["", "Believes it"]


def test_a_codebook_comes_back_from_a_table_and_from_qdc(tmp_path: Path) -> None:
    codes = coded_project().codes
    standing = [code for code in codes if not code.retired]
    assert facts(read_table(codebook_table(codes), "x")[0]) == facts(standing)
    with Workbook(tmp_path / "coding.sqlite", coder="A") as workbook:
        table = tmp_path / "book.csv"
        table.write_text(codebook_table(codes), encoding="utf-8")
        assert import_codebook(workbook, table).rows == 3
        written = export_codebook(workbook, tmp_path / "written.csv")
        assert written.read_bytes().startswith(codecs.BOM_UTF8)
        assert facts(read_codebook(written)[0]) == facts(standing)
        again = read_codebook(export_codebook(workbook, tmp_path / "book.qdc"))[0]
        assert facts(again) == facts(standing)
        assert import_codebook(workbook, tmp_path / "book.qdc").rows == 0
        workbook.undo()
        assert workbook.codes() == []


def test_every_problem_of_a_table_is_told_with_its_line() -> None:
    text = "code,codable,colour,shortcut\nA,perhaps,blue,ab\nA / ,yes,,\nB,yes,#123456,\nB,yes,,\n"
    with pytest.raises(StudyProblems) as refused:
        read_table(text, "book.csv")
    assert str(refused.value).splitlines() == [
        "book.csv:2: codable: “perhaps” is neither yes nor no",
        "book.csv:2: colour: “blue” is no colour; one would be #1F5FA8",
        "book.csv:2: shortcut: “ab” is not a single character",
        "book.csv:3: code: “A / ” has a part without a name",
    ]
    with pytest.raises(ExchangeError, match="line 1: the columns are name"):
        read_table("name\nA\n", "book.csv")


def test_a_codebook_of_a_german_spreadsheet_is_read_and_a_torn_row_is_named() -> None:
    codes, _ = read_table('sep=;\r\ncode;codable\r\nA;yes\r\n\r\n"A / B";no\r\n', "book.csv")
    assert [(code.name, code.codable) for code in codes] == [("A", True), ("B", False)]
    with pytest.raises(StudyProblems) as refused:
        read_table('code,definition\nA,one\nB\nC,"never closed\n', "book.csv")
    assert [(problem.line, problem.text) for problem in refused.value.problems] == [
        (3, "the row has 1 cells, the header 2"),
        (4, "a quotation mark of this row is never closed"),
    ]


def test_a_table_that_is_no_codebook_is_not_read_to_its_end():
    text = "code,colour\n" + "A,red\n" * 100_000
    with pytest.raises(StudyProblems) as caught:
        read_table(text, "book.csv")
    problems = caught.value.problems
    assert [problem.line for problem in problems] == list(range(2, 503))
    assert problems[0].field == "colour" and "not read" in problems[-1].text


def test_a_code_below_another_that_has_no_row_makes_a_category() -> None:
    codes, _ = read_table("code\nUp / Down\nUp / Down / Deep\n", "x")
    assert [(c.name, c.codable) for c in codes] == [("Up", False), ("Down", True), ("Deep", True)]


def test_the_codebooks_to_start_with_have_the_published_codes(workbook: Workbook) -> None:
    """9 codes of usability, 14 of study design, 11 of sentiment; 11 aspects of justifications."""
    counts = {}
    for name, path in starter_codebooks().items():
        codes, left = read_codebook(path)
        assert left == [] and all(code.definition for code in codes)
        counts[name] = len([code for code in codes if code.codable])
        import_codebook(workbook, path)
    assert counts == {"evaluation-sessions": 34, "justifications": 11}
    tops = {c.id: c.name for c in workbook.codes() if not c.codable}
    under = [tops[c.parent] for c in workbook.codes() if c.parent]
    assert {name: under.count(name) for name in tops.values()} == {
        "Usability": 9,
        "Study design": 14,
        "User sentiment": 11,
    }


def test_the_studys_criteria_are_codes_with_their_definitions() -> None:
    study = small_study()
    top, *codes = criteria_as_codes(study, "en")
    assert [code.name for code in codes] == [c.name.in_language("en") for c in study.criteria]
    assert {code.parent for code in codes} == {top.id} and not top.codable


def texts(workbook: Workbook) -> list[str]:
    return [p.text for s in workbook.sources() for p in workbook.passages(s.id)]


def test_line_ends_and_marks_of_text_files_are_no_text(workbook: Workbook, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes("\ufeffFirst 🙂\r\n\r\nSecond\rThird".encode())
    assert import_texts(workbook, [path]).rows == 4
    assert texts(workbook) == ["First 🙂", "Second", "Third"]
    assert import_texts(workbook, [path]).rows == 0


def test_the_name_of_a_file_is_nowhere_in_the_workbook(workbook: Workbook, tmp_path: Path) -> None:
    for name in ("Anna Schmidt.txt", "Anna Schmidt 2.txt", "policy.txt"):
        (tmp_path / name).write_text(f"What {len(name)} said.")
    paths = sorted(tmp_path.glob("*.txt"))
    done = import_texts(workbook, paths[:2], participant="P07")
    done.notes += import_texts(workbook, paths[2:]).notes
    assert [s.name for s in workbook.sources()] == ["Text 1", "Text P07", "Text P07 (2)"]
    assert [str(note) for note in done.notes] == [
        "Anna Schmidt 2: called “Text P07” here, as files often name people",
        "Anna Schmidt: called “Text P07 (2)” here, as files often name people",
        "policy: called “Text 1” here, as files often name people",
    ]
    assert "Schmidt" not in "\n".join(workbook.connection.iterdump())


def test_a_text_keeps_the_name_that_it_was_given_here(workbook: Workbook, tmp_path: Path) -> None:
    path = tmp_path / "policy.txt"
    path.write_text("A text.")
    take_texts(workbook, read_texts([path]), named_by_file=True)
    (source,) = workbook.sources()
    assert source.name == "policy"
    workbook.do("Rename", rename(source, "Rules of the house"))
    for by_file in (True, False):
        done = take_texts(workbook, read_texts([path]), named_by_file=by_file)
        assert (done.rows, done.left, done.notes) == (0, [], [])
    assert [s.name for s in workbook.sources()] == ["Rules of the house"]


def test_documents_subtitles_and_pdfs_are_texts(workbook: Workbook, tmp_path: Path) -> None:
    document = Document()
    document.add_paragraph("A paragraph.")
    document.save(str(tmp_path / "a.docx"))
    (tmp_path / "b.srt").write_text("1\n00:00:01,000 --> 00:00:02,500\nHello there\n")
    (tmp_path / "c.pdf").write_bytes(small_pdf("A page of text."))
    import_texts(workbook, [tmp_path / name for name in ("a.docx", "b.srt", "c.pdf")])
    assert sorted(texts(workbook)) == ["A page of text.", "A paragraph.", "Hello there"]
    (spoken,) = (
        p for s in workbook.sources() for p in workbook.passages(s.id) if p.start_ms is not None
    )
    assert (spoken.start_ms, spoken.end_ms) == (1000, 2500)


def test_one_file_that_cannot_be_read_leaves_everything_as_it_was(
    workbook: Workbook, tmp_path: Path
) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / "bad.pdf"
    good.write_text("Fine")
    bad.write_bytes(b"%PDF-1.4 broken")
    with pytest.raises(ExchangeError, match=re.escape(f"{bad} cannot be read")):
        import_texts(workbook, [good, bad])
    (tmp_path / "empty.txt").write_text(" \n")
    with pytest.raises(ExchangeError, match="there is no text in it"):
        import_texts(workbook, [tmp_path / "empty.txt"])
    with pytest.raises(ExchangeError, match=r"texts are read from \.docx"):
        import_texts(workbook, [tmp_path / "x.exe"])
    assert workbook.sources() == []


def test_a_table_of_the_codebook_opens_as_a_table() -> None:
    found = list(csv.DictReader(io.StringIO(codebook_table(coded_project().codes))))
    assert found[1]["code"] == 'Reading & "seeing" <1> / Naïve 🙂'


def test_a_table_of_the_codebook_goes_to_a_program_with_tags_and_descriptions_and_back() -> None:
    """Taguette takes one column of tag, name and path, and writes tag, description and counts."""
    codes = [code for code in coded_project().codes if not code.retired]
    rows = list(csv.DictReader(io.StringIO(codebook_table(codes))))
    assert [name for name in rows[0] if name in ("tag", "name", "path")] == ["tag"]
    assert rows[1]["description"] == description_of(codes[1])
    there = io.StringIO()
    writer = csv.writer(there)
    writer.writerow(("tag", "description", "number of highlights", "number of documents"))
    writer.writerows((row["tag"], row["description"], 3, 2) for row in rows)
    back, left = read_table(there.getvalue(), "x")
    assert [fact[:2] + fact[3:] for fact in facts(back)] == [
        fact[:2] + fact[3:] for fact in facts(codes)
    ]
    assert [(code.exclude, code.example) for code in back] == [
        (code.exclude, code.example) for code in codes
    ]
    assert len(left) == 2


def small_pdf(line: str) -> bytes:
    """A page with one line of text, as the standard's smallest examples are made."""
    stream = f"BT /F1 12 Tf 72 720 Td ({line}) Tj ET".encode()
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R "
        b"/Resources << /Font << /F1 5 0 R >> >> >>",
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(stream), stream),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    written, offsets = b"%PDF-1.4\n", []
    for n, content in enumerate(objects, start=1):
        offsets.append(len(written))
        written += b"%d 0 obj\n%s\nendobj\n" % (n, content)
    table = b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
    end = b"xref\n0 6\n0000000000 65535 f \n%strailer << /Size 6 /Root 1 0 R >>\n" % table
    return written + end + b"startxref\n%d\n%%%%EOF\n" % len(written)


def test_codebooks_of_other_programs_come_in_with_categories_and_name_what_is_left_out() -> None:
    text = "schema,type,Code,parent,Description,color,uses\nmood,radio,glad,,Says so.,#1f5fa8,3\n"
    codes, left = read_table(f"{text}mood,radio,sad,feelings,,,1\n", "book.csv")
    names = {code.id: code.name for code in codes}
    assert [(names.get(code.parent, ""), code.name) for code in codes] == [
        *(("", "mood"), ("mood", "glad"), ("", "feelings"), ("feelings", "sad")),
    ]
    assert (codes[1].definition, codes[1].colour) == ("Says so.", "#1F5FA8")
    assert [code.codable for code in codes] == [False, True, False, True]
    assert [str(line) for line in left] == [
        "column 'type': a codebook has no place for it",
        "column 'uses': a codebook has no place for it",
    ]
    ((tag,), _) = read_table("tag;description\nTrust;What is relied on.\n", "tags.csv")
    assert (tag.name, tag.definition) == ("Trust", "What is relied on.")
