"""Layout of the aspects page: references, answers, ratings and the reason."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from labeval.study.methods.aspects import PREFERRED, Settings
from labeval.ui.participant.methods.aspects.labels import (
    answer_name,
    explained,
    points_of,
    preference_of,
)
from labeval.ui.participant.pages.candidates_page import CandidatesPage
from labeval.ui.participant.pages.explanations import Labels
from labeval.ui.participant.pages.page_layout import GAP
from labeval.ui.participant.pages.references_frame import ReferencesFrame
from labeval.ui.participant.sizes import document_size
from labeval.ui.widgets.answers.aspect_grid import AspectGrid, AspectRow, Cell
from labeval.ui.widgets.answers.justification_box import JustificationBox
from labeval.ui.widgets.texts.definition_panel import Definition

BETWEEN = 12
MOST_OF_WIDTH = 0.64
"""Of the page's width, for the grid."""
MOST_OF_HEIGHT = 0.46
"""Of the height below the question, for what is answered."""
GROUPED_WIDTH, GROUPED_HEIGHT = 0.72, 0.6
"""The same on a screen where the aspects are in groups."""
LEAST_GROUPED_HEIGHTS = (0.5, 0.58, 0.66)
"""The same where everything is as small as it can be, tried in turn: the rest is the text's."""
REFERENCES_SHARE = 0.36
LEAST_DEFINITION = 64


class AspectsLayout(CandidatesPage):
    """All parts of the page; the class that uses it reacts to them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current_cell: Cell = (0, 0)
        self.references = ReferencesFrame(self)
        self.grid = AspectGrid(self)
        self.justification = JustificationBox(self)

    @property
    def settings(self) -> Settings:
        """The block's settings."""
        return self.settings_as(Settings)

    @property
    def current_candidate(self) -> int:
        """Number of the answer that is being rated, from 0."""
        return self._current_cell[0]

    @property
    def groups(self) -> int:
        return len(self.grid.groups)

    # -- a rating page ----------------------------------------------------------------------

    def build(self) -> None:
        view = self.view
        names = [self.candidate_name(n) for n in range(len(view.items))]
        rows = [
            AspectRow(view.name_of(c), points_of(view, c), c.definition.in_language(view.language))
            for c in view.criteria
        ]
        self.grid.set_rows(
            rows,
            names,
            preferred=self.tr("Preferred answer"),
            tick=self.tr("None is acceptable; I choose the least bad"),
        )
        self.make_candidates()
        prompt = self.settings.justification
        self.justification.set_prompt(prompt.in_language(view.language) if prompt else "")
        for criterion in view.criteria:
            self.explanation.definitions[criterion.id] = explained(view, criterion)
        self.explanation.definitions[PREFERRED] = preference_of(view)
        self._current_cell = (0, 0)
        self.set_read_only(self._read_only)

    def lay_out(self, rect: QRect) -> None:
        height = self._lay_out_answers(rect)
        room = rect.adjusted(0, 0, 0, -height - GAP)
        if self.references.used:
            width = round(rect.width() * REFERENCES_SHARE)
            self.references.set_text_px(document_size(self.placement.reading_theme, self.size()))
            self.references.setGeometry(room.x(), room.y(), width, room.height())
            self.controls_fit &= self.references.least_height() <= room.height()
            room.adjust(width + BETWEEN, 0, 0, 0)
        self.lay_out_texts(room)

    def set_read_only(self, read_only: bool) -> None:
        super().set_read_only(read_only)
        self.justification.set_read_only(read_only)
        self.grid.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, read_only)

    def definitions(self) -> list[Definition]:
        return [*super().definitions(), self.explanation.definitions[PREFERRED]]

    # -- what the page uses -----------------------------------------------------------------

    def candidate_name(self, n: int) -> str:
        return answer_name(n)

    def show_states(self, values: Mapping[Cell, str], preferred: int) -> None:
        """On each tab: how many aspects are rated, and which answer is preferred."""
        count = len(self.view.criteria)
        states, spoken = [], []
        rated, preferred_words = self.tr("{done} of {count} aspects rated"), self.tr("preferred")
        for n in range(len(self.view.items)):
            done = sum(bool(values[n, m]) for m in range(count))
            state = "✓" if done == count else f"{done}/{count}"
            states.append(f"★ {state}" if n == preferred else state)
            words = rated.format(done=done, count=count)
            spoken.append(f"{preferred_words}, {words}" if n == preferred else words)
        self.tabs.set_states(states, spoken)

    # -- inside -----------------------------------------------------------------------------

    def _labels(self) -> Labels | None:
        """None: expected answers are marked in the grid, as words they would fill a page."""
        return None

    def _lay_out_answers(self, rect: QRect) -> int:
        """Grid, definition, reason and comment at the foot of the page; the height they take."""
        least = self.placement.drawing.least
        self.grid.set_apart(least)
        for share in LEAST_GROUPED_HEIGHTS if least else (GROUPED_HEIGHT,):
            height = self._lay_out_next_to_definition(rect, share)
            if self.placement.may_group and not self.controls_fit:
                height = self._lay_out_below_definition(rect, share)
            if self.controls_fit:
                break
        return height

    def _lay_out_below_definition(self, rect: QRect, share: float) -> int:
        """The definition from edge to edge, since next to the grid it would be narrow and long."""
        width = self.grid.width_in(round(rect.width() * GROUPED_WIDTH))
        right = rect.width() - width - BETWEEN
        boxes = self._boxes_height(right)
        most = round(rect.height() * share) - GAP
        least = max(self.grid.least_height(1), boxes)
        strip = self.definition.height_for(self.definitions(), rect.width(), most - least)
        rows = self.grid.rows_in(most - strip)
        below = max(self.grid.least_height(rows), boxes)
        self.controls_fit = (
            self.definition.has_room
            and width <= round(rect.width() * GROUPED_WIDTH)
            and below <= most - strip
        )
        height = strip + GAP + below
        top = rect.bottom() - height + 1
        self.definition.place(rect.x(), top, rect.width(), strip)
        top += strip + GAP
        self.grid.place(QRect(rect.x(), top, width, below), grouped=True)
        self._place_boxes(QRect(rect.x() + width + BETWEEN, top, right, below))
        return height

    def _lay_out_next_to_definition(self, rect: QRect, share: float) -> int:
        if self.placement.may_group:
            most_width = round(rect.width() * GROUPED_WIDTH)
            width, least_width = self.grid.width_in(most_width), 0
        else:
            most_width = round(rect.width() * MOST_OF_WIDTH)
            width = min(self.grid.natural_width(), most_width)
            least_width = self.grid.least_width()
        right = rect.width() - width - BETWEEN
        boxes = self._boxes_height(right) + GAP
        least, most_share = self.grid.least_height(), MOST_OF_HEIGHT
        if self.placement.may_group:
            most_share = share
            least = self.grid.least_height(self.grid.rows_in(round(most_share * rect.height())))
        most = max(least, LEAST_DEFINITION + boxes, round(rect.height() * most_share))
        strip = self.definition.height_for(self.definitions(), right, most - boxes)
        height = min(most, max(least, strip + boxes))
        fits = least_width <= width <= most_width and max(least, strip + boxes) <= height
        self.controls_fit = self.definition.has_room and fits
        top = rect.bottom() - height + 1
        self.grid.place(QRect(rect.x(), top, width, height), grouped=self.placement.may_group)
        x = rect.x() + width + BETWEEN
        self.definition.place(x, top, right, strip)
        self._place_boxes(QRect(x, top + strip + GAP, right, height - strip - GAP))
        return height

    def _comment_height(self, width: int) -> int:
        return self.comment.least_height(width) if self.view.settings.comment.ask else 0

    def _boxes_height(self, width: int) -> int:
        """Height of the reason and the comment below it."""
        comment = self._comment_height(width)
        return self.justification.least_height(width) + (GAP + comment if comment else 0)

    def _place_boxes(self, rect: QRect) -> None:
        """Place the reason, and the comment below it, with its whole prompt where that has room."""
        comment = self._comment_height(rect.width())
        if comment:
            spare = rect.height() - GAP - self.justification.whole_height(rect.width())
            comment = max(comment, min(self.comment.whole_height(rect.width()), spare))
            bottom = rect.bottom() + 1 - comment
            self.comment.setGeometry(rect.x(), bottom, rect.width(), comment)
            rect = rect.adjusted(0, 0, 0, -comment - GAP)
        self.justification.setGeometry(rect)
