"""Every window of the program as a screen reader finds it on a real accessibility bus."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from labeval import places
from labeval.jobs.planning.simulate import simulate
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study

pytest.importorskip("jeepney", reason="the bus is spoken to by jeepney, which Linux has")
from tests.support.accessible.accessibility_bus import NoAccessibilityBus, until
from tests.support.accessible.read_windows import (
    EXPANDABLE,
    EXPANDED,
    SENSITIVE,
    Desktop,
    WindowReader,
    desktop,
    faults,
)

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
TITLE = "Answers about a repair café"
LEAST = 5
"""Parts that any window has; fewer mean that it was not read."""


@pytest.fixture(scope="module")
def judged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study with sessions of robots."""
    path = tmp_path_factory.mktemp("bus") / "study"
    shutil.copytree(places.templates() / "trained-raters", path)
    with closing(Record(StudyFolder(path).database)) as record:
        simulate(record, read_study(path), 4, 5)
    return path


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Desktop]:
    if shutil.which("Xvfb") is None:
        pytest.skip("Qt speaks AT-SPI on X11 and Wayland only, and Xvfb is not installed")
    try:
        with desktop(tmp_path) as opened:
            yield opened
    except NoAccessibilityBus as why:
        pytest.skip(str(why))


def understood(window: WindowReader) -> list[str]:
    """The names of all that is on screen, none of which leaves a listener guessing."""
    parts = window.settled()
    assert faults(parts) == []
    assert len(parts) >= LEAST
    return [part.name for part in parts]


def test_home_and_what_it_opens(screen, judged):
    home = screen.start("open", str(judged))
    names = understood(home)
    order = ["Studies", "New study…", TITLE, "Sessions", "Results"]
    assert [names.index(name) for name in order] == sorted(names.index(name) for name in order)
    for button in ("Second place for copies…", "Choose a code…", "Start a session"):
        home.press(button, "push button")
        home.find("Cancel", "push button")
        understood(home)
        home.press("Cancel", "push button")
        until(lambda: "Cancel" not in understood(home))
    home.press("Help (F1)", "push button")
    home.find("Help", "text")
    understood(home)


def test_a_session_is_started_and_followed(screen, tmp_path):
    shutil.copytree(places.templates() / "trained-raters", tmp_path / "study")
    home = screen.start("open", str(tmp_path / "study"))
    home.at.listen()
    home.press("Publish", "push button")
    home.find("Cancel", "push button")
    home.press("Publish", "push button")
    until(lambda: "Cancel" not in understood(home))
    assert "✓ Version 1 is published." in home.at.announced()
    home.press("Start a session", "push button")
    home.press("Start the session", "push button")
    home.press("Next", "push button")
    home.find("I agree", "radio button")
    assert any(words.endswith("is in a session now.") for words in home.at.announced())
    understood(home)
    for part in home.settled():
        if part.name == "I agree":
            home.at.act(part.ref, "Toggle")
    until(lambda: any(p.name == "Next" and p.has(SENSITIVE) for p in home.settled()))
    home.press("Next", "push button")
    moderator = screen.start("moderate", str(tmp_path / "study"))
    moderator.find("What the participant sees")
    moderator.find("Keyboard: participant")
    names = understood(moderator)
    assert names.index("What the participant sees") < names.index("Note") < names.index("Pause")


def test_a_new_study_from_the_question_to_the_place(screen, judged):
    home = screen.start("open", str(judged))
    home.press("New study…", "push button")
    home.find("What do you want to know?", "list")
    understood(home)
    home.press("Do methods agree?", "list item")
    chosen = home.find("Do methods agree?", "label", "heading")
    assert chosen.name in understood(home)
    home.press("Try it with example texts", "push button")
    home.find("Name of the study", "text")
    understood(home)


def test_the_editor_with_every_part_and_its_first_entry(screen, judged):
    editor = screen.start("edit", str(judged))
    parts = [p for p in editor.settled() if p.role == "list item"]
    assert len(parts) > 10
    for part in parts:
        editor.at.act(part.ref, "Toggle")
        until(lambda name=part.name: name.partition(",")[0] in understood(editor))
        entries = [p for p in editor.settled() if p.has(EXPANDABLE) and p.role == "push button"]
        if entries:
            editor.at.act(entries[0].ref, "Press")
            until(lambda: any(p.has(EXPANDED) for p in editor.settled()))
            understood(editor)
    editor.press("Study file", "radio button")
    understood(editor)


def test_results_on_several_pages(screen, judged):
    results = screen.start("results", str(judged))
    pages = [p for p in results.settled() if p.role == "list item"]
    assert len(pages) > 5
    for page in pages[1::3]:  # their parts are the same
        results.at.act(page.ref, "Toggle")
        results.find(page.name, "scroll pane", "filler")
        understood(results)


@pytest.mark.parametrize("button", ["Compare coders", "Keys"])
def test_coding_and_what_it_opens(screen, judged, button):
    coding = screen.start("coding", str(judged))
    before = understood(coding)
    assert before.index("Sources") < before.index("Codes")
    coding.press(button, "push button")
    until(lambda: understood(coding) != before)


def test_interviews_that_come_in_say_whose_they_are(screen, judged, tmp_path):
    talk = tmp_path / "talk.vtt"
    talk.write_text(
        "WEBVTT\n\n00:01.000 --> 00:04.000\n<v Ada>What was missing?\n\n"
        "00:05.000 --> 00:09.000\n<v Ben>The opening hours.\n",
        encoding="utf-8",
    )
    coding = screen.start("coding", str(judged), "--interviews", str(talk))
    coding.find("Import interviews", "table")
    understood(coding)


def test_a_replay_and_the_control_room(screen, judged):
    with Record(StudyFolder(judged).database, read_only=True) as record:
        code = next(iter(record.sessions.headers())).participant
    replay = screen.start("replay", str(judged), code)
    names = understood(replay)
    assert names.index("What the participant sees") < names.index("Play")
    room = screen.start("room", str(judged))
    assert "Control room" in [part.name for part in room.settled()]
    assert faults(room.settled()) == []
