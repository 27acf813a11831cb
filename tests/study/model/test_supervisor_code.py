"""The supervisor's code is kept as a hash and in no version."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval import cli, places
from labeval.jobs.sessions.folder_notices import folder_notices
from labeval.jobs.sessions.readiness import Readiness, code_check
from labeval.store.record.record import Record
from labeval.study.folder import STUDY_FILE, StudyFolder
from labeval.study.reading import read_study, read_with_warnings
from labeval.study.study import StudyContent
from labeval.study.supervisor_code import (
    CODE_FILE,
    USUAL_CODE,
    code_of,
    hashed,
    keep_code,
    matches,
)
from tests.conftest import small_items, small_study

codes = st.text(st.characters(exclude_categories=("Cs",)), min_size=4, max_size=12)


@settings(max_examples=4, deadline=None)  # Scrypt is meant to be slow.
@given(code=codes, other=codes)
def test_a_hash_knows_its_code_and_no_other(code: str, other: str) -> None:
    line = hashed(code)
    assert matches(code, line)
    assert matches(other, line) is (other == code)
    assert code not in line


def test_each_hash_has_a_salt_of_its_own() -> None:
    assert hashed("2468") != hashed("2468")


@pytest.mark.parametrize(
    "line", ["", "2468", "scrypt$32768$8$1$x$y", "scrypt$9999999999$8$1$AAAA$AAAA", "a$b$c$d$e$f"]
)
def test_a_damaged_line_opens_nothing(line: str) -> None:
    assert not matches("2468", line)


def test_no_version_holds_the_code() -> None:
    content = StudyContent(study=small_study(supervisor_code="7531"), items=small_items())
    assert content.study.supervisor_code == "7531"
    assert "7531" not in content.to_json() and "supervisor_code" not in content.to_json()
    other = StudyContent(study=small_study(supervisor_code="9753"), items=small_items())
    assert content.version_id() == other.version_id()


def test_a_kept_code_counts_before_one_in_the_study_file(tmp_path: Path) -> None:
    assert code_of(tmp_path).is_right("2468")
    (tmp_path / "study.yaml").write_text('supervisor_code: "1357"\n', encoding="utf-8")
    assert code_of(tmp_path).is_right("1357") and not code_of(tmp_path).is_right("2468")
    path = keep_code(tmp_path, "geheim")
    code = code_of(tmp_path)
    assert code.is_right("geheim") and not code.is_right("1357")
    assert "geheim" not in path.read_text()
    assert os.name != "posix" or path.stat().st_mode & 0o777 == 0o600
    path.write_bytes(b"\xff\xfe")
    assert not any(code_of(tmp_path).is_right(typed) for typed in ("geheim", "1357", "2468", ""))
    with pytest.raises(ValueError, match="4 to 12"):
        keep_code(tmp_path, "abc")


def test_the_command_keeps_a_hash_and_leaves_the_study_file_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import io
    import shutil

    shutil.copytree(places.templates() / "six-methods", tmp_path / "study")
    file = tmp_path / "study" / "study.yaml"
    file.write_text(file.read_text() + 'supervisor_code: "plum"  # by hand\n')
    before = file.read_bytes()
    (problem,) = read_with_warnings(tmp_path / "study")[1]
    assert "is in plain text" in str(problem) and "labeval supervisor-code" in str(problem)
    monkeypatch.setattr("sys.stdin", io.StringIO("quiz\n"))
    assert cli.main(["supervisor-code", str(tmp_path / "study")]) == 0
    assert "delete the line" in capsys.readouterr().out
    assert code_of(tmp_path / "study").is_right("quiz")
    assert file.read_bytes() == before
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert cli.main(["supervisor-code", str(tmp_path / "study")]) == 1
    with Record(tmp_path / "study" / "record.sqlite") as record:
        record.versions.keep(read_study(tmp_path / "study"), publish=True)
    # Codes with letters that no hash in hexadecimal digits has by chance.
    for path in (tmp_path / "study").glob("record.sqlite*"):
        assert b"plum" not in path.read_bytes() and b"quiz" not in path.read_bytes()
    assert (tmp_path / "study" / CODE_FILE).is_file()


def test_the_usual_code_is_warned_of_until_another_is_chosen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    study = tmp_path / "study"
    assert cli.main(["new", str(study), "--template", "six-methods"]) == 0
    folder = StudyFolder(study)

    def warnings() -> list[bool]:
        capsys.readouterr()
        assert cli.main(["check", str(study), "--no-fit"]) == 0
        return [
            "the code is still 2468" in capsys.readouterr().out,
            any("still 2468" in str(notice) for notice in folder_notices(folder)),
            code_check(study).readiness is Readiness.TO_DO,
        ]

    assert warnings() == [True] * 3
    keep_code(study, USUAL_CODE)
    assert warnings() == [True] * 3, "a hash of the usual code protects nothing"
    keep_code(study, "1357")
    assert warnings() == [False] * 3


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("labeval: 1\nsupervisor_code: 7431\ntitle: A\n", "7431"),
        ('labeval: 1\nsupervisor_code: "0042"  # at the door\n', "0042"),
        ("supervisor_code:\n  7431\nlabeval: 1\n", "7431"),
        ("{labeval: 1, supervisor_code: 7431}\n", "7431"),
        ("'supervisor_code': 7431\nlabeval: 1\n", "7431"),
        ("title: |\n  supervisor_code: 7431\n", USUAL_CODE),
        ("title: [\n", USUAL_CODE),
    ],
)
def test_a_code_in_the_study_file_counts_however_it_is_written(tmp_path, text, code):
    (tmp_path / STUDY_FILE).write_text(text, encoding="utf-8")
    assert code_of(tmp_path).is_right(code)


def test_a_large_study_file_is_not_parsed_for_its_code(tmp_path, monkeypatch):
    lines = [f"title{n}: A" for n in range(1000)]
    (tmp_path / STUDY_FILE).write_text("\n".join([*lines, "supervisor_code: 7431"]), "utf-8")
    parsed = []
    whole = yaml.safe_load
    monkeypatch.setattr(yaml, "safe_load", lambda text: parsed.append(len(text)) or whole(text))
    assert code_of(tmp_path).is_right("7431")
    assert max(parsed) < 100
