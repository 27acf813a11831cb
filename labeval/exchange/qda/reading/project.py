"""Reading a project file: one of labeval completely, one of another program as far as rows can hold
it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.coding.identity import coder_id
from labeval.coding.rows import Coder
from labeval.exchange.errors import ExchangeError
from labeval.exchange.qda.archive import MOST_BYTES, ProjectArchive
from labeval.exchange.qda.codebook_xml import read_codes
from labeval.exchange.qda.guids import id_of_guid
from labeval.exchange.qda.kept_rows import NAME, rows_in_file
from labeval.exchange.qda.project import Project
from labeval.exchange.qda.reading.cases import read_cases, take_speakers
from labeval.exchange.qda.reading.notes import read_notes
from labeval.exchange.qda.reading.sources import SourceReader
from labeval.exchange.qda.reading.themes import read_graphs, read_links, read_sets
from labeval.exchange.qda.remarks import Remark, remark
from labeval.exchange.qda.variables import variable_names
from labeval.exchange.qda.xml import child, children, name_of, parsed
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
    cases = read_cases(found, names, project, importer, left)
    reader = SourceReader(
        *(archive, project, left, coders, cases.by_source, names, frozenset(cases.by_part))
    )
    sources = child(found, "Sources")
    for element in sources if sources is not None else ():
        if name_of(element):
            reader.read(element)
    reader.finish()
    read.notes += reader.notes
    read.unattributed = reader.unattributed
    take_speakers(project, cases, reader.parts, left)
    read_notes(found, archive, project, left, coders, importer, reader.texts)
    themes = read_sets(found, project, left)
    read_graphs(found, project, left, themes)
    read_links(found, project, reader.segments, left)


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
