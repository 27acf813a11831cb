"""The sessions that a draft makes: pages, minutes, participants, breaks, orders, languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from labeval.jobs.new_study.criteria import OwnCriterion
from labeval.jobs.new_study.even_breaks import pages_between_breaks
from labeval.jobs.new_study.own_study import Composed, text_languages
from labeval.jobs.planning.durations import Duration, RatingAhead
from labeval.study.model.items import Item
from labeval.text.amounts import Amount, AmountRange
from labeval.text.marks import MarkedText
from labeval.ui.new_study.draft import Draft, spanned_minutes
from labeval.ui.new_study.methods.methods_row import block_names, languages_text
from labeval.ui.sentences import translated, whole
from labeval.ui.theme import GRID, LABEL_PX, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import label_line
from labeval.ui.widgets.basics.link_button import LinkButton

_FEW_MINUTES = 120
"""Minutes of all sessions together below which hours are too coarse."""
_LONG_MINUTES = 60
"""Above it a session is called long."""
_LINES = 5
"""Lines that have their room in any case, so that what is below stays where it is."""


class SessionLines(QWidget):
    """Lines about the sessions of a draft, whole sentences."""

    def __init__(self, draft: Draft, theme: Theme) -> None:
        super().__init__()
        self._draft = draft
        self._computed_for: tuple[object, ...] = ()
        self._durations: list[Duration] = []
        self._left: list[MarkedText] = []
        self._exchanged: list[MarkedText] = []
        self._composed: Composed | None = None
        self.proposed: int | None = None
        """The participants to propose; None while they are not known."""
        self.ahead: Mapping[str, RatingAhead] = {}
        """Pages and minutes of each block for a participant."""
        self.length = Label(theme, wrap=True)
        self.planned = Label(theme, wrap=True)
        """Raters of each text and pair, by the number of participants."""
        self.look = Label(theme, role="note_text", wrap=True)
        """A session that is long, and pages that are left when the rating ends."""
        self.exchanged = Label(theme, role="soft_text", wrap=True)
        """Pairs that come once more with their sides exchanged; hidden where none do."""
        self.facts = Label(theme, role="soft_text", wrap=True)
        """Orders, breaks and languages, which are not chosen here; shown at a click."""
        self.more = LinkButton()
        """Shows the facts; hidden where there are none, or they are shown."""
        self.more.set_theme(theme)
        self.more.clicked.connect(self._on_more)
        self._is_open = False
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID // 2)
        for label in (self.length, self.planned, self.look, self.exchanged, self.facts):
            column.addWidget(label)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        lines = _LINES * label_line(LABEL_PX)
        self._least = lines + (column.count() - 2) * column.spacing()
        self.setMinimumHeight(self._least)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the room that was needed once, so that what is below stays where it is."""
        super().resizeEvent(event)
        is_other = event.size().width() != event.oldSize().width()
        # Not the height that it has, which may be all of the page while nothing else is shown.
        needed = self._column.totalHeightForWidth(event.size().width())
        kept = self._least if is_other else self.minimumHeight()
        self.setMinimumHeight(max(kept, needed))

    def forget(self) -> None:
        """Count anew at the next time: the texts are other ones."""
        self._computed_for = ()

    def show_draft(self, items: Sequence[Item], criteria: Sequence[OwnCriterion]) -> None:
        """Show the length of a session with all texts and the criteria that are finished.

        Counting all texts takes time, so it is done only where the result can differ.
        """
        draft = self._draft
        limits = (draft.pages, draft.minutes)
        depends_on = (tuple(draft.blocks), draft.together, limits, len(criteria), len(items))
        if depends_on != self._computed_for:
            self._computed_for = depends_on
            composed = draft.compose(items, criteria)
            self._composed = composed
            self._durations = composed.durations()
            self.proposed = composed.proposed_participants()
            self._left = composed.left_at_limit()
            self._exchanged = composed.exchanged()
            self.ahead = composed.ahead()
        if self._durations:
            self._show(items, criteria)
        else:
            self.show_unknown(items, is_faulty=bool(criteria))

    def show_unknown(self, items: Sequence[Item], *, is_faulty: bool = False) -> None:
        """Show that no session can be made of the draft yet, with what is below in its place.

        Args:
            is_faulty: True where criteria are written, and a fault is in the way, which is named.
        """
        text = self.tr("Pages and minutes are counted once a criterion is written.")
        if is_faulty:
            text = self.tr("Pages and minutes are counted once what is named below is changed.")
        self.length.set_text(text if self._draft.blocks else "")
        self.planned.hide()
        self.look.hide()
        self.exchanged.hide()
        self._show_facts(self._facts(items, 0, ()))

    # -- inside -------------------------------------------------------------------------------

    def _show(self, items: Sequence[Item], criteria: Sequence[OwnCriterion]) -> None:
        names = block_names(self._draft.blocks)
        if self._draft.together and len(names) > 1:
            each = self.tr("{method} ({pages:page|pages})")
            names = {
                id: each.format(method=names[id], pages=Amount(ahead.pages))
                for id, ahead in self.ahead.items()
            }
        words = self.tr("{methods}: {pages:page|pages}, about {minutes} min a session.")
        self.length.set_text(
            words.format(
                methods=" + ".join(names.values()),
                pages=AmountRange.of(one.pages for one in self._durations),
                minutes=spanned_minutes(self._durations),
            )
        )
        look = [sentence.described(translated) for sentence in self._left]
        look += self._show_planned()
        if max(one.minutes for one in self._durations) > _LONG_MINUTES:
            advice = self.tr(
                "that is long; “A participant rates” above makes it shorter, and so do fewer "
                "criteria or methods"
            )
            look.append(advice)
        self.look.set_text("\n".join(f"▲ {whole(text)}" for text in look))
        self.look.setVisible(bool(look))
        most = max(one.pages for one in self._durations)
        exchanged = " ".join(f"{one.described(translated)}." for one in self._exchanged)
        self.exchanged.set_text(exchanged)
        self.exchanged.setVisible(bool(exchanged))
        self._show_facts(self._facts(items, most, criteria))

    def _show_facts(self, facts: Iterable[str]) -> None:
        self.facts.set_text(" ".join(facts))
        self.more.setText(self.tr("More about the sessions"))
        has_any = bool(self.facts.text())
        self.facts.setVisible(has_any and self._is_open)
        self.more.setVisible(has_any and not self._is_open)

    def _on_more(self) -> None:
        self._is_open = True
        self.facts.show()
        self.more.hide()

    def _show_planned(self) -> list[str]:
        """Show the raters that the participants make; returns warnings about them."""
        participants = self._draft.participants or self.proposed
        composed = self._composed
        found = composed.planned(participants) if composed and participants else []
        self.planned.setVisible(bool(found))
        if not found or participants is None:
            return []
        first, *look = (sentence.described(translated) for sentence in found)
        mean = sum(one.minutes for one in self._durations) / len(self._durations)
        minutes = max(1, round(participants * mean))
        text = self.tr("{planned}. All sessions together take about {minutes} min.")
        if minutes >= _FEW_MINUTES:
            hours = round(minutes / 60)
            text = self.tr("{planned}. All sessions together take about %n hour(s).", "", hours)
        self.planned.set_text(text.format(planned=first, minutes=minutes))
        return look

    def _facts(
        self, items: Sequence[Item], pages: int, criteria: Sequence[OwnCriterion]
    ) -> Iterator[str]:
        """Properties of a session that are not chosen here: orders, breaks, languages of texts.

        Args:
            pages: the most that a participant gets; 0 where they are not known.
        """
        draft = self._draft
        if len(criteria) > 1 and any(b.order.criteria == "random" for b in draft.blocks.values()):
            yield self.tr("The order of the criteria is drawn for each participant.")
        names = block_names(draft.blocks)
        for id, block in draft.blocks.items():
            rest = block.breaks.after_pages if block.breaks is not None else None
            of_block = self.ahead[id].pages if pages and id in self.ahead else 0
            rest = rest and pages_between_breaks(rest, of_block)
            if rest is not None and of_block > rest:
                text = self.tr(
                    "{method}: a break after every {pages:page|pages}; the editor changes it "
                    "under Methods."
                )
                yield text.format(method=names[id], pages=Amount(rest))
        found = text_languages(items)
        others = [language for language in draft.languages if language not in found]
        if len(found) > 1:
            text = self.tr("The texts are in {own}, whatever language a session is in.")
            yield text.format(own=languages_text(found))
        elif found and others:
            text = self.tr("The texts are in {own}, also in sessions in {others}.")
            yield text.format(own=languages_text(found), others=languages_text(others))
