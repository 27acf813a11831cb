"""The button that brings criteria back that were removed from a new study."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from labeval.jobs.new_study.criteria import OwnCriterion
from labeval.ui.plain import menu_text, set_tool_tip
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.menus import style_menu

Removal = Sequence[tuple[int, OwnCriterion]]
"""The criteria that were removed at once, each with its row."""
_LONGEST_NAME = 14
"""Characters of a criterion's name on the button."""
_NATIVE = QKeySequence.SequenceFormat.NativeText


class PutBackButton(ActionButton):
    """Takes the only removal back, or one of several that a menu names; hidden without any.

    Signals:
        chosen: a removal is to be taken back, by its place in their order.
    """

    chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._menu_theme = theme
        self._names: list[str] = []
        self.clicked.connect(self._on_clicked)

    def show_removals(self, removals: Sequence[Removal], languages: Sequence[str]) -> None:
        """Offer these, the oldest first; names are in the first language that has one."""
        self._names = [_name(removed, languages) for removed in removals]
        self.setVisible(bool(removals))
        if not removals:
            return
        several = QCoreApplication.translate("CriteriaPage", "Put back…")
        self.setText(self._names[0] if len(removals) == 1 else several)
        keys = QKeySequence(QKeySequence.StandardKey.Undo).toString(_NATIVE)
        set_tool_tip(self, f"{self._names[-1]} ({keys})")

    def _on_clicked(self) -> None:
        if len(self._names) == 1:
            self.chosen.emit(0)
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        style_menu(menu, self._menu_theme)
        for number, name in reversed(list(enumerate(self._names))):
            action = menu.addAction(menu_text(name))
            action.triggered.connect(partial(self._choose, number))
        menu.popup(self.mapToGlobal(QPoint(0, self.height() + 4)))

    def _choose(self, number: int, _checked: bool = False) -> None:
        self.chosen.emit(number)


def _name(removed: Removal, languages: Sequence[str]) -> str:
    """Name of the action that takes a removal back."""
    if len(removed) > 1:
        text = QCoreApplication.translate("CriteriaPage", "Put {count} criteria back")
        return text.format(count=len(removed))
    names = (removed[0][1].name.get(language, "") for language in languages)
    name = next(filter(None, names), "–")
    short = name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"
    return QCoreApplication.translate("CriteriaPage", "Put “{name}” back").format(name=short)
