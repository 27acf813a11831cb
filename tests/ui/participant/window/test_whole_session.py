"""A participant goes through whole sessions with real keys."""

from __future__ import annotations

from PySide6.QtCore import Qt

from labeval.session.events.events import Ending, Kind


def _rate(seat) -> None:
    """Answer the page with the key A, and go on."""
    while seat.session.open_fields():
        before = len(seat.session.open_fields())
        seat.type("a")
        assert len(seat.session.open_fields()) == before - 1
    seat.enter()


def _through_questionnaire(seat) -> None:
    seat.type("2")
    seat.type("12")
    seat.press(Qt.Key.Key_Tab)
    seat.type("4")
    seat.type("44")
    seat.press(Qt.Key.Key_Tab)
    seat.type("owls!")
    seat.enter()


def test_a_whole_session_by_keys_ends_completed_with_every_answer_in_the_record(seat) -> None:
    here = seat()
    here.enter()
    here.type("11")
    here.enter()
    assert here.kind() == "test"
    here.type("11111")
    here.enter()
    here.type("12")
    here.enter()
    assert here.kind() == "origin"
    here.enter()
    assert here.kind() == "instructions"
    here.enter()
    assert here.kind() == "training"
    here.type("a")
    here.enter()
    assert here.session.state.feedback in ("right", "wrong")
    here.enter()
    assert here.kind() == "rating"
    for _ in range(3):
        _rate(here)
    assert here.kind() == "break"
    here.enter()
    _through_questionnaire(here)
    assert here.kind() == "text"
    here.enter()
    assert here.session.state.ended == Ending.COMPLETED
    assert here.shows("You can tell your supervisor that you have finished.")

    answers: dict[tuple[str, str], str] = {}
    for event in here.events(Kind.ANSWER):
        answers[event.page, event.field] = event.value
    assert {f: v for (page, f), v in answers.items() if page == "words"} == {
        **{f"q{n}": "1" for n in range(1, 7)},
        "q7": "2",
    }
    assert {f: v for (page, f), v in answers.items() if page == "about"} == {
        "bird": "crow",
        "places": "wood|town",
        "sure": "4",
        "age": "44",
        "note": "owls!",
    }
    rated = [p for page, p in answers if page in {f"pairs-{n:03}" for n in (1, 2, 3)}]
    assert sorted(rated) == ["clear"] * 3 + ["true"] * 3
    assert here.events()[-1].kind == Kind.SESSION_ENDED


def test_declining_a_required_consent_leaves_nothing_in_the_record(seat) -> None:
    here = seat()
    here.enter()
    here.type("2")
    assert here.shows("End here")
    here.enter()
    assert here.session.state.ended == Ending.ENDED_EARLY
    assert here.shows("Nothing is kept.")
    for table in ("session", "event"):
        rows = here.record.connection.execute(f"SELECT count(*) FROM {table}").fetchone()
        assert rows == (0,)


def test_nothing_is_agreed_to_beforehand_and_next_waits_for_every_decision(seat) -> None:
    here = seat()
    here.enter()
    here.enter()
    assert here.kind() == "consent"
    here.type("1")
    here.enter()
    assert here.kind() == "consent", "the optional consent is still to be decided"
    here.type("2")
    here.enter()
    assert here.kind() == "test"
    given = {e.field: e.value for e in here.events(Kind.CONSENT)}
    assert given == {"rating": "given", "audio": "declined"}


def _fail_the_test(seat) -> None:
    seat.enter()
    seat.type("11")
    seat.enter()
    seat.type("22222")
    seat.enter()
    seat.type("22")
    seat.enter()
    assert seat.session.state.test_failed


def test_a_failed_test_ends_kindly(seat) -> None:
    here = seat()
    _fail_the_test(here)
    assert here.shows("This study needs other readers.")
    here.press(Qt.Key.Key_Return)
    assert here.session.state.ended is None, "a key too many leaves the supervisor the choice"
    here.click("Finish")
    assert here.session.state.ended == Ending.TEST_FAILED
    assert here.events()[-1].value == Ending.TEST_FAILED


def test_the_supervisor_overrides_a_failed_test_with_code_and_reason(seat) -> None:
    here = seat()
    _fail_the_test(here)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    here.press(Qt.Key.Key_O, both)
    here.type("reads well")
    here.press(Qt.Key.Key_Tab)
    here.type("0000")
    here.enter()
    assert here.session.state.test_failed, "a wrong code overrides nothing"
    here.type("2468")
    here.enter()
    assert not here.session.state.test_failed
    assert here.kind() == "origin"
    assert [e.value for e in here.events(Kind.OVERRIDE)] == ["reads well"]


def test_after_three_wrong_codes_the_reason_stays_and_keys_go_to_it(seat) -> None:
    here = seat()
    _fail_the_test(here)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    here.press(Qt.Key.Key_O, both)
    here.type("reads well")
    here.press(Qt.Key.Key_Tab)
    for _ in range(3):
        here.type("0000")
        here.enter()
    assert here.shows("Three wrong codes.")
    refused = len(here.events(Kind.CODE_REFUSED))
    here.type(" indeed")
    here.enter()
    assert here.shows("Three wrong codes.")
    assert here.shows("reads well indeed")
    assert len(here.events(Kind.CODE_REFUSED)) == refused == 3
    here.press(Qt.Key.Key_Escape)
    assert not here.shows("Three wrong codes.")
