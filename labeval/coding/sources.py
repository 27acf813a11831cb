"""Changes of sources: named, grouped, given to a participant, marked as reviewed, deleted.

Every function takes the rows as they are and returns the changes of one edit; it writes nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from itertools import chain, count

from labeval.coding.edits import Change, changed, removed
from labeval.coding.rows import ASKING, Attribute, Coding, Memo, Passage, Source
from labeval.text.marks import QT_TRANSLATE_NOOP

RENAME_SOURCE = QT_TRANSLATE_NOOP("Coding", "Rename a source")
MOVE_SOURCE = QT_TRANSLATE_NOOP("Coding", "Move to a folder")
GIVE_SOURCE = QT_TRANSLATE_NOOP("Coding", "Give to a participant")
REVIEW_SOURCE = QT_TRANSLATE_NOOP("Coding", "Mark as reviewed")
DELETE_SOURCE = QT_TRANSLATE_NOOP("Coding", "Delete a source")


def is_gathered(source: Source) -> bool:
    """True if its text is the record's: it comes again, and its participant is the session's."""
    return bool(source.session)


def neutral_name(kind: str, participant: str, taken: Collection[str]) -> str:
    """A name that no source has yet: “Interview P07”, “Interview P07 (2)”, or “Interview 1”.

    Files are often named after people, so what comes out of one is not called like it.

    Args:
        kind: what it is, in a word.
        participant: code of who it is of; empty where nobody is known.
        taken: names of the other sources.
    """
    first = f"{kind} {participant}" if participant else ""
    numbered = (f"{first} ({n})" if first else f"{kind} {n}" for n in count(2 if first else 1))
    return next(name for name in chain([first] if first else [], numbered) if name not in taken)


def marker_name(participant: str) -> str:
    """The coder's name under which words that a participant marked are segments."""
    return f"participant {participant}"


def rename(source: Source, name: str) -> list[Change]:
    """Give it another name; an empty one changes nothing."""
    name = " ".join(name.split())
    return changed(source, replace(source, name=name)) if name else []


def move(sources: Iterable[Source], folder: str) -> list[Change]:
    """Put sources into a folder; an empty name takes them out."""
    name = " ".join(folder.split())
    return [change for s in sources for change in changed(s, replace(s, folder=name))]


def give(sources: Iterable[Source], participant: str) -> list[Change]:
    """Give imported sources to a participant; an empty code takes them away."""
    code = participant.strip()
    return [
        change
        for source in sources
        if not is_gathered(source)
        for change in changed(source, replace(source, participant=code))
    ]


def give_speakers(source: Source, cases: Mapping[str, str]) -> list[Change]:
    """Make speakers participants of their own; those with an empty code are none."""
    kept = tuple((speaker, code.strip()) for speaker, code in cases.items() if code.strip())
    return changed(source, replace(source, cases=kept))


def proposed_codes(
    source: Source, speakers: Iterable[str], known: Collection[str]
) -> dict[str, str]:
    """A free code for each speaker who has none and does not ask: the source's, with a number."""
    base, taken = f"{source.participant or 'P'}-", set(known)
    free = (code for n in count(1) if (code := f"{base}{n}") not in taken)
    given = dict(source.cases)
    return {name: next(free) for name in speakers if name not in given and name not in ASKING}


def review(sources: Iterable[Source], *, reviewed: bool) -> list[Change]:
    """Mark sources as done, or as not done."""
    return [change for s in sources for change in changed(s, replace(s, reviewed=reviewed))]


def delete(
    source: Source,
    passages: Iterable[Passage],
    codings: Iterable[Coding],
    memos: Iterable[Memo],
    attributes: Iterable[Attribute],
) -> list[Change]:
    """Delete a source with all that belongs to it.

    Args:
        passages, codings: of this source, by all coders.
        memos: of which those about it and its segments go too, with what was decided there.
        attributes: of which those about it go too.
    """
    coded = list(codings)
    noted = {source.id, *(coding.id for coding in coded)}
    return [
        *map(removed, coded),
        *(removed(m) for m in memos if m.row in noted),
        *(removed(a) for a in attributes if (a.about, a.row) == ("source", source.id)),
        *map(removed, passages),
        removed(source),
    ]
