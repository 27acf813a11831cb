"""A robot participant on the real windows: mouse and key events through Qt's own queue."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QPoint, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from labeval.session.events.actions import ActionSource
from labeval.session.robots.robot import Character, Robot, free_values, latent_quality
from labeval.session.running.session import Session
from labeval.study.model.grouping import derived_seed
from labeval.study.model.steps import ConsentStep
from labeval.study.pages import Field
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.participant.window.sound_controller import SoundSource
from labeval.ui.participant.window.window import ParticipantWindow
from labeval.ui.participant.writing.page import WritingPage
from labeval.ui.robot_writer import RobotWriter
from labeval.ui.theme import LIGHT, Theme
from labeval.ui.widgets.answers.scale_slider import ScaleSlider
from labeval.ui.widgets.bars.bottom_bar import BottomBar
from labeval.ui.widgets.bars.keyboard_sign import KeyboardAt
from labeval.ui.widgets.questions.question_block import QuestionBlock

_PATIENCE_SECONDS = 10
_TICK_MS = 20
_SHORT_PX = 16
_EVERY_NTH_BY_KEY = 3

AnswerListener = Callable[[str, str, str], None]


def wait_for_events(most_ms: int) -> None:
    """Rest until something happens, for so long at most, and handle it.

    Qt's own function with a deadline does not rest, but returns at once.
    """
    alarm = QTimer()
    alarm.start(most_ms)
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


class RobotStuck(Exception):
    """The window did not do what a participant would expect."""


class _TakenAway(Exception):
    """A supervisor has paused the session or moved the page while it was worked on."""


class WindowRobot:
    """Takes one session to its end on a participant's window.

    Args:
        on_answer: called with page, field and value of each answer, once the window shows it.
        screenshots: folder for a picture of every screen when it is shown, and of rating pages
            half answered; none when left out.
        actions: where a supervisor's actions come from; nowhere when left out.
        sound: what records the session; nothing when left out.
        patience_s: time that the window has to do what is expected.
    """

    def __init__(
        self,
        session: Session,
        languages: LanguageSwitch,
        *,
        size: tuple[int, int] = (1280, 720),
        theme: Theme = LIGHT,
        screenshots: Path | None = None,
        on_answer: AnswerListener | None = None,
        actions: ActionSource | None = None,
        sound: SoundSource | None = None,
        patience_s: float = _PATIENCE_SECONDS,
    ) -> None:
        self._session, self._patience_s = session, patience_s
        self._on_answer = on_answer
        self._screenshots = screenshots
        self._pictures = 0
        self._at: tuple[object, ...] | None = None
        rng = random.Random(derived_seed(session.header.seed, "robot"))
        quality = latent_quality(session.content, session.content.study.seed)
        self._robot = Robot(Character(0.3, 0.0, 1.0, careless=False), quality, rng)
        languages.use(session.header.language)
        self.window = ParticipantWindow(
            session, theme, full_screen=False, translations=languages, actions=actions, sound=sound
        )
        self.window.setFixedSize(QSize(*size))

    def run(self, enough: Callable[[], bool] = lambda: False) -> str:
        """Go through the whole session.

        Args:
            enough: asked after each screen; the session is left once it is true.

        Returns:
            One line: the code, the condition, how it ended, answers and seconds.

        Raises:
            RobotStuck: a screen did not answer.
        """
        begun = time.monotonic()
        self.window.show()
        QTest.qWaitForWindowExposed(self.window)
        self.window.activateWindow()
        while self._session.state.ended is None and not enough():
            self._take_screen()
        QApplication.processEvents()
        self._take_picture()
        self.window.close()
        header, state = self._session.header, self._session.state
        answers = sum(len(page) for page in state.answers.values())
        return (
            f"{header.participant}: {header.condition} {state.ended}, {answers} answers "
            f"in {time.monotonic() - begun:.1f} s"
        )

    # -- one screen -------------------------------------------------------------------------

    def _take_screen(self) -> None:
        QApplication.processEvents()
        self._take_picture()
        state = self._session.state
        if state.paused:
            self._until(lambda: not state.paused, "nobody ended the pause")
            return
        self._at = self._position()
        try:
            self._answer_screen()
        except _TakenAway:
            return
        finally:
            self._at = None
        self._read_on()
        before = self._position()
        if state.test_failed:
            self._click(self.window.findChildren(BottomBar)[0].next_button)
        self._until(
            lambda: self._position() != before,
            f"the screen {state.screen_id} was not left",
            meanwhile=self._press_enter,
        )

    def _answer_screen(self) -> None:
        session, state = self._session, self._session.state
        if not (state.on_break or state.feedback or state.test_failed):
            if isinstance(session.step_in_file(), ConsentStep):
                self._consent(session.step_in_file())
            elif session.page is not None:
                self._rate()
            elif session.writing is not None:
                self._write()
            else:
                self._answer_questions()

    def _position(self) -> tuple[object, ...]:
        state = self._session.state
        resting = (state.on_break, state.paused, state.test_failed)
        return (state.step, state.screen, *resting, state.feedback, state.ended)

    def _read_on(self) -> None:
        """Turn texts that do not fit until every part was on screen."""
        while unread := self._session.unread_texts():
            page = self._page()
            if page.texts.are_apart:
                number = page.view.page.items.index(unread[0]) + 1
                self._press(Qt.Key(Qt.Key.Key_0 + number), Qt.KeyboardModifier.ControlModifier)
            before = self._session.state.last_seq
            self._press(Qt.Key.Key_PageDown)
            if unread == self._session.unread_texts() and self._session.state.last_seq == before:
                raise RobotStuck(f"{unread[0]} cannot be read to its end")

    def _press_enter(self) -> None:
        control = Qt.KeyboardModifier.ControlModifier
        writes = self._session.writing is not None or self._session.edited is not None
        self._press(Qt.Key.Key_Return, control if writes else Qt.KeyboardModifier.NoModifier)

    def _consent(self, step: ConsentStep) -> None:
        for agreed in self._robot.consents(step).values():
            self._press(Qt.Key.Key_1 if agreed else Qt.Key.Key_2)

    def _rate(self) -> None:
        page = self._page()
        answers = list(self._robot.answers(self._session))
        fields = {field.id: field for field in self._session.fields()}
        for number, (field, proposed) in enumerate(answers):
            value = self._still_free(fields[field], proposed)
            if page.act_out(field, value, self._click, self._drag):
                self._until(partial(self._is_done, field), f"{field} was not answered as a whole")
                self._until_answered(field, self._session.state.answers_here()[field])
                continue
            control = page.control(field, value)
            if control is None:  # of a claim that is not the current one
                page.bring_into_view(fields[field], value)
                control = page.control(field, value)
            if control is None:
                raise RobotStuck(f"no control for {field} = {value}")
            if not control.isVisibleTo(page):  # in a group that is not in view
                page.bring_into_view(fields[field], value)
            if not fields[field].options:
                self._type(control, value)
            elif isinstance(control, ScaleSlider):
                self._click(control, control.spot_of(int(value)))
            elif number % _EVERY_NTH_BY_KEY == 0:
                control.setFocus(Qt.FocusReason.TabFocusReason)
                self._press(Qt.Key.Key_Space)
            else:
                self._click(control)
            self._until_answered(field, value)
            if number == len(answers) // 2:
                self._take_picture("-half")
        self._edit(page)
        for field, value in self._robot.second_thoughts(self._session):
            changed = page.control(field, value)
            if changed is not None:
                if not changed.isVisibleTo(page):
                    page.bring_into_view(fields[field], value)
                self._click(changed)
                self._until_answered(field, value)
        self._mark_words(page)
        comment = self._robot.comment()
        if comment and page.view.settings.comment.ask and page.view.page.training is None:
            self._write_comment(page, comment)

    def _edit(self, page: RatingPage) -> None:
        """Type an edited text over the first one, where the page is answered so."""
        edited, session = self._session.edited, self._session
        drafts = list(self._robot.drafts(session)) if edited is not None else []
        if edited is None or not drafts:
            return
        page.focus_current()
        self._press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        editor = QApplication.focusWidget()
        if editor is None:
            raise RobotStuck("the text to edit has not the keyboard")
        self._type_into(editor, drafts[-1].text)
        self._take_picture("-edited")
        self._until_answered(edited.field, drafts[-1].text)

    def _mark_words(self, page: RatingPage) -> None:
        """Drag over words of what is in view of a text, for each answer that asks for them."""
        for of, text, _, _ in list(self._robot.marks(self._session)):
            page.focus_evidence(of)
            views = page.markable()
            view = views.get(text) or next(iter(views.values()))
            first, end = view.in_view()
            words = self._robot.words_in(view.text[first:end])
            if words is None:
                raise RobotStuck(f"there are no words to mark in {text}")
            rects = view.rects_of(first + words[0], first + words[1])
            before = self._session.state.last_seq
            self._drag(view.canvas, rects[0], rects[-1])
            if self._session.state.last_seq == before:
                raise RobotStuck(f"no words were marked for {of.criterion}")

    def _drag(self, canvas: QWidget, first: QRectF, last: QRectF) -> None:
        """Drag from the beginning of a rectangle to the end of another; press a short one twice."""
        window, held = self.window.windowHandle(), Qt.KeyboardModifier.NoModifier
        begin = QPointF(first.left() + 1, first.center().y()).toPoint()
        end = QPointF(last.right() - 1, last.center().y()).toPoint()
        begin, end = canvas.mapTo(self.window, begin), canvas.mapTo(self.window, end)
        if first == last and first.width() < _SHORT_PX:
            QTest.mouseDClick(window, Qt.MouseButton.LeftButton, held, begin)
            return
        QTest.mousePress(window, Qt.MouseButton.LeftButton, held, begin)
        QTest.mouseMove(window, end)
        QTest.mouseRelease(window, Qt.MouseButton.LeftButton, held, end)

    def _write(self) -> None:
        pages = [p for p in self.window.findChildren(WritingPage) if p.isVisible()]
        if len(pages) != 1:
            raise RobotStuck(f"{len(pages)} pages to write on are visible")
        page, session = pages[0], self._session
        writer = RobotWriter(page, self._press)
        writer.write(self._robot.response(session))
        self._take_picture("-written")
        writer.paste()
        self._until(
            lambda: session.state.texts.get(page.view.id) == page.text,
            f"the text of {page.view.id} was not kept",
        )

    def _still_free(self, field: Field, proposed: str) -> str:
        """A text that no other field has taken meanwhile, where the proposed one is."""
        free = free_values(self._session, field)
        return proposed if not field.options or proposed in free else free[0]

    def _type(self, editor: QWidget, text: str) -> None:
        """Answer in words, and go back to the page."""
        self._click(editor)
        self._type_into(editor, text)
        self._press(Qt.Key.Key_Escape)

    def _write_comment(self, page: RatingPage, text: str) -> None:
        page.focus_current()
        self._press(Qt.Key.Key_C)
        self._type_into(page.comment.edit, text)
        self._press(Qt.Key.Key_Escape)
        self._until(
            lambda: text in self._session.state.comments.get(page.view.page.id, ""),
            "the comment was not kept",
        )

    def _answer_questions(self) -> None:
        for field, value in self._robot.answers(self._session):  # an answer may bring up more
            kinds = {f.id: f for f in self._session.fields()}
            self._go_to_question(field)
            if kinds[field].options:
                number = kinds[field].options.index(value) + 1
                self._press(Qt.Key(Qt.Key.Key_0 + number % 10))
            else:
                focused = QApplication.focusWidget()
                if focused is None:
                    raise RobotStuck(f"no field has the focus for {field}")
                self._type_into(focused, value)
            self._until(partial(self._is_answered, field), f"{field} was not answered")
        # Behind the last question the keyboard may be on the button that goes back.
        onward = self.window.findChildren(BottomBar)[0].next_button
        onward.setFocus(Qt.FocusReason.TabFocusReason)

    def _is_done(self, field: str) -> bool:
        """Return whether an answer is whole, whatever words a pointer has taken for it."""
        return field not in {of.id for of in self._session.open_fields()}

    def _is_answered(self, field: str) -> bool:
        return bool(self._session.state.answers_here().get(field))

    def _go_to_question(self, field: str) -> None:
        """Give the keyboard to a question, as a click does, where it is at another one."""
        blocks = [b for b in self.window.findChildren(QuestionBlock) if b.isVisible()]
        block = next((b for b in blocks if b.asked.id == field or field in b.asked.texts()), None)
        if block is None:
            raise RobotStuck(f"no question is shown for {field}")
        focused = QApplication.focusWidget()
        if block.asked.rows or focused is None or not block.isAncestorOf(focused):
            block.editor.take_focus(field)

    # -- input and checks ---------------------------------------------------------------------

    def _page(self) -> RatingPage:
        pages = [p for p in self.window.findChildren(RatingPage) if p.isVisible()]
        if len(pages) != 1:
            raise RobotStuck(f"{len(pages)} rating pages are visible")
        return pages[0]

    def _press(
        self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        self._wait_for_keyboard()
        QTest.keyClick(self.window.windowHandle(), key, held)

    def _type_into(self, editor: QWidget, text: str) -> None:
        self._wait_for_keyboard()
        QTest.keyClicks(editor, text)

    def _wait_for_keyboard(self) -> None:
        """Press nothing while the keyboard comes from a moderator's window, where a key is dropped
        and makes the next one wait.
        """
        presence = self.window.presence
        self._until(
            lambda: presence.keyboard_at in (None, KeyboardAt.HERE),
            "the keyboard did not come to the window",
            meanwhile=self.window.activateWindow,
        )

    def _click(self, control: QWidget, spot: QPoint | None = None) -> None:
        """Click a control in its middle, or at a spot of its own."""
        where = spot or QPoint(control.width() // 2, control.height() // 2)
        QTest.mouseClick(
            self.window.windowHandle(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            control.mapTo(self.window, where),
        )

    def _until_answered(self, field: str, value: str) -> None:
        where = self._session.state.answers_id
        self._until(
            lambda: self._session.state.answers_here().get(field) == value,
            f"{field} on {where} was not set to {value}",
        )
        if self._on_answer is not None:
            self._on_answer(where, field, value)
        self._check_place()

    def _check_place(self) -> None:
        """Notice that a supervisor has moved the page that it works on."""
        if self._at is not None and self._position() != self._at:
            raise _TakenAway

    def _until(
        self,
        condition: Callable[[], bool],
        otherwise: str,
        *,
        meanwhile: Callable[[], None] | None = None,
    ) -> None:
        """Wait for a condition; ``meanwhile`` is done again as long as it does not hold."""
        deadline = QDeadlineTimer(round(self._patience_s * 1000))
        while not condition():
            self._check_place()
            if deadline.hasExpired():
                raise RobotStuck(otherwise)
            if meanwhile is not None:
                meanwhile()
            if not condition():
                wait_for_events(_TICK_MS)

    def _take_picture(self, suffix: str = "") -> None:
        if self._screenshots is None:
            return
        self._screenshots.mkdir(parents=True, exist_ok=True)
        QApplication.processEvents()
        self._check_place()
        self._pictures += 1
        state = self._session.state
        name = state.ended or state.screen_id.replace(":", "-")
        condition = self._session.header.condition
        path = self._screenshots / f"{condition}-{self._pictures:03}-{name}{suffix}.png"
        self.window.grab().save(str(path))
