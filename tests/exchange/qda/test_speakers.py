"""Who speaks is written before each turn for other programs, and no place in a text moves by it."""

from __future__ import annotations

import re
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from labeval.coding.identity import id_of
from labeval.coding.rows import Anchor, Coding, Passage, Source
from labeval.exchange.qda.archive import write_archive
from labeval.exchange.qda.counting import Quoted, counted
from labeval.exchange.qda.plain_text import PlainText
from labeval.exchange.qda.project import Project, project_of
from labeval.exchange.qda.project_xml import project_file
from labeval.exchange.qda.reading.project import read_project
from labeval.exchange.qda.sources_xml import text_file
from labeval.exchange.qda.speakers import names_of, speaker_of, without_names, written_text
from labeval.jobs.coding.project_export import project_omissions
from labeval.jobs.coding.qda import import_project
from labeval.study.folder import StudyFolder
from tests.exchange.qda.elsewhere_and_back import sent_back
from tests.exchange.qda.structure import faults_of
from tests.exchange.qda.test_merging import (
    GROUP,
    OpenBook,
    changed_file,
    content,
    exported,
    full_project,
    open_book,
)
from tests.support.coding.coded_project import coded_project

__all__ = ["open_book"]

INTERVIEW = Source(id_of("s", "talk"), "imported", "Talk", "P01")


def talk(*turns: tuple[str, str]) -> list[Passage]:
    return [
        Passage(id_of("p", "talk", n), INTERVIEW.id, float(n), text, speaker)
        for n, (speaker, text) in enumerate(turns)
    ]


TURNS = talk(
    ("", "3 May, the library"),
    ("interviewer", "What do you do?"),
    ("participant", "I check: names first."),
    ("participant", "Interviewer: that is what it said."),
    ("", "The phone rings."),
    ("Anna 🙂", "Ünd I?"),
)
WRITTEN = """3 May, the library
Interviewer: What do you do?
P01: I check: names first.
P01: Interviewer: that is what it said.
(no speaker): The phone rings.
Anna 🙂: Ünd I?"""


def test_a_turn_begins_with_who_speaks() -> None:
    assert written_text(INTERVIEW, TURNS).text == WRITTEN
    assert names_of(INTERVIEW, TURNS) == ("Interviewer", "P01", "Anna 🙂")


SPEAKERS = st.sampled_from(
    ["", "participant", "interviewer", "A", "A: b", "P01", "B; c", "A ", "("]
)
SAID = st.text(st.sampled_from("ab: é🙂A\u2028")) | st.sampled_from(
    ["A: b", "A:", "P01: yes", "Interviewer: no", "(no speaker): x", "P01:"]
)


@given(st.lists(st.tuples(SPEAKERS, SAID), min_size=1, max_size=8), st.booleans(), st.booleans())
@example([("A", "b: c"), ("A: b", "c")], False, False)
def test_every_place_of_a_text_comes_back(
    turns: list[tuple[str, str]], marked: bool, returns: bool
) -> None:
    """Also where a program writes a byte order mark and line ends of two characters, and counts."""
    passages = talk(*turns)
    names = names_of(INTERVIEW, passages)
    written, plain = written_text(INTERVIEW, passages), PlainText(passages)
    raw = written.text.replace("\n", "\r\n") if returns else written.text
    raw = f"\ufeff{raw}" if marked else raw
    ends = [Anchor(p.id, at) for p in passages for at in range(len(p.text) + 1)]
    text, said = without_names(counted(raw), names)
    assert text.text.rstrip("\n") == plain.text.rstrip("\n")
    for end in ends:
        position = written.position(end)
        assert text.place(position) == text.end(position) == plain.position(end)
    if names:
        assert [speaker_of(name, "P01") for name in said] == [
            "participant" if p.speaker == "P01" else p.speaker for p in passages[: len(said)]
        ]
    else:
        assert written.text == plain.text


@settings(max_examples=30, deadline=None)
@given(
    st.lists(st.tuples(SPEAKERS, SAID.filter(str.strip)), min_size=1, max_size=6),
    st.booleans(),
    st.data(),
)
def test_segments_of_a_file_are_where_they_were(
    tmp_path_factory: pytest.TempPathFactory,
    turns: list[tuple[str, str]],
    with_sound: bool,
    data: st.DataObject,
) -> None:
    """Written as a text, and as a transcript with points in time."""
    passages = [
        replace(p, start_ms=1000 * n, end_ms=1000 * n + 900) for n, p in enumerate(talk(*turns))
    ]
    plain = PlainText(passages)
    base = coded_project()
    codings = []
    for n in range(4):
        first = data.draw(st.integers(0, len(plain.text) - 1))
        last = data.draw(st.integers(first + 1, len(plain.text)))
        ends = plain.source.tidy(plain.anchor(first), plain.anchor(last))
        if quote := plain.source.quote(*ends):
            made = replace(base.codings[0], id=id_of("x", n), source=INTERVIEW.id, quote=quote)
            codings.append(replace(made, start=ends[0], end=ends[1]))
    sources = {INTERVIEW.id: passages}
    project = Project("x", base.coders, base.codes, [INTERVIEW], sources, codings)
    sounds = {INTERVIEW.id: "a.wav"} if with_sound else {}
    xml = project_file(project, sounds=sounds, now="2026-01-05T08:00:00Z")
    assert faults_of(xml) == []
    path = tmp_path_factory.mktemp("files") / "a.qdpx"
    text = written_text(INTERVIEW, passages).text.encode()
    write_archive(path, xml, {text_file(INTERVIEW): text}, {})
    read = read_project(path, coder="A").project
    found = PlainText(read.passages[INTERVIEW.id])

    def places(text: PlainText, listed: list[Coding]) -> dict[str, tuple[int, int, str]]:
        return {c.id: (text.position(c.start), text.position(c.end), c.quote) for c in listed}

    assert [p.text for p in found.passages] == [p.text for p in passages]
    assert places(found, read.codings) == places(plain, codings)
    if with_sound:
        assert [(p.start_ms, p.end_ms) for p in found.passages] == [
            (p.start_ms, p.end_ms) for p in passages
        ]


def test_places_are_found_in_every_way_of_counting() -> None:
    names, written = names_of(INTERVIEW, TURNS), written_text(INTERVIEW, TURNS).text
    raw = "\ufeff" + written.replace("\n", "\r\n")
    units = raw[: raw.index("Ünd I?")].encode("utf-16-le")
    start = len(units) // 2
    quoted = [Quoted(start, start + 6, "Ünd I?")]
    text, _ = without_names(counted(raw, quoted), names)
    assert text.text[text.place(start) : text.end(start + 6)] == "Ünd I?"


@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("inclusive", [True, False])
def test_a_project_comes_back_without_names_also_where_a_program_forgot_them(
    open_book: OpenBook, tmp_path: Path, known: bool, inclusive: bool
) -> None:
    project = full_project()
    project.sources.append(INTERVIEW)
    project.passages[INTERVIEW.id] = TURNS
    first = project.codings[0]
    over = PlainText(TURNS).source.quote(Anchor(TURNS[2].id, 8), Anchor(TURNS[5].id, 3))
    project.codings.append(
        replace(
            first,
            id=id_of("x", "talk"),
            source=INTERVIEW.id,
            start=Anchor(TURNS[2].id, 8),
            end=Anchor(TURNS[5].id, 3),
            quote=over,
        )
    )
    book = open_book("one", project)
    before = content(book)
    path = exported(book, tmp_path / "out.qdpx")
    if not known:
        path = changed_file(path, without_variables)
    done = import_project(book, sent_back(path, inclusive=inclusive))
    assert (done.rows, done.differences, done.left) == (0, [], [])
    assert content(book) == before
    if known:
        other = open_book("two")
        import_project(other, sent_back(path, inclusive=inclusive))
        (came,) = [s for s in project_of(other, "").sources if s.name == "Talk"]
        passages = other.passages(came.id)
        assert [(p.speaker, p.text) for p in passages] == [(p.speaker, p.text) for p in TURNS]
        assert over in {coding.quote for coding in other.codings()}


def without_variables(xml: str) -> str:
    return re.sub(r"<VariableValue>.*?</VariableValue>", "", xml, flags=re.DOTALL)


def test_names_alone_that_were_coded_elsewhere_are_listed(
    open_book: OpenBook, tmp_path: Path
) -> None:
    book = open_book("one", full_project())
    path = exported(book, tmp_path / "out.qdpx")
    code = coded_project().codes[1].id
    for known in (True, False):
        name = (
            '<PlainTextSelection guid="99999999-9999-4999-8999-999999999999" name="Mod" '
            'startPosition="0" endPosition="3"><Coding guid="99999999-9999-4999-8999-999999999998">'
            f'<CodeRef targetGUID="{code}"/></Coding></PlainTextSelection>'
        )
        whole = name.replace("9999999999", "8888888888").replace('"3"', '"13"')

        def with_both(xml: str, more: str = name + whole, known: bool = known) -> str:
            start = xml.index(f'plainTextPath="internal://{GROUP}.txt"')
            at = xml.index(">", start) + 1
            xml = xml[:at] + more + xml[at:]
            return xml if known else without_variables(xml)

        read = read_project(changed_file(path, with_both), coder="A")
        with_names = {c.quote for c in read.project.codings}
        assert ("And you?" if known else "Mod: And you?") in with_names
        before = len(book.codings())
        done = import_project(book, changed_file(path, with_both))
        said = [str(line) for line in (*done.left, *done.notes)]
        assert len([line for line in said if "nowhere in its text" in line]) == 1
        new = book.codings()[before:] if known else []
        assert [coding.quote for coding in new] == (["And you?"] if known else [])


def test_names_that_cannot_be_told_from_what_is_said_are_listed(tmp_path: Path) -> None:
    passages = talk(("A", "b: c"), ("A: b", "c"), ("", "d"))
    project = Project("x", sources=[INTERVIEW], passages={INTERVIEW.id: passages})
    (listed,) = project_omissions(project, StudyFolder(tmp_path))
    assert (listed.count, listed.only_ours) == (2, True)
    assert "cannot be written before them" in listed.template


def test_the_file_has_the_names(open_book: OpenBook, tmp_path: Path) -> None:
    path = exported(open_book("one", full_project()), tmp_path / "out.qdpx")
    with zipfile.ZipFile(path) as archive:
        text = archive.read(f"sources/{GROUP}.txt").decode()
    assert text == "Mod: And you?\nAnna: I would not.\nNo.\nBen: I would."
