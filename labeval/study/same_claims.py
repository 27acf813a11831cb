"""Claims that several people have cut out of one text: which of them count as the same one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from labeval.study.claim_cuts import ANY, CutClaim


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
