"""Files as laboratories have them: remarks before the table, answers of systems in lists, folders
or columns of a survey program."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from openpyxl import Workbook

from labeval.exchange.materials.model import Taken
from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take
from labeval.files.refusal import FileRefused
from tests.exchange.materials.taken import ANSWERS, json_file

QUESTIONS = list(dict.fromkeys(question for question, _ in ANSWERS))
SYSTEMS = list(dict.fromkeys(system for _, system in ANSWERS))


def taken_from(path: Path) -> Taken:
    taken = take(path, inspect(path).mapping)
    assert [problem for problem in taken.problems if problem.severity == "error"] == []
    return taken


def book(folder: Path) -> Path:
    """Remarks on the first sheet; on the second a merged title, and an empty row."""
    made = Workbook()
    made.active.append(["Answers of two systems"])
    made.active.append(["as of March"])
    sheet = made.create_sheet("Answers")
    sheet.append(["Answers (confidential)"])
    sheet.merge_cells("A1:C1")
    sheet.append([])
    sheet.append(["Question", "Model", "Answer"])
    for (question, system), text in ANSWERS.items():
        sheet.append([question, system, text])
    made.save(folder / "answers.xlsx")
    return folder / "answers.xlsx"


def survey(folder: Path) -> Path:
    columns = [f"answer[{system}]. What they said [{system}]" for system in SYSTEMS]
    head = ",".join(["id", "question", *columns])
    rows = [
        f'{n},"{question}",' + ",".join(f'"{ANSWERS[question, system]}"' for system in SYSTEMS)
        for n, question in enumerate(QUESTIONS)
    ]
    (folder / "survey.csv").write_text("\n".join([head, *rows]), encoding="utf-8")
    return folder / "survey.csv"


def lists(folder: Path) -> Path:
    systems = {
        system: {"answers": [{"question": q, "answer": ANSWERS[q, system]} for q in QUESTIONS]}
        for system in SYSTEMS
    }
    return json_file(folder / "lists.json", {"made": {"by": "Kern"}, "systems": systems})


def by_question(folder: Path) -> Path:
    answers = {q: {system: ANSWERS[q, system] for system in SYSTEMS} for q in QUESTIONS}
    return json_file(folder / "questions.json", answers)


@pytest.mark.parametrize("made", [book, survey, lists, by_question])
def test_all_answers_come_in_with_their_questions_and_systems(
    tmp_path: Path, made: Callable[[Path], Path]
) -> None:
    taken = taken_from(made(tmp_path))
    assert {(item.question, item.system): item.text for item in taken.items} == ANSWERS


def test_a_folder_for_each_system_has_a_text_in_each_file(tmp_path: Path) -> None:
    for (question, system), text in ANSWERS.items():
        file = tmp_path / "texts" / system / f"question {QUESTIONS.index(question)}.txt"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{text}\n", encoding="utf-8")
    (tmp_path / "texts" / ".hidden").write_text("not a text")
    taken = taken_from(tmp_path / "texts")
    found = {(item.question_id, item.system): item.text for item in taken.items}
    assert found == {(f"question {QUESTIONS.index(q)}", s): t for (q, s), t in ANSWERS.items()}


def test_single_texts_in_one_folder_are_refused_with_what_to_do(tmp_path: Path) -> None:
    for n, text in enumerate(ANSWERS.values()):
        (tmp_path / f"{n}.txt").write_text(text, encoding="utf-8")
    with pytest.raises(FileRefused, match="put those of each system into a folder of its own"):
        inspect(tmp_path)


def test_lists_of_different_things_are_not_one_table(tmp_path: Path) -> None:
    document = {"questions": [{"id": 1, "text": "Why?"}], "answers": [{"id": 2, "text": "So."}]}
    (tmp_path / "lists.json").write_text(json.dumps(document), encoding="utf-8")
    assert len(inspect(tmp_path / "lists.json").parts) == 2


def test_an_open_document_table_is_refused_with_what_to_do(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "table.ods", "w") as file:
        file.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
    with pytest.raises(FileRefused, match=r"save it as \.xlsx"):
        inspect(tmp_path / "table.ods")
