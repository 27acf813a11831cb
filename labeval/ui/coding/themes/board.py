"""The theme board: cards on a ground, to be moved, nested, connected and filled with codes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QMimeData, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QApplication, QWidget

from labeval.coding.rows import ThemeLink
from labeval.ui.accessible import announce
from labeval.ui.coding.themes.cards import (
    CODE_WIDTH,
    LINK_PX,
    MAP_WIDTH,
    WIDTH,
    ThemeCard,
    chip_areas,
    code_height,
    height_of,
    link_width,
    moved_down,
    paint_card,
)
from labeval.ui.coding.themes.map_lines import arrival, branch, free_label
from labeval.ui.coding.themes.map_ways import Ways
from labeval.ui.theme import GRID, LIGHT
from labeval.ui.theme import Theme as Look
from labeval.ui.widgets.basics.lettering import text_width, type_font

CODES = "application/x-labeval-codes"
"""MIME type of a drag of codes: a JSON list of ids."""
_STEP = 3 * GRID
_NUMBERED = 60
"""Lines that have their numbers, of very many."""


@dataclass(frozen=True, slots=True)
class MapLine:
    """A line between two cards (their ids)."""

    start: str
    end: str
    number: int = 0
    """Places at which two codes are together; 0 for a code that belongs to a theme."""


class ThemeBoard(QWidget):
    """Draws cards and emits signals for all input; it changes nothing by itself.

    Signals:
        chosen: a theme (its id), or none (``""``).
        moved: a theme was put at another place: id, x, y.
        nested: a theme was dropped on another: id, id of the other.
        codes_dropped: codes (ids) were dropped on a theme (id), or on the ground (``""``); where.
        rename_asked, remove_asked: of the chosen theme.
    """

    chosen = Signal(str)
    moved = Signal(str, float, float)
    nested = Signal(str, str)
    codes_dropped = Signal(list, str, QPointF)
    rename_asked = Signal()
    remove_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.cards: dict[str, ThemeCard] = {}
        self._links: Sequence[ThemeLink] = ()
        self._lines: Sequence[MapLine] = ()
        self._ways = Ways([])
        self._is_map = False
        """True where codes are cards of their own."""
        self._lines_end = 0.0
        """Right end of the lines, some of which go around cards."""
        self.theme_chosen = ""
        self.editable = True
        self._target = ""
        self._pressed: QPointF | None = None
        self._grabbed = ""
        self._chip = ""
        self._shift = QPointF()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAcceptDrops(True)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Theme board"))

    def show_cards(
        self,
        cards: Sequence[ThemeCard],
        links: Sequence[ThemeLink],
        lines: Sequence[MapLine] = (),
    ) -> None:
        """Show other cards, sizes made to fit, keeping what is chosen."""
        self.cards = {card.theme.id: card for card in cards}
        self._is_map = any(card.colour for card in cards)
        least = 0 if self._is_map else 1
        for card in cards:
            if card.colour:
                card.size = QSizeF(CODE_WIDTH, code_height(card.theme.name, self._look))
            else:
                name, chips = card.theme.name, len(card.chips)
                wide = WIDTH if least else MAP_WIDTH
                high = height_of(
                    *(name, chips, self._look, wide), summary=card.summary, least=least
                )
                card.size = QSizeF(wide, high)
        self._links = links
        self._lines = lines
        if self.theme_chosen not in self.cards:
            self.theme_chosen = ""
        self._describe()
        self._fit()
        self.update()

    def moved_by(self, theme: str, added: int) -> dict[str, QPointF]:
        """Places of the cards that would be covered if a theme got so many more codes; the map
        shows no codes on the cards of themes, so that none would."""
        card = self.cards.get(theme)
        if card is None or self._is_map:
            return {}
        chips = len(card.chips) + added
        high = height_of(card.theme.name, chips, self._look, summary=card.summary)
        grown = QRectF(card.at, QSizeF(card.size.width(), high))
        others = {id: other.area for id, other in self.cards.items() if id != theme}
        return moved_down(card.area, grown, others)

    def choose(self, theme: str) -> None:
        """Make a theme the current one; ``""`` for none."""
        if theme != self.theme_chosen:
            self.theme_chosen = theme
            self.chosen.emit(theme)
            self._describe()
            announce(self, self.accessibleDescription())
            self.update()

    def words(self, id: str) -> str:
        """The card of a theme or code with its connections, for assistive technology."""
        card = self.cards[id]
        parts = [card.theme.name, " ".join(card.summary.split("\n"))]
        if (above := self.cards.get(card.theme.parent)) is not None:
            parts.append(self.tr("part of {name}").format(name=above.theme.name))
        parts += (f"{chip.name} {chip.segments}" for chip in card.chips)
        for link in self._links:
            if id in (link.start, link.end) and {link.start, link.end} <= self.cards.keys():
                ends = (self.cards[end].theme.name for end in (link.start, link.end))
                parts.append(f"{' → '.join(ends)} {link.label}".strip())
        for line in self._shown_lines():
            if id in (line.start, line.end):
                other = self.cards[line.end if line.start == id else line.start].theme.name
                together = self.tr("{number} together with {name}")
                joined = self.tr("joined to {name}")
                parts.append(
                    (together if line.number else joined).format(number=line.number, name=other)
                )
        return ". ".join(part for part in parts if part)

    def _describe(self) -> None:
        """Have what the keyboard finds here described: the current card, or what the keys do."""
        hint = self.tr("%Ln card(s); the arrow keys go from one to the next", "", len(self.cards))
        words = self.words(self.theme_chosen) if self.theme_chosen else hint
        self.setAccessibleDescription(words)

    def sizeHint(self) -> QSize:
        areas = [card.area for card in self.cards.values()]
        right = max((area.right() for area in areas), default=400.0)
        right = max(right, self._lines_end)
        bottom = max((area.bottom() for area in areas), default=300.0)
        return QSize(round(right) + GRID, round(bottom) + 3 * GRID)

    def below(self, id: str) -> list[str]:
        """On the map: cards that belong to a theme, and go along when it is moved."""
        if not self._is_map:
            return []
        found, waiting = {id: None}, [id]
        while waiting:
            above = waiting.pop(0)
            under = [n.end for n in self._lines if n.start == above and not n.number]
            under += [key for key, card in self.cards.items() if card.theme.parent == above]
            waiting += [key for key in under if key not in found]
            found.update(dict.fromkeys(under))
        return [key for key in found if key != id]

    def _fit(self) -> None:
        known = self._known_ways()
        ways = (
            known.between(self.cards[n.start].area, self.cards[n.end].area, at)
            for at, n in enumerate(self._shown_lines())
            if n.number
        )
        self._lines_end = max((way.boundingRect().right() for way in ways), default=0.0)
        self.setMinimumSize(self.sizeHint())
        self.updateGeometry()

    # -- drawing ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._paint(painter, self.rect())
        if self.hasFocus() and not self.theme_chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._look.color("accent"), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()

    def height_wanted(self) -> int:
        """Height in which every card has room, in logical pixels."""
        return self.sizeHint().height()

    def paint_on(self, painter: QPainter, width: int, height: int) -> None:
        """Draw the board for a file: light, and nothing current."""
        look, chosen = self._look, self.theme_chosen
        self._look, self.theme_chosen = LIGHT, ""
        self._paint(painter, QRect(0, 0, width, height))
        self._look, self.theme_chosen = look, chosen

    def _paint(self, painter: QPainter, area: QRect) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(area, self._look.color("ground"))
        self._paint_lines(painter)
        for card in self.cards.values():
            above = self.cards.get(card.theme.parent)
            if above is not None:
                self._paint_branch(painter, above.area, card.area)
        for link in self._links:
            if link.start in self.cards and link.end in self.cards:
                ends = self.cards[link.start].area, self.cards[link.end].area
                self._paint_link(painter, *ends, link.label)
        last = self.cards.get(self._grabbed) if self._pressed is not None else None
        ordered = [card for card in self.cards.values() if card is not last]
        for card in [*ordered, *([last] if last else [])]:
            id = card.theme.id
            chosen = id == self.theme_chosen
            paint_card(painter, card, self._look, chosen=chosen, target=id == self._target)

    def _paint_lines(self, painter: QPainter) -> None:
        """Draw what belongs to a theme, and that codes are together, the wider the more often.

        Where there are many lines, only the widest and those of the current card have numbers.
        """
        lines, ways = self._shown_lines(), self._known_ways()
        most = max((line.number for line in lines), default=0)
        taken = list(ways.areas)
        labels: list[tuple[QRectF, str]] = []
        px = self._look.px(12)
        for at, line in enumerate(lines):
            start, end = self.cards[line.start].area, self.cards[line.end].area
            if not line.number:
                self._paint_branch(painter, start, end)
                continue
            path = ways.between(start, end, at)
            lit = self.theme_chosen in (line.start, line.end)
            pen = QPen(self._look.color("accent" if lit else "outline"), 1 + 5 * line.number / most)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)
            if len(labels) >= _NUMBERED and not lit:
                continue
            size = QSizeF(text_width(str(line.number), px) + 8, 18)
            box = free_label(path, size, taken)
            taken.append(box)
            labels.append((box, str(line.number)))
        painter.setFont(type_font(px))
        for box, text in labels:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._look.color("ground"))
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(self._look.color("text"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _shown_lines(self) -> list[MapLine]:
        """The lines between cards that there are, the widest first."""
        lines = [n for n in self._lines if n.start in self.cards and n.end in self.cards]
        return sorted(lines, key=lambda line: -line.number)

    def _known_ways(self) -> Ways:
        """Ways between the cards where they are now."""
        areas = [card.area for card in self.cards.values()]
        if areas != self._ways.areas:
            self._ways = Ways(areas)
        return self._ways

    def _paint_branch(self, painter: QPainter, above: QRectF, below: QRectF) -> None:
        """Draw the line from a theme to a code or theme that is under it."""
        painter.setPen(QPen(self._look.color("soft_text"), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(branch(above, below, self._known_ways()))

    def _paint_link(self, painter: QPainter, start: QRectF, end: QRectF, label: str) -> None:
        """Two themes are connected: an arrow with what it means."""
        path = self._known_ways().between(start, end)
        colour = self._look.color("accent")
        painter.setPen(QPen(colour, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        turn, last = arrival(path), path.currentPosition()
        wings = [
            last - QPointF(9 * cos(turn + side), 9 * sin(turn + side)) for side in (-pi / 7, pi / 7)
        ]
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([last, *wings]))
        if label:
            painter.setFont(type_font(self._look.px(LINK_PX)))
            size = QSizeF(link_width(label, self._look), 20)
            box = free_label(path, size, [card.area for card in self.cards.values()])
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._look.color("ground"))
            painter.drawRoundedRect(box, 5, 5)
            painter.setPen(self._look.color("text"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, label)

    # -- pointer ------------------------------------------------------------------------------

    def _card_at(self, place: QPointF, besides: str = "") -> ThemeCard | None:
        under = [c for c in self.cards.values() if c.area.contains(place) and c.theme.id != besides]
        return under[-1] if under else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        card = self._card_at(event.position())
        self.choose(card.theme.id if card else "")
        self._grabbed = card.theme.id if card and self.editable else ""
        self._chip = ""
        if card is not None and self.editable:
            self._pressed = event.position()
            self._shift = event.position() - card.at
            for chip, area in zip(card.chips, chip_areas(card, self._look), strict=True):
                if area.contains(event.position()):
                    self._chip = chip.code
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.theme_chosen and self.editable:
            self.rename_asked.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        far = (event.position() - self._pressed).manhattanLength()
        if far < QApplication.startDragDistance():
            return
        if self._chip:
            self._pressed = None
            self._drag_code(self._chip)
            return
        card = self.cards[self._grabbed]
        place = event.position() - self._shift
        place = QPointF(max(0.0, place.x()), max(0.0, place.y()))
        way = place - card.at
        for id in (self._grabbed, *self.below(self._grabbed)):
            self.cards[id].at += way
        over = self._card_at(event.position(), besides=self._grabbed)
        self._target = over.theme.id if over and not over.colour else ""
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        grabbed, pressed, target = self._grabbed, self._pressed, self._target
        self._pressed, self._grabbed, self._target = None, "", ""
        if not grabbed or pressed is None or self._chip:
            return
        if target:
            self.nested.emit(grabbed, target)
        elif (event.position() - pressed).manhattanLength() >= QApplication.startDragDistance():
            card = self.cards[grabbed]
            self.moved.emit(grabbed, card.at.x(), card.at.y())
        self._fit()
        self.update()

    def _drag_code(self, code: str) -> None:
        drag = QDrag(self)
        drag.setMimeData(mime_of([code]))
        drag.exec(Qt.DropAction.MoveAction)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.editable and event.mimeData().hasFormat(CODES):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        over = self._card_at(event.position())
        self._target = over.theme.id if over else ""
        event.acceptProposedAction()
        self.update()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._target = ""
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:
        over = self._card_at(event.position())
        over = None if over and over.colour else over
        self._target = ""
        event.acceptProposedAction()
        theme = over.theme.id if over else ""
        self.codes_dropped.emit(codes_of(event.mimeData()), theme, event.position())
        self.update()

    # -- keyboard -----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        step = steps.get(Qt.Key(event.key()))
        card = self.cards.get(self.theme_chosen)
        if step is not None and self.cards:
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                if card is not None and self.editable:
                    x = max(0.0, card.at.x() + step[0] * _STEP)
                    y = max(0.0, card.at.y() + step[1] * _STEP)
                    self.moved.emit(card.theme.id, x, y)
            else:
                self._step(*step)
        elif card is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_F2):
            self.rename_asked.emit()
        elif card is not None and self.editable and event.key() == Qt.Key.Key_Delete:
            self.remove_asked.emit()
        else:
            super().keyPressEvent(event)

    def _step(self, dx: int, dy: int) -> None:
        """To the nearest card in a direction."""
        here = self.cards.get(self.theme_chosen)
        if here is None:
            self.choose(next(iter(self.cards)))
            return
        best, nearest = "", float("inf")
        for id, card in self.cards.items():
            way = card.area.center() - here.area.center()
            ahead, aside = way.x() * dx + way.y() * dy, abs(way.x() * dy) + abs(way.y() * dx)
            if ahead > 0 and ahead + 2 * aside < nearest:
                best, nearest = id, ahead + 2 * aside
        if best:
            self.choose(best)


def mime_of(codes: list[str]) -> QMimeData:
    """MIME data of a drag of codes."""
    data = QMimeData()
    data.setData(CODES, json.dumps(codes).encode())
    return data


def codes_of(data: QMimeData) -> list[str]:
    """The codes (ids) that a drag carries."""
    return list(json.loads(bytes(data.data(CODES).data()).decode()))
