"""The choices of a new study while it is being made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from labeval.jobs.new_study.consent import OwnConsent
from labeval.jobs.new_study.criteria import OwnCriterion, of_study
from labeval.jobs.new_study.criteria_warnings import remarks
from labeval.jobs.new_study.designs import Design
from labeval.jobs.new_study.own_scale import OwnScale, on_scale, scale_of
from labeval.jobs.new_study.own_study import Composed, OwnStudy, compose
from labeval.jobs.planning.durations import Duration, whole_minutes
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.items import Item
from labeval.text.amounts import AmountRange

_FEW = 2
"""Methods of a design that every participant uses unless another is chosen."""
MOST_CRITERIA = 5
"""Criteria of a template that one begins with."""


@dataclass(slots=True)
class Draft:
    """A study in the making; :meth:`begin` fills it from a design."""

    design: Design | None = None
    title: Mapping[str, str] = field(default_factory=dict)
    """By language."""
    blocks: dict[str, BlockSettings] = field(default_factory=dict)
    """As they are asked: on the chosen scale."""
    scale: OwnScale = field(default_factory=OwnScale)
    together: bool = False
    languages: tuple[str, ...] = ("en", "de")
    criteria: list[OwnCriterion] = field(default_factory=list)
    pages: int | None = None
    minutes: int | None = None
    participants: int | None = None
    """Their planned number; None until it is chosen."""
    consent: OwnConsent = field(default_factory=OwnConsent)

    def begin(self, design: Design) -> None:
        """Begin with a design; the same one again changes nothing."""
        if self.design is not None and design.card == self.design.card:
            return
        had = self.design
        self.design = design
        self.blocks, self.scale = _blocks(design), OwnScale()
        self.together = len(design.conditions) == 1 or len(self.blocks) <= _FEW
        proposed = _proposed(design)
        if had is None or self.criteria == _proposed(had):
            self.criteria = proposed
        if self.consent.records == (had is not None and had.card.records):
            self.consent = self.consent.recording(design.card.records)

    def use(self, blocks: Mapping[str, BlockSettings], scale: OwnScale) -> None:
        """Use these blocks of designs on a scale; meanings of points go along with the points."""
        before = scale_of(self.blocks.values())
        self.scale = scale
        self.blocks = {id: scale.put_on(b, self.languages) for id, b in blocks.items()}
        after = scale_of(self.blocks.values())
        if before and after and before != after:
            self.criteria = [on_scale(each, before, after) for each in self.criteria]

    @property
    def is_proposal(self) -> bool:
        """True while the criteria are those that the design proposes."""
        return self.design is not None and self.criteria == _proposed(self.design)

    @property
    def is_begun(self) -> bool:
        """True once the criteria are others than those of the design."""
        return self.design is not None and not self.is_proposal

    @property
    def finished(self) -> list[OwnCriterion]:
        """The criteria that pages can be made of."""
        found = remarks(self.criteria, self.languages)
        unfinished = {r.criterion for r in found if r.stops and not r.can_be_shown}
        return [c for n, c in enumerate(self.criteria) if n not in unfinished]

    def own(
        self, items: Sequence[Item], criteria: Sequence[OwnCriterion] | None = None
    ) -> OwnStudy:
        """The study with some texts, and with all its criteria or some."""
        return OwnStudy(
            self.title,
            self.blocks,
            self.together,
            self.languages,
            tuple(self.criteria if criteria is None else criteria),
            tuple(items),
            self.pages,
            self.minutes,
            self.consent,
            self.participants,
        )

    def compose(
        self, items: Sequence[Item], criteria: Sequence[OwnCriterion] | None = None
    ) -> Composed:
        """The study file with some texts, and all criteria or some, read and checked; without the
        number of participants, which changes nothing for any of them."""
        return compose(replace(self.own(items, criteria), participants=None))

    def named(self, criterion: OwnCriterion) -> str:
        """The name of a criterion in each language of the sessions; a dash where there is none."""
        names = [criterion.name.get(language, "") for language in self.languages]
        return " / ".join(name or "–" for name in dict.fromkeys(names))

    def compose_for_texts(self, items: Sequence[Item]) -> Composed:
        """The study with which texts are looked at: methods and criteria that are not chosen or
        not finished yet keep nobody from the texts, and are the design's meanwhile."""
        criteria, blocks = self.finished, self.blocks
        if self.design is not None:
            criteria = criteria or _proposed(self.design)
            blocks = blocks or _blocks(self.design)
        own = replace(self.own(items, criteria), blocks=blocks, participants=None)
        return compose(own)


def spanned_minutes(durations: Sequence[Duration]) -> str:
    """Minutes of a session, such as ``39–74`` where conditions differ."""
    return str(AmountRange.of(whole_minutes(duration.minutes) for duration in durations))


def _blocks(design: Design) -> dict[str, BlockSettings]:
    return {block: design.content.study.blocks[block] for block in design.blocks}


def _proposed(design: Design) -> list[OwnCriterion]:
    """The criteria that the design's blocks ask about, not too many."""
    study = design.content.study
    named = {id for block in design.blocks for id in study.blocks[block].criteria}
    return of_study(study, named)[:MOST_CRITERIA]
