"""Writing of robots: sentences of the passages with their citations, typed bit by bit; edits."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from labeval.session.events.revisions import recordable, replacement
from labeval.session.running.session import Session
from labeval.session.state.open_writing import OUTSIDE
from labeval.study.model.references import Reference
from labeval.study.model.writing import WritingStep, citations_in, count_words, without_citations
from labeval.study.pages import EditedText

_SENTENCE = re.compile(r"(?<=[.!?])\s+")
_OTHER_WORDS = ("namely", "therefore", "plainly", "often", "mostly")
_MOST_EDITS = 6
"""Words of a text that it puts in other words."""
_MISTAKES = 0.06
"""Share of words that a robot types and takes back."""


@dataclass(frozen=True, slots=True)
class RobotDraft:
    """Next change of a robot's response."""

    text: str
    keys: int
    gaps_ms: tuple[int, ...] = ()
    pasted: str = ""
    """Text that is pasted from outside with it."""

    @property
    def seconds(self) -> float:
        """Duration of the change."""
        return sum(self.gaps_ms) / 1000 + 0.3

    def into(self, session: Session) -> None:
        """Make the change in the response on screen."""
        if self.pasted:
            session.drafting.pasted(OUTSIDE, self.pasted)
        session.drafting.revise(self.text, keys=self.keys, gaps_ms=self.gaps_ms)


def response(session: Session, rng: random.Random) -> str:
    """A response of about the wanted length that cites passages and can be handed in."""
    step = session.step_in_file()
    assert isinstance(step, WritingStep)
    passages = list(enumerate(session.passages(), start=1))
    cited = max(1, step.citations.at_least, min(len(passages), 6))
    chosen = sorted(rng.sample(passages, min(cited, len(passages))))
    least = max(step.words.min, min(step.words.target - 15, step.words.max))
    text = _of_sentences(_sentences(chosen), least, step.words.max)
    # A very short response has no room for whole sentences; citations are not words.
    missing = [n for n, _ in chosen if n not in citations_in(text)]
    return " ".join([text, *(f"[{n}]" for n in missing[: step.citations.at_least])])


def drafts(session: Session, rng: random.Random, *, pastes: bool) -> Iterator[RobotDraft]:
    """The response bit by bit, as it is typed.

    Args:
        pastes: whether most of it comes from another program at once.
    """
    whole = response(session, rng)
    words = re.findall(r"\S+\s*", whole)
    done = ""
    if pastes:
        half = "".join(words[: len(words) // 2])
        done = half
        words = words[len(words) // 2 :]
        yield RobotDraft(done, keys=1, pasted=half)
    while words:
        if rng.random() < _MISTAKES:
            yield _typed(done, done + "teh", rng)
        bit = "".join(words[: rng.randint(4, 9)])
        words = words[len(re.findall(r"\S+\s*", bit)) :]
        yield _typed(done, done + bit, rng)
        done += bit


def edits(edited: EditedText, rng: random.Random) -> Iterator[RobotDraft]:
    """Some words of a text in other words, one after the other, in the bounds of its length."""
    begun = recordable(edited.begins)
    words = begun.split()
    most = len(words) + _MOST_EDITS if edited.most is None else edited.most
    done = begun
    for _ in range(rng.randint(1, _MOST_EDITS)):
        now = done.split() or [_OTHER_WORDS[0]]
        at = rng.randrange(len(now))
        if len(now) > max(edited.least, 2) and rng.random() < 0.4:
            del now[at]
        elif len(now) < most and rng.random() < 0.5:
            now.insert(at, rng.choice(_OTHER_WORDS))
        else:
            now[at] = rng.choice(_OTHER_WORDS)
        yield _typed(done, " ".join(now), rng)
        done = " ".join(now)
    while not edited.answers(done) or len(done.split()) < edited.least:
        longer = f"{done} {rng.choice(_OTHER_WORDS)}".strip()
        yield _typed(done, longer, rng)
        done = longer
    if len(done.split()) > most:
        yield _typed(done, " ".join(done.split()[:most]), rng)


def _typed(before: str, after: str, rng: random.Random) -> RobotDraft:
    change = replacement(before, after)
    keys = max(len(change.put), 1) if change is not None else 0
    return RobotDraft(after, keys, tuple(round(rng.lognormvariate(5.1, 0.5)) for _ in range(keys)))


def _sentences(passages: Sequence[tuple[int, Reference]]) -> list[str]:
    """Sentences with their citations: first the first one of each passage, then the second."""
    split = [(number, _SENTENCE.split(passage.text.strip())) for number, passage in passages]
    longest = max((len(sentences) for _, sentences in split), default=0)
    return [
        f"{sentences[n].rstrip('.!? ')} [{number}]."
        for n in range(longest)
        for number, sentences in split
        if n < len(sentences)
    ]


def _of_sentences(sentences: Sequence[str], least: int, most: int) -> str:
    """As many of the sentences as are wanted; where they do not reach, they are filled up."""
    text, number = "", 0
    while count_words(text) < least:
        sentence = sentences[number] if number < len(sentences) else "More remains to be written."
        number += 1
        room = most - count_words(text)
        if count_words(sentence) > room:
            sentence = " ".join(without_citations(sentence).split()[:room])
        text = f"{text} {sentence}".strip()
    return text
