"""GUIDs as REFI-QDA writes them, and as rows have them."""

from __future__ import annotations

from uuid import UUID

from labeval.coding.identity import id_of


def guid_of(id: str) -> str:
    """A row's id as a GUID: itself where it is one, else one that follows from it."""
    try:
        return str(UUID(id))
    except ValueError:
        return id_of("guid", id)


def id_of_guid(guid: str | None) -> str:
    """The id of a GUID, with braces or without, in capitals or not; empty where it is none."""
    try:
        return str(UUID((guid or "").strip()))
    except ValueError:
        return ""
