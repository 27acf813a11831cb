"""`labeval publish` checks at that moment; with problems it needs a reason, which is kept."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

import pytest

from labeval.cli import main
from labeval.jobs.planning.overview import StudyState
from labeval.jobs.planning.read_overview import read_overview
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from tests.support.studies.misfitting import make_misfit


@pytest.fixture
def study(tmp_path, capsys) -> Path:
    folder = tmp_path / "study"
    # The template whose pages are laid out quickest.
    assert main(["new", str(folder), "--template", "trained-raters"]) == 0
    capsys.readouterr()
    return folder


def publications(study: Path):
    with closing(Record(StudyFolder(study).database, read_only=True)) as record:
        return record.versions.publications()


def test_a_study_with_misfits_is_not_published_without_a_reason(study, capsys):
    make_misfit(study)
    assert main(["publish", str(study)]) == 1
    said = capsys.readouterr()
    assert said.out == "" and "do not fit at 1280 × 720" in said.err
    assert "not published" in said.err and "--reason" in said.err
    assert read_overview(StudyFolder(study)).state is StudyState.DRAFT


def test_a_reason_publishes_and_is_kept_with_what_the_check_found(study, capsys):
    make_misfit(study)
    assert main(["publish", str(study), "--reason", "  only on a tall screen "]) == 0
    assert capsys.readouterr().out.startswith("version 1 ")
    (kept,) = publications(study)
    assert kept.reason == "only on a tall screen"
    assert any("question and source do not fit" in line for line in kept.problems)
    assert read_overview(StudyFolder(study)).state is StudyState.PUBLISHED


def test_a_reason_of_blanks_is_none(study):
    make_misfit(study)
    assert main(["publish", str(study), "--reason", "   "]) == 1


def test_a_sound_study_needs_no_reason_and_the_check_is_kept_as_made(study):
    assert main(["publish", str(study)]) == 0
    (kept,) = publications(study)
    assert (kept.reason, kept.problems) == ("", ())


def test_a_screen_on_which_all_fits_needs_no_reason(study, capsys):
    make_misfit(study)
    assert main(["publish", str(study), "--screen", "1280x720"]) == 1
    capsys.readouterr()
    assert main(["check", str(study), "--screen", "3840x2160"]) == 0
    assert "the study can be run" in capsys.readouterr().out
    assert main(["publish", str(study), "--screen", "3840x2160"]) == 0


def test_a_study_published_again_after_another_is_the_published_one(study, capsys):
    """Edited back to an earlier version, a study is published with that version."""
    file = study / "study.yaml"
    first = file.read_text(encoding="utf-8")
    assert main(["publish", str(study)]) == 0
    file.write_text(first.replace("seed: 4711", "seed: 4712"), encoding="utf-8")
    assert main(["publish", str(study)]) == 0
    file.write_text(first, encoding="utf-8")
    assert main(["publish", str(study)]) == 0
    view = read_overview(StudyFolder(study))
    assert (view.state, view.version) == (StudyState.PUBLISHED, 1)


def test_check_without_layout_does_not_say_that_the_study_can_be_run(study, capsys):
    assert main(["check", str(study), "--no-fit"]) == 0
    out = capsys.readouterr().out
    assert "the study can be run" not in out and "no page was laid out" in out


def test_publications_are_a_table_of_the_export(study, tmp_path, capsys):
    make_misfit(study)
    assert main(["publish", str(study), "--reason", "only on a tall screen"]) == 0
    out = tmp_path / "publications.jsonl"
    given = ["export", str(study), "--table", "publications", "--format", "jsonl"]
    assert main([*given, "--out", str(out)]) == 0
    (row,) = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert row["reason"] == "only on a tall screen" and "do not fit" in row["problems"]
