"""A request for a view, independent of the window, so that a thread can compute it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from labeval.coding.codes.auto import BadPattern, Extent, Rule, found_by
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.counts import Within
from labeval.coding.corpus.filtering import Filter
from labeval.coding.corpus.queries import Hit, Query, ask
from labeval.coding.rows import Passage, Theme
from labeval.coding.spans import Span
from labeval.jobs.coding.joint_display import Aspect, JointDisplay, Rest
from labeval.jobs.coding.joint_ratings import Rating
from labeval.ui.coding.counts import counted, joint_grid
from labeval.ui.coding.counts.arranging import Arrangement, arranged
from labeval.ui.coding.counts.choices import (
    AGAINST,
    CASES,
    FREQUENCIES,
    JOINT,
    ORDERED,
    QUERY,
    RULES,
    TIMES,
    TOGETHER,
    WORDS,
    ViewChoices,
    case_columns,
)
from labeval.ui.coding.counts.coding_rules import ruled
from labeval.ui.coding.counts.counted import Classes, Measure
from labeval.ui.coding.counts.grid import Grid
from labeval.ui.coding.counts.query import queried
from labeval.ui.coding.parts.names import Naming
from labeval.ui.language import interface_words

RatingsRead = Callable[[], Sequence[Rating]]


@dataclass(frozen=True, slots=True)
class ViewChoice:
    """Values of the pills of all views, at one moment."""

    by: str | None
    measure: Measure
    session: str
    aspect: Aspect
    name: str
    code: str
    rest: Rest
    length: int
    left_out: frozenset[str]
    columns: str
    in_words: bool
    distance: str
    within: Within
    classes: Classes

    @classmethod
    def of(cls, choices: ViewChoices) -> ViewChoice:
        """The current values."""
        return cls(
            by=choices.grouping,
            measure=choices.counted,
            session=choices.session.value,
            aspect=choices.rated,
            name=choices.name.value,
            code=choices.code.value,
            rest=choices.compared_with,
            length=choices.phrase_length,
            left_out=choices.left_out,
            columns=choices.columns.value,
            in_words=choices.in_words,
            distance=choices.order.value,
            within=choices.together_in,
            classes=choices.in_classes,
        )


@dataclass(frozen=True, slots=True)
class ViewResult:
    """The result of a view."""

    grid: Grid | None = None
    ratings: Sequence[Rating] | None = None
    """Those that were read; None where no view has needed them yet."""
    names: Sequence[str] | None = None
    """The rated aspect; None where there is none."""
    found: tuple[tuple[Passage, Span], ...] = ()
    """The places that a rule would code."""
    hits: tuple[Hit, ...] = ()
    """The places of a query."""
    bad: BadPattern | None = None
    """Why a rule cannot be read."""


@dataclass(frozen=True, slots=True)
class ViewRequest:
    """A view of a corpus; it knows nothing of the window."""

    view: int
    corpus: Corpus
    filter: Filter
    chosen: ViewChoice
    ratings: Sequence[Rating] | None
    read_ratings: RatingsRead | None
    summarised: frozenset[tuple[str, str]] = frozenset()
    """(participant, code id) of the cells that have a summary."""
    rule: Rule | None = None
    extent: Extent = "match"
    query: Query | None = None
    show_as: str = ""
    """A way to show the places of the query."""
    themes: Sequence[Theme] = ()
    written: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """(participant, code id) to one's own summary of the cell."""
    column: str = ""
    """Head of the column that rows are sorted by."""
    row: str = ""
    """Name of the row that columns are sorted by."""
    naming: Naming = field(default_factory=Naming)

    def shown(self) -> ViewResult:
        """Compute it, in words of the interface's language."""
        with interface_words():
            found = self._shown()
        if found.grid is None:
            return found
        distance = self.chosen.distance if self.view in ORDERED else ""
        wanted = Arrangement(distance, self.column, self.row)
        return replace(found, grid=arranged(found.grid, wanted))

    def _shown(self) -> ViewResult:
        if self.view == RULES:
            return self._ruled()
        if self.view == QUERY:
            return self._queried()
        if not self.corpus.codings and self.view != WORDS:
            return ViewResult(ratings=self.ratings)
        if self.view in (JOINT, AGAINST):
            return self._joint()
        return ViewResult(self._counted(), self.ratings)

    def _counted(self) -> Grid:
        corpus, filter, chosen = self.corpus, self.filter, self.chosen
        if self.view == FREQUENCIES:
            return counted.frequencies(
                *(corpus, filter, chosen.by, chosen.measure, chosen.classes), naming=self.naming
            )
        if self.view == CASES:
            written = self.written if chosen.in_words else None
            columns = case_columns(corpus, self.themes, chosen.columns, self.summarised)
            return counted.cases(corpus, filter, self.summarised, columns, written)
        if self.view == TIMES:
            return counted.times(corpus, filter, chosen.session)
        if self.view == WORDS:
            return counted.words(corpus, filter, chosen.length, chosen.left_out)
        if self.view == TOGETHER:
            return counted.together(corpus, filter, chosen.within)
        return counted.saturation(corpus, filter)

    def _joint(self) -> ViewResult:
        ratings = self.ratings
        if ratings is None:
            ratings = self.read_ratings() if self.read_ratings is not None else ()
        if not ratings:
            return ViewResult(ratings=ratings)
        display, chosen = JointDisplay(self.corpus, ratings, self.filter), self.chosen
        if self.view == AGAINST:
            found = display.ratings_of([chosen.code], rest=chosen.rest, with_children=True)
            return ViewResult(joint_grid.against(display, found, self.naming.criterion), ratings)
        names = display.names(chosen.aspect)
        name = chosen.name if chosen.name in names else next(iter(names), "")
        joint = display.about(chosen.aspect, name)
        grid = joint_grid.joint_grid_of(display, joint, self.naming.criterion)
        return ViewResult(grid, ratings, names)

    def _queried(self) -> ViewResult:
        if self.query is None:
            return ViewResult(ratings=self.ratings)
        hits = tuple(ask(self.corpus, self.query, self.filter))
        shown = queried(self.corpus, self.filter, hits, self.show_as, self.naming)
        return ViewResult(shown, self.ratings, hits=hits)

    def _ruled(self) -> ViewResult:
        if self.rule is None:
            return ViewResult(ruled(self.corpus, ()), self.ratings)
        try:
            found = found_by(self.corpus, self.rule, self.filter, extent=self.extent)
        except BadPattern as bad:
            return ViewResult(ruled(self.corpus, ()), self.ratings, bad=bad)
        return ViewResult(ruled(self.corpus, found), self.ratings, found=tuple(found))
