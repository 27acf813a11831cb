"""Words of rating scales and their order, in English and German."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from labeval.exchange.elsewhere.opposites import ladder_between_opposites
from labeval.text.folding import plain

_LADDERS = """
strongly disagree|disagree|neither agree nor disagree|agree|strongly agree
strongly disagree|disagree|somewhat disagree|neutral|somewhat agree|agree|strongly agree
strongly disagree|disagree|agree|strongly agree
strongly disagree|disagree|neutral|agree|strongly agree
strongly disagree|disagree|slightly disagree|neutral|slightly agree|agree|strongly agree
strongly disagree|somewhat disagree|neither agree nor disagree|somewhat agree|strongly agree
strongly disagree|somewhat disagree|neutral|somewhat agree|strongly agree
strongly disagree|disagree|undecided|agree|strongly agree
completely disagree|disagree|neutral|agree|completely agree
disagree|neutral|agree
very poor|poor|fair|good|very good
very poor|poor|acceptable|good|very good
very poor|poor|fair|good|excellent
poor|fair|good|very good|excellent
poor|fair|good|excellent
poor|fair|good
very bad|bad|neutral|good|very good
very bad|bad|acceptable|good|very good
very bad|bad|ok|good|very good
bad|poor|fair|good|excellent
worst|bad|neutral|good|best
terrible|bad|average|good|excellent
very poor|poor|average|good|very good
very poor|poor|average|good|excellent
bad|ok|good
bad|neutral|good
never|rarely|sometimes|often|always
not at all|slightly|moderately|very|extremely
not at all|slightly|moderately|mostly|completely
not at all|slightly|somewhat|mostly|completely
not at all|somewhat|mostly|completely
not at all|a little|somewhat|much|very much
not at all|a little|moderately|quite a bit|extremely
very dissatisfied|dissatisfied|neutral|satisfied|very satisfied
very unlikely|unlikely|neutral|likely|very likely
very low|low|medium|high|very high
low|medium|high
no|partially|yes
no|partly|yes
no|somewhat|yes
no|to some extent|yes
much worse|worse|about the same|better|much better
very unclear|unclear|neutral|clear|very clear
incorrect|partially correct|correct
wrong|partially correct|correct
not supported|partially supported|supported
not supported|partially supported|fully supported
unsupported|partially supported|supported
incorrect|partly correct|correct
bad|could be improved|acceptable|excellent
none|minor|major|critical
negative|neutral|positive
stimme überhaupt nicht zu|stimme nicht zu|weder noch|stimme zu|stimme voll zu
stimme überhaupt nicht zu|stimme eher nicht zu|teils teils|stimme eher zu|stimme voll und ganz zu
stimme überhaupt nicht zu|stimme nicht zu|neutral|stimme zu|stimme voll und ganz zu
stimme nicht zu|stimme eher nicht zu|teils teils|stimme eher zu|stimme zu
stimme nicht zu|stimme eher nicht zu|neutral|stimme eher zu|stimme zu
stimme nicht zu|stimme eher nicht zu|stimme eher zu|stimme zu
stimme gar nicht zu|stimme eher nicht zu|teils teils|stimme eher zu|stimme voll zu
trifft überhaupt nicht zu|trifft eher nicht zu|teils teils|trifft eher zu|trifft voll zu
trifft gar nicht zu|trifft eher nicht zu|teils teils|trifft eher zu|trifft voll und ganz zu
trifft nicht zu|trifft eher nicht zu|weder noch|trifft eher zu|trifft zu
trifft nicht zu|trifft eher nicht zu|teils teils|trifft eher zu|trifft zu
trifft nicht zu|trifft eher nicht zu|trifft eher zu|trifft zu
sehr schlecht|schlecht|mittelmäßig|gut|sehr gut
sehr schlecht|schlecht|mittel|gut|sehr gut
sehr schlecht|schlecht|neutral|gut|sehr gut
ungenügend|mangelhaft|ausreichend|befriedigend|gut|sehr gut
schlecht|mittel|gut
falsch|teilweise richtig|richtig
nie|selten|manchmal|oft|immer
nie|selten|gelegentlich|oft|sehr oft
gar nicht|wenig|mittelmäßig|überwiegend|völlig
sehr unzufrieden|unzufrieden|neutral|zufrieden|sehr zufrieden
sehr niedrig|niedrig|mittel|hoch|sehr hoch
niedrig|mittel|hoch
nein|teilweise|ja
nein|teils|ja
nein|teils teils|ja
negativ|neutral|positiv
"""
_KNOWN = [tuple(line.split("|")) for line in _LADDERS.strip().splitlines()]
_LEAST = 2
_VOTES = (("thumbs down", "thumbs up"), ("downvote", "upvote"), ("dislike", "like"))
"""Scales of two words, the worse first."""


def ladder_of(words: Iterable[str]) -> tuple[str, ...]:
    """The shortest known scale that has all of these words, lowest first, or the one between two
    opposites; empty where none has.

    Two words such as good and bad alone are no scale, unlike thumbs up and thumbs down.
    """
    given = {plain(word): word for word in words if word.strip()}
    if both := next((pair for pair in _VOTES if {*map(plain, pair)} == given.keys()), ()):
        return both
    if len(given) < _LEAST:
        return ()
    fitting = [ladder for ladder in _KNOWN if given.keys() <= {plain(word) for word in ladder}]
    best = min(fitting, key=len, default=()) or ladder_between_opposites(given.values())
    return best if len(given) > _LEAST or len(best) > _LEAST + 1 else ()


def point_of(word: str, ladder: Sequence[str]) -> int:
    """The point of a word on a scale, from 1; 0 where the scale does not have it."""
    wanted = plain(word)
    return next((n for n, own in enumerate(ladder, start=1) if plain(own) == wanted), 0)
