"""Nothing that can happen is shown to a supervisor by its name in the record."""

from __future__ import annotations

import pytest

from labeval.session.events import Event, Kind
from labeval.session.flag import FlagKind
from labeval.session.notice import Notice, NoticeKind
from labeval.session.watched_changes import changes_of
from labeval.ui.moderator.change_words import NAMED_BY_WHAT_THEY_ARE_ABOUT, kind_words
from labeval.ui.moderator.words import notice_title, suggestion


@pytest.mark.parametrize("kind", [*FlagKind, *NoticeKind])
def test_every_notice_has_a_title_and_a_suggestion(kind):
    notice = Notice(key="k", kind=kind, at_ms=0, evidence="")
    assert notice_title(notice) != kind
    assert suggestion(notice)[0]


@pytest.mark.parametrize("kind", list(Kind))
def test_every_change_that_is_told_has_a_name(kind):
    told = changes_of([Event(1, 0, "", kind, "p", "f", "v", {})])
    if told and kind not in NAMED_BY_WHAT_THEY_ARE_ABOUT:
        assert kind_words(kind) != kind
