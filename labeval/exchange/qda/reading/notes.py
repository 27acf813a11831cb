"""Notes, journals and descriptions of a project as memos, and summaries of cases by codes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.coding.codes.code_names import folded
from labeval.coding.identity import id_of
from labeval.coding.moments import utc_now
from labeval.coding.notes import JOURNAL
from labeval.coding.rows import Coder, Memo, Paraphrase
from labeval.exchange.qda.archive import ProjectArchive
from labeval.exchange.qda.counting import CountedText, counted, decoded, is_lossy
from labeval.exchange.qda.described import memos_in, on_words
from labeval.exchange.qda.guids import id_of_guid
from labeval.exchange.qda.project import Project
from labeval.exchange.qda.remarks import Remark, remark
from labeval.exchange.qda.xml import child, children, name_of, text_of
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from lxml.etree import _Element

_NO_TEXT = QT_TRANSLATE_NOOP("Qda", "note '{name}': it has no plain text")
_MARKS = QT_TRANSLATE_NOOP(
    "Qda", "note '{name}': its text is not UTF-8; what is no character there became the mark �"
)
OWN_TITLE = "Memo: "
"""Begins the title of a memo that labeval wrote, which names its subject and its coder."""
_OWN_JOURNAL = f"{OWN_TITLE}journal "


def read_notes(
    found: _Element,
    archive: ProjectArchive,
    project: Project,
    left: list[Remark],
    coders: Mapping[str, str],
    importer: Coder,
    texts: Mapping[str, CountedText],
) -> None:
    """Notes, with their titles, become memos; descriptions that only repeat them do not.

    Args:
        coders: GUID to coder's id.
        left: gets a line for everything that could not be taken unchanged.
        texts: source (its id) to its text, and how the file counts in it.
    """
    about = _noted(found)
    taken = {memo.id for memo in project.memos}
    cells = _cells(found, project)
    noted: list[Memo] = []
    for element in children(child(found, "Notes"), "Note"):
        id = id_of_guid(element.get("guid"))
        named = " ".join(element.get("name", "").split())
        text = text_of(element, "PlainTextContent") or _text_file(element, archive, left)
        if not text.strip():
            if not named.startswith(OWN_TITLE):
                left.append(remark(_NO_TEXT, name=named))
            continue
        table, row = about.get(id, ("project", ""))
        if not id or id in taken:
            id = id_of("note", named, text)
        taken.add(id)
        coder = coders.get(id_of_guid(element.get("creatingUser")), coders[""])
        when = element.get("creationDateTime") or utc_now()
        if table == "project" and folded(named) in cells:
            project.paraphrases.append(Paraphrase(id, *cells[folded(named)], coder, text))
        else:
            text = titled(named, text)
            if table == "source":
                text = _on_its_words(element, texts.get(row), text)
            if named.startswith(_OWN_JOURNAL):
                table = JOURNAL
            noted.append(Memo(id, table, row, coder, text, when))
    _describe(found, project, importer)
    project.memos[:] = [*_not_repeated(project.memos, noted), *noted]


def _on_its_words(element: _Element, whole: CountedText | None, text: str) -> str:
    """A note with the words of the source that it is about, where it says which."""
    if whole is None:
        return text
    for place in children(element, "PlainTextSelection"):
        ends = place.get("startPosition", ""), place.get("endPosition", "")
        if all(end.isascii() and end.isdigit() for end in ends):
            quote = whole.text[whole.place(int(ends[0])) : whole.end(int(ends[1]))].strip()
            if quote:
                return on_words(quote, text)
    return text


def titled(name: str, text: str) -> str:
    """A memo with the title of its note as its first line, unless labeval made the title."""
    has_title = not name or name.startswith(OWN_TITLE) or folded(text).startswith(folded(name))
    return text if has_title else f"{name}\n\n{text}"


def _describe(found: _Element, project: Project, importer: Coder) -> None:
    """The memos in descriptions of the project and of codes."""
    described = [("project", "", text_of(found, "Description").strip())]
    described += [
        ("code", id_of_guid(element.get("guid")), text)
        for element in found.iter()
        if name_of(element) == "Code"
        for text in memos_in(text_of(element, "Description"))
    ]
    project.memos += [
        Memo(id_of("description", *parts), *parts[:2], importer.id, parts[2], utc_now())
        for parts in described
        if parts[2]
    ]


def _not_repeated(memos: list[Memo], noted: list[Memo]) -> list[Memo]:
    """Memos from descriptions of which notes about the same row have not all of the text."""
    noted_texts: dict[tuple[str, str], list[str]] = {}
    for memo in noted:
        noted_texts.setdefault((memo.about, memo.row), []).append(_bare(memo.text))
    kept = []
    for memo in memos:
        rest = _bare(memo.text)
        for text in sorted(noted_texts.get((memo.about, memo.row), ()), key=len, reverse=True):
            rest = rest.replace(text, " ", 1)
        if rest.strip():
            kept.append(memo)
    return kept


def _bare(text: str) -> str:
    return " ".join(text.split())


def _cells(found: _Element, project: Project) -> dict[str, tuple[str, str]]:
    """Titles of summaries as labeval writes them, each with its case and its code."""
    cases = [case.get("name", "") for case in children(child(found, "Cases"), "Case")]
    codes: dict[str, list[str]] = {}
    for code in project.codes:
        codes.setdefault(folded(code.name), []).append(code.id)
    return {
        folded(f"{case}: {name}"): (case, ids[0])
        for case in cases
        if case
        for name, ids in codes.items()
        if len(ids) == 1
    }


def _text_file(element: _Element, archive: ProjectArchive, left: list[Remark]) -> str:
    content = archive.source(element.get("plainTextPath", ""))
    if content is None:
        return ""
    if is_lossy(content):
        left.append(remark(_MARKS, name=element.get("name", "")))
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
