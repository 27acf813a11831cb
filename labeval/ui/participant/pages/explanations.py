"""Sentences of a rating page about criteria, training answers and comments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTextDocument

from labeval.study.expected import range_of
from labeval.study.model.criteria import Criterion
from labeval.study.pages import Field
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.participant.page_view import PageView
from labeval.ui.widgets.texts.definition_panel import Definition

Points = tuple[tuple[str, str], ...]
Labels = tuple[Callable[[Field], str], Callable[[Field, str], str]]
"""Functions that name a field, and a value of it, for people."""

_ASIDES = {
    "source": QT_TRANSLATE_NOOP("RatingPage", "judged against the source"),
    "question": QT_TRANSLATE_NOOP("RatingPage", "judged against the question"),
    "text": QT_TRANSLATE_NOOP("RatingPage", "judged by the text alone"),
}
_OUTCOMES = {
    "right": QT_TRANSLATE_NOOP("RatingPage", "✓ That is right"),
    "wrong": QT_TRANSLATE_NOOP("RatingPage", "✗ Our answer differs"),
}


def translated(text: str) -> str:
    """Words that every method's page uses, in the current language."""
    return QCoreApplication.translate("RatingPage", text)


def measure_words(judged_against: str) -> str:
    """The words of participants' pages about the measure of a criterion."""
    return translated(_ASIDES[judged_against])


def definition_of(
    view: PageView, criterion: Criterion, points: Points, *, with_question: bool = False
) -> Definition:
    """A criterion's definition with what it is judged against and the points it explains.

    Args:
        with_question: put the block's question first, where the page shows it nowhere else.
    """
    text = criterion.definition.in_language(view.language)
    name = criterion.name.in_language(view.language)
    asked = criterion.asked_in(view.block, view.settings.method).in_language(view.language)
    if with_question and asked != name:
        text = f"{asked} {text}"
    return Definition(
        name=name,
        text=text,
        aside="" if criterion.id in view.unmeasured else measure_words(criterion.judged_against),
        points=points,
    )


def hinted(definition: Definition, hint: str, *, first: bool) -> Definition:
    """A definition with a supervisor's hint.

    Args:
        first: the hint comes before the definition, because there is not room for both as a
            whole and the full list has the definition.
    """
    help = translated(QT_TRANSLATE_NOOP("RatingPage", "Hint: {hint}")).format(hint=hint)
    parts = (help, definition.text) if first else (definition.text, help)
    return replace(definition, text="\n".join(parts))


def feedback_of(view: PageView, outcome: str, labels: Labels | None) -> Definition:
    """Feedback of training on the answers: right or wrong, why, and the expected ones.

    Args:
        labels: None where the page itself marks what was expected.
    """
    assert view.page.training is not None
    training = view.settings.training[view.page.training]
    expected = translated(
        QT_TRANSLATE_NOOP("RatingPage", "What was expected is marked with a ring.")
    )
    if labels is not None:
        expected = translated(QT_TRANSLATE_NOOP("RatingPage", "Expected: {answers}")).format(
            answers="; ".join(_expected(view, training.expected, labels))
        )
    text = f"{_plain(training.feedback.in_language(view.language))}\n{expected}"
    return Definition(
        translated(_OUTCOMES[outcome]), text, tone="good" if outcome == "right" else "bad"
    )


def feedback_in_words(view: PageView, labels: Labels) -> str:
    """Feedback as it is read aloud: what was expected is named, even where the page marks it."""
    shown = feedback_of(view, view.feedback, labels)
    return f"{shown.name}\n{shown.text}"


def reminder_of(view: PageView) -> str:
    """The gentle reminder to comment, where it is on this page; else empty."""
    comment = view.settings.comment
    if not view.reminder or not comment.ask:
        return ""
    if comment.reminder is not None:
        return comment.reminder.in_language(view.language)
    return QCoreApplication.translate(
        "RatingPage", "If something made you decide, a few words about it would help us."
    )


@lru_cache(maxsize=256)
def _plain(markdown: str) -> str:
    """A study's text without its marks: the definition's place has one kind of letter."""
    document = QTextDocument()
    document.setMarkdown(markdown)
    return document.toPlainText().strip()


def _expected(
    view: PageView, expected: Mapping[str, Sequence[str | int]], labels: Labels
) -> list[str]:
    name_of, label_of = labels
    either = translated(QT_TRANSLATE_NOOP("RatingPage", " or "))
    fields = {field.id: field for field in view.fields}
    return [
        f"{name_of(fields[f])} " + either.join(_label(fields[f], v, label_of) for v in values)
        for f, values in expected.items()
        if f in fields
    ]


def _label(field: Field, value: str | int, label_of: Callable[[Field, str], str]) -> str:
    """An expected value, or both ends of a range of them, as a page shows it."""
    ends = range_of(value, field.options)
    if ends is None:
        return label_of(field, str(value))
    low, high = (label_of(field, str(end)) for end in ends)
    return translated(QT_TRANSLATE_NOOP("RatingPage", "{low} to {high}")).format(low=low, high=high)
