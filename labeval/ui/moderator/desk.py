"""Turns what the supervisor does into acts; asks for what is missing, tells what became of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from labeval.session import acts
from labeval.session.acts import Act, ActKind
from labeval.session.events import RecordError
from labeval.session.notice import Notice
from labeval.session.watched import Watched
from labeval.study.moderating import MESSAGE_LENGTH
from labeval.ui.moderator.acts_card import ActsCard
from labeval.ui.moderator.composer import Asking
from labeval.ui.moderator.possible import why_not
from labeval.ui.moderator.words import said, suggested_message, suggestion
from labeval.ui.sentences import sentence

Send = Callable[[Act], None]
"""Makes an act durable. Raises RecordError where it cannot."""

_TOLD_MS = 8_000


class Desk(QObject):
    """Acts on one session at a time.

    Args:
        send: makes an act durable; None where nothing can be done, as in a replay.
        card: where the acts are offered and their words asked for.
        now_ms: the session clock.

    Signals:
        sent: an act was made durable.
        status_changed: what became of the newest action.
    """

    sent = Signal(object)
    status_changed = Signal(str)

    def __init__(
        self,
        send: Send | None,
        card: ActsCard,
        *,
        now_ms: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._send = send
        self._card = card
        self._now_ms = now_ms
        self._watched: Watched | None = None
        self._asked: tuple[Asking, Callable[[str], Act]] | None = None
        self._pending: dict[str, ActKind] = {}
        """Ids of the acts that have not become events, and their kinds."""
        self.is_reached: Callable[[], bool] = lambda: True
        """Whether the participant's window is there to take an action up now."""
        self._note = ("", "", "")
        """Id, page and criterion of the note that is being written."""
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(_TOLD_MS)
        self._quiet.timeout.connect(lambda: self._show_status(""))
        card.chosen.connect(self.act)
        card.composed.connect(self._on_composed)

    def follow(self, watched: Watched) -> None:
        """Offer what fits where the session stands, and tell what became of the acts sent."""
        self._watched = watched
        minutes = watched.content.study.moderation.extension_minutes
        self._card.show_possible(self._why_not, paused=watched.state.paused, minutes=minutes)
        for id, kind in list(self._pending.items()):
            name = self._name(kind)
            if id in watched.said.refused:
                self._tell(self._refusal(name, watched.said.refused[id]))
            elif id in watched.state.moderated.acts:
                covered = kind in _READ and len(watched.state.moderated.messages) > 1
                waits = self.tr("{act}: comes when the message before it is put away")
                self._tell((waits if covered else self.tr("{act}: done")).format(act=name))
            else:
                continue
            del self._pending[id]

    def leave(self) -> None:
        """There is no session to act on."""
        self._watched = None
        self._note = ("", "", "")
        self._pending.clear()
        self._card.close_composer()
        self._card.show_possible(self._why_not, paused=False, minutes=5)

    # -- acts -------------------------------------------------------------------------------

    def act(self, kind: ActKind) -> None:
        """Do it, or ask for what it needs first; where it is not possible now, say why."""
        watched, why = self._watched, self._why_not(kind)
        if why:
            self._tell_not_now(self._name(kind), why)
        if watched is None or why:
            return
        page = watched.state.screen_id
        if kind == ActKind.PAUSE:
            paused = watched.state.paused
            self.do(acts.resume(page) if paused else acts.pause(page))
        elif kind == ActKind.REOPEN:
            self.do(acts.reopen(page))
        elif kind == ActKind.REMINDER:
            self.do(acts.remind_to_comment(page))
        elif kind == ActKind.BREAK:
            self.do(acts.start_break(page))
        elif kind == ActKind.EXTEND:
            minutes = watched.content.study.moderation.extension_minutes
            self.do(acts.extend_time(page, minutes))
        elif kind == ActKind.MESSAGE:
            self.write_message("")
        elif kind == ActKind.HINT:
            self._choose_hint(watched)
        else:
            self._ask_reason(kind, page)

    def write_message(self, text: str) -> None:
        """Ask for the words of a message, beginning with ``text``."""
        watched = self._watched
        if watched is None or self._send is None:
            return
        page, spoken = watched.state.screen_id, watched.standing.language
        ready = [
            (message.id, message.text.in_language(spoken))
            for message in watched.content.study.moderation.messages
        ]
        title, action = self.tr("Message to the participant"), self.tr("Send")
        told = self.tr("It stays until they put it away.")
        asking = Asking(title, told, action, text=text, choices=ready, most=MESSAGE_LENGTH)
        self._ask(asking, lambda words: acts.send_message(page, words))

    def follow_suggestion(self, notice: Notice) -> None:
        """Do what a notice suggests; where that is said aloud there is nothing to do."""
        _, kind = suggestion(notice)
        if kind == ActKind.MESSAGE:
            self.write_message(suggested_message(notice))
        elif kind is not None:
            self.act(kind)

    def mark(self, marker: str) -> None:
        """Set a marker here and now."""
        watched = self._watched
        if watched is not None:
            self.do(acts.mark(watched.state.screen_id, marker, criterion=watched.in_hand))

    def begin_note(self) -> str:
        """Fix time and place of a new note; returns the page's id."""
        watched = self._watched
        if watched is None:
            return ""
        page, criterion = watched.state.screen_id, watched.in_hand
        self._note = (acts.new_id(), page, criterion)
        self.do(acts.note(page, "", note=self._note[0], criterion=criterion))
        return page

    def finish_note(self, text: str) -> bool:
        """Keep the note's words, or withdraw it where there are none.

        Returns:
            Whether nothing would be lost if the words were taken off the screen. Where it would,
            the reason is shown.
        """
        watched = self._watched
        if watched is None:
            if text:
                self._tell(self.tr("Note not saved: nothing is recorded before the consent"))
            return not text
        if text and not self._note[0]:
            self._note = (acts.new_id(), watched.state.screen_id, watched.in_hand)
        id, page, criterion = self._note
        if id and not self.do(acts.note(page, text, note=id, criterion=criterion)):
            if text:
                why = self._card.status
                self._tell(self.tr("Note not saved: {reason}").format(reason=why))
            return not text
        self._note = ("", "", "")
        return True

    def answer_question(self, *, written: bool) -> None:
        """Close the participant's question: it was answered aloud, or will be in writing."""
        watched = self._watched
        question = watched.state.moderated.question if watched is not None else None
        if self._send is None:
            return
        if question is None:
            name = self._name(ActKind.QUESTION_ANSWERED)
            self._tell_not_now(name, self.tr("no question of the participant is open"))
            return
        if not written:
            self.do(acts.answer_question(question.page, question.seq))
            return
        explained = self.tr("The participant reads it like a message.")
        self._ask(
            Asking(
                self.tr("Answer to the question"), explained, self.tr("Send"), most=MESSAGE_LENGTH
            ),
            lambda text: acts.answer_question(question.page, question.seq, text=text),
        )

    def do(self, act: Act) -> bool:
        """Make an act durable, and tell where that fails.

        Returns:
            Whether it is durable.
        """
        if self._send is None:
            return False
        name = self._name(act.kind)
        try:
            self._send(act)
        except RecordError as error:
            self._tell(sentence(error))
            return False
        self.expect([act])
        if act.kind == ActKind.NOTE and not act.value:
            self.sent.emit(act)  # it is only begun, or given up
            return True
        self._pending[act.id] = act.kind
        if act.kind not in _UNTOLD:
            there = self.tr("{act}: sent")
            waits = self.tr("{act}: saved, waits until the participant's window is open")
            self._tell((there if self.is_reached() else waits).format(act=name))
        self.sent.emit(act)
        return True

    def expect(self, sent: Iterable[Act]) -> None:
        """Show what is durable in the mailbox, though the session has not taken it up yet."""
        if self._watched is not None:
            for act in sent:
                self._watched.expect(act, self._now_ms())

    @property
    def can_act(self) -> bool:
        """Whether actions can be taken at all; not in a replay."""
        return self._send is not None

    def tell_half_typed(self) -> None:
        """Say why nothing acts while a note is half typed."""
        self._tell(self.tr("A note is half typed: Enter saves it, Esc leaves it for later"))

    def _why_not(self, kind: ActKind) -> str:
        """Why an action is not possible now, in words; empty where it is."""
        if self._send is None:
            return self.tr("this is a replay")
        if self._watched is None:
            return self.tr("no session has begun")
        why = why_not(self._watched.standing, kind)
        return said(why) if why else ""

    # -- asking -----------------------------------------------------------------------------

    def _ask(self, asking: Asking, make: Callable[[str], Act]) -> None:
        self._asked = asking, make
        self._card.ask(asking)

    def _on_composed(self, text: str) -> None:
        asked, self._asked = self._asked, None
        if asked is None:
            return
        asking, make = asked
        if not self.do(make(text)) and asking.typed:
            # What was typed stays, with the reason over it.
            self._ask(replace(asking, text=text, explanation=self._card.status), make)

    def _ask_reason(self, kind: ActKind, page: str) -> None:
        titles = {
            ActKind.SKIP: self.tr("Skip this page: why?"),
            ActKind.BACK: self.tr("Back to the page before: why?"),
            ActKind.END: self.tr("End the session early: why?"),
        }
        told = {
            ActKind.SKIP: self.tr("What is open on it stays open. The reason is exported."),
            ActKind.BACK: self.tr("Its answers stay as they are. The reason is exported."),
            ActKind.END: self.tr(
                "It can be reopened until the next session begins. The reason is exported."
            ),
        }
        make = {
            ActKind.SKIP: acts.skip_page,
            ActKind.BACK: acts.go_back,
            ActKind.END: acts.end_early,
        }[kind]
        deliberate = self.tr("Enter is not enough for this: press Ctrl+Enter, or click.")
        asking = Asking(titles[kind], told[kind], self._name(kind), deliberate=deliberate)
        self._ask(asking, lambda reason: make(page, reason))

    def _choose_hint(self, watched: Watched) -> None:
        page = watched.standing.page
        if page is None:
            return
        here, spoken = watched.in_hand or page.criteria[0], watched.standing.language
        hints = [
            hint
            for hint in watched.content.study.moderation.hints
            if hint.criterion is None or hint.criterion in page.criteria
        ]
        hints.sort(key=lambda hint: (hint.criterion != here, hint.criterion is not None))
        told = self.tr("It stands beside the definition for as long as the page is on screen.")
        if not hints:
            told = self.tr("The study has no hint for the criteria of this page.")
        choices = [(hint.id, hint.text.in_language(spoken)) for hint in hints]
        asking = Asking(self.tr("Give a hint"), told, "", typed=False, choices=choices)
        self._ask(asking, lambda hint: acts.give_hint(page.id, hint, criterion=here))

    # -- telling ----------------------------------------------------------------------------

    def _tell_not_now(self, name: str, why: str) -> None:
        self._tell(self.tr("{act}: not possible now, {reason}").format(act=name, reason=why))

    def _tell(self, text: str) -> None:
        self._show_status(text)
        self._quiet.start()

    def _show_status(self, text: str) -> None:
        self._card.show_status(text)
        self.status_changed.emit(text)

    def _name(self, kind: ActKind) -> str:
        names = {
            ActKind.MESSAGE: self.tr("Message"),
            ActKind.REMINDER: self.tr("Reminder"),
            ActKind.HINT: self.tr("Hint"),
            ActKind.SKIP: self.tr("Skip"),
            ActKind.BACK: self.tr("Back"),
            ActKind.BREAK: self.tr("Break"),
            ActKind.PAUSE: self.tr("Pause"),
            ActKind.RESUME: self.tr("Resume"),
            ActKind.EXTEND: self.tr("More time"),
            ActKind.END: self.tr("End"),
            ActKind.REOPEN: self.tr("Reopen"),
            ActKind.NOTE: self.tr("Note"),
            ActKind.MARKER: self.tr("Marker"),
            ActKind.QUESTION_ANSWERED: self.tr("Answer"),
        }
        return names.get(kind, self.tr("Interview"))

    def _refusal(self, name: str, why: str) -> str:
        reasons = {
            "page_left": self.tr("the participant had gone on"),
            "ended": self.tr("the session has ended"),
            "resting": self.tr("the session is resting"),
            "not_paused": self.tr("it was not paused"),
            "not_here": self.tr("this screen does not take it"),
            "no_words": self.tr("words are missing"),
            "closed": self.tr("the question is closed"),
            "not_ended": self.tr("the session has not ended"),
            "not_early": self.tr("it was not ended early"),
            "rejected": self.tr("the session is rejected"),
            "next_begun": self.tr("the next session has begun"),
        }
        reason = reasons.get(why, why)
        return self.tr("{act}: not done, {reason}").format(act=name, reason=reason)


_READ = frozenset({ActKind.MESSAGE, ActKind.QUESTION_ANSWERED})
"""What the participant reads in the message bar, one after the other."""
_UNTOLD = frozenset({ActKind.INTERVIEW_ASKED, ActKind.INTERVIEW_NOTE, ActKind.INTERVIEW_QUESTION})
