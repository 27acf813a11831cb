"""Rows of damaged pages are taken where every cell is one that the program writes."""

from __future__ import annotations

import hashlib

import pytest

from labeval.store.checks.row_checks import can_be_read, is_plausible, is_study
from tests.store.conftest import UTC, a_header, the_content

HEADER = a_header(the_content(), 1)
CONTENT = '{"study": "any"}'
VERSION = hashlib.sha256(CONTENT.encode()).hexdigest()
ROWS: dict[str, dict[str, int | str]] = {
    "session": {
        "id": HEADER.id,
        "version": HEADER.version,
        "kind": "real",
        "started": UTC,
        "participant": "P01",
        "plan": HEADER.plan.to_json(),
    },
    "event": {
        "session": HEADER.id,
        "seq": 1,
        "at_ms": 0,
        "utc": UTC,
        "kind": "answer",
        "data": '{"seen": 1}',
    },
    "study_version": {"id": VERSION, "content": CONTENT},
    "publication": {"version": VERSION, "published": UTC, "problems": "[]"},
    "erasure": {"participant": "P01", "erased": UTC},
    "access": {"id": "a-1", "utc": UTC},
}
NO_ID = ("", "x" * 65, "a/b", "ä")
NO_UTC = (
    *("", "2026-01-05", "2026-01-05T08:00:00", f"{UTC}x"),
    *("2026-13-05T08:00:00Z", "2026-02-30T08:00:00Z", "2026-01-05T25:00:00Z"),
    "٢٠٢٦-01-05T08:00:00Z",
)
DEEP = '{"steps": ' * 10_000
"""Deeper than what reads it goes."""
WRONG = {
    "session": {
        "id": NO_ID,
        "version": NO_ID,
        "kind": ("", "unreal"),
        "started": NO_UTC,
        "participant": ("",),
        "plan": (
            *("", "{", "[]", "{}", DEEP),
            '{"steps": [], "condition": "", "seed": 1, "participant": 1}',
            HEADER.plan.to_json().replace('"block":"dqe"', '"block":[]'),
            *(
                HEADER.plan.to_json().replace(f'"{name}":', f'"{name}":{wrong},"_":', 1)
                for name, wrong in (
                    *(("condition", "[]"), ("seed", '"7"'), ("participant", "1.5")),
                    *(("kind", "7"), ("pages", '[["p", ["a"], [1], null]]')),
                    *(("kind", '"test","questions":["q"],"per_screen":0'), ("step", "null")),
                    *(("pages", '[["p", ["a"], ["c"], "first"]]'), ("place", "true")),
                )
            ),
            '{"steps": [1], "condition": "", "seed": 1, "participant": 1}',
            '{"steps": [], "condition": "", "seed": 1, "participant": 1, "placing": []}',
        ),
    },
    "event": {
        "session": NO_ID,
        "seq": (0, -1),
        "at_ms": (-1,),
        "utc": NO_UTC,
        "kind": ("", "Answer", "4", "x" * 42),
        "data": ("{", "[]", "1", DEEP),
    },
    "study_version": {"id": ("", VERSION[:-1]), "content": (f"{CONTENT} ",)},
    "publication": {"version": NO_ID, "published": NO_UTC, "problems": ("[", "{}", "1", DEEP)},
    "erasure": {"erased": NO_UTC},
    "access": {"id": NO_ID, "utc": NO_UTC},
}


@pytest.mark.parametrize("table", ROWS)
def test_one_wrong_cell_is_enough(table: str) -> None:
    row = ROWS[table]
    assert is_plausible(table, row)
    for name, values in WRONG[table].items():
        for value in values:
            assert not is_plausible(table, {**row, name: value}), (name, value)


def test_cells_may_be_empty_where_the_program_leaves_them_so() -> None:
    assert is_plausible("event", {**ROWS["event"], "data": ""})
    assert is_plausible("publication", {**ROWS["publication"], "problems": ""})
    assert is_plausible("event", {**ROWS["event"], "kind": "x" * 41})
    assert is_plausible("access", {**ROWS["access"], "id": "x" * 64})


def test_a_plan_that_is_known_to_be_lost_is_not_asked_for() -> None:
    row = {**ROWS["session"], "plan": ""}
    assert is_plausible("session", row, without_plan=True)
    assert not is_plausible("session", {**row, "participant": ""}, without_plan=True)


def test_of_other_tables_every_row_is_taken() -> None:
    assert is_plausible("transcript", {})


def test_a_session_without_events_is_read_by_its_row() -> None:
    assert can_be_read(ROWS["session"], [])
    assert not can_be_read({**ROWS["session"], "plan": "{}"}, [])


@pytest.mark.parametrize("content", ["", "[]", "{}", DEEP])
def test_what_is_no_study_is_none(content: str) -> None:
    assert not is_study(content)
