"""Writing a text from passages."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout

from labeval.session.events.events import Kind
from labeval.session.running.session import Session
from labeval.ui.participant.screens.screen import Observed, StepScreen, first_obstacle
from labeval.ui.participant.writing.drafts import Drafts
from labeval.ui.participant.writing.page import WritingPage
from labeval.ui.participant.writing.view import writing_view_of
from labeval.ui.theme import Theme
from labeval.ui.widgets.bars.key_hints import KeyHint
from labeval.ui.widgets.texts.documents import ReadingPlace


class WritingScreen(StepScreen):
    """One response after the other on the same page."""

    sizes_itself = True

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._writing = ""
        self._place = (0, 0)
        self._goes_on = False
        self.page = WritingPage()
        self.page.set_theme(theme)
        self.drafts = Drafts(lambda: self.page.text, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.page)
        self._connect()

    def arrive(self, session: Session) -> None:
        view = writing_view_of(session)
        if view.id != self._writing:
            self._writing = view.id
            self.page.show_view(view)
            self.drafts.begin(view.text)
            place = self.page.passages.place()
            self._place = (place.document, place.position)
        else:
            self.page.show_view(view)
            self.drafts.go_on()
        if not self.page.task_is_open:
            self.page.focus_text()

    def usual_title(self) -> str:
        return self.tr("Writing")

    def still_open(self, session: Session) -> str:
        return first_obstacle(session.writing_open())

    def focus_open(self, session: Session) -> str:
        self.page.focus_text()
        return ""

    def key_hints(self, session: Session) -> Sequence[KeyHint]:
        number = self.page.passages.current
        return (
            (["Ctrl", "K"], self.tr("cite [{n}]").format(n=number)),
            (["F6"], self.tr("passages / text")),
            (["Ctrl", "F"], self.tr("search")),
            (["F1"], self.tr("task")),
            (["Ctrl", "Enter"], self.tr("next")),
        )

    def enter_waits(self, session: Session) -> float | None:
        """Enter begins a line; only with Ctrl does it go on."""
        return 0 if self._goes_on else None

    def flush(self) -> None:
        self.drafts.flush()

    def leave(self) -> None:
        self.drafts.rest()
        self.page.close_task()

    # -- inside -------------------------------------------------------------------------------

    def _connect(self) -> None:
        page = self.page
        page.edited.connect(self.drafts.note_change)
        page.struck.connect(self.drafts.note_key)
        page.pasting.connect(self.drafts.paste)
        page.citing.connect(self.drafts.cite)
        page.writing_left.connect(self.drafts.flush)
        page.passage_changed.connect(self.changed)
        page.passages_turned.connect(self._on_passages_turned)
        page.passages_searched.connect(self._on_passages_searched)
        page.task_opened.connect(self._on_task_opened)
        page.go_on_requested.connect(self._on_go_on_requested)
        self.drafts.due.connect(self.commanded)

    def _on_go_on_requested(self) -> None:
        self._goes_on = True
        try:
            self.next_requested.emit()
        finally:
            self._goes_on = False

    def _on_passages_turned(self, place: ReadingPlace) -> None:
        here = (place.document, place.position)
        if here != self._place:
            self._place = here
            document, first = str(place.document + 1), str(place.position)
            self.observed.emit(Observed(Kind.DOCUMENT_TURNED, document, first))

    def _on_passages_searched(self, words: str) -> None:
        self.observed.emit(Observed(Kind.DOCUMENT_SEARCHED, value=words))

    def _on_task_opened(self) -> None:
        self.observed.emit(Observed(Kind.DEFINITIONS_OPENED))
