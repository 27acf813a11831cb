"""Nothing that can happen is shown to a supervisor by its name in the record."""

from __future__ import annotations

from typing import get_args

import pytest

from labeval.session.events.events import Event, Kind
from labeval.session.flags.flag import FlagKind
from labeval.session.monitor.changes import Changes
from labeval.session.monitor.notices import Notice, NoticeKind
from labeval.study.model.steps import ConsentAsk
from labeval.ui.moderator.parts.change_labels import change_words, kind_words
from labeval.ui.moderator.parts.labels import notice_title, suggestion

NAMED_BY_THEIR_SUBJECT = {Kind.ANSWER, Kind.PAGE_SHOWN, Kind.DEFINITION_SHOWN, Kind.MARKER}


@pytest.mark.parametrize("kind", [*FlagKind, *NoticeKind])
def test_every_notice_has_a_title_and_a_suggestion(kind):
    notice = Notice(key="k", kind=kind, at_ms=0, evidence="")
    assert notice_title(notice) != kind
    assert suggestion(notice)[0]


@pytest.mark.parametrize("kind", list(Kind))
def test_every_change_that_is_told_has_a_name(kind):
    changes = Changes()
    changes.apply(Event(1, 0, "", kind, "p", "f", "v", {}))
    if changes.newest and kind not in NAMED_BY_THEIR_SUBJECT:
        assert kind_words(kind) != kind


def test_what_was_consented_to_is_said_of_each_consent():
    """Each of them was the line “Consent given”."""
    said = []
    for asked in get_args(ConsentAsk.model_fields["id"].annotation):
        changes = Changes()
        changes.apply(Event(1, 0, "", Kind.CONSENT, "", asked, "declined", {}))
        (change,) = changes.newest
        said.append(change_words(change, None, None))
    assert ("Consent", "sound recording: declined") in said
    assert len(set(said)) == len(said) == 5
