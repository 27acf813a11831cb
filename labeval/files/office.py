"""Packages of office programs (DOCX, XLSX): archives whose parts name each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from posixpath import dirname, join, normpath

from labeval.files.archives import Archive
from labeval.files.refusal import FileRefused
from labeval.files.xml import scan
from labeval.text.marks import QT_TRANSLATE_NOOP

_MOST_RELATIONS = 4_000_000
_NO_PART = QT_TRANSLATE_NOOP(
    "Files", "{where} is not {kind}: it has no {part}; save it again as {kind}"
)


def attribute(attributes: Mapping[str, str], name: str) -> str:
    """An attribute's value, whatever its prefix; empty where there is none."""
    found = attributes.get(name)
    if found is not None:
        return found
    return next((v for key, v in attributes.items() if key.rpartition(":")[2] == name), "")


def main_part(archive: Archive, kind: str) -> str:
    """The name of the part that holds the document or the workbook.

    Raises:
        FileRefused: there is none.
    """
    usual = {"DOCX": "word/document.xml", "XLSX": "xl/workbook.xml"}[kind]
    found = next((to for _, type, to in related(archive, "") if type == "officeDocument"), usual)
    if found not in archive or dirname(found).lower() != dirname(usual):
        found = usual
    if found not in archive:
        raise FileRefused(_NO_PART, where=archive.where, kind=kind, part=usual)
    return found


def related(archive: Archive, part: str) -> Iterator[tuple[str, str, str]]:
    """Id, type (its last word) and name of every part that a part refers to."""
    name = join(dirname(part), "_rels", f"{part.rpartition('/')[2]}.rels")
    if name not in archive:
        return
    found: list[tuple[str, str, str]] = []

    def begin(tag: str, attributes: Mapping[str, str]) -> None:
        if tag == "Relationship":
            target = attribute(attributes, "Target")
            to = target.lstrip("/") if target.startswith("/") else join(dirname(part), target)
            type = attribute(attributes, "Type").rpartition("/")[2]
            found.append((attribute(attributes, "Id"), type, normpath(to)))

    scan(archive.blocks(name, _MOST_RELATIONS), archive.place(name), begin, _nothing, _nothing)
    yield from found


def _nothing(_: str) -> None:
    return
