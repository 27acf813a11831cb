"""The tables of what a project takes to other programs and brings from them: each row is tried.

What other programs take is written next to it: QualCoder's import was read, so what it looks for is
looked for in our file; Taguette's own code is run by ``test_taguette`` where there is one.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from lxml import etree

from labeval.coding.code_map import PLACED, put
from labeval.coding.coders.suggestions import machine, machines
from labeval.coding.identity import id_of
from labeval.coding.rows import Where
from labeval.exchange.qda.codebook_xml import colour_of
from labeval.exchange.qda.project import Project
from labeval.exchange.qda.reading.project import read_project
from labeval.jobs.coding.project_export import project_omissions
from labeval.study.folder import StudyFolder
from tests.exchange.qda.test_merging import GROUP, OpenBook, exported, full_project, open_book
from tests.exchange.qda.test_qda_from_elsewhere import TEXT, in_file, make, selection
from tests.exchange.qda.test_qda_round_trip import segments, without_rows

__all__ = ["make", "open_book"]

KEPT, LISTED, PART, LOST = "kept", "listed", "part", "lost"
DOCS = Path(__file__).parents[3] / "docs" / "coding.md"


def sources(project: Project, *fields: str) -> list[tuple[object, ...]]:
    return sorted(
        (tuple(getattr(source, field) for field in fields) for source in project.sources), key=str
    )


def codes(project: Project, *fields: str) -> list[tuple[object, ...]]:
    return [tuple(getattr(code, field) for field in fields) for code in project.codes]


def cases(project: Project) -> dict[str, set[str]]:
    """Participant to their passages in the group."""
    (group,) = (source for source in project.sources if source.id == GROUP)
    found: dict[str, set[str]] = {}
    for passage in project.passages[GROUP]:
        if code := group.case_of(passage.speaker):
            found.setdefault(code, set()).add(passage.text)
    return found


def texts(project: Project) -> dict[str, str]:
    return {id: "\n".join(p.text for p in listed) for id, listed in project.passages.items()}


def speakers(project: Project) -> dict[str, list[str]]:
    return {id: [p.speaker for p in listed] for id, listed in project.passages.items()}


def kept_boards(project: Project) -> list[str]:
    return [board.id for board in project.boards if board.kept]


def whole_project() -> Project:
    """The full project with a suggestion of a machine and a place on a map, too."""
    project, by = full_project(), machine("small")
    project.coders.append(by)
    first = project.codings[0]
    project.codings.append(replace(first, id=id_of("suggested"), coder=by.id, memo="", batch="run"))
    moved = put((), project.boards[0].id, {first.code: (8, 8)}, coder=first.coder)
    for change in moved:
        project.add(change.row)
    return project


OUT: dict[str, Callable[[Project], object]] = {
    "texts": texts,
    "codes in their tree": lambda p: [
        (code.id, code.name, code.parent, code.codable, colour_of(p.codes, code))
        for code in p.codes
    ],
    "definitions, rules and examples of codes": lambda p: codes(
        p, "definition", "include", "exclude", "example", "shortcut", "retired"
    ),
    "coded segments, with coder": segments,
    "memos of segments": lambda p: sorted((c.id, c.memo) for c in p.codings),
    "entries of the journal": lambda p: sorted(m.text for m in p.memos if m.about == "journal"),
    "memos about codes, sources and the project": lambda p: sorted(
        (m.about, m.row, m.text) for m in p.memos
    ),
    "summaries of the grid": lambda p: sorted((q.case, q.code, q.text) for q in p.paraphrases),
    "participants, conditions and groups": lambda p: sorted(
        {(s.participant, s.condition, s.group) for s in p.sources if s.condition}
    ),
    "speakers": speakers,
    "speakers who are participants": cases,
    "attributes": lambda p: sorted((a.about, a.row, a.name, a.value) for a in p.attributes),
    "folder, reviewed, and whether it may be quoted": lambda p: sources(
        p, "id", "folder", "reviewed", "quotable"
    ),
    "themes with their codes": lambda p: sorted(
        (t.name, t.description, t.codes) for t in p.themes if t.board not in kept_boards(p)
    ),
    "connections of themes": lambda p: sorted((n.start, n.end, n.label) for n in p.links),
}
"""Features that another program finds in a project of labeval, and that come back from there."""
ONLY_OURS: dict[str, tuple[str, Callable[[Project], object]]] = {
    "page, criterion and answer of a passage": (
        "page, criterion and answer",
        lambda p: [q.where for listed in p.passages.values() for q in listed if q.where != Where()],
    ),
    "weights, and marks that a segment is to be quoted": (
        "a weight or marked",
        lambda p: sorted((c.id, c.weight, c.quotable) for c in p.codings if c.weight),
    ),
    "themes below themes": (
        "themes below",
        lambda p: sorted(t.id for t in p.themes if t.parent),
    ),
    "kept versions of theme boards": ("kept versions", kept_boards),
    "places of codes on the map": (
        "places of codes",
        lambda p: sorted(m.row for m in p.memos if m.about == PLACED),
    ),
    "suggestions by machine": (
        "suggestions by machine",
        lambda p: sorted(c.id for c in p.codings if c.coder in machines(p.coders)),
    ),
}
"""Features that are listed as left out for other programs; labeval's own file brings them back."""
QUALCODER: dict[str, tuple[str, str]] = {
    "texts": (KEPT, "TextSource[@guid and @name and @creationDateTime and @plainTextPath]"),
    "codes in their tree": (KEPT, "Code[@isCodable='false']/q:Code[@guid and @name and @color]"),
    "definitions, rules and examples of codes": (KEPT, "Code/q:Description"),
    "coded segments, with coder": (
        *(KEPT, "PlainTextSelection[@creatingUser and @startPosition and @endPosition]"),
    ),
    "memos of segments": (KEPT, "PlainTextSelection[q:Coding]/q:Description"),
    "entries of the journal": (KEPT, "Note[@name and @plainTextPath and @creationDateTime]"),
    "memos about codes, sources and the project": (KEPT, "TextSource/q:Description"),
    "summaries of the grid": (LOST, "Note[q:PlainTextContent]"),
    "participants, conditions and groups": (PART, "Case[@name]/q:VariableValue/q:TextValue"),
    "speakers": (KEPT, "TextSource"),
    "speakers who are participants": (PART, "PlainTextSelection[not(q:Coding)]/q:Description"),
    "attributes": (KEPT, "VariableValue[q:VariableRef]/q:IntegerValue"),
    "folder, reviewed, and whether it may be quoted": (KEPT, "TextSource/q:VariableValue"),
    "themes with their codes": (LOST, "Set/q:MemberCode"),
    "connections of themes": (LOST, "Graph/q:Edge"),
}
"""What becomes of it there, as its import reads, and the XML that it is taken from or lost with."""
TAGUETTE = {
    "texts": PART,
    "codes in their tree": PART,
    "definitions, rules and examples of codes": KEPT,
    "speakers": KEPT,
}
"""What arrives there as transcripts and as the table of codes; all else is lost."""


@pytest.fixture
def path(open_book: OpenBook, tmp_path: Path) -> Path:
    return exported(open_book("one", whole_project()), tmp_path / "out.qdpx")


@pytest.mark.parametrize("feature", OUT)
def test_another_program_finds_it_and_it_comes_back(path: Path, feature: str) -> None:
    found = read_project(without_rows(path), coder="A").project
    assert OUT[feature](found) == OUT[feature](full_project())


@pytest.mark.parametrize("feature", ONLY_OURS)
def test_what_only_labeval_reads_is_listed_and_comes_back_whole(
    path: Path, feature: str, tmp_path: Path
) -> None:
    listed, of = ONLY_OURS[feature]
    omissions = project_omissions(whole_project(), StudyFolder(tmp_path))
    (named,) = (omission for omission in omissions if listed in omission.template)
    assert named.only_ours
    wanted = of(whole_project())
    assert of(read_project(path, coder="A").project) == wanted
    assert of(read_project(without_rows(path), coder="A").project) != wanted


def test_what_was_read_of_an_import_is_in_the_file(path: Path) -> None:
    with zipfile.ZipFile(path) as archive:
        found = etree.fromstring(archive.read("project.qde"))
    spaces = {"q": "urn:QDA-XML:project:1.0"}
    missing = [f for f in OUT if not found.xpath(f".//q:{QUALCODER[f][1]}", namespaces=spaces)]
    assert not missing


CODE = "11111111-1111-4111-8111-111111111111"
SOME = "99999999-9999-4999-8999-999999999999"
CASE = f'<Cases><Case guid="{SOME}" name="Kim">{{}}</Case></Cases>'
NOTE = (
    f'<Notes><Note guid="{SOME}" name="Day one"><PlainTextContent>Tired.</PlainTextContent>'
    "</Note></Notes>"
)
_BESIDE = "<!-- -->"
"""Between a source and what comes after the sources."""
IN: dict[str, tuple[str, str, str]] = {
    "journals, with their titles": (NOTE, KEPT, "Day one\n\nTired."),
    "descriptions of cases": (
        CASE.format("<Description>Left early.</Description>"),
        *(KEPT, "Kim\n\nLeft early."),
    ),
    "descriptions of variables": (
        f'<Variables><Variable guid="{SOME}" name="room"><Description>Where.</Description>'
        "</Variable></Variables>",
        *(KEPT, "room\n\nWhere."),
    ),
    "annotations of words without a code": (
        in_file(
            f'<PlainTextSelection guid="{SOME}" startPosition="0" endPosition="3">'
            "<Description>Who?</Description></PlainTextSelection>"
        ),
        *(KEPT, "“one”: Who?"),
    ),
    "notes on words of a source": (
        in_file(f'<NoteRef targetGUID="{SOME}"/>')
        + _BESIDE
        + NOTE.replace("</Note>", '<PlainTextSelection startPosition="0" endPosition="3"/></Note>'),
        *(KEPT, "“one”: Day one\n\nTired."),
    ),
    "sets of sources": (
        f'<Sets><Set guid="{SOME}" name="Pilot"><MemberSource targetGUID="{TEXT}"/></Set></Sets>',
        *(KEPT, "Pilot = ✓"),
    ),
    "codes of whole cases": (
        CASE.format(f'<CodeRef targetGUID="{CODE}"/>'),
        *(LISTED, "case 'Kim': a code of the whole case"),
    ),
    "links of others than two segments": (
        f'<Links><Link guid="{SOME}" name="causes" originGUID="{CODE}" '
        f'targetGUID="{CODE}"/></Links>',
        *(LISTED, f"link 'causes' from {CODE} to {CODE}"),
    ),
    "cases without texts and values": (
        CASE.format("<Description/>"),
        *(LISTED, "case 'Kim': it has neither texts nor values"),
    ),
    "sets of notes, pictures and recordings": (
        f'<Sets><Set guid="{SOME}" name="Pilot"><MemberSource targetGUID="{CODE}"/></Set></Sets>',
        *(LISTED, "set 'Pilot': 1 source or note that cannot be tagged"),
    ),
    "pictures": (
        f'<PictureSource guid="{SOME}" name="A face"/>',
        *(LISTED, "source 'A face': a PictureSource has no text that could be coded"),
    ),
    "recordings without a transcript": (
        f'<AudioSource guid="{SOME}" name="Talk"/>',
        *(LISTED, "source 'Talk': a recording without a transcript"),
    ),
    "areas of pages of a PDF": (
        f'<PDFSource guid="{SOME}" name="Paper"><Representation '
        'guid="99999999-9999-4999-8999-999999999998"><PlainTextContent>words</PlainTextContent>'
        '</Representation><PDFSelection guid="99999999-9999-4999-8999-999999999997"/></PDFSource>',
        *(LISTED, "source 'Paper': 1 area of a page"),
    ),
}
"""What other programs write: XML, what becomes of it, and the memo, attribute or line that shows
it."""
_IN_SOURCES = ("<TextSource", "<Picture", "<Audio", "<PDF")


@pytest.mark.parametrize("feature", IN)
def test_what_other_programs_write_is_kept_or_listed(make, feature: str) -> None:
    xml, becomes, shown = IN[feature]
    inside = xml if xml.startswith(_IN_SOURCES) else in_file(selection(0, 3))
    more = "" if inside == xml else xml
    if _BESIDE in xml:
        inside, more = xml.split(_BESIDE)
    read = read_project(make(inside, more=more, files={"sources/One.TXT": b"one"}), coder="A")
    kept = [memo.text for memo in read.project.memos]
    kept += [f"{a.name} = {a.value}" for a in read.project.attributes]
    listed = [str(line) for line in read.left]
    assert (kept, listed) == (([shown], []) if becomes == KEPT else ([], [shown]))


def test_the_tables_in_the_documentation_have_these_rows_and_no_others() -> None:
    cell = "(kept|part|listed|lost)"
    out = re.findall(
        rf"^\| ([^|]+) \| {cell} \| {cell} \| {cell} \|[^|]*\|$", DOCS.read_text(), re.M
    )
    wanted = [(f, KEPT, QUALCODER[f][0], TAGUETTE.get(f, LOST)) for f in OUT]
    wanted += [(feature, LISTED, LOST, LOST) for feature in ONLY_OURS]
    assert sorted(out) == sorted(wanted)
    back = re.findall(rf"^\| ([^|]+) \| {cell} \|[^|]*\|[^|]*\|$", DOCS.read_text(), re.M)
    assert sorted(back) == sorted((feature, becomes) for feature, (_, becomes, _) in IN.items())
