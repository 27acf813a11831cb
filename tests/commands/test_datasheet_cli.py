"""``labeval datasheet``: where it is written, and what is still to be written in it."""

from __future__ import annotations

import json

import pytest

from labeval import cli


@pytest.mark.parametrize(
    ("name", "where"), [("sheet.json", "left empty"), ("sheet.md", "written; marked")]
)
def test_it_says_where_a_person_has_to_write(tmp_path, capsys, name, where):
    study, out = tmp_path / "study", tmp_path / name
    assert cli.main(["new", str(study), "--template", "trained-raters"]) == 0
    capsys.readouterr()
    assert cli.main(["datasheet", str(study), "--out", str(out)]) == 0
    written, told = capsys.readouterr()
    assert written.strip() == str(out) and where in told
    if name.endswith("json"):
        form = json.loads(out.read_text(encoding="utf-8"))
        assert "heds-sample_evaluators_design-evaluators-number_of_evaluators" not in form
