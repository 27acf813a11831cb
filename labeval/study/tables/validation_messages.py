"""Sentences for what validation refuses, by the type of the error; advice by the key missed."""

from __future__ import annotations

from typing import NamedTuple

from labeval.text.marks import QT_TRANSLATE_NOOP


class Sentence(NamedTuple):
    """A problem and its remedy, with places for ``given`` and ``limit``."""

    template: str
    advice: str = ""


_TEXT = Sentence(QT_TRANSLATE_NOOP("Problem", "must be a text"))
_WHOLE = Sentence(
    QT_TRANSLATE_NOOP("Problem", "“{given}” is not a whole number"),
    QT_TRANSLATE_NOOP("Problem", "write digits only, without quotes"),
)
_NUMBER = Sentence(
    QT_TRANSLATE_NOOP("Problem", "“{given}” is not a number"),
    QT_TRANSLATE_NOOP("Problem", "write digits, with a point before decimals"),
)
_TRUTH = Sentence(
    QT_TRANSLATE_NOOP("Problem", "“{given}” is neither true nor false"),
    QT_TRANSLATE_NOOP("Problem", "write true or false"),
)
_KEYS = Sentence(
    QT_TRANSLATE_NOOP("Problem", "must hold names and values"),
    QT_TRANSLATE_NOOP("Problem", "write “name: value” in indented lines below it"),
)
_LIST = Sentence(
    QT_TRANSLATE_NOOP("Problem", "must be a list"),
    QT_TRANSLATE_NOOP("Problem", "write “- ” before each entry, or [a, b] in one line"),
)

SENTENCES: dict[str, Sentence] = {
    "string_type": _TEXT,
    "int_type": _WHOLE,
    "int_parsing": _WHOLE,
    "int_parsing_size": _WHOLE,
    "int_from_float": _WHOLE,
    "float_type": _NUMBER,
    "float_parsing": _NUMBER,
    "finite_number": _NUMBER,
    "bool_type": _TRUTH,
    "bool_parsing": _TRUTH,
    "list_type": _LIST,
    "tuple_type": _LIST,
    "set_type": _LIST,
    "frozen_set_type": _LIST,
    "dict_type": _KEYS,
    "dataclass_type": _KEYS,
    "mapping_type": _KEYS,
    "model_type": _KEYS,
    "model_attributes_type": _KEYS,
    "invalid_key": Sentence(QT_TRANSLATE_NOOP("Problem", "a number cannot be a name here")),
    "string_pattern_mismatch": Sentence(
        QT_TRANSLATE_NOOP("Problem", "“{given}” cannot be an id"),
        QT_TRANSLATE_NOOP(
            "Problem",
            "use letters a to z, digits, “_”, “.” and “-” only, beginning with a letter or digit",
        ),
    ),
    "string_too_short": Sentence(
        QT_TRANSLATE_NOOP("Problem", "“{given}” is shorter than {limit} characters")
    ),
    "string_too_long": Sentence(
        QT_TRANSLATE_NOOP("Problem", "“{given}” is longer than {limit} characters")
    ),
    "too_short": Sentence(QT_TRANSLATE_NOOP("Problem", "needs at least {limit} of them")),
    "too_long": Sentence(QT_TRANSLATE_NOOP("Problem", "can hold at most {limit} of them")),
    "greater_than_equal": Sentence(
        QT_TRANSLATE_NOOP("Problem", "{given} is too small; the least is {limit}")
    ),
    "greater_than": Sentence(QT_TRANSLATE_NOOP("Problem", "must be more than {limit}")),
    "less_than_equal": Sentence(
        QT_TRANSLATE_NOOP("Problem", "{given} is too much; the most is {limit}")
    ),
    "less_than": Sentence(QT_TRANSLATE_NOOP("Problem", "must be less than {limit}")),
}

ADVICE: dict[str, str] = {
    "labeval": QT_TRANSLATE_NOOP("Problem", "begin the file with “labeval: 1”"),
    "id": QT_TRANSLATE_NOOP("Problem", "give it a short name of letters, digits, “_”, “.”, “-”"),
    "title": QT_TRANSLATE_NOOP("Problem", "write the name of the study"),
    "seed": QT_TRANSLATE_NOOP(
        "Problem", "write any whole number; every random order is drawn from it"
    ),
    "name": QT_TRANSLATE_NOOP("Problem", "write the name that participants read"),
    "definition": QT_TRANSLATE_NOOP("Problem", "write what the criterion means, in a sentence"),
    "criteria": QT_TRANSLATE_NOOP("Problem", "list what the texts are judged by"),
    "blocks": QT_TRANSLATE_NOOP("Problem", "describe at least one block of rating pages"),
    "conditions": QT_TRANSLATE_NOOP("Problem", "list at least one condition with its blocks"),
    "procedure": QT_TRANSLATE_NOOP("Problem", "list the steps from the welcome to the thanks"),
    "text": QT_TRANSLATE_NOOP("Problem", "write the text that participants read"),
    "version": QT_TRANSLATE_NOOP("Problem", 'name this version of the text, such as "1"'),
    "asks": QT_TRANSLATE_NOOP(
        "Problem", "list what is consented to: rating, audio, quotation, sharing, instruments"
    ),
    "declined": QT_TRANSLATE_NOOP("Problem", "write what is shown to whoever declines"),
    "failed": QT_TRANSLATE_NOOP("Problem", "write the friendly text for whoever does not pass"),
    "feedback": QT_TRANSLATE_NOOP("Problem", "write what is shown after the answer"),
    "expected": QT_TRANSLATE_NOOP("Problem", "write which answers count as right"),
    "questions": QT_TRANSLATE_NOOP("Problem", "list the questions"),
    "options": QT_TRANSLATE_NOOP("Problem", "list at least two options"),
    "is": QT_TRANSLATE_NOOP("Problem", "list the answers upon which the question is asked"),
    "points": QT_TRANSLATE_NOOP("Problem", "list the labels of the points, from the first on"),
    "rows": QT_TRANSLATE_NOOP("Problem", "list the rows, each with an id and a text"),
    "correct": QT_TRANSLATE_NOOP("Problem", "write the number of the right option, from 1"),
}
"""Advice for each key that can be missing."""
