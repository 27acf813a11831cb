"""Ratings as a joint display reads them: one row per judgment, with its outcome in a few words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from labeval.analysis.data.facts import StudyFacts, facts_of
from labeval.exchange.tables import judgments as judgment_table
from labeval.store.record.record import Record
from labeval.study.model.blocks import BlockSettings
from labeval.study.pages import BOTH_BAD, ITEM_JOIN, NO_ANSWER, TIE
from labeval.study.study import StudyContent

CHOSEN, NOT_CHOSEN = "chosen", "not_chosen"
BEST, WORST, BETWEEN = "best", "worst", "between"
_BEST_WORST = ">"


@dataclass(frozen=True, slots=True)
class Rating:
    """One judgment with an answer."""

    participant: str
    session: str
    page: str
    """As the session names it."""
    condition: str
    method: str
    """With the block where a method's blocks have several scales, as in analyses."""
    criterion: str
    items: tuple[str, ...]
    systems: tuple[str, ...]
    value: str
    """As in the table of judgments."""

    @property
    def compares(self) -> bool:
        """True if texts were compared, so that the value names one of them or none."""
        return len(self.items) > 1

    @property
    def outcome(self) -> str:
        """The answer in a form that can be counted over pages.

        A scale value is itself; of a comparison it is the system that was chosen (best, in
        best-worst scaling), or the item where no system is known, or ``tie`` or ``both_bad``.
        """
        if not self.compares or self.value in (TIE, BOTH_BAD):
            return self.value
        best = self.value.partition(_BEST_WORST)[0]
        if best not in self.items:
            return self.value
        return self.systems[self.items.index(best)] or best

    def outcome_for(self, item: str) -> str:
        """Outcome of a comparison for one of its items; a scale value is itself."""
        if not self.compares or self.value in (TIE, BOTH_BAD):
            return self.value
        best, apart, worst = self.value.partition(_BEST_WORST)
        if not apart:
            return CHOSEN if item == best else NOT_CHOSEN
        return BEST if item == best else WORST if item == worst else BETWEEN

    @property
    def number(self) -> float | None:
        """The value as a number; None where it is none."""
        try:
            return float(self.value)
        except ValueError:
            return None


def read_ratings(
    record: Record, study: StudyContent, *, include_rehearsals: bool = False
) -> list[Rating]:
    """All judgments of a record that have an answer, in the order of their table.

    Args:
        study: as its folder says it now; used where no session has frozen one.

    Raises:
        RecordError: the record cannot be read.
    """
    from labeval.analysis.data.judgments import answered, judgment_frame
    from labeval.analysis.data.scales import by_scale

    with record.snapshot():
        rows = judgment_table.rows(record, include_rehearsals=include_rehearsals)
        frame = judgment_frame(rows, [column.name for column in judgment_table.COLUMNS])
        versions = {line.id: record.versions.content(line.id) for line in record.versions.lines()}
        blocks = _blocks(record, versions)
    facts = facts_of(*(versions.values() or [study]))
    judged = answered(by_scale(frame, blocks))
    columns = ("participant", "session", "page", "condition", "method", "criterion", "items")
    cells = judged[[*columns, "value"]].itertuples(index=False, name=None)
    return [_rating(row, facts) for row in cells if row[-1] != NO_ANSWER]


def _blocks(
    record: Record, versions: Mapping[str, StudyContent]
) -> dict[str, tuple[str, BlockSettings]]:
    """Each page, as analyses name it, to its block as it was then."""
    return {
        f"{header.id}/{page.id}": (page.block, versions[header.version].study.blocks[page.block])
        for header in record.sessions.headers()
        for step in header.plan.steps
        for page in step.pages
    }


def _rating(row: tuple[str, ...], facts: StudyFacts) -> Rating:
    participant, session, page, condition, method, criterion, joined, value = row
    items = tuple(joined.split(ITEM_JOIN))
    return Rating(
        *(participant, session, page.removeprefix(f"{session}/"), condition, method, criterion),
        *(items, tuple(facts.systems.get(item, "") for item in items), value),
    )
