"""Reading a project file: one of labeval completely, one of another program as far as rows can hold
it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.coding.identity import coder_id, id_of
from labeval.coding.moments import utc_now
from labeval.coding.rows import Coder, Memo
from labeval.exchange.errors import ExchangeError
from labeval.exchange.qda.archive import MOST_BYTES, ProjectArchive
from labeval.exchange.qda.codebook_xml import read_codes
from labeval.exchange.qda.guids import id_of_guid
from labeval.exchange.qda.kept_rows import NAME, rows_in_file
from labeval.exchange.qda.project import Project
from labeval.exchange.qda.reading_sources import SourceReader
from labeval.exchange.qda.reading_themes import read_graphs, read_links, read_sets
from labeval.exchange.qda.remarks import Remark, remark
from labeval.exchange.qda.variables import CASE_VARIABLES, values_in, variable_names
from labeval.exchange.qda.xml import child, children, name_of, parsed, text_of
from labeval.files.refusal import refusing
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from lxml.etree import _Element


@dataclass(slots=True)
class ReadProject:
    """Content of a project file."""

    project: Project
    left: list[Remark] = field(default_factory=list)
    """Parts that could not be taken as they are, a line each; nothing else is missing."""
    notes: list[Remark] = field(default_factory=list)
    """Notes on reading the file, a line each."""
    whole: bool = False
    """True if it holds rows as labeval wrote them."""
    unattributed: set[str] = field(default_factory=set)
    """Ids of codings that no user of the file has made."""


@dataclass(slots=True)
class Case:
    """A participant under the name of another project, with their variables."""

    name: str
    values: Mapping[str, str]


def read_project(path: Path, *, coder: str) -> ReadProject:
    """Read a project file.

    Args:
        coder: the code of the importing coder, to whom content without a user is attributed.

    Raises:
        ExchangeError: it is no project file that can be read.
    """
    with ProjectArchive(path) as archive, refusing(path, ExchangeError):
        name = archive.project
        own = archive.source(NAME, MOST_BYTES)
        rows = rows_in_file(own, archive.blocks(name)) if own is not None else None
        if rows is not None:
            whole = Project()
            for row in rows:
                whole.add(row)
            return ReadProject(whole, whole=True)
        found = parsed(archive.blocks(name), archive.place(name))
        read = ReadProject(Project(name=found.get("name", "")))
        if own is not None:
            read.left.append(
                remark(
                    QT_TRANSLATE_NOOP(
                        "Qda", "what only labeval knows: the project was changed since it wrote it"
                    )
                )
            )
        _read(found, archive, read, Coder(coder_id(coder), coder))
        return read


def _read(found: _Element, archive: ProjectArchive, read: ReadProject, importer: Coder) -> None:
    project, left = read.project, read.left
    coders = _coders(found, project, importer)
    project.codes = read_codes(child(found, "CodeBook"), left)
    names = variable_names(found)
    cases = _cases(found, names, left)
    reader = SourceReader(archive, project, left, coders, cases, names)
    sources = child(found, "Sources")
    for element in sources if sources is not None else ():
        if name_of(element):
            reader.read(element)
    reader.finish()
    read.notes += reader.notes
    read.unattributed = reader.unattributed
    _memos(found, archive, read, coders)
    themes = read_sets(found, project, left)
    read_graphs(found, project, left, themes)
    read_links(found, left)
    if text_of(found, "Description"):
        text = text_of(found, "Description")
        project.memos.append(
            Memo(id_of("description", text), "project", "", importer.id, text, utc_now())
        )


def _coders(found: _Element, project: Project, importer: Coder) -> dict[str, str]:
    """GUID to coder's id; ``""`` stands for the importing coder."""
    project.coders.append(importer)
    known = {importer.name: importer.id}
    ids = {"": importer.id}
    for element in children(child(found, "Users"), "User"):
        name = (element.get("name") or element.get("id") or "").strip()
        guid = id_of_guid(element.get("guid"))
        name = name or guid[:8]
        if name not in known:
            made = Coder(coder_id(name), name)
            known[name] = made.id
            project.coders.append(made)
        ids[guid] = known[name]
    return ids


def _cases(found: _Element, names: Mapping[str, str], left: list[Remark]) -> dict[str, Case]:
    """Source (its id) to its case; the first one where several claim it."""
    cases: dict[str, Case] = {}
    for element in children(child(found, "Cases"), "Case"):
        case = Case(element.get("name", ""), values_in(element, names))
        left.extend(
            remark(
                QT_TRANSLATE_NOOP("Qda", "variable {name} ({case} = {value})"),
                name=name,
                case=case.name,
                value=value,
            )
            for name, value in case.values.items()
            if name not in CASE_VARIABLES
        )
        if text_of(element, "Description"):
            left.append(
                remark(
                    QT_TRANSLATE_NOOP("Qda", "case '{case}': its description: {text}"),
                    case=case.name,
                    text=text_of(element, "Description"),
                )
            )
        for reference in children(element, "SourceRef"):
            source = id_of_guid(reference.get("targetGUID"))
            if source in cases:
                left.append(
                    remark(
                        QT_TRANSLATE_NOOP(
                            "Qda", "case '{case}': its source belongs to '{other}' too"
                        ),
                        case=case.name,
                        other=cases[source].name,
                    )
                )
            cases.setdefault(source, case)
        left.extend(
            remark(QT_TRANSLATE_NOOP("Qda", "case '{case}': a part of a source"), case=case.name)
            for _ in children(element, "SelectionRef")
        )
        left.extend(
            remark(
                QT_TRANSLATE_NOOP("Qda", "case '{case}': a code of the whole case"), case=case.name
            )
            for _ in children(element, "CodeRef")
        )
    return cases


def _memos(
    found: _Element, archive: ProjectArchive, read: ReadProject, coders: Mapping[str, str]
) -> None:
    about = _noted(found)
    taken = {memo.id for memo in read.project.memos}
    for element in children(child(found, "Notes"), "Note"):
        id = id_of_guid(element.get("guid"))
        named = element.get("name", "")
        text = text_of(element, "PlainTextContent") or _text_file(element, archive, read.left)
        if not text.strip():
            read.left.append(
                remark(QT_TRANSLATE_NOOP("Qda", "note '{name}': it has no plain text"), name=named)
            )
            continue
        if not id or id in taken:
            id = id_of("note", named, text)
        taken.add(id)
        table, row = about.get(id_of_guid(element.get("guid")), ("project", ""))
        coder = coders.get(id_of_guid(element.get("creatingUser")), coders[""])
        when = element.get("creationDateTime") or utc_now()
        read.project.memos.append(Memo(id, table, row, coder, text, when))


def _text_file(element: _Element, archive: ProjectArchive, left: list[Remark]) -> str:
    from labeval.exchange.qda.counting import counted, decoded, is_lossy

    content = archive.source(element.get("plainTextPath", ""))
    if content is None:
        return ""
    if is_lossy(content):
        marks = QT_TRANSLATE_NOOP(
            "Qda",
            "note '{name}': its text is not UTF-8; what is no character there became the mark �",
        )
        left.append(remark(marks, name=element.get("name", "")))
    return counted(decoded(content)).text


def _noted(found: _Element) -> dict[str, tuple[str, str]]:
    """Note (its id) to the table and id of the row that it is about."""
    tables = {"Code": "code", "TextSource": "source", "Transcript": "source"}
    about: dict[str, tuple[str, str]] = {}
    for element in found.iter():
        if name_of(element) == "NoteRef":
            parent = element.getparent()
            table = tables.get(name_of(parent), "") if parent is not None else ""
            if table and parent is not None:
                row = id_of_guid(parent.get("guid"))
                about[id_of_guid(element.get("targetGUID"))] = (table, row)
    return about
