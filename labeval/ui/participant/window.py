"""The participant's window: one session from its first screen to its last.

Every command is made durable by the session before anything shows it; the window then draws
what the session says. Screens and rating pages are made once and kept.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from labeval.session.events import Kind
from labeval.session.run import Session
from labeval.session.supervised import ActSource
from labeval.store.errors import RecordGone
from labeval.study.supervisor_code import SupervisorCode
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.acts_desk import ActsDesk
from labeval.ui.participant.attempts import Attempts
from labeval.ui.participant.cards.deck import Deck
from labeval.ui.participant.clipboard import clear_clipboard
from labeval.ui.participant.keyboard_notice import KeyboardNotice
from labeval.ui.participant.not_saved_page import NotSavedPage
from labeval.ui.participant.pace import Pace
from labeval.ui.participant.presence import Presence
from labeval.ui.participant.screens import find_screen
from labeval.ui.participant.screens.screen import Observed, StepScreen
from labeval.ui.participant.sound_desk import SoundDesk, SoundSource
from labeval.ui.participant.whereabouts import screen_kind, whereabouts
from labeval.ui.plain import window_title
from labeval.ui.theme import THEMES, Theme, palette_of
from labeval.ui.widgets import ask_button, message_bar
from labeval.ui.widgets.ask_button import QuestionSign
from labeval.ui.widgets.bottom_bar import BottomBar, Onward
from labeval.ui.widgets.notice_bar import NoticeBar
from labeval.ui.widgets.top_bar import TopBar

CHECK_MS = 500
"""How often it is looked whether answers can still be saved, also while none is given."""
_NAME_LENGTH = 48
"""Characters of a question's name that the bottom bar shows."""


class ParticipantWindow(QWidget):
    """Runs one session.

    Args:
        session: a started or a resumed session; the window shows where it is.
        theme: the theme where the participant has not chosen one.
        full_screen: without a frame, and closed by the supervisor's code only; without it the
            window has a frame and can be closed at any time.
        translations: switched when the participant chooses a language.
        acts: where the supervisor's acts come from; nowhere when left out.
        sound: what records where the participant agrees to it; nothing when left out.
        code: what lets the supervisor in; the study's plain one when left out.

    Signals:
        closed: the window is gone; the session is complete or can be resumed.
    """

    closed = Signal()

    def __init__(
        self,
        session: Session,
        theme: Theme,
        *,
        full_screen: bool,
        translations: LanguageSwitch,
        acts: ActSource | None = None,
        sound: SoundSource | None = None,
        code: SupervisorCode | None = None,
    ) -> None:
        super().__init__()
        self.session = session
        plain = SupervisorCode(session.content.study.supervisor_code, is_plain=True)
        self._code = code or plain
        self._theme = theme
        self._full_screen = full_screen
        self._may_close = not full_screen
        self._close_refused = False
        self._attended = False
        self._seen = 0
        self._translations = translations
        self._screens: dict[type[StepScreen], StepScreen] = {}
        self._arrived = 0.0
        self._shown: tuple[object, ...] = ()
        self._pace = Pace()
        self.presence = Presence(self, lambda: self.session.state, self._note)
        """The window as a thing on the screen."""
        self._build()
        self._keyboard = KeyboardNotice(self, self.presence, self._bottom, theme)
        self._desk = ActsDesk(session, acts, self._flushed, self) if acts is not None else None
        self.sound = SoundDesk(session, sound, self) if sound is not None else None
        self._connect()
        if full_screen:
            self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.setWindowTitle(window_title(session.content.study.title.in_language(session.language)))
        self._take_appearance()
        self._redraw()

    def present(self) -> None:
        """Show the window: over the whole screen, or at the size of the lab's laptop."""
        if self._full_screen:
            # Without a window manager nobody else would give it the screen's size.
            self.setGeometry(self.screen().geometry())
            self.showFullScreen()
        else:
            self.resize(1280, 720)
            self.show()
        self.activateWindow()

    def look_for_acts(self) -> None:
        """Apply what the supervisor did meanwhile; called when a moderator says so."""
        if self._desk is not None:
            self._desk.look()

    def attend(self, attended: bool) -> None:
        """Whether a moderator is there, who alone ends a pause that a moderator began."""
        for screen in self._screens.values():
            screen.attend(attended)
        self._attended = attended
        self.presence.attend(attended)
        self._redraw_bars()

    def see_shown(self, number: int) -> None:
        """A moderator's window shows the session up to this event."""
        question = self.session.state.moderated.question
        news = question is not None and self._seen < question.seq <= number
        self._seen = max(self._seen, number)
        if news:
            self._redraw_bars()

    # -- parts ------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setAutoFillBackground(True)
        stage = QWidget()
        self._stage = QStackedLayout(stage)
        # Made in the order of Tab: from what is on the page to what goes on, then to the top.
        self._bottom = BottomBar(self._theme, self)
        self._top = TopBar(self._theme, self)
        self._notice = NoticeBar(self._theme, self._bottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._top)
        column.addWidget(stage, 1)
        column.addWidget(self._bottom)
        self._attempts = Attempts(self.session.header.id, self._notice)
        self.not_saved = NotSavedPage(self._theme, self)
        """Covers the window once nothing can be saved any more."""
        self._deck = Deck(self.session, self._theme, self, self._code)
        self._kept_clock = QTimer(self)
        self._kept_clock.setInterval(CHECK_MS)
        self._kept_clock.timeout.connect(lambda: self._attempts.look(self.session.check_kept))
        self._kept_clock.start()

    def _connect(self) -> None:
        self._top.pause_requested.connect(self._on_pause_requested)
        self._top.question_toggled.connect(self._on_question_toggled)
        self._top.message_put_away.connect(self._on_message_put_away)
        if self._desk is not None:
            self._desk.applied.connect(self._on_acts_applied)
        if self.sound is not None:
            self.sound.changed.connect(self._show_sound)
            self._top.sound_toggled.connect(self.sound.toggle_pause)
        self._top.appearance_requested.connect(self._on_appearance_requested)
        self._bottom.back_requested.connect(self._on_back_requested)
        self._bottom.next_requested.connect(self._on_next_requested)
        self._attempts.refused.connect(self._on_refused)
        self._attempts.gone.connect(self._on_gone)
        self._deck.appearance_chosen.connect(self._on_appearance_chosen)
        self._deck.allowed.connect(self._on_supervisor_allowed)
        self._deck.refused.connect(lambda action: self._note(Kind.CODE_REFUSED, field=action))
        self._deck.closed.connect(self._on_card_closed)
        for keys, slot in (
            ("Ctrl+Shift+Q", lambda: self._on_close_attempted("key")),
            ("Ctrl+Shift+O", self._deck.ask_to_override),
            ("Alt+Left", self._on_back_requested),
            (ask_button.KEY, self._on_question_toggled),
            (message_bar.KEY, self._on_message_put_away),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)

    def _screen(self) -> StepScreen:
        """The screen for where the session stands, made when first needed."""
        kind = find_screen(screen_kind(self.session.state))
        if kind not in self._screens:
            screen = kind(self._theme)
            screen.answered.connect(self._on_answered)
            screen.commented.connect(self._on_commented)
            screen.observed.connect(self._on_observed)
            screen.commanded.connect(self._on_commanded)
            screen.changed.connect(self._redraw_bars)
            screen.answered_last.connect(self._on_answered_last)
            screen.next_requested.connect(self._on_enter)
            screen.close_requested.connect(self._deck.ask_to_close)
            screen.definitions_requested.connect(self._on_definitions_requested)
            screen.origin_requested.connect(self._on_origin_requested)
            screen.attend(self._attended)
            self._screens[kind] = screen
            self._stage.addWidget(screen)
        return self._screens[kind]

    # -- drawing what the session says --------------------------------------------------------

    def _redraw(self) -> None:
        """Show where the session stands: another screen, or the same one's answers."""
        state, screen = self.session.state, self._screen()
        standing = (screen, state.screen_id, state.feedback, self.session.language)
        if standing == self._shown:
            screen.refresh(self.session)
        else:
            self._shown = standing
            self._arrived = time.monotonic()
            before = self._stage.currentWidget()
            if isinstance(before, StepScreen) and before is not screen:
                before.leave()
            self._stage.setCurrentWidget(screen)
            rated = screen_kind(state) == "rating"  # practice says nothing about the pace
            self._pace.show(state.page if rated else None)
            screen.arrive(self.session)
        self._redraw_bars()
        if self.sound is not None:
            self.sound.follow()
            self._show_sound()

    def _show_sound(self) -> None:
        if self.sound is not None:
            self._top.show_sound(self.sound.sign, can_pause=self.sound.can_pause)

    def _redraw_bars(self, insisted: str = "") -> None:
        """Tell where the participant is and what can be done; ``insisted`` names what is open."""
        session, screen = self.session, self._screen()
        title = screen.title(session)
        limit = session.content.study.limits.pages
        where = whereabouts(session.state, title, self._pace, page_limit=limit)
        question = session.state.moderated.question
        if question is not None and question.seq <= self._seen:
            where = replace(where, asked=QuestionSign.SHOWN)
        elif question is not None and not self._attended:
            where = replace(where, asked=QuestionSign.ALONE)
        self._top.show_whereabouts(where)
        reason = screen.still_open(session)
        if reason and insisted:
            reason = f"{reason}: {_shortened(insisted)}"
        resting = screen_kind(session.state) in ("pause", "break", "ended")
        onward = Onward(
            screen.next_label(session),
            reason,
            can_go_back=session.can_go_back() and not resting,
            hints=screen.key_hints(session),
        )
        self._bottom.show_onward(onward)

    def _take_appearance(self) -> None:
        """Draw in the text size, colours and language that the participant has chosen."""
        chosen = self.session.state.appearance
        scale = float(chosen.get("text_size", self._theme.text_scale))
        self._theme = THEMES[chosen.get("theme", self._theme.name)].scaled(scale)
        self.setPalette(palette_of(self._theme))
        bars = (self._top, self._notice, self._bottom, self._deck, self.not_saved)
        for bar in (*bars, self._keyboard):
            bar.set_theme(self._theme)
        for screen in self._screens.values():
            screen.set_theme(self._theme)
        language = self.session.language
        self._translations.use(language)
        self._deck.appearance.show_choices(
            {"text_size": str(scale), "theme": self._theme.name, "language": language}
        )

    # -- commands -----------------------------------------------------------------------------

    def _note(self, kind: Kind, *, field: str = "", value: str = "", **data: object) -> None:
        self._attempts.do(
            lambda: self.session.note(kind, field=field, value=value, **data), lambda: None
        )

    def _flushed(self) -> bool:
        """Keep what was typed on the screen; returns whether that worked."""
        self._attempts.forget()
        self._screen().flush()
        return self._attempts.all_saved

    def _on_refused(self) -> None:
        self._screen().refresh(self.session)
        self._redraw_bars()

    def _on_gone(self, error: RecordGone) -> None:
        """Nothing can be saved in this run any more: nothing else is shown."""
        self._kept_clock.stop()
        self._deck.close_cards()
        self.not_saved.show_error(error)

    def _on_answered(self, field: str, value: str) -> None:
        self._attempts.do(lambda: self.session.answer(field, value), self._redraw)

    def _on_commented(self, text: str) -> None:
        self._attempts.do(lambda: self.session.comment(text), self._redraw_bars)

    def _on_commanded(self, command: Callable[[Session], None]) -> None:
        self._attempts.do(lambda: command(self.session), self._redraw)

    def _on_observed(self, observed: Observed) -> None:
        if observed.kind == Kind.REMINDER_SHOWN:
            self._attempts.do(self.session.remind, lambda: None)
        else:
            told = (observed.field, observed.value)
            self._note(observed.kind, field=told[0], value=told[1], **observed.data)

    def _on_answered_last(self) -> None:
        """Go to what is still open, else to the next action: a further digit changes nothing."""
        screen = self._screen()
        if screen.still_open(self.session):
            screen.focus_open(self.session)
        else:
            self._bottom.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_enter(self) -> None:
        waits = self._screen().enter_waits(self.session)
        if waits is not None and time.monotonic() - self._arrived >= waits:
            self._on_next_requested()

    def _on_next_requested(self) -> None:
        screen = self._screen()
        closed = self.session.state.ended is not None
        if closed or self._deck.is_open or not self._flushed():
            return
        if screen.still_open(self.session):
            self._redraw_bars(insisted=screen.focus_open(self.session))
        else:
            self._attempts.do(lambda: screen.go_on(self.session), self._redraw)

    def _on_back_requested(self) -> None:
        if self.session.can_go_back() and not self._deck.is_open and self._flushed():
            self._attempts.do(self.session.go_back, self._redraw)

    def _on_pause_requested(self) -> None:
        if self._flushed():
            self._attempts.do(self.session.pause, self._redraw)

    def _on_question_toggled(self) -> None:
        if not self._top.ask_button.isVisible():
            return
        if self.session.state.moderated.question is not None:
            self._attempts.do(self.session.take_question_back, self._redraw_bars)
        else:
            criterion = self._screen().criterion_in_hand()
            self._attempts.do(lambda: self.session.ask_question(criterion), self._redraw_bars)

    def _on_message_put_away(self) -> None:
        if self.session.state.moderated.message is not None:
            self._attempts.do(self.session.put_message_away, self._redraw_bars)

    def _on_acts_applied(self) -> None:
        """Show what the supervisor did; a screen that stays keeps the keyboard where it is."""
        before = self._shown
        self._redraw()
        if self._shown == before:
            self._screen().moderated(self.session)
        else:
            self._deck.close_cards()

    def _on_definitions_requested(self) -> None:
        self._note(Kind.DEFINITIONS_OPENED)
        self._deck.show_definitions()

    def _on_origin_requested(self) -> None:
        self._note(Kind.ORIGIN_OPENED)
        self._deck.show_origin()

    def _on_appearance_requested(self) -> None:
        self._deck.show_appearance(self._top.appearance_button)

    def _on_appearance_chosen(self, field: str, value: str) -> None:
        self._attempts.do(
            lambda: self.session.note(Kind.APPEARANCE, field=field, value=value),
            self._on_appearance_kept,
        )

    def _on_appearance_kept(self) -> None:
        self._take_appearance()
        self._redraw()

    def _on_card_closed(self) -> None:
        """Whatever had the keyboard before may have been made anew: the screen takes it."""
        if self.not_saved.isVisible():
            self.not_saved.setFocus()
        elif self.hasFocus():
            self._screen().arrive(self.session)

    def _on_supervisor_allowed(self, action: str, reason: str) -> None:
        if action == "override":
            self._attempts.do(lambda: self.session.override_test(reason), self._redraw)
            return
        self._may_close = True
        # The card is still handling the key press that confirmed it.
        QTimer.singleShot(0, self, self.close)

    def _on_close_attempted(self, how: str) -> None:
        """Record it, and ask for the supervisor's code."""
        self._note(Kind.CLOSE_ATTEMPTED, field=how)
        self._deck.ask_to_close()

    # -- Qt -----------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            clear_clipboard()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, wherever nothing else has a use for it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._on_enter()
        else:
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
        self._kept_clock.stop()
        self.presence.stop()
        if self._desk is not None:
            self._desk.look()
            self._desk.stop()
        if self.sound is not None:
            self.sound.close()
        self._screen().leave()
        clear_clipboard()
        event.accept()
        self.closed.emit()


def _shortened(name: str) -> str:
    """``name`` on part of one line."""
    line = " ".join(name.split())
    return line if len(line) <= _NAME_LENGTH else line[: _NAME_LENGTH - 1].rstrip() + "…"
