"""What a table of judgments tells about the study that it came from."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from labeval.study.pages import DONT_KNOW, NO_ANSWER, TIE


@dataclass(slots=True)
class Answers:
    """The answers to one criterion by one method."""

    low: float = float("inf")
    high: float = float("-inf")
    fractions: bool = False
    words: set[str] = field(default_factory=set)
    """Answers that are no numbers; of comparisons only those that are no item."""
    texts: int = 0
    """The most texts on a page."""
    declined: bool = False

    def note(self, items: tuple[str, ...], value: str) -> None:
        """Take one answer into account."""
        self.texts = max(self.texts, len(items))
        if not value:
            return
        if value == NO_ANSWER:
            self.declined = True
        elif len(items) > 1:
            self.words |= {value} - set(items)
        else:
            self._note_number(value)

    def _note_number(self, value: str) -> None:
        try:
            number = float(value)
        except ValueError:
            self.words.add(value)
            return
        self.low, self.high = min(self.low, number), max(self.high, number)
        self.fractions |= not number.is_integer()

    @property
    def ties(self) -> bool:
        """Whether a tie was chosen."""
        return TIE in self.words

    @property
    def undecided(self) -> bool:
        """Whether anybody did not know."""
        return DONT_KNOW in self.words


@dataclass(slots=True)
class Seen:
    """Everything that a study is inferred from."""

    answers: dict[tuple[str, str], Answers] = field(default_factory=lambda: defaultdict(Answers))
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
    _together: dict[str, str] = field(default_factory=dict)

    def note(
        self, method: str, criterion: str, condition: str, items: tuple[str, ...], value: str
    ) -> None:
        """Take one judgment into account; the same one twice changes nothing."""
        self.answers[method, criterion].note(items, value)
        self.conditions[condition].add(method)
        self.judged[method].update(items)
        for item in items:
            self.items.setdefault(item, {})
            self._join(items[0], item)
        if len(items) > 1:
            self.sets[method].add(frozenset(items))

    def note_item(self, item: str, about: Mapping[str, str]) -> str:
        """Take in what a row says about its item; the name of what contradicts another row."""
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
        """The item that stands for all that were shown with this one."""
        path = []
        while self._together.get(item, item) != item:
            path.append(item)
            item = self._together[item]
        for passed in path:
            self._together[passed] = item
        return item
