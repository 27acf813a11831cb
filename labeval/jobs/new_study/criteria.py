"""Criteria of a new study: those of the templates, the lab's own, and remarks about both."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from labeval.exchange.study_folder import templates
from labeval.study.model.criteria import Criterion
from labeval.study.reading import read_study
from labeval.study.study import Study
from labeval.text.local import ANY_LANGUAGE, LocalText
from labeval.text.marks import QT_TRANSLATE_NOOP

AGAINST = ("text", "question", "source")
DIRECTIONS = ("higher", "lower")
LONGEST_DEFINITION = 30
"""Words that fit on every page."""
_OVERLAP = 0.5
"""Share of common words from which two definitions say the same."""
_SEVERAL = re.compile(r"\b(and|und|sowie|or|oder)\b|[&/+]", re.IGNORECASE)
_FILLERS = frozenset({"text", "texts", "does", "that", "this", "what", "with", "nicht", "eine"})


@dataclass(frozen=True, slots=True)
class OwnCriterion:
    """A criterion as the table of criteria has it; texts are by language."""

    name: Mapping[str, str] = field(default_factory=dict)
    definition: Mapping[str, str] = field(default_factory=dict)
    judged_against: str = "text"
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
    def is_empty(self) -> bool:
        """True while nothing was written."""
        return not any(
            (*self.name.values(), *self.definition.values(), self.anchors, self.examples)
        )


@dataclass(frozen=True, slots=True)
class Remark:
    """Something to look at in a criterion, marked for translation under ``NewStudy``."""

    criterion: int
    text: str
    values: Mapping[str, object] = field(default_factory=dict)
    stops: bool = False
    """True if the study cannot be made with it."""


def of_study(study: Study, ids: Iterable[str] = ()) -> list[OwnCriterion]:
    """The criteria of a study, or some of them."""
    wanted = set(ids)
    return [_own(c, study) for c in study.criteria if not wanted or c.id in wanted]


def library(folder: Path) -> list[tuple[LocalText, OwnCriterion]]:
    """Every criterion of the templates in a folder, with the title of its template."""
    studies = (read_study(folder / name).study for name, _ in templates(folder))
    return [(study.title, own) for study in studies for own in of_study(study)]


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


def remarks(criteria: Sequence[OwnCriterion], languages: Sequence[str]) -> list[Remark]:
    """Everything that is missing or doubtful in criteria, in their order."""
    found = []
    if not criteria:
        text = QT_TRANSLATE_NOOP("NewStudy", "There is no criterion yet")
        found.append(Remark(0, text, stops=True))
    for n, criterion in enumerate(criteria):
        if criterion.is_empty:
            text = QT_TRANSLATE_NOOP(
                "NewStudy", "Write name and definition of criterion {number}, or remove it"
            )
            found.append(Remark(n, text, {"number": n + 1}, stops=True))
            continue
        found += _of_one(n, criterion, languages)
        found += _half_written_points(n, criterion, languages)
        found += _overlaps(n, criteria, languages)
    return found


def _of_one(n: int, criterion: OwnCriterion, languages: Sequence[str]) -> Iterator[Remark]:
    shown = next((text for text in criterion.name.values() if text), str(n + 1))
    for language in languages:
        values = {"criterion": shown, "language": language}
        if not criterion.name.get(language):
            text = QT_TRANSLATE_NOOP("NewStudy", "“{criterion}” has no name in {language}")
            yield Remark(n, text, values, stops=True)
        definition = criterion.definition.get(language, "")
        if not definition:
            text = QT_TRANSLATE_NOOP("NewStudy", "“{criterion}” is not defined in {language}")
            yield Remark(n, text, values, stops=True)
        words = len(definition.split())
        if words > LONGEST_DEFINITION:
            text = QT_TRANSLATE_NOOP(
                "NewStudy",
                "The definition of “{criterion}” has {words} words in {language}; up to {most} fit "
                "on every page",
            )
            yield Remark(n, text, {**values, "words": words, "most": LONGEST_DEFINITION})
    joined = next((m for t in criterion.name.values() if (m := _SEVERAL.search(t))), None)
    if joined is not None:
        text = QT_TRANSLATE_NOOP(
            "NewStudy",
            "“{criterion}” asks for two things at once (“{word}”); a text can have one of them",
        )
        yield Remark(n, text, {"criterion": shown, "word": joined[0]})


def _half_written_points(
    n: int, criterion: OwnCriterion, languages: Sequence[str]
) -> Iterator[Remark]:
    """Points of the scale that are described in one language and not in another."""
    shown = next((text for text in criterion.name.values() if text), str(n + 1))
    meaning = QT_TRANSLATE_NOOP(
        "NewStudy", "“{criterion}” does not say in {language} what {point} means"
    )
    example = QT_TRANSLATE_NOOP("NewStudy", "“{criterion}” has no example of {point} in {language}")
    for template, points in ((meaning, criterion.anchors), (example, criterion.examples)):
        for point, texts in sorted(points.items()):
            missing = [language for language in languages if not texts.get(language)]
            if len(missing) < len(languages):
                for language in missing:
                    values = {"criterion": shown, "language": language, "point": point}
                    yield Remark(n, template, values, stops=True)


def _overlaps(
    n: int, criteria: Sequence[OwnCriterion], languages: Sequence[str]
) -> Iterator[Remark]:
    for other in criteria[:n]:
        for language in languages:
            mine, theirs = criteria[n].name.get(language, ""), other.name.get(language, "")
            if not mine or not theirs:
                continue
            values = {"criterion": mine, "other": theirs}
            if mine.casefold() == theirs.casefold():
                text = QT_TRANSLATE_NOOP("NewStudy", "“{criterion}” is in the table twice")
                yield Remark(n, text, values)
                break
            if _likeness(criteria[n], other, language) >= _OVERLAP:
                text = QT_TRANSLATE_NOOP(
                    "NewStudy",
                    "“{criterion}” and “{other}” are defined in nearly the same words; people will "
                    "hardly tell them apart",
                )
                yield Remark(n, text, values)
                break


def _likeness(a: OwnCriterion, b: OwnCriterion, language: str) -> float:
    """Share of the words of two definitions that both have."""
    mine, theirs = (_words(c.definition.get(language, "")) for c in (a, b))
    return len(mine & theirs) / len(mine | theirs) if mine and theirs else 0.0


def _words(text: str) -> set[str]:
    found = re.findall(r"\w+", text.casefold())
    return {word for word in found if len(word) > 3 and word not in _FILLERS}


def criterion_ids(criteria: Sequence[OwnCriterion]) -> list[str]:
    """Ids made of the names, each different."""
    found: list[str] = []
    for criterion in criteria:
        name = criterion.name.get("en") or next(iter(criterion.name.values()), "")
        plain = unicodedata.normalize("NFKD", name.replace("ß", "ss")).encode("ascii", "ignore")
        base = re.sub(r"[^a-z0-9]+", "_", plain.decode().casefold()).strip("_")[:48] or "criterion"
        id, number = base, 2
        while id in found:
            id, number = f"{base}_{number}", number + 1
        found.append(id)
    return found
