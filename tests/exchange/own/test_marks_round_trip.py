"""Marked words leave a record, come into another one, and leave that one as they were."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.cli import main
from labeval.exchange.own.marks import read_marks, take_marks
from labeval.exchange.study_folder import write_items
from labeval.exchange.writers import FORMATS, export_table
from labeval.jobs.planning.simulate import simulate
from labeval.jobs.results.analyse import AnalysisChoice, analyse
from labeval.session.state.text_exposure import SOURCE
from labeval.store.record.imported_marks import MarkRow
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from tests.exchange.conftest import ScriptedSessions
from tests.support.judgments.judgments_files import import_judgments
from tests.support.studies.marked_study import marked_content
from tests.support.studies.turns_study import turns_content

WORDS = [
    "**Owls** hear _mice_",
    "`x = 1`",
    "| a | b |\n|---|---|\n| 1 | 2 |",
    "naïve e\u0301te\u0301",
    "👩‍👩‍👧 🏳️‍🌈 🇩🇪",
    "שָׁלוֹם עולם",
    "مرحبا 123 بالعالم",
    "日本語の文章",
    "\u202eback\u202c",
    'say "so", then',
    "=1+1",
    "a\tb",
    "one\r\ntwo",
    "$E=mc^2$",
    "- one\n- two",
]
texts = st.lists(
    st.sampled_from(WORDS) | st.text("ab é\u0301😀ש*_`#\n|", min_size=1), min_size=1
).map(" ".join)


def in_texts(content: StudyContent, given: Iterable[str]) -> StudyContent:
    """The same study with these texts, the last one as the source of all."""
    listed = list(given)
    items = [
        item.model_copy(update={"text": listed[n % len(listed)], "source": listed[-1]})
        for n, item in enumerate(content.items)
    ]
    return content.model_copy(update={"items": items})


def table(record: Record, path: Path) -> Path:
    export_table(record, path.stem, path.suffix[1:], path)
    return path


def into(empty: Record, content: StudyContent, judgments: Path, evidence: Path) -> int:
    import_judgments(empty, judgments)
    return take_marks(empty, [read_marks(evidence, content)])


@settings(max_examples=60, deadline=None)
@given(
    st.lists(texts.filter(str.strip), min_size=2, max_size=4),
    st.lists(st.tuples(st.booleans(), st.integers(0, 400), st.integers(1, 60)), max_size=6),
    st.booleans(),
)
def test_any_span_of_any_text_comes_back_byte_for_byte(
    given_texts: list[str], spans: list[tuple[bool, int, int]], answered: bool
) -> None:
    content = in_texts(marked_content({}), given_texts)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        with Record(folder / "one.sqlite") as one, Record(folder / "two.sqlite") as two:
            session = ScriptedSessions(one, content).begin("P1", "only")
            page = session.page
            assert page is not None
            if answered:
                session.answer(page.criteria[0], "2")
            for in_source, start, length in spans:
                name = SOURCE if in_source else page.items[0]
                text = session.page_texts()[name]
                start = min(start, len(text) - 1)
                end = min(start + length, len(text))
                if text[start:end].strip():
                    marks = session.state.marks_here()
                    against = marks[-1].seq if marks and start % 2 else None
                    session.marking.mark(page.criteria[0], name, start, end, against=against)
            count = len(session.state.marks_here())
            for format in ("csv", "jsonl"):
                sub = folder / format
                sub.mkdir()
                before = table(one, sub / f"evidence.{format}").read_bytes()
                judgments = table(one, sub / f"judgments.{format}")
                taken = into(two, content, judgments, sub / f"evidence.{format}")
                assert taken == (count if format == "csv" else 0)
                assert table(two, sub / f"evidence.{format}").read_bytes() == before


@pytest.mark.parametrize("format", FORMATS)
def test_all_formats_bring_all_marks(
    format: str, tmp_path: Path, record: Record, new_record: Callable[[], Record]
) -> None:
    content = in_texts(marked_content({"ask": "mandatory"}), WORDS)
    simulate(record, content, 6, 3)
    rows = list(read_marks(table(record, tmp_path / f"evidence.{format}"), content).rows)
    empty = new_record()
    judgments = table(record, tmp_path / f"judgments.{format}")
    assert into(empty, content, judgments, tmp_path / f"evidence.{format}") == len(rows) > 20
    before = table(record, tmp_path / "evidence.csv").read_bytes()
    assert table(empty, tmp_path / "evidence.csv").read_bytes() == before


def test_answers_of_one_conversation_keep_their_marks(
    tmp_path: Path, record: Record, new_record: Callable[[], Record]
) -> None:
    content = turns_content(evidence={"ask": "mandatory"})
    simulate(record, content, 2, 3)
    empty = new_record()
    judgments = table(record, tmp_path / "judgments.csv")
    before = table(record, tmp_path / "evidence.csv")
    assert into(empty, content, judgments, before) > 0
    again = tmp_path / "again"
    again.mkdir()
    assert table(empty, again / "evidence.csv").read_bytes() == before.read_bytes()


@pytest.fixture
def study(tmp_path: Path) -> tuple[StudyContent, Path, Path, Path, Record]:
    """A record of robots that marked words, and its tables with the texts."""
    content = in_texts(
        marked_content({"ask": "mandatory"}),
        [f"{word} in text {n}." for n, word in enumerate(WORDS)],
    )
    record = Record(tmp_path / "record.sqlite")
    simulate(record, content, 6, 3)
    items = tmp_path / "items.csv"
    write_items(content.items, items)
    paths = [table(record, tmp_path / f"{name}.csv") for name in ("judgments", "evidence")]
    return content, items, *paths, record


Study = tuple[StudyContent, Path, Path, Path, Record]


def test_a_study_of_judgments_has_its_marked_words_in_results(
    study: Study, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content, items, judgments, evidence, record = study
    made = StudyFolder(tmp_path / "made")
    files = [str(judgments), str(evidence)]
    assert main(["new", str(made.path), "--from-judgments", *files, "--items", str(items)]) == 0
    count = len(evidence.read_text("utf-8").splitlines())
    assert "marks of words" in capsys.readouterr().out and count > 20
    choice = AnalysisChoice(samples=20)
    with Record(made.database, read_only=True) as taken:
        assert table(taken, tmp_path / "evidence.jsonl").read_bytes() == (
            _again(record, tmp_path / "first").read_bytes()
        )
        found, before = analyse(taken, content, choice), analyse(record, content, choice)
    for name in ("evidence_words", "evidence_agreement"):
        assert found.tables[name].equals(before.tables[name]) and len(found.tables[name]) > 1
    assert verify(made.database).sound
    assert "imported mark" in str(verify(made.database))


def _again(record: Record, folder: Path) -> Path:
    folder.mkdir()
    return table(record, folder / "evidence.jsonl")


def test_marks_come_into_a_study_that_has_their_judgments_and_are_erased(
    study: Study, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, items, judgments, evidence, _ = study
    made = StudyFolder(tmp_path / "made")
    assert (
        main(["new", str(made.path), "--from-judgments", str(judgments), "--items", str(items)])
        == 0
    )
    assert main(["import", str(made.path), str(evidence)]) == 0
    assert main(["import", str(made.path), str(judgments), str(evidence)]) == 0
    said = capsys.readouterr().out
    with Record(made.database) as taken:
        marks = list(taken.imported.marks.rows())
    assert f"{len(marks)} marks from {evidence}" in said and f"0 marks from {evidence}" in said
    code = marks[0].participant
    assert main(["erase", str(made.path), code, "--yes"]) == 0
    with Record(made.database) as taken:
        left = list(taken.imported.marks.rows())
        assert left == [mark for mark in marks if mark.participant != code] != marks
    assert verify(made.database).sound
    assert main(["import", str(made.path), str(evidence)]) == 1
    assert f"the participant {code} has withdrawn" in capsys.readouterr().err


def test_marks_of_the_studys_own_sessions_are_there_already(
    study: Study, capsys: pytest.CaptureFixture[str]
) -> None:
    content, _, _, evidence, record = study
    before = evidence.read_bytes()
    assert take_marks(record, [read_marks(evidence, content)]) == 0
    assert table(record, evidence).read_bytes() == before
    assert list(record.imported.marks.rows()) == []


def test_keys_sort_marks_by_number_not_by_its_digits() -> None:
    rows = [MarkRow("P", "s", n, *[""] * 15) for n in (10, 9)]
    assert [row.mark for row in sorted(rows, key=MarkRow.key)] == [9, 10]
