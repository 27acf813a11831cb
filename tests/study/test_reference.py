"""The reference of the study file says what the models say, and its example can be run."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from labeval.study.editing.fields import begun, fields_of
from labeval.study.model.questions import QuestionBase
from labeval.study.reading import read_with_warnings
from labeval.study.reference import heading, study_file_reference
from labeval.study.reference_example import EXAMPLE_ITEMS, EXAMPLE_STUDY

_FILE = Path(__file__).parents[2] / "docs" / "study-file.md"


def test_the_reference_in_docs_is_current() -> None:
    written = _FILE.read_text(encoding="utf-8")
    assert written == study_file_reference(), (
        "run: python -m labeval.study.reference docs/study-file.md"
    )


def test_every_key_has_a_meaning_and_no_type_is_left_raw() -> None:
    rows = [line for line in study_file_reference().splitlines() if line.startswith("| `")]
    assert len(rows) > 150
    assert not [row for row in rows if row.endswith("|  |") or "typing." in row or "<class" in row]


def test_every_link_leads_to_a_heading() -> None:
    reference = study_file_reference()
    headings = {
        "".join(c for c in line[3:].lower() if c.isalnum() or c in " _-").replace(" ", "-")
        for line in reference.splitlines()
        if line.startswith("## ")
    }
    links = {part.split(")")[0] for part in reference.split("](#")[1:]}
    assert links
    assert links <= headings


def test_the_example_is_a_sound_study(tmp_path: Path) -> None:
    (tmp_path / "study.yaml").write_text(EXAMPLE_STUDY, encoding="utf-8")
    (tmp_path / "items.csv").write_text(EXAMPLE_ITEMS, encoding="utf-8")
    content, remarks = read_with_warnings(tmp_path)
    assert remarks == []
    assert len(content.items) == 3


class SliderQuestion(QuestionBase):
    """A kind of question with a setting that is called as other models' tags are."""

    kind: Literal["slider"]
    step: int = 1
    method: str = ""


def test_a_setting_called_as_another_models_tag_is_a_setting() -> None:
    assert heading(SliderQuestion) == "Question `kind: slider`"
    assert begun(SliderQuestion, set()) == {"kind": "slider", "id": "slider"}
    keys = [field.key for field in fields_of(SliderQuestion)]
    assert {"step", "method"} <= set(keys)
    assert "kind" not in keys
