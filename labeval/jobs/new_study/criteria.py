"""Criteria of a new study: those of the templates, the lab's own, and their ids."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from labeval.study.model.criteria import Criterion
from labeval.study.study import Study
from labeval.text.folding import unaccented
from labeval.text.languages import ANY_LANGUAGE
from labeval.text.local import LocalText

AGAINST = ("text", "question", "source")
OPEN = ""
"""``judged_against`` of a criterion for which it was not chosen yet."""
DIRECTIONS = ("higher", "lower")

_NAMED = {
    "question": re.compile(r"\b(questions?|asked|frage\w*|gefragt\w*)\b", re.IGNORECASE),
    "source": re.compile(r"\b(sources?|quell\w*)\b", re.IGNORECASE),
}
"""Words of a definition that say what a criterion is judged against."""


@dataclass(frozen=True, slots=True)
class OwnCriterion:
    """A criterion as the table of criteria has it; texts are by language."""

    name: Mapping[str, str] = field(default_factory=dict)
    definition: Mapping[str, str] = field(default_factory=dict)
    judged_against: str = "text"
    """``OPEN`` where nobody has chosen it; see :attr:`against`."""
    direction: str = "higher"
    wording: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Wordings that were written, by method or block; the others are proposed."""
    anchors: Mapping[int, Mapping[str, str]] = field(default_factory=dict)
    """Meanings of points of the scale."""
    examples: Mapping[int, Mapping[str, str]] = field(default_factory=dict)
    """Descriptions of a text at a point of the scale."""
    scale: Mapping[str, Any] | None = None

    def with_text(self, field_name: str, language: str, text: str) -> OwnCriterion:
        """The criterion with another name or definition in one language."""
        if field_name == "name":
            return replace(self, name={**self.name, language: text.strip()})
        return replace(self, definition={**self.definition, language: text.strip()})

    def judged(self, against: str, direction: str) -> OwnCriterion:
        """The criterion judged against something else, or in the other direction."""
        return replace(self, judged_against=against, direction=direction)

    def with_wording(self, key: str, language: str, text: str) -> OwnCriterion:
        """The criterion with a wording of one's own; an empty one is the proposal again."""
        mine = {**self.wording.get(key, {}), language: text.strip()}
        return replace(self, wording={**self.wording, key: {k: v for k, v in mine.items() if v}})

    def with_point(self, field_name: str, point: int, language: str, text: str) -> OwnCriterion:
        """The criterion with another meaning (``anchors``) or example of a point of the scale."""
        known = self.anchors if field_name == "anchors" else self.examples
        texts = {**known.get(point, {}), language: text.strip()}
        points = {p: t for p, t in {**known, point: texts}.items() if any(t.values())}
        if field_name == "anchors":
            return replace(self, anchors=points)
        return replace(self, examples=points)

    @property
    def against(self) -> str:
        """Its measure: the one that was chosen, else that which its definition names.

        ``OPEN`` where its definition names neither question nor source, or both.
        """
        return self.judged_against or self._named[0]

    @property
    def measure_word(self) -> str:
        """The word of its definition or name that its measure follows from; empty where somebody
        chose the measure, or nobody did yet."""
        return "" if self.judged_against else self._named[1]

    @property
    def _named(self) -> tuple[str, str]:
        """The measure that its texts name, and the word; ``OPEN`` where they name none or two."""
        text = " ".join((*self.definition.values(), *self.name.values()))
        found = {against: words.search(text) for against, words in _NAMED.items()}
        named = [(against, match[0]) for against, match in found.items() if match]
        return named[0] if len(named) == 1 else (OPEN, "")

    @property
    def is_empty(self) -> bool:
        """True while nothing was written."""
        return not any(
            (*self.name.values(), *self.definition.values(), self.anchors, self.examples)
        )


def of_study(study: Study, ids: Iterable[str] = ()) -> list[OwnCriterion]:
    """The criteria of a study, or some of them."""
    wanted = set(ids)
    return [_own(c, study) for c in study.criteria if not wanted or c.id in wanted]


def _own(criterion: Criterion, study: Study) -> OwnCriterion:
    def texts(text: LocalText) -> dict[str, str]:
        given = text.root
        if ANY_LANGUAGE not in given:
            return dict(given)
        return dict.fromkeys(study.offered_languages, given[ANY_LANGUAGE])

    scale = criterion.scale
    return OwnCriterion(
        name=texts(criterion.name),
        definition=texts(criterion.definition),
        judged_against=criterion.judged_against,
        direction=criterion.direction,
        wording={key: texts(text) for key, text in criterion.wording.items()},
        anchors={point: texts(text) for point, text in criterion.anchors.items()},
        examples={point: texts(text) for point, text in criterion.examples.items()},
        scale=scale.model_dump(mode="json", exclude_defaults=True) if scale else None,
    )


def criterion_ids(criteria: Sequence[OwnCriterion]) -> list[str]:
    """Ids made of the names, each different."""
    found: list[str] = []
    for criterion in criteria:
        name = criterion.name.get("en") or next(iter(criterion.name.values()), "")
        plain = unaccented(name).encode("ascii", "ignore").decode()
        base = re.sub(r"[^a-z0-9]+", "_", plain.casefold()).strip("_")[:48] or "criterion"
        id, number = base, 2
        while id in found:
            id, number = f"{base}_{number}", number + 1
        found.append(id)
    return found
