"""From a writing study to a study that judges what was written, on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.cli import main
from labeval.study.reading import read_study


def test_responses_become_a_study_of_their_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    study, items, judged = tmp_path / "study", tmp_path / "items", tmp_path / "judged"
    assert main(["new", str(study), "--template", "response-writing"]) == 0
    assert main(["check", str(study), "--no-fit"]) == 0
    assert "styles: bullets, essay, news" in capsys.readouterr().out
    assert main(["export", str(study), "--responses-as-items", str(items)]) == 1
    assert main(["simulate", str(study), "--participants", "6"]) == 0
    assert main(["verify", str(study)]) == 0
    capsys.readouterr()
    assert main(["export", str(study), "--responses-as-items", str(items)]) == 0
    written = capsys.readouterr().out.split()
    assert written == [str(items / "items.csv"), str(items / "references.jsonl")]
    new = ["new", str(judged), "--template", "pairwise-utility", "--items", written[0]]
    assert main([*new, "--references", written[1]]) == 0
    assert main(["check", str(judged), "--no-fit"]) == 0
    content = read_study(judged)
    rated = [item for item in content.items if item.use == "rating"]
    assert {item.system for item in rated} == {"bullets", "essay", "news"}
    assert all(reference.title.startswith("[") for reference in content.references)


def test_without_a_response_the_export_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    study = tmp_path / "study"
    assert main(["new", str(study), "--template", "response-writing"]) == 0
    assert main(["publish", str(study)]) == 0
    assert main(["export", str(study), "--responses-as-items", str(tmp_path / "items")]) == 1
    assert "no response is finished yet" in capsys.readouterr().err
    assert not (tmp_path / "items").exists()


def test_references_take_the_place_of_the_templates(tmp_path: Path) -> None:
    row = '{"question_id": "q1", "title": "Mine", "text": "All of it."}\n'
    (tmp_path / "mine.jsonl").write_text(row, encoding="utf-8")
    new = ["new", str(tmp_path / "study"), "--template", "aspects"]
    assert main([*new, "--references", str(tmp_path / "mine.jsonl")]) == 0
    assert [r.title for r in read_study(tmp_path / "study").references] == ["Mine"]
    assert main([*new[:1], str(tmp_path / "other"), *new[2:], "--references", "nowhere"]) == 1
    assert not (tmp_path / "other").exists()
