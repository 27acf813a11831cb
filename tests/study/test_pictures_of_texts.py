"""Pictures of texts: read from the study folder alone, frozen with the version."""

from __future__ import annotations

import os
import sys
from base64 import b64encode

import pytest
from pydantic import ValidationError

from labeval.files.limits import MOST_PICTURE
from labeval.jobs.capsule.shared_study import shared_version, write_study
from labeval.study.reading import read_study, read_with_warnings
from labeval.study.study import StudyContent
from labeval.text.pictures import path_of
from tests.support.texts.pictures import picture

PLACE = "pictures/bars.png"
BARS = picture()
BEFORE = "Because it keeps the soil moist."


@pytest.fixture
def pictured(study):
    """A study whose first text, on line 2, can be given pictures."""
    file = study.path / "study.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(f"{text}\nformats: {{text: markdown}}\n", encoding="utf-8")
    (study.path / "pictures").mkdir()
    (study.path / PLACE).write_bytes(BARS)
    return study


def _warned(study, target: str) -> str:
    """The warning about a picture, which leaves the study as it is otherwise."""
    study.swap("items.csv", BEFORE, f"![bars]({target})")
    content, problems = read_with_warnings(study.path)
    (problem,) = [p for p in problems if "picture" in p.template]
    assert (problem.file, problem.line, problem.field) == ("items.csv", 2, "text")
    assert problem.severity == "warning"
    assert "its words are shown instead" in problem.advice
    assert content.pictures == {}
    return problem.text


def test_a_picture_is_frozen_with_the_version(pictured):
    pictured.swap("items.csv", BEFORE, f"![bars]({PLACE}) and ![again](./pictures//bars.png)")
    content = read_study(pictured.path)
    assert content.pictures == {PLACE: b64encode(BARS).decode()}
    version = content.version_id()
    (pictured.path / PLACE).write_bytes(picture(100, 100))
    assert read_study(pictured.path).version_id() != version
    (pictured.path / PLACE).unlink()
    kept = StudyContent.from_json(content.to_json())
    assert kept.version_id() == version
    found = kept.drawable_pictures.find("./pictures/bars.png")
    assert found is not None
    assert found.data == BARS


def test_a_study_without_pictures_is_the_version_that_it_was(pictured):
    assert '"pictures"' not in read_study(pictured.path).to_json()


def test_names_with_blanks_and_umlauts_are_found(pictured):
    (pictured.path / "pictures" / "Bäume am Ufer.jpeg").write_bytes(picture(form="JPEG"))
    pictured.swap("items.csv", BEFORE, "![bars](<pictures/Bäume am Ufer.jpeg>)")
    assert list(read_study(pictured.path).pictures) == ["pictures/Bäume am Ufer.jpeg"]
    assert path_of("a%20b/./c.png") == "a b/c.png"


@pytest.mark.parametrize(
    "target",
    [
        "http://example.org/a.png",
        "https://example.org/a.png",
        "//example.org/a.png",
        "/etc/a.png",
        "../a.png",
        "pictures/../../a.png",
        "%2e%2e/a.png",
        "C:/a.png",
        r"..\\a.png",
    ],
)
def test_nothing_outside_of_the_folder_is_a_picture(pictured, target):
    (pictured.path.parent / "a.png").write_bytes(BARS)
    assert "is not in the study folder" in _warned(pictured, target)


def test_a_link_to_another_place_is_no_picture(pictured):
    (pictured.path.parent / "secret.png").write_bytes(BARS)
    (pictured.path / "pictures" / "a.png").symlink_to(pictured.path.parent / "secret.png")
    assert "is a link to another place" in _warned(pictured, "pictures/a.png")


def test_a_folder_that_is_a_link_has_no_pictures(pictured):
    outside = pictured.path.parent / "outside"
    outside.mkdir()
    (outside / "a.png").write_bytes(BARS)
    (pictured.path / "more").symlink_to(outside)
    assert "is a link to another place" in _warned(pictured, "more/a.png")


def test_a_pipe_is_no_picture_and_nobody_waits_for_it(pictured):
    os.mkfifo(pictured.path / "pictures" / "a.png")
    assert "there is no picture" in _warned(pictured, "pictures/a.png")


def test_a_picture_that_is_missing_is_named(pictured):
    assert _warned(pictured, "pictures/none.png") == "there is no picture “pictures/none.png”"


@pytest.mark.parametrize("name", ["a.svg", "a.gif", "study.yaml", "a"])
def test_what_is_no_png_or_jpeg_is_refused_by_its_name(pictured, name):
    (pictured.path / name).touch()
    assert "is neither a PNG nor a JPEG" in _warned(pictured, name)


@pytest.mark.parametrize("data", [b"", b"<svg/>", BARS[: len(BARS) // 2], b"GIF89a" + b"\0" * 40])
def test_a_damaged_picture_is_not_shown(pictured, data):
    (pictured.path / PLACE).write_bytes(data)
    assert "is damaged" in _warned(pictured, PLACE)


def test_a_picture_with_too_many_pixels_is_not_read(pictured):
    (pictured.path / PLACE).write_bytes(picture(4000, 2001))
    assert "more than 8 million pixels" in _warned(pictured, PLACE)


def test_a_picture_with_too_many_bytes_is_not_read(pictured):
    (pictured.path / PLACE).write_bytes(BARS + b"\0" * MOST_PICTURE)
    assert "is larger than 4 MB" in _warned(pictured, PLACE)


def test_only_the_study_folder_is_opened(pictured, opened_files):
    (pictured.path.parent / "a.png").write_bytes(BARS)
    (pictured.path / "pictures" / "a.png").symlink_to(pictured.path.parent / "a.png")
    targets = (PLACE, "../a.png", "pictures/a.png", "http://example.org/a.png", "/etc/passwd.png")
    pictured.swap("items.csv", BEFORE, " ".join(f"![a]({target})" for target in targets))
    read_study(pictured.path)  # libraries are loaded
    with opened_files as opened:
        read_study(pictured.path)
    names = {os.path.relpath(name, pictured.path) for name in opened}
    assert names == {"study.yaml", "items.csv", PLACE}


@pytest.fixture(scope="session")
def opened_files():
    """Everything that is opened, and nothing else that reaches out of the program."""
    found: list[str] = []
    listening: list[bool] = []

    def hook(event: str, arguments: tuple[object, ...]) -> None:
        if listening and event == "open":
            found.append(str(arguments[0]))
        elif listening and event.startswith(("socket", "subprocess", "urllib", "os.exec")):
            found.append(event)

    sys.addaudithook(hook)

    class Opened:
        def __enter__(self) -> list[str]:
            found.clear()
            listening.append(True)
            return found

        def __exit__(self, *_: object) -> None:
            listening.clear()

    return Opened()


@pytest.mark.parametrize(
    "path", ["../a.png", "/a.png", "study.yaml", "C:a.png", "a\\b.png", "", "x" * 300 + ".png"]
)
def test_a_version_has_no_picture_that_a_study_folder_could_not_have(pictured, path):
    content = read_study(pictured.path).model_dump(mode="json", by_alias=True)
    with pytest.raises(ValidationError):
        StudyContent.model_validate({**content, "pictures": {path: "AAAA"}})
    with pytest.raises(ValidationError):
        StudyContent.model_validate({**content, "pictures": {PLACE: "no base 64"}})


def test_a_version_is_written_as_a_folder_with_its_pictures(pictured, tmp_path):
    pictured.swap("items.csv", BEFORE, f"![bars]({PLACE})")
    content = read_study(pictured.path)
    write_study(content, tmp_path / "written")
    assert (tmp_path / "written" / PLACE).read_bytes() == BARS
    assert read_study(tmp_path / "written").pictures == content.pictures


def test_a_text_that_may_not_be_shared_keeps_its_picture_to_itself(pictured):
    pictured.swap("items.csv", BEFORE, f"![bars]({PLACE})")
    content = read_study(pictured.path)
    assert shared_version(content, without_texts=True).pictures == {}
    first, *others = content.items
    withheld = first.model_copy(update={"extra": {"share": "no"}})
    given = content.model_copy(update={"items": [withheld, *others]})
    assert shared_version(given).pictures == {}
