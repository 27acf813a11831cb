"""Transcripts of ELAN (.eaf) and Praat (.TextGrid): annotations in tiers, which may overlap.

Every tier is somebody's turns, in the order of their times. A tier that only divides another one
into words or sounds would repeat it, so it is left out and named; where no tier has whole turns,
words that follow each other are put together, and keep their times.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import TYPE_CHECKING, Any

from labeval.files.limits import MOST_SEGMENTS, Count, too_many
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText
from labeval.transcription.spoken_lines import plain_words
from labeval.transcription.transcript import SpeechSegment, Word
from labeval.transcription.wrong_place import WrongPlace

if TYPE_CHECKING:
    from lxml.etree import _Element


@dataclass(frozen=True, slots=True)
class Label:
    """One annotation: a text from a time to another, in seconds."""

    start_s: float
    end_s: float
    text: str


@dataclass(slots=True)
class Tier:
    """One tier of annotations."""

    name: str
    labels: list[Label] = field(default_factory=list)
    divides: bool = False
    """True if the file says that it divides the annotations of another tier."""


def turns(tiers: Sequence[Tier]) -> tuple[list[SpeechSegment], list[str], bool]:
    """The turns of all tiers by time, the tiers that are left out, and whether words have times."""
    spoken = [tier for tier in tiers if tier.labels]
    divisions = {tier.name for tier in spoken if tier.divides}
    if len(divisions) == len(spoken):
        divisions = set()
    kept = [tier for tier in spoken if tier.name not in divisions]
    if len(kept) <= _MOST_COMPARED:
        divisions |= {t.name for t in kept if any(_divides(t, o) for o in kept if o is not t)}
    kept = [tier for tier in spoken if tier.name not in divisions]
    of_words = [tier for tier in kept if _has_single_words(tier)]
    found = [
        segment
        for tier in kept
        for segment in (_joined(tier) if tier in of_words else map(_Turn(tier.name), tier.labels))
    ]
    found.sort(key=lambda segment: (segment.start_s, segment.end_s))
    return found, sorted(divisions), bool(kept) and len(of_words) == len(kept)


class _Turn:
    """Makes a segment of a label."""

    def __init__(self, speaker: str) -> None:
        self._speaker = speaker

    def __call__(self, label: Label) -> SpeechSegment:
        words = plain_words(label.text, label.start_s, label.end_s)
        return SpeechSegment(label.start_s, label.end_s, words, self._speaker)


_MOST_COMPARED = 200
"""Tiers that are compared two by two; a talk has a few."""
_NEAR_S = 0.02
_MOST_OF = 0.8
"""Share of the time of divided annotations that their divisions cover."""


def _divides(tier: Tier, other: Tier) -> bool:
    """True if every label is inside one of the other's, which they fill, two and more in each.

    Somebody's “mhm” during the long turn of another fills little of it, and stays.
    """
    if len(tier.labels) < 2 or len(tier.labels) <= len(other.labels):
        return False
    inside: dict[int, float] = {}
    holders = sorted(other.labels, key=lambda label: label.start_s)
    at = 0
    for label in sorted(tier.labels, key=lambda label: label.start_s):
        while at < len(holders) and holders[at].end_s + _NEAR_S < label.end_s:
            at += 1
        if at == len(holders) or holders[at].start_s - _NEAR_S > label.start_s:
            return False
        inside[at] = inside.get(at, 0.0) + label.end_s - label.start_s
    whole = sum(holders[n].end_s - holders[n].start_s for n in inside)
    return len(tier.labels) >= 1.5 * len(inside) and sum(inside.values()) >= _MOST_OF * whole


_FEWEST_WORDS = 5
_LONG_WORD_S = 1.5
_PAUSE_S = 0.5
_MOST_JOINED = 200
"""Words of one turn that is put together."""


def _has_single_words(tier: Tier) -> bool:
    """True if its labels are words and not turns."""
    return (
        len(tier.labels) >= _FEWEST_WORDS
        and not any(" " in label.text for label in tier.labels)
        and fmean(label.end_s - label.start_s for label in tier.labels) < _LONG_WORD_S
    )


def _joined(tier: Tier) -> Iterator[SpeechSegment]:
    """Words as turns: a pause or the end of a sentence ends one."""
    words: list[Word] = []
    for label in sorted(tier.labels, key=lambda label: label.start_s):
        is_over = words and (
            label.start_s - words[-1].end_s >= _PAUSE_S
            or words[-1].text.endswith((".", "!", "?", "…"))
            or len(words) >= _MOST_JOINED
        )
        if is_over:
            yield SpeechSegment(words[0].start_s, words[-1].end_s, tuple(words), tier.name)
            words = []
        words.append(Word(f" {label.text}", label.start_s, label.end_s))
    if words:
        yield SpeechSegment(words[0].start_s, words[-1].end_s, tuple(words), tier.name)


# -- ELAN

_NUMBER = QT_TRANSLATE_NOOP("Speech", "a number of milliseconds")
_SLOT = QT_TRANSLATE_NOOP("Speech", "the name of a TIME_SLOT of this file")
_PARENT = QT_TRANSLATE_NOOP("Speech", "the ANNOTATION_ID of an annotation with times")
_DIVISIONS = frozenset({"Time_Subdivision", "Symbolic_Subdivision", "Included_In"})
_MILLISECONDS = re.compile(r"[0-9]{1,12}")


def elan_tiers(root: _Element, where: object) -> list[Tier]:
    """The tiers of an ELAN document; each is called as its participant, where that is clear.

    Raises:
        WrongPlace: something in it does not fit.
        FileRefused: it has too many annotations.
    """
    if root.tag != "ANNOTATION_DOCUMENT":
        raise WrongPlace(_line(root), f"<{root.tag}>", "<ANNOTATION_DOCUMENT>")
    slots = _slots(root)
    constraints = {
        kind.get("LINGUISTIC_TYPE_ID"): kind.get("CONSTRAINTS", "").replace(" ", "_")
        for kind in root.iter("LINGUISTIC_TYPE")
    }
    times: dict[str, tuple[float, float]] = {}
    waiting: dict[str, str] = {}
    lines: dict[str, int] = {}
    count = Count(where, "segments", MOST_SEGMENTS)
    for each in root.iter("ALIGNABLE_ANNOTATION", "REF_ANNOTATION"):
        count.add()
        id = each.get("ANNOTATION_ID", "")
        lines[id] = _line(each)
        if each.tag == "REF_ANNOTATION":
            waiting[id] = each.get("ANNOTATION_REF", "")
            continue
        ends = [each.get("TIME_SLOT_REF1", ""), each.get("TIME_SLOT_REF2", "")]
        for end in ends:
            if end not in slots:
                raise WrongPlace(lines[id], end, MarkedText(_SLOT, context="Speech"))
        times[id] = (slots[ends[0]], slots[ends[1]])
    for id in waiting:
        _take_from_parent(id, waiting, times, lines)
    names = _tier_names(root)
    tiers = []
    for number, element in enumerate(root.iter("TIER")):
        kind = constraints.get(element.get("LINGUISTIC_TYPE_REF"), "")
        tier = Tier(names[number], divides=bool(element.get("PARENT_REF")) and kind in _DIVISIONS)
        for each in element.iter("ALIGNABLE_ANNOTATION", "REF_ANNOTATION"):
            text = " ".join((each.findtext("ANNOTATION_VALUE") or "").split())
            if text:
                tier.labels.append(Label(*times[each.get("ANNOTATION_ID", "")], text))
        tiers.append(tier)
    return tiers


def _slots(root: _Element) -> dict[str, float]:
    """Time slots in seconds; those without a time share that between their neighbours."""
    ids: list[str] = []
    known: list[float | None] = []
    for slot in root.iter("TIME_SLOT"):
        value = slot.get("TIME_VALUE")
        if value is not None and not _MILLISECONDS.fullmatch(value):
            raise WrongPlace(_line(slot), value, MarkedText(_NUMBER, context="Speech"))
        ids.append(slot.get("TIME_SLOT_ID", ""))
        known.append(None if value is None else int(value) / 1000)
    before: list[tuple[int, float]] = []
    last = (-1, 0.0)
    for n, given in enumerate(known):
        last = (n, given) if given is not None else last
        before.append(last)
    after: tuple[int, float] | None = None
    found: dict[str, float] = {}
    for n in range(len(ids) - 1, -1, -1):
        at_s = known[n]
        if at_s is None:
            at, start_s = before[n]
            at_s = start_s
            if after is not None:
                at_s += (after[1] - start_s) * (n - at) / (after[0] - at)
        else:
            after = (n, at_s)
        found[ids[n]] = at_s
    return found


def _take_from_parent(
    id: str,
    parents: dict[str, str],
    times: dict[str, tuple[float, float]],
    lines: dict[str, int],
) -> None:
    """Give an annotation without times of its own those of the one that it is about."""
    chain: list[str] = []
    seen = id
    while seen not in times:
        if seen not in parents or len(chain) > len(parents):
            wrong = parents.get(chain[-1] if chain else id, seen)
            raise WrongPlace(lines[id], wrong, MarkedText(_PARENT, context="Speech"))
        chain.append(seen)
        seen = parents[seen]
    for each in chain:
        times[each] = times[seen]


def _tier_names(root: _Element) -> list[str]:
    """The name of each tier: its participant where no other has the same and it is no child's."""
    tiers = list(root.iter("TIER"))
    people = [t.get("PARTICIPANT", "").strip() if not t.get("PARENT_REF") else "" for t in tiers]
    number = Counter(people)
    return [
        person if person and number[person] == 1 else tier.get("TIER_ID", "")
        for tier, person in zip(tiers, people, strict=True)
    ]


def _line(element: _Element) -> int:
    line: Any = element.sourceline
    return int(line or 1)


# -- Praat

_TOKEN = re.compile(r'"(?:[^"]|"")*+"|<[a-z]+>|![^\n]*|[^\s"]+')
_FREE_NUMBER = re.compile(r"[-+]?(?:[0-9]{1,12}(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]{1,3})?")
_A_NUMBER = QT_TRANSLATE_NOOP("Speech", "a number")
_A_TEXT = QT_TRANSLATE_NOOP("Speech", "a text in quotation marks")
_END = QT_TRANSLATE_NOOP("Speech", "(end of the file)")
SAVED_AS_TEXT = QT_TRANSLATE_NOOP(
    "Speech", "a TextGrid that Praat saved as text file or as short text file"
)


def praat_tiers(text: str, where: object) -> list[Tier]:
    """The tiers of a TextGrid, in the long or the short text format.

    Raises:
        WrongPlace: something in it does not fit.
        FileRefused: it has too many intervals.
    """
    return _TextGrid(text, where).tiers()


class _TextGrid:
    """Praat's rule: only free-standing numbers, texts in quotation marks and flags count."""

    def __init__(self, text: str, where: object) -> None:
        self._text, self._where = text, where
        self._at, self._line, self._counted = 0, 1, 0

    def tiers(self) -> list[Tier]:
        """All tiers, points too."""
        kinds = self._string(), self._string()
        if kinds != ("ooTextFile", "TextGrid"):
            right = MarkedText(SAVED_AS_TEXT, context="Speech")
            raise WrongPlace(1, " ".join(kinds), right)
        self._number()
        self._number()
        if self._next()[0] != "<exists>":
            return []
        count = Count(self._where, "segments", MOST_SEGMENTS)
        return [self._tier(count) for _ in range(self._amount())]

    def _tier(self, count: Count) -> Tier:
        kind, tier = self._string(), Tier(self._string().strip())
        if kind not in ("IntervalTier", "TextTier"):
            raise WrongPlace(self._line, kind, "IntervalTier, TextTier")
        self._number()
        self._number()
        for _ in range(self._amount()):
            count.add()
            start = self._number()
            end = self._number() if kind == "IntervalTier" else start
            label = Label(max(0.0, start), max(0.0, end), " ".join(self._string().split()))
            if label.text:
                tier.labels.append(label)
        return tier

    def _amount(self) -> int:
        number = self._number()
        if not 0 <= number <= MOST_SEGMENTS:
            raise too_many(self._where, "segments", MOST_SEGMENTS)
        return int(number)

    def _number(self) -> float:
        token, _ = self._next()
        if not _FREE_NUMBER.fullmatch(token):
            raise WrongPlace(self._line, token, MarkedText(_A_NUMBER, context="Speech"))
        return float(token)

    def _string(self) -> str:
        token, is_text = self._next()
        if not is_text:
            raise WrongPlace(self._line, token, MarkedText(_A_TEXT, context="Speech"))
        return token[1:-1].replace('""', '"')

    def _next(self) -> tuple[str, bool]:
        """The next token that counts, and whether it is a text."""
        while found := _TOKEN.search(self._text, self._at):
            self._at = found.end()
            token = found.group()
            is_text = token.startswith('"')
            if is_text or token.startswith("<") or _FREE_NUMBER.fullmatch(token):
                self._line += self._text.count("\n", self._counted, found.start())
                self._counted = found.start()
                return token, is_text
        raise WrongPlace(self._text.count("\n") + 1, MarkedText(_END, context="Speech"), "TextGrid")
