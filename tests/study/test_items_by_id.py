"""An item of a study is found by its id, also in a copy with other items."""

from __future__ import annotations

import pytest

from labeval.study.reading import read_study


def test_a_copy_with_other_items_finds_those(study):
    content = read_study(study.path)
    first = content.items[0]
    assert content.item(first.id) == first
    other = first.model_copy(update={"text": "Another text."})
    copy = content.model_copy(update={"items": [other]})
    assert copy.item(first.id).text == "Another text."
    assert content.item(first.id) == first


def test_an_unknown_id_is_refused(study):
    with pytest.raises(KeyError):
        read_study(study.path).item("nobody")
