"""Sentences of a page of aspects about scales and the preferred answer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from labeval.study.methods.aspects import Settings, scale_of
from labeval.study.model.criteria import Criterion
from labeval.ui.participant.methods.aspects.keys import key_of_point, shown_point
from labeval.ui.participant.page_view import PageView
from labeval.ui.participant.pages.explanations import definition_of
from labeval.ui.widgets.answers.aspect_grid import AspectPoint
from labeval.ui.widgets.texts.definition_panel import Definition

_NO_BREAK = "\N{NO-BREAK SPACE}"
_BETWEEN_POINTS = "  \N{MIDDLE DOT}  "


def settings_of(view: PageView) -> Settings:
    """The settings of the page's block."""
    assert isinstance(view.settings, Settings)
    return view.settings


def answer_name(n: int) -> str:
    """The n-th answer of a page, from 0, as participants call it."""
    return QCoreApplication.translate("AspectsLayout", "Answer {number}").format(number=n + 1)


def points_of(view: PageView, criterion: Criterion) -> tuple[AspectPoint, ...]:
    """The points of an aspect's scale, the lowest first."""
    scale = scale_of(settings_of(view), criterion.id)
    made = []
    for value in scale.points:
        shown, label = shown_point(value, scale), scale.labels.get(value)
        spoken = f"{shown}, {label.in_language(view.language)}" if label else shown
        ideal = value == scale.best
        if ideal:
            template = QCoreApplication.translate("AspectWords", "{point}, ideal")
            spoken = template.format(point=spoken)
        made.append(AspectPoint(str(value), shown, spoken, ideal))
    return tuple(made)


def explained(view: PageView, criterion: Criterion) -> Definition:
    """The definition, and what the points of its scale mean with the keys that give them."""
    settings = settings_of(view)
    usual = definition_of(view, criterion, ())
    scale = scale_of(settings, criterion.id)
    points = []
    for value in scale.points:
        label = scale.labels.get(value)
        words = label.in_language(view.language) if label else ""
        shown, key = shown_point(value, scale), key_of_point(value, scale)
        named = shown if key == shown else f"[{key}] {shown}"
        points.append(f"{named}{_NO_BREAK}{words}" if words else named)
    asked = criterion.asked_in(view.block, settings.method).in_language(view.language)
    aside = usual.aside if asked == usual.name else asked
    return Definition(usual.name, f"{usual.text}\n{_BETWEEN_POINTS.join(points)}", aside)


def preference_of(view: PageView) -> Definition:
    """The question that is asked when one answer is chosen."""
    asked = settings_of(view).preference
    text = QCoreApplication.translate(
        "AspectWords",
        "Which of the answers would you give? Weigh the aspects as you think right, and anything "
        "else that matters to you. Then say why.",
    )
    if asked is not None:
        text = asked.in_language(view.language)
    return Definition(QCoreApplication.translate("AspectWords", "Preferred answer"), text)


def keys_that_rate(view: PageView, row: int) -> str:
    """The digits that rate an aspect of the page, as a range."""
    scale = scale_of(settings_of(view), view.criteria[row].id)
    keys = [key for value in scale.points if (key := key_of_point(value, scale))]
    return f"{keys[0]}–{keys[-1]}"
