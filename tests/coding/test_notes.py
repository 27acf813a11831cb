"""The list of all notes, and the journal."""

from __future__ import annotations

from dataclasses import replace

import pytest

from labeval.coding.coders.double_coding import DONE, SAMPLE
from labeval.coding.codes.marking import memo_changed
from labeval.coding.corpus.conditions import SAVED
from labeval.coding.notes import JOURNAL, Note, all_notes, journal_entry
from labeval.coding.rows import Anchor, Coding, Memo, Paraphrase

NAMES = {"c": "Clarity", "s": "Interview"}
ENTRY = Memo("m", JOURNAL, "", "A", "as it was", "2026-01-05T08:00:00.000Z")


def memo(about: str, row: str, text: str, changed: str) -> Memo:
    return Memo(f"{about}/{row}", about, row, "A", text, changed)


def test_memos_segments_and_summaries_are_listed_the_newest_first():
    code, source = (
        memo("code", "c", "about it", "2026-01-03"),
        memo("source", "s", "x", "2026-01-01"),
    )
    gone = memo("theme", "t", "y", "2026-01-04")
    ends = Anchor("p", 0), Anchor("p", 4)
    segment = Coding("k", "s", "c", "B", *ends, "text", "2026-01-02", memo="look here")
    summary = Paraphrase("z", "P1", "c", "C", "in short")
    hidden = [memo(about, "s", "true", "2026-01-09") for about in (SAMPLE, DONE, SAVED)]
    empty = [memo("code", "d", "  ", "2026-01-09")]
    found = all_notes(
        [source, *hidden, code, *empty, gone],
        [segment, replace(segment, id="k2", memo=" ")],
        [summary, replace(summary, id="z2", text=" ")],
        NAMES,
        {"z": "2026-01-06"},
    )
    assert found == [
        Note("summary", "P1: Clarity", "in short", "C", "2026-01-06", summary),
        Note("theme", "", "y", "A", "2026-01-04", gone),
        Note("code", "Clarity", "about it", "A", "2026-01-03", code),
        Note("segment", "Clarity: text", "look here", "B", "2026-01-02", segment),
        Note("source", "Interview", "x", "A", "2026-01-01", source),
    ]
    (undated,) = all_notes([], [], [summary], NAMES)
    assert undated.changed == "", "of a file from elsewhere"


def test_an_entry_of_the_journal_has_its_text_and_its_time():
    (change,) = journal_entry("  a thought \n", "A")
    made = change.after
    assert isinstance(made, Memo) and change.before is None
    assert (made.about, made.row, made.coder, made.text) == (JOURNAL, "", "A", "a thought")
    assert made.changed and made.id
    assert journal_entry(" \n", "A") == []


@pytest.mark.parametrize("text", ["as it was", " as it was\n"])
def test_an_entry_that_reads_the_same_is_not_changed(text):
    assert memo_changed(ENTRY, text) == []


def test_an_entry_is_changed_or_taken_away():
    (change,) = memo_changed(ENTRY, " another ")
    assert isinstance(change.after, Memo) and change.before == ENTRY
    assert change.after == replace(ENTRY, text="another", changed=change.after.changed)
    assert change.after.changed > ENTRY.changed
    (change,) = memo_changed(ENTRY, " ")
    assert (change.before, change.after) == (ENTRY, None)
