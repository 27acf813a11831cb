"""Lists go to the item that assistive technology selects."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView


def go_to_selected(view: QAbstractItemView) -> None:
    """Make the item that is selected the current one, from now on; after the view has its model.

    Arrows and clicks change both. Assistive technology only selects, so that a list whose current
    item opens a page would show an item as chosen next to the page of another.
    """

    def follow() -> None:
        indexes = view.selectionModel().selectedIndexes()
        is_one = len({index.row() for index in indexes}) == 1
        if is_one and indexes[0].row() != view.currentIndex().row():
            view.setCurrentIndex(indexes[0])

    view.selectionModel().selectionChanged.connect(follow)
