"""Facts in a table of judgments about the study that it came from."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from labeval.study.inferred import GivenAnswers

OVERALL = "overall"
"""The criterion of a table that names none."""
_REMEMBERED = 100_000
"""Facts that are not taken into account again."""


@dataclass(slots=True)
class Seen:
    """Everything that a study is inferred from."""

    answers: dict[tuple[str, str], GivenAnswers] = field(
        default_factory=lambda: defaultdict(GivenAnswers)
    )
    """Method and criterion to its answers, in the order met."""
    items: dict[str, dict[str, str]] = field(default_factory=dict)
    """Item to what the table says about it."""
    judged: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    """Method to the items judged by it."""
    sets: dict[str, set[frozenset[str]]] = field(default_factory=lambda: defaultdict(set))
    """Method to the sets of texts that it showed together."""
    conditions: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    """Condition to its methods."""
    scales: dict[str, str] = field(default_factory=dict)
    """Criterion to the scale that it belongs to."""
    options: dict[str, str] = field(default_factory=dict)
    """Id of an option to its words, where those cannot be an id."""
    words: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Criterion, by its name in the table, to the words of its points, lowest first."""
    value_column: str = ""
    """The name of the column of values, where it has one."""
    columns: tuple[str, ...] = ()
    """The names of all columns of a table."""
    _together: dict[str, str] = field(default_factory=dict)
    _noted: set[tuple[str, ...]] = field(default_factory=set)
    """Answers by method and criterion, and items by method and condition, of single texts."""

    def note(
        self, method: str, criterion: str, condition: str, items: tuple[str, ...], value: str
    ) -> None:
        """Take one judgment into account; the same one twice changes nothing."""
        if len(items) == 1:
            # what is answered, and of which text, are two facts: most have been met before
            answer, place = (method, criterion, value), (method, condition, *items, "")
            if answer in self._noted and place in self._noted:
                return
            if len(self._noted) >= _REMEMBERED:
                self._noted.clear()
            self._noted |= {answer, place}
        self.answers[method, criterion].note(items, value)
        self.conditions[condition].add(method)
        self.judged[method].update(items)
        for item in items:
            self.items.setdefault(item, {})
            self._join(items[0], item)
        if len(items) > 1:
            self.sets[method].add(frozenset(items))

    def note_item(self, item: str, about: Mapping[str, str]) -> str:
        """Take in what a row says about its item; returns the column that contradicts another
        row."""
        known = self.items.setdefault(item, {})
        for name, text in about.items():
            if text and known.setdefault(name, text) != text:
                return name
        return ""

    @property
    def methods(self) -> tuple[str, ...]:
        """All methods, in the order met."""
        return tuple(dict.fromkeys(method for method, _ in self.answers))

    @property
    def criteria(self) -> tuple[str, ...]:
        """All criteria, in the order met."""
        return tuple(dict.fromkeys(criterion for _, criterion in self.answers))

    def together(self) -> Iterator[list[str]]:
        """The items in parts between which nothing was ever shown together, in the order met."""
        parts: dict[str, list[str]] = defaultdict(list)
        for item in self.items:
            parts[self._root(item)].append(item)
        yield from parts.values()

    def _join(self, a: str, b: str) -> None:
        first, second = self._root(a), self._root(b)
        self._together.setdefault(first, first)
        self._together[second] = first

    def _root(self, item: str) -> str:
        """The item that represents all that were shown with this one."""
        path = []
        while self._together.get(item, item) != item:
            path.append(item)
            item = self._together[item]
        for passed in path:
            self._together[passed] = item
        return item
