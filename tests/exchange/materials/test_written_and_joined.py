"""Ratings in lists within cells, in several files and sheets, and in merged cells."""

from __future__ import annotations

import csv
import json
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from openpyxl import Workbook

from labeval import cli
from labeval.exchange.materials.seeing import inspect
from labeval.study.reading import read_study
from tests.exchange.materials.taken import recorded

POINTS = {"oak": 4, "elm": 3, "ash": 1}
RATERS = ("r1", "r2", "r3")
TEXTS = range(4)
"""An even number, so that a rater's points are the lower and the higher one equally often."""
MEANS = {"oak": 4.5, "elm": 3.5, "ash": 1.5}


def point(system: str, text: int, rater: str) -> int:
    """The lower or the higher one of two points."""
    return POINTS[system] + (text + int(rater[1])) % 2


def output(system: str, text: int) -> str:
    return f"The gate of garden {text} is closed in winter, as {system} says."


def table(path: Path, rows: Sequence[dict[str, Any]], encoding: str = "utf-8") -> Path:
    with path.open("w", newline="", encoding=encoding) as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    return path


def rows_of(**columns: Callable[[str, int, str], Any]) -> list[dict[str, Any]]:
    """A row for each text of each system and each rater."""
    return [
        {name: value(system, text, rater) for name, value in columns.items()}
        for text in TEXTS
        for system in POINTS
        for rater in RATERS
    ]


def means(folder: Path, *files: Path) -> dict[str, dict[str, float]]:
    """Criterion to the mean of each system, in a study that is made of files by the command."""
    assert cli.main(["new", str(folder), "--from-judgments", *map(str, files)]) == 0
    systems = {item.id: item.system or "" for item in read_study(folder).items}
    given: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for row in recorded(folder):
        given[row["criterion"]][systems[row["items"]]].append(float(row["value"]))
    return {
        criterion: {system: sum(own) / len(own) for system, own in of_systems.items()}
        for criterion, of_systems in given.items()
    }


@pytest.mark.parametrize("write", [json.dumps, str], ids=["JSON", "Python"])
def test_lists_of_ratings_in_cells_are_a_rater_a_place(tmp_path: Path, write: Any):
    """A column of such lists was no ratings: the table was refused as one of texts."""
    rows = [
        {
            "doc_id": text,
            "system": system,
            "coherence": write([point(system, text, rater) for rater in RATERS]),
            "relevance": write([1 + POINTS[system] % 2] * 3),
        }
        for text in TEXTS
        for system in POINTS
    ]
    found = means(tmp_path / "study", table(tmp_path / "ratings.csv", rows))
    assert found["coherence"] == MEANS
    assert found["relevance"] == {"oak": 1, "elm": 2, "ash": 2}
    assert len({row["participant"] for row in recorded(tmp_path / "study")}) == 3


@pytest.mark.parametrize("between", [", ", ",", ";", " | "])
def test_ratings_without_brackets_in_cells_are_a_rater_a_place(tmp_path: Path, between: str):
    """Such a table was refused as one of texts."""
    rows = [
        {
            "doc_id": text,
            "system": system,
            "coherence": between.join(str(point(system, text, rater)) for rater in RATERS),
        }
        for text in TEXTS
        for system in POINTS
    ]
    found = means(tmp_path / "study", table(tmp_path / "ratings.csv", rows))
    assert found == {"coherence": MEANS}
    assert len({row["participant"] for row in recorded(tmp_path / "study")}) == 3


@pytest.mark.parametrize("cell", ["1;3", "3,5", "1, 3"])
def test_numbers_in_cells_of_a_rater_are_no_ratings_of_several(tmp_path: Path, cell: str):
    rows = rows_of(
        annotator=lambda s, t, r: r,
        doc_id=lambda s, t, r: t,
        system=lambda s, t, r: s,
        ticked=lambda s, t, r: cell if t else cell.replace("3", "4"),
        fluency=point,
    )
    found = means(tmp_path / "study", table(tmp_path / "ratings.csv", rows))
    assert found["fluency"] == MEANS
    assert {row["participant"] for row in recorded(tmp_path / "study")} == {*map(str, RATERS)}


@pytest.mark.parametrize("write", [json.dumps, str], ids=["JSON", "Python"])
def test_ratings_by_criterion_in_one_cell(tmp_path: Path, write: Any):
    rows = rows_of(
        annotator=lambda s, t, r: r,
        doc_id=lambda s, t, r: t,
        model=lambda s, t, r: s,
        scores=lambda s, t, r: write({"fluency": point(s, t, r), "depth": 5 - POINTS[s]}),
    )
    found = means(tmp_path / "study", table(tmp_path / "ratings.csv", rows))
    assert found["scores.fluency"] == MEANS
    assert found["scores.depth"] == {"oak": 1, "elm": 2, "ash": 4}


def test_cells_that_only_look_like_lists_stay_texts(tmp_path: Path):
    rows = rows_of(
        annotator=lambda s, t, r: r,
        doc_id=lambda s, t, r: t,
        system=lambda s, t, r: s,
        answer=lambda s, t, r: f"[{t}, {len(s)}] {output(s, t)}",
        place=lambda s, t, r: f"[{t}]",
        fluency=point,
    )
    found = means(tmp_path / "study", table(tmp_path / "ratings.csv", rows))
    assert found == {"fluency": MEANS}
    assert {item.extra["place"] for item in read_study(tmp_path / "study").items} == {
        f"[{text}]" for text in TEXTS
    }


@pytest.mark.parametrize("keys", [("output_id",), ("doc_id", "system")])
def test_ratings_in_one_file_and_texts_in_another(tmp_path: Path, keys: Sequence[str]):
    """Two files with ids in common were refused: their columns differ."""
    ids: dict[str, Callable[[str, int, str], Any]] = {
        "output_id": lambda s, t, r: f"{s}-{t}",
        "doc_id": lambda s, t, r: t,
        "system": lambda s, t, r: s,
    }
    named = {name: ids[name] for name in keys}
    ratings = rows_of(annotator=lambda s, t, r: r, fluency=point, **named)
    texts = rows_of(**{**named, "system": ids["system"]}, output=lambda s, t, r: output(s, t))
    files = (
        table(tmp_path / "ratings.csv", ratings),
        table(tmp_path / "outputs.csv", texts[:: len(RATERS)]),
    )
    assert means(tmp_path / "study", *files) == {"fluency": MEANS}
    assert {item.text for item in read_study(tmp_path / "study").items} == {
        output(system, text) for system in POINTS for text in TEXTS
    }
    assert means(tmp_path / "other way round", *reversed(files)) == {"fluency": MEANS}


def test_files_without_common_ids_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    files = (
        table(tmp_path / "a.csv", [{"rater": "r1", "doc_id": 1, "system": "oak", "fluency": 3}]),
        table(tmp_path / "b.csv", [{"doc_id": 2, "system": "oak", "output": output("oak", 2)}]),
    )
    assert cli.main(["new", str(tmp_path / "study"), "--from-judgments", *map(str, files)]) == 1
    assert "their columns differ" in capsys.readouterr().err


def workbook(path: Path, sheets: dict[str, list[dict[str, Any]]]) -> Path:
    book = Workbook()
    book.remove(book.worksheets[0])
    for name, rows in sheets.items():
        sheet = book.create_sheet(name)
        sheet.append(list(rows[0]))
        for row in rows:
            sheet.append(list(row.values()))
    book.save(path)
    return path


@pytest.mark.parametrize("kind", ["files", "sheets"])
@pytest.mark.parametrize("of", ["rater", "system"])
def test_a_file_or_a_sheet_for_each_rater_or_system(tmp_path: Path, kind: str, of: str):
    """Of sheets only the first was read; files had no raters and no systems."""
    parts: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for text in TEXTS:
        for system in POINTS:
            for rater in RATERS:
                row = {"doc_id": text, "output": output(system, text)}
                row |= {"annotator": rater} if of == "system" else {"system": system}
                part = rater if of == "rater" else system
                parts[part].append({**row, "fluency": point(system, text, rater)})
    if kind == "sheets":
        files = [workbook(tmp_path / "ratings.xlsx", parts)]
    else:
        files = [table(tmp_path / f"{name}.csv", rows) for name, rows in parts.items()]
    assert means(tmp_path / "study", *files) == {"fluency": MEANS}
    assert {row["participant"] for row in recorded(tmp_path / "study")} == set(RATERS)


def test_cells_merged_with_those_below_them(tmp_path: Path):
    """What was merged was there in the first row only, and all others named no text."""
    book = Workbook()
    sheet = book.worksheets[0]
    sheet.append(["doc_id", "system", "rater", "ratings", None])
    sheet.append([None, None, None, "fluency", "depth"])
    for cells in ("A1:A2", "B1:B2", "C1:C2", "D1:E1"):
        sheet.merge_cells(cells)
    for text in TEXTS:
        top = sheet.max_row + 1
        for system in POINTS:
            first = sheet.max_row + 1
            for rater in RATERS:
                sheet.append([None, None, rater, point(system, text, rater), POINTS[system]])
            sheet.cell(first, 2, system)
            sheet.merge_cells(start_row=first, end_row=sheet.max_row, start_column=2, end_column=2)
        sheet.cell(top, 1, f"d{text}")
        sheet.merge_cells(start_row=top, end_row=sheet.max_row, start_column=1, end_column=1)
    book.save(tmp_path / "ratings.xlsx")
    found = means(tmp_path / "study", tmp_path / "ratings.xlsx")
    assert found == {"ratings_fluency": MEANS, "ratings_depth": POINTS}
    assert len(read_study(tmp_path / "study").items) == len(TEXTS) * len(POINTS)


@pytest.mark.parametrize("name", ["Seg", "Doc", "sentence"])
def test_numbers_of_documents_and_segments_are_no_ratings(tmp_path: Path, name: str):
    """They were criteria of their own, with means and tests."""
    rows = rows_of(
        **{"Annotator": lambda s, t, r: r, "System": lambda s, t, r: s, name: lambda s, t, r: t},
        **{"Num. facts": lambda s, t, r: ord(s[0]), "Raw": point, "_trust": lambda s, t, r: t / 9},
    )
    assert means(tmp_path / "study", table(tmp_path / "ratings.csv", rows)) == {"Raw": MEANS}


def test_a_remark_next_to_ratings_is_no_value(tmp_path: Path):
    """Words in a column “note” were the only criterion, and ratings were left out."""
    path = tmp_path / "ratings.jsonl"
    lines = [
        {
            "worker": rater,
            "info": {"id": f"post{text}"},
            "summary": {
                "text": output(system, text),
                "policy": system,
                "note": "none",
                "axes": {"overall": point(system, text, rater), "accuracy": POINTS[system]},
            },
        }
        for text in TEXTS
        for system in POINTS
        for rater in RATERS
    ]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    found = means(tmp_path / "study", path)
    assert found["summary.axes.overall"] == MEANS
    assert "overall" not in found


@pytest.mark.parametrize(
    "head", ["{criterion}_{number}", "{criterion}_{name}", "{name}.{criterion}"]
)
def test_a_column_for_each_criterion_and_rater(tmp_path: Path, head: str):
    """Numbers after a criterion, and names of raters, were no raters: the table was refused."""
    rows = []
    for text in TEXTS:
        for system in POINTS:
            row: dict[str, Any] = {"doc_id": text, "model": system, "output": output(system, text)}
            for number, name in enumerate(("Anna", "Ben"), start=1):
                words = {"number": number, "name": name}
                row[head.format(criterion="fluency", **words)] = point(system, text, f"r{number}")
                row[head.format(criterion="relevance", **words)] = POINTS[system]
            rows.append({**row, "fluency_mean": 0.5 + POINTS[system]})
    found = means(tmp_path / "study", table(tmp_path / "ratings.csv", rows))
    assert found == {"fluency": MEANS, "relevance": POINTS}
    assert len({row["participant"] for row in recorded(tmp_path / "study")}) == 2


def test_ids_of_documents_that_several_systems_share_name_questions(tmp_path):
    rows = [
        f't{n}{system[0]},d{n},{system},"A text about {n}, by {system}."'
        for n in range(4)
        for system in ("aurora", "cirrus")
    ]
    path = tmp_path / "items.csv"
    path.write_text("\n".join(["item_id,document,system,text", *rows]), "utf-8")
    assert inspect(path).mapping.roles["document"] == "question_id"


@pytest.mark.parametrize("ids", ["t0{}", "Story {}", "doc-{}"])
def test_ids_in_a_column_called_text_name_what_several_systems_wrote_about(tmp_path, ids):
    rows = [
        f"r{rater},{ids.format(n)},{system},{1 + (rater + n) % 5}"
        for rater in range(3)
        for n in range(4)
        for system in ("aurora", "cirrus")
    ]
    path = tmp_path / "ratings.csv"
    path.write_text("\n".join(["Rater,Text,System,Fluency", *rows]), "utf-8")
    assert inspect(path).mapping.roles["Text"] == "question_id"
    assert cli.main(["new", str(tmp_path / "study"), str(path)]) == 0
    content = read_study(tmp_path / "study")
    assert len(content.items) == 8
    assert len({item.question_id for item in content.items}) == 4


@pytest.mark.parametrize(
    ("head", "source"),
    [("question", "d{}"), ("topic", "Of numbers.")],
    ids=["next to questions", "no ids"],
)
def test_short_sources_name_no_questions(tmp_path, head, source):
    rows = [
        f'What is {n}?,{source.format(n)},{system},"It is {n}, says {system}."'
        for n in range(4)
        for system in ("aurora", "cirrus")
    ]
    path = tmp_path / "items.csv"
    path.write_text("\n".join([f"{head},document,system,text", *rows]), "utf-8")
    assert inspect(path).mapping.roles["document"] != "question_id"
