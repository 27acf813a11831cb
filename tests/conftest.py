"""What all tests share: Qt without a screen, and a small study with all four methods."""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The program speaks the system's language; the tests read what it says in English.
os.environ.update(LC_ALL="C.UTF-8", LANGUAGE="", LABEVAL_LANGUAGE="")

import pytest
from hypothesis import settings
from pytestqt.qtbot import QtBot

from labeval.collector import collect_due, loading
from labeval.study.model.items import Item
from labeval.study.study import Study, StudyContent
from labeval.ui.module_sources import leave_sources_unread
from tests.support.sound.sound_server import NoSoundServer, silent_room

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from labeval.ui.language import LanguageSwitch


def pytest_configure() -> None:
    """Tables of tests are small: more threads of linear algebra only wait for each other."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None]:
    """Tests and their modules stay until the end: the collector of garbage never searches them.

    12,500 tests are 650,000 objects, of which a search takes 0.4 seconds of processor: some fifty
    times while they are collected, and before and after each file of windows. Nor does PySide,
    which pytest-qt has loaded, read the source of each of their modules.
    """
    leave_sources_unread()
    with loading():
        yield


@pytest.hookimpl(optionalhook=True)
def pytest_handlecrashitem(crashitem: str) -> None:
    """End where a process of the tests did: its file would be begun again and again by others."""
    ended = f"a process of the tests ended in {crashitem}"
    pytest.exit(ended, returncode=pytest.ExitCode.INTERNAL_ERROR)


_WAITING = ("audio", "end_to_end", "hub", "transcription")
"""Folders whose tests mostly wait: for sound in real time, for servers, for processes to end."""
_SPREAD = 0.85
"""Share of the other files within which those are spread; a long one may not be the last."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Spread the files that wait among those that compute: side by side they leave the processors
    idle for a third of the time."""
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    root = Path(__file__).parent
    waiting = [file for file in files if file.relative_to(root).parts[0] in _WAITING]
    others = [file for file in files if file.relative_to(root).parts[0] not in _WAITING]
    places = {file: n / len(others) for n, file in enumerate(others)}
    places |= {file: _SPREAD * n / len(waiting) for n, file in enumerate(waiting)}
    items[:] = [item for file in sorted(files, key=places.__getitem__) for item in files[file]]


# How long an example takes depends on what else the machine does.
settings.register_profile("labeval", deadline=None)
settings.load_profile("labeval")


# Nor does it matter how long a test waits for what it asserts: programs that run at low priority
# take minutes to begin where others are busy. Less than the limit of a whole test.
for wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitExposed):
    assert wait.__kwdefaults__ is not None
    wait.__kwdefaults__["timeout"] = 200_000


def _keep_temporary_files_in_memory() -> None:
    """Records are synced after each answer: on a disk, tests mostly wait for that."""
    memory = Path("/dev/shm")
    if "TMPDIR" in os.environ or not os.access(memory, os.W_OK):
        return
    room = os.statvfs(memory)
    if room.f_bavail * room.f_frsize > 4 << 30 and not room.f_flag & os.ST_NOEXEC:
        os.environ["TMPDIR"] = tempfile.tempdir = str(memory)


_keep_temporary_files_in_memory()

_TEXTS = {
    "m1": "Mulch keeps the soil moist, because less water rises into the air.",
    "m2": "It saves water and keeps weeds down.",
    "m3": "Gardeners like it. Gardeners like it. Gardeners like it.",
    "m4": "A B C D E",
    "m5": "Mulch is put on beds in spring so that the soil dries more slowly.",
    "m6": "The price of bark has risen. Sheds can be painted green.",
    "m7": "Weeds get no light under mulch, and worms like it.",
    "m8": "Soil. Water. Straw.",
}


def small_study(**changes: object) -> Study:
    """A study with four criteria in two groups and one condition a method."""
    criteria = [
        {
            "id": name,
            "name": name.capitalize(),
            "definition": f"How {name} the text is.",
            "group": group,
            "judged_against": "source" if group == "honesty" else "text",
        }
        for group, names in {
            "honesty": ("honesty", "correctness"),
            "clarity": ("clarity", "fluency"),
        }.items()
        for name in names
    ]
    raw: dict[str, object] = {
        "labeval": 1,
        "title": "Why beds are mulched",
        "seed": 11,
        "criteria": criteria,
        "groups": [
            {"id": "honesty", "name": "Honesty", "overarching": "honesty"},
            {"id": "clarity", "name": "Clarity", "overarching": "clarity"},
        ],
        "blocks": {
            "dqe": {"method": "dqe", "labels": {1: "poor", 5: "good"}},
            "aqc": {"method": "aqc"},
            "ab": {"method": "ab", "breaks": {"after_pages": 14, "seconds": 5}},
            "bws": {"method": "bws", "pages": 14, "criteria": ["honesty", "clarity"]},
        },
        "conditions": [{"id": b, "blocks": [b]} for b in ("dqe", "aqc", "ab", "bws")],
        "procedure": [
            {"step": "text", "id": "welcome", "title": "Welcome", "text": "Good to see you."},
            {
                "step": "consent",
                "id": "consent",
                "version": "1",
                "text": "May we keep what you choose?",
                "asks": [
                    {"id": "rating", "text": "My ratings", "required": True},
                    {"id": "audio", "text": "My voice"},
                ],
                "declined": "Nothing has been stored.",
            },
            {
                "step": "for_each_block",
                "steps": [{"step": "rating", "id": "rating"}],
            },
            {"step": "text", "id": "thanks", "title": "Thank you", "text": "That was all."},
        ],
    }
    raw.update(changes)
    return Study.model_validate(raw)


def small_items() -> list[Item]:
    """Eight texts of four systems that answer one question."""
    return [
        Item(
            id=id,
            text=text,
            system=f"System {'WXYZ'[n // 2]}",
            variant="best" if n % 2 == 0 else "worst",
            question="Why are beds mulched?",
            source="Mulch keeps water in the soil and light from the weeds.",
        )
        for n, (id, text) in enumerate(_TEXTS.items())
    ]


@pytest.fixture
def content() -> StudyContent:
    """The small study with its items."""
    return StudyContent(study=small_study(), items=small_items())


@pytest.fixture(autouse=True, scope="session")
def data_of_the_program_apart(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test writes into the program's folders of whoever runs it, nor do its processes."""
    place = str(tmp_path_factory.mktemp("data"))
    with pytest.MonkeyPatch.context() as patch:
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA"):
            patch.setenv(name, place)
        yield


@pytest.fixture(autouse=True)
def usual_rights() -> Iterator[None]:
    """Files get the rights that most systems give, unless the program asks for others."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture(autouse=True)
def no_language_outlives_its_test() -> Iterator[None]:
    """Take every language switch that a test has made away, and what it has installed.

    A switch keeps that for as long as the program runs, whoever holds it, and each text of every
    window is looked for in all that is installed.
    """
    before = _language_switches()
    yield
    made = _language_switches() - before
    if not made:
        return
    from PySide6.QtCore import QCoreApplication, QEvent

    for switch in made:
        switch.use("en")
        switch.remove()
        switch.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    if _windows():
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
    else:  # nobody sees what pages are measured with
        QCoreApplication.removePostedEvents(None, QEvent.Type.LanguageChange.value)  # type: ignore[arg-type]


@pytest.fixture(autouse=True)
def no_window_outlives_its_test(no_language_outlives_its_test: None) -> Iterator[None]:
    """Delete the windows that a test leaves, and all that it has given up.

    Without an event loop nothing else would; and Python may collect a window while a part of it
    handles an event of a later test, which ends the process. Windows of fixtures that several
    tests share were there before. They go before their language does, since they would be built
    once more in the next one.
    """
    if not gc.isenabled():
        # Only now has pytest given the last test's windows up, and what these measured pages with,
        # which would take the language of every later test.
        collect_due()
        _delete_now()
    before = _windows()
    yield
    for window in _windows() - before:
        window.deleteLater()
    _delete_now()


def _delete_now() -> None:
    if "PySide6.QtWidgets" in sys.modules:
        from PySide6.QtCore import QCoreApplication, QEvent

        if QCoreApplication.instance() is not None:
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture(autouse=True, scope="module")
def windows_are_collected_by_their_thread(request: pytest.FixtureRequest) -> None:
    """Collect as in a process of windows: not in a thread of the tests' own, which would end them.

    What runs the tests has a thread that waits for the next one.
    """
    _collect_windows()
    if request.node in _modules_with_windows(request.session):
        gc.disable()


def pytest_sessionfinish() -> None:
    """Take the windows of the last file while there is an application."""
    _collect_windows()


def _collect_windows() -> None:
    """Take those of the file before, of which pytest has given up its last test's only now.

    What is left then stays: modules, and what is made once. A file's objects are searched alone.
    """
    if not gc.isenabled():
        gc.collect()
        gc.enable()
    gc.freeze()


@cache
def _modules_with_windows(session: pytest.Session) -> set[pytest.Module | None]:
    return {
        each.getparent(pytest.Module)
        for each in session.items
        if isinstance(each, pytest.Function) and not {"qapp", "qtbot"}.isdisjoint(each.fixturenames)
    }


def _language_switches() -> set[LanguageSwitch]:
    if "labeval.ui.language" not in sys.modules:
        return set()
    from PySide6.QtWidgets import QApplication

    from labeval.ui.language import LanguageSwitch

    app = QApplication.instance()
    return set(app.findChildren(LanguageSwitch)) if app is not None else set()


def _windows() -> set[QWidget]:
    """The windows without a parent; pages that the program measures with are none."""
    if "PySide6.QtWidgets" not in sys.modules:
        return set()
    from PySide6.QtWidgets import QApplication

    from labeval.ui.participant.measured_pages import MeasuredPages

    windows = QApplication.topLevelWidgets() if QApplication.instance() is not None else []
    return {w for w in windows if w.parentWidget() is None and not isinstance(w, MeasuredPages)}


@pytest.fixture(scope="session")
def sound_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A private PulseAudio server; yields its socket.

    One for all tests of a process, because the audio library reads once where its server is.
    """
    try:
        with silent_room(tmp_path_factory.mktemp("pulse")) as socket:
            yield socket
    except NoSoundServer as why:
        pytest.skip(str(why))
