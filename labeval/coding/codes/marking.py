"""Changes of coded segments: coded, adjusted, weighed, annotated, removed.

Every function takes the rows as they are and returns the changes of one edit; it writes nothing.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import replace

from labeval.coding.codes import codebook
from labeval.coding.edits import Change, added, changed, removed
from labeval.coding.identity import new_id
from labeval.coding.moments import utc_now
from labeval.coding.rows import Anchor, Code, Coding, Memo, Paraphrase, Source
from labeval.coding.texts.source_text import SourceText
from labeval.text.marks import QT_TRANSLATE_NOOP

CODE = QT_TRANSLATE_NOOP("Coding", "Code a segment")
CODE_IN_VIVO = QT_TRANSLATE_NOOP("Coding", "Code in vivo")
AUTO_CODE = QT_TRANSLATE_NOOP("Coding", "Code automatically")
ADJUST = QT_TRANSLATE_NOOP("Coding", "Adjust a segment")
RECODE = QT_TRANSLATE_NOOP("Coding", "Change the code of a segment")
UNCODE = QT_TRANSLATE_NOOP("Coding", "Uncode a segment")
WEIGH = QT_TRANSLATE_NOOP("Coding", "Weigh a segment")
ANNOTATE = QT_TRANSLATE_NOOP("Coding", "Write a memo")
MARK_QUOTABLE = QT_TRANSLATE_NOOP("Coding", "Mark as quotable")
PARAPHRASE = QT_TRANSLATE_NOOP("Coding", "Summarise a cell")

_NAME_LENGTH = 60
"""Most characters of an in-vivo code's name, which is the text of its segment."""
_NAME_EDGES = " ,;:.…–—-"
"""Left out at the ends of such a name: they belong to the sentence around the words."""


def code_span(
    text: SourceText,
    start: Anchor,
    end: Anchor,
    *,
    code: str,
    coder: str,
    batch: str = "",
) -> list[Change]:
    """Code from one anchor to another, whichever comes first in the text.

    The ends move outwards to whole characters as people see them, so that no accent or emoji is
    cut, and inwards over spaces. The same coder never codes the same segment twice with one code.

    Args:
        code, coder: their ids.

    Returns:
        The new coding, or nothing where there is no text or the coding exists.
    """
    ends = segment_ends(text, start, end)
    if ends is None or _same(text, *ends, code, coder):
        return []
    source = text.passage(start.passage).source
    quote = text.quote(*ends)
    made = Coding(
        *(new_id(), source, code, coder, *ends, quote, utc_now()),
        batch=batch,
    )
    return [added(made)]


def code_in_vivo(
    text: SourceText,
    start: Anchor,
    end: Anchor,
    *,
    codes: Sequence[Code],
    coder: str,
    parent: str = "",
) -> list[Change]:
    """Code a segment with a code named by its own words.

    An existing code of this name is used; else one is added under ``parent``.
    """
    ends = segment_ends(text, start, end)
    if ends is None:
        return []
    name = shortened_name(text.quote(*ends))
    known = code_called(codes, name)
    made = [] if known is not None else codebook.add(codes, name, parent=parent)
    code = known.id if known is not None else made[0].row.id
    return [*made, *code_span(text, *ends, code=code, coder=coder)]


def adjust(text: SourceText, coding: Coding, start: Anchor, end: Anchor) -> list[Change]:
    """Move the ends of a segment, as :func:`code_span` would set them; nothing for an empty one."""
    ends = segment_ends(text, start, end)
    if ends is None:
        return []
    moved = replace(coding, start=ends[0], end=ends[1], quote=text.quote(*ends))
    return changed(coding, moved)


def recode(text: SourceText, codings: Iterable[Coding], code: str) -> list[Change]:
    """Give segments another code; where a coder has the same segment with it, one stays."""
    changes: list[Change] = []
    for coding in codings:
        if coding.code == code:
            continue
        twin = _same(text, coding.start, coding.end, code, coding.coder)
        changes.append(removed(coding) if twin else Change(coding, replace(coding, code=code)))
    return changes


def uncode(codings: Iterable[Coding], memos: Iterable[Memo] = ()) -> list[Change]:
    """Remove segments from their codes."""
    gone = list(codings)
    ids = {coding.id for coding in gone}
    about = [removed(m) for m in memos if m.about == "coding" and m.row in ids]
    return [*about, *map(removed, gone)]


def weigh(coding: Coding, weight: float | None) -> list[Change]:
    """Give a segment a weight, or none."""
    return changed(coding, replace(coding, weight=weight))


def annotate(coding: Coding, memo: str) -> list[Change]:
    """Write what is remarkable about a segment; an empty text removes it."""
    return changed(coding, replace(coding, memo=memo.strip()))


def mark_quotable(coding: Coding, source: Source, *, quotable: bool = True) -> list[Change]:
    """Mark a segment as one to quote; never one of a participant who did not agree to that."""
    return changed(coding, replace(coding, quotable=quotable and source.quotable))


def write_memo(
    memos: Iterable[Memo], text: str, *, about: str, row: str = "", coder: str
) -> list[Change]:
    """A coder's memo about a code, source, theme or the project; an empty text removes it.

    Args:
        memos: at least those about this row.
    """
    known = next((m for m in memos if (m.about, m.row, m.coder) == (about, row, coder)), None)
    text = text.strip()
    if known is None:
        return [added(Memo(new_id(), about, row, coder, text, utc_now()))] if text else []
    return memo_changed(known, text)


def memo_changed(memo: Memo, text: str) -> list[Change]:
    """The change of a memo's text, or of an entry of the journal; an empty one takes it away."""
    if not text.strip():
        return [removed(memo)]
    if text.strip() == memo.text:
        return []
    return changed(memo, replace(memo, text=text.strip(), changed=utc_now()))


def paraphrase(
    paraphrases: Iterable[Paraphrase], text: str, *, case: str, code: str, coder: str
) -> list[Change]:
    """A coder's summary of a participant's segments of a code; an empty text removes it.

    Where the cell has several rows, the first one gets the text and the others are removed.
    """
    rows = _rows_by_cell(paraphrases, coder).get((case, code), [])
    text = text.strip()
    if not text or not rows:
        new = [added(Paraphrase(new_id(), case, code, coder, text))] if text else []
        return [*map(removed, rows), *new]
    if text == _joined(rows):
        return []
    first, *others = rows
    return [*changed(first, replace(first, text=text)), *map(removed, others)]


def summaries_of(paraphrases: Iterable[Paraphrase], coder: str) -> dict[tuple[str, str], str]:
    """A coder's summaries by participant and code (id).

    Two laptops of one coder may each have written one of the same cell; it has both, then.
    """
    return {cell: _joined(rows) for cell, rows in _rows_by_cell(paraphrases, coder).items()}


def _rows_by_cell(
    paraphrases: Iterable[Paraphrase], coder: str
) -> dict[tuple[str, str], list[Paraphrase]]:
    """A coder's rows by participant and code, in an order that is the same on every laptop."""
    found: dict[tuple[str, str], list[Paraphrase]] = {}
    for row in sorted(paraphrases, key=lambda row: row.id):
        if row.coder == coder:
            found.setdefault((row.case, row.code), []).append(row)
    return found


def _joined(rows: Iterable[Paraphrase]) -> str:
    return "\n\n".join(dict.fromkeys(row.text for row in rows))


def segment_ends(text: SourceText, start: Anchor, end: Anchor) -> tuple[Anchor, Anchor] | None:
    """The ends of a segment as coded: whole characters, no spaces outside; None for no text."""
    if text.position(start) > text.position(end):
        start, end = end, start
    passages = text.between(start, end)
    first, last = passages[0].text, passages[-1].text
    low, high = whole_start(first, start.offset), whole_end(last, end.offset)
    spans = [
        (p.id, p.text, low if n == 0 else 0, high if n == len(passages) - 1 else len(p.text))
        for n, p in enumerate(passages)
    ]
    filled = [
        (id, *_without_spaces(within, a, b)) for id, within, a, b in spans if within[a:b].strip()
    ]
    if not filled:
        return None
    return Anchor(filled[0][0], filled[0][1]), Anchor(filled[-1][0], filled[-1][2])


def whole_start(text: str, offset: int) -> int:
    """The offset, or one before it if it is inside of a character as people see it."""
    offset = max(0, min(offset, len(text)))
    while 0 < offset < len(text) and is_inside_letter(text, offset):
        offset -= 1
    return offset


def whole_end(text: str, offset: int) -> int:
    """The offset, or one after it if it is inside of a character as people see it."""
    offset = max(0, min(offset, len(text)))
    while 0 < offset < len(text) and is_inside_letter(text, offset):
        offset += 1
    return offset


def is_inside_letter(text: str, at: int) -> bool:
    """True if the code point at ``at`` belongs to the character before it, as people see it."""
    here, before = text[at], text[at - 1]
    if unicodedata.category(here).startswith("M") or here == _JOINER or before == _JOINER:
        return True
    if "\U0001f3fb" <= here <= "\U0001f3ff":
        return True
    if _is_flag(here) and _is_flag(before):
        run = at
        while run and _is_flag(text[run - 1]):
            run -= 1
        return (at - run) % 2 == 1
    return False


_JOINER = "\u200d"


def _is_flag(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def _without_spaces(text: str, start: int, end: int) -> tuple[int, int]:
    part = text[start:end]
    return end - len(part.lstrip()), start + len(part.rstrip())


def _same(text: SourceText, start: Anchor, end: Anchor, code: str, coder: str) -> Coding | None:
    own = (c for c in text.codings if c.code == code and c.coder == coder)
    return next((c for c in own if (c.start, c.end) == (start, end)), None)


def code_called(codes: Iterable[Code], name: str) -> Code | None:
    """The code in use with a name, whatever its capitals; None where there is none."""
    usable = (code for code in codes if code.codable and not code.retired)
    return next((code for code in usable if code.name.casefold() == name.casefold()), None)


def shortened_name(quote: str) -> str:
    """Words as the name of a code."""
    name = " ".join(quote.split())
    name = name.strip(_NAME_EDGES) or name
    if len(name) <= _NAME_LENGTH:
        return name
    return name[: whole_start(name, _NAME_LENGTH - 1)].rstrip() + "…"
