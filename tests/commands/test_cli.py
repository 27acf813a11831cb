"""The command line: results on standard output, messages on standard error, honest exit status."""

from __future__ import annotations

import csv
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from labeval.cli import main


@pytest.fixture
def study(tmp_path, capsys) -> Path:
    """A new study from the six-method template."""
    folder = tmp_path / "study"
    assert main(["new", str(folder), "--template", "six-methods"]) == 0
    assert capsys.readouterr().out.strip() == str(folder)
    return folder


def simulated(study: Path, participants: int = 4) -> None:
    assert main(["simulate", str(study), "--participants", str(participants), "--seed", "3"]) == 0


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_templates_are_listed_a_line_each_with_the_name_first(capsys):
    assert main(["templates"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("\t")[0] for line in lines] == sorted(line.split("\t")[0] for line in lines)
    assert any(line.startswith("six-methods\t") for line in lines)


def test_an_unknown_template_is_refused_with_what_to_do(tmp_path, capsys):
    assert main(["new", str(tmp_path / "s"), "--template", "nothing"]) == 1
    said = capsys.readouterr()
    assert said.out == "" and "labeval templates" in said.err
    assert not (tmp_path / "s").exists()


def test_check_names_the_screen_the_font_and_the_verdict(study, capsys, qapp):
    chosen = ["--screen", "1366x768", "--spacing", "wide"]
    assert main(["check", str(study), *chosen]) == 0
    out = capsys.readouterr().out
    assert "laid out at 1366 × 768 with wide spacing in " in out and "the study can be run" in out


def test_check_of_a_broken_study_says_file_and_line_and_fails(study, capsys):
    file = study / "study.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("method: aqc", "method: aqx"))
    assert main(["check", str(study)]) == 1
    err = capsys.readouterr().err
    assert "study.yaml:" in err and "aqx" in err and "Traceback" not in err


@pytest.mark.parametrize(
    "arguments",
    [
        ["check", "{nowhere}"],
        ["simulate", "{nowhere}", "--participants", "2"],
        ["export", "{nowhere}"],
        ["verify", "{nowhere}"],
        ["erase", "{nowhere}", "bafu-tiro", "--yes"],
    ],
)
def test_a_folder_without_a_study_is_refused_in_a_sentence(tmp_path, capsys, arguments):
    given = [argument.format(nowhere=tmp_path / "nowhere") for argument in arguments]
    assert main(given) == 1
    assert "no study folder" in capsys.readouterr().err


def test_publishing_twice_is_one_version_and_an_edit_is_another(study, capsys):
    assert main(["publish", str(study)]) == 0
    first = capsys.readouterr().out
    assert main(["publish", str(study)]) == 0
    assert capsys.readouterr().out == first
    file = study / "study.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("seed: 1207", "seed: 1208"))
    assert main(["publish", str(study)]) == 0
    assert capsys.readouterr().out.startswith("version 2 ")


def test_a_simulated_study_exports_every_mandatory_judgment(study, tmp_path, capsys):
    simulated(study)
    out = tmp_path / "judgments.csv"
    assert main(["export", str(study), "--out", str(out)]) == 0
    table = rows(out)
    assert len(table) == 80 + 80 + 280 + 28
    assert all(row["value"] for row in table)


def test_all_tables_go_into_a_folder_and_one_table_into_a_file(study, tmp_path, capsys):
    simulated(study)
    assert main(["export", str(study), "--out", str(tmp_path / "all")]) == 0
    names = {path.stem for path in (tmp_path / "all").iterdir()}
    assert {"judgments", "events", "sessions", "pages", "comments", "consents"} <= names
    out = tmp_path / "sessions.jsonl"
    arguments = ["export", str(study), "--table", "sessions", "--format", "jsonl"]
    assert main([*arguments, "--out", str(out)]) == 0
    assert len(out.read_text(encoding="utf-8").splitlines()) == 4


def test_an_unknown_table_or_format_is_refused_with_those_there_are(study, capsys):
    simulated(study, 1)
    assert main(["export", str(study), "--table", "nothing"]) == 1
    assert "judgments" in capsys.readouterr().err
    assert main(["export", str(study), "--format", "doc"]) == 1
    assert "xlsx" in capsys.readouterr().err


def test_export_then_import_into_an_empty_study_gives_the_same_bytes(study, tmp_path, capsys):
    simulated(study)
    first, second = tmp_path / "first.csv", tmp_path / "second.csv"
    assert main(["export", str(study), "--out", str(first)]) == 0
    empty = tmp_path / "empty"
    assert main(["new", str(empty), "--template", "six-methods"]) == 0
    assert main(["import", str(empty), str(first)]) == 0
    assert main(["export", str(empty), "--out", str(second)]) == 0
    assert first.read_bytes() == second.read_bytes()


def test_a_table_that_the_record_has_already_is_said_to_be_there(study, tmp_path, capsys):
    simulated(study)
    table = tmp_path / "judgments.csv"
    assert main(["export", str(study), "--out", str(table)]) == 0
    capsys.readouterr()
    assert main(["import", str(study), str(table)]) == 0
    rows = len(table.read_text().splitlines()) - 1
    said = f"0 judgments from {table}\n{table}: the record has {rows} judgments of it already\n"
    assert capsys.readouterr().out == said


def test_verify_of_a_sound_record_succeeds_and_of_a_damaged_one_fails(study, tmp_path, capsys):
    simulated(study)
    assert main(["verify", str(study)]) == 0
    record = study / "record.sqlite"
    content = bytearray(record.read_bytes())
    content[len(content) // 2 : len(content) // 2 + 4096] = bytes(4096)
    record.write_bytes(content)
    saved = tmp_path / "saved.sqlite"
    assert main(["verify", str(study), "--save-to", str(saved)]) == 1
    assert saved.exists()
    assert "Traceback" not in capsys.readouterr().err


def test_erasing_asks_for_the_code_again_and_leaves_nothing(study, tmp_path, capsys, monkeypatch):
    simulated(study)
    out = tmp_path / "sessions.csv"
    main(["export", str(study), "--table", "sessions", "--out", str(out)])
    code = rows(out)[0]["participant"]
    monkeypatch.setattr("sys.stdin", io.StringIO("something else\n"))
    assert main(["erase", str(study), code]) == 1
    assert main(["erase", str(study), code, "--yes"]) == 0
    main(["export", str(study), "--table", "sessions", "--out", str(out)])
    assert code not in {row["participant"] for row in rows(out)}


def test_two_laptops_become_one_record(tmp_path, capsys):
    laptops = [tmp_path / name for name in ("left", "right")]
    for number, laptop in enumerate(laptops):
        assert main(["new", str(laptop), "--template", "six-methods"]) == 0
        seed = ["--participants", "2", "--seed", str(number)]
        assert main(["simulate", str(laptop), *seed]) == 0
    for _ in range(2):  # a second time changes nothing
        assert main(["merge", str(laptops[0]), str(laptops[1])]) == 0
    out = tmp_path / "sessions.csv"
    assert main(["export", str(laptops[0]), "--table", "sessions", "--out", str(out)]) == 0
    assert len({row["session"] for row in rows(out)}) == 4


def test_every_command_has_its_help(capsys):
    commands = (
        "open demo templates new check publish simulate export import analyse merge verify erase"
    )
    for command in [*commands.split(), "verify", "erase"]:
        with pytest.raises(SystemExit) as end:
            main([command, "--help"])
        assert end.value.code == 0
        assert command in capsys.readouterr().out


def test_the_command_line_loads_neither_qt_nor_tables_until_asked():
    # Start-up stays fast: what is heavy comes when it is needed.
    code = (
        "import sys; from labeval.cli import main; main(['templates']);"
        "heavy = {'PySide6', 'openpyxl', 'pyarrow', 'numpy', 'pandas', 'scipy'};"
        "print(sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env=dict(os.environ),
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_own_items_keep_the_templates_training_items_so_that_the_study_stays_whole(
    tmp_path, capsys
):
    items = tmp_path / "mine.csv"
    lines = [f"T{n},System {n % 2},Why?,It is so.,Text {n} says why." for n in range(8)]
    items.write_text("\n".join(["item_id,system,question,source,text", *lines]), encoding="utf-8")
    study = tmp_path / "study"
    arguments = ["new", str(study), "--template", "six-methods", "--items", str(items)]
    assert main(arguments) == 0
    assert main(["check", str(study), "--no-fit"]) == 0, capsys.readouterr().err
    ids = [row["id"] for row in rows(study / "items.csv")]
    assert ids[:8] == [f"T{n}" for n in range(8)] and len(ids) > 8


def test_erasing_names_exports_wherever_they_lie_in_the_study_folder(study, capsys):
    simulated(study)
    tables = study / "tables"
    assert main(["export", str(study), "--format", "xlsx", "--out", str(tables)]) == 0
    main(["export", str(study), "--table", "sessions", "--out", str(study / "s.csv")])
    code = rows(study / "s.csv")[0]["participant"]
    capsys.readouterr()
    assert main(["erase", str(study), code, "--yes"]) == 0
    out = capsys.readouterr().out
    assert "judgments.xlsx" in out and "s.csv" in out


def test_erasing_somebody_who_is_not_there_is_refused(study, capsys):
    simulated(study, 1)
    assert main(["erase", str(study), "nobody", "--yes"]) == 1
    assert "nobody" in capsys.readouterr().err


def test_a_session_is_rejected_with_a_reason_and_left_out_by_name(study, capsys, tmp_path):
    simulated(study)
    table = tmp_path / "sessions.csv"
    assert main(["export", str(study), "--table", "sessions", "--out", str(table)]) == 0
    session, participant = rows(table)[0]["session"], rows(table)[0]["participant"]
    assert main(["reject", str(study), session]) == 1
    assert "--why" in capsys.readouterr().err
    assert main(["reject", str(study), participant, "--why", "spoke on the phone"]) == 0
    assert session in capsys.readouterr().out
    judgments = ["export", str(study), "--table", "judgments", "--out", str(table)]
    assert main(judgments) == 0 and session in {row["session"] for row in rows(table)}
    assert main([*judgments, "--without", "rejected", "--without", "idle"]) == 0
    assert session not in {row["session"] for row in rows(table)}
    assert main([*judgments, "--without", "dull"]) == 1
    assert "rejected, flagged, too_fast" in capsys.readouterr().err
    assert main(["reject", str(study), session, "--undo"]) == 0
    assert main(["reject", str(study), session, "--undo"]) == 1
    assert "is not rejected" in capsys.readouterr().err
    assert main(["verify", str(study)]) == 0


@pytest.mark.parametrize(
    ("given", "answer"),
    [
        (["exprot", "STUDY"], "did you mean `labeval export`?"),
        (["no-such-folder"], "`labeval --help` lists the commands"),
    ],
)
def test_a_word_that_is_no_command_and_no_folder_is_named(given, answer, capsys) -> None:
    with pytest.raises(SystemExit) as ended:
        main(given)
    error = capsys.readouterr().err
    assert ended.value.code == 2
    assert f"no command and no folder is called {given[0]!r}" in error
    assert answer in error
