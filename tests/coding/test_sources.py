"""Changes of sources: only those that differ are written, and what is gathered keeps its person."""

from __future__ import annotations

from dataclasses import replace

from labeval.coding.coders.disputes import ABOUT as DISPUTE
from labeval.coding.coders.double_coding import DONE
from labeval.coding.coders.suggestions import DECIDED
from labeval.coding.edits import Change, removed
from labeval.coding.rows import Attribute, Memo, Passage, Source
from labeval.coding.sources import (
    delete,
    give,
    give_speakers,
    is_gathered,
    move,
    rename,
    review,
)
from tests.support.coding.coded_texts import coding

OWN = Source("own", "imported", "Letter", participant="P1")
GATHERED = Source("s1", "comments", "Comments", participant="P2", session="s1")


def test_what_comes_from_a_session_is_gathered():
    assert is_gathered(GATHERED) is True
    assert is_gathered(OWN) is False


def test_a_source_gets_a_name_on_one_line():
    assert rename(OWN, " A \n letter ") == [Change(OWN, replace(OWN, name="A letter"))]
    assert rename(OWN, " \n") == rename(OWN, "Letter") == []


def test_sources_are_put_into_a_folder_and_taken_out():
    inside = replace(GATHERED, folder="First round")
    assert move([OWN, inside], " First  round ") == [
        Change(OWN, replace(OWN, folder="First round"))
    ]
    assert move([OWN, inside], " ") == [Change(inside, GATHERED)]


def test_only_imported_sources_are_given_to_a_participant():
    assert give([OWN, GATHERED], " P9 ") == [Change(OWN, replace(OWN, participant="P9"))]
    assert give([OWN], "") == [Change(OWN, replace(OWN, participant=""))]
    assert give([OWN], "P1") == []


def test_speakers_without_a_code_are_no_participants():
    (change,) = give_speakers(OWN, {"S1": " P3 ", "S2": " ", "S3": "P4"})
    assert change == Change(OWN, replace(OWN, cases=(("S1", "P3"), ("S3", "P4"))))
    assert isinstance(change.after, Source)
    assert change.after.participants == ("P1", "P3", "P4")
    assert [change.after.case_of(speaker) for speaker in ("S1", "S2", "")] == ["P3", "P1", "P1"]


def test_only_sources_that_are_not_yet_so_are_marked_as_reviewed():
    done = replace(GATHERED, reviewed=True)
    assert review([OWN, done], reviewed=True) == [Change(OWN, replace(OWN, reviewed=True))]
    assert review([OWN, done], reviewed=False) == [Change(done, GATHERED)]


def test_with_a_source_goes_what_is_about_it_and_nothing_else():
    passage, segment = Passage("own.0", "own", 0.0, "text"), coding("own", "c", "A", (0, 0), (0, 4))
    attributes = [Attribute(row, "source", row, "age", "1") for row in ("own", "s1")]
    about = (
        *(("source", "own"), (DONE, "own"), (DECIDED, "own"), (DISPUTE, "own")),
        *(("coding", segment.id), ("source", "s1"), (DONE, "s1"), ("code", "c")),
    )
    memos = [Memo(f"{kind} {row}", kind, row, "A", "x", "") for kind, row in about]
    found = delete(OWN, [passage], [segment], memos, attributes)
    gone = (segment, *memos[:5], attributes[0], passage, OWN)
    assert found == [removed(row) for row in gone]
