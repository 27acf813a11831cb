"""Exported transcripts are those that the analyst has corrected, unless asked as recognised."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from labeval.cli import main
from labeval.coding.edits import added
from labeval.coding.rows import Passage, Source, SourceKind, Word
from labeval.exchange.study_folder import begun_for_interviews
from labeval.jobs.coding.export_transcripts import corrected, export_interviews
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.transcription.transcript import Transcript
from tests.support.studies.redacted_study import CORRECTED, EACH_MS, SAID, fill


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> StudyFolder:
    made = fill(tmp_path_factory.mktemp("corrected") / "study")
    (made.path / "study.yaml").touch()
    return made


def exported(folder: StudyFolder, format: str, *more: str) -> str:
    out = folder.path / "out"
    assert (
        main(["export", str(folder.path), "--transcripts", format, "--out", str(out), *more]) == 0
    )
    (path,) = out.glob(f"*.{format}")
    return path.read_text(encoding="utf-8")


def test_corrections_reach_exported_transcripts_with_the_times_of_words(folder) -> None:
    assert exported(folder, "txt") == f"{' '.join(CORRECTED)}\n"
    assert "I asked Xanthippe Quillfeather about the format." in exported(folder, "srt")
    made = json.loads(exported(folder, "json"))
    (segment,) = made["segments"]
    assert [word["text"].strip() for word in segment["words"]] == list(CORRECTED)
    assert [word["start_s"] for word in segment["words"]][:3] == [0, EACH_MS / 1000, EACH_MS / 500]
    assert made["made_with"]["corrected"] is True and made["made_with"]["model"] == "tiny"


def test_as_recognised_they_are_as_the_record_has_them(folder) -> None:
    assert exported(folder, "txt", "--as-recognised") == f"{' '.join(SAID)}\n"


def test_without_a_workbook_they_are_as_the_record_has_them(tmp_path: Path) -> None:
    folder = fill(tmp_path / "study")
    (folder.path / "study.yaml").touch()
    folder.workbook.unlink()
    assert exported(folder, "txt") == f"{' '.join(SAID)}\n"


def test_text_between_words_and_speakers_are_kept() -> None:
    words = (Word(2, 4, 100, 200, 0.5), Word(7, 9, 300, 400))
    passages = [
        Passage("p", "s", 0.0, "¿ So – no?", "Anna", 100, 400, words),
        Passage("q", "s", 1.0, "Typed in.", "Ben"),
    ]
    made = corrected(Transcript((), "en", 1.0), passages)
    assert [(s.text, s.speaker, s.start_s, s.end_s) for s in made.segments] == [
        ("¿ So – no?", "Anna", 0.1, 0.4),
        ("Typed in.", "Ben", 0.4, 0.4),
    ]


def test_interviews_from_elsewhere_go_out_with_speakers_and_times(tmp_path: Path) -> None:
    timed, untimed = tmp_path / "first talk.vtt", tmp_path / "second.txt"
    timed.write_text(
        "WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nInterviewer: And then?\n\n"
        "00:00:03.000 --> 00:00:04.000\nAnna: It was late.\n"
    )
    untimed.write_text("Interviewer: Why?\nBo: Because.\n")
    folder = StudyFolder(tmp_path / "talks")
    with begun_for_interviews(folder, lambda _context, text: text):
        pass
    files = [str(timed), str(untimed)]
    assert main(["import", str(folder.path), *files, "--as", "interview", "--coder", "A"]) == 0
    assert not folder.database.exists()
    written = {}
    for format in ("txt", "srt", "docx"):
        out = tmp_path / format
        command = ["export", str(folder.path), "--transcripts", format, "--out", str(out)]
        assert main(command) == 0
        written[format] = sorted(out.iterdir())
    assert [len(files) for files in written.values()] == [2, 1, 2], "subtitles need times"
    said = "".join(path.read_text() for path in written["txt"])
    assert "participant: It was late.\n" in said and "interviewer: Why?\n" in said
    (subtitles,) = written["srt"]
    assert "00:00:01,000 --> 00:00:02,500\ninterviewer: And then?" in subtitles.read_text()


def test_interviews_are_files_of_the_folder_whatever_they_are_called(tmp_path: Path) -> None:
    path = tmp_path / "talks.labeval"
    with Workbook(path, coder="A") as book:
        names = ("../Talk 1/2", "../Talk 1:2", "..", "長" * 90)
        for id, name in zip("abcd", names, strict=True):
            passage = Passage(f"p{id}", id, 0.0, f"Said in {id}.", "Anna")
            book.do("Import", [added(Source(id, SourceKind.INTERVIEW, name)), added(passage)])
        out = tmp_path / "out"
        written = list(export_interviews(book, "txt", out))
    assert {file.parent for file in written} == {out} and len(set(written)) == 4
    said = sorted(file.read_text() for file in written)
    assert said == [f"Anna: Said in {id}.\n" for id in "abcd"]
