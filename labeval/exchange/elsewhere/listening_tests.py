"""Hidden references and anchors of listening tests (MUSHRA) among the systems of a table.

They control raters and are no systems: each page has the reference hidden among the texts, and
anchors that are known to be poor. ITU-R BS.1534-3, 4.1.2, says by them whose ratings are left out.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

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
_NOT_DEGRADED = 0.25
"""Share of raters who may rate a page's mid-range anchor above :data:`_HIGH`; of more, that anchor
was hardly degraded, and its ratings leave out nobody."""
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


@dataclass(frozen=True, slots=True)
class Screening:
    """Ratings of controls, and whom they speak against."""

    references: tuple[str, ...]
    """The systems that are the hidden reference; nearly always one."""
    anchors: tuple[str, ...]
    means: Mapping[str, tuple[int, float]]
    """Control, or ``""`` for all systems, to the number and the mean of its ratings."""
    found: int
    """Ratings of the hidden reference that are high."""
    pages: int
    """Ratings of the hidden reference."""
    raters: int
    left_out: tuple[str, ...]
    """Raters whom the rule leaves out; nobody where the scale has not the range of the rule."""
    has_rule: bool
    """True if the scale has the range that the rule is about."""

    def mean(self, controls: Iterable[str]) -> float:
        """The mean of all ratings of some controls; 0 where none is rated."""
        rated = [self.means[name] for name in controls if name in self.means]
        return sum(n * mean for n, mean in rated) / max(sum(n for n, _ in rated), 1)


def screened(
    controls: Mapping[str, str],
    systems: Mapping[str, str],
    ratings: Iterable[tuple[str, str, float]],
) -> Screening:
    """Post-screening by ITU-R BS.1534-3, 4.1.2.

    Left out is who rated the hidden reference below 90, or the mid-range anchor above 90, on more
    than 15 % of pages. A page whose mid-range anchor more than 25 % of raters rated above 90 does
    not count for the second.

    Args:
        controls: as :func:`controls_among` gives them.
        systems: item to its system.
        ratings: participant, item and value.
    """
    references = tuple(name for name, kind in controls.items() if kind == "reference")
    anchors = tuple(name for name, kind in controls.items() if kind == "anchor")
    values: dict[str, list[float]] = defaultdict(list)
    missed: dict[str, list[bool]] = defaultdict(list)
    middles: dict[str, list[tuple[str, bool]]] = defaultdict(list)
    people = set()
    for person, item, value in ratings:
        system = systems.get(item, "")
        people.add(person)
        values[system if system in controls else ""].append(value)
        if controls.get(system) == "reference":
            missed[person].append(value < _HIGH)
        elif system in controls and _MIDDLE.search(plain(system)):
            middles[item].append((person, value > _HIGH))
    high: dict[str, list[bool]] = defaultdict(list)
    for of_page in middles.values():
        if sum(is_high for _, is_high in of_page) <= _NOT_DEGRADED * len(of_page):
            for person, is_high in of_page:
                high[person].append(is_high)
    ranged = bool(missed) and max(map(max, values.values())) >= _LEAST_RANGE
    out = [
        person
        for person in missed
        if any(own and sum(own) > _MOST * len(own) for own in (missed[person], high[person]))
    ]
    return Screening(
        references,
        anchors,
        {name: (len(of), sum(of) / len(of)) for name, of in values.items()},
        sum(not miss for own in missed.values() for miss in own),
        sum(map(len, missed.values())),
        len(people),
        tuple(out) if ranged else (),
        ranged,
    )


def control_remarks(found: Screening) -> list[Sentence]:
    """Sentences on the hidden reference and the anchors, and on the raters who missed them."""
    named = {
        "reference": "”, “".join(found.references),
        "anchors": ", ".join(f"“{name}”" for name in found.anchors),
    }
    remarks = [Sentence(_CONTROLS, named)]
    if not found.has_rule:
        return remarks
    values: dict[str, object] = {
        "found": found.found,
        "pages": found.pages,
        "reference_mean": f"{found.mean(found.references):.1f}",
        "systems_mean": f"{found.mean(['']):.1f}",
        "anchors_mean": f"{found.mean(found.anchors):.1f}",
    }
    remarks.append(Sentence(_FOUND, values))
    out = ", ".join(found.left_out)
    remarks.append(Sentence(_NOT_FOUND, {"raters": out}) if out else Sentence(_ALL_FOUND))
    return remarks
