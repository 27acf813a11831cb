"""Ids: GUIDs that stay the same wherever and however often the same thing is made."""

from __future__ import annotations

from uuid import UUID, uuid4, uuid5

_SPACE = UUID("5b1f6f0e-7a53-5d0c-9a5e-2f4f3a0e6c11")


def new_id() -> str:
    """An id that nothing has had."""
    return str(uuid4())


def id_of(*parts: object) -> str:
    """The id of what these parts name: the same parts give the same id on every laptop."""
    return str(uuid5(_SPACE, "\x1f".join(map(str, parts))))


def coder_id(name: str) -> str:
    """The id of a coder's code, so that two laptops mean the same person by it."""
    return id_of("coder", name)
