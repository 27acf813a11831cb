"""No window makes markup, keys or opened files of texts of studies, participants or analysts."""

from __future__ import annotations

import ast
import ctypes
import os
import random
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint
from PySide6.QtGui import QHelpEvent, Qt, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QGroupBox,
    QLabel,
    QMenu,
    QPushButton,
    QRadioButton,
    QTabBar,
    QTableView,
    QTextEdit,
    QToolTip,
    QTreeView,
    QWidget,
)

from labeval import app, places
from labeval.jobs.coding.moments import Moments
from labeval.jobs.planning.simulate import RobotTime
from labeval.session.plan.header import SessionHeader
from labeval.session.plan.plan import make_plan
from labeval.session.plan.sets import AnswerSet
from labeval.session.robots.robot import Character, Robot, latent_quality
from labeval.session.running.opening import start
from labeval.store.record.record import Record
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.ui import plain
from labeval.ui.coding.compare.window import CompareWindow
from labeval.ui.coding.counts.window import ViewsWindow
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.themes.window import ThemesWindow
from labeval.ui.coding.window.window import CodingWindow
from labeval.ui.home.controller import HomeController
from labeval.ui.home.reject_dialog import RejectDialog
from labeval.ui.home.window.window import HomeWindow
from labeval.ui.language import LanguageSwitch
from labeval.ui.memory import Memory
from labeval.ui.moderator.window.opening import replay_window
from labeval.ui.participant.window.window import ParticipantWindow
from labeval.ui.results.window import ResultsWindow
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.texts.markdown_view import MarkdownView
from tests.support.studies.hostile_study import KEY, TAG, hostile, make

ROOT = Path(plain.__file__).parent
_STYLE_DRAWN = (QPushButton, QCheckBox, QRadioButton)
_audited: list[tuple[str, tuple]] = []
_listening = False


def _audit(event: str, args: tuple) -> None:
    if _listening and event in ("open", "socket.connect", "webbrowser.open", "subprocess.Popen"):
        _audited.append((event, args))


sys.addaudithook(_audit)


class Bait:
    """A file that nobody has a reason to open, and who opened it all the same."""

    def __init__(self, path: Path) -> None:
        global _listening
        path.write_bytes(b"\x89PNG\r\n\x1a\n")
        self.path = path
        self._events = -1
        if sys.platform == "linux":  # Python's hooks hear nothing of what Qt opens
            libc = ctypes.CDLL(None, use_errno=True)
            self._events = libc.inotify_init1(os.O_NONBLOCK)
            assert libc.inotify_add_watch(self._events, os.fsencode(path), 0x21) >= 0
        _audited.clear()
        _listening = True

    def opened(self) -> bool:
        """Whether the file was opened, by Python or by Qt."""
        try:
            return bool(self._events >= 0 and os.read(self._events, 4096))
        except BlockingIOError:
            return any(str(self.path) in map(str, args) for _, args in _audited)

    def close(self) -> None:
        global _listening
        _listening = False
        if self._events >= 0:
            os.close(self._events)


@pytest.fixture(scope="module")
def bait() -> Iterator[Bait]:
    with TemporaryDirectory() as place:  # texts of a study have room for a short path only
        made = Bait(Path(place) / "b.png")
        yield made
        made.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory, bait, qapp) -> StudyFolder:
    return make(tmp_path_factory.mktemp("hostile") / "study", bait.path)


@pytest.fixture(autouse=True)
def nothing_is_opened(bait) -> Iterator[None]:
    yield
    assert not bait.opened()
    assert not [args for event, args in _audited if event in ("webbrowser.open", "socket.connect")]


def assert_plain(*windows: QWidget) -> int:
    """Every text in these windows is shown as it is written; returns how many are hostile."""
    for _ in range(3):
        QApplication.processEvents()
    seen = 0
    for window in windows:
        for widget in (window, *window.findChildren(QWidget)):
            seen += _assert_widget(widget)
    return seen


def _assert_widget(widget: QWidget) -> int:
    tip = widget.toolTip()
    assert not Qt.mightBeRichText(tip), (widget, tip)
    seen = int(TAG[1:] in tip)
    if isinstance(widget, QLabel) and Qt.mightBeRichText(widget.text()):
        seen += 1
        assert widget.textFormat() == Qt.TextFormat.PlainText, (widget, widget.text())
        assert widget.buddy() is None
    if isinstance(widget, QAbstractButton) and KEY in widget.text().replace("&&", ""):
        seen += 1
        assert widget.shortcut().isEmpty(), (widget, widget.text())
        assert not isinstance(widget, _STYLE_DRAWN), (widget, widget.text())
    if isinstance(widget, QMenu):
        for action in widget.actions():
            assert KEY not in action.text().replace("&&", ""), action.text()
            seen += int(TAG in action.text())
    if isinstance(widget, QTabBar):
        assert not any(KEY in widget.tabText(n).replace("&&", "") for n in range(widget.count()))
    if isinstance(widget, QGroupBox):
        assert KEY not in widget.title().replace("&&", "")
    if isinstance(widget, QTextEdit):
        seen += _assert_document(widget)
    if isinstance(widget, QAbstractItemView):
        seen += _assert_model(widget)
    return seen


def _assert_document(edit: QTextEdit) -> int:
    text, document = edit.toPlainText(), edit.document()
    assert "\ufffc" not in text, "a picture"
    if TAG[3:6] in text:
        assert TAG in text, (edit, text)
        if not isinstance(edit, MarkdownView):
            html = document.toHtml()
            assert "&lt;b&gt;tag" in html and "<a " not in html
    assert edit.isReadOnly() or not edit.acceptRichText()
    return int(TAG in text)


def _assert_model(view: QAbstractItemView) -> int:
    model, seen = view.model(), 0
    if model is None:
        return 0

    # A list's model keeps the number of its columns to itself.
    columns = model.columnCount() if isinstance(view, QTableView | QTreeView) else 1

    def look(parent: QModelIndex) -> None:
        nonlocal seen
        for row in range(min(model.rowCount(parent), 60)):
            for column in range(columns):
                index = model.index(row, column, parent)
                tip = str(index.data(Qt.ItemDataRole.ToolTipRole) or "")
                assert not Qt.mightBeRichText(tip), tip
                seen += int(TAG in str(index.data() or ""))
            if isinstance(view, QTreeView):
                look(model.index(row, 0, parent))

    look(QModelIndex())
    for row in range(min(model.rowCount(), 3)):
        box = view.visualRect(model.index(row, 0))
        _point_at(view.viewport(), box.center())
    return seen


def _point_at(widget: QWidget, at: QPoint) -> None:
    """Let the tooltip of a place come up, as a mouse that rests does."""
    event = QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at))
    QApplication.sendEvent(widget, event)
    QApplication.processEvents()
    assert not Qt.mightBeRichText(QToolTip.text())
    QToolTip.hideText()


def shown(window: QWidget, qtbot, size: tuple[int, int] = (1280, 720)) -> QWidget:
    qtbot.addWidget(window)
    window.resize(*size)
    with qtbot.waitExposed(window):
        window.show()
    return window


def test_the_test_would_hear_it(bait, qapp):
    document = QTextDocument()
    document.setHtml(hostile("", bait.path))
    document.size()
    assert sys.platform != "linux" or bait.opened()


def test_the_participants_window_on_every_screen(folder, tmp_path, qtbot, qapp):
    content = read_study(folder.path)
    seen = 0
    with Record(tmp_path / "record.sqlite") as record:
        for number, condition in enumerate(c.id for c in content.study.conditions):
            time = RobotTime(datetime(2026, 1, 5, 8, tzinfo=UTC))
            plan = make_plan(content, condition, 5, number)
            version = record.versions.keep(content)
            header = SessionHeader(
                *(f"{number:032x}", f"P{number}", condition, version, 5, number, "en", "real"),
                *("", "drawn", time.utc(), plan),
            )
            session = start(header, content, record.sessions, time.clock())
            quality = latent_quality(content, 1)
            robot = Robot(Character(0.3, 0.0, 1.0, careless=False), quality, random.Random(4))
            window = ParticipantWindow(
                session, LIGHT, full_screen=False, translations=LanguageSwitch(qapp)
            )
            window._may_close = True
            shown(window, qtbot)
            kinds: dict[str, int] = {}
            while session.state.ended is None:
                kind = session.state.current.kind
                kinds[kind] = kinds.get(kind, 0) + 1
                if kinds[kind] <= 2:
                    window.present()
                    seen += assert_plain(window)
                if kind == "consent":
                    session.give_consent({"rating": True, "audio": False, "quotation": False})
                    continue
                if session.state.on_break:
                    session.end_break()
                for field_id, value in robot.answers(session):
                    time.take(3)
                    session.answer(field_id, value)
                time.take(1)
                session.go_on()
            window.present()
            seen += assert_plain(window)
            window.close()
    assert seen > 40


def test_the_home_window_and_its_dialogs(folder, tmp_path, qtbot, qapp):
    window = HomeWindow(Memory(tmp_path / "settings.json"), LIGHT)
    controller = HomeController(
        window,
        LanguageSwitch(qapp),
        run_session=lambda *_: None,
        measurer=lambda: app.page_measurer((1280, 720)),
        template_folder=places.templates(),
        demo=tmp_path / "demo",
    )
    controller.open_study(folder)
    shown(window, qtbot)
    window.panel.show_lines([hostile("line", folder.path)])
    seen = assert_plain(window)
    rejected_now = {"s": hostile("a reason", folder.path)}
    dialog = RejectDialog(TAG + KEY, [AnswerSet("s", True, frozenset())], rejected_now, LIGHT)
    qtbot.addWidget(dialog)
    seen += assert_plain(dialog)
    assert seen >= 2


def test_the_coding_window_and_its_auxiliary_windows(folder, qtbot):
    with Workbook(folder.workbook, coder="A") as workbook:
        controller = CodingController(workbook)
        window = CodingWindow(controller, LIGHT, open_moments=lambda: Moments(folder.database))
        shown(window, qtbot)
        seen = assert_plain(window)
        for source in [*list(controller.sources)[:4], "h"]:
            window.open_source(source)
            window.view.select_passage()
            seen += assert_plain(window)
        window.codes.tree.choose("c")
        window.commands.describe()
        seen += assert_plain(window)
        window.commands.card.close_card()
        window.commands.write_memo()
        seen += assert_plain(window)
        window.commands.memo.close_card()
        window.view.choose_coding(next(iter(controller.codings)))
        window.pickers.write_memo()
        seen += assert_plain(window)
        window.commands.memo.close_card()
        window.pickers.ask_other_code()
        seen += assert_plain(window)
        window.commands.finder.hide()
        for name in ("participant", "criterion", "coder"):
            pill = window.filters._pills[name]
            pill.open_menu()
            seen += assert_plain(window)
            for menu in pill.findChildren(QMenu):
                menu.close()
        window.header.field.setText("tag")
        window.searching.search_now()
        window.notice.show_message(hostile("told", folder.path), [hostile("line", folder.path)])
        window.notice.open_list()
        seen += assert_plain(window, window.notice.dialog)
        window.notice.dialog.close()
        themes = shown(ThemesWindow(controller, LIGHT), qtbot)
        themes.board.choose("t")
        seen += assert_plain(themes)
        themes._on_codes_taken(["c"])
        seen += assert_plain(themes)
        views = shown(ViewsWindow(controller, LIGHT, ratings=lambda: None), qtbot)
        views.settle()
        seen += assert_plain(views)
        compare = shown(CompareWindow(controller, LIGHT), qtbot)
        compare.settle()
        seen += assert_plain(compare)
        window.close()
    assert seen > 30


def test_the_results_window(folder, tmp_path, qtbot):
    window = ResultsWindow(folder, LIGHT, Memory(tmp_path / "settings.json"), samples=20)
    shown(window, qtbot)
    qtbot.waitUntil(lambda: window.is_drawn)
    seen = 0
    for row in range(0, window.rail.count(), 3):
        window.rail.setCurrentRow(row)
        qtbot.waitUntil(lambda: window.is_drawn)
        seen += assert_plain(window)
    window.close()
    assert seen > 3


def test_the_moderators_window(folder, qtbot):
    window = replay_window(folder, "", LIGHT, speed=4, at_ms=0)
    shown(window, qtbot)
    seen = 0
    for share in (0.05, 0.3, 0.6, 0.9):
        window.transport.go_to(round(window.watch.length_ms * share))
        seen += assert_plain(window)
    window.close()
    assert seen > 10


def test_markdown_names_pictures_and_opens_nothing(qtbot, bait):
    view = MarkdownView(LIGHT)
    picture = bait.path.as_uri()
    text = f"One ![first]({picture}) ![]({picture})\n\n- {hostile('', bait.path)}"
    view.set_markdown(text)
    shown(view, qtbot)
    assert assert_plain(view) == 1
    text = view.toPlainText()
    assert "One first" in text and bait.path.as_uri() in text


def test_message_boxes_show_what_is_written(qtbot, bait, monkeypatch):
    parent = QWidget()
    qtbot.addWidget(parent)
    give_up = partial(plain.ask_to_give_up, give_up="Give up", go_on="Go on")
    which = partial(plain.ask_which, choices=["One", "Another"])
    for ask in (plain.warn, plain.ask_yes_no, give_up, which):
        boxes: list[QWidget] = []

        def look(box: QWidget, boxes=boxes) -> int:
            box.show()
            boxes.append(box)
            assert assert_plain(box) == 1
            box.close()
            return 0

        monkeypatch.setattr(plain.QMessageBox, "exec", look)
        ask(parent, hostile("why", bait.path))
        assert boxes


_ONE_PLACE = {"setToolTip", "setWhatsThis", "setStatusTip", "setHtml", "setOpenExternalLinks"}
_ONE_CLASS = {"QMessageBox", "QToolTip", "QTextBrowser", "QStaticText", "QErrorMessage"}


def test_tooltips_boxes_and_labels_are_made_at_one_place():
    for path in sorted(ROOT.rglob("*.py")):
        if path != ROOT / "plain.py":
            _assert_goes_through_plain(path)


def _assert_goes_through_plain(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    if not any(name in source for name in (*_ONE_PLACE, *_ONE_CLASS, "QLabel(")):
        return  # parsing takes long
    for node in ast.walk(ast.parse(source)):
        where = (str(path.relative_to(ROOT)), getattr(node, "lineno", 0))
        if isinstance(node, ast.Attribute):
            assert node.attr not in _ONE_PLACE, (where, node.attr)
        if isinstance(node, ast.Name):
            assert node.id not in _ONE_CLASS, (where, node.id)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id != "QLabel", (where, "use labeval.ui.plain.plain_label")
