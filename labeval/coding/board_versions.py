"""Comparison of two versions of a theme board: themes added, removed, moved and reworded.

A version that is kept has rows of its own, so themes are matched by name and, where the name has
changed, by the codes they share.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from labeval.coding.rows import Theme


@dataclass(frozen=True, slots=True)
class Difference:
    """A theme in two versions; None where it is in one of them only."""

    before: Theme | None
    after: Theme | None
    came: tuple[str, ...] = ()
    """Ids of codes that it has gained."""
    went: tuple[str, ...] = ()
    """Ids of codes that it has lost."""
    parent_before: str = ""
    parent_after: str = ""
    """Names of its parents."""

    @property
    def is_renamed(self) -> bool:
        """True if it has another name."""
        return bool(self.before and self.after and self.before.name != self.after.name)

    @property
    def is_described_anew(self) -> bool:
        """True if its description has changed."""
        return bool(
            self.before and self.after and self.before.description != self.after.description
        )

    @property
    def is_moved(self) -> bool:
        """True if its parent is another theme; a parent that was renamed counts as another."""
        return bool(self.before and self.after) and self.parent_before != self.parent_after

    @property
    def is_one(self) -> bool:
        """True if anything differs at all. The card's position on the board does not count."""
        return bool(
            self.before is None
            or self.after is None
            or self.came
            or self.went
            or self.is_renamed
            or self.is_described_anew
            or self.is_moved
        )


def differences(before: Sequence[Theme], after: Sequence[Theme]) -> list[Difference]:
    """Differences of themes: present ones in their order, then removed ones."""
    pairs = _paired(before, after)
    old_names = {theme.id: theme.name for theme in before}
    new_names = {theme.id: theme.name for theme in after}
    found = []
    for old, new in pairs:
        had = set(old.codes) if old else set()
        has = set(new.codes) if new else set()
        found.append(
            Difference(
                *(old, new),
                tuple(code for code in (new.codes if new else ()) if code not in had),
                tuple(code for code in (old.codes if old else ()) if code not in has),
                old_names.get(old.parent, "") if old else "",
                new_names.get(new.parent, "") if new else "",
            )
        )
    return [difference for difference in found if difference.is_one]


def _paired(
    before: Sequence[Theme], after: Sequence[Theme]
) -> list[tuple[Theme | None, Theme | None]]:
    left = list(before)
    partner: dict[str, Theme] = {}

    def take(new: Theme, old: Theme) -> None:
        partner[new.id] = old
        left.remove(old)

    for new in after:
        same = next((old for old in left if old.name == new.name), None)
        if same is not None:
            take(new, same)
    for new in after:
        if new.id not in partner:
            sharing = [old for old in left if set(old.codes) & set(new.codes)]
            if sharing:
                take(new, max(sharing, key=lambda old: len(set(old.codes) & set(new.codes))))
    return [*((partner.get(new.id), new) for new in after), *((old, None) for old in left)]
