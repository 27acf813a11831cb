"""The filters: a pill for each of the usual ones, and one that shows the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from labeval.coding.corpus.filtering import Filter
from labeval.coding.rows import SourceKind
from labeval.ui.coding.parts.attribute_values import (
    attribute_parts,
    attribute_values,
    chosen_attributes,
)
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.names import kind_name
from labeval.ui.coding.sources.library import Library
from labeval.ui.language import Retranslating
from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.basics.menus import style_menu
from labeval.ui.widgets.basics.pill import Pill

FIRST = ("kind", "condition", "criterion", "coder", "attribute")
"""Pills that are there unasked, where they have something to choose from and room."""
FURTHER = (
    *("participant", "folder", "method", "system", "item", "page", "value"),
    *("speaker", "code", "state"),
)
OF_SESSIONS = frozenset({"criterion", "method", "system", "item", "page", "value"})
"""Facts that only texts of sessions have."""
_FROM_ELSEWHERE = frozenset({SourceKind.INTERVIEW, SourceKind.IMPORTED})
"""Kinds of texts that need no session."""
CODED, UNCODED, OWN, NOT_OWN = "coded", "uncoded", "own", "not_own"
DRAWN, FINISHED = "drawn", "finished"
"""States of sources; the last two of those that were drawn for this coder and another one."""


class FilterBar(Retranslating, Themed, QWidget):
    """Says which sources, passages and segments are looked at.

    Signals:
        changed: the filter is another one.
        widened: other pills are to be shown.
    """

    changed = Signal()
    widened = Signal()

    def __init__(self, theme: Theme, controller: CodingController, library: Library) -> None:
        super().__init__()
        self._theme = theme
        self._controller = controller
        self._library = library
        self._pills = {name: Pill(theme) for name in (*FIRST, *FURTHER)}
        self._pills["attribute"].group_of = attribute_parts
        self._asked: set[str] = set()
        """Pills that were asked for by “more”."""
        self._more = LinkButton()
        self._clear = LinkButton()
        for link in (self._more, self._clear):
            link.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for name, pill in self._pills.items():
            row.addWidget(pill)
            pill.setVisible(name in FIRST)
            pill.changed.connect(self._on_changed)
        row.addWidget(self._more)
        row.addWidget(self._clear)
        self._clear.hide()
        self._more.clicked.connect(self._open_more)
        self._clear.clicked.connect(self.clear)
        controller.study_named.connect(self.retranslate)
        self.retranslate()
        self.set_theme(theme)

    def chosen(self, name: str) -> frozenset[str]:
        """The chosen values of a pill."""
        return self._pills[name].chosen

    def choose(self, name: str, values: frozenset[str]) -> None:
        """Let these values of a facet through."""
        self._pills[name].setVisible(True)
        self._pills[name].choose(values)

    def clear(self) -> None:
        """Let everything through."""
        self._asked.clear()
        for pill in self._pills.values():
            pill.choose(frozenset())
        self.widened.emit()

    def filter(self) -> Filter:
        """The filter of sources, passages and segments."""
        chosen = self.chosen
        return Filter(
            kinds=chosen("kind"),
            conditions=chosen("condition"),
            participants=chosen("participant"),
            attributes=chosen_attributes(chosen("attribute")),
            folders=chosen("folder"),
            methods=chosen("method"),
            systems=chosen("system"),
            items=chosen("item"),
            criteria=chosen("criterion"),
            pages=chosen("page"),
            values=chosen("value"),
            speakers=chosen("speaker"),
            codes=chosen("code"),
            coders=chosen("coder"),
        )

    def show_first(self, count: int) -> None:
        """Show so many of the first pills and those in use; the others are found under “more”."""
        first = [name for name in FIRST if self._has_values(name)][:count]
        for name, pill in self._pills.items():
            pill.setVisible(name in first or name in self._asked or bool(pill.chosen))

    def shown(self) -> list[str]:
        """The names of the pills that are shown."""
        return [name for name, pill in self._pills.items() if not pill.isHidden()]

    def further(self) -> list[str]:
        """The names of those that “more” offers."""
        names = (name for name, pill in self._pills.items() if pill.isHidden())
        return [name for name in names if self._has_values(name)]

    def retranslate(self) -> None:
        """Take the words of the current language."""
        for name, pill in self._pills.items():
            pill.set_facet(facet_name(name), _Values(self._values, name))
        self._more.setText(self.tr("More filters"))
        self._clear.setText(self.tr("Show all"))

    def _values(self, name: str) -> Mapping[str, str]:
        controller = self._controller
        sources = controller.sources.values()
        if name == "kind":
            return {k: kind_name(k) for k in dict.fromkeys(s.kind for s in sources)}
        if name == "participant":
            found = sorted({code for source in sources for code in source.participants})
            return {value: value for value in found}
        if name in ("condition", "folder"):
            found = sorted({getattr(source, name) for source in sources} - {""})
            return {value: controller.naming.of(name, value) for value in found}
        if name == "attribute":
            return attribute_values(controller.attributes)
        if name == "coder":
            return {coder.id: coder.name for coder in controller.workbook.coders()}
        if name == "code":
            codes = [code for code in controller.codes.values() if code.codable]
            return {code.id: code.name for code in sorted(codes, key=lambda c: c.name.casefold())}
        if name == "state":
            return _states(sampled=bool(controller.sample))
        return {v: controller.naming.of(name, v) for v in self._library.values(name)}

    def _has_values(self, name: str) -> bool:
        """True where there may be something to choose from, as far as is known without reading."""
        sources = self._controller.sources.values()
        if name == "attribute":
            return bool(self._controller.attributes.names)
        if name in ("condition", "folder"):
            return any(getattr(source, name) for source in sources)
        if name in OF_SESSIONS:
            return any(s.session or s.kind not in _FROM_ELSEWHERE for s in sources)
        return True

    def _on_changed(self) -> None:
        self._clear.setVisible(any(pill.chosen for pill in self._pills.values()))
        self.widened.emit()
        self.changed.emit()

    def _open_more(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        style_menu(menu, self._theme)
        for name in self.further():
            action = QAction(facet_name(name), menu)
            action.setData(name)
            menu.addAction(action)
        menu.triggered.connect(self._on_more)
        menu.popup(self._more.mapToGlobal(QPoint(0, self._more.height() + 4)))

    def _on_more(self, action: QAction) -> None:
        pill = self._pills[str(action.data())]
        self._asked.add(str(action.data()))
        self.widened.emit()
        pill.show()
        pill.setFocus(Qt.FocusReason.OtherFocusReason)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        pill.open_menu()


class _Values:
    """Asks for the values of one facet when its list opens."""

    def __init__(self, ask: Callable[[str], Mapping[str, str]], name: str) -> None:
        self._ask = ask
        self._name = name

    def __call__(self) -> Mapping[str, str]:
        return self._ask(self._name)


def facet_name(name: str) -> str:
    """Name of a facet."""
    names = {
        "kind": QCoreApplication.translate("FilterBar", "Kind"),
        "condition": QCoreApplication.translate("FilterBar", "Condition"),
        "criterion": QCoreApplication.translate("FilterBar", "Criterion"),
        "coder": QCoreApplication.translate("FilterBar", "Coder"),
        "participant": QCoreApplication.translate("FilterBar", "Participant"),
        "attribute": QCoreApplication.translate("FilterBar", "Attribute"),
        "folder": QCoreApplication.translate("FilterBar", "Folder"),
        "method": QCoreApplication.translate("FilterBar", "Method"),
        "system": QCoreApplication.translate("FilterBar", "System"),
        "item": QCoreApplication.translate("FilterBar", "Item"),
        "page": QCoreApplication.translate("FilterBar", "Page"),
        "value": QCoreApplication.translate("FilterBar", "Answer"),
        "speaker": QCoreApplication.translate("FilterBar", "Speaker"),
        "code": QCoreApplication.translate("FilterBar", "Code"),
        "state": QCoreApplication.translate("FilterBar", "State"),
    }
    return names[name]


def _states(*, sampled: bool) -> dict[str, str]:
    states = {
        UNCODED: QCoreApplication.translate("FilterBar", "Nothing coded"),
        CODED: QCoreApplication.translate("FilterBar", "Something coded"),
        NOT_OWN: QCoreApplication.translate("FilterBar", "Nothing coded by me"),
        OWN: QCoreApplication.translate("FilterBar", "Something coded by me"),
    }
    if sampled:
        states[DRAWN] = QCoreApplication.translate("FilterBar", "In my sample, not finished")
        states[FINISHED] = QCoreApplication.translate("FilterBar", "In my sample, finished")
    return states
