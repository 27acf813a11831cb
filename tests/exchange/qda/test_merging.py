"""A project that comes back is merged: nothing doubles, and what differs is decided."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Callable
from dataclasses import replace
from html import escape
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from labeval.coding.attributes import PARTICIPANT, SOURCE, attribute_id
from labeval.coding.codes.code_names import PATH_JOIN, paths_of
from labeval.coding.codes.codebook import describe
from labeval.coding.edits import added, removed
from labeval.coding.identity import id_of
from labeval.coding.rows import Attribute, Code, Memo, Passage, Source
from labeval.exchange.qda.kept_rows import NAME
from labeval.exchange.qda.project import Project, project_of
from labeval.exchange.qda.reading.project import read_project
from labeval.jobs.coding.project_export import export_project
from labeval.jobs.coding.qda import import_codebook, import_project, project_differences
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from tests.exchange.qda.elsewhere_and_back import sent_back
from tests.support.coding.coded_project import UTC, coded_project

GROUP = id_of("s", "group")


def full_project() -> Project:
    """The coded project with attributes, and a focus group of two and a moderator."""
    project = coded_project()
    group = Source(
        *(GROUP, "imported", "Group 1"),
        created=UTC,
        folder="Groups",
        reviewed=True,
        quotable=False,
        cases=(("Anna", "P07"), ("Ben", "P08")),
    )
    turns = [("Mod", "And you?"), ("Anna", "I would not."), ("Anna", "No."), ("Ben", "I would.")]
    project.sources.append(group)
    project.passages[GROUP] = [
        Passage(id_of("p", "group", n), GROUP, float(n), text, speaker)
        for n, (speaker, text) in enumerate(turns)
    ]
    coder = project.coders[0].id
    for n, text in enumerate(("First day.\nSlow.", "Second day.")):
        entry = Memo(id_of("j", n), "journal", "", coder, text, "2026-01-05T08:00:00Z")
        project.memos.append(entry)
    for about, row, name, value in (
        (PARTICIPANT, "P07", "age", "42"),
        (PARTICIPANT, "P08", "age", "7"),
        (PARTICIPANT, "lumo-rita", "home town", "Köln & Bonn"),
        (PARTICIPANT, "P07", "condition", "tired"),
        (SOURCE, GROUP, "room", "4.5"),
    ):
        found = Attribute(attribute_id(about, row, name), about, row, name, value)
        project.attributes.append(found)
    return project


@pytest.fixture
def open_book(tmp_path: Path):
    opened: list[Workbook] = []

    def make(name: str, project: Project | None = None) -> Workbook:
        (tmp_path / name).mkdir()
        book = Workbook(tmp_path / name / "coding.sqlite", coder="A")
        opened.append(book)
        known = {coder.id for coder in book.coders()}
        rows = project.rows if project is not None else ()
        book.take_in(added(row) for row in rows if row.id not in known)
        return book

    yield make
    for book in opened:
        book.close()


OpenBook = Callable[..., Workbook]


def exported(book: Workbook, path: Path) -> Path:
    return export_project(book, StudyFolder(path.parent), path).path


def content(book: Workbook) -> dict[str, object]:
    return {row.id: row for row in project_of(book, "").rows}


def changed_file(path: Path, change: Callable[[str], str]) -> Path:
    """The project as a program leaves it that changed its XML."""
    new = path.with_name("changed.qdpx")
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(new, "w") as made:
        for name in old.namelist():
            data = old.read(name)
            if name.endswith(".qde"):
                assert change(data.decode()) != data.decode()
                data = change(data.decode()).encode()
            if not name.endswith(NAME):
                made.writestr(name, data)
    return new


# -- ten times -------------------------------------------------------------------------------------


def test_ten_round_trips_change_nothing(open_book: OpenBook, tmp_path: Path) -> None:
    """Each through a program that gives new identities, and each back into the workbook."""
    book = open_book("one", full_project())
    before = content(book)
    for n in range(10):
        path = exported(book, tmp_path / f"out{n}.qdpx")
        back = sent_back(path, new_identities=n % 2 == 0, inclusive=n % 3 == 0)
        done = import_project(book, back)
        assert (done.rows, done.differences, done.left) == (0, [], []), (n, done)
        assert content(book) == before


def test_decisions_without_a_reason_and_equal_texts_come_back_silently(open_book, tmp_path):
    """A decision has its reason as a text, and often none; two people may say the same."""
    project = full_project()
    first, coder = project.sources[0], project.coders[0].id
    project.memos.append(Memo(id_of("decided"), "dispute", first.id, coder, "", UTC))
    project.memos.append(Memo(id_of("argued"), "dispute", first.id, coder, "Too broad.", UTC))
    for n in range(2):
        source = Source(id_of("same", n), "imported", f"Same {n}", created=UTC)
        project.sources.append(source)
        line = Passage(id_of("same line", n), source.id, 0.0, "All of us said this in one voice.")
        project.passages[source.id] = [line]
    book = open_book("one", project)
    before = content(book)
    for n in range(4):
        path = exported(book, tmp_path / f"out{n}.qdpx")
        done = import_project(book, sent_back(path, new_identities=n % 2 == 0))
        assert (done.rows, done.differences, done.left) == (0, [], []), (n, done)
        assert not [note for note in done.notes if "twice" in str(note)], done.notes
        assert content(book) == before
    done = import_project(open_book("two"), sent_back(path))
    assert [str(note) for note in (*done.left, *done.notes) if "twice" in str(note)] == [
        "source 'Same 1': the same text is there twice; both were taken"
    ]
    assert not [note for note in done.left if "plain text" in str(note)], done.left


WORDS = st.text(st.sampled_from("ab é🙂&<\"'"), min_size=1, max_size=8).filter(str.strip)


@settings(suppress_health_check=list(HealthCheck), max_examples=15, deadline=None)
@given(
    texts=st.lists(st.lists(WORDS, min_size=1, max_size=3), min_size=1, max_size=4),
    names=st.lists(WORDS, min_size=1, max_size=5, unique_by=lambda n: " ".join(n.split()).lower()),
    data=st.data(),
)
def test_any_project_comes_back_ten_times_without_doubling(texts, names, data, tmp_path_factory):
    """Sources with equal texts and names are the only ones that cannot be distinguished."""
    base = tmp_path_factory.mktemp("trip")
    project = Project("x", coders=coded_project().coders[:1])
    for n, lines in enumerate(texts):
        source = Source(id_of("S", n), "imported", f"Source {n}", created=UTC)
        project.sources.append(source)
        project.passages[source.id] = [
            Passage(id_of("P", n, k), source.id, float(k), line) for k, line in enumerate(lines)
        ]
    for n, name in enumerate(names):
        parent = data.draw(st.sampled_from(["", *(code.id for code in project.codes)]))
        name = " ".join(name.split())
        project.codes.append(Code(id_of("C", n), name, parent, float(n), definition=name))
    about = data.draw(st.sampled_from([("project", ""), ("code", project.codes[0].id)]))
    project.memos.append(Memo(id_of("M"), *about, project.coders[0].id, "noted", UTC))
    with Workbook(base / "coding.sqlite", coder="A") as book:
        known = {coder.id for coder in book.coders()}
        book.take_in(added(row) for row in project.rows if row.id not in known)
        before = content(book)
        for n in range(10):
            path = exported(book, base / f"out{n}.qdpx")
            done = import_project(book, sent_back(path, new_identities=n % 2 == 0))
            assert content(book) == before, (n, done)


def test_codes_of_a_program_without_a_tree_come_back_by_their_paths(open_book, tmp_path):
    """As a codebook that has only names."""
    book = open_book("one", full_project())
    before = content(book)
    paths = [path for path in paths_of(book.codes()).values() if len(path) > 1]
    codes = "".join(
        f'<Code guid="{id_of("flat", n)}" name="{escape(PATH_JOIN.join(path))}" isCodable="true"/>'
        for n, path in enumerate(paths)
    )
    flat = tmp_path / "flat.qdc"
    space = "urn:QDA-XML:codebook:1.0"
    flat.write_text(f'<CodeBook xmlns="{space}"><Codes>{codes}</Codes></CodeBook>')
    done = import_codebook(book, flat)
    assert (done.rows, done.same) == (0, len(paths)) and len(paths) == 2
    assert content(book) == before


# -- what differs ----------------------------------------------------------------------------------


def test_what_differs_is_listed_with_both_sides_and_decided_one_by_one(open_book, tmp_path):
    book = open_book("one", full_project())

    def edit(xml: str) -> str:
        xml = xml.replace("What is meant.", "What was meant.").replace(">42<", ">43<")
        return xml.replace(">in short<", ">at length<")

    path = exported(book, tmp_path / "out.qdpx")
    back = sent_back(changed_file(path, edit))
    read = read_project(back, coder="A")
    before = content(book)
    found = project_differences(book, read)
    assert content(book) == before
    assert {(d.key[0], str(d.field), d.here[-15:], d.there[-15:]) for d in found} == {
        ("Code", "definition", "two paragraphs.", "two paragraphs."),
        ("Attribute", "value", "42", "43"),
        ("Paraphrase", "text", "in short", "at length"),
    }
    age = next(d for d in found if d.key[0] == "Attribute")
    assert str(age.line) == "attribute 'P07: age', value: here '42', there '43'"
    done = import_project(book, back, {age.key})
    assert (done.rows, len(done.differences)) == (0, 3)
    after = content(book)
    (row,) = [id for id in before if before[id] != after[id]]
    assert (row, after[row].value) == (age.key[1], "43")
    book.undo()
    assert content(book) == before
    import_project(book, back, None)
    assert project_differences(book, read) == []
    assert book.codes()[1].definition.startswith("What was meant.")


def test_a_field_that_a_program_dropped_is_no_difference(open_book, tmp_path):
    book = open_book("one", full_project())
    path = exported(book, tmp_path / "out.qdpx")
    bare = changed_file(
        path, lambda xml: re.sub(r"<Description>.*?</Description>", "", xml, flags=re.S)
    )
    done = import_project(book, sent_back(bare))
    assert (done.rows, done.differences) == (0, [])


def test_an_older_version_of_ones_own_is_decided_too(open_book, tmp_path):
    """All rows are in the file, and one was changed here since."""
    book = open_book("one", full_project())
    path = exported(book, tmp_path / "out.qdpx")
    deep = book.codes()[2]
    book.take_in(describe(deep, definition="New.", include="", exclude="", example=""))
    (found,) = project_differences(book, read_project(path, coder="A"))
    assert (found.here, found.there) == ("New.", deep.definition)
    import_project(book, path, None)
    assert next(c for c in book.codes() if c.id == deep.id).definition == deep.definition


def test_a_memo_that_was_written_to_a_segment_elsewhere_is_not_lost(open_book, tmp_path):
    book = open_book("one", full_project())
    path = exported(book, tmp_path / "out.qdpx")
    back = changed_file(path, lambda xml: xml.replace("<Description>why<", "<Description>because<"))
    (found,) = project_differences(book, read_project(back, coder="A"))
    assert (str(found.kind), str(found.field), found.here, found.there) == (
        *("segment", "memo", "why", "because"),
    )


def test_codes_are_never_below_themselves_whatever_is_decided(open_book, tmp_path):
    book = open_book("one")
    one, two = Code(id_of("one"), "One"), Code(id_of("two"), "Two", parent=id_of("one"))
    book.take_in(map(added, [one, two]))
    path = exported(book, tmp_path / "out.qdpx")
    from labeval.coding.edits import Change

    book.take_in([Change(two, replace(two, parent="")), Change(one, replace(one, parent=two.id))])
    done = import_project(book, path, None)
    parents = {code.id: code.parent for code in book.codes()}
    assert len(done.differences) == 2 and "" in parents.values()
    assert all(parents.get(parents[id], "") != id for id in parents)


# -- to somebody else ------------------------------------------------------------------------------


def test_a_focus_group_with_attributes_arrives_in_an_empty_workbook(open_book, tmp_path):
    path = exported(open_book("one", full_project()), tmp_path / "out.qdpx")
    other = open_book("two")
    done = import_project(other, sent_back(path))
    group = next(s for s in other.sources() if s.name == "Group 1")
    assert (group.cases, group.folder, group.reviewed, group.quotable) == (
        *((("Anna", "P07"), ("Ben", "P08")), "Groups", True, False),
    )
    assert [p.speaker for p in other.passages(group.id)] == ["Mod", "Anna", "Anna", "Ben"]
    found = {(a.about, a.row, a.name): a.value for a in other.attributes()}
    assert found == {
        (PARTICIPANT, "P07", "age"): "42",
        (PARTICIPANT, "P08", "age"): "7",
        (PARTICIPANT, "lumo-rita", "home town"): "Köln & Bonn",
        (PARTICIPANT, "P07", "condition"): "tired",
        (SOURCE, group.id, "room"): "4.5",
    }
    assert len(other.memos()) == 5 and done.left == []


def test_variables_have_the_type_of_all_their_values(open_book, tmp_path):
    path = exported(open_book("one", full_project()), tmp_path / "out.qdpx")
    with zipfile.ZipFile(path) as archive:
        xml = archive.read("project.qde").decode()
    types = dict(re.findall(r'<Variable [^>]*name="([^"]*)" typeOfVariable="(\w+)"', xml))
    assert {name: types[name] for name in ("age", "room", "home town")} == {
        "age": "Integer",
        "room": "Float",
        "home town": "Text",
    }
    assert types["condition (attribute)"] == "Text"
    assert "<IntegerValue>42<" in xml and "<FloatValue>4.5<" in xml


def test_what_a_program_makes_of_speakers_and_equal_names_is_no_difference(open_book, tmp_path):
    """Parts without a code come back as annotations, and sources with a number before the name."""
    book = open_book("one", full_project())
    before = content(book)

    def only_group(xml: str) -> str:
        xml = re.sub(r"\s*<SelectionRef [^>]*/>", "", xml)
        return xml.replace('name="Group 1"', 'name="1_Group 1"')

    back = changed_file(exported(book, tmp_path / "out.qdpx"), only_group)
    done = import_project(book, sent_back(back))
    assert (done.rows, done.differences) == (0, []), done
    assert content(book) == before


def test_what_another_program_has_removed_is_listed_and_stays(open_book, tmp_path):
    book = open_book("one", full_project())
    before = content(book)
    gone = next(code for code in book.codes() if code.codable)
    group = next(source for source in book.sources() if source.id == GROUP)

    def without(xml: str) -> str:
        xml = re.sub(rf'\s*<Code [^>]*guid="{gone.id}"[^>]*?(/>|>.*?</Code>)', "", xml, flags=re.S)
        return re.sub(rf'\s*<TextSource [^>]*guid="{GROUP}".*?</TextSource>', "", xml, flags=re.S)

    back = changed_file(exported(book, tmp_path / "out.qdpx"), without)
    done = import_project(book, sent_back(back), theirs=None)
    lines = [str(note) for note in done.notes]
    assert f"code '{gone.name}' is not in the file; it stays here" in lines
    assert f"source '{group.name}' is not in the file; it stays here" in lines
    assert set(before) <= set(content(book))


def test_what_another_computer_has_removed_is_listed_and_stays(open_book, tmp_path):
    book, other = (open_book(name, full_project()) for name in ("one", "two"))
    before = content(book)
    gone = [*other.memos(), *other.attributes(), *other.paraphrases()]
    boards = other.boards()
    themes = [theme for board in boards for theme in other.themes(board.id)]
    links = [link for board in boards for link in other.links(board.id)]
    other.do("Remove", [removed(row) for row in (*gone, *links, *themes, *boards)])
    done = import_project(book, exported(other, tmp_path / "out.qdpx"))
    missing = [str(note) for note in done.notes if "is not in the file" in str(note)]
    assert len(missing) == len([*gone, *boards, *themes, *links]) > 6
    kinds = {line.split()[0] for line in missing}
    assert kinds == {"memo", "attribute", "summary", "board", "theme", "connection"}
    assert content(book) == before


def test_a_segment_that_another_program_has_removed_is_listed(open_book, tmp_path):
    book = open_book("one", full_project())
    gone = book.codings()[0]

    def without(xml: str) -> str:
        return re.sub(rf'<Coding guid="{gone.id}".*?</Coding>', "", xml, flags=re.S)

    back = changed_file(exported(book, tmp_path / "out.qdpx"), without)
    done = import_project(book, sent_back(back))
    missing = [str(note) for note in done.notes if "is not in the file" in str(note)]
    assert missing == [f"segment '{gone.quote[:60]}' is not in the file; it stays here"]


def test_nothing_is_missing_in_a_project_that_is_another_or_came_back_whole(open_book, tmp_path):
    book = open_book("one", full_project())
    back = exported(book, tmp_path / "out.qdpx")
    for path in (back, sent_back(back)):
        done = import_project(book, path)
        assert not [note for note in done.notes if "not in the file" in str(note)]
    foreign = Project("x", codes=[Code(id_of("other"), "Of another study")])
    other = exported(open_book("two", foreign), tmp_path / "other.qdpx")
    done = import_project(book, sent_back(other))
    assert not [note for note in done.notes if "not in the file" in str(note)]
    assert done.changed == 0


def test_what_is_taken_from_the_file_is_counted_as_changed(open_book, tmp_path):
    book = open_book("one", full_project())
    code = next(code for code in book.codes() if code.definition)
    back = exported(book, tmp_path / "out.qdpx")
    edit = describe(code, definition="Said otherwise.")
    book.do("Describe", edit)
    done = import_project(book, back, theirs=None)
    assert (done.rows, done.changed) == (0, 1)
