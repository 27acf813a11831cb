"""The plan of one session: its steps and pages in the order that was drawn for it."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from labeval.session.plan.attention_pages import with_attention
from labeval.session.plan.page_allocation import BY_NUMBER, Placing
from labeval.session.plan.page_order import groups_of, ordered
from labeval.session.plan.planned_step import PlannedStep, step_from_dict, step_to_dict
from labeval.session.plan.withheld_pages import with_withheld
from labeval.study.layouts.rated_turns import kept_together, turn_pages
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.criteria import in_groups
from labeval.study.model.grouping import derived_seed
from labeval.study.model.orders import counterbalanced_order
from labeval.study.model.steps import (
    ForEachBlock,
    InstructionsStep,
    QuestionnaireStep,
    RatingStep,
    TestStep,
    TextStep,
    TrainingStep,
    WritingStep,
)
from labeval.study.model.writing import Writing, deal_writings
from labeval.study.pages import Cell, Page
from labeval.study.selection import block_cells, block_criteria, page_id, placed_cells
from labeval.study.study import StudyContent

_RATED_KINDS = frozenset({"instructions", "training", "rating", "break"})
"""Kinds of steps that a limit of the session ends."""


@dataclass(frozen=True, slots=True)
class Plan:
    """All steps of one session, in order."""

    condition: str
    seed: int
    participant: int
    """Number of the participant within the condition, from 0; balances sides and block orders."""
    steps: tuple[PlannedStep, ...]
    placing: Placing = BY_NUMBER
    """Decisions at the start of the session."""

    def screens(self) -> dict[str, tuple[PlannedStep, int]]:
        """Screen id to its step, and its number there, from 0."""
        return {step.screen_id(n): (step, n) for step in self.steps for n in range(step.screens)}

    def rating_pages(self) -> Iterator[Page]:
        """The pages that count, in order."""
        return (page for page in self.block_pages() if page.counts)

    def writings(self) -> Iterator[Writing]:
        """The responses that are written, in order."""
        return (writing for step in self.steps for writing in step.writings)

    def block_pages(self) -> Iterator[Page]:
        """The pages of the rating steps in order, with the attention checks among them."""
        return (p for step in self.steps if step.kind == "rating" for p in step.pages)

    def shows(self, n: int, limit_at: int | None) -> bool:
        """True if a step is shown, as far as a limit of the session decides it.

        After the limit nothing is rated any more, and no block is asked about that was not begun.

        Args:
            n: index of the step.
            limit_at: index of the step in which a limit was reached; None where none was.
        """
        step = self.steps[n]
        if limit_at is None or n <= limit_at:
            return not step.after_limit
        same_block = step.block in ("", self.steps[limit_at].block)
        return step.kind not in _RATED_KINDS and same_block

    def to_json(self) -> str:
        """The plan as stored with its session."""
        return json.dumps(
            {
                "condition": self.condition,
                "seed": self.seed,
                "participant": self.participant,
                "steps": [step_to_dict(step) for step in self.steps],
                **({"placing": placing} if (placing := self.placing.to_dict()) else {}),
            },
            separators=(",", ":"),
        )

    @classmethod
    def from_json(cls, text: str) -> Plan:
        """The plan from :meth:`to_json`."""
        raw = json.loads(text)
        steps = tuple(step_from_dict(step) for step in raw["steps"])
        placing = Placing.from_dict(raw.get("placing", {}))
        return cls(raw["condition"], raw["seed"], raw["participant"], steps, placing)


class _StepInFile(Protocol):
    """Fields that all steps of a study file have in common."""

    @property
    def id(self) -> str: ...
    @property
    def step(self) -> str: ...


def make_plan(
    content: StudyContent,
    condition: str,
    seed: int,
    participant: int,
    placing: Placing = BY_NUMBER,
) -> Plan:
    """The plan of a session; the same arguments give the same plan on every machine.

    Args:
        content: the study version the session runs with.
        condition: id of the participant's condition.
        seed: the session's own seed, recorded with it.
        participant: number of the participant within the condition, from 0.
        placing: the decisions at the start of the session.

    Raises:
        KeyError: the study has no such condition.
    """
    chosen = content.study.condition(condition)
    blocks = list(chosen.blocks)
    if chosen.order == "counterbalanced" and len(blocks) > 1:
        blocks = [blocks[n] for n in counterbalanced_order(len(blocks), participant)]
    blocks = [block for block in blocks if not placing.leaves_out(block)]
    drawn = _Drawn(content, seed, participant, placing)
    steps: list[PlannedStep] = []
    for step in content.study.procedure:
        if isinstance(step, ForEachBlock):
            inners = [inner for inner in step.steps if inner.is_for(condition)]
            for block in blocks:
                steps += [round for inner in inners for round in drawn.rounds(inner, block)]
        elif not step.is_for(condition):
            continue
        elif isinstance(step, InstructionsStep | TrainingStep | RatingStep):
            block = step.block or (blocks[0] if blocks else "")
            if block and not placing.leaves_out(block):
                steps += drawn.rounds(step, block)
        elif step.id in placing.excused:
            continue
        else:
            steps.append(drawn.planned(step, ""))
    shown = tuple(s for s in steps if s.pages or s.kind not in ("training", "rating"))
    return Plan(condition, seed, participant, shown, placing)


class _Drawn:
    """Draws the steps of one session."""

    def __init__(
        self, content: StudyContent, seed: int, participant: int, placing: Placing
    ) -> None:
        self._content = content
        self._seed = seed
        self._participant = participant
        self._placing = placing
        self._pages = 0
        self._rated: Counter[str] = Counter()
        self._trained: Counter[str] = Counter()

    def rounds(self, step: _StepInFile, block: str) -> Iterator[PlannedStep]:
        """A step of a block; a training that can be repeated once for each try."""
        first = self.planned(step, block)
        rules = self._content.study.blocks[block].training_rules
        if step.step != "training" or rules is None:
            yield first
            return
        first = replace(first, summary=rules.summary and bool(first.pages))
        yield first
        before = first.pages
        for number in range(2, rules.tries + 1 if rules.pass_mark is not None else 2):
            before = self._repeated_training(before, first.pages, number)
            yield replace(first, place=f"{first.place}:{number}", pages=before, round=number)

    def _repeated_training(
        self, before: tuple[Page, ...], first: tuple[Page, ...], number: int
    ) -> tuple[Page, ...]:
        """The same pages in a new order, with ids of their own."""
        if not first:
            return ()
        stem = f"{first[0].id.removesuffix('-1')}-{number}"
        rng = self._rng("training", stem)
        order = list(before)
        while len(before) > 1 and [p.training for p in order] == [p.training for p in before]:
            rng.shuffle(order)
        return tuple(replace(page, id=f"{stem}.{n}") for n, page in enumerate(order, start=1))

    def planned(self, step: _StepInFile, block: str) -> PlannedStep:
        place = f"{step.id}.{block}" if block else step.id
        pages: tuple[Page, ...] = ()
        questions: tuple[str, ...] = ()
        per_screen = 0
        writings: tuple[Writing, ...] = ()
        if step.step == "rating":
            pages = self._rating_pages(block)
        elif step.step == "training":
            pages = self._training_pages(block)
        elif isinstance(step, TestStep | QuestionnaireStep):
            ids = [q.id for q in step.questions]
            if isinstance(step, TestStep) and step.order == "random":
                self._rng("test", step.id).shuffle(ids)
            questions, per_screen = tuple(ids), step.per_page
        elif isinstance(step, WritingStep):
            writings = deal_writings(step, self._participant)
        return PlannedStep(
            *(place, step.id, step.step, block, pages, questions, per_screen),
            writings=writings,
            after_limit=isinstance(step, TextStep) and step.when == "limit_reached",
        )

    def _rng(self, *names: object) -> random.Random:
        return random.Random(derived_seed(self._seed, *names))

    def _training_pages(self, block: str) -> tuple[Page, ...]:
        settings = self._content.study.blocks[block]
        criteria = block_criteria(self._content.study, settings)
        self._trained[block] += 1
        stem = _stem(block, self._trained[block])
        return tuple(
            Page(
                f"{stem}-training-{n + 1}",
                block,
                tuple(page.items),
                tuple(page.criteria or criteria),
                training=n,
            )
            for n, page in enumerate(settings.training)
        )

    def _rating_pages(self, block: str) -> tuple[Page, ...]:
        study = self._content.study
        settings = study.blocks[block]
        design = block_cells(self._content, block)
        tiers = self._placing.blocks.get(block)
        shown = placed_cells(self._content, block, design, self._participant, tiers)
        criteria = self._criteria_order(block, settings)
        self._rated[block] += 1
        stem = _stem(block, self._rated[block])
        pages = [
            Page(_page_id(stem, n, cell), block, cell.items, self._sorted(cell, criteria))
            for n, cell in enumerate(shown)
        ]
        groups = groups_of(
            design,
            shown,
            tiers or (),
            seed=derived_seed(study.seed, "late", block),
            participant=None if settings.order.items == "fixed" else self._participant,
        )
        in_order = [pages[n] for n in self._page_order(stem, settings, shown, criteria, groups)]
        in_order = [turn for page in in_order for turn in turn_pages(settings, page)]
        in_order = with_withheld(settings, in_order, self._rng("judge", stem))
        reach = self._reach()
        rng = self._rng("attention", stem)
        checked = with_attention(settings, in_order, stem=stem, rng=rng, reach=reach)
        self._pages += len(checked)
        return tuple(kept_together(checked))

    def _reach(self) -> int | None:
        """Return the number of this block's pages before the session's limit; None without one."""
        limit = self._content.study.limits.pages
        return None if limit is None else max(0, limit - self._pages)

    def _criteria_order(self, block: str, settings: BlockSettings) -> list[str]:
        """Criteria as shown: groups stay together and their overarching criterion comes first."""
        study = self._content.study
        criteria = list(block_criteria(study, settings))
        if settings.order.criteria == "random":
            self._rng("criteria", block).shuffle(criteria)
        return in_groups(criteria, {c.id: c for c in study.criteria}, study.groups)

    def _sorted(self, cell: Cell, criteria: Sequence[str]) -> tuple[str, ...]:
        return tuple(sorted(cell.criteria, key=criteria.index))

    def _page_order(
        self,
        stem: str,
        settings: BlockSettings,
        cells: Sequence[Cell],
        criteria: Sequence[str],
        groups: Sequence[tuple[int, int]],
    ) -> list[int]:
        """Return the order of pages: most needed first; pages of one criterion set together."""
        sets = sorted(
            {(groups[n][0], cell.criteria) for n, cell in enumerate(cells)},
            key=lambda s: (s[0], criteria.index(s[1][0]), s[1]),
        )
        order: list[int] = []
        for need, asked in sets:
            members = [
                n for n, c in enumerate(cells) if c.criteria == asked and groups[n][0] == need
            ]
            if settings.order.items == "random":
                seed = derived_seed(self._seed, "pages", stem, *asked, need)
                texts = [cells[n].items for n in members]
                drawn = ordered(texts, [groups[n] for n in members], seed)
                members = [members[n] for n in drawn]
            order += members
        return order


def _stem(block: str, time: int) -> str:
    """Return the beginning of a block's page ids; a block that is rated again gets new ids."""
    return block if time == 1 else f"{block}.{time}"


def _page_id(stem: str, n: int, cell: Cell) -> str:
    """A page is called by its place in the design, whichever part of it is shown."""
    return page_id(stem, n if cell.number is None else cell.number)
