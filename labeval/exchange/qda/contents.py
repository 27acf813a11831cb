"""Counts of a project's content: in its rows, or in its file as another program reads it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from labeval.exchange.qda.archive import ProjectArchive
from labeval.exchange.qda.project import Project
from labeval.exchange.qda.xml import name_of, parsed

_SOURCES = frozenset({"TextSource", "Transcript"})
_SELECTIONS = frozenset({"PlainTextSelection", "TranscriptSelection"})


@dataclass(frozen=True, slots=True)
class ProjectContents:
    """Counts of what a project holds."""

    sources: int
    segments: int
    codes: int
    memos: int
    """Summaries of the grid among them."""


def contents_of(project: Project) -> ProjectContents:
    """Counts of the rows of a project."""
    memos = len(project.memos) + len(project.paraphrases)
    return ProjectContents(len(project.sources), len(project.codings), len(project.codes), memos)


def contents_of_file(path: Path) -> ProjectContents:
    """Counts of a project's file whose texts are all there.

    Raises:
        ExchangeError: it cannot be read.
    """
    with ProjectArchive(path) as archive:
        name = archive.project
        found = parsed(archive.blocks(name), archive.place(name))
        sources = segments = codes = memos = 0
        for element in found.iter():
            name = name_of(element)
            if name in _SOURCES:
                sources += archive.source(element.get("plainTextPath", "")) is not None
            elif name in _SELECTIONS:
                segments += sum(name_of(each) == "Coding" for each in element)
            elif name == "Code":
                codes += 1
            elif name == "Note":
                memos += 1
    return ProjectContents(sources, segments, codes, memos)
