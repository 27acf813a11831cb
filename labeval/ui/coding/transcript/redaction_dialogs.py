"""Asks before what is redacted is destroyed; then shows what a search still finds."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QWidget

from labeval.jobs.redaction.readable_files import Why
from labeval.store.disk.second_place import out_of_reach, second_place
from labeval.text.word_search import NO_HITS
from labeval.ui.coding.parts.names import source_title
from labeval.ui.coding.transcript.redaction_findings import lines, shortened, summary
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.overlay import Overlay

if TYPE_CHECKING:
    from labeval.jobs.redaction.redaction import Destroyed, PendingRedactions


class RedactionCard(Overlay):
    """Shows the question, then the progress, then the result.

    Signals:
        confirmed: what is redacted is to be destroyed.
        search_stopped: the search of the study folder is to end.
        search_requested: a :class:`Destroyed` whose words are to be searched for once more.
        rest_requested: a :class:`Remaining` whose words are to be redacted too, and whether
            longer words that hold them go as well.
    """

    confirmed = Signal()
    search_stopped = Signal()
    search_requested = Signal(object)
    rest_requested = Signal(object, bool)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent, width=600)
        self._waiting: Sequence[PendingRedactions] = ()
        self._done: Destroyed | None = None
        self._at: tuple[str, int, int] | None = None
        """While it is done, how far it is."""
        self._only_searches = False
        self._folder = Path()
        self._written = 0
        self._what = Label(theme, size=14, wrap=True)
        self._means = Label(theme, size=14, wrap=True)
        self._files = Label(theme, size=13, role="soft_text", wrap=True)
        for label in (self._what, self._means, self._files):
            self.rows.addWidget(label)
        self.go = ActionButton(primary=True)
        self.go.clicked.connect(self.confirmed)
        self.buttons.addWidget(self.go)
        self.stop, self.again = ActionButton(), ActionButton()
        self.stop.clicked.connect(self.search_stopped)
        self.again.clicked.connect(self._on_again)
        for button in (self.again, self.stop):  # at the left: where others are, none moves
            self.buttons.insertWidget(0, button)
            button.hide()
        self.rest, self.rest_inside = ActionButton(primary=True), ActionButton()
        self.rest.clicked.connect(self._on_rest)
        self.rest_inside.clicked.connect(self._on_rest_inside)
        for button in (self.rest_inside, self.rest):
            self.buttons.addWidget(button)
            button.hide()

    def ask(self, waiting: Sequence[PendingRedactions], *, written: int = 0) -> None:
        """Ask whether all redactions that wait are to be destroyed.

        Args:
            written: of how many codes, memos, themes, attributes and names words go too.
        """
        self._waiting, self._done, self._at, self._written = waiting, None, None, written
        self._offer_rest(None)
        self.go.show()
        self.open_card()

    def show_working(self, *, only_searches: bool = False) -> None:
        """Show that the redaction is in progress; the card may be closed meanwhile.

        Args:
            only_searches: all is destroyed, and searched for once more.
        """
        self._done, self._at, self._only_searches = None, ("", 0, 0), only_searches
        self._offer_rest(None)
        self.go.hide()
        self.open_card()

    def show_stage(self, stage: str, done: int, of: int) -> None:
        """Show the progress."""
        if self._at is not None:
            self._at = (stage, done, of)
            self.retranslate()

    def show_result(self, done: Destroyed, folder: Path) -> None:
        """Say what was destroyed, and which files only a person can remove."""
        self._done, self._folder, self._at = done, folder, None
        self._offer_rest(done)
        self.go.hide()
        self.open_card()

    def retranslate(self) -> None:
        super().retranslate()
        if self._done is not None:
            self._show_done(self._done)
        elif self._at is not None:
            self._show_stage(*self._at)
        else:
            self._ask()

    def _ask(self) -> None:
        count = sum(one.count for one in self._waiting)
        seconds = QLocale().toString(sum(one.seconds for one in self._waiting), "f", 1)
        self.heading.set_text(self.tr("Destroy what is redacted?"))
        texts = self.tr("in %Ln texts", "", len(self._waiting))
        if self._has_sound:
            what = self.tr("%Ln redactions {texts}, with {seconds} s of sound.", "", count)
        else:
            what = self.tr("%Ln redactions {texts}.", "", count)
        self._what.set_text(what.format(texts=texts, seconds=seconds))
        means = [
            self.tr(
                "At these places the words are removed from this workbook with its history, from "
                "the record of the study and from every copy of both in its folder."
            ),
            self.tr("In the recordings silence is written over their sound."),
            self.tr(
                "Nobody can bring them back, this "
                "program included, and steps before this can no longer be undone. Then "
                "the folder is searched for other places with the same words. Copies that were "
                "taken out of the folder are not reached."
            ),
        ]
        if not self._has_sound:
            del means[1]
        self._means.set_text(" ".join(means) + self._about_second_place())
        also = self.tr(
            "Words in %Ln code(s), memo(s), theme(s), attribute(s) or name(s) of texts and "
            "speakers go as well.",
            "",
            self._written,
        )
        self._files.set_text(also if self._written else "")
        self._files.setVisible(bool(self._written))
        self.close_button.setText(self.tr("Keep for now"))
        self.go.setText(self.tr("Destroy for good"))

    @property
    def _has_sound(self) -> bool:
        """True if sound goes with the words."""
        return any(one.seconds for one in self._waiting)

    def _about_second_place(self) -> str:
        """A paragraph about the copies on another disk; empty where there are none."""
        place = second_place()
        if place is None:
            return ""
        text = self.tr("The copies in {place} are reached too.")
        if out_of_reach() is not None:
            text = self.tr(
                "The copies in {place} cannot be reached now: they keep the words until the place "
                "is there again and they are replaced."
            )
        return "\n\n" + text.format(place=place)

    def _show_stage(self, stage: str, done: int, of: int) -> None:
        from labeval.jobs.redaction.steps import RedactionStage

        self.stop.setText(self.tr("Stop searching"))
        self.stop.setVisible(stage == RedactionStage.SEARCH)
        self._what.set_text(self._stage(stage).format(number=min(done + 1, of), count=of))
        if self._only_searches or stage == RedactionStage.SEARCH:
            heading = self.tr("What was redacted is destroyed")
            text = self.tr(
                "You can go on reading and coding; where the program ends before the folder is "
                "searched, the search does not go on at the next start."
            )
            sound = self.tr("The sound comes back afterwards.")
        else:
            heading = self.tr("What is redacted is being destroyed")
            text = self.tr(
                "You can go on reading and coding; where the program ends before it is done, the "
                "rest is done when the texts are opened the next time."
            )
            sound = self.tr("Until then there is no sound.")
        self.heading.set_text(heading)
        silent = self._has_sound and not self._only_searches
        self._means.set_text(f"{text} {sound}" if silent else text)
        self._files.set_text("")
        self._files.hide()
        self.close_button.setText(self.tr("Go on working"))

    def _stage(self, stage: str) -> str:
        from labeval.jobs.redaction.steps import RedactionStage

        if stage == RedactionStage.SOUND:
            return self.tr("Silence is written over the sound: recording {number} of {count}.")
        if stage == RedactionStage.RECORD:
            return self.tr("The words leave the record and its copies: file {number} of {count}.")
        if stage == RedactionStage.TEXTS:
            return self.tr("The words leave these texts, with their history.")
        if stage == RedactionStage.SEARCH:
            return self.tr("The study folder is searched for the words: file {number} of {count}.")
        return self.tr("It begins.")

    def _show_done(self, done: Destroyed) -> None:
        self._offer_rest(done)
        self.heading.set_text(self.tr("What was redacted is destroyed"))
        self._what.set_text(self.tr("%Ln redactions are final.", "", done.redactions))
        paragraphs = [summary(done.left)]
        if self._has_sound:
            paragraphs.append(
                self.tr(
                    "Sound was silenced by the times of the texts and cannot be searched: listen "
                    "where these may be wrong."
                )
            )
        if done.outdated is not None:
            missed = self.tr(
                "The copies in {place} were out of reach and may still hold the words. They are "
                "replaced when the place is there and the texts are opened, or after a session."
            )
            paragraphs.append(missed.format(place=done.outdated))
        self._means.set_text("\n\n".join(filter(None, paragraphs)))
        named = lines(done.left, self._folder) if done.left is not None else []
        found = done.left.files if done.left is not None else []
        others = [path for path in (*done.exports, *done.unsilenced) if path not in found]
        places = list(done.rest.around) if done.rest is not None else []
        if done.rest is not None and done.rest.kept.total:
            stays = self.tr(
                "%Ln places in written responses and marked words, which cannot be redacted; "
                "erasing the participant removes the responses.",
                "",
                done.rest.kept.total,
            )
            named += [stays, *shortened(map(source_title, done.rest.kept_in))]
        for heading, names in (
            (self.tr("The first places in texts:"), places),
            (
                self.tr("Named like a recording that held them, or sound that was not silenced:"),
                [self._name(path) for path in others],
            ),
            (self.tr("These codes, memos, themes or attributes may still name it:"), done.mentions),
        ):
            if names:
                named += ["", heading, *shortened(names)] if named else [heading, *shortened(names)]
        self._files.set_text("\n".join(named))
        self._files.setVisible(bool(named))
        self.close_button.setText(self.tr("Close"))

    def _offer_rest(self, done: Destroyed | None) -> None:
        """Offer to redact what can be of the words that were found elsewhere."""
        self.stop.hide()
        left = done.left if done is not None else None
        self.again.setVisible(left is not None and Why.STOPPED in left.unsearched.values())
        self.again.setText(self.tr("Search again"))
        total = done.rest.total if done is not None and done.rest is not None else NO_HITS
        self.rest.setVisible(total.whole > 0)
        self.rest_inside.setVisible(total.inside > 0)
        self.rest.setText(self.tr("Redact %Ln in texts and codes too", "", total.whole))
        text = (
            self.tr("… and %Ln inside longer words", "", total.inside)
            if total.whole
            else self.tr("Redact %Ln inside longer words", "", total.inside)
        )
        self.rest_inside.setText(text)

    def _on_again(self) -> None:
        if self._done is not None:
            self.search_requested.emit(self._done)

    def _on_rest(self) -> None:
        if self._done is not None:
            self.rest_requested.emit(self._done.left, False)

    def _on_rest_inside(self) -> None:
        if self._done is not None:
            self.rest_requested.emit(self._done.left, True)

    def _name(self, path: Path) -> str:
        return (
            str(path.relative_to(self._folder)) if path.is_relative_to(self._folder) else str(path)
        )

    def first_focus(self) -> QWidget:
        return self.close_button
