"""A small picture: how often each answer was given where a code occurs, against elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.ui.coding.moment.ratings_at import RatingsAt
from labeval.ui.coding.parts.code_colours import code_colours
from labeval.ui.coding.parts.names import answer_name, method_name
from labeval.ui.coding.parts.numbers import LocalAmount
from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.basics.buttons import mixed
from labeval.ui.widgets.basics.lettering import line_count, line_height, type_font

_BARS = 64
_LABEL = 20
_WIDEST = 28
"""Of a bar, so that one of few answers is no block."""


class RatingsChart(Themed, QWidget):
    """Bars of the shares of answers at one code; the share elsewhere is a line across each."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._ratings: RatingsAt | None = None
        self._colour = ""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_ratings(self, ratings: RatingsAt | None, colour: str) -> None:
        """Show these; None shows nothing."""
        self._ratings, self._colour = ratings, colour
        self.setAccessibleName(self.caption())
        self.setVisible(ratings is not None)
        self.updateGeometry()
        self.update()

    def caption(self) -> str:
        """The picture in words, with its n."""
        ratings = self._ratings
        if ratings is None:
            return ""
        text = self.tr("n = {n} of {all} ratings ({method})").format(
            n=LocalAmount(ratings.n),
            all=LocalAmount(ratings.total),
            method=method_name(ratings.method),
        )
        most = ratings.most()
        if most:
            here = ratings.here[most] / ratings.n
            rest = ratings.elsewhere[most] / (ratings.total - ratings.n)
            text += self.tr("; {answer}: {here} here, {rest} elsewhere").format(
                answer=answer_name(most), here=_percent(here), rest=_percent(rest)
            )
            text += self.tr(" (the lines)")
        return f"{text}. {self.counted()}"

    def counted(self) -> str:
        """The counted ratings, described in a sentence."""
        return self.tr(
            "Of each page with words: the answer to the criterion that was open, or that to all "
            "criteria where it is the same."
        )

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        px = self._theme.px(12)
        lines = line_count(self.caption(), max(50, width), px)
        return self._theme.px(_BARS + _LABEL) + 14 + lines * line_height(px)

    def sizeHint(self) -> QSize:
        return QSize(240, self.heightForWidth(max(200, self.width())))

    def paintEvent(self, event: QPaintEvent) -> None:
        ratings, theme = self._ratings, self._theme
        if ratings is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        values = list(ratings.here)
        cell = self.width() / len(values)
        bars = theme.px(_BARS)
        rest = max(1, ratings.total - ratings.n)
        top = max(
            *(ratings.here[v] / ratings.n for v in values),
            *(ratings.elsewhere[v] / rest for v in values),
        )
        for n, value in enumerate(values):
            width = min(cell * 3 / 4, float(theme.px(_WIDEST)))
            left = n * cell + (cell - width) / 2
            here = ratings.here[value] / ratings.n / top * bars
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._bar_colour(value))
            painter.drawRoundedRect(QRectF(left, bars - here, width, here), 3, 3)
            y = bars - ratings.elsewhere[value] / rest / top * bars
            if ratings.total > ratings.n:
                painter.setPen(theme.color("text"))
                painter.drawLine(QPointF(left - 2, y), QPointF(left + width + 2, y))
            painter.setPen(theme.color("text"))
            painter.setFont(type_font(theme.px(12 if cell > 34 else 11)))
            label = painter.fontMetrics().elidedText(
                answer_name(value), Qt.TextElideMode.ElideRight, int(cell)
            )
            box = QRectF(n * cell, bars + 2, cell, theme.px(_LABEL))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, label)
        painter.setPen(theme.color("line"))
        painter.drawLine(QPointF(0, bars + 0.5), QPointF(self.width(), bars + 0.5))
        painter.setPen(theme.color("soft_text"))
        painter.setFont(type_font(theme.px(12)))
        box = QRectF(0, bars + theme.px(_LABEL) + 8, self.width(), self.height())
        flags = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, int(flags) | int(Qt.TextFlag.TextWordWrap), self.caption())
        painter.end()

    def _bar_colour(self, value: str) -> QColor:
        ratings, theme = self._ratings, self._theme
        if ratings is not None and value == ratings.most():
            return code_colours(self._colour, theme).line
        return mixed(theme.paper, theme.accent, 0.35)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.update()


def _percent(share: float) -> str:
    return f"{QLocale().toString(100 * share, 'f', 0)}\N{NO-BREAK SPACE}%"
