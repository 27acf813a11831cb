"""The page on screen in words: counted to the limit, pages of several methods told apart."""

from __future__ import annotations

from labeval.session.events.events import Event, Kind
from labeval.session.monitor.monitor import SessionMonitor, Usual
from labeval.session.plan.header import SessionHeader
from labeval.session.plan.plan import make_plan
from labeval.study.study import StudyContent
from labeval.ui.method_in_words import method_in_words
from labeval.ui.moderator.parts.place_words import method_of, place_words
from tests.conftest import small_items, small_study


def monitor_of(blocks: list[str], **changes: object) -> SessionMonitor:
    study = small_study(conditions=[{"id": "all", "blocks": blocks}], **changes)
    content = StudyContent(study=study, items=small_items())
    plan = make_plan(content, "all", 5, 0)
    utc = "2026-03-01T09:00:00.000Z"
    header = SessionHeader(
        *("a" * 32, "lumo", "all", "1", 5, 0, "en", "simulated", "", "drawn"), utc, plan
    )
    return SessionMonitor(header, content, Usual())


def test_a_page_is_named_with_its_method_only_where_there_are_several(qapp):
    several = monitor_of(["dqe", "ab"])
    named = {method_of(several, mark.page) for mark in several.marks.all}
    assert named == {method_in_words("dqe"), method_in_words("ab")}
    one = monitor_of(["ab"])
    assert {method_of(one, mark.page) for mark in one.marks.all} == {""}


def at_first_page(**changes: object) -> SessionMonitor:
    monitor = monitor_of(["dqe"], **changes)
    plan = monitor.state.plan
    for seq, step in enumerate(plan.steps, start=1):
        if step.kind == "rating":
            page = step.pages[0].id
            monitor.apply(Event(seq, seq, "2026-03-01T09:00:00.000Z", Kind.PAGE_SHOWN, page))
            return monitor
        monitor.apply(Event(seq, seq, "2026-03-01T09:00:00.000Z", Kind.PAGE_LEFT, ""))
    raise AssertionError("nothing is rated")


def test_pages_beyond_the_sessions_limit_are_not_counted_as_for_the_participant(qapp):
    monitor = at_first_page(limits={"pages": 3})
    assert place_words(monitor) == "Page 1 of 3"
    assert len(monitor.marks.expected) == 3 < len(monitor.marks.all)
    assert len(at_first_page().marks.expected) == len(monitor.marks.all)
