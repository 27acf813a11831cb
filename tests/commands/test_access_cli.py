"""``labeval access``: commands note what they do, and the log is printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.cli import main
from labeval.store.access.log import STAFF
from labeval.study.folder import StudyFolder


@pytest.fixture
def study(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> StudyFolder:
    monkeypatch.setenv(STAFF, "AB")
    folder = StudyFolder(tmp_path / "study")
    assert main(["new", str(folder.path), "--template", "aspects"]) == 0
    assert main(["simulate", str(folder.path), "--participants", "1", "--seed", "1"]) == 0
    return folder


def lines(study: StudyFolder, capsys: pytest.CaptureFixture[str]) -> list[list[str]]:
    capsys.readouterr()
    assert main(["access", str(study.path)]) == 0
    printed = capsys.readouterr().out.splitlines()
    return [line.split("\t")[1:] for line in printed if "\t" in line]


def test_exports_and_erasures_are_noted(
    study: StudyFolder, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert lines(study, capsys) == []
    out = str(tmp_path / "judgments.csv")
    assert main(["export", str(study.path), "--table", "sessions", "--out", out]) == 0
    code = Path(out).read_text().splitlines()[1].split(",")[0]
    assert main(["query", str(study.path), "SELECT 1"]) == 0
    assert main(["erase", str(study.path), code, "--yes"]) == 0
    assert lines(study, capsys) == [
        ["AB", "exported", "export csv sessions"],
        ["AB", "exported", "query"],
        ["AB", "erased", code],
    ]
    assert main(["verify", str(study.path)]) == 0


def test_coders_who_are_compared_are_not_who_exports(
    study: StudyFolder, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["codes", str(study.path), "--coder", "A1", "--coder", "B2"]
    assert main(given) == 1  # nobody has coded anything here
    assert lines(study, capsys) == [["AB", "exported", "codes"]]


def test_whoever_asks_for_suggestions_is_named_by_the_code_that_was_given(
    study: StudyFolder, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        main(
            [
                "suggest",
                str(study.path),
                "--coder",
                " CD ",
                "--server",
                "http://localhost:1",
                "--model",
                "none",
            ]
        )
        == 1
    )
    assert lines(study, capsys) == [["CD", "exported", "suggest"]]
