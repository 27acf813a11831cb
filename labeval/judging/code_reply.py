"""Reading a model's reply with codes: each quote has to be in the passage that it names."""

from __future__ import annotations

from dataclasses import dataclass

from labeval.coding.coders.suggestions import Suggested
from labeval.coding.rows import Anchor
from labeval.judging.code_prompt import CodingPiece
from labeval.judging.errors import MalformedReply
from labeval.judging.reply import answer_in, objects_with, place_of, tidy
from labeval.text.marks import QT_TRANSLATE_NOOP

MOST_PLACES = 200
"""Of one reply; what comes after them is not read."""
_LONGEST_WHY = 300
_LONGEST_DROPPED = 200


@dataclass(frozen=True, slots=True)
class ReadCodes:
    """Content of a model's reply."""

    places: tuple[Suggested, ...]
    dropped: tuple[str, ...] = ()
    """Quotes that are not in their passage."""
    unknown: int = 0
    """Entries with a code or a passage that was not offered."""


def read_codes(content: str, piece: CodingPiece) -> ReadCodes:
    """The places that a model names, as the texts have them.

    Raises:
        MalformedReply: there is no such object.
    """
    found = next(objects_with("codes", answer_in(content)), None)
    given = found.get("codes") if found is not None else None
    if not isinstance(given, list):
        raise MalformedReply(
            QT_TRANSLATE_NOOP("Judging", "there is no JSON object with a list “codes”")
        )
    by_name = {name.casefold(): c.id for name, c in zip(piece.names, piece.codes, strict=True)}
    places: dict[tuple[object, ...], Suggested] = {}
    dropped: list[str] = []
    unknown = 0
    for each in given[:MOST_PLACES]:
        entry = each if isinstance(each, dict) else {}
        code = by_name.get(tidy(str(entry.get("code", ""))).casefold())
        number = entry.get("passage")
        is_whole = isinstance(number, int) and not isinstance(number, bool)
        quote = entry.get("quote")
        if code is None or not is_whole or not isinstance(quote, str):
            unknown += 1
            continue
        assert isinstance(number, int)
        if not 1 <= number <= len(piece.passages):
            unknown += 1
            continue
        passage = piece.passages[number - 1]
        ends = place_of(tidy(quote), passage.text)
        if ends is None:
            dropped.append(tidy(quote)[:_LONGEST_DROPPED])
            continue
        start, end = (Anchor(passage.id, at) for at in ends)
        why = tidy(str(entry.get("why") or ""))[:_LONGEST_WHY]
        words = passage.text[slice(*ends)]
        made = Suggested(piece.source, code, start, end, words, why=why)
        places.setdefault((code, start, end), made)
    return ReadCodes(tuple(places.values()), tuple(dropped), unknown)
