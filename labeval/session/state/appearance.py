"""Choices of appearance: text size, spacing, colours, language, keys, and the form of texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from labeval.session.events.events import Event, Kind
from labeval.study.study import Study

TEXTS = "texts"
"""The field of an event that chooses the form of texts."""
RENDERED, WRITTEN = "rendered", "written"
"""Its values."""
SPACING = "spacing"
"""The field of an event that chooses the space between lines, paragraphs, letters and words."""
USUAL, WIDE = "usual", "wide"
"""Its values."""
KEYS = "keys"
"""The field of an event that chooses whether letters and digits act on pages."""
ALL_KEYS, NO_LETTERS = "all", "no_letters"
"""Its values."""


def shows_as_written(study: Study, appearance: Mapping[str, str]) -> bool:
    """Return whether texts of pages are shown with all signs that they are written with."""
    return study.formats.switch and appearance.get(TEXTS) == WRITTEN


def forms_of_texts(events: Iterable[Event]) -> dict[str, set[str]]:
    """The forms in which the texts of each page were on screen, by page id."""
    form, page = RENDERED, ""
    found: dict[str, set[str]] = {}
    for event in events:
        if event.kind is Kind.APPEARANCE and event.field == TEXTS:
            form = event.value
        elif event.kind is Kind.PAGE_SHOWN:
            page = event.page
        elif event.kind is Kind.PAGE_LEFT:
            page = ""
        else:
            continue
        if page:
            found.setdefault(page, set()).add(form)
    return found
