"""A project goes out and comes back: whole to us, to others all that the format can say."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.coding.edits import added
from labeval.coding.rows import Coding, Passage, Source
from labeval.exchange.qda.kept_rows import NAME
from labeval.exchange.qda.plain_text import PlainText
from labeval.exchange.qda.project import Project, project_of
from labeval.exchange.qda.project_xml import project_file
from labeval.exchange.qda.reading.project import read_project
from labeval.jobs.coding.project_export import export_project
from labeval.jobs.coding.qda import import_project
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from tests.exchange.qda.structure import faults_of
from tests.support.coding.coded_project import coded_project

MakeWorkbook = Callable[[str], Workbook]


@pytest.fixture
def make_workbook(tmp_path: Path):
    opened: list[Workbook] = []

    def make(name: str, coder: str = "A") -> Workbook:
        opened.append(Workbook(tmp_path / name / "coding.sqlite", coder=coder))
        return opened[-1]

    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    yield make
    for workbook in opened:
        workbook.close()


@pytest.fixture
def exported(tmp_path: Path, make_workbook: MakeWorkbook) -> Path:
    workbook = make_workbook("one")
    known = {coder.id for coder in workbook.coders()}
    workbook.take_in(added(row) for row in coded_project().rows if row.id not in known)
    return export_project(workbook, StudyFolder(tmp_path / "one"), tmp_path / "out.qdpx").path


def without_rows(path: Path) -> Path:
    """The archive as another program would have written it."""
    bare = path.with_name("bare.qdpx")
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(bare, "w") as new:
        for name in old.namelist():
            if not name.endswith(NAME):
                new.writestr(name, old.read(name))
    return bare


def rows(project: Project) -> dict[str, object]:
    return {row.id: row for row in project.rows}


def test_our_own_export_loses_nothing(exported: Path, make_workbook: MakeWorkbook) -> None:
    done = import_project(make_workbook("two"), exported)
    assert done.left == []
    assert rows(project_of(make_workbook("two"), "")) == rows(coded_project())


def test_importing_again_brings_nothing_and_undo_takes_all_of_it_back(
    exported: Path, make_workbook: MakeWorkbook
) -> None:
    workbook = make_workbook("two")
    before = rows(project_of(workbook, ""))
    import_project(workbook, exported)
    again = import_project(workbook, exported)
    assert (again.rows, again.left) == (0, [])
    workbook.undo()
    assert rows(project_of(workbook, "")) == before


def test_the_same_project_is_the_same_file(tmp_path: Path, make_workbook: MakeWorkbook) -> None:
    project = coded_project()
    assert project_file(project, sounds={}, now="2026-01-05T08:00:00Z") == project_file(
        project, sounds={}, now="2026-01-05T08:00:00Z"
    )


def test_another_program_finds_codes_texts_segments_and_coders(exported: Path) -> None:
    read = read_project(without_rows(exported), coder="A")
    there, wanted = read.project, coded_project()
    assert [(c.id, c.name, c.parent, c.codable) for c in there.codes] == [
        (c.id, c.name, c.parent, c.codable) for c in wanted.codes
    ]
    deep, gone = there.codes[1], there.codes[3]
    assert (deep.definition, deep.include, deep.exclude, deep.example, deep.shortcut) == (
        *("What is meant.\n\nIn two paragraphs.", "this", "that", "so", "k"),
    )
    assert gone.retired
    assert segments(there) == segments(wanted)
    assert {coder.id for coder in there.coders} == {coder.id for coder in wanted.coders}
    found = sorted(
        ((s.kind, s.participant, s.condition, s.group) for s in there.sources), reverse=True
    )
    assert found == [
        ("think_aloud", "lumo-rita", "ab", "experts"),
        ("comments", "lumo-rita", "ab", "experts"),
    ]
    assert {memo.text: (memo.about, memo.row) for memo in there.memos} == {
        "a memo": ("code", wanted.codes[2].id),
        "two\nlines": ("source", wanted.sources[1].id),
        "about it all": ("project", ""),
    }
    assert [(p.case, p.code, p.text) for p in there.paraphrases] == [
        ("lumo-rita", wanted.codes[2].id, "in short")
    ]
    assert {t.name: t.codes for t in there.themes} == {"Care": (wanted.codes[2].id,), "Speed": ()}
    assert {t.x for t in there.themes} == {0.0}
    assert [link.label for link in there.links] == ["leads to"]


def segments(project: Project) -> set[tuple[str, str, str, str, str]]:
    """Source, code, coder, text and id of every coding."""
    return {(c.source, c.code, c.coder, c.quote, c.id) for c in project.codings}


def test_sound_comes_along_with_points_in_time(tmp_path: Path, make_workbook: MakeWorkbook) -> None:
    workbook = make_workbook("one")
    known = {coder.id for coder in workbook.coders()}
    workbook.take_in(added(row) for row in coded_project().rows if row.id not in known)
    folder = StudyFolder(tmp_path / "one")
    sound = folder.audio / "recording-1" / "sound.wav"
    sound.parent.mkdir(parents=True)
    sound.write_bytes(b"RIFF sound")
    path = export_project(workbook, folder, tmp_path / "out.qdpx", with_sound=True).path
    with zipfile.ZipFile(path) as archive:
        (name,) = (n for n in archive.namelist() if n.endswith(".wav"))
        assert archive.read(name) == b"RIFF sound"
        assert faults_of(archive.read("project.qde")) == []
    read = read_project(without_rows(path), coder="A")
    assert segments(read.project) == segments(coded_project())
    spoken = read.project.passages[coded_project().sources[0].id][0]
    assert (spoken.start_ms, spoken.end_ms) == (1000, 4000)


def test_what_is_written_follows_the_schema(exported: Path) -> None:
    with zipfile.ZipFile(exported) as archive:
        assert faults_of(archive.read("project.qde")) == []
        assert all(n == "project.qde" or n.startswith("sources/") for n in archive.namelist())
        texts = [archive.read(n) for n in archive.namelist() if n.endswith(".txt")]
    assert texts and not any(b"\r" in text or text.startswith(b"\xef\xbb\xbf") for text in texts)


def test_an_empty_project_follows_the_schema() -> None:
    assert faults_of(project_file(Project(), sounds={}, now="2026-01-05T08:00:00Z")) == []


TEXT = st.text(
    st.sampled_from("ab é🙂👍🏽\u0301\u200d\u05d0\u202e<&\"'\t\u2028"), min_size=1, max_size=12
)


@given(st.lists(TEXT, min_size=1, max_size=5), st.data())
def test_positions_mean_the_same_text_to_everybody(lines: list[str], data: st.DataObject) -> None:
    base = coded_project()
    source = Source("5d2f1c3a-0000-4000-8000-000000000001", "imported", "x")
    passages = [
        Passage(f"5d2f1c3a-0000-4000-8000-0000000001{n:02}", source.id, float(n), line)
        for n, line in enumerate(lines)
    ]
    plain = PlainText(passages)
    start = data.draw(st.integers(0, len(plain.text) - 1))
    end = data.draw(st.integers(start + 1, len(plain.text)))
    first, last = plain.anchor(start), plain.anchor(end)
    coding = replace(
        base.codings[0],
        source=source.id,
        start=first,
        end=last,
        quote=plain.text[plain.position(first) : plain.position(last)],
    )
    assert (plain.position(first), plain.position(last)) == (start, end)
    project = replace_project(base, source, passages, coding)
    from lxml import etree

    written = etree.fromstring(project_file(project, sounds={}, now="2026-01-05T08:00:00Z"))
    (selection,) = written.iter("{*}PlainTextSelection")
    place = int(selection.get("startPosition", "")), int(selection.get("endPosition", ""))
    assert plain.text[slice(*place)] == coding.quote


def replace_project(
    base: Project, source: Source, passages: list[Passage], coding: Coding
) -> Project:
    return Project("x", base.coders, base.codes, [source], {source.id: passages}, [coding])
