"""A project as REFI-QDA's ``project.qde``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from labeval.coding.identity import id_of
from labeval.coding.rows import Board, Code, Memo, Paraphrase
from labeval.exchange.qda.codebook_xml import ORIGIN, write_codes
from labeval.exchange.qda.guids import guid_of
from labeval.exchange.qda.project import Project
from labeval.exchange.qda.sources_xml import write_source
from labeval.exchange.qda.variables import CASE_VARIABLES, write_values, write_variables
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
        write_codes(add(add(made, "CodeBook"), "Codes"), project.codes, _memos_of(project))
    if project.sources:
        write_variables(made)
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
    _write_sets(made, project)
    _write_graphs(made, project)
    for memo in project.memos:
        if memo.about == "project":
            add(made, "NoteRef", targetGUID=guid_of(memo.id))
    return to_bytes(made)


def _memos_of(project: Project) -> Callable[[_Element, Code], None]:
    def annotate(element: _Element, code: Code) -> None:
        for memo in project.memos:
            if (memo.about, memo.row) == ("code", code.id):
                add(element, "NoteRef", targetGUID=guid_of(memo.id))

    return annotate


def _write_cases(made: _Element, project: Project) -> None:
    cases = add(made, "Cases")
    participants = {s.participant: s for s in project.sources if s.participant}
    for participant, one in participants.items():
        case = add(cases, "Case", guid=id_of("case", participant), name=participant)
        write_values(case, one, CASE_VARIABLES)
        for source in project.sources:
            if source.participant == participant:
                add(case, "SourceRef", targetGUID=guid_of(source.id))
    drop_if_empty(cases)


def _write_notes(made: _Element, project: Project, now: str) -> None:
    notes = add(made, "Notes")
    names = {code.id: code.name for code in project.codes}
    subjects = names | {source.id: source.name for source in project.sources}
    subjects |= {theme.id: theme.name for theme in project.themes}
    coders = {coder.id: coder.name for coder in project.coders}
    for memo in project.memos:
        subject, coder = subjects.get(memo.row, memo.about), coders.get(memo.coder, memo.coder)
        name = f"Memo: {subject} ({coder})"
        _note(notes, memo, name, memo.text, _time(memo.changed, now))
    for each in project.paraphrases:
        about = f"{each.case}: {names.get(each.code, each.code)}"
        _note(notes, each, about, each.text, _time(now, now))
    drop_if_empty(notes)


def _note(notes: _Element, row: Memo | Paraphrase, name: str, text: str, time: str) -> None:
    note = add(
        notes,
        "Note",
        guid=guid_of(row.id),
        name=name,
        creatingUser=guid_of(row.coder),
        creationDateTime=time,
    )
    add(note, "PlainTextContent", text)


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
