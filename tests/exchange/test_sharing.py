"""People who declined that data are shared are in no table of an export that leaves them out."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from labeval.cli import main
from labeval.coding.edits import added
from labeval.coding.rows import Passage, Source, SourceKind
from labeval.commands.shared.words import speak
from labeval.exchange.left_out import unshared_sessions
from labeval.exchange.writers import TABLES, export_all
from labeval.session.events.events import Event, Kind
from labeval.store.record.record import Record
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.text.languages import CHOICE
from tests.store.conftest import UTC, a_header, comment, started, the_content


def put(folder: StudyFolder, number: int, choices: list[str]) -> str:
    content = the_content()
    header = a_header(content, number)
    consents = [
        Event(seq, seq, UTC, Kind.CONSENT, "consent", "sharing", choice, {"version": "v"})
        for seq, choice in enumerate(choices, start=2)
    ]
    events = [started(), *consents, comment(len(choices) + 2, f"words-of-{header.participant}")]
    with Record(folder.database) as record:
        record.versions.keep(content, publish=True)
        record.sessions.begin(header, events)
    return header.id


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    """Sessions of people who agreed, declined, were not asked, and declined in the end."""
    made = StudyFolder(tmp_path / "study")
    assert main(["new", str(made.path), "--template", "six-methods"]) == 0
    for number, choices in enumerate((["given"], ["declined"], [], ["given", "declined"]), 1):
        put(made, number, choices)
    return made


def test_a_capsule_says_how_many_were_not_asked(
    folder: StudyFolder, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "capsule.zip")
    assert main(["capsule", str(folder.path), out, "--samples", "0"]) == 0
    said = capsys.readouterr().err
    assert "1 session of people who were not asked whether" in said
    assert "the consent to sharing was declined" in said


def test_only_those_who_declined_are_left_out_of_every_table(
    folder: StudyFolder, tmp_path: Path
) -> None:
    out = tmp_path / "tables"
    with Record(folder.database, read_only=True) as record:
        gone = unshared_sessions(record)
        export_all(record, "csv", out, without=["unshared"])
    assert len(gone) == 2
    written = {name: (out / f"{name}.csv").read_text() for name in TABLES}
    for content in written.values():
        assert not any(trace in content for trace in (*gone, "P02", "P04"))
    with (out / "sessions.csv").open(newline="") as file:
        assert [row["participant"] for row in csv.DictReader(file)] == ["P01", "P03"]


def test_without_the_option_they_are_there_and_the_command_says_so(
    folder: StudyFolder, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "sessions.csv")
    assert main(["export", str(folder.path), "--table", "sessions", "--out", out]) == 0
    assert "2 sessions are of people who declined" in capsys.readouterr().err
    assert "P02" in Path(out).read_text()
    left_out = ["--without", "unshared"]
    assert main(["export", str(folder.path), "--table", "sessions", "--out", out, *left_out]) == 0
    assert "sessions of people who declined that data are shared: 2" in capsys.readouterr().err
    assert "P02" not in Path(out).read_text()


def test_a_project_that_cannot_leave_them_out_is_refused(
    folder: StudyFolder, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = ["export", str(folder.path), "--format", "qdpx", "--without", "unshared"]
    assert main(wanted) == 1
    assert "this export cannot leave them out" in capsys.readouterr().err


@pytest.mark.parametrize("format", ["sqlite", "psych-ds"])
def test_databases_and_labelled_tables_leave_them_out(
    folder: StudyFolder, tmp_path: Path, format: str
) -> None:
    out = tmp_path / ("all.sqlite" if format == "sqlite" else "all")
    (folder.participants).write_text("participant,age\nP01,30\nP02,31\nP04,32\n")
    wanted = ["export", str(folder.path), "--format", format, "--out", str(out)]
    assert main([*wanted, "--without", "unshared"]) == 0
    files = [out] if out.is_file() else [p for p in out.rglob("*") if p.is_file()]
    assert any(b"P01" in file.read_bytes() for file in files)
    assert not any(code in file.read_bytes() for file in files for code in (b"P02", b"P04"))


def test_transcripts_of_interviews_from_elsewhere_leave_them_out(
    folder: StudyFolder, tmp_path: Path
) -> None:
    with Workbook(folder.workbook, coder="A") as book:
        for who in ("P01", "P02"):
            source = Source(who, SourceKind.INTERVIEW, f"Interview {who}", participant=who)
            passage = Passage(f"p{who}", who, 0.0, "It was late.", "Anna")
            book.do("Import", [added(source), added(passage)])
    out = tmp_path / "transcripts"
    wanted = ["export", str(folder.path), "--transcripts", "txt", "--out", str(out)]
    assert main([*wanted, "--without", "unshared"]) == 0
    assert [path.name for path in out.iterdir()] == ["Interview P01.txt"]
    assert main(wanted) == 0
    assert len(list(out.iterdir())) == 2


def test_one_session_alone_is_spoken_of_as_one_in_german_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = StudyFolder(tmp_path / "study")
    assert main(["new", str(made.path), "--template", "six-methods"]) == 0
    put(made, 1, ["declined"])
    monkeypatch.setenv(CHOICE, "de")
    try:
        out = str(tmp_path / "sessions.csv")
        assert main(["export", str(made.path), "--table", "sessions", "--out", out]) == 0
    finally:
        speak("en")
    said = capsys.readouterr().err
    assert (
        "1 Sitzung ist von einer Person, die der Weitergabe von Daten nicht zugestimmt hat" in said
    )
