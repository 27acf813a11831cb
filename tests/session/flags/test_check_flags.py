"""Flags about pages with known answers."""

from __future__ import annotations

import pytest

from labeval.session.events.events import Kind
from labeval.session.flags.all_flags import flags_of
from labeval.session.flags.flag import FlagKind
from tests.support.studies.attention_study import block, content_with


def checked(begin, kept, answers):
    """The flags of a session with repeated pages; ``answers(first, times seen)`` gives a value."""
    attention = {
        "share": 0.5,
        "kinds": ["repeated"],
        "tolerance": 0,
        "agreement": 0.8,
        "then": "warn",
    }
    content = content_with(block("dqe", attention=attention))
    session = begin(content, "block")
    while session.state.ended is None:
        page = session.page
        if page is not None:
            again = page.attention is not None
            for n, field in enumerate(session.fields()):
                session.answer(field.id, answers(n, again))
        session.go_on()
    flags = flags_of(content, session.state.plan, kept.events)
    return [flag for flag in flags if flag.kind is FlagKind.ATTENTION_MISSED]


def test_a_missed_repetition_says_its_share_and_names_the_first_page_first(begin, kept):
    flags = checked(begin, kept, lambda n, again: "1" if again and not n else "4")
    assert flags
    for flag in flags:
        assert flag.policy == "warn"
        assert flag.values["percent"] == 75
        first, repeated = flag.pages
        assert repeated == flag.page and "attention" in repeated and "attention" not in first
        (event,) = [
            e for e in kept.events if e.kind == Kind.ATTENTION_CHECKED and e.page == repeated
        ]
        assert event.data["repeats"] == first


@pytest.mark.parametrize("same", ["3", "5"])
def test_a_repetition_that_agrees_is_no_flag(begin, kept, same):
    assert checked(begin, kept, lambda n, again: same) == []
