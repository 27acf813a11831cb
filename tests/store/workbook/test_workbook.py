"""A workbook keeps every act, takes it back and does it again, for each coder by themselves."""

from __future__ import annotations

import contextlib
import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from labeval.coding.codes import codebook, marking
from labeval.coding.edits import Change, added, merged, removed
from labeval.coding.rows import (
    Anchor,
    Board,
    Code,
    Memo,
    Paraphrase,
    Passage,
    Theme,
    ThemeLink,
    Where,
)
from labeval.coding.texts import editing
from labeval.coding.texts.source_text import SourceText
from labeval.store.disk.backup import backups_of
from labeval.store.disk.errors import DamagedRecord, NewerRecord, RecordUnavailable
from labeval.store.workbook.rows import change_cells, change_of
from labeval.store.workbook.schema import SCHEMA_VERSION
from labeval.store.workbook.workbook import EditConflict, Workbook
from labeval.store.workbook_verify import workbook_findings
from tests.support.studies.coding_study import small_workbook


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "coding.sqlite"


def code(workbook: Workbook, passage: str = "s.p0", start: int = 0, end: int = 5) -> str:
    """Code something and give the coding's id."""
    changes = marking.code_span(
        workbook.text_of("s"),
        Anchor(passage, start),
        Anchor(passage, end),
        code="c",
        coder=workbook.coder.id,
    )
    workbook.do(marking.CODE, changes)
    return changes[0].row.id


def test_an_edit_is_there_after_reopening_with_everything_it_had(path: Path):
    with small_workbook(path) as workbook:
        id = code(workbook)
        coding = workbook.codings("s")[0]
        rows = (
            Memo("m", "code", "c", workbook.coder.id, "why", "2026"),
            Paraphrase("q", "P01", "c", workbook.coder.id, "in short"),
            Board("b", "Board", about="first"),
            Theme("t", "b", "Theme", codes=("c", "d"), x=1.5),
            Theme("u", "b", "Under", parent="t"),
            ThemeLink("n", "b", "t", "u", "leads to"),
        )
        workbook.do("several", map(added, rows))
    with Workbook(path, coder="C1") as workbook:
        assert workbook.codings() == [coding] and coding.id == id
        assert (coding.quote, coding.coder) == ("It is", workbook.coder.id)
        assert (workbook.memos("c"), workbook.paraphrases()) == ([rows[0]], [rows[1]])
        assert (workbook.boards(), workbook.links("b")) == ([rows[2]], [rows[5]])
        assert {theme.id: theme for theme in workbook.themes("b")} == {"t": rows[3], "u": rows[4]}
        assert workbook.counts() == {"c": 1} and workbook.frequencies() == {("s", "c"): 1}


def test_undo_and_redo_go_all_the_way_also_after_reopening(path: Path):
    with small_workbook(path) as workbook:
        ids = [code(workbook, end=end) for end in (2, 5, 8)]
        assert workbook.can_undo == marking.CODE and workbook.can_redo is None
        undone = workbook.undo()
        assert undone is not None and undone.applied[0].after is None
    with Workbook(path, coder="C1") as workbook:
        assert workbook.can_redo == marking.CODE
        assert [workbook.undo() is not None for _ in range(3)] == [True, True, False]
        assert workbook.codings() == []
        assert [workbook.redo() is not None for _ in range(4)] == [True, True, True, False]
        assert {coding.id for coding in workbook.codings()} == set(ids)


def test_a_new_edit_drops_what_could_be_redone(path: Path):
    with small_workbook(path) as workbook:
        code(workbook)
        workbook.undo()
        code(workbook, "s.p1")
        assert workbook.redo() is None
        assert [coding.start.passage for coding in workbook.codings()] == ["s.p1"]


def test_each_coder_undoes_their_own_edits(path: Path):
    with small_workbook(path) as first, small_workbook(path, "C2") as second:
        mine, theirs = code(first), code(second, "s.p1")
        assert first.undo() is not None and first.undo() is None
        assert [coding.id for coding in first.codings()] == [theirs] and mine != theirs
        assert first.can_redo and not second.can_redo


def test_undo_refuses_where_another_coder_changed_the_row_since_and_names_them(path: Path):
    with small_workbook(path) as first, small_workbook(path, "C2") as second:
        first.do(codebook.DESCRIBE, codebook.describe(first.codes()[0], name="Plain"))
        second.do(codebook.DESCRIBE, codebook.describe(second.codes()[0], name="Simple"))
        with pytest.raises(EditConflict, match="C2 has changed this since"):
            first.undo()
        assert first.codes()[0].name == "Simple" and first.can_undo
        second.undo()
        assert first.undo() is not None and first.codes()[0].name == "Clarity"


def test_an_edit_is_not_undone_under_a_segment_that_another_coder_has_made(path: Path):
    with small_workbook(path) as first, small_workbook(path, "C2") as second:
        typed = editing.replace_text(first.text_of("s"), "s.p0", 0, 2, "This")
        first.do(editing.CORRECT, typed)
        code(second, "s.p0", 0, 7)
        with pytest.raises(EditConflict, match="no longer match its words"):
            first.undo()
        assert second.codings()[0].quote == first.passages("s")[0].text[:7] == "This is"


def test_a_code_that_another_coder_uses_by_now_is_not_undone(path: Path):
    with small_workbook(path) as first, small_workbook(path, "C2") as second:
        first.do(codebook.ADD, codebook.add(first.codes(), "Trust"))
        new = next(c for c in first.codes() if c.name == "Trust")
        text = second.text_of("s")
        ends = (Anchor("s.p2", 0), Anchor("s.p2", 7))
        second.do("code", marking.code_span(text, *ends, code=new.id, coder=second.coder.id))
        with pytest.raises(EditConflict, match="attached to this"):
            first.undo()
        assert new in first.codes()


def test_stale_rows_are_refused_and_nothing_is_written(path: Path):
    with small_workbook(path) as workbook:
        old = workbook.codes()[0]
        workbook.do("rename", codebook.describe(old, name="Other"))
        stale = [added(Code("new", "New")), Change(old, replace(old, name="Third"))]
        with pytest.raises(EditConflict, match="look at it again"):
            workbook.do("rename", stale)
        assert {c.name for c in workbook.codes()} == {"Other", "Doubt"}


@pytest.mark.parametrize(
    "broken",
    [
        {"quote": "something else"},
        {"end": Anchor("s.p0", 99)},
        {"end": Anchor("s.p0", 0)},
        {"start": Anchor("s.p2", 0)},
        {"code": "nowhere"},
        {"start": Anchor("gone", 0)},
    ],
)
def test_a_segment_that_does_not_stand_on_its_words_never_comes_in(path: Path, broken: dict):
    with small_workbook(path) as workbook:
        code(workbook)
        coding = replace(workbook.codings()[0], id="other", **broken)
        with pytest.raises(EditConflict):
            workbook.do("code", [added(coding)])
        assert len(workbook.codings()) == 1


def test_a_code_never_stands_under_itself_even_when_two_move_and_undo(path: Path):
    with small_workbook(path) as first, small_workbook(path, "C2") as second:
        clarity, doubt = first.codes()
        first.do("move", [Change(clarity, replace(clarity, parent="d"))])
        clarity = next(c for c in second.codes() if c.id == "c")
        second.do("move", [Change(clarity, replace(clarity, parent=""))])
        second.do("move", codebook.move(second.codes(), doubt, parent="c"))
        clarity = next(c for c in second.codes() if c.id == "c")
        with pytest.raises(EditConflict, match="below itself"):
            second.do("move", [Change(clarity, replace(clarity, parent="d"))])


def test_what_comes_to_nothing_is_no_edit(path: Path):
    with small_workbook(path) as workbook:
        edit = workbook.do("nothing", [added(Code("x", "X")), removed(Code("x", "X"))])
        assert edit.number == 0 and workbook.can_undo is None


def test_changes_of_one_row_become_one_and_have_to_follow_on_each_other():
    one, two, three = Code("x", "1"), Code("x", "2"), Code("x", "3")
    assert merged([added(one), Change(one, two), Change(two, three)]) == [added(three)]
    with pytest.raises(ValueError, match="do not follow"):
        merged([Change(one, two), Change(one, three)])


def test_rows_are_the_same_after_an_edit_has_kept_them():
    passage = Passage("p", "s", 1.0, "שלום 👍🏽", "P", 1, 2, (), Where("page", items=("a", "b")))
    passage = replace(passage, where=replace(passage.where, session_ms=5))
    for row in (passage, Theme("t", "b", "T", codes=("c",)), Code("c", "C", parent="d")):
        kind, _, before, after = change_cells(added(row))
        assert change_of(kind, before, after) == added(row)


def test_history_tells_who_changed_a_row(path: Path):
    with small_workbook(path) as first, small_workbook(path, "C2") as second:
        first.do(codebook.DESCRIBE, codebook.describe(first.codes()[0], name="Plain"))
        second.do(codebook.DESCRIBE, codebook.describe(second.codes()[0], definition="Easy"))
        told = [(edit.coder, edit.label) for edit in first.history("c")]
        assert told == [(second.coder.id, codebook.DESCRIBE), (first.coder.id, codebook.DESCRIBE)]
        first.do("another", codebook.add(first.codes(), "Another"))
        assert [edit.label for edit in first.history("c")] == 2 * [codebook.DESCRIBE]
        assert next(edit.label for edit in first.history()) == "another"
        assert first.original(first.codes()[0]) == Code("c", "Clarity", place=1.0)


def test_forgetting_leaves_no_trace_of_the_words_in_the_file_or_beside_it(path: Path):
    with small_workbook(path) as workbook:
        workbook.do("other", codebook.describe(workbook.codes()[1], name="Disbelief"))
        code(workbook, "s.p1", 0, 30)
        text = workbook.text_of("s")
        gone = editing.redact(text, Anchor("s.p1", 4), Anchor("s.p1", 15))
        assert gone.spans_ms == [(10_500, 11_400)]
        workbook.do(editing.REDACT, gone.changes)
        assert b"second text" in contents(path)
        assert workbook.forget(rows=["s.p1"]) == 2
        assert b"second text" not in contents(path)
        assert b"Disbelief" in contents(path)
        assert workbook.can_undo is None
        with pytest.raises(EditConflict, match="destroyed"):
            workbook.undo()
        assert workbook.codes()[1].name == "Disbelief", "nothing older is taken back instead"
        assert "second" not in workbook.codings()[0].quote


def test_forgetting_takes_what_could_not_be_undone_without_it(path: Path):
    with small_workbook(path) as workbook:
        for n in range(3):
            passages = ["s.p0", "s.p1"] if n == 1 else ["s.p0"]
            speaker = editing.assign_speaker(workbook.text_of("s"), passages, f"S{n}")
            workbook.do(editing.ASSIGN_SPEAKER, speaker)
        assert workbook.forget(rows=["s.p1"]) == 2
        assert workbook.undo() is not None  # the act after it
        with pytest.raises(EditConflict, match="destroyed"):
            workbook.undo()
        assert [p.speaker for p in workbook.passages("s")] == ["S1", "S1", "P"]


def test_of_a_forgotten_edit_that_was_undone_nothing_is_left_to_do_again(path: Path):
    with small_workbook(path) as workbook:
        speaker = editing.assign_speaker(workbook.text_of("s"), ["s.p0"], "S")
        workbook.do(editing.ASSIGN_SPEAKER, speaker)
        workbook.undo()
        assert workbook.forget(rows=["s.p0"]) == 1
        assert workbook.can_redo is None and workbook.redo() is None


def test_another_connection_sees_that_something_was_written(path: Path):
    with small_workbook(path) as first, small_workbook(path, "C2") as second:
        seen = first.changed_elsewhere
        assert first.changed_elsewhere == seen
        code(second)
        assert first.changed_elsewhere != seen


def test_a_newer_a_damaged_and_a_missing_file_are_refused_in_words_about_them(path: Path):
    with pytest.raises(RecordUnavailable, match="nothing has been coded"):
        Workbook(path, coder="C1", read_only=True)
    small_workbook(path).close()
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("PRAGMA user_version = 99")
    with pytest.raises(NewerRecord, match="newer labeval coded"):
        Workbook(path, coder="C1")
    path.write_bytes(b"x" * 4096)
    with pytest.raises(DamagedRecord, match="texts and codes is damaged"):
        Workbook(path, coder="C1")


def test_reading_only_needs_no_coder_and_changes_nothing(path: Path):
    small_workbook(path).close()
    with Workbook(path, coder="", read_only=True) as workbook:
        assert [c.name for c in workbook.coders()] == ["C1"]
        with pytest.raises(RecordUnavailable):
            workbook.take_in([added(Code("x", "X"))])


def contents(path: Path) -> bytes:
    """The file and its log."""
    log = path.with_name(path.name + "-wal")
    return path.read_bytes() + (log.read_bytes() if log.exists() else b"")


def test_whatever_two_coders_do_and_undo_everything_stays_whole(tmp_path: Path):
    for seed in range(3):
        rng, path = random.Random(seed), tmp_path / f"{seed}.sqlite"
        with small_workbook(path, "C1") as first, small_workbook(path, "C2") as second:
            refused = 0
            for _ in range(100):
                workbook = rng.choice((first, second))
                try:
                    something(workbook, rng)
                except EditConflict:
                    refused += 1
                # At once: the next edit of a text would quote it anew.
                text = SourceText(first.passages("s"), first.codings("s"))
                assert all(text.quote(c.start, c.end) == c.quote for c in text.codings)
            assert not list(workbook_findings(path)), f"seed {seed}"
            assert refused > 0
            for workbook in (first, second):
                with contextlib.suppress(EditConflict):
                    while workbook.undo() is not None:
                        pass
        assert not list(workbook_findings(path)), f"seed {seed}, after undoing"


def test_an_edit_that_is_redone_comes_after_what_happened_meanwhile(path: Path):
    with small_workbook(path) as first, small_workbook(path, "C2") as second:

        def call(workbook: Workbook, name: str) -> None:
            code = next(c for c in workbook.codes() if c.id == "c")
            workbook.do("name", codebook.describe(code, name=name))

        call(first, "Ease")
        first.undo()
        call(second, "Other")
        call(second, "Clarity")
        assert first.redo() is not None
        assert not list(workbook_findings(path))
        assert [edit.coder == first.coder.id for edit in first.history("c")] == [True, False, False]
        with pytest.raises(EditConflict, match="C1 has changed this since"):
            second.undo()


def test_what_another_has_changed_and_changed_back_is_not_undone(path: Path):
    with small_workbook(path) as first, small_workbook(path, "C2") as second:

        def call(workbook: Workbook, name: str) -> None:
            code = next(c for c in workbook.codes() if c.id == "c")
            workbook.do("name", codebook.describe(code, name=name))

        call(first, "Ease")
        call(second, "Clarity")
        call(second, "Ease")
        with pytest.raises(EditConflict, match="C2 has changed this since"):
            first.undo()
        assert not list(workbook_findings(path))
        second.undo(), second.undo()
        assert first.undo() is not None
        assert not list(workbook_findings(path))


def something(workbook: Workbook, rng: random.Random) -> None:
    """One random act, undo or redo."""
    text = workbook.text_of("s")
    passage = rng.choice(text.passages)
    at = rng.randint(0, len(passage.text))
    codes = workbook.codes()
    what = rng.choice(
        [
            *("code", "code", "type", "type", "split", "join", "undo", "undo", "redo"),
            *("describe", "describe", "move", "merge"),
        ]
    )
    if what in ("undo", "redo"):
        workbook.undo() if what == "undo" else workbook.redo()
        return
    end = rng.choice(text.passages[text.number(passage.id) :][:2])
    ends = (Anchor(passage.id, at), Anchor(end.id, rng.randint(0, len(end.text))))
    made = {
        "code": lambda: marking.code_span(
            text, *ends, code=rng.choice(codes).id, coder=workbook.coder.id
        ),
        "type": lambda: editing.replace_text(text, passage.id, at, at, rng.choice(("x ", " y"))),
        "split": lambda: editing.split_passage(text, passage.id, at),
        "join": lambda: editing.join_passages(text, passage.id),
        # Few names, so that a row comes to look as it did before somebody else changed it.
        "describe": lambda: codebook.describe(rng.choice(codes), name=rng.choice("AB")),
        "move": lambda: codebook.move(codes, codes[0], parent=rng.choice(("", codes[-1].id))),
        "merge": lambda: (
            codebook.merge(codes, codes[0], into=codes[1], codings=workbook.codings())
            if len(codes) > 3
            else codebook.add(codes, "More")
        ),
    }
    with contextlib.suppress(codebook.ImpossibleCodebook):
        workbook.do(what, made[what]())


def test_a_workbook_of_the_first_version_is_brought_up_to_date_and_copied_before(path: Path):
    with small_workbook(path) as workbook:
        code(workbook)
        code(workbook, "s.p1")
        workbook.undo()
        workbook.connection.execute("DROP INDEX act_by_turn")
        workbook.connection.execute("ALTER TABLE act DROP COLUMN turn")
        workbook.connection.execute("DROP TABLE named_row")
        for table in ("attribute", "sharing", "unsent", "set_aside"):
            workbook.connection.execute(f"DROP TABLE {table}")
        workbook.connection.execute("ALTER TABLE act DROP COLUMN station")
        for column in ("folder", "reviewed", "cases"):
            workbook.connection.execute(f"ALTER TABLE source DROP COLUMN {column}")
        for column in ("speaker_probability", "doubt", "language"):
            workbook.connection.execute(f"ALTER TABLE passage DROP COLUMN {column}")
        workbook.connection.execute("PRAGMA user_version = 1")
    with Workbook(path, coder="C1") as workbook:
        assert {p.speaker_probability for p in workbook.passages("s")} == {None}
        assert {p.doubt for p in workbook.passages("s")} == {""}
        assert workbook.redo() is not None and workbook.undo() is not None
        assert workbook.undo() is not None and workbook.undo() is None
    (copy,) = backups_of(path)
    assert f"before-version-{SCHEMA_VERSION}" in copy.name
    assert not list(workbook_findings(path))


def test_a_text_is_read_once_while_nobody_else_changes_it(tmp_path):
    with small_workbook(tmp_path / "workbook.sqlite") as workbook:
        assert workbook.text_of("s") is workbook.text_of("s")


def test_nobody_codes_under_a_name_of_machines(tmp_path: Path) -> None:
    path = tmp_path / "coding.sqlite"
    with pytest.raises(RecordUnavailable, match="machine:me"):
        Workbook(path, coder="machine:me")
    assert not path.exists()


@pytest.mark.parametrize("turn", ["undo", "redo"])
def test_words_that_are_to_be_forgotten_go_with_an_undo_that_takes_them_away(
    tmp_path: Path, turn: str
) -> None:
    path = tmp_path / "workbook.sqlite"
    with small_workbook(path) as workbook:
        code = workbook.codes()[0]
        names = ("Xanthippe", "Somebody") if turn == "redo" else ("Somebody", "Xanthippe")
        for name in names:
            workbook.do("name", codebook.describe(workbook.codes()[0], name=name))
        if turn == "redo":
            workbook.undo()
        assert workbook.codes()[0].name == "Xanthippe"
        workbook.forget(named=[code.id])
        assert getattr(workbook, turn)() is not None
        assert workbook.codes()[0].name == "Somebody"
    assert b"Xanthippe" not in path.read_bytes()
