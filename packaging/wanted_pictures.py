"""The pictures that are wanted, and how they are to look. See ``screenshots``, which makes them."""

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QWidget

from labeval.ui.theme import Theme

Size = tuple[int, int]
"""Width and height in pixels."""


@dataclass(frozen=True)
class WantedPictures:
    """Names of pictures, the folder that they go to, the theme and the size of all windows.

    Without a size each window has the one that the documents show it in.
    """

    theme: Theme
    folder: Path
    names: Collection[str]
    size: Size | None = None

    def any_of(self, names: Collection[str]) -> bool:
        return not set(names).isdisjoint(self.names)

    def show(self, window: QWidget, own: Size) -> None:
        """Show a window at the size that was asked for, else at its own."""
        window.resize(*(self.size or own))
        window.show()

    def take(self, window: QWidget, name: str) -> None:
        """Write the picture of a window, over one of an earlier run."""
        window.grab().save(str(self.folder / f"{name}.png"))
