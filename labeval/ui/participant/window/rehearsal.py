"""The participant's window without a record, from any screen of a study on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QScreen

from labeval.session.plan.plan import make_plan
from labeval.session.running.unrecorded import places_of, rehearsal, unrecorded_header
from labeval.session.state.appearance import KEYS, SPACING, TEXTS
from labeval.study.study import StudyContent
from labeval.ui.displays import fits_with_frame, move_to_middle
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.window.rehearsal_tools import RehearsalTools
from labeval.ui.participant.window.window import USUAL_SIZE, ParticipantWindow
from labeval.ui.plain import window_title
from labeval.ui.theme import Theme

_CARRIED = ("theme", "text_size", SPACING, KEYS, TEXTS)
"""The choices, other than the language, that hold in another part of the session, too."""


@dataclass(frozen=True, slots=True)
class RehearsalChoices:
    """The beginning of a rehearsal, and the participant that it is for."""

    place: str = ""
    """Name of a screen, such as ``consent`` or ``ab-003``; empty for the first."""
    condition: str = ""
    """Its id; empty for the study's first."""
    language: str = ""
    """Empty for the study's first."""
    theme: str = ""
    """A theme's name, such as ``dark``; empty for the system's."""
    text_size: str = ""
    """A text scale such as ``1.15``; empty for the usual one."""
    spacing: str = ""
    """``wide``, or empty for the usual one."""
    keys: str = ""
    """``no_letters``, or empty for all."""
    texts: str = ""
    """``written`` for texts with all signs that they are written with, or empty."""

    @property
    def appearance(self) -> dict[str, str]:
        """The choices that a participant would have made."""
        chosen = {"theme": self.theme, "text_size": self.text_size, "language": self.language}
        chosen |= {SPACING: self.spacing, KEYS: self.keys, TEXTS: self.texts}
        return {field: value for field, value in chosen.items() if value}


class RehearsalWindow(ParticipantWindow):
    """Runs a session of which nothing is kept, and which is left without a code.

    A button and Ctrl+Shift+Q close it at once, Esc after a question; another button leads to any
    part of the session, in a window of its own in the same place, and one to another language.

    Args:
        theme: where the choices name none.

    Raises:
        KeyError: the study has no such condition, or its session no such screen.
    """

    _covers = False
    """True if it covers all of its display."""

    def __init__(
        self,
        content: StudyContent,
        choices: RehearsalChoices,
        theme: Theme,
        translations: LanguageSwitch,
    ) -> None:
        condition = choices.condition or content.study.conditions[0].id
        plan = make_plan(content, condition, content.study.seed, 0)
        places = {place.id(plan): place for place in places_of(plan, content.study)}
        if choices.place and choices.place not in places:
            raise KeyError(choices.place)
        place = places[choices.place or next(iter(places))]
        header = unrecorded_header(plan, choices.language)
        session = rehearsal(content, header, place, appearance=choices.appearance)
        super().__init__(session, theme, full_screen=False, translations=translations)
        self.following: RehearsalWindow | None = None
        """The window that has taken the place of this one."""
        self.tools = RehearsalTools(content, condition, lambda: self.session.language, self.theme)
        self._top.add_tool(self.tools)
        self.tools.wanted.connect(self.go_to)
        self.tools.language_chosen.connect(partial(self._on_appearance_chosen, "language"))
        self._deck.left.connect(lambda: QTimer.singleShot(0, self, self.close))

    def setWindowTitle(self, title: str, /) -> None:
        """Say that it is a rehearsal, and of which condition where there are several."""
        study, header = self.session.content.study, self.session.header
        name = study.condition(header.condition).name
        shown = self.tr("Rehearsal: {title}").format(title=title)
        if name is not None and len(study.conditions) > 1:
            shown += f" – {window_title(name.in_language(self.session.language))}"
        super().setWindowTitle(shown)

    def present_on(self, screen: QScreen | None, *, whole: bool) -> None:
        """Show it on a display, in a window in its middle if page and title have room there.

        Args:
            whole: over all of the display, as for a participant.
        """
        if screen is not None:
            self.setScreen(screen)
        if not whole and fits_with_frame(USUAL_SIZE, self.screen()):
            room = self.screen().availableGeometry()
            self.resize(USUAL_SIZE)
            move_to_middle(self, room.center(), room)
            self.present()
            return
        self._covers = True
        self.setGeometry((screen or self.screen()).geometry())
        self.showFullScreen()
        self.activateWindow()

    def go_to(self, condition: str, place: str) -> None:
        """Rehearse from another screen on, as this one is shown by now."""
        chosen = self.session.state.appearance
        looks = (chosen.get(field, "") for field in _CARRIED)
        choices = RehearsalChoices(place, condition, self.session.language, *looks)
        following = RehearsalWindow(
            self.session.content, choices, self._appearance.usual, self._appearance.translations
        )
        self.following = following
        following._covers = self._covers
        following.setGeometry(self.geometry())
        if self._covers:
            following.showFullScreen()
        else:
            following.show()
        following.activateWindow()
        self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc asks whether to leave, wherever nothing else has a use for it."""
        if event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            self._deck.ask_to_leave()
        else:
            super().keyPressEvent(event)
