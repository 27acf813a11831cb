"""JSON from outside, held in memory as a whole."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from labeval.files.limits import MOST_JSON, MOST_VALUES, too_large, too_many

_BETWEEN = (",", "[", "{", ":")
"""At least one of them comes before every value but the first."""


def read_json(
    text: str | bytes, where: object, most: int = MOST_VALUES, **hooks: Callable[..., Any] | None
) -> Any:
    """The value of a document.

    Args:
        hooks: as of ``json.loads``.

    Raises:
        FileRefused: it has too many values, or is too large.
        ValueError, RecursionError: it is no JSON, a number has no end, it is too deep.
    """
    if len(text) > MOST_JSON:
        raise too_large(where, len(text), MOST_JSON)
    if isinstance(text, bytes):
        values = sum(text.count(mark.encode()) for mark in _BETWEEN)
    else:
        values = sum(text.count(mark) for mark in _BETWEEN)
    if values > most:
        raise too_many(where, "values", most)
    options: dict[str, Any] = hooks
    return json.loads(text, **options)
