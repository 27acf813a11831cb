"""Changes of a source's text: corrected, split, joined, spoken by somebody else, redacted.

Every function takes a source as it is and returns the changes of one edit: passages with their
words, and every coding that they move, so that a coding always covers the text that it quotes.

What happens to a coding where text is replaced:

* Text before it or after it moves it or leaves it; text typed inside of it grows it.
* Text typed right at one of its ends stays outside, unless it goes on with the coded word there.
* A coding that covers any of the text that was replaced covers all that was typed in its place.
* A coding of which no text is left is removed, in the same edit, so that undoing brings it back.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher

from labeval.coding.edits import Change, added, changed, merged, removed
from labeval.coding.identity import new_id
from labeval.coding.rows import Anchor, Passage, Source, Word
from labeval.coding.texts.moved_ends import TextEdit
from labeval.coding.texts.redaction_signs import PENDING
from labeval.coding.texts.source_text import SourceText
from labeval.coding.texts.word_times import shifted, words_after, words_split
from labeval.text.joining import space_between
from labeval.text.marks import QT_TRANSLATE_NOOP

CORRECT = QT_TRANSLATE_NOOP("Coding", "Correct the text")
REPLACE_ALL = QT_TRANSLATE_NOOP("Coding", "Replace in the text")
SPLIT_PASSAGE = QT_TRANSLATE_NOOP("Coding", "Split a passage")
JOIN_PASSAGES = QT_TRANSLATE_NOOP("Coding", "Join passages")
CONFIRM_WORDS = QT_TRANSLATE_NOOP("Coding", "Confirm the words")
ASSIGN_SPEAKER = QT_TRANSLATE_NOOP("Coding", "Assign a speaker")
LEARN_SPEAKERS = QT_TRANSLATE_NOOP("Coding", "Assign speakers by voice")
REDACT = QT_TRANSLATE_NOOP("Coding", "Redact")

_PUNCTUATION = " .,;:!?…\"'“”„‚‘’«»‹›()–—"
"""Signs next to words; those of marks and their pseudonyms are none of them."""
_LINE_END = re.compile(r"\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")
_PIECE = re.compile(r"\s+|\w+|[^\w\s]")


@dataclass(frozen=True, slots=True)
class Redaction:
    """Changes of a redaction, and the sound that goes with it."""

    changes: Sequence[Change]
    spans_ms: Sequence[tuple[int, int]]
    """Spans of the recording, in order, not overlapping; none for written text."""


def replace_text(text: SourceText, passage: str, start: int, end: int, typed: str) -> list[Change]:
    """Put ``typed`` in place of the text between two offsets of a passage.

    A line end in it becomes a space: a passage is one line. Only :func:`retype` leaves out what
    stays the same at both ends of a replacement.

    Raises:
        KeyError: the source has no such passage.
        ValueError: the offsets are not in its text.
    """
    old = text.passage(passage)
    typed = one_line(typed)
    if not 0 <= start <= end <= len(old.text):
        raise ValueError("these offsets are not in the passage")
    if old.text[start:end] == typed:
        return []
    new = replace(old, text=old.text[:start] + typed + old.text[end:])
    new = replace(new, words=words_after(old, new.text, start, end, len(typed)))
    return _with_codings(text, old, new, TextEdit(old.text, start, end, typed))


def retype(text: SourceText, passage: str, whole: str) -> list[Change]:
    """Make the text of a passage ``whole``, touching only the words that differ; what a person has
    written is not doubtful any more."""
    old, whole = text.passage(passage), one_line(whole)
    before, after = _PIECE.findall(old.text), _PIECE.findall(whole)
    opcodes = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    at_before, at_after = _offsets(before), _offsets(after)
    changes: list[Change] = []
    for kind, a, b, c, d in reversed(opcodes):
        if kind != "equal":
            typed = whole[at_after[c] : at_after[d]]
            step = replace_text(text, passage, at_before[a], at_before[b], typed)
            changes += step
            text = text.after(step)
    return merged([*changes, *confirm_words(text, [passage])]) if changes else []


def confirm_words(text: SourceText, passages: Iterable[str]) -> list[Change]:
    """Take the doubt from passages whose words are right."""
    rows = (text.passage(id) for id in passages)
    return [change for p in rows for change in changed(p, replace(p, doubt=""))]


def replace_all(
    text: SourceText, places: Iterable[tuple[str, int, int]], typed: str
) -> list[Change]:
    """Put ``typed`` at many places: passage and two offsets each, which do not overlap."""
    changes: list[Change] = []
    for passage, start, end in sorted(places, key=lambda place: (place[0], -place[1])):
        step = replace_text(text, passage, start, end, typed)
        changes += step
        text = text.after(step)
    return merged(changes)


def split_passage(text: SourceText, passage: str, offset: int) -> list[Change]:
    """Make two passages of one, at an offset of its text; spaces at the cut are dropped.

    Nothing changes where one of the two would be empty.
    """
    old = text.passage(passage)
    head, tail = old.text[:offset].rstrip(), old.text[offset:].lstrip()
    if not head or not tail:
        return []
    cut = len(old.text) - len(tail)
    words, later = words_split(old.words, len(head), cut)
    end_ms, start_ms = _times_at_cut(old, words, later, offset)
    place, moved = _place_after(text, old)
    where = old.where
    if where.session_ms is not None and start_ms is not None and old.start_ms is not None:
        where = replace(where, session_ms=where.session_ms + start_ms - old.start_ms)
    first = replace(old, text=head, words=words, end_ms=end_ms)
    second = replace(
        old,
        id=new_id(),
        place=place,
        text=tail,
        words=shifted(later, -cut),
        start_ms=start_ms,
        where=where,
    )

    def start_of(anchor: Anchor) -> Anchor:
        if anchor.passage != old.id or anchor.offset < len(head):
            return anchor
        return Anchor(second.id, max(0, anchor.offset - cut))

    def end_of(anchor: Anchor) -> Anchor:
        if anchor.passage != old.id or anchor.offset <= cut:
            return _capped(anchor, old.id, len(head))
        return Anchor(second.id, anchor.offset - cut)

    rows = [Change(old, first), added(second), *moved]
    return [*rows, *_moved_codings(text, rows, old.id, start_of, end_of)]


def join_passages(text: SourceText, passage: str) -> list[Change]:
    """Make one passage of this one and the next: speaker and place are those of the first.

    Nothing changes for the last one.
    """
    number = text.number(passage)
    if number + 1 == len(text.passages):
        return []
    first, second = text.passages[number : number + 2]
    space = space_between(first.text, second.text)
    shift = len(first.text) + len(space)
    whole = replace(
        first,
        text=first.text + space + second.text,
        doubt=first.doubt or second.doubt,
        words=[*first.words, *shifted(second.words, shift)],
        end_ms=first.end_ms if second.end_ms is None else second.end_ms,
        start_ms=second.start_ms if first.start_ms is None else first.start_ms,
    )

    def moved(anchor: Anchor) -> Anchor:
        if anchor.passage != second.id:
            return anchor
        return Anchor(first.id, anchor.offset + shift)

    rows = [Change(first, whole), removed(second)]
    return [*rows, *_moved_codings(text, rows, first.id, moved, moved, also=second.id)]


def assign_speaker(
    text: SourceText,
    passages: Iterable[str],
    speaker: str,
    source: Source | None = None,
    *,
    certain: Collection[str] | None = None,
) -> list[Change]:
    """Set the speaker of these passages.

    Args:
        source: their source; the one participant of speakers who have no passage any more goes to a
            speaker who is new in it.
        certain: those of these passages in which it is certain who speaks; the others have another
            name for the same voice. All of them by default.
    """
    name, rows = speaker.strip(), [text.passage(id) for id in passages]
    changes = [
        change
        for p in rows
        for sure in [None if certain is None or p.id in certain else p.speaker_probability]
        for change in changed(p, replace(p, speaker=name, speaker_probability=sure))
    ]
    if source is None or not source.cases:
        return changes
    before, after = ({p.speaker for p in t.passages} for t in (text, text.after(changes)))
    gone = {p.speaker for p in rows} - after
    kept = {voice: code for voice, code in source.cases if voice not in gone}
    given = [code for voice, code in source.cases if voice in gone]
    if len(set(given)) == 1 and name and name not in before:
        kept.setdefault(name, given[0])
    return [*changes, *changed(source, replace(source, cases=tuple(kept.items())))]


def take_speakers(text: SourceText, found: Mapping[str, tuple[str, float]]) -> list[Change]:
    """Take speakers that were distinguished by voice, where nobody has set one.

    Args:
        found: passage to speaker and how probable that is.
    """
    return [
        change
        for p in text.passages
        if p.id in found and p.speaker_probability is not None
        for speaker, sure in [found[p.id]]
        for change in changed(p, replace(p, speaker=speaker, speaker_probability=sure))
    ]


def redact(text: SourceText, start: Anchor, end: Anchor, *, mark: str = PENDING) -> Redaction:
    """Put a mark in place of the text between two anchors, widened to whole words; punctuation
    around them stays.

    The mark is a word that lasts as long as what it stands for, so that the sound can be made
    silent there. Where a spoken passage has no word times, all of its sound goes.
    """
    changes: list[Change] = []
    spans: list[tuple[int, int]] = []
    if text.position(start) > text.position(end):
        start, end = end, start
    for passage in text.between(start, end):
        low = start.offset if passage.id == start.passage else 0
        high = end.offset if passage.id == end.passage else len(passage.text)
        low, high = _without_punctuation(passage.text, *_whole_words(passage, low, high))
        if not passage.text[low:high].strip() or passage.text[low:high] == mark:
            continue
        spans += _sound_of(passage, low, high)
        step = replace_text(text, passage.id, low, high, mark)
        changes += step
        text = text.after(step)
    return Redaction(merged(changes), _united(spans))


def one_line(text: str) -> str:
    """A text with a space for every line end, and without marks of byte order."""
    return _LINE_END.sub(" ", text).replace("\ufeff", "")


def _with_codings(text: SourceText, old: Passage, new: Passage, edit: TextEdit) -> list[Change]:
    def start_of(anchor: Anchor) -> Anchor:
        offset = anchor.offset
        return Anchor(old.id, edit.start_of(offset)) if anchor.passage == old.id else anchor

    def end_of(anchor: Anchor) -> Anchor:
        offset = anchor.offset
        return Anchor(old.id, edit.end_of(offset)) if anchor.passage == old.id else anchor

    rows = changed(old, new)
    return [*rows, *_moved_codings(text, rows, old.id, start_of, end_of)]


def _moved_codings(
    text: SourceText,
    rows: Sequence[Change],
    passage: str,
    start_of: Callable[[Anchor], Anchor],
    end_of: Callable[[Anchor], Anchor],
    also: str = "",
) -> list[Change]:
    """The codings that an edit moves, with what they quote afterwards."""
    covering = {coding.id: coding for coding in text.covering(passage)}
    if also:
        covering |= {coding.id: coding for coding in text.covering(also)}
    if not covering:
        return []
    after = text.after(rows)
    changes: list[Change] = []
    for coding in covering.values():
        start, end = after.tidy(start_of(coding.start), end_of(coding.end))
        quote = after.quote(start, end)
        if not quote.strip():
            changes.append(removed(coding))
        else:
            changes += changed(coding, replace(coding, start=start, end=end, quote=quote))
    return changes


def _times_at_cut(
    old: Passage, before: Sequence[Word], after: Sequence[Word], offset: int
) -> tuple[int | None, int | None]:
    """When the first part of a cut passage ends and when the second starts."""
    if old.start_ms is None or old.end_ms is None:
        return old.end_ms, old.start_ms
    share = old.start_ms + (old.end_ms - old.start_ms) * offset // max(1, len(old.text))
    end_ms = before[-1].end_ms if before else share
    start_ms = after[0].start_ms if after else max(share, end_ms)
    return end_ms, start_ms


def _place_after(text: SourceText, old: Passage) -> tuple[float, list[Change]]:
    """A place right after a passage; where no number is left, those behind it move on."""
    following = text.passages[text.number(old.id) + 1 :]
    if not following:
        return old.place + 1.0, []
    place = (old.place + following[0].place) / 2
    if old.place < place < following[0].place:
        return place, []
    moved = [Change(p, replace(p, place=old.place + 2.0 + n)) for n, p in enumerate(following)]
    return old.place + 1.0, moved


def _whole_words(passage: Passage, start: int, end: int) -> tuple[int, int]:
    text = passage.text
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    while 0 < start < end and not text[start - 1].isspace():
        start -= 1
    while start < end < len(text) and not text[end].isspace():
        end += 1
    return start, end


def _without_punctuation(text: str, start: int, end: int) -> tuple[int, int]:
    """The stretch without the signs at its ends; as it is where it has nothing else."""
    inner = text[start:end].strip(_PUNCTUATION)
    if not inner:
        return start, end
    start = text.index(inner, start)
    return start, start + len(inner)


def _sound_of(passage: Passage, start: int, end: int) -> list[tuple[int, int]]:
    spoken = [word for word in passage.words if word.start < end and word.end > start]
    if spoken:
        return [(min(w.start_ms for w in spoken), max(w.end_ms for w in spoken))]
    if passage.start_ms is None or passage.end_ms is None:
        return []
    return [(passage.start_ms, passage.end_ms)]


def _united(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    united: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if united and start <= united[-1][1]:
            united[-1] = (united[-1][0], max(end, united[-1][1]))
        else:
            united.append((start, end))
    return united


def _capped(anchor: Anchor, passage: str, most: int) -> Anchor:
    if anchor.passage != passage:
        return anchor
    return Anchor(passage, min(anchor.offset, most))


def _offsets(pieces: Sequence[str]) -> list[int]:
    at = [0]
    for piece in pieces:
        at.append(at[-1] + len(piece))
    return at
