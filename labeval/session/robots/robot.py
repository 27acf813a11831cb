"""Robot participants: latent qualities, noise, speed and carelessness, all from a seed.

They answer through the same :class:`~labeval.session.running.session.Session` as people do.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Any

from labeval.session.robots import writing_robot
from labeval.session.robots.writing_robot import RobotDraft
from labeval.session.running.session import Session
from labeval.session.state.evidence import EvidenceFor
from labeval.session.state.text_exposure import SOURCE
from labeval.study.methods import consequences, find_method, right_answers
from labeval.study.model.grouping import derived_seed
from labeval.study.model.questions import DateQuestion
from labeval.study.model.steps import ConsentStep, QuestionnaireStep, TestStep
from labeval.study.pages import (
    AS_IT_IS,
    BOTH_BAD,
    DONT_KNOW,
    NO_ANSWER,
    TIE,
    AttentionCheck,
    Field,
    Page,
)
from labeval.study.study import StudyContent


@dataclass(frozen=True, slots=True)
class Character:
    """Rating behaviour of one robot."""

    noise: float
    """Standard deviation added to a latent quality at each look."""
    bias: float
    """Added to every quality: mild above 0, strict below."""
    seconds: float
    """Median seconds an answer takes."""
    careless: bool
    """True if it answers at random and fast."""


def draw_character(rng: random.Random, *, careless_share: float = 0.05) -> Character:
    """A robot's character; about one in twenty is careless."""
    careless = rng.random() < careless_share
    return Character(
        noise=rng.uniform(0.2, 0.7),
        bias=rng.gauss(0, 0.3),
        seconds=0.8 if careless else rng.lognormvariate(1.5, 0.35),
        careless=careless,
    )


def latent_quality(content: StudyContent, seed: int) -> dict[tuple[str, str], float]:
    """The true quality of each item on each criterion, about standard normal.

    A system contributes a part that all its items and criteria share.
    """
    rng = random.Random(derived_seed(seed, "quality"))
    systems = {s: rng.gauss(0, 0.8) for s in dict.fromkeys(i.system for i in content.items)}
    quality = {}
    for item in content.items:
        base = systems[item.system] + rng.gauss(0, 0.6)
        for criterion in content.study.criteria:
            quality[item.id, criterion.id] = base + rng.gauss(0, 0.35)
    return quality


def free_values(session: Session, field: Field) -> list[str]:
    """The options of a field that take nothing from another field of the page; all if none does."""
    page, answers = session.page, session.state.answers_here()
    if page is None:
        return list(field.options)
    settings = session.settings()
    taken = partial(consequences, settings, page, answers, field.id)
    free = [value for value in field.options if not taken(value)]
    return free or list(field.options)


class Robot:
    """Answers what a session asks, one screen at a time."""

    def __init__(
        self,
        character: Character,
        quality: dict[tuple[str, str], float],
        rng: random.Random,
    ) -> None:
        self._character = character
        self._quality = quality
        self._rng = rng
        self._looked_at: tuple[str, dict[str, float]] = ("", {})
        """A page, and the qualities seen of its texts, where each of them gets a place."""

    def answers(self, session: Session) -> Iterator[tuple[str, str]]:
        """Field and value of every answer that this screen needs, in page order."""
        page = session.page
        if page is None:
            yield from self._to_questions(session)
            return
        edited = session.edited
        for field in session.fields():
            if session.state.answers_here().get(field.id) or self._leaves_open(field):
                continue
            if edited is None or field.id != edited.field:
                yield field.id, self._judged(session, page, field)
            elif self._leaves_as_it_is(session, page, field):
                yield field.id, AS_IT_IS

    def second_thoughts(self, session: Session) -> Iterator[tuple[str, str]]:
        """Field and value of the answers that a language model's ratings make it change.

        It changes few answers, and by one point only.
        """
        answers = session.state.answers_here()
        for field in session.fields():
            shown = session.state.judge_shown_here().get(field.id)
            own = answers.get(field.id)
            if shown is None or own in (None, NO_ANSWER) or self._character.careless:
                continue
            here, there = field.options.index(own), field.options.index(shown.rating)
            if here != there and self._rng.random() < _SWAYED:
                yield field.id, field.options[here + (1 if there > here else -1)]

    def consents(self, step: ConsentStep) -> dict[str, bool]:
        """Agrees to everything that is required, and mostly to the rest."""
        return {ask.id: ask.required or self._rng.random() < 0.8 for ask in step.asks}

    def comment(self) -> str:
        """A written comment now and then, else nothing."""
        return self._rng.choice(_COMMENTS) if self._rng.random() < 0.15 else ""

    def marks(self, session: Session) -> Iterator[tuple[EvidenceFor, str, int, int]]:
        """The answer, text, start and end of the words that it marks on this page.

        It marks what is mandatory, mostly what is wished, and now and then what is optional.
        """
        page, done = session.page, session.state.marks_here()
        for of in session.evidence_for():
            is_done = any(map(of.is_behind, done))
            if page is not None and not is_done and self._rng.random() < _MARKS[of.level]:
                texts = session.page_texts()
                in_source = bool(of.claim) and SOURCE in texts
                text = SOURCE if in_source else self._rng.choice(page.items)
                if words := self.words_in(texts[text]):
                    yield (of, text, *words)

    def words_in(self, text: str) -> tuple[int, int] | None:
        """Start and end of a few words of a text; None where it has none."""
        # Emoji and signs are no letters, and can be marked all the same.
        words = [
            found.span()
            for found in re.finditer(r"\w+" if re.search(r"\w", text) else r"\S+", text)
        ]
        if not words:
            return None
        first = self._rng.randrange(len(words))
        last = min(len(words) - 1, first + self._rng.randrange(6))
        return words[first][0], words[last][1]

    def drafts(self, session: Session) -> Iterator[RobotDraft]:
        """The text that this screen asks for, written or edited, as it comes about."""
        edited = session.edited
        if edited is not None:
            given = session.state.answers_here().get(edited.field)
            return iter(()) if given else writing_robot.edits(edited, self._rng)
        return writing_robot.drafts(session, self._rng, pastes=self._character.careless)

    def response(self, session: Session) -> str:
        """The response that this screen asks for, as a whole."""
        return writing_robot.response(session, self._rng)

    def seconds(self) -> float:
        """Return the duration of the next answer."""
        return max(0.2, self._rng.lognormvariate(0, 0.5) * self._character.seconds)

    def _leaves_open(self, field: Field) -> bool:
        """Return whether it leaves a box unticked that may stay empty; mostly it does not."""
        is_tick = len(field.options) == 1 and not field.mandatory
        return is_tick and self._rng.random() < 0.9

    def _leaves_as_it_is(self, session: Session, page: Page, field: Field) -> bool:
        """Return whether it finds that a text needs no edit, where that is an answer."""
        settings = session.settings()
        if AS_IT_IS not in field.counts_as:
            return False
        expected: Sequence[str | int] = ()
        if page.training is not None:
            expected = settings.training[page.training].expected.get(field.id, ())
        elif page.attention is not None and page.attention.item is not None:
            expected = settings.attention_items[page.attention.item].expected.get(field.id, ())
        if expected and not self._character.careless:
            return AS_IT_IS in expected
        return self._character.careless or self._seen(page.items[0], field.criterion) > 0.5

    def _judged(self, session: Session, page: Page, field: Field) -> str:
        if page.training is not None:
            training = session.settings().training[page.training]
            expected = training.expected.get(field.id)
            careless = self._character.careless and session.settings().training_rules is not None
            if expected and not careless:
                return right_answers(session.settings(), page, field, expected)[0]
        if page.attention is not None and not self._character.careless:
            known = self._known(session, page, page.attention, field)
            answers, settings = session.state.answers_here(), session.settings()
            if known and not consequences(settings, page, answers, field.id, known):
                return known
        if not field.options:
            return self._in_other_forms(session, page, field)
        if self._character.careless:
            return self._other_than_taken(session, field)
        if set(page.items) & set(field.options):
            return self._chosen(session, page, field)
        if field.item and find_method(session.settings().method).RELATIVE:
            return self._placed(session, page, field)
        return self._scored(page, field)

    def _in_other_forms(self, session: Session, page: Page, field: Field) -> str:
        """An answer that is not one of several options: the method's own kind, or a few words."""
        settings = session.settings()
        own = getattr(find_method(settings.method), "robot_answer", None)
        if own is None:
            return self._rng.choice(_COMMENTS)
        seen = self._rng.gauss(0, 1)
        if not self._character.careless:
            seen = self._seen(page.items[0], field.criterion)
        return str(own(settings, page, field, seen, self._rng))

    def _known(self, session: Session, page: Page, check: AttentionCheck, field: Field) -> str:
        """Return a careful reader's answer to an attention check; empty where nothing is known."""
        if check.item is not None:
            expected = session.settings().attention_items[check.item].expected
            right = right_answers(session.settings(), page, field, expected.get(field.id, ()))
            return right[0] if right else ""
        first = session.state.answers.get(check.repeats, {}).get(field.id, "")
        return first if self._rng.random() < _REMEMBERS else ""

    def _other_than_taken(self, session: Session, field: Field) -> str:
        taken = set(session.state.answers_here().values()) if len(field.options) > 1 else set()
        free = [
            o for o in field.options if o not in taken or o not in (session.page or _NONE).items
        ]
        return self._rng.choice(free or list(field.options))

    def _seen(self, item: str, criterion: str) -> float:
        quality = self._quality.get((item, criterion))
        if quality is None:  # all in all
            known = [q for (of, _), q in self._quality.items() if of == item]
            quality = sum(known) / len(known) if known else 0.0
        return quality + self._rng.gauss(self._character.bias, self._character.noise)

    def _chosen(self, session: Session, page: Page, field: Field) -> str:
        """One of the texts on the page that no other field has taken, or none of them."""
        seen = {item: self._seen(item, field.criterion) for item in page.items}
        free = free_values(session, field)
        left = [item for item in page.items if item in free]
        if field.lowest:
            return min(left, key=seen.__getitem__)
        best = max(left, key=seen.__getitem__)
        margin = max(seen.values()) - min(seen.values())
        if TIE in field.options and margin < _ALIKE:
            return TIE
        if BOTH_BAD in field.options and max(seen.values()) < -1.5:
            return BOTH_BAD
        return best

    def _placed(self, session: Session, page: Page, field: Field) -> str:
        """A place after the texts that look better: clearly better, where texts may share one."""
        if self._looked_at[0] != page.id:
            seen = {item: self._seen(item, field.criterion) for item in page.items}
            self._looked_at = (page.id, seen)
        seen = self._looked_at[1]
        settings, answers = session.settings(), session.state.answers_here()
        for margin in (_ALIKE, 0.0):
            place = field.options[sum(q > seen[field.item] + margin for q in seen.values())]
            if not consequences(settings, page, answers, field.id, place):
                break
        return place

    def _scored(self, page: Page, field: Field) -> str:
        """A point on an ordered scale, or yes and no, by the quality seen."""
        seen = self._seen(field.item or page.items[0], field.criterion)
        if field.ideal:
            return self._near_ideal(seen, field)
        if set(field.options) >= {"yes", "no"}:
            if DONT_KNOW in field.options and abs(seen) < 0.08:
                return DONT_KNOW
            return "yes" if seen > 0 else "no"
        scale = [o for o in field.options if o != NO_ANSWER]
        place = (seen + 2) / 4 * len(scale)
        return scale[min(len(scale) - 1, max(0, int(place)))]

    def _near_ideal(self, seen: float, field: Field) -> str:
        """A point as far from the ideal as the quality is poor, on either side of it."""
        ideal = field.options.index(field.ideal)
        steps = {n: abs(n - ideal) for n in range(len(field.options))}
        farthest = max(steps.values())
        away = min(farthest, max(0, round((1.5 - seen) / 3 * farthest)))
        return field.options[self._rng.choice([n for n in steps if steps[n] == away])]

    def _to_questions(self, session: Session) -> Iterator[tuple[str, str]]:
        """Answers to the questions of a screen, also to those that an answer brings up."""
        seen: set[str] = set()
        while True:
            answers = session.state.answers_here()
            open_now = (f for f in session.fields() if f.id not in seen and not answers.get(f.id))
            field = next(open_now, None)
            if field is None:
                return
            seen.add(field.id)
            yield field.id, self._question(session.step_in_file(), field)

    def _question(self, step: Any, field: Field) -> str:
        if isinstance(step, TestStep):
            question = next(q for q in step.questions if q.id == field.id)
            right = self._rng.random() < 0.93
            return str(question.correct) if right else self._rng.choice(field.options)
        if isinstance(step, QuestionnaireStep) and not field.options:
            question_kind = next(q for q in step.questions if q.id == field.id)
            if question_kind.kind == "number":
                return str(
                    min(question_kind.max, max(question_kind.min, self._rng.randint(20, 60)))
                )
            if question_kind.kind == "date":
                return self._day(question_kind)
            return self._rng.choice(_COMMENTS)
        return self._rng.choice(field.options)

    def _day(self, question: DateQuestion) -> str:
        first = date.fromisoformat(question.earliest or "1950-01-01").toordinal()
        last = date.fromisoformat(question.latest or "9999-12-31").toordinal()
        return date.fromordinal(self._rng.randint(first, min(last, first + 20_000))).isoformat()


_NONE = Page("", "", (), ())
_MARKS = {"off": 0.0, "optional": 0.3, "wished": 0.8, "mandatory": 1.0}
"""Share of criteria for which it marks words, by how much that is asked for."""
_REMEMBERS = 0.9
"""Share of repeated pages that a careful robot answers as the first time without looking anew."""
_ALIKE = 0.15
"""Texts whose qualities differ by less look alike."""
_SWAYED = 0.25
"""Share of differing ratings to which a robot gives way by a point."""
_COMMENTS = (
    "The first sentence already answers it.",
    "It adds something that the source does not say.",
    "Hard to see what this has to do with the question.",
    "Readable, but it says the same thing twice.",
)
