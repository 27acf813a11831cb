"""Small simulated studies: who judged which texts, and how."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

import pandas as pd

from labeval.analysis.data.facts import TOTAL, StudyFacts
from labeval.analysis.data.judgments import COLUMNS, judgment_frame
from labeval.study.methods.claims import ANSWERS
from labeval.study.methods.claims import JOIN as CLAIM_JOIN
from labeval.study.pages import ITEM_JOIN, TIE, with_turn

Row = tuple[str, str, str, str]
"""Rater, criterion, items, value."""
CRITERIA = ("clear", "wordy", "true")


@dataclass
class World:
    """Raters, and texts by some systems about some questions, that differ in quality."""

    raters: int
    questions: int
    systems: int
    seed: int
    criteria: tuple[str, ...] = ("clear",)
    share: float = 1.0
    """Of what could be judged: as much is."""
    noise: float = 0.7

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)
        self.texts = {
            f"q{q}{'abcdefgh'[s]}": (f"system-{'abcdefgh'[s]}", f"q{q}")
            for q in range(self.questions)
            for s in range(self.systems)
        }
        self._quality = {
            text: 0.5 * ord(system[-1]) - 49 + self.normal()
            for text, (system, _) in self.texts.items()
        }
        self._severity = {f"r{r:02}": 0.5 * self.normal() for r in range(self.raters)}

    def normal(self) -> float:
        """A draw from the normal distribution, of two uniform ones."""
        size = math.sqrt(-2 * math.log(1 - self.rng.random()))
        return size * math.cos(2 * math.pi * self.rng.random())

    def seen(self, rater: str, text: str) -> float:
        """The quality of a text as a rater sees it."""
        return self._quality[text] + self._severity[rater] + self.noise * self.normal()

    def of(self, question: int) -> list[str]:
        """The texts about a question, in an order drawn anew."""
        found = [text for text, (_, asked) in self.texts.items() if asked == f"q{question}"]
        return sorted(found, key=lambda _: self.rng.random())

    def asked(self) -> Iterator[tuple[str, str, list[str]]]:
        """What is judged: rater, criterion, and the texts about a question."""
        for rater in self._severity:
            for question in range(self.questions):
                for criterion in self.criteria:
                    if self.rng.random() < self.share:
                        yield rater, criterion, self.of(question)

    def facts(self) -> StudyFacts:
        """Facts of the study; ``wordy`` is better where there is less."""
        scales = {TOTAL: self.criteria} if len(self.criteria) > 1 else {}
        systems = {text: system for text, (system, _) in self.texts.items()}
        questions = {text: question for text, (_, question) in self.texts.items()}
        return StudyFacts(systems, questions, scales, frozenset({"wordy"}), {})

    def rated(self, value: Callable[[float], str]) -> Iterator[Row]:
        """Each text by itself."""
        for rater, criterion, texts in self.asked():
            for text in texts:
                yield rater, criterion, text, value(self.seen(rater, text))

    def compared(self, even: float = 0.3) -> Iterator[Row]:
        """Each two texts about a question."""
        for rater, criterion, texts in self.asked():
            for a, b in combinations(texts, 2):
                lead = self.seen(rater, a) - self.seen(rater, b)
                chosen = TIE if abs(lead) < even else a if lead > 0 else b
                yield rater, criterion, ITEM_JOIN.join((a, b)), chosen

    def ordered(self, value: Callable[[list[str]], str]) -> Iterator[Row]:
        """All texts about a question, from the best to the worst."""
        for rater, criterion, texts in self.asked():
            best = sorted(texts, key=lambda text: -self.seen(rater, text))
            yield rater, criterion, ITEM_JOIN.join(texts), value(best)


def points(seen: float) -> str:
    """One of five points."""
    return str(min(max(round(3 + seen), 1), 5))


def of_hundred(seen: float) -> str:
    """From 0 to 100."""
    return str(min(max(round(50 + 12 * seen), 0), 100))


def frame(method: str, rows: Sequence[Row], turns: int = 0) -> pd.DataFrame:
    """Judgments in turn, each on a page of its own, or on one with what the rater also judged."""
    seen: dict[str, int] = {}
    full = []
    for n, (rater, criterion, items, value) in enumerate(rows):
        place = seen[rater] = seen.get(rater, 0) + 1
        page = with_turn(f"{method}-{items}", 1 + n % turns) if turns else f"{method}-{place}"
        seconds = f"{20 + 7 * math.sin(n) + (n % 11 == 0) * 90:.2f}"
        utc = f"2025-01-{1 + place // 600:02}T{place // 60 % 10:02}:{place % 60:02}:00.000Z"
        group = "ab"[len(rater + items) % 2]
        about = (rater, f"s-{rater}", group, method, criterion, page, items, value)
        full.append((*about, seconds, "" if n % 7 == 0 else "4.5", str(place), utc))
    return judgment_frame(full, list(COLUMNS))


def yes_no(seen: float) -> str:
    """Yes, no, or nothing that decides."""
    return "dont_know" if abs(seen) < 0.15 else "yes" if seen > 0 else "no"


def claims(seen: float) -> str:
    """An answer for each of three claims."""
    return CLAIM_JOIN.join(ANSWERS[int(abs(10 * seen + 3 * n)) % 4] for n in range(3))


def cuts(seen: float) -> str:
    """Two or three claims as a rater has cut them out, each with an answer; or none."""
    one, two, three = claims(seen).split(CLAIM_JOIN)
    middle = 12 + int(abs(5 * seen)) % 9
    if seen > 1.2:
        return f"0-{middle} {one}; {middle}-40 {two}"
    return "none" if seen < -1.6 else f"0-{middle} {one}; {middle}-30 {two}; 31-40 {three}"


def errors(seen: float) -> str:
    """No error, a small one, or a large one too."""
    at = int(abs(seen) * 10)
    minor, major = f"{at}-{at + 4} grammar minor 1", f"{at + 6}-{at + 14} accuracy/wrong major 5"
    return "none" if seen > 0.8 else minor if seen > 0 else f"{minor}; {major}"


def edits(seen: float) -> str:
    """Edits of so many words."""
    return f"{max(round(6 - 3 * seen), 0)}/{20 + round(2 * seen)}"


def placed(best: list[str]) -> str:
    """An order in which the two in the middle are even."""
    middle = len(best) // 2
    ranks = [
        *best[: middle - 1],
        "=".join(sorted(best[middle - 1 : middle + 1])),
        *best[middle + 1 :],
    ]
    return ">".join(ranks)
