"""A typology of errors in one language: choices, names, definitions, and marks as drawn."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject

from labeval.study.error_marks import SOURCE, ErrorMark
from labeval.study.expected_errors import ANY
from labeval.study.methods.errors import Settings
from labeval.study.model.typology import (
    ONE_CATEGORY,
    TWO_SEVERITIES,
    WITHIN,
    CategoryPart,
    Severity,
)
from labeval.text.local import LocalText
from labeval.ui.widgets.answers.error_panel import Choice
from labeval.ui.widgets.answers.error_row import ShownError
from labeval.ui.widgets.marking.surface import PaintedSpan
from labeval.ui.widgets.texts.definition_panel import Definition


class ErrorWords(QObject):
    """Names what is marked on one page."""

    def __init__(self, settings: Settings, language: str, texts: Mapping[str, str]) -> None:
        """Name errors.

        Args:
            texts: the text and its source, by their names.
        """
        super().__init__()
        self._settings, self._language, self._texts = settings, language, texts
        tops = {category.id: category for category in settings.categories}
        self._types: dict[str, CategoryPart] = {**tops, **settings.types}
        self._severities = {severity.id: severity for severity in settings.severities}
        self._heaviest = max(settings.severities, key=lambda severity: severity.weight).id

    def local(self, text: LocalText) -> str:
        """A text of the study in this language."""
        return text.in_language(self._language)

    def _name(self, part: CategoryPart | Severity) -> str:
        """A type's or a severity's name; the program's own ones in all languages of a session."""
        if part not in (*ONE_CATEGORY, *TWO_SEVERITIES):
            return self.local(part.name)
        return {
            "error": self.tr("Error"),
            "minor": self.tr("minor"),
            "major": self.tr("major"),
        }[part.id]

    # -- choices ------------------------------------------------------------------------------

    @property
    def asks_category(self) -> bool:
        """True if there is more than one category to choose from."""
        return len(self._settings.types) > 1

    @property
    def asks_severity(self) -> bool:
        """True if there is more than one severity to choose from."""
        return len(self._severities) > 1

    def choices(self, mark: ErrorMark | None) -> tuple[Choice, ...]:
        """The categories that an error can be given now; none without an error."""
        if mark is None or not self.asks_category:
            return ()
        if WITHIN in mark.category:
            return self._parts(mark.category.partition(WITHIN)[0])
        return self._tops()

    def all_choices(self) -> list[tuple[Choice, ...]]:
        """Every set of categories that can be shown."""
        if not self.asks_category:
            return []
        parts = [self._parts(c.id) for c in self._settings.categories if c.parts]
        return [self._tops(), *parts]

    def severity_choices(self) -> tuple[Choice, ...]:
        """The severities, with their keys."""
        if not self.asks_severity:
            return ()
        return tuple(
            Choice(severity.id, f"⇧{n}", self._name(severity))
            for n, severity in enumerate(self._settings.severities, start=1)
        )

    def _tops(self) -> tuple[Choice, ...]:
        return tuple(
            Choice(category.id, str(n), self._name(category), leads_on=bool(category.parts))
            for n, category in enumerate(self._settings.categories, start=1)
        )

    def _parts(self, top: str) -> tuple[Choice, ...]:
        category = next(c for c in self._settings.categories if c.id == top)
        return tuple(
            Choice(f"{top}{WITHIN}{part.id}", str(n), self._name(part))
            for n, part in enumerate(category.parts, start=1)
        )

    # -- names --------------------------------------------------------------------------------

    def category_name(self, category: str) -> str:
        """A category's name; empty for none."""
        found = self._types.get(category.rstrip(WITHIN))
        return self._name(found) if found is not None else category.replace(ANY, "")

    def in_words(self, mark: ErrorMark) -> str:
        """An error with its words, in a sentence."""
        kind = (self.category_name(mark.category), self._severity_name(mark.severity))
        return " ".join((self._place(mark), ", ".join(part for part in kind if part))).strip()

    def definitions(self) -> list[Definition]:
        """The meanings of all categories that have one."""
        found = map(self.definition_of, self._types)
        return [definition for definition in found if definition is not None]

    def definition_of(self, category: str) -> Definition | None:
        """A category's meaning, with those of the severities; None where it has none."""
        part = self._types.get(category.rstrip(WITHIN))
        if part is None or part.definition is None:
            return None
        points = tuple(
            (self.local(severity.name), self.local(severity.definition))
            for severity in self._settings.severities
            if severity.definition is not None
        )
        return Definition(self.local(part.name), self.local(part.definition), points=points)

    # -- marks --------------------------------------------------------------------------------

    def row(self, n: int, mark: ErrorMark) -> ShownError:
        """An error, from 0, as the list shows it."""
        name = self.category_name(mark.category) or self.tr("What is it?")
        severity = self._severity_name(mark.severity) if self.asks_severity else ""
        return ShownError(str(n + 1), name, severity, self._tone(mark), self._place(mark))

    def span(self, n: int, mark: ErrorMark, *, current: bool) -> PaintedSpan:
        """An error, from 0, as its text shows it; the line says how bad it is, too."""
        tone, dashed = self._tone(mark), mark.severity != self._heaviest
        number = str(n + 1)
        return PaintedSpan(mark.start, mark.end, tone, current, dashed, number=number)

    def _place(self, mark: ErrorMark) -> str:
        text = self._texts.get(mark.where, "")
        quote = " ".join(text[mark.start : mark.end].split())
        if not quote:
            return self.tr("missing")
        if mark.where == SOURCE:
            return self.tr("in the source: “{quote}”").format(quote=quote)
        return self.tr("“{quote}”").format(quote=quote)

    def _severity_name(self, severity: str) -> str:
        found = self._severities.get(severity)
        return self._name(found) if found is not None else ""

    def _tone(self, mark: ErrorMark) -> str:
        """The colour of an error: by how bad it is, and another one while that is open."""
        if not mark.is_whole:
            return "accent"
        if mark.severity == self._heaviest:
            return "bad"
        return "note_text" if mark.weight else "soft_text"
