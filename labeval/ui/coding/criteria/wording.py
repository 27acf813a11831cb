"""Thinking aloud in words: kinds of places, how they are found, why a sentence is listed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from labeval.coding.corpus.hesitations import HesitationKind
from labeval.jobs.coding.think_aloud import Place, PlaceKind, Rated, Share
from labeval.ui.coding.parts.names import Naming, answer_name, method_name
from labeval.ui.coding.parts.numbers import decimal
from labeval.ui.coding.parts.times import seconds
from labeval.ui.quoted import quoted

translate = QCoreApplication.translate
_MOST_VALUES = 12


def kind_names() -> dict[str, str]:
    """Names of the kinds of places."""
    return {
        PlaceKind.OTHER: translate("ThinkAloud", "Other criterion"),
        PlaceKind.HESITATION: translate("ThinkAloud", "Hesitation"),
        PlaceKind.CHANGED: translate("ThinkAloud", "Answer changed"),
        PlaceKind.LOOKED_UP: translate("ThinkAloud", "Definition looked up"),
        PlaceKind.MARKED: translate("ThinkAloud", "Words marked"),
        PlaceKind.EVERYTHING: translate("ThinkAloud", "Everything said"),
    }


def explanation(kind: str) -> str:
    """The rule by which places of a kind are found; an empty kind for all of them."""
    texts = {
        PlaceKind.OTHER: translate(
            "ThinkAloud",
            "Other criterion: a word of the sentence begins like a word in the name of a criterion "
            "that is not the current one (“incorrect” speaks of Correctness). Synonyms are not "
            "recognised.",
        ),
        PlaceKind.HESITATION: translate(
            "ThinkAloud",
            "Hesitation: um, uh, hm; two seconds of silence in the middle of a turn; “not sure”, "
            "“I don't know”, “hard to say”; “no, wait”, “or rather”; also in German. Or an answer "
            "that took much longer than those before, by the study's own limits.",
        ),
        PlaceKind.CHANGED: translate(
            "ThinkAloud",
            "Answer changed: the sentence during which an answer was changed for another one, else "
            "the nearest one within 15 seconds.",
        ),
        PlaceKind.LOOKED_UP: translate(
            "ThinkAloud",
            "Definition looked up: the sentence during which somebody went back to a criterion "
            "to read its definition or opened the list of all, else the nearest one within "
            "15 seconds.",
        ),
        PlaceKind.MARKED: translate(
            "ThinkAloud",
            "Words marked: the sentence during which words of a text were marked as a reason, else "
            "the nearest one within 15 seconds.",
        ),
        PlaceKind.EVERYTHING: translate(
            "ThinkAloud",
            "Everything that participants said on rating pages, with the criterion that was "
            "current for the longest part of the sentence.",
        ),
    }
    everything = translate(
        "ThinkAloud",
        "Sentences in which somebody speaks of another criterion or hesitates, changes an answer, "
        "looks a definition up, or marks words. Choose one of these kinds to read how it is found. "
        "Rules find them, and people decide.",
    )
    return texts[PlaceKind(kind)] if kind else everything


def reason(place: Place, naming: Naming) -> str:
    """The words or the event that a sentence was found by; empty where its kind says it all."""
    if place.kind == PlaceKind.OTHER:
        return f"{naming.criterion(place.other)} ({quoted(place.words)})"
    if place.kind == PlaceKind.HESITATION:
        sign = place.hesitation
        if sign is None:
            return translate("ThinkAloud", "slow answer: {times}").format(times=place.words)
        if sign.kind == HesitationKind.SILENT_PAUSE:
            return translate("ThinkAloud", "silence of {time}").format(time=seconds(sign.pause_ms))
        return quoted(sign.words)
    if place.kind == PlaceKind.CHANGED:
        before, _, after = place.words.partition(" → ")
        return f"{naming.answer(before)} → {naming.answer(after)}"
    return quoted(place.words) if place.kind == PlaceKind.MARKED and place.words else ""


def share_text(share: Share) -> str:
    """A share as its count and per cent, with its interval."""
    if not share.of:
        return "–"
    counted = f"{share.count}/{share.of}"
    per_cent = f"{decimal(100 * share.count / share.of, 0)} %"
    if share.interval is None:
        return f"{counted}  {per_cent}"
    low, high = (decimal(100 * end, 0) for end in (share.interval.low, share.interval.high))
    return f"{counted}  {per_cent} ({low}–{high})"


def rated_text(rated: Sequence[Rated]) -> str:
    """The answers to a criterion, method by method; an interval with each mean."""
    parts = []
    for one in rated:
        shown = [f"{answer_name(value)} ×{n}" for value, n in one.values[:_MOST_VALUES]]
        text = f"{method_name(one.method)}: {', '.join(shown)}"
        if len(one.values) > _MOST_VALUES:
            text += ", …"
        if one.mean is not None:
            mean = translate("ThinkAloud", "mean {mean}").format(mean=decimal(one.mean, 2))
            if one.interval is not None:
                low, high = decimal(one.interval.low, 2), decimal(one.interval.high, 2)
                mean += f" ({low}–{high})"
            text += f"; {mean}"
        parts.append(text)
    return "   ·   ".join(parts)


def number_text(number: int) -> str:
    """A count as the interface's language writes it."""
    return QLocale().toString(number)
