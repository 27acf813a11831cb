"""Suggestions by a small model: found in a workbook, and in no file for others."""

from __future__ import annotations

import sqlite3
import zipfile
from pathlib import Path

import pytest

from labeval.coding.coders.suggestions import ACCEPT, SUGGEST, decide, machines, suggest
from labeval.coding.texts.editing import replace_text
from labeval.jobs.coding.corpus import read_corpus
from labeval.jobs.coding.project_export import export_project
from labeval.jobs.coding.suggesting import (
    Embedder,
    SuggestingStopped,
    find_divided_codes,
    find_like,
    find_near_duplicates,
    read_suggestions,
)
from labeval.report.codes.content import coding_report
from labeval.report.words import Words
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.text.marks import as_written
from tests.support.coding import coded_workbook
from tests.support.texts.small_model import installed_model


@pytest.fixture(autouse=True)
def model(tmp_path, monkeypatch):
    installed_model(tmp_path, monkeypatch, coded_workbook.PHRASES)


@pytest.fixture
def book(tmp_path: Path):
    (tmp_path / "study").mkdir()
    made = coded_workbook.make(tmp_path / "study" / "coding.sqlite", participants=3)
    with Workbook(made.path, coder=coded_workbook.FIRST) as book:
        yield book


def go_on(*_: object) -> bool:
    return True


def read_now(book: Workbook):
    return read_suggestions(book.path, book.coder.id, lambda: None)


def look_like(book: Workbook, name: str = "Pairs", threshold: float = 0.9, **more):
    read = read_now(book)
    code = next(c for c in read.corpus.codes.values() if c.name == name)
    return find_like(
        *(read, Embedder()),
        code=code.id,
        coder=book.coder.id,
        sources=list(read.corpus.sources),
        threshold=threshold,
        progress=go_on,
        **more,
    )


def drop_some(book: Workbook, name: str = "Pairs") -> list[str]:
    """Uncode half of a code's segments; returns their passages."""
    from labeval.coding.edits import removed

    code = next(c for c in book.codes() if c.name == name)
    own = book.codings(code=code.id, coder=book.coder.id)
    others = [c for c in book.codings(code=code.id) if c.coder != book.coder.id]
    book.do("x", [removed(coding) for coding in [*own[::2], *others]])
    kept = {coding.start.passage for coding in own[1::2]}
    return [coding.start.passage for coding in own[::2] if coding.start.passage not in kept]


def test_what_was_uncoded_is_suggested_again_and_once_only(book: Workbook) -> None:
    lost = drop_some(book)
    found = look_like(book, threshold=0.5)
    assert {place.start.passage for place in found.places} >= set(lost) and len(lost) > 2
    assert all(place.likeness >= 0.5 for place in found.places)
    assert found.run.settings["threshold"] == 0.5 and found.run.sha256
    book.do(SUGGEST, suggest(book.coders(), found.places, found.run))
    assert look_like(book, threshold=0.5).places == []


def test_one_segment_is_the_example(book: Workbook) -> None:
    drop_some(book)
    code = next(c for c in book.codes() if c.name == "Pairs")
    (one, *_) = book.codings(code=code.id, coder=book.coder.id)
    found = look_like(book, segment=one.id)
    assert found.run.settings["examples"] == 1 and "own_found" not in found.run.settings
    with pytest.raises(ValueError, match="no segment"):
        look_like(book, segment="unknown")


def test_a_search_that_is_stopped_suggests_nothing(book: Workbook) -> None:
    read = read_now(book)
    with pytest.raises(SuggestingStopped):
        find_near_duplicates(
            *(read.corpus, Embedder()),
            sources=list(read.corpus.sources),
            threshold=0.9,
            progress=lambda *_: False,
        )


def test_equal_answers_are_near_duplicates_and_codes_are_divided(book: Workbook) -> None:
    corpus, embedder = read_now(book).corpus, Embedder()
    places, found = find_near_duplicates(
        *(corpus, embedder), sources=list(corpus.sources), threshold=0.999, progress=go_on
    )
    (pair, *_) = found.pairs
    assert places[pair.first].text == places[pair.second].text
    divided = find_divided_codes(corpus, embedder, coder=book.coder.id, progress=go_on)
    for each in divided:
        assert {s.code for s in (*each.first, *each.second)} == {each.code}
        assert len(each.first) >= len(each.second) >= 3


def test_suggestions_are_in_no_file_for_others_and_named_in_the_report(
    book: Workbook, tmp_path: Path
) -> None:
    folder = StudyFolder(tmp_path / "study")
    drop_some(book)
    plain = export_project(book, folder, tmp_path / "before.qdpx")
    found = look_like(book)
    book.do(SUGGEST, suggest(book.coders(), found.places, found.run))
    made = export_project(book, folder, tmp_path / "after.qdpx")
    assert made.contents == plain.contents
    with zipfile.ZipFile(made.path) as archive:
        assert b"machine:" not in archive.read("project.qde")
    only_ours = [o for o in made.omissions if "suggestions by machine" in o.template]
    assert [(o.count, o.only_ours) for o in only_ours] == [(len(found.places), True)]
    assert not [o for o in made.omissions if "not in the file" in o.template]
    (one, *_) = book.codings(coder=next(iter(machines(book.coders()))))
    memos = book.memos()
    book.do(ACCEPT, decide(one, memos, [], coder=book.coder.id, accept=True))
    report = coding_report(*(read_corpus(book), [], Words(as_written)), title="T", language="en")
    number = len(found.places)
    assert f"suggested {number} segments: 1 accepted, 0 rejected" in report.about
    assert "1 of the coded segments was first suggested by a machine" in report.about


def test_a_suggestion_follows_a_correction_of_its_text(book: Workbook) -> None:
    drop_some(book)
    found = look_like(book)
    book.do(SUGGEST, suggest(book.coders(), found.places, found.run))
    apart = next(iter(machines(book.coders())))
    (one, *_) = book.codings(coder=apart)
    text = book.text_of(one.source)
    passage = text.passage(one.start.passage)
    book.do("x", replace_text(text, passage.id, 0, 0, "Well. "))
    after = next(c for c in book.codings(coder=apart) if c.id == one.id)
    assert after.quote == one.quote and after.start.offset == one.start.offset + 6


def test_the_tidy_database_has_no_suggestion(book: Workbook, tmp_path: Path) -> None:
    found = look_like(book, threshold=0.5)
    with sqlite3.connect(book.path) as connection:
        before = connection.execute("SELECT count(*) FROM coding").fetchone()
    book.do(SUGGEST, suggest(book.coders(), found.places, found.run))
    assert len(read_corpus(book).codings) == before[0]
