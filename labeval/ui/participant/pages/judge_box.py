"""A language model's rating of the current criterion, in a place that is kept for it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from labeval.session.state.judge_support import ShownRating
from labeval.study.layouts.judge_support import is_supported, support_of
from labeval.ui.participant.page_view import PageView
from labeval.ui.widgets.texts.definition_panel import Definition, DefinitionPanel


class JudgeBox(DefinitionPanel):
    """Shows a rating, and that the participant decides; never which model it comes from.

    It looks alike on every page of a block, also where nothing is shown.
    """

    ground = "accent_tint"
    aside_role = "soft_text"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.all_definitions.hide()
        self.hide()

    def height_for_view(self, view: PageView, width: int, most: int) -> int:
        """Height in which everything that the block shows here is whole, if ``most`` allows it."""
        empty = [Definition(_title(), text) for text in _empty_texts()]
        return self.height_for([*map(_definition, view.judge_room), *empty], width, most)

    def show_for(self, view: PageView, criterion: str, *, answered: bool) -> None:
        """Show what there is about a criterion now."""
        shown = None if view.feedback else view.judge.get(criterion)
        if shown is not None:
            definition = _definition(shown)
        else:
            definition = Definition(
                _title(), _why_empty(view, criterion, answered), tone="soft_text"
            )
        if definition.spoken() != self.text():
            self.show_definition(definition)


def _title() -> str:
    return QCoreApplication.translate("JudgeBox", "A language model's rating")


def _definition(rating: ShownRating) -> Definition:
    quote = QCoreApplication.translate("JudgeBox", "“{quote}”")
    return Definition(
        name=f"{_title()}: {rating.rating}",
        text=rating.explanation,
        aside=QCoreApplication.translate("JudgeBox", "may be wrong; you decide · ↓ goes on"),
        points=tuple(("–", quote.format(quote=_on_one_line(q))) for q in rating.quotes),
    )


def _on_one_line(quote: str) -> str:
    return " ".join(quote.split())


def _why_empty(view: PageView, criterion: str, answered: bool) -> str:
    """The reason for an empty box; an attention check looks like a text without ratings."""
    after_answer, no_rating, by_yourself, practice = _empty_texts()
    if view.page.training is not None:
        return practice
    if not is_supported(view.settings, criterion):
        return by_yourself
    waits = support_of(view.settings).show == "after_answer" and not answered
    return after_answer if waits else no_rating


def _empty_texts() -> Sequence[str]:
    return (
        QCoreApplication.translate("JudgeBox", "It appears here after your own answer."),
        QCoreApplication.translate("JudgeBox", "There is none for this text."),
        QCoreApplication.translate("JudgeBox", "You judge this one by yourself."),
        QCoreApplication.translate("JudgeBox", "It is not shown while you practise."),
    )
