"""Methods, participants, languages and length, in two rows, and the scale in a third."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from labeval.jobs.new_study.shared_minutes import can_share_minutes
from labeval.study.methods import find_method
from labeval.study.model.blocks import BlockSettings
from labeval.text.amounts import Amount
from labeval.text.languages import PROGRAM_LANGUAGES
from labeval.ui.language import Retranslating, interface_language, language_in_words
from labeval.ui.method_in_words import method_in_words
from labeval.ui.new_study.draft import Draft
from labeval.ui.new_study.methods.scale_row import ScaleRow
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.fields import style_number
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.one_pill import OnePill
from labeval.ui.widgets.basics.pill import Pill

_MINUTES = (20, 30, 45, 60)
_PAGES = (10, 15, 20, 30, 40)
"""Pages to choose from; any other number can be typed."""
_MOST_PAGES = 999
_PAGES_OF, _MINUTES_OF = "pages:", "minutes:"
"""Beginnings of the values that limit the pages of each method, or the minutes of the session."""
_WIDEST = 420
_MOST_PARTICIPANTS = 999


def block_names(blocks: Mapping[str, BlockSettings]) -> dict[str, str]:
    """The method of each kind of page; where several have the same one, the page's title, too."""
    language = interface_language()
    counts = Counter(block.method for block in blocks.values())
    names = {}
    for id, block in blocks.items():
        name = names[id] = method_in_words(block.method)
        if counts[block.method] > 1 and block.title:
            names[id] = f"{block.title.in_language(language)}: {name}"
    return names


class MethodsRow(Retranslating, QWidget):
    """Four choices of a draft, and the numbers of participants and pages.

    Signals:
        changed: one of them is another.
    """

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.methods = Pill(theme)
        self.methods.is_filter = False
        self.together, self.languages, self.length = (OnePill(theme) for _ in range(3))
        self._pills = (self.methods, self.together, self.languages, self.length)
        self._kinds: Mapping[str, BlockSettings] = {}
        self.scale = ScaleRow(theme)
        self.participants, self.pages = QSpinBox(), QSpinBox()
        self._participants = Label(theme)
        self._chosen: int | None = None
        """The number of participants that was chosen; what is proposed is shown until then."""
        self.participants.setRange(1, _MOST_PARTICIPANTS)
        style_number(self.participants, theme)
        self.pages.setRange(1, _MOST_PAGES)
        style_number(self.pages, theme)
        self.pages.valueChanged.connect(lambda count: self.length.pick(f"{_PAGES_OF}{count}"))
        self.participants.valueChanged.connect(self._on_participants)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        for pills in (self._pills[:2], self._pills[2:]):
            row = QHBoxLayout()
            row.setSpacing(GRID)
            for pill in pills:
                pill.widest = _WIDEST
                row.addWidget(pill)
                pill.changed.connect(self._on_changed)
            if self.methods in pills:
                row.addSpacing(GRID)
                row.addWidget(self._participants)
                row.addWidget(self.participants)
            else:
                row.addWidget(self.pages)
            row.addStretch(1)
            column.addLayout(row)
        column.addWidget(self.scale)
        self.scale.changed.connect(self.changed)
        self.retranslate()

    def show_choices(self, kinds: Mapping[str, BlockSettings], draft: Draft) -> None:
        """Show a draft's choices among the kinds of pages that there are."""
        self._kinds = kinds
        for pill in self._pills:
            pill.blockSignals(True)
        self.retranslate()
        self.methods.choose(frozenset(draft.blocks))
        self.together.show_value("all" if draft.together else "one")
        self.languages.show_value("+".join(draft.languages))
        limits = ((_PAGES_OF, draft.pages), (_MINUTES_OF, draft.minutes))
        self.length.show_value(next((f"{kind}{most}" for kind, most in limits if most), ""))
        for pill in self._pills:
            pill.blockSignals(False)
        self._chosen = draft.participants
        self._name_participants()
        if self._chosen is not None:
            with QSignalBlocker(self.participants):
                self.participants.setValue(self._chosen)
        self._offer()
        self.scale.show_scale(draft.scale)
        self._offer_scale()

    def propose(self, participants: int) -> None:
        """Show this number of participants until another is chosen."""
        if self._chosen is None:
            with QSignalBlocker(self.participants):
                self.participants.setValue(participants)

    def put_into(self, draft: Draft) -> None:
        """Put the choices into a draft."""
        draft.together = self.together.value == "all"
        draft.languages = tuple(self.languages.value.split("+"))
        draft.use(self._chosen_kinds(), self.scale.scale)
        draft.pages = self._limit(_PAGES_OF)
        draft.minutes = self._limit(_MINUTES_OF)
        draft.participants = self._chosen

    def _chosen_kinds(self) -> dict[str, BlockSettings]:
        return {id: kind for id, kind in self._kinds.items() if id in self.methods.chosen}

    def _offer_scale(self) -> None:
        """Offer the scale of the chosen methods, in the chosen languages."""
        kinds = self._chosen_kinds().values()
        self.scale.offer(list(kinds), self.languages.value.split("+"))

    def _limit(self, kind: str) -> int | None:
        """The limit of this kind that is chosen; None where another or none is."""
        value = self.length.value
        return int(value.removeprefix(kind)) if value.startswith(kind) else None

    def _on_participants(self, number: int) -> None:
        self._chosen = number
        self._name_participants()
        self.changed.emit()

    def _name_participants(self) -> None:
        """Name the number of participants, as one that is proposed until it is chosen."""
        proposed = self.tr("Participants (proposed):")
        self._participants.set_text(proposed if self._chosen is None else self.tr("Participants:"))
        self.participants.setAccessibleName(self._participants.text().rstrip(":"))

    def _on_changed(self) -> None:
        self._offer()
        self._offer_scale()
        self.changed.emit()

    def _offer(self) -> None:
        """Show the choices that the methods leave, in words that fit their number."""
        blocks = list(self._chosen_kinds().values())
        self.together.setVisible(len(blocks) > 1)
        every = self.tr("both of them") if len(blocks) == 2 else self.tr("all of them")
        dealt = {"all": every, "one": self.tr("one of them")}
        self.together.set_values(self.tr("Each participant uses"), dealt)
        at_most = self.tr("at most {count:page|pages}")
        if len(blocks) > 1:
            at_most = self.tr("at most {count:page|pages} of each method")
        limits = {"": self.tr("all pages")}
        if any(hasattr(find_method(block.method), "limited") for block in blocks):
            counts = sorted({*_PAGES, self._limit(_PAGES_OF) or _PAGES[0]})
            limits |= {
                f"{_PAGES_OF}{count}": at_most.format(count=Amount(count)) for count in counts
            }
        if len(blocks) < 2 or self.together.value == "one" or can_share_minutes(blocks):
            about = self.tr("about {minutes} minutes")
            limits |= {f"{_MINUTES_OF}{m}": about.format(minutes=m) for m in _MINUTES}
        self.length.set_values(self.tr("A participant rates"), limits)
        pages = self._limit(_PAGES_OF)
        self.pages.setVisible(pages is not None)
        self.pages.setAccessibleName(self.tr("Most pages of a participant"))
        if pages is not None:
            with QSignalBlocker(self.pages):
                self.pages.setValue(pages)

    def retranslate(self) -> None:
        self.methods.set_facet(self.tr("Methods"), lambda: block_names(self._kinds))
        self.methods.name_again()
        names = {code: languages_text([code]) for code in PROGRAM_LANGUAGES}
        both = languages_text(list(names))
        self._name_participants()
        self.languages.set_values(
            self.tr("Sessions in"),
            {"+".join(names): both, **{code: language_in_words(code) for code in names}},
        )
        self._offer()
        self._offer_scale()


def languages_text(codes: Sequence[str]) -> str:
    """Languages as a sentence names them: all of the program's, or each."""
    if set(codes) == set(PROGRAM_LANGUAGES):
        return QCoreApplication.translate("MethodsRow", "English and German")
    return ", ".join(map(language_in_words, codes))
