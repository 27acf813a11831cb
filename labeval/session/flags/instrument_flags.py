"""A flag about other instruments: they get no marks of a session."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.session.events.events import Event, Kind
from labeval.session.flags.flag import Flag, FlagKind
from labeval.session.flags.rule import FlagContext, raised
from labeval.study.model.sessions.flag_thresholds import FlagRule
from labeval.text.marks import QT_TRANSLATE_NOOP

_FAILED = QT_TRANSLATE_NOOP("Flag", "other instruments get no marks: {why}")


class InstrumentTrouble:
    """Whatever keeps marks from other instruments. Ratings are not concerned."""

    def __init__(self) -> None:
        self._rule = FlagRule(policy="warn")

    def see(self, event: Event, context: FlagContext) -> Iterator[Flag]:
        if event.kind == Kind.OUTLET_FAILED:
            values = {"why": str(event.data.get("why", ""))}
            yield raised(
                FlagKind.INSTRUMENTS, self._rule, event, _FAILED, values, pages=(event.page,)
            )
