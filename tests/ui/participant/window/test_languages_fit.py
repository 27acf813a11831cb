"""Participants' screens have room for every language on the smallest screen with the largest text.

A sample of ``python -m tests.runs.screens.languages_fit``, which lays out all of them.
"""

from __future__ import annotations

import pytest

from tests.runs.screens.languages_fit import LANGUAGES, misfits


def test_all_languages_that_participants_can_meet_are_looked_at():
    assert {"en", "de", "fr", "ar", "he", "ja", "zh"} <= set(LANGUAGES)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_ratings_fit_in(language, qapp):
    found = list(misfits([language], ("about:1", "points-001"), [(960, 540)], ["2.0"]))
    assert [place for _, place, _, _, faults in found if not faults] == ["about:1", "points-001"]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["es", "pl"])
def test_long_words_for_the_definitions_leave_room_for_what_turns_their_pages(language, qapp):
    found = list(misfits([language], ["long-001"], [(960, 540)], ["1.5"]))
    assert [faults for *_, faults in found] == [[]]
