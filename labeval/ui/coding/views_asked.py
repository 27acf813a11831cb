"""What a view is asked for, apart from the window, so that it can be computed beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from labeval.coding.auto import BadPattern, Extent, Rule, found_by
from labeval.coding.corpus import Corpus
from labeval.coding.counts import Grouping
from labeval.coding.filtering import Filter
from labeval.coding.rows import Passage
from labeval.coding.spans import Span
from labeval.jobs.joint_display import Aspect, JointDisplay, Rest
from labeval.jobs.joint_ratings import Rating
from labeval.ui.coding import joint_grid, views_counted
from labeval.ui.coding.views_choices import (
    AGAINST,
    BESIDE,
    CASES,
    FREQUENCIES,
    QUERY,
    RULES,
    SATURATION,
    TIMES,
    TOGETHER,
    WORDS,
    ViewChoices,
)
from labeval.ui.coding.views_counted import Measure
from labeval.ui.coding.views_grid import Grid
from labeval.ui.coding.views_queried import Relation, queried
from labeval.ui.coding.views_rules import ruled

RatingsRead = Callable[[], Sequence[Rating]]


@dataclass(frozen=True, slots=True)
class Chosen:
    """What stands in the pills of all views, at one moment."""

    by: Grouping | None
    measure: Measure
    session: str
    aspect: Aspect
    name: str
    code: str
    rest: Rest
    relation: Relation
    other: str
    within: str

    @classmethod
    def of(cls, choices: ViewChoices) -> Chosen:
        """What is chosen now."""
        return cls(
            by=choices.grouping,
            measure=choices.counted,
            session=choices.session.value,
            aspect=choices.rated,
            name=choices.name.value,
            code=choices.code.value,
            rest=choices.compared_with,
            relation=choices.related,
            other=choices.other.value,
            within=choices.within.value,
        )


@dataclass(frozen=True, slots=True)
class Shown:
    """What a view has found."""

    grid: Grid | None = None
    ratings: Sequence[Rating] | None = None
    """Those that were read; None where no view has needed them yet."""
    names: Sequence[str] | None = None
    """What was rated; None where it was not asked."""
    found: tuple[tuple[Passage, Span], ...] = ()
    """What a rule would code."""
    bad: BadPattern | None = None
    """Why a rule cannot be read."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A view of a corpus; it knows nothing of the window."""

    view: int
    corpus: Corpus
    filter: Filter
    chosen: Chosen
    ratings: Sequence[Rating] | None
    read_ratings: RatingsRead | None
    summarised: frozenset[tuple[str, str]] = frozenset()
    """(participant, code id) of the cells that have a summary."""
    rule: Rule | None = None
    extent: Extent = "match"

    def shown(self) -> Shown:
        """Compute it."""
        if self.view == RULES:
            return self._ruled()
        if not self.corpus.codings and self.view != WORDS:
            return Shown(ratings=self.ratings)
        if self.view in (BESIDE, AGAINST):
            return self._joint()
        return Shown(self._counted(), self.ratings)

    def _counted(self) -> Grid:
        corpus, filter, chosen = self.corpus, self.filter, self.chosen
        if self.view == FREQUENCIES:
            return views_counted.frequencies(corpus, filter, chosen.by, chosen.measure)
        if self.view == QUERY:
            return queried(
                *(corpus, filter, chosen.code, chosen.relation, chosen.other, chosen.within)
            )
        if self.view == CASES:
            return views_counted.cases(corpus, filter, self.summarised)
        if self.view == TIMES:
            return views_counted.times(corpus, filter, chosen.session)
        plain = {TOGETHER: views_counted.together, SATURATION: views_counted.saturation}
        return plain.get(self.view, views_counted.words)(corpus, filter)

    def _joint(self) -> Shown:
        ratings = self.ratings
        if ratings is None:
            ratings = self.read_ratings() if self.read_ratings is not None else ()
        if not ratings:
            return Shown(ratings=ratings)
        display, chosen = JointDisplay(self.corpus, ratings, self.filter), self.chosen
        if self.view == AGAINST:
            found = display.ratings_of([chosen.code], rest=chosen.rest, with_children=True)
            return Shown(joint_grid.against(display, found), ratings)
        names = display.names(chosen.aspect)
        name = chosen.name if chosen.name in names else next(iter(names), "")
        return Shown(joint_grid.beside(display, display.about(chosen.aspect, name)), ratings, names)

    def _ruled(self) -> Shown:
        if self.rule is None:
            return Shown(ruled(self.corpus, ()), self.ratings)
        try:
            found = found_by(self.corpus, self.rule, self.filter, extent=self.extent)
        except BadPattern as bad:
            return Shown(ruled(self.corpus, ()), self.ratings, bad=bad)
        return Shown(ruled(self.corpus, found), self.ratings, found=tuple(found))
