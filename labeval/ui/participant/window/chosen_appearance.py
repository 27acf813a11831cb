"""The text size, colours and language that a participant has chosen, as their window is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette

from labeval.session.running.session import Session
from labeval.session.state.appearance import (
    ALL_KEYS,
    KEYS,
    NO_LETTERS,
    RENDERED,
    SPACING,
    TEXTS,
    USUAL,
    WIDE,
    WRITTEN,
)
from labeval.ui.language import LanguageSwitch, direction_of
from labeval.ui.participant.cards.appearance import AppearanceCard
from labeval.ui.participant.window.single_keys import SingleKeys
from labeval.ui.theme import THEMES, Theme, palette_of
from labeval.ui.widgets.basics.lettering import use_wide_spacing


class Drawn(Protocol):
    """The window, as far as its appearance is chosen."""

    def setPalette(self, palette: QPalette) -> None: ...
    def set_theme(self, theme: Theme) -> None: ...
    def setLayoutDirection(self, direction: Qt.LayoutDirection) -> None: ...


def theme_of(chosen: Mapping[str, str], usual: Theme) -> Theme:
    """The theme of somebody who has chosen this; ``usual`` in what they have not."""
    scale = float(chosen.get("text_size", usual.text_scale))
    theme = THEMES[chosen.get("theme", usual.name)].scaled(scale)
    acting = chosen.get(KEYS) != NO_LETTERS
    return replace(theme, wide=chosen.get(SPACING) == WIDE, single_keys=acting)


class ChosenAppearance:
    """Draws a window as its participant has chosen.

    Args:
        usual: the theme where nothing was chosen.
        card: shows the choices.
        keys: lets letters and digits act, or not.
    """

    def __init__(
        self,
        window: Drawn,
        session: Session,
        usual: Theme,
        translations: LanguageSwitch,
        card: AppearanceCard,
        keys: SingleKeys,
    ) -> None:
        self._window, self._session, self.usual = window, session, usual
        self.translations, self._card, self.keys = translations, card, keys
        self.drawn: Mapping[str, str] = {}
        """The choices that the window is drawn with."""

    def draw(self) -> None:
        """Draw the window with what is chosen now."""
        self.drawn = chosen = self._session.state.appearance
        theme = theme_of(chosen, self.usual)
        use_wide_spacing(theme.wide)
        self.keys.switch(off=not theme.single_keys)
        self._window.setPalette(palette_of(theme))
        self._window.set_theme(theme)
        language = self._session.language
        self.translations.use(language)
        self._window.setLayoutDirection(direction_of(language))
        self._card.show_choices(
            {
                "text_size": str(theme.text_scale),
                SPACING: WIDE if theme.wide else USUAL,
                KEYS: NO_LETTERS if self.keys.are_off else ALL_KEYS,
                "theme": theme.name,
                "language": language,
                TEXTS: WRITTEN if self._session.texts_as_written else RENDERED,
            }
        )
