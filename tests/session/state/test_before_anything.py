"""Before anything has happened nothing is counted, shown, paused or over."""

from __future__ import annotations

from dataclasses import fields

import pytest

from labeval.session.flags.rule import FlagContext
from labeval.session.monitor.page_marks import PageMark
from labeval.session.running.unrecorded import Place
from labeval.session.state.moderation import Moderated
from labeval.session.state.recording_state import Audible
from labeval.session.state.recordings import RecordedSound
from labeval.session.state.state import State
from labeval.session.state.timing import PageTime


def defaults(kind: type) -> dict[str, object]:
    """Numbers and truths that a thing has where nobody says otherwise."""
    return {f.name: f.default for f in fields(kind) if type(f.default) in (int, bool)}


@pytest.mark.parametrize(
    ("kind", "otherwise"),
    [
        (State, {"training_passed": True}),
        *((k, {}) for k in (Audible, Moderated, PageTime, PageMark, RecordedSound, Place)),
        (FlagContext, {}),
    ],
)
def test_what_nobody_has_changed_is_nothing_but_for(kind, otherwise):
    known = defaults(kind)
    assert known
    assert {name: value for name, value in known.items() if value} == otherwise
