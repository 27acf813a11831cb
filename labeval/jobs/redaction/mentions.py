"""Redacted words, and what mentions them: files, codes, memos."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import takewhile
from pathlib import Path

from labeval.coding.edits import Change
from labeval.coding.rows import Passage
from labeval.coding.texts.redaction_signs import PENDING, PSEUDONYM
from labeval.jobs.redaction.plan import Intention
from labeval.store.erasing.erased_files import files_in, is_of_record
from labeval.store.erasing.redaction import transcribed
from labeval.store.record.record import Record
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.text.word_search import WordSearch

EDGES = ".,;:!?…\"'“”„‘’()[]"
_LONG = 4
"""Letters from which on a word inside of a longer one is taken for the same."""
COMMON_WORDS = frozenset(
    (
        *("the", "and", "but", "for", "not", "you", "she", "her", "his", "him", "they", "them"),
        *("their", "this", "that", "these", "those", "there", "then", "than", "with", "was"),
        *("were", "are", "has", "had", "have", "did", "does", "who", "what", "when", "where"),
        *("why", "how", "our", "its", "one", "two", "yes", "all", "can"),
        *("der", "die", "das", "den", "dem", "des", "und", "oder", "aber", "nicht", "ich", "wir"),
        *("sie", "ihr", "ihre", "ihm", "ihn", "mein", "meine", "dein", "sein", "seine", "ein"),
        *("eine", "einen", "einem", "einer", "ist", "war", "hat", "habe", "wie", "wer", "wenn"),
        *("dann", "also", "auch", "noch", "mit", "von", "bei", "nach", "aus", "auf", "für"),
        *("über", "dass", "doch", "schon", "mal"),
    )
)
"""Words that begin a sentence more often than they are a name."""
_MARK = re.compile(f"{PENDING[0]}+(?:{PSEUDONYM})?")
_SHOWN = 60
"""Letters of a memo by which it is found again."""


def redacted_phrases(folder: StudyFolder, workbook: Workbook, intention: Intention) -> list[str]:
    """The words to be destroyed: as the record has them, and as they were corrected."""
    found = list(_taken_out(workbook, intention.sources))
    if intention.places and folder.database.exists():
        with Record(folder.database, read_only=True) as record:
            found += transcribed(record.connection, intention.spoken)
    return list(dict.fromkeys(found))


def _taken_out(workbook: Workbook, sources: Iterable[str]) -> Iterator[str]:
    """Words that marks have replaced, from the history of edits."""
    redacted = frozenset(sources)
    if not redacted:
        return
    for edit in workbook.history(limit=-1):
        for change in edit.changes:
            if isinstance(change.row, Passage) and change.row.source in redacted:
                yield from (words for words, _ in marked_over(change))


def marked_over(change: Change) -> Iterator[tuple[str, str]]:
    """The words that a change has put marks over, each with its mark."""
    before, after = change.before, change.after
    if not isinstance(before, Passage) or not isinstance(after, Passage):
        return
    if after.text.count(PENDING) > before.text.count(PENDING):
        taken, marks = _between(before.text, _MARK.split(after.text)), _MARK.findall(after.text)
        if taken is None:  # the text was changed elsewhere too: all of what differs
            start = _same(before.text, after.text)
            kept = _same(before.text[start:][::-1], after.text[start:][::-1])
            taken, marks = [before.text[start : len(before.text) - kept]], [PENDING]
        for part, mark in zip(taken, marks, strict=True):
            if (words := part.strip()) and not _MARK.match(words):
                yield words, mark


def _between(text: str, kept: Sequence[str]) -> list[str] | None:
    """The words of a text between the parts that were kept; None where these are not in it."""
    first, *others = kept
    if not text.startswith(first):
        return None
    found, at = [], len(first)
    for number, part in enumerate(others, start=1):
        is_last = number == len(others)
        next_at = len(text) - len(part) if is_last else text.find(part, at + 1)
        if next_at <= at or not text.startswith(part, next_at):
            return None
        found.append(text[at:next_at])
        at = next_at + len(part)
    return found


def _same(one: str, other: str) -> int:
    """Number of letters with which both begin alike."""
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def named_by_recordings(folder: StudyFolder, intention: Intention) -> list[Path]:
    """Files outside the record's own that are named by a recording that was redacted."""
    names = {place.recording for place in intention.places}
    return [
        file
        for file in files_in(folder.path)
        if folder.audio not in file.parents
        and not is_of_record(file, folder)
        and any(name in file.name for name in names)
    ]


def needles(phrases: Sequence[str]) -> list[str]:
    """Search terms: each phrase as a whole, and the names in it."""
    words = {word.strip(EDGES) for phrase in phrases for word in phrase.split()}
    names = (w for w in words if len(w) > 2 and w[0].isupper() and w.lower() not in COMMON_WORDS)
    return [*(phrase.strip(EDGES) for phrase in phrases), *sorted(names)]


def naming(phrases: Sequence[str]) -> Callable[[str], bool]:
    """Return a test for texts that hold a phrase, or a name in it, in any case."""
    search = WordSearch.of(needles(phrases))
    long = WordSearch.of(word for word in search.words if len(word) >= _LONG)
    return lambda text: search.in_text(text).whole > 0 or long.in_text(text).total > 0


def mentions(workbook: Workbook, phrases: Sequence[str]) -> list[str]:
    """Names, memos and attributes by coders that hold a phrase, or a name in it; each once."""
    named = naming(phrases)
    themes = [theme for board in workbook.boards() for theme in workbook.themes(board.id)]
    written = [
        *(
            (c.name, (c.name, c.definition, c.include, c.exclude, c.example))
            for c in workbook.codes()
        ),
        *((memo.text, (memo.text,)) for memo in workbook.memos()),
        *((f"{a.name}: {a.value}", (a.name, a.value)) for a in workbook.attributes()),
        *((coding.memo, (coding.memo,)) for coding in workbook.codings()),
        *((paraphrase.text, (paraphrase.text,)) for paraphrase in workbook.paraphrases()),
        *((theme.name, (theme.name, theme.description)) for theme in themes),
        *((board.name, (board.name, board.about)) for board in workbook.boards()),
        *((source.name, (source.name, source.folder)) for source in workbook.sources()),
        *((link.label, (link.label,)) for b in workbook.boards() for link in workbook.links(b.id)),
    ]
    found = dict.fromkeys(shown for shown, texts in written if any(map(named, texts)))
    return [shown if len(shown) <= _SHOWN else f"{shown[:_SHOWN]}…" for shown in found]
