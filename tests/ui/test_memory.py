"""Settings between starts: several programs write them at once."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from labeval.coding.rows import Anchor
from labeval.ui.coding.window.last_place import Place, keep_place, place_left
from labeval.ui.memory import Memory


def test_what_another_window_has_remembered_stays(tmp_path: Path) -> None:
    """The home window and that of the coding are programs of their own with one file."""
    home, coding = Memory(tmp_path / "settings.json"), Memory(tmp_path / "settings.json")
    place = Place(["c2"], "s1", Anchor("p1", 3), ["c1", "c2"])
    keep_place(coding, tmp_path / "coding.sqlite", place)
    home.set("language", "de")

    again = Memory(tmp_path / "settings.json")
    assert place_left(again, tmp_path / "coding.sqlite") == place
    assert again.get("language") == "de"


def test_two_windows_keep_their_places(tmp_path: Path) -> None:
    one, other = Memory(tmp_path / "settings.json"), Memory(tmp_path / "settings.json")
    keep_place(one, tmp_path / "a.sqlite", Place(digits=["c1"]))
    keep_place(other, tmp_path / "b.sqlite", Place(digits=["c2"]))

    again = Memory(tmp_path / "settings.json")
    assert place_left(again, tmp_path / "a.sqlite").digits == ["c1"]
    assert place_left(again, tmp_path / "b.sqlite").digits == ["c2"]


def test_a_study_that_is_named_from_the_current_folder_is_the_same(tmp_path, monkeypatch) -> None:
    memory = Memory(tmp_path / "settings.json")
    keep_place(memory, tmp_path / "study" / "coding.sqlite", Place(digits=["c1"]))
    monkeypatch.chdir(tmp_path)
    assert place_left(memory, Path("study/coding.sqlite")).digits == ["c1"]
    keep_place(memory, Path("study/../study/coding.sqlite"), Place(digits=["c2"]))
    assert place_left(memory, tmp_path / "study" / "coding.sqlite").digits == ["c2"]


def test_settings_of_many_writers_are_all_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"

    def write(writer: int) -> None:
        memory = Memory(path)
        for n in range(20):
            memory.set(f"{writer}.{n}", n)

    writers = [threading.Thread(target=write, args=(number,)) for number in range(4)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()

    kept = Memory(path)
    assert [kept.get(f"{w}.{n}") for w in range(4) for n in range(20)] == [*range(20)] * 4
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]


def test_lists_that_several_programs_grow_lose_nothing(tmp_path: Path) -> None:
    """Studies that two home windows open at once are both among the recent ones."""
    path = tmp_path / "settings.json"
    studies = [tmp_path / f"{writer}{n}" for writer in range(4) for n in range(3)]
    for study in studies:
        study.mkdir()
        (study / "study.yaml").touch()

    def open_three(writer: int) -> None:
        memory = Memory(path)
        for study in studies[3 * writer : 3 * writer + 3]:
            memory.opened(study)

    writers = [threading.Thread(target=open_three, args=(number,)) for number in range(4)]
    for thread in writers:
        thread.start()
    for thread in writers:
        thread.join()

    assert sorted(Memory(path).recent_studies()) == studies


def test_settings_that_could_not_be_read_once_are_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As with a folder of a network, or with a file that another program on Windows holds."""
    path = tmp_path / "settings.json"
    Memory(path).set("language", "de")
    with monkeypatch.context() as held:
        held.setattr(Path, "read_text", refused)
        memory = Memory(path)
        memory.set("theme", "dark")
        assert memory.get("theme") == "dark"
    assert memory.get("language") == "de"
    memory.set("spacing", "wide")
    assert (Memory(path).get("language"), Memory(path).get("spacing")) == ("de", "wide")


def refused(*_: object, **__: object) -> str:
    raise PermissionError("held by another program")


def test_studies_that_are_gone_take_no_places_among_the_recent_ones(tmp_path):
    memory = Memory(tmp_path / "settings.json")
    kept = tmp_path / "kept"
    kept.mkdir()
    (kept / "study.yaml").touch()
    memory.opened(kept)
    for n in range(20):
        memory.opened(tmp_path / f"gone{n}")
    assert memory.recent_studies() == [kept.resolve()]
