"""Rendered words with the pictures that they name."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import replace

from labeval.text.markdown.blocks import OBJECT, Inline, ShownPicture, Style
from labeval.text.pictures import Pictures
from labeval.ui.widgets.formatted.picture_boxes import picture_box
from labeval.ui.widgets.formatted.words import Look

LINES_AMONG_WORDS = 2
"""Height of a picture that stays among the words, in lines; a higher one has a row of its own."""


def with_pictures(inline: Inline, pictures: Pictures) -> Inline:
    """The same words, with pictures that there are in the place of what they are called."""
    if not pictures:
        return inline
    for style in sorted(inline.styles, key=lambda s: s.start, reverse=True):
        picture = pictures.find(style.target) if style.kind == "picture" else None
        if picture is not None:
            shown = ShownPicture(picture, inline.text[style.start : style.end])
            if picture_box(shown, 16) is not None:
                inline = _drawn(inline, style, shown)
    return inline


def pictures_apart(inline: Inline, look: Look) -> Iterator[Inline]:
    """The words, and each large picture by itself, in the order in which they are written."""
    at = 0
    for place, shown in inline.pictures:
        box = picture_box(shown, look.px)
        if box is not None and box.ascent > LINES_AMONG_WORDS * look.line:
            yield from _words(inline, at, place)
            yield _part(inline, place, place + 1)
            at = place + 1
    yield from _words(inline, at, len(inline.text)) if at else (inline,)


def _drawn(inline: Inline, style: Style, shown: ShownPicture) -> Inline:
    """The words with one picture as a single character."""
    start, end = style.start, style.end
    by = end - start - 1

    def moved(place: int) -> int:
        return place if place <= start else max(start + 1, place - by)

    starts, ends = array("l", inline.starts), array("l", inline.ends)
    starts[start:end] = array("l", [style.source[0]])
    ends[start:end] = array("l", [style.source[1]])
    styles = (s for s in inline.styles if s is not style)
    return Inline(
        inline.text[:start] + OBJECT + inline.text[end:],
        starts,
        ends,
        (
            *(replace(s, start=moved(s.start), end=moved(s.end)) for s in styles),
            Style(start, start + 1, "picture", style.target, style.source),
        ),
        tuple((moved(n), formula) for n, formula in inline.formulas),
        ((start, shown), *((moved(n), each) for n, each in inline.pictures)),
    )


def _words(inline: Inline, start: int, end: int) -> Iterator[Inline]:
    """A part of the words, unless it is blank."""
    while start < end and inline.text[start].isspace():
        start += 1
    while start < end and inline.text[end - 1].isspace():
        end -= 1
    if start < end:
        yield _part(inline, start, end)


def _part(inline: Inline, start: int, end: int) -> Inline:
    return Inline(
        inline.text[start:end],
        inline.starts[start:end],
        inline.ends[start:end],
        tuple(
            replace(s, start=max(s.start, start) - start, end=min(s.end, end) - start)
            for s in inline.styles
            if s.start < end and s.end > start
        ),
        tuple((n - start, formula) for n, formula in inline.formulas if start <= n < end),
        tuple((n - start, shown) for n, shown in inline.pictures if start <= n < end),
    )
