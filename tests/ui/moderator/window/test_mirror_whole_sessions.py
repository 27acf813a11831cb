"""A mirror shows the same words and the same picture whichever language its supervisor has."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import cycle
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from labeval import places
from labeval.jobs.planning.simulate import RobotTime, run_screen
from labeval.session.robots.robot import Character, Robot, latent_quality
from labeval.session.running.session import Session
from labeval.store.record.record import Record
from labeval.study.reading import read_study
from labeval.ui.language import LanguageSwitch
from labeval.ui.moderator.window.mirror import Mirror
from labeval.ui.moderator.window.stage import Stage
from labeval.ui.participant.looks import shared_looks
from labeval.ui.participant.screens.break_ import BreakScreen
from labeval.ui.theme import LIGHT
from tests.templates.page_texts import shown_texts
from tests.ui.moderator.conftest import begun

METHODS = [
    *(("six-methods", method) for method in ("dqe", "aqc", "ab", "bws")),
    ("aspects", "aspects"),
    ("claim-check", "check"),
    ("error-spans", "translation"),
    ("ranking", "order"),
    ("response-writing", "writing"),
    ("rewriting", "rewriting"),
]
STOPS = 2
"""Screens of a kind and block at which the mirrors are compared: the first has no look yet."""
Seen = tuple[str, set[str], QImage]


@dataclass
class Walk:
    """A robot's session in a template, with a mirror that is shown its screens."""

    session: Session
    robot: Robot
    time: RobotTime
    mirror: Mirror

    def seen(self, qtbot: QtBot, disturbed: Callable[[], None]) -> Iterator[Seen]:
        """What the mirror shows of each screen once nothing is put off any more."""
        stops: Counter[tuple[str, str]] = Counter()
        while self.session.state.ended is None:
            step = self.session.state.current
            stops[step.kind, step.block or ""] += 1
            if stops[step.kind, step.block or ""] <= STOPS:
                yield self._seen(qtbot, disturbed)
            run_screen(self.session, self.robot, self.time)
        yield self._seen(qtbot, disturbed)

    def _seen(self, qtbot: QtBot, disturbed: Callable[[], None]) -> Seen:
        self.mirror.show_view(self.session, "")
        stage = self.mirror.stage
        assert stage is not None
        disturbed()
        qtbot.waitUntil(lambda: _is_done(stage))
        shown = set(shown_texts(stage))
        return self.session.state.screen_id, shown, self.mirror.grab().toImage()


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[LanguageSwitch]:
    switch = LanguageSwitch(qapp)
    yield switch
    switch.use("en")
    switch.remove()


@pytest.fixture
def walk(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[str, str, str], Walk]]:
    records: list[Record] = []

    def begin(template: str, condition: str, language: str) -> Walk:
        shared_looks.cache_clear()  # each mirror has to find the looks itself
        content = read_study(places.templates() / template)
        records.append(Record(tmp_path / f"{len(records)}.sqlite"))
        time = RobotTime(datetime(2026, 1, 5, 8, tzinfo=UTC))
        session = begun(records[-1], content, condition, time, language=language)
        careful = Character(0.3, 0.0, 1.0, careless=False)
        robot = Robot(careful, latent_quality(content, 1), random.Random(4))
        mirror = Mirror(LIGHT)
        qtbot.addWidget(mirror)
        mirror.resize(1280, 720)
        mirror.show()
        return Walk(session, robot, time, mirror)

    yield begin
    for record in records:
        record.close()


def undisturbed() -> None:
    pass


def _is_done(stage: Stage) -> bool:
    """Return whether nothing is put off any more; what is has to be done at once."""
    timers = (t for t in stage.findChildren(QTimer) if not isinstance(t.parent(), BreakScreen))
    waiting = [timer for timer in timers if timer.isActive()]
    for timer in waiting:
        timer.setInterval(0)
    for _ in range(100 if waiting else 1):
        QApplication.processEvents()
    return not waiting


@pytest.mark.parametrize(("template", "condition"), METHODS)
def test_supervisors_with_other_languages_see_what_a_german_one_sees(
    template: str,
    condition: str,
    walk: Callable[[str, str, str], Walk],
    languages: LanguageSwitch,
    qtbot: QtBot,
) -> None:
    chosen = cycle(("en", "en", "fr"))

    languages.use("de")
    wanted = list(walk(template, condition, "de").seen(qtbot, undisturbed))
    languages.use("en")
    seen = walk(template, condition, "de").seen(qtbot, lambda: languages.use(next(chosen)))
    assert len(wanted) > 6
    for (screen, words, picture), (there, said, drawn) in zip(wanted, seen, strict=True):
        assert there == screen
        assert said == words, screen
        assert drawn == picture, screen


def test_an_english_supervisor_sees_arabic_pages_in_arabic(
    walk: Callable[[str, str, str], Walk], languages: LanguageSwitch, qtbot: QtBot
) -> None:
    languages.use("ar")
    wanted = list(walk("aspects", "aspects", "ar").seen(qtbot, undisturbed))
    languages.use("en")
    seen = list(walk("aspects", "aspects", "ar").seen(qtbot, undisturbed))
    assert [(screen, words) for screen, words, _ in seen] == [
        (screen, words) for screen, words, _ in wanted
    ]
    assert [picture for _, _, picture in seen] == [picture for _, _, picture in wanted]
