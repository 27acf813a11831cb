"""Pairs of texts to compare, with their sides.

Texts are indices from 0. Where only texts of one question may meet, the caller makes the pairs of
each question on its own.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, islice
from math import comb
from random import Random

Pair = tuple[int, int]

_EXCHANGES_PER_PAIR = 20


def all_pairs(texts: int) -> list[Pair]:
    """Every two texts once, (lower, higher), ascending."""
    return list(combinations(range(texts), 2))


def sampled_pairs(texts: int, count: int, *, seed: int) -> list[Pair]:
    """`count` different pairs (lower, higher), ascending, that join all texts into one graph.

    All texts are compared equally often, or differ by one comparison. One path through all texts
    is always among the pairs; the others are mixed at random, because random regular graphs
    leave few texts far apart. All pairs if there are no more than `count`.

    Raises ValueError where `count` pairs cannot join the texts, or there are not as many.
    """
    if texts < 2:
        raise ValueError(f"Comparing takes at least 2 texts, not {texts}.")
    if count < texts - 1:
        raise ValueError(
            f"{count} pairs cannot join {texts} texts: it takes at least {texts - 1},"
            " or some texts could never be ranked against others."
        )
    if count > comb(texts, 2):
        raise ValueError(f"{texts} texts make only {comb(texts, 2)} different pairs, not {count}.")
    rng = Random(seed)
    names = rng.sample(range(texts), texts)
    regular = list(islice(_evenly_growing(texts), count))
    pairs = regular[: texts - 1] + _mixed(regular, texts - 1, rng)
    return sorted(_ascending(names[x], names[y]) for x, y in pairs)


def balanced_sides(pairs: Iterable[Pair], *, seed: int, participant: int = 0) -> list[Pair]:
    """The same pairs in the same sequence, each as (left, right).

    No text is on one side more than one time oftener than on the other. Participant 2j + 1 sees
    the exact mirror of what participant 2j sees, so that over both each pair is shown both ways.
    A pair may come more than once.

    Raises ValueError for a pair of a text with itself.
    """
    given = list(pairs)
    if same := next((x for x, y in given if x == y), None):
        raise ValueError(f"Text {same} cannot be compared with itself.")
    couple, mirrored = divmod(participant, 2)
    sides = _along_trails(given, Random(f"{seed}/{couple}"))
    return [(right, left) for left, right in sides] if mirrored else sides


def side_balance(oriented_pairs: Iterable[Pair]) -> dict[int, tuple[int, int]]:
    """For every text in any (left, right) pair: how often it is on the left, and on the right."""
    oriented = list(oriented_pairs)
    left = Counter(pair[0] for pair in oriented)
    right = Counter(pair[1] for pair in oriented)
    return {text: (left[text], right[text]) for text in sorted(left | right)}


def is_connected(texts: int, pairs: Iterable[Pair]) -> bool:
    """Return whether every text 0 … texts - 1 can be reached from every other over pairs."""
    near: defaultdict[int, set[int]] = defaultdict(set)
    for x, y in pairs:
        near[x].add(y)
        near[y].add(x)
    reached, ahead = {0}, [0]
    while ahead:
        fresh = near[ahead.pop()] - reached
        reached |= fresh
        ahead.extend(fresh)
    return reached.issuperset(range(texts))


def _ascending(x: int, y: int) -> Pair:
    return (x, y) if x < y else (y, x)


def _evenly_growing(texts: int) -> Iterator[Pair]:
    """All pairs in a sequence of which every beginning has degrees that differ by at most 1.

    The first texts - 1 pairs are a path through all texts.
    """
    return _rounds(texts) if texts % 2 == 0 else _cycles(texts)


def _rounds(texts: int) -> Iterator[Pair]:
    """Kirkman's (1847) circle method: rounds in which every text has one partner.

    Any two rounds in succession make one cycle through all texts.
    """
    ring = texts - 1
    for middle in range(ring):
        yield (middle, ring)
        for away in range(1, texts // 2):
            yield _ascending((middle - away) % ring, (middle + away) % ring)


def _cycles(texts: int) -> Iterator[Pair]:
    """Walecki's cycles (Lucas 1892, Récréations mathématiques II): each pair is in one of them.

    Every second pair of a cycle comes first, so that no text gets far ahead.
    """
    ring = texts - 1
    zigzag = [(i + 1) // 2 * (1 if i % 2 else -1) for i in range(ring)]
    for turn in range(ring // 2):
        stops = [ring, *((turn + step) % ring for step in zigzag)]
        cycle = [_ascending(stops[i - 1], stops[i]) for i in range(texts)]
        yield from cycle[0::2]
        yield from cycle[1::2]


def _mixed(pairs: Sequence[Pair], fixed: int, rng: Random) -> list[Pair]:
    """All but the first `fixed` pairs, after two at a time exchanged partners many times over."""
    loose = list(pairs[fixed:])
    taken = set(pairs)
    for _ in range(_EXCHANGES_PER_PAIR * len(loose) if len(loose) > 1 else 0):
        i, j = rng.sample(range(len(loose)), 2)
        (a, b), (c, d) = loose[i], loose[j]
        if rng.random() < 0.5:
            c, d = d, c
        one, other = _ascending(a, d), _ascending(c, b)
        if a == d or c == b or one in taken or other in taken:
            continue
        taken -= {loose[i], loose[j]}
        taken |= {one, other}
        loose[i], loose[j] = one, other
    return loose


def _along_trails(pairs: Sequence[Pair], rng: Random) -> list[Pair]:
    """Orient the pairs along closed trails, which leave every text as often as they enter it.

    Texts with an odd number of pairs are first paired with one text that does not exist: then
    every text has an even number (Euler 1736), and a trail only ends where it began.
    """
    degrees = Counter(text for pair in pairs for text in pair)
    nobody = -1
    odd = [text for text, degree in degrees.items() if degree % 2]
    edges = [*pairs, *((nobody, text) for text in odd)]
    open_at: defaultdict[int, list[int]] = defaultdict(list)
    for edge in rng.sample(range(len(edges)), len(edges)):
        for text in edges[edge]:
            open_at[text].append(edge)
    oriented: dict[int, Pair] = {}
    for start in rng.sample(sorted(open_at), len(open_at)):
        at = start
        while open_at[at]:
            edge = open_at[at].pop()
            if edge not in oriented:
                x, y = edges[edge]
                oriented[edge] = (x, y) if at == x else (y, x)
                at = y if at == x else x
    return [oriented[edge] for edge in range(len(pairs))]
