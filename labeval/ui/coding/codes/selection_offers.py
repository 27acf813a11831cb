"""Entries of the small menu at the selection."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from labeval.coding.rows import Code
from labeval.ui.coding.codes.selection_menu import Offer

_RECENT = 2
_LONGEST = 22


def offers(
    recent: Sequence[Code], digits: Mapping[str, int], colours: Mapping[str, str]
) -> list[Offer]:
    """In vivo, a code by name, the codes used last with their keys.

    Args:
        recent: the code used last comes first.
        digits: code id to its key from 1 to 9.
        colours: code id to its colour.
    """
    found = [
        Offer("vivo", "V", QCoreApplication.translate("SelectionMenu", "in vivo")),
        Offer("code", "C", QCoreApplication.translate("SelectionMenu", "code…")),
    ]
    for code in recent[:_RECENT]:
        name = code.name if len(code.name) <= _LONGEST else code.name[: _LONGEST - 1] + "…"
        found.append(Offer(code.id, str(digits.get(code.id, "")), name, colours.get(code.id, "")))
    return found
