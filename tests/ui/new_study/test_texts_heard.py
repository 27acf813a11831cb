"""A file of texts by ear: the keyboard goes to its columns, and what was found is announced."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from labeval.ui.accessible import first_words
from labeval.ui.new_study.window import NewStudyWindow

HEAD = "rater,system,question,text,clarity"


@pytest.fixture
def rated(tmp_path: Path) -> Path:
    """Texts of three systems that two people have rated."""
    rows = [
        f"{rater},{system},Question {n}?,Keep them dry as rule {n}.{n} of {place} says.,{place}"
        for rater in ("r1", "r2")
        for n in range(1, 4)
        for place, system in enumerate(("alder", "birch", "cedar"), start=1)
    ]
    path = tmp_path / "rated.csv"
    path.write_text("\n".join((HEAD, *rows)), encoding="utf-8")
    return path


def test_the_keyboard_goes_straight_to_the_next_page(window: NewStudyWindow) -> None:
    had: list[QWidget] = []
    QApplication.instance().focusChanged.connect(lambda _, new: had.append(new))
    window.next.click()
    assert [part for part in had if part is not None] == [window.texts.invitation.choose_file]


def test_what_was_found_in_a_file_is_announced_once(
    window: NewStudyWindow, rated: Path, heard: list[str]
) -> None:
    window.next.click()
    had: list[QWidget] = []
    QApplication.instance().focusChanged.connect(lambda _, new: had.append(new))
    window.bring([rated])
    window.texts.settle()
    assert [part for part in had if part is not None] == [window.focusWidget()]
    assert window.focusWidget().accessibleName() == "rater: Participant"
    (said,) = heard[1:]
    first, *_, last = said.splitlines()
    assert first.startswith("18 rows · 5 columns")
    assert last.startswith("The file has 18 judgments by 2 participants, too.")
    assert first_words(window.texts.mapping.noted) is not None, "Tab leads to all that was noticed"


def test_a_file_that_cannot_be_read_is_announced_and_another_one_can_be_chosen(
    window: NewStudyWindow, tmp_path: Path, heard: list[str]
) -> None:
    window.next.click()
    empty = tmp_path / "empty.csv"
    empty.write_text("")
    window.bring([empty])
    window.texts.settle()
    assert heard[-1] == window.texts.invitation.problem.text() != ""
    assert window.focusWidget() is window.texts.invitation.choose_file
