"""Marked words by method, criterion and system, from the table of marks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from labeval.analysis.agreement.marked_words import MarkedText, unitised_alpha, word_f1
from labeval.analysis.data.judgments import answered
from labeval.analysis.data.scales import method_of
from labeval.study.claim_cuts import whole_cuts
from labeval.study.methods import has_claims
from labeval.study.pages import ITEM_JOIN, turn_in, with_turn, without_turn
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

Key = tuple[str, str, str]
"""Method, criterion, and item, or one answer in its conversation where those are rated one by one:
each is a text of its own, which ends with the answer. Of claims it is the source, once for each
claim (``item@claim2``), or once for all where raters have cut them (``item@source``)."""

_ONE_ANSWER = r"(?:claim[1-9][0-9]*|[0-9]+-[0-9]+)=[a-z_]*"
"""The answer to a single claim, as the table of marks has it."""
_OF_CLAIM = re.compile(r"@(claim[1-9][0-9]*|source)$")
NOBODY = QT_TRANSLATE_NOOP("Analysis", "no two raters have marked words in the same text")
ALL_ALIKE = QT_TRANSLATE_NOOP("Analysis", "all of each text is marked, so nothing can differ")


class MarkedWords:
    """All marks in judged texts; those in sources are counted apart."""

    def __init__(
        self, marks: DataFrame, judgments: DataFrame, items: DataFrame, systems: Mapping[str, str]
    ) -> None:
        """Take marks and what they are about.

        Args:
            marks: with the columns of the exported table of evidence.
            judgments: of the same analysis; marks of others are left out.
            items: indexed by item, with their ``text``.
            systems: item to system.
        """
        self._marks = marks
        self._judgments = judgments
        self._texts = items["text"].astype(str).to_dict() if "text" in items.columns else {}
        sources = items["source"] if "source" in items.columns else None
        self._sources = {} if sources is None else sources.fillna("").astype(str).to_dict()
        self.systems = systems

    @cached_property
    def _of_claims(self) -> set[str]:
        """Methods of which passages are marked for single claims."""
        if self._marks.empty or "answer" not in self._marks.columns:
            return set()
        in_sources = self._marks[self._marks["text"] == "source"]
        named = in_sources[in_sources["answer"].astype(str).str.fullmatch(_ONE_ANSWER)]
        return {name for name in set(named["method"].astype(str)) if has_claims(method_of(name))}

    @cached_property
    def raters(self) -> dict[Key, set[str]]:
        """Raters who answered about a text."""
        found: dict[Key, set[str]] = {}
        rows = answered(self._judgments)
        names = ("method", "criterion", "page", "items", "participant", "value")
        for method, criterion, page, shown, rater, value in zip(
            *(rows[n] for n in names), strict=True
        ):
            for item in str(shown).split(ITEM_JOIN):
                abouts = (
                    _claims(item, str(value)) if method in self._of_claims else [_about(item, page)]
                )
                for about in abouts:
                    found.setdefault((str(method), str(criterion), about), set()).add(str(rater))
        return found

    @cached_property
    def texts(self) -> dict[Key, MarkedText]:
        """The texts in which words are marked, sorted."""
        spans: dict[Key, dict[str, list[tuple[int, int]]]] = {}
        passages = (row for row in self._rows("source") if row[0][0] in self._of_claims)
        for key, rater, start, end in (*self._rows("text"), *passages):
            spans.setdefault(key, {}).setdefault(rater, []).append((start, end))
        return {key: MarkedText.of(self.text_of(key[2]), spans[key]) for key in sorted(spans)}

    @cached_property
    def in_sources(self) -> dict[Key, int]:
        """Number of marks in the sources of texts."""
        found: dict[Key, int] = {}
        for key, *_ in self._rows("source"):
            found[key] = found.get(key, 0) + 1
        return found

    def text_of(self, about: str) -> str:
        """The text of an item, or of its conversation up to one answer; of a claim its source."""
        if _OF_CLAIM.search(about):
            return self._sources.get(_OF_CLAIM.sub("", about), "")
        from labeval.text.markdown.turns import answers_in

        text, turn = self._texts[without_turn(about)], int(turn_in(about) or 0)
        answers = answers_in(text) if turn else ()  # none where texts are left out of a capsule
        return text[: answers[turn - 1].end] if turn <= len(answers) and turn else text

    def system_of(self, about: str) -> str:
        """The system of an item."""
        return self.systems.get(without_turn(_OF_CLAIM.sub("", about)), "")

    def groups(self) -> Iterator[tuple[str, str, str, list[Key]]]:
        """Method, criterion and system with their items; the system is empty for all together.

        Only criteria with marks.
        """
        marked = sorted({key[:2] for key in (*self.texts, *self.in_sources)})
        for method, criterion in marked:
            keys = sorted(k for k in self.raters if k[:2] == (method, criterion))
            yield method, criterion, "", keys
            of = {key: self.system_of(key[2]) for key in keys}
            for system in sorted({name for name in of.values() if name}):
                yield method, criterion, system, [k for k in keys if of[k] == system]

    def _rows(self, where: str) -> Iterator[tuple[Key, str, int, int]]:
        """Marks in texts or in sources: their key, rater, start and end."""
        if self._marks.empty:
            return
        rows = self._marks[self._marks["text"] == where]
        names = ("method", "criterion", "item", "page", "participant", "start", "end")
        answers = rows["answer"] if self._of_claims else [""] * len(rows)
        for method, criterion, item, page, rater, start, end, answer in zip(
            *(rows[name] for name in names), answers, strict=True
        ):
            is_passage = where == "source" and method in self._of_claims
            about = _about_claim(str(item), answer) if is_passage else _about(str(item), page)
            key = (str(method), str(criterion), about)
            if str(rater) in self.raters.get(key, ()) and str(item) in self._texts:
                yield key, str(rater), int(start), int(end)


def _about(item: str, page: object) -> str:
    """The item that a page asks about, or one answer in it."""
    return with_turn(item, int(turn_in(str(page)) or 0))


def _claims(item: str, value: str) -> list[str]:
    """The source of an item, for each claim that a judgment has; once where a rater cut them."""
    if whole_cuts(value) is not None:
        return [f"{item}@source"]
    return [f"{item}@claim{n}" for n in range(1, value.count(",") + 2)]


def _about_claim(item: str, answer: object) -> str:
    """The source of an item as words are marked in it for a claim, which the answer names."""
    claim = str(answer).partition("=")[0]
    return f"{item}@{claim}" if claim.startswith("claim") else f"{item}@source"


def agreement_row(words: MarkedWords, keys: list[Key]) -> tuple[object, ...]:
    """The figures of some items under one criterion.

    Returns:
        Ratings with marks, ratings, their share, the mean share of words that a rater marks in a
        text, marks in sources, texts with marks of two raters or more, raters, F1, alpha, reason.
    """
    texts = [words.texts[key] for key in keys if key in words.texts]
    ratings = sum(len(words.raters[key]) for key in keys)
    with_marks = sum(len(text.marks) for text in texts)
    marked = [float(t.marked_words(r).mean()) for t in texts if t.words for r in t.marks]
    shared = [text for text in texts if len(text.marks) > 1]
    raters = {rater for text in shared for rater in text.marks}
    f1, alpha = word_f1(shared), unitised_alpha(shared)
    reason = NOBODY if not shared else ALL_ALIKE if alpha is None else ""
    return (
        *(with_marks, ratings, with_marks / ratings if ratings else None),
        sum(marked) / len(marked) if marked else None,
        sum(words.in_sources.get(key, 0) for key in keys),
        *(len(shared), len(raters), f1, alpha, reason),
    )
