"""A project as REFI-QDA's ``project.qde``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.coding.attributes import PARTICIPANT, Attributes
from labeval.coding.codes.code_names import unique_names
from labeval.coding.identity import id_of
from labeval.coding.notes import JOURNAL
from labeval.coding.rows import Board, Memo, Paraphrase
from labeval.exchange.qda.codebook_xml import ORIGIN, write_codes
from labeval.exchange.qda.described import joined_memos
from labeval.exchange.qda.guids import guid_of
from labeval.exchange.qda.project import Project
from labeval.exchange.qda.sources_xml import (
    part_guid,
    selection_guid,
    spoken_parts,
    write_source,
)
from labeval.exchange.qda.variables import (
    CASE_VARIABLES,
    types_of,
    write_attributes,
    write_values,
    write_variables,
)
from labeval.exchange.qda.xml import PROJECT, add, drop_if_empty, root, to_bytes

if TYPE_CHECKING:
    from lxml.etree import _Element


def project_file(project: Project, *, sounds: Mapping[str, str], now: str) -> bytes:
    """The project as XML.

    Args:
        sounds: source to the file of its recording within the archive, where one comes along.
        now: UTC, where a time is wanted and none is known.
    """
    user = guid_of(project.coders[0].id) if project.coders else ""
    made = root(PROJECT, "Project", name=project.name or "labeval", origin=ORIGIN)
    if user:
        made.set("creatingUserGUID", user)
    made.set("creationDateTime", _time(now, now))
    users = add(made, "Users")
    for coder in project.coders:
        add(users, "User", guid=guid_of(coder.id), name=coder.name)
    drop_if_empty(users)
    if project.codes:
        book = add(add(made, "CodeBook"), "Codes")
        write_codes(book, project.codes, project.memos, with_notes=True)
    if project.sources or project.attributes:
        write_variables(made, project.attributes)
    _write_cases(made, project)
    sources = add(made, "Sources")
    for source in project.sources:
        write_source(
            sources,
            source,
            project,
            sound=sounds.get(source.id, ""),
            now=now,
        )
    drop_if_empty(sources)
    _write_notes(made, project, now)
    _write_links(made, project)
    _write_sets(made, project)
    _write_graphs(made, project)
    if about := joined_memos(project, "project", ""):
        add(made, "Description", about)
    for memo in project.memos:
        if memo.about == "project":
            add(made, "NoteRef", targetGUID=guid_of(memo.id))
    return to_bytes(made)


def _write_cases(made: _Element, project: Project) -> None:
    """A case for each participant: their texts, and what they say in those of several people."""
    cases = add(made, "Cases")
    of_all = {s.participant: s for s in project.sources if s.participant}
    known = Attributes(project.attributes)
    types = types_of(project.attributes)
    named = [code for source in project.sources for code in source.participants]
    named += [a.row for a in project.attributes if a.about == PARTICIPANT]
    spoken = [(s, *found) for s in project.sources for found in spoken_parts(s, project)]
    for participant in dict.fromkeys(named):
        case = add(cases, "Case", guid=id_of("case", participant), name=participant)
        if participant in of_all:
            write_values(case, of_all[participant], CASE_VARIABLES)
        write_attributes(case, known.of(PARTICIPANT, participant), types)
        for source in project.sources:
            if source.participant == participant:
                add(case, "SourceRef", targetGUID=guid_of(source.id))
        for source, speaker, part in spoken:
            if dict(source.cases)[speaker] == participant:
                add(case, "SelectionRef", targetGUID=part_guid(part))
    drop_if_empty(cases)


def _write_notes(made: _Element, project: Project, now: str) -> None:
    notes = add(made, "Notes")
    names = unique_names(project.codes)
    subjects = {**names} | {source.id: source.name for source in project.sources}
    subjects |= {theme.id: theme.name for theme in project.themes}
    coders = {coder.id: coder.name for coder in project.coders}
    for memo in project.memos:
        subject, coder = subjects.get(memo.row, memo.about), coders.get(memo.coder, memo.coder)
        if memo.about == JOURNAL:
            when = memo.changed[:16].replace("T", " ")
            path = f"internal://{note_file(memo)}"
            name = f"Memo: journal {when} {memo.id[:4]} ({coder})"
            _note(notes, memo, name, "", _time(memo.changed, now), path)
            continue
        name = f"Memo: {subject} ({coder})"
        _note(notes, memo, name, memo.text, _time(memo.changed, now))
    for each in project.paraphrases:
        about = f"{each.case}: {names.get(each.code, each.code)}"
        _note(notes, each, about, each.text, _time(now, now))
    drop_if_empty(notes)


def note_file(memo: Memo) -> str:
    """The file of an entry of the journal, below ``sources/``; some programs read no others."""
    return f"{guid_of(memo.id)}.txt"


def _note(
    notes: _Element, row: Memo | Paraphrase, name: str, text: str, time: str, path: str = ""
) -> None:
    note = add(
        notes,
        "Note",
        guid=guid_of(row.id),
        name=name,
        plainTextPath=path,
        creatingUser=guid_of(row.coder),
        creationDateTime=time,
    )
    if not path:
        add(note, "PlainTextContent", text)


def _write_links(made: _Element, project: Project) -> None:
    """A link between the selections of two segments that go together, where both are written."""
    links = add(made, "Links")
    written = {guid for e in made.iter() if (guid := e.get("guid")) is not None}
    for link in project.segment_links:
        ends = selection_guid(link.start), selection_guid(link.end)
        if written.issuperset(ends):
            add(
                links,
                "Link",
                guid=guid_of(link.id),
                name=link.name,
                direction="OneWay",
                originGUID=ends[0],
                targetGUID=ends[1],
            )
    drop_if_empty(links)


def _write_sets(made: _Element, project: Project) -> None:
    sets = add(made, "Sets")
    current = {board.id for board in project.boards if not board.kept}
    for theme in project.themes:
        if theme.board in current:
            one = add(sets, "Set", guid=guid_of(theme.id), name=theme.name)
            if theme.description:
                add(one, "Description", theme.description)
            for code in theme.codes:
                add(one, "MemberCode", targetGUID=guid_of(code))
    drop_if_empty(sets)


def _write_graphs(made: _Element, project: Project) -> None:
    graphs = add(made, "Graphs")
    for board in project.boards:
        if not board.kept:
            _write_graph(graphs, board, project)
    drop_if_empty(graphs)


def _write_graph(graphs: _Element, board: Board, project: Project) -> None:
    graph = add(graphs, "Graph", guid=guid_of(board.id), name=board.name)
    for theme in project.themes:
        if theme.board == board.id:
            add(
                graph,
                "Vertex",
                guid=id_of("vertex", theme.id),
                representedGUID=guid_of(theme.id),
                name=theme.name,
                firstX=str(round(theme.x)),
                firstY=str(round(theme.y)),
                shape="RoundedRectangle",
            )
    for link in project.links:
        if link.board == board.id:
            add(
                graph,
                "Edge",
                guid=guid_of(link.id),
                name=link.label,
                sourceVertex=id_of("vertex", link.start),
                targetVertex=id_of("vertex", link.end),
                direction="Associative",
            )


def _time(utc: str, otherwise: str) -> str:
    """A moment as XML Schema wants it."""
    return (utc or otherwise).replace("+00:00", "Z")
