"""Flags about pages with known answers: missed attention checks, a training below its mark.

They have no thresholds among the study's flags; the block that asks for them sets their terms.
"""

from __future__ import annotations

from collections.abc import Iterator

from labeval.session.events.events import Event, Kind
from labeval.session.flags.flag import Flag, FlagKind
from labeval.session.flags.rule import FlagContext
from labeval.text.marks import QT_TRANSLATE_NOOP

_INSTRUCTED = QT_TRANSLATE_NOOP("Flag", "a page that asked for its answers got others")
_BAD_TEXT = QT_TRANSLATE_NOOP("Flag", "an obviously bad text was not rated as one")
_REPEATED = QT_TRANSLATE_NOOP(
    "Flag", "{percent} % of the answers to a page that came again agree with the first ones"
)
_TEXTS = {"instructed": _INSTRUCTED, "bad_text": _BAD_TEXT, "repeated": _REPEATED}


class MissedCheck:
    """An attention check was left with answers that do not pass."""

    def see(self, event: Event, context: FlagContext) -> Iterator[Flag]:
        if event.kind != Kind.ATTENTION_CHECKED or event.data["passed"]:
            return
        values: dict[str, object] = {"check": event.data["kind"]}
        pages = [event.page]
        if "consistency" in event.data:
            values["percent"] = round(100 * event.data["consistency"])
            pages.insert(0, event.data["repeats"])
        yield Flag(
            FlagKind.ATTENTION_MISSED,
            "warn" if event.data["warn"] else "note",
            *(event.page, event.at_ms, event.utc, _TEXTS[event.data["kind"]], values),
            pages=tuple(pages),
        )


class FailedTraining:
    """A round of a training was below its mark; the supervisor is warned of the last one."""

    def see(self, event: Event, context: FlagContext) -> Iterator[Flag]:
        if event.kind != Kind.TRAINING_SCORED or event.data["passed"]:
            return
        steps, here = context.state.plan.steps, context.state.step
        comes_again = here + 1 < len(steps) and steps[here + 1].round > 1
        text = QT_TRANSLATE_NOOP(
            "Flag", "training below its mark in try {number}: {right} of {count} answers right"
        )
        data = event.data
        yield Flag(
            FlagKind.TRAINING_FAILED,
            "note" if comes_again else "warn",
            *(event.page, event.at_ms, event.utc, text),
            {"number": data["try"], "right": data["right"], "count": data["of"]},
            pages=tuple(data["pages"]),
        )
