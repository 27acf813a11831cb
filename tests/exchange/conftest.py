"""A record that real sessions have filled, by a clock that is set by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from labeval.exchange.tables import find_table
from labeval.session.events.clock import SessionClock
from labeval.session.plan.header import SessionHeader, SessionKind
from labeval.session.plan.plan import make_plan
from labeval.session.running.opening import start
from labeval.session.running.session import Session
from labeval.store.record.record import Record
from labeval.study.model.items import Item
from labeval.study.model.steps import ConsentStep
from labeval.study.study import Study, StudyContent

_CONSENT = {
    "step": "consent",
    "id": "consent",
    "version": "2",
    "text": "May we keep what you choose?",
    "asks": [
        {"id": "rating", "text": "My ratings", "required": True},
        {"id": "quotation", "text": "My words"},
    ],
    "declined": "Nothing has been stored.",
}
_TEST = {
    "step": "test",
    "id": "aptitude",
    "intro": "Four questions.",
    "questions": [
        {"id": f"q{n}", "text": "Which?", "options": ["this", "that"], "correct": n % 2 + 1}
        for n in range(4)
    ],
    "levels": [{"min_score": 0, "name": "A1"}, {"min_score": 2, "name": "B1"}],
    "failed": "That was it.",
}
_QUESTIONS = {
    "step": "questionnaire",
    "id": "about",
    "questions": [
        {"id": "age", "text": "How old?", "kind": "number"},
        {"id": "remarks", "text": "Anything else?", "kind": "text", "mandatory": False},
    ],
}
_FIXED = {"items": "fixed", "criteria": "fixed", "sides": "fixed"}


def _study() -> Study:
    blocks = {
        "dqe": {
            "method": "dqe",
            "training": [
                {
                    "items": ["t1"],
                    "criteria": ["honesty"],
                    "expected": {"honesty": [1]},
                    "feedback": "It says nothing.",
                }
            ],
        },
        "aqc": {"method": "aqc"},
        "ab": {"method": "ab"},
        "bws": {"method": "bws", "texts_per_page": 3, "pages": 4},
    }
    return Study.model_validate(
        {
            "labeval": 1,
            "title": "Four texts",
            "seed": 3,
            "criteria": [
                {"id": id, "name": id, "definition": f"How much {id} there is."}
                for id in ("honesty", "fluency")
            ],
            "blocks": {id: {**block, "order": _FIXED} for id, block in blocks.items()},
            "conditions": [
                {"id": "all", "blocks": list(blocks), "order": "fixed"},
                *({"id": id, "blocks": [id]} for id in blocks),
            ],
            "procedure": [
                _CONSENT,
                _TEST,
                {
                    "step": "for_each_block",
                    "steps": [
                        {"step": "training", "id": "training"},
                        {"step": "rating", "id": "rating"},
                    ],
                },
                _QUESTIONS,
            ],
        }
    )


class ScriptedSessions:
    """Seats participants at one record. ``seconds`` is the time; every look at it costs 1/8 s."""

    def __init__(self, record: Record, content: StudyContent) -> None:
        self.record = record
        self.content = content
        self.seconds = 0.0

    def begin(
        self, participant: str, condition: str = "dqe", *, kind: SessionKind = "real"
    ) -> Session:
        """A new session, its id ``<participant>-1``, on its first screen."""
        plan = make_plan(self.content, condition, seed=5, participant=0)
        version = self.record.versions.keep(self.content)
        header = SessionHeader(
            *(f"{participant}-1", participant, condition, version, 5, 0, "en", kind),
            group="crowd",
            assignment="fewest sessions so far",
            started=self._utc(),
            plan=plan,
        )
        clock = SessionClock(monotonic_ns=self._tick, utc=self._utc)
        return start(header, self.content, self.record.sessions, clock)

    def rating(self, participant: str, condition: str = "dqe", **kind: SessionKind) -> Session:
        """A session that has reached its first rating page."""
        session = self.begin(participant, condition, **kind)
        while session.state.current.kind != "rating":
            self.turn(session)
        return session

    def finished(self, participant: str, condition: str = "dqe", **kind: SessionKind) -> Session:
        """A session that has gone through to its end."""
        session = self.begin(participant, condition, **kind)
        while session.state.ended is None:
            self.turn(session)
        return session

    def turn(self, session: Session) -> None:
        """Answer what is open and go on: always the first option, for BWS's worst the second."""
        step = session.step_in_file()
        if isinstance(step, ConsentStep):
            session.give_consent({"rating": True})
            return
        for field in session.open_fields():
            option = field.options[field.id == "worst"] if field.options else "33"
            session.answer(field.id, option)
        session.go_on()

    def _tick(self) -> int:
        self.seconds += 0.125
        return round(self.seconds * 1e9)

    def _utc(self) -> str:
        minutes, seconds = divmod(self.seconds, 60)
        hours, minutes = divmod(int(minutes), 60)
        return f"2026-03-01T{9 + hours:02}:{minutes:02}:{seconds:06.3f}Z"


@pytest.fixture
def four_texts() -> StudyContent:
    """Four texts to rate and one to train on, two criteria, all four methods, nothing drawn."""
    items = [Item(id=f"m{n}", text=f"Text {n}.", system=f"S{n}") for n in range(1, 5)]
    training = Item(id="t1", text="Nothing.", use="training")
    return StudyContent(study=_study(), items=[*items, training])


@pytest.fixture
def record(tmp_path: Path) -> Iterator[Record]:
    with Record(tmp_path / "record.sqlite") as record:
        yield record


@pytest.fixture
def desk(record: Record, four_texts: StudyContent) -> ScriptedSessions:
    return ScriptedSessions(record, four_texts)


@pytest.fixture
def table_of(record: Record) -> Callable[..., list[dict[str, str]]]:
    """The rows of a table of the record, by column."""

    def table_of(name: str, **options: bool) -> list[dict[str, str]]:
        table = find_table(name)
        names = [column.name for column in table.COLUMNS]
        return [dict(zip(names, r, strict=True)) for r in table.rows(record, **options)]

    return table_of


@pytest.fixture
def new_record(tmp_path: Path) -> Iterator[Callable[[], Record]]:
    """Opens further, empty records."""
    opened: list[Record] = []

    def new_record() -> Record:
        opened.append(Record(tmp_path / f"other-{len(opened)}.sqlite"))
        return opened[-1]

    yield new_record
    for record in opened:
        record.close()
