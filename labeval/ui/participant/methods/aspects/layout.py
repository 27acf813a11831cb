"""Layout of the aspects page: references, answers, ratings and the reason."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from labeval.study.methods.aspects import PREFERRED, Settings
from labeval.ui.participant.methods.aspects.labels import explained, points_of, preference_of
from labeval.ui.participant.pages.candidate_texts import size_alone, together
from labeval.ui.participant.pages.explanations import Labels
from labeval.ui.participant.pages.rating_page import GAP, RatingPage
from labeval.ui.participant.pages.references_frame import ReferencesFrame
from labeval.ui.participant.sizes import document_size, reading_sizes
from labeval.ui.theme import Theme
from labeval.ui.widgets.answers.aspect_grid import AspectGrid, AspectRow, Cell
from labeval.ui.widgets.answers.candidate_tabs import CandidateTabs
from labeval.ui.widgets.answers.justification_box import JustificationBox
from labeval.ui.widgets.texts.definition_panel import Definition
from labeval.ui.widgets.texts.reading_frame import ReadingFrame

BETWEEN = 12
MOST_OF_WIDTH = 0.64
"""Of the page's width, for the grid."""
MOST_OF_HEIGHT = 0.46
"""Of the height below the question, for what is answered."""
REFERENCES_SHARE = 0.36
LEAST_DEFINITION = 64
TAB_GAP = 4


class AspectsLayout(RatingPage):
    """All parts of the page; the class that uses it reacts to them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current_cell: Cell = (0, 0)
        self.references = ReferencesFrame(self)
        self.tabs = CandidateTabs(self)
        self.grid = AspectGrid(self)
        self.justification = JustificationBox(self)

    @property
    def settings(self) -> Settings:
        """The block's settings."""
        assert isinstance(self.view.settings, Settings)
        return self.view.settings

    @property
    def current_candidate(self) -> int:
        """Number of the answer that is being rated, from 0."""
        return self._current_cell[0]

    @property
    def one_at_a_time(self) -> bool:
        """True if the answers are in tabs, because they do not fit next to each other."""
        return self.texts.are_apart

    # -- a rating page ----------------------------------------------------------------------

    def build(self) -> None:
        view = self.view
        names = [self.candidate_name(n) for n in range(len(view.items))]
        rows = [AspectRow(self.name(c), points_of(view, c)) for c in view.criteria]
        self.grid.set_rows(
            rows,
            names,
            preferred=self.tr("Preferred answer"),
            tick=self.tr("None is acceptable; I choose the least bad"),
        )
        self.tabs.set_names(names, self.drawn)
        for n, frame in enumerate(self.make_frames(ReadingFrame, len(view.items))):
            frame.words_selected.connect(lambda n=n: self.on_text_touched(n))
        prompt = self.settings.justification
        self.justification.set_prompt(prompt.in_language(view.language) if prompt else "")
        for criterion in view.criteria:
            self._definitions[criterion.id] = explained(view, criterion)
        self._definitions[PREFERRED] = preference_of(view)
        self._current_cell = (0, 0)
        self.set_read_only(self._read_only)

    def lay_out(self, rect: QRect) -> None:
        height = self._lay_out_answers(rect)
        room = rect.adjusted(0, 0, 0, -height - GAP)
        if self.references.used:
            width = round(rect.width() * REFERENCES_SHARE)
            self.references.set_text_px(document_size(self.theme, self.size()))
            self.references.setGeometry(room.x(), room.y(), width, room.height())
            room.adjust(width + BETWEEN, 0, 0, 0)
        self._lay_out_texts(room)

    def theme_controls(self, theme: Theme) -> None:
        for part in (self.references, self.tabs, self.grid, self.justification):
            part.set_theme(theme)

    def set_read_only(self, read_only: bool) -> None:
        super().set_read_only(read_only)
        self.justification.set_read_only(read_only)
        self.grid.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, read_only)

    def definitions(self) -> list[Definition]:
        return [*super().definitions(), self._definitions[PREFERRED]]

    # -- what the page uses -----------------------------------------------------------------

    def candidate_name(self, n: int) -> str:
        return self.tr("Answer {number}").format(number=n + 1)

    def show_candidate(self) -> None:
        """Bring the current answer into view, or mark it where all are."""
        here = self.current_candidate
        self.tabs.set_current(here)
        for n, frame in enumerate(self.frames):
            frame.setVisible(not self.texts.are_apart or n == here)
            frame.set_edge("accent" if n == here and not self.texts.are_apart else "")
        self.texts.report()

    def show_states(self, values: Mapping[Cell, str], preferred: int) -> None:
        """On each tab: how many aspects are rated, and which answer is preferred."""
        count = len(self.view.criteria)
        states = []
        for n in range(len(self.view.items)):
            done = sum(bool(values[n, m]) for m in range(count))
            state = "✓" if done == count else f"{done}/{count}"
            states.append(f"★ {state}" if n == preferred else state)
        self.tabs.set_states(states)

    def on_text_touched(self, candidate: int) -> None:
        """Somebody has selected words in an answer."""
        raise NotImplementedError

    def turn(self, by: int) -> bool:
        """Turn the current answer where one is read at a time."""
        if not self.texts.are_apart:
            return super().turn(by)
        frame = self.frames[self.current_candidate]
        return frame.overflows and frame.view.turn(by)

    # -- inside -----------------------------------------------------------------------------

    def _labels(self) -> Labels | None:
        """None: expected answers are marked in the grid, as words they would fill a page."""
        return None

    def _lay_out_answers(self, rect: QRect) -> int:
        """Grid, definition, reason and comment at the foot of the page; the height they take."""
        width = min(self.grid.natural_width(), round(rect.width() * MOST_OF_WIDTH))
        right = rect.width() - width - BETWEEN
        comment = self.comment.least_height(right) if self.view.settings.comment.ask else 0
        boxes = self.justification.least_height(right) + GAP + (comment + GAP if comment else 0)
        least = self.grid.least_height()
        most = max(least, LEAST_DEFINITION + boxes, round(rect.height() * MOST_OF_HEIGHT))
        strip = self.definition.height_for(self.definitions(), right, most - boxes)
        height = min(most, max(least, strip + boxes))
        self.controls_fit = (
            self.definition.fits and self.grid.least_width() <= width and least <= height
        )
        top = rect.bottom() - height + 1
        self.grid.place(QRect(rect.x(), top, width, height))
        x = rect.x() + width + BETWEEN
        self.definition.place(x, top, right, strip)
        y, bottom = top + strip + GAP, top + height
        if comment:
            self.comment.setGeometry(x, bottom - comment, right, comment)
            bottom -= comment + GAP
        self.justification.setGeometry(x, y, right, bottom - y)
        return height

    def _lay_out_texts(self, room: QRect) -> None:
        """All answers at once where they fit, else one at a time below tabs."""
        texts = self.view.texts
        for n, frame in enumerate(self.frames):
            frame.set_label(self.candidate_name(n))
        found = together(self.frames, texts, room, self.sizes())
        self.texts.are_apart = found is None
        self.tabs.setVisible(self.texts.are_apart)
        if found is not None:
            for n, frame in enumerate(self.frames):
                frame.setGeometry(found.arrangement.rect(n, room.topLeft()))
            self.texts.fill(found.px)
        else:
            below = self.tabs.place(room.x(), room.y(), room.width()) + TAB_GAP
            room = room.adjusted(0, below, 0, 0)
            for frame in self.frames:
                frame.set_label("")
                frame.setGeometry(room)
            sizes = reading_sizes(self.theme, self.size(), 1)
            self.texts.fill(size_alone(self.frames, texts, room, sizes))
        self.show_candidate()
