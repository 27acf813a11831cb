"""The participant's window without a record, from any screen of a study on."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QScreen

from labeval.session.plan.plan import make_plan
from labeval.session.running.unrecorded import places_of, rehearsal, unrecorded_header
from labeval.study.study import StudyContent
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.window.window import ParticipantWindow
from labeval.ui.theme import Theme


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
    """``light`` or ``dark``; empty for the system's."""
    text_size: str = ""
    """A text scale such as ``1.15``; empty for the usual one."""

    @property
    def appearance(self) -> dict[str, str]:
        """The choices that a participant would have made."""
        chosen = {"theme": self.theme, "text_size": self.text_size, "language": self.language}
        return {field: value for field, value in chosen.items() if value}


class RehearsalWindow(ParticipantWindow):
    """Runs a session of which nothing is kept; Ctrl+Shift+Q closes it without a code.

    Args:
        theme: where the choices name none.

    Raises:
        KeyError: the study has no such condition, or its session no such screen.
    """

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

    def present_on(self, screen: QScreen | None, *, whole: bool) -> None:
        """Show it on a display; with ``whole`` over all of it, as for a participant."""
        if screen is not None:
            self.setScreen(screen)
        if not whole:
            self.present()
            if screen is not None:
                self.move(screen.availableGeometry().center() - self.rect().center())
            return
        self.setGeometry((screen or self.screen()).geometry())
        self.showFullScreen()
        self.activateWindow()
