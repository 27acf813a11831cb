"""Plan of a run of calls: number, duration and cost, and whether it goes on with a file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from labeval.judging.errors import JudgingRefused
from labeval.judging.prompt import Call
from labeval.judging.ratings_file import RatingId
from labeval.judging.usage import Usage
from labeval.study.model.judge_ratings import JudgeRating
from labeval.study.problems import listed
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedList, MarkedText

REPLY_TOKENS = 120
"""Of one reply: a sentence and up to three short quotes. Models that think aloud take more."""

_MADE_OTHERWISE = QT_TRANSLATE_NOOP(
    "Judging",
    "{path} has ratings that were made otherwise ({found}); --again makes all anew "
    "and keeps the old file, --output takes another one",
)
_UNFINISHED = QT_TRANSLATE_NOOP(
    "Judging",
    "{path} holds a run with --again that was not finished and was made otherwise ({found}); "
    "finish it with the same model, or delete this file to begin anew",
)


@dataclass(frozen=True, slots=True)
class JudgePlan:
    """The calls that are still missing, and estimates of them."""

    missing: tuple[Call, ...]
    total: int
    """With those whose ratings are there already."""
    usage: Usage
    longest: int
    """Tokens of the longest prompt, which the model must be able to take in."""
    sources: int
    """Calls that send a whole source."""


def make_plan(calls: Sequence[Call], there: Iterable[RatingId]) -> JudgePlan:
    """The calls that are still to be made."""
    known = set(there)
    missing = tuple(call for call in calls if call.id not in known)
    tokens = [call.prompt().tokens for call in missing]
    return JudgePlan(
        missing=missing,
        total=len(calls),
        usage=Usage(sum(tokens), REPLY_TOKENS * len(missing), estimated=True),
        longest=max(tokens, default=0),
        sources=sum(call.criterion.judged_against == "source" for call in missing),
    )


def check_same(
    path: Path,
    there: Mapping[RatingId, JudgeRating],
    calls: Sequence[Call],
    *,
    model: str,
    temperature: float | None,
    aside: bool = False,
) -> None:
    """Refuse to mix ratings that were made with other settings with new ones.

    Args:
        path: the file of ratings.
        there: what is in it.
        calls: what is to be asked.
        model: that is asked now.
        temperature: that is asked for now.
        aside: whether the file is that of a run that makes all anew and was not finished.

    Raises:
        JudgingRefused: what differs, and in how many ratings.
    """
    prompts = {call.id: call.prompt().sha256 for call in calls if call.id in there}
    differing: dict[tuple[str, object], list[str]] = {}
    for id, rating in there.items():
        where = " × ".join(id)
        asked = rating.model_asked or rating.model
        if asked != model:
            differing.setdefault((_OTHER_MODEL, asked), []).append(where)
        elif rating.temperature != temperature:
            differing.setdefault((_OTHER_TEMPERATURE, rating.temperature), []).append(where)
        elif rating.prompt != prompts.get(id, rating.prompt):
            differing.setdefault((_OTHER_PROMPT, ""), []).append(where)
    if differing:
        found = MarkedList(
            tuple(
                MarkedText(text, {"value": value, "ratings": listed(where, 3)}, "Judging")
                for (text, value), where in differing.items()
            ),
            "; ",
        )
        raise JudgingRefused(_UNFINISHED if aside else _MADE_OTHERWISE, path=path, found=found)


_OTHER_MODEL = QT_TRANSLATE_NOOP("Judging", "model “{value}”: {ratings}")
_OTHER_TEMPERATURE = QT_TRANSLATE_NOOP("Judging", "temperature {value}: {ratings}")
_OTHER_PROMPT = QT_TRANSLATE_NOOP("Judging", "another prompt: {ratings}")
