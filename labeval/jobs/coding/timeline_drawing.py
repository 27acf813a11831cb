"""A timeline as a drawing in words: lanes with names and bars, whatever draws them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape

from labeval.coding.rows import Anchor
from labeval.text.xml_text import for_xml

ROW, TOP, NAMES, MARGIN = 24, 30, 170, 28
"""Heights of a lane and of the axis, widths of the names and of the right margin, in pixels."""
_TICKS_S = (1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1200, 3600)
_APART = 70
"""Pixels between marks of the axis."""
_LEAST = 3.0
"""Width of the shortest bar."""
_LETTERS = {"ijlt .,:;'!|I": 4.4, "mwMW…": 11.0}
_LETTER, _CAPITAL, _WIDEST = 7.0, 8.4, 11.0
"""Widths of letters in pixels, in a wide font: most, capitals, those of other alphabets."""
_TEXT, _SOFT, _LINE, _PAPER = "#1f2328", "#5c636b", "#dcdad4", "#ffffff"


@dataclass(frozen=True, slots=True)
class DrawnBar:
    """One thing with its words."""

    start_ms: int
    end_ms: int
    text: str
    """On it, as far as there is room."""
    tip: str
    """All that is known of it."""
    words: tuple[str, Anchor, Anchor] | None = None
    """Source and both ends of its words."""
    kind: str = ""
    """The name of what was done, in a lane of the supervisor's."""


@dataclass(frozen=True, slots=True)
class DrawnLane:
    """A name and bars in one colour."""

    name: str
    colour: str
    bars: tuple[DrawnBar, ...]
    spoken: bool = False
    """True for speech, which a page lists below the picture too."""
    private: bool = False
    """True for words of the laboratory: a page has only the kinds of its bars."""

    def without_words(self) -> DrawnLane:
        """The lane as a page has it."""
        if not self.private:
            return self
        bars = tuple(replace(bar, text=bar.kind, tip=bar.kind) for bar in self.bars)
        return replace(self, bars=bars)


def clock(ms: int) -> str:
    """Minutes and seconds, with hours from the first on."""
    minutes, second = divmod(max(0, ms) // 1000, 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute:02}:{second:02}"


def ticks(start_ms: int, end_ms: int, width: float) -> list[int]:
    """Times in ms that are marked on an axis of this width."""
    span_s = max(0.001, (end_ms - start_ms) / 1000)
    step = next((t for t in _TICKS_S if t * width / span_s >= _APART), 7200) * 1000
    first = -(-start_ms // step) * step
    return list(range(first, end_ms + 1, step))


def shown_between(lanes: Sequence[DrawnLane], start_ms: int, end_ms: int) -> list[DrawnLane]:
    """The lanes with what is between two times; lanes without anything there are left out."""
    found = []
    for lane in lanes:
        bars = tuple(b for b in lane.bars if b.start_ms <= end_ms and b.end_ms >= start_ms)
        if bars:
            found.append(replace(lane, bars=bars))
    return found


def timeline_svg(
    lanes: Sequence[DrawnLane], start_ms: int, end_ms: int, *, title: str, width: int = 1600
) -> str:
    """A timeline as SVG, in colours for white paper; each bar has its words as a title.

    Args:
        lanes: all of them; what is not between the times is left out.
        start_ms, end_ms: of the session's clock.
        title: of the picture.
        width: in pixels.
    """
    shown = shown_between(lanes, start_ms, end_ms)
    height = TOP + ROW * len(shown) + 8
    scale = (width - NAMES - MARGIN) / max(1, end_ms - start_ms)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="sans-serif" font-size="12" role="img">',
        f"<title>{_safe(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="{_PAPER}"/>',
    ]
    for at_ms in ticks(start_ms, end_ms, width - NAMES - MARGIN):
        x = NAMES + (at_ms - start_ms) * scale
        parts.append(
            f'<path d="M{x:.1f} {TOP - 6}V{height - 8}" stroke="{_LINE}"/>'
            f'<text x="{x:.1f}" y="16" text-anchor="middle" fill="{_SOFT}">{clock(at_ms)}</text>'
        )
    for n, lane in enumerate(shown):
        y = TOP + n * ROW
        parts.append(
            f'<text x="8" y="{y + 16}" fill="{_TEXT}">{_safe(_cut(lane.name, NAMES - 16))}</text>'
        )
        parts += [_bar(bar, lane.colour, y, start_ms, end_ms, scale) for bar in lane.bars]
    return "\n".join([*parts, "</svg>"])


def _bar(bar: DrawnBar, colour: str, y: int, start_ms: int, end_ms: int, scale: float) -> str:
    first, last = max(bar.start_ms, start_ms), min(bar.end_ms, end_ms)
    x, wide = NAMES + (first - start_ms) * scale, max(_LEAST, (last - first) * scale)
    text = _cut(bar.text, wide - 6)
    full = 0.45 if bar.end_ms > bar.start_ms else 1
    words = (
        f'<text x="{x + 3:.1f}" y="{y + 16}" fill="{_TEXT}" font-size="11">{_safe(text)}</text>'
        if text
        else ""
    )
    tip = _safe(f"{clock(bar.start_ms)}  {bar.tip}")
    return (
        f'<g><title>{tip}</title><rect x="{x:.1f}" y="{y + 3}" '
        f'width="{wide:.1f}" height="{ROW - 6}" rx="2" fill="{colour}" fill-opacity="{full}" '
        f'stroke="{colour}"/>'
        f"{words}</g>"
    )


def _cut(text: str, room: float) -> str:
    """As much of a text as there is room for, nothing where that is no two letters."""
    wide, fits = 0.0, 0
    for letter in text:
        wide += _width(letter)
        if wide > room:
            return f"{text[:fits].rstrip()}…" if fits > 1 else ""
        fits += wide + _width("…") <= room
    return text


def _width(letter: str) -> float:
    for some, width in _LETTERS.items():
        if letter in some:
            return width
    if letter.isascii():
        return _CAPITAL if letter.isupper() else _LETTER
    return _WIDEST


def _safe(text: str) -> str:
    return escape(for_xml(text))
