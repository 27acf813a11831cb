"""Claims that a participant has cut out of a text, as an answer and the value of a judgment.

A value is ``none`` where the text makes no claim, or the claims from the start of the text to its
end, joined by ``; ``. A claim is its place, a span of the text in code points, and the answer to
it, such as ``0-34 supported``; ``?`` stands for an answer that is not given yet. No character is in
two claims.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from labeval.text.sentences import sentence_spans

NO_CLAIMS = "none"
_JOIN = "; "
_OPEN = "?"
_CLAIM = re.compile(r"([0-9]{1,7})-([0-9]{1,7}) (\?|[a-z_]+)")
_QUOTED = re.compile(r'\s*["“„](?P<quote>[^"“”„]+)["”“]\s+(?P<answer>\*|[a-z_]+)\s*(?:;|$)')
_LOOSE = " \t\r\n\u00a0,;:"
"""Signs that a claim neither begins nor ends with."""
_ENDS = ".!?…"
"""Signs that it does not begin with."""
ANY = "*"
"""In an expected claim: any answer will do."""


@dataclass(frozen=True, slots=True)
class CutClaim:
    """A stretch of a text that is one claim."""

    start: int
    end: int
    answer: str = ""
    """One of the four; empty for none yet."""

    @property
    def span(self) -> tuple[int, int]:
        """First position, and the one after the last."""
        return self.start, self.end


def written(claims: Sequence[CutClaim]) -> str:
    """The claims as a value; no answer where there are none."""
    return _JOIN.join(f"{c.start}-{c.end} {c.answer or _OPEN}" for c in claims)


def claim_id(start: int, end: int) -> str:
    """Id of a claim that was cut there, on its page."""
    return f"{start}-{end}"


def cuts_of(value: str) -> tuple[CutClaim, ...] | None:
    """The claims of a value, none of ``none`` and of no answer; None where it is no such value."""
    if value in ("", NO_CLAIMS):
        return ()
    found = [_CLAIM.fullmatch(part) for part in value.split(_JOIN)]
    claims = tuple(
        CutClaim(int(one[1]), int(one[2]), one[3].replace(_OPEN, "")) for one in found if one
    )
    if len(claims) < len(found) or written(claims) != value:
        return None
    in_order = all(one.end <= other.start for one, other in pairwise(claims))
    return claims if in_order and all(c.start < c.end for c in claims) else None


def whole_cuts(value: str) -> tuple[CutClaim, ...] | None:
    """The claims of a value in which each has an answer; None for any other value."""
    claims = cuts_of(value) if value else None
    return claims if claims is not None and all(claim.answer for claim in claims) else None


def cut_out(
    text: str, claims: Sequence[CutClaim], start: int, end: int
) -> tuple[tuple[CutClaim, ...], bool]:
    """Make a stretch of words a claim of its own.

    Claims that it takes words from are what is left of them, before and behind it, as long as these
    are words; since they say something else then, their answers are gone.

    Returns:
        The claims from the start of the text, and whether any of them is another one.
    """
    if any(claim.span == (start, end) for claim in claims):
        return tuple(claims), False
    made = [CutClaim(start, end)]
    for claim in claims:
        if claim.end <= start or end <= claim.start:
            made.append(claim)
            continue
        left = ((claim.start, min(start, claim.end)), (max(end, claim.start), claim.end))
        spans = (_bare(text, *each) for each in left)
        made.extend(CutClaim(*span) for span in spans if span is not None)
    return tuple(sorted(made, key=lambda claim: claim.start)), True


def next_sentence(text: str, claims: Sequence[CutClaim]) -> tuple[int, int] | None:
    """The first stretch of a sentence of which nothing is in a claim yet; None for none."""
    for start, end in sentence_spans(text):
        edges = [start]
        for claim in claims:
            if claim.start < end and start < claim.end:
                edges += [max(start, claim.start), min(end, claim.end)]
        edges.append(end)
        for left, right in zip(edges[::2], edges[1::2], strict=True):
            if (span := _bare(text, left, right)) is not None:
                return span
    return None


# -- known answers ------------------------------------------------------------------------------


def expected_cuts(expected: str, text: str) -> tuple[CutClaim, ...] | None:
    """The claims that an expected answer names by their words, none of ``none``.

    Such as ``"open at ten" supported; "every Saturday" contradicted``.

    Returns:
        None where it is not written in this form, or the words are not in the text.
    """
    if expected.strip() == NO_CLAIMS:
        return ()
    claims, at = [], 0
    while at < len(expected):
        found = _QUOTED.match(expected, at)
        start = text.find(found["quote"]) if found else -1
        if found is None or start < 0:
            return None
        at = found.end()
        claims.append(CutClaim(start, start + len(found["quote"]), found["answer"]))
    return tuple(claims) or None


def _bare(text: str, start: int, end: int) -> tuple[int, int] | None:
    """A stretch without white space, and what divides sentences before it; None without words."""
    part = text[start:end] if start < end else ""
    if not any(sign.isalnum() for sign in part):
        return None
    start += len(part) - len(part.lstrip(_LOOSE + _ENDS))
    return start, start + len(part.lstrip(_LOOSE + _ENDS).rstrip(_LOOSE))
