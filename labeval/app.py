"""The program with its windows: the QApplication, and where the parts are joined."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QEventLoop, QLoggingCategory, Qt, QTimer
from PySide6.QtGui import QFontDatabase, QIcon
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from labeval import places
from labeval.collector import COLLECT_MS, collect_by_hand, collect_due, loading, settled
from labeval.store.disk.key_ring import RING
from labeval.study.folder import StudyFolder
from labeval.text.languages import chosen_language
from labeval.ui import accessible
from labeval.ui.chosen_theme import system_theme, use_chosen_theme
from labeval.ui.language import LanguageSwitch, missing_text, system_language
from labeval.ui.module_sources import leave_sources_unread
from labeval.ui.processes import StandardInput
from labeval.ui.theme import Theme, apply_theme
from labeval.ui.widgets.basics.lettering import is_wide, use_wide_spacing

if TYPE_CHECKING:
    from labeval.jobs.computer.fact import Fact
    from labeval.jobs.planning.check import PageMeasurer
    from labeval.jobs.room.feeds import Feed
    from labeval.jobs.room.posting import Post
    from labeval.jobs.sessions.live import LiveSession
    from labeval.session.running.session import Session
    from labeval.text.marks import MarkedText
    from labeval.ui.memory import Memory
    from labeval.ui.participant.window.rehearsal import RehearsalChoices
    from labeval.ui.participant.window.sound_controller import SoundSource

_log = logging.getLogger("labeval")


def missing_display() -> MarkedText | None:
    """The reason why no window can be shown; None where one can."""
    from labeval.ui.display import missing_display

    return missing_display()


def display_facts() -> list[Fact]:
    """Facts about the screens and fonts of this computer."""
    from labeval.ui.screen_facts import font_fact, no_display, screen_facts

    missing = missing_display()
    make_application()
    return screen_facts() if missing is None else [no_display(missing), font_fact()]


def make_application() -> QApplication:
    """The one QApplication, without a screen where there is none."""
    # Qt warns of each font that lacks a script; check and doctor say what follows from it.
    QLoggingCategory.setFilterRules("qt.text.font.db=false")
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    leave_sources_unread()
    _without_screen()
    QApplication.setStyle("Fusion")
    application = QApplication(sys.argv[:1])
    accessible.install()  # after Qt's own, so that it is asked first
    application.setApplicationName("labeval")
    application.setApplicationDisplayName("labeval")
    application.setWindowIcon(QIcon(str(places.icon())))
    # A Wayland desktop finds a window's icon by the name of the program's desktop file.
    application.setDesktopFileName("labeval")
    if not QFontDatabase.families():
        _log.warning("no font is installed; texts will not be readable")
    apply_theme(application, system_theme())
    sys.excepthook = _log_bug
    return application


def application_of_windows() -> QApplication:
    """The QApplication of a process that shows windows until they are closed."""
    application = make_application()
    collect_by_hand()
    collecting = QTimer(application, interval=COLLECT_MS)
    collecting.timeout.connect(collect_due)
    collecting.start()
    return application


def run_home(folder: StudyFolder | None) -> int:
    """The home window, with a study opened in it or without; returns when it is closed."""
    with loading():
        application = application_of_windows()
        from labeval.ui.displays import show_fitting
        from labeval.ui.home.controller import HomeController
        from labeval.ui.home.starting.remembered import PARTICIPANT_SCREEN
        from labeval.ui.home.window.window import HomeWindow
        from labeval.ui.memory import Memory

        RING.ask_with(None)  # asked in the window, not in the terminal behind it
        languages = LanguageSwitch(application)
        memory = Memory(places.settings_file())
        languages.use(_own_language(memory))
        theme = use_chosen_theme(memory)
        window = HomeWindow(memory, theme)
        # A participant's choices for a session must not become the supervisor's settings.
        window.language_requested.connect(lambda language: memory.set("language", language))
        HomeController(
            window,
            languages,
            run_session=lambda live, session, microphone: run_session(
                *(live, session, languages, microphone),
                screen=memory.get(PARTICIPANT_SCREEN, ""),
            ),
            measurer=lambda: page_measurer((1280, 720)),
            template_folder=places.templates(),
            demo=places.demo_folder(),
        )
        window.language_requested.connect(lambda _: _warn_about_missing_translations(languages))
        # The home window is hidden during a session, whose window closing must not end the program.
        application.setQuitOnLastWindowClosed(False)
        window.closed.connect(application.quit)
        window.begin_with(folder)
        show_fitting(window, window.usual_size)
        _warn_about_missing_translations(languages)
    return application.exec()


def run_session(
    live: LiveSession,
    session: Session,
    languages: LanguageSwitch,
    microphone: str | None = None,
    *,
    screen: str = "",
) -> None:
    """The participant's window on a session, full screen; returns when it has closed.

    Args:
        microphone: its name, the system's choice when empty; None records nothing.
        screen: name of the participant's screen; the system's first one where it is not there.
    """
    from labeval.study.supervisor_code import code_of
    from labeval.ui.displays import arrangement, screen_named
    from labeval.ui.participant.window.attending import attended
    from labeval.ui.participant.window.instruments import marked_for_instruments
    from labeval.ui.participant.window.window import ParticipantWindow

    interface, wide = languages.language, is_wide()
    actions = live.actions(session)
    window = ParticipantWindow(
        session,
        system_theme(),
        full_screen=True,
        translations=languages,
        actions=actions,
        sound=_sound_source(live, session, microphone),
        # Read now, so that the supervisor's code works even if the folder is gone later.
        code=code_of(live.record.path.parent),
    )
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    place = screen_named(arrangement(wanted=screen).participant)
    if place is not None:
        window.setScreen(place)
    loop = QEventLoop()
    window.destroyed.connect(loop.quit)
    with attended(window, live), marked_for_instruments(window), settled():
        window.present()
        loop.exec()
    actions.close()
    languages.use(interface)
    use_wide_spacing(wide)


def _sound_source(
    live: LiveSession, session: Session, microphone: str | None
) -> SoundSource | None:
    audio = session.content.study.audio
    if microphone is None or audio.record == "none":
        return None
    from labeval.ui.participant.window.sound_controller import microphone_source

    folder = StudyFolder(live.record.path.parent).audio
    return microphone_source(folder, microphone, audio.channels)


def run_moderator(
    folder: StudyFolder,
    session: str,
    *,
    screen: str = "",
    minimised: bool = False,
    while_open: bool = False,
) -> int:
    """The moderator's window on a session that runs; returns when it is closed.

    Args:
        screen: name of the screen; empty for one that is not the participant's.
        minimised: open it minimised.
        while_open: close it when standard input is closed, as when the program that started it
            ends.

    Raises:
        RecordError: the record cannot be read.
        KeyError: there is no such session.
    """
    application = application_of_windows()
    from labeval.ui.moderator.window.opening import live_window

    _, theme = _own_settings(application)
    window = live_window(folder, session, theme)
    if hasattr(os, "nice"):
        os.nice(5)  # on a busy computer the session goes first

    def end() -> None:
        window.close()
        application.quit()

    # Asked to end by the system: what is open is closed first.
    signal.signal(signal.SIGTERM, lambda *_: QTimer.singleShot(0, end))
    if while_open:
        StandardInput(window).closed.connect(end)
    return _run_moderator_window(application, window, theme, screen, minimised=minimised)


def run_replay(folder: StudyFolder, session: str, *, speed: int, at_ms: int) -> int:
    """The moderator's window over a finished session; returns when it is closed.

    Raises:
        RecordError: the record cannot be read.
        KeyError: there is no such session.
    """
    application = application_of_windows()
    from labeval.ui.moderator.window.opening import replay_window

    _, theme = _own_settings(application)
    window = replay_window(folder, session, theme, speed=speed, at_ms=at_ms)
    return _run_moderator_window(application, window, theme)


def run_room(
    feed: Feed, title: str, post: Post, supervisor: str, folder: StudyFolder | None = None
) -> int:
    """The window of the control room; returns when it is closed.

    Args:
        title: the study's folder, or the hub's address; a study on this computer shows its own.
        supervisor: code of who acts, where the hub does not know it; empty to ask for it.
        folder: of the study, where there is one on this computer.
    """
    application = application_of_windows()
    from labeval.jobs.room.feeds import HubFeed
    from labeval.ui.displays import show_fitting
    from labeval.ui.room.far_moderator import far_moderator
    from labeval.ui.room.opening import moderator_of
    from labeval.ui.room.window import RoomWindow
    from labeval.ui.study_titles import shown_title

    _, theme = _own_settings(application)
    window = RoomWindow(
        *(feed, theme),
        title=title if folder is None else shown_title(folder.path),
        post=post,
        supervisor=supervisor,
        open_moderator=None if folder is None else partial(moderator_of, folder),
        open_far=partial(far_moderator, feed.address, theme) if isinstance(feed, HubFeed) else None,
    )
    if hasattr(os, "nice"):
        os.nice(5)  # a session on the same computer goes first
    show_fitting(window, window.screen().availableSize())
    return application.exec()


def run_results(folder: StudyFolder) -> int:
    """The results window of a study; returns when it is closed."""
    application = application_of_windows()
    from labeval.ui.displays import show_fitting
    from labeval.ui.results.window import ResultsWindow

    memory, theme = _own_settings(application)
    window = ResultsWindow(folder, theme, memory)
    if hasattr(os, "nice"):
        os.nice(10)  # a session that runs meanwhile goes first
    show_fitting(window, window.size())
    return application.exec()


def run_editor(folder: StudyFolder) -> int:
    """The window in which a study is edited; returns when it is closed.

    Raises:
        OSError: there is no study file, or it cannot be read.
        FileRefused: it is no text.
    """
    application = application_of_windows()
    from labeval.ui.displays import show_fitting
    from labeval.ui.editor.window import EditorWindow

    memory, theme = _own_settings(application)
    window = EditorWindow(folder, theme, memory)
    show_fitting(window, window.size())
    with settled():
        return application.exec()


def run_rehearsal(
    folder: StudyFolder, choices: RehearsalChoices, *, screen: str = "", whole: bool = False
) -> int:
    """The participant's window on a session of which nothing is kept; returns when it is closed.

    Args:
        screen: name of the display; the system's first one where it is not there.
        whole: cover all of the display.

    Raises:
        StudyProblems: the study cannot be used as it is.
        KeyError: it has no such condition or screen.
    """
    application = application_of_windows()
    from labeval.study.reading import read_study
    from labeval.ui.displays import screen_named
    from labeval.ui.participant.window.rehearsal import RehearsalWindow

    content = read_study(folder.path)
    window = RehearsalWindow(content, choices, system_theme(), LanguageSwitch(application))
    window.present_on(screen_named(screen), whole=whole)
    with settled():
        return application.exec()


def run_coding(folder: StudyFolder, coder: str, interviews: Sequence[Path] = ()) -> int:
    """The coding window on a study folder; returns when it is closed.

    Args:
        coder: code of who codes; empty for whoever coded last on this machine; where several
            people have coded, it is asked.
        interviews: transcripts to import.

    Raises:
        RecordError: the workbook or the record cannot be read.
    """
    with loading():
        application = application_of_windows()
        from labeval.ui.coding.window.turns import CodingTurns

        memory, theme = _own_settings(application)
        turns = CodingTurns(folder, theme, memory)
        is_open = turns.sit_down(coder, interviews)
    return application.exec() if is_open else 0


def _own_settings(application: QApplication) -> tuple[Memory, Theme]:
    """The memory and the colours of a window that participants do not see, in its own language."""
    from labeval.ui.memory import Memory

    memory, languages = Memory(places.settings_file()), LanguageSwitch(application)
    languages.use(_own_language(memory))
    _warn_about_missing_translations(languages)
    return memory, use_chosen_theme(memory)


def _own_language(memory: Memory) -> str:
    """The language that was chosen, also one that is only begun; else the system's."""
    chosen = chosen_language(memory.get("language"), places.begun_languages())
    return chosen or system_language()


def _warn_about_missing_translations(languages: LanguageSwitch) -> None:
    """A box that says which translation cannot be loaded; the window behind it can be used."""
    text = missing_text(languages)
    if text:
        box = QMessageBox(QMessageBox.Icon.Warning, "labeval", text)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setModal(False)
        box.show()


def _run_moderator_window(
    application: QApplication,
    window: QWidget,
    theme: Theme,
    screen: str = "",
    *,
    minimised: bool = False,
) -> int:
    from labeval.ui.displays import show_moderator_window
    from labeval.ui.help.topics import MODERATOR
    from labeval.ui.help.window import Help

    helps = Help(window, theme, lambda: MODERATOR)  # noqa: F841  (kept while it runs)
    show_moderator_window(window, screen, minimised=minimised)
    return application.exec()


def run_robot(
    folder: StudyFolder,
    *,
    conditions: list[str] | None,
    language: str,
    size: tuple[int, int],
    screenshots: Path | None,
) -> Iterator[str]:
    """A scripted participant goes through one session of each condition on the real windows.

    Yields:
        One line per session, when it has ended.
    """
    application = application_of_windows()
    from labeval.jobs.sessions.live import open_live
    from labeval.session.assignment.starting import SessionStart
    from labeval.study.reading import read_study
    from labeval.ui.participant.window.attending import attended
    from labeval.ui.robot import WindowRobot

    languages = LanguageSwitch(application)
    content = read_study(folder.path)
    chosen = conditions or [c.id for c in content.study.conditions]
    with open_live(folder) as live:
        for condition in chosen:
            decided = SessionStart(
                kind="simulated",
                language=language,
                condition=condition,
                override_reason="the robot goes through every condition",
            )
            session = live.start(content, decided)
            actions = live.actions(session)
            robot = WindowRobot(
                session, languages, size=size, screenshots=screenshots, actions=actions
            )
            with attended(robot.window, live):
                line = robot.run()
            actions.close()
            # Qt takes it apart now; at the program's end its Python half would be gone before.
            robot.window.deleteLater()
            application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            yield line
        live.back_up()


def page_measurer(
    screen: tuple[int, int], scale: float = 1.0, *, wide: bool = False
) -> PageMeasurer:
    """Lays rating pages out on a screen of this size, as the participant's window does.

    Args:
        scale: of the text, as a participant can choose it.
        wide: whether they have chosen wide spacing.
    """
    make_application()
    from labeval.ui.fit import PageMeasure

    return PageMeasure(screen, scale, wide=wide)


def _without_screen() -> None:
    """Let Qt draw into memory if no display can be reached."""
    unix = sys.platform.startswith(("linux", "freebsd"))
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if unix and not shown:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def _log_bug(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """A bug is written to the log and to standard error; the session goes on where it can."""
    if not _log.handlers:
        folder = places.log_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            _log.addHandler(logging.FileHandler(folder / "labeval.log", encoding="utf-8"))
        except OSError:
            pass
    _log.critical("unexpected error", exc_info=(kind, error, trace))
    sys.__excepthook__(kind, error, trace)
