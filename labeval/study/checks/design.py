"""The items that blocks choose, and whether they make a design and can be judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from labeval.study.checks.findings import Findings
from labeval.study.methods import find_method
from labeval.study.model.blocks import ItemChoice
from labeval.study.model.items import Item
from labeval.study.problems import Problem, listed, nearest
from labeval.study.selection import block_criteria, block_items
from labeval.study.study import StudyContent
from labeval.study.yaml.places import Path
from labeval.text.marks import QT_TRANSLATE_NOOP

_SHOWN = 60
"""Characters of a question that a problem shows."""


def check_designs(content: StudyContent, findings: Findings) -> None:
    """Every block's choice of items, and the design that they shall make."""
    for block, settings in content.study.blocks.items():
        path = ("blocks", block)
        before = len(findings.found)
        _check_choice(content, settings.items, (*path, "items"), findings)
        items = block_items(content, settings)
        if not items and len(findings.found) == before:
            template = QT_TRANSLATE_NOOP("Problem", "no item is left for this block")
            advice = QT_TRANSLATE_NOOP("Problem", "see which items are chosen and not for training")
            findings.add((*path, "items"), template, advice)
        for note in find_method(settings.method).refusals(settings, items):
            values = {name: _short(value) for name, value in note.values.items()}
            findings.add(path, note.text, "", "error", **values)


def _short(value: object) -> object:
    if isinstance(value, str) and len(value) > _SHOWN:
        return value[:_SHOWN] + "…"
    return value


def _check_choice(
    content: StudyContent, choice: ItemChoice, path: Path, findings: Findings
) -> None:
    uses = {item.id: item.use for item in content.items}
    for n, item in enumerate(choice.ids):
        template = QT_TRANSLATE_NOOP("Problem", "there is no item “{name}”")
        if findings.refers((*path, "ids", n), item, uses, template) and uses[item] != "rating":
            template = QT_TRANSLATE_NOOP("Problem", "the item “{item}” is for {use}")
            advice = QT_TRANSLATE_NOOP("Problem", "write rating into its column “use”")
            findings.add((*path, "ids", n), template, advice, item=item, use=uses[item])
    findings.unique((*path, "ids"), choice.ids, key="")
    columns = [name for name in Item.model_fields if name != "extra"]
    columns += dict.fromkeys(name for item in content.items for name in item.extra)
    for column, value in choice.where.items():
        below = (*path, "where", column)
        template = QT_TRANSLATE_NOOP("Problem", "the items table has no column “{name}”")
        if findings.refers(below, column, columns, template):
            _check_value(content.items, column, value, below, findings)


def _check_value(
    items: Sequence[Item], column: str, value: str, path: Path, findings: Findings
) -> None:
    values = dict.fromkeys(item.column(column) for item in items)
    if value not in values:
        near = nearest(value, values)
        advice = QT_TRANSLATE_NOOP("Problem", "did you mean “{near}”?") if near else ""
        template = QT_TRANSLATE_NOOP("Problem", "no item has “{value}” in the column “{column}”")
        findings.add(path, template, advice, value=_short(value), column=column, near=near)


def check_sources(
    content: StudyContent, findings: Findings, items_file: str, lines: Mapping[str, int]
) -> None:
    """Items without what their criteria are judged against; items without a question."""
    study = content.study
    asked = {id: block_criteria(study, settings) for id, settings in study.blocks.items()}
    items = {id: block_items(content, settings) for id, settings in study.blocks.items()}

    @cache
    def rated_without(column: str, blocks: tuple[str, ...]) -> tuple[int, list[str]]:
        """The number of items of these blocks, and those without something in a column."""
        rated = {item.id: item for id in blocks for item in items[id]}
        return len(rated), [id for id, one in rated.items() if not one.column(column).strip()]

    for n, criterion in enumerate(study.criteria):
        column = criterion.judged_against
        blocks = [id for id in study.blocks if criterion.id in asked[id]]
        rated, without = rated_without(column, tuple(blocks))
        if without and len(without) == rated:
            findings.add(
                ("criteria", n, "judged_against"),
                QT_TRANSLATE_NOOP(
                    "Problem", "no item has “{column}”, which is needed for {criterion}"
                ),
                QT_TRANSLATE_NOOP("Problem", "fill the column, or judge against the text alone"),
                "warning",
                column=column,
                criterion=criterion.id,
            )
        elif without:
            findings.add(
                ("criteria", n, "judged_against"),
                QT_TRANSLATE_NOOP("Problem", "items without “{column}”: {items}"),
                QT_TRANSLATE_NOOP("Problem", "fill the column, or judge against the text alone"),
                "warning",
                column=column,
                items=listed(without),
            )
    rated_items = [item for item in content.items if item.use == "rating"]
    empty = [item for item in rated_items if not item.question.strip()]
    if empty and len(empty) < len(rated_items):
        template = QT_TRANSLATE_NOOP("Problem", "the question is empty: {items}")
        line = lines.get(empty[0].id)
        values: dict[str, object] = {"items": listed(item.id for item in empty)}
        problem = Problem(items_file, line, "question", template, values, severity="warning")
        findings.found.append(problem)
