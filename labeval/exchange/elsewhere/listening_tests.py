"""Hidden references and anchors of listening tests (MUSHRA) among the systems of a table.

They control raters and are no systems: each page has the reference hidden among the texts, and
anchors that are known to be poor. ITU-R BS.1534-3, 4.1.2, says by them whose ratings are left out.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping

from labeval.exchange.sentence import Sentence
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

_OF_ANCHORS = (
    "(low|lower|mid|middle|high|upper|range|hidden|quality|(lp|lowpass)[0-9]*|[a-d]|k|k?hz|[a-z]?[0-9]+k?|"
    "tiefe[rs]?|hohe[rs]?|mittlere[rs]?|untere[rs]?|obere[rs]?|versteckte[rs]?)"
)
_ANCHOR = re.compile(f"({_OF_ANCHORS}_)*(anchor|anker)s?([0-9]+k?)?(_{_OF_ANCHORS})*")
"""An anchor and which one it is. A system may be called so and have a name of its own."""
_REFERENCE = re.compile(
    "(hidden_?)?(ref|reference)|(versteckte_?)?referenz|(ref|reference)_?hidden"
)
_MIDDLE = re.compile("mid|mittler|70|7_?k")
_HIGH = 90.0
"""A hidden reference that is found has this at least, a mid-range anchor no more."""
_MOST = 0.15
"""Share of a rater's pages that may be otherwise."""
_LEAST_RANGE = 50.0
"""Highest rating of a scale to 100, which the rule is about, at least."""
_CONTROLS = QT_TRANSLATE_NOOP(
    "Materials",
    "“{reference}” is taken as the hidden reference and {anchors} as anchors: they control raters, "
    "have the use “attention” in the items table, and are in no score, comparison or ranking",
)
_FOUND = QT_TRANSLATE_NOOP(
    "Materials",
    "hidden reference: {found} of {pages} ratings are 90 or more; mean {reference_mean} (systems "
    "{systems_mean}, anchors {anchors_mean})",
)
_ALL_FOUND = QT_TRANSLATE_NOOP(
    "Materials", "by the rule of ITU-R BS.1534-3 for post-screening no rater is to be left out"
)
_NOT_FOUND = QT_TRANSLATE_NOOP(
    "Materials",
    "by the rule of ITU-R BS.1534-3 for post-screening these raters are to be left out, since they "
    "rated the hidden reference below 90, or a mid-range anchor above 90, on more than 15 % of "
    "pages: {raters}. Their ratings are in the results; remove their rows to leave them out",
)


def controls_among(systems: Iterable[str]) -> dict[str, str]:
    """System to ``reference`` or ``anchor``; empty where a table has not both, and a system."""
    found = {}
    others = 0
    for system in systems:
        name = plain(system)
        if _REFERENCE.fullmatch(name):
            found[system] = "reference"
        elif _ANCHOR.fullmatch(name):
            found[system] = "anchor"
        else:
            others += 1
    return found if others and set(found.values()) == {"reference", "anchor"} else {}


def control_remarks(
    controls: Mapping[str, str],
    systems: Mapping[str, str],
    ratings: Iterable[tuple[str, str, float]],
) -> list[Sentence]:
    """Sentences on the hidden reference and the anchors, and on the raters who missed them.

    Args:
        controls: as :func:`controls_among` gives them.
        systems: item to its system.
        ratings: participant, item and value.
    """
    named = {kind: [s for s, k in controls.items() if k == kind] for kind in controls.values()}
    anchors = ", ".join(f"“{name}”" for name in named["anchor"])
    remarks = [Sentence(_CONTROLS, {"reference": named["reference"][0], "anchors": anchors})]
    by_kind: dict[str, list[float]] = defaultdict(list)
    references: dict[str, list[bool]] = defaultdict(list)
    middles: dict[str, list[bool]] = defaultdict(list)
    for person, item, value in ratings:
        system = systems.get(item, "")
        kind = controls.get(system, "system")
        by_kind[kind].append(value)
        if kind == "reference":
            references[person].append(value < _HIGH)
        elif kind == "anchor" and _MIDDLE.search(plain(system)):
            middles[person].append(value > _HIGH)
    if not references or max(map(max, by_kind.values())) < _LEAST_RANGE:
        return remarks
    means = {kind: sum(values) / len(values) for kind, values in by_kind.items()}
    missed = [miss for own in references.values() for miss in own]
    values: dict[str, object] = {
        "found": len(missed) - sum(missed),
        "pages": len(missed),
        "reference_mean": f"{means['reference']:.1f}",
        "systems_mean": f"{means.get('system', 0.0):.1f}",
        "anchors_mean": f"{means.get('anchor', 0.0):.1f}",
    }
    remarks.append(Sentence(_FOUND, values))
    out = [
        person
        for person in references
        if any(own and sum(own) > _MOST * len(own) for own in (references[person], middles[person]))
    ]
    remarks.append(
        Sentence(_NOT_FOUND, {"raters": ", ".join(out)}) if out else Sentence(_ALL_FOUND)
    )
    return remarks
