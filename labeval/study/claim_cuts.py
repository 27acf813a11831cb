"""Claims that a participant has cut out of a text, as an answer and the value of a judgment.

A value is ``none`` where the text makes no claim, or the claims from the start of the text to its
end, joined by ``; ``. A claim is its place, a span of the text in code points, and the answer to
it, such as ``0-34 supported``; ``?`` stands for an answer that is not given yet. No character is in
two claims.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

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


def shared(one: CutClaim, other: CutClaim) -> int:
    """The number of characters that two claims have in common."""
    return max(0, min(one.end, other.end) - max(one.start, other.start))


def are_the_same(one: CutClaim, other: CutClaim) -> bool:
    """Return whether two claims of different people count as the same one.

    They do where the characters that both have are more than half of those that either has. Then a
    claim has at most one like it among those of somebody else, since these share no character.
    """
    both = shared(one, other)
    either = one.end - one.start + other.end - other.start - both
    return 2 * both > either


def the_same(one: Sequence[CutClaim], other: Sequence[CutClaim]) -> list[tuple[int, int]]:
    """Numbers, from 0, of the claims of two people that count as the same."""
    found, n, m = [], 0, 0
    while n < len(one) and m < len(other):
        if are_the_same(one[n], other[m]):
            found.append((n, m))
        n, m = (n + 1, m) if one[n].end <= other[m].end else (n, m + 1)
    return found


def aligned(cuts: Sequence[Sequence[CutClaim]]) -> list[list[int]]:
    """Numbers of the claims of one text as several people have cut it, the same ones alike.

    A claim has the number of the one that it counts as the same with and that most people share;
    of several the first. So those with one number need not be alike two by two, but each is like
    the one that they are numbered by. Numbers are from 1, from the start of the text.
    """
    alike: dict[tuple[int, int], list[tuple[int, int]]] = {
        (who, n): [] for who, claims in enumerate(cuts) for n in range(len(claims))
    }
    for who, other in combinations(range(len(cuts)), 2):
        for n, m in the_same(cuts[who], cuts[other]):
            alike[who, n].append((other, m))
            alike[other, m].append((who, n))
    order = sorted(alike, key=lambda key: (-len(alike[key]), cuts[key[0]][key[1]].span, key))
    of: dict[tuple[int, int], tuple[int, int]] = {}
    for key in order:
        if key not in of:
            of |= {one: key for one in (key, *alike[key]) if one not in of}
    heads = sorted(set(of.values()), key=lambda key: (cuts[key[0]][key[1]].span, key))
    number = {key: n for n, key in enumerate(heads, start=1)}
    return [[number[of[who, n]] for n in range(len(claims))] for who, claims in enumerate(cuts)]


def overlap(one: Sequence[CutClaim], other: Sequence[CutClaim]) -> float:
    """Twice the characters with one answer in both, of all in claims; 1 where neither has any."""
    length = sum(claim.end - claim.start for claim in (*one, *other))
    alike = sum(shared(a, b) for a in one for b in other if a.answer == b.answer)
    return 2 * alike / length if length else 1.0


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


def are_found(given: Sequence[CutClaim], expected: Sequence[CutClaim]) -> bool:
    """Return whether most characters of each expected claim are in claims with its answer.

    However the text was cut: two claims can be found for one that is expected, and one for two.
    What else was cut out does not matter, unless no claim is expected.
    """
    if not expected:
        return not given
    return all(2 * _covered(given, wanted) > wanted.end - wanted.start for wanted in expected)


def _covered(given: Iterable[CutClaim], wanted: CutClaim) -> int:
    fitting = (claim for claim in given if wanted.answer in (ANY, claim.answer))
    return sum(shared(claim, wanted) for claim in fitting)


def _bare(text: str, start: int, end: int) -> tuple[int, int] | None:
    """A stretch without white space, and what divides sentences before it; None without words."""
    part = text[start:end] if start < end else ""
    if not any(sign.isalnum() for sign in part):
        return None
    start += len(part) - len(part.lstrip(_LOOSE + _ENDS))
    return start, start + len(part.lstrip(_LOOSE + _ENDS).rstrip(_LOOSE))
