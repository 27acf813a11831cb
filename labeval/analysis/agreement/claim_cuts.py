"""Texts that raters cut into claims: whether they cut alike, and say the same of what they cut.

Claims of two raters are the same where they share more than half of their characters
(:func:`labeval.study.same_claims.are_the_same`). Since one rater may make one claim of what is two
for another, answers are compared in a second way, too: character by character, each with the answer
to the claim that it is in, as far as two raters have it in a claim (Krippendorff's alpha, nominal).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from labeval.analysis.agreement.readings import Reading, of_several, readings, same_labels
from labeval.study.claim_cuts import CutClaim
from labeval.study.same_claims import the_same
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

NOBODY = QT_TRANSLATE_NOOP("Analysis", "no two raters have cut the same text into claims")

CutText = Reading[CutClaim]
"""The claims that one rater has cut one text into."""


def groups(
    judgments: DataFrame, systems: Mapping[str, str]
) -> Iterator[tuple[str, str, str, list[CutText]]]:
    """The cuts of all texts of a criterion, and of the texts of each system, sorted."""
    return readings(judgments, systems, "claim_cuts", "cuts")


def agreement_row(found: Sequence[CutText]) -> tuple[object, ...]:
    """The figures of some texts.

    Returns:
        Texts that two raters or more have cut, raters of these, claims of a rater in a text on
        average, pairs of claims that are the same, F1 of claims (twice these pairs, of all claims
        of both raters), the share of them with the same answer, alpha of that, characters that two
        raters have in claims, alpha of their answers, reason.
    """
    shared = of_several(found)
    raters = {one.rater for of in shared.values() for one in of}
    if not shared:
        return (0, 0, None, 0, None, None, None, 0, None, NOBODY)
    cuts = [one.marks for of in shared.values() for one in of]
    both = [two for of in shared.values() for two in combinations(of, 2)]
    pairs = [
        (one.marks[n].answer, other.marks[m].answer)
        for one, other in both
        for n, m in the_same(one.marks, other.marks)
    ]
    total = sum(len(one.marks) + len(other.marks) for one, other in both)
    f1 = 2 * len(pairs) / total if total else None
    characters, alpha = character_alpha([[one.marks for one in of] for of in shared.values()])
    return (
        *(len(shared), len(raters), sum(map(len, cuts)) / len(cuts), len(pairs), f1),
        *(*same_labels(pairs), characters, alpha, ""),
    )


def character_alpha(
    texts: Iterable[Sequence[Sequence[CutClaim]]],
) -> tuple[int, float | None]:
    """Characters that two raters or more have in claims, and alpha of the answers to these claims.

    Args:
        texts: the cuts of each text, one a rater.

    Returns:
        No alpha where all answers are one.
    """
    characters, disagreeing = 0, 0.0
    values: Counter[str] = Counter()
    for cuts in texts:
        for length, answers in _pieces(cuts):
            count = answers.total()
            if count < 2:
                continue
            characters += length
            for answer, n in answers.items():
                values[answer] += n * length
                disagreeing += length * n * (count - n) / (count - 1)
    total = values.total()
    expected = total**2 - sum(n**2 for n in values.values())
    return characters, 1 - (total - 1) * disagreeing / expected if expected else None


def _pieces(cuts: Sequence[Sequence[CutClaim]]) -> Iterator[tuple[int, Counter[str]]]:
    """Length and answers of each stretch in which no claim begins or ends."""
    edges = sorted({edge for claims in cuts for claim in claims for edge in claim.span})
    for start, end in pairwise(edges):
        inside = (c.answer for claims in cuts for c in claims if c.start <= start and end <= c.end)
        yield end - start, Counter(inside)
