"""Criteria and their groups."""

from __future__ import annotations

import re
from collections.abc import Mapping

from labeval.study.checks.findings import Findings
from labeval.study.end_words import blames, negates, praises, worth
from labeval.study.methods import find_method, method_names
from labeval.study.model.criteria import Criterion
from labeval.study.pages import Page
from labeval.study.selection import block_criteria
from labeval.study.study import Study
from labeval.text.amounts import is_whole_number
from labeval.text.marks import QT_TRANSLATE_NOOP

_BETTER = re.compile(r"\b(better|best|besser|beste[rn]?)\b", re.IGNORECASE)


def check_criteria(study: Study, findings: Findings) -> None:
    """Check ids, groups, wordings and the points of anchors and examples."""
    findings.unique(("criteria",), [c.id for c in study.criteria])
    findings.unique(("groups",), [g.id for g in study.groups])
    groups = [g.id for g in study.groups]
    asked_by = {*method_names(), *study.blocks}
    asked = {c for settings in study.blocks.values() for c in block_criteria(study, settings)}
    for n, criterion in enumerate(study.criteria):
        if criterion.group is not None:
            template = QT_TRANSLATE_NOOP("Problem", "there is no group “{name}”")
            findings.refers(("criteria", n, "group"), criterion.group, groups, template)
        for name in criterion.wording:
            template = QT_TRANSLATE_NOOP("Problem", "“{name}” is neither a method nor a block")
            findings.refers(("criteria", n, "wording", name), name, asked_by, template)
        if criterion.id in asked:
            _check_points(study, n, criterion, findings)
            _check_sense(study, n, criterion, findings)
        else:
            template = QT_TRANSLATE_NOOP("Problem", "no block asks the criterion “{criterion}”")
            findings.add(("criteria", n), template, severity="warning", criterion=criterion.id)
    _check_groups(study, findings)


def _check_groups(study: Study, findings: Findings) -> None:
    ids = [c.id for c in study.criteria]
    for n, group in enumerate(study.groups):
        members = [c.id for c in study.criteria if c.group == group.id]
        if not members:
            template = QT_TRANSLATE_NOOP("Problem", "no criterion belongs to the group “{group}”")
            findings.add(("groups", n), template, severity="warning", group=group.id)
        if group.overarching is None:
            continue
        path = ("groups", n, "overarching")
        template = QT_TRANSLATE_NOOP("Problem", "there is no criterion “{name}”")
        if not findings.refers(path, group.overarching, ids, template):
            continue
        if group.overarching not in members:
            findings.add(
                path,
                QT_TRANSLATE_NOOP("Problem", "“{name}” does not belong to the group “{group}”"),
                QT_TRANSLATE_NOOP("Problem", "write “group: {group}” into that criterion"),
                name=group.overarching,
                group=group.id,
            )
        elif len(members) == 1:
            template = QT_TRANSLATE_NOOP("Problem", "“{name}” has no other criteria below it")
            findings.add(path, template, severity="warning", name=group.overarching)


def _check_points(study: Study, n: int, criterion: Criterion, findings: Findings) -> None:
    """Anchors and examples must have points that participants can choose."""
    scales = _scales(study, criterion.id)
    points = {point for scale in scales.values() for point in scale}
    for name, labelled in (("anchors", criterion.anchors), ("examples", criterion.examples)):
        if labelled and not scales:
            template = QT_TRANSLATE_NOOP("Problem", "no block with a scale asks this criterion")
            findings.add(("criteria", n, name), template, severity="warning")
            continue
        for point in labelled:
            if point not in points:
                findings.add(
                    ("criteria", n, name, point),
                    QT_TRANSLATE_NOOP("Problem", "no scale of this criterion has a point {point}"),
                    QT_TRANSLATE_NOOP("Problem", "its points go from {low} to {high}"),
                    point=point,
                    low=min(points),
                    high=max(points),
                )
    if len(criterion.anchors) > 1:
        _check_other_scales(n, criterion, scales, findings)


def _check_other_scales(
    n: int, criterion: Criterion, scales: Mapping[str, set[int]], findings: Findings
) -> None:
    """Anchors for the ends of one scale are in the middle of a longer one that asks the same."""
    ends = {block: (min(points), max(points)) for block, points in scales.items()}
    low, high = min(criterion.anchors), max(criterion.anchors)
    if (low, high) not in ends.values():
        return
    for block, (lowest, highest) in ends.items():
        if lowest <= low and high <= highest and (low, high) != (lowest, highest):
            findings.add(
                ("criteria", n, "anchors"),
                QT_TRANSLATE_NOOP(
                    "Problem",
                    "{low} and {high} are the ends of another scale; “{block}”, which goes from "
                    "{lowest} to {highest}, shows their words at these points, too",
                ),
                QT_TRANSLATE_NOOP(
                    "Problem", "give “{block}” that scale, or a criterion of its own"
                ),
                severity="warning",
                low=low,
                high=high,
                block=block,
                lowest=lowest,
                highest=highest,
            )


def _check_sense(study: Study, n: int, criterion: Criterion, findings: Findings) -> None:
    """The question and the labels of a scale must agree with the direction."""
    _check_ends(study, n, criterion, findings)
    if criterion.direction != "lower":
        return
    for block, settings in study.blocks.items():
        method = find_method(settings.method)
        if not method.RELATIVE or criterion.id not in block_criteria(study, settings):
            continue
        asked = criterion.asked_in(block, settings.method)
        if any(_BETTER.search(text) for text in asked.root.values()):
            findings.add(
                ("criteria", n, "direction"),
                QT_TRANSLATE_NOOP(
                    "Problem",
                    "less is better here, but “{block}” asks which text is better: whoever chooses "
                    "the better one is counted the other way round",
                ),
                QT_TRANSLATE_NOOP(
                    "Problem", "ask which text has more of it, or take “direction: lower” out"
                ),
                severity="warning",
                block=block,
            )


def _check_ends(study: Study, n: int, criterion: Criterion, findings: Findings) -> None:
    """The end that counts as the better one must not have a label that calls a text bad."""
    for settings in study.blocks.values():
        if criterion.id not in block_criteria(study, settings):
            continue
        labels = {**getattr(settings, "labels", {}), **criterion.anchors}
        if len(labels) < 2:
            continue
        low, high = min(labels), max(labels)
        worse, better = (low, high) if criterion.direction == "higher" else (high, low)
        are_turned = _are_turned(labels[worse].root, labels[better].root)
        for point, calls in ((better, blames), (worse, praises)):
            texts = [t for t in labels[point].root.values() if are_turned or calls(t)]
            if texts and not any(map(negates, texts)):
                place = ("anchors", point) if point in criterion.anchors else ("direction",)
                findings.add(
                    ("criteria", n, *place),
                    _ENDS[criterion.direction],
                    QT_TRANSLATE_NOOP("Problem", "turn the labels round, or change “direction”"),
                    severity="warning",
                    point=point,
                    label=texts[0],
                )
                return


def _are_turned(worse: Mapping[str, str], better: Mapping[str, str]) -> bool:
    """Return whether the labels of two ends are those of the opposite ones in any language."""
    return any(worth(worse[name]) > 0 > worth(better[name]) for name in worse.keys() & better)


_ENDS = {
    "higher": QT_TRANSLATE_NOOP(
        "Problem",
        "more counts as better here, but the point {point} is called “{label}”",
    ),
    "lower": QT_TRANSLATE_NOOP(
        "Problem",
        "less counts as better here, but the point {point} is called “{label}”",
    ),
}


def _scales(study: Study, criterion: str) -> Mapping[str, set[int]]:
    """The numbers that can be answered for a criterion in each block that asks it with numbers."""
    found = {}
    for block, settings in study.blocks.items():
        if criterion in block_criteria(study, settings):
            page = Page("", block, (), (criterion,))
            fields = find_method(settings.method).fields(settings, page)
            options = {option for field in fields for option in field.options}
            found[block] = {int(option) for option in options if is_whole_number(option)}
    return {block: points for block, points in found.items() if points}
