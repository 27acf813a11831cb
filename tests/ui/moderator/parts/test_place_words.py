"""Pages of several methods are told apart."""

from __future__ import annotations

from labeval.session.monitor.monitor import SessionMonitor, Usual
from labeval.session.plan.header import SessionHeader
from labeval.session.plan.plan import make_plan
from labeval.study.study import StudyContent
from labeval.ui.method_in_words import method_in_words
from labeval.ui.moderator.parts.place_words import method_of
from tests.conftest import small_items, small_study


def monitor_of(blocks: list[str]) -> SessionMonitor:
    study = small_study(conditions=[{"id": "all", "blocks": blocks}])
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
