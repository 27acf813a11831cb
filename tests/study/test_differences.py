"""Two versions of a study are compared entry by entry, by their ids."""

from __future__ import annotations

from labeval import places
from labeval.study.differences import Difference, differences, item_changes
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from labeval.text.local import LocalText

TEMPLATE = read_study(places.templates() / "trained-raters")


def changed(**study: object) -> StudyContent:
    return TEMPLATE.model_copy(update={"study": TEMPLATE.study.model_copy(update=study)})


def test_the_same_study_has_no_differences():
    assert differences(TEMPLATE, changed()) == []
    assert not item_changes(TEMPLATE, changed())


def test_a_word_is_named_by_its_path():
    title = LocalText({"en": "Ponds", "de": TEMPLATE.study.title.in_language("de")})
    before = TEMPLATE.study.title.in_language("en")
    found = differences(TEMPLATE, changed(title=title))
    assert found == [Difference(("title", "en"), before, "Ponds")]


def test_a_criterion_that_moves_is_neither_removed_nor_added():
    first, *rest = TEMPLATE.study.criteria
    (found,) = differences(TEMPLATE, changed(criteria=[*rest, first]))
    assert found.is_moved
    assert found.after == [*(criterion.id for criterion in rest), first.id]


def test_an_entry_that_goes_is_one_difference():
    *kept, last = TEMPLATE.study.criteria
    (found,) = differences(TEMPLATE, changed(criteria=kept))
    assert (found.path, found.after) == (("criteria", last.id), None)
    (back,) = differences(changed(criteria=kept), TEMPLATE)
    assert (back.path, back.before) == (("criteria", last.id), None)


def test_texts_are_compared_by_their_ids():
    first, second, *rest = TEMPLATE.items
    other = first.model_copy(update={"text": "Another text."})
    new = second.model_copy(update={"id": "new"})
    found = item_changes(TEMPLATE, TEMPLATE.model_copy(update={"items": [other, new, *rest]}))
    assert (found.added, found.removed, found.changed) == (("new",), (second.id,), (first.id,))
