"""A file of marked words is refused with everything that is wrong with it, where it is wrong."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from labeval.cli import main
from labeval.exchange.own.marks import is_marks_table, new_marks, read_marks, take_marks
from labeval.exchange.study_folder import write_items
from labeval.exchange.tables.evidence import COLUMNS
from labeval.exchange.writers import export_table
from labeval.jobs.planning.simulate import simulate
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.record import Record
from labeval.study.problems import Problem, StudyProblems
from labeval.study.study import StudyContent
from tests.support.studies.marked_study import marked_content
from tests.support.studies.turns_study import turns_content

NAMES = [column.name for column in COLUMNS]
OWL = "Owls 🦉 hear mice; e\u0301te\u0301 is summer, שלום is peace."
SOUND = {
    "participant": "P1",
    "session": "S1",
    "condition": "only",
    "method": "dqe",
    "criterion": "honesty",
    "page": "rated-001",
    "page_order": "1",
    "items": "m1",
    "mark": "7",
    "item": "m1",
    "text": "text",
    "start": "5",
    "end": "11",
    "quote": OWL[5:11],
    "answer": "2",
    "against": "",
    "marked_seconds": "4.500",
    "marked_at": "2026-03-01T09:00:00.000Z",
}
JUDGED = JudgmentRow(
    *("P1", "S1", "only", "dqe", "honesty", "rated-001", "m1", "2", "9.000", "3.000", 1, "")
)


@pytest.fixture
def content() -> StudyContent:
    content = marked_content({})
    (first, *others) = content.items
    first = first.model_copy(update={"id": "m1", "text": OWL, "source": "Owls hear well."})
    return content.model_copy(update={"items": [first, *others[1:]]})


@pytest.fixture
def judged(record: Record) -> Record:
    """A record with the judgment of one page."""
    with record.imported.writing():
        record.imported.add([JUDGED])
    return record


def in_csv(path: Path, *rows: dict[str, str], names: list[str] = NAMES) -> Path:
    with (path / "evidence.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, names, extrasaction="ignore")
        writer.writeheader()
        writer.writerows(SOUND | row for row in rows)
    return path / "evidence.csv"


def problems_of(record: Record | None, path: Path, content: StudyContent) -> list[Problem]:
    with pytest.raises(StudyProblems) as caught:
        new_marks([read_marks(path, content)], record)
    return caught.value.problems


def test_a_sound_row_is_taken(judged: Record, content: StudyContent, tmp_path: Path) -> None:
    path = in_csv(
        tmp_path,
        {},
        {"mark": "8", "against": "7", "text": "source", "start": "0"}
        | {"end": "4", "quote": "Owls", "item": "m1"},
    )
    assert is_marks_table(path)
    assert take_marks(judged, [read_marks(path, content)]) == 2
    assert take_marks(judged, [read_marks(path, content)]) == 0
    first, second = judged.imported.marks.rows()
    assert first.quote == "🦉 hear" and (second.against, second.text) == ("7", "source")


@pytest.mark.parametrize(
    ("cells", "field", "said"),
    [
        ({"participant": ""}, "participant", "is empty"),
        ({"quote": ""}, "quote", "is empty"),
        ({"mark": "0"}, "mark", "“0” is not a whole number from 1"),
        ({"mark": "1.5"}, "mark", "“1.5” is not a whole number from 1"),
        ({"page_order": "x"}, "page_order", "“x” is not a whole number from 1"),
        ({"against": "-3"}, "against", "“-3” is not a whole number from 1"),
        ({"against": "7"}, "against", "a mark cannot go with itself"),
        ({"against": "9"}, "against", "the page has no mark 9"),
        ({"start": "-1"}, "start", "“-1” is not a whole number from 0"),
        ({"end": "1e3"}, "end", "“1e3” is not a whole number from 0"),
        ({"end": "5"}, "end", "is 5, which is not after the start, 5"),
        ({"end": "9999"}, "end", f"is 9999, but what was shown of the text ends at {len(OWL)}"),
        (
            {"start": "5", "end": str(len(OWL) + 1), "quote": OWL[5:]},
            "end",
            f"is {len(OWL) + 1}, but what was shown of the text ends at {len(OWL)}",
        ),
        ({"text": "title"}, "text", "“title” is neither text nor source"),
        ({"criterion": "honestly"}, "criterion", "the study has no criterion “honestly”; did you"),
        ({"criterion": "zz"}, "criterion", "the study has no criterion “zz”; there are clarity, "),
        (
            {"item": "m12", "items": "m12"},
            "item",
            "the study has no item “m12”; did you mean “m1”?",
        ),
        ({"items": "m3"}, "item", "“m1” is not among the items of the page"),
        ({"items": "m3|m1", "text": "source"}, "item", "a page shows the source of its first item"),
        ({"items": "m1|m1"}, "items", "“m1|m1” names an item twice"),
        ({"page": "a>b"}, "page", "the id “a>b” holds a | or >"),
        ({"page": "other@turn3"}, "page", "m1 has no answer 3"),
        ({"marked_seconds": "soon"}, "marked_seconds", "“soon” is not a number of seconds"),
        ({"marked_at": "yesterday"}, "marked_at", "“yesterday” is not a time in UTC"),
        ({"session": "S2"}, "session", "there are no judgments of the session S2 by P1; import"),
        ({"participant": "P2"}, "session", "there are no judgments of the session S1 by P2"),
        ({"method": "aqc"}, "method", "is “aqc”, but another row says “dqe” of the page rated-001"),
        ({"page_order": "2"}, "page_order", "is “2”, but another row says “1” of the page"),
        (
            {"start": "6", "end": "12"},
            "quote",
            "is “🦉 hear”, but the text has “ hear ” from 6 to 12",
        ),
        (
            {"start": "6", "end": "12"},
            "quote",
            "these words begin at 5; positions count characters",
        ),
        ({"quote": "mouse"}, "quote", "is “mouse”, but the text has “🦉 hear” from 5 to 11"),
        ({"start": "4", "end": "5", "quote": " "}, "quote", "holds no words"),
    ],
)
def test_each_fault_has_line_field_and_a_sentence(
    cells: dict[str, str],
    field: str,
    said: str,
    judged: Record,
    content: StudyContent,
    tmp_path: Path,
) -> None:
    (found,) = problems_of(judged, in_csv(tmp_path, {"mark": "6"}, cells), content)
    assert (found.file, found.line, found.field) == ("evidence.csv", 3, field)
    assert said in str(found)
    assert list(judged.imported.marks.rows()) == []


def test_all_that_is_wrong_is_said_at_once(
    judged: Record, content: StudyContent, tmp_path: Path
) -> None:
    path = in_csv(
        tmp_path,
        {"criterion": "c", "item": "i", "items": "i", "marked_at": "now"},
        {"session": "S9"},
        {},
        {"quote": "other", "end": "10"},
        {"mark": "7"},
    )
    assert [(p.line, p.field) for p in problems_of(judged, path, content)] == [
        *((2, "marked_at"), (2, "criterion"), (2, "item")),
        *((3, "session"), (5, "quote"), (6, "")),
    ]
    assert str(problems_of(judged, path, content)[-1]).endswith(
        "is the same mark as line 4; participant, session and mark together occur once"
    )


def test_without_a_record_no_session_is_known(content: StudyContent, tmp_path: Path) -> None:
    (found,) = problems_of(None, in_csv(tmp_path, {}), content)
    assert found.field == "session"


def test_another_mark_under_the_same_number_is_named(
    judged: Record, content: StudyContent, tmp_path: Path
) -> None:
    take_marks(judged, [read_marks(in_csv(tmp_path, {}), content)])
    changed = {"end": "6", "quote": "🦉"}
    found = problems_of(judged, in_csv(tmp_path, changed), content)
    assert [p.field for p in found] == ["end", "quote"]
    assert "is “6”, but this mark is already there with “11”" in str(found[0])


def test_a_mark_goes_with_one_of_its_own_page(
    judged: Record, content: StudyContent, tmp_path: Path
) -> None:
    other = {"mark": "8", "page": "rated-002", "page_order": "2", "against": "7"}
    (found,) = problems_of(judged, in_csv(tmp_path, {}, other), content)
    assert (found.line, found.field) == (3, "against")


def test_sessions_of_the_study_get_no_marks_from_a_file(tmp_path: Path, record: Record) -> None:
    content = marked_content({"ask": "mandatory"})
    simulate(record, content, 1, 3)
    path = tmp_path / "evidence.csv"
    export_table(record, "evidence", "csv", path)
    head, first, *_ = path.read_text("utf-8").splitlines()
    place = NAMES.index("mark")
    cells = first.split(",")
    path.write_text(f"{head}\n{','.join([*cells[:place], '999', *cells[place + 1 :]])}\n", "utf-8")
    (found,) = problems_of(record, path, content)
    assert "this study's own record of the session has no such mark" in str(found)


def test_marks_of_one_page_agree_in_its_items(
    judged: Record, content: StudyContent, tmp_path: Path
) -> None:
    path = in_csv(tmp_path, {}, {"mark": "8", "items": "m1|m3"})
    (found,) = problems_of(judged, path, content)
    assert (found.line, found.field) == (3, "items")


def test_a_mark_lies_in_what_its_page_showed_of_a_conversation(
    judged: Record, tmp_path: Path
) -> None:
    content = turns_content(evidence={})
    item = content.item("walk")
    second = item.text.index("What about walk 2")
    quote = item.text[second : second + 4]
    cells = {"page": "rated-001@turn1", "item": "walk", "items": "walk", "quote": quote}
    span = {"start": str(second), "end": str(second + 4), "criterion": content.study.criteria[0].id}
    (found,) = problems_of(judged, in_csv(tmp_path, cells | span), content)
    assert found.field == "end" and "what was shown of the text ends at" in str(found)
    whole = in_csv(tmp_path, cells | span | {"page": "rated-001@turn2"})
    assert len(new_marks([read_marks(whole, content)], judged)) == 1


def test_columns_are_named_and_a_study_without_the_text_says_so(
    judged: Record, content: StudyContent, tmp_path: Path
) -> None:
    names = [name for name in NAMES if name != "quote"]
    path = in_csv(tmp_path, {}, names=[*names, "qoute"])
    assert [(p.line, p.field) for p in problems_of(judged, path, content)] == [
        (1, "quote"),
        (1, "qoute"),
    ]
    items = [item.model_copy(update={"source": ""}) for item in content.items]
    bare = content.model_copy(update={"items": items})
    (found,) = problems_of(judged, in_csv(tmp_path, {"text": "source"}), bare)
    assert "the study has no source of m1; add it to the items table" in str(found)


@pytest.mark.parametrize(
    ("name", "content_of", "said"),
    [
        ("evidence.csv", b"\xff\xfe\x00", "missing"),
        ("evidence.csv", b"", "missing"),
        ("evidence.jsonl", b"[1]\n{", ""),
        ("evidence.jsonl", b'{"quote": {"a": 1}}\n', "missing"),
        ("evidence.jsonl", b"[" * 100_000 + b"\n", ""),
        ("evidence.xlsx", b"PK\x03\x04 not a sheet", ""),
        ("evidence.parquet", b"PAR1", ""),
        ("evidence.txt", b"words", "the suffix names none of the formats"),
    ],
)
def test_hostile_files_are_refused_with_a_sentence(
    name: str, content_of: bytes, said: str, judged: Record, content: StudyContent, tmp_path: Path
) -> None:
    (tmp_path / name).write_bytes(content_of)
    found = problems_of(judged, tmp_path / name, content)
    assert found and all(str(problem).startswith(name) for problem in found)
    assert said in "\n".join(map(str, found))


def test_of_very_many_problems_the_first_are_listed_and_all_are_counted(
    judged: Record, content: StudyContent, tmp_path: Path
) -> None:
    rows = [{"mark": str(n), "quote": "other"} for n in range(1, 701)]
    found = problems_of(judged, in_csv(tmp_path, *rows), content)
    assert [p.line for p in found] == [None, *range(2, 502)]
    assert str(found[0]) == "evidence.csv: only the first 500 of 700 problems are listed"


def test_hostile_cells_are_refused(judged: Record, content: StudyContent, tmp_path: Path) -> None:
    path = tmp_path / "evidence.jsonl"
    rows: list[dict[str, object]] = [
        SOUND | {"mark": 1, "start": 5.5},
        SOUND | {"mark": True},
        SOUND | {"mark": 3, "quote": "x" * 1_000_000},
        SOUND | {"mark": 4, "start": "9" * 5_000},
        SOUND | {"mark": 5, "start": "५"},
        SOUND | {"mark": 6, "item": "m1\x00"},
        SOUND | {"mark": 8, "criterion": "\ud800"},
        SOUND | {"mark": 9, "items": "|" * 1000},
    ]
    path.write_text("\n".join(map(json.dumps, rows)) + "\n", encoding="utf-8")
    found = problems_of(judged, path, content)
    assert {p.line for p in found} == set(range(1, 9))
    assert max(len(str(p)) for p in found) < 1_500


def test_the_command_line_says_all_and_changes_nothing(
    judged: Record,
    content: StudyContent,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    export_table(judged, "judgments", "csv", tmp_path / "judgments.csv")
    items = tmp_path / "items.csv"
    write_items(content.items, items)
    path = in_csv(tmp_path, {"quote": "other"}, {"criterion": "c", "mark": "8"})
    folder = tmp_path / "made"
    new = ["new", str(folder), "--from-judgments", str(tmp_path / "judgments.csv")]
    assert main([*new, str(path), "--items", str(items)]) == 1
    said = capsys.readouterr().err
    assert "evidence.csv:2: quote: is “other”" in said and "evidence.csv:3: criterion:" in said
    assert not folder.exists()
    assert main([*new, "--items", str(items)]) == 0
    capsys.readouterr()
    assert main(["import", str(folder), str(path)]) == 1
    assert "evidence.csv:2: quote: is “other”" in capsys.readouterr().err
    assert main(["new", str(tmp_path / "b"), "--from-judgments", str(path)]) == 1
    assert "these are marked words; name the table of judgments, too" in capsys.readouterr().err
    with Record(folder / "record.sqlite") as record:
        assert list(record.imported.marks.rows()) == []


def test_inspecting_says_what_the_table_is(
    judged: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    export_table(judged, "judgments", "csv", tmp_path / "judgments.csv")
    path = in_csv(tmp_path, {})
    assert main(["inspect", str(path), str(tmp_path / "judgments.csv")]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"{path}: words that were marked for judgments")
    assert "Judgments made elsewhere" in said
    assert main(["inspect", str(path)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_judgments_stay_out_where_their_marks_are_refused(
    judged: Record, content: StudyContent, tmp_path: Path
) -> None:
    export_table(judged, "judgments", "csv", tmp_path / "judgments.csv")
    write_items(content.items, tmp_path / "items.csv")
    folder = tmp_path / "made"
    files = ["--from-judgments", str(tmp_path / "judgments.csv")]
    assert main(["new", str(folder), *files, "--items", str(tmp_path / "items.csv")]) == 0
    second = (tmp_path / "judgments.csv").read_text("utf-8").replace("S1", "S2")
    (tmp_path / "more.csv").write_text(second, "utf-8")
    path = in_csv(tmp_path, {"session": "S2", "quote": "other"})
    assert main(["import", str(folder), str(tmp_path / "more.csv"), str(path)]) == 1
    with Record(folder / "record.sqlite") as record:
        assert record.imported.count() == 1
    path = in_csv(tmp_path, {"session": "S2"})
    assert main(["import", str(folder), str(tmp_path / "more.csv"), str(path)]) == 0
    with Record(folder / "record.sqlite") as record:
        assert record.imported.count() == 2
        assert [mark.session for mark in record.imported.marks.rows()] == ["S2"]
