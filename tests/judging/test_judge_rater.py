"""Retries: bounded, as patient as the server asks for, and with one reminder for a bad reply."""

from __future__ import annotations

import threading
import time

import pytest

from labeval.judging.errors import JudgingStopped, ServerRefused
from labeval.judging.rater import Failed, RatedCall, Rater
from labeval.judging.server import JudgeServer
from labeval.judging.waits import Gate, Waits
from tests.judging.conftest import AT_ONCE
from tests.judging.stand_in import Answer, completion, error, rating


@pytest.fixture
def rater(server):
    client = JudgeServer(server.url, model="asked", temperature=0.3, timeout=60.0)
    yield Rater(client, AT_ONCE, threading.Event())
    client.close()


def test_a_rating_tells_how_it_was_made(server, rater, calls):
    server.answer = lambda call: completion(
        rating(4, quotes=["needs Warmth", "a saucer of milk"]), model="asked-2026"
    )
    result = rater.rate(calls[0])
    assert isinstance(result, RatedCall)
    made = result.rating
    assert (made.item, made.criterion, made.rating) == ("t1", "flow", 4)
    assert (made.model, made.model_asked, made.temperature) == ("asked-2026", "asked", 0.3)
    assert made.prompt == calls[0].prompt().sha256 and made.rated_at.endswith("Z")
    assert made.quotes == ["needs warmth"] and result.dropped == ("a saucer of milk",)
    assert result.usage.sent == 100


def test_a_bad_reply_is_answered_with_one_reminder(server, rater, calls):
    server.answer = lambda call: completion("I say 9" if call.number == 1 else rating(2))
    result = rater.rate(calls[0])
    assert isinstance(result, RatedCall) and result.rating.rating == 2
    first, second = (call.body["messages"] for call in server.calls)
    assert second[:2] == first
    assert second[2] == {"role": "assistant", "content": "I say 9"}
    assert "there is no JSON object" in second[3]["content"]
    assert result.usage.sent == 200


def test_a_second_bad_reply_is_a_failure_with_both_replies(server, rater, calls):
    server.answer = lambda call: completion(rating(9) if call.number == 1 else "no\x00")
    result = rater.rate(calls[0])
    assert isinstance(result, Failed) and not result.by_server
    assert result.failure.why == "there is no JSON object with “rating”"
    assert result.failure.replies == (rating(9), "no\ufffd")
    assert len(server.calls) == 2 and result.usage.sent == 200


def test_a_reply_that_was_cut_off_is_called_so(server, rater, calls):
    server.answer = lambda call: completion('{"rating": 3, "expl', finish_reason="length")
    result = rater.rate(calls[0])
    assert isinstance(result, Failed) and "breaks off" in result.failure.why


@pytest.mark.parametrize("status", [429, 500])
def test_a_server_that_recovers_costs_nothing(server, rater, calls, status):
    server.answer = lambda call: (
        error(status, Retry_After="1") if call.number < 3 else completion(rating())
    )
    assert isinstance(rater.rate(calls[0]), RatedCall)
    assert len(server.calls) == 3


def test_tries_are_bounded(server, rater, calls):
    server.answer = lambda call: error(503, "restarting")
    result = rater.rate(calls[0])
    assert isinstance(result, Failed) and result.by_server
    assert result.failure.why == "the server answered 503: restarting"
    assert len(server.calls) == AT_ONCE.tries


def test_broken_connections_are_tried_again(server, rater, calls):
    whole = completion(rating())
    server.answer = lambda call: (
        Answer(whole.body[:20], promised=len(whole.body)) if call.number == 1 else whole
    )
    assert isinstance(rater.rate(calls[0]), RatedCall)


def test_a_refused_key_is_not_tried_again(server, rater, calls):
    server.answer = lambda call: error(401)
    with pytest.raises(ServerRefused):
        rater.rate(calls[0])
    assert len(server.calls) == 1


def test_a_call_that_cannot_be_taken_is_not_tried_again(server, rater, calls):
    server.answer = lambda call: error(400, "the prompt is too long")
    result = rater.rate(calls[0])
    assert isinstance(result, Failed) and "too long" in result.failure.why
    assert len(server.calls) == 1


def test_waits_grow_up_to_a_limit_and_obey_the_server():
    waits = Waits(first=2, factor=3, longest=10, most_obeyed=100)
    assert [waits.before(n, None) for n in (1, 2, 3, 4)] == [2, 6, 10, 10]
    assert waits.before(1, 30) == 30
    assert waits.before(2, 1) == 6
    assert waits.before(1, 86_400) == 100


def test_a_closed_gate_holds_everybody_until_it_opens():
    gate = Gate(threading.Event())
    gate.close_for(0.05)
    began = time.monotonic()
    gate.wait()
    assert time.monotonic() - began >= 0.05


def test_who_waits_at_the_gate_hears_of_the_end():
    stop = threading.Event()
    gate = Gate(stop)
    gate.close_for(3600)
    waiting = threading.Timer(0.01, stop.set)
    waiting.start()
    with pytest.raises(JudgingStopped):
        gate.wait()
    waiting.join()
