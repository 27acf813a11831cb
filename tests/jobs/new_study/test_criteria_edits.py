"""The edit of a study file that a change in the table of criteria makes."""

from __future__ import annotations

from labeval.jobs.new_study.criteria_edits import edit_between, read_criteria
from labeval.study.editing.edits import Put

LANGUAGES = ("en", "de")


def test_a_row_that_is_no_criterion_stays_when_another_one_is_changed():
    written = [{"id": "clear", "name": "Clear"}, 5, "fluent"]
    criteria = read_criteria(written, LANGUAGES)
    criteria[0] = criteria[0].with_text("name", "en", "Plain")
    changed = {"id": "clear", "name": {"en": "Plain", "de": "Clear"}}
    assert edit_between(written, criteria, LANGUAGES) == Put(("criteria",), [changed, 5, "fluent"])
