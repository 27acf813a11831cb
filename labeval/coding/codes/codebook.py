"""Changes of a codebook: codes added, described, moved, merged, split, retired.

Every function takes the rows as they are and returns the changes of one edit; it writes nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Any

from labeval.coding.code_map import PLACED
from labeval.coding.corpus.conditions import asking_for
from labeval.coding.edits import Change, added, changed, merged, removed
from labeval.coding.identity import new_id
from labeval.coding.rows import Code, Coding, Memo, Paraphrase, Theme
from labeval.text.marks import QT_TRANSLATE_NOOP

ADD = QT_TRANSLATE_NOOP("Coding", "Add a code")
DESCRIBE = QT_TRANSLATE_NOOP("Coding", "Change a code")
MOVE = QT_TRANSLATE_NOOP("Coding", "Move a code")
MERGE = QT_TRANSLATE_NOOP("Coding", "Merge codes")
SPLIT = QT_TRANSLATE_NOOP("Coding", "Split a code")
RETIRE = QT_TRANSLATE_NOOP("Coding", "Retire a code")
RESTORE = QT_TRANSLATE_NOOP("Coding", "Bring a code back")
REMOVE = QT_TRANSLATE_NOOP("Coding", "Remove a code")
TAKE_CODEBOOK = QT_TRANSLATE_NOOP("Coding", "Add a codebook")


class ImpossibleCodebook(ValueError):
    """The codebook would make no sense afterwards; the message gives the reason, for a log."""


def children_of(codes: Iterable[Code], parent: str) -> list[Code]:
    """The direct subcodes of one (``""`` for the top), by their place."""
    return sorted((c for c in codes if c.parent == parent), key=_place)


def below(codes: Sequence[Code], code: str) -> set[str]:
    """Ids of all codes below a code, at any depth, without itself."""
    found: set[str] = set()
    waiting = [code]
    while waiting:
        parent = waiting.pop()
        new = {c.id for c in codes if c.parent == parent} - found - {code}
        found |= new
        waiting += new
    return found


def add(codes: Sequence[Code], name: str, *, parent: str = "", **facts: Any) -> list[Change]:
    """A new code at the end of those under ``parent``.

    Args:
        facts: other fields of :class:`~labeval.coding.rows.Code`; an ``id`` where it is known.
    """
    place = _end(children_of(codes, parent))
    facts.setdefault("id", new_id())
    return [added(Code(name=_named(name), parent=parent, place=place, **facts))]


def describe(code: Code, **facts: Any) -> list[Change]:
    """Change the fields of a code: name, definition, rules, example, colour, shortcut, …

    Raises:
        ImpossibleCodebook: the name would be empty.
    """
    if "name" in facts:
        facts["name"] = _named(facts["name"])
    return changed(code, replace(code, **facts))


def take_shortcut(codes: Sequence[Code], code: Code, shortcut: str) -> list[Change]:
    """Give a code a shortcut; another code that has it loses it."""
    holders = [c for c in codes if shortcut and c.shortcut == shortcut and c.id != code.id]
    freed = [change for c in holders for change in changed(c, replace(c, shortcut=""))]
    return [*freed, *changed(code, replace(code, shortcut=shortcut))]


def move(
    codes: Sequence[Code], code: Code, *, parent: str = "", before: str | None = None
) -> list[Change]:
    """Put a code under another, or to the top, with all its subcodes.

    Args:
        before: id of the sibling that it comes before; at the end where left out.

    Raises:
        ImpossibleCodebook: it would be below itself.
    """
    if parent == code.id or parent in below(codes, code.id):
        raise ImpossibleCodebook("a code cannot be its own subcode")
    siblings = [c for c in children_of(codes, parent) if c.id != code.id]
    at = next((n for n, c in enumerate(siblings) if c.id == before), len(siblings))
    low = siblings[at - 1].place if at else None
    high = siblings[at].place if at < len(siblings) else None
    place = _between(low, high)
    if place is not None:
        return changed(code, replace(code, parent=parent, place=place))
    row = [*siblings[:at], replace(code, parent=parent), *siblings[at:]]
    known = {c.id: c for c in (*siblings, code)}
    return [
        change
        for n, c in enumerate(row, start=1)
        for change in changed(known[c.id], replace(c, place=float(n)))
    ]


def merge(
    codes: Sequence[Code],
    code: Code,
    *,
    into: Code,
    codings: Iterable[Coding] = (),
    memos: Iterable[Memo] = (),
    paraphrases: Iterable[Paraphrase] = (),
    themes: Iterable[Theme] = (),
) -> list[Change]:
    """Make one code of two: segments, memos, summaries and codes below go to ``into``.

    Where a coder had coded the very same segment with both, one stays, with both memos and the
    greater weight. Where a coder had a memo about both, one has both texts. Saved queries that
    ask for the code ask for ``into``.

    Args:
        codings: at least those of both codes.
        memos, paraphrases, themes: all of the workbook.

    Raises:
        ImpossibleCodebook: ``into`` is the code itself or is below it.
    """
    if into.id == code.id or into.id in below(codes, code.id):
        raise ImpossibleCodebook("a code cannot be merged into itself or into one below it")
    notes = list(memos)
    changes = _merged_codings(list(codings), code.id, into.id)
    changes += _merged_memos(notes, code.id, into.id)
    changes += [removed(m) for m in notes if m.about == PLACED and m.row == code.id]
    changes += asking_for(notes, code.id, into.id)
    changes += _merged_paraphrases(list(paraphrases), code.id, into.id)
    for theme in themes:
        kept = tuple(dict.fromkeys(into.id if id == code.id else id for id in theme.codes))
        changes += changed(theme, replace(theme, codes=kept))
    place = _end(children_of(codes, into.id))
    for n, child in enumerate(children_of(codes, code.id)):
        changes += changed(child, replace(child, parent=into.id, place=place + n))
    return [*changes, removed(code)]


def split(
    codes: Sequence[Code], code: Code, name: str, codings: Iterable[Coding], **facts: Any
) -> list[Change]:
    """A new code next to one, which takes some of its segments.

    Args:
        codings: the segments that go to the new code.

    Raises:
        ImpossibleCodebook: the name is empty.
    """
    siblings = children_of(codes, code.parent)
    at = next(n for n, c in enumerate(siblings) if c.id == code.id)
    following = siblings[at + 1].id if at + 1 < len(siblings) else None
    made = add(codes, name, parent=code.parent, codable=True, **facts)
    new = made[0].row
    assert isinstance(new, Code)
    if following is not None:
        made = merged([*made, *move([*codes, new], new, parent=code.parent, before=following)])
    moved = [
        change
        for coding in codings
        if coding.code == code.id
        for change in changed(coding, replace(coding, code=new.id))
    ]
    return [*made, *moved]


def retire(codes: Sequence[Code], code: Code, *, retired: bool = True) -> list[Change]:
    """Take a code out of use with all below it, or bring it back; its segments stay."""
    ids = {code.id, *below(codes, code.id)}
    return [
        change for c in codes if c.id in ids for change in changed(c, replace(c, retired=retired))
    ]


def remove(
    codes: Sequence[Code],
    code: Code,
    *,
    codings: Iterable[Coding] = (),
    memos: Iterable[Memo] = (),
    paraphrases: Iterable[Paraphrase] = (),
    themes: Iterable[Theme] = (),
) -> list[Change]:
    """Remove a code with all below it, and everything that was coded with them.

    Args:
        codings, memos, paraphrases, themes: all of the workbook.
    """
    ids = {code.id, *below(codes, code.id)}
    uncoded = [c for c in codings if c.code in ids]
    noted = {*ids, *(c.id for c in uncoded)}
    changes = [*map(removed, uncoded), *(removed(m) for m in memos if m.row in noted)]
    changes += [removed(p) for p in paraphrases if p.code in ids]
    for theme in themes:
        kept = tuple(id for id in theme.codes if id not in ids)
        changes += changed(theme, replace(theme, codes=kept))
    return [*changes, *(removed(c) for c in codes if c.id in ids)]


def take(codes: Sequence[Code], more: Iterable[Code], *, parent: str = "") -> list[Change]:
    """Add the codes of another codebook, with their order and their parents.

    A code whose id exists already stays as it is. A shortcut that another code has is dropped.
    """
    known = {c.id for c in codes}
    used = {c.shortcut for c in codes}
    start = _end(children_of(codes, parent))
    changes = []
    for n, code in enumerate(c for c in more if c.id not in known):
        shortcut = "" if code.shortcut in used else code.shortcut
        used.add(shortcut)
        under, place = (code.parent, code.place) if code.parent else (parent, start + n)
        changes.append(added(replace(code, parent=under, place=place, shortcut=shortcut)))
    return changes


_FILLED = ("definition", "include", "exclude", "example", "colour")


def fill(codes: Sequence[Code], more: Iterable[Code]) -> list[Change]:
    """Give codes what another codebook has about them and they have not yet."""
    known = {code.id: code for code in codes}
    return [
        change
        for code in more
        if (here := known.get(code.id)) is not None
        for change in changed(
            here, replace(here, **{f: getattr(here, f) or getattr(code, f) for f in _FILLED})
        )
    ]


def _merged_codings(codings: Sequence[Coding], code: str, into: str) -> list[Change]:
    kept: dict[tuple[object, ...], Coding] = {}
    changes: list[Change] = []
    own = [coding for coding in codings if coding.code == into]
    for coding in (*own, *(c for c in codings if c.code == code)):
        twin = kept.setdefault(_span(coding), replace(coding, code=into))
        if twin.id == coding.id:
            changes += changed(coding, twin)
            continue
        weights = [c.weight for c in (twin, coding) if c.weight is not None]
        both = replace(
            twin,
            memo=joined(twin.memo, coding.memo),
            weight=max(weights, default=None),
            quotable=twin.quotable or coding.quotable,
        )
        kept[_span(coding)] = both
        changes += [*changed(twin, both), removed(coding)]
    return merged(changes)


def _merged_memos(memos: Sequence[Memo], code: str, into: str) -> list[Change]:
    about = [memo for memo in memos if memo.about == "code"]
    there = {memo.coder: memo for memo in about if memo.row == into}
    changes: list[Change] = []
    for memo in about:
        if memo.row != code:
            continue
        twin = there.get(memo.coder)
        if twin is None:
            there[memo.coder] = replace(memo, row=into)
            changes += changed(memo, there[memo.coder])
        else:
            when = max(twin.changed, memo.changed)
            both = replace(twin, text=joined(twin.text, memo.text), changed=when)
            there[memo.coder] = both
            changes += [*changed(twin, both), removed(memo)]
    return merged(changes)


def _merged_paraphrases(all: Sequence[Paraphrase], code: str, into: str) -> list[Change]:
    there = {(p.case, p.coder): p for p in all if p.code == into}
    changes: list[Change] = []
    for one in all:
        if one.code != code:
            continue
        twin = there.get((one.case, one.coder))
        if twin is None:
            changes += changed(one, replace(one, code=into))
        else:
            both = replace(twin, text=joined(twin.text, one.text))
            there[one.case, one.coder] = both
            changes += [*changed(twin, both), removed(one)]
    return merged(changes)


def joined(first: str, second: str) -> str:
    """Two notes as one; a line that both have is there once."""
    lines = (*first.split("\n"), *second.split("\n")) if first and second else (first or second,)
    return "\n".join(dict.fromkeys(lines))


def _span(coding: Coding) -> tuple[object, ...]:
    return coding.source, coding.coder, coding.start, coding.end


def _named(name: str) -> str:
    shown = " ".join(name.split())
    if not shown:
        raise ImpossibleCodebook("a code needs a name")
    return shown


def _place(code: Code) -> tuple[float, str, str]:
    return code.place, code.name, code.id


def _end(siblings: Collection[Code]) -> float:
    return max((c.place for c in siblings), default=0.0) + 1.0


def _between(low: float | None, high: float | None) -> float | None:
    """A place between two; None where there is not a number left between them."""
    if high is None:
        return 1.0 if low is None else low + 1.0
    place = high - 1.0 if low is None else (low + high) / 2
    fits = place < high and (low is None or low < place)
    return place if fits else None
