"""A method made of three files is in everything: no other file has to know of it."""

from __future__ import annotations

import csv
import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.runs.screens.display import display_environment

TESTS = Path(__file__).parents[1]
PROGRAM = TESTS / "support" / "labeval_with_method.py"
PACKAGE = TESTS.parent / "labeval"
PLACING = TESTS / "support" / "placing_method"
PARTS = {"study": "study", "analysis": "analysis", "participant": "ui/participant"}
STUDY = """\
labeval: 1
title: One more method
language: en
items: items.csv
seed: 5
criteria:
  - {id: clear, name: Clear, definition: Easy to follow., wording: {METHOD: Which is clear?}}
  - {id: true_to, name: Faithful, definition: It adds nothing.}
blocks:
  block: {method: METHOD, comment: {ask: false}}
conditions:
  - {id: only, blocks: [block]}
procedure:
  - {step: for_each_block, steps: [{step: rating, id: rate}]}
  - {step: text, id: thanks, text: Thank you.}
"""
SYSTEMS = ("Alder", "Birch", "Cedar")


def study_in(folder: Path, method: str) -> Path:
    """A study with one block of a method: five questions, three systems, two criteria."""
    folder.mkdir()
    (folder / "study.yaml").write_text(STUDY.replace("METHOD", method), encoding="utf-8")
    lines = [
        f"{system[0].lower()}{n},q{n},What is number {n}?,{system},{system} answers {n} like this."
        for n in range(5)
        for system in SYSTEMS
    ]
    text = "\n".join(["id,question_id,question,system,text", *lines, ""])
    (folder / "items.csv").write_text(text, encoding="utf-8")
    return folder


def run(method: Path, *lines: str, timeout: int = 110) -> str:
    """What the program says with one more method; it must not fail."""
    with display_environment() as environment:
        done = subprocess.run(
            [sys.executable, str(PROGRAM), str(method), *lines],
            env=environment,
            capture_output=True,
            text=True,
            timeout=timeout,
        )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout


def table(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.fixture(scope="module")
def ranked(tmp_path_factory) -> tuple[Path, str]:
    """A folder with all that the command line makes of a study of places, and what it says."""
    folder = tmp_path_factory.mktemp("ranked")
    study = study_in(folder / "study", "placing")
    said = run(
        PLACING,
        f"check {study}",
        f"simulate {study} --participants 8 --seed 3",
        f"plan {study}",
        f"export {study} --table judgments --out {folder / 'judgments.csv'}",
        f"datasheet {study} --out {folder / 'datasheet.md'}",
        f"analyse {study} --out {folder / 'results'} --samples 200",
        f"reference {folder / 'reference.md'}",
    )
    return folder, said


def test_the_method_is_three_files():
    files = list(PLACING.rglob("*.py"))
    assert sorted(path.parent.name for path in files) == sorted(PARTS)
    assert {path.name for path in files} == {"placing.py"}


def test_the_check_lays_out_its_pages_and_the_robots_answer_them(ranked):
    folder, said = ranked
    assert "block: 10 pages to rank" in said
    assert "10 pages in 1 language laid out" in said and ": all fit" in said
    assert "8 sessions (8 completed)" in said
    rows = table(folder / "judgments.csv")
    assert len(rows) == 8 * 10
    assert all(row["method"] == "placing" for row in rows)
    assert all(sorted(row["value"].split(";")) == sorted(row["items"].split("|")) for row in rows)


def test_a_plan_simulates_since_ranks_hang_together(ranked):
    lines = [line.split("\t") for line in ranked[1].splitlines() if line.startswith("block\t")]
    (_, plan) = lines
    assert plan[1] == "all" and int(plan[3]) > 1
    assert "simulated studies" in plan[6]


def test_scores_are_those_of_the_judgments(ranked):
    folder, _ = ranked
    rows = table(folder / "judgments.csv")
    for score in table(folder / "results" / "scores.csv"):
        if score["level"] != "system" or score["scale"]:
            continue
        orders = [row["value"].split(";") for row in rows if row["criterion"] == score["criterion"]]
        mark = score["id"][0].lower()
        below = [2 - place for o in orders for place, item in enumerate(o) if item[0] == mark]
        assert float(score["value"]) == pytest.approx(sum(below) / len(below) / 2)
        assert float(score["ci_low"]) <= float(score["value"]) <= float(score["ci_high"])


def test_significance_has_figures_and_the_mixed_model_a_reason(ranked):
    results = ranked[0] / "results"
    tested = table(results / "significance.csv")
    assert len([row for row in tested if not row["scale"]]) == 2 * 3
    assert len([row for row in tested if row["scale"] == "total"]) == 3
    assert all(row["method"] == "placing" and 0 <= float(row["p_adjusted"]) <= 1 for row in tested)
    (refused,) = table(results / "mixed_model.csv")
    assert refused["method"] == "placing" and "nobody is severe" in refused["reason"]
    for name in ("majority", "regression"):
        (row,) = table(results / f"{name}.csv")
        assert row["method"] == "placing" and row["reason"]
    without = ("pairwise", "pairwise_rankings", "grades", "elo", "transitivity")
    for name in (*without, "bws_rankings", "plackett_luce"):
        (row,) = table(results / f"{name}.csv")
        assert row.pop("reason").startswith("no judgment") and not any(row.values())


def test_agreement_and_the_next_study_are_in_the_tables(ranked):
    results = ranked[0] / "results"
    agreement = table(results / "agreement.csv")
    known = {row["coefficient"] for row in agreement}
    assert known == {"alpha", "fleiss_kappa", "kendall_w"}  # no ICC of ranks
    plans = table(results / "plan.csv")
    assert {row["level"] for row in plans} == {"item", "system"}
    assert all("Friedman" in row["how"] for row in plans)


def test_the_report_speaks_the_methods_words(ranked):
    results = ranked[0] / "results"
    page = re.sub(r"<[^>]+>", " ", (results / "report.html").read_text(encoding="utf-8"))
    with ZipFile(results / "report.docx") as archive:
        written = archive.read("word/document.xml").decode("utf-8")
    printed = re.sub(r"<[^>]+>", "", written.replace("</w:p>", "\n"))
    for text in (page, printed):
        assert "by PLACE" in text  # the verdict
        assert "Placing of several (PLACE) (raters: 8)" in text
        assert "share of texts ranked below" in text
        assert "nobody is severe" in text


def test_datasheet_and_reference_speak_them_too(ranked):
    sheet = (ranked[0] / "datasheet.md").read_text(encoding="utf-8")
    assert "relative by PLACE" in sheet
    assert "an order of several texts from the best to the worst" in sheet
    assert "mean share of texts ranked below" in sheet
    reference = (ranked[0] / "reference.md").read_text(encoding="utf-8")
    assert "## Block `method: placing`" in reference


@pytest.mark.window
def test_a_participant_ranks_in_the_real_window(tmp_path):
    study = study_in(tmp_path / "study", "placing")
    said = run(PLACING, f"demo {study} --robot")
    assert "only completed, 30 answers" in said
    rows = table(study / "exports" / "judgments.csv")
    assert len(rows) == 10
    assert all(sorted(row["value"].split(";")) == sorted(row["items"].split("|")) for row in rows)


def test_a_copy_of_a_method_loses_no_table(tmp_path):
    """The same judgments by the copy make the same tables, whatever it is called."""
    for part, package in PARTS.items():
        text = (PACKAGE / package / "methods" / "dqe.py").read_text(encoding="utf-8")
        (tmp_path / "copy" / part).mkdir(parents=True)
        text = text.replace('Literal["dqe"]', 'Literal["zzz"]').replace(
            "methods.dqe", "methods.zzz"
        )
        (tmp_path / "copy" / part / "zzz.py").write_text(text, encoding="utf-8")
    lines = []
    for method in ("dqe", "zzz"):
        study = study_in(tmp_path / method, method)
        lines += [f"simulate {study} --participants 6 --seed 3"]
        lines += [f"analyse {study} --no-report --samples 50 --out {tmp_path / method / 'results'}"]
    run(tmp_path / "copy", *lines)
    tables = sorted(path.name for path in (tmp_path / "dqe" / "results").glob("*.csv"))
    assert "significance.csv" in tables and "mixed_model.csv" in tables
    for name in tables:
        own = (tmp_path / "dqe" / "results" / name).read_text(encoding="utf-8")
        copied = (tmp_path / "zzz" / "results" / name).read_text(encoding="utf-8")
        assert copied.replace("zzz", "dqe") == own, name


def test_its_judgments_are_known_in_a_table_from_elsewhere(ranked, tmp_path):
    rows = table(ranked[0] / "judgments.csv")
    names = ("participant", "criterion", "items", "value")
    lines = [",".join(row[name] for name in names) for row in rows]
    path = tmp_path / "elsewhere.csv"
    path.write_text("\n".join([",".join(names), *lines, ""]), encoding="utf-8")
    run(PLACING, f"new {tmp_path / 'study'} --from-judgments {path}")
    study = (tmp_path / "study" / "study.yaml").read_text(encoding="utf-8")
    assert "method: placing" in study and "method: bws" not in study
