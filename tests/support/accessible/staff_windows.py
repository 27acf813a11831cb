"""Every window and dialog of staff, but those of coding, in states with long texts."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget

import labeval.ui
from labeval import app, places
from labeval.jobs.planning.check import check_study
from labeval.jobs.planning.durations import session_minutes
from labeval.jobs.planning.read_overview import read_overview
from labeval.jobs.planning.simulate import RobotTime
from labeval.jobs.room.feeds import Snapshot
from labeval.jobs.sessions.live import open_live
from labeval.jobs.sessions.monitoring import LiveWatch
from labeval.session.assignment.starting import propose
from labeval.session.plan.sets import sets_of
from labeval.store.disk.study_key import Protection, Way, WrappedKey
from labeval.store.record.record import Record
from labeval.store.record.slots import read_places
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.text.marks import MarkedText
from labeval.ui.editor.finding_words import problem_words
from labeval.ui.editor.parts import parts
from labeval.ui.editor.window import EditorWindow
from labeval.ui.help.topics import HOME
from labeval.ui.help.window import HelpWindow
from labeval.ui.home.code_dialog import CodeDialog
from labeval.ui.home.files.incoming_dialog import Incoming, IncomingDialog
from labeval.ui.home.files.incoming_judgments import JudgmentsDialog
from labeval.ui.home.passphrase_dialog import PassphraseDialog
from labeval.ui.home.protect_dialog import ProtectDialog
from labeval.ui.home.reject_dialog import WHOLE, RejectDialog
from labeval.ui.home.starting.checklist import Checklist
from labeval.ui.home.starting.code_admission import CodeAdmission
from labeval.ui.home.starting.microphones import Microphones
from labeval.ui.home.starting.start_dialog import StartDialog
from labeval.ui.home.unprotect_dialog import UnprotectDialog
from labeval.ui.home.window.window import HomeWindow
from labeval.ui.memory import Memory
from labeval.ui.moderator.cards.composer import SupervisorQuestion
from labeval.ui.moderator.window.opening import replay_window
from labeval.ui.moderator.window.window import ModeratorWindow
from labeval.ui.new_study.window import NewStudyWindow
from labeval.ui.publishing.dialog import PublishDialog
from labeval.ui.publishing.publishing import CheckDialog, about_version
from labeval.ui.results.contents import PAGES
from labeval.ui.results.window import ResultsWindow
from labeval.ui.room.window import RoomWindow
from labeval.ui.theme import Theme
from tests.support.sessions.room import busy_room
from tests.ui.moderator.conftest import Lab, begun, moderated_content

LONG = (
    "The second of the three answers says that donated books stay in the closed crates for two "
    "weeks, but the notice at the desk says three; all raters of the morning session have to be "
    "asked again, and nothing of it counts until they were."
)
_ROUNDS = 40


@dataclass
class Bench:
    """What windows are opened with.

    Args:
        place: an empty folder.
        judged: a study with sessions of robots, which is not changed.
    """

    place: Path
    judged: StudyFolder
    theme: Theme
    kept: ExitStack = field(default_factory=ExitStack)

    @property
    def memory(self) -> Memory:
        return Memory(self.place / "settings.json")

    def study(self, template: str = "six-methods") -> StudyFolder:
        """A study of its own."""
        path = self.place / template
        if not path.exists():
            shutil.copytree(places.templates() / template, path)
        return StudyFolder(path)

    def above(self) -> QWidget:
        """A window that a dialog belongs to."""
        window = QLabel()
        window.resize(1280, 720)
        self.kept.callback(window.deleteLater)
        return window


States = Iterator[QWidget]


def staff_windows() -> set[str]:
    """The names of all windows and dialogs in the packages of staff."""
    found = set()
    for module in pkgutil.walk_packages(labeval.ui.__path__, "labeval.ui."):
        if module.name.startswith(("labeval.ui.participant", "labeval.ui.coding")):
            continue
        for name, kind in vars(importlib.import_module(module.name)).items():
            if not inspect.isclass(kind) or kind.__module__ != module.name:
                continue
            is_window = issubclass(kind, QDialog) or name.endswith("Window")
            if issubclass(kind, QWidget) and is_window:
                found.add(name)
    return found


def shown(window: QWidget) -> QWidget:
    """A window on screen, its layouts at rest."""
    window.show()
    for _ in range(_ROUNDS):
        QApplication.processEvents()
    return window


def _wait(is_busy: Callable[[], bool]) -> None:
    while is_busy():
        QApplication.processEvents()


def new_study(bench: Bench) -> States:
    window = NewStudyWindow(places.templates(), bench.memory, bench.theme)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    shown(window)
    window.gallery.settle()
    yield shown(window)
    window.gallery.methods.click()
    yield shown(window)
    window.next.click()
    window.next.click()
    window.texts.invitation.show_problem(LONG)
    yield shown(window)
    window.bring([places.templates() / "pairwise-utility" / "items.csv"])
    window.texts.settle()
    _wait(lambda: window.texts.mapping.preview.is_measuring)
    yield shown(window)
    window.next.click()
    _wait(lambda: window.criteria.preview.is_measuring)
    languages = window.criteria.methods.languages
    languages.show_value("en+de")
    languages.changed.emit()
    yield shown(window)
    window.criteria.pick.click()
    yield shown(window)
    window.criteria.as_table.click()
    yield shown(window)
    window.criteria.table.leave.click()
    window.next.click()
    yield shown(window)
    window.consent.page.show_value("closing")
    window.consent.page.changed.emit()
    yield shown(window)
    window.next.click()
    yield shown(window)
    window.texts.texts, window.draft.design = None, None
    window.close()
    window.deleteLater()


def editor(bench: Bench) -> States:
    window = EditorWindow(bench.study(), bench.theme, bench.memory)
    shown(window)
    window.controller.settle()
    for n, part in enumerate(parts()):
        window.rail.choose(n)
        yield shown(window)
        if part.key == "criteria":
            window.go_to(("criteria", 2, "name"))
            yield shown(window)
            window.side.turn(1)
            yield shown(window)
            window.side.turn(0)
            window.page.as_table.click()
            yield shown(window)
            window.page.table.left.emit()
    window.close()


def moderator(bench: Bench) -> States:
    record = bench.kept.enter_context(Record(bench.place / "moderated.sqlite"))
    time = RobotTime(datetime(2026, 1, 5, 8, tzinfo=UTC))
    lab = Lab(record, begun(record, moderated_content(), "dqe", time), time)
    watch = LiveWatch(record.path, utc=lab.now, monotonic_ns=time.monotonic_ns)
    window = lab.window = ModeratorWindow(watch, bench.theme, send=lab.send)
    yield shown(window)
    lab.walk(5)
    time.take(70)
    window.look()
    yield shown(window)
    lab.session.ask_question("fluency")
    window.look()
    yield shown(window)
    control = Qt.KeyboardModifier.ControlModifier
    for key in (Qt.Key.Key_E, Qt.Key.Key_S, Qt.Key.Key_M, Qt.Key.Key_H, Qt.Key.Key_B):
        QTest.keyClick(window.focusWidget() or window, key, control)
        yield shown(window)
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Escape)
    lab.finish()
    yield shown(window)
    window.close()
    header = next(iter(_headers(bench.judged)))
    replay = replay_window(bench.judged, header.participant, bench.theme, speed=4, at_ms=90_000)
    yield shown(replay)
    replay.close()


class _Silent:
    """A feed that says nothing by itself."""

    has_stations = True

    def run(self, report: object) -> None: ...


def _room(bench: Bench) -> RoomWindow:
    room = busy_room(bench.place, 12)
    bench.kept.callback(room.close)
    window = RoomWindow(_Silent(), bench.theme, title=LONG, post=_Kept())  # type: ignore[arg-type]
    shown(window)
    window.background.settle()
    window.show_snapshot(Snapshot(tuple(room.follow()), acts_as="ada"))
    bench.kept.callback(window.close)
    return window


class _Kept:
    """Takes every action."""

    is_local = True

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_, **__: None


def room(bench: Bench) -> States:
    window = _room(bench)
    yield shown(window)
    window._report(LONG)
    yield shown(window)


def asking(bench: Bench) -> States:
    window = _room(bench)
    question = SupervisorQuestion(LONG, LONG, "Send", choices=(("a", LONG[:60]), ("b", LONG[:60])))
    window.acting.asking.ask(question, lambda _: None)
    yield shown(window.acting.asking)


def details(bench: Bench) -> States:
    window = _room(bench)
    window._open(window.grid.views[0].tile.key)
    yield shown(window.details)


def sent_list(bench: Bench) -> States:
    window = _room(bench)
    window.acting.sent_list.show_lines("\n".join([LONG] * 40))
    yield shown(window.acting.sent_list)


def plan(bench: Bench) -> States:
    dialog = _room(bench).acting.plan.dialog
    dialog.open_plan("2026-11-28", "09:00 lab-1 - dqe\n" * 30, is_read_only=False)
    dialog.show_problem(LONG)
    yield shown(dialog)


def results(bench: Bench) -> States:
    window = ResultsWindow(bench.judged, bench.theme, bench.memory, samples=20)
    shown(window)
    _wait(lambda: bool(window._asked))
    for n in range(0, len(PAGES), 4):
        window.rail.setCurrentRow(n)
        shown(window)
        _wait(lambda: bool(window._asked))
        yield shown(window)
    window.close()


def behind(bench: Bench) -> States:
    window = ResultsWindow(bench.judged, bench.theme, bench.memory, samples=20)
    bench.kept.callback(window.close)
    shown(window)
    _wait(lambda: bool(window._asked))
    window.rail.setCurrentRow(PAGES.index("quality"))
    shown(window)
    _wait(lambda: bool(window._asked))
    table = window.page.tables[0].table
    table.selectRow(0)
    QTest.keyClick(table, Qt.Key.Key_Return)
    (dialog,) = window.findChildren(QDialog)
    yield shown(dialog)


def _headers(folder: StudyFolder) -> list:
    with Record(folder.database, read_only=True) as record:
        return list(record.sessions.headers())


def start(bench: Bench) -> States:
    for template in ("campaign", "six-methods"):
        folder = bench.study(template)
        content = read_study(folder.path)
        recorded = content.study.audio.model_copy(update={"record": "participant"})
        study = content.study.model_copy(update={"audio": recorded})
        with open_live(folder) as live:
            taken = read_places(live.record, content, "real").taken(content.study)
            dialog = StartDialog(
                *(study, {kind: propose(content, taken) for kind in ("real", "rehearsal")}),
                *(bench.theme, bench.above()),
                admission=CodeAdmission(live, content) if template == "campaign" else None,
                microphones=Microphones(bench.memory, list),
                synchronised=MarkedText(LONG),
            )
            dialog.add_checks(
                Checklist(
                    *(bench.theme, folder.path, bench.memory),
                    minutes=session_minutes(content),
                    is_recorded=True,
                    lsl="words",
                )
            )
            yield shown(dialog)
            dialog._kind.button(1).click()
            yield shown(dialog)
            dialog.reject()


def code(bench: Bench) -> States:
    yield shown(CodeDialog(bench.theme, bench.above()))


def passphrase(bench: Bench) -> States:
    people = (f"{n} {LONG[:40]}" for n in range(8))
    names = tuple(WrappedKey(one, Way.PASSPHRASE, "", "", "", "") for one in people)
    protection = Protection(bench.place / "protection.json", "key", names)
    dialog = PassphraseDialog(protection, bench.theme, bench.above())
    dialog.reason.set_text(LONG)
    yield shown(dialog)


def protect(bench: Bench) -> States:
    dialog = ProtectDialog(bench.study(), bench.theme, bench.above())
    yield shown(dialog)
    dialog._pages.setCurrentIndex(1)
    yield shown(dialog)


def unprotect(bench: Bench) -> States:
    dialog = UnprotectDialog(bench.study(), bench.theme, bench.above())
    dialog.reason.set_text(LONG)
    yield shown(dialog)


def reject(bench: Bench) -> States:
    header = _headers(bench.judged)[0]
    sets = list(sets_of(header.plan).values())
    yield shown(RejectDialog(header.participant, sets, {WHOLE: LONG}, bench.theme, bench.above()))


def incoming(bench: Bench) -> States:
    what = Incoming(LONG, [LONG] * 20, [LONG] * 4, "Take it in")
    yield shown(IncomingDialog(LONG, what, bench.theme, bench.above()))


def judgments(bench: Bench) -> States:
    file = bench.place / "judged.csv"
    file.write_text("Rater;Text id;Criterion;Score;Note\nr1;t01;Honesty;4;x\nr2;t09;Who;5;y\n")
    folder = bench.study("trained-raters")
    content = read_study(folder.path)
    yield shown(JudgmentsDialog(folder, [file], content, bench.theme, bench.above()))


def publish(bench: Bench) -> States:
    folder = bench.study("trained-raters")
    content = read_study(folder.path)
    check = check_study(content, [], app.page_measurer((1280, 720)))
    about = about_version(folder, content, check, problem_words(folder))
    yield shown(PublishDialog([LONG] * 5, bench.theme, bench.above(), **about))
    yield shown(PublishDialog([LONG], bench.theme, bench.above()))


def check(bench: Bench) -> States:
    content = read_study(bench.study("trained-raters").path)
    yield shown(CheckDialog(content, [], app.page_measurer((1280, 720)), bench.above()))


def home(bench: Bench) -> States:
    window = HomeWindow(bench.memory, bench.theme)
    yield shown(window)
    for folder in (bench.study(), bench.judged):
        window.show_overview(read_overview(folder))
        yield shown(window)
    window.close()


def help_window(bench: Bench) -> States:
    window = HelpWindow(bench.theme, bench.above())
    window.show_topic(HOME)
    yield shown(window)


STAFF_WINDOWS: dict[str, Callable[[Bench], States]] = {
    "Asking": asking,
    "CheckDialog": check,
    "CodeDialog": code,
    "Details": details,
    "DrilldownDialog": behind,
    "EditorWindow": editor,
    "HelpWindow": help_window,
    "HomeWindow": home,
    "IncomingDialog": incoming,
    "JudgmentsDialog": judgments,
    "ModeratorWindow": moderator,
    "NewStudyWindow": new_study,
    "PassphraseDialog": passphrase,
    "PlanDialog": plan,
    "ProtectDialog": protect,
    "PublishDialog": publish,
    "RejectDialog": reject,
    "ResultsWindow": results,
    "RoomWindow": room,
    "SentList": sent_list,
    "StartDialog": start,
    "UnprotectDialog": unprotect,
}
"""The names of windows to what opens them in their states."""
