"""The buttons of a rehearsal without a record: to another part of it, and to another language."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from labeval.session.plan.plan import make_plan
from labeval.study.study import Condition, StudyContent
from labeval.ui.language import Retranslating, language_name, usable_languages
from labeval.ui.participant.window.way import Way
from labeval.ui.plain import menu_text
from labeval.ui.theme import GRID, Theme, Themed
from labeval.ui.widgets.bars.top_bar import BUTTON_HEIGHT
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.menus import style_menu


class _UsualButton(ActionButton):
    """A button of the usual size; the bar has no more room than participants' buttons need."""

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme.scaled(1.0))
        self.setFixedHeight(BUTTON_HEIGHT)


class RehearsalTools(Retranslating, Themed, QWidget):
    """*Go to…* and the language in the top bar, which only rehearsals without a record have.

    Args:
        condition: the one that is rehearsed.
        language: asked each time for the language of the session, which participants can change.

    Signals:
        wanted: a condition and the name of a screen in it, to go there.
        language_chosen: the code of another language.
    """

    wanted = Signal(str, str)
    language_chosen = Signal(str)

    def __init__(
        self, content: StudyContent, condition: str, language: Callable[[], str], theme: Theme
    ) -> None:
        super().__init__()
        self._content, self._condition, self._language = content, condition, language
        self.go, self.language = _UsualButton(), _UsualButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2 * GRID)
        for button in (self.go, self.language):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard there
            row.addWidget(button)
        self._offered = usable_languages(content.study.offered_languages)
        self.language.setVisible(len(self._offered) > 1)
        self.go.clicked.connect(self.open_menu)
        self.language.clicked.connect(self.open_languages)
        self.set_theme(theme)
        self.retranslate()

    def open_menu(self) -> None:
        """Offer the parts of the session; with several conditions, those of each."""
        menu = self._menu()
        conditions = self._content.study.conditions
        for condition in conditions:
            within = menu
            if len(conditions) > 1:
                within = menu.addMenu(menu_text(self._named(condition)))
                within.menuAction().setCheckable(True)
                within.menuAction().setChecked(condition.id == self._condition)
            self._add_parts(within, condition.id)
        menu.addSeparator()
        anew = self.tr("The rehearsal begins anew there; answers are not kept")
        menu.addAction(anew).setEnabled(False)
        if self._is_drawn():
            menu.addAction(self.tr("The order is drawn, as for a participant")).setEnabled(False)
        self._open_below(self.go, menu)

    def open_languages(self) -> None:
        """Offer the languages of the study's sessions."""
        menu = self._menu()
        for code in self._offered:
            action = QAction(menu_text(language_name(code)), menu)
            action.setCheckable(True)
            action.setChecked(code == self._language())
            action.triggered.connect(partial(self._on_language_chosen, code))
            menu.addAction(action)
        self._open_below(self.language, menu)

    def retranslate(self) -> None:
        self.go.setText(self.tr("Go to…"))
        name = language_name(self._language())
        self.language.setText(f"{name} ▾")
        self.language.setAccessibleName(self.tr("Language: {name}").format(name=name))

    # -- inside -------------------------------------------------------------------------------

    def _is_drawn(self) -> bool:
        """Return whether pages or criteria are not in the order of the study's files."""
        orders = [block.order for block in self._content.study.blocks.values()]
        return any("random" in (order.items, order.criteria) for order in orders)

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        style_menu(menu, self._theme)
        return menu

    def _open_below(self, button: QWidget, menu: QMenu) -> None:
        """Open a menu below a button, and within the window's right edge."""
        window = self.window()
        most = window.mapToGlobal(QPoint(window.width() - GRID, 0)).x() - menu.sizeHint().width()
        place = button.mapToGlobal(QPoint(0, button.height() + 4))
        menu.popup(QPoint(min(place.x(), most), place.y()))

    def _add_parts(self, menu: QMenu, condition: str) -> None:
        plan = make_plan(self._content, condition, self._content.study.seed, 0)
        way = Way(self._content, plan, self._language())
        for stretch in way.stretches:
            action = QAction(menu_text(stretch.name), menu)
            place = way.places[stretch.first].id(plan)
            action.triggered.connect(partial(self._on_chosen, condition, place))
            menu.addAction(action)

    def _on_language_chosen(self, code: str, *_: object) -> None:
        if code != self._language():
            self.language_chosen.emit(code)

    def _on_chosen(self, condition: str, place: str, *_: object) -> None:
        self.wanted.emit(condition, place)

    def _named(self, condition: Condition) -> str:
        name = condition.name
        return name.in_language(self._language()) if name is not None else condition.id
