"""The choosers of what the preview looks like: language, colours, text size, screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from labeval.session.events.window_size import WindowSize, is_drawable
from labeval.ui.editor.preview.value_pill import ValuePill
from labeval.ui.language import interface_language
from labeval.ui.memory import Memory
from labeval.ui.offered_language import offered_language
from labeval.ui.theme import TEXT_SCALES, Theme
from labeval.ui.theme_names import theme_names

_KEPT = "editor_preview"
_SCREENS = ("1280x720", "1366x768", "1920x1080")


class AppearanceChoosers(QWidget):
    """A row of pills.

    Args:
        memory: of this machine, which keeps colours, text size and screen.

    Signals:
        changed: another value was chosen.
    """

    changed = Signal()

    def __init__(self, theme: Theme, memory: Memory) -> None:
        super().__init__()
        self._memory = memory
        self.language, self.colours = ValuePill(theme), ValuePill(theme)
        self.text_size, self.screen_size = ValuePill(theme), ValuePill(theme)
        kept = memory.get(_KEPT, {})
        kept = kept if isinstance(kept, dict) else {}
        self.colours.value = str(kept.get("theme", theme.name))
        self.text_size.value = str(kept.get("text_size", TEXT_SCALES[0]))
        self.screen_size.value = str(kept.get("screen", _SCREENS[0]))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for pill in self._pills():
            row.addWidget(pill)
            pill.changed.connect(self._on_changed)
        row.addStretch(1)
        self.offer(())

    @property
    def appearance(self) -> dict[str, str]:
        """The choices that a participant would have made."""
        return {
            "theme": self.colours.value,
            "text_size": self.text_size.value,
            "language": self.language.value or "en",
        }

    @property
    def window_size(self) -> WindowSize:
        """The size of the participant's window."""
        width, _, height = self.screen_size.value.partition("x")
        return WindowSize(int(width), int(height))

    @property
    def screen_area(self) -> QSize:
        """The same as a size."""
        return QSize(self.window_size.width, self.window_size.height)

    def offer(self, languages: Sequence[str]) -> None:
        """Offer the languages of a study; the interface's own where it is one of them."""
        if self.language.value not in languages:
            own = interface_language()
            self.language.show_value(own if own in languages else next(iter(languages), ""))
        self.language.set_values(self.tr("Language"), {c: offered_language(c) for c in languages})
        self.language.setVisible(len(languages) > 1)
        self.colours.set_values(self.tr("Colours"), theme_names())
        sizes = {str(scale): f"{scale * 100:.0f} %" for scale in TEXT_SCALES}
        self.text_size.set_values(self.tr("Text size"), sizes)
        screens = {size: size.replace("x", " × ") for size in self._screens()}
        self.screen_size.set_values(self.tr("Screen"), screens)

    def _screens(self) -> list[str]:
        """Usual sizes, those of this computer's displays, and the one chosen before."""
        own = [s.size() for s in QGuiApplication.screens()]
        sizes = {*_SCREENS, *(f"{size.width()}x{size.height()}" for size in own)}
        if is_drawable(self.screen_size.value):
            sizes.add(self.screen_size.value)
        return sorted(sizes, key=lambda size: tuple(map(int, size.split("x"))))

    def _pills(self) -> tuple[ValuePill, ...]:
        return self.language, self.colours, self.text_size, self.screen_size

    def _on_changed(self) -> None:
        kept = {
            "theme": self.colours.value,
            "text_size": self.text_size.value,
            "screen": self.screen_size.value,
        }
        self._memory.set(_KEPT, kept)
        self.changed.emit()
