"""Judgments made elsewhere come into a study from the home window, after they were shown."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog

from labeval import cli
from labeval.exchange.described.writing import DescribedExport
from labeval.exchange.tables.evidence import COLUMNS as EVIDENCE
from labeval.store.record.record import Record
from labeval.study.reading import read_study
from labeval.ui.home.files.incoming_dialog import IncomingDialog
from labeval.ui.home.files.incoming_judgments import JudgmentsDialog
from labeval.ui.theme import LIGHT

HEAD = "Rater;Text id;Criterion;Score\n"
ROWS = "r1;t01;Honesty;4\nr1;t02;Honesty;2\nr2;t01;honesty;5\n"


@pytest.fixture
def judge(home, tmp_path, monkeypatch) -> Callable[..., str]:
    """Choose a file with judgments, press a button of the dialog, and return what it showed."""
    file = tmp_path / "judged.csv"
    chosen = ([str(file)], "")
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: chosen)

    def judge(button: str, rows: str = ROWS, head: str = HEAD) -> str:
        file.write_text(head + rows, encoding="utf-8")
        seen: list[str] = []

        def press() -> None:
            dialog = QApplication.activeModalWidget()
            assert isinstance(dialog, IncomingDialog)
            seen.append(f"{dialog.summary}\n{dialog.shown.toPlainText()}")
            home.press(button, dialog)

        back = home.window.panel._back
        if back.isVisible():  # behind the lines on the judgments that came in before
            home.press(back.text())
        QTimer.singleShot(0, press)
        home.press("Take in judgments…")
        return seen[0]

    return judge


def imported(home) -> list[tuple[str, ...]]:
    if not home.folder.database.exists():
        return []
    with Record(home.folder.database, read_only=True) as record:
        rows = record.imported.rows()
        return sorted((r.participant, r.method, r.criterion, r.items, r.value) for r in rows)


def test_judgments_are_shown_and_come_in_by_the_criteria_of_the_study(home, judge):
    seen = judge("Cancel")
    assert seen.startswith("3 judgments by 2 participants, 3 of them new\ndqe, honesty: 3")
    assert not home.folder.database.exists()
    judge("Take in the judgments")
    assert imported(home) == [
        ("r1", "dqe", "honesty", "t01", "4"),
        ("r1", "dqe", "honesty", "t02", "2"),
        ("r2", "dqe", "honesty", "t01", "5"),
    ]
    assert "0 of them new" in judge("Close")


def test_texts_that_the_study_does_not_have_are_listed(home, judge):
    seen = judge("Close", "r1;t01;Honesty;4\nr1;t77;Honesty;2\n")
    assert "the items table has no item “t77”" in seen
    assert imported(home) == []


def test_the_command_takes_in_the_same(home, judge, tmp_path, capsys):
    judge("Cancel")
    file = str(tmp_path / "judged.csv")
    assert cli.main(["import", str(home.folder.path), file]) == 0
    assert "3 judgments" in capsys.readouterr().out
    assert len(imported(home)) == 3
    mapped = ["--map", "value=Note", "--map", "participant=Wer", "--map", "id=Was"]
    other = tmp_path / "other.csv"
    other.write_text("Wer;Was;Note\nr5;t01;3\n", encoding="utf-8")
    assert cli.main(["import", str(home.folder.path), str(other), *mapped]) == 0
    assert ("r5", "dqe", "overall", "t01", "3") in imported(home)


def test_label_studio_tasks_come_back_as_judgments_of_others(home, tmp_path):
    folder = str(home.folder.path)
    assert cli.main(["simulate", folder, "--participants", "4", "--seed", "2"]) == 0
    with Record(home.folder.database, read_only=True) as record:
        DescribedExport(record).write_all("label-studio", tmp_path / "out")
        codes = {header.participant for header in record.sessions.headers()}
    tasks = tmp_path / "out" / "dqe.json"
    text = tasks.read_text("utf-8")
    for code in codes:
        text = text.replace(code, f"again-{code}")
    tasks.write_text(text, "utf-8")
    assert cli.main(["import", folder, str(tasks)]) == 0
    assert {row[1] for row in imported(home)} == {"dqe"}


def test_a_column_that_was_taken_for_something_else_gets_its_role_in_the_window(home, tmp_path):
    file = tmp_path / "ratings.csv"
    file.write_text("Wer;Was;Note;Gruppe\nr5;t01;3;4\nr6;t02;5;2\n", encoding="utf-8")
    content = read_study(home.folder.path)
    dialog = JudgmentsDialog(home.folder, [file], content, LIGHT)
    assert dialog.roles is not None
    assert dialog.coming is None, "nobody can know which column is whose"
    assert "choose its role above" in dialog._notes.text()
    columns = {view.column.name: view for view in dialog.roles.columns}
    for column, role in (("Wer", "participant"), ("Was", "id"), ("Note", "value")):
        columns[column].role.chosen.emit(role)
    assert dialog.summary.startswith("2 judgments by 2 participants, 2 of them new")
    assert dialog.take.isVisibleTo(dialog)
    columns["Gruppe"].role.chosen.emit("value")
    assert columns["Note"].role.role == "factor", "one value only"
    assert [row.value for _, row in dialog.coming.rows] == ["4", "2"]
    dialog.deleteLater()


def test_marked_words_come_in_with_their_judgments(home, tmp_path):
    text = next(item.text for item in read_study(home.folder.path).items if item.id == "t01")
    judgments, marks = tmp_path / "judgments.csv", tmp_path / "evidence.csv"
    place = "r1,s1,only,dqe,honesty,p1"
    judgments.write_text(
        "participant,session,condition,method,criterion,page,items,value,seconds,answer_seconds,"
        f"page_order,answered_at,turn\n{place},t01,4,,,1,,\n",
        "utf-8",
    )
    head = ",".join(column.name for column in EVIDENCE)
    marks.write_text(f'{head}\n{place},1,t01,3,t01,text,0,5,"{text[:5]}",4,,1.000,\n', "utf-8")
    content = read_study(home.folder.path)
    alone = JudgmentsDialog(home.folder, [marks], content, LIGHT)
    assert alone.coming is None and alone.roles is None
    assert "there are no judgments of the session s1 by r1" in alone.shown.toPlainText()
    assert alone.summary == "The marks cannot be taken in as they are."
    both = JudgmentsDialog(home.folder, [judgments, marks], content, LIGHT)
    assert both.summary == (
        "1 judgment by 1 participant, 1 of them new; 1 mark of words, 1 of them new"
    )
    assert "dqe, honesty: 1 mark of words" in both.shown.toPlainText()
    with Record(home.folder.database) as record:
        assert both.coming.take_into(record) == (1, 1)
    again = JudgmentsDialog(home.folder, [marks], content, LIGHT)
    assert again.summary == "1 mark of words, 0 of them new"
    assert not again.take.isVisibleTo(again)
