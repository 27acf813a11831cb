"""Exports gather first, and say before and after what they leave out; strict ones end otherwise."""

from __future__ import annotations

import os
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from labeval.cli import main
from labeval.coding.codes.codebook import describe
from labeval.commands.shared.left_out import INCOMPLETE
from labeval.exchange.qda.contents import contents_of_file
from labeval.jobs.coding.workbook import gather_texts
from labeval.jobs.sessions.live import open_live
from labeval.session.assignment.starting import SessionStart
from labeval.session.events.events import Kind
from labeval.store.record.record import Record
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from tests.support.studies.spoken_study import recorded_session


@pytest.fixture(scope="module")
def simulated(tmp_path_factory) -> Path:
    """Two robots' sessions, with comments and answers; nothing was coded."""
    folder = tmp_path_factory.mktemp("exports") / "study"
    assert main(["new", str(folder), "--template", "six-methods"]) == 0
    assert main(["simulate", str(folder), "--participants", "2", "--seed", "3"]) == 0
    return folder


@pytest.fixture
def study(simulated: Path, tmp_path: Path) -> Path:
    import shutil

    return Path(shutil.copytree(simulated, tmp_path / "study"))


def sources_of_the_record(study: Path, tmp_path: Path) -> int:
    with Workbook(tmp_path / "elsewhere.sqlite", coder="") as workbook:
        gather_texts(StudyFolder(study), workbook)
        return len(workbook.sources())


def export(study: Path, *more: str) -> int:
    return main(["export", str(study), *more])


def test_a_project_holds_all_texts_though_no_coding_window_was_ever_open(study, tmp_path, capsys):
    wanted = sources_of_the_record(study, tmp_path)
    out = tmp_path / "out.qdpx"
    assert export(study, "--format", "qdpx", "--out", str(out), "--strict") == 0, (
        "what only labeval reads of the file is in it all the same"
    )
    assert contents_of_file(out).sources == wanted > 0
    printed = capsys.readouterr().err.splitlines()
    assert any(f"in the file: {wanted} sources" in line for line in printed)
    left_out = [line for line in printed if line.startswith("left out: ")]
    assert left_out == [
        "left out: passages with their page, criterion and answer, for programs other than "
        "labeval: 9"
    ]
    assert not any("exit status" in line for line in printed)


def test_imported_texts_do_not_stand_for_the_record(study, tmp_path):
    """As it was found: three texts were imported, and only these were written."""
    wanted = sources_of_the_record(study, tmp_path)
    for n in range(3):
        text = tmp_path / f"text{n}.txt"
        text.write_text("Some words.\n")
        assert main(["import", str(study), str(text), "--as", "text", "--coder", "A"]) == 0
    out = tmp_path / "out.qdpx"
    assert export(study, "--format", "qdpx", "--out", str(out)) == 0
    assert contents_of_file(out).sources == wanted + 3


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root writes all")
def test_a_folder_that_cannot_be_written_is_exported_whole_too(study, tmp_path):
    wanted = sources_of_the_record(study, tmp_path)
    study.chmod(0o500)
    try:
        out = tmp_path / "out.qdpx"
        assert export(study, "--format", "qdpx", "--out", str(out)) == 0
        assert contents_of_file(out).sources == wanted
    finally:
        study.chmod(0o700)


def add_rehearsal(study: Path) -> None:
    content = read_study(study)
    with open_live(StudyFolder(study)) as live:
        session = live.start(content, SessionStart(kind="rehearsal"))
        session.go_on()
        session.give_consent({"rating": True})


@pytest.mark.parametrize(
    "format", [("qdpx",), ("csv",), ("jsonl",), ("sqlite",), ("csv", "--table", "judgments")]
)
def test_rehearsals_are_said_before_and_after_and_by_a_strict_exit_status(
    study, tmp_path, capsys, format
):
    add_rehearsal(study)
    name, *more = format
    given = ["--format", name, *more, "--out", str(tmp_path / "out")]
    assert export(study, *given) == 0
    said = capsys.readouterr()
    assert "will be left out: rehearsal sessions: 1" in said.err
    assert "\nleft out: rehearsal sessions: 1" in said.err and "exit status" not in said.err
    assert export(study, *given, "--strict") == INCOMPLETE
    strict = capsys.readouterr()
    assert said.out == strict.out, "it is written all the same"
    assert strict.err.splitlines()[-1] == (
        "exit status 3: the file was written, but --strict asks that nothing be left out of it "
        "that no option names"
    )


def test_with_rehearsals_a_strict_export_of_tables_is_whole(study, tmp_path, capsys):
    add_rehearsal(study)
    out = tmp_path / "sessions.csv"
    given = ["--table", "sessions", "--out", str(out), "--with-rehearsals", "--strict"]
    assert export(study, *given) == 0
    assert "left out" not in capsys.readouterr().err
    assert "rehearsal" in out.read_text(encoding="utf-8")


def test_a_query_names_rehearsals_as_left_out_and_has_them_when_asked_for(study, capsys):
    add_rehearsal(study)
    question = ["select kind, count(*) as n from sessions group by kind", "--format", "csv"]
    assert main(["query", str(study), *question]) == 0
    shown = capsys.readouterr()
    assert "rehearsal" not in shown.out
    assert "left out: rehearsal sessions: 1" in shown.err
    assert main(["query", str(study), *question, "--with-rehearsals"]) == 0
    shown = capsys.readouterr()
    assert "rehearsal,1\n" in shown.out
    assert "rehearsal" not in shown.err


def test_what_was_left_out_by_name_is_counted_and_no_failure(study, tmp_path, capsys):
    given = ["--out", str(tmp_path / "out"), "--without", "flagged", "--strict"]
    with closing(Record(StudyFolder(study).database, read_only=True)) as record:
        from labeval.exchange.left_out import left_out

        pages = len(left_out(record, ["flagged"]).pages)
    assert export(study, *given) == 0
    said = capsys.readouterr().err
    assert (f"flagged: {pages}" in said) is (pages > 0)


@pytest.mark.parametrize("given", [("--format", "qdpx"), ("--transcripts", "txt"), ()])
def test_recordings_without_a_transcript_are_said(tmp_path, capsys, given):
    folder = tmp_path / "spoken"
    folder.mkdir()
    with recorded_session(folder) as (desk, _):
        desk.turn(1)
        desk.session.sound(Kind.AUDIO_STARTED, desk.recording, field="think_aloud", device="own")
    (folder / "study.yaml").touch()
    out = str(tmp_path / "out")
    assert export(folder, *given, "--out", out, "--strict") == INCOMPLETE
    said = capsys.readouterr().err.splitlines()
    assert said.count("will be left out: recordings that have no transcript: 1") == 1
    assert said.count("left out: recordings that have no transcript: 1") == 1


def test_a_codebook_says_which_codes_and_memos_stay_behind(study, tmp_path, capsys):
    from dataclasses import replace

    from labeval.coding.edits import added
    from labeval.coding.rows import Code, Memo

    code = Code("5f0f5d0e-0000-4000-8000-000000000001", "Clarity")
    gone = replace(code, id="5f0f5d0e-0000-4000-8000-000000000002", name="Old", retired=True)
    with Workbook(StudyFolder(study).workbook, coder="A") as workbook:
        memo = Memo("m", "code", code.id, workbook.coder.id, "why", "2026-01-01T00:00:00Z")
        workbook.take_in(map(added, [code, gone, memo]))
    out = tmp_path / "book.csv"
    assert export(study, "--format", "qdc", "--out", str(out), "--strict") == INCOMPLETE
    said = capsys.readouterr().err
    assert "left out: memos about codes: 1" in said and "codes that are retired: 1" in said


def test_the_file_is_looked_into_after_it_was_written(study, tmp_path):
    """The report on the file is read from it, and not from the data that was to be written."""
    out = tmp_path / "out.qdpx"
    assert export(study, "--format", "qdpx", "--out", str(out)) == 0
    whole = contents_of_file(out)
    short = tmp_path / "short.qdpx"
    with zipfile.ZipFile(out) as old, zipfile.ZipFile(short, "w") as new:
        texts = [name for name in old.namelist() if name.endswith(".txt")]
        for name in old.namelist():
            if name != texts[0]:
                new.writestr(name, old.read(name))
    assert contents_of_file(short).sources == whole.sources - 1


def test_every_table_of_an_export_is_in_its_dictionary(study, tmp_path, capsys):
    import csv

    for format, suffix in (("csv", "csv"), ("spss", "sav"), ("stata", "dta")):
        out = tmp_path / format
        assert export(study, "--format", format, "--dictionary", "--out", str(out)) == 0
        with (out / "dictionary.csv").open(encoding="utf-8") as file:
            described = {row["table"] for row in csv.DictReader(file)}
        assert described == {path.stem for path in out.glob(f"*.{suffix}")} - {"dictionary"}
    database = tmp_path / "all.sqlite"
    assert export(study, "--format", "sqlite", "--dictionary", "--out", str(database)) == 0
    text = (tmp_path / "all-dictionary.csv").read_text("utf-8")
    assert "ratings" not in text.split("\n")[1]
    assert "study.yaml: conditions" in text
    one = tmp_path / "one.xlsx"
    more = ("--table", "pages", "--out", str(one), "--dictionary")
    assert export(study, "--format", "xlsx", *more) == 0
    lines = (tmp_path / "one-dictionary.csv").read_text("utf-8").splitlines()
    assert {line.partition(",")[0] for line in lines[1:]} == {"pages"}


def test_formats_with_labels_say_what_they_have_not(study, tmp_path, capsys):
    assert export(study, "--format", "spss", "--table", "nonsense") == 1
    assert "there are access, attention, claims, comments" in capsys.readouterr().err
    assert export(study, "--format", "psych-ds", "--table", "judgments") == 1
    assert "leave --table out" in capsys.readouterr().err
    assert export(study, "--format", "qdpx", "--dictionary") == 1
    assert "only tables have a dictionary" in capsys.readouterr().err


def test_one_table_for_a_statistics_program(study, tmp_path, capsys):
    import pandas

    out = tmp_path / "r.dta"
    assert export(study, "--format", "stata", "--out", str(out)) == 0
    assert {"participant", "item", "dqe_honesty"} <= set(pandas.read_stata(out).columns)


def test_differences_are_listed_and_nothing_comes_in_until_somebody_decides(
    study, tmp_path, capsys
):
    book = tmp_path / "book.csv"
    book.write_text("code,definition\nClear,Easy to read.\n")
    taking = ["import", str(study), "--coder", "A", "--as"]
    assert main([*taking, "codebook", str(book)]) == 0
    out = tmp_path / "out.qdpx"
    assert export(study, "--format", "qdpx", "--out", str(out)) == 0

    def definition(text: str | None = None) -> str:
        with Workbook(StudyFolder(study).workbook, coder="A") as workbook:
            (code,) = workbook.codes()
            if text is not None:
                parts = {"include": "", "exclude": "", "example": ""}
                workbook.take_in(describe(code, definition=text, **parts))
            return workbook.codes()[0].definition

    assert definition("Says what it means.") == "Says what it means."
    capsys.readouterr()
    assert main([*taking, "qdpx", str(out)]) == 3
    said = capsys.readouterr()
    assert said.out == (
        "code 'Clear', definition: here 'Says what it means.', there 'Easy to read.'\n"
    )
    assert "nothing was imported: 1 difference is to be decided" in said.err
    assert main([*taking, "qdpx", str(out), "--ours"]) == 0
    assert "kept as it is here: code 'Clear'" in capsys.readouterr().err
    assert definition() == "Says what it means."
    assert main([*taking, "qdpx", str(out), "--theirs"]) == 0
    said = capsys.readouterr()
    assert "taken from the file: code 'Clear'" in said.err
    assert said.out.startswith("added: nothing; changed: 1; there already: ")
    assert definition() == "Easy to read."
    assert main([*taking, "qdpx", str(out)]) == 0, "nothing differs any more"
