"""Guessed roles of columns and shapes of tables, with their reasons as they are shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from shlex import quote

from labeval.exchange.materials.model import FACTOR, Shape
from labeval.exchange.sentence import Sentence
from labeval.text.marks import QT_TRANSLATE_NOOP

BY_NAME = QT_TRANSLATE_NOOP("Materials", "by its name")
SAME_NAME = QT_TRANSLATE_NOOP(
    "Materials", "its name would do for what “{first}” is, which comes first"
)
LONGEST = QT_TRANSLATE_NOOP("Materials", "it has the longest texts")
ASKS = QT_TRANSLATE_NOOP("Materials", "most of its values end with a question mark")
MODELS = QT_TRANSLATE_NOOP("Materials", "its values look like names of models")
SEVERAL_TEXTS = QT_TRANSLATE_NOOP("Materials", "each of its values names a row of several texts")
SERIES = QT_TRANSLATE_NOOP("Materials", "one of several columns of texts, each a system's")
SCALE = QT_TRANSLATE_NOOP("Materials", "its values look like answers on a scale")
DIFFER = QT_TRANSLATE_NOOP(
    "Materials", "its values are numbers up to 100 that differ between the raters of a text"
)
LARGE = QT_TRANSLATE_NOOP(
    "Materials", "its values are numbers that differ between the raters of a text"
)
YES_NO = QT_TRANSLATE_NOOP(
    "Materials", "its values are yes and no, and differ between the raters of a text"
)
YES_NO_OF_QUALITY = QT_TRANSLATE_NOOP(
    "Materials", "its values are yes and no, and its name is that of a quality"
)
YES_NO_OF_TEXT = QT_TRANSLATE_NOOP(
    "Materials", "its values are yes and no, and the same for all raters of a text"
)
OTHER_UNITS = QT_TRANSLATE_NOOP(
    "Materials", "for each rater its numbers are those of “{other}” in other units"
)
NAME_UNKNOWN = QT_TRANSLATE_NOOP("Materials", "its name has no meaning here")
NOT_UNIQUE = QT_TRANSLATE_NOOP("Materials", "its values come several times, so they name no text")
SAME_QUESTION = QT_TRANSLATE_NOOP(
    "Materials", "its values come several times, once for each text about the same"
)
ONE_OF_QUESTION = QT_TRANSLATE_NOOP("Materials", "each question has one of its long texts")
EACH_ONCE = QT_TRANSLATE_NOOP("Materials", "each question has each of its values once at most")
ONE_TEXT = QT_TRANSLATE_NOOP("Materials", "each of its values comes with one text only")
SHORT = QT_TRANSLATE_NOOP("Materials", "its values are too short for texts")
LONG_NAME = QT_TRANSLATE_NOOP("Materials", "its values are too long for names")
NUMBERS_TEXTS = QT_TRANSLATE_NOOP("Materials", "it has numbers of texts in place of texts")
NO_PLACE = QT_TRANSLATE_NOOP("Materials", "its values are not 1, 2, 3 and so on")
NO_TIME = QT_TRANSLATE_NOOP("Materials", "its values are no times with their zone")
ROW_NUMBER = QT_TRANSLATE_NOOP("Materials", "it counts rows, of which several have the same text")
SAME_FOR_ALL = QT_TRANSLATE_NOOP("Materials", "all raters of a text have the same value")
SENTENCES = QT_TRANSLATE_NOOP("Materials", "its values are sentences, no answers")
ONE_SOURCE = QT_TRANSLATE_NOOP(
    "Materials", "each of its values comes with one source, those of “{other}” with several"
)
SEVERAL_SOURCES = QT_TRANSLATE_NOOP("Materials", "its values come with several sources")
NO_JUDGMENTS = QT_TRANSLATE_NOOP("Materials", "the table has no judgments by participants")
PER_PARTICIPANT = QT_TRANSLATE_NOOP("Materials", "each participant has one value")
PERSONAL = QT_TRANSLATE_NOOP("Materials", "it may identify people")
COUNTS_PAGES = QT_TRANSLATE_NOOP("Materials", "its numbers may count the pages of a participant")
OF_ERROR = QT_TRANSLATE_NOOP(
    "Materials", "it is of an error in a text; ratings are the points of all errors of a text"
)
SEVERAL_EACH = QT_TRANSLATE_NOOP("Materials", "participants have several of its values")
MADE_FROM = QT_TRANSLATE_NOOP("Materials", "“{other}” has what was made from it")
BY_FORMAT = QT_TRANSLATE_NOOP("Materials", "the format has it in this place")
EMPTY = QT_TRANSLATE_NOOP("Materials", "it is empty")
LONG_SHAPE = QT_TRANSLATE_NOOP("Materials", "one column has the texts")
WIDE_SHAPE = QT_TRANSLATE_NOOP("Materials", "{count} columns have texts")
RATED = QT_TRANSLATE_NOOP("Materials", "its rows have a participant and a value")
OF_RESPONSES = QT_TRANSLATE_NOOP(
    "Materials", "it has ids of a survey's responses, each for several rows"
)
NAMED_RATING = QT_TRANSLATE_NOOP("Materials", "its name says that it has ratings")
RATED_BY_NOBODY = QT_TRANSLATE_NOOP(
    "Materials", "its rows have a text and ratings, but do not say who gave them"
)
PERSONS = QT_TRANSLATE_NOOP("Materials", "its rows have a participant, but no text and no value")
NO_TEXTS = QT_TRANSLATE_NOOP(
    "Materials", "no column looks like texts; choose the one that has them"
)
YES_NO_LEFT_OUT = QT_TRANSLATE_NOOP(
    "Materials",
    "“{column}” is yes or no and the same for all raters of a text, so it is taken for a fact "
    "about the text; if they judged it, take it as well: {options}",
)
SAME_LEFT_OUT = QT_TRANSLATE_NOOP(
    "Materials",
    "“{column}” has the same value for all raters of a text, so it is taken for a fact about the "
    "text; if they judged it, take it as well: {options}",
)
UNITS_LEFT_OUT = QT_TRANSLATE_NOOP(
    "Materials",
    "“{column}” is left out: for each rater its numbers are those of “{other}” in other units; to "
    "take it as well: {options}",
)
DISTINGUISHES = QT_TRANSLATE_NOOP(
    "Materials", "without it a rater would have several rows about one text"
)

OF_PROGRAM = QT_TRANSLATE_NOOP(
    "Materials", "it has the name of a model, and the same number for all raters of a text"
)
PROGRAM_LEFT_OUT = QT_TRANSLATE_NOOP(
    "Materials",
    "“{column}” is left out: it has the name of a model, and the same number for all raters of a "
    "text; if people gave it, take it as well: {options}",
)
OF_KINDS = QT_TRANSLATE_NOOP("Materials", "its name says that its numbers stand for kinds")
KINDS_LEFT_OUT = QT_TRANSLATE_NOOP(
    "Materials",
    "“{column}” is left out: its name says that its numbers stand for kinds; if they are points of "
    "a scale, take it as well: {options}",
)
SYSTEMS = QT_TRANSLATE_NOOP(
    "Materials",
    "each text has one value by each rater for each of its words, and no other column has systems",
)
SYSTEMS_TAKEN = QT_TRANSLATE_NOOP(
    "Materials",
    "“{column}” is read as the systems that are compared: a rater has one value for each of its "
    "words; if it has criteria: {criterion}; if it is something else: {factor}",
)
CRITERIA = QT_TRANSLATE_NOOP(
    "Materials", "each text has one value by each rater for each of its words"
)
VARIANTS_TAKEN = QT_TRANSLATE_NOOP(
    "Materials",
    "“{column}” is read as a variant of the systems: a rater has one value for each of its words "
    "about a text of each system; if it has criteria: {criterion}; if it is something else: "
    "{factor}",
)
CRITERIA_TAKEN = QT_TRANSLATE_NOOP(
    "Materials",
    "“{column}” is read as the criterion of each value: a rater has one for each of its words "
    "about a text; if it is something else: {factor}",
)


@dataclass(slots=True)
class Guess:
    """A shape and the roles of all columns, with reasons."""

    shape: Shape = "long"
    why: Sentence = field(default_factory=lambda: Sentence(LONG_SHAPE))
    roles: dict[str, str] = field(default_factory=dict)
    reasons: dict[str, Sentence] = field(default_factory=dict)
    systems: dict[str, str] = field(default_factory=dict)
    _noted: list[tuple[str, str, Mapping[str, object]]] = field(default_factory=list)
    """Column, remark, and what fills it."""

    def give(self, column: str, role: str, template: str, **values: object) -> None:
        """Give a role to a column, with the reason."""
        self.roles[column] = role
        self.reasons[column] = Sentence(template, values)

    def leave_out(self, column: str, why: str, remark: str, **values: object) -> None:
        """Take a column that may be of ratings for none, which a remark says, with what takes it.

        Args:
            why: the reason, and ``remark`` the same as a sentence about ``column``.
        """
        self.give(column, FACTOR, why, **values)
        self.note(column, remark, **values)

    def note(self, column: str, remark: str, **values: object) -> None:
        """Say something about a column that a person should know."""
        self._noted.append((column, remark, values))

    @property
    def remarks(self) -> list[Sentence]:
        """Sentences about columns, with the options that take them as ratings as well."""
        rated = [column for column, role in self.roles.items() if role == "rating"]
        return [
            Sentence(
                remark,
                {
                    "column": column,
                    "options": _options("rating", [*rated, column]),
                    "factor": _options(FACTOR, [column]),
                    "criterion": _options("criterion", [column]),
                    **values,
                },
            )
            for column, remark, values in self._noted
        ]

    def has(self, role: str) -> bool:
        """Return whether any column has the role."""
        return role in self.roles.values()


def _options(role: str, columns: Iterable[str]) -> str:
    """The options of the command line that give columns a role."""
    return " ".join(f"--map {quote(f'{role}={column}')}" for column in columns)
