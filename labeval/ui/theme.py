"""Colours by role, type sizes and spacing, light and dark. Every screen takes them from here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, cast

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget

GRID = 8
"""Unit of all spacing, in logical pixels."""
MARGIN = 20
"""Margin of a page."""
CORNER = 8
"""Radius of a paper's corners."""
ACTION_HEIGHT = 36
"""Height of an action; a target in a dense grid is at least ``DENSE_HEIGHT``."""
DENSE_HEIGHT = 26
LABEL_PX = 13
LINE_HEIGHT = 1.4

TEXT_SCALES = (1.0, 1.15, 1.3, 1.5, 2.0)
"""The scales that a participant may choose; pages are made to fit at the first."""


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by their role, as ``#rrggbb``, and the participant's text scale."""

    name: str
    ground: str
    paper: str
    text: str
    soft_text: str
    line: str
    """Hairlines that only part one thing from another."""
    outline: str
    """The edge of what can be operated, which has to be seen."""
    accent: str
    on_accent: str
    accent_tint: str
    """Background of the current row."""
    note: str
    """Behind definitions and what deserves a look."""
    note_text: str
    good: str
    bad: str
    disabled: str
    disabled_text: str
    least_contrast: float = 4.5
    """The contrast that all of its text has at least, 1 to 21."""
    text_scale: float = 1.0
    wide: bool = False
    """True if lines, paragraphs, letters and words are far apart."""
    single_keys: bool = True
    """False if no letter or digit answers, so that options do not show theirs."""

    @property
    def dark(self) -> bool:
        """True if letters are brighter than paper."""
        return self.color("paper").lightness() < 128

    def color(self, role: str) -> QColor:
        """The colour of a role as Qt wants it."""
        return QColor(getattr(self, role))

    def scaled(self, text_scale: float) -> Theme:
        """The same theme at another text scale."""
        return self if text_scale == self.text_scale else replace(self, text_scale=text_scale)

    def px(self, size: float) -> int:
        """A type size in logical pixels at the chosen text scale."""
        return round(size * self.text_scale)

    def sizes(self, usual: Sequence[float]) -> list[int]:
        """Sizes that letters may have to be whole, largest first; enlarged ones have only one."""
        return [self.px(size) for size in (usual if self.text_scale <= 1 else usual[:1])]


LIGHT = Theme(
    name="light",
    ground="#f6f5f2",
    paper="#ffffff",
    text="#1f2328",
    soft_text="#5c636b",
    line="#dcdad4",
    outline="#85827b",
    accent="#1f5fa8",
    on_accent="#ffffff",
    accent_tint="#e6eef8",
    note="#fdf3dc",
    note_text="#8a5a00",
    good="#1d7a4c",
    bad="#b3362b",
    disabled="#e8e6e1",
    disabled_text="#6b6f75",
)

DARK = Theme(
    name="dark",
    ground="#17191c",
    paper="#212429",
    text="#e8e6e1",
    soft_text="#a8aeb6",
    line="#3a3f46",
    outline="#7c838d",
    accent="#7fb2ee",
    on_accent="#10151c",
    accent_tint="#26364a",
    note="#3a3220",
    note_text="#f0c878",
    good="#6cc79a",
    bad="#f08a7e",
    disabled="#2b2f35",
    disabled_text="#9096a0",
)

BLACK_ON_WHITE = Theme(
    name="black_on_white",
    ground="#ffffff",
    paper="#ffffff",
    text="#000000",
    soft_text="#2b2b2b",
    line="#767676",
    outline="#000000",
    accent="#003c8f",
    on_accent="#ffffff",
    accent_tint="#dceaff",
    note="#fff2c2",
    note_text="#593800",
    good="#004d2a",
    bad="#8f0a00",
    disabled="#ededed",
    disabled_text="#454545",
    least_contrast=7.0,
)

WHITE_ON_BLACK = Theme(
    name="white_on_black",
    ground="#000000",
    paper="#000000",
    text="#ffffff",
    soft_text="#dedede",
    line="#8c8c8c",
    outline="#ffffff",
    accent="#8fd0ff",
    on_accent="#000000",
    accent_tint="#0b2f50",
    note="#332a00",
    note_text="#ffdf6b",
    good="#8df0b6",
    bad="#ffb3aa",
    disabled="#1f1f1f",
    disabled_text="#c4c4c4",
    least_contrast=7.0,
)

THEMES = {theme.name: theme for theme in (LIGHT, DARK, BLACK_ON_WHITE, WHITE_ON_BLACK)}


def theme_of_desktop(*, dark: bool, high_contrast: bool) -> Theme:
    """The theme that is like what the desktop asks for."""
    if high_contrast:
        return WHITE_ON_BLACK if dark else BLACK_ON_WHITE
    return DARK if dark else LIGHT


def apply_theme(app: QApplication, theme: Theme) -> None:
    """Give the application's palette the theme's colours; widgets that paint read the theme."""
    app.setPalette(palette_of(theme))


def palette_of(theme: Theme) -> QPalette:
    """The theme's colours as Qt's own widgets take them."""
    palette = QPalette()
    roles = {
        QPalette.ColorRole.Window: theme.ground,
        QPalette.ColorRole.Base: theme.paper,
        QPalette.ColorRole.AlternateBase: theme.ground,
        QPalette.ColorRole.Text: theme.text,
        QPalette.ColorRole.WindowText: theme.text,
        QPalette.ColorRole.ButtonText: theme.text,
        QPalette.ColorRole.Button: theme.paper,
        QPalette.ColorRole.PlaceholderText: theme.soft_text,
        QPalette.ColorRole.Highlight: theme.accent,
        QPalette.ColorRole.HighlightedText: theme.on_accent,
        QPalette.ColorRole.ToolTipBase: theme.note,
        QPalette.ColorRole.ToolTipText: theme.text,
        QPalette.ColorRole.Mid: theme.line,
    }
    for role, colour in roles.items():
        palette.setColor(role, QColor(colour))
    return palette


class Themed:
    """A widget that is drawn in a theme with all that is in it; named before its Qt class.

    What has more to do than to paint itself anew extends ``set_theme``: fonts and style sheets
    before its parts take the theme, since Qt hands them down; places after that.
    """

    _theme: Theme = LIGHT

    @property
    def theme(self) -> Theme:
        """The colours and the text scale that it is drawn in."""
        return self._theme

    def set_theme(self, theme: Theme) -> None:
        """Draw it and its parts with these colours and at this text scale."""
        self._theme = theme
        for part in themed_parts(cast(_Whole, self)):
            part.set_theme(theme)
        if isinstance(self, QWidget):
            self.updateGeometry()
            QWidget.update(self)  # some classes of Qt have another one


class _Whole(Protocol):
    def children(self) -> list[QObject]: ...


def themed_parts(of: _Whole) -> Iterator[Themed]:
    """The outermost parts of a widget that take a theme; windows of their own are none of them."""
    for part in of.children():
        if isinstance(part, QWidget) and part.isWindow():
            continue
        if isinstance(part, Themed):
            yield part
        elif isinstance(part, QWidget):
            yield from themed_parts(part)
