"""The button of a rehearsal without a record that leads to another part of the session."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from labeval.session.plan.plan import make_plan
from labeval.study.study import Condition, StudyContent
from labeval.ui.language import Retranslating
from labeval.ui.participant.window.way import Way
from labeval.ui.plain import menu_text
from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.menus import style_menu


class _UsualButton(ActionButton):
    """Of the usual size, since the bar has no more room than participants' buttons need."""

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme.scaled(1.0))


class RehearsalTools(Retranslating, Themed, QWidget):
    """*Go to…* in the bottom bar, which only rehearsals without a record have.

    Args:
        condition: the one that is rehearsed.
        language: asked each time for the language of the session, which participants can change.

    Signals:
        wanted: a condition and the name of a screen in it, to go there.
    """

    wanted = Signal(str, str)

    def __init__(
        self, content: StudyContent, condition: str, language: Callable[[], str], theme: Theme
    ) -> None:
        super().__init__()
        self._content, self._condition, self._language = content, condition, language
        self.go = _UsualButton()
        self.go.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard there
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.go)
        self.go.clicked.connect(self.open_menu)
        self.set_theme(theme)
        self.retranslate()

    def open_menu(self) -> None:
        """Offer the parts of the session; with several conditions, those of each."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        style_menu(menu, self._theme)
        conditions = self._content.study.conditions
        for condition in conditions:
            within = menu
            if len(conditions) > 1:
                within = menu.addMenu(menu_text(self._named(condition)))
                within.menuAction().setCheckable(True)
                within.menuAction().setChecked(condition.id == self._condition)
            self._add_parts(within, condition.id)
        height = menu.sizeHint().height()
        menu.popup(self.go.mapToGlobal(QPoint(0, -height - 4)))

    def retranslate(self) -> None:
        self.go.setText(self.tr("Go to…"))

    # -- inside -------------------------------------------------------------------------------

    def _add_parts(self, menu: QMenu, condition: str) -> None:
        plan = make_plan(self._content, condition, self._content.study.seed, 0)
        way = Way(self._content, plan, self._language())
        for stretch in way.stretches:
            action = QAction(menu_text(stretch.name), menu)
            place = way.places[stretch.first].id(plan)
            action.triggered.connect(partial(self._on_chosen, condition, place))
            menu.addAction(action)

    def _on_chosen(self, condition: str, place: str, *_: object) -> None:
        self.wanted.emit(condition, place)

    def _named(self, condition: Condition) -> str:
        name = condition.name
        return name.in_language(self._language()) if name is not None else condition.id
