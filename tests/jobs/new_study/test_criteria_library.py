"""The library of criteria: all of the templates, each in one group."""

from __future__ import annotations

from collections import Counter

from labeval import places
from labeval.exchange.study_folder import templates
from labeval.jobs.new_study.criteria_library import groups, library
from labeval.jobs.new_study.criteria_warnings import remarks
from labeval.study.reading import read_study

FOLDER = places.templates()


def test_the_library_has_the_criteria_of_all_templates_in_both_languages():
    found = library(FOLDER)
    assert len(found) > 40
    assert all({"en", "de"} <= set(entry.criterion.name) for entry in found)
    assert remarks([found[0].criterion], ("en", "de")) == []


def test_every_criterion_of_a_template_is_in_one_group_and_groups_name_no_other():
    named = Counter(id for group in groups() for id in group.criteria)
    known = {
        c.id for name, _ in templates(FOLDER) for c in read_study(FOLDER / name).study.criteria
    }
    assert set(named) == known
    assert set(named.values()) == {1}


def test_groups_follow_each_other():
    order = [entry.group for entry in library(FOLDER)]
    assert list(dict.fromkeys(order)) == [group.id for group in groups()]
    assert order == sorted(order, key=[group.id for group in groups()].index)
