"""Thinking aloud by criterion: what was said, done and rated while each one was current.

Shares are of judgments (a criterion on a page of a session); their intervals take the judgments of
a participant as depending on each other.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

import numpy as np

from labeval.analysis.statistics.clusters.clustered_shares import clustered_shares
from labeval.analysis.statistics.clusters.clustered_variance import Clustered, variances
from labeval.analysis.statistics.estimate import Interval
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.criterion_words import CriterionWords
from labeval.coding.corpus.filtering import ALL, Filter
from labeval.coding.corpus.hesitations import Hesitation
from labeval.coding.corpus.spoken import SpokenSentence, spoken_sentences
from labeval.coding.rows import SourceKind
from labeval.jobs.coding.recorded_moments import MomentKind, RecordedMoment, SessionMoments

NEAR_MS = 15_000
"""Time before or after something was done in which a sentence can be about it."""
_Judged = tuple[str, str, str]
"""Session, page and criterion."""


class PlaceKind(StrEnum):
    """Why a sentence is listed."""

    EVERYTHING = "everything"
    """It was said while the criterion was current: every sentence on a rating page is."""
    OTHER = "other"
    """It speaks of another criterion than the current one."""
    HESITATION = "hesitation"
    """It has a sign of hesitation, or an answer took unusually long around it."""
    CHANGED = "changed"
    """An answer was changed around it."""
    LOOKED_UP = "looked_up"
    """A definition was looked up around it."""
    MARKED = "marked"
    """Words of a text were marked around it."""


SIGNS = tuple(kind for kind in PlaceKind if kind != PlaceKind.EVERYTHING)
"""Kinds of places to look at."""
IN_SPEECH = frozenset({PlaceKind.OTHER, PlaceKind.HESITATION})
"""Kinds that need speech: their share is of the judgments during which something was said."""
_OF_MOMENTS = {
    MomentKind.CHANGED: PlaceKind.CHANGED,
    MomentKind.LOOKED_UP: PlaceKind.LOOKED_UP,
    MomentKind.MARKED: PlaceKind.MARKED,
    MomentKind.SLOW: PlaceKind.HESITATION,
}


@dataclass(frozen=True, slots=True)
class Place:
    """A sentence, and why it is worth a look."""

    kind: PlaceKind
    sentence: SpokenSentence
    criterion: str
    """That was current, or that something was done about."""
    page: str
    value: str
    """The answer that was given there in the end."""
    other: str = ""
    """The other criterion that it speaks of."""
    words: str = ""
    """The words that say so, or what was done."""
    hesitation: Hesitation | None = None


@dataclass(frozen=True, slots=True)
class Share:
    """A share of judgments."""

    count: int
    of: int
    interval: Interval | None = None
    """95 %; None with fewer than three participants, from whom nothing can be concluded."""


@dataclass(frozen=True, slots=True)
class Rated:
    """The answers to a criterion by one method."""

    method: str
    values: tuple[tuple[str, int], ...]
    """Answer and how often it was given, in their order."""
    mean: float | None = None
    interval: Interval | None = None


@dataclass(frozen=True, slots=True)
class CriterionSummary:
    """One criterion over all sessions."""

    criterion: str
    judgments: int
    participants: int
    sentences: int
    words: int
    shares: Mapping[PlaceKind, Share]
    rated: tuple[Rated, ...]


@dataclass(frozen=True, slots=True)
class ThinkAloud:
    """All criteria, and all places."""

    criteria: tuple[CriterionSummary, ...] = ()
    places: tuple[Place, ...] = ()
    """By source and time."""
    unsaid: int = 0
    """Things that were done while nobody spoke, so that no sentence is about them."""
    sessions: int = 0
    participants: int = 0
    """Number of participants of these sessions."""


@dataclass(slots=True)
class _Counted:
    """Places and counts so far."""

    places: list[Place] = field(default_factory=list)
    found: dict[PlaceKind, set[_Judged]] = field(default_factory=dict)
    spoken: set[_Judged] = field(default_factory=set)
    sentences: Counter[str] = field(default_factory=Counter)
    words: Counter[str] = field(default_factory=Counter)
    unsaid: int = 0

    def add(self, kind: PlaceKind, judged: _Judged) -> None:
        self.found.setdefault(kind, set()).add(judged)


def think_aloud(
    corpus: Corpus, sessions: Mapping[str, SessionMoments], filter: Filter = ALL
) -> ThinkAloud:
    """Go through all sessions with a transcript of thinking aloud that a filter admits.

    Args:
        corpus: the transcripts.
        sessions: session to what was done in it.
        filter: of participants and their attributes.
    """
    spoken_in = _spoken_in(corpus, sessions, filter)
    words = CriterionWords(_names(sessions[id] for id in spoken_in))
    counted = _Counted()
    values = {
        (id, judged.page, judged.criterion): judged.value
        for id in spoken_in
        for judged in sessions[id].judged
    }
    for id, sentences in spoken_in.items():
        _count_session(counted, id, sessions[id], sentences, words, values)
    order = {id: n for n, id in enumerate(corpus.sources)}
    counted.places.sort(key=lambda p: (order[p.sentence.source.id], p.sentence.start_ms))
    return ThinkAloud(
        tuple(_summaries(counted, {id: sessions[id] for id in spoken_in}, values)),
        *(tuple(counted.places), counted.unsaid, len(spoken_in)),
        len({sessions[id].participant for id in spoken_in}),
    )


def _spoken_in(
    corpus: Corpus, sessions: Mapping[str, SessionMoments], filter: Filter
) -> dict[str, list[SpokenSentence]]:
    """Session to its sentences by time; sessions in which nothing was said too."""
    found: dict[str, list[SpokenSentence]] = {
        source.session: []
        for source in corpus.sources.values()
        if source.kind == SourceKind.THINK_ALOUD
        and source.session in sessions
        and filter.admits_source(source)
        and filter.admits_case(source, "participant", corpus.attributes)
    }
    for sentence in spoken_sentences(corpus, filter):
        if sentence.source.session in found:
            found[sentence.source.session].append(sentence)
    for sentences in found.values():
        sentences.sort(key=lambda sentence: sentence.start_ms)
    return found


def _names(sessions: Iterable[SessionMoments]) -> dict[str, set[str]]:
    names: dict[str, set[str]] = {}
    for session in sessions:
        for criterion, by_language in session.names.items():
            names.setdefault(criterion, set()).update(by_language.values())
    return names


def _count_session(
    counted: _Counted,
    id: str,
    session: SessionMoments,
    sentences: Sequence[SpokenSentence],
    words: CriterionWords,
    values: Mapping[_Judged, str],
) -> None:
    rated = {judged.page for judged in session.judged}
    for sentence in sentences:
        focus = session.focus(sentence.start_ms, sentence.end_ms)
        if focus.screen in rated:
            _count_sentence(counted, sentence, (id, focus.screen, focus.criterion), words, values)
    starts = [sentence.start_ms for sentence in sentences]
    for moment in session.moments:
        judged, kind = (id, moment.page, moment.criterion), _OF_MOMENTS[moment.kind]
        counted.add(kind, judged)
        near = _nearest(sentences, starts, moment)
        if near is None:
            counted.unsaid += 1
            continue
        value = values.get(judged, "")
        counted.places.append(Place(kind, near, *judged[:0:-1], value, words=moment.about))


def _count_sentence(
    counted: _Counted,
    sentence: SpokenSentence,
    judged: _Judged,
    words: CriterionWords,
    values: Mapping[_Judged, str],
) -> None:
    _, page, criterion = judged
    value = values.get(judged, "")
    counted.spoken.add(judged)
    counted.sentences[criterion] += 1
    counted.words[criterion] += len(sentence.text.split())
    counted.places.append(Place(PlaceKind.EVERYTHING, sentence, criterion, page, value))
    for other, word in words.named_in(sentence.passage.text, *sentence.span).items():
        if other != criterion:
            counted.add(PlaceKind.OTHER, judged)
            counted.places.append(
                Place(PlaceKind.OTHER, sentence, criterion, page, value, other, word)
            )
    for sign in sentence.hesitations:
        counted.add(PlaceKind.HESITATION, judged)
        counted.places.append(
            Place(
                *(PlaceKind.HESITATION, sentence, criterion, page, value),
                words=sign.words,
                hesitation=sign,
            )
        )


def _nearest(
    sentences: Sequence[SpokenSentence], starts: Sequence[int], moment: RecordedMoment
) -> SpokenSentence | None:
    """The sentence during which something was done, else the nearest one within some seconds."""
    at = bisect_right(starts, moment.at_ms)
    near = sentences[max(0, at - 1) : at + 1]

    def away_ms(sentence: SpokenSentence) -> int:
        return max(0, sentence.start_ms - moment.at_ms, moment.at_ms - sentence.end_ms)

    found = min(near, key=away_ms, default=None)
    return found if found is not None and away_ms(found) <= NEAR_MS else None


def _summaries(
    counted: _Counted, sessions: Mapping[str, SessionMoments], values: Mapping[_Judged, str]
) -> Iterator[CriterionSummary]:
    judged = list(values)
    criteria = list(dict.fromkeys(c for s in sessions.values() for c in s.names))
    criteria += [c for c in dict.fromkeys(key[2] for key in judged) if c not in criteria]
    criteria = [c for c in criteria if any(key[2] == c for key in judged)]
    number = {criterion: n for n, criterion in enumerate(criteria)}
    shares = {
        kind: _shares(counted, kind, judged, sessions, number) if criteria else [] for kind in SIGNS
    }
    for criterion, n in number.items():
        here = [key for key in judged if key[2] == criterion]
        yield CriterionSummary(
            *(criterion, len(here), len({sessions[id].participant for id, _, _ in here})),
            *(counted.sentences[criterion], counted.words[criterion]),
            {kind: shares[kind][n] for kind in SIGNS},
            tuple(_rated(criterion, sessions)),
        )


def _shares(
    counted: _Counted,
    kind: PlaceKind,
    judged: Sequence[_Judged],
    sessions: Mapping[str, SessionMoments],
    number: Mapping[str, int],
) -> list[Share]:
    """The share of a sign in each criterion."""
    among = [key for key in judged if kind not in IN_SPEECH or key in counted.spoken]
    found = counted.found.get(kind, set())
    ids = np.array([number[key[2]] for key in among], dtype=np.intp)
    yes = np.array([key in found for key in among], dtype=np.float64)
    raters = _codes(sessions[key[0]].participant for key in among)
    data = Clustered(ids, yes, raters, np.zeros_like(ids), len(number))
    made = clustered_shares(data, questions=False)
    counts = np.bincount(ids, weights=yes, minlength=len(number))
    every = np.bincount(ids, minlength=len(number))
    people = [len(np.unique(raters[ids == n])) for n in range(len(number))]
    return [
        Share(
            int(counts[n]),
            int(every[n]),
            Interval(float(made.low[n]), float(made.high[n])) if people[n] >= 3 else None,
        )
        for n in range(len(number))
    ]


def _rated(criterion: str, sessions: Mapping[str, SessionMoments]) -> Iterator[Rated]:
    """The answers to a criterion, method by method."""
    given: dict[str, list[tuple[str, str]]] = {}
    for session in sessions.values():
        for judged in session.judged:
            if judged.criterion == criterion:
                named = [(session.participant, outcome) for outcome in judged.outcomes]
                given.setdefault(judged.method, []).extend(named)
    for method, answers in given.items():
        counts = sorted(Counter(value for _, value in answers).items(), key=_by_size)
        numbers = [(who, number) for who, v in answers if (number := _number(v)) is not None]
        if not numbers:
            yield Rated(method, tuple(counts))
            continue
        mean = sum(number for _, number in numbers) / len(numbers)
        yield Rated(method, tuple(counts), mean, _mean_interval(numbers, mean))


def _mean_interval(numbers: Sequence[tuple[str, float]], mean: float) -> Interval | None:
    """By the variance over participants and Student's t; None with fewer than three of them."""
    from scipy.stats import t

    raters = _codes(who for who, _ in numbers)
    every = np.zeros(len(numbers), dtype=np.intp)
    value = np.array([number for _, number in numbers])
    data = Clustered(every, value, raters, every, 1)
    found, people = variances(data, raters=True, questions=False)
    if people[0] < 3:
        return None
    reach = float(t.ppf(0.975, people[0] - 1) * np.sqrt(found[0]))
    least, most = float(value.min()), float(value.max())
    return Interval(max(least, mean - reach), min(most, mean + reach))


def _codes(names: Iterable[str]) -> np.ndarray:
    known: dict[str, int] = {}
    return np.array([known.setdefault(name, len(known)) for name in names], dtype=np.intp)


def _number(value: str) -> float | None:
    try:
        return float(value)
    except ValueError:
        return None


def _by_size(counted: tuple[str, int]) -> tuple[bool, float, str]:
    number = _number(counted[0])
    return number is None, number or 0.0, counted[0]
