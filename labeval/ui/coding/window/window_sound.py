"""The sound of the coding window, for windows that play a place of any recording."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from labeval.ui.coding.sound.controller import PlayerController
    from labeval.ui.coding.window.window import CodingWindow


class WindowSound:
    """Plays recordings where their text is: the coding window shows the source meanwhile."""

    def __init__(self, window: CodingWindow, sound: PlayerController) -> None:
        self._window, self._sound = window, sound

    def play(self, source: str, at_ms: float) -> bool:
        """Play a source's recording from a place on; False where it has no sound here."""
        sound = self._sound
        self._window.open_source(source)
        if not sound.player.is_open:
            return False
        sound.seek(at_ms)
        if not sound.is_playing:
            sound.play_or_pause()
        return True

    def stop(self) -> None:
        """Stop where something plays."""
        if self._sound.is_playing:
            self._sound.play_or_pause()

    def playing(self) -> tuple[str, float] | None:
        """The source that plays now and the place in its recording; None where nothing does."""
        source = self._window.controller.source
        if source is None or not self._sound.is_playing:
            return None
        return source.id, self._sound.player.position_ms
