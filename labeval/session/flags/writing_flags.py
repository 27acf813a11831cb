"""Flags about texts that are written or edited: where they came from, and how they were typed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from labeval.session.events.events import Event, Kind
from labeval.session.events.revisions import GIVEN, Replacement, change_of
from labeval.session.flags.flag import Flag, FlagKind
from labeval.session.flags.rule import FlagContext, raised
from labeval.session.state.open_writing import OUTSIDE
from labeval.session.state.pastes import kept_share
from labeval.study.model.sessions import flag_thresholds
from labeval.text.marks import QT_TRANSLATE_NOOP


class PastedFromOutside:
    """A response that is left with text from another program in it; flagged once a response."""

    def __init__(self, rule: flag_thresholds.Pasted) -> None:
        self._rule = rule
        self._pasted: dict[str, list[str]] = defaultdict(list)
        self._flagged: set[str] = set()

    def see(self, event: Event, context: FlagContext) -> Iterator[Flag]:
        if event.kind == Kind.PASTED and event.field == OUTSIDE:
            self._pasted[event.page].append(event.value)
        written = context.left_text(event)
        if written in self._flagged or written not in self._pasted:
            return
        pastes = self._pasted[written]
        share = kept_share(context.state.texts.get(written, ""), pastes)
        if share >= self._rule.share:
            self._flagged.add(written)
            text = QT_TRANSLATE_NOOP(
                "Flag", "{percent} % of the words were pasted from another program; pastes: {times}"
            )
            values = {"percent": round(100 * share), "times": len(pastes)}
            yield raised(FlagKind.PASTED, self._rule, event, text, values, pages=(written,))


class LengthJump:
    """Text that appeared at once, by filling in or dragging from elsewhere.

    What was typed or pasted accounts for its length. Text that was in the response before comes
    back by undoing, or was moved.
    """

    def __init__(self, rule: flag_thresholds.LengthJump) -> None:
        self._rule = rule
        self._pasted: dict[str, int] = defaultdict(int)
        self._changes: dict[str, list[Replacement]] = defaultdict(list)

    def see(self, event: Event, context: FlagContext) -> Iterator[Flag]:
        if event.kind == Kind.PASTED:
            self._pasted[event.page] += len(event.value)
        elif event.kind == Kind.REVISED and event.data.get(GIVEN):
            self._changes[event.page].append(change_of(event.value, event.data))
        elif event.kind == Kind.REVISED:
            accounted = event.data.get("keys", 0) + self._pasted.pop(event.page, 0)
            appeared = len(event.value) - accounted
            if appeared >= self._rule.characters and not self._was_there_before(event):
                text = QT_TRANSLATE_NOOP(
                    "Flag", "{characters} characters appeared at once, neither typed nor pasted"
                )
                values = {"characters": appeared}
                where = (event.page,)
                yield raised(FlagKind.LENGTH_JUMP, self._rule, event, text, values, pages=where)
            self._changes[event.page].append(change_of(event.value, event.data))

    def _was_there_before(self, event: Event) -> bool:
        text, put = "", event.value.strip()
        for change in self._changes[event.page]:
            text = change.of(text)
            if put in text:
                return True
        return False


@dataclass(slots=True)
class _Gaps:
    """The times between keys of one response, in milliseconds."""

    count: int = 0
    sum: int = 0
    squares: int = 0


class TypingRhythm:
    """A response that was typed too fast or too evenly; each is flagged once a response."""

    def __init__(self, rule: flag_thresholds.TypingRhythm) -> None:
        self._rule = rule
        self._gaps: dict[str, _Gaps] = defaultdict(_Gaps)
        self._flagged: set[tuple[str, str]] = set()

    def see(self, event: Event, context: FlagContext) -> Iterator[Flag]:
        if event.kind == Kind.REVISED and "gaps" in event.data:
            gaps, more = self._gaps[event.page], event.data["gaps"]
            gaps.count += more["count"]
            gaps.sum += more["sum"]
            gaps.squares += more["squares"]
        written = context.left_text(event)
        if not written or self._gaps[written].count < self._rule.keys:
            return
        gaps = self._gaps[written]
        mean = gaps.sum / gaps.count
        spread = sqrt(max(0.0, gaps.squares / gaps.count - mean * mean))
        values: dict[str, object] = {"keys": gaps.count, "mean": round(mean)}
        if mean < self._rule.fastest_ms:
            text = QT_TRANSLATE_NOOP("Flag", "{keys} keys were typed, one every {mean} ms")
            yield from self._once(event, text, values)
        elif spread < self._rule.evenness * mean:
            text = QT_TRANSLATE_NOOP(
                "Flag",
                "{keys} keys were typed almost evenly, one every {mean} ms, give or take {spread}",
            )
            yield from self._once(event, text, {**values, "spread": round(spread)})

    def _once(self, event: Event, text: str, values: dict[str, object]) -> Iterator[Flag]:
        if (event.page, text) not in self._flagged:
            self._flagged.add((event.page, text))
            pages = (event.page,)
            yield raised(FlagKind.TYPING_RHYTHM, self._rule, event, text, values, pages=pages)
