"""A project that comes back from another program does not double, and loses no character."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from labeval.coding.codes.code_names import folded, unique_names
from labeval.coding.codes.codebook import add
from labeval.coding.edits import added
from labeval.coding.identity import id_of
from labeval.coding.rows import Code, Source
from labeval.exchange.qda.counting import Quoted, ends_of
from labeval.exchange.qda.project import project_of
from labeval.exchange.qda.reading.project import read_project
from labeval.exchange.qda.xml import name_of
from labeval.jobs.coding.project_export import export_project
from labeval.jobs.coding.qda import import_codebook, import_project
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from tests.exchange.qda.elsewhere_and_back import sent_back
from tests.exchange.qda.test_qda_from_elsewhere import in_file, make, quotes, selection
from tests.support.coding.coded_project import coded_project

__all__ = ["make"]


@pytest.fixture
def workbook(tmp_path: Path):
    (tmp_path / "study").mkdir()
    with Workbook(tmp_path / "study" / "coding.sqlite", coder="A") as made:
        known = {coder.id for coder in made.coders()}
        made.take_in(added(row) for row in coded_project().rows if row.id not in known)
        yield made


def exported(workbook: Workbook, tmp_path: Path) -> Path:
    return export_project(workbook, StudyFolder(tmp_path / "study"), tmp_path / "out.qdpx").path


def counts(workbook: Workbook) -> dict[str, int]:
    project = project_of(workbook, "")
    return {
        "sources": len(project.sources),
        "passages": sum(map(len, project.passages.values())),
        "codes": len(project.codes),
        "codings": len(project.codings),
        "memos": len(project.memos),
        "themes": len(project.themes),
        "coders": len(project.coders),
    }


@pytest.mark.parametrize("new_identities", [True, False])
@pytest.mark.parametrize("inclusive", [True, False])
@pytest.mark.parametrize("quotes", [True, False])
def test_a_project_that_comes_back_does_not_double(
    workbook, tmp_path, new_identities, inclusive, quotes
):
    before, texts = counts(workbook), {c.id: c.quote for c in workbook.codings()}
    back = sent_back(
        exported(workbook, tmp_path),
        new_identities=new_identities,
        inclusive=inclusive,
        quotes=quotes,
    )
    done = import_project(workbook, back)
    assert counts(workbook) == before, (done.notes, done.left)
    assert {c.id: c.quote for c in workbook.codings()} == texts
    assert done.same >= before["sources"] + before["codes"] + before["codings"]
    ends = "the last character itself" if inclusive else "behind the last character"
    assert any(ends in str(note) for note in done.notes), done.notes
    if new_identities:
        assert any("by its name and text" in str(note) for note in done.notes)


def test_what_was_coded_elsewhere_comes_to_the_sources_and_codes_that_are_here(workbook, tmp_path):
    """One segment is new in what comes back; nothing else is."""
    path = exported(workbook, tmp_path)
    before = counts(workbook)
    first = min(workbook.codings(), key=lambda coding: (coding.created, coding.id))
    removed = replace(first)
    from labeval.coding.edits import removed as taken_out

    workbook.take_in([taken_out(removed)])
    import_project(workbook, sent_back(path))
    assert counts(workbook) == before
    (came,) = [c for c in workbook.codings() if c.id not in {first.id} and _is_like(c, first)]
    assert came.quote == first.quote and came.coder == first.coder


def _is_like(one, other) -> bool:
    return (one.source, one.code, one.start, one.end) == (
        *(other.source, other.code, other.start, other.end),
    )


def test_coming_back_twice_changes_nothing(workbook, tmp_path):
    back = sent_back(exported(workbook, tmp_path))
    import_project(workbook, back)
    once = counts(workbook)
    done = import_project(workbook, back)
    assert (done.rows, counts(workbook)) == (0, once)


def test_a_text_that_was_changed_elsewhere_is_a_source_of_its_own_once(workbook, tmp_path):
    path = exported(workbook, tmp_path)
    changed = tmp_path / "changed.qdpx"
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(changed, "w") as new:
        texts = sorted(name for name in old.namelist() if name.endswith(".txt"))
        for name in old.namelist():
            content = old.read(name)
            if name == texts[0]:
                content += b" And more was said."
            if not name.endswith(".json"):
                new.writestr(name, content)
    before = counts(workbook)
    done = import_project(workbook, changed)
    assert counts(workbook)["sources"] == before["sources"] + 1
    assert any("taken as a source of its own" in str(note) for note in done.notes)
    assert counts(workbook)["codings"] >= before["codings"]
    after = counts(workbook)
    import_project(workbook, changed)
    assert counts(workbook) == after


# -- names -----------------------------------------------------------------------------------------


def test_codes_of_one_name_go_out_by_their_paths_and_come_back_as_they_were(workbook, tmp_path):
    parent = add(workbook.codes(), "Trust")[0].row
    workbook.take_in([added(parent)])
    for above in ("", parent.id):
        workbook.take_in(add(workbook.codes(), "Other", parent=above))
    path = exported(workbook, tmp_path)
    names = written_names(path)
    assert len({folded(name) for name in names}) == len(names)
    assert {"Other", "Trust / Other"} <= set(names)
    for flat in (False, True):
        before = counts(workbook)
        import_project(workbook, sent_back(path, flat=flat))
        assert counts(workbook) == before


def written_names(path: Path) -> list[str]:
    from lxml import etree

    with zipfile.ZipFile(path) as archive:
        root = etree.fromstring(archive.read("project.qde"))
    return [element.get("name") for element in root.iter() if name_of(element) == "Code"]


NAMES = st.lists(st.sampled_from(["A", "a", "B", "A / B", "B (2)", "A (2)"]), max_size=8)


@given(NAMES, st.data())
def test_every_name_in_a_file_is_another_and_all_codes_have_one(names, data):
    codes: list[Code] = []
    for n, name in enumerate(names):
        parent = data.draw(st.sampled_from(["", *(code.id for code in codes)]))
        codes.append(Code(f"c{n}", name, parent=parent))
    written = unique_names(codes)
    assert set(written) == {code.id for code in codes}
    assert len({folded(name) for name in written.values()}) == len(codes)
    for code in codes:
        alone = sum(folded(code.name) == folded(other.name) for other in codes) == 1
        assert not alone or written[code.id] == code.name


def test_an_import_says_which_names_are_equal(workbook, tmp_path):
    name = workbook.codes()[0].name
    other = Code("5f0f5d0e-0000-4000-8000-0000000000aa", "Elsewhere")
    twin = replace(other, id="5f0f5d0e-0000-4000-8000-0000000000bb", name=name, parent=other.id)
    with Workbook(tmp_path / "other.sqlite", coder="B") as theirs:
        theirs.take_in(map(added, [other, twin]))
        from labeval.jobs.coding.qda import export_codebook

        book = export_codebook(theirs, tmp_path / "book.qdc")
    done = import_codebook(workbook, book)
    (said,) = [note for note in done.notes if f"called '{name}'" in str(note)]
    assert f"Elsewhere / {name}" in str(said)


# -- where a segment ends --------------------------------------------------------------------------

TEXT = "Clear words, and a list of all of the things that were said."
WORDS = [(0, 5), (6, 11), (19, 23), (27, 30), (60, 60)]


@pytest.mark.parametrize("inclusive", [True, False])
def test_quotes_tell_where_segments_end(make, inclusive):
    ends = [(start, end - inclusive, TEXT[start:end]) for start, end in WORDS[:3]]
    path = make(
        in_file(*(selection(start, end, quote) for start, end, quote in ends)),
        files={"sources/One.TXT": TEXT.encode()},
    )
    read = read_project(path, coder="A")
    assert quotes(read) == [quote for _, _, quote in ends]
    assert ("3 of 3 quotes say so" in str(read.notes[0]), read.left) == (True, [])


def test_without_quotes_words_tell_where_segments_end(make):
    path = make(
        in_file(*(selection(start, end - 1) for start, end in WORDS[:4])),
        files={"sources/One.TXT": TEXT.encode()},
    )
    read = read_project(path, coder="A")
    assert quotes(read) == [TEXT[start:end] for start, end in WORDS[:4]]
    assert "inside a word otherwise" in str(read.notes[0])


@given(st.lists(st.tuples(st.integers(0, 50), st.integers(1, 12)), min_size=1, max_size=6))
def test_segments_with_quotes_are_read_as_they_were_written(spans):
    for inclusive in (False, True):
        found = [
            Quoted(start, end - inclusive, TEXT[start:end])
            for start, length in spans
            for end in [min(len(TEXT), start + length)]
        ]
        told = [one for one in found if len(one.quote.strip()) >= 2 and one.quote.isalpha()]
        if told:
            assert ends_of([(TEXT, told)]).inclusive is inclusive


def test_sources_of_one_text_are_told_apart_by_their_names(tmp_path, workbook):
    twins = [Source(f"5f0f5d0e-0000-4000-8000-00000000000{n}", "imported", f"T{n}") for n in (1, 2)]
    from labeval.coding.rows import Passage

    rows = [*twins, *(Passage(f"p-{t.id}", t.id, 1.0, "The very same words.") for t in twins)]
    workbook.take_in(map(added, rows))
    before = counts(workbook)
    import_project(workbook, sent_back(exported(workbook, tmp_path)))
    assert counts(workbook) == before


def test_an_empty_workbook_takes_all(tmp_path, workbook):
    back = sent_back(exported(workbook, tmp_path))
    with Workbook(tmp_path / "other.sqlite", coder="A") as other:
        import_project(other, back)
        there = counts(other)
    mine = counts(workbook)
    assert {k: there[k] for k in ("sources", "codes", "codings")} == {
        k: mine[k] for k in ("sources", "codes", "codings")
    }


def test_codes_that_differ_in_case_and_spaces_only_do_not_double(tmp_path):
    """Two tables of codes, one after the other, and then a program with identities of its own."""
    with Workbook(tmp_path / "coding.sqlite", coder="A") as book:
        for n, lines in enumerate((["Trust", "trust "], ["Trust", "Doubt"])):
            table = tmp_path / f"codes{n}.csv"
            table.write_text("\n".join(["code", *lines]), encoding="utf-8")
            import_codebook(book, table)
        before = book.codes()
        assert [code.name for code in before] == ["Trust", "trust", "Doubt"]
        done = import_project(book, sent_back(exported(book, tmp_path)))
        assert book.codes() == before
        assert (done.rows, done.differences) == (0, [])


@settings(suppress_health_check=list(HealthCheck), max_examples=40, deadline=None)
@given(names=NAMES.filter(bool), data=st.data())
def test_codes_of_any_names_come_back_as_they_were(names, data, tmp_path_factory):
    base = tmp_path_factory.mktemp("names")
    codes: list[Code] = []
    for n, name in enumerate(names):
        parent = data.draw(st.sampled_from(["", *(code.id for code in codes)]))
        codes.append(Code(id_of("C", n), name, parent, float(n), definition=f"{n}"))
    lower = data.draw(st.booleans())
    with Workbook(base / "coding.sqlite", coder="A") as book:
        book.take_in(map(added, codes))
        before = book.codes()
        back = sent_back(exported(book, base))
        if lower:
            back = with_names(back, str.lower)
        done = import_project(book, back)
        assert book.codes() == before, done
        assert (done.rows, done.differences) == (0, [])


def with_names(path: Path, change: Callable[[str], str]) -> Path:
    """The project as a program writes it that changes the names of codes."""
    new = path.with_name("names.qdpx")
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(new, "w") as made:
        for name in old.namelist():
            content = old.read(name)
            if name.endswith(".qde"):
                content = re.sub(
                    r'(<Code [^>]*?name=")([^"]*)',
                    lambda match: match[1] + change(match[2]),
                    content.decode(),
                ).encode()
            made.writestr(name, content)
    return new
