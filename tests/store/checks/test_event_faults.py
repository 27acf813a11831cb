"""Events that no session of this program writes are named, each with what is wrong."""

from __future__ import annotations

import json

import pytest

from labeval.session.events.actions import ACTION_ID
from labeval.session.events.events import AWAY_MS, SLEPT_MS, Kind
from labeval.session.plan.plan import make_plan
from labeval.store.checks.action_checks import action_faults
from labeval.store.checks.assignment_checks import placing_faults
from labeval.store.checks.audio_checks import audio_faults
from labeval.store.checks.clock_checks import clock_faults
from labeval.store.checks.session_checks import SessionRow, session_findings
from labeval.store.checks.window_checks import window_faults
from labeval.store.checks.writing_checks import writing_faults
from labeval.store.record.event_row import EventRow, Faults
from labeval.study.study import StudyContent
from tests.session.running.test_asking import USED, asking, questionnaire
from tests.store.conftest import a_header, the_content
from tests.support.studies.rewritten_study import rewritten_content

UTC = "2026-03-01T09:00:00.000Z"
HEADER = a_header(the_content(), 1)
RECORDING = f"{HEADER.id}-01"
CLOCK = '{"monotonic_ms": 5.0}'


def row(seq: int, kind: str, page: str = "", field: str = "", value: str = "", data: str = ""):
    return EventRow(seq, seq, kind, page, field, value, data, UTC)


def described(faults: Faults) -> list[tuple[int, str]]:
    return [(event.seq, text.format(**values)) for event, (text, values) in faults]


def audio(*events: EventRow) -> list[tuple[int, str]]:
    consent = row(1, Kind.CONSENT, "consent", "audio", "given")
    return described(audio_faults(HEADER.id, [consent, *events]))


def test_a_recording_is_of_its_session_begins_once_and_names_its_clock() -> None:
    begun = row(2, Kind.AUDIO_STARTED, value=RECORDING, data=CLOCK)
    ended = row(3, Kind.AUDIO_STOPPED, value=RECORDING, data=CLOCK)
    assert audio(begun, ended) == []
    assert audio(row(2, Kind.AUDIO_PAUSED, value=RECORDING, data=CLOCK)) == []
    assert audio(ended) == [(3, f"the recording '{RECORDING}' never began")]
    assert audio(begun, begun._replace(seq=3)) == [(3, f"the recording '{RECORDING}' began before")]
    assert audio(begun._replace(value="x-01")) == [(2, "'x-01' is not a recording of this session")]
    no_clock = "it does not name the clock of the recording"
    for data in ("", "{", "[]", '{"monotonic_ms": true}', '{"monotonic_ms": NaN}', "{}"):
        assert audio(begun._replace(data=data)) == [(2, no_clock)]
    refused = row(4, Kind.CONSENT, "consent", "audio", "refused")
    assert audio(refused, begun) == [(2, "there was no consent to a recording")]
    assert described(audio_faults(HEADER.id, [begun])) == audio(refused, begun)
    assert audio(row(5, Kind.ANSWER, value="x-01")) == []


def edited(*events: tuple[str, str, str, object]) -> list[tuple[int, str]]:
    """Revisions of an edited text, by page, field, what is put in and data."""
    content = rewritten_content()
    plan = make_plan(content, "editing", 3, 0)
    rows = [
        row(n, Kind.REVISED, *about, data if isinstance(data, str) else json.dumps(data))
        for n, (*about, data) in enumerate(events, start=2)
    ]
    return described(writing_faults(content, plan, rows))


def test_a_revision_belongs_to_a_text_of_the_plan_and_cuts_what_is_there() -> None:
    plan = make_plan(rewritten_content(), "editing", 3, 0)
    page, other = (page.id for page in plan.block_pages())
    first = (page, "", "Hello", {"at": 0, "cut": 0})
    assert edited(first, (page, "text", "", {"at": 1, "cut": 4})) == []
    assert edited(first, (page, "", "", {"at": 1, "cut": 5})) == [
        (3, "the revision cuts from 1 to 6; the text has 5 characters")
    ]
    assert edited(first, (other, "", "", {"at": 0, "cut": 1})) == [
        (3, "the revision cuts from 0 to 1; the text has 0 characters")
    ]
    assert edited(("none", "", "Hello", {"at": 0, "cut": 0})) == [
        (2, "the session's plan has no response 'none'")
    ]
    assert edited((page, "fluency", "Hello", {"at": 0, "cut": 0})) == [
        (2, f"page '{page}' does not ask for 'fluency'")
    ]
    for data in ("{", "[]", {"at": 0}, {"at": -1, "cut": 0}, {"at": 0, "cut": True}):
        assert edited((page, "", "Hello", data)) == [
            (2, "the revision does not say where it belongs")
        ]


def clock(*events: tuple[str, str, str, dict[str, object]]) -> list[tuple[int, str]]:
    """Kind, time, value and data of events."""
    rows = [
        EventRow(n, n, kind, "", "", value, json.dumps(data), f"2026-03-01T{time}.000Z")
        for n, (kind, time, value, data) in enumerate(events, 1)
    ]
    return [(n, text.partition(" here")[0]) for n, text in described(clock_faults(rows))]


def test_a_jump_that_was_noticed_is_told_apart_from_sleep() -> None:
    at_nine = (Kind.ANSWER, "09:00:00", "", {})
    slept, jumped = "the computer slept for", "the computer's clock jumped by"
    for value, data, said in (
        ("600000", {SLEPT_MS: 600_000}, [f"{slept} 600 s"]),
        ("600000", {}, [f"{jumped} 600 s"]),
        ("900000", {SLEPT_MS: 600_000}, [f"{slept} 600 s", f"{jumped} 300 s"]),
        ("600000", {SLEPT_MS: "long"}, [f"{jumped} 600 s"]),
        ("0", {}, [f"{jumped} 0 s"]),
        ("much", {SLEPT_MS: 5}, [f"{jumped} ? s"]),
    ):
        found = clock(at_nine, (Kind.CLOCK_JUMPED, "09:10:00", value, data))
        assert found == [(2, text) for text in said]


def test_what_follows_on_a_jump_is_not_named_again_and_what_comes_later_is() -> None:
    jump = (Kind.CLOCK_JUMPED, "09:00:00", "-600000", {})
    found = clock(
        (Kind.ANSWER, "09:10:00", "", {}),
        jump,
        (Kind.ANSWER, "08:00:00", "", {}),
        (Kind.ANSWER, "07:00:00", "", {}),
    )
    assert [n for n, _ in found] == [2, 4] and "was 3600 s before" in found[1][1]
    assert (
        clock(
            (Kind.ANSWER, "09:00:00", "", {}), (Kind.SESSION_RESUMED, "10:00:00", "", {AWAY_MS: 1})
        )
        == []
    )


def actions(*events: EventRow) -> list[tuple[int, str]]:
    return described(action_faults(events, the_content()))


def test_an_action_is_recorded_once_and_answers_what_was_asked() -> None:
    twice = [row(n, Kind.MARKER, data=json.dumps({ACTION_ID: "a"})) for n in (1, 2)]
    assert actions(*twice) == [(2, "event 1 already records this supervisor action")]
    asked = row(1, Kind.QUESTION_ASKED, "p", value="why?")
    answered = row(2, Kind.QUESTION_ANSWERED, "p", data='{"question": 1}')
    assert actions(asked, answered) == []
    wrong = "which it answers, is not such an event"
    assert actions(answered) == [(2, f"event 1, {wrong}")]
    assert actions(asked, answered._replace(data='{"question": "x"}')) == [(2, f"event x, {wrong}")]
    assert actions(asked, row(2, Kind.QUESTION_WITHDRAWN, value="1")) == []
    assert actions(asked, row(2, Kind.MESSAGE_READ, value="1")) == [(2, f"event 1, {wrong}")]


def test_a_page_is_skipped_by_somebody_who_gave_a_reason() -> None:
    skipped = row(1, Kind.PAGE_SKIPPED, "p", value="too long")
    left = row(2, Kind.PAGE_LEFT, "p", value="next", data='{"skipped": true}')
    assert actions(skipped, left) == []
    assert actions(left) == [(2, "the page was skipped, but nobody skipped it")]
    assert actions(skipped, left._replace(page="q")) == actions(left)
    assert actions(skipped._replace(value=" ")) == [(1, "the supervisor gave no reason")]


def test_what_the_study_does_not_have_is_named() -> None:
    assert actions(row(1, Kind.MARKER, value="")) == []
    for kind, name in ((Kind.MARKER, "value"), (Kind.HINT_SHOWN, "value")):
        assert actions(row(1, kind, **{name: "gone"})) == [(1, "the study has no 'gone'")]
    noted = row(2, Kind.INTERVIEW_NOTE, field="own-1", value="said so")
    assert actions(noted) == [(2, "the study has no 'own-1'")]
    assert actions(row(1, Kind.INTERVIEW_QUESTION, field="own-1", value="And?"), noted) == []


def placing(*events: EventRow) -> list[tuple[int, str]]:
    content = the_content()
    return described(placing_faults(content, HEADER.plan, events))


def test_a_session_begins_with_the_placing_of_its_plan() -> None:
    for data in ("", "{}", "{", "[]", '{"placing": {}}', '{"placing": []}'):
        assert placing(row(1, Kind.SESSION_STARTED, data=data)) == []
    (found,) = placing(row(1, Kind.SESSION_STARTED, data='{"placing": {"excused": ["t"]}}'))
    assert found == (1, "the session was not begun with the placing of its plan")


def test_sets_lists_and_limits_are_those_of_the_study() -> None:
    assert placing(row(1, Kind.SET_REJECTED, field="gone")) == [
        (1, "the session has no set 'gone' to reject")
    ]
    assert placing(row(1, Kind.QUALIFIED, field="list", value="0" * 32)) == [
        (1, "the study has no list of codes 'list'")
    ]
    assert placing(row(1, Kind.LIMIT_REACHED, field="pages", value="3")) == [
        (1, "no limit was reached at 3 pages; the study says –")
    ]
    page = next(iter(HEADER.plan.block_pages())).id
    shown = row(2, Kind.PAGE_SHOWN, page)
    assert placing(shown) == []
    reached = row(1, Kind.LIMIT_REACHED, field="minutes", value="x")
    assert placing(reached, shown)[1:] == [(2, "a rating page was shown after the session's limit")]


def limited(**limit: float) -> StudyContent:
    content = the_content()
    limits = content.study.limits.model_copy(update=limit)
    study = content.study.model_copy(update={"limits": limits})
    return content.model_copy(update={"study": study})


@pytest.mark.parametrize(("value", "is_early"), [("9.9", True), ("10.0", False), ("10.4", False)])
def test_a_limit_of_minutes_is_reached_when_they_are_over(value: str, is_early: bool) -> None:
    reached = row(1, Kind.LIMIT_REACHED, field="minutes", value=value)
    found = described(placing_faults(limited(minutes=10.0), HEADER.plan, [reached]))
    assert found == (
        [(1, "no limit was reached at 9.9 minutes; the study says 10.0")] if is_early else []
    )


def test_a_limit_of_pages_is_reached_with_its_last_page_and_not_before() -> None:
    content = limited(pages=2)
    first, second, third = (page.id for page in [*HEADER.plan.block_pages()][:3])

    def faults(*steps: tuple[Kind, str, str]) -> list[tuple[int, str]]:
        events = [
            row(n, kind, page, field="pages" if kind == Kind.LIMIT_REACHED else "", value=value)
            for n, (kind, page, value) in enumerate(steps, 1)
        ]
        return described(placing_faults(content, HEADER.plan, events))

    shown = [(Kind.PAGE_SHOWN, page, "") for page in (first, second, third)]
    left = [(Kind.PAGE_LEFT, page, "next") for page in (first, second, third)]
    reached = (Kind.LIMIT_REACHED, second, "2")
    assert faults(shown[0], left[0], shown[1], reached) == []
    assert faults(shown[0], left[0], shown[1], left[1], reached) == []
    after = "a rating page was shown after the session's limit"
    assert faults(shown[0], left[0], shown[1], left[1], shown[2]) == [(5, after)]
    assert faults(shown[0], left[0], shown[1], reached, shown[0]) == [(5, after)]
    assert faults(shown[0], (Kind.PAGE_LEFT, first, "back"), shown[1], shown[2]) == []
    # What ends the session after its limit is no page that is rated.
    ending = [(Kind.PAGE_LEFT, second, "back"), (Kind.PAGE_SHOWN, "other", "")]
    assert faults(shown[0], left[0], shown[1], reached, *ending) == []
    early = "no limit was reached at 2 pages; the study says 2"
    assert faults(shown[0], (Kind.LIMIT_REACHED, first, "2")) == [(2, early)]
    assert faults(shown[0], (Kind.LIMIT_REACHED, first, "1")) == [
        (2, "no limit was reached at 1 pages; the study says 2")
    ]


@pytest.mark.parametrize("data", ["{", "[]", "{}", ""])
def test_a_window_whose_ratio_is_not_kept_is_sound(data: str) -> None:
    assert list(window_faults([row(1, Kind.WINDOW_SIZED, value="1280x720", data=data)])) == []


def whole_session(*events: EventRow, content: StudyContent | None = None) -> list[str]:
    content = content or the_content()
    plan = make_plan(content, HEADER.condition, HEADER.seed, HEADER.number)
    session = SessionRow(HEADER.id, HEADER.condition, HEADER.seed, HEADER.number, plan.to_json())
    return [str(one).partition(": ")[2] for one in session_findings(session, events, content)]


def test_a_session_is_reopened_and_rejected_only_after_it_ended() -> None:
    began, ended = row(1, Kind.SESSION_STARTED), row(2, Kind.SESSION_ENDED, value="ended_early")
    reopened = row(3, Kind.SESSION_REOPENED)
    assert whole_session(began, ended, reopened, row(4, Kind.PAGE_SHOWN)) == []
    at = f"session {HEADER.id}, event"
    assert whole_session(began, reopened._replace(seq=2)) == [
        f"{at} 2: the session was reopened though it had not ended"
    ]
    assert whole_session(began, row(2, Kind.SESSION_REJECTED, value="why")) == [
        f"{at} 2: the session was rejected before it had ended"
    ]
    late = whole_session(began, ended, row(3, Kind.PAGE_SHOWN))
    assert late == [f"{at} 3: 'page_shown' after the session had ended with event 2"]
    again = whole_session(began, ended, ended._replace(seq=3))
    assert again == [f"{at} 3: 'session_ended' happened before, as event 2; it can only once"]


def test_an_answer_to_a_step_is_one_that_it_asks_for() -> None:
    began = row(1, Kind.SESSION_STARTED)
    step = next(step.place for step in HEADER.plan.steps if step.step == "consent")
    at = f"session {HEADER.id}, event 2"
    assert whole_session(began, row(2, Kind.ANSWER, step, "gone", "x")) == [
        f"{at}: page '{step}' does not ask for 'gone'"
    ]
    content = asking(questionnaire("about", USED))
    for value, faults in (
        ("yes", []),
        ("", []),
        ("sometimes", [f"{at}: 'sometimes' is not an answer to 'used'"]),
    ):
        answer = row(2, Kind.ANSWER, "about", "used", value)
        assert whole_session(began, answer, content=content) == faults


def test_a_session_slept_is_a_note_and_a_clock_that_was_set_a_warning() -> None:
    content = the_content()
    plan = make_plan(content, HEADER.condition, HEADER.seed, HEADER.number)
    session = SessionRow(HEADER.id, HEADER.condition, HEADER.seed, HEADER.number, plan.to_json())
    jump = row(2, Kind.CLOCK_JUMPED, value="900000", data=json.dumps({SLEPT_MS: 600_000}))
    found = session_findings(session, [row(1, Kind.SESSION_STARTED), jump], content)
    assert [one.severity.value for one in found] == ["note", "warning"]
