"""Lines of a transcript as people type it: ``[00:01:05] Name: what was said``.

The stamp may be missing, be in square brackets before or after the name, or at the end of the
line as ``#00:01:05-3#``, where it gives the line's end. What has no stamp shares the time
between those that have one by its length. Name and time can also have a line of their own above
what was said, with two blanks between them (``Name  1:05``), as Otter writes them.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from labeval.files.limits import MOST_SEGMENT, too_many
from labeval.transcription.speakers.by_channel import INTERVIEWER, PARTICIPANT, SUPERVISOR
from labeval.transcription.transcript import SpeechSegment, Word

_TIME = r"(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)(?:[.,-](\d{1,3}))?"
_STAMP = re.compile(rf"\s*(?:\[{_TIME}\]|\({_TIME}\)|#{_TIME}#)\s*")
_END_STAMP = re.compile(rf"\s*#{_TIME}#\s*$")
_BARE_STAMP = re.compile(rf"\s*{_TIME}\s*")
_NAME = r"([^\W\d_][\w.’'-]*(?: [\w.’'-]+){0,2})"
_LABEL = re.compile(rf"(?:\*\*)?{_NAME}(?:(?:\*\*)?:(?:\*\*)?(?:\s+|$)|(?<=[A-Z0-9]):(?=[^\W\d_]))")
"""A name and a colon, bold in Markdown too; a code such as ``IN:`` needs no space after it."""
_NAME_AND_TAB = re.compile(rf"([\W\d_]*{_NAME})\t+")
"""A name, with a stamp before it or without, and a tab in place of a colon."""
_HEAD = re.compile(rf"\s*([^\W\d_][\w.’'-]*(?: [\w.’'-]+){{0,2}})\s{{2,}}({_TIME})\s*")
_MADE_BY = re.compile(r"Transcribed by https?://\S+")
_PAUSE = re.compile(r"\((?:pause )?\d+(?:\.\d+)? s\)", re.IGNORECASE)
_SHOWN = 40
_KNOWN = {PARTICIPANT, SUPERVISOR, INTERVIEWER}
_SPOKEN_A_SECOND = 15.0
"""Characters; where the duration of the last line is not known."""


@dataclass(frozen=True, slots=True)
class SpokenLine:
    """One turn or one line."""

    text: str
    speaker: str = ""
    start_s: float | None = None
    end_s: float | None = None


def read_lines(lines: Iterable[str]) -> list[SpokenLine]:
    """Typed lines with their stamps and speakers; empty ones and pauses are left out."""
    every = map(_stamped, _with_colons(_with_heads(list(lines))))
    stamped = [line for line in every if line.text and not _is_pause(line.text)]
    speakers = Speakers([line.text for line in stamped])
    found = []
    for line in stamped:
        speaker, spoken = speakers.of(line.text)
        if not speaker:
            found.append(line)
            continue
        after = _stamped(spoken)
        start_s = after.start_s if line.start_s is None else line.start_s
        if after.text:
            found.append(SpokenLine(after.text, speaker, start_s, line.end_s))
    return found


def known_name(speaker: str) -> str:
    """A speaker's name; ``participant`` and the like are so however they are written."""
    name = speaker.strip().lower()
    return name if name in _KNOWN else speaker


class Speakers:
    """The speakers of lines that begin with a name and a colon.

    A word before a colon is a speaker where it is ``participant`` or ``supervisor``, comes more
    than once, or where half of the lines begin with one; else it belongs to what was said.
    """

    def __init__(self, lines: Sequence[str]) -> None:
        labels = (_LABEL.match(line) for line in lines)
        self._counts = Counter(label.group(1).casefold() for label in labels if label)
        self._all_count = 2 * sum(self._counts.values()) >= len(lines)

    def of(self, line: str) -> tuple[str, str]:
        """The speaker of a line, and what was said; no speaker, and the line, where it has none."""
        label = _LABEL.match(line)
        name = label.group(1) if label else ""
        known = known_name(name) in _KNOWN
        if label is None or not (known or self._all_count or self._counts[name.casefold()] > 1):
            return "", line
        return known_name(name), line[label.end() :]


def _with_colons(lines: Sequence[str]) -> list[str]:
    """Lines with a colon in place of the tab after a name that several lines begin with."""
    begun = [_NAME_AND_TAB.match(line) for line in lines]
    counts = Counter(match[2].casefold() for match in begun if match)
    return [
        f"{match[1]}: {line[match.end() :]}" if match and counts[match[2].casefold()] > 1 else line
        for line, match in zip(lines, begun, strict=True)
    ]


def _with_heads(lines: list[str]) -> list[str]:
    """Lines with the name and time above them; unchanged where no two have such."""
    heads = [_HEAD.fullmatch(line) for line in lines]
    if sum(head is not None for head in heads) < 2:
        return lines
    found, name, stamp = [], "", ""
    for line, head in zip(lines, heads, strict=True):
        if head is not None:
            name, stamp = head.group(1), f"[{head.group(2)}] "
        elif line.strip() and not _MADE_BY.fullmatch(line.strip()):
            found.append(f"{stamp}{name}: {line.strip()}" if name else line)
            stamp = ""
    return found


def stamp_s(text: str) -> float | None:
    """The seconds of a text that is a stamp and nothing else; None where it is none."""
    match = _STAMP.fullmatch(text) or _BARE_STAMP.fullmatch(text)
    return _seconds(match) if match else None


def timed(lines: Sequence[SpokenLine], seconds: float) -> Iterator[SpeechSegment]:
    """Lines as segments; those without a stamp share the time between the stamps.

    Args:
        seconds: length of the sound; 0 where it is not known.
    """
    ends: list[float] = []
    chars = 0.0
    known: list[tuple[float, float]] = []
    for line in lines:
        if line.start_s is not None:
            known.append((chars, line.start_s))
        chars += len(line.text) + 1
        ends.append(chars)
        if line.end_s is not None:
            known.append((chars, line.end_s))
    if not known or known[0][0] > 0:
        known.insert(0, (0.0, 0.0))
    last_chars, last_s = known[-1]
    if last_chars < chars:
        known.append((chars, max(seconds, last_s) or (chars - last_chars) / _SPOKEN_A_SECOND))
        if known[-1][1] <= last_s:
            known[-1] = (chars, last_s + (chars - last_chars) / _SPOKEN_A_SECOND)
    for line, begin, end in zip(lines, [0.0, *ends], ends, strict=False):
        start_s = line.start_s if line.start_s is not None else _between(known, begin)
        end_s = line.end_s if line.end_s is not None else _between(known, end, before=True)
        yield _segment(line, round(start_s, 3), round(end_s, 3))


def plain_words(text: str, start_s: float, end_s: float) -> tuple[Word, ...]:
    """The words of a segment, with times by their length."""
    if len(text) > MOST_SEGMENT:
        raise too_many(text[:_SHOWN], "characters", MOST_SEGMENT)
    parts = text.split()
    whole = sum(len(part) + 1 for part in parts) or 1
    found, done, begin = [], 0, round(start_s, 3)
    for part in parts:
        done += len(part) + 1
        end = round(start_s + (end_s - start_s) * done / whole, 3)
        found.append(Word(f" {part}", begin, end))
        begin = end
    return tuple(found)


def _segment(line: SpokenLine, start_s: float, end_s: float) -> SpeechSegment:
    return SpeechSegment(start_s, end_s, plain_words(line.text, start_s, end_s), line.speaker)


def _between(known: Sequence[tuple[float, float]], chars: float, *, before: bool = False) -> float:
    """The time of a place in the text, on the line between the stamps around it.

    Args:
        before: a stamp at this very place gives the end of the line before it.
    """
    at = bisect_right(known, chars - 1e-9 if before else chars, key=_place)
    if at == len(known):
        return known[-1][1]
    if at == 0:
        return known[0][1]
    (from_chars, from_s), (to_chars, to_s) = known[at - 1], known[at]
    return from_s + (to_s - from_s) * (chars - from_chars) / (to_chars - from_chars)


def _place(stamp: tuple[float, float]) -> float:
    return stamp[0]


def _stamped(line: str) -> SpokenLine:
    """A line without its stamps, with their times."""
    text = " ".join(line.split())
    found = SpokenLine(text)
    if end := _END_STAMP.search(text):
        text = text[: end.start()]
        found = replace(found, end_s=_seconds(end))
    if start := _STAMP.match(text):
        text = text[start.end() :]
        found = replace(found, start_s=_seconds(start))
    return replace(found, text=text.strip())


def _is_pause(text: str) -> bool:
    return _PAUSE.fullmatch(text) is not None


def _seconds(match: re.Match[str]) -> float:
    """Seconds of the first alternative of a stamp that matched."""
    groups = match.groups()
    for n in range(0, len(groups), 4):
        hours, minutes, seconds, fraction = groups[n : n + 4]
        if minutes is not None:
            whole = int(hours or 0) * 3600 + int(minutes) * 60 + int(seconds)
            return whole + (int(fraction.ljust(3, "0")) / 1000 if fraction else 0.0)
    raise AssertionError("a stamp has minutes")
