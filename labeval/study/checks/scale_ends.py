"""Check that participants learn the meaning of a scale's ends."""

from __future__ import annotations

from labeval.study.checks.findings import Findings
from labeval.study.problems import listed
from labeval.study.selection import block_criteria
from labeval.study.study import Study
from labeval.text.marks import QT_TRANSLATE_NOOP


def check_scale_ends(study: Study, findings: Findings) -> None:
    """A scale of bare numbers is read one way by some and the other way by others."""
    criteria = {c.id: c for c in study.criteria}
    for block, settings in study.blocks.items():
        bare: dict[tuple[int, ...], list[str]] = {}
        for id in block_criteria(study, settings):
            ends = settings.unexplained_ends(criteria[id]) if id in criteria else ()
            if ends:
                bare.setdefault(ends, []).append(id)
        for ends, ids in bare.items():
            findings.add(
                ("blocks", block),
                QT_TRANSLATE_NOOP("Problem", "nothing says what {values} means for: {criteria}"),
                QT_TRANSLATE_NOOP(
                    "Problem",
                    "give the block “labels”, or the criteria “anchors”, at the ends of the scale",
                ),
                "warning",
                values=listed([str(end) for end in ends]),
                criteria=listed(ids),
            )
