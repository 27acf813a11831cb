"""A study folder is made as a whole or not at all."""

from __future__ import annotations

from pathlib import Path

import openpyxl
import pytest

from labeval.exchange.errors import ExchangeError
from labeval.exchange.study_folder import begun_for_interviews, make_study, templates
from labeval.study.folder import StudyFolder
from labeval.study.problems import StudyProblems
from labeval.text.local import LocalText

RESOURCES = Path(__file__).parents[2] / "resources"


@pytest.fixture
def template(tmp_path: Path) -> Path:
    folder = tmp_path / "templates" / "plain"
    (folder / "pictures").mkdir(parents=True)
    (folder / "study.yaml").write_text(
        "# A plain study, ünadorned\n# with more to say\nlabeval: 1\n"
        'items: "items.csv"  # the texts\nseed: 4\n',
        encoding="utf-8",
    )
    (folder / "items.csv").write_text("id,text\nm1,One.\n")
    (folder / "pictures" / "a.txt").write_text("picture")
    return folder


def files(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_templates_are_listed_with_their_first_comment_line(template: Path) -> None:
    bare = template.parent / "bare"
    bare.mkdir()
    (bare / "study.yaml").write_text("labeval: 1\n")
    (template.parent / "no-template").mkdir()
    found = dict(templates(template.parent))
    assert found.keys() == {"bare", "plain"} and found["bare"] is None
    assert found["plain"] == LocalText({"en": "A plain study, ünadorned"})


def test_a_template_is_described_in_the_languages_of_its_first_comments(template: Path) -> None:
    file = template / "study.yaml"
    first, rest = file.read_text(encoding="utf-8").split("\n", 1)
    german, later = "# de: Eine schlichte Studie: ganz schlicht\n", "# fr: trop tard\n"
    file.write_text(f"{first}\n{german}{rest}{later}", encoding="utf-8")
    (found,) = dict(templates(template.parent)).values()
    assert found is not None
    assert found.root == {
        "en": "A plain study, ünadorned",
        "de": "Eine schlichte Studie: ganz schlicht",
    }


def test_every_built_in_template_is_described() -> None:
    listed = templates(RESOURCES / "templates")
    assert listed
    for _, description in listed:
        assert description is not None and description.languages() == {"en", "de"}


@pytest.mark.parametrize("there", [True, False])
def test_a_template_is_copied_with_everything_in_it(
    template: Path, tmp_path: Path, there: bool
) -> None:
    target = tmp_path / "studies" / "mine"
    if there:
        target.mkdir(parents=True)
    make_study(template, target)
    assert files(target) == files(template)
    assert [path.name for path in target.parent.iterdir()] == ["mine"]


def test_an_existing_empty_folder_stays_the_same_folder(template: Path, tmp_path: Path) -> None:
    target = tmp_path / "mine"
    target.mkdir()
    before = target.stat().st_ino
    make_study(template, target)
    assert target.stat().st_ino == before


def test_own_items_take_the_place_of_the_templates(template: Path, tmp_path: Path) -> None:
    items = tmp_path / "my texts.csv"
    items.write_text("id,text\nx,Mine.\n")
    make_study(template, tmp_path / "mine", items)
    assert files(tmp_path / "mine") == files(template) | {"items.csv": items.read_bytes()}


def test_items_of_another_format_are_named_in_the_study_file(
    template: Path, tmp_path: Path
) -> None:
    items = tmp_path / "texts.XLSX"
    book = openpyxl.Workbook()
    for row in (["id", "text"], ["x", "Mine."]):
        book.active.append(row)
    book.save(items)
    book.close()
    make_study(template, tmp_path / "mine", items)
    made = files(tmp_path / "mine")
    assert made["items.xlsx"] == items.read_bytes()
    assert "items.csv" not in made
    text = made["study.yaml"].decode()
    assert "\nitems: items.xlsx  # the texts\nseed: 4\n" in text


def test_a_study_file_that_names_no_items_gets_the_name(template: Path, tmp_path: Path) -> None:
    (template / "study.yaml").write_text("labeval: 1\nseed: 4\n")
    items = tmp_path / "texts.jsonl"
    items.write_text('{"id": "x", "text": "Mine."}\n')
    make_study(template, tmp_path / "mine", items)
    text = (tmp_path / "mine" / "study.yaml").read_text()
    assert text == "labeval: 1\nitems: items.jsonl\nseed: 4\n"


def test_what_sessions_left_is_not_copied(template: Path, tmp_path: Path) -> None:
    expected = files(template)
    for name in ("record.sqlite", "record.sqlite-wal", ".labeval.lock"):
        (template / name).write_text("private")
    for name in ("audio", "exports", "backups"):
        (template / name).mkdir()
        (template / name / "private").write_text("private")
    make_study(template, tmp_path / "mine")
    assert files(tmp_path / "mine") == expected


def test_a_folder_with_anything_in_it_is_refused(template: Path, tmp_path: Path) -> None:
    target = tmp_path / "mine"
    target.mkdir()
    (target / ".hidden").write_text("here")
    with pytest.raises(ExchangeError, match="mine is not an empty folder"):
        make_study(template, target)
    assert files(target) == {".hidden": b"here"}


def test_a_missing_items_table_or_template_is_named(template: Path, tmp_path: Path) -> None:
    with pytest.raises(ExchangeError, match=r"nowhere\.csv: there is no such items table"):
        make_study(template, tmp_path / "mine", tmp_path / "nowhere.csv")
    with pytest.raises(ExchangeError, match=r"is not a template; there is no study\.yaml"):
        make_study(tmp_path, tmp_path / "mine")
    assert not (tmp_path / "mine").exists()


@pytest.mark.parametrize("there", [True, False])
def test_nothing_is_left_when_copying_fails(template: Path, tmp_path: Path, there: bool) -> None:
    target = tmp_path / "studies" / "mine"
    target.parent.mkdir()
    if there:
        target.mkdir()
    (template / "zzz").symlink_to(tmp_path / "gone")
    with pytest.raises(ExchangeError, match="cannot be written: No such file"):
        make_study(template, target)
    assert list(target.parent.iterdir()) == ([target] if there else [])
    assert not there or list(target.iterdir()) == []


def test_items_with_problems_are_refused_before_anything_is_made(
    template: Path, tmp_path: Path
) -> None:
    items = tmp_path / "texts.csv"
    items.write_text("id,text\nx,Mine.\nx,Twice.\ny,\n")
    with pytest.raises(StudyProblems) as caught:
        make_study(template, tmp_path / "studies" / "mine", items)
    assert [(p.file, p.line) for p in caught.value.problems] == [("texts.csv", 3), ("texts.csv", 4)]
    assert not (tmp_path / "studies").exists()


def test_a_study_that_came_meanwhile_is_not_made_one_of_interviews(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path)
    folder.study_file.write_text("labeval: 1\ntitle: Mine\n")
    with pytest.raises(FileExistsError), begun_for_interviews(folder, lambda _, text: text):
        pass
    assert folder.study_file.read_text() == "labeval: 1\ntitle: Mine\n"


def test_why_a_folder_for_interviews_was_not_made_is_said_whatever_is_in_it(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path / "talks")
    with pytest.raises(ValueError, match="why"), begun_for_interviews(folder, lambda _, text: text):
        (folder.path / "other").touch()
        raise ValueError("why")
    assert [file.name for file in folder.path.iterdir()] == ["other"]
