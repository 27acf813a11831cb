"""Registered looks in the report: their moments, the last decision, openings between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from labeval.report.material import Material
from labeval.text.amounts import Amount
from labeval.text.marks import QT_TRANSLATE_NOOP

UNLOCKED = QT_TRANSLATE_NOOP(
    "Report", "Results were unlocked between looks, at {n:participant|participants}: {reason}"
)
DECIDES = QT_TRANSLATE_NOOP(
    "Report",
    "Whether {a} and {b} differ on {criterion} is decided by the registered looks alone: with {n} "
    "participants p {p}, and less than {needed} is needed. All other tests of this study take no "
    "account of the looks.",
)
LOOKS = QT_TRANSLATE_NOOP(
    "Report", "registered at {numbers} participants, on {criterion}, by error spending ({spending})"
)
SPENDINGS = {
    "obrien_fleming": QT_TRANSLATE_NOOP("Report", "O'Brien and Fleming"),
    "pocock": QT_TRANSLATE_NOOP("Report", "Pocock"),
}
DECISIONS = {
    "go_on": QT_TRANSLATE_NOOP("Report", "at {n} to go on"),
    "difference": QT_TRANSLATE_NOOP("Report", "stopped at {n} for a difference"),
    "futility": QT_TRANSLATE_NOOP("Report", "stopped at {n} for futility"),
    "end": QT_TRANSLATE_NOOP("Report", "at {n} the last one found no difference"),
}


def look_warnings(material: Material) -> Iterator[str]:
    """Each opening of results between looks, and the test of the last look: others can contradict
    it."""
    words = material.words
    looks: Mapping[str, Any] = material.about.get("looks", {})
    for one in looks.get("unlocked", ()):
        yield words(UNLOCKED, n=Amount(one["participants"]), reason=one["reason"])
    taken = looks.get("taken", ())
    if not taken or taken[-1]["p"] is None:
        return
    a, b = looks["systems"]
    p, needed = words.p_and_bound(taken[-1]["p"], taken[-1]["needed"])
    yield words(
        DECIDES,
        a=a,
        b=b,
        criterion=material.named(str(looks["criterion"])),
        n=taken[-1]["participants"],
        p=p,
        needed=needed,
    )


def looks_fact(material: Material) -> str:
    """The registered looks, and the decision of the last one taken."""
    words = material.words
    looks: Mapping[str, Any] = material.about["looks"]
    text = words(
        LOOKS,
        numbers=words.listed(map(str, looks["participants"])),
        criterion=material.named(str(looks["criterion"])),
        spending=words(SPENDINGS[looks["spending"]]),
    )
    taken = looks["taken"]
    if not taken:
        return text
    last = words(DECISIONS[taken[-1]["verdict"]], n=taken[-1]["participants"])
    return f"{text}; {last}"
