"""The keys that set markers of the study."""

from __future__ import annotations

from labeval.ui.moderator.cards.actions_card import KEYS

_OTHERS = frozenset("NCFGAWL")
"""Letters that do something else with the control key."""


def marker_keys(key: str) -> str:
    """The keys that set a marker of the study; an action of the same letter has no Shift."""
    letter = key.upper()
    taken = letter in _OTHERS or letter in KEYS.values()
    return f"Ctrl ⇧ {letter}" if taken else f"Ctrl {letter}"
