"""A note that already knows its time and place, and the study's markers with one key each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal

from labeval.study.model.sessions.moderation import Marker
from labeval.ui.language import Retranslating, interface_language, read_as
from labeval.ui.moderator.cards.card import Card
from labeval.ui.moderator.cards.marker_keys import marker_keys
from labeval.ui.moderator.parts.key_button import KeyButton
from labeval.ui.moderator.parts.typing_box import TypingBox
from labeval.ui.theme import Theme
from labeval.ui.widgets.fitting.wrapping import WrappingRow

KEPT_EVERY_MS = 2000
"""A crash of the window loses no more of a note that is half typed."""


class NoteCard(Retranslating, Card):
    """One note at a time.

    Signals:
        begun: the first key of a new note.
        typed: what is half typed, every few seconds while that goes on.
        finished: the note's text; empty where it was given up. It stays in the field until
            :meth:`clear_note`.
        marked: the id of a marker.
        left: Esc; what is half typed stays.
        refused: an action was asked for while a note is half typed.
    """

    begun = Signal()
    typed = Signal(str)
    finished = Signal(str)
    marked = Signal(str)
    left = Signal()
    refused = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._markers: list[Marker] = []
        self._buttons: list[KeyButton] = []
        self.box = TypingBox(theme)
        self.box.rests = True
        self.box.refused.connect(self.refused)
        self.box.begun.connect(self.begun)
        self.box.finished.connect(self._on_finished)
        self._keeping = QTimer(self)
        self._keeping.setSingleShot(True)
        self._keeping.setInterval(KEPT_EVERY_MS)
        self._keeping.timeout.connect(lambda: self.typed.emit(self.box.toPlainText().strip()))
        self.box.textChanged.connect(self._on_text_changed)
        self.box.returned.connect(self.left)
        self._flow = WrappingRow(6, packed=True)
        self.rows.addWidget(self.box)
        self.rows.addLayout(self._flow)
        self.retranslate()

    def show_place(self, place: str) -> None:
        """Say when and where the note was begun; empty while none is."""
        self.aside.set_text(place)

    def clear_note(self) -> None:
        """The note is saved, or was given up: the field is free for the next."""
        self.box.clear_text()
        self.show_place("")

    def show_markers(self, markers: Sequence[Marker]) -> None:
        """Offer these markers."""
        if list(markers) == self._markers:
            return
        self._markers = list(markers)
        for old in self._buttons:
            self._flow.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._buttons = []
        for marker in markers:
            button = KeyButton(self.theme)
            button.clicked.connect(lambda _=False, id=marker.id: self.marked.emit(id))
            self._buttons.append(button)
            self._flow.addWidget(button)
        self.retranslate()

    def retranslate(self) -> None:
        self.heading.set_text(self.tr("Note"))
        self.right.set_text(self.tr("Markers: Ctrl + key"))
        self.box.setAccessibleName(self.tr("Note"))
        self.box.setPlaceholderText(self.tr("Just type. Time-stamped when you start typing"))
        for marker, button in zip(self._markers, self._buttons, strict=True):
            name = marker.name.in_language(interface_language())
            keys = marker_keys(marker.key)
            read_as(button, marker.name.language_of(interface_language()))
            button.set_words(name, keys, cap=keys.removeprefix("Ctrl "))

    def _on_text_changed(self) -> None:
        if not self.box.half_typed:
            self._keeping.stop()
        elif not self._keeping.isActive():
            self._keeping.start()

    def _on_finished(self) -> None:
        self.finished.emit(self.box.toPlainText().strip())
