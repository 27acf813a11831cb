"""Many calls: nothing that was rated is lost, whatever becomes of the others."""

from __future__ import annotations

import threading
import time

import pytest

from labeval.jobs.judging.judge import GIVE_UP_AFTER, JudgingProgress, judge
from labeval.jobs.judging.plan import REPLY_TOKENS, make_plan
from labeval.jobs.judging.study_ratings import JudgeRun, RatingRequest
from labeval.judging.errors import JudgingRefused
from labeval.judging.failures_file import FailuresFile
from labeval.judging.ratings_file import RatingsFile
from tests.judging.conftest import AT_ONCE
from tests.judging.stand_in import Answer, completion, error, rating


def on(tally: JudgingProgress) -> bool:
    return True


@pytest.fixture
def output(tmp_path):
    return tmp_path / "judge.jsonl"


def run_of(calls, server, output, *, again=False, **how):
    asked = RatingRequest(server.url, "m", **({"timeout": 5.0, "waits": AT_ONCE} | how))
    return JudgeRun(calls, asked, output, again=again)


def done(calls, server, output, progress=on, **how):
    run = run_of(calls, server, output, **how)
    try:
        return run.run(None, progress)
    finally:
        run.close()


def ids_in(path):
    with RatingsFile(path, read_only=True) as file:
        return list(file.ratings)


def test_every_call_gives_one_rating(server, calls, output):
    outcome = done(calls, server, output)
    assert outcome.complete and len(server.calls) == len(calls) == 8
    assert ids_in(output) == [call.id for call in calls]
    assert outcome.tally.usage.sent == 800 and outcome.models == {"stand-in-1"}


@pytest.mark.parametrize("parallel", [1, 4])
def test_a_server_that_fails_now_and_then_loses_nothing_and_what_failed_is_named(
    server, calls, output, parallel
):
    bad, seen = {calls[0].item.text, calls[4].item.text}, set()

    def answer(call):
        if "Criterion: Flow" in call.prompt and any(text in call.prompt for text in bad):
            return completion("never mind")
        if call.prompt not in seen:
            seen.add(call.prompt)
            return error(500) if call.number % 2 else error(429, Retry_After="1")
        return completion(rating(call.number % 5 + 1))

    server.answer = answer
    outcome = done(calls, server, output, parallel=parallel)
    failed = {(f.item, f.criterion) for f in outcome.failures}
    assert failed == {("t1", "flow"), ("t3", "flow")}
    assert set(ids_in(output)) == {c.id for c in calls} - failed
    assert not outcome.complete and outcome.tally.failed == 2

    server.answer = lambda call: completion(rating())
    before = len(server.calls)
    assert done(calls, server, output).complete
    assert len(server.calls) - before == 2
    assert set(ids_in(output)) == {c.id for c in calls}
    assert not output.with_name("judge.failed.jsonl").exists()


def test_parallel_calls_are_under_way_together(server, calls, output):
    together = threading.Barrier(4, timeout=60)

    def answer(call):
        together.wait()  # breaks, and with it the answer, unless four calls meet here
        return completion(rating())

    server.answer = answer
    assert done(calls, server, output, parallel=4).complete


def test_a_server_that_is_gone_is_not_asked_for_ever(server, calls, output):
    assert len(calls) > GIVE_UP_AFTER + 2
    server.answer = lambda call: (
        completion(rating()) if call.number == 1 else error(500, "out of memory")
    )
    outcome = done(calls, server, output)
    assert outcome.gave_up and outcome.tally.failed == GIVE_UP_AFTER
    assert ids_in(output) == [calls[0].id]
    # One more call may have begun by the time that the last failure is counted.
    assert len(server.calls) <= 1 + (GIVE_UP_AFTER + 1) * AT_ONCE.tries


def test_replies_that_cannot_be_used_are_no_reason_to_give_up(server, calls, output):
    server.answer = lambda call: completion("no")
    outcome = done(calls, server, output)
    assert not outcome.gave_up and outcome.tally.failed == len(calls)


def test_a_refused_key_ends_it_with_the_reason(server, calls, output):
    server.answer = lambda call: error(401, "bad key") if call.number == 3 else completion(rating())
    outcome = done(calls, server, output)
    assert "bad key" in str(outcome.refused) and len(server.calls) == 3
    assert ids_in(output) == [c.id for c in calls[:2]]


def test_stopping_waits_for_calls_under_way_and_begins_no_other(server, calls, output):
    release = threading.Event()
    server.answer = lambda call: Answer(completion(rating()).body, wait_for=release)
    asked_to_stop = False

    def progress(tally):
        nonlocal asked_to_stop
        if len(server.calls) == 2:
            asked_to_stop = True
            release.set()
        return not asked_to_stop

    outcome = done(calls, server, output, progress, parallel=2)
    assert outcome.stopped and outcome.tally.rated == len(server.calls) == 2
    assert len(ids_in(output)) == 2


def test_progress_is_told_while_nothing_arrives(server, calls, output):
    release = threading.Event()
    server.answer = lambda call: Answer(completion(rating()).body, wait_for=release)
    told = []

    def progress(tally):
        told.append(tally.done)
        if len(told) == 2:
            release.set()
        return True

    assert done(calls[:1], server, output, progress).complete
    assert told[:2] == [0, 0] and told[-1] == 1


def test_a_bug_in_a_thread_is_raised_where_it_is_heard(calls, tmp_path):
    class Broken:
        def rate(self, call):
            raise ZeroDivisionError

    stop = threading.Event()
    with RatingsFile(tmp_path / "j.jsonl") as file, pytest.raises(ZeroDivisionError):
        judge(
            calls,
            Broken(),
            ratings=file,
            failures=FailuresFile(tmp_path / "f.jsonl", set()),
            progress=on,
            stop=stop,
        )
    assert stop.is_set()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"model": "other"}, "model “m”"),
        ({"temperature": 0.7}, r"temperature 0\.0"),
        ({"temperature": None}, r"temperature 0\.0"),
    ],
)
def test_ratings_of_another_model_or_temperature_are_never_mixed(
    server, calls, output, change, why
):
    done(calls[:3], server, output)
    before = output.read_bytes()
    asked = RatingRequest(server.url, **({"model": "m"} | change))
    with pytest.raises(JudgingRefused, match=f"{why}: t1 × flow.*--again"):
        JudgeRun(calls, asked, output)
    assert output.read_bytes() == before


def test_ratings_of_another_prompt_are_never_mixed(server, calls, output, judged):
    from labeval.judging.calls import calls_of

    done(calls[:3], server, output)
    criterion = judged.study.criteria[0].model_copy(update={"group": "style"})
    same = judged.study.model_copy(update={"criteria": [criterion, *judged.study.criteria[1:]]})
    run_of(calls_of(judged.model_copy(update={"study": same})), server, output).close()
    words = criterion.definition.model_copy(update={"root": {"*": "Something else."}})
    other = criterion.model_copy(update={"definition": words})
    study = judged.study.model_copy(update={"criteria": [other, *judged.study.criteria[1:]]})
    with pytest.raises(JudgingRefused, match="another prompt: t1 × flow, t2 × flow"):
        run_of(calls_of(judged.model_copy(update={"study": study})), server, output)


def test_other_criteria_are_added_to_the_same_file(server, calls, output, judged):
    from labeval.judging.calls import calls_of

    done(calls, server, output)
    done(calls_of(judged, criteria=["support"]), server, output)
    assert len(ids_in(output)) == 12


def test_again_takes_the_place_of_the_old_file_only_when_it_is_complete(server, calls, output):
    done(calls, server, output)
    old = output.read_bytes()
    server.answer = lambda call: (
        completion("no") if "Criterion: Intent" in call.prompt else completion(rating(5))
    )
    how = {"again": True, "temperature": 1.0}
    run = run_of(calls, server, output, **how)
    assert not run.run(None, on).complete and run.kept_as is None
    run.close()
    assert output.read_bytes() == old

    server.answer = lambda call: completion(rating(4))
    before = len(server.calls)
    run = run_of(calls, server, output, **how)
    assert run.run(None, on).complete
    run.close()
    assert len(server.calls) - before == 4
    assert run.kept_as is not None and run.kept_as.read_bytes() == old
    assert set(ids_in(output)) == {c.id for c in calls}
    assert b'"temperature":1.0' in output.read_bytes() and old not in output.read_bytes()
    assert not output.with_name("judge.new.jsonl").exists()


def test_an_unfinished_run_that_makes_all_anew_names_the_way_out(server, calls, output):
    done(calls, server, output)
    server.answer = lambda call: (
        completion("no") if "Criterion: Intent" in call.prompt else completion(rating(5))
    )
    run = run_of(calls, server, output, again=True, temperature=1.0)
    run.run(None, on)
    run.close()
    with pytest.raises(JudgingRefused) as refused:
        run_of(calls, server, output, again=True, temperature=0.5)
    assert refused.value.values["path"].name == "judge.new.jsonl"
    assert "delete this file" in str(refused.value)


def test_the_plan_counts_what_is_missing(server, calls, output, judged):
    done(calls[:3], server, output)
    plan = make_plan(calls, [c.id for c in calls[:3]])
    assert (plan.total, len(plan.missing), plan.sources) == (8, 5, 0)
    assert plan.usage.received == 5 * REPLY_TOKENS
    assert plan.usage.sent == sum(c.prompt().tokens for c in calls[3:])
    assert plan.longest == max(c.prompt().tokens for c in calls[3:])


def test_time_left_follows_the_pace():
    tally = JudgingProgress(calls=10, began=time.monotonic() - 20)
    assert tally.seconds_left() is None
    tally.rated, tally.failed = 3, 1
    assert tally.seconds_left() == pytest.approx(30, abs=1)
