"""Two analysts' workbooks become one, and what contradicts is named."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from labeval import places
from labeval.cli import main
from labeval.coding.codes import codebook, marking
from labeval.coding.edits import Change, added, removed
from labeval.coding.rows import Anchor, Attribute, Board, Code, Passage, Source, Theme, ThemeLink
from labeval.coding.texts import editing
from labeval.jobs.coding.workbook import merge_coding
from labeval.store.disk.backup import backups_of
from labeval.store.disk.errors import DamagedRecord, NewerRecord, RecordUnavailable
from labeval.store.erasing.erased_rows import erase_rows
from labeval.store.merging.workbook_merge import edits_so_far, merge_workbook
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.store.workbook.conflicts import EditConflict
from labeval.store.workbook.workbook import Workbook
from labeval.store.workbook_verify import workbook_findings
from labeval.study.folder import StudyFolder
from tests.support.studies.coding_study import small_workbook


@pytest.fixture
def here(tmp_path: Path) -> Path:
    (tmp_path / "here").mkdir()
    path = tmp_path / "here" / "coding.sqlite"
    small_workbook(path).close()
    return path


@pytest.fixture
def there(here: Path) -> Path:
    """The same study on another laptop, before anybody has coded."""
    path = here.parent.parent / "there" / "coding.sqlite"
    path.parent.mkdir()
    shutil.copyfile(here, path)
    return path


def code(workbook: Workbook, passage: str, start: int, end: int, code: str = "c") -> None:
    ends = Anchor(passage, start), Anchor(passage, end)
    text = workbook.text_of("s")
    made = marking.code_span(text, *ends, code=code, coder=workbook.coder.id)
    workbook.do(marking.CODE, made)


def test_segments_codes_memos_and_themes_of_both_are_there(here: Path, there: Path):
    with Workbook(here, coder="C1") as workbook:
        code(workbook, "s.p0", 0, 5)
    with Workbook(there, coder="C2") as other:
        code(other, "s.p0", 0, 5)
        other.do("add", codebook.add(other.codes(), "Trust", id="t"))
        code(other, "s.p2", 0, 7, "t")
        memo = marking.write_memo([], "hm", about="code", row="c", coder=other.coder.id)
        other.do("memo", memo)
        theme = Theme("th", "b", "Belief", codes=("t",))
        other.do("theme", [added(Board("b", "B")), added(theme)])
    with Workbook(here, coder="C1") as workbook:
        report = merge_workbook(workbook, there)
        assert (report.coders, report.codes, report.codings, report.others) == (1, 1, 2, 3)
        assert report.conflicts == []
        assert {c.name for c in workbook.coders()} == {"C1", "C2"}
        assert [(c.coder == workbook.coder.id, c.quote) for c in workbook.codings()].count(
            (False, "It is")
        ) == 1
        assert workbook.counts() == {"c": 2, "t": 1} and workbook.themes("b") == [theme]
        assert str(merge_workbook(workbook, there)).startswith("0 new coders, 0 sources, 0 codes")
        assert workbook.undo() is not None and workbook.undo() is None
    assert not list(workbook_findings(here))
    assert [p.name.rpartition("Z-")[2] for p in backups_of(here)] == ["before-merge.sqlite"]


def test_a_text_that_only_the_other_has_edited_comes_with_its_segments(here: Path, there: Path):
    with Workbook(there, coder="C2") as other:
        other.do("split", editing.split_passage(other.text_of("s"), "s.p1", 11))
        other.do("edit", editing.replace_text(other.text_of("s"), "s.p0", 0, 2, "This"))
        code(other, "s.p0", 0, 7)
    with Workbook(here, coder="C1") as workbook:
        assert merge_workbook(workbook, there).conflicts == []
        assert [p.text for p in workbook.passages("s")][:3] == [
            *("This is clear.", "The second", "text says it twice.")
        ]
        assert workbook.codings()[0].quote == "This is"


def test_where_both_have_edited_a_text_segments_come_in_where_their_words_stand(
    here: Path, there: Path
):
    with Workbook(here, coder="C1") as workbook:
        typed = editing.replace_text(workbook.text_of("s"), "s.p0", 0, 0, "Well, ")
        workbook.do("edit", typed)
    with Workbook(there, coder="C2") as other:
        code(other, "s.p0", 0, 5)
        other.do("edit", editing.replace_text(other.text_of("s"), "s.p1", 0, 3, "This"))
        code(other, "s.p1", 0, 11)
        code(other, "s.p2", 0, 7)
    with Workbook(here, coder="C1") as workbook:
        report = merge_workbook(workbook, there)
        first, second = map(str, report.conflicts)
        assert first.startswith("source First: its text was edited differently")
        assert second.startswith("segment “This second”: its words are not the same here")
        found = [(c.quote, c.start.offset) for c in workbook.codings()]
        assert found == [("It is", 6), ("I would", 0)]
    assert not list(workbook_findings(here))


@pytest.mark.parametrize("removing", ["here", "there"])
def test_a_passage_that_one_has_removed_is_an_edit_of_the_text_too(
    here: Path, there: Path, removing: str
) -> None:
    with Workbook(here, coder="C1") as workbook, Workbook(there, coder="C2") as other:
        one, two = (workbook, other) if removing == "here" else (other, workbook)
        one.do("remove", [removed(one.passages("s")[2])])
        two.do("edit", editing.replace_text(two.text_of("s"), "s.p0", 0, 2, "This"))
        code(workbook, "s.p1", 0, 3)
        before = [passage.text for passage in workbook.passages("s")]
        report = merge_workbook(workbook, there)
        (conflict,) = map(str, report.conflicts)
        assert conflict.startswith("source First: its text was edited differently")
        assert [passage.text for passage in workbook.passages("s")] == before


def test_a_passage_that_was_removed_here_alone_does_not_come_back(here: Path, there: Path) -> None:
    with Workbook(here, coder="C1") as workbook:
        workbook.do("remove", [removed(workbook.passages("s")[2])])
        before = [passage.text for passage in workbook.passages("s")]
        assert merge_workbook(workbook, there).conflicts == []
        assert [passage.text for passage in workbook.passages("s")] == before


def test_rows_that_differ_and_rows_that_were_removed_stay_as_here(here: Path, there: Path):
    with Workbook(here, coder="C1") as workbook:
        code(workbook, "s.p0", 0, 5)
    shutil.copyfile(here, there)
    with Workbook(here, coder="C1") as workbook:
        workbook.do("name", codebook.describe(workbook.codes()[0], name="Ease"))
        workbook.do("uncode", marking.uncode(workbook.codings()))
        workbook.do("add", codebook.add(workbook.codes(), "Trust"))
    with Workbook(there, coder="C2") as other:
        other.do("add", codebook.add(other.codes(), "trust"))
    with Workbook(here, coder="C1") as workbook:
        told = [str(conflict) for conflict in merge_workbook(workbook, there).conflicts]
        assert told == [
            "code trust: two codes are called like this; merge them if they are one; left as it is "
            "here",
            "segment “It is”: was removed here; left as it is here",
        ]
        assert workbook.codings() == [] and workbook.codes()[0].name == "Ease"


def test_codes_that_are_below_each_other_there_are_refused_with_those_below_them(
    here: Path, there: Path
):
    with Workbook(there, coder="C2") as other:
        first = other.codes()[0]
        new = [added(Code("x", "X")), added(Code("y", "Y", parent="x"))]
        other.do("add", [*new, Change(first, replace(first, parent="y"))])
    with closing(sqlite3.connect(there)) as file, file:  # as a program without its checks could
        file.execute("UPDATE code SET parent = 'y' WHERE id = 'x'")
    with Workbook(here, coder="C1") as workbook:
        before = workbook.codes()
        with pytest.raises(EditConflict, match="below itself"):
            merge_workbook(workbook, there)
        assert workbook.codes() == before


def test_what_the_other_has_removed_is_named_and_stays(here: Path, there: Path):
    with Workbook(here, coder="C1") as workbook:
        code(workbook, "s.p0", 0, 5)
        memo = marking.write_memo([], "hm", about="code", row="c", coder=workbook.coder.id)
        workbook.do("memo", memo)
        theme, link = (
            Theme("th", "b", "Belief", codes=("c",)),
            ThemeLink("l", "b", "th", "th", "so"),
        )
        workbook.do("theme", [added(Board("b", "B")), added(theme), added(link)])
        workbook.do("know", [added(Attribute("a", "participant", "P01", "age", "54"))])
        told = marking.paraphrase([], "in short", case="P01", code="c", coder=workbook.coder.id)
        workbook.do("summary", told)
    shutil.copyfile(here, there)
    rows = [*memo, *told]
    with Workbook(there, coder="C2") as other:
        gone = [other.codings()[0], *(change.after for change in rows), theme, link]
        gone += [Board("b", "B"), *other.attributes()]
        other.do("remove", [removed(row) for row in gone])
    with Workbook(here, coder="C1") as workbook:
        report = merge_workbook(workbook, there)
        kinds = [str(conflict).partition(":")[0].split()[0] for conflict in report.conflicts]
        assert kinds == [
            *("segment", "memo", "attribute", "summary", "board", "theme", "connection")
        ]
        assert all(
            "was removed in the other workbook; left as it is here" in str(conflict)
            for conflict in report.conflicts
        )
        assert workbook.themes("b") == [theme] and workbook.memos() and workbook.codings()
    with Workbook(there, coder="C2") as other:
        other.undo()
    with Workbook(here, coder="C1") as workbook:
        assert merge_workbook(workbook, there).conflicts == []


def test_a_source_or_an_undone_memo_that_the_other_no_longer_has_is_named(here: Path, there: Path):
    with Workbook(there, coder="C2") as other:
        memo = marking.write_memo([], "hm", about="code", row="c", coder=other.coder.id)
        other.do("memo", memo)
    shutil.copyfile(there, here)
    with Workbook(there, coder="C3") as other:
        source = other.sources()[0]
        passages = [removed(passage) for passage in other.passages(source.id)]
        other.do("remove", [*passages, removed(source)])
    with Workbook(there, coder="C2") as other:
        assert other.undo()
    with Workbook(here, coder="C1") as workbook:
        named = [str(conflict).split()[0] for conflict in merge_workbook(workbook, there).conflicts]
        assert sorted(named) == ["memo", "source"]


def test_a_code_that_was_removed_here_comes_back_with_the_segments_of_the_other(
    here: Path, there: Path
):
    with Workbook(there, coder="C2") as other:
        code(other, "s.p0", 0, 5, "d")
    with Workbook(here, coder="C1") as workbook:
        workbook.do("remove", codebook.remove(workbook.codes(), workbook.codes()[1]))
        assert merge_workbook(workbook, there).codes == 1
        assert [(c.code, c.quote) for c in workbook.codings()] == [("d", "It is")]


def test_whoever_was_erased_here_never_comes_back(here: Path, there: Path):
    with Workbook(there, coder="C2") as other:
        source = Source("o", "comments", "Other", "P02")
        other.take_in([added(source), added(Passage("o.p", "o", 0.0, "Words of P02."))])
        told = marking.paraphrase([], "in short", case="P02", code="c", coder=other.coder.id)
        other.do("summary", told)
    folder = StudyFolder(here.parent)
    with Record(folder.database) as record, record.connection:
        erase_rows(record.connection, "P02", "2026")
    report = merge_coding(folder, there.parent)
    assert report.kept_out == ["P02"] and "not taken in" in str(report)
    with Workbook(here, coder="C1") as workbook:
        assert [s.id for s in workbook.sources()] == ["s"] and workbook.paraphrases() == []
        assert {c.name for c in workbook.coders()} == {"C1", "C2"}
    assert verify(folder.database).sound


@pytest.mark.parametrize("named", ["folder", "file"])
def test_the_command_merges_what_was_coded_elsewhere(here: Path, there: Path, named: str, capsys):
    with Workbook(there, coder="C2") as other:
        code(other, "s.p0", 0, 5)
    Record(here.with_name("record.sqlite")).close()
    shutil.copyfile(places.templates() / "six-methods" / "study.yaml", here.with_name("study.yaml"))
    assert main(["merge", str(here.parent), str(there.parent if named == "folder" else there)]) == 0
    assert "1 new coder, 0 sources, 0 codes, 1 segment" in capsys.readouterr().out
    assert main(["verify", str(here.parent)]) == 0


def test_what_is_not_there_is_said(here: Path):
    with (
        Workbook(here, coder="C1") as workbook,
        pytest.raises(RecordUnavailable, match="no texts and codes"),
    ):
        merge_workbook(workbook, here.with_name("nothing.sqlite"))


def test_verify_names_a_segment_beside_its_words_and_edits_that_lead_elsewhere(here: Path):
    with Workbook(here, coder="C1") as workbook:
        code(workbook, "s.p0", 0, 5)
        workbook.do("name", codebook.describe(workbook.codes()[0], name="Ease"))
    assert not list(workbook_findings(here))
    with Workbook(here, coder="") as workbook, workbook.connection:
        workbook.connection.execute("UPDATE passage SET text = 'So ' || text WHERE id = 's.p0'")
        workbook.connection.execute("UPDATE code SET name = 'Else' WHERE id = 'c'")
    told = [str(finding) for finding in verify(here.with_name("record.sqlite")).findings]
    assert any("the segment “It is” does not match these words" in line for line in told)
    assert any("what it did to code c is not what is there" in line for line in told)
    assert not verify(here.with_name("record.sqlite")).sound


def test_verify_names_rows_that_hang_in_the_air_and_edits_that_cannot_be_read(here: Path):
    with Workbook(here, coder="C1") as workbook:
        code(workbook, "s.p0", 0, 5)
        workbook.connection.execute("PRAGMA foreign_keys = OFF")
        workbook.connection.execute("DELETE FROM code WHERE id = 'c'")
        workbook.connection.execute("UPDATE change SET after = '[1]'")
    told = [str(finding) for finding in workbook_findings(here)]
    assert any("a row of coding belongs to a code that is missing" in line for line in told)
    assert any("the edit cannot be read" in line for line in told)
    here.write_bytes(b"x" * 5000)
    (finding,) = workbook_findings(here)
    assert "the file with texts and codes is damaged" in str(finding)


def test_a_replaced_workbook_of_the_same_rows_is_not_a_conflict(here: Path, there: Path):
    with Workbook(there, coder="C2") as other:
        source = other.source("s")
        other.take_in(marking.changed(source, replace(source, made_from="newer")))
    with Workbook(here, coder="C1") as workbook:
        assert merge_workbook(workbook, there).conflicts == []


def test_names_that_several_codes_have_after_a_merge_are_told(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path / "study")
    folder.path.mkdir()
    for path, coder in ((folder.workbook, "A"), (tmp_path / "coding.sqlite", "B")):
        with Workbook(path, coder=coder) as workbook:
            workbook.do(codebook.ADD, codebook.add([], "Clarity"))
            workbook.do(codebook.ADD, codebook.add(workbook.codes(), f"Only {coder}"))
    report = merge_coding(folder, tmp_path / "coding.sqlite")
    assert report.equal_names == ["Clarity, Clarity"]
    assert "several codes have one name: Clarity, Clarity" in str(report)
    assert merge_coding(folder, tmp_path / "coding.sqlite").equal_names == []


def test_a_merge_that_fails_leaves_no_copy_behind(here: Path, there: Path):
    with Workbook(there, coder="C2") as other:
        code(other, "s.p0", 0, 5)
    with closing(sqlite3.connect(there)) as file, file:
        file.execute("UPDATE coding SET coder = 'nobody'")
    with Workbook(here, coder="C1") as workbook, pytest.raises(EditConflict):
        merge_workbook(workbook, there)
    assert list(backups_of(here)) == []
    with Workbook(here, coder="C1") as workbook:
        assert workbook.codings() == []


def double_row(path: Path, table: str, **changed: str) -> None:
    """Put the first row of a table there twice, as a program without its keys could."""
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(f"CREATE TABLE kept AS SELECT * FROM {table}")
        file.execute(f"DROP TABLE {table}")
        file.execute(f"ALTER TABLE kept RENAME TO {table}")
        file.execute(f"CREATE TABLE again AS SELECT * FROM {table} LIMIT 1")
        for column, value in changed.items():
            file.execute(f"UPDATE again SET {column} = ?", (value,))
        file.execute(f"INSERT INTO {table} SELECT * FROM again")


@pytest.mark.parametrize(
    ("table", "row"),
    [
        ("coding", "k1"),
        ("code", "new"),
        ("theme", "t1"),
        ("coder", "n1"),
        ("source", "s2"),
        ("passage", "s2.p0"),
    ],
)
def test_a_row_that_is_there_twice_is_named_with_its_file_and_table(
    here: Path, there: Path, table: str, row: str, capsys: pytest.CaptureFixture[str]
):
    with Workbook(there, coder="C2") as other:
        source = replace(next(iter(other.sources())), id="s2", name="Second")
        passage = replace(other.passages("s")[0], id="s2.p0", source="s2")
        other.take_in([added(source), added(passage)])
        code(other, "s.p0", 0, 5)
        other.do(codebook.ADD, codebook.add(other.codes(), "New"))
        board = Board("b1", "Board")
        other.do("Board", [added(board), added(Theme("t1", "b1", "Theme"))])
    first = {"code": "new", "coder": "n1", "coding": "k1"}
    with closing(sqlite3.connect(there)) as file, file:
        file.execute("PRAGMA foreign_keys = OFF")
        if table in first:  # the row that comes first is a new one
            file.execute(f"CREATE TABLE kept AS SELECT * FROM {table} LIMIT 1")
            file.execute("UPDATE kept SET id = ?", (first[table],))
            file.execute(f"INSERT INTO {table} SELECT * FROM kept")
            file.execute("DROP TABLE kept")
            file.execute(f"DELETE FROM {table} WHERE id != ?", (first[table],))
        elif table in ("source", "passage"):
            file.execute(f"DELETE FROM {table} WHERE id != ?", (row,))
    double_row(there, table, **({"code": "c2"} if table == "coding" else {}))
    before = here.read_bytes()
    folder = here.parent
    (folder / "study.yaml").write_text("name: x\n", encoding="utf-8")
    assert main(["merge", str(folder), str(there)]) == 1
    said = capsys.readouterr().err
    assert str(there) in said
    assert f"'{row}'" in said
    assert f"'{table}'" in said
    assert "Traceback" not in said
    assert list(backups_of(here)) == []
    assert here.read_bytes() == before


def test_a_passage_that_is_in_two_sources_is_named(here: Path, there: Path):
    with Workbook(there, coder="C2") as other:
        source = replace(next(iter(other.sources())), id="s2", name="Second")
        other.take_in([added(source), added(replace(source, id="s3"))])
        passage = replace(other.passages("s")[0], id="twice", source="s2")
        other.take_in([added(passage)])
    double_row(there, "passage")
    with closing(sqlite3.connect(there)) as file, file:
        file.execute("DELETE FROM passage WHERE id != 'twice'")
        file.execute("INSERT INTO passage SELECT * FROM passage")
        file.execute(
            "UPDATE passage SET source = 's3' WHERE rowid = (SELECT max(rowid) FROM passage)"
        )
    with Workbook(here, coder="C1") as workbook, pytest.raises(DamagedRecord, match="'twice'"):
        merge_workbook(workbook, there)


def test_a_merge_that_fails_makes_no_workbook_where_there_was_none(tmp_path: Path, there: Path):
    double_row(there, "code")
    folder = tmp_path / "empty"
    folder.mkdir()
    (folder / "study.yaml").write_text("name: x\n", encoding="utf-8")
    assert main(["merge", str(folder), str(there)]) == 1
    assert [file.name for file in folder.iterdir()] == ["study.yaml"]


@pytest.mark.parametrize("odd", ["''", "'x'", "x'ff'", "9e999"])
def test_a_number_of_edits_that_is_none_counts_as_none(tmp_path: Path, odd: str):
    path = tmp_path / "coding.sqlite"
    Workbook(path, coder="A").close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE act")
        connection.execute(f"CREATE TABLE act AS SELECT {odd} AS turn, 0 AS undone")
        connection.commit()
    assert edits_so_far(path) == (0, 0)


def test_what_is_no_workbook_of_this_program_is_refused_and_nothing_is_changed(
    here: Path, there: Path
):
    with closing(sqlite3.connect(there)) as connection:
        connection.execute("PRAGMA user_version = 99")
    with Workbook(here, coder="C1") as workbook:
        before = list(workbook.connection.iterdump())
        with pytest.raises(NewerRecord, match="a newer labeval coded"):
            merge_workbook(workbook, there)
        there.write_bytes(b"SQLite format 3\0" + bytes(range(256)) * 40)
        with pytest.raises(DamagedRecord, match="texts and codes"):
            merge_workbook(workbook, there)
        assert list(workbook.connection.iterdump()) == before
