"""The participant's screen, drawn from the record and without input."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QStackedLayout, QVBoxLayout, QWidget

from labeval.session.running.session import Session
from labeval.session.state.recordings import RecordingRefusal
from labeval.session.state.session_view import SessionView
from labeval.study.model.sessions.audio import AUDIO_CONSENT
from labeval.ui.accessible import Accessible, unheard
from labeval.ui.language import direction_of, spoken_in
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.participant.screens import find_screen
from labeval.ui.participant.screens.break_ import BreakScreen
from labeval.ui.participant.screens.instructions import InstructionsScreen
from labeval.ui.participant.screens.pause import PauseScreen
from labeval.ui.participant.screens.rating import RatingScreen
from labeval.ui.participant.screens.screen import StepScreen
from labeval.ui.participant.screens.writing import WritingScreen
from labeval.ui.participant.window.chosen_appearance import theme_of
from labeval.ui.participant.window.page_timing import Pace
from labeval.ui.participant.window.single_keys import acting
from labeval.ui.participant.window.whereabouts import WITHOUT_WAY_BACK, screen_kind, whereabouts
from labeval.ui.participant.writing.view import writing_view_of
from labeval.ui.theme import Theme, Themed, palette_of
from labeval.ui.widgets.bars.ask_button import QuestionSign
from labeval.ui.widgets.bars.bottom_bar import BottomBar, Onward
from labeval.ui.widgets.bars.top_bar import TopBar, Whereabouts
from labeval.ui.widgets.basics.lettering import spaced

USUAL_SIZE = QSize(1280, 720)


class Stage(Accessible, Themed, QWidget):
    """The same screens, pages and bars as the participant's window, at the size of that window.

    It is never shown on a screen of its own:
    :class:`~labeval.ui.moderator.window.mirror.Mirror` paints it at any scale.

    Qt has one language for the whole program, which is the supervisor's. All that the parts of a
    stage do is therefore done inside :meth:`as_shown`, also what they put off.

    Args:
        theme: the theme where the participant has not chosen one.
        parent: the widget that paints it.
    """

    drawn_anew = Signal()
    """Parts of it were placed anew without a new view."""

    is_exposed = False

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAutoFillBackground(True)
        self._given = theme
        self._theme = theme
        self._screens: dict[str, StepScreen] = {}
        self._shown: tuple[object, ...] = ()
        self.language = ""
        """The participant's, in which the whole screen is; empty before the first."""
        self._is_as_shown = False
        self._bottom = BottomBar(theme, self)
        self._top = TopBar(theme, self)
        stage = QWidget()
        self._stack = QStackedLayout(stage)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._top)
        column.addWidget(stage, 1)
        column.addWidget(self._bottom)
        self.setPalette(palette_of(theme))
        self.resize(USUAL_SIZE)
        self.show()

    @property
    def page(self) -> RatingPage | None:
        """The rating page on screen, if one is."""
        screen = self._stack.currentWidget()
        inner = screen.layout() if isinstance(screen, StepScreen) else None
        shown = inner.currentWidget() if isinstance(inner, QStackedLayout) else None
        return shown if isinstance(shown, RatingPage) else None

    def forget(self) -> None:
        """Let the next view be drawn from the start: the study's words may be others."""
        self._shown = ()

    def show_view(self, view: SessionView, criterion: str, field: str = "") -> bool:
        """Show where a session stands.

        Args:
            criterion: the criterion whose definition is before the participant; empty leaves it to
                the page.
            field: the answer that they are at, where a criterion has several.

        Returns:
            Whether another screen came up, which arranges some of its parts later.
        """
        language, self.language = self.language, view.language
        with self.as_shown(wide=theme_of(view.state.appearance, self._given).wide):
            self.setLayoutDirection(direction_of(self.language))
            if self.language != language:  # parts that are there already take other words
                QApplication.sendEvent(self, QEvent(QEvent.Type.LanguageChange))
            return self._show_view(view, criterion, field)

    @contextmanager
    def as_shown(self, *, wide: bool | None = None) -> Iterator[None]:
        """Let the parts speak, space and keep silent as those of the participant do here.

        Args:
            wide: whether letters are spaced widely; as the theme has it where left out.
        """
        spacing = self.theme.wide if wide is None else wide
        with unheard(), spoken_in(self.language), spaced(wide=spacing):
            before, self._is_as_shown = self._is_as_shown, True
            try:
                yield
            finally:
                self._is_as_shown = before
                for timer in self.findChildren(QTimer):
                    timer.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Have parts do what they put off as they would have done it at once."""
        if self._is_as_shown or event.type() != QEvent.Type.Timer:
            return False
        with self.as_shown():
            QCoreApplication.sendEvent(watched, event)
        return True

    def event(self, event: QEvent) -> bool:
        """Keep the participant's words when the supervisor chooses another language."""
        if event.type() == QEvent.Type.LanguageChange and not self._is_as_shown:
            return True
        return super().event(event)

    def _show_view(self, view: SessionView, criterion: str, field: str) -> bool:
        before = self._shown
        state = view.state
        self._take_appearance(view)
        self._take_size(view)
        # Screens only ask in what they show; what would command a session is never called here.
        session = cast(Session, view)
        kind = screen_kind(state)
        self._show_screen(self._screen(kind), session)
        self._make_current(criterion, field)
        self._redraw_bars(kind, session)
        return self._shown != before

    def _show_screen(self, screen: StepScreen, session: Session) -> None:
        state = session.state
        shown = (
            *(screen, state.screen_id, state.feedback, session.language, self._theme),
            session.texts_as_written,
        )
        before = self._stack.currentWidget()
        if isinstance(before, StepScreen) and before is not screen:
            before.leave()
        self._stack.setCurrentWidget(screen)
        if shown == self._shown:
            screen.refresh(session)
            screen.moderated(session)
        else:
            self._shown = shown
            screen.arrive(session)
        page = self.page
        if page is not None and session.page is not None:
            page.set_read_only(True)
            page.comment.set_comment(state.comments.get(session.page.id, ""))
            page.follow_parts(state.shown_texts.get(session.page.id, {}))
        if isinstance(screen, WritingScreen) and session.writing is not None:
            screen.page.show_view(writing_view_of(session))

    def _screen(self, kind: str) -> StepScreen:
        if kind not in self._screens:
            screen = find_screen(kind)(self._theme)
            if isinstance(screen, WritingScreen):
                screen.page.set_read_only(True)
            if isinstance(screen, RatingScreen):
                screen.finds_looks_at_once = False
            if isinstance(screen, PauseScreen):
                screen.attend(True)  # by the supervisor who looks on
            if isinstance(screen, RatingScreen | InstructionsScreen | BreakScreen):
                screen.drawn_anew.connect(self.drawn_anew)
            self._screens[kind] = screen
            self._stack.addWidget(screen)
        return self._screens[kind]

    def _make_current(self, criterion: str, at: str) -> None:
        page = self.page
        if page is None or not criterion:
            return
        here = [field for field in page.view.fields if field.criterion == criterion]
        field = next((f for f in here if f.id == at), here[0] if here else None)
        is_one_of_several = len(here) > 1 and field is not None and field.id == at
        if field is not None and (is_one_of_several or page.current_criterion() != criterion):
            page.make_current(field, focus=False)
            page.show_explanation()

    def _redraw_bars(self, kind: str, session: Session) -> None:
        screen = self._screen(kind)
        limit = session.content.study.limits.pages
        where = whereabouts(session.state, screen.title(session), Pace(), page_limit=limit)
        self._top.show_whereabouts(_as_shown(where))
        self._show_sound(session)
        self._bottom.show_onward(
            Onward(
                screen.next_label(session),
                screen.still_open(session),
                can_go_back=session.can_go_back() and kind not in WITHOUT_WAY_BACK,
                hints=acting(screen.key_hints(session), session.state.appearance),
            )
        )

    def _show_sound(self, view: SessionView) -> None:
        """Show the sign of the recording, and its button, as far as they are recorded."""
        state, audio = view.state, view.content.study.audio
        audible = state.audible
        rests = state.paused and view.content.study.moderation.audio_on_pause == "stop"
        is_silenced = audible.silenced or rests
        is_wished = state.consents.get(AUDIO_CONSENT, False) and bool(
            audio.part(ended=state.ended is not None)
        )
        sign = ""
        if is_wished and audible.refused:
            is_lost = audible.refused == RecordingRefusal.MICROPHONE
            sign = "lost" if is_lost else "stopped"
        elif is_wished and is_silenced and audible.recorded:
            sign = "paused"
        elif is_wished and audible.recording:
            sign = "lost" if audible.lost else "recording"
        may = audio.participant_may_pause and sign not in ("", "stopped")
        self._top.show_sound(sign, can_pause=may, is_paused=is_silenced)

    def _take_size(self, view: SessionView) -> None:
        """Have the shape of the participant's window, as far as it is recorded."""
        window = view.state.window
        size = USUAL_SIZE if window is None else QSize(window.width, window.height)
        if size != self.size():
            self.resize(size)

    def _take_appearance(self, view: SessionView) -> None:
        """Draw in the text size and colours that the participant has chosen."""
        chosen = view.state.appearance
        theme = theme_of(chosen, self._given)
        if theme == self._theme:
            return
        self.setPalette(palette_of(theme))
        self.set_theme(theme)


def _as_shown(where: Whereabouts) -> Whereabouts:
    """As the participant sees it: a question that is on this screen counts as sent there."""
    asked = QuestionSign.SHOWN if where.asked is QuestionSign.RECORDED else where.asked
    return replace(where, asked=asked)
