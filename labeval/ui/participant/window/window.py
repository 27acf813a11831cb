"""The participant's window: one session from its first screen to its last.

Every command is made durable by the session before anything shows it; the window then draws
what the session says. Screens and rating pages are made once and kept.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QCloseEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from labeval.session.events.actions import ActionSource
from labeval.session.events.events import Kind
from labeval.session.running.session import Session
from labeval.session.state.appearance import RENDERED, TEXTS, WRITTEN
from labeval.store.disk.errors import RecordGone
from labeval.study.supervisor_code import SupervisorCode
from labeval.ui.accessible import TabbedAsRead, announce, leave
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.cards.deck import Overlays
from labeval.ui.participant.looks import LooksAhead
from labeval.ui.participant.pages import page_keys
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.participant.screens import find_screen
from labeval.ui.participant.screens.screen import Observed, StepScreen
from labeval.ui.participant.window.action_controller import ActionController
from labeval.ui.participant.window.asking import Asking
from labeval.ui.participant.window.attempts import Attempts
from labeval.ui.participant.window.chosen_appearance import ChosenAppearance
from labeval.ui.participant.window.clipboard import clear_clipboard
from labeval.ui.participant.window.held_keys import HeldKeys
from labeval.ui.participant.window.keyboard_notice import KeyboardNotice
from labeval.ui.participant.window.keyboard_owner import Presence
from labeval.ui.participant.window.moving import Moving
from labeval.ui.participant.window.not_saved_page import NotSavedPage
from labeval.ui.participant.window.session_bars import ModeratorsView, SessionBars
from labeval.ui.participant.window.single_keys import SingleKeys
from labeval.ui.participant.window.sound_controller import SoundController, SoundSource
from labeval.ui.participant.window.whereabouts import screen_kind
from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.bars import ask_button, message_bar

_FOLLOWED = frozenset(
    {
        *(QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange, QEvent.Type.Resize),
        *(QEvent.Type.Show, QEvent.Type.DevicePixelRatioChange, QEvent.Type.LanguageChange),
    }
)
"""Events that parts of the window follow."""
USUAL_SIZE = QSize(1280, 720)
"""Size of the lab's laptop, for which pages are laid out."""


class ParticipantWindow(TabbedAsRead, Themed, QWidget):
    """Runs one session.

    Args:
        session: a started or a resumed session; the window shows where it is.
        theme: the theme where the participant has not chosen one.
        full_screen: without a frame, and closed by the supervisor's code only; without it the
            window has a frame and can be closed at any time, as every rehearsal can.
        translations: switched when the participant chooses a language.
        actions: where the supervisor's actions come from; nowhere when left out.
        sound: what records where the participant agrees to it; nothing when left out.
        code: what lets the supervisor in; the study's plain one when left out.

    Signals:
        closed: the window is gone; the session is complete or can be resumed.
    """

    closed = Signal()

    stops_at_words = True
    _keyboard: KeyboardNotice | None = None
    """None while the window is being made."""

    def __init__(
        self,
        session: Session,
        theme: Theme,
        *,
        full_screen: bool,
        translations: LanguageSwitch,
        actions: ActionSource | None = None,
        sound: SoundSource | None = None,
        code: SupervisorCode | None = None,
    ) -> None:
        super().__init__()
        self.session = session
        plain = SupervisorCode(session.content.study.supervisor_code, is_plain=True)
        self._code = code or plain
        self._theme = theme
        self._full_screen = full_screen
        self._may_close = session.header.kind == "rehearsal" or not full_screen
        self._close_refused = False
        self._screens: dict[type[StepScreen], StepScreen] = {}
        self._shown: tuple[object, ...] = ()
        self.presence = Presence(self, lambda: self.session.state, self.note)
        """The window as a thing on the screen."""
        self._build()
        self._appearance = ChosenAppearance(
            self, session, theme, translations, self._deck.appearance, SingleKeys(self)
        )
        self._keyboard = KeyboardNotice(self, self.presence, self._bottom, theme)
        HeldKeys(self)
        self._actions = (
            ActionController(session, actions, self._flushed, self) if actions is not None else None
        )
        self.sound = SoundController(session, sound, self) if sound is not None else None
        self._connect()
        if full_screen:
            self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self._appearance.draw()
        self._redraw()

    def present(self) -> None:
        """Show the window: over the whole screen, or at the size of the lab's laptop."""
        if self._full_screen:
            # Without a window manager nobody else would give it the screen's size.
            self.setGeometry(self.screen().geometry())
            self.showFullScreen()
        else:
            self.resize(USUAL_SIZE)
            self.show()
        self.activateWindow()

    def look_for_actions(self) -> None:
        """Apply what the supervisor did meanwhile; called when a moderator asks for it."""
        if self._actions is not None:
            self._actions.look()

    def attend(self, attended: bool) -> None:
        """Note whether a moderator is there, who alone ends a pause that a moderator began."""
        for screen in self._screens.values():
            screen.attend(attended)
        self._bars.attended = attended
        self.presence.attend(attended)
        self._redraw_bars()

    def see_shown(self, number: int, screen: str, place: QRect) -> None:
        """A moderator's window shows the session up to this event, at this place."""
        self._bars.moderators = ModeratorsView(number, screen, place)
        self._follow_moderators()

    def page_in_sight(self) -> RatingPage | None:
        """The rating page on screen, where there is one and no card covers it."""
        covered = self._deck.is_open or self.not_saved.isVisible()
        return None if covered else self._current.rating_page()

    def _follow_moderators(self) -> None:
        if self._bars.see_moderators(self.presence):
            self._redraw_bars()

    # -- parts ------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setAutoFillBackground(True)
        stage = QWidget()
        self._stage = QStackedLayout(stage)
        # Made in the order of Tab: from what is on the page to what goes on, then to the top.
        self._bars = SessionBars(self.session, self._theme, self)
        self._bottom, self._top = self._bars.bottom, self._bars.top
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._top)
        column.addWidget(stage, 1)
        column.addWidget(self._bottom)
        self._attempts = Attempts(
            self.session, self._bars.notice, screen=self._screen, mark=self._mark
        )
        self.not_saved = NotSavedPage(self._theme, self)
        """Covers the window once nothing can be saved any more."""
        self._deck = Overlays(self.session, self._theme, self, self._code)
        self._looks = LooksAhead(self)
        self.moving = Moving(
            self.session,
            self._attempts,
            self._bottom,
            self._looks,
            screen=lambda: self._current,
            is_covered=lambda: self._deck.is_open,
            redraw=self._redraw,
        )

    def _connect(self) -> None:
        self.presence.keyboard_changed.connect(self._follow_moderators)
        self._top.pause_requested.connect(self.moving.pause)
        self._asking = Asking(
            self.session,
            self._top,
            self._attempts,
            criterion=lambda: self._current.current_criterion(),
            show=self._redraw_bars,
        )
        if self._actions is not None:
            self._actions.applied.connect(self._on_actions_applied)
        if self.sound is not None:
            self.sound.changed.connect(self._on_sound_changed)
            self._top.sound_toggled.connect(self.sound.toggle_pause)
        self._top.appearance_requested.connect(self._on_appearance_requested)
        self._bottom.back_requested.connect(self.moving.go_back)
        self._bottom.next_requested.connect(self.moving.go_on)
        if self._bars.leave is not None:
            self._bars.leave.clicked.connect(self.close)
        self._attempts.refused.connect(self._on_refused)
        self._attempts.gone.connect(self._on_gone)
        self._deck.appearance_chosen.connect(self._on_appearance_chosen)
        self._deck.allowed.connect(self._on_supervisor_allowed)
        self._deck.refused.connect(lambda action: self.note(Kind.CODE_REFUSED, field=action))
        self._deck.closed.connect(self._on_card_closed)
        for keys, slot in (
            ("Ctrl+Shift+Q", lambda: self._on_close_attempted("key")),
            ("Ctrl+Shift+O", self._deck.ask_to_override),
            ("Alt+Left", self.moving.go_back),
            (ask_button.KEY, self._asking.toggle_question),
            (message_bar.KEY, self._asking.dismiss_message),
            (page_keys.TEXTS_KEY, self._on_texts_switched),
        ):
            QShortcut(QKeySequence(keys), self, slot).setAutoRepeat(False)

    def _screen(self) -> StepScreen:
        """The screen for the place that the session has reached, made when first needed."""
        kind = find_screen(screen_kind(self.session.state))
        if kind not in self._screens:
            screen = kind(self._theme)
            screen.answered.connect(partial(self._on_answered_on, screen))
            screen.commented.connect(self._on_commented)
            screen.observed.connect(self._on_observed)
            screen.commanded.connect(self._on_commanded)
            screen.changed.connect(self._redraw_bars)
            screen.answered_last.connect(self.moving.seek_open)
            screen.next_requested.connect(self.moving.press_enter)
            screen.close_requested.connect(self._on_close_requested)
            screen.definitions_requested.connect(self._on_definitions_requested)
            screen.origin_requested.connect(self._on_origin_requested)
            screen.attend(self._bars.attended)
            self._screens[kind] = screen
            self._stage.addWidget(screen)
        return self._screens[kind]

    # -- drawing what the session says --------------------------------------------------------

    def _redraw(self, *, insist: bool = False) -> None:
        """Show where the session stands: another screen, or the same one's answers.

        Args:
            insist: go to what is still open, and name it.
        """
        state, screen = self.session.state, self._screen()
        self._current = screen
        as_written = self.session.texts_as_written
        shown = (screen, state.screen_id, state.feedback, self.session.language, as_written)
        if shown == self._shown:
            screen.refresh(self.session)
        else:
            self._shown = shown
            self.moving.arrive()
            before = self._stage.currentWidget()
            if isinstance(before, StepScreen) and before is not screen:
                self.session.when_saved(before.leave)
                leave(self)
            self._stage.setCurrentWidget(screen)
            self._bars.begin(screen)
            screen.arrive(self.session)
        self._redraw_bars(screen.focus_open(self.session) if insist else "")
        if self.sound is not None:
            # Nothing is recorded on the strength of a consent that may not be durable.
            self.session.when_saved(self._follow_with_sound)

    def _show_answers(self, following: str) -> None:
        """Show the answers as they are now, ``following`` being recorded as the next criterion."""
        screen = self._current
        screen.take_recorded(following)
        screen.refresh(self.session)
        if not self.session.open_fields() and self.session.unread_texts():
            self._redraw_bars()  # reading has keys of its own
        else:
            self._bottom.show_reason(screen.still_open(self.session))

    def _mark(self) -> Callable[[], None]:
        """Return a function that shows the present screen again, if nothing could be saved."""
        shown, screen, drawn = self._shown, self._current, self._appearance.drawn
        back = screen.mark()

        def go_back() -> None:
            if self._appearance.drawn != drawn:
                self._appearance.draw()
            if self._shown != shown:
                self._shown, self._current = shown, screen
                self._stage.setCurrentWidget(screen)
                self._bars.begin(screen)
            back()

        return go_back

    def _follow_with_sound(self) -> None:
        if self.sound is not None:
            self.sound.follow()
            self._show_sound()

    def _show_sound(self) -> None:
        if self.sound is not None:
            self._bars.show_sound(self.sound)

    def _on_sound_changed(self) -> None:
        self._show_sound()
        self._current.moderated(self.session)

    def _redraw_bars(self, insisted: str = "") -> None:
        """Show where the participant is and what can be done; ``insisted`` names what is open."""
        self._bars.show(self._current, insisted)

    # -- commands -----------------------------------------------------------------------------

    def note(self, kind: Kind, *, field: str = "", value: str = "", **data: object) -> None:
        """Record something that was seen, and that changes nothing on screen."""
        self._attempts.do(
            lambda: self.session.note(kind, field=field, value=value, **data),
            lambda: None,
            inside=False,
        )

    def _flushed(self) -> bool:
        """Keep what was typed on the screen; returns whether that worked."""
        self._attempts.forget()
        self._current.keep_typed()
        return self._attempts.all_saved

    def _on_refused(self) -> None:
        self._current.refresh(self.session)
        self._redraw_bars()

    def _on_gone(self, error: RecordGone) -> None:
        """Nothing can be saved in this run any more: nothing else is shown."""
        self._attempts.stop()
        self._deck.close_cards()
        self.not_saved.show_error(error)

    def _on_answered_on(self, screen: StepScreen, field: str, value: str) -> None:
        if screen is self._current:  # else a field lost the keyboard, and was kept before
            self._on_answered(field, value)

    def _on_answered(self, field: str, value: str) -> None:
        # Where the page knows where it moves on to, it moves once that is durable.
        following, changed = self._current.following(), {field: value}
        saved = self._attempts.do(
            lambda: changed.update(self.session.answer(field, value, following=following or "")),
            lambda: self._show_answers(following or ""),
            inside=following is None,
        )
        if saved and QAccessible.isActive():
            wrong = self._current.problem_in_words(field)
            words = dict.fromkeys(self._current.answer_in_words(*each) for each in changed.items())
            announce(self, wrong or ". ".join(filter(None, (*words, self.tr("Answer saved")))))

    def _on_commented(self, text: str) -> None:
        self._attempts.do(lambda: self.session.comment(text), self._redraw_bars)

    def _on_commanded(self, command: Callable[[Session], None]) -> None:
        self._attempts.do(lambda: command(self.session), self._redraw)

    def _on_observed(self, observed: Observed) -> None:
        if observed.kind == Kind.REMINDER_SHOWN:
            self._attempts.do(self.session.remind, lambda: None)
        else:
            self.note(observed.kind, field=observed.field, value=observed.value, **observed.data)

    def _on_actions_applied(self) -> None:
        """Show what the supervisor did; a screen that stays keeps the keyboard where it is."""
        before = self._shown
        self._redraw()
        if self._shown == before:
            self._current.moderated(self.session)
        else:
            self._deck.close_cards()

    def _on_definitions_requested(self) -> None:
        self.note(Kind.DEFINITIONS_OPENED)
        self._deck.show_definitions()

    def _on_origin_requested(self) -> None:
        self.note(Kind.ORIGIN_OPENED)
        self._deck.show_origin()

    def _on_appearance_requested(self) -> None:
        self._say_size()
        self._deck.show_appearance(self._top.appearance_button)

    def _on_appearance_chosen(self, field: str, value: str) -> None:
        self._attempts.do(
            lambda: self.session.note(Kind.APPEARANCE, field=field, value=value),
            self._on_appearance_kept,
        )

    def _on_texts_switched(self) -> None:
        """The key that shows texts as they are written, and rendered again."""
        if self.session.content.study.formats.switch:
            written = self.session.texts_as_written
            self._on_appearance_chosen(TEXTS, RENDERED if written else WRITTEN)

    def _on_appearance_kept(self) -> None:
        self._appearance.draw()
        self._look_ahead()
        self._say_size()
        self._redraw()

    def _look_ahead(self) -> None:
        """Find out how the blocks of the session look, before they are reached."""
        pages = (page for step in self.session.state.plan.steps for page in step.pages)
        blocks = dict.fromkeys(page.block for page in pages)
        current = self._current
        self._looks.prepare(self.session.content, blocks, current.size(), current.theme)

    def _say_size(self) -> None:
        """Say where a page has no room for letters of the size that was chosen."""
        page = self._current.rating_page()
        smaller = page is not None and page.placement.is_smaller
        self._deck.appearance.say_smaller(page.placement.percent if page and smaller else 0)

    def _on_card_closed(self) -> None:
        """Whatever had the keyboard before may have been made anew: the screen takes it."""
        if self.not_saved.isVisible():
            self.not_saved.setFocus()
        elif self.hasFocus():
            screen = self._current
            self._attempts.do(lambda: None, lambda: screen.arrive(self.session))

    def _on_supervisor_allowed(self, action: str, reason: str) -> None:
        if action == "override":
            self._attempts.do(lambda: self.session.override_test(reason), self._redraw)
            return
        self._may_close = True
        # The card is still handling the key press that confirmed it.
        QTimer.singleShot(0, self, self.close)

    def _on_close_requested(self) -> None:
        """Ask for the supervisor's code at the end of a session."""
        self._deck.ask_to_close()

    def _on_close_attempted(self, how: str) -> None:
        """Record it, and ask for the supervisor's code, unless it may be closed at any time."""
        if self._may_close:
            self.close()
            return
        self.note(Kind.CLOSE_ATTEMPTED, field=how)
        self._deck.ask_to_close()

    # -- Qt -----------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if kind in _FOLLOWED and self._keyboard is not None:
            self.presence.follow(kind)
            self._keyboard.follow(kind)
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            clear_clipboard()
            self._current.appear(self.session)
            self._look_ahead()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, and keys of the page act, wherever nothing else has a use for them."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.moving.press_enter()
        elif not self._current.press_from_bar(event):
            event.ignore()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stay, unless the supervisor's code was given."""
        if not self._may_close:
            event.ignore()
            self._on_close_attempted("window")
            return
        lost = self.not_saved.isVisible()
        if not self._flushed() and not self._close_refused and not lost:
            self._close_refused = True  # what was typed is not saved; a second try closes
            event.ignore()
            return
        self._attempts.stop()
        self._looks.stop()
        self.presence.stop()
        if self._actions is not None:
            self._actions.look()
            self._actions.stop()
        if self.sound is not None:
            self.sound.close()
        self._current.leave()
        clear_clipboard()
        event.accept()
        self.closed.emit()
