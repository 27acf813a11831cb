"""Scales between two opposite words, as “very hard, hard, neutral, easy, very easy”."""

from __future__ import annotations

import re
from collections.abc import Collection

from labeval.text.folding import plain

_PAIRS = """
hard|easy difficult|easy complicated|simple complex|simple boring|interesting confusing|clear
awkward|natural weak|strong useless|useful harmful|safe harmful|harmless frustrating|pleasant
inconsistent|consistent inaccurate|accurate incoherent|coherent incorrect|correct
irrelevant|relevant incomplete|complete inappropriate|appropriate implausible|plausible
dissatisfied|satisfied disfluent|fluent unclear|clear unhelpful|helpful unnatural|natural
unlikely|likely uncertain|certain
schwer|leicht schwierig|leicht schwierig|einfach schwer|einfach kompliziert|einfach
langweilig|interessant unzufrieden|zufrieden schwach|stark
"""
_OPPOSITES = [(bad, good) for bad, _, good in (p.partition("|") for p in _PAIRS.split())]
"""The worse and the better word; two that differ in “un” are known without being here."""
_ANSWERS = """
bad|good wrong|correct wrong|right fail|pass failed|passed reject|accept rejected|accepted
hallucinated|factual hallucinated|faithful hallucination|factual failure|success unsafe|safe
disagree|agree disapprove|approve poor|good
schlecht|gut falsch|richtig falsch|korrekt falsch|wahr abgelehnt|angenommen
nicht_bestanden|bestanden
"""
_JUDGED = [
    (bad, good) for bad, _, good in (pair.partition("|") for pair in (_PAIRS + _ANSWERS).split())
]
"""Pairs of which one word is the better answer about a text."""
_GOOD = frozenset(good for _, good in _JUDGED).union(
    ("acceptable", "factual", "faithful", "supported", "grounded", "valid", "successful"),
    ("grammatical", "fluent", "readable", "understandable", "comprehensible", "sensible"),
    ("attributable", "entailed", "verified", "usable", "adequate"),
    ("akzeptabel", "verstaendlich", "brauchbar", "nachvollziehbar"),
)
_BAD = frozenset[str]().union(
    ("toxic", "biased", "offensive", "harmful", "hallucinated", "hateful", "misleading"),
    ("redundant", "repetitive", "contradictory", "plagiarized", "plagiarised", "sexist"),
    ("racist", "buggy", "ambiguous", "erroneous"),
)
_NOT = re.compile("(?:not_|non_?|nicht_|no_|un|in|im|ir|il|dis)(.+)")
_STRONG = (
    *("very", "extremely", "completely", "totally", "highly", "strongly"),
    *("sehr", "äußerst", "völlig", "extrem"),
)
_WEAK = ("somewhat", "slightly", "rather", "fairly", "moderately", "eher", "etwas", "ziemlich")
_ADVERBS = {plain(adverb): adverb for adverb in (*_STRONG, *_WEAK)}
_TWO = 2
_MIDDLE = frozenset(
    {"neutral", "neither", "ok", "okay", "average", "medium", "moderate", "undecided", "in_between"}
    | {"mittel", "mittelmaessig", "weder_noch", "teils_teils"}
)


def are_opposites(names: Collection[str]) -> bool:
    """Return whether two names are a word and its opposite, as “clear” and “not_clear”."""
    negated = {f"{before}{name}" for name in names for before in ("not_", "non_", "un", "in")}
    return not negated.isdisjoint(names) or any({*pair} == {*names} for pair in _OPPOSITES)


def better_of(words: Collection[str]) -> str:
    """Of two words that are opposite answers about a text the better one; empty for any others.

    Of a word and its negation it is the negation, where the word is no praise: “not toxic”.
    """
    names = {plain(word): word for word in words}
    if len(names) != len(words) or len(names) != _TWO:
        return ""
    for worse, better in _JUDGED:
        if names.keys() == {worse, better}:
            return names[better]
    for name, word in names.items():
        stem = found[1] if (found := _NOT.fullmatch(name)) else ""
        if stem in names and stem in (_GOOD | _BAD):
            return names[stem] if stem in _GOOD else word
    return ""


def ladder_between_opposites(words: Collection[str]) -> tuple[str, ...]:
    """The scale between two opposites that has all of some words, the worst first; empty where
    there is none.

    At least one of the words has an adverb of degree: “easy”, “medium” and “hard” alone may be
    what somebody knows about a text.
    """
    middle, by_stem = "", dict[str, set[str]]()
    for word in words:
        name = plain(word)
        adverb, _, rest = name.partition("_")
        if name in _MIDDLE or adverb == "neither":
            if middle:
                return ()
            middle = word.strip()
        elif adverb in _ADVERBS and rest:
            by_stem.setdefault(rest, set()).add(_ADVERBS[adverb])
        else:
            by_stem.setdefault(name, set()).add("")
    degrees = set().union(*by_stem.values())
    strong, weak = degrees.intersection(_STRONG), degrees.intersection(_WEAK)
    ends = _ends(by_stem.keys())
    if not ends or not (strong or weak) or len(strong) > 1 or len(weak) > 1:
        return ()
    falling = [*strong, *({""} & degrees), *weak]
    if not strong and {""} in by_stem.values():  # “unclear, somewhat clear, clear”
        given = [[degree for degree in falling if degree in by_stem.get(e, ())] for e in ends]
    else:
        given = [falling, falling]
    bad, good = (
        [f"{degree} {end}".strip() for degree in own] for own, end in zip(given, ends, strict=True)
    )
    return (*bad, *filter(None, [middle]), *reversed(good))


def _ends(stems: Collection[str]) -> tuple[str, str] | None:
    """The two opposites of which some words are; None where they are of none or of several."""
    bad = max(stems, key=len, default="")
    if {bad, bad.removeprefix("un")} == {*stems} and len(stems) > 1:
        return bad, bad.removeprefix("un")
    return next((pair for pair in _OPPOSITES if {*pair} >= {*stems}), None)
