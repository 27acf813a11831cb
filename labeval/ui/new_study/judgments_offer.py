"""The offer to make a study of the judgments that a file has, with all of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from labeval.exchange.study_from_judgments import Made, study_from_judgments
from labeval.jobs.new_study.materials import OwnTexts
from labeval.text.amounts import Amount
from labeval.ui.language import Retranslating
from labeval.ui.sentences import translated
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label


class JudgmentsOffer(Retranslating, QWidget):
    """Says that a file has judgments, and offers a study of them; hidden where it has none.

    Signals:
        wanted: a study with the judgments is to be made.
    """

    wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._count = self._participants = 0
        self._found = Label(theme, wrap=True)
        self.make = ActionButton()
        self.make.set_theme(theme)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2 * GRID)
        row.addWidget(self._found, 1)
        row.addWidget(self.make)
        self.make.clicked.connect(self.wanted)
        self.hide()
        self.retranslate()

    def show_texts(self, texts: OwnTexts) -> None:
        """Show the judgments that some texts come with."""
        rows = texts.taken.judgments
        self._count = len(rows)
        self._participants = len({row.cells.get("participant", "") for row in rows})
        self.setVisible(bool(rows))
        self.retranslate()

    def in_words(self) -> list[str]:
        """The sentence about the judgments; none where there are none."""
        return [self._found.text()] if self._count else []

    def retranslate(self) -> None:
        found = self.tr(
            "The file has {count:judgment|judgments} by {people:participant|participants}, too. "
            "New sessions begin without them."
        )
        self._found.set_text(
            found.format(count=Amount(self._count), people=Amount(self._participants))
        )
        self.make.setText(self.tr("Study with these judgments…"))


def make_of_judgments(texts: OwnTexts, target: Path) -> list[str]:
    """Make the study folder ``target`` with the judgments of files, all or nothing.

    Returns:
        What was made, and everything that was inferred, a line each.

    Raises:
        StudyProblems: everything that is wrong with the files.
        ExchangeError: the target is not empty, or nothing can be written.
    """
    return list(_described(study_from_judgments(target, texts.seen.files, None, texts.mapping)))


def _described(made: Made) -> Sequence[str]:
    count = QCoreApplication.translate(
        "JudgmentsOffer",
        "✓ {judgments:judgment|judgments} of {items:text|texts} by "
        "{people:participant|participants} taken in; “Results” shows them.",
    )
    look = QCoreApplication.translate(
        "JudgmentsOffer",
        "Methods, scales and criteria were inferred from the file: look over them with “Edit”.",
    )
    lines = [
        count.format(
            judgments=Amount(made.judgments),
            items=Amount(made.items),
            people=Amount(made.participants),
        ),
        look,
        *(sentence.described(translated) for sentence in (*made.assumed, *made.remarks)),
        *(problem.described(translated) for problem in made.warnings),
    ]
    if made.unanswered:
        text = QCoreApplication.translate(
            "JudgmentsOffer", "{count:row|rows} without a value left out"
        )
        lines.append(text.format(count=Amount(made.unanswered)))
    if made.unused:
        text = QCoreApplication.translate("JudgmentsOffer", "columns not used: {columns}")
        lines.append(text.format(columns=", ".join(made.unused)))
    return lines
