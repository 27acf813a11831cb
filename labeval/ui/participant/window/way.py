"""The screens that a participant of one condition goes through, and which one an edit is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QCoreApplication

from labeval.session.plan.plan import Plan
from labeval.session.plan.planned_step import PlannedStep
from labeval.session.running.unrecorded import Place, places_of
from labeval.study.model.steps import ForEachBlock, steps_by_id
from labeval.study.study import StudyContent
from labeval.study.yaml.places import Path
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.step_in_words import block_in_words, kind_in_words, step_in_words

_PAGES = QT_TRANSLATE_NOOP("Way", "{name}, pages {first}–{last}")
_END = QT_TRANSLATE_NOOP("Way", "The end")
_PART_OF_BLOCK = {"instructions": "instructions", "training": "training"}


@dataclass(frozen=True, slots=True)
class Stretch:
    """Screens of one step, which a chooser offers together."""

    first: int
    """Position of the first one on the way."""
    count: int
    name: str


class Way:
    """All screens of a first participant, in order.

    Args:
        plan: of a first participant of the condition.
        language: that names of steps are in.
    """

    def __init__(self, content: StudyContent, plan: Plan, language: str) -> None:
        self.content, self.plan, self.language = content, plan, language
        self.places = places_of(plan, content.study)

    @cached_property
    def stretches(self) -> list[Stretch]:
        """The steps with their screens; a break inside of a block is one by itself."""
        found: list[Stretch] = []
        before: tuple[object, ...] = ()
        for n, place in enumerate(self.places):
            here = (place.step, place.on_break, place.ended)
            if here == before:
                last = found[-1]
                found[-1] = Stretch(last.first, last.count + 1, last.name)
            else:
                found.append(Stretch(n, 1, self.name(place)))
            before = here
        found = self._with_blocks(found)
        called = Counter(stretch.name for stretch in found)
        return [self._numbered(one) if called[one.name] > 1 else one for one in found]

    def stretch_at(self, position: int) -> Stretch:
        """The stretch that a screen belongs to."""
        return next(s for s in reversed(self.stretches) if s.first <= position)

    def position_of(self, id: str) -> int | None:
        """Position of the place with this name; of its step where the step has other screens."""
        names = [place.id(self.plan) for place in self.places]
        if id in names:
            return names.index(id)
        step = id.partition(":")[0]
        return next((n for n, name in enumerate(names) if name.partition(":")[0] == step), None)

    def first_page(self) -> int:
        """Position of the first rating page; of the first screen where nothing is rated."""
        rated = (n for n, place in enumerate(self.places) if self._step(place).kind == "rating")
        return next(rated, 0)

    def followed(self, path: Path, position: int) -> int | None:
        """Position of a screen that shows what is at a path of the study file.

        Args:
            position: of the screen on show, which stays where it shows it too.

        Returns:
            None where no screen of this way does.
        """
        shown = [n for n, place in enumerate(self.places) if self._shows(place, path)]
        if position in shown:
            return position
        return shown[0] if shown else None

    def name(self, place: Place) -> str:
        """Name of a screen: the study's own for its step or block, else that of its kind."""
        if place.ended:
            return QCoreApplication.translate("Way", _END)
        if place.on_break:
            return kind_in_words("break")
        planned = self._step(place)
        step = steps_by_id(self.content.study.procedure).get(planned.step)
        block = self.content.study.blocks.get(planned.block)
        return step_in_words(planned.kind, step, block, self.language)

    # -- inside -------------------------------------------------------------------------------

    def _with_blocks(self, stretches: Sequence[Stretch]) -> list[Stretch]:
        """Name the blocks of stretches of one name that are about several blocks."""
        about: dict[str, set[str]] = {}
        for one in stretches:
            about.setdefault(one.name, set()).add(self._step(self.places[one.first]).block)
        return [self._of_block(one) if len(about[one.name]) > 1 else one for one in stretches]

    def _of_block(self, stretch: Stretch) -> Stretch:
        place = self.places[stretch.first]
        block = self.content.study.blocks.get(self._step(place).block)
        if block is None or place.on_break or place.ended:
            return stretch
        named = block_in_words(block, self.language)
        return Stretch(stretch.first, stretch.count, f"{stretch.name}: {named}")

    def _numbered(self, stretch: Stretch) -> Stretch:
        """A stretch of pages named by their numbers, too; others of one name stay as they are."""
        place = self.places[stretch.first]
        if not self._step(place).pages or place.on_break:
            return stretch
        name = QCoreApplication.translate("Way", _PAGES).format(
            name=stretch.name, first=place.screen + 1, last=place.screen + stretch.count
        )
        return Stretch(stretch.first, stretch.count, name)

    def _step(self, place: Place) -> PlannedStep:
        return self.plan.steps[place.step]

    def _shows(self, place: Place, path: Path) -> bool:
        key = path[0] if path else ""
        if key == "procedure":
            return self._shows_step(place, path)
        if key == "blocks" and len(path) > 1:
            return self._shows_block(place, path)
        if key == "criteria" and len(path) > 1:
            return self._shows_criterion(place, path[1])
        if key == "limits":
            return self._step(place).after_limit
        return False

    def _shows_step(self, place: Place, path: Path) -> bool:
        step = self._step(place)
        if place.on_break or step.step not in set(self._step_ids(path)):
            return False
        if place.ended:
            return step.kind == "text"
        at = path.index("questions") if "questions" in path else len(path)
        number = path[at + 1] if len(path) > at + 1 else None
        in_file = steps_by_id(self.content.study.procedure)[step.step]
        questions = getattr(in_file, "questions", ())
        if not isinstance(number, int) or number >= len(questions):
            return True
        return questions[number].id in step.questions_on(place.screen)

    def _step_ids(self, path: Path) -> Iterator[str]:
        """The ids of the steps that a path leads to; of all of them where it names none."""
        procedure = self.content.study.procedure
        number = path[1] if len(path) > 1 else None
        if not isinstance(number, int) or number >= len(procedure):
            return
        step = procedure[number]
        if not isinstance(step, ForEachBlock):
            yield step.id
            return
        match path:
            case (_, _, "steps", int(inner), *_):
                yield from (each.id for n, each in enumerate(step.steps) if n == inner)
            case _:
                yield from (each.id for each in step.steps)

    def _shows_block(self, place: Place, path: Path) -> bool:
        step = self._step(place)
        if step.block != path[1] or place.ended:
            return False
        part = path[2:]
        if part[:1] == ("breaks",) and self._has_breaks(step.block):
            return place.on_break
        if place.on_break:
            return False
        page = step.pages[place.screen] if place.screen < len(step.pages) else None
        match part:
            case ("training", int(wanted), *_) if page is not None:
                return page.training == wanted
            case ("attention_items", int(wanted), *_) if page is not None:
                return page.attention is not None and page.attention.item == wanted
            case (name, *_):
                return step.kind == _PART_OF_BLOCK.get(str(name), "rating")
            case _:
                return step.kind == "rating"

    def _has_breaks(self, block: str) -> bool:
        return self.content.study.blocks[block].breaks.in_force

    def _shows_criterion(self, place: Place, number: object) -> bool:
        criteria, step = self.content.study.criteria, self._step(place)
        if not isinstance(number, int) or number >= len(criteria) or place.on_break or place.ended:
            return False
        page = step.pages[place.screen] if place.screen < len(step.pages) else None
        rated = step.kind == "rating" and page is not None
        return rated and page is not None and criteria[number].id in page.criteria
