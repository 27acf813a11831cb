"""Several commands as one transaction: all of it is written, or nothing of it happened."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from labeval.session.events.events import Kind, RecordError
from labeval.session.events.not_now import NotNow
from labeval.session.state.state import state_after

_COMMANDS = ("answer", "take back", "comment", "note", "pause", "unpause", "next", "back")


def _do(session, command: str, n: int) -> None:
    field = session.fields()[n % len(session.fields())] if session.fields() else None
    if command in ("answer", "take back") and field is not None:
        value = field.options[n % len(field.options)] if command == "answer" else ""
        session.answer(field.id, value)
    elif command == "comment":
        session.comment(f"comment {n}")
    elif command == "note":
        session.note(Kind.DEFINITION_SHOWN, field="x")
    elif command in ("pause", "unpause"):
        getattr(session, command)()
    else:
        {"next": session.go_on, "back": session.go_back}[command]()


def _at_rating(begin, content):
    session = begin(content, content.study.conditions[0].id)
    while session.state.current.kind != "rating":
        if session.state.current.kind == "consent":
            session.give_consent({ask.id: True for ask in session.step_in_file().asks})
        else:
            for field in session.fields():
                session.answer(field.id, field.options[0] if field.options else "x")
            session.go_on()
    return session


@pytest.mark.parametrize("seed", range(15))
def test_a_transaction_happens_as_a_whole_or_not_at_all(content, begin, kept, seed):
    rng = random.Random(seed)
    session = _at_rating(begin, content)
    saved = []
    for n in range(20):
        commands, full = rng.choices(_COMMANDS, k=rng.randint(1, 6)), rng.random() < 0.4
        events = list(kept.events)
        kept.full = full
        try:
            with session.together():
                for command in commands:
                    with suppress(NotNow):
                        _do(session, command, n)
                session.when_saved(lambda n=n: saved.append(n))
        except RecordError:
            assert full
            assert kept.events == events
            assert n not in saved
        else:
            assert n in saved
            assert not full or kept.events == events
        assert state_after(session.header.plan, kept.events) == session.state
    assert [e.seq for e in kept.events] == list(range(1, session.state.last_seq + 1))
    assert {True, False} == {n in saved for n in range(20)}


def test_what_fits_before_a_command_that_does_not_is_kept(content, begin, kept):
    session = _at_rating(begin, content)
    notified: list[int] = []
    session.listeners.append(lambda events: notified.extend(event.seq for event in events))
    count = len(kept.events)
    with pytest.raises(NotNow), session.together():
        session.note(Kind.DEFINITIONS_OPENED)
        session.note(Kind.ORIGIN_OPENED)
        session.end_break()
    assert [e.kind for e in kept.events[count:]] == [Kind.DEFINITIONS_OPENED, Kind.ORIGIN_OPENED]
    assert notified == [session.state.last_seq - 1, session.state.last_seq]
