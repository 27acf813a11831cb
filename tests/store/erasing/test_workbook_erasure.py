"""A withdrawal takes a participant's words out of a workbook, its history and its copies."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from labeval.coding.codes import codebook, marking
from labeval.coding.edits import added, removed
from labeval.coding.rows import (
    Anchor,
    Attribute,
    Board,
    Code,
    Coding,
    Memo,
    Passage,
    Source,
    Theme,
)
from labeval.coding.texts import editing
from labeval.store.disk.backup import back_up
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.transactions import transaction
from labeval.store.erasing.erased_files import Traces
from labeval.store.erasing.erasure import erase
from labeval.store.erasing.workbook_erasure import erase_from_workbook
from labeval.store.record import database
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.store.workbook.sharing import set_aside, set_aside_rows
from labeval.store.workbook.workbook import EditConflict, Workbook
from labeval.store.workbook_verify import workbook_findings
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, started, the_content
from tests.support.studies.coding_study import small_workbook

TRACES = Traces("P01", frozenset({"session-1"}), frozenset({"P010", "P02"}))
WORDS = b"says it twice"


def work_on_both(workbook: Workbook) -> None:
    """Code, edit, annotate and summarise two participants, then take some of it back."""
    other = Source("o", "comments", "Second", "P02", "session-2")
    words = Passage("o.p0", "o", 0.0, "This one belongs to somebody else.")
    workbook.take_in([added(other), added(words)])
    me = workbook.coder.id
    for source, passage in (("s", "s.p1"), ("o", "o.p0"), ("s", "s.p2")):
        text = workbook.text_of(source)
        ends = Anchor(passage, 0), Anchor(passage, len(text.passage(passage).text))
        workbook.do(marking.CODE, marking.code_span(text, *ends, code="c", coder=me))
    coding = workbook.codings("s")[0]
    workbook.do(marking.ANNOTATE, marking.annotate(coding, "of P01"))
    typed = editing.replace_text(workbook.text_of("s"), "s.p0", 0, 2, "That")
    workbook.do(editing.CORRECT, typed)
    for case in ("P01", "P02"):
        told = marking.paraphrase(
            workbook.paraphrases(), f"{case} finds it easy", case=case, code="c", coder=me
        )
        workbook.do(marking.PARAPHRASE, told)
    for row, text in (("s", "on the source of P01"), ("c", "P01 said it first"), ("d", "kept")):
        about = "source" if row == "s" else "code"
        memo = marking.write_memo(workbook.memos(), text, about=about, row=row, coder=me)
        workbook.do(marking.ANNOTATE, memo)
    first = next(c for c in workbook.codes() if c.id == "c")
    workbook.do("example", codebook.describe(first, example="text says it twice."))
    workbook.do("name", codebook.add(workbook.codes(), "I would trust neither."))
    workbook.do("board", [added(Board("b", "Board")), added(Theme("t", "b", "Ease"))])
    workbook.do(marking.UNCODE, marking.uncode([workbook.codings("s")[-1]]))
    workbook.undo()


def contents(folder: Path) -> bytes:
    return b"".join(p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "coding.sqlite"
    with small_workbook(path) as workbook:
        work_on_both(workbook)
        back_up(workbook.connection, path, "session")
        workbook.do("after", codebook.add(workbook.codes(), "Later"))
    return path


def test_nothing_of_the_participant_is_in_any_byte_and_the_rest_is_as_it_was(path: Path):
    assert contents(path.parent).count(WORDS) > 5
    with Workbook(path, coder="C1") as workbook:
        back_up(workbook.connection, path, "merge")
    (path.parent / f".{path.stem}-ended.sqlite.1.part").write_bytes(WORDS)
    report = erase_from_workbook(path, TRACES)
    # A source, its passages, segments and memo; a summary; the example of a code.
    assert report.rows == 1 + 3 + 2 + 1 + 1 + 1 and report.edits == 9 and len(report.copies) == 2
    assert report.rows_in_copies == 2 * report.rows, "all of it was there when they were made"
    again = erase_from_workbook(path, TRACES)
    assert (again.rows, again.edits, again.rows_in_copies, again.copies) == (0, 0, 0, [])
    left = contents(path.parent)
    for words in (WORDS, b"That is clear", b"It is clear", b"P01 finds", b"session-1"):
        assert words not in left
    with Workbook(path, coder="C1") as workbook:
        assert [s.participant for s in workbook.sources()] == ["P02"]
        assert [c.source for c in workbook.codings()] == ["o"]
        assert [p.case for p in workbook.paraphrases()] == ["P02"]
        assert {m.text for m in workbook.memos()} == {"P01 said it first", "kept"}
        assert {c.name for c in workbook.codes()} >= {"Clarity", "Later"}
        undone = 0
        with pytest.raises(EditConflict, match="destroyed"):
            while workbook.undo() is not None:
                undone += 1
        assert undone >= 3, "what was done after it can still be undone"
    assert verify(path.with_name("record.sqlite")).sound


def test_what_was_set_aside_of_the_participant_goes_and_nothing_else(path: Path):
    with Workbook(path, coder="C1") as workbook, transaction(workbook.connection):
        for coding in workbook.codings():
            gone = replace(coding, id=f"gone-{coding.source}", quote=f"Unplaced {coding.source}")
            set_aside(workbook.connection, gone, gone, ("quote",), "lab-2")
    assert b"Unplaced s" in contents(path.parent)
    erase_from_workbook(path, TRACES)
    assert b"Unplaced s" not in contents(path.parent)
    with Workbook(path, coder="C1") as workbook:
        assert {one.row for one in set_aside_rows(workbook.connection)} == {"gone-o"}


def test_what_analysts_wrote_about_the_participant_is_named(path: Path):
    report = erase_from_workbook(path, TRACES)
    assert any("text of memo" in name for name in report.mentions)
    assert "name of code “I would trust neither.”" in report.mentions
    assert not any("kept" in name or "Ease" in name for name in report.mentions)
    assert erase_from_workbook(path, TRACES).rows == 0


@pytest.mark.parametrize("whose", [("P01", ""), ("", "session-1")], ids=["code", "session"])
def test_a_participant_whom_only_an_edit_remembers_is_erased_too(path: Path, whose):
    with Workbook(path, coder="C1") as workbook:
        source = Source("x", "imported", "Imported", *whose)
        rows = (source, Passage("x.p0", "x", 0.0, "read from a file"))
        workbook.do("import", map(added, rows))
        workbook.undo()
    erase_from_workbook(path, TRACES)
    assert b"read from a file" not in contents(path.parent)


def test_an_attribute_that_only_an_edit_remembers_is_erased_too(path: Path):
    with Workbook(path, coder="C1") as workbook:
        known = Attribute("a", "participant", "P01", "town", "Bad Muskau")
        workbook.do("attribute", [added(known)])
        workbook.undo()
    erase_from_workbook(path, TRACES)
    assert b"Bad Muskau" not in contents(path.parent)


@pytest.mark.parametrize(("said", "is_own"), [("is it clear", False), ("is it clear.", True)])
def test_words_are_the_participants_own_from_twelve_characters_on(
    tmp_path: Path, said: str, is_own: bool
) -> None:
    path = tmp_path / "coding.sqlite"
    with small_workbook(path) as workbook:
        workbook.take_in([added(Passage("s.q", "s", 9.0, "So is it clear."))])
        first = next(c for c in workbook.codes() if c.id == "c")
        workbook.do("example", codebook.describe(first, example=f" {said} "))
    assert erase_from_workbook(path, TRACES).rows == 1 + 4 + is_own
    with Workbook(path, coder="C1") as workbook:
        assert {c.example for c in workbook.codes()} == {"", *([] if is_own else [f" {said} "])}


def test_a_similar_code_is_left_alone(path: Path):
    report = erase_from_workbook(path, replace(TRACES, participant="P0", sessions=frozenset()))
    assert (report.rows, report.edits) == (0, 0)


def test_a_damaged_copy_that_names_the_participant_goes(path: Path):
    damaged = path.parent / "backups" / "coding-20260101T000000Z-session.sqlite"
    damaged.write_bytes(b"no database, but P01 is in it")
    harmless = damaged.with_name("coding-20260102T000000Z-session.sqlite")
    harmless.write_bytes(b"no database, and nobody is in it")
    assert erase_from_workbook(path, TRACES).removed == [damaged]
    assert harmless.exists()


def test_somebody_who_reads_keeps_the_words_and_it_is_said(path: Path, monkeypatch):
    monkeypatch.setattr(database, "_BUSY_MS", 50)
    with Workbook(path, coder="C2") as reader:
        reader.connection.execute("BEGIN")
        reader.connection.execute("SELECT count(*) FROM passage").fetchone()
        with pytest.raises(RecordUnavailable, match="another program is"):
            erase_from_workbook(path, TRACES)
        reader.connection.execute("COMMIT")
    erase_from_workbook(path, TRACES)
    assert WORDS not in contents(path.parent)


def test_erasing_a_participant_of_a_study_erases_the_workbook(folder: StudyFolder):
    content = the_content()
    header = a_header(content, 1)
    with Record(folder.database) as record:
        record.versions.keep(content)
        record.sessions.begin(header, [started()])
        back_up(record.connection, record.path, "session")
    with small_workbook(folder.workbook) as workbook:
        work_on_both(workbook)
        back_up(workbook.connection, workbook.path, "session")
    report = erase(folder, "P01")
    assert report.coding.rows > 5 and not report.exports
    assert len(report.copies) == 2
    assert "still mentions the participant" in str(report)
    assert WORDS not in contents(folder.path)
    assert verify(folder.database).sound
    with Workbook(folder.workbook, coder="C1") as workbook:
        workbook.take_in([added(Source("again", "comments", "x", "P01"))])
    told = [str(finding) for finding in verify(folder.database).findings]
    assert any("P01 was erased, but not here" in line for line in told)


def test_random_work_leaves_nothing_that_verify_minds_after_an_erasure(tmp_path: Path):
    from tests.runs.coding_edits import new_workbook
    from tests.runs.other_coders import EveryOperation

    for seed in range(3):
        path, rng = tmp_path / f"{seed}" / "coding.sqlite", random.Random(seed)
        path.parent.mkdir()
        workbook, state = new_workbook(path, rng)
        with closing(workbook):
            operations = EveryOperation(workbook, rng)
            for _ in range(60):
                step = operations.step(state)
                if step is not None:
                    workbook.do(step[0], step[1])
                    state = step[2]
            gone, *others = workbook.sources()
            workbook.connection.execute(
                "UPDATE source SET participant = 'P01' WHERE id = ?", (gone.id,)
            )
            erase_from_workbook(path, TRACES)
            assert {source.id for source in workbook.sources()} == {each.id for each in others}
            assert all(coding.source != gone.id for coding in workbook.codings())
            with suppress(EditConflict):
                while workbook.undo() is not None:
                    pass
        assert verify(path.with_name("record.sqlite")).sound


def test_what_names_the_participant_loses_its_history_once_a_person_changes_it(path: Path) -> None:
    with small_workbook(path) as workbook:
        workbook.do("code", codebook.add(workbook.codes(), "P01 again"))
        first = next(c for c in workbook.codes() if c.name == "P01 again")
    assert any("P01 again" in name for name in erase_from_workbook(path, TRACES).mentions)
    with Workbook(path, coder="C1") as workbook:
        workbook.do("name", codebook.describe(first, name="Somebody again"))
        assert b"P01 again" not in path.read_bytes() and workbook.can_undo != "name"
    assert b"P01 again" not in path.read_bytes()


def test_one_speaker_of_a_focus_group_goes_with_their_turns_and_attributes(tmp_path):
    path = tmp_path / "coding.sqlite"
    with Workbook(path, coder="C1") as workbook:
        group = Source("g", "interview", "Group", cases=(("Anna", "P1"), ("Bo", "P2")))
        turns = [
            Passage(f"g.{n}", "g", float(n), text, speaker)
            for n, (speaker, text) in enumerate(
                (("Anna", "I am a baker here."), ("Bo", "So you are."), ("Anna", "Yes."))
            )
        ]
        known = [
            Attribute("a1", "participant", "P1", "age", "54"),
            Attribute("a2", "participant", "P2", "age", "31"),
        ]
        workbook.do("Import interviews", map(added, (group, *turns, *known)))
        code = Code("c", "Work")
        over = Coding(
            *("k1", "g", "c", workbook.coder.id, Anchor("g.0", 5), Anchor("g.1", 6)),
            "a baker here.\nSo you",
            "now",
        )
        his = Coding(
            *("k2", "g", "c", workbook.coder.id, Anchor("g.1", 0), Anchor("g.1", 2), "So", "now")
        )
        workbook.do("Code a segment", map(added, (code, over, his)))
    erase_from_workbook(path, Traces("P1", frozenset(), frozenset({"P2"})))
    with Workbook(path, coder="C1") as workbook:
        assert [p.speaker for p in workbook.passages("g")] == ["Bo"]
        assert [c.id for c in workbook.codings()] == ["k2"]
        assert [a.row for a in workbook.attributes()] == ["P2"]
        assert workbook.source("g").cases == (("Bo", "P2"),)
    assert b"baker" not in path.read_bytes()
    assert not list(workbook_findings(path, frozenset({"P1"})))


def test_what_only_edits_remember_of_one_speaker_goes_too(tmp_path):
    """A segment that was taken back, a turn that was emptied and joined, what was set aside."""
    path = tmp_path / "coding.sqlite"
    with Workbook(path, coder="C1") as workbook:
        group = Source("g", "interview", "Group", cases=(("Anna", "P1"), ("Bo", "P2")))
        said = ("I bake.", "So you do.", "Rye bread.", "Bo only.", "And so on.")
        turns = [
            Passage(f"g.{n}", "g", float(n), text, "Bo" if n % 2 else "Anna")
            for n, text in enumerate(said)
        ]
        workbook.do("Import interviews", map(added, (group, *turns)))
        me = workbook.coder.id
        workbook.do("Add a code", [added(Code("c", "Work"))])
        for passage in ("g.0", "g.1", "g.2", "g.3", "g.4"):
            text = workbook.text_of("g")
            ends = Anchor(passage, 0), Anchor(passage, len(text.passage(passage).text))
            coded = marking.code_span(text, *ends, code="c", coder=me)
            if passage == "g.4":
                workbook.take_in(coded)  # no edit remembers it
            else:
                workbook.do(marking.CODE, coded)
        baking, his, rye, kept, hers = workbook.codings("g")
        workbook.do(marking.ANNOTATE, marking.annotate(baking, "hers: flour"))
        about = {"kept memo": kept, "yeast memo": hers, "sugar memo": baking}
        for text, of in about.items():
            workbook.do(marking.ANNOTATE, [added(Memo(text, "coding", of.id, me, text, "now"))])
        yeast = next(m for m in workbook.memos() if m.row == hers.id)
        workbook.do(marking.ANNOTATE, marking.memo_changed(yeast, "leaven"))
        workbook.do(marking.ANNOTATE, [removed(m) for m in workbook.memos() if m.row == baking.id])
        baking = next(c for c in workbook.codings("g") if c.id == baking.id)
        workbook.do(marking.UNCODE, marking.uncode([baking, rye]))
        workbook.do(marking.UNCODE, marking.uncode([his]))
        with transaction(workbook.connection):
            lost = replace(rye, id="lost", quote="Rye set aside")
            unplaced = replace(lost, id="unplaced", start=Anchor("x", 0), end=Anchor("x", 9))
            for one in (lost, unplaced, replace(kept, quote="Bo set aside")):
                set_aside(workbook.connection, one, one, ("quote",), "lab-2")
        workbook.do(editing.JOIN_PASSAGES, editing.join_passages(workbook.text_of("g"), "g.1"))
        joined = workbook.text_of("g").passage("g.1").text
        assert joined == "So you do. Rye bread."
        text = workbook.text_of("g")
        ends = Anchor("g.1", 0), Anchor("g.1", len(joined))
        workbook.do(marking.CODE, marking.code_span(text, *ends, code="c", coder=me))
        over_both = [c for c in workbook.codings("g") if c.start.passage == "g.1"]
        workbook.do(marking.UNCODE, marking.uncode(over_both))
        workbook.do(
            editing.CORRECT,
            editing.replace_text(workbook.text_of("g"), "g.1", 10, len(joined), ""),
        )
        assert [p.id for p in workbook.passages("g")] == ["g.0", "g.1", "g.3", "g.4"]
    erase_from_workbook(path, Traces("P1", frozenset(), frozenset({"P2"})))
    left = contents(tmp_path)
    for words in (b"bake", b"Rye", b"flour", b"And so on", b"yeast", b"leaven", b"sugar"):
        assert words not in left, words
    with Workbook(path, coder="C1") as workbook:
        assert [p.text for p in workbook.passages("g")] == ["So you do.", "Bo only."]
        assert [c.id for c in workbook.codings()] == [kept.id]
        assert [m.text for m in workbook.memos()] == ["kept memo"]
        assert [one.mine.quote for one in set_aside_rows(workbook.connection)] == ["Bo set aside"]


def test_texts_of_others_whose_name_or_speaker_is_the_participant_are_named(tmp_path):
    path = tmp_path / "coding.sqlite"
    with Workbook(path, coder="C1") as workbook:
        pair = Source("g", "interview", "P01 and P02, kitchen", participant="P02")
        turns = [
            Passage(f"g.{n}", "g", float(n), "Yes.", speaker)
            for n, speaker in enumerate(("P01", "P02", "P01", "P011"))
        ]
        workbook.do("Import interviews", map(added, (pair, *turns)))
    assert erase_from_workbook(path, TRACES).mentions == [
        "name of source “P01 and P02, kitchen”",
        "speaker of source “P01 and P02, kitchen”",
    ]


def test_an_error_while_texts_go_is_raised_and_they_are_still_there(path: Path):
    with Workbook(path, coder="C1") as workbook:
        before = workbook.passages("s")
        workbook.connection.execute(
            "CREATE TRIGGER stays BEFORE DELETE ON passage "
            "BEGIN SELECT RAISE(ABORT, 'refused'); END"
        )
    with pytest.raises(sqlite3.IntegrityError, match="refused"):
        erase_from_workbook(path, TRACES)
    with Workbook(path, coder="C1") as workbook:
        assert workbook.passages("s") == before
