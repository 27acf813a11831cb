"""Words for a choice between two texts in tables of other programs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from labeval.study.pages import BOTH_BAD, TIE

_FIRST = frozenset({"left", "first", "a", "1", "item_a", "model_a"})
_SECOND = frozenset({"right", "second", "b", "2", "item_b", "model_b"})
_TIES = frozenset({"tie", "draw", "neutral", "equal", "same", "both", "0"})
_BAD = frozenset({"both_bad", "both bad", "bothbad", "neither", "tie (bothbad)"})


def read_choice(names: Sequence[str], value: str, id_of: Callable[[str], str]) -> str:
    """The text that was chosen, a tie or both bad, however they were written.

    Args:
        names: of the texts, in the order shown.
        value: as the table has it; returned as it is where it is none of these words.
        id_of: the id of a text by its name.
    """
    small = value.casefold()
    if small in _FIRST:
        return id_of(names[0])
    if small in _SECOND and len(names) > 1:
        return id_of(names[1])
    return BOTH_BAD if small in _BAD else TIE if small in _TIES else value
