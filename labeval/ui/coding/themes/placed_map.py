"""The map of codes as it is shown: its codes, which are together, and where the cards are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from labeval.coding.code_map import Place
from labeval.coding.rows import Theme, ThemeLink
from labeval.ui.coding.themes.cards import Chip
from labeval.ui.coding.themes.map_cards import Together, places_of
from labeval.ui.theme import Theme as Look

_NOWHERE: Mapping[str, Place] = {}


@dataclass
class PlacedMap:
    """Finds and keeps the places of cards; empty while no map is shown."""

    look: Look
    chips: Sequence[Chip] = ()
    together: Together = field(default_factory=dict)
    at: dict[str, Place] = field(default_factory=dict)
    """The place of each theme and code."""

    def places(
        self,
        themes: Sequence[Theme],
        links: Sequence[ThemeLink],
        known: Mapping[str, Place] = _NOWHERE,
    ) -> dict[str, Place]:
        """The place of each theme and code: the known one, else one by its group."""
        labels = [link.label for link in links]
        return places_of(self.chips, themes, known, self.together, self.look, labels)

    def along(self, id: str, x: float, y: float, below: Iterable[str]) -> dict[str, Place]:
        """Places of a card that is moved there, and of those below it."""
        dx, dy = x - self.at[id][0], y - self.at[id][1]
        moved = {each: self.at[each] for each in (id, *below)}
        return {each: (max(0.0, a + dx), max(0.0, b + dy)) for each, (a, b) in moved.items()}

    def near_themes(
        self,
        codes: Sequence[str],
        chips: Mapping[str, Chip],
        themes: Sequence[Theme],
        links: Sequence[ThemeLink],
        known: Mapping[str, Place],
    ) -> dict[str, Place]:
        """New places of codes that have some, near the themes that they now belong to."""
        placed = [code for code in codes if code in known]
        others = {id: at for id, at in known.items() if id not in placed}
        shown = dict.fromkeys((*self.at, *placed))
        here = replace(self, chips=[chips[code] for code in shown if code in chips])
        at = here.places(themes, links, others) if placed else {}
        return {code: at[code] for code in placed}
