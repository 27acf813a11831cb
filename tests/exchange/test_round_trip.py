"""Export, then import into an empty study, then export: the same table."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.exchange.writers import FORMATS, export_table
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.record import Record
from labeval.study.problems import StudyProblems
from tests.support.judgments.judgments_files import import_judgments, read_judgments

text = st.text(st.characters(exclude_categories=("Cs",)), max_size=12)
code = text.filter(bool) | st.sampled_from(["007", "7", "=1+1", "a,b", 'a"b', "a\nb", "a\r\nb"])
id_ = code.map(lambda t: t.replace("|", "").replace(">", "")).filter(bool)
seconds = st.just("") | st.from_regex(r"(0|[1-9][0-9]{0,4})(\.[0-9]{1,6})?", fullmatch=True)


@st.composite
def judgment_rows(draw: st.DrawFn) -> JudgmentRow:
    method = draw(st.sampled_from(["dqe", "aqc", "ab", "bws", "aspects", "tournament"]))
    size = {"ab": 2, "bws": 3}.get(method, 1)
    items = draw(st.lists(id_, min_size=size, max_size=size, unique=True))
    values = {
        "dqe": ["1", "07", "no_answer", ""],
        "aqc": ["yes", "dont_know", ""],
        "ab": [items[0], "tie", "both_bad", ""],
        "bws": [f"{items[0]}>{items[-1]}", ""],
        "aspects": ["-1", "0", "3", "no_answer", ""],
        "tournament": [draw(text)],  # of another program
    }
    return JudgmentRow(
        *(draw(code), draw(code), draw(id_ | st.just("")), method, draw(id_), draw(id_)),
        items="|".join(items),
        value=draw(st.sampled_from(values[method])),
        seconds=draw(seconds),
        answer_seconds=draw(seconds),
        page_order=draw(st.integers(1, 999)),
        answered_at=draw(st.sampled_from(["", "2026-03-01T09:00:00.000Z", "2026-03-01T09:00:00Z"])),
    )


def exported(record: Record, path: Path) -> Path:
    export_table(record, "judgments", path.suffix[1:], path)
    return path


@pytest.mark.parametrize("format", FORMATS)
def test_recorded_judgments_come_back_the_same(
    format: str, desk: Any, record: Record, new_record: Callable[[], Record], tmp_path: Path
) -> None:
    desk.finished("P1", "all")
    desk.finished("007", "bws", kind="simulated")
    desk.rating("Ä, “x”", "ab").answer("honesty", "both_bad")
    first = exported(record, tmp_path / f"first.{format}")
    empty = new_record()
    assert import_judgments(empty, first) == 36 + 8 + 2
    again, before = exported(empty, tmp_path / "b.csv"), exported(record, tmp_path / "a.csv")
    assert again.read_bytes() == before.read_bytes()
    if format in ("csv", "jsonl"):
        assert exported(empty, tmp_path / f"b.{format}").read_bytes() == first.read_bytes()


@settings(max_examples=60, deadline=None)
@given(rows=st.lists(judgment_rows(), max_size=8, unique_by=lambda row: row.key()))
def test_any_table_comes_back_byte_for_byte_in_csv_and_jsonl(rows: list[JudgmentRow]) -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        with Record(folder / "one.sqlite") as one:
            with one.imported.writing():
                one.imported.add(rows)
            exported(one, folder / "one.csv")
            exported(one, folder / "one.jsonl")
        for format in ("csv", "jsonl"):
            with Record(folder / f"{format}.sqlite") as two:
                import_judgments(two, folder / f"one.{format}")
                exported(two, folder / f"two.{format}")
            one_bytes = (folder / f"one.{format}").read_bytes()
            assert (folder / f"two.{format}").read_bytes() == one_bytes


@settings(max_examples=12, deadline=None)
@given(rows=st.lists(judgment_rows(), max_size=5, unique_by=lambda row: row.key()))
def test_any_table_is_equal_after_parquet_and_xlsx(rows: list[JudgmentRow]) -> None:
    with tempfile.TemporaryDirectory() as place, Record(Path(place) / "one.sqlite") as one:
        with one.imported.writing():
            one.imported.add(rows)
        for format in ("parquet", "xlsx"):
            back = read_judgments(exported(one, Path(place) / f"one.{format}"))
            assert list(map(_numeric, back)) == sorted(map(_numeric, rows), key=_key)


def _numeric(row: JudgmentRow) -> tuple[object, ...]:
    times = [float(s) if s else None for s in (row.seconds, row.answer_seconds)]
    return (*row._replace(seconds="", answer_seconds=""), *times)


def _key(row: tuple[object, ...]) -> object:
    return JudgmentRow(*row[:12]).key()  # type: ignore[arg-type]


def test_imported_and_recorded_judgments_share_one_order(
    desk: Any, record: Record, new_record: Callable[[], Record], tmp_path: Path
) -> None:
    for n, place in enumerate(("P3", "P1", "P2")):
        desk.finished(place, ("dqe", "ab", "bws")[n])
    whole = exported(record, tmp_path / "whole.csv").read_text("utf-8").splitlines(keepends=True)
    other = new_record()
    part = tmp_path / "part.csv"
    part.write_text(whole[0] + "".join(row for row in whole[1:] if row[:2] != "P2"), "utf-8")
    import_judgments(other, part)
    type(desk)(other, desk.content).finished("P2", "bws")
    joined = exported(other, tmp_path / "joined.csv").read_text("utf-8").splitlines(keepends=True)
    assert [row.split(",")[:7] for row in joined] == [row.split(",")[:7] for row in whole]


def test_rows_that_are_there_already_are_left(desk: Any, record: Record, tmp_path: Path) -> None:
    desk.finished("P1", "all")
    table = exported(record, tmp_path / "t.csv")
    assert import_judgments(record, table) == 0
    assert exported(record, tmp_path / "u.csv").read_bytes() == table.read_bytes()


def test_the_same_file_twice_adds_nothing(
    desk: Any, record: Record, new_record: Callable[[], Record], tmp_path: Path
) -> None:
    desk.finished("P1", "all")
    table = exported(record, tmp_path / "t.csv")
    other = new_record()
    assert (import_judgments(other, table), import_judgments(other, table)) == (36, 0)
    assert exported(other, tmp_path / "u.csv").read_bytes() == table.read_bytes()


@pytest.mark.parametrize("recorded", [True, False])
def test_rows_that_contradict_the_record_are_refused_and_nothing_is_added(
    recorded: bool, desk: Any, record: Record, new_record: Callable[[], Record], tmp_path: Path
) -> None:
    desk.finished("P1", "dqe")
    table = exported(record, tmp_path / "t.csv")
    target = record if recorded else new_record()
    import_judgments(target, table)
    lines = table.read_text("utf-8").splitlines()
    lines[3] = lines[3].replace(",1,", ",5,", 1)
    lines.append(lines[1].replace("P1", "P9"))
    table.write_text("\n".join(lines), "utf-8")
    with pytest.raises(StudyProblems) as caught:
        import_judgments(target, table)
    (problem,) = caught.value.problems
    assert (problem.line, problem.field) == (4, "value")
    assert "is “5”, but this judgment is already there with “1”" in str(problem)
    assert "P9" not in exported(target, tmp_path / "u.csv").read_text("utf-8")


def test_a_session_recorded_here_takes_no_further_judgments(
    desk: Any, record: Record, tmp_path: Path
) -> None:
    session = desk.rating("P1")
    table = exported(record, tmp_path / "t.csv")
    table.write_text(table.read_text("utf-8").replace("dqe-001", "dqe-009"), "utf-8")
    with pytest.raises(StudyProblems, match="own record of the session has no such judgment"):
        import_judgments(record, table)
    session.answer("honesty", "2")


def test_an_erased_participant_does_not_come_back(
    desk: Any, record: Record, new_record: Callable[[], Record], tmp_path: Path
) -> None:
    desk.finished("P1", "dqe")
    desk.finished("P2", "dqe")
    table = exported(record, tmp_path / "t.csv")
    other = new_record()
    other.connection.execute("INSERT INTO erasure VALUES ('P1', '2026-03-02T00:00:00.000Z')")
    with pytest.raises(StudyProblems) as caught:
        import_judgments(other, table)
    assert {(p.line, p.field) for p in caught.value.problems} == {
        (line, "participant") for line in range(2, 10)
    }
    assert list(other.imported.rows()) == []


def test_a_session_that_arrives_after_its_imported_judgments_is_there_once(
    desk: Any, record: Record, new_record: Callable[[], Record], tmp_path: Path
) -> None:
    header = desk.finished("P1", "all").header
    table = exported(record, tmp_path / "t.csv")
    other = new_record()
    import_judgments(other, table)
    other.versions.keep(desk.content)
    other.sessions.begin(header, record.sessions.events(header.id))
    assert exported(other, tmp_path / "u.csv").read_bytes() == table.read_bytes()
