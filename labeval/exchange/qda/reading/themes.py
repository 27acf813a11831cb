"""Sets, graphs and links of a project: as themes and tags where they group codes and sources, else
reported."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from labeval.coding.attributes import TAGGED, tagging
from labeval.coding.identity import id_of
from labeval.coding.rows import Attribute, Board, Theme, ThemeLink
from labeval.exchange.qda.described import goes_with
from labeval.exchange.qda.guids import id_of_guid
from labeval.exchange.qda.project import Project
from labeval.exchange.qda.remarks import Remark, remark
from labeval.exchange.qda.xml import child, children, text_of
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from lxml.etree import _Element


_UNTAGGED = QT_TRANSLATE_NOOP(
    "Qda", "set '{name}': {count:source or note|sources or notes} that cannot be tagged"
)
_ABOUT_SET = QT_TRANSLATE_NOOP("Qda", "set '{name}': its description “{text}”")


def read_sets(found: _Element, project: Project, left: list[Remark]) -> dict[str, Theme]:
    """Sets that hold codes become themes of a board of their own; by id.

    The sources of a set get its name as a tag.
    """
    elements = children(child(found, "Sets"), "Set")
    known = {code.id for code in project.codes}
    board = Board(id_of("sets", found.get("name", "")), found.get("name", "") or "Sets")
    themes: dict[str, Theme] = {}
    for n, element in enumerate(elements):
        name = element.get("name", "")
        members = [id_of_guid(e.get("targetGUID")) for e in children(element, "MemberCode")]
        codes = tuple(dict.fromkeys(code for code in members if code in known))
        left.extend(
            remark(QT_TRANSLATE_NOOP("Qda", "set '{name}': a code that there is not"), name=name)
            for c in members
            if c not in known
        )
        others = children(element, "MemberSource", "MemberNote")
        text = text_of(element, "Description")
        untagged = len(others) - _tag(project, name, others)
        if untagged:
            left.append(remark(_UNTAGGED, name=name, count=untagged))
        if others and not members and text.strip():
            left.append(remark(_ABOUT_SET, name=name, text=" ".join(text.split())))
        if members or not others:
            id = id_of_guid(element.get("guid"))
            id = id if id and id not in themes else id_of("set", n, name)
            themes[id] = Theme(id, board.id, name, text, y=100.0 * n, codes=codes)
    if themes:
        project.boards.append(board)
        project.themes.extend(themes.values())
    return themes


def _tag(project: Project, name: str, members: list[_Element]) -> int:
    """Tag the sources of a set; returns how many of its members have the tag."""
    known = {source.id for source in project.sources}
    ids = [id_of_guid(member.get("targetGUID")) for member in members]
    sources = dict.fromkeys(id for id in ids if id in known)
    made = [change.after for change in tagging(project.attributes, sources, name, on=True)]
    project.attributes += [row for row in made if isinstance(row, Attribute)]
    tag = " ".join(name.split())
    tagged = {a.row for a in project.attributes if (a.name, a.value) == (tag, TAGGED)}
    return sum(id in tagged for id in ids)


def read_graphs(
    found: _Element, project: Project, left: list[Remark], themes: Mapping[str, Theme]
) -> None:
    """Edges between themes become links of the board; other graphs are reported."""
    for element in children(child(found, "Graphs"), "Graph"):
        vertices = {
            id_of_guid(v.get("guid")): themes.get(id_of_guid(v.get("representedGUID")))
            for v in children(element, "Vertex")
        }
        strange = sum(theme is None for theme in vertices.values())
        name = element.get("name", "")
        if strange:
            left.append(
                remark(
                    QT_TRANSLATE_NOOP(
                        "Qda", "graph '{name}': {count} of {total} nodes are no themes"
                    ),
                    name=name,
                    count=strange,
                    total=len(vertices),
                )
            )
        for n, edge in enumerate(children(element, "Edge")):
            ends = [vertices.get(id_of_guid(edge.get(e))) for e in ("sourceVertex", "targetVertex")]
            first, last = ends
            if first is None or last is None:
                left.append(
                    remark(
                        QT_TRANSLATE_NOOP("Qda", "graph '{name}': a connection '{label}'"),
                        name=name,
                        label=edge.get("name", ""),
                    )
                )
                continue
            id = id_of_guid(edge.get("guid")) or id_of("edge", name, n)
            label = edge.get("name", "")
            project.links.append(ThemeLink(id, first.board, first.id, last.id, label))


def read_links(
    found: _Element, project: Project, segments: Mapping[str, int], left: list[Remark]
) -> None:
    """A link between two segments becomes a line of the first one's memo; others are reported.

    Args:
        segments: id of a selection to the place of its coding in the project.
    """
    for element in children(child(found, "Links"), "Link"):
        start, end = (element.get(name, "") for name in ("originGUID", "targetGUID"))
        first, last = (segments.get(id_of_guid(guid)) for guid in (start, end))
        if first is not None and last is not None:
            codings = project.codings
            line = goes_with(codings[last].quote)
            lines = codings[first].memo.splitlines()
            if line not in lines:
                codings[first] = replace(codings[first], memo="\n".join([*lines, line]))
            continue
        text = QT_TRANSLATE_NOOP("Qda", "link '{name}' from {start} to {end}")
        left.append(remark(text, name=element.get("name", ""), start=start, end=end))
