"""Card of flags that deserve attention, each with its evidence and a suggested action."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from labeval.session.monitor.notices import Notice
from labeval.ui.accessible import announce_here
from labeval.ui.language import Retranslating
from labeval.ui.moderator.cards.card import Card
from labeval.ui.moderator.parts.key_button import KeyButton
from labeval.ui.moderator.parts.labels import notice_evidence, notice_title, suggestion
from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.bars.key_hints import key_name
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.link_button import LinkButton

MOST = 4
ACT_KEY, AWAY_KEY = "Ctrl F", "Ctrl G"


class NoticeRow(Themed, QWidget):
    """One notice."""

    acted = Signal()
    dismiss = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._title = Label(theme, size=14, role="note_text", bold=True, wrap=True)
        self._evidence = Label(theme, size=12, wrap=True)
        self._button = KeyButton(theme)
        self._away = LinkButton(role="soft_text")
        self._button.clicked.connect(self.acted)
        self._away.clicked.connect(self.dismiss)
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self._title, 1)
        head.addWidget(self._button)
        below = QHBoxLayout()
        below.setSpacing(4)
        below.addWidget(self._evidence, 1)
        below.addWidget(self._away)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addLayout(below)
        self.set_theme(theme)

    def show_notice(self, notice: Notice, place: str, *, first: bool) -> None:
        """Fill the row; the ``first`` one has the keys."""
        title, evidence = _worded(notice, place)
        self._title.set_text(title)
        self._evidence.set_text(evidence)
        self.setAccessibleName(f"{title}. {evidence}")  # its buttons do not say what they are about
        words, _ = suggestion(notice)
        self._button.set_words(words, ACT_KEY if first else "")
        self._button.setVisible(bool(words))
        self._away.setText(f"✓  {key_name(AWAY_KEY)}" if first else "✓")
        self._away.setAccessibleName(self.tr("Dismiss"))


class AttentionCard(Retranslating, Card):
    """The newest notices that were not dismissed; live ones come first and go by themselves.

    What the study warns of comes before what it notes.

    Signals:
        chosen: a notice whose suggested action was asked for.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._away: set[str] = set()
        self._room = MOST
        self._shown: list[Notice] = []
        self._given: tuple[list[Notice], dict[str, str]] = ([], {})
        self._known: set[str] | None = None
        """Keys of the notices at the last time; None before the first."""
        self._none = self.label(role="soft_text")
        self.rows.addWidget(self._none)
        self._rows = [NoticeRow(theme) for _ in range(MOST)]
        for n, row in enumerate(self._rows):
            row.acted.connect(lambda n=n: self.act_on(n))
            row.dismiss.connect(lambda n=n: self.dismiss(n))
            row.hide()
            self.rows.addWidget(row)
        self.retranslate()

    def show_notices(self, notices: Sequence[Notice], places: dict[str, str]) -> None:
        """Show what is noticed; ``places`` says for a notice's key where that was."""
        self._given = (list(notices), places)
        waiting = [n for n in notices if n.key not in self._away]
        waiting.sort(key=lambda n: (n.live, n.warns, n.at_ms), reverse=True)
        self._shown = waiting[: self._room]
        for n, row in enumerate(self._rows):
            row.setVisible(n < len(self._shown))
            if n < len(self._shown):
                notice = self._shown[n]
                row.show_notice(notice, places.get(notice.key, ""), first=n == 0)
        self._none.setVisible(not self._shown)
        more = len(waiting) - len(self._shown)
        self.right.set_text(self.tr("%n more", "", more) if more else "")
        known, self._known = self._known, {n.key for n in notices}
        if known is not None:
            fresh = [_worded(n, places.get(n.key, "")) for n in waiting if n.key not in known]
            announce_here(self, ". ".join(part for words in fresh for part in words))

    def set_room(self, rows: int) -> None:
        """Show so many at most, from 1 to ``MOST``; the rest is counted."""
        if rows != self._room:
            self._room = rows
            self.show_notices(*self._given)

    def act_on(self, n: int = 0) -> None:
        """Ask for the suggested action of a shown notice, and dismiss it."""
        if n < len(self._shown):
            notice = self._shown[n]
            self._dismiss(notice)
            self.chosen.emit(notice)

    def dismiss(self, n: int = 0) -> None:
        """Dismiss a notice."""
        if n < len(self._shown):
            self._dismiss(self._shown[n])

    @property
    def shown(self) -> list[Notice]:
        """The notices on screen, first one first."""
        return list(self._shown)

    def _dismiss(self, notice: Notice) -> None:
        self._away.add(notice.key)
        self.show_notices(*self._given)
        places = self._given[1]
        following = [_worded(n, places.get(n.key, "")) for n in self._shown[:1]]
        announce_here(self, ". ".join(following[0]) if following else self._none.text())

    def retranslate(self) -> None:
        self.heading.set_text(self.tr("Worth your attention"))
        self._none.set_text(self.tr("Nothing now."))
        self.show_notices(*self._given)


def _worded(notice: Notice, place: str) -> tuple[str, str]:
    """The title of a notice, and its evidence with the place."""
    evidence = notice_evidence(notice)
    return notice_title(notice), f"{place}: {evidence}" if place else evidence
