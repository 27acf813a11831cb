"""Base of every screen that the window shows between its two bars."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as with_default
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from labeval.session.events.events import Kind
from labeval.session.running.session import Session
from labeval.session.state.open_writing import WRITING_CONTEXT, Reason
from labeval.ui.accessible import first_words
from labeval.ui.participant.sizes import largest_scale
from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.bars.key_hints import KeyHint
from labeval.ui.widgets.basics.composing import finish_composing

if TYPE_CHECKING:
    from labeval.ui.participant.pages.rating_page import RatingPage

NOT_BY_DOUBLE_PRESS = 0.5
"""Seconds; a double press is faster, and nobody reads in less."""


@dataclass(frozen=True, slots=True)
class Observed:
    """Something that a screen saw and that belongs in the record."""

    kind: Kind
    field: str = ""
    value: str = ""
    data: Mapping[str, object] = with_default(default_factory=dict)


class StepScreen(Themed, QWidget):
    """One kind of screen. It is made once and shown again for every step of its kind.

    A screen asks and shows; the window commands the session and then calls ``refresh``. Nothing is
    painted as set before it is durable.

    Signals:
        answered: a field and the value asked for.
        commented: the comment as it stands.
        observed: an :class:`Observed` for the record.
        commanded: a function of the session that keeps what the participant did.
        changed: what can be done next may have changed.
        answered_last: the last question of the screen was answered by a key, so that no further
            key answers it again.
        next_requested: the participant asks to go on from within the screen.
        close_requested: the supervisor asks to close the window.
        definitions_requested, origin_requested: the participant opens one of the overlays.
    """

    answered = Signal(str, str)
    commented = Signal(str)
    observed = Signal(object)
    commanded = Signal(object)
    changed = Signal()
    answered_last = Signal()
    next_requested = Signal()
    close_requested = Signal()
    definitions_requested = Signal()
    origin_requested = Signal()

    notes_by_itself = False
    """True if drawing it finds out something that belongs in the record, such as a text that does
    not fit. It is then drawn inside the transaction, and has to know the way back (``mark``)."""

    sizes_itself = False
    """True if it finds by itself how large its parts can be in the room it has."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._chosen = self._theme = theme

    def set_theme(self, theme: Theme) -> None:
        """Draw it with these colours, and larger than this text scale as far as there is room."""
        self._chosen = theme
        super().set_theme(self._grown())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make letters and controls as large as the new room asks for."""
        super().resizeEvent(event)
        if self._grown() != self.theme:
            self.set_theme(self._chosen)

    def _grown(self) -> Theme:
        if self.sizes_itself:
            return self._chosen
        return self._chosen.scaled(largest_scale(self._chosen, self.size()))

    def arrive(self, session: Session) -> None:
        """Show the screen that the session is at, and focus where its first answer is given."""
        raise NotImplementedError

    def focus_words(self, words: str) -> None:
        """Focus the first words to read where somebody listens to them, else the screen.

        Args:
            words: that are read out by whoever begins to listen then.
        """
        self.setAccessibleName("")
        first = first_words(self)
        if first is None:
            self.setAccessibleName(words)
        (first or self).setFocus()

    def appear(self, session: Session) -> None:
        """The window is on screen and has its size, with this screen in it."""

    def refresh(self, session: Session) -> None:
        """Show the answers of the session."""

    def rating_page(self) -> RatingPage | None:
        """The page on which texts are rated, where this screen shows one."""
        return None

    def press_from_bar(self, event: QKeyEvent) -> bool:
        """Take a key that was pressed in a bar of the window; False leaves it to others."""
        return False

    def title(self, session: Session) -> str:
        """The name of the step: the study's own, else what the screen calls it."""
        title = getattr(session.step_in_file(), "title", None)
        return title.in_language(session.language) if title else self.usual_title()

    def title_in_block(self, session: Session) -> str:
        """The name of a step of a block: the study's own, else the block's."""
        title = session.settings().title
        if title is None or getattr(session.step_in_file(), "title", None) is not None:
            return StepScreen.title(self, session)
        return title.in_language(session.language)

    def usual_title(self) -> str:
        """The title of a step of this kind where the study gives none."""
        return ""

    def spoken_on_arrival(self) -> str:
        """The words to announce when it is shown, in place of where the participant is."""
        return ""

    def answer_in_words(self, field: str, value: str) -> str:
        """A short answer with what it is given to; "" where the screen names none."""
        return ""

    def problem_in_words(self, field: str) -> str:
        """Why what is typed into a field is no answer, with its question; "" where it is one."""
        return ""

    def next_label(self, session: Session) -> str:
        """The label of the next action; empty where there is none."""
        return QCoreApplication.translate("StepScreen", "Next")

    def still_open(self, session: Session) -> str:
        """The reason for not going on yet; empty where there is none."""
        return ""

    def focus_open(self, session: Session) -> str:
        """Focus the first answer that is open, and return its name."""
        return ""

    def key_hints(self, session: Session) -> Sequence[KeyHint]:
        """The keys of this screen."""
        return (enter_hint(),)

    def enter_waits(self, session: Session) -> float | None:
        """Seconds after arriving in which Enter does nothing, so that a double press or a key
        held down skips no screen that asks for no decision; None where Enter never goes on.
        """
        return 0

    def moderated(self, session: Session) -> None:
        """Show what changed on this same screen without the participant's answers: a hint of the
        supervisor, a recording that has begun."""

    def attend(self, attended: bool) -> None:
        """Note whether a moderator is connected."""

    def current_criterion(self) -> str:
        """Id of the criterion that is being answered; empty where there is none."""
        return ""

    def following(self) -> str | None:
        """The criterion that the screen moves on to with the answer asked for: empty where it
        stays, None where that is known only after drawing.
        """
        return "" if not self.notes_by_itself else None

    def take_recorded(self, criterion: str) -> None:
        """``criterion``, where there is one, is recorded as the current one."""

    def keep_typed(self) -> None:
        """Keep all that is seen in fields, with words that an input method still composes there."""
        finish_composing()
        self.flush()

    def flush(self) -> None:
        """Ask for what was typed and not yet kept."""

    def go_on(self, session: Session) -> None:
        """Command the session to go on from here.

        Raises:
            NotNow: it cannot.
            RecordError: the record cannot be written.
        """
        session.go_on()

    def mark(self) -> Callable[[], None]:
        """Return a function that shows the screen as it is now; for when nothing could be saved."""
        return lambda: None

    def leave(self) -> None:
        """The screen is no longer shown: stop what runs."""


def first_obstacle(reasons: Iterable[Reason]) -> str:
    """The first reason why a text that is written or edited is not ready, in words, if any."""
    for reason in reasons:
        if reason.mandatory:
            text = QCoreApplication.translate(WRITING_CONTEXT, reason.template)
            return text.format(**reason.values)
    return ""


def enter_hint(does: str = "") -> KeyHint:
    """The hint that Enter goes on."""
    return ["Enter"], does or QCoreApplication.translate("StepScreen", "next")
