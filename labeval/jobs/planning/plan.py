"""Requirements of a study by assumptions: participants, minutes and cost of each block."""

from __future__ import annotations

from labeval.analysis.methods import find_scoring
from labeval.analysis.planning.assumed import Assumptions, Method, Needed, needed
from labeval.study.methods import find_method, seconds_of
from labeval.study.selection import block_cells, block_items, pages_of_cells
from labeval.study.study import StudyContent


def assumed_plan(content: StudyContent, assumptions: Assumptions) -> list[Needed]:
    """Each block's participants for two and for all of its systems (texts where none is known)."""
    return [
        row
        for block in content.study.blocks
        for row in needed(_method(content, block), assumptions)
    ]


def _method(content: StudyContent, block: str) -> Method:
    settings = content.study.blocks[block]
    method = find_method(settings.method)
    cells = method.sides(settings, block_cells(content, block), content.study.seed, 0)
    pages = pages_of_cells(content.study, block, cells)
    judgments = sum(len(method.judgments(page, {})) for page in pages)
    items = block_items(content, settings)
    by_system = any(item.system for item in items)
    names = {item.id: item.system if by_system else item.id for item in items}
    place = {name: n for n, name in enumerate(sorted(set(names.values()) - {""}))}
    shown = [[place[names[i]] for i in cell.items if names.get(i)] for cell in cells]
    different = tuple(tuple(page) for page in shown if len(set(page)) == len(page) > 1)
    minutes = judgments * seconds_of(settings) / 60
    scoring, shape = find_scoring(settings.method), method.page_shape(settings)
    points_of = getattr(scoring, "page_points", None)
    of_two = method.RELATIVE and shape.texts == 2 and shape.most_texts is None
    return Method(block, len(place), minutes, different, points_of, of_two)
