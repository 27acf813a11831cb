"""Marked words leave as places in the rated texts, and are there once however they come back."""

from __future__ import annotations

import shutil
import tempfile
import zipfile
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree

from labeval.cli import main
from labeval.coding.edits import changed, removed
from labeval.coding.rows import Coding
from labeval.exchange.own.marks import read_marks, take_marks
from labeval.exchange.qda.project import project_of
from labeval.exchange.tables import find_table
from labeval.exchange.writers import export_table
from labeval.jobs.coding.gather import gather
from labeval.jobs.coding.project_export import export_project
from labeval.jobs.coding.projects.rated_texts import rated_texts
from labeval.jobs.coding.qda import import_project
from labeval.jobs.planning.simulate import simulate
from labeval.jobs.results.looks import unlock
from labeval.session.state.text_exposure import SOURCE
from labeval.store.erasing.erasure import erase
from labeval.store.record.record import Record
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from tests.exchange.conftest import ScriptedSessions
from tests.exchange.own.test_marks_round_trip import WORDS, in_texts
from tests.exchange.qda.elsewhere_and_back import sent_back
from tests.exchange.qda.structure import faults_of
from tests.support.judgments.judgments_files import import_judgments
from tests.support.studies.looked_study import STUDY, make, people
from tests.support.studies.marked_study import marked_content

Marked = Counter[tuple[str, str, str, int, int]]
"""Who, the text's name, the code, and the first and last character, as in a file."""


@pytest.fixture
def study(tmp_path: Path) -> StudyFolder:
    """Robots have marked words in texts of all scripts."""
    folder = StudyFolder(tmp_path / "study")
    folder.path.mkdir()
    content = in_texts(marked_content({"ask": "mandatory"}), [f"{w} in text." for w in WORDS])
    with Record(folder.database) as record:
        simulate(record, content, 4, 3)
    return folder


def exported(folder: StudyFolder, path: Path) -> Path:
    with Workbook(folder.workbook, coder="A") as workbook:
        return export_project(workbook, folder, path).path


def imported(folder: StudyFolder, path: Path) -> int:
    """The number of new rows."""
    folder.path.mkdir(exist_ok=True)
    with Workbook(folder.workbook, coder="A") as workbook:
        before = set(project_of(workbook, "").rows)
        done = import_project(workbook, path)
        assert done.differences == []
        return len(set(project_of(workbook, "").rows) - before)


def name_of(element: etree._Element) -> str:
    return str(etree.QName(element).localname)


def in_file(path: Path) -> Marked:
    """Every coded place of the project's XML; each covers in its file what its name says."""
    found: Marked = Counter()
    with zipfile.ZipFile(path) as archive:
        xml = archive.read("project.qde")
        assert faults_of(xml) == []
        root = etree.fromstring(xml)
        named = {e.get("guid"): e.get("name", "") for e in root.iter()}
        for source in (e for e in root.iter() if name_of(e) == "TextSource"):
            file = source.get("plainTextPath", "").removeprefix("internal://")
            text = archive.read(f"sources/{file}").decode()
            for place in (e for e in source if name_of(e) == "PlainTextSelection"):
                start, end = int(place.get("startPosition")), int(place.get("endPosition"))
                assert " ".join(text[start:end].split())[:60] == place.get("name")
                (coding,) = (e for e in place if name_of(e) == "Coding")
                code = named[coding[0].get("targetGUID")]
                who = named[coding.get("creatingUser")]
                found[who, source.get("name", ""), code, start, end] += 1
    return found


def in_record(folder: StudyFolder) -> Marked:
    """The same by the table of evidence."""
    table = find_table("evidence")
    names = [column.name for column in table.COLUMNS]
    found: Marked = Counter()
    with Record(folder.database, read_only=True) as record:
        for cells in table.rows(record):
            row = dict(zip(names, cells, strict=True))
            name = row["item"] + (" (source)" if row["text"] == "source" else "")
            code = f"{row['criterion']}: {row['answer']}" if row["answer"] else row["criterion"]
            who = f"participant {row['participant']}"
            found[who, name, code, int(row["start"]), int(row["end"])] += 1
    return found


Sent = Callable[[Path], Path]
WAYS: dict[str, Sent] = {
    "ours": lambda path: path,
    "others": lambda path: sent_back(path, new_identities=False),
    "new identities": lambda path: sent_back(path),
    "last characters": lambda path: sent_back(path, inclusive=True),
}
ways = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)


def test_each_mark_is_a_place_in_its_text_coded_with_criterion_and_answer(
    study: StudyFolder, tmp_path: Path
) -> None:
    found = in_file(exported(study, tmp_path / "out.qdpx"))
    assert found == in_record(study) and found.total() > 50
    assert {code.partition(": ")[0] for _, _, code, _, _ in found} == {"honesty", "clarity"}


@ways
def test_what_comes_back_into_its_study_is_there_already(
    way: Sent, study: StudyFolder, tmp_path: Path
) -> None:
    path = exported(study, tmp_path / "out.qdpx")
    before = in_file(path)
    assert imported(study, way(path)) == 0
    assert in_file(exported(study, tmp_path / "again.qdpx")) == before


@ways
def test_another_study_gets_texts_and_places_once(
    way: Sent, study: StudyFolder, tmp_path: Path
) -> None:
    path = exported(study, tmp_path / "out.qdpx")
    before, back, other = in_file(path), way(path), StudyFolder(tmp_path / "other")
    assert imported(other, back) > before.total()
    assert imported(other, back) == 0
    assert in_file(exported(other, tmp_path / "again.qdpx")) == before
    assert imported(study, tmp_path / "again.qdpx") == 0


def coded_elsewhere(path: Path) -> tuple[Path, str, int]:
    """The project after somebody has coded the first three characters of a rated text in it."""
    back = sent_back(path, new_identities=False)
    made = back.with_name("coded.qdpx")
    with zipfile.ZipFile(back) as old, zipfile.ZipFile(made, "w") as new:
        for name in old.namelist():
            content = old.read(name)
            if name == "project.qde":
                root = etree.fromstring(content)
                ns = f"{{{etree.QName(root).namespace}}}"
                codes = root.find(f"{ns}CodeBook/{ns}Codes")
                guids = [f"{n}0000000-0000-4000-8000-000000000000" for n in range(1, 5)]
                etree.SubElement(
                    codes, f"{ns}Code", guid=guids[0], name="A new code", isCodable="true"
                )
                etree.SubElement(root.find(f"{ns}Users"), f"{ns}User", guid=guids[1], name="B")
                places = root.findall(f".//{ns}PlainTextSelection[@startPosition='0']")
                source = places[0].getparent()
                place = etree.Element(
                    f"{ns}PlainTextSelection", guid=guids[2], startPosition="0", endPosition="3"
                )
                coding = etree.SubElement(
                    place, f"{ns}Coding", guid=guids[3], creatingUser=guids[1]
                )
                etree.SubElement(coding, f"{ns}CodeRef", targetGUID=guids[0])
                places[0].addprevious(place)
                content = etree.tostring(root)
            new.writestr(name, content)
    return made, source.get("name"), 3


def test_what_somebody_codes_in_a_rated_text_elsewhere_comes_back_with_the_text(
    study: StudyFolder, tmp_path: Path
) -> None:
    path = exported(study, tmp_path / "out.qdpx")
    before = in_file(path)
    back, name, end = coded_elsewhere(path)
    assert imported(study, back) > 2
    with Workbook(study.workbook, coder="A") as workbook:
        (source,) = [s for s in workbook.sources() if s.folder == "rated texts"]
        codings: list[Coding] = workbook.codings()
        assert source.name == name and [c.source for c in codings] == [source.id]
    assert imported(study, back) == 0
    after = in_file(exported(study, tmp_path / "again.qdpx"))
    assert after - before == Counter({("B", name, "A new code", 0, end): 1})
    assert before - after == Counter()
    with Workbook(study.workbook, coder="A") as workbook:
        workbook.undo()
        assert [s for s in workbook.sources() if s.folder == "rated texts"] == []
    assert in_file(exported(study, tmp_path / "undone.qdpx")) == before


def test_a_rated_text_that_an_analyst_has_shortened_stays_short(tmp_path: Path) -> None:
    folder, other = StudyFolder(tmp_path / "study"), StudyFolder(tmp_path / "other")
    folder.path.mkdir()
    content = in_texts(marked_content({}), ["One line here.\nAnother line there."])
    with Record(folder.database) as record:
        session = ScriptedSessions(record, content).begin("P1", "only")
        page = session.page
        assert page is not None
        for start, end in ((0, 3), (4, 8), (15, 22)):
            session.marking.mark(page.criteria[0], page.items[0], start, end)
    path = exported(folder, tmp_path / "out.qdpx")
    imported(other, path)
    with Workbook(other.workbook, coder="A") as workbook:
        (source,) = workbook.sources()
        first, second = workbook.passages(source.id)
        gone = [c for c in workbook.codings() if c.quote != "One"]
        cut = replace(first, text="One line.")
        workbook.take_in([*map(removed, gone), removed(second), *changed(first, cut)])
    shutil.copyfile(other.workbook, folder.workbook)
    marks = in_file(exported(folder, tmp_path / "again.qdpx"))
    assert sorted(key[3:] for key in marks) == [(0, 3), (4, 8)]
    with Workbook(folder.workbook, coder="A") as workbook:
        assert [p.text for p in workbook.passages(source.id)] == ["One line."]
    with zipfile.ZipFile(tmp_path / "again.qdpx") as archive:
        assert archive.read(f"sources/{source.id}.txt") == b"One line."


def test_an_answer_that_names_texts_is_in_the_memo_and_not_in_the_code(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path)
    content = marked_content({"ask": "mandatory"}, method="bws", pages=4, texts_per_page=3)
    with Record(folder.database) as record:
        simulate(record, content, 1, 3)
    rated = rated_texts(folder).project
    assert {code.name for code in rated.codes} == {"marked words", "honesty", "clarity"}
    assert rated.codings and all(
        coding.memo.startswith("answer: best=") for coding in rated.codings
    )


def test_a_project_without_marks_is_not_said_to_lack_them(
    study: StudyFolder, tmp_path: Path
) -> None:
    with Workbook(study.workbook, coder="A") as workbook:
        with Record(study.database, read_only=True) as record:
            gather(workbook, record)
        path = export_project(workbook, study, tmp_path / "out.qdpx", with_marks=False).path
        done = import_project(workbook, path)
    assert (done.rows, done.notes, done.left) == (0, [], [])


def test_an_erasure_takes_marks_that_came_from_another_study(
    study: StudyFolder, tmp_path: Path
) -> None:
    path = exported(study, tmp_path / "out.qdpx")
    other = StudyFolder(tmp_path / "other")
    imported(other, path)
    with Record(study.database) as record:
        code = record.sessions.participants()
    gone = sorted(code)[0]
    with Record(other.database):
        pass
    erase(other, gone)
    left = in_file(exported(other, tmp_path / "left.qdpx"))
    wanted = Counter(
        {key: n for key, n in in_file(path).items() if key[0] != f"participant {gone}"}
    )
    assert left == wanted and left.total() < in_file(path).total()
    assert f"participant {gone}".encode() not in other.workbook.read_bytes()
    erase(study, gone)
    assert in_file(exported(study, tmp_path / "own.qdpx")) == wanted


def test_imported_marks_are_places_too(study: StudyFolder, tmp_path: Path) -> None:
    tables = [tmp_path / f"{name}.csv" for name in ("judgments", "evidence")]
    with Record(study.database, read_only=True) as record:
        for path in tables:
            export_table(record, path.stem, "csv", path)
        (version,) = {header.version for header in record.sessions.headers()}
        content = record.versions.content(version)
    other = StudyFolder(tmp_path / "other")
    other.path.mkdir()
    with Record(other.database) as record:
        import_judgments(record, tables[0])
        count = take_marks(record, [read_marks(tables[1], content)])
    assert rated_texts(other).elsewhere == count, "the study has no texts yet"
    _write_study(other, content, tables[0])
    assert rated_texts(other).elsewhere == 0
    first = in_file(exported(study, tmp_path / "out.qdpx"))
    assert in_file(exported(other, tmp_path / "other.qdpx")) == first


def _write_study(folder: StudyFolder, content: StudyContent, judgments: Path) -> None:
    from labeval.exchange.study_folder import write_items
    from labeval.exchange.study_from_judgments import study_from_judgments

    items = folder.path.parent / "items.csv"
    write_items(content.items, items)
    made = folder.path.parent / "made"
    study_from_judgments(made, judgments, items)
    for name in ("study.yaml", "items.csv"):
        (folder.path / name).write_bytes((made / name).read_bytes())


def test_between_registered_looks_no_answer_is_in_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = STUDY.replace("points: 5}", "points: 5, evidence: {ask: mandatory}}")
    folder = StudyFolder(make(tmp_path / "study", asked))
    people(folder.path, 3, apart=0.2)
    path = tmp_path / "out.qdpx"
    export = ["export", str(folder.path), "--format", "qdpx", "--out", str(path)]
    assert main(export) == 0
    assert in_file(path) == Counter()
    assert "before the next registered look: 48" in capsys.readouterr().err
    with zipfile.ZipFile(path) as archive:
        assert b"clear: " not in archive.read("project.qde")
    with Record(folder.database) as record:
        unlock(record, read_study(folder.path), "for this test")
    assert main(export) == 0
    assert in_file(path).total() == 48


texts = st.lists(st.sampled_from([*WORDS, "\ufeff", "\r\n", "\n\n", "\r", " ", "word"]), min_size=1)


@settings(max_examples=40, deadline=None)
@given(
    texts.map("".join).filter(str.strip),
    st.lists(st.tuples(st.integers(0, 200), st.integers(1, 40)), min_size=1, max_size=4),
)
def test_any_span_covers_its_words_in_the_file(text: str, spans: list[tuple[int, int]]) -> None:
    content = in_texts(marked_content({}), [text, "The source."])
    with tempfile.TemporaryDirectory() as place:
        folder = StudyFolder(Path(place))
        with Record(folder.database) as record:
            session = ScriptedSessions(record, content).begin("P1", "only")
            page = session.page
            assert page is not None
            session.marking.mark(page.criteria[0], SOURCE, 0, 3)
            for start, length in spans:
                item = page.items[0]
                own = session.page_texts()[item]
                first = min(start, len(own) - 1)
                if own[first : first + length].strip():
                    last = min(first + length, len(own))
                    session.marking.mark(page.criteria[0], item, first, last)
            marks = session.state.marks_here()
        rated = rated_texts(folder).project
        quotes = Counter(" ".join(coding.quote.split()) for coding in rated.codings)
        assert (
            quotes == Counter(" ".join(mark.quote.replace("\ufeff", " ").split()) for mark in marks)
            or "\ufeff" in text
        )
        found = in_file(exported(folder, Path(place) / "out.qdpx"))
        assert found.total() == len(marks)
        other = StudyFolder(Path(place) / "other")
        imported(other, sent_back(Path(place) / "out.qdpx", new_identities=False))
        assert in_file(exported(other, Path(place) / "again.qdpx")) == found


def linked_study(folder: StudyFolder) -> None:
    """A participant has marked words, and others in the source that go with them."""
    folder.path.mkdir()
    content = in_texts(marked_content({}), ["It opens\nat ten."])
    with Record(folder.database) as record:
        session = ScriptedSessions(record, content).begin("P1", "only")
        page = session.page
        assert page is not None
        session.marking.mark(page.criteria[0], page.items[0], 3, 15)
        (first,) = session.state.marks[page.id]
        session.marking.mark(page.criteria[0], SOURCE, 0, 3, against=first.seq)


def links_in(path: Path) -> list[tuple[str, str, str]]:
    """Name and the words at both ends of each link of the project's XML."""
    with zipfile.ZipFile(path) as archive:
        xml = archive.read("project.qde")
    assert faults_of(xml) == []
    root = etree.fromstring(xml)
    places = {e.get("guid"): e.get("name") for e in root.iter()}
    return [
        (e.get("name"), places[e.get("originGUID")], places[e.get("targetGUID")])
        for e in root.iter()
        if name_of(e) == "Link"
    ]


def test_words_that_go_with_others_are_linked_to_them(tmp_path: Path) -> None:
    study = StudyFolder(tmp_path / "study")
    linked_study(study)
    path = exported(study, tmp_path / "out.qdpx")
    ((name, first, last),) = links_in(path)
    assert (name, last) == ("goes with", "opens at ten")
    assert first == "It"


@ways
def test_links_come_back_as_a_line_of_a_memo(way: Sent, tmp_path: Path) -> None:
    study, other = StudyFolder(tmp_path / "study"), StudyFolder(tmp_path / "other")
    linked_study(study)
    back = way(exported(study, tmp_path / "out.qdpx"))
    assert imported(study, back) == 0
    assert imported(other, back) > 0
    with Workbook(other.workbook, coder="A") as workbook:
        memos = [coding.memo for coding in workbook.codings() if coding.memo]
    assert memos == ["goes with: “opens at ten”"]


def test_a_link_that_another_program_made_between_segments_is_read(tmp_path: Path) -> None:
    study, other = StudyFolder(tmp_path / "study"), StudyFolder(tmp_path / "other")
    linked_study(study)
    path = exported(study, tmp_path / "out.qdpx")
    turned = tmp_path / "turned.qdpx"
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(turned, "w") as new:
        for name in old.namelist():
            content = old.read(name)
            if name == "project.qde":
                root = etree.fromstring(content)
                (link,) = (e for e in root.iter() if name_of(e) == "Link")
                ends = link.get("originGUID"), link.get("targetGUID")
                link.set("targetGUID", ends[0])
                link.set("originGUID", ends[1])
                content = etree.tostring(root)
            new.writestr(name, content)
    other.path.mkdir()
    with Workbook(other.workbook, coder="A") as workbook:
        done = import_project(workbook, turned)
        memos = {coding.quote: coding.memo for coding in workbook.codings()}
    assert len(memos) == 2 and all("goes with: “" in memo for memo in memos.values())
    assert not [each for each in done.left if "link" in str(each)]
