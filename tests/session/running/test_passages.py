"""Each claim of a claim check has its own passage in the source, marked and checked as such."""

from __future__ import annotations

import pytest

from labeval.session.events.not_now import NotNow
from labeval.session.running.opening import resume
from labeval.session.state.text_exposure import SOURCE
from tests.support.studies.cut_claims_study import SOURCE as TEXT_OF_SOURCE
from tests.support.studies.cut_claims_study import cut_claims_content

SHOWN = {"ask": "off", "rules": [{"answers": ["supported", "contradicted"], "ask": "mandatory"}]}
"""A passage for what the source says, none for what it does not say."""


@pytest.fixture
def listed(begin):
    return begin(cut_claims_content(cut_by="study", evidence=SHOWN), "only")


@pytest.fixture
def cut(begin):
    return begin(cut_claims_content(evidence=SHOWN), "only")


def waiting(session) -> list[str]:
    return [of.claim for of in session.evidence_missing()]


def test_each_claim_with_such_an_answer_waits_for_its_own_passage(listed):
    for claim, answer in enumerate(("contradicted", "not_in_source", "supported"), start=1):
        listed.answer(f"claim{claim}", answer)
    assert waiting(listed) == ["claim1", "claim3"]
    listed.marking.mark("faithful", SOURCE, 0, 10, claim="claim3")
    assert waiting(listed) == ["claim1"]
    with pytest.raises(NotNow):
        listed.go_on()
    listed.marking.mark("faithful", SOURCE, 0, 10, claim="claim1")
    assert [mark.claim for mark in listed.state.marks_here()] == ["claim3", "claim1"]
    listed.go_on()


@pytest.mark.parametrize("claim", ["", "claim9", "0-31"])
def test_words_are_marked_for_a_claim_of_the_page_only(listed, claim):
    with pytest.raises(NotNow):
        listed.marking.mark("faithful", SOURCE, 0, 10, claim=claim)


def test_a_claim_that_is_cut_otherwise_has_no_passage_until_that_is_taken_back(cut):
    cut.answer("claims", "0-31 contradicted; 33-55 not_checkable")
    assert waiting(cut) == ["0-31"]
    cut.marking.mark("faithful", SOURCE, 4, 8, claim="0-31")
    assert waiting(cut) == []
    cut.answer("claims", "0-14 contradicted; 33-55 not_checkable")
    assert cut.state.marks_here() == () and waiting(cut) == ["0-14"]
    with pytest.raises(NotNow):
        cut.marking.mark("faithful", SOURCE, 4, 8, claim="0-31")
    cut.answer("claims", "0-31 contradicted; 33-55 not_checkable")
    assert [mark.quote for mark in cut.state.marks_here()] == [TEXT_OF_SOURCE[4:8]]


def test_a_resumed_session_knows_which_claim_a_passage_is_of(listed, kept, hand):
    listed.answer("claim2", "supported")
    listed.marking.mark("faithful", SOURCE, 35, 41, claim="claim2")
    events = list(kept.events)
    again = resume(listed.header, listed.content, kept, kept, events, hand.clock())
    assert again.state.marks == listed.state.marks
    assert waiting(again) == []
