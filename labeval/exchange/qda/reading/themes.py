"""Sets, graphs and links of a project: as themes where they group codes, else reported."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from labeval.coding.identity import id_of
from labeval.coding.rows import Board, Theme, ThemeLink
from labeval.exchange.qda.described import goes_with
from labeval.exchange.qda.guids import id_of_guid
from labeval.exchange.qda.project import Project
from labeval.exchange.qda.remarks import Remark, remark
from labeval.exchange.qda.xml import child, children, text_of
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from lxml.etree import _Element


def read_sets(found: _Element, project: Project, left: list[Remark]) -> dict[str, Theme]:
    """Sets that hold codes become themes of a board of their own; by id."""
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
        if others:
            left.append(
                remark(
                    QT_TRANSLATE_NOOP(
                        "Qda",
                        "set '{name}': {count:source or note|sources or notes}; "
                        "a theme groups codes",
                    ),
                    name=name,
                    count=len(others),
                )
            )
        if members or not others:
            id = id_of_guid(element.get("guid"))
            id = id if id and id not in themes else id_of("set", n, name)
            text = text_of(element, "Description")
            themes[id] = Theme(id, board.id, name, text, y=100.0 * n, codes=codes)
    if themes:
        project.boards.append(board)
        project.themes.extend(themes.values())
    return themes


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
