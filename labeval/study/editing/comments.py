"""Comments of a YAML text."""

from __future__ import annotations

from collections import Counter

from labeval.study.yaml.places import YamlPlaces


def comments(text: str, places: YamlPlaces) -> Counter[str]:
    """The comments of a text, with how often each is there."""
    found: Counter[str] = Counter()
    values = sorted(
        span
        for each in places.spans.values()
        for span in ((each.start, each.end) if each.kind == "scalar" else None, each.key)
        if span is not None
    )
    at = 0
    for start, end in [*values, (len(text), len(text))]:
        if start > at:
            _collect(text, at, start, found)
        if text[start : start + 1] in ("|", ">"):  # a comment can follow the mark of a text
            line = text.find("\n", start, end)
            _collect(text, start, line if line >= 0 else end, found)
        at = max(at, end)
    return found


def _collect(text: str, start: int, end: int, found: Counter[str]) -> None:
    while (mark := text.find("#", start, end)) >= 0:
        line_end = text.find("\n", mark)
        line_end = len(text) if line_end < 0 else line_end
        if mark == 0 or text[mark - 1] in " \t\n":
            found[text[mark:line_end].rstrip()] += 1
            start = line_end
        else:
            start = mark + 1
