"""The home window as assistive technology reads it, with a study whose session is done."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QDialog

from labeval.ui.accessible import install
from tests.ui.home.opened_home import start_session

NAME = QAccessible.Text.Name
_OPERATED = frozenset(
    {
        QAccessible.Role.Button,
        QAccessible.Role.ButtonMenu,
        QAccessible.Role.CheckBox,
        QAccessible.Role.ComboBox,
        QAccessible.Role.EditableText,
        QAccessible.Role.Link,
        QAccessible.Role.List,
        QAccessible.Role.RadioButton,
        QAccessible.Role.Slider,
        QAccessible.Role.Table,
    }
)


def nodes(at: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """What is in view, in the order of reading."""
    if at.state().invisible:
        return
    yield at
    for n in range(at.childCount()):
        yield from nodes(at.child(n))


def test_everything_that_is_operated_has_a_name_and_studies_come_before_the_chosen_one(home, qtbot):
    install()
    home.publish()
    start_session(qtbot, home)
    found = list(nodes(QAccessible.queryAccessibleInterface(home.window)))
    operated = [at for at in found if at.role() in _OPERATED]
    nameless = [type(at.object()).__name__ for at in operated if not at.text(NAME).strip()]
    assert nameless == [] and len(operated) > 10
    names = [at.text(NAME) for at in found[1:]]  # after the window, which has the title too
    title = "Answers of a library assistant"
    assert names.index("Studies") < names.index("New study…") < names.index(title)
    assert names.index(title) < names.index("Start a session")


def test_the_list_of_studies_is_reported_only_where_it_changes(home, qtbot):
    home.publish()
    studies = home.window._list
    reported = []
    studies.model().rowsInserted.connect(lambda *_: reported.append("rows"))
    studies.model().rowsRemoved.connect(lambda *_: reported.append("gone"))
    start_session(qtbot, home)
    assert reported == [] and studies.count() == 1
    assert studies.currentRow() == 0


def test_nothing_of_the_dialog_that_starts_a_session_stays_in_the_window(home, qtbot):
    home.publish()
    start_session(qtbot, home)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert home.window.findChildren(QDialog) == []
