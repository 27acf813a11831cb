"""The files of a report, and the part that is read."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from contextlib import closing

import pytest

from labeval import places
from labeval.cli import main
from labeval.jobs.planning.simulate import simulate
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study


@pytest.fixture
def robots(tmp_path):
    folder = StudyFolder(tmp_path / "study")
    shutil.copytree(places.templates() / "trained-raters", folder.path)
    with closing(Record(folder.database)) as record:
        simulate(record, read_study(folder.path), 4, 5)
    return folder


def test_analyse_writes_tables_figures_page_and_document(robots, tmp_path, capsys):
    out = tmp_path / "results"
    assert main(["analyse", str(robots.path), "--out", str(out), "--samples", "20"]) == 0
    for name in ("results.json", "scores.csv", "report.html", "report.docx"):
        assert (out / name).stat().st_size > 500, name
    assert (out / "figures" / "scores.svg").is_file()
    assert (out / "figures" / "scores.png").is_file()
    printed = capsys.readouterr().out.splitlines()
    tables = len(list(out.glob("*.csv")))
    assert f"{out / '*.csv'} ({tables})" in printed and str(out / "report.html") in printed
    words = (out / "results.md").read_text(encoding="utf-8")
    answer = printed[printed.index("") + 1 :]
    assert len(answer) > 3 and all(line in words for line in answer)


def test_only_a_part_is_read_and_the_results_say_so(robots, tmp_path):
    out = tmp_path / "results"
    arguments = ["analyse", str(robots.path), "--out", str(out), "--samples", "0", "--no-report"]
    assert main([*arguments, "--method", "dqe", "--completed"]) == 0
    told = json.loads((out / "results.json").read_text(encoding="utf-8"))
    assert told["choices"]["only"] == {"methods": ["dqe"]}
    assert told["kinds"] == {"simulated": told["counted"]["sessions"]}
    assert {row["method"] for row in told["tables"]["scores"]} == {"dqe"}
    assert not (out / "report.html").exists()


def test_a_part_that_holds_nothing_is_refused_by_name(robots, tmp_path, capsys):
    assert (
        main(
            [
                "analyse",
                str(robots.path),
                "--kind",
                "real",
                "--out",
                str(tmp_path),
                "--samples",
                "0",
            ]
        )
        == 1
    )
    assert "no judgments of kinds real" in capsys.readouterr().err


def test_nothing_heavy_is_loaded_until_results_are_asked_for():
    code = (
        "import sys; from labeval.cli import main; import labeval.app, labeval.ui.home.controller;"
        "heavy = {'matplotlib', 'pandas', 'scipy', 'jinja2', 'docx', 'lxml', 'numpy'};"
        "print(sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_datasheet_is_written_and_says_how_much_is_open(folder, tmp_path, capsys):
    out = tmp_path / "sheet.md"
    assert main(["datasheet", str(folder.path), "--out", str(out)]) == 0
    assert "still to be written" in capsys.readouterr().err
    assert out.read_text(encoding="utf-8").startswith("# Human evaluation datasheet")
    assert main(["datasheet", str(folder.path), "--out", str(tmp_path / "sheet.pdf")]) == 1
