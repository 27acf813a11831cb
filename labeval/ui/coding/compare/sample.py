"""The dialog that draws a sample for double coding."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QFormLayout, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from labeval.ui.coding.parts.section import QuietField
from labeval.ui.theme import GRID, Theme, palette_of
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import type_font

translate = QCoreApplication.translate


def what_is_missing(*, drawn: bool) -> str:
    """The sentence in place of a comparison where nothing can be compared yet.

    Args:
        drawn: whether a sample was drawn for them.
    """
    if drawn:
        return translate(
            "CompareWindow",
            "Both code the sources of the sample; Ctrl+D marks each as finished. The other coder "
            "takes over by the button at the top left of the coding window, or codes a copy of the "
            "study that is merged into this one. When both have coded the same sources, "
            "coefficients and disagreements appear here.",
        )
    return translate(
        "CompareWindow",
        "It takes two coders, and so far there is one. “Draw a sample…” chooses "
        "sources for a second one and keeps both blind to each other. The second coder "
        "takes over by the button at the top left of the coding window, or codes a copy "
        "of the study that is merged into this one. When both have coded the same "
        "sources, coefficients and disagreements appear here.",
    )


class SampleDialog(QDialog):
    """The second coder, the share of the texts, and the seed of the draw."""

    def __init__(self, theme: Theme, parent: QWidget, sources: int) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Draw a sample"))
        self.setPalette(palette_of(theme))
        self.setAutoFillBackground(True)
        about = Label(theme, size=13, role="soft_text", wrap=True)
        about.set_text(
            self.tr(
                "The same share of every kind of text and condition is drawn from {sources} "
                "sources. Whoever has not finished a source does not see the other's codes in it."
            ).format(sources=sources)
        )
        self._second = QuietField(theme)
        self._second.setPlaceholderText(self.tr("A code, never a name"))
        self._share = _number(theme, 1, 100, 20)
        self._share.setSuffix(" %")
        self._seed = _number(theme, 0, 999_999, 1)
        form = QFormLayout()
        form.setSpacing(GRID)
        for name, field in (
            (self.tr("Second coder"), self._second),
            (self.tr("Share"), self._share),
            (self.tr("Seed"), self._seed),
        ):
            label = Label(theme, size=13)
            label.set_text(name)
            field.setAccessibleName(name)
            form.addRow(label, field)
        self.draw = ActionButton(self.tr("Draw"), primary=True)
        cancel = ActionButton(self.tr("Cancel"))
        row = QHBoxLayout()
        row.addStretch(1)
        for button in (cancel, self.draw):
            button.set_theme(theme)
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)
        column.setSpacing(2 * GRID)
        column.addWidget(about)
        column.addLayout(form)
        column.addLayout(row)
        self.setMinimumWidth(theme.px(420))
        self.draw.setEnabled(False)
        self._second.textChanged.connect(self._on_text_changed)
        for line in (self._second, self._share.lineEdit(), self._seed.lineEdit()):
            line.returnPressed.connect(self.draw.click)
        self.draw.clicked.connect(self.accept)
        cancel.clicked.connect(self.reject)

    def second(self) -> str:
        """The second coder's code."""
        return self._second.text().strip()

    def share(self) -> float:
        """Share of the sources, above 0 and up to 1."""
        return self._share.value() / 100

    def seed(self) -> int:
        """Seed of the drawing."""
        return self._seed.value()

    def _on_text_changed(self) -> None:
        self.draw.setEnabled(bool(self.second()))


def _number(theme: Theme, least: int, most: int, value: int) -> QSpinBox:
    box = QSpinBox()
    box.setRange(least, most)
    box.setValue(value)
    box.setFont(type_font(theme.px(13)))
    return box
